// Goods and tools of the trade, drawn close. Origin: the middle of the foot.
import { darker, lighter, mix } from "../colours";
import { circle, line, path, polygon, rect, ring, star } from "../shapes";
import type { Hour } from "./palettes";

const SPICES = ["#e7a92f", "#c8402f", "#5d8a3e", "#7a4a27"];

export function scales(hour: Hour): string {
  const pan = (x: number, y: number, spice: string) => line(`M${x} -62L${x - 17} ${y}M${x} -62L${x + 17} ${y}`, hour.ink, 1.2) + path(`M${x - 13} ${y}C${x - 8} ${y - 15} ${x + 8} ${y - 15} ${x + 13} ${y}Z`, spice) + path(`M${x - 19} ${y}H${x + 19}C${x + 15} ${y + 11} ${x - 15} ${y + 11} ${x - 19} ${y}Z`, hour.sun) + path(`M${x + 4} ${y}H${x + 19}C${x + 16} ${y + 8} ${x + 8} ${y + 9} ${x} ${y + 8.4}Z`, darker(hour.sun, 0.3));
  return pan(-36, -26, SPICES[0]!) + pan(36, -34, SPICES[1]!) + rect(-2.6, -74, 5.2, 72, hour.cloth) + line("M-38 -60L0 -66L38 -70", hour.cloth, 3.4) + circle(0, -74, 4.5, hour.sun) + path("M-18 0C-14 -8 14 -8 18 0Z", hour.cloth) + path("M4 -6C10 -6 16 -4 18 0H6Z", darker(hour.cloth, 0.35));
}

export function coffeePot(hour: Hour): string {
  const brass = mix(hour.sun, "#c98a2a", 0.5);
  return (
    path("M-18 0C-24 -16 -16 -30 -8 -36L-12 -48H12L8 -36C16 -30 24 -16 18 0Z", brass) + path("M4 -48H12L8 -36C16 -30 24 -16 18 0H6C14 -16 10 -32 4 -48Z", darker(brass, 0.3)) + path("M-12 -46C-26 -46 -32 -54 -36 -62C-28 -60 -22 -58 -12 -42Z", brass) +
    line("M12 -44C30 -46 32 -18 18 -12", darker(brass, 0.2), 4) + path("M-13 -48C-10 -56 -4 -58 0 -68C4 -58 10 -56 13 -48Z", lighter(brass, 0.2)) + circle(0, -70, 2.6, brass) + line("M-17 -18C-8 -14 8 -14 17 -18M-14 -10L-8 -14L-2 -10L4 -14L10 -10", hour.ink, 1.2) + line("M-34 -66C-38 -72 -32 -76 -36 -82M-28 -66C-32 -72 -26 -76 -30 -82", "#fff", 1.6, `opacity="0.7"`) +
    [34, 52].map((x) => path(`M${x - 8} -12H${x + 8}C${x + 8} -4 ${x + 4} 0 ${x} 0C${x - 4} 0 ${x - 8} -4 ${x - 8} -12Z`, hour.light) + `<ellipse cx="${x}" cy="-12" rx="8" ry="2" fill="${hour.ink}"/>`).join("")
  );
}

export function carpets(hour: Hour): string {
  const one = (x: number, long: number, tone: string, trim: string) => rect(x - 17, -76, 34, long, tone) + rect(x - 14, -72, 28, long - 8, "none", `stroke="${trim}" stroke-width="2"`) + polygon(ring(x, -76 + long / 2, 12, 4), trim) + polygon(star(x, -76 + long / 2, 8, 4, 8), tone) + [-1, 1].map((k) => polygon(ring(x, -76 + long / 2 + k * (long / 2 - 13), 5, 4), trim)).join("") + line(Array.from({ length: 9 }, (_, i) => `M${x - 16 + i * 4} ${-76 + long}v5`).join(""), hour.light, 1.2) + rect(x + 8, -76, 9, long, hour.ink, `opacity="0.16"`);
  return line("M-66 0V-80M66 0V-80M-70 -77H70", hour.ink, 3) + one(-42, 58, hour.cloth, hour.sun) + one(0, 66, hour.water, hour.light) + one(42, 54, darker(hour.leaf, 0.1), hour.sun);
}

export function chart(hour: Hour): string {
  const sheet = lighter(hour.light, 0.25);
  return (
    polygon([[-62, -8], [-54, -78], [52, -84], [64, -14]], sheet, `stroke="${darker(hour.light, 0.4)}" stroke-width="2"`) + path("M-48 -62C-34 -72 -22 -62 -26 -52C-34 -44 -50 -50 -48 -62ZM6 -76C22 -80 44 -76 44 -66C34 -56 14 -62 6 -76ZM24 -22C32 -36 52 -34 54 -22C46 -14 32 -14 24 -22Z", mix(hour.leaf, sheet, 0.35)) +
    line("M-38 -54C-24 -34 -4 -52 8 -40C18 -30 24 -36 34 -28", hour.cloth, 2, `stroke-dasharray="4 4"`) + line("M32 -32L38 -25M38 -32L32 -25", hour.cloth, 2.4) + polygon(star(-22, -24, 17, 5, 8), hour.water) + polygon(star(-22, -24, 17, 4, 4), hour.cloth) + circle(-22, -24, 3, hour.sun) + circle(-22, -24, 13, "none", `stroke="${hour.ink}" stroke-width="1.2"`) +
    path("M50 2C46 -10 52 -22 60 -22C68 -22 72 -10 68 2Z", hour.cloth) + line("M52 -12H68", hour.sun, 1.6)
  );
}

