// Bodies of golems: the blocks each kind is built of, where it carries its crystals and where its eyes glow.
// Drawn from the middle of the foot upwards, about a hundred high.
import type { Chance } from "../../lib/chance";
import { darker, lighter } from "../colours";
import { circle, path, type Point } from "../shapes";
import { block } from "./motifs";

export interface Body {
  /** Behind the crystals, and before them. */
  behind?: string;
  before: string;
  /** Where crystals grow, the most important first: place and how far they lean. */
  grows: readonly (readonly [x: number, y: number, lean: number])[];
  eyes: readonly Point[];
  heart?: Point;
}

const both = (list: readonly Point[], tone: string): string => block(list, tone) + block(list.map(([x, y]): Point => [-x, y]), darker(tone, 0.08));

/** Small and round, all eyes. */
function sprite(r: Chance, tone: string): Body {
  const up = r.coin();
  return {
    before:
      both([[6, -12], [18, -10], [20, 0], [5, 0]], darker(tone, 0.15)) +
      block(up ? [[24, -40], [34, -58], [42, -54], [32, -32]] : [[26, -38], [38, -28], [36, -14], [26, -22]], tone) + block([[-26, -38], [-38, -28], [-36, -14], [-26, -22]], tone) +
      block([[-28, -34], [-24, -52], [-10, -62], [10, -62], [24, -52], [28, -34], [18, -12], [-18, -12]], tone),
    grows: [[0, -58, 0], [-14, -54, -26], [14, -54, 26], [-22, -44, -52], [22, -44, 52]],
    eyes: [[-10, -40], [10, -40]],
  };
}

/** Mid-stride, one arm forward. */
function strider(_: Chance, tone: string): Body {
  return {
    behind: block([[-30, -70], [-42, -56], [-50, -38], [-42, -34], [-32, -50], [-22, -60]], darker(tone, 0.2)),
    before:
      block([[4, -34], [20, -30], [32, -14], [34, 0], [20, 0], [18, -12], [2, -24]], darker(tone, 0.1)) + block([[-4, -34], [-18, -32], [-30, -16], [-42, -6], [-34, 0], [-18, -8], [-4, -22]], darker(tone, 0.2)) +
      block([[-26, -64], [-10, -74], [18, -72], [28, -60], [18, -30], [-14, -30]], tone) + block([[22, -68], [38, -62], [50, -50], [62, -54], [64, -44], [50, -38], [34, -46], [22, -54]], tone) +
      block([[-6, -72], [-6, -88], [4, -96], [20, -92], [24, -80], [16, -70]], lighter(tone, 0.08)),
    grows: [[-12, -70, -22], [4, -92, 4], [-22, -62, -48], [14, -92, 24], [36, -60, 34], [-4, -72, -8]],
    eyes: [[7, -82], [18, -82]],
    heart: [4, -50],
  };
}

/** Sits and thinks. */
function thinker(_: Chance, tone: string): Body {
  return {
    behind: block([[-38, 0], [-34, -22], [-8, -28], [26, -24], [36, 0]], darker(tone, 0.42)),
    before:
      block([[-28, -26], [-30, -62], [-14, -72], [10, -68], [14, -40], [4, -22]], tone) + block([[-6, -32], [26, -36], [34, -28], [30, -20], [-4, -20]], darker(tone, 0.08)) + block([[22, -34], [36, -34], [40, -4], [44, 2], [24, 2], [26, -14]], darker(tone, 0.16)) +
      block([[2, -64], [18, -58], [28, -42], [20, -36], [6, -48]], darker(tone, 0.05)) + block([[20, -42], [28, -42], [24, -66], [14, -66]], lighter(tone, 0.05)) + block([[-8, -70], [-8, -86], [4, -94], [20, -90], [24, -76], [18, -64], [2, -64]], lighter(tone, 0.1)),
    grows: [[-20, -66, -30], [2, -90, -6], [-28, -52, -62], [14, -90, 18], [-26, -38, -74]],
    eyes: [[8, -80], [19, -80]],
  };
}

