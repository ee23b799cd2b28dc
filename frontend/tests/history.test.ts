// Finished games on this device: what is kept of a table, what it survives, and what the games say together.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { LogLine, TableState } from "../src/lib/contract";
import { dailyLevel, dailyLine, today } from "../src/lib/daily";
import { add, history, keep, merged, MOST, nextLevel, playedOf, readAgain, readHistory, writtenHistory, type Played } from "../src/lib/history.svelte";
import { house } from "../src/lib/house.svelte";
import { settings } from "../src/lib/settings.svelte";
import { achievements, statistics } from "../src/lib/statistics";
import History from "../src/pages/History.svelte";

const KEY = "caravansary.history";
const LEVELS = ["apprentice", "peddler", "drover"];
let nth = 0;

function game(more: Partial<Played> = {}): Played {
  nth += 1;
  const outcome = more.outcome ?? "won";
  return { table: `t${nth}`, at: 1_700_000_000_000 + nth * 1000, game: "spice-road", edition: "spice", seat: 0, names: ["Ana", "Zeno"], levels: [null, "peddler"], points: outcome === "won" ? [90, 80] : [70, 80], outcome, turns: 20, seconds: 200, did: { acquire: 9, rest: 9 }, sheet: { total: 90 }, daily: null, ...more };
}

function over(more: object = {}): TableState {
  const seats = [{ kind: "bot", name: "Zeno", bot: "level:peddler", covered: null, yours: false }, { kind: "person", name: "Ana", bot: null, covered: null, yours: true }];
  return { table: "k1", status: "over", game: "spice-road", edition: "golem", created: 1000, updated: 2000, begins: "lot", daily: null, you: { seats: [1], seat: 1, host: true }, seats, result: { scores: [80, 91], winner: 1, sheets: [{ total: 80 }, { total: 91 }], seed: "1" }, ...more } as unknown as TableState;
}

const line = (seat: number, at: number, verbs: string[], by = seat ? "person" : "bot") => ({ seat, at, by, texts: verbs.map((verb) => ({ id: `spice-road-${verb}`, args: {} })) }) as unknown as LogLine;
const LOG = [line(0, 1010, ["play"]), line(1, 1030, ["acquire", "pay"]), line(0, 1031, ["rest"]), line(1, 5031, ["claim"])];

beforeEach(() => {
  localStorage.clear();
  nth = 0;
  Object.assign(history, { games: [], bad: 0, full: false });
  Object.assign(settings, { language: "en" });
});

test("a finished game is kept once: the points, the rival, what was done and how long it took", () => {
  keep(over(), LOG);
  keep(over(), LOG);
  expect(history.games).toHaveLength(1);
  const kept = readHistory(localStorage.getItem(KEY)!)!.games[0]!;
  // A pause of more than five minutes is no thought.
  expect(kept).toMatchObject({ table: "k1", at: 5_031_000, edition: "golem", seat: 1, levels: ["peddler", null], points: [80, 91], outcome: "won", turns: 2, seconds: 320, did: { acquire: 1, pay: 1, claim: 1 } });
});

test("only one's own game from beginning to end is kept", () => {
  expect(playedOf(over({ status: "playing" }), LOG)).toBeNull();
  expect(playedOf(over({ begins: null }), LOG)).toBeNull();
  expect(playedOf(over({ you: { seats: [], seat: null, host: false } }), LOG)).toBeNull();
  expect(playedOf(over({ you: { seats: [0, 1], seat: 0, host: true } }), LOG)).toBeNull();
  expect(playedOf(over(), [...LOG, line(1, 5040, ["rest"], "cover")])).toBeNull();
});

test("bad data costs what is bad, in one line, and no more", async () => {
  const good = game();
  localStorage.setItem(KEY, JSON.stringify({ format: "caravansary history 1", games: [good, null, { ...good, points: ["x", 1] }, { ...good, seat: 7 }, { ...good, at: 1e99 }, { ...good, outcome: "great" }] }));
  readAgain();
  expect(history.games).toEqual([good]);
  render(History);
  expect(screen.getByRole("alert").textContent).toBe("5 entries could not be read and were left out.");
  for (const text of ["", "{", "[]", "null", '{"format":"another"}', '{"format":"caravansary history 1","games":3}']) expect(readHistory(text)).toBeNull();
  localStorage.setItem(KEY, "{broken");
  add([game()]);
  expect(readHistory(localStorage.getItem(KEY)!)!.games).toHaveLength(1);
});

