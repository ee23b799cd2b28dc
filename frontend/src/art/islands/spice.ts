// The islands of the spice sea. Ginger grows among villages and fields, chili under red rocks, tea on terraces, cloves in forests;
// each of the six islands of a good has a silhouette of its own.
import type { Chance } from "../../lib/chance";
import { darker, lighter } from "../colours";
import { at, circle, line, path, polygon, rect } from "../shapes";
import { cast, ellipse, grain, hill, patch, peak, several, volcano, type Good } from "./land";

export interface Tones {
  sand: string;
  grass: string;
  field: string;
  red: string;
  rock: string;
  wall: string;
  roof: string;
  cloth: string;
  leaf: string;
  wood: string;
  window: string;
  smoke: string;
}
const DAY: Tones = { sand: "#efd197", grass: "#90b45c", field: "#e3b549", red: "#b9603f", rock: "#a98f78", wall: "#fbf0d8", roof: "#b8472f", cloth: "#2f6a8f", leaf: "#4b8a40", wood: "#7a5330", window: "#5a3a24", smoke: "#fff4e0" };
const NIGHT: Tones = { sand: "#bf9f70", grass: "#5a8c62", field: "#b18a3e", red: "#96503f", rock: "#82768a", wall: "#dcc79c", roof: "#a34a38", cloth: "#3f6f9f", leaf: "#3f7f5a", wood: "#5a3f2c", window: "#ffdd85", smoke: "#b9a6b4" };
export const tonesOf = (dark: boolean): Tones => (dark ? NIGHT : DAY);

interface Land {
  r: Chance;
  t: Tones;
  /** How much wider than high the hexes are drawn. */
  wide: number;
}
type Draw = (land: Land) => string;

export function house(t: Tones, w: number, h: number, roof: "flat" | "dome" | "gable" = "flat"): string {
  const half = w / 2;
  const top = {
    flat: rect(-half - 1, -h - 1.6, w + 2, 2.4, darker(t.wall, 0.25)),
    dome: path(`M${-half * 0.8} ${-h}C${-half * 0.9} ${-h - w * 0.5} ${-half * 0.2} ${-h - w * 0.56} 0 ${-h - w * 0.78}C${half * 0.2} ${-h - w * 0.56} ${half * 0.9} ${-h - w * 0.5} ${half * 0.8} ${-h}Z`, t.roof) +
    path(`M0 ${-h - w * 0.78}C${half * 0.2} ${-h - w * 0.56} ${half * 0.9} ${-h - w * 0.5} ${half * 0.8} ${-h}H${half * 0.2}C${half * 0.5} ${-h - w * 0.3} ${half * 0.2} ${-h - w * 0.5} 0 ${-h - w * 0.78}Z`, darker(t.roof, 0.28)),
    gable: polygon([[-half - 2, -h], [0, -h - w * 0.5], [half + 2, -h]], t.roof) +
    polygon([[0, -h - w * 0.5], [half + 2, -h], [half * 0.3, -h]], darker(t.roof, 0.28)),
  }[roof];
  return (
    cast(w) + rect(-half, -h, w, h, t.wall) + rect(half * 0.3, -h, half * 0.7, h, darker(t.wall, 0.24)) + top +
    rect(-half * 0.55, -h * 0.62, w * 0.16, h * 0.62, t.window) + rect(half * 0.44, -h * 0.7, w * 0.13, h * 0.3, t.window)
  );
}

export function tower(t: Tones, w: number, h: number): string {
  return (
    cast(w * 1.4) + rect(-w / 2, -h, w, h, t.wall) + rect(w * 0.08, -h, w * 0.42, h, darker(t.wall, 0.26)) +
    rect(-w * 0.8, -h * 0.7, w * 1.6, 2, t.roof) + rect(-w * 0.75, -h - 1, w * 1.5, 2.2, t.roof) +
    path(`M${-w * 0.55} ${-h - 1}C${-w * 0.5} ${-h - w} ${-w * 0.1} ${-h - w * 1.2} 0 ${-h - w * 2}C${w * 0.1} ${-h - w * 1.2} ${w * 0.5} ${-h - w} ${w * 0.55} ${-h - 1}Z`, t.cloth) +
    rect(-1.2, -h * 0.55, 2.2, h * 0.16, t.window)
  );
}

