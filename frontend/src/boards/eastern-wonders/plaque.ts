// How a carved board is filled: one row of cubes where they stay large, two rows otherwise.
import type { Edition } from "../../lib/position";
import { halfAt } from "./places";

/** Where all boards end, near the lower edge of the hex. */
export const FOOT = 45.5;
const TALL = 56 / 48;
const ARROW = 19;
/** The largest cube of a board with one row, and with two; crystals have air around them. */
const LARGEST: Record<Edition, readonly [number, number]> = { spice: [21, 16.5], golem: [24, 18] };

export interface Board {
  rows: 1 | 2;
  /** The width of one cube. */
  size: number;
  top: number;
  /** Half the width of the board. */
  half: number;
  /** Widths for what is given and what is got. */
  left: number;
  right: number;
}

function laid(rows: 1 | 2, give: string, gain: string | number, edition: Edition, wide: number): Board {
  const columns = (count: number): number => Math.ceil(count / rows);
  const got = typeof gain === "number" ? 0 : columns(gain.length);
  const between = typeof gain === "number" ? 42 : ARROW;
  // A single row lies low, where the hex is narrow; of two rows the lower one is often shorter.
  const room = 2 * (halfAt(rows === 1 ? 43 : 33, wide) - 2) - between;
  const size = Math.min(LARGEST[edition][rows - 1]!, room / (columns(give.length) + got));
  const [left, right] = [columns(give.length) * size, got * size];
  return { rows, size, left, right, top: FOOT - rows * size * TALL - 2.5, half: (left + right + between) / 2 };
}

export function plan(give: string, gain: string | number, edition: Edition, wide: number): Board {
  const [one, two] = [laid(1, give, gain, edition, wide), laid(2, give, gain, edition, wide)];
  return one.size >= two.size * 0.85 ? one : two;
}
