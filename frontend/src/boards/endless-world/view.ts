// What a view of this game holds besides what all games have.
import type { Cards, Component, Pending, Position, Seat } from "../../lib/position";

export interface Location {
  id: string;
  owner: number | null;
  merchants: number;
  exploration: string | null;
  /** The merchants each seat has to bring here now. */
  required: number[];
  /** The cubes that each seat's Tool cards bring here. */
  tools: string[];
}

export interface Golem {
  location: string;
  card: string | null;
  bonus: { top: string | null; below: number }[];
}

export interface EndlessWorldPending extends Pending {
  /** The location being used. */
  location?: string;
}

export interface EndlessWorldSeat extends Seat {
  caravan: string;
  board: number;
  reserve: number;
  cards: string[];
  bonus: string[];
  exploration: string[];
}

export interface EndlessWorldPosition extends Position {
  panels: string[];
  locations: Location[];
  golems: Golem[];
  deck_top: string | null;
  deck: Cards;
  bonus_unseen: Cards;
  pending?: EndlessWorldPending;
  seats: EndlessWorldSeat[];
}

/** Columns of this game's component files. */
export interface Card extends Component {
  symbol?: string;
  bonus?: number | string;
}
export interface Spot extends Component {
  panel?: string;
  merchants?: number;
  symbol?: string;
}
export interface Tile extends Component {
  icon?: string;
  icon1?: string;
  icon2?: string;
  crystals?: string;
}
