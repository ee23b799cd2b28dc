// Looking back: the table as it was after a turn of the log. The live table goes on meanwhile.
import { get } from "./api";
import type { Live } from "./live.svelte";
import type { Position } from "./position";

export interface Moments {
  /** The line of the log that is looked at; null is now. */
  readonly line: number | null;
  readonly view: Position | null;
  look(line: number): void;
  now(): void;
}

export function moments(live: Live): Moments {
  let line = $state<number | null>(null);
  let view = $state.raw<Position | null>(null);
  const known = new Map<number, Position>();

  async function fetched(decision: number): Promise<Position> {
    const found = known.get(decision) ?? (await get<{ view: Position }>(`tables/${live.table}/at/${decision}`)).view;
    known.set(decision, found);
    return found;
  }

  return {
    get line() { return line; },
    get view() { return view; },
    /** Line -1 is the start. */
    look(wanted) {
      line = wanted;
      const decision = wanted < 0 ? 0 : (live.log[wanted]?.to ?? 0);
      fetched(decision).then(
        (found) => {
          if (line === wanted) view = found;
        },
        () => {
          line = null;
          view = null;
        },
      );
    },
    now() {
      line = null;
      view = null;
      if (live.state?.status !== "over") known.clear();
    },
  };
}
