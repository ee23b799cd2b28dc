// The islands that float under the mountain. Ginger is dug from amber rock, chili burns, tea glows in gardens, cloves are star
// flowers among old stones; each of the six islands of a good has a silhouette of its own.
import type { Chance } from "../../lib/chance";
import { darker, lighter, mix } from "../colours";
import { at, circle, line, path, polygon, rect, ring, star } from "../shapes";
import { cast, ellipse, grain, patch, several, volcano, type Good } from "./land";

interface Tones {
  rock: string;
  top: string;
  stone: string;
  moss: string;
  dark: string;
}
const DAY: Tones = { rock: "#77719f", top: "#c3bee0", stone: "#a9a3cc", moss: "#7fb893", dark: "#37305f" };
const NIGHT: Tones = { rock: "#6c66a8", top: "#a7a1da", stone: "#8e88c4", moss: "#5fa88c", dark: "#1e1a48" };

/** What shines on the islands of each good. */
export const SHINE: Record<Good, string> = { ginger: "#ffc24a", chili: "#ff6a3c", tea: "#4fe3a0", cloves: "#c77bff" };

interface Land {
  r: Chance;
  t: Tones;
  shine: string;
  wide: number;
}
type Draw = (land: Land) => string;

function shard(tone: string, w: number, h: number, turn = 0): string {
  const planes =
    polygon([[-w / 2, -h * 0.12], [-w * 0.34, -h * 0.78], [0, -h], [w * 0.36, -h * 0.74], [w / 2, 0], [-w * 0.3, 0]], tone) +
    polygon([[-w * 0.34, -h * 0.78], [0, -h], [w * 0.04, -h * 0.64], [-w * 0.06, 0], [-w * 0.3, 0], [-w / 2, -h * 0.12]], lighter(tone, 0.5)) +
    polygon([[w * 0.36, -h * 0.74], [w / 2, 0], [w * 0.16, 0], [w * 0.04, -h * 0.64]], darker(tone, 0.32));
  return `<g transform="rotate(${turn})">${planes}</g>`;
}

function cluster(tone: string, h: number): string {
  return (
    cast(h * 0.6) + shard(tone, h * 0.26, h * 0.66, -34) + shard(tone, h * 0.26, h * 0.6, 36) + shard(tone, h * 0.28, h * 0.84, -13) +
    shard(tone, h * 0.26, h * 0.74, 17) + shard(tone, h * 0.3, h, 2)
  );
}

function slab(t: Tones, w: number, h: number, tone = t.stone): string {
  return (
    polygon([[-w / 2, 0], [-w * 0.44, -h], [w * 0.42, -h], [w / 2, 0]], tone) +
    polygon([[w * 0.12, 0], [w * 0.1, -h], [w * 0.42, -h], [w / 2, 0]], darker(tone, 0.28)) +
    line(`M${-w * 0.42} ${-h + 0.7}H${w * 0.38}`, lighter(tone, 0.4), 1.2)
  );
}

function rune(tone: string, size = 1): string {
  return line("M0 -5L3.5 0L0 5L-3.5 0ZM0 -2V2", tone, 1.4, `transform="scale(${size})"`);
}

function flame(tone: string, h: number): string {
  return (
    path(`M0 0C${-h * 0.4} 0 ${-h * 0.42} ${-h * 0.4} ${-h * 0.16} ${-h * 0.62}C${-h * 0.14} ${-h * 0.42} 0 ${-h * 0.5} 0 ${-h}C${h * 0.3} ${-h * 0.7} ${h * 0.46} ${-h * 0.2} 0 0Z`, tone) +
    path(`M0 -0.5C${-h * 0.2} -0.5 ${-h * 0.2} ${-h * 0.26} 0 ${-h * 0.5}C${h * 0.2} ${-h * 0.3} ${h * 0.2} -0.5 0 -0.5Z`, "#ffe9a6")
  );
}

