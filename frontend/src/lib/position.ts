// The shapes the server sends: positions, legal actions, card values. Field names are those of the
// engine's JSON, so the same word means the same thing on both sides.

export type Edition = "spice" | "golem";
export type Shade = "light" | "dark";
export type Level = 1 | 2 | 3 | 4;

/** One decision the player may take now; `verb` and `arg` say which piece it belongs to. */
export interface LegalAction {
  action: number;
  verb: string;
  arg: string | null;
}

/** One row of the component files: a card, a tile, a location. */
export interface Component {
  kind?: string;
  give?: string;
  gain?: string;
  upgrades?: number;
  cost?: string;
  points?: number;
  icon?: string;
  icon1?: string;
  icon2?: string;
  symbol?: string;
  bonus?: number;
  merchants?: number;
  panel?: string;
  cover?: string;
  bonus_spaces?: string;
  cubes?: string;
  crystals?: string;
  players?: string;
  star?: string;
  count?: number;
  start?: number;
  provenance?: string;
}
export type Catalogue = Record<string, Component>;

/** What is being decided in the middle of a turn. */
export interface Pending {
  phase: string;
  card?: string;
  /** Endless World: the location being used. */
  location?: string;
  left?: number;
  paid?: number;
  free?: number;
  due?: number;
}

/** Cards that lie face down for this seat are sent as how many there are. */
export type Cards = string[] | number;

interface PositionBase {
  game: string;
  edition: Edition;
  players: number;
  round: number;
  player: number;
  final_round: boolean;
  phase: string;
  pending?: Pending;
}

export interface SpiceRoadSeat {
  caravan: string;
  hand: Cards;
  played: string[];
  claimed: Cards;
  gold: number;
  silver: number;
}
export interface SpiceRoadPosition extends PositionBase {
  market: { card: string; cubes: string }[];
  market_deck: Cards;
  points: string[];
  points_deck: Cards;
  coins: { gold: number; silver: number };
  seats: SpiceRoadSeat[];
}

export interface Hex {
  at: string;
  tile?: string;
  cubes?: string;
  outposts?: number[];
  port?: boolean;
  vp?: string | null;
  closed?: boolean;
  /** Where it stands in the drawing of the map; neighbours in a column are two lines apart. */
  column: number;
  line: number;
}
export interface EasternWondersSeat {
  hold: string;
  boat: string | null;
  outposts: Record<string, number>;
  vp: Cards;
  bonus: Record<string, number>;
}
export interface EasternWondersPosition extends PositionBase {
  map: Hex[];
  vp_deck: Cards;
  closed_port_within: number;
  bonus: Record<string, number>;
  lots?: string[];
  seats: EasternWondersSeat[];
}

export interface Location {
  id: string;
  owner: number | null;
  merchants: number;
  exploration: string | null;
}
export interface Golem {
  location: string;
  card: string | null;
  bonus: { top: string | null; below: number }[];
}
export interface EndlessWorldSeat {
  caravan: string;
  board: number;
  reserve: number;
  cards: string[];
  bonus: string[];
  exploration: string[];
}
export interface EndlessWorldPosition extends PositionBase {
  panels: string[];
  locations: Location[];
  golems: Golem[];
  deck_top: string | null;
  deck: Cards;
  bonus_unseen: Cards;
  seats: EndlessWorldSeat[];
}

export type Position = SpiceRoadPosition | EasternWondersPosition | EndlessWorldPosition;

export function sizeOf(cards: Cards): number {
  return typeof cards === "number" ? cards : cards.length;
}

/** The cards that can be seen. */
export function openIn(cards: Cards): string[] {
  return typeof cards === "number" ? [] : cards;
}
