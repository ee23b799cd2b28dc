// Arithmetic on piles of cubes. A pile is its levels in order, written as digits: "1123".
import type { Component, Level } from "./position";

export const LEVELS: readonly Level[] = [1, 2, 3, 4];

export function levels(pile: string): Level[] {
  return [...pile].map((digit) => Number(digit) as Level);
}

export function sorted(pile: string): string {
  return [...pile].sort().join("");
}

export function count(pile: string, level: Level): number {
  return levels(pile).filter((each) => each === level).length;
}

/** What `pile` lacks to pay `cost`; empty when it can be paid. */
export function missing(pile: string, cost: string): string {
  return LEVELS.map((level) =>
    String(level).repeat(Math.max(0, count(cost, level) - count(pile, level))),
  ).join("");
}

export function without(pile: string, spent: string): string {
  const left = [...pile];
  for (const cube of spent) {
    const at = left.indexOf(cube);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join("");
}

/** The tray after an effect happens once; null when it can't be told in advance or can't be done. */
export function after(pile: string, effect: Component): string | null {
  const give = effect.give ?? "";
  const gain = effect.gain ?? "";
  if (missing(pile, give)) return null;
  if (!give && !gain) return null;
  return sorted(without(pile, give) + gain);
}

/** Digits grouped by level, for words: [[1, 2], [3, 1]] is two of level 1 and one of level 3. */
export function grouped(pile: string): [Level, number][] {
  return LEVELS.map((level): [Level, number] => [level, count(pile, level)]).filter(([, n]) => n > 0);
}
