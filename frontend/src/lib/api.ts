// Requests to the server. A refusal carries its code and its words; no answer at all is a refusal too.
import type { Problem } from "./contract";
import { settings } from "./settings.svelte";

export class Refused extends Error {
  readonly code: string;
  constructor(readonly problem: Problem) {
    super(problem.text);
    this.code = problem.code;
  }
}

const AWAY: Problem = { code: "away", text: "" };

export function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // Refusals come in this language. `?lang=` would make the server write every text out as a sentence, too.
  const headers = { "accept-language": settings.language };
  let answer: Response;
  try {
    answer = await fetch(address(path), {
      method,
      ...(body === undefined ? { headers } : { body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } }),
    });
  } catch {
    throw new Refused(AWAY);
  }
  const found = (await answer.json().catch(() => null)) as (T & { error?: Problem }) | null;
  if (answer.ok && found) return found;
  throw new Refused(found?.error ?? AWAY);
}

export const get = <T>(path: string): Promise<T> => ask("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask("POST", path, body);

/** A name for one intention: sent twice, it is done once. */
export function intention(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return [...random].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
