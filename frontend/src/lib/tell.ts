// Turns told in a few words: "raises 1 yellow to 1 red (twice)".
import type { LogLine, Text } from "./contract";
import type { Edition } from "./position";
import { has, say, t } from "./words.svelte";

/** Decisions that say nothing by themselves. */
const SILENT = /-(done|pass)$/;

export function toldTurn(texts: readonly Text[], edition: Edition): string {
  const said: { words: string; times: number }[] = [];
  for (const text of texts) {
    if (SILENT.test(text.id)) continue;
    const words = say(text, edition, has(`did-${text.id}`) ? "did-" : "");
    const last = said.at(-1);
    if (last?.words === words) last.times += 1;
    else said.push({ words, times: 1 });
  }
  if (!said.length) return t("did-nothing");
  return said.map(({ words, times }) => (times > 1 ? t("did-times", { words, times }) : words)).join("; ");
}

export const toldLine = (line: LogLine, edition: Edition): string => toldTurn(line.texts, edition);
