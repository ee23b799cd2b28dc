// What is drawn to fit: the boards at the foot of islands, the map in its sea, places in their panels.
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/boards";
import { box, drawnOut, halfAt, places } from "../src/boards/eastern-wonders/places";
import { FOOT, plan } from "../src/boards/eastern-wonders/plaque";
import type { EasternWondersPosition } from "../src/boards/eastern-wonders/view";
import { room, WIDE, type Load } from "../src/boards/endless-world/room";

const { view, catalogue } = await GAMES["eastern-wonders"]!.fixture!();
const tiles = Object.values(catalogue).filter(({ give }) => give);
const costs = Object.values(catalogue).filter(({ cost, points }) => cost && points);

describe.each([1, 1.2, 1.6])("in hexes drawn out by %d", (wide) => {
  test.each(["spice", "golem"] as const)("every board of the %s sea stays inside its hex and leaves the island to be seen", (edition) => {
    expect([tiles.length, costs.length].every((count) => count >= 10)).toBe(true);
    for (const { give = "", gain = "" } of tiles) {
      const { half, top, size } = plan(give, gain, edition, wide);
      expect(half).toBeLessThanOrEqual(halfAt(top, wide));
      expect(top).toBeGreaterThan(0);
      expect(size).toBeGreaterThan(11);
    }
    for (const { cost = "", points = 0 } of costs) {
      const { half, top } = plan(cost, Number(points), edition, wide);
      expect(half).toBeLessThanOrEqual(halfAt(Math.max(0, top), wide));
      expect(top).toBeLessThan(FOOT);
    }
  });
});

test("the map fills its sea, as long as islands still look like islands", () => {
  const { map } = view as EasternWondersPosition;
  const shape = (width: number, height: number): number => {
    const wide = drawnOut(map, width, height);
    const around = box(places(map, wide), wide);
    return around.width / around.height / (width / height);
  };
  expect(shape(700, 700)).toBeCloseTo(1, 1);
  expect(shape(1110, 900)).toBeCloseTo(1, 1);
  expect(drawnOut(map, 300, 900)).toBe(1);
  expect(drawnOut(map, 3000, 900)).toBe(1.6);
  expect(drawnOut(map, 0, 0)).toBe(1);
});

describe("places and cards share the height of the panels", () => {
  const loads: Load[] = [{ golems: true, rows: 2 }, { golems: true, rows: 2 }, { golems: false, rows: 3 }, { golems: false, above: 170, rows: 3 }];
  const sizes = [[740, 450], [1040, 600], [1100, 580], [1500, 740], [1990, 1000]] as const;
  test.each(sizes)("in %d by %d", (width, height) => {
    const { tall, golem, card, least } = room(width, height, 16, loads);
    const unit = ((width - 28.8) / 4 - 25.6) / 2 / WIDE;
    expect(least).toBeLessThanOrEqual(height);
    expect(unit * (2 * tall + golem) + card * 1.42).toBeLessThan(height);
    expect(unit * 3 * tall + 170).toBeLessThan(height);
    expect(golem).toBeLessThanOrEqual(tall);
    // A place is never the strip it once was: its square and its sign have room above each other.
    expect(tall).toBeGreaterThanOrEqual(100);
  });
  test("more height makes places higher, never lower", () => {
    const grown = [400, 500, 600, 700, 800, 900].map((height) => room(1040, height, 16, loads).tall);
    expect(grown).toEqual([...grown].sort((a, b) => a - b));
    expect(grown.at(-1)).toBeGreaterThan(grown[0]!);
  });
});
