// Things met along the road, each a small paper-cut in the colours of the hour. Origin: the middle of its foot.
import type { Chance } from "../../lib/chance";
import { darker, lighter, mix } from "../colours";
import { at, circle, line, path, polygon, rect, type Point } from "../shapes";
import type { Hour } from "./palettes";

export function palm(r: Chance, hour: Hour, height: number): string {
  const lean = r.between(-12, 12);
  const leaves = [-150, -120, -88, -60, -28, -176, 0]
    .map((turn) => {
      const long = r.between(15, 21);
      const drop = turn < -90 ? -5 : 5;
      return `<g transform="rotate(${turn + r.between(-6, 6)})">${path(`M0 0C${long * 0.4} ${-5 + drop * 0.3} ${long * 0.8} ${drop * 0.2 - 2} ${long} ${drop}C${long * 0.7} ${drop * 0.5 + 2} ${long * 0.4} 2 0 0Z`, hour.leaf)}</g>`;
    })
    .join("");
  return (
    line(`M0 0C${lean * 0.2} ${-height * 0.4} ${lean * 0.5} ${-height * 0.7} ${lean} ${-height}`, darker(hour.near, 0.2), 2.6) +
    `<g transform="translate(${lean} ${-height})">${leaves}${circle(-2, 2, 2, hour.cloth)}${circle(2, 2.5, 2, hour.cloth)}</g>`
  );
}

export function camel(r: Chance, hour: Hour): string {
  const body = "M-26 0L-24 -15C-27 -21 -23 -27 -15 -28C-11 -28 -9 -38 -2 -38C5 -38 6 -28 11 -27C16 -27 17 -33 18 -39C19 -44 23 -45 28 -43L32 -39L30 -37L25 -37C24 -30 22 -21 17 -16L18 0H15L12 -14H8L8 0H5L4 -13C-2 -11 -10 -11 -15 -14L-16 0H-19L-20 -13L-23 0Z";
  const load = r.coin()
    ? path("M-12 -27C-14 -36 -8 -41 -2 -41C4 -41 9 -36 8 -26C2 -21 -6 -22 -12 -27Z", hour.cloth) + line("M-11 -30C-5 -26 3 -26 8 -30", hour.light, 1.4)
    : path("M-13 -25L-9 -38H5L9 -25L4 -18H-8Z", hour.cloth) + line("M-9 -32H5M-10 -27H7", hour.light, 1.4);
  return path(body, hour.ink) + load;
}

export function dhow(r: Chance, hour: Hour): string {
  const sail = r.pick([hour.light, hour.cloth, lighter(hour.cloth, 0.55)]);
  const stripe = mix(sail, hour.ink, 0.35);
  return (
    line("M-2 -8V-58M22 -10L20 -40", hour.ink, 1.8) +
    path("M-4 -60C14 -46 26 -26 28 -13L-26 -17C-20 -34 -12 -50 -4 -60Z", sail) +
    line("M-13 -45C2 -38 14 -30 21 -27M-19 -34C-2 -29 12 -24 26 -20", stripe, 1.6) +
    path("M20 -42C30 -34 36 -24 38 -16L16 -18Z", lighter(sail, 0.2)) +
    path("M-36 -12L42 -13C38 -4 32 0 26 1H-22C-30 -1 -34 -6 -36 -12Z", hour.ink) +
    line("M-32 -8.5L38 -9.5", hour.cloth, 1.6) +
    line("M-34 4C-24 1 -14 6 -4 3C8 0 18 6 36 3", lighter(hour.water, 0.45), 1.4)
  );
}

