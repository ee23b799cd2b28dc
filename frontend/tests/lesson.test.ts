// The first games as data, and where their words lie; tests/browser/test_lesson.py follows them.
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/boards";
import { arrow, placed } from "../src/lib/bubble";
import { changed, logOf, momentsOf } from "../src/lib/lesson";
import type { Position } from "../src/lib/position";
import { settings } from "../src/lib/settings.svelte";
import { dueTip, given, switchTips } from "../src/lib/tips";
import { learnMore } from "../src/lib/words.svelte";

const TAUGHT = Object.entries(GAMES).filter(([, game]) => game.lesson);

describe.each(TAUGHT)("the first game of %s", (game, known) => {
  test("goes on from moment to moment and ends with the end of the game", async () => {
    const lesson = await known.lesson!();
    const moments = momentsOf(lesson);
    expect(moments).toHaveLength(lesson.chapters.reduce((sum, { steps }) => sum + steps.length, 1));
    expect(moments.filter(({ view }) => view.phase === "over")).toEqual([moments.at(-1)]);
    expect(moments.at(-1)!.step).toBeNull();
    for (const { step, view } of moments) if (step?.act) expect(view.player, step.say).toBe(0);
    const log = logOf(moments.at(-1)!, game, "spice", ["Ana", "Mei"]);
    expect(log.length).toBeGreaterThan(1);
    for (const { words } of log) expect(words).not.toMatch(/\{|-did-/);
  });
});

test("a tip is given once, when its thing comes up, and all again when they are switched on again", async () => {
  settings.language = "en";
  await learnMore("spice-road", "lesson");
  const legal = ["play", "acquire", "rest"].map((verb, action) => ({ action, verb, arg: null }));
  const view = { goal: 6, final_round: false, seats: [{ claims: 0 }, { claims: 2 }] } as unknown as Position;
  switchTips(true);
  const first = dueTip("spice-road", view, legal, 0);
  expect(first).toBe("spice-road-tip-acquire");
  given(first!);
  expect(dueTip("spice-road", view, legal, 0)).toBeNull();
  const late = { ...view, seats: [{ claims: 5 }, { claims: 5 }] } as unknown as Position;
  expect(dueTip("spice-road", late, legal, 0)).toBe("tip-near");
  expect(dueTip("spice-road", { ...late, final_round: true }, legal, 0)).toBe("tip-last");
  expect(dueTip("spice-road", { ...late, seats: [{ claims: 5 }, { claims: 2 }] } as unknown as Position, legal, 0)).toBeNull();
  switchTips(true);
  expect(dueTip("spice-road", view, legal, 0)).toBe(first);
});

test("a change is made part by part", () => {
  const before = { a: [1, 2], b: { c: 1, d: { e: null } }, gone: 1 };
  expect(changed(before, { a: { 1: { "=": 5 } }, b: { d: { "=": null } }, gone: {}, new: { "=": [] } })).toEqual({ a: [1, 5], b: { c: 1, d: null }, new: [] });
  expect(before.gone).toBe(1);
});

const room = { width: 390, height: 844 };
const size = { width: 374, height: 150 };
const own = { x: 0, y: 560, width: 390, height: 284 };
const over = (a: { x: number; y: number; width: number; height: number }, b: typeof a): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each([
  ["a card in the hand", { x: 20, y: 720, width: 70, height: 100 }],
  ["a card of the market", { x: 200, y: 330, width: 100, height: 140 }],
  ["a card at the top", { x: 10, y: 60, width: 70, height: 100 }],
])("words about %s cover neither it nor one's own place", (_, piece) => {
  const at = { ...placed(size, piece, own, room), ...size };
  expect(over(at, piece)).toBe(false);
  expect(over(at, own)).toBe(false);
  expect(at.y).toBeGreaterThan(0);
  const closer = { x: 60, y: at.y - 20, width: 200, height: 100 };
  expect(over({ ...placed(size, { ...piece, width: 10 }, null, { width: 1200, height: 900 }, closer), ...size }, closer)).toBe(false);
  const [x1, y1, x2, y2] = arrow(at, piece);
  expect(x1 >= at.x && x1 <= at.x + at.width && y1 >= at.y && y1 <= at.y + at.height).toBe(true);
  expect(x2 >= piece.x && x2 <= piece.x + piece.width && y2 >= piece.y && y2 <= piece.y + piece.height).toBe(true);
});