test("what a file adds is added once, and the oldest games give way", () => {
  const [first, second] = [game(), game()];
  const file = readHistory(writtenHistory([first, second]))!;
  add([second]);
  add(file.games);
  add(file.games);
  expect(history.games).toEqual([first, second]);
  const many = Array.from({ length: MOST + 5 }, () => game());
  expect(merged([], many)).toEqual(many.slice(5));
});

test("figures are by game and level; practice at a known deal does not count", () => {
  const games = [game(), game({ outcome: "lost" }), game({ points: [101, 80], seconds: 400 }), game({ levels: [null, "drover"] }), game({ daily: { date: "2026-11-18", counts: false } }), game({ names: ["a", "b", "c"], levels: [null, "drover", null], points: [9, 8, 7] })];
  const [peddler, drover, people] = statistics(games);
  expect(peddler).toEqual({ game: "spice-road", edition: "spice", level: "peddler", played: 3, won: 2, average: 87, best: 101, streak: 1, longest: 1, pace: 800 / 60 });
  expect([drover!.level, drover!.played, people!.level]).toEqual(["drover", 1, "people"]);
});

test("three wins of the last four propose the next level, at the strongest there is none", () => {
  const results = (...outcomes: Played["outcome"][]) => outcomes.map((outcome) => game({ outcome }));
  expect(nextLevel(results("won", "won"), "spice-road", LEVELS)).toBeNull();
  expect(nextLevel(results("won", "lost", "won", "won"), "spice-road", LEVELS)).toBe("drover");
  expect(nextLevel(results("won", "won", "won", "lost", "lost"), "spice-road", LEVELS)).toBeNull();
  expect(nextLevel(results("won", "won", "won"), "endless-world", LEVELS)).toBeNull();
  expect(nextLevel(results("won", "won", "won"), "spice-road", ["apprentice", "peddler"])).toBeNull();
});

test("achievements say how one played, and at which table first", () => {
  const ids = (games: Played[]) => achievements(games).filter(({ at }) => at !== null).map(({ id, game: of }) => `${of ?? ""} ${id}`.trim());
  expect(ids([game({ outcome: "lost" })])).toEqual([]);
  expect(ids([game({ points: [81, 80], seat: 0 })])).toEqual(["first", "hair"]);
  expect(ids([game({ points: [80, 120], seat: 1, levels: ["grand-master", null], seconds: 100, did: { rest: 2, acquire: 4 } })])).toEqual(["first", "far", "after", "swift", "master", "spice-road thrift", "spice-road tireless"]);
  const row = [game(), game(), game(), game({ edition: "golem" })];
  expect(ids(row)).toEqual(["first", "row", "worlds"]);
  expect(achievements(row).find(({ id }) => id === "row")!.table).toBe(row[2]!.table);
  const days = (...list: number[]) => list.map((day) => game({ outcome: "lost", daily: { date: `2026-11-${10 + day}`, counts: true } }));
  expect(ids(days(1, 2, 3, 4, 5, 6, 7))).toEqual(["week"]);
  expect(ids(days(1, 2, 3, 5, 6, 7, 8))).toEqual([]);
  expect(ids([game({ daily: { date: "2026-11-18", counts: false } })])).toEqual([]);
});

test("the daily deal is that of the calendar here, and its result is one line", () => {
  Object.assign(house, { about: { daily: ["a", "b", "c", "d", "e", "f", "g"] } });
  expect(today(new Date(2026, 10, 8, 0, 5))).toBe("2026-11-08");
  expect(["2026-11-16", "2026-11-18", "2026-11-22"].map(dailyLevel)).toEqual(["a", "c", "g"]);
  expect(dailyLine(game({ daily: { date: "2026-11-18", counts: true } }))).toMatch(/^Caravansary 2026-11-18 · .+ · 90–80 \(Peddler\) · won$/);
});

test("a page shows games, figures and achievements, in both languages, and takes a file in", async () => {
  house.about = null;
  add([game(), game({ outcome: "lost", points: [60, 80] })]);
  render(History);
  expect(document.querySelector('[data-group="spice-road peddler"]')!.textContent).toMatch(/Played\s*2\s*Won\s*1/);
  expect(screen.getByRole("link", { name: /lost.*60 : 80.*Zeno \(Peddler\)/ }).getAttribute("href")).toBe("#/table/t2");
  const field = screen.getByLabelText("Load a file");
  const load = async (text: string) => {
    const file = new File([text], "history.json");
    file.text = async () => text;
    await fireEvent.change(field, { target: { files: [file] } });
  };
  await load(writtenHistory([game(), game()]));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 games added."));
  await load("no history");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("This file holds no history."));
  settings.language = "fr";
  expect(await screen.findByRole("heading", { name: "Historique" })).toBeTruthy();
});
