// A view along the road of spices: sky, land, one thing worth stopping for, and what stands close by.
// The number in an id picks the subject and the hour, so no two cards of a game share both.
import { chance, type Chance } from "../../lib/chance";
import { darker, lighter, mix } from "../colours";
import { at, circle, gradient, line, path, rect } from "../shapes";
import { camel, dhow, gate, house, jar, lantern, minaret, palm, sacks, stall, tent } from "./motifs";
import { DAY, NIGHT, type Hour } from "./palettes";

interface View {
  r: Chance;
  hour: Hour;
  w: number;
  h: number;
  /** Where the ground begins. */
  foot: number;
}

function dunes({ r, hour, w, h }: View, from: number, tone: string): string {
  const sway = r.between(-14, 14);
  const crest = r.between(0.25, 0.75) * w;
  const d = `M0 ${from + sway * 0.4}C${w * 0.2} ${from - 12} ${crest - 30} ${from - 14 + sway * 0.5} ${crest} ${from - 4}C${crest + 25} ${from + 4} ${w * 0.8} ${from - 10} ${w} ${from - sway * 0.4}V${h}H0Z`;
  const shade = `M${crest} ${from - 4}C${crest + 25} ${from + 4} ${w * 0.8} ${from - 10} ${w} ${from - sway * 0.4}V${h}H${crest - 20}C${crest + 6} ${from + 22} ${crest + 4} ${from + 6} ${crest} ${from - 4}Z`;
  return path(d, tone) + path(shade, mix(tone, hour.ink, 0.16));
}

function sky({ r, hour, w, h }: View): string {
  const x = r.between(0.2, 0.8) * w;
  const y = r.between(0.2, 0.4) * h;
  const size = r.between(11, 19);
  const rings = hour.stars ? "" : circle(x, y, size * 1.55, hour.sun, `opacity="0.25"`) + circle(x, y, size * 2.2, hour.sun, `opacity="0.16"`);
  const moonShade = hour.stars ? circle(x + size * 0.42, y - size * 0.14, size * 0.86, hour.sky[0]!) : "";
  const stars = hour.stars
    ? Array.from({ length: 16 }, () => circle(r.between(4, w - 4), r.between(4, h * 0.5), r.between(0.5, 1.3), hour.light)).join("")
    : "";
  const streaks = Array.from({ length: 3 }, () => {
    const cx = r.between(0, w);
    const cy = r.between(0.12, 0.5) * h;
    return line(`M${cx - 22} ${cy}H${cx + 18}M${cx - 10} ${cy + 4}H${cx + 28}`, lighter(hour.sky[1]!, 0.45), 2, `opacity="0.55"`);
  }).join("");
  return stars + rings + circle(x, y, size, hour.sun) + moonShade + streaks;
}

function hills({ r, hour, w, foot }: View): string {
  let d = `M0 ${foot}`;
  for (let x = 0; x <= w + 24; x += 24) d += `L${x - 12} ${foot - r.between(10, 34)}L${x} ${foot - r.between(4, 16)}`;
  return path(`${d}V${foot + 20}H0Z`, hour.far);
}

function sea(view: View): string {
  const { r, hour, w, h, foot } = view;
  const waves = Array.from({ length: 9 }, () => {
    const x = r.between(-6, w - 10);
    const y = r.between(foot + 5, h);
    return line(`M${x} ${y}q5 -3 10 0t10 0`, lighter(hour.water, 0.4), 1.3, `opacity="0.8"`);
  }).join("");
  return rect(0, foot, w, h - foot, hour.water) + rect(0, foot, w, 2, lighter(hour.water, 0.5)) + waves;
}

