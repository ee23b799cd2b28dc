// A turn told in pictures: what each step of it is drawn with. A game says it in its telling; `Bits.svelte` draws it.

export type Bit =
  /** A short word of the log: `log-<word>`. */
  | { is: "word"; word: string }
  /** A name as it is written on the table. */
  | { is: "name"; name: string }
  | { is: "pile"; pile: string }
  | { is: "to" }
  /** A card or tile by what it does. */
  | { is: "card"; id: string }
  | { is: "points"; points: number }
  /** A symbol of the edition, such as a coin or an outpost, in the colour of a seat where it has one. */
  | { is: "symbol"; symbol: string; count?: number; seat?: number }
  | { is: "seat"; seat: number }
  | { is: "times"; times: number };

export const word = (word: string): Bit => ({ is: "word", word });
export const pile = (pile: unknown): Bit => ({ is: "pile", pile: String(pile ?? "") });
export const points = (points: unknown): Bit => ({ is: "points", points: Number(points ?? 0) });
export const card = (id: unknown): Bit => ({ is: "card", id: String(id ?? "") });
export const to: Bit = { is: "to" };

/** How many times, where it is more than once. */
export const times = (count: unknown): Bit[] => (Number(count) > 1 ? [{ is: "times", times: Number(count) }] : []);

/** An exchange as it is printed. */
export const exchange = ({ give, gain, times: count }: Record<string, unknown>): Bit[] => [pile(give), to, pile(gain), ...times(count)];

/** Steps that are the same in every game. */
export const PICTURED: Readonly<Record<string, (args: Record<string, unknown>) => Bit[]>> = {
  raise: ({ from, to: into }) => [word("raises"), pile(from), to, pile(into)],
  again: (args) => [word("trades"), ...exchange(args)],
  pay: ({ arg }) => [word("pays"), pile(arg)],
  discard: ({ arg }) => [word("returns"), pile(arg)],
};
