// What people do beside playing, in words: who came, left, is covered or back, and what is asked of the others.
import type { TableEvent } from "./contract";
import { isGesture } from "./gestures";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const TOLD = ["seated", "left", "covered", "returned", "proposed", "declined", "closed", "timed", "again", "spoke"];

export function happened(event: TableEvent, names: string[]): string | null {
  const name = names[event.seat ?? -1] ?? "";
  if (event.kind === "spoke" && settings.muted) return null;
  const words = TOLD.includes(event.kind) && (name || event.seat === null) ? t(wordsOf(event), { name, of: names[event.of ?? -1] ?? "", words: t(`says-${event.word ?? ""}`) }) : null;
  const luck = event.commitment && event.kind !== "created" ? t("happened-new-luck") : null;
  return [words, luck].filter(Boolean).join(" ") || null;
}

function wordsOf({ kind, why, what, then, word }: TableEvent): string {
  if (kind === "spoke" && word && isGesture(word)) return "happened-gesture";
  if (kind === "timed") return `happened-timed-${then ?? "tell"}`;
  if (kind === "declined" && what === "rematch") return "happened-declined-rematch";
  if (kind === "covered" && why) return `happened-covered-${why}`;
  return kind === "proposed" && what ? `happened-proposed-${what}` : `happened-${kind}`;
}
