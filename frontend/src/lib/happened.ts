// What people do beside playing, in words: who came, left, is covered or back, and what is asked of the others.
import type { TableEvent } from "./contract";
import { t } from "./words.svelte";

const TOLD = ["seated", "left", "covered", "returned", "proposed", "declined", "closed"];

export function happened(event: TableEvent, names: string[]): string | null {
  const name = names[event.seat ?? -1] ?? "";
  const words = TOLD.includes(event.kind) && (name || event.seat === null) ? t(wordsOf(event), { name, of: names[event.of ?? -1] ?? "" }) : null;
  const luck = event.commitment && event.kind !== "created" ? t("happened-new-luck") : null;
  return [words, luck].filter(Boolean).join(" ") || null;
}

function wordsOf({ kind, why, what }: TableEvent): string {
  if (kind === "covered" && why) return `happened-covered-${why}`;
  return kind === "proposed" && what ? `happened-proposed-${what}` : `happened-${kind}`;
}
