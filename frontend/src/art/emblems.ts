// Emblems: the four trade goods of the sea, the kinds of point cards, the location symbols, boats, outposts and merchants.
import { circle, line, path, polygon, rect, ring, star } from "./shapes";

const symbol = (id: string, inside: string): string => `<symbol id="${id}" viewBox="-16 -16 32 32">${inside}</symbol>`;
const edge = `stroke="var(--emblem-edge, #3a2410)" stroke-width="1.4" stroke-linejoin="round"`;

const GOODS =
  symbol("spice-ginger", path("M-12 4C-13 -1 -8 -4 -5 -2C-6 -8 1 -11 4 -6C8 -10 14 -6 11 -1C14 3 10 8 6 5C5 10 -1 11 -3 7C-6 10 -11 8 -12 4Z", "#d9a25c", edge) + line("M-5 -2C-3 0 -3 2 -4 4M4 -6C4 -3 3 -1 1 0M6 5C5 3 6 1 8 0", "#8a5a24", 1.3)) +
  symbol("spice-chili", path("M6 -8C11 -4 8 6 -2 10C-7 12 -12 11 -13 9C-7 8 -3 3 -2 -3C-1 -8 3 -10 6 -8Z", "#d0392b", edge) + path("M2 -8C3 -12 7 -14 11 -13C10 -11 9 -9 8 -7C6 -9 4 -9 2 -8Z", "#4c7f35", edge) + line("M1 -3C0 2 -4 6 -8 8", "#ff9d84", 1.4)) +
  symbol("spice-tea", path("M0 13C-2 4 -12 3 -12 -7C-5 -7 -1 -3 0 3C1 -3 5 -7 12 -7C12 3 2 4 0 13Z", "#4f8f45", edge) + path("M0 3C-5 -3 -4 -10 0 -14C4 -10 5 -3 0 3Z", "#76b35f", edge)) +
  symbol("spice-cloves", path("M-2 -3H2L3 11C2 14 -2 14 -3 11Z", "#7a4526", edge) + [-54, -18, 18, 54].map((turn) => path("M0 -2L-3 -11L0 -14L3 -11Z", "#a8652f", `${edge} transform="rotate(${turn} 0 -1)"`)).join("") + circle(0, -4, 4, "#c98a4b", edge)) +
  symbol("golem-ginger", polygon([[-12, 8], [-9, -2], [-3, -6], [0, -13], [4, -5], [10, -3], [12, 8], [3, 12], [-5, 11]], "#b9a07a", edge) + line("M-6 4L0 -4L6 3M0 -4V8", "#fff0c8", 1.6)) +
  symbol("golem-chili", path("M0 13C-9 13 -12 5 -8 -2C-7 2 -5 2 -4 0C-5 -6 -1 -12 3 -14C2 -8 10 -5 10 4C10 10 6 13 0 13Z", "#e0523a", edge) + path("M0 12C-4 12 -5 7 -2 4C0 2 0 -1 0 -2C4 1 6 5 4 9C3 11 2 12 0 12Z", "#ffd27a")) +
  symbol("golem-tea", line("M0 14V-12", "#2f7d5b", 2.6) + [-8, -2, 4].map((y) => path(`M0 ${y + 5}C-6 ${y + 5} -11 ${y} -12 ${y - 5}C-6 ${y - 5} -1 ${y - 1} 0 ${y + 5}Z`, "#4fc08a", edge) + path(`M0 ${y + 5}C6 ${y + 5} 11 ${y} 12 ${y - 5}C6 ${y - 5} 1 ${y - 1} 0 ${y + 5}Z`, "#79dba8", edge)).join("")) +
  symbol("golem-cloves", polygon(star(0, -1, 14, 5, 7), "#8f5ac8", edge) + circle(0, -1, 4.6, "#e9c9ff", edge));

/** What a card brings besides points. */
const KINDS =
  symbol("kind-assistance", path("M-13 3C-9 -3 -4 -3 0 0C4 -3 9 -3 13 3L8 9C4 11 -4 11 -8 9Z", "#f0c275", edge) + path("M-9 -5L-4 -12L0 -7L4 -12L9 -5L5 -1H-5Z", "#7c4fd0", edge)) +
  symbol("kind-tool", path("M-11 12L2 -3L5 0L-8 14Z", "#a8703f", edge) + path("M-3 -10L6 -13L14 -4L11 3L7 -2L1 0L-1 -4Z", "#b8c3d8", edge)) +
  symbol("kind-new_merchants", `<g transform="translate(0 2) scale(0.62)"><path d="M0 -20C5 -20 8 -16 7 -12C6 -9 9 -8 14 -4C18 -1 16 4 12 3L8 2L11 18H2L0 8L-2 18H-11L-8 2L-12 3C-16 4 -18 -1 -14 -4C-9 -8 -6 -9 -7 -12C-8 -16 -5 -20 0 -20Z" fill="#4aa3d8" stroke="#1d2140" stroke-width="2.4"/></g>` + line("M9 -12V-4M5 -8H13", "#2e8b4a", 3)) +
  symbol("kind-exploration", circle(0, 0, 13, "#f2e3c0", edge) + polygon([[0, -11], [4, 0], [0, 11], [-4, 0]], "#c8402f") + polygon([[0, 11], [4, 0], [-4, 0]], "#3a4a7c") + circle(0, 0, 1.8, "#fff"));