function mushroom(tone: string, h: number): string {
  const w = h * 0.56;
  return (
    cast(w) + path(`M-2.6 0C-1 ${-h * 0.4} -2 ${-h * 0.6} -2 ${-h * 0.7}H2.4C2.2 ${-h * 0.5} 2 ${-h * 0.3} 4 0Z`, "#d8d3ee") +
    path(`M${-w} ${-h * 0.6}C${-w} ${-h * 1.12} ${w} ${-h * 1.12} ${w} ${-h * 0.6}C${w * 0.4} ${-h * 0.5} ${-w * 0.4} ${-h * 0.5} ${-w} ${-h * 0.6}Z`, tone) +
    path(`M${w * 0.1} ${-h * 0.98}C${w * 0.8} ${-h * 0.94} ${w} ${-h * 0.72} ${w} ${-h * 0.6}C${w * 0.7} ${-h * 0.55} ${w * 0.4} ${-h * 0.53} ${w * 0.2} ${-h * 0.53}C${w * 0.5} ${-h * 0.7} ${w * 0.4} ${-h * 0.86} ${w * 0.1} ${-h * 0.98}Z`, darker(tone, 0.28)) +
    several([[-w * 0.5, w * 0.14, -h * 0.74], [0, w * 0.12, -h * 0.84], [w * 0.5, w * 0.1, -h * 0.7]], (size) => circle(0, 0, size, lighter(tone, 0.75)))
  );
}

function frond(tone: string, h: number, turn: number): string {
  const leaves = [0.3, 0.46, 0.62, 0.78, 0.92].map((share) => `M0 ${-h * share}q${-h * 0.2 * (1.2 - share)} ${-h * 0.02} ${-h * 0.26 * (1.25 - share)} ${h * 0.1}M0 ${-h * share}q${h * 0.2 * (1.2 - share)} ${-h * 0.02} ${h * 0.26 * (1.25 - share)} ${h * 0.1}`).join("");
  return `<g transform="rotate(${turn})">${line(`M0 0V${-h}${leaves}`, turn > 0 ? darker(tone, 0.2) : tone, 2)}</g>`;
}

function gate(t: Tones, shine: string): string {
  return (
    cast(40) + path("M-14 0V-21C-14 -32 14 -32 14 -21V0Z", shine, `opacity="0.55"`) +
    path("M-7 0V-18C-7 -25 7 -25 7 -18V0Z", lighter(shine, 0.6), `opacity="0.85"`) +
    path("M-23 0L-21 -26C-17 -42 17 -42 21 -26L23 0H13V-21C13 -31 -13 -31 -13 -21V0Z", t.stone) +
    path("M3 -38C13 -37 19 -33 21 -26L23 0H13V-21C13 -27 8 -29 3 -29Z", darker(t.stone, 0.28)) + at(-18, -16, 0.9, rune(shine)) +
    at(0, -34, 0.8, rune(shine))
  );
}

function head(t: Tones, shine: string): string {
  return (
    cast(40) + polygon([[-22, 0], [-25, -17], [-17, -33], [2, -38], [18, -31], [24, -14], [20, 0]], t.stone) +
    polygon([[2, -38], [18, -31], [24, -14], [20, 0], [6, 0], [8, -18]], darker(t.stone, 0.28)) +
    polygon([[-25, -17], [-17, -33], [2, -38], [-6, -28], [-16, -18]], lighter(t.stone, 0.32)) +
    polygon([[-17, -17], [-4, -20], [-4, -14], [-15, -12]], t.dark) + polygon([[4, -20], [16, -17], [15, -12], [4, -14]], t.dark) +
    circle(-9.6, -16, 2.4, shine) + circle(9.6, -16, 2.4, shine) + line("M-8 -5H9", t.dark, 2.2) +
    polygon([[-3, -13], [0, -20], [3, -13]], darker(t.stone, 0.14))
  );
}

function spire(t: Tones, w: number, h: number, shine: string): string {
  return (
    cast(w) + polygon([[-w / 2, 0], [-w * 0.3, -h * 0.7], [0, -h], [w * 0.3, -h * 0.7], [w / 2, 0]], t.stone) +
    polygon([[0, -h], [w * 0.3, -h * 0.7], [w / 2, 0], [w * 0.08, 0]], darker(t.stone, 0.3)) + rect(-w * 0.16, -h * 0.56, w * 0.16, h * 0.16, shine) +
    rect(-w * 0.2, -h * 0.28, w * 0.16, h * 0.14, shine)
  );
}

