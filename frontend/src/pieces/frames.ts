// The frame of a card face, 200 by 284: linen and block print on the road, slate and runes under the mountain.
// The window is an ogee arch in the one world and a chamfered opening in the other.
import type { Edition } from "../lib/position";

export const CARD_W = 200;
export const CARD_H = 284;

export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The outline of the opening that a scene is seen through. */
export function opening(edition: Edition, { x, y, w, h }: Window): string {
  const right = x + w;
  const foot = y + h;
  const mid = x + w / 2;
  if (edition === "golem") {
    return `M${x} ${y + 18}L${x + 18} ${y}H${right - 18}L${right} ${y + 18}V${foot - 10}L${right - 10} ${foot}H${x + 10}L${x} ${foot - 10}Z`;
  }
  return `M${x} ${foot}V${y + 46}C${x} ${y + 20} ${x + w * 0.2} ${y + 24} ${x + w * 0.34} ${y + 14}C${x + w * 0.42} ${y + 8} ${mid - 6} ${y + 6} ${mid} ${y - 3}C${mid + 6} ${y + 6} ${x + w * 0.58} ${y + 8} ${x + w * 0.66} ${y + 14}C${x + w * 0.8} ${y + 24} ${right} ${y + 20} ${right} ${y + 46}V${foot}Z`;
}

export const PAPER: Record<Edition, { face: string; inner: string; ink: string; rule: string }> = {
  spice: { face: "#f8ecd0", inner: "#fdf5e2", ink: "#3a2210", rule: "#8a5a2a" },
  golem: { face: "#4a4a6e", inner: "#e4e2f2", ink: "#1f1a44", rule: "#8f88d0" },
};

export function printOf(edition: Edition, kind: string): string {
  return `url(#${edition === "spice" ? "print" : "rune"}-${kind})`;
}
