// Animals and people met along the road. Origin: the middle of the foot.
import { darker, lighter, mix } from "../colours";
import { circle, line, path, rect } from "../shapes";
import type { Hour } from "./palettes";

export function elephant(hour: Hour): string {
  const hide = mix(hour.ink, hour.far, 0.4);
  return (
    path("M-36 0L-35 -20C-39 -36 -28 -46 -8 -46C6 -47 13 -44 18 -40C23 -46 34 -46 38 -38C42 -30 40 -22 39 -14C38.5 -8 41 -5 45 -6L45 -1C36 2 32 -6 33 -14C33 -18 32 -22 30 -24C27 -18 22 -17 19 -20L18 0H8L7 -14C0 -12 -10 -12 -16 -14L-17 0H-27L-26 -12L-28 0Z", hide) +
    path("M20 -40C13 -40 8 -28 14 -21C22 -20 27 -30 25 -39Z", darker(hide, 0.3)) + path("M33 -21C38 -18 42 -19 44 -23C42 -16 37 -14 32 -17Z", hour.light) + circle(31, -35, 1.6, hour.light) +
    path("M-22 -44H8L12 -26C2 -22 -16 -22 -26 -26Z", hour.cloth) + line("M-25 -28C-14 -24 0 -24 11 -28", hour.light, 1.6, `stroke-dasharray="2.5 2.5"`) +
    rect(-17, -50, 20, 6, darker(hour.cloth, 0.3)) + line("M-15 -50V-66M1 -50V-66", hour.ink, 1.6) + path("M-20 -65C-14 -76 0 -76 6 -65Z", hour.light) + path("M-7 -74C-2 -74 3 -71 6 -65H-2Z", darker(hour.light, 0.25)) + circle(-7, -76, 2, hour.cloth)
  );
}

/** A camel's head close by, in harness. */
export function camelHead(hour: Hour): string {
  const hide = mix(hour.near, hour.light, 0.45);
  return (
    path("M-40 4C-34 -24 -26 -36 -16 -50C-10 -60 0 -68 14 -68C28 -68 44 -62 47 -53C49 -46 44 -42 36 -42C26 -41 18 -44 13 -39C7 -28 8 -10 14 4Z", hide) +
    path("M13 -39C7 -28 8 -10 14 4H-4C-8 -14 -4 -34 4 -44Z", darker(hide, 0.22)) + path("M-2 -63C-8 -72 -4 -78 2 -76C6 -72 6 -67 4 -64Z", darker(hide, 0.15)) +
    circle(15, -58, 3, hour.ink) + circle(14, -59, 0.9, "#fff") + line("M10 -63C13 -65 18 -65 20 -62M38 -49C36 -46 30 -45 26 -46", hour.ink, 1.5) + circle(42, -55, 1.3, hour.ink) +
    line("M24 -67L27 -42M6 -66C4 -56 8 -48 16 -42", hour.cloth, 3) + line("M26 -55L10 -56", hour.cloth, 2.4) + circle(25.4, -55, 2.4, hour.sun) +
    line("M-30 -18C-20 -12 0 -12 9 -18", hour.cloth, 4) + [-24, -14, -4, 5].map((x) => line(`M${x} -14V-6`, hour.sun, 2.2)).join("")
  );
}

export function falcon(hour: Hour): string {
  const wing = mix(hour.ink, hour.near, 0.35);
  return (
    line("M0 0V-28M-16 -28H16", hour.ink, 3) + line("M-16 -27V-14L-12 -20M-16 -14L-20 -20", hour.cloth, 1.6) +
    path("M-10 -30C-16 -48 -12 -66 0 -72C12 -72 14 -60 11 -48C9 -38 4 -32 -2 -22L-6 -20Z", wing) + path("M2 -66C12 -62 12 -46 4 -32C-2 -40 -4 -56 2 -66Z", lighter(hour.light, 0.2)) +
    line("M2 -56l4 2M1 -50l5 2M1 -44l4 2M1 -38l3 2", wing, 1.4) + path("M-3 -70C0 -80 12 -80 14 -71C12 -64 2 -62 -3 -70Z", darker(wing, 0.2)) + path("M13 -73C18 -73 19 -70 17 -67C15 -69 14 -69 12 -70Z", hour.sun) + circle(9, -73, 1.5, hour.light)
  );
}

