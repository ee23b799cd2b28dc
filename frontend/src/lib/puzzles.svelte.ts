// Puzzles: which of them were found on this device, and one puzzle as it is tried. The table knows the answers; nothing is kept there.
import { get, post, Refused } from "./api";
import type { Puzzles, PuzzleState, TryPuzzle } from "./contract";
import { stepsOf } from "./legal";
import type { Edition } from "./position";
import { t } from "./words.svelte";

/** Found by oneself, or only after it was shown. */
export type Mark = "found" | "shown";
export type Marks = Record<string, Record<string, Mark>>;

const KEY = "caravansary.puzzles";
const MOST = 1000;

/** What a file or the browser's storage holds; whatever is no mark of a puzzle is left out. */
export function readMarks(value: unknown): Marks {
  const found: Marks = {};
  const entries = (each: unknown): [string, unknown][] => (typeof each === "object" && each !== null ? Object.entries(each).slice(0, MOST) : []);
  for (const [game, puzzles] of entries(value)) {
    const marks = entries(puzzles).filter((each): each is [string, Mark] => each[1] === "found" || each[1] === "shown");
    if (marks.length) found[game] = Object.fromEntries(marks);
  }
  return found;
}

function stored(): Marks {
  try {
    return readMarks(JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

export const marks = $state<{ all: Marks }>({ all: stored() });

/** What is marked twice keeps its first mark: whoever was shown a turn does not find it any more, and what was found stays found. */
export function addMarks(more: Marks): void {
  const all = stored();
  for (const [game, puzzles] of Object.entries(more)) all[game] = { ...puzzles, ...all[game] };
  marks.all = all;
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(all));
  } catch {
    // It is remembered as long as this page is open.
  }
}

export const markOf = (game: string, id: string): Mark | undefined => marks.all[game]?.[id];
export const foundIn = (game: string): number => Object.values(marks.all[game] ?? {}).filter((mark) => mark === "found").length;

/** The easy ones first; those of one kind stay in their order. */
export async function puzzlesOf(game: string): Promise<Puzzles["puzzles"]> {
  const { puzzles } = await get<Puzzles>(`games/${encodeURIComponent(game)}/puzzles`);
  return puzzles.toSorted((a, b) => a.level - b.level);
}

/** The next one that has no mark, after this one or from the beginning. */
export function nextPuzzle(puzzles: Puzzles["puzzles"], game: string, after?: string): string | undefined {
  const at = puzzles.findIndex(({ id }) => id === after) + 1;
  const order = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  return (order.find(({ id }) => !markOf(game, id)) ?? order[0])?.id;
}

/** One puzzle, press by press. */
export class Trying {
  state = $state.raw<PuzzleState | null>(null);
  problem = $state<string | null>(null);
  busy = $state(false);
  /** How many decisions there were before each press. */
  #presses: number[] = [];
  /** Called before something else is shown, so that pieces can be seen moving. */
  before: () => void = () => undefined;

  constructor(
    readonly game: string,
    readonly puzzle: string,
    readonly edition: () => Edition,
  ) {}

  /** From the beginning, or as it stands, in the words of another world. */
  open(): Promise<boolean> {
    return this.#show({ actions: this.state && !this.state.verdict ? this.state.actions : [] });
  }

  async again(): Promise<void> {
    if (await this.#show({ actions: [] })) this.#presses = [];
  }

  async act(action: number): Promise<void> {
    if (!this.state || this.busy) return;
    const { actions } = this.state;
    if (await this.#show({ actions: [...actions, ...stepsOf(this.state, action)] })) this.#presses.push(actions.length);
    if (this.state.verdict?.best) addMarks({ [this.game]: { [this.puzzle]: "found" } });
  }

  get canUndo(): boolean {
    return this.#presses.length > 0 || Boolean(this.state?.verdict);
  }

  async undo(): Promise<void> {
    if (this.state && (await this.#show({ actions: this.state.actions.slice(0, this.#presses.at(-1) ?? 0) }))) this.#presses.pop();
  }

  async solve(): Promise<void> {
    if (!(await this.#show({ solution: true }))) return;
    this.#presses = [];
    addMarks({ [this.game]: { [this.puzzle]: "shown" } });
  }

  async #show(what: Partial<TryPuzzle>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      const found = await post<PuzzleState>(`games/${encodeURIComponent(this.game)}/puzzle`, { puzzle: this.puzzle, edition: this.edition(), ...what });
      this.before();
      this.state = found;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message || t("server-away");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
