// Buildings and ships of the road, near and far. Origin: the middle of the foot.
import { darker, lighter, mix } from "../colours";
import { at, circle, line, path, polygon, rect, type Point } from "../shapes";
import type { Hour } from "./palettes";

export function lighthouse(hour: Hour): string {
  return (
    polygon([[5, -71], [96, -92], [96, -56]], hour.sun, `opacity="0.3" class="idle-glow"`) + polygon([[-5, -71], [-96, -90], [-96, -60]], hour.sun, `opacity="0.22" class="idle-glow"`) +
    polygon([[-26, 4], [-16, -8], [18, -8], [30, 4]], hour.near) + path("M-11 -4L-7 -60H7L11 -4Z", hour.light) + path("M-10 -14L-9.2 -26H9.2L10 -14ZM-8.5 -36L-7.8 -48H7.8L8.5 -36Z", hour.cloth) + path("M2 -4V-60H7L11 -4Z", hour.ink, `opacity="0.22"`) +
    rect(-10, -64, 20, 4, hour.ink) + rect(-5, -76, 10, 12, hour.sun) + line("M0 -76V-64", hour.ink, 1) + path("M-8 -76C-6 -85 6 -85 8 -76Z", hour.cloth)
  );
}

export function windmill(hour: Hour): string {
  const vanes = [20, 110, 200, 290].map((turn) => `<g transform="translate(0 -52) rotate(${turn})">${line("M0 0V-40", hour.ink, 1.8)}${path("M1 -8H11V-39H1Z", hour.light)}${line("M1 -16H11M1 -24H11M1 -32H11M6 -8V-39", mix(hour.light, hour.ink, 0.5), 0.8)}</g>`).join("");
  return path("M-17 0L-11 -52H11L17 0Z", lighter(hour.mid, 0.35)) + path("M3 0L2 -52H11L17 0Z", hour.mid) + path("M-13 -51C-10 -64 10 -64 13 -51Z", hour.cloth) + path("M-5 0V-12C-5 -18 5 -18 5 -12V0Z", hour.ink) + rect(-3, -36, 6, 7, hour.ink) + vanes + circle(0, -52, 3, hour.ink);
}

export function ziggurat(hour: Hour): string {
  const tiers = [0, 1, 2, 3].map((i) => {
    const half = 52 - i * 12;
    const wall = lighter(hour.mid, 0.12 + 0.1 * i);
    return polygon([[-half, -i * 15], [-half + 3, -i * 15 - 15], [half - 3, -i * 15 - 15], [half, -i * 15]], wall) + polygon([[half * 0.45, -i * 15], [half * 0.42, -i * 15 - 15], [half - 3, -i * 15 - 15], [half, -i * 15]], darker(wall, 0.22));
  });
  return tiers.join("") + polygon([[-9, 0], [-5, -60], [5, -60], [9, 0]], hour.light) + line(Array.from({ length: 13 }, (_, i) => `M${-8.6 + i * 0.28} ${-3 - i * 4.4}H${8.6 - i * 0.28}`).join(""), mix(hour.light, hour.ink, 0.4), 0.9) + path("M-9 -60V-70H9V-60Z", hour.cloth) + path("M-3 -60V-66H3V-60Z", hour.ink) + line("M0 -70V-80", hour.ink, 1.4) + path("M0 -80L10 -77L0 -74Z", hour.sun);
}

/** A front hewn out of the cliff. */
export function hewn(hour: Hour): string {
  const rock = mix(hour.mid, hour.cloth, 0.35);
  const front = lighter(rock, 0.4);
  return (
    polygon([[-80, 6], [-74, -60], [-48, -92], [-20, -84], [10, -98], [44, -86], [70, -58], [84, 6]], rock) + polygon([[10, -98], [44, -86], [70, -58], [84, 6], [40, 6], [34, -60]], darker(rock, 0.22)) +
    rect(-30, -44, 60, 50, front) + polygon([[-34, -44], [0, -58], [34, -44]], lighter(front, 0.15)) + rect(-18, -76, 36, 18, front) + polygon([[-20, -76], [0, -86], [20, -76]], lighter(front, 0.15)) +
    [-25, -12, 9, 22].map((x) => rect(x, -42, 4, 48, lighter(front, 0.35)) + rect(x + 2.4, -42, 1.6, 48, darker(front, 0.25))).join("") + [-13, 9].map((x) => rect(x, -75, 4, 16, lighter(front, 0.35))).join("") + path("M-7 6V-22C-7 -30 7 -30 7 -22V6Z", hour.ink) + path("M-4 -60V-70H4V-60Z", hour.ink)
  );
}

export function columns(hour: Hour): string {
  const stone = lighter(hour.far, 0.45);
  const one = (x: number, h: number, capital: boolean) => rect(x - 5, -h, 10, h, stone) + rect(x + 1, -h, 4, h, darker(stone, 0.25)) + line(`M${x - 2.4} ${-h}V0`, darker(stone, 0.15), 1) + rect(x - 8, -3, 16, 5, stone) + (capital ? rect(x - 8, -h - 5, 16, 5, lighter(stone, 0.2)) : polygon([[x - 5, -h], [x - 2, -h - 5], [x + 1, -h], [x + 5, -h - 3], [x + 5, -h]], stone));
  return rect(-46, -71, 42, 7, lighter(stone, 0.15)) + polygon([[-48, -71], [-25, -82], [-2, -71]], stone) + one(-38, 60, true) + one(-12, 60, true) + one(14, 38, false) + one(38, 52, true) + at(28, 2, 1, `<g transform="rotate(82)">${rect(-5, -22, 10, 22, darker(stone, 0.12))}</g>`);
}

