// What is heard: each thing that happens has its sound, and nothing is opened to play on before sound is wanted.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableEvent, TableState } from "../src/lib/contract";
import { remember, settings } from "../src/lib/settings.svelte";
import { heard, play, wantSound } from "../src/lib/sound";

function state(game: string, decisions: number, more: Record<string, unknown> = {}): TableState {
  return { game, edition: "spice", event: decisions, decisions, waits: "decision", you: { seats: [0], seat: 0, host: true }, log: [], view: { final_round: false }, ...more } as unknown as TableState;
}
const did = (game: string, verb: string, args: Record<string, unknown>) => ({ text: { id: `${game}-${verb}`, args } });
const acted = (...actions: object[]): TableEvent => ({ kind: "acted", seat: 1, by: "bot", actions }) as unknown as TableEvent;
const change = (game: string, events: TableEvent[], now: Record<string, unknown> = {}) => ({ before: state(game, 1), now: state(game, 2, now), events, names: ["Amina", "Rashid"] });
const sounds = (...given: Parameters<typeof change>) => heard(change(...given)).map(({ sound }) => sound);

describe("what is heard", () => {
  it.each([
    ["a card and the cubes that lie on it", "spice-road", did("spice-road", "acquire", { arg: "m02", cubes: "12" }), ["card", "wood", "wood"]],
    ["cubes that are taken", "spice-road", did("spice-road", "play", { arg: "s1", kind: "produce", gain: "11" }), ["wood", "wood"]],
    ["a seal, a coin and what is paid", "spice-road", did("spice-road", "claim", { points: 9, coin: "gold", cost: "12" }), ["seal", "coin", "wood", "wood"]],
    ["cards that come back", "spice-road", did("spice-road", "rest", { count: 3 }), ["card"]],
    ["a sail", "eastern-wonders", did("eastern-wonders", "move", { arg: "B2" }), ["sail"]],
    ["an outpost", "eastern-wonders", did("eastern-wonders", "build", { icon: "tea" }), ["wood", "wood"]],
  ])("%s", (_, game, action, expected) => expect(sounds(game, [acted(action)])).toEqual(expected));

  it("is crystal where the pieces are crystals, and never more than a handful", () => {
    const harvest = did("spice-road", "play", { arg: "m01", kind: "produce", gain: "11112222" });
    expect(sounds("spice-road", [acted(harvest)], { edition: "golem" })).toEqual(Array.from({ length: 5 }, () => "crystal"));
  });
  it("is one's own turn too, once", () => {
    const { text } = did("spice-road", "play", { arg: "s1", kind: "produce", gain: "1" });
    expect(sounds("spice-road", [], { log: [{ seat: 0, from: 1, to: 2, texts: [text], by: "person" }] })).toEqual(["wood"]);
    expect(sounds("spice-road", [], { log: [{ seat: 0, from: 0, to: 1, texts: [text], by: "person" }] })).toEqual([]);
  });
  it("is nothing when a turn is taken back or somebody leaves", () => {
    expect(heard({ ...change("spice-road", []), before: state("spice-road", 3) })).toEqual([]);
    expect(sounds("spice-road", [{ kind: "left", seat: 1 } as unknown as TableEvent])).toEqual([]);
  });
  it("leaves at once and lands later", () => {
    const bought = did("spice-road", "acquire", { arg: "m02", cubes: "1" });
    const [card, cube] = heard(change("spice-road", [acted(bought)]));
    expect(card!.at).toBe(0);
    expect(cube!.at).toBeGreaterThan(0);
  });
});

describe("playing", () => {
  const opened = vi.fn();
  const node = (): unknown => new Proxy({}, { get: (_, name) => (name === "connect" ? (to: unknown) => to : name === "getChannelData" ? () => new Float32Array(8) : name === "start" ? started : /^(frequency|gain|Q)$/.test(String(name)) ? node() : () => undefined), set: () => true });
  const started = vi.fn();
  beforeEach(() => {
    remember({ sound: false });
    vi.stubGlobal("AudioContext", class {
      state = "running";
      currentTime = 0;
      sampleRate = 4;
      destination = node();
      constructor() { opened(); }
      createGain = node; createOscillator = node; createBufferSource = node; createBiquadFilter = node; createBuffer = node;
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("opens nothing until sound is wanted, then plays every voice", async () => {
    await play([{ sound: "turn", at: 0 }]);
    expect(opened).not.toHaveBeenCalled();
    wantSound(true);
    expect(settings.sound).toBe(true);
    await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    for (const sound of ["wood", "crystal", "card", "coin", "sail", "seal", "turn"] as const) {
      started.mockClear();
      await play([{ sound, at: 0 }]);
      expect(started).toHaveBeenCalled();
    }
    expect(opened).toHaveBeenCalledTimes(1);
  });
  it("only calls when the page is not looked at", async () => {
    remember({ sound: true });
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    started.mockClear();
    await play([{ sound: "wood", at: 0 }]);
    expect(started).not.toHaveBeenCalled();
    await play([{ sound: "turn", at: 0 }]);
    expect(started).toHaveBeenCalled();
  });
});