function ringed(t: Tones, shine: string): string {
  return (
    cast(34) + `<circle cx="0" cy="-21" r="15" fill="${shine}" fill-opacity="0.4" stroke="${t.stone}" stroke-width="6.4"/>` +
    `<path d="M4 -35.5A15 15 0 0 1 4 -6.5" fill="none" stroke="${darker(t.stone, 0.3)}" stroke-width="6.4"/>` +
    polygon(star(0, -21, 9, 3.6, 4), lighter(shine, 0.6)) + slab(t, 30, 6)
  );
}

function sitter(t: Tones, shine: string): string {
  return (
    cast(40) + polygon([[-21, 0], [-24, -11], [-15, -25], [13, -25], [23, -12], [21, 0]], t.stone) +
    polygon([[2, 0], [4, -25], [13, -25], [23, -12], [21, 0]], darker(t.stone, 0.28)) +
    polygon([[-9, -24], [-11, -36], [-2, -42], [9, -37], [8, -24]], lighter(t.stone, 0.12)) +
    polygon([[2, -40], [9, -37], [8, -24], [3, -24]], darker(t.stone, 0.18)) + circle(-5, -32, 1.9, shine) + circle(3, -32, 1.9, shine) +
    line("M-17 -22C-10 -18 -5 -24 1 -21C7 -18 10 -23 15 -20", t.moss, 4) + shard(shine, 8, 13)
  );
}

function obelisk(t: Tones, shine: string): string {
  return (
    cast(18) + polygon([[-10, 0], [-6, -33], [0, -43], [6, -33], [10, 0]], t.stone) +
    polygon([[0, -43], [6, -33], [10, 0], [1, 0]], darker(t.stone, 0.3)) + at(-1, -14, 1.1, rune(shine)) + at(-1, -28, 0.9, rune(shine))
  );
}

function observatory(t: Tones, shine: string): string {
  return (
    cast(40) + rect(-20, -13, 40, 13, t.stone) + rect(6, -13, 14, 13, darker(t.stone, 0.28)) +
    path("M-20 -13C-20 -37 20 -37 20 -13Z", lighter(t.stone, 0.14)) +
    path("M6 -30C15 -28 20 -22 20 -13H8C10 -20 9 -26 6 -30Z", darker(t.stone, 0.2)) + path("M-6 -13V-30L2 -31V-13Z", shine) +
    line("M-2 -24L14 -42", t.dark, 4) + line("M10 -38L15 -43", shine, 3)
  );
}

