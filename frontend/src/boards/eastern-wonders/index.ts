// Eastern Wonders, as the client knows it.
import { t } from "../../lib/words.svelte";
import type { Lesson } from "../../lib/lesson";
import { exchange, pile, PICTURED, points, word, type Bit } from "../shared/bits";
import { asBoard, type BoardGame, type Fixture } from "../shared/game";
import pieces from "./Picture.svelte";
import { bonusWords } from "./places";

export default {
  board: async () => asBoard((await import("./EasternWonders.svelte")).default),
  telling: {
    silent: ["done", "pass"],
    piled: ["pay", "discard"],
    repeats: { again: ["trade"] },
    pictured(verb, args): Bit[] | null {
      const arg = String(args["arg"] ?? "");
      if (verb === "lot") return [word("begins"), pile(args["cubes"])];
      if (verb === "boat") return [word("starts"), { is: "name", name: arg }];
      if (verb === "move") return [word("sails"), { is: "name", name: arg }];
      if (verb === "leave") return [word("leaves"), pile(arg)];
      if (verb === "toll") return [word("gives"), pile(arg), { is: "to" }, { is: "seat", seat: Number(args["seat"]) }];
      if (verb === "take") return [word("takes"), pile(args["cubes"])];
      if (verb === "build") return [word("builds"), { is: "symbol", symbol: "*-outpost" }, { is: "symbol", symbol: `*-${String(args["icon"])}` }];
      if (verb === "trade") return [word("trades"), ...exchange(args)];
      if (verb === "claim") return [word("claims"), points(args["points"]), word("for"), pile(args["give"])];
      if (verb === "bonus") return [word("bonus"), args["kind"] === "vp" ? points(args["points"]) : { is: "name", name: bonusWords(arg, Number(args["points"])) }];
      if (verb === "harvest") return [word("harvests"), pile(args["gain"])];
      return PICTURED[verb]?.(args) ?? null;
    },
    named(verb, args, _edition, names): Record<string, string> {
      if (verb === "toll") return { name: names[Number(args["seat"])] ?? "" };
      if (verb === "build") return { good: t("eastern-wonders-good", { icon: String(args["icon"]) }) };
      if (verb === "bonus") return { what: bonusWords(String(args["arg"]), Number(args["points"])) };
      return {};
    },
  },
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
  picture: { subjects: { spice: 2, golem: 5 }, pieces },
  options: { map: async () => (await import("./MapChoice.svelte")).default },
  rules: async () => (await import("./rules")).default,
  fixture: async () => (await import("./fixture.json")).default as unknown as Fixture,
  sample: async () => (await import("./Sample.svelte")).default,
} satisfies BoardGame;
