// What is said to those who listen: everything once, in the order in which it matters.
import { describe, expect, it } from "vitest";
import { Announcer, changed } from "../src/lib/announce.svelte";
import type { TableEvent, TableState } from "../src/lib/contract";

const take = { id: "spice-road-play", args: { arg: "s1", kind: "produce", gain: "11" } };
const rest = { id: "spice-road-rest", args: { count: 2 } };
const NAMES = ["Amina", "Rashid"];

function state(decisions: number, more: Partial<Record<keyof TableState, unknown>> = {}): TableState {
  return { game: "spice-road", edition: "spice", event: decisions, decisions, waits: "decision", you: { seats: [0], seat: 0, host: true }, log: [], view: { final_round: false }, ...more } as unknown as TableState;
}
const line = (seat: number, from: number, texts: object[]) => ({ seat, from, to: from + texts.length, texts, by: seat ? "bot" : "person" });
const acted = { kind: "acted", seat: 1, by: "bot", actions: [{ text: rest }] } as unknown as TableEvent;

describe("what is said", () => {
  it("is one's own act first, then the others, then the last round", () => {
    const now = state(4, { log: [line(0, 2, [take]), line(1, 3, [rest])], view: { final_round: true } });
    expect(changed({ before: state(2), now, events: [acted], names: NAMES })).toEqual([
      "Amina takes 2 yellow.",
      "Rashid rests and takes 2 cards back.",
      "The last round has begun.",
    ]);
  });
  it("is only what is new of a turn in several steps", () => {
    const now = state(3, { log: [line(0, 1, [rest, take])] });
    expect(changed({ before: state(2), now, events: [], names: NAMES })).toEqual(["Amina takes 2 yellow."]);
  });
  it("is that a turn was taken back, by oneself or by another", () => {
    expect(changed({ before: state(3), now: state(2), events: [], names: NAMES })).toEqual(["Taken back."]);
    const undone = { kind: "undone", seat: 1 } as unknown as TableEvent;
    expect(changed({ before: state(3), now: state(3), events: [undone], names: NAMES })).toEqual(["Rashid takes the turn back."]);
  });
  it("is that a turn was confirmed of which everything was said before", () => {
    const before = state(3, { waits: "confirm" });
    expect(changed({ before, now: state(3, { event: 4 }), events: [], names: NAMES })).toEqual(["Confirmed."]);
    expect(changed({ before, now: state(3), events: [], names: NAMES })).toEqual(["Taken back."]);
  });
  it("is a question again only after something happened", () => {
    const announcer = new Announcer();
    announcer.ask("Your turn", false);
    announcer.ask("Your turn", false);
    announcer.ask("Your turn", true);
    announcer.ask("Choose a cube", false);
    expect(announcer.said.map(({ words }) => words)).toEqual(["Your turn", "Your turn", "Choose a cube"]);
  });
});
