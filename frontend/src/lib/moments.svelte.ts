// Looking back: the table as it was after a turn of the log, and turns played again as they were played.
// The live table goes on meanwhile.
import { tick } from "svelte";
import { get } from "./api";
import type { Live } from "./live.svelte";
import type { Position } from "./position";
import { settings } from "./settings.svelte";

export interface Moments {
  /** The line of the log that is looked at; null is now. */
  readonly line: number | null;
  readonly view: Position | null;
  /** Whether turns are being played again by themselves. */
  readonly playing: boolean;
  look(line: number): void;
  /** Plays one turn again, decision by decision. */
  step(line: number): void;
  /** Plays on from a line to the end of the log, and then comes back to now. */
  play(from?: number): void;
  stop(): void;
  now(): void;
}

/** Milliseconds that a turn stays, by the chosen pace; a decision within it stays for a part of them. */
export const REPLAYED = { calm: 2000, brisk: 1100, fast: 450 } as const;
const PART = 0.5;

/** `lift` remembers the table before a change, so that pieces can be seen moving. */
export function moments(live: Live, lift: () => () => void = () => () => undefined): Moments {
  let line = $state<number | null>(null);
  let view = $state.raw<Position | null>(null);
  let playing = $state(false);
  const known = new Map<number, Position>();
  /** Whoever looks elsewhere ends what was being shown. */
  let run = 0;

  async function fetched(decision: number): Promise<Position> {
    const found = known.get(decision) ?? (await get<{ view: Position }>(`tables/${live.table}/at/${decision}`)).view;
    known.set(decision, found);
    return found;
  }

  const after = (wanted: number): number => (wanted < 0 ? 0 : (live.log[wanted]?.to ?? 0));

  /** Whether it could be shown and is still wanted. */
  async function shown(wanted: number, decision: number, mine: number): Promise<boolean> {
    try {
      const found = await fetched(decision);
      if (run !== mine) return false;
      const land = lift();
      line = wanted;
      view = found;
      void tick().then(land);
      return true;
    } catch {
      if (run === mine) now();
      return false;
    }
  }

  const wait = (part: number): Promise<void> => new Promise((done) => setTimeout(done, REPLAYED[settings.pace] * part));

  async function turn(wanted: number, mine: number): Promise<boolean> {
    const { from, to } = live.log[wanted]!;
    for (let decision = from + 1; decision <= to; decision += 1) {
      if (!(await shown(wanted, decision, mine))) return false;
      if (decision < to) await wait(PART);
      if (run !== mine) return false;
    }
    return true;
  }

  async function playOn(from: number, mine: number): Promise<void> {
    if (!(await shown(from, after(from), mine))) return;
    for (let next = from + 1; next < live.log.length; next += 1) {
      await wait(1);
      if (run !== mine || !(await turn(next, mine))) return;
    }
    await wait(1);
    if (run === mine) now();
  }

  function now(): void {
    run += 1;
    playing = false;
    line = null;
    view = null;
    if (live.state?.status !== "over") known.clear();
  }

  return {
    get line() { return line; },
    get view() { return view; },
    get playing() { return playing; },
    /** Line -1 is the start. */
    look(wanted) {
      const mine = (run += 1);
      playing = false;
      line = wanted;
      void shown(wanted, after(wanted), mine);
    },
    step(wanted) {
      const mine = (run += 1);
      playing = false;
      void turn(wanted, mine);
    },
    play(from = line ?? -1) {
      const mine = (run += 1);
      playing = true;
      void playOn(from >= live.log.length - 1 ? -1 : from, mine);
    },
    stop() {
      run += 1;
      playing = false;
    },
    now,
  };
}
