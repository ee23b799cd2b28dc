// A view under the mountain: light in the depth, rock or open sky around it, and what lives there.
import { chance } from "../../lib/chance";
import { numberOf } from "../ids";
import { sidelight } from "../light";
import { at, gradient, halo, rect } from "../shapes";
import { CAVES, floor, sparks, type View } from "./caves";
import { golemFigure, type Worth } from "./figure";
import { rune } from "./motifs";
import { DAY, NIGHT } from "./palettes";
import { SUBJECTS } from "./subjects";

/** `golem` asks for a golem of its own worth, as point cards do, or for any; otherwise the id chooses what is seen. */
export function golemScene(id: string, w: number, h: number, dark: boolean, key: string, golem: Worth | boolean = false, chosen?: number): string {
  const r = chance(`golem ${id}`);
  const number = numberOf(id);
  const caves = dark ? NIGHT : DAY;
  const cave = caves[(number + Math.floor(number / 8)) % caves.length]!;
  const view: View = { r, cave, w, h, foot: h * (h > 150 ? 0.73 : 0.66), s: Math.min(1.3, Math.max(0.9, h / 128)) };
  const worth = golem === true ? undefined : golem || undefined;
  const subject = golem ? at(w * 0.5, view.foot + 24, Math.min(1.25, h / 124, w / 134), golemFigure(r, cave, worth, number)) : SUBJECTS.at(chosen ?? number % SUBJECTS.length)!(view);
  const carved = [0.12, 0.88].map((share) => at(w * share, h * r.between(0.3, 0.5), 1.3, `<g opacity="0.55">${rune(r, cave.rune)}</g>`)).join("");
  return (
    gradient(`deep-${key}`, [cave.deep, cave.mist, cave.deep]) + halo(`glow-${key}`, cave.glow) +
    rect(0, 0, w, h, `url(#deep-${key})`) +
    `<ellipse cx="${w * r.between(0.4, 0.6)}" cy="${h * 0.52}" rx="${w * 0.55}" ry="${h * 0.5}" fill="url(#glow-${key})" class="idle-glow"/>` +
    r.pick(CAVES)(view) + carved + floor(view) + subject + sparks(view) + sidelight(key, w, h, cave.glow, cave.deep)
  );
}