/** On four legs, crystals along its back. */
function beast(r: Chance, tone: string): Body {
  const high = r.coin();
  const head: Point[] = high ? [[34, -46], [38, -66], [54, -72], [66, -62], [68, -52], [52, -44]] : [[34, -44], [44, -50], [62, -44], [70, -28], [60, -20], [42, -26]];
  return {
    behind: block([[-28, -26], [-16, -26], [-16, 0], [-28, 0]], darker(tone, 0.4)) + block([[22, -26], [34, -26], [36, 0], [22, 0]], darker(tone, 0.4)),
    before:
      block([[-46, -30], [-64, -44], [-66, -54], [-56, -48], [-42, -42]], darker(tone, 0.12)) + block([[-46, -44], [-26, -58], [10, -60], [38, -52], [44, -34], [32, -20], [-34, -18], [-48, -28]], tone) +
      block([[-46, -32], [-30, -28], [-32, 0], [-48, 0], [-46, -14]], darker(tone, 0.08)) + block([[28, -34], [46, -32], [50, -12], [48, 0], [32, 0], [32, -14]], darker(tone, 0.08)) + block(head, lighter(tone, 0.08)),
    grows: [[-4, -56, -4], [-20, -54, -16], [14, -55, 10], [-34, -48, -30], [30, -50, 22], [-44, -40, -48]],
    eyes: high ? [[58, -60], [48, -59]] : [[60, -36], [50, -39]],
    heart: [0, -38],
  };
}

/** Stands guard with a club of stone. */
function guardian(_: Chance, tone: string): Body {
  return {
    behind: block([[46, 0], [44, -76], [36, -94], [50, -104], [62, -92], [56, -74], [54, 0]], darker(tone, 0.3)),
    before:
      both([[5, -32], [24, -32], [26, 0], [6, 0]], darker(tone, 0.14)) + block([[-34, -68], [-18, -78], [18, -78], [34, -68], [24, -30], [-24, -30]], tone) + block([[30, -70], [46, -64], [54, -48], [44, -42], [34, -50]], darker(tone, 0.05)) + block([[-30, -70], [-46, -64], [-50, -40], [-44, -14], [-34, -18], [-36, -44]], tone) +
      block([[-13, -76], [-15, -92], [-6, -100], [6, -100], [15, -92], [13, -76]], lighter(tone, 0.1)),
    grows: [[-28, -70, -34], [28, -70, 30], [0, -96, 0], [-12, -96, -26], [12, -96, 26], [-42, -62, -58]],
    eyes: [[-6, -86], [6, -86]],
    heart: [0, -54],
  };
}

/** A pillar of faces, one upon the other. */
function totem(_: Chance, tone: string): Body {
  return {
    before:
      both([[24, -62], [46, -74], [52, -66], [40, -52], [26, -50]], darker(tone, 0.1)) + block([[-26, 0], [-24, -34], [24, -34], [26, 0]], darker(tone, 0.12)) + block([[-24, -34], [-28, -50], [-22, -68], [22, -68], [28, -50], [24, -34]], tone) + block([[-20, -68], [-22, -90], [-10, -102], [10, -102], [22, -90], [20, -68]], lighter(tone, 0.1)) +
      path("M-12 -18H12L8 -8H-8ZM-10 -46H10L6 -40H-6Z", darker(tone, 0.6)),
    grows: [[0, -98, 0], [-12, -96, -28], [12, -96, 28], [-44, -70, -30], [44, -70, 30], [-24, -56, -64]],
    eyes: [[-8, -84], [8, -84], [-10, -56], [10, -56], [-9, -26], [9, -26]],
  };
}

/** Stones that hover round a heart. */
function hoverer(_: Chance, tone: string): Body {
  return {
    behind: `<ellipse cx="0" cy="0" rx="26" ry="5" fill="#000" opacity="0.3"/>`,
    before:
      both([[32, -64], [46, -70], [54, -54], [46, -40], [34, -46]], darker(tone, 0.06)) + both([[34, -36], [46, -34], [50, -20], [40, -12], [32, -22]], darker(tone, 0.16)) + block([[-16, -22], [16, -22], [6, -6], [0, -2], [-6, -6]], darker(tone, 0.2)) + block([[-22, -30], [22, -30], [26, -52], [14, -66], [-14, -66], [-26, -52]], tone) + block([[-14, -74], [-16, -92], [0, -104], [16, -92], [14, -74]], lighter(tone, 0.1)),
    grows: [[0, -100, 0], [-42, -68, -24], [42, -68, 24], [-20, -62, -44], [20, -62, 44], [0, -68, 0]],
    eyes: [[-6, -85], [6, -85]],
    heart: [0, -48],
  };
}

