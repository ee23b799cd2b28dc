// Python in a worker of the page, in one of two roles: "table" answers requests and tells news, "bots" thinks.
// The page's side is in door.ts.
import { Damaged, Files } from "./files";
import { fluent } from "./fluent";
import type { Role } from "./hand";
import { NEEDED, SCRIPTS } from "./needed";
import { machine } from "./kernel";
import { Shelf } from "./shelf";
import type { Site } from "./site";

export type Asked =
  | { kind: "begin"; role: Role; base: string; site: Site }
  | { kind: "beat" }
  | { kind: "ask"; id: number; method: string; address: string; body: string; language: string }
  | { kind: "follow"; id: number; table: string; after: number | null; language: string }
  | { kind: "unfollow"; id: number }
  | { kind: "heard"; table: string; event: number }
  | { kind: "think"; question: string }
  | { kind: "thought"; answer: string | null };
export type Told =
  | { kind: "holds"; lock: string }
  | { kind: "remembers" }
  | { kind: "loads"; file: string; done: number }
  | { kind: "ready" }
  | { kind: "beat" }
  | { kind: "failed"; file: string | null }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "news"; id: number; message: string }
  | { kind: "ended"; id: number; code: number }
  | { kind: "wrote"; table: string; event: number }
  | { kind: "think"; question: string }
  | { kind: "thought"; answer: string };

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Python = any;

/** Python's memory once all is imported: later visits to the same version begin with it, in a third of the time. */
const MEMORY = "memory";
/** Noted while a worker begins with it: whoever finds that note knows that another one did not get far. */
const TRIED = { table: "memory-tried-by-table", bots: "memory-tried-by-bots" } as const;
const JUDGES = "judges/";
const IMPORTS = "import caravansary.table.page.start, caravansary.table.thinking";

const tell = (told: Told): void => postMessage(told);
let files: Files;
let python: Python;
let starter: Python;
let page: Python;
/** How to end each of the news that are followed. */
const following = new Map<number, Python>();

