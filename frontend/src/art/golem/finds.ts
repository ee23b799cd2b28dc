// More of what is found under the mountain: works of the old builders, creatures, tools. Origin: the middle of the foot.
import type { Chance } from "../../lib/chance";
import { darker, lighter, mix } from "../colours";
import { at, circle, line, path, polygon, rect, ring, star, type Point } from "../shapes";
import { mirrored } from "./caves";
import { block, cluster, rune, shard } from "./motifs";
import type { Cavern } from "./palettes";

export function forge(_: Chance, cave: Cavern): string {
  const iron = darker(cave.stone, 0.35);
  return (
    circle(-40, -24, 34, "#ff9a3c", `opacity="0.3" class="idle-glow"`) + block([[-66, 0], [-62, -44], [-48, -54], [-30, -54], [-18, -44], [-14, 0]], cave.stone) + path("M-54 0V-18C-54 -30 -26 -30 -26 -18V0Z", "#3a1408") + path("M-50 0C-52 -12 -44 -14 -42 -24C-36 -16 -28 -14 -30 0Z", "#ff9a3c") + path("M-44 0C-45 -7 -40 -9 -39 -14C-36 -9 -34 -6 -35 0Z", "#ffe89a") +
    block([[18, 0], [22, -14], [48, -14], [52, 0]], darker(iron, 0.2)) + block([[6, -34], [16, -30], [56, -34], [60, -26], [44, -20], [24, -20]], iron) + at(34, -36, 1, `<g transform="rotate(-30)">${line("M0 0V-30", "#8a5a34", 4)}${block([[-12, -30], [12, -30], [12, -42], [-12, -42]], iron)}</g>`) + polygon(star(28, -38, 7, 2.4, 6), "#ffe89a")
  );
}

export function stones(r: Chance, cave: Cavern): string {
  const one = (x: number, h: number, wide: number) => block([[x - wide, 0], [x - wide * 0.8, -h], [x + wide * 0.7, -h - 3], [x + wide, 0]], cave.stone) + at(x, -h * 0.55, 1.3, rune(r, cave.rune));
  return circle(0, -26, 40, cave.glow, `opacity="0.25" class="idle-glow"`) + one(-22, 44, 7) + one(22, 44, 7) + block([[-34, -46], [34, -48], [34, -58], [-32, -57]], cave.stone) + one(-56, 38, 9) + one(56, 40, 9) + at(0, 0, 1, cluster(r, cave.shard, 24));
}

export function crystalTree(r: Chance, cave: Cavern): string {
  const bark = darker(cave.stone, 0.35);
  const leaves: readonly [number, number, number][] = [[-36, -52, -60], [-28, -68, -36], [-12, -82, -14], [8, -86, 8], [26, -74, 30], [38, -56, 56], [-18, -56, -30], [18, -60, 24], [0, -66, 0]];
  return line("M-2 0C-6 -20 4 -30 0 -46M0 -34C-12 -42 -24 -40 -34 -50M0 -40C10 -50 22 -46 34 -56M0 -46C-6 -58 -12 -66 -14 -78M0 -46C6 -58 10 -66 10 -80", bark, 6) + line("M-14 2C-8 -4 -6 -8 -3 -14M12 2C6 -4 4 -8 2 -14", bark, 5) + leaves.map(([x, y, lean]) => at(x, y + 8, 1, circle(0, -8, 13, cave.shard, `opacity="0.18"`) + `<g transform="rotate(${lean + r.between(-8, 8)})">${shard(r.coin() ? cave.shard : lighter(cave.shard, 0.3), 11, 23)}</g>`)).join("");
}

/** A hand of stone that gives. */
export function hand(r: Chance, cave: Cavern): string {
  const tone = cave.stone;
  return (
    at(0, -44, 1, circle(0, -16, 28, cave.shard, `opacity="0.3" class="idle-glow"`) + cluster(r, cave.shard, 34)) + block([[-14, 2], [-18, -22], [18, -22], [14, 2]], darker(tone, 0.2)) + block([[-26, -22], [-30, -40], [30, -40], [26, -22], [10, -14], [-10, -14]], tone) +
    [[-30, -40, -40, -66], [-14, -42, -18, -58], [14, -42, 18, -58], [30, -40, 40, -66]].map(([x, y, tx, ty]) => block([[x! - 6, y!], [tx! - 5, ty!], [tx! + 4, ty! - 3], [x! + 7, y!]], lighter(tone, 0.06))).join("") + at(0, -28, 1.6, rune(r, cave.rune))
  );
}

