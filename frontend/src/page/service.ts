// The service worker: keeps all files of one version of the page, so that it opens without a network.
// A new version is fetched whole, and checked, before it is offered; until it is wanted, every file comes from the old one.
// `caravansary site` writes the list of files before this script, so that another version is another script. No imports: it is one file.

interface Known {
  version: string;
  /** The hash of each file, by its address. */
  files: Record<string, string>;
  /** Those that the page fetches itself, when somebody plays. */
  later: string[];
}
interface Happening extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Happening {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Service {
  site: Known;
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(what: string, then: (event: E) => void): void;
}

const here = globalThis as unknown as Service;
const { version, files, later } = here.site;
const { scope } = here.registration;
const PREFIX = `caravansary ${new URL(scope).pathname} `; // as in site.ts
const NAME = PREFIX + version;
const LIST = new URL("files-of-this-version", scope).href;
const AT_ONCE = 4;

/** A page is asked for by its folder: some hosts send whoever asks for index.html there. */
const addressOf = (path: string): string => new URL(path === "index.html" ? "./" : path, scope).href;

async function hashOf(data: ArrayBuffer): Promise<string> {
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", data))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The file, if it is the one of this version: whole and unchanged. */
async function sound(answer: Response | undefined, hash: string): Promise<Response | null> {
  if (!answer?.ok) return null;
  const data = await answer.arrayBuffer();
  const type = answer.headers.get("content-type");
  return (await hashOf(data)) === hash ? new Response(data, type ? { headers: { "content-type": type } } : {}) : null;
}

async function fetched(path: string): Promise<Response> {
  const found = await sound(await fetch(addressOf(path), { cache: "no-cache" }), files[path]!);
  if (!found) throw new Error(`${path} is not that of version ${version}`);
  return found;
}

/** What other versions have kept, by hash. */
async function keptBefore(): Promise<Map<string, [Cache, string]>> {
  const found = new Map<string, [Cache, string]>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === NAME) continue;
    const cache = await caches.open(name);
    const list = (await (await cache.match(LIST))?.json()) as Record<string, string> | undefined;
    for (const [path, hash] of Object.entries(list ?? {})) found.set(hash, [cache, path]);
  }
  return found;
}

/** All files but the later ones, of which those are fetched that are not there: begun again after an interruption, it goes on where it was. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  const before = await keptBefore();
  const left = Object.entries(files);
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [path, hash] = next;
      const address = addressOf(path);
      if (await sound(await cache.match(address), hash)) continue;
      const [old, under] = before.get(hash) ?? [];
      const same = old && under ? await sound(await old.match(addressOf(under)), hash) : null;
      if (same || !later.includes(path)) await cache.put(address, same ?? (await fetched(path)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await cache.put(LIST, new Response(JSON.stringify(files)));
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
}

async function kept(path: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const found = await cache.match(addressOf(path));
  if (found) return found;
  // The browser threw it away: fetched again, if the host still has this version.
  const fresh = await fetched(path);
  await cache.put(addressOf(path), fresh.clone()).catch(() => undefined);
  return fresh;
}

here.addEventListener<Happening>("install", (event) => event.waitUntil(keepAll()));
here.addEventListener<Happening>("activate", (event) => event.waitUntil(forgetOthers()));
here.addEventListener<MessageEvent>("message", ({ data }) => {
  if (data === "use") void here.skipWaiting();
});
here.addEventListener<Fetching>("fetch", (event) => {
  const { method, url } = event.request;
  const address = new URL(url);
  address.search = address.hash = "";
  if (method !== "GET" || !address.href.startsWith(scope)) return;
  const path = decodeURI(address.href.slice(scope.length)) || "index.html";
  if (path in files) event.respondWith(kept(path));
});
