// The files of Python, as a worker gets them: kept by this browser or fetched, unpacked, and never half a file.
import { cacheOf, type Site } from "./site";

const TRIES = 3;
const PAUSE = 400;
const PACKED = ".packed";
const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json" };

/** A file that could not be had, whole, after several tries. */
export class Damaged extends Error {
  constructor(readonly file: string) {
    super(`${file} is not whole`);
  }
}

export class Files {
  #kept: Promise<Cache | null>;
  #loaded = new Map<string, ArrayBuffer>();

  constructor(
    readonly base: string,
    readonly site: Site,
    readonly told: (file: string, done: number) => void,
  ) {
    // Only where the page is as safe as https makes it, and has room.
    this.#kept = "caches" in globalThis ? caches.open(cacheOf(base, site.version)).catch(() => null) : Promise.resolve(null);
  }

  has(name: string): boolean {
    return this.#path(name) in this.site.sizes;
  }

  /** All files below a folder. */
  under(folder: string): string[] {
    const below = Object.keys(this.site.sizes).filter((path) => path.startsWith(this.site.python + folder));
    return below.map((path) => path.slice(this.site.python.length, -PACKED.length));
  }

  #path(name: string): string {
    return this.site.python + name + PACKED;
  }

  /** A file, unpacked. */
  async open(name: string): Promise<ArrayBuffer> {
    const path = this.#path(name);
    const address = new URL(path, this.base).href;
    return this.#insist(name, async (again) => {
      const cache = await this.#kept;
      if (again) await cache?.delete(address).catch(() => false);
      const kept = await cache?.match(address);
      const packed = kept ? await kept.blob() : await this.#fetched(path, name, again);
      const opened = await unpacked(packed);
      this.told(name, packed.size);
      if (!kept) void this.#keep(address, packed);
      return opened;
    });
  }

  /** See that a script is whole that is imported next: an import could not say which one was not, nor try again. */
  async check(name: string): Promise<void> {
    await this.#insist(name, (again) => this.#fetched(this.site.python + name, name, again));
  }

  /** What is damaged is fetched again: past all caches. */
  async #insist<T>(name: string, get: (again: boolean) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await get(attempt > 1);
      } catch {
        if (attempt === TRIES) throw new Damaged(name);
        await new Promise((next) => setTimeout(next, PAUSE * attempt));
      }
    }
  }

  /** Have this browser keep these files, for when there is no network: one after the other, and another time those that do not come. */
  async keepAhead(names: string[]): Promise<void> {
    const cache = await this.#kept;
    for (const name of names) {
      const address = new URL(this.#path(name), this.base).href;
      if (cache && !(await cache.match(address))) await this.#keep(address, await this.#fetched(this.#path(name), name, false));
    }
  }

  async #keep(address: string, packed: Blob): Promise<void> {
    await (await this.#kept)?.put(address, new Response(packed)).catch(() => undefined); // no room: it is fetched again the next time
  }

  async #fetched(path: string, name: string, anew: boolean): Promise<Blob> {
    const answer = await fetch(new URL(path, this.base), anew ? { cache: "reload" } : {});
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
    const size = this.site.sizes[path] ?? 0;
    const parts: BlobPart[] = [];
    let done = 0;
    for (const reader = answer.body.getReader(); ; ) {
      const { value } = await reader.read();
      if (!value) break;
      parts.push(value);
      done += value.length;
      this.told(name, done);
    }
    if (done !== size) throw new Error(`${done} of ${size} bytes`);
    return new Blob(parts);
  }

  /** Open a file that is served soon: nobody else can say as well as we that it is damaged. */
  async load(name: string): Promise<ArrayBuffer> {
    const opened = await this.open(name);
    this.#loaded.set(name, opened);
    return opened;
  }

  /** What an earlier visit to this version wrote down for itself, or null; no file of the site. */
  async recall(name: string): Promise<ArrayBuffer | null> {
    const found = await (await this.#kept)?.match(this.#noted(name)).catch(() => undefined);
    return found ? found.arrayBuffer().catch(() => null) : null;
  }

  /** Write something down for later visits, if there is room. */
  async note(name: string, data: Uint8Array<ArrayBuffer> | null): Promise<void> {
    const kept = await this.#kept;
    const done = data ? kept?.put(this.#noted(name), new Response(data)) : kept?.delete(this.#noted(name));
    await done?.catch(() => undefined);
  }

  #noted(name: string): string {
    return new URL(`${this.site.python}${name}`, this.base).href;
  }

  /** Whatever else fetches (Python's own loader) gets its files from here, too. */
  serve(): void {
    const outside = globalThis.fetch.bind(globalThis);
    const folder = new URL(this.site.python, this.base).href;
    globalThis.fetch = async (asked, how) => {
      const address = asked instanceof Request ? asked.url : String(asked);
      const name = address.startsWith(folder) ? address.slice(folder.length) : "";
      if (!name || !this.has(name)) return outside(asked, how);
      const opened = this.#loaded.get(name) ?? (await this.open(name));
      this.#loaded.delete(name);
      return new Response(opened, { headers: { "content-type": TYPES[name.split(".").at(-1)!] ?? "application/octet-stream" } });
    };
  }
}

async function unpacked(packed: Blob): Promise<ArrayBuffer> {
  return new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
