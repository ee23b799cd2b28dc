// A view along the road of spices: sky, land and one thing worth stopping for, in the light of one hour.
// The number in an id picks the subject and the hour, so no two cards of a game share both.
import { chance } from "../../lib/chance";
import { numberOf } from "../ids";
import { sidelight } from "../light";
import { gradient, rect } from "../shapes";
import { sky, type View } from "./land";
import { DAY, NIGHT } from "./palettes";
import { SUBJECTS } from "./subjects";

export function spiceScene(id: string, w: number, h: number, dark: boolean, key: string, chosen?: number): string {
  const hours = dark ? NIGHT : DAY;
  const number = numberOf(id);
  const hour = hours[(2 * number + Math.floor(number / 9)) % hours.length]!;
  const view: View = { r: chance(`spice ${id}`), hour, w, h, foot: h * (h > 150 ? 0.66 : 0.62), s: Math.min(1.3, Math.max(1, h / 128)) };
  const subject = SUBJECTS.at(chosen ?? number % SUBJECTS.length)!;
  return gradient(`sky-${key}`, hour.sky) + rect(0, 0, w, h, `url(#sky-${key})`) + sky(view) + subject(view) + sidelight(key, w, h, hour.sun, hour.ink);
}
