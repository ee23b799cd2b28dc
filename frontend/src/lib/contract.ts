// What the server sends about a table; see docs/server.md. Names are those of its JSON.
import type { Catalogue, Edition, LegalAction, Position } from "./position";

/** A Fluent message and what it needs. */
export interface Text {
  id: string;
  args: Record<string, unknown>;
}

export interface SaidAction extends LegalAction {
  text: Text;
}

export interface TableSeat {
  kind: "person" | "open" | "bot" | "past";
  name: string;
  bot: string | null;
  covered: { bot: string; why: string } | null;
  yours: boolean;
}

/** One turn in the log: decisions `from` to `to`, one text for each. */
export interface LogLine {
  seat: number;
  from: number;
  to: number;
  turn: string;
  texts: Text[];
  by: string;
}

export interface Presence {
  seats: (boolean | null)[];
  watchers: number;
}

export interface Result {
  scores: number[];
  winner: number | null;
  sheets: Record<string, number>[];
}

export interface TableState {
  table: string;
  event: number;
  status: "waiting" | "playing" | "over" | "closed" | "stuck";
  game: string;
  edition: Edition;
  settings: { open_hands: boolean; hints: boolean; take_back: boolean; watch: boolean };
  rules: { reconstructed: Record<string, number> };
  links: { invite?: string; watch?: string };
  seats: TableSeat[];
  you: { seats: number[]; seat: number | null; host: boolean };
  decisions: number;
  player: number | null;
  waits: "decision" | "bot" | "confirm" | "seats" | null;
  prompt: Text;
  view: Position | null;
  legal: SaidAction[];
  undo: { free: number | null; back: number | null };
  can: { confirm: boolean; hint: boolean; cover: number[] };
  log_from: number;
  log: LogLine[];
  result: Result | null;
  stuck: Text | null;
  presence?: Presence;
}

export interface TableEvent {
  event: number;
  kind: string;
  seat: number | null;
  by?: string;
  name?: string;
  to?: number;
  actions?: SaidAction[];
}

export type News =
  | { type: "state"; state: TableState }
  | { type: "news"; after: number; event: number; events: TableEvent[]; state: TableState }
  | ({ type: "presence" } & Presence)
  | { type: "beat" }
  | { type: "pong" }
  | { type: "error"; error: Problem };

export interface Problem {
  code: string;
  text: string;
  id?: string;
  args?: Record<string, unknown>;
  event?: number;
}

export interface About {
  version: string;
  games: Record<string, { players: number[]; editions: Edition[] }>;
  bots: { spec: string }[];
  ready: boolean;
  preparing: string[];
}

export interface TableSummary {
  table: string;
  game: string;
  edition: Edition;
  status: string;
  your_turn: boolean;
  yours: number[];
  seats: { kind: string; name: string }[];
  updated: number;
}

export interface Hint {
  hint: SaidAction;
  steps?: SaidAction[];
  /** What the recommended turn leads to, and in how many turns of one's own; 0 is this one. */
  why?: { text: Text; turns: number } | null;
  turn: string;
}

export interface Analysis {
  status: string;
  done?: number;
  chances?: { decision: number; chances: number[] }[];
  /** Turns that cost most, with the better one in words. */
  turning?: { decision: number; seat: number; turn: string; lost: number; better: string; texts: Text[] }[];
}

export interface CatalogueAnswer {
  catalogue: Catalogue;
}
