// Light that falls from the upper left over a whole picture, and the grain of what it is printed on.
import { circle, rect } from "./shapes";
import { chance } from "../lib/chance";

export function sidelight(key: string, w: number, h: number, light: string, shade: string): string {
  const fall =
    `<linearGradient id="light-${key}" x1="0" y1="0" x2="1" y2="0.75"><stop offset="0" stop-color="${light}" stop-opacity="0.34"/>` +
    `<stop offset="0.45" stop-color="${light}" stop-opacity="0"/><stop offset="0.6" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity="0.34"/></linearGradient>`;
  return fall + rect(0, 0, w, h, `url(#light-${key})`) + rect(0, 0, w, h, "url(#grain)");
}

/** Once for the whole page: grain, specks of light and of shade; and the sheen of a card. */
export const LIGHT_SYMBOLS = (() => {
  const r = chance("grain");
  const specks = Array.from({ length: 150 }, () => circle(r.between(0, 48), r.between(0, 48), r.between(0.15, 0.4), r.coin() ? "#fff" : "#000", `opacity="${r.between(0.05, 0.14).toFixed(2)}"`));
  const sheen = `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.3"/><stop offset="0.4" stop-color="#fff" stop-opacity="0"/><stop offset="0.65" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/></linearGradient>`;
  return `${sheen}<pattern id="grain" width="48" height="48" patternUnits="userSpaceOnUse">${specks.join("")}</pattern>`;
})();