export function palm(r: Chance, t: Tones, h: number): string {
  const lean = r.between(-7, 7);
  const fronds = [-158, -122, -84, -50, -18, 12].map((turn, i) => path("M0 0C5 -4 11 -3 15 2C10 0 5 1 0 0Z", i > 2 ? t.leaf : lighter(t.leaf, 0.22), `transform="rotate(${turn})"`));
  return (
    cast(7) + line(`M0 0C${lean * 0.2} ${-h * 0.5} ${lean * 0.6} ${-h * 0.8} ${lean} ${-h}`, t.wood, 2.2) +
    at(lean, -h, h / 26, fronds.join("") + circle(-1.5, 1.4, 1.6, t.wood) + circle(1.6, 1.8, 1.6, darker(t.wood, 0.2)))
  );
}

function tree(t: Tones, h: number, tone = t.leaf): string {
  const w = h * 0.72;
  return (
    cast(w * 0.7) + rect(-1.1, -h * 0.4, 2.2, h * 0.4, t.wood) + ellipse(0, -h * 0.64, w / 2, h * 0.38, darker(tone, 0.24)) +
    ellipse(-w * 0.08, -h * 0.7, w * 0.4, h * 0.3, tone) + ellipse(-w * 0.16, -h * 0.8, w * 0.2, h * 0.14, lighter(tone, 0.3))
  );
}

function cypress(t: Tones, h: number): string {
  return (
    cast(5) +
    path(`M0 ${-h}C${h * 0.2} ${-h * 0.55} ${h * 0.16} ${-h * 0.1} 0 0C${-h * 0.16} ${-h * 0.1} ${-h * 0.2} ${-h * 0.55} 0 ${-h}Z`, darker(t.leaf, 0.12)) +
    path(`M0 ${-h}C${-h * 0.2} ${-h * 0.55} ${-h * 0.16} ${-h * 0.1} ${-h * 0.02} 0C${-h * 0.06} ${-h * 0.4} ${-h * 0.04} ${-h * 0.7} 0 ${-h}Z`, lighter(t.leaf, 0.16))
  );
}

function tent(t: Tones, w: number, tone: string): string {
  const h = w * 0.72;
  return (
    cast(w) +
    path(`M0 ${-h}C${w * 0.14} ${-h * 0.5} ${w * 0.34} ${-h * 0.2} ${w / 2} 0H${-w / 2}C${-w * 0.34} ${-h * 0.2} ${-w * 0.14} ${-h * 0.5} 0 ${-h}Z`, tone) +
    path(`M0 ${-h}C${w * 0.14} ${-h * 0.5} ${w * 0.34} ${-h * 0.2} ${w / 2} 0H${w * 0.2}C${w * 0.16} ${-h * 0.4} ${w * 0.08} ${-h * 0.7} 0 ${-h}Z`, darker(tone, 0.3)) +
    path(`M0 ${-h * 0.8}L${-w * 0.14} 0H${w * 0.06}Z`, t.window) + line(`M0 ${-h}V${-h - 5}`, t.wood, 1.2) +
    path(`M0 ${-h - 5}L7 ${-h - 3.4}L0 ${-h - 1.6}Z`, t.field)
  );
}

function pagoda(t: Tones, floors: number, w: number): string {
  return (
    cast(w) +
    Array.from({ length: floors }, (_, i) => {
      const half = (w / 2) * (1 - i * 0.2);
      const y = -i * w * 0.36;
      const eave = y - w * 0.2;
      return (
        rect(-half * 0.66, eave, half * 1.32, w * 0.2, t.wall) + rect(half * 0.16, eave, half * 0.5, w * 0.2, darker(t.wall, 0.26)) +
        rect(-half * 0.3, eave + 1.4, half * 0.34, w * 0.2 - 1.4, t.window) +
        path(`M${-half * 1.15} ${eave - 0.6}C${-half * 0.8} ${eave - 0.6} ${-half * 0.5} ${eave - w * 0.1} ${-half * 0.4} ${eave - w * 0.17}H${half * 0.4}C${half * 0.5} ${eave - w * 0.1} ${half * 0.8} ${eave - 0.6} ${half * 1.15} ${eave - 0.6}L${half * 0.9} ${eave + 1.8}H${-half * 0.9}Z`, t.roof) +
        path(`M${half * 0.1} ${eave - w * 0.17}H${half * 0.4}C${half * 0.5} ${eave - w * 0.1} ${half * 0.8} ${eave - 0.6} ${half * 1.15} ${eave - 0.6}L${half * 0.9} ${eave + 1.8}H${half * 0.3}Z`, darker(t.roof, 0.28))
      );
    }).join("") +
    line(`M0 ${-floors * w * 0.36}V${-floors * w * 0.36 - 6}`, t.field, 1.4)
  );
}