const LANDMARKS: Record<Good, readonly Draw[]> = {
  ginger: [
    ({ shine, wide }) =>
      at(-20 * wide, 2, 1, cluster(shine, 20)) + at(3 * wide, 1, 1, cluster(shine, 42)) + at(25 * wide, 3, 1, cluster(darker(shine, 0.1), 17)),
    ({ t, shine, wide }) => at(0, 1, 1, gate(t, shine)) + at(28 * wide, 3, 1, cluster(shine, 14)),
    ({ t, shine, wide }) => at(0, 2, 1, head(t, shine)) + at(-29 * wide, 3, 1, cluster(shine, 15)),
    ({ t, shine, wide }) =>
      several([[-27 * wide, 20, -2], [-11 * wide, 30, -6], [10 * wide, 30, -6], [27 * wide, 19, -2]], (h) => cast(9) + polygon([[-5, 0], [-4, -h], [3.6, -h - 2], [5.4, 0]], t.stone) + polygon([[1, 0], [0.8, -h - 1], [3.6, -h - 2], [5.4, 0]], darker(t.stone, 0.3)) + at(-0.6, -h * 0.55, 0.8, rune(shine))) +
      at(0, 5, 1, cluster(shine, 19)),
    ({ t, shine, wide }) =>
      several([[0, 60, 1], [-3, 45, -8], [2, 31, -17], [-1, 18, -26]], (w) => slab(t, w * (0.7 + 0.3 * wide), 9)) +
      at(-1, -34, 1, cluster(shine, 13)),
    ({ t, shine, wide }) =>
      at(-15 * wide, 1, 1, cast(26) + polygon([[-12, 0], [-12, -13], [0, -22], [12, -13], [12, 0]], t.stone) + polygon([[0, -22], [12, -13], [12, 0], [3, 0], [3, -18]], darker(t.stone, 0.28)) + rect(-6, -9, 6, 9, shine)) +
      line(`M${14 * wide} 2V-38L${30 * wide} -28M${14 * wide} -26L${22 * wide} -33M${28 * wide} -29V-17`, t.dark, 2.2) +
      at(28 * wide, -6, 1, shard(shine, 9, 13)) + at(16 * wide, 4, 1, cluster(shine, 15)),
  ],
  chili: [
    ({ t, shine, wide }) => volcano(64 * wide, 38, t.rock, shine) + at(-1, -37, 1, flame(shine, 10)),
    ({ t, shine, wide }) =>
      at(-9 * wide, 1, 1, cast(22) + polygon([[-14, 0], [-9, -28], [9, -28], [14, 0]], t.stone) + polygon([[2, 0], [2, -28], [9, -28], [14, 0]], darker(t.stone, 0.28)) + path("M-6 0V-9C-6 -15 5 -15 5 -9V0Z", shine) + rect(-11, -31, 22, 4, darker(t.stone, 0.12)) + at(0, -31, 1, flame(shine, 15))) +
      at(20 * wide, 3, 1, slab(t, 20, 10) + at(0, -10, 1, slab(t, 9, 6, t.dark))),
    ({ t, shine, wide }) => several([[-25 * wide, 13], [0, 23, -3], [25 * wide, 15]], (h) => cast(11) + polygon([[-6, 0], [-4, -h], [4, -h], [6, 0]], t.stone) + polygon([[1, 0], [1, -h], [4, -h], [6, 0]], darker(t.stone, 0.28)) + at(0, -h, 1, flame(shine, 17))),
    ({ t, shine, wide }) =>
      polygon([[-33 * wide, 1], [-28 * wide, -29], [-9 * wide, -38], [17 * wide, -32], [32 * wide, 1]], t.rock) +
      polygon([[5, -36], [17 * wide, -32], [32 * wide, 1], [8, 1]], darker(t.rock, 0.28)) +
      polygon([[-28 * wide, -29], [-9 * wide, -38], [3, -36], [-12 * wide, -30]], lighter(t.rock, 0.3)) +
      path("M-9 -33C-6 -22 -10 -12 -9 2H1C2 -12 -2 -22 0 -33Z", shine) + line("M-6 -31C-4 -20 -7 -10 -6 0M-2 -30C-3 -20 -1 -10 -2 0", "#ffe9a6", 1.1),
    ({ t, shine, wide }) =>
      cast(44) + path(`M-20 -20C${-34 * wide} -24 ${-36 * wide} -38 ${-28 * wide} -45C${-29 * wide} -36 -20 -33 -12 -32Z`, "#e9e2d8") +
      path(`M20 -20C${34 * wide} -24 ${36 * wide} -38 ${28 * wide} -45C${29 * wide} -36 20 -33 12 -32Z`, darker("#e9e2d8", 0.2)) +
      polygon([[-20, -16], [-16, -33], [0, -37], [16, -33], [20, -16], [11, 2], [-11, 2]], t.stone) +
      polygon([[0, -37], [16, -33], [20, -16], [11, 2], [3, 2], [5, -20]], darker(t.stone, 0.28)) +
      polygon([[-14, -22], [-4, -18], [-6, -13], [-13, -15]], shine) + polygon([[14, -22], [4, -18], [6, -13], [13, -15]], shine) +
      line("M-6 -4V2M0 -4V2M6 -4V2", t.dark, 1.8),
    ({ t, shine, wide }) =>
      several([[0, 62, 2], [0, 46, -6], [0, 30, -14]], (w) => slab(t, w * (0.7 + 0.3 * wide), 8)) +
      polygon([[-11, -28], [-8, -22], [8, -22], [11, -28]], t.dark) + at(0, -27, 1, flame(shine, 21)),
  ],
  tea: [
    ({ shine, wide }) =>
      at(-18 * wide, 1, 1, mushroom(mix(shine, "#2fa4ee", 0.3), 28)) + at(4 * wide, 0, 1, mushroom(shine, 41)) +
      at(25 * wide, 3, 1, mushroom(mix(shine, "#2fa4ee", 0.45), 20)),
    ({ t, shine, wide }) => several([[-20 * wide, 28], [20 * wide, 25], [0, 37, 2]], (h) => [-44, -22, 4, 26, 48].map((turn) => frond(mix(shine, t.moss, 0.3), h * (turn === 4 ? 1.05 : 0.86), turn)).join("")),
    ({ t, shine }) =>
      cast(34) + path("M-7 1C-3 -11 -4 -19 -3 -26H3C4 -18 4 -11 9 1Z", t.rock) +
      line("M0 -20C-9 -24 -14 -27 -19 -27M1 -18C9 -21 14 -25 19 -26", t.rock, 2.6) +
      several([[-20, 9, -29], [20, 9, -28], [-8, 11, -36], [10, 11, -37]], (size) => circle(0, 0, size, shine, `opacity="0.35"`) + circle(0, 0, size * 0.66, shine) + circle(-size * 0.2, -size * 0.22, size * 0.26, lighter(shine, 0.7))),
    ({ t, shine, wide }) =>
      at(0, 1, 1, gate(t, shine)) +
      line("M-21 -4C-26 -18 -16 -24 -19 -33C-14 -40 -6 -37 -2 -40C6 -42 12 -36 19 -31C22 -22 18 -14 22 -6", mix(shine, t.moss, 0.5), 3) +
      several([[-22, 3.4, -16], [-18, 3, -31], [-5, 3.4, -39], [11, 3, -36], [20, 3.2, -20]], (size) => circle(0, 0, size, lighter(shine, 0.25))) +
      at(30 * wide, 3, 1, mushroom(shine, 15)),
    ({ shine }) =>
      cast(44) +
      [-66, 66, -36, 36].map((turn) => path("M0 0C-10 -10 -9 -26 0 -35C9 -26 10 -10 0 0Z", turn > 0 ? darker(shine, 0.22) : shine, `transform="rotate(${turn})"`)).join("") +
      path("M0 2C-11 -9 -10 -28 0 -39C10 -28 11 -9 0 2Z", lighter(shine, 0.28)) + path("M0 2C5 -10 5 -26 0 -39C10 -28 11 -9 0 2Z", shine) +
      circle(0, -12, 4, "#fff6c8"),
    ({ t, shine, wide }) =>
      at(0, 2, 1, sitter(t, shine)) +
      several([[-31 * wide, 17, 3], [31 * wide, 15, 3]], (h) => mushroom(shine, h)),
  ],
  cloves: [
    ({ t, shine, wide }) =>
      at(0, 1, 1, obelisk(t, shine)) +
      at(-24 * wide, 3, 1, cluster(shine, 16)) + at(23 * wide, 3, 1, cluster(shine, 20)),
    ({ t, shine }) =>
      slab(t, 44, 7) + at(0, -7, 1, slab(t, 26, 6)) + polygon(star(0, -31, 16, 5.5, 4), shine) +
      polygon(star(0, -31, 10, 4, 4, 45), lighter(shine, 0.5)) + ellipse(0, -12, 9, 2.4, shine, `opacity="0.6"`),
    ({ t, shine, wide }) =>
      at(-3, 1, 1, observatory(t, shine)) +
      at(28 * wide, 3, 1, cluster(shine, 14)),
    ({ t, shine, wide }) =>
      several([[-20 * wide, 27, 0], [19 * wide, 31, 0], [0, 44, 2]], (h) => spire(t, h * 0.36, h, shine)) + at(30 * wide, 4, 1, cluster(shine, 13)),
    ({ t, shine, wide }) => at(0, 1, 1, ringed(t, shine)) + several([[-28 * wide, 14, 3], [28 * wide, 17, 3]], (h) => cluster(shine, h)),
    ({ t, shine, wide }) => several([[-20 * wide, 25], [20 * wide, 23], [0, 34, 2]], (h) => cast(10) + line(`M0 0C2 ${-h * 0.4} -2 ${-h * 0.6} 0 ${-h}`, t.rock, 3) + at(0, -h, h / 34, polygon(star(0, 0, 14, 5, 7), shine) + circle(0, 0, 4.4, lighter(shine, 0.7)))),
  ],
};