export function skull(_: Chance, cave: Cavern): string {
  const bone = mix(lighter(cave.stone, 0.5), "#f4e6c8", 0.5);
  return (
    path("M-54 -40C-66 -62 -52 -76 -44 -80C-46 -66 -38 -58 -28 -54ZM34 -54C44 -60 50 -70 46 -82C58 -76 66 -58 52 -40Z", darker(bone, 0.25)) + path("M-46 -30C-48 -58 -18 -66 4 -64C34 -62 52 -46 50 -26C50 -16 40 -14 36 -8L30 4H-26L-32 -8C-38 -12 -45 -16 -46 -30Z", bone) + path("M16 -63C40 -58 52 -44 50 -26C50 -16 40 -14 36 -8L30 4H14C28 -16 28 -44 16 -63Z", darker(bone, 0.2)) +
    path("M-32 -30C-30 -42 -12 -42 -8 -30C-12 -20 -28 -20 -32 -30ZM12 -30C16 -42 34 -42 36 -30C32 -20 16 -20 12 -30Z", cave.near) + circle(-20, -31, 4, cave.rune, `class="idle-glow"`) + circle(24, -31, 4, cave.rune, `class="idle-glow"`) + path("M-3 -20L2 -28L7 -20L2 -16Z", cave.near) + line("M-18 4V-6M-8 4V-6M2 4V-6M12 4V-6M22 4V-6", cave.near, 1.8)
  );
}

export function mine(_: Chance, cave: Cavern): string {
  const wood = mix("#7a5230", cave.near, 0.25);
  return (
    path("M-44 2V-58H44V2Z", cave.near) + path("M-28 2L-12 -34H12L28 2Z", darker(cave.near, 0.35)) + circle(0, -30, 16, cave.glow, `opacity="0.4" class="idle-glow"`) + line("M-26 2L-8 -30M26 2L8 -30", cave.stone, 2.4) + line("M-24 -2H24M-19 -10H19M-15 -18H15M-11 -25H11", wood, 3) +
    [-1, 1].map((side) => rect(side * 44 - 5, -64, 10, 66, wood) + rect(side * 44 + 1, -64, 4, 66, darker(wood, 0.3))).join("") + rect(-56, -70, 112, 11, lighter(wood, 0.1)) + rect(-56, -62, 112, 3, darker(wood, 0.35)) + line("M30 -59V-46", cave.near, 1.4) + circle(30, -40, 9, "#ffd36a", `opacity="0.4" class="idle-glow"`) + polygon(ring(30, -41, 5.4, 6), "#ffd36a", `stroke="${cave.near}" stroke-width="1.6"`)
  );
}

export function cauldron(_: Chance, cave: Cavern): string {
  const iron = darker(cave.stone, 0.45);
  const brew = mix(cave.shard, cave.glow, 0.4);
  return (
    line("M-40 2L0 -78L40 2M0 -78V-52", mix("#7a5230", cave.near, 0.3), 3.4) + circle(0, -40, 34, brew, `opacity="0.25" class="idle-glow"`) + path("M-32 -38C-38 -14 -22 -6 0 -6C22 -6 38 -14 32 -38Z", iron) + path("M12 -38H32C38 -14 22 -6 2 -6C18 -12 20 -26 12 -38Z", darker(iron, 0.3)) + `<ellipse cx="0" cy="-38" rx="34" ry="8" fill="${lighter(iron, 0.2)}"/><ellipse cx="0" cy="-38" rx="28" ry="5.6" fill="${brew}"/>` +
    circle(-10, -46, 5, brew) + circle(6, -52, 3.6, lighter(brew, 0.3)) + circle(-2, -60, 2.6, lighter(brew, 0.5)) + path("M-12 2C-14 -6 -6 -4 -6 -10C0 -4 4 -8 6 -12C8 -4 14 -4 12 2Z", "#ff9a3c")
  );
}

