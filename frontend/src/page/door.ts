// The way to a table inside this page: requests and news as to a server, answered by Python in a worker.
// A worker that is lost is started anew; all that was acknowledged is on the shelf.
import type { Door, NewsSource, Reply } from "../lib/door";
import type { Asked, Told } from "./worker";

type Waiting = { resolve(reply: Reply): void; reject(why: Error): void };

export class PageDoor implements Door {
  #table: Worker | null = null;
  #bots: Worker | null = null;
  #ready: Promise<void> | null = null;
  #botsReady: Promise<void> | null = null;
  #id = 0;
  #answers = new Map<number, Waiting>();
  #news = new Map<number, PageNews>();
  #tabs = new BroadcastChannel("caravansary");
  #base = document.baseURI;
  #language: () => string;

  constructor(language: () => string) {
    this.#language = language;
    this.#tabs.onmessage = ({ data }: MessageEvent<{ table: string; event: number }>) => this.#table?.postMessage({ kind: "heard", ...data } satisfies Asked);
  }

  async ask(method: string, path: string, body?: string): Promise<Reply> {
    // What the front page shows is known before Python is there.
    if (method === "GET" && path === "about" && !this.#table) {
      void this.#begun();
      const found = await fetch(new URL("python/about.json", this.#base));
      return { status: found.status, body: await found.text() };
    }
    await this.#begun();
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject });
      this.#send({ kind: "ask", id, method, address: path, body: body ?? "", language: this.#language() });
    });
  }

  news(table: string, after: number): NewsSource {
    const id = ++this.#id;
    const source = new PageNews(() => {
      this.#news.delete(id);
      this.#send({ kind: "unfollow", id });
    });
    this.#news.set(id, source);
    this.#begun().then(
      () => this.#send({ kind: "follow", id, table, after: after || null, language: this.#language() }),
      () => source.onclose?.({ code: 0 }),
    );
    return source;
  }

  #send(asked: Asked): void {
    this.#table?.postMessage(asked);
  }

  #begun(): Promise<void> {
    this.#ready ??= this.#begin();
    this.#ready.catch(() => (this.#ready = null));
    return this.#ready;
  }

  async #begin(): Promise<void> {
    this.#table = this.#worker("table");
    try {
      await this.#started(this.#table, "table");
    } catch (error) {
      this.#lost();
      throw error;
    }
    void this.#think(null); // a second Python is started when the first one no longer needs the processor
  }

  #worker(name: "table" | "bots"): Worker {
    return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
  }

  #started(worker: Worker, role: "table" | "bots"): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        reject(new Error(why));
        if (role === "table") this.#lost();
        else this.#botsLost();
      };
      worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.kind === "ready") resolve();
        else if (data.kind === "failed") fail(data.why);
        else this.#hear(data);
      };
      worker.onerror = () => fail("lost");
      worker.postMessage({ kind: "begin", role, base: this.#base } satisfies Asked);
    });
  }

  /** Hand a question on to the worker that thinks, which is started for it if need be; null: only start it. */
  async #think(question: string | null): Promise<void> {
    if (!this.#bots) {
      this.#bots = this.#worker("bots");
      this.#botsReady = this.#started(this.#bots, "bots");
    }
    try {
      await this.#botsReady;
    } catch {
      return; // who asked was told
    }
    if (question !== null) this.#bots?.postMessage({ kind: "think", question } satisfies Asked);
  }

  #botsLost(): void {
    this.#bots?.terminate();
    this.#bots = null;
    this.#send({ kind: "thought", answer: null });
  }

  #hear(told: Told): void {
    if (told.kind === "answer") {
      this.#answers.get(told.id)?.resolve({ status: told.status, body: told.body });
      this.#answers.delete(told.id);
    } else if (told.kind === "news") this.#news.get(told.id)?.onmessage?.({ data: told.message });
    else if (told.kind === "ended") this.#news.get(told.id)?.onclose?.({ code: told.code });
    else if (told.kind === "wrote") this.#tabs.postMessage({ table: told.table, event: told.event });
    else if (told.kind === "think") void this.#think(told.question);
    else if (told.kind === "thought") this.#send({ kind: "thought", answer: told.answer });
  }

  /** Everybody who waits is told, and asks again. */
  #lost(): void {
    this.#table?.terminate();
    this.#bots?.terminate();
    this.#table = this.#bots = null;
    this.#ready = null;
    for (const waiting of this.#answers.values()) waiting.reject(new Error("lost"));
    this.#answers.clear();
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
