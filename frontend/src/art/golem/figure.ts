// A golem built from hewn blocks: its build, head, arms and the crystals it carries depend on its id.
import type { Chance } from "../../lib/chance";
import { CRYSTAL } from "../pieces";
import { darker, lighter, mix } from "../colours";
import { at, circle, line, type Point } from "../shapes";
import type { Level } from "../../lib/position";
import { block, cluster, rune, shard } from "./motifs";
import type { Cavern } from "./palettes";

const TORSOS: readonly Point[][] = [
  [[-30, -58], [-16, -70], [16, -70], [30, -58], [22, -28], [-22, -28]],
  [[-22, -64], [0, -72], [22, -64], [30, -42], [16, -26], [-16, -26], [-30, -42]],
  [[-34, -62], [34, -62], [26, -44], [14, -26], [-14, -26], [-26, -44]],
  [[-20, -70], [20, -70], [26, -50], [28, -28], [-28, -28], [-26, -50]],
];
const HEADS: readonly Point[][] = [
  [[-12, -66], [-14, -80], [-6, -90], [6, -90], [14, -80], [12, -66]],
  [[-16, -68], [-18, -82], [18, -82], [16, -68], [0, -64]],
  [[-10, -66], [-16, -78], [0, -96], [16, -78], [10, -66]],
  [[-14, -66], [-14, -86], [-8, -92], [-4, -86], [4, -86], [8, -92], [14, -86], [14, -66]],
];

function arm(side: number, raised: boolean, tone: string): string {
  const upper: Point[] = raised
    ? [[side * 28, -62], [side * 40, -70], [side * 48, -62], [side * 38, -50]]
    : [[side * 28, -62], [side * 42, -58], [side * 46, -42], [side * 34, -42]];
  const fore: Point[] = raised
    ? [[side * 40, -68], [side * 40, -92], [side * 54, -94], [side * 52, -64]]
    : [[side * 33, -43], [side * 48, -43], [side * 52, -18], [side * 44, -10], [side * 32, -16]];
  return block(upper, tone) + block(fore, darker(tone, 0.06));
}

export function golemFigure(r: Chance, cave: Cavern): string {
  const tone = r.pick([cave.stone, mix(cave.stone, "#b8a58c", 0.35), mix(cave.stone, cave.mist, 0.4)]);
  const eyes = r.pick([cave.rune, "#fff2a8", lighter(cave.shard, 0.5)]);
  const torso = r.pick(TORSOS);
  const head = r.pick(HEADS);
  const heart = CRYSTAL[(1 + r.whole(4)) as Level];
  const leftUp = r.coin(0.35);
  const rightUp = !leftUp && r.coin(0.4);
  const legs = block([[-24, -30], [-6, -28], [-8, 0], [-28, 0]], darker(tone, 0.1)) + block([[24, -30], [6, -28], [8, 0], [28, 0]], darker(tone, 0.16));
  const spikes = r.coin(0.6)
    ? [-1, 1].map((side) => at(side * 26, -60, 1, `<g transform="rotate(${side * 24})">${shard(cave.shard, 11, r.between(20, 30))}</g>`)).join("")
    : "";
  const crown = r.coin(0.45) ? at(0, -84, 1, cluster(r, heart, 20)) : "";
  const moss = r.coin(0.5) ? line("M-18 -68C-10 -64 -6 -70 2 -66C8 -62 14 -68 18 -67", "#7fbf6a", 4, `opacity="0.85"`) : "";
  const orb = leftUp || rightUp ? at((leftUp ? -1 : 1) * 47, -94, 1, circle(0, -10, 17, heart, `opacity="0.28"`) + shard(heart, 15, 26)) : "";
  const eye = (x: number) => circle(x, -77, 6, eyes, `opacity="0.35"`) + circle(x, -77, 2.8, eyes);
  return (
    spikes + arm(-1, leftUp, tone) + arm(1, rightUp, tone) + legs + block(torso, tone) + moss +
    circle(0, -48, 17, heart, `opacity="0.3"`) + at(0, -39, 1, shard(heart, 13, 20)) +
    crown + block(head, lighter(tone, 0.08)) + eye(-6) + eye(6) +
    at(-18, -52, 0.9, rune(r, cave.rune)) + at(18, -52, 0.9, rune(r, cave.rune)) + orb
  );
}
