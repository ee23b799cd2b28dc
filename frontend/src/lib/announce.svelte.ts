// What is said to those who listen: each thing once, in the order in which it matters. What one did oneself or took back, what the
// others did (a sentence a turn), the last round; then what is asked now.
import type { TableEvent, TableState, Text } from "./contract";
import { happened } from "./happened";
import { toldTurn } from "./tell";
import { t } from "./words.svelte";

export interface Change {
  before: TableState;
  now: TableState;
  /** What others did since. */
  events: readonly TableEvent[];
  names: readonly string[];
}

/** What a change of the table is in sentences. */
export function changed(change: Change): string[] {
  const { before, now } = change;
  const said = [...own(change), ...others(change)];
  if (now.view?.final_round && !before.view?.final_round) said.push(t("last-round-begins"));
  return said;
}

interface Taken {
  seat: number;
  texts: readonly Text[];
}

/** What of a turn of one's own is new. */
function ownTurns({ before, now }: Change): Taken[] {
  if (takenBack({ before, now })) return [];
  const mine = now.log.filter((line) => now.you.seats.includes(line.seat) && line.by === "person" && line.to > before.decisions);
  return mine.map(({ seat, from, to, texts }) => ({ seat, texts: texts.slice(-(to - Math.max(from, before.decisions))) }));
}

function takenBack({ before, now }: Pick<Change, "before" | "now">): boolean {
  return now.decisions < before.decisions || (now.event === before.event && before.waits === "confirm" && now.waits === "decision");
}

const acts = ({ seat, actions }: TableEvent): Taken => ({ seat: seat ?? -1, texts: (actions ?? []).map(({ text }) => text) });

/** The turns, or parts of turns, that a change consists of: one's own, then the others'. */
export function turnsIn(change: Change): Taken[] {
  return [...ownTurns(change), ...change.events.filter(({ kind }) => kind === "acted").map(acts)];
}

function own(change: Change): string[] {
  const { before, now, names } = change;
  if (takenBack(change)) return [t("taken-back")];
  const told = ownTurns(change).map(({ seat, texts }) => `${names[seat] ?? ""} ${toldTurn(texts, now.game, now.edition, names)}.`);
  return told.length || before.waits !== "confirm" || now.event === before.event ? told : [t("confirmed")];
}

function others({ now, events, names }: Change): string[] {
  return events.flatMap((event) => {
    const name = names[event.seat ?? -1] ?? "";
    if (event.kind === "undone") return t("taken-back-by", { name });
    if (event.kind !== "acted") return happened(event, [...names]) ?? [];
    return `${name} ${toldTurn(acts(event).texts, now.game, now.edition, names)}.`;
  });
}

/** What is asked, in the words in which it stands at one's own place. */
export function asked(): string {
  const prompt = document.querySelector<HTMLElement>("[data-prompt]");
  return [prompt?.innerText, prompt?.dataset["prompt"]].filter(Boolean).join(". ");
}

const KEPT = 12;

/** Sentences as they are said, one after the other; a listener gets those that are added. */
export class Announcer {
  said = $state.raw<readonly { id: number; words: string }[]>([]);
  #count = 0;
  #asked = "";

  say(...words: string[]): void {
    const added = words.filter(Boolean).map((each) => ({ id: (this.#count += 1), words: each }));
    if (added.length) this.said = [...this.said, ...added].slice(-KEPT);
  }

  /** What is asked is said again only after something has happened. */
  ask(words: string, anew: boolean): void {
    if (anew || words !== this.#asked) this.say(words);
    this.#asked = words;
  }
}