const SUBJECTS: readonly ((view: View) => string)[] = [
  function city(view) {
    const { r, hour, w, foot } = view;
    const many = Math.max(5, Math.round(w / 32));
    const homes = Array.from({ length: many }, (_, i) =>
      at((w * (i + 0.6 + r.between(-0.1, 0.1))) / (many + 0.2), foot + r.between(2, 8), 1, house(r, hour, r.between(22, 34), r.between(18, 40))),
    );
    return hills(view) + at(w * 0.28, foot + 4, 1, minaret(hour, 66)) + homes.join("") + at(w * r.between(0.6, 0.8), foot + 8, 1, minaret(hour, 58)) + dunes(view, foot + 14, hour.near);
  },
  function caravan(view) {
    const { r, hour, w, foot } = view;
    const walkers = [0.2, 0.5, 0.8].map((share, i) => at(w * share, foot + 16 + i * 2, 0.66, camel(r, hour)));
    return dunes(view, foot - 14, hour.far) + dunes(view, foot + 2, hour.mid) + line(`M${w * 0.2} ${foot}Q${w * 0.5} ${foot + 8} ${w * 0.8} ${foot + 2}`, hour.ink, 0.7) + walkers.join("") + dunes(view, foot + 22, hour.near);
  },
  function ships(view) {
    const { r, hour, w, foot } = view;
    const big = r.between(0.4, 0.62);
    return hills(view) + sea(view) + at(w * (big > 0.5 ? 0.16 : 0.84), foot + 6, 0.42, dhow(r, hour)) + at(w * big, foot + 24, 1.05, dhow(r, hour));
  },
  function market(view) {
    const { r, hour, w, foot } = view;
    return hills(view) + at(w * 0.84, foot + 6, 0.9, house(r, hour, 34, 34)) + dunes(view, foot + 4, hour.mid) + at(w * 0.4, foot + 26, 1.15, stall(r, hour)) + at(w * 0.82, foot + 30, 1, jar(hour, hour.cloth)) + at(w * 0.94, foot + 32, 0.8, jar(hour, hour.water));
  },
  function camp(view) {
    const { r, hour, w, foot } = view;
    return dunes(view, foot - 12, hour.far) + at(w * 0.78, foot + 10, 0.75, tent(hour, lighter(hour.mid, 0.3))) + dunes(view, foot + 8, hour.mid) + at(w * 0.38, foot + 26, 1.12, tent(hour, hour.cloth)) + at(w * 0.84, foot + 34, 0.6, camel(r, hour));
  },
  function oasis(view) {
    const { r, hour, w, foot } = view;
    const pool = `<ellipse cx="${w * 0.5}" cy="${foot + 26}" rx="${w * 0.36}" ry="11" fill="${hour.water}"/>` + line(`M${w * 0.3} ${foot + 24}H${w * 0.5}M${w * 0.5} ${foot + 29}H${w * 0.66}`, lighter(hour.water, 0.5), 1.4);
    return dunes(view, foot - 12, hour.far) + dunes(view, foot + 6, hour.mid) + [0.2, 0.32, 0.72, 0.86].map((share) => at(w * share, foot + r.between(18, 26), 1.1, palm(r, hour, r.between(34, 54)))).join("") + pool;
  },
  function gateway(view) {
    const { r, hour, w, foot } = view;
    return hills(view) + at(w * 0.14, foot + 8, 1, minaret(hour, 70)) + at(w * 0.5, foot + 18, 1.2, gate(hour)) + dunes(view, foot + 18, hour.near) + at(w * r.pick([0.2, 0.82]), foot + 34, 0.55, camel(r, hour));
  },
  function stores(view) {
    const { r, hour, w, h, foot } = view;
    return hills(view) + rect(0, foot + 8, w, h, hour.mid) + line(`M0 ${foot + 20}H${w}`, hour.near, 1.5) + at(w * 0.5, foot + 34, 1.5, sacks(r, hour)) + [0.2, 0.8].map((share) => at(w * share, 0, 1.1, lantern(hour, r.between(8, 24)))).join("");
  },
  function harbour(view) {
    const { r, hour, w, foot } = view;
    return hills(view) + [0.12, 0.3].map((share) => at(w * share, foot + 4, 1, house(r, hour, 28, r.between(26, 44)))).join("") + sea(view) + path(`M0 ${foot + 2}H${w * 0.46}L${w * 0.4} ${foot + 10}H0Z`, darker(hour.near, 0.1)) + at(w * 0.7, foot + 20, 0.86, dhow(r, hour)) + at(w * 0.26, foot + 3, 0.6, jar(hour, hour.cloth));
  },
];

function numberOf(id: string): number {
  const digits = [...id].reduce((sum, char) => (/\d/.test(char) ? sum * 10 + Number(char) : sum + char.charCodeAt(0) * 7), 0);
  return digits;
}

export function spiceScene(id: string, w: number, h: number, dark: boolean, key: string, chosen?: number): string {
  const r = chance(`spice ${id}`);
  const hours = dark ? NIGHT : DAY;
  const number = numberOf(id);
  const hour = hours[(2 * number + Math.floor(number / 9)) % hours.length]!;
  const view: View = { r, hour, w, h, foot: h * 0.62 };
  const subject = SUBJECTS[(chosen ?? number) % SUBJECTS.length]!;
  return gradient(`sky-${key}`, hour.sky) + rect(0, 0, w, h, `url(#sky-${key})`) + sky(view) + subject(view);
}