/** A rock that floats: its top, its broken underside, and its shadow on the mist. */
function ground({ r, t, shine, wide }: Land): string {
  const w = 47 * wide;
  return (
    ellipse(3, 34, w * 0.7, 7, t.dark, `opacity="0.3"`) +
    polygon([[-w, 2], [w, 2], [w * 0.8, 17], [w * 0.42, 25], [w * 0.2, 37], [-w * 0.06, 28], [-w * 0.26, 40], [-w * 0.5, 25], [-w * 0.84, 16]], t.rock) +
    polygon([[w * 0.1, 4], [w, 2], [w * 0.8, 17], [w * 0.42, 25], [w * 0.2, 37], [w * 0.02, 29]], darker(t.rock, 0.3)) +
    polygon([[-w, 2], [-w * 0.5, 8], [-w * 0.6, 22], [-w * 0.84, 16]], lighter(t.rock, 0.22)) +
    patch(r, w, 15, 2, darker(t.top, 0.2)) + patch(r, w * 0.98, 14, 0.5, t.top) + grain(r, w * 0.84, 11, 1, darker(t.top, 0.36)) +
    patch(r, w * 0.7, 9, 0, mix(t.top, shine, 0.3))
  );
}

export function golemIsland(r: Chance, good: Good, which: number, dark: boolean, wide: number): string {
  const land: Land = { r, t: dark ? NIGHT : DAY, shine: SHINE[good], wide };
  return ground(land) + LANDMARKS[good][which % 6]!(land);
}

