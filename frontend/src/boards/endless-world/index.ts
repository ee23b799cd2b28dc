// Endless World, as the client knows it.
import { asBoard, type BoardGame, type Fixture } from "../shared/game";
import pieces from "./Picture.svelte";
import type { Tile } from "./view";
import { bonusWords, foundWords } from "./words";

export default {
  board: async () => asBoard((await import("./EndlessWorld.svelte")).default),
  telling: {
    silent: ["done"],
    piled: ["discard"],
    opens: ["activate"],
    repeats: { trade: ["activate"], again: ["activate", "trade"] },
    named(verb, args): Record<string, string> {
      if (verb === "take") return { what: bonusWords(args as Tile) };
      if (verb === "explore") return { what: foundWords(args as Tile) };
      return {};
    },
  },
  lesson: [["activate"], ["activate"], ["rest"], ["raise", "trade"], ["take", "claim"], ["claim"]],
  picture: { subjects: { spice: 6, golem: 1 }, pieces },
  options: { panels: async () => (await import("./PanelChoice.svelte")).default },
  rules: async () => (await import("./rules")).default,
  fixture: async () => (await import("./fixture.json")).default as unknown as Fixture,
  sample: async () => (await import("./Sample.svelte")).default,
} satisfies BoardGame;
