// A golem: its kind and its size come from what it is worth, its crystals from what it costs, the rest from its id.
import type { Chance } from "../../lib/chance";
import type { Level } from "../../lib/position";
import { lighter, mix } from "../colours";
import { CRYSTAL } from "../pieces";
import { at, circle, line } from "../shapes";
import { BODIES, glowing } from "./bodies";
import { rune, shard } from "./motifs";
import type { Cavern } from "./palettes";

/** What is printed on the card of a golem. */
export interface Worth {
  points: number;
  cost: string;
}

/** Those of the same worth take turns, so that neighbours are never alike. */
function bodyOf({ points }: Worth, number: number) {
  const fit = BODIES.filter(([from, to]) => points >= from && points <= to);
  return (fit[number % fit.length] ?? BODIES.at(-1)!)[2];
}

const someWorth = (r: Chance): Worth => ({ points: 6 + r.whole(13), cost: Array.from({ length: 3 + r.whole(3) }, () => 1 + r.whole(4)).join("") });

export function golemFigure(r: Chance, cave: Cavern, worth: Worth = someWorth(r), number = r.whole(60)): string {
  const tone = r.pick([cave.stone, mix(cave.stone, "#b8a58c", 0.35), mix(cave.stone, cave.mist, 0.4)]);
  const eyes = r.pick([cave.rune, "#fff2a8", lighter(cave.shard, 0.5)]);
  const { behind = "", before, grows, eyes: places, heart } = bodyOf(worth, number)(r, tone);
  const size = 0.64 + 0.34 * Math.min(1, Math.max(0, (worth.points - 5) / 15));
  // A crystal for each cube of its price; the dearest stand where they are seen best.
  const carried = [...worth.cost].sort().reverse().map((level, i) => {
    const [x, y, lean] = grows[i % grows.length]!;
    const colour = CRYSTAL[Number(level) as Level] ?? cave.shard;
    return at(x, y, i < grows.length ? 1 : 0.7, circle(0, -10, 15, colour, `opacity="0.2"`) + `<g transform="rotate(${lean})">${shard(colour, 12, 24 + 3 * Number(level))}</g>`);
  });
  const moss = r.coin(0.35) && heart ? line(`M${heart[0] - 18} ${heart[1] - 16}q8 5 14 0t12 1t10 -1`, "#7fbf6a", 4, `opacity="0.85"`) : "";
  const core = heart ? circle(...heart, 15, eyes, `opacity="0.25" class="idle-glow"`) + at(heart[0] - 14, heart[1], 0.9, rune(r, cave.rune)) + at(heart[0], heart[1], 1.5, rune(r, eyes)) + at(heart[0] + 14, heart[1], 0.9, rune(r, cave.rune)) : "";
  return at(0, 0, size, `<g transform="scale(${r.coin() ? -1 : 1} 1)">` + behind + carried.join("") + before + moss + core + places.map((place) => glowing(place, eyes)).join("") + "</g>");
}