export function stall(r: Chance, hour: Hour): string {
  const widths = 5;
  const scallops = Array.from({ length: widths }, (_, i) => {
    const x = -30 + i * 12;
    const tone = i % 2 ? hour.light : hour.cloth;
    return path(`M${x + 2 - (i - 2) * 1.4} -50L${x + 10 - (i - 2) * 1.4} -50L${x + 12} -34C${x + 12} -28 ${x} -28 ${x} -34Z`, tone);
  }).join("");
  const heaps = [-18, 0, 18].map((x, i) =>
    path(`M${x - 8} -15C${x - 4} -${24 + r.between(0, 4)} ${x + 4} -${25 + r.between(0, 4)} ${x + 8} -15Z`, ["#e7a92f", "#c8402f", "#5d8a3e"][i]!),
  );
  return (
    line("M-28 -36V0M28 -36V0", hour.ink, 2.2) +
    rect(-26, -34, 52, 20, darker(hour.near, 0.35), `opacity="0.8"`) +
    heaps.join("") +
    rect(-30, -15, 60, 15, hour.mid, `rx="1"`) +
    line("M-30 -11H30M-18 -10V0M-4 -10V0M10 -10V0M22 -10V0", hour.ink, 1, `opacity="0.55"`) +
    scallops
  );
}

export function tent(hour: Hour, tone: string): string {
  return (
    path("M0 -46C8 -30 22 -12 36 0H-36C-22 -12 -8 -30 0 -46Z", tone) +
    path("M0 -46C12 -28 26 -12 36 0H14C10 -16 6 -32 0 -46Z", darker(tone, 0.28)) +
    path("M0 -46C-3 -28 -8 -12 -12 0H6C6 -16 4 -32 0 -46Z", hour.ink) +
    line("M-24 -13C-10 -17 10 -17 24 -13", hour.light, 2, `stroke-dasharray="3 3"`) +
    line("M0 -46V-55", hour.ink, 1.6) +
    path("M0 -55L11 -52L0 -48Z", hour.light)
  );
}

/** A dome on its drum: onion, round or pointed. */
function dome(w: number, kind: number, tone: string): string {
  const h = w / 2;
  const outline = [
    `M${-h} 0C${-h * 1.5} ${-w * 0.6} ${-h * 0.3} ${-w * 0.7} 0 ${-w * 1.15}C${h * 0.3} ${-w * 0.7} ${h * 1.5} ${-w * 0.6} ${h} 0Z`,
    `M${-h} 0C${-h} ${-w * 0.72} ${h} ${-w * 0.72} ${h} 0Z`,
    `M${-h} 0C${-h} ${-w * 0.45} ${-h * 0.3} ${-w * 0.75} 0 ${-w}C${h * 0.3} ${-w * 0.75} ${h} ${-w * 0.45} ${h} 0Z`,
  ][kind % 3]!;
  const peak = [1.15, 0.54, 1][kind % 3]! * w;
  return path(outline, tone) + line(`M0 ${-peak}V${-peak - 6}`, tone, 1.2) + circle(0, -peak - 7, 1.5, tone);
}

export function house(r: Chance, hour: Hour, w: number, h: number): string {
  const wall = r.pick([hour.light, lighter(hour.mid, 0.35), mix(hour.light, hour.mid, 0.4)]);
  const roof = r.pick([hour.cloth, hour.water, hour.leaf, hour.mid]);
  const windows = Array.from({ length: Math.max(1, Math.floor(w / 9)) }, (_, i) => {
    const x = -w / 2 + 5 + i * 9;
    return path(`M${x - 1.8} ${-h * 0.45}V${-h * 0.65}C${x - 1.8} ${-h * 0.8} ${x + 1.8} ${-h * 0.8} ${x + 1.8} ${-h * 0.65}V${-h * 0.45}Z`, hour.stars ? hour.sun : hour.ink);
  }).join("");
  return (
    rect(-w / 2, -h, w, h, wall) +
    rect(w / 2 - w * 0.28, -h, w * 0.28, h, darker(wall, 0.18)) +
    rect(-w / 2 - 1.5, -h, w + 3, 2.6, darker(wall, 0.3)) +
    at(0, -h, 1, dome(w * 0.72, r.whole(3), roof)) +
    windows
  );
}

