// Every board, drawn from a whole position: each legal action has its piece, pressing it acts, nothing else does.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../src/boards";
import type { EasternWondersPosition, Hex } from "../src/boards/eastern-wonders/view";
import type { EndlessWorldPosition } from "../src/boards/endless-world/view";
import type { Board, Fixture } from "../src/boards/shared/game";
import type { SpiceRoadPosition } from "../src/boards/spice-road/view";
import type { LegalAction } from "../src/lib/position";
import { settings } from "../src/lib/settings.svelte";

const BOARDS: Record<string, Board> = {};
const FIXTURES: Record<string, Fixture> = {};
for (const [id, game] of Object.entries(GAMES)) {
  BOARDS[id] = await game.board();
  FIXTURES[id] = await game.fixture!();
}

function lay(game: string, change: Partial<{ legal: LegalAction[]; view: object; seat: number | null }> = {}) {
  const onact = vi.fn();
  const { view, legal, catalogue, names } = FIXTURES[game]!;
  const { container } = render(BOARDS[game]!, { view, legal, catalogue, names, edition: "spice", seat: 0, onact, ...change } as never);
  const pieces = (verb: string, arg: string | null): Element[] =>
    [...container.querySelectorAll(`[data-verb="${verb}"]`)].filter((each) => arg === null || each.getAttribute("data-arg") === arg);
  return { container, onact, pieces };
}

/** The Spice Road position with another place for the first seat. */
function mine(change: object): object {
  const view = FIXTURES["spice-road"]!.view as SpiceRoadPosition;
  return { ...view, seats: view.seats.map((seat, i) => (i ? seat : { ...seat, ...change })) };
}

/** What a screen reader calls a piece. */
function nameOf(piece: Element): string {
  return piece.getAttribute("aria-label") ?? piece.querySelector(".visually-hidden")?.textContent ?? piece.textContent ?? "";
}

beforeEach(() => {
  settings.language = "en";
});

