// Repeatable chance: the same id always gives the same numbers, so a card always has the same picture.

export interface Chance {
  /** A number in [from, to). */
  between(from: number, to: number): number;
  /** A whole number in [0, n). */
  whole(n: number): number;
  pick<T>(from: readonly T[]): T;
  coin(likely?: number): boolean;
}

export function chance(seed: string): Chance {
  let state = 2166136261;
  for (const char of seed) {
    state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (from, to) => from + (to - from) * next(),
    whole: (n) => Math.floor(next() * n),
    pick: (from) => from[Math.floor(next() * from.length)]!,
    coin: (likely = 0.5) => next() < likely,
  };
}
