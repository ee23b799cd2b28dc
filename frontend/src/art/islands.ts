// Market islands and harbours for the hex sea, drawn inside a hex of radius 60 around the origin.
import { chance, type Chance } from "../lib/chance";
import type { Edition, Shade } from "../lib/position";
import { darker, lighter } from "./colours";
import { cluster, isle, mushroom } from "./golem/motifs";
import { DAY as CAVES, NIGHT as CAVES_DARK } from "./golem/palettes";
import { at, circle, line, path, polygon, rect } from "./shapes";
import { house, minaret, palm, tent } from "./spice/motifs";
import { DAY, NIGHT } from "./spice/palettes";

function blob(r: Chance, w: number, h: number, y: number, tone: string): string {
  const steps = 9;
  const spots = Array.from({ length: steps }, (_, i) => {
    const angle = (Math.PI * 2 * i) / steps;
    const reach = r.between(0.86, 1.1);
    return [Math.cos(angle) * w * reach, y + Math.sin(angle) * h * reach] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  const start = middle(spots[steps - 1]!, spots[0]!);
  const d = spots.map((spot, i) => {
    const to = middle(spot, spots[(i + 1) % steps]!);
    return `Q${spot[0].toFixed(1)} ${spot[1].toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  });
  return path(`M${start[0].toFixed(1)} ${start[1].toFixed(1)}${d.join("")}Z`, tone);
}

function sandIsland(r: Chance, dark: boolean): string {
  const hour = (dark ? NIGHT : DAY)[r.whole(5)]!;
  const sand = dark ? "#a58a63" : "#f0d79c";
  const grass = dark ? "#3f6a4c" : "#8fb060";
  const hills = r.between(-14, 14);
  const features = [
    () => at(hills, -22, 0.62, house(r, { ...hour, light: "#fdf0d4" }, 26, 20)) + at(hills + 24, -18, 0.55, palm(r, hour, 34)),
    () => at(hills, -18, 0.6, tent(hour, "#b8442f")) + at(hills - 26, -16, 0.55, palm(r, hour, 36)),
    () => [-24, -6, 14].map((x) => at(x + hills * 0.4, -17, 0.62, palm(r, hour, r.between(26, 40)))).join(""),
    () => at(hills - 8, -18, 0.5, minaret({ ...hour, light: "#fdf0d4" }, 46)) + at(hills + 10, -18, 0.6, house(r, { ...hour, light: "#fdf0d4" }, 24, 16)),
    () => polygon([[-30, -16], [-10, -44], [2, -30], [12, -38], [32, -16]], darker(grass, 0.25)) + polygon([[-10, -44], [2, -30], [-4, -16], [-14, -20]], lighter(grass, 0.25)) + at(-30, -14, 0.5, palm(r, hour, 30)),
  ];
  return blob(r, 47, 33, 4, lighter(sand, 0.35)) + blob(r, 43, 29, 4, sand) + blob(r, 34, 17, -8, grass) + r.pick(features)();
}

function floatingIsland(r: Chance, dark: boolean): string {
  const cave = (dark ? CAVES_DARK : CAVES)[r.whole(5)]!;
  const rock = dark ? "#6a64a4" : "#7d78ac";
  const top = dark ? "#8f8ac8" : "#b9b5dc";
  const features = [
    () => at(r.between(-12, 12), -20, 1, cluster(r, cave.shard, 24)),
    () => at(-14, -18, 0.5, mushroom(r, cave)) + at(14, -16, 0.66, mushroom(r, cave)),
    () => at(18, -30, 0.55, isle(r, cave, 40)) + at(-16, -18, 1, cluster(r, cave.shard, 16)),
    () => polygon([[-30, -16], [-14, -42], [-2, -28], [10, -44], [30, -16]], darker(rock, 0.15)) + polygon([[-14, -42], [-2, -28], [-8, -16], [-20, -18]], lighter(rock, 0.3)) + at(4, -18, 1, cluster(r, cave.shard, 14)),
  ];
  return (
    polygon([[-46, -2], [46, -2], [34, 22], [14, 30], [2, 46], [-12, 30], [-34, 22]], darker(rock, 0.3)) +
    polygon([[-46, -2], [-6, -2], [-4, 40], [-12, 30], [-34, 22]], rock) +
    blob(r, 45, 18, -6, top) + blob(r, 38, 13, -8, lighter(top, 0.18)) + r.pick(features)()
  );
}

export function island(id: string, edition: Edition, shade: Shade): string {
  const r = chance(`island ${edition} ${id}`);
  return edition === "spice" ? sandIsland(r, shade === "dark") : floatingIsland(r, shade === "dark");
}

export function harbour(at0: string, edition: Edition, shade: Shade): string {
  const r = chance(`harbour ${edition} ${at0}`);
  const dark = shade === "dark";
  if (edition === "golem") {
    const cave = (dark ? CAVES_DARK : CAVES)[r.whole(5)]!;
    return polygon([[-48, -4], [-30, -34], [30, -34], [48, -4], [36, 34], [-36, 34]], dark ? "#57528f" : "#8d88b8") + polygon([[-40, -4], [-25, -28], [25, -28], [40, -4], [30, 28], [-30, 28]], dark ? "#7570b0" : "#b6b2d6") + at(-32, 34, 1, cluster(r, cave.shard, 20)) + at(34, 32, 1, cluster(r, cave.shard, 16));
  }
  const wall = dark ? "#8a7350" : "#e3c68e";
  const hour = (dark ? NIGHT : DAY)[r.whole(5)]!;
  return (
    blob(r, 48, 38, 0, wall) + rect(-44, 24, 88, 9, "#7a5330", `rx="2"`) + line("M-36 24V42M-18 24V42M0 24V42M18 24V42M36 24V42", "#5a3a20", 3) +
    at(-36, 26, 0.62, minaret({ ...hour, light: "#fdf0d4" }, 62)) + at(38, 24, 0.7, house(r, { ...hour, light: "#fdf0d4" }, 20, 18)) + circle(-36, -16, 3, "#ffd873")
  );
}
