// Going through a game: turns played again decision by decision, notes, sharing, and how sure a chance is.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Live } from "../src/lib/live.svelte";
import { moments, REPLAYED } from "../src/lib/moments.svelte";
import { asNotes, gameIn, keepNotes, notesOf, sharedGame } from "../src/lib/notes.svelte";
import { bandOf, piecesOf } from "../src/lib/review";
import { settings } from "../src/lib/settings.svelte";
import { asPosition } from "../src/lib/share";
import Replay from "../src/pages/table/Replay.svelte";

const LOG = [{ seat: 0, from: 0, to: 1 }, { seat: 1, from: 1, to: 4 }, { seat: 0, from: 4, to: 5 }].map((line) => ({ ...line, turn: "rest", texts: [{ id: "spice-road-rest", args: { count: 1 } }], by: "person", event: 1, at: 0 }));
const ANALYSIS = { status: "ready", simulations: 12, chances: [0, 1, 4, 5].map((decision) => ({ decision, chances: [0.5, 0.5] })), turning: [{ decision: 1, seat: 1, turn: "rest", lost: 0.2, better: "claim p01", texts: [{ id: "spice-road-claim", args: { arg: "p01", points: 6, cost: "1122", coin: "none" } }] }] };
const live = () => ({ table: "t1", log: LOG, state: { table: "t1", status: "over", game: "spice-road", edition: "spice", decisions: 5, stuck: null, you: { seats: [0], seat: 0 }, seats: [{ name: "Amina" }, { name: "Zeno" }] } }) as unknown as Live;
let asked: string[] = [];

beforeEach(() => {
  Object.assign(settings, { language: "en", pace: "brisk" });
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", async (url: URL) => {
    const path = url.pathname.replace("/api/", "");
    asked.push(path);
    const decision = /at\/(\d+)$/.exec(path)?.[1];
    const answers: Record<string, unknown> = { "tables/t1/analysis": ANALYSIS, about: { games: {}, bots: [{ spec: "apprentice" }], preparing: [] }, tables: { tables: [] }, "tables/t1/record": { a: "record" } };
    return new Response(JSON.stringify(decision ? { view: { decision: Number(decision) } } : answers[path]));
  });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("a game plays itself turn by turn, each turn decision by decision, at the chosen pace, and comes back to now", async () => {
  const lifted = vi.fn(() => () => undefined);
  const past = moments(live(), lifted);
  const seen: unknown[] = [];
  past.play(-1);
  for (let i = 0; i < 60 && (i === 0 || past.playing); i += 1) {
    const found = [past.line, (past.view as { decision?: number } | null)?.decision];
    if (JSON.stringify(found) !== JSON.stringify(seen.at(-1))) seen.push(found);
    await vi.advanceTimersByTimeAsync(REPLAYED.brisk / 4);
  }
  expect(seen.filter(([line]: any) => line !== null)).toEqual([[-1, 0], [0, 1], [1, 2], [1, 3], [1, 4], [2, 5]]);
  expect(past.line).toBeNull();
  expect(lifted).toHaveBeenCalledTimes(6);
});

test("whoever stops or looks elsewhere is not carried on", async () => {
  const past = moments(live());
  past.play(-1);
  await vi.advanceTimersByTimeAsync(REPLAYED.brisk + 10);
  past.stop();
  const at = past.line;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([past.line, past.playing]).toEqual([at, false]);
  past.play(0);
  past.look(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(past.line).toBe(2);
});

test("a mark of the curve shows the position before its turn, with the better one at hand; notes are kept", async () => {
  const past = moments(live());
  render(Replay, { live: live(), past, names: ["Amina", "Zeno"], ahead: null } as never);
  await vi.advanceTimersByTimeAsync(10);
  expect(document.querySelectorAll("figure polyline")).toHaveLength(2);
  expect(document.querySelectorAll("figure .band")).toHaveLength(2);
  expect(document.querySelector(".sure")!.textContent).toContain("12 games");
  await fireEvent.click(document.querySelector("[data-mark-turn='1']")!);
  await vi.advanceTimersByTimeAsync(10);
  expect(past.line).toBe(0);
  expect(document.querySelector("[data-turning] .at")).not.toBeNull();
  await fireEvent.input(screen.getByLabelText("Note on turn 1"), { target: { value: "too early" } });
  expect(notesOf("t1").lines).toEqual({ 0: "too early" });
});

test("a game is shared with its notes and names as a link or a file holds it, and strangers' notes are read with care", () => {
  const shared = sharedGame("spice-road", "spice", "{}", { names: ["Amina", "Zeno"], lines: { 3: "good" } });
  expect(gameIn(asPosition(JSON.stringify(shared)))).toEqual({ record: "{}", notes: { names: ["Amina", "Zeno"], lines: { 3: "good" } } });
  expect(gameIn({ game: "spice-road", seats: [] })).toBeNull();
  expect(asNotes({ lines: { 1: "a", x: "b", 2: 7, 3: "y".repeat(900) }, names: "no" })).toEqual({ lines: { 1: "a", 3: "y".repeat(500) }, names: [] });
  keepNotes("t2", { lines: {}, names: [] });
  expect(localStorage.getItem("caravansary.notes.t2")).toBeNull();
});

test("the band is wide for few games, narrow for many, and never leaves out the chance itself", () => {
  const few = bandOf(0.5, 12);
  expect(few.high - few.low).toBeGreaterThan(0.2);
  expect(bandOf(0.5, 1200).high - bandOf(0.5, 1200).low).toBeLessThan(0.04);
  for (const chance of [0, 0.1, 1]) {
    const { low, high } = bandOf(chance, 12);
    expect(low <= chance && chance <= high && low >= 0 && high <= 1).toBe(true);
  }
  expect(bandOf(1, 0)).toEqual({ low: 1, high: 1 });
});

test("a turn marks the pieces it was about", () => {
  expect(piecesOf([{ id: "spice-road-acquire", args: { arg: "m12" } }, { id: "spice-road-rest", args: { arg: "" } }], "spice-road")).toEqual(["m12", "rest"]);
});
