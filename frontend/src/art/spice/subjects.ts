// What can be seen from the road, each known by its outline. The first nine and the last also stand on the front page: keep their places.
import { darker, lighter, mix } from "../colours";
import { at, circle, line, path, rect } from "../shapes";
import { camelHead, cobra, elephant, falcon, peacock, sitter, walker } from "./creatures";
import { dunes, horizon, sea, type View } from "./land";
import { camel, dhow, gate, house, jar, lantern, minaret, palm, sacks, stall, tent } from "./motifs";
import { bridge, columns, fort, hewn, junk, lighthouse, pagoda, windmill, ziggurat } from "./places";
import { bowls, carpets, chart, coffeePot, cypress, fire, fountain, scales, well } from "./things";

type Subject = (view: View) => string;

/** A room with a window: what lies close on a table. */
function inside({ r, hour, w, h, foot }: View, what: string): string {
  const wall = mix(hour.near, hour.ink, 0.25);
  const x = w * r.pick([0.3, 0.5, 0.7]);
  const arch = `M${x - 30} ${foot + 6}V${h * 0.3}C${x - 30} ${h * 0.14} ${x - 8} ${h * 0.12} ${x} ${h * 0.04}C${x + 8} ${h * 0.12} ${x + 30} ${h * 0.14} ${x + 30} ${h * 0.3}V${foot + 6}Z`;
  return path(`M0 0H${w}V${h}H0Z${arch}`, wall, `fill-rule="evenodd"`) + line(arch, hour.light, 2.4) + path(`M${x - 30} ${foot + 6}L${x - 74} ${h}H${x + 10}L${x + 30} ${foot + 6}Z`, hour.sun, `opacity="0.14"`) + rect(0, foot + 14, w, h, hour.mid) + rect(0, foot + 14, w, 3, lighter(hour.mid, 0.35)) + what;
}

/** On sand before a horizon. */
const ashore = (what: (view: View) => string): Subject => (view) => horizon(view) + dunes(view, view.foot + 2, view.hour.mid) + what(view) + dunes(view, view.foot + 30, view.hour.near);
const indoors = (what: (view: View) => string, down = 34): Subject => (view) => inside(view, at(view.w * 0.5, view.foot + down, view.s, what(view)));

