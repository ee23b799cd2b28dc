// Small tips in one's first real games: each is said once, when what it is about comes up for the first time. A tip is a message,
// `<game>-tip-<verb>` for a verb that is legal, or one that all games share; a thing without a message has no tip.
import type { LegalAction, Position } from "./position";
import { remember, settings } from "./settings.svelte";
import { has } from "./words.svelte";

/** What comes up now, the rarest first: the end of the game, somebody close to it, then what can be done. */
export function comingUp(view: Position, legal: readonly LegalAction[], seat: number): string[] {
  const near = (view.seats ?? []).some(({ claims }, each) => each !== seat && view.goal > 0 && claims === view.goal - 1);
  return [...(view.final_round ? ["last"] : []), ...(near ? ["near"] : []), ...new Set(legal.map(({ verb }) => verb))];
}

/** The message of the first tip that was not given yet. */
export function dueTip(game: string, view: Position, legal: readonly LegalAction[], seat: number): string | null {
  const known = comingUp(view, legal, seat).flatMap((what) => [`${game}-tip-${what}`, `tip-${what}`].find(has) ?? []);
  return known.find((id) => !settings.tipsGiven.includes(id)) ?? null;
}

export function given(id: string): void {
  remember({ tipsGiven: [...settings.tipsGiven, id] });
}

/** Switched on again, all of them are given again. */
export function switchTips(on: boolean): void {
  remember({ tips: on, tipsGiven: [] });
}
