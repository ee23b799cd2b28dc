// Spice Road, as the client knows it.
import { asBoard, type BoardGame, type Fixture } from "../shared/game";
import pieces from "./Picture.svelte";

export default {
  board: async () => asBoard((await import("./SpiceRoad.svelte")).default),
  telling: {
    silent: ["done"],
    piled: ["pay", "discard"],
    repeats: { again: ["play"] },
    replaces: { raise: "play" },
  },
  lesson: [["play"], ["raise"], ["acquire"], ["rest"], ["play"], ["claim"]],
  picture: { subjects: { spice: 1, golem: 7 }, pieces },
  rules: async () => (await import("./rules")).default,
  fixture: async () => (await import("./fixture.json")).default as unknown as Fixture,
  sample: async () => (await import("./Sample.svelte")).default,
} satisfies BoardGame;