/** Hills with the rows of a plantation around them. */
function terraces(t: Tones, w: number, h: number, tone = t.grass): string {
  const rows = [0.2, 0.42, 0.64, 0.84].map((share) => {
    const half = (w / 2) * (1 - share * 0.86);
    return `M${(-half).toFixed(1)} ${(-h * share).toFixed(1)}Q0 ${(-h * share + h * 0.14).toFixed(1)} ${half.toFixed(1)} ${(-h * share).toFixed(1)}`;
  });
  return (
    hill(w, h, tone) + line(rows.join(""), darker(t.leaf, 0.2), 1.7, `opacity="0.85"`) +
    line(rows.join(""), lighter(tone, 0.4), 0.8, `transform="translate(0 -1.5)" opacity="0.8"`)
  );
}

function field(t: Tones, w: number): string {
  return (
    polygon([[-w / 2, 0], [-w * 0.36, -8], [w * 0.42, -8], [w / 2, 0]], t.field) +
    line([-0.3, -0.1, 0.1, 0.3].map((x) => `M${(x * w * 1.1).toFixed(1)} 0L${(x * w * 0.88).toFixed(1)} -8`).join(""), darker(t.field, 0.32), 1.3)
  );
}

function windmill(t: Tones, h: number): string {
  const sail = `<g transform="translate(0 ${-h})">${[20, 110, 200, 290].map((turn) => `<g transform="rotate(${turn})">${path("M0 0L2.4 -15L7 -15L2.6 0Z", t.wall)}${line("M0 0L2.2 -16", t.wood, 1.2)}</g>`).join("")}</g>`;
  return (
    cast(14) + polygon([[-8, 0], [-5, -h], [5, -h], [8, 0]], t.wall) + polygon([[1, 0], [1, -h], [5, -h], [8, 0]], darker(t.wall, 0.26)) +
    polygon([[-6.4, -h], [0, -h - 7], [6.4, -h]], t.roof) + rect(-2.4, -7, 4, 7, t.window) + sail
  );
}

function fort(t: Tones, w: number, h: number): string {
  const half = w / 2;
  const teeth = Array.from({ length: Math.floor(w / 7) }, (_, i) => rect(-half + 1 + i * 7, -h - 3, 4, 4, t.wall)).join("");
  const corner = (x: number) => at(x, 0, 1, rect(-5, -h - 7, 10, h + 7, t.wall) + rect(0.6, -h - 7, 4.4, h + 7, darker(t.wall, 0.26)) + rect(-6, -h - 9, 12, 3, darker(t.wall, 0.12)));
  return (
    cast(w) + teeth + rect(-half, -h, w, h, darker(t.wall, 0.1)) + corner(-half) + corner(half) +
    path(`M-6 0V${-h * 0.5}C-6 ${-h * 0.95} 6 ${-h * 0.95} 6 ${-h * 0.5}V0Z`, t.window)
  );
}

function ruins(t: Tones, w: number): string {
  const stone = lighter(t.rock, 0.42);
  const column = (x: number, h: number) => rect(x - 2.4, -h, 4.8, h, stone) + rect(x + 0.5, -h, 1.9, h, darker(stone, 0.28)) + rect(x - 3.4, -h - 2, 6.8, 2.4, stone);
  return (
    cast(w) + rect(-w / 2 - 3, -3, w + 6, 3, darker(stone, 0.14)) + column(-w / 2, 20) + column(-w / 6, 20) + column(w / 6, 13) + column(w / 2, 22) +
    polygon([[-w / 2 - 4, -22], [-w / 3, -29], [-w / 6 + 4, -22]], stone)
  );
}

function stupa(t: Tones, w: number): string {
  const gold = lighter(t.field, 0.15);
  return (
    cast(w) + rect(-w / 2, -5, w, 5, t.wall) + rect(-w * 0.42, -9, w * 0.84, 4.4, darker(t.wall, 0.1)) +
    path(`M${-w * 0.36} -9C${-w * 0.4} ${-w * 0.75} ${-w * 0.08} ${-w * 0.6} 0 ${-w * 1.15}C${w * 0.08} ${-w * 0.6} ${w * 0.4} ${-w * 0.75} ${w * 0.36} -9Z`, gold) +
    path(`M0 ${-w * 1.15}C${w * 0.08} ${-w * 0.6} ${w * 0.4} ${-w * 0.75} ${w * 0.36} -9H${w * 0.08}C${w * 0.2} ${-w * 0.5} ${w * 0.04} ${-w * 0.6} 0 ${-w * 1.15}Z`, darker(gold, 0.28)) +
    line(`M0 ${-w * 1.1}V${-w * 1.4}`, gold, 1.6)
  );
}