/** A snake of stones rising out of the ground. */
function serpent(_: Chance, tone: string): Body {
  const ring = (x: number, y: number, size: number, shade: number) => block([[x - size, y + size * 0.4], [x - size * 0.8, y - size * 0.7], [x + size * 0.2, y - size], [x + size, y - size * 0.3], [x + size * 0.7, y + size * 0.8], [x - size * 0.3, y + size]], darker(tone, shade));
  return {
    before:
      ring(-52, -6, 10, 0.3) + ring(-42, -20, 13, 0.26) + ring(-26, -28, 15, 0.22) + ring(-8, -20, 16, 0.18) + ring(10, -12, 17, 0.14) + ring(30, -20, 18, 0.1) + ring(38, -42, 18, 0.05) + ring(28, -64, 17, 0) + ring(10, -78, 16, 0) +
      block([[12, -70], [-2, -66], [-28, -70], [-36, -78], [-24, -88], [-2, -96], [14, -90]], lighter(tone, 0.12)) + path("M-34 -78L-8 -76L-24 -71Z", darker(tone, 0.6)),
    grows: [[12, -90, 12], [32, -76, 42], [-4, -92, -8], [46, -52, 62], [-26, -40, -12], [24, -84, 28]],
    eyes: [[-14, -83], [-2, -84]],
  };
}

/** Broad, on its knuckles. */
function titan(_: Chance, tone: string): Body {
  return {
    behind: block([[-20, -30], [20, -30], [22, 0], [-22, 0]], darker(tone, 0.4)),
    before:
      both([[4, -26], [20, -28], [24, 0], [6, 0]], darker(tone, 0.2)) + block([[-44, -66], [-24, -86], [24, -86], [44, -66], [26, -28], [-26, -28]], tone) + both([[36, -80], [58, -72], [68, -48], [64, -4], [56, 2], [40, 0], [42, -40], [34, -60]], darker(tone, 0.05)) +
      block([[-12, -70], [-14, -84], [0, -92], [14, -84], [12, -70], [0, -64]], lighter(tone, 0.14)),
    grows: [[-30, -82, -24], [30, -82, 24], [-52, -74, -44], [52, -74, 44], [-12, -86, -8], [12, -86, 8]],
    eyes: [[-6, -78], [6, -78]],
    heart: [0, -48],
  };
}

/** It has carried a tower for so long that both are one. */
function bearer(_: Chance, tone: string): Body {
  const tower = (x: number, h: number, half: number) => block([[x - half, -58], [x - half + 1, -58 - h], [x + half - 1, -58 - h], [x + half, -58]], lighter(tone, 0.16)) + path(`M${x - half - 2} ${-58 - h}L${x} ${-76 - h}L${x + half + 2} ${-58 - h}Z`, darker(tone, 0.45)) + path(`M${x - 2} ${-66}V${-74}H${x + 2}V${-66}Z`, "#ffe9a0");
  return {
    behind: tower(-26, 20, 9) + tower(26, 26, 10),
    before:
      tower(0, 34, 12) + both([[34, -34], [54, -30], [58, 0], [38, 0]], darker(tone, 0.18)) + both([[8, -28], [24, -28], [26, 0], [8, 0]], darker(tone, 0.28)) + block([[-60, -42], [-44, -60], [44, -60], [60, -42], [46, -24], [-46, -24]], tone) +
      block([[-16, -24], [-20, -42], [-8, -50], [8, -50], [20, -42], [16, -24], [0, -16]], lighter(tone, 0.14)),
    grows: [[-46, -56, -28], [46, -56, 28], [-13, -60, -10], [13, -60, 10], [-56, -46, -52], [56, -46, 52]],
    eyes: [[-8, -35], [8, -35]],
  };
}

/** Wings of crystal on a slender body. */
function winged(_: Chance, tone: string): Body {
  return {
    before:
      both([[3, -30], [14, -28], [12, 0], [4, 0]], darker(tone, 0.14)) + block([[-18, -66], [0, -74], [18, -66], [14, -28], [-14, -28]], tone) + both([[16, -64], [26, -56], [24, -30], [18, -34]], darker(tone, 0.08)) + block([[-10, -70], [-14, -84], [0, -102], [14, -84], [10, -70]], lighter(tone, 0.12)),
    grows: [[-14, -62, -58], [14, -62, 58], [-14, -56, -82], [14, -56, 82], [-12, -66, -36], [12, -66, 36]],
    eyes: [[-5, -82], [5, -82]],
    heart: [0, -52],
  };
}

/** A walker on many legs. */
function crab(_: Chance, tone: string): Body {
  return {
    behind: [-1, 1].map((side) => block([[side * 30, -34], [side * 54, -46], [side * 66, 0], [side * 58, 0], [side * 48, -34]], darker(tone, 0.35))).join(""),
    before:
      both([[22, -30], [40, -36], [48, 0], [40, 0], [34, -24]], darker(tone, 0.22)) + block([[-46, -40], [-28, -58], [28, -58], [46, -40], [30, -22], [-30, -22]], tone) + both([[34, -46], [52, -60], [66, -58], [60, -70], [74, -74], [72, -54], [54, -42]], darker(tone, 0.05)),
    grows: [[0, -54, 0], [-16, -54, -18], [16, -54, 18], [-30, -50, -40], [30, -50, 40], [0, -58, 8]],
    eyes: [[-12, -38], [12, -38]],
    heart: [0, -34],
  };
}

