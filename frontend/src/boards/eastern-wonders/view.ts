// What a view of this game holds besides what all games have.
import type { Cards, Component, Position, Seat } from "../../lib/position";

export interface Hex {
  at: string;
  /** The market here; a port has none. */
  tile?: string;
  cubes: string;
  outposts?: number[];
  /** What an outpost would cost here now. */
  outpost_cost?: number;
  vp?: string | null;
  closed?: boolean;
  /** Where it stands in the drawing of the map; neighbours in a column are two lines apart. */
  column: number;
  line: number;
}

export interface EasternWondersSeat extends Seat {
  hold: string;
  boat: string | null;
  outposts: Record<string, number>;
  vp: Cards;
  bonus: Record<string, number>;
}

export interface EasternWondersPosition extends Position {
  map: Hex[];
  vp_deck: Cards;
  closed_port_within: number;
  bonus: Record<string, number>;
  lots?: string[];
  seats: EasternWondersSeat[];
}

/** Columns of this game's component files. */
export interface Tile extends Component {
  icon?: string;
  cubes?: string;
}
