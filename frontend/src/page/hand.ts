// A worker at work, and a watch over it: one that ends or hangs, however silently, is lost and said to be.
import type { Site } from "./site";
import type { Asked, Told } from "./worker";

export type Role = "table" | "bots";
const BEAT = 2_000;
/** Beats without a sign of life; a tab that sleeps does not count them. Whoever thinks gives none for a while. */
const PATIENCE = { table: 8, bots: 60 } as const;

/** Why a worker could not begin or did not go on; `file`: the file that could not be had. */
export class Lost extends Error {
  constructor(readonly file: string | null = null) {
    super("lost");
  }
}

export class Hand {
  readonly ready: Promise<void>;
  /** Whether it owes an answer. */
  owes = false;
  #worker: Worker;
  #silent = 0;
  #beat: ReturnType<typeof setInterval> | undefined;
  #lost: (why: Lost) => void = () => undefined;

  constructor(
    readonly role: Role,
    base: string,
    site: Site,
    readonly heard: (told: Told) => void,
    readonly gone: (why: Lost) => void,
  ) {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: role });
    this.ready = new Promise((resolve, reject) => {
      this.#lost = (why) => {
        this.end();
        reject(why);
        this.gone(why);
      };
      this.#worker.onerror = () => this.#lost(new Lost());
      this.#worker.onmessage = ({ data }: MessageEvent<Told>) => {
        this.#silent = 0;
        if (data.kind === "ready") {
          this.#watch();
          resolve();
        } else if (data.kind === "failed") this.#lost(new Lost(data.file));
        else if (data.kind === "holds") this.#wait(data.lock);
        else if (data.kind !== "beat") this.heard(data);
      };
    });
    this.ready.catch(() => undefined);
    this.send({ kind: "begin", role, base, site });
  }

  send(asked: Asked): void {
    this.#worker.postMessage(asked);
  }

  /** Nothing is heard of it any more, nor that it is gone. */
  end(): void {
    this.#lost = () => undefined;
    clearInterval(this.#beat);
    this.#worker.terminate();
    this.#worker.onmessage = this.#worker.onerror = null;
  }

  /** A worker holds its lock as long as it lives. */
  #wait(lock: string): void {
    void navigator.locks.request(lock, () => this.#lost(new Lost()));
  }

  #watch(): void {
    this.#beat = setInterval(() => {
      if (this.role === "table") this.send({ kind: "beat" });
      this.#silent = this.role === "table" || this.owes ? this.#silent + 1 : 0;
      if (this.#silent > PATIENCE[this.role]) this.#lost(new Lost());
    }, BEAT);
  }
}