/** As long as this worker lives it holds a lock, and the page waits for that: no other sign is given of a worker's end. */
function holdLock(role: Role): void {
  const lock = `caravansary ${role} ${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  void (navigator.locks as LockManager | undefined)?.request(lock, () => {
    tell({ kind: "holds", lock });
    return new Promise(() => undefined);
  });
}

async function begin({ role, base, site }: Extract<Asked, { kind: "begin" }>): Promise<void> {
  holdLock(role);
  files = new Files(base, site, (file, done) => tell({ kind: "loads", file, done }));
  files.serve();
  const folder = new URL(site.python, base).href;
  const [[, , packed], memory] = await Promise.all([Promise.all(NEEDED.map((name) => files.load(name))), remembered(role), ...SCRIPTS.map((name) => files.check(name))]);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide(options: object): Promise<Python> };
  python = await loadPyodide({ indexURL: folder, ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }) });
  python.unpackArchive(packed, "zip");
  python.runPython(IMPORTS);
  if (!memory && role === "table") void remember().catch(() => undefined);
  starter = python.pyimport("caravansary.table.page.start");
}

async function remembered(role: Role): Promise<ArrayBuffer | null> {
  const [memory, tried] = await Promise.all([files.recall(MEMORY), files.recall(TRIED[role])]);
  if (tried) await Promise.all([MEMORY, TRIED.table, TRIED.bots].map((name) => files.note(name, null)));
  if (!memory || tried) return null;
  await files.note(TRIED[role], new Uint8Array(1));
  tell({ kind: "remembers" });
  return memory;
}

async function remember(): Promise<void> {
  await files.note(MEMORY, python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
}

/** What a database complains of is no Error, and Python could not hear of it. */
function plainly<T>(done: Promise<T>): Promise<T> {
  return done.catch((error: unknown) => {
    const { name, message } = error as DOMException;
    throw new Error(`${name}: ${message}`);
  });
}

const newSecret = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replace(/[+/=]/g, "x");

async function openTable(shelf: Shelf, secret: string): Promise<void> {
  const kept = {
    tables: () => plainly(shelf.tables()),
    line: (table: string) => plainly(shelf.line(table)),
    events: (table: string, after: number) => plainly(shelf.events(table, after)),
    put: (table: string, line: string) => plainly(shelf.put(table, line)),
    restore: (table: string, events: Iterable<string>, line: string) => plainly(shelf.restore(table, events, line)),
    remove: (table: string) => plainly(shelf.remove(table)),
    async append(table: string, number: number, event: string, line: string) {
      const written = await plainly(shelf.append(table, number, event, line));
      if (written) tell({ kind: "wrote", table, event: number });
      return written;
    },
  };
  page = await starter.open_page(kept, asked, secret, fluent);
}

let waiting: ((answer: string | null) => void) | null = null;

/** A question for the other worker, which the page hands on; Python asks one at a time. */
async function asked(question: string): Promise<string> {
  const answer = await new Promise<string | null>((resolve) => {
    waiting = resolve;
    tell({ kind: "think", question });
  });
  if (answer === null) throw new Error("the worker that thinks was lost");
  return answer;
}

const loads = new Map<string, Promise<void>>();

/** Do this once, unless it fails. */
function once(what: string, load: () => Promise<void>): Promise<void> {
  const begun = loads.get(what) ?? load();
  loads.set(what, begun);
  begun.catch(() => loads.delete(what));
  return begun;
}

/** A game's kernel comes when the game is first thought about. */
async function prepareKernel(game: string): Promise<void> {
  if (!files.has(`kernels/${game}.wasm`)) return;
  await once(game, async () => {
    const [made, described] = await Promise.all([files.open(`kernels/${game}.wasm`), files.open(`kernels/${game}.json`)]);
    starter.have_kernel(game, await machine(made), new TextDecoder().decode(described));
  });
}

/** Its judge comes with the first question that is for a judge: no level asks one. */
async function prepareJudge(game: string, players: number): Promise<void> {
  const judge = `${JUDGES}${game}/${players}.judge`;
  if (files.has(judge)) await once(judge, async () => starter.have_judge(game, players, new Uint8Array(await files.open(judge))));
}

interface Thought {
  ask: string;
  bot?: string;
  position: { game: string; seats: unknown[] };
}

async function think(question: string): Promise<void> {
  const { ask, bot, position } = JSON.parse(question) as Thought;
  await prepareKernel(position.game);
  if (ask === "review" || bot?.startsWith("judge")) await prepareJudge(position.game, position.seats.length);
  tell({ kind: "thought", answer: starter.thought(question) as string });
}

function forget(id: number): void {
  following.get(id)?.destroy();
  following.delete(id);
}

async function answered({ id, method, address, body, language }: Extract<Asked, { kind: "ask" }>): Promise<void> {
  const found = await page.ask(method, address, body, language);
  tell({ kind: "answer", id, status: found.status, body: found.body });
  found.destroy();
  // Judges are for after the game: they come when somebody plays.
  if (method === "POST" && address.endsWith("/move")) void once(JUDGES, () => files.keepAhead(files.under(JUDGES))).catch(() => undefined);
}

onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    if (data.kind === "begin") {
      const shelf = data.role === "table" ? new Shelf() : null;
      const [secret] = await Promise.all([shelf?.secret(newSecret), begin(data)]); // a database takes its time to open, too
      if (shelf) await openTable(shelf, secret!);
      tell({ kind: "ready" });
      void files.note(TRIED[data.role], null);
    } else if (data.kind === "beat") tell({ kind: "beat" });
    else if (data.kind === "ask") await answered(data);
    else if (data.kind === "follow") {
      const { id } = data;
      const news = starter.follow(page, data.table, data.after ?? undefined, data.language, (message: string) => tell({ kind: "news", id, message }));
      following.set(id, news.cancel.copy()); // now, and of its own: whoever waits for `news` gives it up
      news.then(
        (code: number) => {
          forget(id);
          tell({ kind: "ended", id, code });
        },
        () => undefined, // nobody follows any more
      );
    } else if (data.kind === "unfollow") {
      following.get(data.id)?.();
      forget(data.id);
    } else if (data.kind === "think") await think(data.question);
    else if (data.kind === "thought") waiting?.(data.answer);
    else await page.heard(data.table, data.event);
  } catch (error) {
    console.error(error);
    tell({ kind: "failed", file: error instanceof Damaged ? error.file : null });
  }
};