function steps(t: Tones, w: number): string {
  const stone = lighter(t.rock, 0.3);
  const floors = [0, 1, 2, 3].map((i) => {
    const half = (w / 2) * (1 - i * 0.22);
    return (
      rect(-half, -(i + 1) * 7, half * 2, 7, stone) + rect(half * 0.3, -(i + 1) * 7, half * 0.7, 7, darker(stone, 0.26)) +
      rect(-half, -(i + 1) * 7, half * 2, 1.4, lighter(stone, 0.3))
    );
  });
  return (
    cast(w) + floors.join("") + polygon([[-5, 0], [-2.6, -28], [2.6, -28], [5, 0]], darker(stone, 0.1)) + rect(-4.5, -37, 9, 9, t.wall) +
    rect(-1.6, -34, 3.2, 6, t.window)
  );
}

function karst(t: Tones, w: number, h: number): string {
  return (
    path(`M${-w / 2} 0C${-w * 0.46} ${-h * 0.6} ${-w * 0.4} ${-h} 0 ${-h}C${w * 0.4} ${-h} ${w * 0.46} ${-h * 0.6} ${w / 2} 0Z`, lighter(t.rock, 0.14)) +
    path(`M${w * 0.02} ${-h}C${w * 0.4} ${-h} ${w * 0.46} ${-h * 0.6} ${w / 2} 0H${w * 0.06}C${w * 0.24} ${-h * 0.5} ${w * 0.2} ${-h * 0.8} ${w * 0.02} ${-h}Z`, darker(t.rock, 0.2)) +
    path(`M${-w * 0.46} ${-h * 0.62}C${-w * 0.42} ${-h * 1.06} ${w * 0.42} ${-h * 1.06} ${w * 0.46} ${-h * 0.6}C${w * 0.3} ${-h * 0.74} ${w * 0.2} ${-h * 0.5} 0 ${-h * 0.66}C${-w * 0.2} ${-h * 0.5} ${-w * 0.3} ${-h * 0.74} ${-w * 0.46} ${-h * 0.62}Z`, t.leaf)
  );
}

function racks(t: Tones): string {
  const pods = [-14, -9, -4, 1, 6, 11].map((x, i) => path(`M${x} -15C${x + 3} -11 ${x + 2} ${-7 + (i % 2)} ${x} ${-4 + (i % 2)}C${x - 2} -8 ${x - 2} -12 ${x} -15Z`, i % 2 ? "#d23b2a" : "#a92a22"));
  return cast(26) + line("M-19 0V-19M18 0V-19M-22 -16H21", t.wood, 1.8) + pods.join("");
}

function stall(t: Tones): string {
  const cloths = [-16, -8, 0, 8].map((x, i) => path(`M${x * 0.8} -25H${x * 0.8 + 6.4}L${x + 8} -16C${x + 8} -12.6 ${x} -12.6 ${x} -16Z`, i % 2 ? t.wall : t.roof));
  return (
    cast(30) + line("M-15 -16V0M15 -16V0", t.wood, 1.8) + rect(-16, -8, 32, 8, t.wood) +
    [-10, 0, 10].map((x, i) => path(`M${x - 4} -8C${x - 2} -13 ${x + 2} -13 ${x + 4} -8Z`, ["#e7a92f", "#c8402f", "#5d8a3e"][i]!)).join("") +
    cloths.join("")
  );
}

function smoke(r: Chance, t: Tones): string {
  return [[0, 0, 3.4], [4, -4.6, 4.4], [10, -8, 3.6]].map(([x, y, size]) => circle(x! + r.between(-1, 1), y!, size!, t.smoke, `opacity="0.75"`)).join("");
}