/** The four symbols that tie locations to assistance and tool cards. */
const TIES =
  symbol("tie-s1", circle(0, 0, 13, "#e9b43c", edge) + polygon(star(0, 0, 9, 4, 8), "#5a3503")) +
  symbol("tie-s2", polygon(ring(0, 1, 15, 3), "#d8563f", edge) + polygon(ring(0, 1, 7, 3), "#fff0e0")) +
  symbol("tie-s3", rect(-11, -11, 22, 22, "#3f8f7a", `${edge} rx="3"`) + line("M-6 -6C-2 -2 2 -2 6 -6M-6 0C-2 4 2 4 6 0M-6 6C-2 10 2 10 6 6", "#e6fff4", 2)) +
  symbol("tie-s4", polygon(ring(0, 0, 14.5, 4), "#6b58c8", edge) + path("M2 -8A8 8 0 1 0 2 8A6.2 6.2 0 1 1 2 -8Z", "#f2ecff"));

const BOATS =
  symbol("spice-boat", path("M-13 4H13C11 10 7 12 4 12H-5C-9 12 -12 9 -13 4Z", "var(--seat)", `stroke="#fff8e6" stroke-width="1.4"`) + line("M-1 4V-14", "#fff8e6", 1.8) + path("M0 -14C7 -9 11 -3 12 2L0 1Z", "var(--seat)", `stroke="#fff8e6" stroke-width="1.4"`) + path("M-2 -11C-7 -6 -10 -2 -10 2L-2 1Z", "#fff3d6", `stroke="var(--seat)" stroke-width="1"`)) +
  symbol("golem-boat", polygon([[-14, 2], [-8, 5], [8, 5], [14, 2], [8, 12], [-8, 12]], "var(--seat)", `stroke="#f4f2ff" stroke-width="1.4"`) + polygon([[0, -15], [7, -4], [3, 4], [-3, 4], [-7, -4]], "var(--seat)", `stroke="#f4f2ff" stroke-width="1.4"`) + polygon([[0, -15], [7, -4], [0, -2]], "#ffffff", `opacity="0.55"`));

const OUTPOSTS =
  symbol("spice-outpost", path("M-11 12V-1L0 -12L11 -1V12Z", "var(--seat)", `stroke="var(--piece-edge)" stroke-width="2.4" stroke-linejoin="round"`) + path("M-3 12V4C-3 0 3 0 3 4V12Z", "#fff6df") + line("M-11 -1L0 -12L11 -1", "#fff6df", 1.6)) +
  symbol("golem-outpost", polygon([[-9, 12], [-11, -2], [-4, -13], [6, -11], [11, 0], [8, 12]], "var(--seat)", `stroke="var(--piece-edge)" stroke-width="2.4" stroke-linejoin="round"`) + polygon(ring(0, 0, 6.5, 4), "#ffffff", `opacity="0.92"`) + polygon(ring(0, 0, 2.6, 4), "var(--seat)"));

/** Merchants: a robed walker with a staff; under the mountain, a hooded one with a lamp. */
const MERCHANTS =
  symbol("spice-merchant", path("M0 -14C3.6 -14 5.6 -11.6 5 -8.8C4.6 -7 6 -6 8 -4C10 -1 9 2 7 2L9 13H-9L-7 2C-9 2 -10 -1 -8 -4C-6 -6 -4.6 -7 -5 -8.8C-5.6 -11.6 -3.6 -14 0 -14Z", "var(--seat)", `stroke="var(--piece-edge)" stroke-width="1.8" stroke-linejoin="round"`) + path("M-5.6 -10.4C-3 -8.6 3 -8.6 5.6 -10.4C4.8 -13.4 2.6 -15 0 -15C-2.6 -15 -4.8 -13.4 -5.6 -10.4Z", "#fff6e0") + line("M-6 3C-2 5 2 5 6 3", "#fff6e0", 1.4) + line("M11 -9V13", "var(--piece-edge)", 1.8)) +
  symbol("golem-merchant", path("M0 -15C6 -13 8 -8 7 -4C10 0 11 7 10 13H-10C-11 7 -10 0 -7 -4C-8 -8 -6 -13 0 -15Z", "var(--seat)", `stroke="var(--piece-edge)" stroke-width="1.8" stroke-linejoin="round"`) + path("M0 -11C3 -10 4 -7 3.4 -4.6C2 -3 -2 -3 -3.4 -4.6C-4 -7 -3 -10 0 -11Z", "#14102e") + circle(-1.4, -6.6, 0.9, "#ffe98a") + circle(1.4, -6.6, 0.9, "#ffe98a") + polygon(ring(0, 5, 4.4, 4), "#fff3b0", `stroke="var(--piece-edge)" stroke-width="1"`));

export const EMBLEM_SYMBOLS = GOODS + KINDS + TIES + BOATS + OUTPOSTS + MERCHANTS;
