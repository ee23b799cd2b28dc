// Endless World, as the client knows it.
import type { Lesson } from "../../lib/lesson";
import { exchange, pile, PICTURED, points, word, type Bit } from "../shared/bits";
import { asBoard, type BoardGame, type Fixture } from "../shared/game";
import pieces from "./Picture.svelte";
import type { Tile } from "./view";
import { bonusWords, FOUND_POINTS, foundWords } from "./words";

export default {
  board: async () => asBoard((await import("./EndlessWorld.svelte")).default),
  telling: {
    silent: ["done"],
    piled: ["discard"],
    opens: ["activate"],
    repeats: { trade: ["activate"], again: ["activate", "trade"] },
    pictured(verb, args): Bit[] | null {
      const sent: Bit[] = [{ is: "symbol", symbol: "*-merchant", count: Number(args["merchants"] ?? 1) }];
      const home: Bit[] = Number(args["expelled"] ?? 0) ? [{ is: "name", name: "·" }, word("expels"), { is: "times", times: Number(args["expelled"]) }] : [];
      if (verb === "activate" && args["kind"] === "produce") return [...sent, { is: "to" }, pile(args["gain"]), ...home];
      if (verb === "activate" && args["kind"] === "trade") return [...sent, { is: "to" }, word("trades"), ...exchange(args), ...home];
      if (verb === "activate") return [...sent, { is: "to" }, word(args["kind"] === "golem" ? "golem" : "raises"), ...home];
      if (verb === "rest") return [word("rests"), ...(Number(args["count"]) ? [{ is: "symbol" as const, symbol: "*-merchant", count: Number(args["count"]) }] : [])];
      if (verb === "trade") return [word("trades"), ...exchange(args)];
      if (verb === "claim") return [word("claims"), points(args["points"]), word("for"), pile(args["cost"])];
      const icons = (...kinds: unknown[]): Bit[] => kinds.filter((kind) => kind && kind !== "none").map((kind) => ({ is: "symbol", symbol: `kind-${String(kind)}` }));
      if (verb === "take") return [word("bonus"), points(args["points"]), ...(args["kind"] === "merchant_pair" ? sent : icons(args["icon1"], args["icon2"]))];
      if (verb === "explore") return [word("explores"), ...(args["kind"] === "crystals" ? [pile(args["crystals"])] : args["kind"] === "points" ? [points(FOUND_POINTS)] : args["kind"] === "merchant" ? sent : icons(args["icon"]))];
      return PICTURED[verb]?.(args) ?? null;
    },
    named(verb, args): Record<string, string> {
      if (verb === "take") return { what: bonusWords(args as Tile) };
      if (verb === "explore") return { what: foundWords(args as Tile) };
      return {};
    },
  },
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
  picture: { subjects: { spice: 6, golem: 1 }, pieces },
  options: { panels: async () => (await import("./PanelChoice.svelte")).default },
  rules: async () => (await import("./rules")).default,
  fixture: async () => (await import("./fixture.json")).default as unknown as Fixture,
  sample: async () => (await import("./Sample.svelte")).default,
} satisfies BoardGame;
