// What can be met under the mountain, each known by its outline. The first eight and the last also stand on the front page: keep their places.
import type { Chance } from "../../lib/chance";
import { lighter } from "../colours";
import { at } from "../shapes";
import type { View } from "./caves";
import { golemFigure } from "./figure";
import { cauldron, chest, crystalTree, forge, hand, lampBearers, mine, moth, orrery, pick, ropeBridge, skull, steps, stones, vault, waterWheel } from "./finds";
import { cart, cluster, fall, gate, isle, mushroom } from "./motifs";
import type { Cavern } from "./palettes";

type Subject = (view: View) => string;
const found = (what: (r: Chance, cave: Cavern) => string, size = 1, down = 26): Subject => ({ r, cave, w, foot, s }) => at(w * r.between(0.46, 0.54), foot + down, size * s, what(r, cave));

export const SUBJECTS: readonly Subject[] = [
  ({ r, cave, w, foot, h }) => at(w * r.between(0.42, 0.58), foot + 28, Math.min(1.2, h / 116), golemFigure(r, cave)),
  ({ r, cave, w, foot, s }) => at(w * 0.5, foot + 20, 1.15 * s, gate(r, cave)),
  ({ r, cave, w, foot }) => at(w * 0.24, foot + 18, 1, cluster(r, cave.shard, 36)) + at(w * 0.56, foot + 24, 1, cluster(r, cave.shard, 66)) + at(w * 0.84, foot + 18, 1, cluster(r, lighter(cave.shard, 0.3), 28)),
  ({ r, cave, w, foot }) => [0.2, 0.42, 0.66, 0.86].map((share, i) => at(w * share, foot + 16 + (i % 2) * 10, i % 2 ? 1.35 : 0.9, mushroom(r, cave))).join(""),
  ({ r, cave, w, foot, s }) => at(w * 0.5, foot + 24, 1.35 * s, cart(r, cave)) + at(w * 0.87, foot + 18, 1, cluster(r, cave.shard, 30)),
  ({ r, cave, w, h }) => at(w * 0.28, h * 0.44, 1, isle(r, cave, 46)) + at(w * 0.68, h * 0.58, 1, isle(r, cave, 68)) + at(w * 0.74, h * 0.24, 1, isle(r, cave, 30)),
  ({ r, cave, w, h, foot }) => at(w * 0.6, foot + 18, 1, fall(cave, 24, h)) + at(w * 0.24, foot + 26, 0.72, golemFigure(r, cave)) + at(w * 0.9, foot + 22, 1, cluster(r, cave.shard, 34)),
  ({ r, cave, w, foot }) => [0.26, 0.74].map((share, i) => at(w * share, foot + 26 - i * 4, 0.78 + 0.12 * i, golemFigure(r, cave))).join("") + at(w * 0.5, foot + 24, 1, cluster(r, cave.shard, 34)),
  found(forge), found(crystalTree, 1.05), found(stones), found(hand, 1.1), found(skull, 1.05), found(mine, 1.1), found(cauldron, 1.05), found(moth, 1, 18), found(chest, 1.15), found(lampBearers, 1.1), found(vault, 1.1), found(orrery, 1.1), found(steps), found(pick, 1.1), found((_, cave) => waterWheel(cave)),
  (view) => at(view.w * 0.5, view.foot + 2, 1, ropeBridge(view.cave, view.w)) + at(view.w * 0.52, view.foot + 14, 0.52, golemFigure(view.r, view.cave)),
  ({ r, cave, w, foot, s }) => at(w * 0.5, foot + 24, s, crystalTree(r, cave)) + at(w * 0.2, foot + 30, 0.55, golemFigure(r, cave)),
  // All on their way, the slight ones first: on a card a handful, on the front page either side of its name.
  ({ r, cave, w, foot }) => (w > 300 ? [0.06, 0.18, 0.31, 0.69, 0.82, 0.94] : [0.16, 0.46, 0.8]).map((share, i, all) => at(w * share, foot + 30, w > 300 ? 0.86 : 0.62, golemFigure(r, cave, { points: 6 + Math.round((14 * i) / (all.length - 1)), cost: "1234".slice(i % 3) + "4".repeat(i % 2) }, 2 * i))).join(""),
];
