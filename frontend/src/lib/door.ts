// The door to the table: a server, or Python inside this page where the page says so.
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

/** `caravansary site` marks its page. */
export const isPage = (): boolean => document.querySelector('meta[name="caravansary-table"][content="page"]') !== null;

export function door(): Promise<Door> {
  chosen ??= isPage() ? import("../page/door").then(({ PageDoor }) => new PageDoor(() => settings.language)) : Promise.resolve(server);
  return chosen;
}