export const SUBJECTS: readonly Subject[] = [
  function city(view) {
    const { r, hour, w, foot } = view;
    const many = Math.max(5, Math.round(w / 32));
    const homes = Array.from({ length: many }, (_, i) => at((w * (i + 0.6 + r.between(-0.1, 0.1))) / (many + 0.2), foot + r.between(2, 8), 1, house(r, hour, r.between(22, 34), r.between(18, 40))));
    return horizon(view) + at(w * 0.28, foot + 4, 1, minaret(hour, 66)) + homes.join("") + at(w * r.between(0.6, 0.8), foot + 8, 1, minaret(hour, 58)) + dunes(view, foot + 14, hour.near);
  },
  function caravan(view) {
    const { r, hour, w, foot } = view;
    const walkers = [0.2, 0.5, 0.8].map((share, i) => at(w * share, foot + 16 + i * 2, 0.66, camel(r, hour)));
    return horizon(view) + dunes(view, foot + 2, hour.mid) + line(`M${w * 0.2} ${foot}Q${w * 0.5} ${foot + 8} ${w * 0.8} ${foot + 2}`, hour.ink, 0.7) + walkers.join("") + dunes(view, foot + 22, hour.near);
  },
  function ships(view) {
    const { r, hour, w, foot, s } = view;
    const big = r.between(0.4, 0.62);
    return horizon(view) + sea(view) + at(w * (big > 0.5 ? 0.16 : 0.84), foot + 6, 0.42, dhow(r, hour)) + at(w * big, foot + 24, 1.05 * s, dhow(r, hour));
  },
  function market(view) {
    const { r, hour, w, foot, s } = view;
    return horizon(view) + at(w * 0.84, foot + 6, 0.9, house(r, hour, 34, 34)) + dunes(view, foot + 4, hour.mid) + at(w * 0.4, foot + 26, 1.15 * s, stall(r, hour)) + at(w * 0.82, foot + 30, 1, jar(hour, hour.cloth)) + at(w * 0.94, foot + 32, 0.8, jar(hour, hour.water));
  },
  function camp(view) {
    const { r, hour, w, foot, s } = view;
    return horizon(view) + at(w * 0.78, foot + 10, 0.75, tent(hour, lighter(hour.mid, 0.3))) + dunes(view, foot + 8, hour.mid) + at(w * 0.38, foot + 26, 1.12 * s, tent(hour, hour.cloth)) + at(w * 0.84, foot + 34, 0.6, camel(r, hour));
  },
  function oasis(view) {
    const { r, hour, w, foot, s } = view;
    const pool = `<ellipse cx="${w * 0.5}" cy="${foot + 26}" rx="${w * 0.36}" ry="11" fill="${hour.water}"/>` + line(`M${w * 0.3} ${foot + 24}H${w * 0.5}M${w * 0.5} ${foot + 29}H${w * 0.66}`, lighter(hour.water, 0.5), 1.4, `class="idle-drift"`);
    return horizon(view) + dunes(view, foot + 6, hour.mid) + [0.2, 0.32, 0.72, 0.86].map((share) => at(w * share, foot + r.between(18, 26), 1.1 * s, palm(r, hour, r.between(34, 54)))).join("") + pool;
  },
  function gateway(view) {
    const { r, hour, w, foot, s } = view;
    return horizon(view) + at(w * 0.14, foot + 8, s, minaret(hour, 70)) + at(w * 0.5, foot + 18, 1.2 * s, gate(hour)) + dunes(view, foot + 18, hour.near) + at(w * r.pick([0.2, 0.82]), foot + 34, 0.55, camel(r, hour));
  },
  function stores(view) {
    const { r, hour, w, h, foot, s } = view;
    return horizon(view) + rect(0, foot + 8, w, h, hour.mid) + line(`M0 ${foot + 20}H${w}`, hour.near, 1.5) + at(w * 0.5, foot + 34, 1.5, sacks(r, hour)) + [0.2, 0.8].map((share) => at(w * share, 0, 1.1 * s, lantern(hour, r.between(8, 24)))).join("");
  },
  function harbour(view) {
    const { r, hour, w, foot } = view;
    return horizon(view) + [0.12, 0.3].map((share) => at(w * share, foot + 4, 1, house(r, hour, 28, r.between(26, 44)))).join("") + sea(view) + path(`M0 ${foot + 2}H${w * 0.46}L${w * 0.4} ${foot + 10}H0Z`, darker(hour.near, 0.1)) + at(w * 0.7, foot + 20, 0.86, dhow(r, hour)) + at(w * 0.26, foot + 3, 0.6, jar(hour, hour.cloth));
  },
  ashore(({ hour, w, foot, s }) => at(w * 0.48, foot + 28, 1.15 * s, elephant(hour))),
  (view) => horizon(view) + sea(view) + at(view.w * view.r.pick([0.3, 0.7]), view.foot + 16, 1.1 * view.s, lighthouse(view.hour)),
  indoors(({ hour }) => scales(hour)),
  ashore(({ r, hour, w, foot, s }) => at(w * 0.5, foot + 16, 1.15 * s, ziggurat(hour)) + at(w * 0.16, foot + 30, 0.5, camel(r, hour))),
  (view) => horizon(view) + sea(view) + at(view.w * 0.5, view.foot + 22, 1.1 * view.s, junk(view.hour)),
  ashore(({ hour, w, foot, s }) => at(w * 0.46, foot + 40, 1.25 * s, camelHead(hour))),
  indoors(({ hour }) => carpets(hour), 40),
  ashore(({ hour, w, foot, s }) => at(w * 0.34, foot + 24, 1.15 * s, windmill(hour)) + at(w * 0.78, foot + 16, 0.66 * s, windmill(hour))),
  function crossing(view) {
    const { r, hour, w, foot } = view;
    return horizon(view) + sea(view) + at(w * 0.5, foot + 14, 1, bridge(hour, w * 0.96)) + at(w * 0.34, foot - 22, 0.5, camel(r, hour)) + at(w * 0.64, foot - 21, 0.5, camel(r, hour)) + at(w * 0.5, foot - 23, 0.5, walker(hour, hour.cloth));
  },
  ashore(({ hour, w, foot, s }) => at(w * 0.5, foot + 26, 1.1 * s, peacock(hour))),
  ({ hour, w, h, foot, s }) => at(w * 0.5, foot + 12, 1.05 * s, hewn(hour)) + rect(0, foot + 16, w, h, hour.mid) + at(w * 0.26, foot + 34, 0.6, walker(hour, hour.cloth)) + at(w * 0.74, foot + 32, 0.56, walker(hour, hour.water)),
  indoors(({ hour }) => coffeePot(hour)),
  ashore(({ hour, w, foot, s }) => at(w * 0.5, foot + 18, 1.1 * s, columns(hour))),
  function fireside(view) {
    const { r, hour, w, foot } = view;
    return horizon(view) + at(w * 0.82, foot + 8, 0.7, tent(hour, hour.near)) + dunes(view, foot + 8, hour.mid) + at(w * 0.24, foot + 32, 1.1, sitter(hour.ink)) + at(w * 0.74, foot + 34, 1.15, `<g transform="scale(-1 1)">${sitter(darker(hour.cloth, 0.35))}</g>`) + at(w * 0.5, foot + 32, 1.1, fire(hour)) + at(w * 0.1, foot + 18, 0.5, camel(r, hour));
  },
  (view) => horizon(view) + dunes(view, view.foot + 6, view.hour.leaf) + at(view.w * 0.56, view.foot + 18, view.s, pagoda(view.hour)) + at(view.w * 0.16, view.foot + 24, 1, cypress(view.hour, 44)) + at(view.w * 0.9, view.foot + 26, 1, cypress(view.hour, 36)),
  indoors(({ hour }) => chart(hour), 42),
  function surge(view) {
    const { r, hour, w, h, foot } = view;
    const wave = `M0 ${h}V${foot - 26}C${w * 0.06} ${foot - 50} ${w * 0.3} ${foot - 54} ${w * 0.4} ${foot - 30}C${w * 0.36} ${foot - 36} ${w * 0.24} ${foot - 32} ${w * 0.27} ${foot - 16}C${w * 0.32} ${foot + 12} ${w * 0.6} ${foot + 26} ${w} ${foot + 16}V${h}Z`;
    return horizon(view) + sea(view) + at(w * 0.68, foot + 20, 0.8, `<g transform="rotate(-12)">${dhow(r, hour)}</g>`) + path(wave, darker(hour.water, 0.2)) + line(`M${w * 0.02} ${foot - 26}C${w * 0.1} ${foot - 48} ${w * 0.3} ${foot - 50} ${w * 0.4} ${foot - 30}M${w * 0.05} ${foot - 12}C${w * 0.1} ${foot + 16} ${w * 0.3} ${foot + 34} ${w * 0.56} ${foot + 36}M${w * 0.14} ${foot - 24}C${w * 0.16} ${foot + 4} ${w * 0.34} ${foot + 24} ${w * 0.6} ${foot + 28}`, lighter(hour.water, 0.6), 2) + [0.4, 0.35, 0.29, 0.43].map((share, i) => circle(w * share, foot - 30 + i * 5, 3.4 - i * 0.5, "#fff", `opacity="0.85"`)).join("");
  },
  (view) => horizon(view) + at(view.w * 0.5, view.foot + 16, 1.05 * view.s, fort(view.hour)) + dunes(view, view.foot + 24, darker(view.hour.near, 0.1)),
  ashore(({ hour, w, foot, s }) => at(w * 0.46, foot + 28, 1.1 * s, well(hour)) + at(w * 0.8, foot + 32, 0.9 * s, walker(hour, hour.water))),
  function garden(view) {
    const { hour, w, h, foot, s } = view;
    return horizon(view) + rect(0, foot - 6, w, 14, lighter(hour.mid, 0.3)) + [0.08, 0.22, 0.78, 0.92].map((share, i) => at(w * share, foot + 14, s, cypress(hour, i % 2 ? 46 : 58))).join("") + rect(0, foot + 10, w, h, mix(hour.leaf, hour.light, 0.25)) + at(w * 0.5, foot + 32, 1.1 * s, fountain(hour));
  },
  ashore(({ hour, w, foot, s }) => at(w * 0.5, foot + 36, 1.15 * s, falcon(hour))),
  function terraces(view) {
    const { hour, w, h, foot } = view;
    const steps = Array.from({ length: 6 }, (_, i) => path(`M0 ${foot - 34 + i * 15}C${w * 0.25} ${foot - 50 + i * 17} ${w * 0.5} ${foot - 16 + i * 13} ${w} ${foot - 44 + i * 18}V${h}H0Z`, mix(i % 2 ? lighter(hour.leaf, 0.28) : hour.leaf, hour.near, i * 0.05)) + line(`M0 ${foot - 34 + i * 15}C${w * 0.25} ${foot - 50 + i * 17} ${w * 0.5} ${foot - 16 + i * 13} ${w} ${foot - 44 + i * 18}`, lighter(hour.leaf, 0.6), 1.2, `opacity="0.7"`)).join("");
    return horizon(view) + steps + [[0.24, 2], [0.58, 20], [0.78, -4]].map(([share, down], i) => at(w * share!, foot + down!, 0.62, walker(hour, i % 2 ? hour.water : hour.cloth))).join("");
  },
  function lanterns(view) {
    const { r, hour, w, h, foot } = view;
    const hung = [0.1, 0.27, 0.43, 0.6, 0.76, 0.92].map((share, i) => at(w * share, -2, i % 2 ? 1.35 : 1, lantern({ ...hour, cloth: [hour.cloth, hour.water, hour.leaf][i % 3]! }, r.between(8, h * 0.34)))).join("");
    return rect(0, 0, w, h, mix(hour.near, hour.ink, 0.3), `opacity="0.45"`) + rect(0, foot + 8, w, h, hour.mid) + [0.2, 0.5, 0.8].map((share, i) => at(w * share, foot + 30 + (i % 2) * 4, 0.95, walker(hour, [hour.cloth, hour.light, hour.water][i]!))).join("") + hung;
  },
  indoors(({ hour }) => bowls(hour), 40),
  function pass(view) {
    const { r, hour, w, h, foot } = view;
    const rock = mix(hour.near, hour.far, 0.3);
    return horizon(view) + path(`M0 ${h}V${foot - 70}L${w * 0.18} ${foot - 46}L${w * 0.3} ${foot - 8}L${w * 0.42} ${foot + 14}L${w * 0.58} ${foot + 14}L${w * 0.7} ${foot - 16}L${w * 0.84} ${foot - 58}L${w} ${foot - 80}V${h}Z`, rock) + path(`M${w} ${h}V${foot - 80}L${w * 0.84} ${foot - 58}L${w * 0.9} ${foot}L${w * 0.76} ${h}Z`, darker(rock, 0.25)) + line(`M${w * 0.5} ${foot + 16}C${w * 0.3} ${foot + 22} ${w * 0.7} ${foot + 28} ${w * 0.44} ${foot + 36}C${w * 0.2} ${foot + 44} ${w * 0.6} ${h} ${w * 0.5} ${h}`, hour.light, 4, `opacity="0.8"`) + at(w * 0.4, foot + 30, 0.42, camel(r, hour)) + at(w * 0.62, foot + 40, 0.5, camel(r, hour));
  },
  ashore(({ hour, w, foot, s }) => at(w * 0.42, foot + 34, 1.1 * s, cobra(hour)) + at(w * 0.8, foot + 36, 0.95 * s, sitter(hour.cloth))),
  function arrival(view) {
    const { r, hour, w, foot } = view;
    const wide = w > 300;
    const many = Math.round(w / 34);
    const homes = Array.from({ length: many }, (_, i) => at((w * (i + 0.5)) / many, foot + r.between(-10, -4), wide ? 0.9 : 0.7, i % 5 === 2 ? minaret(hour, r.between(56, 74)) : house(r, hour, r.between(22, 34), r.between(18, 42)))).join("");
    const train = (wide ? [0.05, 0.13, 0.21, 0.74, 0.91, 0.98] : [0.22, 0.5]).map((share, i) => at(w * share, foot + 26 + (i % 2) * 3, wide ? 0.72 : 0.66, `<g transform="scale(-1 1)">${camel(r, hour)}</g>`)).join("");
    return horizon(view) + homes + dunes(view, foot + 2, hour.mid) + train + at(w * (wide ? 0.825 : 0.82), foot + 26, wide ? 0.8 : 0.62, `<g transform="scale(-1 1)">${elephant(hour)}</g>`) + at(w * (wide ? 0.285 : 0.06), foot + 30, 0.8, walker(hour, hour.cloth)) + at(w * (wide ? 0.3 : 0.36), foot + 34, 0.9, walker(hour, hour.water)) + dunes(view, foot + 32, hour.near);
  },
];
