// The cubes and crystals, drawn once as symbols and used everywhere by name: "spice-1" … "golem-4".
// Levels are told apart without colour: 1 dot / round cut, 2 petals / triangle cut, 3 leaf / hexagon cut,
// 4 star / long diamond cut.
import type { Level } from "../lib/position";
import { darker, lighter, mix } from "./colours";
import { circle, halo, line, path, polygon, ring, star, type Point } from "./shapes";

export const WOOD: Record<Level, { tone: string; mark: string }> = {
  1: { tone: "#f4c83c", mark: "#5a3503" },
  2: { tone: "#cd3f33", mark: "#ffe6d2" },
  3: { tone: "#46893f", mark: "#f6f7d9" },
  4: { tone: "#80502d", mark: "#ffe0a3" },
};
export const CRYSTAL: Record<Level, string> = { 1: "#ffcf33", 2: "#35c76b", 3: "#2fa4ee", 4: "#e04fc8" };

const MARKS: Record<Level, string> = {
  1: circle(0, 0, 6.2, "currentColor"),
  2: [45, 135, 225, 315]
    .map((turn) => path("M0 0C-6.4 -5 -4.4 -11 0 -12.6C4.4 -11 6.4 -5 0 0Z", "currentColor", `transform="rotate(${turn})"`))
    .join(""),
  3:
    path("M-11.5 4C-9.5 -8.5 3 -12 12 -9.5C12 0.5 3 10.5 -8.5 7Z", "currentColor") +
    line("M-13.5 9.5C-7 4 0 -0.5 7 -5", "var(--vein)", 1.8),
  4: polygon(star(0, 0, 13.5, 5.4, 5), "currentColor"),
};

/** The mark of a level on its own, for badges and legends. */
export function markOf(level: Level): string {
  return MARKS[level];
}

function cube(level: Level): string {
  const { tone, mark } = WOOD[level];
  const top: Point[] = [[24, 2], [46, 17.5], [24, 33], [2, 17.5]];
  const left: Point[] = [[2, 17.5], [24, 33], [24, 54], [2, 38.5]];
  const right: Point[] = [[46, 17.5], [24, 33], [24, 54], [46, 38.5]];
  const outline: Point[] = [[24, 2], [46, 17.5], [46, 38.5], [24, 54], [2, 38.5], [2, 17.5]];
  const grain = darker(tone, 0.38);
  const grains =
    line("M6 24C11 28 17 31 22 35.5M5 30C11 34 16 37 22 42M4 35C10 40 15 43 22 48", grain, 0.8, `opacity="0.5"`) +
    line("M42 24C37 28 31 31 26 35.5M43 31C37 35 32 38 26 43", grain, 0.8, `opacity="0.55"`);
  return (
    `<symbol id="spice-${level}" viewBox="0 0 48 56">` +
    polygon(outline, tone, `stroke="var(--piece-edge)" stroke-width="3.4" stroke-linejoin="round"`) +
    polygon(top, lighter(tone, 0.1)) +
    polygon(left, darker(tone, 0.17)) +
    polygon(right, darker(tone, 0.36)) +
    grains +
    line("M3 17.8L24 32.6L45 17.8M24 32.6V53", lighter(tone, 0.42), 1.1, `opacity="0.75"`) +
    `<g transform="translate(24 17.5) scale(1.06 0.76)" style="color:${mark};--vein:${tone}">${MARKS[level]}</g>` +
    `</symbol>`
  );
}

/** Facets between an outline and a smaller one inside it, lit from the upper left. */
function facets(outer: readonly Point[], inner: readonly Point[], tone: string): string {
  const dark = mix(darker(tone, 0.55), "#20104a", 0.25);
  const light = lighter(tone, 0.62);
  return outer
    .map((corner, i) => {
      const next = outer[(i + 1) % outer.length]!;
      const dx = next[0] - corner[0];
      const dy = next[1] - corner[1];
      const size = Math.hypot(dx, dy) || 1;
      const lit = ((dy / size) * -0.55 + (-dx / size) * 0.0 + (dx / size) * 0.83 + 1) / 2;
      const flicker = i % 2 ? 0.1 : 0;
      const tint = lit > 0.5 ? mix(tone, light, (lit - 0.5) * 1.7 - flicker + 0.1) : mix(dark, tone, Math.min(1, lit * 2 + flicker));
      return polygon([corner, next, inner[(i + 1) % inner.length]!, inner[i]!], tint, `stroke="${light}" stroke-opacity="0.35" stroke-width="0.5"`);
    })
    .join("");
}

