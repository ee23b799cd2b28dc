// Python in a worker of the page, in one of two roles: "table" answers requests and tells news, "bots" thinks.
// The page's side is in door.ts.
import { fluent } from "./fluent";
import { machine } from "./kernel";
import { Shelf } from "./shelf";

export type Asked =
  | { kind: "begin"; role: "table" | "bots"; base: string }
  | { kind: "ask"; id: number; method: string; address: string; body: string; language: string }
  | { kind: "follow"; id: number; table: string; after: number | null; language: string }
  | { kind: "unfollow"; id: number }
  | { kind: "heard"; table: string; event: number }
  | { kind: "think"; question: string }
  | { kind: "thought"; answer: string | null };
export type Told =
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "news"; id: number; message: string }
  | { kind: "ended"; id: number; code: number }
  | { kind: "wrote"; table: string; event: number }
  | { kind: "think"; question: string }
  | { kind: "thought"; answer: string };

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Python = any;

const tell = (told: Told): void => postMessage(told);
let base = "";
let python: Python;
let starter: Python;
let page: Python;
const following = new Map<number, Python>();

async function file(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, base));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function begin(): Promise<void> {
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("python/pyodide.mjs", base).href)) as { loadPyodide(options: object): Promise<Python> };
  const packed = file("python/caravansary.zip");
  python = await loadPyodide({ indexURL: new URL("python/", base).href });
  python.unpackArchive(await packed, "zip");
  starter = python.pyimport("caravansary.table.page.start");
}

async function openTable(): Promise<void> {
  const shelf = new Shelf();
  const secret = await shelf.secret(() => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replace(/[+/=]/g, "x"));
  const kept = {
    tables: () => shelf.tables(),
    line: (table: string) => shelf.line(table),
    events: (table: string, after: number) => shelf.events(table, after),
    put: (table: string, line: string) => shelf.put(table, line),
    remove: (table: string) => shelf.remove(table),
    async append(table: string, number: number, event: string, line: string) {
      const written = await shelf.append(table, number, event, line);
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

const kernels = new Map<string, Promise<void>>();

async function haveKernel(game: string): Promise<void> {
  const found =
    kernels.get(game) ??
    (async () => {
      const [made, described] = await Promise.all([machine(new URL(`python/kernels/${game}.wasm`, base)), file(`python/kernels/${game}.json`)]);
      starter.have_kernel(game, made, new TextDecoder().decode(described));
    })();
  kernels.set(game, found);
  found.catch(() => kernels.delete(game));
  await found;
}

async function think(question: string): Promise<void> {
  const { position } = JSON.parse(question) as { position: { game: string } };
  await haveKernel(position.game);
  tell({ kind: "thought", answer: starter.thought(question) as string });
}

async function answered({ id, method, address, body, language }: Extract<Asked, { kind: "ask" }>): Promise<void> {
  const found = await page.ask(method, address, body, language);
  tell({ kind: "answer", id, status: found.status, body: found.body });
  found.destroy();
}

onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    if (data.kind === "begin") {
      base = data.base;
      await begin();
      if (data.role === "table") await openTable();
      tell({ kind: "ready" });
    } else if (data.kind === "ask") await answered(data);
    else if (data.kind === "follow") {
      const { id } = data;
      const news = starter.follow(page, data.table, data.after ?? undefined, data.language, (message: string) => tell({ kind: "news", id, message }));
      following.set(id, news);
      news.then(
        (code: number) => tell({ kind: "ended", id, code }),
        () => undefined, // nobody follows any more
      );
    } else if (data.kind === "unfollow") {
      following.get(data.id)?.cancel();
      following.delete(data.id);
    } else if (data.kind === "think") await think(data.question);
    else if (data.kind === "thought") waiting?.(data.answer);
    else await page.heard(data.table, data.event);
  } catch (error) {
    tell({ kind: "failed", why: String(error) });
  }
};
