// What a view of this game holds besides what all games have.
import type { Cards, Pending, Position, Seat } from "../../lib/position";

export interface SpiceRoadPending extends Pending {
  card?: string;
  paid?: number;
}

export interface SpiceRoadSeat extends Seat {
  caravan: string;
  hand: Cards;
  played: string[];
  claimed: Cards;
  gold: number;
  silver: number;
}

export type Coin = "gold" | "silver";

export interface SpiceRoadPosition extends Position {
  market: { card: string; cubes: string; price: number }[];
  market_deck: Cards;
  points: string[];
  /** The pile of coins above each point card. */
  coin_above: (Coin | null)[];
  points_deck: Cards;
  coins: Record<Coin, number>;
  pending?: SpiceRoadPending;
  seats: SpiceRoadSeat[];
}
