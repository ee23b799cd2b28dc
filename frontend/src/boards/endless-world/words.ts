// Bonus and exploration tiles in words.
import type { Component } from "../../lib/position";
import { cubes, t } from "../../lib/words.svelte";

export function bonusWords(tile: Component): string {
  const points = tile.points ?? 0;
  if (tile.kind === "pair") return t("bonus-pair", { points, first: t(`kind-${tile.icon1}`), second: t(`kind-${tile.icon2}`) });
  if (tile.kind === "single") return t("bonus-single", { points, first: t(`kind-${tile.icon1}`) });
  if (tile.kind === "merchant_pair") return t("bonus-merchants", { points });
  return t("bonus-vp", { points });
}

export function foundWords(tile: Component): string {
  if (tile.kind === "crystals") return t("found-crystals", { pile: cubes(tile.crystals ?? "") });
  if (tile.kind === "merchant") return t("found-merchant");
  if (tile.kind === "points") return t("bonus-vp", { points: 3 });
  return t("found-icon", { icon: t(`kind-${tile.icon}`) });
}
