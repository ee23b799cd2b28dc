// The pictures: repeatable, different from card to card, and legible.
import { describe, expect, test } from "vitest";
import { contrast, darker, lighter } from "../src/art/colours";
import { golemScene } from "../src/art/golem/scene";
import { harbour, island } from "../src/art/islands";
import { WOOD } from "../src/art/pieces";
import { portrait } from "../src/art/portraits";
import { GAMES } from "../src/boards";
import { spiceScene } from "../src/art/spice/scene";
import { SEATS } from "../src/pieces/seats";
import looks from "../src/styles/looks.css?raw";

const { catalogue } = await GAMES["spice-road"]!.fixture!();
const ids = Object.keys(catalogue);
const worthOf = (id: string) => ({ points: Number(catalogue[id]!["points"]), cost: String(catalogue[id]!["cost"]) });

describe("scenes", () => {
  test.each([["spice", spiceScene], ["golem", golemScene]] as const)("%s: same id, same picture; other id, other picture", (_, draw) => {
    const pictures = ids.map((id) => draw(id, 168, 120, false, "k"));
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.map((id) => draw(id, 168, 120, false, "k"))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(ids.length);
    expect(draw("m01", 168, 120, true, "k")).not.toBe(draw("m01", 168, 120, false, "k"));
  });
  test("no scene holds a number that is none", () => {
    for (const id of ids) expect(spiceScene(id, 168, 120, false, "k") + golemScene(id, 168, 120, true, "k") + golemScene(id, 168, 190, true, "k", true)).not.toMatch(/NaN|undefined/);
  });
  test("a golem grows with its points, and carries a crystal for each cube of its price", () => {
    const golems = ids.filter((id) => catalogue[id]!["points"]).map((id) => ({ ...worthOf(id), drawn: golemScene("p01", 168, 190, true, "k", worthOf(id)) }));
    const size = (drawn: string) => Number(/translate\(0 0\) scale\(([\d.]+)\)/.exec(drawn)![1]);
    for (const a of golems) for (const b of golems) if (a.points < b.points) expect(size(a.drawn)).toBeLessThan(size(b.drawn));
    expect(new Set(golems.map(({ drawn }) => drawn)).size).toBe(new Set(golems.map(({ points, cost }) => `${points} ${cost}`)).size);
    const dear = (cost: string) => golemScene("p01", 168, 190, true, "k", { points: 12, cost });
    expect(dear("1444").split("#e04fc8").length).toBeGreaterThan(dear("1114").split("#e04fc8").length);
  });
});

describe.each(["spice", "golem"] as const)("islands of the %s sea", (edition) => {
  const tiles = Array.from({ length: 24 }, (_, i) => ({ id: `m${String(i + 1).padStart(2, "0")}`, icon: ["ginger", "chili", "tea", "cloves"][Math.floor(i / 6)]! }));
  test("every market has a silhouette of its own, wherever and whenever it is drawn", () => {
    // Without its numbers a drawing is its shapes and colours: what remains different is another landmark.
    const landmarks = tiles.map(({ id, icon }) => island(id, edition, "light", 1, icon).replace(/-?[\d.]+/g, ""));
    expect(new Set(landmarks).size).toBe(tiles.length);
    for (const { id, icon } of tiles) expect(island(id, edition, "dark", 1.4, icon)).toBe(island(id, edition, "dark", 1.4, icon));
  });
  test("no drawing holds a number that is none", () => {
    for (const wide of [1, 1.6]) expect(tiles.map(({ id, icon }) => island(id, edition, "light", wide, icon)).join("") + harbour("A1", edition, "dark", wide) + island("A1", edition, "dark", wide)).not.toMatch(/NaN|undefined/);
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

test("every level and every traveller has a face of their own, in both worlds", () => {
  const known = ["porter", "apprentice", "peddler", "drover", "trader", "merchant", "grand-master", "Rashid", "Mei", "Zeno", "Amina", "Ibn", "somebody", "somebody else", ""];
  for (const edition of ["spice", "golem"] as const) {
    const faces = known.map((who) => portrait(who, edition));
    expect(new Set(faces).size).toBe(known.length);
    expect(known.map((who) => portrait(who, edition))).toEqual(faces);
    for (const face of faces) expect(face).not.toMatch(/NaN|undefined/);
  }
});

test("white letters are legible on every player's colour", () => {
  for (const colour of SEATS) expect(contrast("#ffffff", colour)).toBeGreaterThanOrEqual(4.5);
});
