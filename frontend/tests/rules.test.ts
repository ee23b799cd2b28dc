// The rules pages: no clause of docs/rules is missing from them, every paragraph and example has its words, and examples are only pictures.
import { FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GAMES } from "../src/boards";
import type { RulesPage } from "../src/boards/shared/rules";
import { settings } from "../src/lib/settings.svelte";
import { has, learnMore, speakOf } from "../src/lib/words.svelte";
import RulesBeside from "../src/pages/table/RulesBeside.svelte";
import RulesText from "../src/pages/rules/RulesText.svelte";

const CLAUSES = import.meta.glob<string>("../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const WORDS = import.meta.glob<string>("../../src/caravansary/locales/*/*-rules.ftl", { query: "?raw", import: "default", eager: true });
const clausesOf = (game: string): string[] => [...CLAUSES[`../../docs/rules/${game}.md`]!.matchAll(/^\| *([A-Z]{2}-\d\d[a-z]?) *\|/gm)].map(([, id]) => id!);

/** Every message of a rules page. */
function messages(game: string, { sections }: RulesPage): string[] {
  return sections.flatMap(({ id, paragraphs }) => [
    `${game}-rules-${id}`,
    ...paragraphs.flatMap(({ example }, i) => [`${game}-rules-${id}-${i + 1}`, ...(example ? [`${game}-rules-${id}-${i + 1}-shown`] : [])]),
  ]);
}

async function shown(game: string, edition: "spice" | "golem") {
  speakOf(edition, {}, game);
  const { container } = render(RulesText, { game, edition });
  await expect.poll(() => container.querySelector("figure"), { timeout: 20_000 }).not.toBeNull();
  return container;
}

beforeEach(() => {
  settings.language = "en";
});

describe.each(Object.keys(GAMES))("the rules of %s", (game) => {
  let page: RulesPage;
  beforeAll(async () => {
    page = await GAMES[game]!.rules!();
  });

  test("say every clause, or say why not, and no clause that is not there", () => {
    const said = page.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ clauses }) => clauses));
    const apart = page.apart ?? {};
    const known = clausesOf(game);
    expect(known.length).toBeGreaterThan(20);
    expect(known.filter((id) => !said.includes(id) && !(id in apart))).toEqual([]);
    expect([...said, ...Object.keys(apart)].filter((id) => !known.includes(id))).toEqual([]);
    expect(Object.entries(apart).filter(([id, reason]) => reason.length < 10 || said.includes(id))).toEqual([]);
  });

  test.each(["en", "fr"] as const)("have words for every paragraph and example, and no others (%s)", async (language) => {
    settings.language = language;
    await learnMore(game, "rules");
    const named = messages(game, page);
    expect(named.filter((id) => !has(id))).toEqual([]);
    const written = new FluentResource(WORDS[`../../src/caravansary/locales/${language}/${game}-rules.ftl`]!).body.map(({ id }) => id);
    expect(written.filter((id) => !named.includes(id))).toEqual([]);
  });

  test.each(["spice", "golem"] as const)("are drawn with pieces that can't be pressed (%s)", async (edition) => {
    const container = await shown(game, edition);
    const examples = page.sections.flatMap(({ paragraphs }) => paragraphs).filter(({ example }) => example).length;
    const figures = [...container.querySelectorAll("figure")];
    expect(figures).toHaveLength(examples);
    for (const figure of figures) {
      expect(figure.querySelector("[inert] svg, [inert] .tray"), figure.textContent ?? "").not.toBeNull();
      expect(figure.querySelector("figcaption")?.textContent?.length).toBeGreaterThan(8);
      for (const use of figure.querySelectorAll("use")) expect(use.getAttribute("href")).not.toMatch(/undefined|-$/);
    }
    expect([...container.querySelectorAll("[data-verb]")]).toEqual([]);
    expect([...container.querySelectorAll("button, [tabindex='0']")].filter((each) => !each.closest("[inert]"))).toEqual([]);
    expect(container.textContent).not.toMatch(/[a-z]-rules-|\{/);
    expect(container.querySelectorAll("nav a")).toHaveLength(page.sections.length);
  });
});

test("beside a table Escape puts the rules away, and the focus goes back to where it was", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  let closed = 0;
  const { unmount, container } = render(RulesBeside, { game: "spice-road", edition: "spice", reconstructed: 3, onclose: () => (closed += 1) });
  expect(document.activeElement?.textContent).toBe("The rules of Spice Road");
  expect(container.querySelector("[data-reconstructed]")?.textContent).toContain("3 values");
  container.querySelector("h1")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(closed).toBe(1);
  unmount();
  expect(document.activeElement).toBe(opener);
});
