// One table, live: what the server last said of it, in the order and at the pace people can follow.
// Moves go by POST, news come by socket; a lost socket is opened again and catches up from the last event seen.
import { get, intention, post, Refused } from "./api";
import type { CatalogueAnswer, Consider, Considered, Hint, LogLine, News, Presence, Proposed, TableEvent, TableState } from "./contract";
import { door, type NewsSource } from "./door";
import type { Catalogue } from "./position";
import { note } from "./dealing";
import { hintFor, stepsOf } from "./legal";
import { settings } from "./settings.svelte";
import { has, say } from "./words.svelte";

export type Connection = "opening" | "live" | "lost" | "gone";
interface Shown {
  events: TableEvent[];
  state: TableState;
}

const SILENCE = 40_000;
/** How often a message is sent again that found no connection, each time after news have come. */
const MOST_SENT = 5;
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
  /** Decisions of a turn that is thought over. Nobody is told of them until they are confirmed; `state` shows the table after them. */
  draft = $state.raw<readonly number[]>([]);
  /** How many decisions there were before each press of it: one press may be several. */
  #presses: number[] = [];
  /** What others did since the last own decision, for those who follow by ear. */
  told = $state.raw<TableEvent[]>([]);
  /** For how many seconds the running clock waits for a lost connection. */
  pause = $state(0);
  /** Called with what comes before it is shown, so that pieces can be seen moving. */
  before: (next: TableState, events: TableEvent[]) => void = () => undefined;

  /** The table as everybody knows it. */
  #told: TableState | null = null;
  #socket: NewsSource | null = null;
  #waiting: Shown[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;
  #spent = 0;
  #heardAt = 0;
  /** What is on its way to the server. */
  #working: Promise<unknown> = Promise.resolve();
  /** What could not be sent while there was no connection; it goes out when there is one. */
  #unsent: (() => void) | null = null;

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
    if (news.type === "presence") {
      const { type: _, ...presence } = news;
      this.#count(presence);
    }
    this.#unsent?.();
    if (news.type === "state") {
      this.#waiting = [];
      this.#show({ events: [], state: news.state });
    }
    if (news.type === "news" && (news.event > this.#last || !this.state)) {
      this.#waiting.push({ events: news.events, state: news.state });
      this.#next();
    }
  }

  #count(presence: Presence): void {
    this.presence = presence;
    this.#spent = presence.spent ?? 0;
    this.pause = presence.pause ?? 0;
    this.#heardAt = performance.now();
  }

  get #since(): number {
    return (performance.now() - this.#heardAt) / 1000;
  }

  /** Seconds that a seat has left now. */
  timeOf(seat: number): number {
    const { left, running } = this.state?.clock ?? { left: [], running: null };
    const gone = running === seat ? this.#spent + Math.max(0, this.#since - this.pause) : 0;
    return (left[seat] ?? 0) - gone;
  }

  /** For how many seconds the person of a seat has been away. */
  awayFor(seat: number): number {
    return (this.presence?.away[seat] ?? 0) + this.#since;
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
    const played = this.#told?.decisions !== state.decisions || this.#told.player !== state.player;
    if (played) this.hint = null;
    this.#told = state;
    if (this.draft.length && !played && state.waits === "decision") void this.#consider(this.draft);
    else {
      this.#forget();
      this.state = state;
    }
    note(state.table, state.luck);
    if (state.presence) this.#count(state.presence);
    else if (state.clock) [this.#spent, this.pause, this.#heardAt] = [0, 0, performance.now()];
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

  /** One thing after the other. What is pressed while the last one is still on its way counts, unless the table changes meanwhile:
   *  news of one's own decision may come before its answer, and whoever presses twice means once. */
  async #alone(work: () => Promise<void>, plays = true): Promise<boolean> {
    const pressed = this.#moment;
    while (this.busy) await this.#working;
    if (!this.state || (plays && this.#moment !== pressed)) return false;
    this.busy = true;
    this.problem = null;
    let done = true;
    this.#working = work()
      .catch((error: unknown) => {
        done = false;
        this.#refused(error);
      })
      .finally(() => (this.busy = false));
    await this.#working;
    return done;
  }

  /** How far the game has come here. */
  get #moment(): string {
    return [this.state?.decisions, this.state?.player, this.draft].join();
  }

  /** Something to do at this table; the answer is the state right after it. */
  #ask(path: string, body: Record<string, unknown>): Promise<boolean> {
    return this.#alone(async () => {
      const answer = await this.#send<{ state: TableState }>(`tables/${this.table}/${path}`, { ...body, request: intention() });
      if (answer.state.event <= (this.state?.event ?? 0)) return;
      this.#waiting = this.#waiting.filter((each) => each.state.event > answer.state.event);
      this.#show({ events: [], state: answer.state });
      this.#shownAt = performance.now() - PACES[settings.speed] / 2;
    }, "expected" in body);
  }

  /** A message that finds no connection waits for one and is sent again; sent twice, it is done once. */
  async #send<T>(path: string, body: Record<string, unknown>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await post<T>(path, body);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "away" || this.#closed || tries > MOST_SENT) throw error;
        if (this.connection === "live") this.#lost(0);
        await new Promise<void>((sent) => (this.#unsent = sent));
        this.#unsent = null;
      }
    }
  }

  #forget(): void {
    this.draft = [];
    this.#presses = [];
  }

  /** One press more of a turn that is thought over. */
  async #press(actions: readonly number[], turn?: string): Promise<boolean> {
    const before = this.draft.length;
    const done = await this.#consider(actions, { through: true, ...(turn === undefined ? {} : { turn }) });
    if (done) this.#presses.push(before);
    return done;
  }

  /** What the table would be after these decisions; a decision that would show something waits to be confirmed. */
  #consider(actions: readonly number[], more: Pick<Consider, "through" | "turn"> = {}): Promise<boolean> {
    return this.#alone(async () => {
      const expected = this.#expected;
      const found = await this.#send<Considered>(`tables/${this.table}/consider`, { expected, actions, ...more });
      if (this.#expected !== expected) return;
      this.before(found.state, []);
      this.hint = null;
      this.draft = found.actions;
      this.state = found.state;
    });
  }

  get #expected(): number {
    return this.state?.event ?? 0;
  }

  /** Who does what was recommended is shown the next step of it. */
  async act(action: number, confirming: boolean): Promise<void> {
    const { hint, state } = this;
    if (!state) return;
    const steps = stepsOf(state, action);
    const advised = hint !== null && steps.every((each, i) => hint.steps[i]?.action === each);
    const actions = [...this.draft, ...steps];
    const done = await (confirming ? this.#press(actions) : this.#ask("move", { expected: this.#expected, actions, through: true }));
    const rest = hint?.steps.slice((this.state?.decisions ?? 0) - state.decisions) ?? [];
    const next = rest[0];
    if (done && advised && next && this.state?.legal.some((each) => each.action === next.action)) {
      this.hint = hintFor(this.state, { ...hint, hint: next, steps: rest });
    }
  }
  /** A turn in notation; whether it was taken. */
  async turn(turn: string, confirming: boolean): Promise<boolean> {
    if (!confirming && !this.draft.length) return this.#ask("move", { expected: this.#expected, turn });
    return (await this.#press(this.draft, turn)) && (confirming || this.confirm());
  }
  confirm(): Promise<boolean> {
    return this.#ask("move", { expected: this.#expected, actions: this.draft, through: true });
  }
  undo(to: number): Promise<boolean> {
    return this.#ask("undo", { expected: this.#last, to });
  }
  /** The last press of a turn that is thought over. */
  async takeBack(): Promise<void> {
    const left = this.draft.slice(0, this.#presses.at(-1) ?? -1);
    this.#presses.pop();
    if (left.length) return void (await this.#consider(left));
    if (this.busy || !this.#told) return;
    this.before(this.#told, []);
    this.#forget();
    this.hint = null;
    this.state = this.#told;
  }
  cover(seat: number): Promise<boolean> {
    return this.#ask("cover", { seat });
  }
  comeBack(seat: number): Promise<boolean> {
    return this.#ask("return", { seat });
  }
  leave(seat: number): Promise<boolean> {
    return this.#ask("leave", { seat });
  }
  closeTable(): Promise<boolean> {
    return this.#ask("close", {});
  }
  /** Ask all others: to close the table, or to let a bot play for somebody who is away. */
  propose(what: Proposed["what"], seat?: number): Promise<boolean> {
    return this.#ask("propose", seat === undefined ? { what } : { what, seat });
  }
  /** Say a set phrase or make a gesture. */
  speak(word: string): Promise<boolean> {
    return this.#ask("speak", { word });
  }
  vote(proposal: number, agree: boolean): Promise<boolean> {
    return this.#ask("vote", { proposal, agree });
  }

  /** A hint may take a while; whoever decides meanwhile needs it no more. */
  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const asked = this.#moment;
    try {
      const found = await post<Hint>(`tables/${this.table}/hint`, { expected: this.#expected, actions: this.draft });
      if (this.#moment === asked && this.state) this.hint = hintFor(this.state, found);
    } catch (error) {
      if (this.#moment === asked) this.#refused(error);
    } finally {
      this.thinking = false;
    }
  }
}
