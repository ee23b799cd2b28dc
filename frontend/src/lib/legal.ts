// Finding the legal action that belongs to a piece on the table.
import type { LegalAction, Level } from "./position";

/** Verbs that are done by pressing one of one's own cubes; the first digit of `arg` is its level. */
export const CUBE_VERBS = ["raise", "pay", "discard", "leave", "toll"] as const;

export function find(legal: readonly LegalAction[], verb: string, arg: string | null = null): LegalAction | undefined {
  return legal.find((each) => each.verb === verb && (arg === null || each.arg === arg));
}

export function onCube(legal: readonly LegalAction[], level: Level): LegalAction | undefined {
  return legal.find(
    (each) => (CUBE_VERBS as readonly string[]).includes(each.verb) && (each.arg ?? "").startsWith(String(level)),
  );
}

