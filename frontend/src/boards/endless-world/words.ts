// Bonus and exploration tiles in words.
import { cubes, t } from "../../lib/words.svelte";
import type { Tile } from "./view";

const icon = (kind: string | undefined): string => t("endless-world-icon", { icon: kind ?? "" });

export function bonusWords(tile: Tile): string {
  const points = tile.points ?? 0;
  if (tile.kind === "pair") return t("endless-world-board-bonus-pair", { points, first: icon(tile.icon1), second: icon(tile.icon2) });
  if (tile.kind === "single") return t("endless-world-board-bonus-single", { points, first: icon(tile.icon1) });
  if (tile.kind === "merchant_pair") return t("endless-world-board-bonus-merchants", { points });
  return t("bonus-vp", { points });
}

/** Width of a bonus tile for a height of one. */
export const BONUS_SHAPE = 96 / 64;

/** Points of an exploration tile that brings points. */
export const FOUND_POINTS = 3;

export function foundWords(tile: Tile): string {
  if (tile.kind === "crystals") return cubes(tile.crystals ?? "");
  if (tile.kind === "merchant") return t("endless-world-board-found-merchant");
  if (tile.kind === "points") return t("bonus-vp", { points: FOUND_POINTS });
  return t("endless-world-board-found-icon", { icon: icon(tile.icon) });
}