export function minaret(hour: Hour, h: number): string {
  const wall = hour.light;
  return (
    rect(-3, -h, 6, h, wall) +
    rect(0.6, -h, 2.4, h, darker(wall, 0.2)) +
    rect(-5, -h * 0.72, 10, 2.6, hour.cloth) +
    rect(-4.6, -h - 1, 9.2, 2.4, hour.cloth) +
    path(`M-3.4 ${-h - 1}C-3.4 ${-h - 8} -1 ${-h - 10} 0 ${-h - 16}C1 ${-h - 10} 3.4 ${-h - 8} 3.4 ${-h - 1}Z`, hour.water)
  );
}

export function gate(hour: Hour): string {
  const wall = lighter(hour.mid, 0.25);
  return (
    rect(-44, -44, 88, 44, wall) +
    rect(-26, -62, 52, 62, lighter(wall, 0.12)) +
    polygon(Array.from({ length: 12 }, (_, i): Point => [-44 + i * 8, i % 2 ? -48 : -44]).concat([[44, -40], [-44, -40]]), wall) +
    path("M-16 0V-30C-16 -44 -6 -48 0 -55C6 -48 16 -44 16 -30V0Z", hour.ink) +
    line("M-20 0V-31C-20 -47 -8 -50 0 -59C8 -50 20 -47 20 -31V0", hour.cloth, 2.4) +
    line("M-26 -8H-20M26 -8H20M-26 -22H-20M26 -22H20", hour.cloth, 2.4) +
    [-36, 34].map((x) => path(`M${x - 3} -14V-24C${x - 3} -29 ${x + 3} -29 ${x + 3} -24V-14Z`, hour.ink)).join("")
  );
}

export function sacks(r: Chance, hour: Hour): string {
  const tones = ["#e7a92f", "#c8402f", "#5d8a3e", "#7a4a27"];
  return [-34, -12, 12, 34]
    .map((x, i) => {
      const h = r.between(18, 26);
      const linen = mix(hour.light, hour.mid, 0.25 + 0.1 * (i % 2));
      return (
        path(`M${x - 10} ${-h - 1}C${x - 5} ${-h - 13} ${x + 5} ${-h - 14} ${x + 10} ${-h - 1}Z`, tones[(i + r.whole(2)) % 4]!) +
        path(`M${x - 11} ${-h}C${x - 15} -8 ${x - 13} 0 ${x - 9} 0H${x + 9}C${x + 13} 0 ${x + 15} -8 ${x + 11} ${-h}Z`, linen) +
        path(`M${x - 12} ${-h - 2}H${x + 12}V${-h + 3}C${x + 4} ${-h + 6} ${x - 4} ${-h + 6} ${x - 12} ${-h + 3}Z`, lighter(linen, 0.3)) +
        line(`M${x - 5} ${-h + 9}C${x - 6} -8 ${x - 5} -5 ${x - 4} -3`, darker(linen, 0.3), 1)
      );
    })
    .join("");
}

export function jar(hour: Hour, tone: string): string {
  return (
    path("M-4 -27H4L3 -23C11 -20 12 -8 6 0H-6C-12 -8 -11 -20 -3 -23Z", tone) +
    path("M2 -23C11 -20 12 -8 6 0H0C6 -8 6 -18 2 -23Z", darker(tone, 0.25)) +
    line("M-9.5 -13C-4 -11 4 -11 9.5 -13M-8.5 -8L-4 -11L0 -7L4 -11L8.5 -8", hour.light, 1.3)
  );
}

export function lantern(hour: Hour, drop: number): string {
  return (
    line(`M0 0V${drop}`, hour.ink, 1.2) +
    circle(0, drop + 10, 15, hour.sun, `opacity="0.28"`) +
    path(`M-5 ${drop + 3}L0 ${drop - 2}L5 ${drop + 3}Z`, hour.ink) +
    path(`M-6 ${drop + 3}H6L8 ${drop + 10}L4 ${drop + 18}H-4L-8 ${drop + 10}Z`, hour.cloth) +
    path(`M-2.5 ${drop + 5}H2.5L3.5 ${drop + 10}L1.8 ${drop + 16}H-1.8L-3.5 ${drop + 10}Z`, hour.sun)
  );
}
