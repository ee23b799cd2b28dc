// A view under the mountain: light in the depth, walls of rock, and what lives there.
import { chance, type Chance } from "../../lib/chance";
import { lighter } from "../colours";
import { at, circle, gradient, halo, path, rect } from "../shapes";
import { golemFigure } from "./figure";
import { cart, cluster, fall, gate, isle, mushroom, rune } from "./motifs";
import { DAY, NIGHT, type Cavern } from "./palettes";

interface View {
  r: Chance;
  cave: Cavern;
  w: number;
  h: number;
  foot: number;
}

function teeth({ r, w, h }: View, tone: string, from: number, reach: number, down: boolean): string {
  let d = down ? `M0 0V${from}` : `M0 ${h}V${from}`;
  for (let x = 0; x < w; ) {
    const step = r.between(7, 17);
    const tip = r.between(0.3, 1) * reach * (1 - 0.55 * Math.sin((Math.PI * x) / w));
    d += `L${x + step * 0.5} ${down ? from + tip : from - tip}L${x + step} ${down ? from + tip * 0.18 : from - tip * 0.18}`;
    x += step;
  }
  return path(`${d}L${w} ${down ? 0 : h}Z`, tone);
}

function walls(view: View): string {
  const { r, cave, w, h } = view;
  const bulge = r.between(0.1, 0.2) * w;
  return (
    path(`M0 0H${bulge}L${bulge * 0.5} ${h * 0.2}L${bulge * 0.9} ${h * 0.4}L${bulge * 0.4} ${h * 0.62}L${bulge} ${h}H0Z`, cave.mid) +
    path(`M${w} 0H${w - bulge * 0.8}L${w - bulge * 0.4} ${h * 0.25}L${w - bulge} ${h * 0.5}L${w - bulge * 0.5} ${h * 0.7}L${w - bulge * 1.1} ${h}H${w}Z`, cave.mid)
  );
}

function sparks({ r, cave, w, h }: View): string {
  return Array.from({ length: 14 }, () => circle(r.between(6, w - 6), r.between(6, h - 10), r.between(0.6, 1.7), cave.rune, `opacity="0.85"`)).join("");
}

function floor(view: View): string {
  return teeth(view, view.cave.near, view.foot + 16, 9, false);
}

const SUBJECTS: readonly ((view: View) => string)[] = [
  ({ r, cave, w, foot, h }) => at(w * r.between(0.42, 0.58), foot + 28, Math.min(1.15, h / 122), golemFigure(r, cave)),
  ({ r, cave, w, foot }) => at(w * 0.5, foot + 20, 1.15, gate(r, cave)),
  ({ r, cave, w, foot }) => at(w * 0.24, foot + 18, 1, cluster(r, cave.shard, 36)) + at(w * 0.56, foot + 24, 1, cluster(r, cave.shard, 66)) + at(w * 0.84, foot + 18, 1, cluster(r, lighter(cave.shard, 0.3), 28)),
  ({ r, cave, w, foot }) => [0.2, 0.42, 0.66, 0.86].map((share, i) => at(w * share, foot + 16 + (i % 2) * 10, i % 2 ? 1.35 : 0.9, mushroom(r, cave))).join(""),
  ({ r, cave, w, foot }) => at(w * 0.5, foot + 24, 1.35, cart(r, cave)) + at(w * 0.87, foot + 18, 1, cluster(r, cave.shard, 30)),
  ({ r, cave, w, h }) => at(w * 0.28, h * 0.44, 1, isle(r, cave, 46)) + at(w * 0.68, h * 0.58, 1, isle(r, cave, 68)) + at(w * 0.74, h * 0.24, 1, isle(r, cave, 30)),
  ({ r, cave, w, h, foot }) => at(w * 0.6, foot + 18, 1, fall(cave, 24, h)) + at(w * 0.24, foot + 26, 0.62, golemFigure(r, cave)) + at(w * 0.9, foot + 22, 1, cluster(r, cave.shard, 34)),
  ({ r, cave, w, foot }) => [0.26, 0.74].map((share, i) => at(w * share, foot + 26 - i * 4, 0.72 + 0.12 * i, golemFigure(r, cave))).join("") + at(w * 0.5, foot + 24, 1, cluster(r, cave.shard, 34)),
];

function numberOf(id: string): number {
  return [...id].reduce((sum, char) => (/\d/.test(char) ? sum * 10 + Number(char) : sum + char.charCodeAt(0) * 7), 0);
}

/** `portrait` asks for a golem, as point cards do; otherwise the id chooses what is seen. */
export function golemScene(id: string, w: number, h: number, dark: boolean, key: string, portrait = false, chosen?: number): string {
  const r = chance(`golem ${id}`);
  const number = numberOf(id);
  const caves = dark ? NIGHT : DAY;
  const cave = caves[(number + Math.floor(number / 8)) % caves.length]!;
  const view: View = { r, cave, w, h, foot: h * 0.66 };
  const subject = portrait ? SUBJECTS[0]! : SUBJECTS[(chosen ?? number) % SUBJECTS.length]!;
  const carved = [0.12, 0.88].map((share) => at(w * share, h * r.between(0.3, 0.5), 1.3, `<g opacity="0.55">${rune(r, cave.rune)}</g>`)).join("");
  return (
    gradient(`deep-${key}`, [cave.deep, cave.mist, cave.deep]) + halo(`glow-${key}`, cave.glow) +
    rect(0, 0, w, h, `url(#deep-${key})`) +
    `<ellipse cx="${w * r.between(0.4, 0.6)}" cy="${h * 0.52}" rx="${w * 0.55}" ry="${h * 0.5}" fill="url(#glow-${key})"/>` +
    teeth(view, cave.far, h * 0.06, h * 0.42, true) + teeth(view, cave.far, h * 0.86, h * 0.36, false) +
    walls(view) + teeth(view, cave.mid, 0, h * 0.24, true) + carved + floor(view) + subject(view) + sparks(view)
  );
}
