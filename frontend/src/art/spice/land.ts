// What lies behind and below: skies with their weather, horizons, sand and water.
import type { Chance } from "../../lib/chance";
import { darker, lighter, mix } from "../colours";
import { circle, line, path, polygon, rect } from "../shapes";
import type { Hour } from "./palettes";

export interface View {
  r: Chance;
  hour: Hour;
  w: number;
  h: number;
  /** Where the ground begins. */
  foot: number;
  /** How large things are drawn: more where a card has a higher window. */
  s: number;
}

export function dunes({ r, hour, w, h }: View, from: number, tone: string): string {
  const sway = r.between(-14, 14);
  const crest = r.between(0.25, 0.75) * w;
  const d = `M0 ${from + sway * 0.4}C${w * 0.2} ${from - 12} ${crest - 30} ${from - 14 + sway * 0.5} ${crest} ${from - 4}C${crest + 25} ${from + 4} ${w * 0.8} ${from - 10} ${w} ${from - sway * 0.4}V${h}H0Z`;
  const shade = `M${crest} ${from - 4}C${crest + 25} ${from + 4} ${w * 0.8} ${from - 10} ${w} ${from - sway * 0.4}V${h}H${crest - 20}C${crest + 6} ${from + 22} ${crest + 4} ${from + 6} ${crest} ${from - 4}Z`;
  const ripples = line(`M${crest - 46} ${from + 16}q14 -5 30 -2M${crest - 58} ${from + 24}q16 -5 34 -2`, lighter(tone, 0.3), 1.1, `opacity="0.5"`);
  return path(d, tone) + path(shade, mix(tone, hour.ink, 0.18)) + ripples;
}

function ridge({ r, w, foot }: View, tone: string, high: number, step: number): string {
  let d = `M0 ${foot}`;
  for (let x = 0; x <= w + step; x += step) d += `L${x - step / 2} ${foot - r.between(0.3, 1) * high}L${x} ${foot - r.between(0.1, 0.45) * high}`;
  return path(`${d}V${foot + 20}H0Z`, tone);
}

/** Hills, flat-topped rocks, snowy peaks, waves of sand, or haze upon haze. */
const HORIZONS: readonly ((view: View) => string)[] = [
  (view) => ridge(view, view.hour.far, 34, 24),
  ({ r, hour, w, foot }) => {
    const rocks = [0.16, 0.55, 0.9].map((share) => {
      const [x, half, high] = [w * (share + r.between(-0.06, 0.06)), r.between(14, 26), r.between(18, 42)];
      return polygon([[x - half * 1.25, foot + 8], [x - half, foot - high], [x + half * 0.9, foot - high - r.between(-3, 3)], [x + half * 1.3, foot + 8]], hour.far) + polygon([[x + half * 0.3, foot + 8], [x + half * 0.35, foot - high], [x + half * 0.9, foot - high], [x + half * 1.3, foot + 8]], mix(hour.far, hour.ink, 0.2));
    });
    return rect(0, foot - 4, w, 24, mix(hour.far, hour.sky[2]!, 0.4)) + rocks.join("");
  },
  ({ r, hour, w, foot }) =>
    [0.1, 0.4, 0.72, 0.98].map((share) => {
      const [x, half, high] = [w * share, r.between(26, 40), r.between(36, 62)];
      return polygon([[x - half, foot + 8], [x, foot - high], [x + half, foot + 8]], hour.far) + polygon([[x, foot - high], [x + half, foot + 8], [x + half * 0.2, foot + 8], [x - half * 0.08, foot - high * 0.55]], mix(hour.far, hour.ink, 0.22)) + polygon([[x - half * 0.3, foot - high * 0.66], [x, foot - high], [x + half * 0.3, foot - high * 0.66], [x + half * 0.1, foot - high * 0.74], [x - half * 0.06, foot - high * 0.6]], lighter(hour.light, 0.4));
    }).join(""),
  (view) => dunes(view, view.foot - 18, mix(view.hour.far, view.hour.sky[2]!, 0.45)) + dunes(view, view.foot - 6, view.hour.far),
  (view) => ridge(view, mix(view.hour.far, view.hour.sky[2]!, 0.6), 56, 40) + ridge(view, mix(view.hour.far, view.hour.sky[2]!, 0.25), 34, 30) + ridge(view, view.hour.far, 18, 22),
];

export const horizon = (view: View): string => view.r.pick(HORIZONS)(view);

