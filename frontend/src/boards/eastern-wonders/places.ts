// Where each hex lies: its column from the left, and its line from the top, two lines to a hex.
import { points, ring } from "../../art/shapes";
import { t } from "../../lib/words.svelte";
import type { Hex } from "./view";

export const RADIUS = 60;
const STEP = Math.sqrt(3) * RADIUS;

export interface Place {
  x: number;
  y: number;
}

/** The map as it is drawn in words: columns from the left, rows from the top. `wide` is how much the hexes are drawn out sideways. */
export function places(map: readonly Hex[], wide = 1): Map<string, Place> {
  return new Map(map.map(({ at, column, line }) => [at, { x: column * 1.5 * RADIUS * wide, y: (line * STEP) / 2 }]));
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around all hexes, with room for a margin. */
export function box(all: Map<string, Place>, wide = 1, margin = 6): Box {
  const [half, high] = [RADIUS * wide, STEP / 2];
  const xs = [...all.values()].map(({ x }) => x);
  const ys = [...all.values()].map(({ y }) => y);
  const left = Math.min(...xs) - half - margin;
  const top = Math.min(...ys) - high - margin;
  return { left, top, width: Math.max(...xs) + half + margin - left, height: Math.max(...ys) + high + margin - top };
}
export const boxed = ({ left, top, width, height }: Box): string => `${left} ${top} ${width} ${height}`;

/** Hexes are seen a little from the side: as wide as fills the water they lie in, as long as an island still looks like one. */
export function drawnOut(map: readonly Hex[], width: number, height: number): number {
  if (!width || !height) return 1;
  const plain = box(places(map));
  return Math.min(1.6, Math.max(1, ((width / height) * plain.height) / plain.width));
}

/** The corners of a hex around the origin. */
export function corners(inset: number, wide: number): string {
  return points(ring(0, 0, RADIUS - inset, 6, 30).map(([x, y]) => [x * wide, y] as const));
}

/** Half the width of a hex at this height. */
export const halfAt = (y: number, wide: number): number => wide * (RADIUS - Math.abs(y) / Math.sqrt(3));

export const ICONS = ["ginger", "chili", "tea", "cloves"] as const;
/** Points under the five spaces of every row of the player board. */
export const UNCOVERED = [0, 1, 2, 2, 3] as const;

/** Width of each kind of piece for a height of one. */
export const BONUS_SHAPE = 1;
export const VP_SHAPE = 110 / 66;
export const BOARD_SHAPE = 196 / 140;

/** The outposts that are left on a player board. */
export function boardWords(outposts: Record<string, number>): string {
  const rows = ICONS.map((icon) => t("eastern-wonders-board-board-row", { icon: t("eastern-wonders-good", { icon }), count: outposts[icon] ?? 0 })).join(", ");
  return t("eastern-wonders-board-player-board", { rows });
}

/** What a bonus tile does, and its points. */
export function bonusWords(kind: string, points: number): string {
  return kind.startsWith("vp") ? t("bonus-vp", { points }) : t(`eastern-wonders-board-bonus-${kind}`, { points });
}
