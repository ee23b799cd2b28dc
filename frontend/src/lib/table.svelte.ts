// What every piece on one table shares: values, legal actions, how to act and where to explain.
import { getContext, setContext } from "svelte";
import type { Closer } from "./closer.svelte";
import type { Marks } from "./review";
import type { Catalogue, Component, Edition, LegalAction, Shade } from "./position";

export interface Table {
  readonly catalogue: Catalogue;
  readonly legal: readonly LegalAction[];
  readonly edition: Edition;
  /** Only where one page shows several looks at once. */
  readonly shade?: Shade;
  readonly names: readonly string[];
  /** The action that was recommended, if one was. */
  readonly hinted?: number | null;
  /** What is marked while one goes through a game. */
  readonly marks?: Marks | null;
  /** Why nothing can be done with a piece that lacks nothing. */
  readonly notNow: string;
  /** The seat the table is seen from. */
  readonly me?: number;
  /** The name of the seat it is seen from, for somebody who only watches. */
  readonly watched?: string | null;
  /** Verbs that are done by pressing one of one's own cubes. */
  readonly cubeVerbs: readonly string[];
  /** Where things are looked at closer; drawn examples have no such place. */
  readonly closer?: Closer;
  act(action: LegalAction): void;
  /** Words shown at the own place while something is pointed at; null takes them away. */
  explain(words: string | null): void;
  /** The tray as it would be after what is being pointed at. */
  foresee(pile: string | null): void;
}

const KEY = Symbol("table");

export function layTable(table: Table): Table {
  return setContext(KEY, table);
}

export function theTable(): Table {
  return getContext<Table>(KEY);
}

/** How a piece is marked, if it is. */
export function markOf(table: Table, piece: string | undefined): "played" | "better" | undefined {
  if (!piece || !table.marks) return undefined;
  return table.marks.better.includes(piece) ? "better" : table.marks.played.includes(piece) ? "played" : undefined;
}

/** The shade pictures are drawn in here, where it differs from the chosen one. */
export function shadeHere(): Shade | undefined {
  return getContext<Table | undefined>(KEY)?.shade;
}

/** The values of a card or tile, with the columns of its game. */
export function component<C extends Component = Component>(table: { readonly catalogue: Catalogue }, id: string | null | undefined): C {
  return ((id && table.catalogue[id]) || {}) as C;
}
