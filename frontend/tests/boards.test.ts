// Every board, drawn from a whole position: each legal action has its piece, pressing it acts, nothing else does.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { BOARDS } from "../src/boards";
import { FIXTURES } from "../src/fixtures";
import { catalogueOf } from "../src/fixtures/catalogue";
import type { EndlessWorldPosition, LegalAction, SpiceRoadPosition } from "../src/lib/position";
import { settings } from "../src/lib/settings.svelte";

function lay(game: string, change: Partial<{ legal: LegalAction[]; view: object; seat: number | null }> = {}) {
  const onact = vi.fn();
  const fixture = FIXTURES[game]!;
  const { container } = render(BOARDS[game]!, {
    ...fixture,
    catalogue: catalogueOf(game),
    edition: "spice",
    seat: 0,
    onact,
    ...change,
  } as never);
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
      expect(said).not.toMatch(/\b(prompt|deck|cube|card|hex|bonus|kind|deed|good|location|found)-[a-z]/);
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
    expect(screen.getByText("being bought").closest(".spot")!.querySelector('[data-piece="m40"]')).not.toBeNull();
    const payable = [...container.querySelectorAll('[data-verb="pay"]')];
    expect(payable).toHaveLength(2);
    expect(nameOf(payable[0]!)).toBe("Pay with a red cube");
    await fireEvent.click(payable[1]!);
    expect(onact).toHaveBeenCalledExactlyOnceWith(7);
    expect(screen.getByText("Choose a piece for the next card")).toBeTruthy();
  });

  test("a card out of reach says which cubes are missing", () => {
    const view = { ...mine({ caravan: "13" }), points: ["p26"] };
    const { container } = lay("spice-road", { view, legal: [] });
    expect(nameOf(container.querySelector('[data-piece="p26"]')!)).toContain("You still need 4 green.");
  });

  test("silver slides above the first card when the gold is gone (SR-22)", () => {
    const view = { ...(FIXTURES["spice-road"]!.view as SpiceRoadPosition), coins: { gold: 0, silver: 5 } };
    lay("spice-road", { view });
    expect(screen.getAllByRole("img", { name: "5 one-point coins" })).toHaveLength(1);
    expect(screen.queryByRole("img", { name: /0 three-point/ })).toBeNull();
    const first = document.querySelector(`[data-piece="${view.points[0]}"]`)!.parentElement!;
    expect(first.querySelector('[aria-label="5 one-point coins"]')).not.toBeNull();
  });

  test("two or three players need six point cards, more need five (SR-30)", () => {
    lay("spice-road");
    expect(screen.getAllByRole("img", { name: /of 5$/ }).length).toBeGreaterThan(0);
    const view = { ...FIXTURES["spice-road"]!.view, players: 2, seats: (FIXTURES["spice-road"]!.view as SpiceRoadPosition).seats.slice(0, 2) };
    lay("spice-road", { view });
    expect(screen.getAllByRole("img", { name: /of 6$/ })).toHaveLength(2);
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
  expect(nameOf(lot)).toBe("Cargo: 2 red");
  await fireEvent.click(lot);
  expect(onact).toHaveBeenCalledExactlyOnceWith(3);
});

test("endless-world: a place says how many merchants it takes, and why it can't be used (EN-10 to EN-13)", () => {
  const fixture = FIXTURES["endless-world"]!.view as EndlessWorldPosition;
  const helper = Object.entries(catalogueOf("endless-world")).find(([, card]) => card.kind === "assistance")!;
  const said = (owner: number | null, merchants: number, cards: string[]): string => {
    const open = fixture.locations.find(({ id, exploration }) => !exploration && catalogueOf("endless-world")[id]?.kind === "produce" && catalogueOf("endless-world")[id]?.symbol === helper[1].symbol)!;
    const locations = fixture.locations.map((each) => (each === open ? { ...each, owner, merchants } : each));
    const seats = fixture.seats.map((seat, i) => (i ? seat : { ...seat, board: 1, cards }));
    const { container } = lay("endless-world", { view: { ...fixture, locations, seats }, legal: [{ action: 0, verb: "rest", arg: null }] });
    return nameOf(container.querySelector(`[data-piece="${open.id}"]`)!);
  };
  expect(said(1, 3, [])).toContain("Rashid stands here with 3; bring 4.");
  expect(said(1, 3, [])).toContain("You are 3 merchants short.");
  expect(said(1, 3, [helper[0]])).toContain("bring 3.");
  expect(said(0, 2, [])).toContain("Your merchants stand here; rest to call them back.");
});

test("eastern-wonders: a hex answers to Enter and Space as to a press", async () => {
  const { pieces, onact } = lay("eastern-wonders");
  const [first, second, third] = FIXTURES["eastern-wonders"]!.legal.filter(({ verb }) => verb === "move");
  await fireEvent.keyDown(pieces("move", first!.arg)[0]!, { key: "Enter" });
  await fireEvent.keyDown(pieces("move", second!.arg)[0]!, { key: " " });
  await fireEvent.keyDown(pieces("move", third!.arg)[0]!, { key: "Tab" });
  expect(onact.mock.calls).toEqual([[first!.action], [second!.action]]);
});