const CUTS: Record<Level, { outer: Point[]; inner: Point[] }> = {
  1: { outer: ring(24, 28, 21, 14), inner: ring(24, 28, 11.5, 14) },
  2: {
    outer: [[20.5, 5], [27.5, 5], [47, 43], [43.5, 49], [4.5, 49], [1, 43]],
    inner: [[23, 20], [25, 20], [34, 38], [33, 40], [15, 40], [14, 38]],
  },
  3: { outer: ring(24, 28, 24, 6), inner: ring(24, 28, 12.5, 6) },
  4: {
    outer: [[24, 0], [34, 13], [41, 26], [34, 41], [24, 56], [14, 41], [7, 26], [14, 13]],
    inner: [[24, 13], [28, 18.5], [30.5, 26], [28, 34], [24, 41], [20, 34], [17.5, 26], [20, 18.5]],
  },
};

function crystal(level: Level): string {
  const tone = CRYSTAL[level];
  const { outer, inner } = CUTS[level];
  const heart = `<radialGradient id="heart-${level}" cx="0.4" cy="0.32" r="0.85"><stop offset="0" stop-color="${lighter(tone, 0.9)}"/><stop offset="0.5" stop-color="${lighter(tone, 0.3)}"/><stop offset="1" stop-color="${darker(tone, 0.12)}"/></radialGradient>`;
  return (
    heart +
    halo(`aura-${level}`, tone) +
    `<symbol id="golem-${level}" viewBox="-6 -6 60 68">` +
    circle(24, 28, 32, `url(#aura-${level})`, `opacity="var(--crystal-glow, 0.9)"`) +
    polygon(outer, tone, `stroke="var(--piece-edge)" stroke-width="3" stroke-linejoin="round"`) +
    facets(outer, inner, tone) +
    polygon(inner, `url(#heart-${level})`) +
    line(`M${inner[0]![0] - 3} ${inner[0]![1] + 5}L${inner[0]![0] - 6} ${inner[0]![1] + 10}`, "#fff", 1.8, `opacity="0.9"`) +
    `</symbol>`
  );
}

/** A piece of no particular colour, for "raise one" on upgrade cards. */
function raises(): string {
  const arrow = (y: number) => `M24 ${y}L38 ${y + 14}H30V${y + 24}H18V${y + 14}H10Z`;
  return (
    `<symbol id="spice-raise" viewBox="0 0 48 56">` +
    polygon([[24, 22], [45, 36], [24, 50], [3, 36]], "#f7e6c2", `stroke="#6b4520" stroke-width="2.4" stroke-linejoin="round"`) +
    polygon([[3, 36], [24, 50], [24, 55], [3, 41]], "#c9a36a") +
    polygon([[45, 36], [24, 50], [24, 55], [45, 41]], "#a87f49") +
    path(arrow(3), "#8a2f22", `stroke="#fff0d2" stroke-width="2.4" stroke-linejoin="round"`) +
    `</symbol>` +
    `<symbol id="golem-raise" viewBox="0 0 48 56">` +
    polygon([[10, 40], [24, 32], [38, 40], [34, 53], [14, 53]], "#dcd8f6", `stroke="#4b4488" stroke-width="2.2" stroke-linejoin="round"`) +
    polygon([[10, 40], [24, 46], [24, 53], [14, 53]], "#a9a2dc") +
    path(arrow(2), "#5b3fd0", `stroke="#f2efff" stroke-width="2.4" stroke-linejoin="round"`) +
    `</symbol>`
  );
}

const ALL: readonly Level[] = [1, 2, 3, 4];
export const PIECE_SYMBOLS =
  ALL.map(cube).join("") +
  ALL.map(crystal).join("") +
  raises();