/** Sits on its throne. */
function king(_: Chance, tone: string): Body {
  return {
    behind: block([[-40, 0], [-38, -84], [-28, -100], [28, -100], [38, -84], [40, 0]], darker(tone, 0.48)),
    before:
      both([[22, -40], [40, -40], [42, -30], [24, -28]], darker(tone, 0.3)) + both([[6, -34], [26, -30], [28, 0], [10, 0]], darker(tone, 0.12)) + block([[-24, -68], [24, -68], [26, -30], [-26, -30]], tone) + both([[20, -68], [36, -60], [38, -40], [26, -40]], darker(tone, 0.06)) +
      path("M-24 -68L-10 -30H10L24 -68L0 -58Z", darker(tone, 0.35)) + block([[-13, -68], [-15, -84], [15, -84], [13, -68], [0, -62]], lighter(tone, 0.12)),
    grows: [[0, -82, 0], [-11, -82, -14], [11, -82, 14], [-32, -94, -18], [32, -94, 18], [0, -98, 0]],
    eyes: [[-6, -75], [6, -75]],
    heart: [0, -46],
  };
}

/** Two heads that seldom agree. */
function twain(_: Chance, tone: string): Body {
  const head: Point[] = [[10, -72], [8, -88], [18, -96], [30, -92], [32, -78], [24, -68]];
  return {
    before:
      both([[6, -30], [26, -30], [30, 0], [8, 0]], darker(tone, 0.15)) + block([[-40, -60], [-26, -72], [26, -72], [40, -60], [28, -28], [-28, -28]], tone) + block([[34, -66], [52, -76], [58, -98], [68, -94], [64, -68], [44, -54]], darker(tone, 0.05)) + block([[-34, -66], [-50, -56], [-58, -32], [-48, -26], [-38, -46]], darker(tone, 0.1)) + both(head, lighter(tone, 0.1)),
    grows: [[0, -70, 0], [62, -92, 10], [-22, -92, -14], [22, -92, 14], [-44, -60, -44], [44, -62, 40]],
    eyes: [[-25, -82], [-15, -82], [15, -82], [25, -82]],
    heart: [0, -48],
  };
}

/** Rears up and spreads wings of slate. */
function dragon(_: Chance, tone: string): Body {
  const wing: Point[] = [[12, -54], [34, -94], [66, -100], [72, -66], [58, -70], [52, -50], [42, -58], [30, -38]];
  return {
    behind: both(wing, darker(tone, 0.32)),
    before:
      block([[-16, -10], [-40, -4], [-62, -12], [-68, -22], [-56, -20], [-36, -22], [-14, -26]], darker(tone, 0.2)) + both([[4, -24], [22, -26], [28, -8], [34, 0], [10, 0]], darker(tone, 0.14)) + block([[-18, -58], [0, -66], [18, -58], [22, -34], [12, -16], [-12, -16], [-22, -34]], tone) + both([[14, -52], [26, -44], [30, -32], [20, -34]], darker(tone, 0.06)) +
      block([[-8, -60], [-6, -80], [4, -88], [14, -76], [10, -58]], darker(tone, 0.04)) + block([[-4, -78], [0, -92], [14, -98], [38, -88], [40, -80], [20, -76], [8, -72]], lighter(tone, 0.12)),
    grows: [[2, -92, -18], [10, -96, 4], [-8, -70, -54], [-16, -52, -70], [-30, -16, -20], [-48, -18, -12]],
    eyes: [[18, -87]],
    heart: [0, -42],
  };
}

type Builder = (r: Chance, tone: string) => Body;
/** From slight to mighty: from and up to which worth each is met. */
export const BODIES: readonly (readonly [from: number, to: number, body: Builder])[] = [
  [0, 10, sprite], [0, 13, hoverer], [0, 14, crab],
  [8, 15, thinker], [8, 17, strider], [8, 20, beast],
  [11, 20, serpent], [11, 20, winged], [11, 30, guardian], [12, 30, twain],
  [14, 30, totem], [14, 40, titan], [15, 40, king], [15, 40, bearer], [16, 40, dragon],
];

export const glowing = ([x, y]: Point, tone: string, size = 1): string => circle(x, y, 6 * size, tone, `opacity="0.35" class="idle-glow"`) + circle(x, y, 2.8 * size, tone);
