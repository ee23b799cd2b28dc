// What islands of both worlds are made of: ground, hills and rocks, lit from the upper left. Origin of a thing: the middle of its foot.
import type { Chance } from "../../lib/chance";
import { darker, lighter } from "../colours";
import { line, path, polygon, type Point } from "../shapes";

/** The four goods of the sea; each has its own kind of land. */
export const GOODS = ["ginger", "chili", "tea", "cloves"] as const;
export type Good = (typeof GOODS)[number];

const one = (value: number): string => value.toFixed(1);

/** A rounded patch of land that is never the same twice. */
export function patch(r: Chance, w: number, h: number, y: number, tone: string, more = ""): string {
  const steps = 10;
  const spots = Array.from({ length: steps }, (_, i): Point => {
    const angle = (Math.PI * 2 * i) / steps;
    const reach = r.between(0.88, 1.08);
    return [Math.cos(angle) * w * reach, y + Math.sin(angle) * h * reach];
  });
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [x0, y0] = middle(spots[steps - 1]!, spots[0]!);
  const bends = spots.map((spot, i) => {
    const [x, y] = middle(spot, spots[(i + 1) % steps]!);
    return `Q${one(spot[0])} ${one(spot[1])} ${one(x)} ${one(y)}`;
  });
  return path(`M${one(x0)} ${one(y0)}${bends.join("")}Z`, tone, more);
}

export function ellipse(x: number, y: number, rx: number, ry: number, tone: string, more = ""): string {
  return `<ellipse cx="${one(x)}" cy="${one(y)}" rx="${one(rx)}" ry="${one(ry)}" fill="${tone}" ${more}/>`;
}

/** Where something stands, the light falls past it to the right. */
export function cast(w: number, x = 0): string {
  return ellipse(x + w * 0.22, 0.5, w * 0.62, Math.max(1.6, w * 0.1), "#20102a", `opacity="0.28"`);
}

/** A few specks, so that no ground is flat. */
export function grain(r: Chance, w: number, h: number, y: number, tone: string, many = 16): string {
  const specks = Array.from({ length: many }, () => {
    const angle = r.between(0, Math.PI * 2);
    const reach = Math.sqrt(r.between(0, 1));
    return `M${one(Math.cos(angle) * w * reach)} ${one(y + Math.sin(angle) * h * reach)}h${one(r.between(0.8, 2.4))}`;
  });
  return line(specks.join(""), tone, 0.9, `opacity="0.55"`);
}

/** A round hill: its left side in the light, its right side not. */
export function hill(w: number, h: number, tone: string): string {
  const half = w / 2;
  const top = `C${one(-half * 0.62)} ${one(-h * 0.75)} ${one(-half * 0.3)} ${one(-h)} 0 ${one(-h)}`;
  const side = `C${one(half * 0.34)} ${one(-h)} ${one(half * 0.6)} ${one(-h * 0.6)} ${one(half)} 0`;
  return (
    path(`M${one(-half)} 0${top}${side}Z`, tone) +
    path(`M0 ${one(-h)}${side}H${one(half * 0.1)}C${one(half * 0.34)} ${one(-h * 0.3)} ${one(half * 0.24)} ${one(-h * 0.8)} 0 ${one(-h)}Z`, darker(tone, 0.22)) +
    line(`M${one(-half * 0.86)} ${one(-h * 0.2)}C${one(-half * 0.58)} ${one(-h * 0.74)} ${one(-half * 0.3)} ${one(-h * 0.95)} ${one(-half * 0.04)} ${one(-h * 0.97)}`, lighter(tone, 0.35), 1.4, `opacity="0.8"`)
  );
}

/** A sharp rock with planes: the ridge comes down from its tip. */
export function peak(w: number, h: number, tone: string, lean = 0): string {
  const half = w / 2;
  const tip: Point = [lean, -h];
  const ridge: Point = [lean * 0.4 + half * 0.16, -h * 0.42];
  return (
    polygon([[-half, 0], [-half * 0.52, -h * 0.5], tip, [half * 0.56, -h * 0.46], [half, 0]], tone) +
    polygon([tip, [half * 0.56, -h * 0.46], [half, 0], [half * 0.06, 0], ridge], darker(tone, 0.3)) +
    polygon([[-half * 0.52, -h * 0.5], tip, [lean * 0.4 - half * 0.12, -h * 0.5], [-half * 0.34, -h * 0.22]], lighter(tone, 0.28))
  );
}

/** A cone with a glowing mouth and a stream that runs down from it. */
export function volcano(w: number, h: number, tone: string, fire: string): string {
  const half = w / 2;
  const lip = w * 0.15;
  return (
    path(`M${one(-half)} 0C${one(-half * 0.5)} ${one(-h * 0.3)} ${one(-lip * 1.5)} ${one(-h * 0.7)} ${one(-lip)} ${one(-h)}H${one(lip)}C${one(lip * 1.5)} ${one(-h * 0.7)} ${one(half * 0.5)} ${one(-h * 0.3)} ${one(half)} 0Z`, tone) +
    path(`M${one(lip * 0.3)} ${one(-h)}H${one(lip)}C${one(lip * 1.5)} ${one(-h * 0.7)} ${one(half * 0.5)} ${one(-h * 0.3)} ${one(half)} 0H${one(half * 0.1)}C${one(half * 0.3)} ${one(-h * 0.4)} ${one(lip * 0.7)} ${one(-h * 0.7)} ${one(lip * 0.3)} ${one(-h)}Z`, darker(tone, 0.3)) +
    ellipse(0, -h, lip, lip * 0.34, darker(tone, 0.5)) + ellipse(0, -h + 0.6, lip * 0.78, lip * 0.22, fire) +
    path(`M${one(-lip * 0.5)} ${one(-h + 0.6)}C${one(-lip * 0.6)} ${one(-h * 0.72)} ${one(lip * 0.2)} ${one(-h * 0.6)} ${one(-lip * 0.3)} ${one(-h * 0.3)}C${one(lip * 0.2)} ${one(-h * 0.44)} ${one(lip * 0.5)} ${one(-h * 0.7)} ${one(lip * 0.2)} ${one(-h + 0.8)}Z`, fire)
  );
}

/** The same thing several times: x, size. */
export function several(list: readonly (readonly [number, number, number?])[], draw: (size: number, i: number) => string): string {
  return list.map(([x, size, y = 0], i) => `<g transform="translate(${one(x)} ${one(y)})">${draw(size, i)}</g>`).join("");
}
