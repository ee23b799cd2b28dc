// What the kept games say together: by game and level, and what one has achieved.
import { levelOf, rivalOf, type Played } from "./history.svelte";
import type { Edition } from "./position";

export interface Statistics {
  game: string;
  edition: Edition;
  level: string;
  played: number;
  won: number;
  average: number;
  best: number;
  /** Wins in a row: now, and the most there were. */
  streak: number;
  longest: number;
  /** Seconds of thought a turn. */
  pace: number;
}

/** Practice at a deal that one knows already says nothing about how one plays. */
const isPractice = ({ daily }: Played): boolean => daily !== null && !daily.counts;

export function statistics(games: readonly Played[]): Statistics[] {
  const groups = new Map<string, Played[]>();
  for (const each of games) {
    if (isPractice(each)) continue;
    const key = `${each.game} ${levelOf(each)}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((group) => {
    const last = group.at(-1)!;
    const points = group.map(({ points, seat }) => points[seat] ?? 0);
    const turns = sum(group.map(({ turns }) => turns));
    return {
      game: last.game,
      edition: last.edition,
      level: levelOf(last),
      played: group.length,
      won: group.filter(({ outcome }) => outcome === "won").length,
      average: sum(points) / group.length,
      best: Math.max(...points),
      ...streaks(group),
      pace: turns ? sum(group.map(({ seconds }) => seconds)) / turns : 0,
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function streaks(games: readonly Played[]): { streak: number; longest: number } {
  let streak = 0;
  let longest = 0;
  for (const { outcome } of games) {
    streak = outcome === "won" ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

/** Something one may achieve: whether a game, with all that were played before it, does it. */
export interface Feat {
  id: string;
  done(played: Played, before: readonly Played[]): boolean;
}

const won = ({ outcome }: Played): boolean => outcome === "won";
const ahead = (played: Played): number => (played.points[played.seat] ?? 0) - rivalOf(played);
const WORLDS: Edition[] = ["spice", "golem"];

const GENERAL: Feat[] = [
  { id: "first", done: won },
  { id: "hair", done: (now) => won(now) && ahead(now) <= 2 },
  { id: "far", done: (now) => won(now) && ahead(now) >= 30 },
  { id: "after", done: (now) => won(now) && now.seat === now.names.length - 1 },
  { id: "full", done: (now) => won(now) && now.names.length >= 4 },
  { id: "swift", done: (now) => won(now) && now.turns >= 8 && now.seconds / now.turns <= 8 },
  { id: "row", done: (now, before) => streaks([...before.filter((each) => each.game === now.game && levelOf(each) === levelOf(now)), now]).streak >= 3 },
  { id: "worlds", done: (now, before) => WORLDS.every((edition) => [...before, now].some((each) => won(each) && each.edition === edition)) },
  { id: "master", done: (now) => won(now) && levelOf(now) === "grand-master" },
  { id: "week", done: (now, before) => daysInARow([...before, now]) >= 7 },
];

/** How many days up to the last one the daily deal was played in earnest. */
function daysInARow(games: readonly Played[]): number {
  const days = new Set(games.filter(({ daily }) => daily?.counts).map(({ daily }) => Math.round(Date.parse(`${daily!.date}T00:00:00Z`) / 86_400_000)));
  const last = games.at(-1)?.daily;
  if (!last?.counts) return 0;
  let day = Math.round(Date.parse(`${last.date}T00:00:00Z`) / 86_400_000);
  let count = 0;
  for (; days.has(day); day -= 1) count += 1;
  return count;
}

/** What can be achieved in one game only, from the folder of its board. */
const boards = import.meta.glob<{ FEATS: Feat[] }>("../boards/*/feats.ts", { eager: true });
const OWN: [game: string, feats: Feat[]][] = Object.entries(boards).map(([path, { FEATS }]) => [path.split("/").at(-2)!, FEATS]);

export interface Earned {
  id: string;
  /** The game that it belongs to; null: any. */
  game: string | null;
  /** The table where it was first done, and when; null: not yet. */
  table: string | null;
  at: number | null;
}

export function achievements(games: readonly Played[]): Earned[] {
  const earnest = games.filter((each) => !isPractice(each));
  const first = ({ id, done }: Feat, game: string | null): Earned => {
    const found = earnest.find((each, i) => (game === null || each.game === game) && done(each, earnest.slice(0, i)));
    return { id, game, table: found?.table ?? null, at: found?.at ?? null };
  };
  return [...GENERAL.map((feat) => first(feat, null)), ...OWN.flatMap(([game, feats]) => feats.map((feat) => first(feat, game)))];
}
