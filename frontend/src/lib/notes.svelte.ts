// Notes on the turns of a game, kept in this browser; a game is given to others with them, as a link or a file.
import { packed, type Shared } from "./share";

export interface Notes {
  /** By the line of the log. */
  lines: Record<number, string>;
  /** Who sat where, for a game that came from elsewhere. */
  names: string[];
}

export const MOST = 500;
const keyOf = (table: string): string => `caravansary.notes.${table}`;

export function notesOf(table: string): Notes {
  try {
    return asNotes(JSON.parse(globalThis.localStorage?.getItem(keyOf(table)) ?? "{}"));
  } catch {
    return { lines: {}, names: [] };
  }
}

export function keepNotes(table: string, notes: Notes): void {
  try {
    if (Object.keys(notes.lines).length || notes.names.length) localStorage.setItem(keyOf(table), JSON.stringify(notes));
    else localStorage.removeItem(keyOf(table));
  } catch {
    // A browser that forbids storage forgets notes with the page.
  }
}

/** What strangers sent as notes: texts of a sensible length on turns that have a number, and names. */
export function asNotes(found: unknown): Notes {
  const { lines, names } = (found ?? {}) as { lines?: unknown; names?: unknown };
  const told = Object.entries(typeof lines === "object" && lines ? lines : {}).filter(([line, text]) => /^\d{1,4}$/.test(line) && typeof text === "string" && text);
  return {
    lines: Object.fromEntries(told.map(([line, text]) => [line, String(text).slice(0, MOST)])),
    names: Array.isArray(names) ? names.slice(0, 5).map((name) => String(name).slice(0, 40)) : [],
  };
}

/** A whole game with its notes; it has what a shared position has, so that links and files open in the same way. */
export function sharedGame(game: string, edition: string, record: string, notes: Notes): Shared {
  return { game, edition, seats: notes.names, record, notes: notes.lines };
}

/** The game in what was shared; null: it is a position. */
export function gameIn(found: Shared | null | undefined): { record: string; notes: Notes } | null {
  if (typeof found?.record !== "string") return null;
  return { record: found.record, notes: asNotes({ lines: found.notes, names: found.seats }) };
}

export const linkTo = async (shared: Shared): Promise<string> => `/#/position/${await packed(shared)}`;
