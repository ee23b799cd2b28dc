// The end of a game: counted up source by source, the winner last; and the picture of it.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw, type Shown } from "../src/lib/picture";
import { settings } from "../src/lib/settings.svelte";
import Over from "../src/pages/table/Over.svelte";

const result = { scores: [31, 44], winner: 1, seed: "1", sheets: [{ cards: 26, gold: 3, silver: 0, cubes: 2, total: 31 }, { cards: 36, gold: 6, silver: 1, cubes: 1, total: 44 }] };
const now = (edition: string) => ({ table: "t", game: "spice-road", edition, status: "over", result, luck: null, again: null, proposal: null, can: {}, you: { seats: [0], seat: 0 }, seats: [], updated: 1_700_000_000 });
const moves = window.matchMedia;

beforeEach(() => {
  settings.language = "en";
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.matchMedia = moves;
});

const open = (edition = "spice", fresh = true) => render(Over, { live: { state: now(edition), log: [], told: [] }, names: ["Amina", "Zeno"], fresh, onclose: () => undefined } as never);
const rows = () => [...document.querySelectorAll("[data-over] tbody tr:not(.total)")];
const totals = () => [...document.querySelectorAll("[data-over] .total td")].map((each) => Number(each.textContent));

test.each(["spice", "golem"])("in %s the last piece lands first, then sources are counted one by one, then the winner is told and feasted", async (edition) => {
  open(edition);
  expect(document.querySelector("[data-over]")).toBeNull();
  await vi.advanceTimersByTimeAsync(950);
  expect(screen.getByText("The count")).toBeTruthy();
  expect(rows().map((row) => row.classList.contains("later"))).toEqual([true, true, true, true]);
  await vi.advanceTimersByTimeAsync(900);
  expect(rows().map((row) => row.classList.contains("later"))).toEqual([false, true, true, true]);
  expect(document.querySelector("[data-feast]")).toBeNull();
  expect(screen.queryByText("Zeno wins")).toBeNull();
  await vi.advanceTimersByTimeAsync(4000);
  expect(screen.getByText("Zeno wins")).toBeTruthy();
  expect(totals()).toEqual([31, 44]);
  expect(document.querySelector("[data-feast]")!.getAttribute("data-feast")).toBe(edition);
  expect(screen.getByRole("button", { name: "Review the game" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "The result as a picture" })).toBeTruthy();
});

test("whoever does not want to wait goes straight to the result", async () => {
  open();
  await vi.advanceTimersByTimeAsync(1000);
  await fireEvent.click(screen.getByRole("button", { name: "Straight to the result" }));
  expect(screen.getByText("Zeno wins")).toBeTruthy();
  expect(totals()).toEqual([31, 44]);
});

test("with reduced motion, or for a game that was over before, all is there at once and nothing flies", async () => {
  open("spice", false);
  expect(totals()).toEqual([31, 44]);
  expect(document.querySelector("[data-feast]")).toBeNull();
  document.body.innerHTML = "";
  window.matchMedia = ((query: string) => ({ matches: query.includes("reduced-motion"), addEventListener() {}, removeEventListener() {} })) as never;
  open("golem", true);
  expect(totals()).toEqual([31, 44]);
  expect(document.querySelector("[data-feast]")).toBeNull();
});

test("the picture says who won, everybody's points by source, and the total", () => {
  const said: string[] = [];
  const pen = new Proxy({} as CanvasRenderingContext2D, { get: (_, name) => (name === "fillText" ? (words: string) => said.push(words) : () => undefined), set: () => true });
  const shown: Shown = { title: "Spice Road", headline: "Zeno wins", names: ["Amina", "Zeno"], rows: [["Point cards", [26, 36]], ["Gold coins", [3, 6]]], total: ["Total", [31, 44]], winner: 1, foot: "today", edition: "spice" };
  draw(pen, shown);
  for (const each of ["Spice Road", "Zeno wins", "Amina", "Zeno", "Point cards", "26", "36", "Gold coins", "3", "6", "Total", "31", "44", "today"]) expect(said).toContain(each);
});
