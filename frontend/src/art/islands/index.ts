// Market islands and harbours for the hex sea, drawn around the origin inside a hex that is 104 high and 120 wide or wider.
import { chance } from "../../lib/chance";
import type { Edition, Shade } from "../../lib/position";
import { darker, lighter } from "../colours";
import { at, circle, line, polygon, rect } from "../shapes";
import { golemHarbour, golemIsland, SHINE } from "./golem";
import { cast, GOODS, grain, patch, type Good } from "./land";
import { house, palm, spiceIsland, tonesOf, tower, type Tones } from "./spice";

function goodOf(icon: string | undefined, otherwise: number): Good {
  return GOODS.find((good) => good === icon) ?? GOODS[otherwise % GOODS.length]!;
}

/** `icon` is the good of the tile; without it the id chooses one. */
export function island(id: string, edition: Edition, shade: Shade, wide = 1, icon?: string): string {
  const r = chance(`island ${edition} ${id}`);
  const number = Number(/\d+/.exec(id)?.[0] ?? 0) + id.charCodeAt(0);
  const good = goodOf(icon, Math.floor(number / 6) + number);
  const draw = edition === "spice" ? spiceIsland : golemIsland;
  return draw(r, good, number, shade === "dark", wide);
}

function lighthouse(t: Tones): string {
  return (
    cast(16) + polygon([[-7, 0], [-4.6, -30], [4.6, -30], [7, 0]], t.wall) + polygon([[1, 0], [1, -30], [4.6, -30], [7, 0]], darker(t.wall, 0.26)) +
    polygon([[-6.2, -9], [-5.5, -17], [5.5, -17], [6.2, -9]], t.roof) + rect(-6.6, -33, 13.2, 3.2, t.roof) + rect(-3.8, -41, 7.6, 8, "#ffe9a6") +
    line("M-3.8 -41V-33M3.8 -41V-33M0 -41V-33", t.wood, 1) + polygon([[-5.4, -41], [0, -47], [5.4, -41]], t.roof)
  );
}

/** The lamp of a harbour, for the light around it. */
export const LAMP = { spice: { x: -27, y: -41, tone: "#ffd873" }, golem: { x: -27, y: -35, tone: "#bff4ff" } } as const;

export function harbour(id: string, edition: Edition, shade: Shade, wide = 1): string {
  const r = chance(`harbour ${edition} ${id}`);
  const dark = shade === "dark";
  if (edition === "golem") return golemHarbour(r, dark, wide);
  const t = tonesOf(dark);
  const stone = lighter(t.rock, 0.3);
  const quay = polygon([[-46 * wide, 4], [-34 * wide, -5], [36 * wide, -5], [47 * wide, 4], [43 * wide, 17], [-43 * wide, 17]], stone) + polygon([[-46 * wide, 4], [47 * wide, 4], [43 * wide, 17], [-43 * wide, 17]], darker(stone, 0.2));
  const piles = [-30, -10, 10, 30].map((x) => rect(x * wide - 1.6, 8, 3.2, 16, t.wood)).join("");
  return (
    patch(r, 51 * wide, 23, 3, lighter(t.sand, 0.45), `opacity="0.3"`) + patch(r, 47 * wide, 17, 1, t.sand) +
    grain(r, 42 * wide, 12, 0, darker(t.sand, 0.3)) + quay +
    line(`M${-42 * wide} 10H${44 * wide}M${-24 * wide} 5V16M${-4 * wide} 5V16M${18 * wide} 5V16M${34 * wide} 5V16`, darker(stone, 0.36), 1) + piles +
    at(26 * wide, -4, 1, house(t, 21, 17, "gable")) + at(6 * wide, -5, 1, house(t, 18, 22, r.coin() ? "dome" : "flat")) +
    at(38 * wide, -2, 1, palm(r, t, 20)) +
    at(-27 * wide, -2, 1, lighthouse(t)) +
    at(-10 * wide, -3, 1, tower(t, 5, 10)) + circle(44 * wide, 10, 2, "#ffd873")
  );
}

/** What shines from an island: crystals, fire, plants. */
export const shine = (icon: string | undefined): string => SHINE[goodOf(icon, 0)];
