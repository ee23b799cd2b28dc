// Eastern Wonders, as the client knows it.
import { t } from "../../lib/words.svelte";
import { asBoard, type BoardGame, type Fixture } from "../shared/game";
import pieces from "./Picture.svelte";
import { bonusWords } from "./places";

export default {
  board: async () => asBoard((await import("./EasternWonders.svelte")).default),
  telling: {
    silent: ["done", "pass"],
    piled: ["pay", "discard"],
    repeats: { again: ["trade"] },
    named(verb, args, _edition, names): Record<string, string> {
      if (verb === "toll") return { name: names[Number(args["seat"])] ?? "" };
      if (verb === "build") return { good: t("eastern-wonders-good", { icon: String(args["icon"]) }) };
      if (verb === "bonus") return { what: bonusWords(String(args["arg"]), Number(args["points"])) };
      return {};
    },
  },
  lesson: [["lot"], ["boat"], ["build", "harvest"], ["move"], ["trade", "build"], ["claim"]],
  picture: { subjects: { spice: 2, golem: 5 }, pieces },
  options: { map: async () => (await import("./MapChoice.svelte")).default },
  rules: async () => (await import("./rules")).default,
  fixture: async () => (await import("./fixture.json")).default as unknown as Fixture,
  sample: async () => (await import("./Sample.svelte")).default,
} satisfies BoardGame;
