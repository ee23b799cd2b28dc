// A game that the client has no folder for: all of it is made from its view, its legal actions and the words it brings along.
import { asBoard, type BoardGame } from "../shared/game";
import pieces from "./Picture.svelte";

export const PLAIN: BoardGame = {
  board: async () => asBoard((await import("./PlainBoard.svelte")).default),
  telling: { silent: ["done", "pass"] },
  picture: { subjects: {}, pieces },
};
