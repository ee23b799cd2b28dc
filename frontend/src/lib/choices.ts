// What can be chosen for a new table besides who sits at it, and how it would be laid out; the server checks everything.
import { post, Refused } from "./api";
import type { Clock, Tried } from "./contract";
import type { Edition } from "./position";
import { t } from "./words.svelte";

export interface Chosen {
  /** The seat that begins; null: by lot. */
  begins: number | null;
  /** The world of this table; null: that of its game. */
  edition: Edition | null;
  options: Record<string, unknown>;
  /** The files of one's own box. */
  components: Record<string, string> | null;
  clock: Clock | null;
}

export const nothingChosen = (): Chosen => ({ begins: null, edition: null, options: {}, components: null, clock: null });

export function isChosen(chosen: Chosen): boolean {
  return chosen.begins !== null || chosen.edition !== null || chosen.components !== null || chosen.clock !== null || Object.keys(chosen.options).length > 0;
}

/** Either how the game would be laid out, or all that is wrong, a line each. */
export type Trial = { laid: Tried; faults: [] } | { laid: null; faults: string[] };

export async function tryOut(game: string, what: { players: number; options?: Record<string, unknown>; components?: Record<string, string> }): Promise<Trial> {
  try {
    return { laid: await post<Tried>(`games/${encodeURIComponent(game)}/try`, what), faults: [] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { laid: null, faults: error.problem.faults ?? [error.message || t("server-away")] };
  }
}

/** The text of a chosen file as lines, whatever system wrote it. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, "").replace(/\s+$/, "").split(/\r?\n/);
