// How large places and cards are drawn, so that the panels fill the room there is: all figures in pixels.

/** The width of a place in its own drawing; its height there is what the room allows. */
export const WIDE = 176;
/** Where nothing has to fit, as in the rules; and on a phone. */
export const TALL = 130;
export const GOLEM_TALL = 92;
export const LOW = 118;
export const GOLEM_LOW = 82;
const LOWEST = 100;
const HIGHEST = 190;
const CARD = 284 / 200;

/** What a panel holds: golem locations with their cards, or something of its own height (else the deck), and rows of places. */
export interface Load {
  golems: boolean;
  above?: number | undefined;
  rows: number;
}
export interface Room {
  tall: number;
  golem: number;
  /** The width of a card. */
  card: number;
  /** The height without which something would not fit. */
  least: number;
}

export function room(width: number, height: number, rem: number, loads: readonly Load[]): Room {
  const unit = ((width - 1.8 * rem) / 4 - 1.6 * rem) / 2 / WIDE;
  /** All that is not places or cards: padding, gaps, what is missing for a card, stacks of tiles; or the line below the deck. */
  const fixed = ({ golems, above, rows }: Load): number => (golems ? 7.4 * rem : above === undefined ? 4.4 * rem : above + 1.8 * rem) + rows * 0.5 * rem;
  const cards = ({ above }: Load, card: number): number => (above === undefined ? card * CARD : 0);
  const least = (load: Load, tall: number, card: number): number => fixed(load) + cards(load, card) + unit * (load.rows * tall + (load.golems ? golemOf(tall) : 0));
  const fits = (tall: number, card: number): boolean => loads.every((load) => least(load, tall, card) <= height);
  const golemOf = (tall: number): number => Math.max(78, tall * 0.68);
  const smallest = 4.2 * rem;
  let tall = HIGHEST;
  let card = Math.max(smallest, Math.min(unit * WIDE * 0.95, 0.19 * height));
  while (tall > LOWEST && !fits(tall, card)) tall -= 2;
  while (card > smallest && !fits(tall, card)) card -= 2;
  while (card < Math.min(unit * WIDE, 11 * rem) && fits(tall, card + 2)) card += 2;
  // What is left beside the golems is theirs.
  const left = Math.min(...loads.filter(({ golems }) => golems).map((load) => (height - least(load, tall, card)) / unit), tall);
  return { tall, card, golem: Math.min(tall, golemOf(tall) + Math.max(0, left)), least: Math.max(...loads.map((load) => least(load, LOWEST, smallest))) };
}
