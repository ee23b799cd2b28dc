// Where each hex lies: its column from the left, and its line from the top, two lines to a hex.
import { t } from "../../lib/words.svelte";
import type { Hex } from "./view";

export const RADIUS = 60;
const STEP = Math.sqrt(3) * RADIUS;

export interface Place {
  x: number;
  y: number;
}

/** The map as it is drawn in words: columns from the left, rows from the top. */
export function places(map: readonly Hex[]): Map<string, Place> {
  return new Map(map.map(({ at, column, line }) => [at, { x: column * 1.5 * RADIUS, y: (line * STEP) / 2 }]));
}

/** The box around all hexes, with room for a margin. */
export function box(all: Map<string, Place>, margin = 8): string {
  const [wide, high] = [RADIUS, STEP / 2];
  const xs = [...all.values()].map(({ x }) => x);
  const ys = [...all.values()].map(({ y }) => y);
  const left = Math.min(...xs) - wide - margin;
  const top = Math.min(...ys) - high - margin;
  return `${left} ${top} ${Math.max(...xs) + wide + margin - left} ${Math.max(...ys) + high + margin - top}`;
}

export const ICONS = ["ginger", "chili", "tea", "cloves"] as const;
/** Points under the five spaces of every row of the player board. */
export const UNCOVERED = [0, 1, 2, 2, 3] as const;

/** What a bonus tile does, and its points. */
export function bonusWords(kind: string, points: number): string {
  return kind.startsWith("vp") ? t("bonus-vp", { points }) : t(`eastern-wonders-board-bonus-${kind}`, { points });
}
