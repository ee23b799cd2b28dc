// The games finished on this device: kept in the browser, told to nobody, and given out as a file when wanted.
import type { Daily, LogLine, TableState } from "./contract";
import type { Edition } from "./position";

export type Outcome = "won" | "lost" | "drawn";

export interface Played {
  table: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  game: string;
  edition: Edition;
  /** One's own seat; the others by seat, too: names, levels (null: a person) and points. */
  seat: number;
  names: string[];
  levels: (string | null)[];
  points: number[];
  outcome: Outcome;
  turns: number;
  /** Thought about one's turns altogether. */
  seconds: number;
  /** How often one did what, by verb, and one's points by source. */
  did: Record<string, number>;
  sheet: Record<string, number>;
  daily: Daily | null;
}

const KEY = "caravansary.history";
const FORMAT = "caravansary history 1";
/** The oldest games give way. */
export const MOST = 2000;
/** Who is away longer than this many seconds does not think about the turn. */
const PAUSE = 300;

type Found = { games: Played[]; bad: number };

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 200;
const isList = <T>(value: unknown, is: (each: unknown) => each is T): value is T[] => Array.isArray(value) && value.length <= 10 && value.every(is);
const isCounts = (value: unknown): value is Record<string, number> => typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length <= 60 && Object.values(value).every(isNumber);
const isDaily = (value: unknown): value is Daily => typeof value === "object" && value !== null && /^\d{4}-\d{2}-\d{2}$/.test(String((value as Daily).date)) && typeof (value as Daily).counts === "boolean";

/** One game as it was written; null if it is not a game. */
function readGame(value: unknown): Played | null {
  if (typeof value !== "object" || value === null) return null;
  const { table, at, game, edition, seat, names, levels, points, outcome, turns, seconds, did, sheet, daily } = value as Record<string, unknown>;
  if (!isText(table) || !isText(game) || (edition !== "spice" && edition !== "golem") || ![at, seat, turns, seconds].every(isNumber)) return null;
  if (!isList(names, isText) || !isList(points, isNumber) || !isList(levels, (each): each is string | null => each === null || isText(each))) return null;
  if (!isCounts(did) || !isCounts(sheet) || (outcome !== "won" && outcome !== "lost" && outcome !== "drawn")) return null;
  const count = names.length;
  if (count < 2 || points.length !== count || levels.length !== count || !(Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < count)) return null;
  if (new Date(at as number).getTime() !== Math.trunc(at as number)) return null;
  return { table, at: at as number, game, edition, seat: seat as number, names, levels, points, outcome, turns: turns as number, seconds: seconds as number, did, sheet, daily: isDaily(daily) ? daily : null };
}

/** What a file or the browser's storage holds; null where it is no history at all. */
export function readHistory(text: string): Found | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null || (found as { format?: unknown }).format !== FORMAT) return null;
    const { games } = found as { games?: unknown };
    if (!Array.isArray(games)) return null;
    const read = games.map(readGame);
    return { games: merged([], read.filter((each) => each !== null)), bad: read.filter((each) => each === null).length };
  } catch {
    return null;
  }
}

/** A file may hold more than games; whoever reads only those leaves it out. */
export const writtenHistory = (games: readonly Played[], more: Record<string, unknown> = {}): string => JSON.stringify({ format: FORMAT, games, ...more });

/** Both, each table once, oldest first. */
export function merged(ours: readonly Played[], theirs: readonly Played[]): Played[] {
  const byTable = new Map([...theirs, ...ours].map((each) => [each.table, each]));
  return [...byTable.values()].sort((a, b) => a.at - b.at).slice(-MOST);
}

function stored(): Found {
  try {
    const text = globalThis.localStorage?.getItem(KEY);
    return text ? (readHistory(text) ?? { games: [], bad: 1 }) : { games: [], bad: 0 };
  } catch {
    return { games: [], bad: 0 };
  }
}

/** `bad`: how many entries could not be read; `full`: the browser keeps nothing more. */
export const history = $state<{ games: Played[]; bad: number; full: boolean }>({ ...stored(), full: false });

/** Another tab may have written meanwhile. */
export function readAgain(): void {
  const { games, bad } = stored();
  Object.assign(history, { games, bad: Math.max(bad, history.bad) });
}

export function add(more: readonly Played[]): void {
  readAgain();
  history.games = merged(history.games, more);
  try {
    globalThis.localStorage?.setItem(KEY, writtenHistory(history.games));
    history.full = false;
  } catch {
    history.full = true;
  }
}

const plainLevel = (spec: string): string => spec.replace(/^level:/, "");

/** A finished game as it is kept; null where it is not one's own game from beginning to end. */
export function playedOf(now: TableState, log: readonly LogLine[]): Played | null {
  const { result, you } = now;
  const seat = you.seats[0];
  if (now.status !== "over" || !result || now.begins === null || seat === undefined || you.seats.length !== 1) return null;
  const mine = log.filter((line) => line.seat === seat);
  if (!mine.length || mine.some(({ by }) => by !== "person")) return null;
  const did: Record<string, number> = {};
  for (const { id } of mine.flatMap(({ texts }) => texts)) {
    const verb = id.slice(now.game.length + 1);
    did[verb] = (did[verb] ?? 0) + 1;
  }
  const seconds = log.map((line, i) => (line.seat === seat ? Math.min(PAUSE, Math.max(0, line.at - (log[i - 1]?.at ?? now.created))) : 0)).reduce((sum, each) => sum + each, 0);
  return {
    table: now.table,
    at: Math.round((log.at(-1)?.at ?? now.updated) * 1000),
    game: now.game,
    edition: now.edition,
    seat,
    names: now.seats.map(({ name }) => name),
    levels: now.seats.map(({ bot }) => (bot ? plainLevel(bot) : null)),
    points: [...result.scores],
    outcome: result.winner === null ? "drawn" : result.winner === seat ? "won" : "lost",
    turns: mine.length,
    seconds: Math.round(seconds),
    did,
    sheet: { ...result.sheets[seat] },
    daily: now.daily,
  };
}

/** Keep a finished game once. */
export function keep(now: TableState, log: readonly LogLine[]): void {
  const played = playedOf(now, log);
  if (played && !history.games.some(({ table }) => table === played.table)) add([played]);
}

/** Whom a game was played against: a level, people, or a mixture. */
export function levelOf({ levels, seat }: Played): string {
  const others = levels.filter((_, i) => i !== seat);
  if (others.includes(null)) return "people";
  return new Set(others).size === 1 ? others[0]! : "mixed";
}

/** The best of the others. */
export const rivalOf = ({ points, seat }: Played): number => Math.max(...points.filter((_, i) => i !== seat));

const ENOUGH = 3;
const LATELY = 4;

/** The next level, if this one has lately been beaten often; null if not, or if this is the last. */
export function nextLevel(games: readonly Played[], game: string, levels: readonly string[]): string | null {
  const mine = games.filter((each) => each.game === game && !(each.daily && !each.daily.counts));
  const last = mine.at(-1);
  if (!last) return null;
  const level = levelOf(last);
  const lately = mine.filter((each) => levelOf(each) === level).slice(-LATELY);
  const wins = lately.filter(({ outcome }) => outcome === "won").length;
  const at = levels.findIndex((spec) => plainLevel(spec) === level);
  return at >= 0 && wins >= ENOUGH ? (levels[at + 1] ?? null) : null;
}
