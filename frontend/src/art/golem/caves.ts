// Places under and above the mountain that a scene can be set in.
import type { Chance } from "../../lib/chance";
import { darker, lighter, mix } from "../colours";
import { at, circle, line, path, polygon, rect, type Point } from "../shapes";
import { shard } from "./motifs";
import type { Cavern } from "./palettes";

export interface View {
  r: Chance;
  cave: Cavern;
  w: number;
  h: number;
  foot: number;
  /** How large things are drawn: more where a card has a higher window. */
  s: number;
}

export function teeth({ r, w, h }: View, tone: string, from: number, reach: number, down: boolean): string {
  let d = down ? `M0 0V${from}` : `M0 ${h}V${from}`;
  for (let x = 0; x < w; ) {
    const step = r.between(7, 17);
    const tip = r.between(0.3, 1) * reach * (1 - 0.55 * Math.sin((Math.PI * x) / w));
    d += `L${x + step * 0.5} ${down ? from + tip : from - tip}L${x + step} ${down ? from + tip * 0.18 : from - tip * 0.18}`;
    x += step;
  }
  return path(`${d}L${w} ${down ? 0 : h}Z`, tone);
}

function walls({ r, cave, w, h }: View): string {
  const bulge = r.between(0.1, 0.2) * Math.min(w, 260);
  return (
    path(`M0 0H${bulge}L${bulge * 0.5} ${h * 0.2}L${bulge * 0.9} ${h * 0.4}L${bulge * 0.4} ${h * 0.62}L${bulge} ${h}H0Z`, cave.mid) +
    path(`M${w} 0H${w - bulge * 0.8}L${w - bulge * 0.4} ${h * 0.25}L${w - bulge} ${h * 0.5}L${w - bulge * 0.5} ${h * 0.7}L${w - bulge * 1.1} ${h}H${w}Z`, cave.mid)
  );
}

const grotto = (view: View): string => teeth(view, view.cave.far, view.h * 0.06, view.h * 0.42, true) + teeth(view, view.cave.far, view.h * 0.86, view.h * 0.36, false) + walls(view) + teeth(view, view.cave.mid, 0, view.h * 0.24, true);

/** A hall with pillars that grow smaller into the depth. */
function hall({ cave, w, h, foot }: View): string {
  const pillars = [[0.06, 26], [0.27, 14], [0.73, 14], [0.94, 26]].map(([share, wide]) => {
    const [x, half] = [w * share!, wide! / 2];
    const tone = wide! > 20 ? cave.mid : cave.far;
    return rect(x - half, 0, wide!, foot + 14, tone) + rect(x + half * 0.2, 0, half * 0.8, foot + 14, darker(tone, 0.25)) + rect(x - half - 3, foot + 8, wide! + 6, 8, tone) + polygon([[x - half - 6, 0], [x + half + 6, 0], [x + half, 10], [x - half, 10]], tone);
  });
  const arches = line(`M${w * 0.27} 14Q${w * 0.5} ${-h * 0.12} ${w * 0.73} 14`, cave.far, 7) + line(`M${w * 0.06} 8Q${w * 0.5} ${-h * 0.36} ${w * 0.94} 8`, cave.mid, 9);
  return rect(0, foot + 8, w, h, mix(cave.far, cave.near, 0.5)) + line([0.1, 0.3, 0.5, 0.7, 0.9].map((share) => `M${w * share} ${h}L${w * (0.4 + 0.2 * share)} ${foot + 8}`).join(""), cave.near, 1.2, `opacity="0.6"`) + arches + pillars.join("");
}

/** Out in the night, between peaks. */
function heights({ r, cave, w, h, foot }: View): string {
  const stars = Array.from({ length: Math.round(w / 9) }, (_, i) => circle(r.between(3, w - 3), r.between(3, h * 0.5), r.between(0.5, 1.3), cave.rune, i % 3 ? "" : `class="idle-glow"`)).join("");
  const [mx, my] = [w * r.between(0.2, 0.8), h * 0.24];
  const moon = circle(mx, my, 15, lighter(cave.glow, 0.55)) + circle(mx + 6, my - 3, 12.5, mix(cave.deep, cave.mist, 0.4));
  const peaks = [[0.02, 0.62, 0], [0.36, 0.5, 1], [0.7, 0.66, 0], [0.98, 0.48, 1]].map(([share, high, near]) => {
    const [x, top, half] = [w * share!, foot - h * high! * r.between(0.7, 1), Math.min(w, 220) * 0.26];
    const tone = near ? cave.mid : cave.far;
    return polygon([[x - half, foot + 20], [x - half * 0.3, (top + foot) / 2], [x, top], [x + half * 0.4, (top + foot) / 2 - 4], [x + half, foot + 20]], tone) + polygon([[x, top], [x + half * 0.4, (top + foot) / 2 - 4], [x + half, foot + 20], [x + half * 0.1, foot + 20], [x + half * 0.06, (top + foot) / 2]], darker(tone, 0.22)) + polygon([[x - half * 0.12, top + (foot - top) * 0.2], [x, top], [x + half * 0.16, top + (foot - top) * 0.2], [x + half * 0.03, top + (foot - top) * 0.14]], lighter(cave.glow, 0.5));
  });
  return stars + moon + peaks.join("");
}

/** The inside of a geode: crystals all round. */
function geode({ r, cave, w, h }: View): string {
  const many = Math.round(14 + w / 20);
  const round = Array.from({ length: many }, (_, i) => {
    const angle = (Math.PI * 2 * i) / many;
    const [x, y] = [w / 2 + Math.cos(angle) * w * 0.54, h * 0.46 + Math.sin(angle) * h * 0.56];
    const lean = (angle * 180) / Math.PI - 90;
    return at(x, y, 1, `<g transform="rotate(${lean + r.between(-12, 12)})" opacity="0.9">${shard(mix(cave.shard, cave.far, r.between(0.35, 0.75)), r.between(11, 17), r.between(24, 44))}</g>`);
  });
  return round.join("");
}

/** A lake that mirrors the light. */
function lake(view: View): string {
  const { cave, w, h, foot } = view;
  const shine = Array.from({ length: 5 }, (_, i) => `M${w * (0.5 - 0.06 * (i + 1))} ${foot + 8 + i * 6}H${w * (0.5 + 0.07 * (i + 1))}`).join("");
  return teeth(view, cave.far, 0, h * 0.5, true) + walls(view) + rect(0, foot + 2, w, h, mix(cave.mist, cave.glow, 0.25)) + rect(0, foot + 2, w, 2, lighter(cave.glow, 0.4)) + line(shine, lighter(cave.glow, 0.5), 2, `opacity="0.8" class="idle-drift"`);
}

export const CAVES: readonly ((view: View) => string)[] = [grotto, hall, heights, geode, lake, grotto];

export function sparks({ r, cave, w, h }: View): string {
  return Array.from({ length: 14 }, (_, i) => circle(r.between(6, w - 6), r.between(6, h - 10), r.between(0.6, 1.7), cave.rune, `opacity="0.85"${i % 4 ? "" : ` class="idle-glow"`}`)).join("");
}

export const floor = (view: View): string => teeth(view, view.cave.near, view.foot + 16, 9, false);

export const mirrored = (list: readonly Point[]): Point[] => list.map(([x, y]): Point => [-x, y]);
