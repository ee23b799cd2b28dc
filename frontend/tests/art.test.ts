// The pictures: repeatable, different from card to card, and legible.
import { describe, expect, test } from "vitest";
import { contrast, darker, lighter } from "../src/art/colours";
import { golemScene } from "../src/art/golem/scene";
import { WOOD } from "../src/art/pieces";
import { GAMES } from "../src/boards";
import { spiceScene } from "../src/art/spice/scene";
import { SEATS } from "../src/pieces/seats";
import looks from "../src/styles/looks.css?raw";

const ids = Object.keys((await GAMES["spice-road"]!.fixture!()).catalogue);

describe("scenes", () => {
  test.each([["spice", spiceScene], ["golem", golemScene]] as const)("%s: same id, same picture; other id, other picture", (_, draw) => {
    const pictures = ids.map((id) => draw(id, 168, 120, false, "k"));
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.map((id) => draw(id, 168, 120, false, "k"))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(ids.length);
    expect(draw("m01", 168, 120, true, "k")).not.toBe(draw("m01", 168, 120, false, "k"));
  });
  test("no scene holds a number that is none", () => {
    for (const id of ids) expect(spiceScene(id, 168, 120, false, "k") + golemScene(id, 168, 120, true, "k")).not.toMatch(/NaN|undefined/);
  });
});

type Look = Record<string, string>;
function look(edition: string, shade: string): Look {
  const block = looks.split(`[data-edition="${edition}"][data-shade="${shade}"] {`)[1]!.split("}")[0]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
}

describe.each([["spice", "light"], ["spice", "dark"], ["golem", "light"], ["golem", "dark"]])("contrast in %s %s", (edition, shade) => {
  const colours = look(edition, shade);
  test.each([["ink", "ground"], ["ink", "ground-deep"], ["ink", "panel"], ["ink", "mat"], ["ink-soft", "ground"], ["ink-soft", "panel"], ["ink-soft", "mat"], ["ink", "well"], ["accent-ink", "accent"], ["accent", "panel"], ["band-ink", "band"], ["slot-ink", "slot"], ["ink-soft", "well"]])(
    "text %s on %s is at least 4.5:1",
    (text, ground) => expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5),
  );
  test.each([["piece-edge", "slot"], ["piece-edge", "well"], ["piece-edge", "ground"], ["piece-edge", "mat"], ["legal", "mat"], ["legal", "panel"], ["focus", "ground"], ["focus", "panel"]])(
    "edge %s on %s is at least 3:1",
    (edge, ground) => expect(contrast(colours[edge]!, colours[ground]!)).toBeGreaterThanOrEqual(3),
  );
});

test("the mark of every wooden cube stands out from its top", () => {
  for (const { tone, mark } of Object.values(WOOD)) expect(contrast(mark, lighter(tone, 0.1))).toBeGreaterThanOrEqual(3);
  expect(contrast("#000000", darker("#ffffff", 1))).toBe(1);
});

test("white letters are legible on every player's colour", () => {
  for (const colour of SEATS) expect(contrast("#ffffff", colour)).toBeGreaterThanOrEqual(4.5);
});
