// Finding the legal action that belongs to a piece on the table.
import type { LegalAction, Level } from "./position";

export function find(legal: readonly LegalAction[], verb: string, arg: string | null = null): LegalAction | undefined {
  return legal.find((each) => each.verb === verb && (arg === null || each.arg === arg));
}

/** What pressing one of one's own cubes does: one of `verbs`, with an `arg` whose first digit is the cube's level. */
export function onCube(legal: readonly LegalAction[], level: Level, verbs: readonly string[]): LegalAction | undefined {
  return legal.find((each) => verbs.includes(each.verb) && (each.arg ?? "").startsWith(String(level)));
}
