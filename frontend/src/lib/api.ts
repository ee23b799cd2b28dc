// Requests to the table. A refusal carries its code and its words; no answer at all is a refusal too.
import type { Problem } from "./contract";
import { door, type Reply } from "./door";

export class Refused extends Error {
  readonly code: string;
  constructor(readonly problem: Problem) {
    super(problem.text);
    this.code = problem.code;
  }
}

const AWAY: Problem = { code: "away", text: "" };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Reply;
  try {
    reply = await (await door()).ask(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new Refused(AWAY);
  }
  const found = parsed<T & { error?: Problem }>(reply.body);
  if (reply.status < 400 && found) return found;
  throw new Refused(found?.error ?? AWAY);
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export const get = <T>(path: string): Promise<T> => ask("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask("POST", path, body);

/** A name for one intention: sent twice, it is done once. */
export function intention(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return [...random].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