describe.each(Object.keys(BOARDS))("%s", (game) => {
  test("every legal action is a named piece that reports exactly that action", async () => {
    const { pieces, onact } = lay(game);
    for (const { action, verb, arg } of FIXTURES[game]!.legal) {
      const [piece] = pieces(verb, arg);
      expect(piece, `${verb} ${arg}`).toBeDefined();
      expect(nameOf(piece!)).toMatch(/\w{3}/);
      await fireEvent.click(piece!);
      expect(onact).toHaveBeenLastCalledWith(action);
    }
    expect(onact).toHaveBeenCalledTimes(FIXTURES[game]!.legal.length);
  });

  test("with nothing legal no piece acts, and every piece still says something", async () => {
    const { container, onact } = lay(game, { legal: [] });
    const all = [...container.querySelectorAll("[data-piece]")];
    expect(all.length).toBeGreaterThan(8);
    for (const piece of all) {
      await fireEvent.click(piece);
      expect(piece.getAttribute("aria-disabled")).toBe("true");
      expect(nameOf(piece).length).toBeGreaterThan(3);
    }
    expect(onact).not.toHaveBeenCalled();
  });

  test("no message id leaks into the page, in either language", () => {
    for (const language of ["en", "fr"] as const) {
      settings.language = language;
      const { container } = lay(game);
      const said = [container.textContent, ...[...container.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"))].join(" ");
      expect(said).not.toMatch(/\b(prompt|deck|cube|card|hex|bonus|kind|deed|good|location|found|board|did|plain)-[a-z]/);
      expect(said).not.toContain("{");
    }
  });
});

describe("spice-road in detail", () => {
  test("cubes of one's own tray are pressed to pay, and only those of that level", async () => {
    const legal = [{ action: 7, verb: "pay", arg: "2" }];
    const view = { ...mine({ caravan: "11223" }), phase: "pay", pending: { phase: "pay", card: "m40", paid: 0 } };
    const { container, onact } = lay("spice-road", { legal, view: { ...view, market: [{ card: "m17", cubes: "" }, { card: "m40", cubes: "" }] } });
    expect(container.querySelector('[data-piece="m17"] .next')).not.toBeNull();
    expect(container.querySelectorAll(".next")).toHaveLength(1);
    expect(screen.getByText("being acquired").closest(".spot")!.querySelector('[data-piece="m40"]')).not.toBeNull();
    const payable = [...container.querySelectorAll('[data-verb="pay"]')];
    expect(payable).toHaveLength(2);
    expect(nameOf(payable[0]!)).toBe("Pay with a red cube");
    await fireEvent.click(payable[1]!);
    expect(onact).toHaveBeenCalledExactlyOnceWith(7);
    expect(screen.getByText("Choose a cube for the next card")).toBeTruthy();
  });

  test("a card out of reach says which cubes are missing, as the view tells it", () => {
    const view = { ...mine({ missing: { p26: "3333" } }), points: ["p26"] };
    const { container } = lay("spice-road", { view, legal: [] });
    expect(nameOf(container.querySelector('[data-piece="p26"]')!)).toContain("You still need 4 green.");
  });

  test("coins lie above the cards the view says, prices and the goal are the view's", () => {
    const fixture = FIXTURES["spice-road"]!.view as SpiceRoadPosition;
    const market = fixture.market.map((place, i) => ({ ...place, price: i + 3 }));
    const view = { ...fixture, coins: { gold: 0, silver: 5 }, coin_above: [null, null, "silver", null, null], goal: 7, market };
    const { container } = lay("spice-road", { view });
    expect(screen.getAllByRole("img", { name: "5 coins of 1 point" })).toHaveLength(1);
    const third = container.querySelector(`[data-piece="${view.points[2]}"]`)!.parentElement!;
    expect(third.querySelector('[aria-label="5 coins of 1 point"]')).not.toBeNull();
    expect(screen.getAllByRole("img", { name: /of 7$/ })).toHaveLength(4);
    expect(screen.getByText("costs 3")).toBeTruthy();
    expect(screen.queryByText("free")).toBeNull();
  });

  test("pointing at a playable card shows the tray afterwards as ghosts", async () => {
    const { container } = lay("spice-road", { view: mine({ hand: ["s1"], caravan: "11" }), legal: [{ action: 0, verb: "play", arg: "s1" }] });
    expect(container.querySelectorAll(".ghost")).toHaveLength(0);
    await fireEvent.focus(container.querySelector('[data-piece="s1"]')!);
    expect(container.querySelectorAll(".ghost")).toHaveLength(2);
    await fireEvent.blur(container.querySelector('[data-piece="s1"]')!);
    expect(container.querySelectorAll(".ghost")).toHaveLength(0);
  });

  test("a spectator sees the table and can do nothing", () => {
    const { container } = lay("spice-road", { seat: null, legal: [] });
    expect(container.querySelectorAll("[data-verb]")).toHaveLength(0);
    expect(screen.getByText("Amina is thinking")).toBeTruthy();
  });
});

test("eastern-wonders: what to begin with is chosen at one's own place", async () => {
  const { container, onact } = lay("eastern-wonders", { legal: [{ action: 3, verb: "lot", arg: "l3" }] });
  const lot = container.querySelector('.own [data-verb="lot"]')!;
  expect(nameOf(lot)).toBe("Starting lot: 2 red");
  await fireEvent.click(lot);
  expect(onact).toHaveBeenCalledExactlyOnceWith(3);
});

test("endless-world: a place says how many merchants it takes, and why it can't be used, as the view tells it", () => {
  const { view, catalogue } = FIXTURES["endless-world"]! as unknown as { view: EndlessWorldPosition; catalogue: Fixture["catalogue"] };
  const said = (owner: number | null, merchants: number, required: number): string => {
    const open = view.locations.find(({ id, exploration }) => !exploration && catalogue[id]?.kind === "produce")!;
    const locations = view.locations.map((each) => (each === open ? { ...each, owner, merchants, required: [required, 1, 1, 1] } : each));
    const seats = view.seats.map((seat, i) => (i ? seat : { ...seat, board: 1 }));
    const { container } = lay("endless-world", { view: { ...view, locations, seats }, legal: [{ action: 0, verb: "rest", arg: null }] });
    return nameOf(container.querySelector(`[data-piece="${open.id}"]`)!);
  };
  expect(said(1, 3, 4)).toContain("Rashid stands here with 3; bring 4.");
  expect(said(1, 3, 4)).toContain("You are 3 merchants short.");
  expect(said(1, 3, 2)).toContain("bring 2.");
  expect(said(0, 2, 0)).toContain("Your merchants stand here; rest to call them back.");
});

test("eastern-wonders: what can't be done says why, with the cost the view tells", () => {
  const { view } = FIXTURES["eastern-wonders"]! as unknown as { view: EasternWondersPosition };
  const why = (here: Partial<Hex>, seat: object, deed: string): string => {
    const map = view.map.map((hex) => (hex.at === view.seats[0]!.boat ? { at: hex.at, column: hex.column, line: hex.line, cubes: "", ...here } : hex));
    const seats = view.seats.map((each, i) => (i ? each : { ...each, ...seat }));
    const { container } = lay("eastern-wonders", { view: { ...view, map, seats }, legal: [{ action: 0, verb: "done", arg: null }] });
    return nameOf(container.querySelector(`.own [data-piece="${deed}"]`)!);
  };
  const market = { tile: "m01", outposts: [1, 2] };
  expect(why({ ...market, outpost_cost: 3 }, { hold: "12" }, "build")).toContain("Costs 3 cubes");
  expect(why({ ...market, outpost_cost: 2 }, { hold: "12" }, "build")).not.toContain("Costs");
  expect(why({ vp: "v02", closed: false }, { missing: { v02: "44" } }, "claim")).toContain("You still need 2 brown.");
  expect(why({ vp: "v02", closed: false }, {}, "build")).toContain("not at ports");
});

test("eastern-wonders: a hex answers to Enter and Space as to a press", async () => {
  const { pieces, onact } = lay("eastern-wonders");
  const [first, second, third] = FIXTURES["eastern-wonders"]!.legal.filter(({ verb }) => verb === "move");
  await fireEvent.keyDown(pieces("move", first!.arg)[0]!, { key: "Enter" });
  await fireEvent.keyDown(pieces("move", second!.arg)[0]!, { key: " " });
  await fireEvent.keyDown(pieces("move", third!.arg)[0]!, { key: "Tab" });
  expect(onact.mock.calls).toEqual([[first!.action], [second!.action]]);
});
