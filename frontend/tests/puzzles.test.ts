// Puzzles: what is remembered of them on this device, which comes next, and a turn tried press by press.
import { fireEvent, render, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { gameOf } from "../src/boards";
import type { PuzzleState } from "../src/lib/contract";
import { addMarks, foundIn, marks, markOf, nextPuzzle, puzzlesOf, readMarks, Trying } from "../src/lib/puzzles.svelte";
import { house } from "../src/lib/house.svelte";
import { settings } from "../src/lib/settings.svelte";
import Puzzles from "../src/pages/Puzzles.svelte";

const said = (action: number, verb: string) => ({ action, verb, arg: null, text: { id: `g-${verb}`, args: {} } });
const ALL = [{ id: "c", part: "end", level: 2 }, { id: "a", part: "opening", level: 0 }, { id: "b", part: "middle", level: 1 }];
const PATIENT = 60_000; // on a busy machine
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  localStorage.clear();
  marks.all = {};
  sent = [];
  // Playing 1 is followed by 2 without a choice; then 3 is best, and 4 is not.
  vi.stubGlobal("fetch", async (_: URL, { body }: RequestInit) => {
    if (!body) return Response.json({ puzzles: ALL });
    const asked = JSON.parse(String(body)) as { actions?: number[]; solution?: boolean };
    sent.push(asked);
    if (asked.actions?.includes(9)) return Response.json({ error: { code: "illegal", text: "No." } }, { status: 422 });
    const actions = asked.solution ? [1, 2, 3] : (asked.actions ?? []).flatMap((each) => (each === 1 ? [1, 2] : each === 2 ? [] : [each]));
    const last = actions.at(-1);
    const verdict = last === 3 || last === 4 ? { best: last === 3, points: last === 3 ? 0 : 5, decks: 32 } : null;
    return Response.json({ puzzle: "a", game: "g", edition: "spice", seat: 0, view: {}, legal: verdict ? [] : actions.length ? [said(3, "rest"), said(4, "claim")] : [said(1, "play")], beyond: [], actions, turn: [], verdict } as unknown as PuzzleState);
  });
});

const tried = async () => {
  const trying = new Trying("g", "a", () => "spice");
  await trying.open();
  return trying;
};

test("the easy ones come first, and the next one is one without a mark", async () => {
  const all = await puzzlesOf("g");
  expect(all.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(nextPuzzle(all, "g")).toBe("a");
  addMarks({ g: { b: "found" } });
  expect(nextPuzzle(all, "g", "a")).toBe("c");
  addMarks({ g: { a: "shown", c: "found" } });
  expect(nextPuzzle(all, "g", "a")).toBe("b"); // all are done: simply the next
  expect(foundIn("g")).toBe(2);
});

test("the best turn is remembered as found, a wrong one is not, and may be tried again", async () => {
  const trying = await tried();
  await trying.act(1);
  await trying.act(4);
  expect(trying.state?.verdict?.best).toBe(false);
  expect(markOf("g", "a")).toBeUndefined();
  await trying.undo();
  expect(trying.state?.actions).toEqual([1, 2]);
  await trying.undo(); // one press, two decisions
  expect(trying.state?.actions).toEqual([]);
  await trying.act(1);
  await trying.act(3);
  expect(markOf("g", "a")).toBe("found");
  expect(JSON.parse(localStorage.getItem("caravansary.puzzles")!)).toEqual({ g: { a: "found" } });
  await trying.again();
  expect(trying.state?.actions).toEqual([]);
  expect(trying.canUndo).toBe(false);
});

test("whoever was shown the turn has not found it", async () => {
  const trying = await tried();
  await trying.solve();
  expect(trying.state?.actions).toEqual([1, 2, 3]);
  await trying.again();
  await trying.act(1);
  await trying.act(3);
  expect(markOf("g", "a")).toBe("shown");
});

test("what can't be played changes nothing and is said", async () => {
  const trying = await tried();
  await trying.act(9);
  expect(trying.problem).toBe("No.");
  expect(trying.state?.actions).toEqual([]);
  expect(trying.canUndo).toBe(false);
});

test("marks from a file are read with care and never undo what was found here", () => {
  addMarks({ g: { a: "found" } });
  addMarks(readMarks({ g: { a: "shown", b: "found", c: "best" }, h: [1], i: null }));
  expect(marks.all).toEqual({ g: { a: "found", b: "found" } });
  expect(readMarks("nonsense")).toEqual({});
});

test("on the page a turn is played, judged and explained; the solution is shown only to those who want it", async () => {
  Object.assign(settings, { language: "en", edition: "spice", name: "" });
  Object.assign(house, { about: { games: { "spice-road": { editions: ["spice"], players: [2], puzzles: 3 } } } });
  const [{ view, legal, catalogue }] = await Promise.all([gameOf("spice-road").fixture!(), gameOf("spice-road").board()]);
  const rest = legal.find(({ verb }) => verb === "rest")!;
  const texts = [{ id: "spice-road-rest", args: { arg: "", count: 1 } }];
  const told = { solution: texts, next: texts, behind: 4, why: { id: "why-points", args: { points: 4 } } };
  vi.stubGlobal("fetch", async (url: URL, { body }: RequestInit) => {
    if (url.pathname.endsWith("catalogue")) return Response.json({ catalogue, reconstructed: {} });
    if (!body) return Response.json({ puzzles: ALL });
    const asked = JSON.parse(String(body)) as { actions?: number[]; solution?: boolean };
    const verdict = asked.solution ? { best: true, points: 0, decks: 32, ...told } : asked.actions?.length ? { best: false, points: 5.2, decks: 32 } : null;
    return Response.json({ puzzle: "a", game: "spice-road", edition: "spice", seat: view.player, view, legal: verdict ? [] : legal, beyond: [], actions: asked.actions ?? [], turn: [], verdict });
  });
  render(Puzzles, { game: "spice-road", puzzle: "a" });
  const panel = () => document.querySelector(".panel")?.textContent ?? "";
  const says = (words: string) => waitFor(() => expect(panel()).toContain(words), { timeout: PATIENT });
  const press = async (what: string) => fireEvent.click(await waitFor(() => document.querySelector(what) ?? expect.fail(what), { timeout: PATIENT }));
  await says("One turn is clearly the best");
  expect(panel()).toContain("Puzzle 1 of 3");
  await press(`[data-verb="${rest.verb}"]`);
  await says("Not the best turn: it is about 5 points behind.");
  expect(panel()).not.toContain("in small steps");
  await press("[data-way=solve]");
  await says("in small steps");
  expect(panel()).toContain("Played on to the end with 32 decks by strong bots.");
  expect(markOf("spice-road", "a")).toBe("shown");
  await press("[data-way=again]");
  await says("One turn is clearly the best");
});
