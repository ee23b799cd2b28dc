// What the review of a game says, for the table: which pieces a turn was about, and how sure a chance is.
import type { Text, TurningPoint } from "./contract";

/** A turn that mattered, with its line of the log and, where it is known, why the other one is better. */
export type Turning = TurningPoint & { line: number; why?: Text };

/** Pieces that are marked on the table: what was played, and what would have been better. */
export interface Marks {
  played: readonly string[];
  better: readonly string[];
}

/** The pieces that a turn was about, as the table names them: cards, tiles, places, or what a boat did. */
export function piecesOf(texts: readonly Text[], game: string): string[] {
  return texts.map(({ id, args }) => String(args["arg"] || id.slice(game.length + 1)));
}

/** The band in which the true chance lies two times out of three, given how many games it comes from (Wilson's interval). */
export function bandOf(chance: number, games: number): { low: number; high: number } {
  if (games <= 0) return { low: chance, high: chance };
  const middle = (chance + 1 / (2 * games)) / (1 + 1 / games);
  const half = Math.sqrt((chance * (1 - chance)) / games + 1 / (4 * games * games)) / (1 + 1 / games);
  return { low: Math.max(0, Math.min(chance, middle - half)), high: Math.min(1, Math.max(chance, middle + half)) };
}
