// The games this client brings along: every folder here with an `index.ts`. Any other game has the plain board.
import { PLAIN } from "./plain/plain";
import type { BoardGame } from "./shared/game";

const found = import.meta.glob<BoardGame>("./*/index.ts", { eager: true, import: "default" });

export const GAMES: Readonly<Record<string, BoardGame>> = Object.fromEntries(Object.entries(found).map(([path, game]) => [path.split("/")[1]!, game]));

export const gameOf = (id: string): BoardGame => GAMES[id] ?? PLAIN;