export function moth(_: Chance, cave: Cavern): string {
  const wing: Point[] = [[3, -40], [22, -72], [52, -78], [58, -58], [44, -42], [54, -26], [40, -10], [20, -16]];
  const inner: Point[] = [[10, -42], [24, -62], [42, -66], [44, -56], [30, -44]];
  return circle(0, -42, 52, cave.glow, `opacity="0.25" class="idle-glow"`) + [wing, mirrored(wing)].map((each, i) => polygon(each, i ? cave.shard : darker(cave.shard, 0.18), `stroke="${darker(cave.shard, 0.55)}" stroke-width="1.6" stroke-linejoin="round"`)).join("") + [inner, mirrored(inner)].map((each) => polygon(each, lighter(cave.shard, 0.55))).join("") + [-38, 38].map((x) => circle(x, -30, 5, cave.rune) + circle(x, -30, 2.2, darker(cave.shard, 0.5))).join("") + path("M-4 -54C-6 -36 -4 -16 0 -8C4 -16 6 -36 4 -54Z", darker(cave.stone, 0.4)) + line("M-2 -54C-6 -64 -12 -66 -16 -64M2 -54C6 -64 12 -66 16 -64", darker(cave.stone, 0.4), 1.6);
}

export function chest(r: Chance, cave: Cavern): string {
  const wood = mix("#8a5a34", cave.near, 0.2);
  return at(0, -26, 1, cluster(r, cave.shard, 34)) + at(-18, -24, 1, cluster(r, lighter(cave.shard, 0.3), 20)) + at(20, -24, 1, cluster(r, mix(cave.shard, "#ffd36a", 0.6), 20)) + block([[-42, -28], [42, -28], [38, 2], [-38, 2]], wood) + rect(-42, -30, 84, 6, "#d9a83c") + line("M-26 -24V2M26 -24V2", "#d9a83c", 4) + polygon(ring(0, -16, 8, 6), "#d9a83c") + circle(0, -16, 2.6, cave.near);
}

export function lampBearers(r: Chance, cave: Cavern): string {
  const one = (tone: string) => path("M0 -46C8 -44 11 -36 9 -30C14 -22 16 -8 15 0H-15C-16 -8 -14 -22 -9 -30C-11 -36 -8 -44 0 -46Z", tone) + path("M4 -44C9 -42 11 -36 9 -30C14 -22 16 -8 15 0H6C9 -14 9 -30 4 -44Z", darker(tone, 0.3)) + path("M0 -40C5 -38 6 -33 5 -30C2 -28 -2 -28 -5 -30C-6 -33 -5 -38 0 -40Z", cave.near) + circle(-2, -34, 1.2, cave.rune) + circle(2, -34, 1.2, cave.rune) + line("M12 -24L22 -30V-22", darker(tone, 0.4), 2) + circle(22, -14, 13, "#ffd36a", `opacity="0.28" class="idle-glow"`) + polygon(ring(22, -15, 6.4, 6), "#ffd36a", `stroke="${cave.near}" stroke-width="1.4"`);
  const tones = [mix(cave.shard, cave.near, 0.35), cave.stone, mix(cave.glow, cave.near, 0.45)];
  return [-46, 0, 44].map((x, i) => at(x, i === 1 ? 6 : 0, i === 1 ? 1.15 : 0.92, one(tones[(i + r.whole(3)) % 3]!))).join("");
}

/** A door like a wheel. */
export function vault(r: Chance, cave: Cavern): string {
  const metal = mix(cave.stone, "#c9a45a", 0.35);
  return polygon(star(0, -40, 50, 42, 14), darker(metal, 0.35)) + circle(0, -40, 38, metal, `stroke="${darker(metal, 0.5)}" stroke-width="2"`) + path("M0 -78A38 38 0 0 1 0 -2A52 52 0 0 0 0 -78Z", darker(metal, 0.25)) + circle(0, -40, 27, darker(metal, 0.45)) + ring(0, -40, 20, 6).map(([x, y]) => at(x, y, 1.1, rune(r, cave.rune))).join("") + line(ring(0, -40, 27, 3).map(([x, y]) => `M0 -40L${x.toFixed(1)} ${y.toFixed(1)}`).join(""), metal, 4) + circle(0, -40, 8, cave.shard, `class="idle-glow"`) + polygon(ring(0, -40, 6, 6), lighter(cave.shard, 0.6));
}

