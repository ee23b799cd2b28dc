// Playing by link without a server: the record of a game, packed into a link that is sent after every turn.
// On every device all seats of such a table are this device's own; which of them is really played here is kept beside it.
import { get, getText, intention, post } from "./api";
import type { Events, TableState } from "./contract";
import { pack, unpack } from "./share";

export interface Sent {
  caravansary: "turn";
  /** The same for all links of one game. */
  game: string;
  record: string;
  names: string[];
  /** Decisions that each seat took back. */
  undone: number[];
}
interface Known {
  table: string;
  /** The seats that are played on this device. */
  mine: number[];
}
type Record_ = { actions: number[] };
const KEY = "caravansary.by-link";

function known(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Known>;
  } catch {
    return {};
  }
}

export function remember(game: string, entry: Known): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known(), [game]: entry }));
  } catch {
    // Without storage nothing of the table stays either.
  }
}

export const knownGame = (game: string): Known | null => known()[game] ?? null;

/** Whether a table is played by link, and which seats are played here. */
export function byLink(table: string): { game: string; mine: number[] } | null {
  const found = Object.entries(known()).find(([, entry]) => entry.table === table);
  return found ? { game: found[0], mine: found[1].mine } : null;
}

export const newGame = intention;

export async function written(state: TableState, game: string): Promise<Sent> {
  const record = await getText(`page/record/${state.table}`);
  const { events } = await get<Events>(`tables/${state.table}/events?after=0`);
  const undone = state.seats.map((_, seat) => events.filter((event) => event.kind === "undone" && event.seat === seat).length);
  const before = counted(game, undone);
  return { caravansary: "turn", game, record, names: state.seats.map(({ name }) => name), undone: before };
}

// What others took back is known from their links; what was taken back here, from the table.
const COUNTS = "caravansary.by-link.undone";
export function noteUndone(game: string, told: number[]): void {
  try {
    localStorage.setItem(`${COUNTS}.${game}`, JSON.stringify(told));
  } catch {
    // Only a count.
  }
}
function counted(game: string, here: number[]): number[] {
  let told: number[] = [];
  try {
    told = JSON.parse(localStorage.getItem(`${COUNTS}.${game}`) ?? "[]") as number[];
  } catch {
    // Only a count.
  }
  return here.map((count, seat) => Math.max(count, told[seat] ?? 0));
}

export const packedTurn = (sent: Sent): Promise<string> => pack(sent);

export async function openedTurn(text: string): Promise<Sent | null> {
  return asTurn(await unpack(text).catch(() => ""));
}

/** What a link or file holds, if it is a game played by link. */
export function asTurn(text: string): Sent | null {
  try {
    const found = JSON.parse(text) as Partial<Sent>;
    const lists = Array.isArray(found.names) && Array.isArray(found.undone) && found.names.every((name) => typeof name === "string");
    return found.caravansary === "turn" && typeof found.game === "string" && typeof found.record === "string" && lists ? (found as Sent) : null;
  } catch {
    return null;
  }
}

const actionsIn = (record: string): number[] => (JSON.parse(record) as Record_).actions;

/** Play on a table here what was played elsewhere. False: it has gone another way. */
export async function caughtUp(table: string, sent: Sent): Promise<boolean> {
  const there = actionsIn(sent.record);
  const here = (await get<Record_>(`page/record/${table}`)).actions;
  if (here.some((action, i) => i < there.length && action !== there[i])) return false;
  let { event } = await get<TableState>(`tables/${table}`);
  for (const action of there.slice(here.length)) {
    event = (await post<{ state: TableState }>(`tables/${table}/move`, { expected: event, action, request: intention() })).state.event;
  }
  return true;
}