export function golemHarbour(r: Chance, dark: boolean, wide: number): string {
  const t = dark ? NIGHT : DAY;
  const shine = r.pick(["#7ee8ee", "#ff9ae8", "#ffd75e", "#8ff0b4"]);
  const w = 48 * wide;
  return (
    ellipse(3, 36, w * 0.7, 7, t.dark, `opacity="0.3"`) +
    polygon([[-w, 0], [-w * 0.62, -15], [w * 0.62, -15], [w, 0], [w * 0.86, 24], [w * 0.4, 36], [-w * 0.4, 36], [-w * 0.86, 24]], t.rock) +
    polygon([[w * 0.1, 16], [w, 0], [w * 0.86, 24], [w * 0.4, 36], [w * 0.06, 36]], darker(t.rock, 0.28)) +
    polygon([[-w, 0], [-w * 0.62, -15], [w * 0.62, -15], [w, 0], [w * 0.6, 14], [-w * 0.6, 14]], t.top) +
    grain(r, w * 0.8, 10, 0, darker(t.top, 0.34)) +
    line(`M${-w * 0.9} 0L${-w * 0.58} -12H${w * 0.58}L${w * 0.9} 0`, darker(t.top, 0.3), 1.4) +
    at(4 * wide, -2, 1, gate(t, shine)) +
    at(-27 * wide, 0, 1, cast(15) + polygon([[-7, 0], [-4.4, -24], [4.4, -24], [7, 0]], t.stone) + polygon([[1, 0], [1, -24], [4.4, -24], [7, 0]], darker(t.stone, 0.3)) + rect(-6.4, -26.4, 12.8, 3, darker(t.stone, 0.14)) + at(0, -26, 1, shard(shine, 11, 19))) +
    at(32 * wide, 3, 1, cluster(shine, 15)) + polygon(ring(-12 * wide, 5, 3, 6), shine)
  );
}
