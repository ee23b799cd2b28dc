// The shapes that all games share: positions, legal actions, card values. Field names are those of the engine's JSON,
// so the same word means the same thing on both sides. What one game adds is in that game's folder.
import type { Text } from "./contract";

export type Edition = "spice" | "golem";
export type Shade = "light" | "dark";
export type Level = 1 | 2 | 3 | 4;

/** One decision the player may take now; `verb` and `arg` say which piece it belongs to. */
export interface LegalAction {
  action: number;
  verb: string;
  arg: string | null;
  /** The sentence of it. */
  text?: Text;
}

/** One row of the component files: a card, a tile, a location. Games have columns of their own besides these. */
export interface Component {
  kind?: string;
  give?: string;
  gain?: string;
  upgrades?: number;
  cost?: string;
  points?: number;
  provenance?: string;
}
export type Catalogue = Record<string, Component>;

/** What is being decided in the middle of a turn. */
export interface Pending {
  phase: string;
  left?: number;
  due?: number;
}

/** Cards that lie face down for this seat are sent as how many there are. */
export type Cards = string[] | number;

/** What the rules say of a seat, in every game. */
export interface Seat {
  /** What it has claimed on the way to the goal. */
  claims: number;
  /** How many cubes it may keep. */
  limit: number;
  /** The cubes it lacks for each card or tile on offer; none when it can pay. */
  missing: Record<string, string>;
  /** Its points so far by source; null where they lie face down. A game from elsewhere may not tell. */
  sheet?: Record<string, number | null>;
}

export interface Position {
  game: string;
  edition: Edition;
  players: number;
  round: number;
  player: number;
  final_round: boolean;
  phase: string;
  pending?: Pending;
  /** How many claims end the game, and the seats that have them. */
  goal: number;
  reached: number[];
  seats: Seat[];
}

export function sizeOf(cards: Cards): number {
  return typeof cards === "number" ? cards : cards.length;
}

/** The cards that can be seen. */
export function openIn(cards: Cards): string[] {
  return typeof cards === "number" ? [] : cards;
}
