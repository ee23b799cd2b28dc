// What is found under the mountain, in the light of one cavern. Origin: the middle of its foot.
import type { Chance } from "../../lib/chance";
import { darker, lighter, mix } from "../colours";
import { at, circle, line, path, polygon, rect, type Point } from "../shapes";
import type { Cavern } from "./palettes";

export function shard(tone: string, w: number, h: number): string {
  return (
    polygon([[-w / 2, -h * 0.15], [-w * 0.28, -h * 0.8], [0, -h], [w * 0.32, -h * 0.72], [w / 2, 0], [-w * 0.3, 0]], tone) +
    polygon([[-w * 0.28, -h * 0.8], [0, -h], [w * 0.05, -h * 0.66], [-w * 0.08, 0], [-w * 0.3, 0], [-w / 2, -h * 0.15]], lighter(tone, 0.38)) +
    polygon([[0, -h], [w * 0.32, -h * 0.72], [w * 0.05, -h * 0.66]], lighter(tone, 0.7)) +
    polygon([[w * 0.32, -h * 0.72], [w / 2, 0], [w * 0.16, 0], [w * 0.05, -h * 0.66]], darker(tone, 0.3))
  );
}

export function cluster(r: Chance, tone: string, size: number): string {
  const leaning = [-34, 30, -14, 12].map((turn) => `<g transform="rotate(${turn + r.between(-5, 5)})">${shard(tone, size * r.between(0.22, 0.3), size * r.between(0.6, 0.9))}</g>`);
  return circle(0, -size * 0.35, size * 0.85, tone, `opacity="0.22"`) + leaning.join("") + shard(tone, size * 0.3, size * 1.12);
}

/** A block of hewn stone with lit and shaded planes. */
export function block(list: readonly Point[], tone: string): string {
  const cx = list.reduce((sum, [x]) => sum + x, 0) / list.length;
  const cy = list.reduce((sum, [, y]) => sum + y, 0) / list.length;
  const planes = list.map((corner, i) => {
    const next = list[(i + 1) % list.length]!;
    const lit = ((corner[1] + next[1]) / 2 - cy) * -0.018 - ((corner[0] + next[0]) / 2 - cx) * 0.012;
    const tint = lit > 0 ? lighter(tone, Math.min(0.42, lit)) : darker(tone, Math.min(0.5, -lit * 1.3));
    return polygon([corner, next, [cx, cy]], tint);
  });
  return polygon(list, tone, `stroke="${darker(tone, 0.62)}" stroke-width="2" stroke-linejoin="round"`) + planes.join("");
}

const RUNES = ["M-3 -4L3 0L-3 4M-3 0H3", "M0 -5V5M-3 -2L0 -5L3 -2", "M-3 -4H3L-3 4H3", "M-3 4V-4L3 4V-4", "M0 -5L3.5 0L0 5L-3.5 0Z", "M-3 -4L0 0L3 -4M0 0V5"];

export function rune(r: Chance, tone: string, size = 1): string {
  return line(RUNES[r.whole(RUNES.length)]!, tone, 1.6, `transform="scale(${size})"`);
}

export function gate(r: Chance, cave: Cavern): string {
  const stones = [
    [[-40, 0], [-38, -34], [-26, -36], [-24, 0]], [[40, 0], [38, -34], [26, -36], [24, 0]],
    [[-38, -35], [-32, -58], [-16, -62], [-20, -38]], [[38, -35], [32, -58], [16, -62], [20, -38]],
    [[-20, -56], [-14, -74], [14, -74], [20, -56], [0, -50]],
  ] as Point[][];
  return (
    path("M-24 0V-38L-16 -56H16L24 -38V0Z", cave.glow, `opacity="0.85"`) +
    path("M-14 0V-34L-8 -46H8L14 -34V0Z", lighter(cave.glow, 0.6)) +
    stones.map((each) => block(each, cave.stone)).join("") +
    [[-32, -18], [32, -18], [-26, -48], [26, -48], [0, -63]].map(([x, y]) => at(x!, y!, 1, rune(r, cave.rune))).join("")
  );
}

export function mushroom(r: Chance, cave: Cavern): string {
  const h = r.between(24, 42);
  const w = r.between(15, 22);
  const cap = mix(cave.shard, cave.glow, 0.3);
  return (
    path(`M-3 0C-1 ${-h * 0.5} -3 ${-h * 0.8} -3 ${-h}H3C3 ${-h * 0.7} 2 ${-h * 0.4} 5 0Z`, lighter(cave.stone, 0.3)) +
    path(`M${-w} ${-h}C${-w} ${-h - w * 1.2} ${w} ${-h - w * 1.2} ${w} ${-h}C${w * 0.4} ${-h + 5} ${-w * 0.4} ${-h + 5} ${-w} ${-h}Z`, cap) +
    path(`M${w * 0.2} ${-h - w * 0.86}C${w} ${-h - w * 0.6} ${w} ${-h - 4} ${w} ${-h}C${w * 0.7} ${-h + 3} ${w * 0.4} ${-h + 3} ${w * 0.2} ${-h + 3.4}Z`, darker(cap, 0.25)) +
    circle(-w * 0.4, -h - w * 0.4, w * 0.15, cave.rune) + circle(w * 0.1, -h - w * 0.6, w * 0.11, cave.rune) + circle(w * 0.55, -h - w * 0.25, w * 0.1, cave.rune)
  );
}

export function cart(r: Chance, cave: Cavern): string {
  return (
    [-14, -4, 7, 15].map((x) => at(x, -22, 0.62, `<g transform="rotate(${x * 1.6})">${shard(cave.shard, 15, r.between(24, 36))}</g>`)).join("") +
    block([[-28, -26], [28, -26], [21, -7], [-21, -7]], darker(cave.stone, 0.2)) +
    line("M-25 -20H25", cave.rune, 1.6, `opacity="0.7"`) +
    [-14, 14].map((x) => circle(x, -4, 6.5, darker(cave.stone, 0.55)) + circle(x, -4, 2.4, cave.stone)).join("") +
    line("M-60 4H60", darker(cave.stone, 0.45), 2.5)
  );
}

export function isle(r: Chance, cave: Cavern, w: number): string {
  const h = w * 0.6;
  return (
    polygon([[-w / 2, 0], [w / 2, 0], [w * 0.28, h * 0.5], [w * 0.06, h], [-w * 0.22, h * 0.62]], darker(cave.stone, 0.22)) +
    polygon([[-w / 2, 0], [0, 0], [-w * 0.02, h * 0.7], [-w * 0.22, h * 0.62]], cave.stone) +
    `<ellipse cx="0" cy="0" rx="${w / 2}" ry="${w * 0.1}" fill="${lighter(cave.stone, 0.32)}"/>` +
    at(r.between(-w * 0.15, w * 0.15), 1, 1, cluster(r, cave.shard, w * 0.44))
  );
}

export function fall(cave: Cavern, w: number, h: number): string {
  return (
    rect(-w / 2, -h, w, h, cave.glow, `opacity="0.75"`) +
    line(`M${-w * 0.3} ${-h}V0M${w * 0.05} ${-h}V0M${w * 0.32} ${-h}V0`, lighter(cave.glow, 0.75), 1.6, `stroke-dasharray="16 5 7 4"`) +
    `<ellipse cx="0" cy="0" rx="${w * 1.5}" ry="${w * 0.3}" fill="${cave.glow}" opacity="0.8"/>` +
    `<ellipse cx="0" cy="0" rx="${w * 0.8}" ry="${w * 0.14}" fill="#fff" opacity="0.7"/>`
  );
}
