// Turns told in a few words: "trades 2 red for 2 green (2 times)". How steps go together is said by each game's telling.
import { gameOf } from "../boards";
import { times as repeated, type Bit } from "../boards/shared/bits";
import type { Telling } from "../boards/shared/game";
import type { LogLine, Text } from "./contract";
import type { Edition } from "./position";
import { has, say, t } from "./words.svelte";

interface Step {
  verb: string;
  args: Record<string, unknown>;
}

/** Steps that belong together as one, with how many times an exchange was done. */
function gathered(steps: readonly Step[], telling: Telling): Step[] {
  const found: Step[] = [];
  for (const { verb, args } of steps) {
    if (telling.silent.includes(verb)) continue;
    const last = found.at(-1);
    if (last && telling.piled?.includes(verb) && last.verb === verb) {
      last.args["arg"] = `${String(last.args["arg"])}${String(args["arg"])}`;
    } else if (last && telling.repeats?.[verb]?.includes(last.verb) && last.args["give"] === args["give"]) {
      last.args["times"] = Number(last.args["times"]) + 1;
    } else {
      if (last && telling.replaces?.[verb] === last.verb) found.pop();
      found.push({ verb, args: { ...args, times: telling.opens?.includes(verb) ? 0 : 1 } });
    }
  }
  return found;
}

/** A step in words: as it is told, as it is offered, or in notation where no words are known. */
function words(game: string, { verb, args }: Step, telling: Telling, edition: Edition, names: readonly string[]): string {
  const id = [`${game}-did-${verb}`, `${game}-${verb}`].find(has);
  if (!id) return [verb, args["arg"]].filter(Boolean).join(" ");
  return say({ id, args: { ...args, ...telling.named?.(verb, args, edition, names) } }, edition);
}

export function toldTurn(texts: readonly Text[], game: string, edition: Edition, names: readonly string[] = []): string {
  const { telling } = gameOf(game);
  const said: { words: string; times: number }[] = [];
  const steps = texts.map(({ id, args }) => ({ verb: id.slice(game.length + 1), args }));
  for (const step of gathered(steps, telling)) {
    const told = words(game, step, telling, edition, names);
    const last = said.at(-1);
    if (last?.words === told) last.times += 1;
    else said.push({ words: told, times: 1 });
  }
  if (!said.length) return t("did-nothing");
  return said.map(({ words, times }) => (times > 1 ? t("did-times", { words, times }) : words)).reduce((first, next) => t("joined", { first, next }));
}

/** The same in pictures, step by step; null where a step of this game has none. */
export function picturedTurn(texts: readonly Text[], game: string): Bit[][] | null {
  const { telling } = gameOf(game);
  const found: { bits: Bit[]; times: number }[] = [];
  for (const { verb, args } of gathered(texts.map(({ id, args }) => ({ verb: id.slice(game.length + 1), args })), telling)) {
    const bits = telling.pictured?.(verb, args);
    if (!bits) return null;
    const last = found.at(-1);
    if (last && JSON.stringify(last.bits) === JSON.stringify(bits)) last.times += 1;
    else found.push({ bits, times: 1 });
  }
  return found.length ? found.map(({ bits, times }) => [...bits, ...repeated(times)]) : null;
}

export const toldLine = (line: LogLine, game: string, edition: Edition, names: readonly string[]): string => toldTurn(line.texts, game, edition, names);