export function pagoda(hour: Hour): string {
  const roofs = [0, 1, 2, 3].map((i) => {
    const [y, half] = [-i * 18, 30 - i * 5];
    return rect(-half * 0.6, y - 12, half * 1.2, 12, hour.light) + rect(half * 0.2, y - 12, half * 0.4, 12, darker(hour.light, 0.25)) + rect(-2.5, y - 9, 5, 9, hour.ink) + path(`M${-half - 5} ${y - 13}C${-half + 2} ${y - 13} ${-half * 0.5} ${y - 17} ${-half * 0.4} ${y - 20}H${half * 0.4}C${half * 0.5} ${y - 17} ${half - 2} ${y - 13} ${half + 5} ${y - 13}C${half} ${y - 9} ${-half} ${y - 9} ${-half - 5} ${y - 13}Z`, i % 2 ? darker(hour.cloth, 0.18) : hour.cloth);
  });
  return roofs.join("") + line("M0 -72V-90", hour.ink, 1.6) + circle(0, -80, 2.2, hour.sun) + circle(0, -86, 1.6, hour.sun);
}

/** A ship of the east: sails with battens. */
export function junk(hour: Hour): string {
  const sail = (x: number, h: number, half: number, tone: string) => line(`M${x} -6V${-h - 8}`, hour.ink, 2) + path(`M${x - half} -12C${x - half * 1.25} ${-h * 0.5} ${x - half * 0.9} ${-h * 0.8} ${x - half * 0.2} ${-h - 4}L${x + half} ${-h * 0.86}C${x + half * 1.15} ${-h * 0.5} ${x + half} ${-h * 0.3} ${x + half * 0.8} -12Z`, tone) + line([0.3, 0.5, 0.7, 0.88].map((share) => `M${x - half * 1.02} ${-h * share}L${x + half * 1.02} ${-h * share - 3}`).join(""), darker(tone, 0.4), 1.3);
  return sail(-22, 44, 13, hour.cloth) + sail(6, 62, 18, lighter(hour.cloth, 0.22)) + sail(32, 36, 10, hour.cloth) + path("M-46 -20L-34 -10H34L46 -22L44 -8C40 2 30 4 24 4H-26C-36 4 -44 -6 -46 -20Z", hour.ink) + line("M-40 -7H41", hour.sun, 1.6) + circle(36, -4, 2, hour.light) + line("M-44 7C-30 3 -18 9 -4 6C10 3 24 9 44 6", lighter(hour.water, 0.45), 1.5);
}

export function bridge(hour: Hour, w: number): string {
  const arches = Array.from({ length: 5 }, (_, i) => {
    const x = -w / 2 + (w / 5) * (i + 0.5);
    return path(`M${x - w * 0.075} 2V-10C${x - w * 0.07} -26 ${x + w * 0.07} -26 ${x + w * 0.075} -10V2Z`, hour.water) + path(`M${x + w * 0.075} 2V-10C${x + w * 0.07} -20 ${x + w * 0.05} -22 ${x + w * 0.03} -22C${x + w * 0.05} -18 ${x + w * 0.05} -10 ${x + w * 0.05} 2Z`, hour.ink, `opacity="0.35"`);
  }).join("");
  const wall = lighter(hour.mid, 0.3);
  return path(`M${-w / 2 - 6} 0V-26C${-w * 0.25} -38 ${w * 0.25} -38 ${w / 2 + 6} -26V0Z`, wall) + arches + line(`M${-w / 2 - 6} -27C${-w * 0.25} -39 ${w * 0.25} -39 ${w / 2 + 6} -27`, lighter(wall, 0.4), 3) + line(`M${-w / 2 - 6} -22C${-w * 0.25} -34 ${w * 0.25} -34 ${w / 2 + 6} -22`, darker(wall, 0.35), 1);
}

export function fort(hour: Hour): string {
  const wall = mix(hour.mid, hour.light, 0.35);
  const tower = (x: number, half: number, h: number) => polygon([[x - half, 0], [x - half + 1.5, -h], [x + half - 1.5, -h], [x + half, 0]], wall) + polygon([[x + half * 0.2, 0], [x + half * 0.2, -h], [x + half - 1.5, -h], [x + half, 0]], darker(wall, 0.24)) + [-1, -0.33, 0.33, 1].map((k) => rect(x + k * (half - 2) - 1.8, -h - 4, 3.6, 5, wall)).join("") + rect(x - 1.4, -h * 0.7, 2.8, 6, hour.ink);
  return path("M-84 12C-60 -2 -46 -6 0 -8C46 -6 60 -2 84 12Z", hour.near) + at(0, -6, 1, rect(-40, -26, 80, 26, darker(wall, 0.08)) + polygon(Array.from({ length: 22 }, (_, i): Point => [-42 + i * 4, i % 2 ? -30 : -26]).concat([[42, -24], [-42, -24]]), darker(wall, 0.08)) + tower(-40, 11, 42) + tower(40, 11, 38) + tower(0, 15, 56) + path("M-7 0V-12C-7 -19 7 -19 7 -12V0Z", hour.ink) + line("M0 -60V-78M-40 -46V-58", hour.ink, 1.5) + path("M0 -78L16 -74L0 -69Z", hour.cloth) + path("M-40 -58L-29 -55L-40 -51Z", hour.cloth));
}