export function orrery(_: Chance, cave: Cavern): string {
  const brass = mix("#d9a83c", cave.stone, 0.3);
  return path("M-18 2C-14 -8 14 -8 18 2Z", brass) + line("M0 -4V-40", brass, 3.4) + `<g fill="none" stroke="${brass}" stroke-width="2"><ellipse cx="0" cy="-48" rx="50" ry="15"/><ellipse cx="0" cy="-48" rx="34" ry="30" transform="rotate(-24 0 -48)"/><circle cx="0" cy="-48" r="20"/></g>` + circle(0, -48, 20, cave.glow, `opacity="0.4" class="idle-glow"`) + circle(0, -48, 9, lighter(cave.glow, 0.5)) + [[-48, -52, 5, "#ff9a6a"], [36, -38, 6, "#6ab8ff"], [-22, -72, 4, "#b88aff"], [14, -64, 3.4, "#8affb0"]].map(([x, y, size, tone]) => circle(Number(x), Number(y), Number(size), String(tone))).join("");
}

/** A bridge of ropes over the depth; as wide as the picture. */
export function ropeBridge(cave: Cavern, w: number): string {
  const wood = mix("#8a5a34", cave.near, 0.2);
  const sag = (x: number) => 14 * (1 - (2 * x) ** 2);
  const planks = Array.from({ length: 17 }, (_, i) => i / 16 - 0.5).map((x) => rect(x * w - 3.6, sag(x) - 2, 7.2, 4.6, wood) + line(`M${x * w} ${sag(x)}V${sag(x) - 17}`, darker(wood, 0.2), 1)).join("");
  return path(`M${-w / 2} 70V-6H${-w * 0.4}L${-w * 0.36} 8L${-w * 0.42} 70Z`, cave.mid) + path(`M${w / 2} 70V-6H${w * 0.4}L${w * 0.35} 10L${w * 0.43} 70Z`, cave.mid) + line(`M${-w / 2} -17Q0 11 ${w / 2} -17`, darker(wood, 0.15), 2) + planks;
}

export function steps(r: Chance, cave: Cavern): string {
  const flight = Array.from({ length: 6 }, (_, i) => block([[-48 + i * 6, -i * 8], [48 - i * 6, -i * 8], [45 - i * 6, -i * 8 - 8], [-45 + i * 6, -i * 8 - 8]], mix(cave.stone, cave.near, 0.5 - i * 0.09))).join("");
  return circle(0, -66, 34, cave.glow, `opacity="0.3" class="idle-glow"`) + flight + block([[-13, -48], [-15, -84], [-8, -92], [8, -92], [15, -84], [13, -48]], cave.stone) + block([[-9, -48], [-9, -62], [9, -62], [9, -48]], darker(cave.stone, 0.3)) + at(0, -76, 1.5, rune(r, cave.rune)) + [-34, 34].map((x) => at(x, -12, 1, cluster(r, cave.shard, 22))).join("");
}

export function pick(r: Chance, cave: Cavern): string {
  return block([[-40, 2], [-34, -18], [-8, -30], [22, -26], [42, -10], [44, 2]], cave.stone) + at(-14, -24, 1, cluster(r, cave.shard, 34)) + at(22, -22, 1, cluster(r, lighter(cave.shard, 0.3), 22)) + at(26, -10, 1, `<g transform="rotate(28)">${line("M0 6V-62", "#9a6a3c", 5)}${path("M-34 -50C-20 -66 20 -66 34 -50C20 -58 -20 -58 -34 -50Z", lighter(cave.stone, 0.45), `stroke="${darker(cave.stone, 0.5)}" stroke-width="1.5"`)}</g>`);
}

export function waterWheel(cave: Cavern): string {
  const wood = mix("#8a5a34", cave.near, 0.15);
  const spokes = ring(0, -40, 36, 10).map(([x, y]) => `M0 -40L${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return rect(-64, -82, 40, 8, wood) + path("M-26 -80C-20 -70 -30 -50 -34 -36C-26 -20 -20 -8 -18 4H-40V-76Z", cave.glow, `opacity="0.65"`) + circle(0, -40, 38, "none", `stroke="${wood}" stroke-width="6"`) + circle(0, -40, 28, "none", `stroke="${darker(wood, 0.2)}" stroke-width="2.4"`) + line(spokes, wood, 3) + ring(0, -40, 38, 10).map(([x, y]) => rect(x - 5, y - 5, 10, 10, darker(wood, 0.15))).join("") + circle(0, -40, 6, darker(wood, 0.4)) + `<ellipse cx="0" cy="4" rx="62" ry="7" fill="${cave.glow}" opacity="0.7"/>` + line("M-40 3H-10M8 5H40", "#fff", 1.5, `opacity="0.7"`);
}
