// The log in pictures, by rounds, and the score that follows from what everybody has seen.
import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../src/boards";
import type { SpiceRoadPosition } from "../src/boards/spice-road/view";
import { roundsOf, scoreOf } from "../src/lib/score";
import { settings } from "../src/lib/settings.svelte";
import { picturedTurn, toldTurn } from "../src/lib/tell";
import { speakOf } from "../src/lib/words.svelte";

const GAME = GAMES["spice-road"]!;
const Board = await GAME.board();
const fixture = await GAME.fixture!();
const text = (verb: string, args: Record<string, unknown> = {}) => ({ id: `spice-road-${verb}`, args });
const TRADE = { arg: "m10", kind: "trade", give: "2", gain: "111", upgrades: 0 };

beforeEach(() => {
  settings.language = "en";
});

test("an exchange that is repeated is one picture with its number of times", () => {
  expect(picturedTurn([text("play", TRADE), text("again", TRADE), text("done")], "spice-road")).toEqual([
    [{ is: "word", word: "trades" }, { is: "pile", pile: "2" }, { is: "to" }, { is: "pile", pile: "111" }, { is: "times", times: 2 }],
  ]);
});

test("a claim shows its points and which coin it brought; raises that are the same are counted", () => {
  const claim = (coin: string) => picturedTurn([text("claim", { arg: "p01", points: 6, cost: "1122", coin })], "spice-road")![0]!;
  expect(claim("gold")).toContainEqual({ is: "symbol", symbol: "*-gold" });
  expect(claim("silver")).toContainEqual({ is: "symbol", symbol: "*-silver" });
  expect(claim("none").some(({ is }) => is === "symbol")).toBe(false);
  const raise = { from: "1", to: "2" };
  expect(picturedTurn([text("play", { arg: "s2", kind: "upgrade", upgrades: 2 }), text("raise", raise), text("raise", raise)], "spice-road")).toEqual([
    [{ is: "word", word: "raises" }, { is: "pile", pile: "1" }, { is: "to" }, { is: "pile", pile: "2" }, { is: "times", times: 2 }],
  ]);
});

test("every verb of every game has its picture, with words that exist in both languages", () => {
  const args = { arg: "1", kind: "trade", give: "1", gain: "2", cubes: "1", cost: "1", points: 2, merchants: 2, expelled: 1, from: "1", to: "2", icon: "tea", icon1: "tool", icon2: "none", seat: 1, count: 2, coin: "none", crystals: "1" };
  const verbs: Record<string, string[]> = {
    "spice-road": ["play", "acquire", "claim", "rest", "again", "raise", "pay", "discard"],
    "eastern-wonders": ["lot", "boat", "move", "leave", "toll", "take", "build", "pay", "bonus", "raise", "trade", "again", "claim", "harvest", "discard"],
    "endless-world": ["activate", "rest", "take", "claim", "explore", "trade", "again", "raise", "discard"],
  };
  const log = Object.entries(verbs).flatMap(([game, all]) =>
    all.map((verb) => {
      const steps = picturedTurn([{ id: `${game}-${verb}`, args }], game);
      expect(steps, `${game} ${verb}`).not.toBeNull();
      return { seat: 1, words: "x", steps, round: 3 };
    }),
  );
  for (const language of ["en", "fr"] as const) {
    settings.language = language;
    const { container } = render(Board, { ...fixture, edition: "spice", seat: 0, onact: () => undefined, log } as never);
    expect(container.querySelectorAll(".log .steps")).toHaveLength(log.length);
    expect(container.querySelector(".log")!.textContent).not.toMatch(/log-[a-z]/);
  }
});

test("a line says in words what it shows, turns are grouped by rounds, and pressing one asks for its moment", async () => {
  speakOf("spice", fixture.catalogue, "spice-road");
  const steps = picturedTurn([text("play", TRADE)], "spice-road");
  const words = toldTurn([text("play", TRADE)], "spice-road", "spice");
  const onlog = vi.fn();
  const log = [0, 1, 2, 3, 0].map((seat, i) => ({ seat, words, steps, round: i < 4 ? 11 : 12 }));
  const { container } = render(Board, { ...fixture, edition: "spice", seat: 0, onact: () => undefined, log, onlog } as never);
  expect([...container.querySelectorAll(".log .round")].map((each) => each.textContent)).toEqual(["Round 12", "Round 11"]);
  const lines = [...container.querySelectorAll(".log [data-line]")];
  expect(lines[1]!.querySelector(".visually-hidden")!.textContent).toBe("Mei trades 1 red for 3 yellow");
  expect(lines[1]!.querySelectorAll(".pile .piece")).toHaveLength(4);
  await fireEvent.click(lines[1]!);
  expect(onlog).toHaveBeenCalledExactlyOnceWith(3);
});

test("looking back, the log and the lines of the others end where one looks", () => {
  const log = [1, 2, 1].map((seat, i) => ({ seat, words: `turn ${i}`, round: 1 }));
  const { container } = render(Board, { ...fixture, edition: "spice", seat: 0, onact: () => undefined, log, at: 1 } as never);
  expect(container.querySelector(".rival[data-seat='1'] .lately")!.textContent).toBe("turn 0");
  expect(container.querySelectorAll(".log [data-line]")).toHaveLength(2);
});

test("rounds are counted back from the one at play, also in the middle of a turn and at the end", () => {
  expect(roundsOf([0, 1, 2, 0, 1, 2, 0], { round: 9, player: 1, phase: "turn" })).toEqual([7, 7, 7, 8, 8, 8, 9]);
  expect(roundsOf([0, 1, 0, 1], { round: 3, player: 0, phase: "turn" })).toEqual([1, 1, 2, 2]);
  expect(roundsOf([0, 1, 0], { round: 2, player: 0, phase: "upgrade" })).toEqual([1, 1, 2]);
  expect(roundsOf([0, 1, 0, 1], { round: 2, player: 1, phase: "over" })).toEqual([1, 1, 2, 2]);
});

test("a score is what shows, with the claims that everybody saw for what lies face down, or at least that", () => {
  const seat = (sheet: Record<string, number | null>, claims: number) => ({ sheet, claims, limit: 10, missing: {} });
  expect(scoreOf(seat({ cards: 20, gold: 3, cubes: 1 }, 2), [])).toEqual({ points: 24, least: false });
  expect(scoreOf(seat({ cards: null, gold: 3, cubes: 1 }, 2), [12, 8])).toEqual({ points: 24, least: false });
  expect(scoreOf(seat({ cards: null, gold: 3, cubes: 1 }, 2), [8])).toEqual({ points: 12, least: true });
  expect(scoreOf({ claims: 0, limit: 10, missing: {} }, [])).toBeNull();
});

test("every place tells its score", () => {
  const view = fixture.view as SpiceRoadPosition;
  const { container } = render(Board, { ...fixture, edition: "spice", seat: 0, onact: () => undefined, log: [] } as never);
  expect(container.querySelectorAll("[data-score]")).toHaveLength(view.players);
});
