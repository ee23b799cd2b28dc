// What the log says about when things happened and what they brought: the round of each turn, and the score so far.
import type { LogLine } from "./contract";
import type { Position, Seat } from "./position";

/** The round of each turn, counted back from the one at play: seats play in their order, so a round ends where the order starts again. */
export function roundsOf(seats: readonly number[], now: Pick<Position, "round" | "player" | "phase">): number[] {
  const rounds = seats.map(() => 0);
  const last = seats.length - 1;
  const same = now.phase === "over" || (seats[last] ?? 0) < now.player || (seats[last] === now.player && now.phase !== "turn");
  let round = same ? now.round : now.round - 1;
  for (let i = last; i >= 0; i -= 1) {
    if (i < last && seats[i]! >= seats[i + 1]!) round -= 1;
    rounds[i] = Math.max(0, round);
  }
  return rounds;
}

/** The points that a turn claimed, for all to see. */
export function claimedIn({ texts }: Pick<LogLine, "texts">): number[] {
  return texts.filter(({ id }) => id.endsWith("-claim")).map(({ args }) => Number(args["points"] ?? 0));
}

export interface Score {
  points: number;
  /** Whether something may be missing from it. */
  least: boolean;
}

/** A seat's points so far: what shows on the table, and for what lies face down the claims that everybody has seen; null: not told. */
export function scoreOf(seat: Seat | undefined, claimed: readonly number[]): Score | null {
  if (!seat?.sheet) return null;
  const shown = Object.values(seat.sheet);
  const open = shown.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  if (!shown.includes(null)) return { points: open, least: false };
  return { points: open + claimed.reduce((sum, each) => sum + each, 0), least: claimed.length < seat.claims };
}