function banyan(t: Tones, h: number): string {
  const w = h * 1.5;
  return (
    cast(w * 0.6) + path(`M-9 0C-5 ${-h * 0.3} -5 ${-h * 0.5} -9 ${-h * 0.6}H9C5 ${-h * 0.5} 5 ${-h * 0.3} 10 0C5 -3 -4 -3 -9 0Z`, t.wood) +
    line(`M${-w * 0.28} ${-h * 0.5}V-3M${w * 0.3} ${-h * 0.5}V-2M${w * 0.2} ${-h * 0.5}V-4`, t.wood, 1) +
    several([[-w * 0.28, w * 0.3], [w * 0.28, w * 0.3], [0, w * 0.36, -h * 0.12]], (size) => ellipse(0, -h * 0.66, size, size * 0.56, darker(t.leaf, 0.22)) + ellipse(-size * 0.16, -h * 0.7, size * 0.78, size * 0.4, t.leaf) + ellipse(-size * 0.3, -h * 0.76, size * 0.38, size * 0.18, lighter(t.leaf, 0.28)))
  );
}

function arch(t: Tones): string {
  return (
    cast(44) + path("M-24 0C-25 -20 -18 -38 0 -38C20 -38 26 -20 24 0H11C12 -14 9 -23 0 -23C-9 -23 -12 -14 -11 0Z", t.red) +
    path("M2 -38C20 -38 26 -20 24 0H11C12 -14 9 -23 0 -23C8 -26 12 -32 2 -38Z", darker(t.red, 0.28)) +
    line("M-21 -16C-20 -26 -14 -33 -5 -35", lighter(t.red, 0.35), 1.6)
  );
}

