// A first game as it is played: positions that follow one another, each with what is said, what is pointed at and the one thing that
// is open. It was played by the engine beforehand (frontend/make_lessons.py), so it needs no table and no server.
import type { LogEntry } from "../boards/shared/props";
import type { Text } from "./contract";
import type { Catalogue, Edition, LegalAction, Position } from "./position";
import { picturedTurn, toldTurn } from "./tell";

/** What changes, part by part; under "=" stands a part that is new as a whole, and a part without changes is gone. */
export interface Change {
  [part: string]: Change | unknown;
}

export interface Step {
  say: string;
  /** What the arrow points at, where that does not follow: the id of a piece, or a selector. */
  at?: string;
  /** The only thing that is open; without it one goes on by a button. */
  act?: LegalAction;
  /** Who decides what in it, and what that changes. */
  seat?: number;
  texts?: Text[];
  then?: Change;
}

export interface Chapter {
  id: string;
  view: Position;
  steps: Step[];
}

export interface Lesson {
  catalogue: Catalogue;
  chapters: Chapter[];
  /** The points of every seat at the end, by source. */
  sheets: Record<string, number>[];
}

/** A moment of the lesson: the table, and the step that is due; none when all is done. */
export interface Moment {
  chapter: Chapter;
  step: Step | null;
  view: Position;
  /** Which step of its chapter it is. */
  nth: number;
  /** The turns of this chapter so far. */
  turns: { seat: number; texts: Text[] }[];
}

const isChange = (value: unknown): value is Change => typeof value === "object" && value !== null;

export function changed(before: unknown, change: Change): unknown {
  if ("=" in change) return change["="];
  const after = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
  for (const [part, its] of Object.entries(change)) {
    if (isChange(its) && Object.keys(its).length === 0) delete after[part];
    else after[part] = changed(after[part], its as Change);
  }
  return after;
}

/** Every moment of a lesson, in order; the last one has no step. */
export function momentsOf({ chapters }: Lesson): Moment[] {
  const found: Moment[] = [];
  for (const chapter of chapters) {
    let view = chapter.view;
    let turns: Moment["turns"] = [];
    chapter.steps.forEach((step, nth) => {
      found.push({ chapter, step, view, nth, turns });
      if (!step.then) return;
      view = changed(view, step.then) as Position;
      const last = turns.at(-1);
      const texts = step.texts ?? [];
      if (last && last.seat === step.seat) turns = [...turns.slice(0, -1), { ...last, texts: [...last.texts, ...texts] }];
      else turns = [...turns, { seat: step.seat!, texts }];
    });
    if (chapter === chapters.at(-1)) found.push({ chapter, step: null, view, nth: chapter.steps.length, turns });
  }
  return found;
}

/** Where to look, the first that can be seen; what can be pressed in two places is pressed at one's own. */
export function pointedAt({ at, act, seat, texts }: Step): string[] {
  if (act) return [".own [data-verb]", ".table [data-verb]"];
  const arg = String(texts?.[0]?.args["arg"] ?? "");
  if (at) return [/[.[]/.test(at) ? at : `[data-piece="${at}"]`];
  return [...(arg ? [`.middle [data-piece="${arg}"]`] : []), `.rival[data-seat="${seat}"]`, ".strip"];
}

export function logOf({ turns }: Moment, game: string, edition: Edition, names: readonly string[]): LogEntry[] {
  return turns.map(({ seat, texts }) => ({ seat, words: toldTurn(texts, game, edition, names), steps: picturedTurn(texts, game) }));
}