export function bowls(hour: Hour): string {
  const one = (x: number, y: number, spice: string, size: number) => path(`M${x - 16 * size} ${y - 12 * size}C${x - 8 * size} ${y - 32 * size} ${x + 8 * size} ${y - 32 * size} ${x + 16 * size} ${y - 12 * size}Z`, spice) + path(`M${x + 2 * size} ${y - 27 * size}C${x + 10 * size} ${y - 25 * size} ${x + 13 * size} ${y - 19 * size} ${x + 16 * size} ${y - 12 * size}H${x + 4 * size}Z`, darker(spice, 0.25)) + path(`M${x - 20 * size} ${y - 13 * size}H${x + 20 * size}C${x + 17 * size} ${y - 2 * size} ${x + 8 * size} ${y} ${x} ${y}C${x - 8 * size} ${y} ${x - 17 * size} ${y - 2 * size} ${x - 20 * size} ${y - 13 * size}Z`, hour.light) + line(`M${x - 17 * size} ${y - 9 * size}l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4`, hour.water, 1.3);
  return one(-40, -14, SPICES[0]!, 0.85) + one(40, -14, SPICES[2]!, 0.85) + one(0, -18, SPICES[1]!, 0.9) + one(-22, 4, SPICES[3]!, 1) + one(24, 4, "#e07a2a", 1);
}

export function fire(hour: Hour): string {
  return circle(0, -14, 34, hour.sun, `opacity="0.22" class="idle-glow"`) + path("M0 2C-12 2 -16 -8 -9 -18C-8 -12 -5 -12 -5 -16C-6 -26 2 -32 4 -40C6 -30 16 -22 13 -8C12 0 6 2 0 2Z", "#f0872a") + path("M1 2C-6 2 -8 -6 -3 -12C-1 -8 1 -10 1 -16C6 -10 9 -6 7 -1C6 2 4 2 1 2Z", "#ffe08a") + line("M-14 4L14 -1M-14 -1L14 4", hour.ink, 3.4);
}

export function well(hour: Hour): string {
  const stone = lighter(hour.far, 0.3);
  return line("M-22 -16V-58M22 -16V-58", hour.ink, 3) + path("M-32 -54L0 -76L32 -54Z", hour.cloth) + path("M6 -72L32 -54H12Z", darker(hour.cloth, 0.28)) + line("M-22 -46H22", hour.ink, 3.4) + line("M4 -46V-28", hour.light, 1.3) + path("M-2 -30H10L8 -20H0Z", hour.mid) + path("M-28 -20H28L25 2H-25Z", stone) + path("M8 -20H28L25 2H10Z", darker(stone, 0.22)) + `<ellipse cx="0" cy="-20" rx="28" ry="6" fill="${hour.ink}"/>` + line("M-27 -10H27M-14 -15V-10M6 -15V-10M-4 -10V-2M16 -10V-2", darker(stone, 0.4), 1);
}

export function fountain(hour: Hour): string {
  const stone = lighter(hour.light, 0.2);
  const jet = lighter(hour.water, 0.6);
  return line("M0 -40C-3 -62 -20 -60 -22 -36M0 -40C3 -62 20 -60 22 -36M0 -40V-64M0 -44C-2 -56 -10 -56 -12 -42M0 -44C2 -56 10 -56 12 -42", jet, 1.7, `class="idle-glow"`) + rect(-3, -40, 6, 34, darker(stone, 0.15)) + path("M-20 -40H20C16 -30 -16 -30 -20 -40Z", stone) + path("M-36 -12H36L30 2H-30Z", stone) + path("M10 -12H36L30 2H14Z", darker(stone, 0.22)) + `<ellipse cx="0" cy="-12" rx="36" ry="6" fill="${hour.water}"/>` + line("M-20 -12H-8M6 -11H22", jet, 1.3);
}

export function cypress(hour: Hour, h: number): string {
  return path(`M0 0C-10 ${-h * 0.2} -9 ${-h * 0.7} 0 ${-h}C9 ${-h * 0.7} 10 ${-h * 0.2} 0 0Z`, hour.leaf) + path(`M0 0C10 ${-h * 0.2} 9 ${-h * 0.7} 0 ${-h}C3 ${-h * 0.6} 4 ${-h * 0.3} 0 0Z`, darker(hour.leaf, 0.3)) + line("M0 0V5", hour.ink, 2.4);
}
