// A game that this client does not bring along: its view, its legal actions and the words the server sends are enough.
import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES, gameOf } from "../src/boards";
import { shapeOf } from "../src/boards/plain/shape";
import type { Fixture } from "../src/boards/shared/game";
import type { LegalAction } from "../src/lib/position";
import { settings } from "../src/lib/settings.svelte";
import { toldTurn } from "../src/lib/tell";
import { card, has, learn, speakOf, titleOf } from "../src/lib/words.svelte";

const GAME = "far-country";
const Plain = await gameOf(GAME).board();
const FIXTURES: Record<string, Fixture> = {};
for (const [id, game] of Object.entries(GAMES)) FIXTURES[id] = await game.fixture!();

/** The same position as of a game that nobody here has heard of. */
function foreign({ view, legal, catalogue, names }: Fixture) {
  const renamed = legal.map((each): LegalAction => ({ ...each, text: { id: each.text!.id.replace(view.game, GAME), args: each.text!.args } }));
  return { view: { ...view, game: GAME }, legal: renamed, catalogue, names, edition: "spice", seat: 0 };
}

function lay(given: object) {
  const onact = vi.fn();
  const { container } = render(Plain, { ...given, onact } as never);
  return { container, onact, buttons: [...container.querySelectorAll<HTMLElement>("button[data-verb]")] };
}

beforeEach(() => {
  settings.language = "en";
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
});

describe.each(Object.entries(FIXTURES))("the position of %s, as one of an unknown game", (_, fixture) => {
  test("every legal action is a button that says it and does it", async () => {
    const given = foreign(fixture);
    const { buttons, onact } = lay(given);
    expect(buttons.map(({ textContent }) => textContent)).toEqual(given.legal.map(({ verb, arg }) => [verb, arg].filter(Boolean).join(" ")));
    for (const button of buttons) await fireEvent.click(button);
    expect(onact.mock.calls.flat()).toEqual(given.legal.map(({ action }) => action));
  });

  test("everybody's place and everything on the table is shown", () => {
    const { container } = lay(foreign(fixture));
    const shown = container.textContent;
    for (const name of fixture.names) expect(shown).toContain(name);
    const ids = JSON.stringify(fixture.view).match(/"[a-z]\d\d"/g) ?? [];
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) expect(shown).toContain(JSON.parse(id));
    expect(shown).not.toMatch(/\[object|undefined|NaN|\{/);
    expect(container.querySelectorAll(".tray")).toHaveLength(fixture.names.length);
  });

  test("axe finds nothing in it", async () => {
    const { container } = lay(foreign(fixture));
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

test("a spectator can do nothing, and a recommended action is lit", () => {
  const given = foreign(FIXTURES["spice-road"]!);
  expect(lay({ ...given, seat: null, legal: [] }).buttons).toEqual([]);
  const [first] = given.legal;
  expect(lay({ ...given, hinted: first!.action }).container.querySelector(".hinted")!.getAttribute("data-verb")).toBe(first!.verb);
});

test("a view of the least that a game can show is drawn, too", () => {
  const view = { game: GAME, edition: "spice", players: 2, round: 0, player: 0, final_round: false, phase: "bid", scores: null, deck: 7, open: true, row: [], last: null, grid: [[1, 2], [3]], note: "" };
  const { container, buttons } = lay({ view, catalogue: {}, legal: [{ action: 4, verb: "bid", arg: "3" }], names: ["Ana", "Ben"], edition: "spice", seat: 0 });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["bid 3"]);
  expect(container.querySelector("[data-prompt]")!.textContent).toBe("bid");
  expect(container.querySelector(".progress")).toBeNull();
  expect(screen.getByText("Open").nextElementSibling!.textContent).toBe("yes");
});

test("values are told apart by their looks", () => {
  const catalogue = { c1: { gain: "1" } };
  const is = (value: unknown, name = "thing") => shapeOf(value, name, catalogue).is;
  expect([is("112", "caravan"), is("112", "round"), is("", "cubes"), is("c1"), is(12), is(null), is([]), is({}), is(["c1", "x"]), is([{ a: 1 }]), is({ a: 1 })]).toEqual(
    ["pile", "word", "pile", "card", "word", "nothing", "nothing", "nothing", "row", "list", "group"],
  );
});

describe("its words", () => {
  const WORDS = `far-country-title = Far Country\nfar-country-bid = Bid { $arg }\nfar-country-did-bid = bids { $arg }\nfar-country-phase-bid = Make a bid.\nfar-country-card-gift = a gift of { CUBES($gain) }\nfar-country-view-deck = Cards left`;
  test("a server without them leaves ids and notation, and is asked again another time", async () => {
    await learn(GAME);
    expect(has(`${GAME}-title`)).toBe(false);
    expect(titleOf(GAME)).toBe(GAME);
    expect(toldTurn([{ id: `${GAME}-bid`, args: { arg: "3" } }, { id: `${GAME}-done`, args: {} }], GAME, "spice")).toBe("bid 3");
  });

  test("come from the server in the language of the page, once", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (url: URL) => {
      asked.push(url.pathname + url.search);
      return Promise.resolve(Response.json({ lang: "en", words: WORDS }));
    });
    const view = { ...FIXTURES["spice-road"]!.view, game: GAME, phase: "bid", deck: 7 };
    const text = { id: `${GAME}-bid`, args: { arg: "3" } };
    const { container, buttons } = lay({ view, catalogue: {}, legal: [{ action: 4, verb: "bid", arg: "3", text }], names: ["Ana", "Ben", "Cai", "Dua"], edition: "spice", seat: 0 });
    await learn(GAME);
    await learn(GAME);
    expect(asked).toEqual([`/api/games/${GAME}/words?lang=en`]);
    await vi.waitFor(() => expect(buttons[0]!.textContent).toBe("Bid 3"));
    expect(container.querySelector("[data-prompt]")!.textContent).toBe("Make a bid.");
    expect(screen.getByText("Cards left")).toBeTruthy();
    expect(titleOf(GAME)).toBe("Far Country");
    expect(toldTurn([text, text], GAME, "spice")).toBe("bids 3 (2 times)");
    speakOf("spice", { g: { kind: "gift", gain: "112" } }, GAME);
    expect(card("g")).toBe("a gift of 2 yellow and 1 red");
  });
});
