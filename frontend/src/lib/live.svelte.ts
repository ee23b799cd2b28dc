// One table, live: what the server last said of it, in the order and at the pace people can follow.
// Moves go by POST, news come by socket; a lost socket is opened again and catches up from the last event seen.
import { get, intention, post, Refused } from "./api";
import type { CatalogueAnswer, Hint, LogLine, News, Presence, Proposed, TableEvent, TableState } from "./contract";
import { door, type NewsSource } from "./door";
import type { Catalogue } from "./position";
import { note } from "./dealing";
import { settings } from "./settings.svelte";
import { has, say } from "./words.svelte";

export type Connection = "opening" | "live" | "lost" | "gone";
interface Shown {
  events: TableEvent[];
  state: TableState;
}

const SILENCE = 40_000;
const RETRIES = [300, 700, 1500, 3000, 5000, 8000];
/** How long another player's turn stays before the next one is shown, by the chosen speed. */
export const PACES = { calm: 1800, brisk: 900, instant: 0 } as const;

export class Live {
  state = $state.raw<TableState | null>(null);
  catalogue = $state.raw<Catalogue>({});
  log = $state.raw<LogLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>("opening");
  /** The code of the last refusal, and its words. */
  problem = $state.raw<{ code: string; text: string } | null>(null);
  busy = $state(false);
  /** Whether a hint is on its way. */
  thinking = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** What others did since the last own decision, for those who follow by ear. */
  told = $state.raw<TableEvent[]>([]);
  /** Called with what comes before it is shown, so that pieces can be seen moving. */
  before: (next: TableState, events: TableEvent[]) => void = () => undefined;

  #socket: NewsSource | null = null;
  #waiting: Shown[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;

  constructor(readonly table: string) {}

  open(): () => void {
    void this.#connect();
    const again = () => {
      if (document.visibilityState === "visible" && this.connection === "lost") void this.#connect();
    };
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
      this.close();
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  get #last(): number {
    return this.#waiting.at(-1)?.state.event ?? this.state?.event ?? 0;
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retry);
    this.#drop();
    const socket = (await door()).news(this.table, this.#last);
    if (this.#closed) return socket.close();
    this.#drop();
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as News);
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
    this.#listen();
  }

  /** A socket that is no longer wanted says nothing more. */
  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(0), SILENCE);
  }

  #lost(code: number): void {
    clearTimeout(this.#silence);
    if (this.#closed || this.connection === "gone") return;
    this.#drop();
    if ([4401, 4403, 4404].includes(code)) {
      this.connection = "gone";
      return;
    }
    this.connection = "lost";
    this.#retry = setTimeout(() => void this.#connect(), RETRIES[Math.min(this.#tries, RETRIES.length - 1)]);
    this.#tries += 1;
  }

  #hear(news: News): void {
    this.#listen();
    if (news.type === "error") {
      const { code, id, args, text } = news.error;
      // The socket speaks one language; the message's id speaks the chosen one.
      this.problem = { code, text: id && has(id) ? say({ id, args: args ?? {} }, this.state?.edition ?? settings.edition) : text };
      return;
    }
    this.connection = "live";
    this.#tries = 0;
    if (news.type === "presence") this.presence = { seats: news.seats, watchers: news.watchers };
    if (news.type === "state") {
      this.#waiting = [];
      this.#show({ events: [], state: news.state });
    }
    if (news.type === "news" && (news.event > this.#last || !this.state)) {
      this.#waiting.push({ events: news.events, state: news.state });
      this.#next();
    }
  }

  /** Show what waits, one turn of others after the other. */
  #next(): void {
    clearTimeout(this.#timer);
    const next = this.#waiting[0];
    if (!next) return;
    const pace = document.visibilityState === "hidden" ? 0 : PACES[settings.speed];
    const others = next.events.some((event) => event.kind === "acted" && event.by !== "person");
    const wait = others || this.#waiting.length > 1 ? this.#shownAt + pace - performance.now() : 0;
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#waiting.shift();
    this.#show(next);
    this.#next();
  }

  #show({ state, events }: Shown): void {
    const mine = new Set(state.you.seats);
    this.before(state, events);
    this.log = this.log.slice(0, state.log_from).concat(state.log);
    if (state.event !== this.state?.event) this.hint = null;
    this.state = state;
    note(state.table, state.luck);
    if (state.presence) this.presence = state.presence;
    const others = events.filter((event) => event.kind !== "acted" || !mine.has(event.seat ?? -1));
    if (others.length) this.told = others;
    if (events.some((event) => event.kind === "acted")) this.#shownAt = performance.now();
    if (!Object.keys(this.catalogue).length && state.view) void this.#learn();
  }

  async #learn(): Promise<void> {
    try {
      this.catalogue = (await get<CatalogueAnswer>(`tables/${this.table}/catalogue`)).catalogue;
    } catch (error) {
      this.#refused(error);
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = { code: error.code, text: error.message };
    if (error.code === "stale") void this.#connect();
  }

  /** Something to do at this table; the answer is the state right after it. */
  async #ask(path: string, body: Record<string, unknown>): Promise<void> {
    if (this.busy || !this.state) return;
    this.busy = true;
    this.problem = null;
    try {
      const answer = await post<{ state: TableState }>(`tables/${this.table}/${path}`, { ...body, request: intention() });
      if (answer.state.event > (this.state?.event ?? 0)) {
        this.#waiting = this.#waiting.filter((each) => each.state.event > answer.state.event);
        this.#show({ events: [], state: answer.state });
        this.#shownAt = performance.now() - PACES[settings.speed] / 2;
      }
    } catch (error) {
      this.#refused(error);
    } finally {
      this.busy = false;
    }
  }

  get #expected(): number {
    return this.state?.event ?? 0;
  }

  /** Who does what was recommended is shown the next step of it. */
  async act(action: number, hold: boolean): Promise<void> {
    const [step, ...rest] = this.hint?.steps ?? [];
    const hint = this.hint;
    await this.#ask("move", { expected: this.#expected, action, hold });
    const next = rest[0];
    if (hint && step?.action === action && next && this.state?.legal.some((each) => each.action === next.action)) {
      this.hint = { ...hint, hint: next, steps: rest };
    }
  }
  confirm(): Promise<void> {
    return this.#ask("confirm", { expected: this.#expected });
  }
  undo(to: number): Promise<void> {
    return this.#ask("undo", { expected: this.#last, to });
  }
  cover(seat: number): Promise<void> {
    return this.#ask("cover", { seat });
  }
  comeBack(seat: number): Promise<void> {
    return this.#ask("return", { seat });
  }
  leave(seat: number): Promise<void> {
    return this.#ask("leave", { seat });
  }
  closeTable(): Promise<void> {
    return this.#ask("close", {});
  }
  /** Ask all others: to close the table, or to let a bot play for somebody who is away. */
  propose(what: Proposed["what"], seat?: number): Promise<void> {
    return this.#ask("propose", seat === undefined ? { what } : { what, seat });
  }
  vote(proposal: number, agree: boolean): Promise<void> {
    return this.#ask("vote", { proposal, agree });
  }

  /** A hint may take a while; whoever decides meanwhile needs it no more. */
  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const asked = this.#expected;
    try {
      const found = await post<Hint>(`tables/${this.table}/hint`, { expected: asked });
      if (this.#expected === asked) this.hint = found;
    } catch (error) {
      if (this.#expected === asked) this.#refused(error);
    } finally {
      this.thinking = false;
    }
  }
}
