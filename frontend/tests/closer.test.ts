// Looking closer: whatever is small grows while it is pointed at, focused or held, and says what it means.
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../src/boards";
import type { Board, Fixture } from "../src/boards/shared/game";
import type { SpiceRoadPosition } from "../src/boards/spice-road/view";
import { beside, POINTED, PRESSED } from "../src/lib/closer.svelte";
import { settings } from "../src/lib/settings.svelte";

const BOARDS: Record<string, Board> = {};
const FIXTURES: Record<string, Fixture> = {};
for (const [id, game] of Object.entries(GAMES)) {
  BOARDS[id] = await game.board();
  FIXTURES[id] = await game.fixture!();
}

function lay(game: string, view: object = FIXTURES[game]!.view) {
  const onact = vi.fn();
  const { legal, catalogue, names } = FIXTURES[game]!;
  const { container } = render(BOARDS[game]!, { view, legal, catalogue, names, edition: "spice", seat: 0, onact } as never);
  return { container, onact, sheet: () => document.querySelector("[data-closer]") };
}

/** Spice Road with an open rival: cards in hand, played and claimed. */
function open(): object {
  const view = FIXTURES["spice-road"]!.view as SpiceRoadPosition;
  return { ...view, seats: view.seats.map((seat, i) => (i === 1 ? { ...seat, hand: ["s1", "s2"], played: ["m10"], claimed: ["p01"] } : seat)) };
}

beforeEach(() => {
  settings.language = "en";
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe.each(Object.keys(BOARDS))("%s", (game) => {
  test("all that can be looked at is shown large with its words, in both languages, and goes again", async () => {
    for (const language of ["en", "fr"] as const) {
      settings.language = language;
      const { container, sheet } = lay(game);
      const all = [...container.querySelectorAll("[data-grows]")];
      expect(all.length).toBeGreaterThan(15);
      // In the second language a few of each kind will do.
      for (const piece of language === "en" ? all : all.filter((_, i) => i % 6 === 0)) {
        await fireEvent.pointerEnter(piece, { pointerType: "mouse" });
        expect(sheet()).toBeNull();
        await vi.advanceTimersByTimeAsync(POINTED);
        expect(sheet()!.querySelector("svg"), piece.outerHTML.slice(0, 200)).not.toBeNull();
        const said = sheet()!.querySelector(".name")!.textContent!;
        expect(said).toMatch(/\w{3}/);
        expect(sheet()!.textContent).not.toMatch(/\b(closer|board|card|cube)-[a-z]|\{/);
        await fireEvent.pointerLeave(piece, { pointerType: "mouse" });
        expect(sheet()).toBeNull();
      }
    }
  });
});

test("a rival's cards are read by one press, and put away by another, by Escape or by a press elsewhere", async () => {
  const { container, sheet, onact } = lay("spice-road", open());
  const cards = [...container.querySelectorAll(".rival[data-seat='1'] [data-look]")];
  expect(cards.map((card) => card.querySelector(".visually-hidden")!.textContent?.split(".")[0])).toEqual(["take 2 yellow", "upgrade 2 times", "give 1 red, get 3 yellow", "6 points for 2 yellow and 2 red"]);
  await fireEvent.click(cards[2]!);
  expect(sheet()!.textContent).toContain("as often as you can pay");
  await fireEvent.click(cards[2]!);
  expect(sheet()).toBeNull();
  await fireEvent.click(cards[0]!);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(sheet()).toBeNull();
  await fireEvent.click(cards[0]!);
  await fireEvent.pointerDown(container.querySelector(".own")!, { pointerType: "touch" });
  expect(sheet()).toBeNull();
  expect(onact).not.toHaveBeenCalled();
});

test("a finger that holds looks and does not act; one that only taps acts", async () => {
  const { container, sheet, onact } = lay("spice-road");
  const piece = container.querySelector('[data-verb="acquire"]')!;
  await fireEvent.pointerDown(piece, { pointerType: "touch", clientX: 5, clientY: 5 });
  await vi.advanceTimersByTimeAsync(PRESSED);
  expect(sheet()).not.toBeNull();
  await fireEvent.pointerUp(piece, { pointerType: "touch" });
  await fireEvent.click(piece);
  expect(onact).not.toHaveBeenCalled();
  expect(sheet()).not.toBeNull();
  await fireEvent.pointerDown(piece, { pointerType: "touch", clientX: 5, clientY: 5 });
  await fireEvent.pointerUp(piece, { pointerType: "touch" });
  await fireEvent.click(piece);
  expect(onact).toHaveBeenCalledOnce();
});

test("a finger that scrolls looks at nothing", async () => {
  const { container, sheet } = lay("spice-road");
  const piece = container.querySelector('[data-verb="acquire"]')!;
  await fireEvent.pointerDown(piece, { pointerType: "touch", clientX: 5, clientY: 5 });
  await fireEvent.pointerMove(piece, { pointerType: "touch", clientX: 40, clientY: 5 });
  await vi.advanceTimersByTimeAsync(PRESSED * 2);
  expect(sheet()).toBeNull();
});

test("Tab stops once at a group of cards to look at, and arrows go through it", async () => {
  const { container } = lay("spice-road", open());
  const hand = [...container.querySelectorAll<HTMLElement>(".rival[data-seat='1'] .cards:first-child [data-look]")];
  expect(hand.map((each) => each.tabIndex)).toEqual([0, -1]);
  hand[0]!.focus();
  await fireEvent.keyDown(hand[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(hand[1]);
  expect(hand.map((each) => each.tabIndex)).toEqual([-1, 0]);
});

describe("where it lies", () => {
  const room = { width: 1440, height: 900 };
  const clear = (piece: { x: number; y: number; width: number; height: number }, wide: number, high: number) => {
    const { x, y } = beside(piece, wide, high, room);
    expect(x >= 0 && y >= 0 && x + wide <= room.width && y + high <= room.height).toBe(true);
    return x + wide <= piece.x || x >= piece.x + piece.width || y + high <= piece.y || y >= piece.y + piece.height;
  };
  test("inside the window and off the piece, wherever the piece is", () => {
    for (let x = 0; x < 1400; x += 70) for (let y = 0; y < 860; y += 60) expect(clear({ x, y, width: 40, height: 56 }, 280, 440), `${x} ${y}`).toBe(true);
  });
  test("inside the window of a phone, if need be over the piece", () => {
    const { x, y } = beside({ x: 100, y: 400, width: 90, height: 120 }, 300, 430, { width: 360, height: 640 });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + 300).toBeLessThanOrEqual(360);
    expect(y).toBe(12);
  });
});
