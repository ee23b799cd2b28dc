// The door to the table: a server, or Python inside this page where the page says so.
import type { Problem } from "./contract";
import { settings } from "./settings.svelte";

export interface Reply {
  status: number;
  body: string;
}

/** What brings news: a socket, or what behaves like one. */
export interface NewsSource {
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((end: { code: number }) => void) | null;
  close(): void;
}

/** Why there is no answer, where that is known. */
export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

export interface Door {
  ask(method: string, path: string, body?: string): Promise<Reply>;
  news(table: string, after: number): NewsSource;
}

function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

const server: Door = {
  async ask(method, path, body) {
    // Refusals come in this language. `?lang=` would make the server write every text out as a sentence, too.
    const headers = { "accept-language": settings.language };
    const sent = body === undefined ? { headers } : { body, headers: { ...headers, "content-type": "application/json" } };
    const answer = await fetch(address(path), { method, ...sent });
    return { status: answer.status, body: await answer.text() };
  },
  news(table, after) {
    const url = address(`tables/${table}/live`);
    url.protocol = url.protocol.replace("http", "ws");
    if (after) url.searchParams.set("after", String(after));
    return new WebSocket(url) as NewsSource;
  },
};

let chosen: Promise<Door> | null = null;

/** `caravansary site` marks its page: see page/site.ts. */
export const isPage = (): boolean => document.getElementById("site") !== null;

export function door(): Promise<Door> {
  chosen ??= isPage() ? import("../page/door").then(({ PageDoor }) => new PageDoor(() => settings.language)) : Promise.resolve(server);
  return chosen;
}