export function peacock(hour: Hour): string {
  const blue = mix(hour.water, "#2348a8", 0.55);
  const fan = Array.from({ length: 11 }, (_, i) => {
    const turn = -75 + 15 * i;
    return `<g transform="translate(0 -22) rotate(${turn})">${path("M0 0C-6 -22 -7 -38 0 -48C7 -38 6 -22 0 0Z", i % 2 ? hour.leaf : darker(hour.leaf, 0.2))}${circle(0, -40, 4.4, hour.sun)}${circle(0, -40, 2.4, blue)}</g>`;
  }).join("");
  return fan + path("M-8 0C-14 -12 -10 -24 -3 -30C-2 -40 -1 -46 2 -50C6 -52 9 -49 8 -45C5 -40 6 -32 8 -24C10 -14 8 -4 4 0Z", blue) + path("M2 -30C8 -24 9 -8 4 0H-1C4 -8 4 -20 2 -30Z", darker(blue, 0.3)) + path("M8 -48L14 -46L8 -44Z", hour.sun) + circle(5, -48, 1.1, "#fff") + line("M3 -51L0 -59M4 -51L4 -60M6 -51L8 -58", blue, 1) + line("M-3 0V4M2 0V4", hour.ink, 1.6);
}

/** A robed walker with a staff. */
export function walker(hour: Hour, robe: string): string {
  return path("M0 -34C4 -34 6 -31 5 -28C5 -26 8 -25 9 -20L12 0H-11L-8 -20C-7 -25 -5 -26 -5 -28C-6 -31 -4 -34 0 -34Z", robe) + path("M3 -26C6 -25 8 -24 9 -20L12 0H4C6 -10 6 -20 3 -26Z", darker(robe, 0.3)) + circle(1, -31, 3.2, mix(hour.near, hour.ink, 0.5)) + path("M-5 -31C-5 -37 6 -38 6 -32C2 -33 -1 -33 -5 -31Z", hour.light) + line("M14 -30L12 0", hour.ink, 1.5);
}

/** Someone who sits by the fire. */
export function sitter(robe: string): string {
  return path("M-11 0C-12 -8 -8 -14 -3 -16C-5 -20 -3 -25 1 -25C5 -25 7 -21 5 -17C10 -14 12 -6 14 0Z", robe);
}

export function cobra(hour: Hour): string {
  const skin = mix(hour.leaf, hour.sun, 0.25);
  return (
    line("M2 -16C14 -24 -12 -32 -2 -44C4 -50 4 -54 2 -58", skin, 7) + path("M2 -76C12 -74 15 -62 6 -50C2 -47 0 -48 -3 -51C-9 -62 -6 -74 2 -76Z", skin) + path("M2 -76C12 -74 15 -62 6 -50C8 -60 7 -70 2 -76Z", darker(skin, 0.3)) +
    line("M-1 -66C2 -62 4 -62 7 -66M0 -60C2 -57 4 -57 6 -60", hour.light, 1.5) + circle(-1, -71, 1.2, hour.ink) + circle(5, -71, 1.2, hour.ink) + line("M2 -75V-80L0 -83M2 -80L4 -83", hour.cloth, 1) +
    path("M-22 -24C-26 -10 -22 0 -16 0H18C24 0 28 -10 24 -24C12 -20 -10 -20 -22 -24Z", hour.mid) + path("M10 -21C16 -21.6 20 -22.6 24 -24C28 -10 24 0 18 0H8C14 -6 14 -14 10 -21Z", darker(hour.mid, 0.25)) + line("M-23 -16C-10 -12 12 -12 25 -16M-22 -8C-10 -4 12 -4 24 -8M-14 -22L-16 -2M0 -20V0M14 -21L16 -2", hour.ink, 1, `opacity="0.6"`)
  );
}

