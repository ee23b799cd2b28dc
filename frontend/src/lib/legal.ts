// Finding the legal action that belongs to a piece on the table, and what is offered besides those.
import type { Hint, TableState } from "./contract";
import type { LegalAction, Level } from "./position";

type Offering = Pick<TableState, "legal" | "beyond">;

/** All that can be pressed: what is legal, and what lies beyond a "done" that need not be pressed. */
export const offered = ({ legal, beyond }: Offering): LegalAction[] => [...legal, ...beyond];

/** The decisions that pressing one of these means. */
export function stepsOf({ legal, beyond }: Offering, action: number): number[] {
  const first = legal.some((each) => each.action === action) ? undefined : beyond.find((each) => each.action === action)?.first;
  return [...(first ?? []), action];
}

/** A hint that begins with a "done" that need not be pressed names what comes after it. */
export function hintFor(now: Offering, hint: Hint): Hint {
  const told = hint.steps.map(({ action }) => action);
  const found = now.beyond.find(({ first, action }) => [...first, action].every((each, i) => told[i] === each));
  return found ? { ...hint, hint: hint.steps[found.first.length] ?? hint.hint } : hint;
}

export function find(legal: readonly LegalAction[], verb: string, arg: string | null = null): LegalAction | undefined {
  return legal.find((each) => each.verb === verb && (arg === null || each.arg === arg));
}

/** What pressing one of one's own cubes does: one of `verbs`, with an `arg` whose first digit is the cube's level. */
export function onCube(legal: readonly LegalAction[], level: Level, verbs: readonly string[]): LegalAction | undefined {
  return legal.find((each) => verbs.includes(each.verb) && (each.arg ?? "").startsWith(String(level)));
}
