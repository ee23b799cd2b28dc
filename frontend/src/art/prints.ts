// Repeating prints for frames and card backs, and the coins: symbols and patterns shared by the whole page.
import { circle, line, path, polygon, rect, ring, star } from "./shapes";

function pattern(id: string, w: number, h: number, inside: string): string {
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${inside}</pattern>`;
}

/** Block prints for the frames of spice cards, one for each kind of card. */
const BLOCK_PRINTS =
  pattern("print-produce", 12, 12, rect(0, 0, 12, 12, "#d08a26") + path("M6 1L11 6L6 11L1 6Z", "#fbe3ad") + circle(6, 6, 1.6, "#8a3f14")) +
  pattern("print-upgrade", 12, 12, rect(0, 0, 12, 12, "#2d4a78") + line("M0 9L6 3L12 9M0 14L6 8L12 14M0 4L6 -2L12 4", "#e6d3a0", 1.5)) +
  pattern("print-trade", 12, 12, rect(0, 0, 12, 12, "#93362a") + polygon(star(6, 6, 5, 2, 8), "#f2c98a") + circle(6, 6, 1.3, "#93362a")) +
  pattern("print-points", 16, 16, rect(0, 0, 16, 16, "#3b2a5c") + polygon(star(8, 8, 7, 4.2, 8), "#e0ad55") + polygon(star(8, 8, 3.6, 2, 4), "#3b2a5c"));

/** Rune bands for the frames of golem cards. */
const RUNE_PRINTS =
  pattern("rune-produce", 16, 16, rect(0, 0, 16, 16, "#4b4f78") + line("M4 3L8 8L4 13M12 3V13", "#ffd75e", 1.4)) +
  pattern("rune-upgrade", 16, 16, rect(0, 0, 16, 16, "#2d5468") + line("M3 12L8 4L13 12M8 4V14", "#8ff4ff", 1.4)) +
  pattern("rune-trade", 16, 16, rect(0, 0, 16, 16, "#51396f") + line("M4 4H12L4 12H12", "#f0b6ff", 1.4)) +
  pattern("rune-points", 16, 16, rect(0, 0, 16, 16, "#2a2758") + line("M8 2L13 8L8 14L3 8ZM8 5V11", "#a89bff", 1.4));

function girih(ground: string, lineTone: string, fill: string): string {
  return (
    rect(0, 0, 40, 40, ground) +
    polygon(star(20, 20, 15, 9.6, 8), fill, `stroke="${lineTone}" stroke-width="1.4"`) +
    polygon(star(20, 20, 6.5, 3.4, 8), ground, `stroke="${lineTone}" stroke-width="0.8"`) +
    [[0, 0], [40, 0], [0, 40], [40, 40]].map(([x, y]) => polygon(ring(x!, y!, 8, 4), fill, `stroke="${lineTone}" stroke-width="1.2"`)).join("") +
    line("M20 0V5M20 35V40M0 20H5M35 20H40", lineTone, 1.4)
  );
}

function runes(ground: string, tone: string): string {
  return (
    rect(0, 0, 40, 40, ground) +
    polygon(ring(20, 20, 16, 6), "none", `stroke="${tone}" stroke-width="1.2" opacity="0.7"`) +
    polygon(ring(20, 20, 9, 6, 30), "none", `stroke="${tone}" stroke-width="1" opacity="0.9"`) +
    line("M20 13V27M16 17L20 13L24 17M0 0L6 6M40 0L34 6M0 40L6 34M40 40L34 34", tone, 1.3)
  );
}

const BACKS =
  pattern("back-spice-merchant", 40, 40, girih("#8a2f22", "#f2c98a", "#a8452f")) +
  pattern("back-spice-points", 40, 40, girih("#33265a", "#e6b865", "#46367a")) +
  pattern("back-golem-merchant", 40, 40, runes("#3a3a66", "#9fb4ff")) +
  pattern("back-golem-points", 40, 40, runes("#1f1a4c", "#7ee0e8"));

function coin(id: string, rim: string, face: string, shine: string, ink: string, value: number, golem: boolean): string {
  const edge = golem ? polygon(ring(24, 24, 22, 10, 18), rim, `stroke="var(--piece-edge)" stroke-width="2"`) : circle(24, 24, 22, rim, `stroke="var(--piece-edge)" stroke-width="2"`);
  const inner = golem ? polygon(ring(24, 24, 17, 10, 18), face) : circle(24, 24, 17.5, face);
  const beads = golem
    ? line("M24 4V8M24 40V44M4 24H8M40 24H44", ink, 2)
    : ring(24, 24, 19.8, 20).map(([x, y]) => circle(x, y, 1.1, shine)).join("");
  return (
    `<symbol id="${id}" viewBox="0 0 48 48">${edge}${inner}${beads}` +
    line("M11 20C13 13 18 10 24 9.5", shine, 2.2, `opacity="0.9"`) +
    `<text x="24" y="32.5" text-anchor="middle" font-family="Alegreya, Georgia, serif" font-weight="800" font-size="25" fill="${ink}">${value}</text></symbol>`
  );
}

const COINS =
  coin("spice-gold", "#b97f1c", "#f0bf45", "#fff0b8", "#5a3503", 3, false) +
  coin("spice-silver", "#8b8f96", "#d8dbdf", "#ffffff", "#33373d", 1, false) +
  coin("golem-gold", "#8f4a25", "#d98650", "#ffd9b4", "#43190a", 3, true) +
  coin("golem-silver", "#7b85a8", "#cdd5ee", "#ffffff", "#262d4d", 1, true);

export const PRINT_SYMBOLS = BLOCK_PRINTS + RUNE_PRINTS + BACKS + COINS;
