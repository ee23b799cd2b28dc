// Spice Road, as the client knows it.
import type { Lesson } from "../../lib/lesson";
import { card, exchange, pile, PICTURED, points, word } from "../shared/bits";
import { asBoard, type BoardGame, type Fixture } from "../shared/game";
import pieces from "./Picture.svelte";

export default {
  board: async () => asBoard((await import("./SpiceRoad.svelte")).default),
  telling: {
    silent: ["done"],
    piled: ["pay", "discard"],
    repeats: { again: ["play"] },
    replaces: { raise: "play" },
    pictured(verb, args) {
      if (verb === "play") return args["kind"] === "produce" ? [word("takes"), pile(args["gain"])] : args["kind"] === "upgrade" ? [word("plays"), card(args["arg"])] : [word("trades"), ...exchange(args)];
      if (verb === "acquire") return [word("acquires"), card(args["arg"]), ...(args["cubes"] ? [word("with"), pile(args["cubes"])] : [])];
      if (verb === "claim") return [word("claims"), points(args["points"]), ...(args["coin"] && args["coin"] !== "none" ? [{ is: "symbol" as const, symbol: `*-${String(args["coin"])}` }] : []), word("for"), pile(args["cost"])];
      if (verb === "rest") return [word("rests"), ...(Number(args["count"]) ? [{ is: "name" as const, name: String(args["count"]) }, word("back")] : [])];
      return PICTURED[verb]?.(args) ?? null;
    },
  },
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
  picture: { subjects: { spice: 1, golem: 7 }, pieces },
  rules: async () => (await import("./rules")).default,
  fixture: async () => (await import("./fixture.json")).default as unknown as Fixture,
  sample: async () => (await import("./Sample.svelte")).default,
} satisfies BoardGame;
