// The way to a table inside this page: requests and news as to a server, answered by Python in a worker.
// A worker that is lost is started anew and asked again; all that was acknowledged is on the shelf, and what is asked twice is done once.
import { Trouble, type Door, type NewsSource, type Reply } from "../lib/door";
import { Hand, Lost } from "./hand";
import { damagedWords, loading } from "./loading.svelte";
import { NEEDED } from "./needed";
import { site } from "./site";
import { keepPage } from "./version.svelte";
import type { Asked, Told } from "./worker";

type Question = Extract<Asked, { kind: "ask" }>;
type Waiting = { asked: Question; losses: number; resolve(reply: Reply): void; reject(why: Error): void };
const MOST_LOSSES = 2;

export class PageDoor implements Door {
  #table: Hand | null = null;
  #bots: Hand | null = null;
  #id = 0;
  #waiting = new Map<number, Waiting>();
  #news = new Map<number, PageNews>();
  #base = new URL(".", document.baseURI).href; // the same in all tabs, whatever else their addresses say
  #tabs = new BroadcastChannel(`caravansary ${this.#base}`);
  #site = site();
  #loaded = new Map<string, number>();
  #language: () => string;

  constructor(language: () => string) {
    this.#language = language;
    this.#tabs.onmessage = ({ data }: MessageEvent<{ table: string; event: number }>) => this.#table?.send({ kind: "heard", ...data });
    loading.total = NEEDED.reduce((sum, name) => sum + this.#sizeOf(name), 0);
  }

  async ask(method: string, path: string, body?: string): Promise<Reply> {
    // What the front page shows is known before Python is there.
    if (method === "GET" && path === "about" && !loading.isReady) {
      void this.begin().catch(() => undefined);
      const found = await fetch(new URL(`${this.#site.python}about.json`, this.#base));
      return { status: found.status, body: await found.text() };
    }
    return new Promise((resolve, reject) => {
      const id = ++this.#id;
      this.#waiting.set(id, { asked: { kind: "ask", id, method, address: path, body: body ?? "", language: this.#language() }, losses: 0, resolve, reject });
      this.#askAll([id]);
    });
  }

  news(table: string, after: number): NewsSource {
    const id = ++this.#id;
    const source = new PageNews(() => {
      this.#news.delete(id);
      this.#table?.send({ kind: "unfollow", id });
    });
    this.#news.set(id, source);
    this.begin().then(
      () => this.#table?.send({ kind: "follow", id, table, after: after || null, language: this.#language() }),
      () => source.onclose?.({ code: 0 }),
    );
    return source;
  }

  /** Python is there; it is started if it is not. */
  begin(): Promise<void> {
    if (!this.#table) {
      Object.assign(loading, { isBegun: true, damaged: null });
      const table = new Hand("table", this.#base, this.#site, (told) => this.#hear(told), (why) => this.#tableLost(why));
      this.#table = table;
      void table.ready.then(
        () => {
          loading.isReady = true;
          this.#begunBots(); // on a first visit a second Python is started when the first one no longer needs the processor
        },
        () => undefined,
      );
    }
    return this.#table.ready;
  }

  /** After something went wrong: everything from the start. */
  again(): void {
    this.#table?.end();
    this.#tableLost(new Lost());
    void this.begin().catch(() => undefined);
  }

  #askAll(ids: number[]): void {
    this.begin().then(
      () => {
        for (const id of ids) {
          const waiting = this.#waiting.get(id);
          if (waiting) this.#table?.send(waiting.asked);
        }
      },
      () => undefined, // who waits was told
    );
  }

  #begunBots(): Hand {
    if (!this.#bots) {
      const bots = new Hand("bots", this.#base, this.#site, (told) => this.#hear(told), (why) => this.#botsLost(why));
      this.#bots = bots;
      void bots.ready.then(() => keepPage(this.#base), () => undefined);
    }
    return this.#bots;
  }

  /** Hand a question on to the worker that thinks, which is started for it if need be. */
  #think(question: string): void {
    const bots = this.#begunBots();
    bots.ready.then(
      () => {
        bots.owes = true;
        bots.send({ kind: "think", question });
      },
      () => undefined, // who asked was told
    );
  }

  #botsLost(why: Lost): void {
    this.#bots = null;
    if (why.file) loading.damaged = why.file;
    this.#table?.send({ kind: "thought", answer: null });
  }

  #hear(told: Told): void {
    if (told.kind === "answer") {
      this.#waiting.get(told.id)?.resolve({ status: told.status, body: told.body });
      this.#waiting.delete(told.id);
    } else if (told.kind === "news") this.#news.get(told.id)?.onmessage?.({ data: told.message });
    else if (told.kind === "ended") this.#news.get(told.id)?.onclose?.({ code: told.code });
    else if (told.kind === "wrote") this.#tabs.postMessage({ table: told.table, event: told.event });
    else if (told.kind === "remembers") this.#begunBots(); // which has then nothing to load or import either
    else if (told.kind === "think") this.#think(told.question);
    else if (told.kind === "loads") this.#load(told.file, told.done);
    else if (told.kind === "thought") {
      if (this.#bots) this.#bots.owes = false;
      loading.damaged = null;
      this.#table?.send({ kind: "thought", answer: told.answer });
    }
  }

  #load(file: string, done: number): void {
    if (loading.isReady || !NEEDED.includes(file)) return;
    this.#loaded.set(file, done);
    loading.file = NEEDED.find((name) => (this.#loaded.get(name) ?? 0) < this.#sizeOf(name)) ?? "";
    loading.done = NEEDED.reduce((sum, name) => sum + (this.#loaded.get(name) ?? 0), 0);
  }

  #sizeOf(name: string): number {
    return this.#site.sizes[`${this.#site.python}${name}.packed`] ?? 0;
  }

  /** Everybody who waits is asked for again, unless a file can't be had or it was tried often enough: that is said. */
  #tableLost(why: Lost): void {
    this.#bots?.end();
    this.#table = this.#bots = null;
    loading.isReady = false;
    loading.damaged = why.file;
    const again: number[] = [];
    for (const [id, waiting] of this.#waiting) {
      waiting.losses += 1;
      if (why.file === null && waiting.losses <= MOST_LOSSES) again.push(id);
      else {
        this.#waiting.delete(id);
        loading.damaged = why.file ?? "";
        waiting.reject(new Trouble({ code: "damaged", text: damagedWords(loading.damaged) }));
      }
    }
    if (again.length) this.#askAll(again);
    const news = [...this.#news.values()];
    this.#news.clear();
    for (const source of news) source.onclose?.({ code: 0 });
  }
}

class PageNews implements NewsSource {
  onmessage: NewsSource["onmessage"] = null;
  onclose: NewsSource["onclose"] = null;
  constructor(readonly close: () => void) {}
}
