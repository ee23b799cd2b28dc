// Turns told in a few words: "trades 2 red for 2 green (2 times)".
import { bonusWords } from "../boards/eastern-wonders/places";
import { bonusWords as tileWords, foundWords } from "../boards/endless-world/words";
import type { LogLine, Text } from "./contract";
import type { Component, Edition } from "./position";
import { has, say, t } from "./words.svelte";

/** Decisions that say nothing by themselves. */
const SILENT = /-(done|pass)$/;
/** Given piece by piece, told as one pile. */
const PILED = /-(pay|discard)$/;
/** What opens a trade or raises; the steps that follow say the rest. */
const OPENS = /-(play|activate|trade)$/;
const TRADES = /-(trade|again)$/;

/** Steps that belong together as one text, with how many times a trade was done. */
function gathered(texts: readonly Text[]): Text[] {
  const found: Text[] = [];
  for (const text of texts) {
    if (SILENT.test(text.id)) continue;
    const last = found.at(-1);
    const args = last?.args ?? {};
    if (last && PILED.test(text.id) && last.id === text.id) {
      args["arg"] = `${String(args["arg"])}${String(text.args["arg"])}`;
    } else if (last && TRADES.test(text.id) && OPENS.test(last.id) && args["give"] === text.args["give"]) {
      args["times"] = Number(args["times"]) + 1;
    } else {
      if (last && text.id === "spice-road-raise" && last.id === "spice-road-play") found.pop();
      found.push({ id: text.id, args: { ...text.args, times: text.id === "endless-world-activate" ? 0 : 1 } });
    }
  }
  return found;
}

/** What the server names by an id, in the words of the table. */
function named({ id, args }: Text, edition: Edition, names: readonly string[]): Text {
  const tile = args as unknown as Component;
  const more: Record<string, string> = {};
  if (id === "eastern-wonders-toll") more["name"] = names[Number(args["seat"])] ?? "";
  if (id === "eastern-wonders-build") more["good"] = t(`good-${edition}-${String(args["icon"])}`);
  if (id === "eastern-wonders-bonus") more["what"] = bonusWords(String(args["arg"]), Number(args["points"]));
  if (id === "endless-world-take") more["what"] = tileWords(tile);
  if (id === "endless-world-explore") more["what"] = foundWords(tile);
  return { id, args: { ...args, ...more } };
}

export function toldTurn(texts: readonly Text[], edition: Edition, names: readonly string[] = []): string {
  const said: { words: string; times: number }[] = [];
  for (const text of gathered(texts)) {
    const words = say(named(text, edition, names), edition, has(`did-${text.id}`) ? "did-" : "");
    const last = said.at(-1);
    if (last?.words === words) last.times += 1;
    else said.push({ words, times: 1 });
  }
  if (!said.length) return t("did-nothing");
  return said.map(({ words, times }) => (times > 1 ? t("did-times", { words, times }) : words)).join("; ");
}

export const toldLine = (line: LogLine, edition: Edition, names: readonly string[]): string => toldTurn(line.texts, edition, names);
