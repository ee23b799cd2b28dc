// The files of Python, as a worker gets them: kept by this browser or fetched, unpacked, and never half a file.
import { cacheOf, type Site } from "./site";

const TRIES = 3;
const PAUSE = 400;
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
    readonly told: (file: string, done: number, size: number) => void,
  ) {
    // Only where the page is as safe as https makes it, and has room.
    this.#kept = "caches" in globalThis ? caches.open(cacheOf(base, site.version)).catch(() => null) : Promise.resolve(null);
  }

  has(name: string): boolean {
    return this.#path(name) in this.site.sizes;
  }

  #path(name: string): string {
    return `${this.site.python}${name}.packed`;
  }

  /** A file, unpacked. What is damaged is fetched again: past all caches. */
  async open(name: string): Promise<ArrayBuffer> {
    const address = new URL(this.#path(name), this.base).href;
    const size = this.site.sizes[this.#path(name)] ?? 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const kept = await (await this.#kept)?.match(address);
        const packed = kept ? await kept.blob() : await this.#fetched(address, name, size, attempt > 1);
        const opened = await unpacked(packed);
        this.told(name, size, size);
        if (!kept) void this.#keep(address, packed);
        return opened;
      } catch {
        await (await this.#kept)?.delete(address).catch(() => false);
        if (attempt === TRIES) throw new Damaged(name);
        await new Promise((next) => setTimeout(next, PAUSE * attempt));
      }
    }
  }

  async #keep(address: string, packed: Blob): Promise<void> {
    await (await this.#kept)?.put(address, new Response(packed)).catch(() => undefined); // no room: it is fetched again the next time
  }

  async #fetched(address: string, name: string, size: number, anew: boolean): Promise<Blob> {
    const answer = await fetch(address, anew ? { cache: "reload" } : {});
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
    const parts: BlobPart[] = [];
    let done = 0;
    for (const reader = answer.body.getReader(); ; ) {
      const { value } = await reader.read();
      if (!value) break;
      parts.push(value);
      done += value.length;
      this.told(name, done, size);
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