const LANDMARKS: Record<Good, readonly Draw[]> = {
  ginger: [
    ({ r, t, wide }) => at(-15 * wide, -1, 1, house(t, 21, 15, "dome")) + at(8 * wide, 2, 1, house(t, 16, 11)) + at(24 * wide, 0, 1, palm(r, t, 26)),
    ({ t, wide }) => at(6 * wide, -2, 1, hill(62 * wide, 16, t.grass)) + at(-2, -13, 1, windmill(t, 18)) + at(-22 * wide, 4, 1, field(t, 30)),
    ({ r, t, wide }) =>
      several([[-26 * wide, 24], [-12 * wide, 33], [22 * wide, 28]], (h) => palm(r, t, h)) + at(5 * wide, 3, 1, house(t, 18, 11, "gable")),
    ({ t, wide }) => at(0, 0, 1, fort(t, 38 * wide, 17)) + at(0, 6, 1, field(t, 30)),
    ({ r, t, wide }) => at(-13 * wide, 1, 1, tent(t, 32, t.roof)) + at(14 * wide, 3, 1, tent(t, 25, t.cloth)) + at(30 * wide, -1, 1, palm(r, t, 22)),
    ({ r, t, wide }) =>
      at(-16 * wide, 0, 1, tower(t, 7, 30)) + at(3 * wide, 1, 1, house(t, 24, 13, "dome")) + at(26 * wide, 1, 1, palm(r, t, 22)) +
      at(2, 7, 1, field(t, 26)),
  ],
  chili: [
    ({ r, t, wide }) => volcano(62 * wide, 38, t.red, "#ff7a2e") + at(1, -42, 1, smoke(r, t)),
    ({ t, wide }) =>
      at(-13 * wide, 0, 1, peak(42 * wide, 38, t.red, 3)) + at(15 * wide, 1, 1, peak(36 * wide, 27, darker(t.red, 0.08), -3)) +
      at(-24 * wide, 5, 1, house(t, 12, 8, "gable")),
    ({ t, wide }) => hill(70 * wide, 26, t.red) + at(-20 * wide, -6, 1, house(t, 15, 11)) + at(9 * wide, 5, 1, racks(t)),
    ({ t, wide }) =>
      polygon([[-34 * wide, 0], [-27 * wide, -24], [-10 * wide, -27], [16 * wide, -25], [24 * wide, -12], [34 * wide, 0]], t.red) +
      polygon([[2, -26], [16 * wide, -25], [24 * wide, -12], [34 * wide, 0], [6, 0]], darker(t.red, 0.26)) +
      line(`M${-30 * wide} -11L${20 * wide} -13M${-28 * wide} -18L${18 * wide} -19`, lighter(t.red, 0.3), 1.2) +
      at(-10 * wide, -26, 1, tower(t, 6, 13)),
    ({ r, t, wide }) => at(-6 * wide, -2, 1, hill(66 * wide, 22, t.red)) + at(-24 * wide, 2, 1, palm(r, t, 27)) + at(7 * wide, 5, 1, stall(t)),
    ({ r, t, wide }) => arch(t) + at(29 * wide, 2, 1, palm(r, t, 20)),
  ],
  tea: [
    ({ t, wide }) => terraces(t, 72 * wide, 29) + at(1, -27, 1, pagoda(t, 1, 17)),
    ({ t, wide }) =>
      at(-17 * wide, -1, 1, terraces(t, 44 * wide, 34)) + at(17 * wide, 1, 1, terraces(t, 42 * wide, 23, lighter(t.grass, 0.12))) +
      at(2 * wide, 5, 1, house(t, 13, 8, "gable")),
    ({ t, wide }) => at(-3, 1, 1, pagoda(t, 3, 29)) + several([[-26 * wide, 17], [23 * wide, 20], [32 * wide, 14, 2]], (h) => tree(t, h)),
    ({ t, wide }) =>
      at(0, 0, 1, polygon([[-32 * wide, 0], [-27 * wide, -31], [-8 * wide, -36], [15 * wide, -32], [31 * wide, 0]], t.rock) + polygon([[4, -35], [15 * wide, -32], [31 * wide, 0], [6, 0]], darker(t.rock, 0.26)) + polygon([[-28 * wide, -28], [-8 * wide, -37], [16 * wide, -33], [12 * wide, -27], [-6 * wide, -30]], t.leaf)) +
      rect(-8, -31, 8, 32, "#dff3f4") + line("M-6 -30V0M-3 -30V0", "#8fc6d2", 1.1) + ellipse(-3, 2, 11, 3, "#dff3f4"),
    ({ t, wide }) =>
      at(12 * wide, -2, 1, terraces(t, 50 * wide, 27)) + at(-20 * wide, 1, 1, house(t, 20, 11, "gable")) +
      path("M-12 5C-8 -7 8 -7 12 5L8 5C5 -2 -5 -2 -8 5Z", t.roof) + line("M-13 1C-8 -11 8 -11 13 1", t.wood, 1.4),
    ({ t, wide }) =>
      several([[-21 * wide, 30, 0], [18 * wide, 33, 0], [-2 * wide, 43, 1]], (h) => karst(t, h * 0.52, h)) +
      several([[-30 * wide, 11, 4], [28 * wide, 12, 4]], (h) => tree(t, h)),
  ],
  cloves: [
    ({ t, wide }) => several([[-25 * wide, 24, -3], [-4 * wide, 31, -5], [18 * wide, 27, -3], [-15 * wide, 21, 3], [6 * wide, 22, 4], [29 * wide, 19, 2]], (h, i) => tree(t, h, i % 2 ? t.leaf : darker(t.leaf, 0.14))),
    ({ t, wide }) => several([[-30 * wide, 27], [31 * wide, 24]], (h) => tree(t, h)) + at(0, 2, 1, ruins(t, 34)),
    ({ t, wide }) => several([[-28 * wide, 22], [-20 * wide, 15, 4], [26 * wide, 24]], (h) => tree(t, h)) + at(0, 2, 1, stupa(t, 28)),
    ({ t, wide }) =>
      several([[-27 * wide, 30], [-18 * wide, 36], [-9 * wide, 28, 3], [29 * wide, 26]], (h) => cypress(t, h)) +
      at(12 * wide, 2, 1, house(t, 21, 13, "gable")),
    ({ t, wide }) => at(0, 3, 1, banyan(t, 42)) + at(28 * wide, 4, 1, tree(t, 12)),
    ({ t, wide }) => several([[-29 * wide, 20], [30 * wide, 23]], (h) => tree(t, h)) + at(0, 1, 1, steps(t, 42)),
  ],
};

const COVER: Record<Good, (t: Tones) => string> = { ginger: (t) => lighter(t.field, 0.2), chili: (t) => lighter(t.red, 0.32), tea: (t) => t.grass, cloves: (t) => darker(t.grass, 0.14) };

export function spiceIsland(r: Chance, good: Good, which: number, dark: boolean, wide: number): string {
  const t = tonesOf(dark);
  const cover = COVER[good](t);
  return (
    patch(r, 50 * wide, 25, 4, lighter(t.sand, 0.45), `opacity="0.3"`) + patch(r, 46 * wide, 22, 7, darker(t.sand, 0.42)) +
    patch(r, 46 * wide, 21, 4, t.sand) +
    grain(r, 42 * wide, 18, 5, darker(t.sand, 0.3)) + patch(r, 37 * wide, 14, 1, darker(cover, 0.16)) + patch(r, 36 * wide, 13, -0.5, cover) +
    grain(r, 32 * wide, 10, 0, darker(cover, 0.34), 12) +
    LANDMARKS[good][which % 6]!({ r, t, wide })
  );
}
