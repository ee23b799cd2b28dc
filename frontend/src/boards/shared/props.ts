// What every board takes. A board draws a whole position and reports presses; it knows no server.
import type { Snippet } from "svelte";
import type { Bit } from "./bits";
import type { Marks } from "../../lib/review";
import type { Catalogue, Edition, LegalAction, Position } from "../../lib/position";

/** What can be done besides pressing pieces; what is missing is not possible now. */
export interface Ways {
  undo?: (() => void) | undefined;
  confirm?: (() => void) | undefined;
  hint?: (() => void) | undefined;
}

export interface LogEntry {
  seat: number;
  words: string;
  /** The same in pictures; null: only words. */
  steps?: readonly (readonly Bit[])[] | null;
  round?: number;
  /** Points of what was claimed in it. */
  claimed?: readonly number[];
}

export interface BoardProps<P extends Position = Position> {
  view: P;
  catalogue: Catalogue;
  legal: readonly LegalAction[];
  edition: Edition;
  /** One's own seat; null for a spectator, who sees the table from the first seat. */
  seat: number | null;
  names: string[];
  onact: (action: number) => void;
  ways?: Ways;
  /** What to say instead of what the position asks for: that one waits, watches, looks back. */
  says?: string | null;
  /** Why something is recommended. */
  why?: string | null;
  /** An action that was recommended. */
  hinted?: number | null;
  /** What is marked while one goes through a game. */
  marks?: Marks | null;
  /** What to say beside a name: the level of a bot. */
  titles?: (string | null)[];
  /** Readable turns, oldest first, and what pressing one does. */
  log?: LogEntry[];
  onlog?: (line: number) => void;
  /** Shows all turns since one's own last one; missing: there are none. */
  onsince?: (() => void) | undefined;
  /** What was said before the first turn: who begins. */
  opening?: string | null;
  /** The line that is looked at, when not the last. */
  at?: number | null;
  /** Opens what lies around the table, where there is no room to have it always in sight. */
  onmenu?: () => void;
  /** Takes a turn in notation, and says whether it was taken. */
  onturn?: (turn: string) => Promise<boolean>;
  /** What lies beside the table while one goes through the game. */
  beside?: Snippet;
}
