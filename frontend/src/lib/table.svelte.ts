// What every piece on one table shares: values, legal actions, how to act and where to explain.
import { getContext, setContext } from "svelte";
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
  /** Why nothing can be done with a piece that lacks nothing. */
  readonly notNow: string;
  /** The seat the table is seen from. */
  readonly me?: number;
  /** Verbs that are done by pressing one of one's own cubes. */
  readonly cubeVerbs: readonly string[];
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

/** The shade pictures are drawn in here, where it differs from the chosen one. */
export function shadeHere(): Shade | undefined {
  return getContext<Table | undefined>(KEY)?.shade;
}

/** The values of a card or tile, with the columns of its game. */
export function component<C extends Component = Component>(table: { readonly catalogue: Catalogue }, id: string | null | undefined): C {
  return ((id && table.catalogue[id]) || {}) as C;
}