export function sea(view: View): string {
  const { r, hour, w, h, foot } = view;
  const waves = Array.from({ length: Math.round(w / 16) }, () => {
    const x = r.between(-6, w - 10);
    const y = r.between(foot + 5, h);
    return line(`M${x} ${y}q5 -3 10 0t10 0`, lighter(hour.water, 0.4), 1.3, `opacity="0.8"`);
  }).join("");
  const glitter = line(`M${w * 0.3} ${foot + 4}h${w * 0.16}M${w * 0.34} ${foot + 9}h${w * 0.1}M${w * 0.31} ${foot + 14}h${w * 0.13}`, hour.sun, 1.6, `opacity="0.55"`);
  return rect(0, foot, w, h - foot, hour.water) + rect(0, foot + (h - foot) * 0.55, w, h, darker(hour.water, 0.14), `opacity="0.6"`) + rect(0, foot, w, 2, lighter(hour.water, 0.5)) + `<g class="idle-drift">${glitter}${waves}</g>`;
}

function cloud(x: number, y: number, size: number, tone: string): string {
  return path(`M${x - 24 * size} ${y}C${x - 26 * size} ${y - 9 * size} ${x - 14 * size} ${y - 12 * size} ${x - 10 * size} ${y - 8 * size}C${x - 6 * size} ${y - 18 * size} ${x + 10 * size} ${y - 17 * size} ${x + 11 * size} ${y - 8 * size}C${x + 22 * size} ${y - 11 * size} ${x + 27 * size} ${y - 3 * size} ${x + 22 * size} ${y}Z`, tone, `opacity="0.85"`);
}

const WEATHER: readonly ((view: View) => string)[] = [
  ({ r, hour, w, h }) => Array.from({ length: 3 }, () => {
    const [x, y] = [r.between(0, w), r.between(0.12, 0.5) * h];
    return line(`M${x - 22} ${y}H${x + 18}M${x - 10} ${y + 4}H${x + 28}`, lighter(hour.sky[1]!, 0.45), 2, `opacity="0.55"`);
  }).join(""),
  ({ r, hour, w, h }) => [0.24, 0.78].map((share) => cloud(w * share, h * r.between(0.2, 0.42), r.between(0.7, 1.15), lighter(hour.sky[2]!, 0.35))).join(""),
  ({ r, hour, w, h }) => Array.from({ length: 6 }, (_, i) => {
    const [x, y, size] = [w * (0.2 + 0.11 * i) + r.between(-5, 5), h * (0.2 + 0.03 * Math.abs(i - 2)) + r.between(-4, 4), r.between(3, 5.5)];
    return line(`M${x - size} ${y - size * 0.4}Q${x - size * 0.4} ${y - size} ${x} ${y}Q${x + size * 0.4} ${y - size} ${x + size} ${y - size * 0.4}`, hour.ink, 1.3);
  }).join(""),
  ({ hour, w, h }) => [0.34, 0.44, 0.54].map((share, i) => rect(0, h * share, w, h * 0.05, lighter(hour.sky[2]!, 0.5), `opacity="${0.2 + 0.12 * i}"`)).join(""),
  ({ r, hour, w, h }) => cloud(w * r.between(0.3, 0.7), h * 0.24, 1.7, mix(hour.sky[0]!, hour.ink, 0.35)) + line(Array.from({ length: 12 }, (_, i) => `M${w * (0.26 + 0.045 * i)} ${h * 0.28}l-6 ${r.between(14, 30)}`).join(""), lighter(hour.water, 0.45), 1.1, `opacity="0.6"`),
];

export function sky(view: View): string {
  const { r, hour, w, h } = view;
  const [x, y, size] = [r.between(0.18, 0.82) * w, r.between(0.18, 0.42) * h, r.between(11, 21)];
  const rings = circle(x, y, size * 1.55, hour.sun, `opacity="${hour.stars ? 0.12 : 0.25}" class="idle-glow"`) + circle(x, y, size * 2.3, hour.sun, `opacity="${hour.stars ? 0.08 : 0.16}"`);
  const waning = hour.stars && r.coin(0.7) ? circle(x + size * 0.42, y - size * 0.14, size * 0.86, hour.sky[0]!) : "";
  const stars = hour.stars ? Array.from({ length: Math.round(w / 10) }, (_, i) => circle(r.between(4, w - 4), r.between(4, h * 0.5), r.between(0.5, 1.3), hour.light, i % 3 ? "" : `class="idle-glow"`)).join("") : "";
  return stars + rings + circle(x, y, size, hour.sun) + waning + r.pick(WEATHER)(view);
}
