// Requests to the table. A refusal carries its code and its words; no answer at all is a refusal too.
import type { Problem } from "./contract";
import { door, Trouble, type Reply } from "./door";

export class Refused extends Error {
  readonly code: string;
  constructor(readonly problem: Problem) {
    super(problem.text);
    this.code = problem.code;
  }
}

const AWAY: Problem = { code: "away", text: "" };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return asked(method, path, body === undefined ? undefined : JSON.stringify(body), (text) => parsed<T>(text));
}

/** The answer to a body as it is, read in some way: whole numbers of a record are longer than those of this language. */
async function asked<T>(method: string, path: string, body: string | undefined, read: (text: string) => T | null): Promise<T> {
  let reply: Reply;
  try {
    reply = await (await door()).ask(method, path, body);
  } catch (error) {
    throw new Refused(error instanceof Trouble ? error.problem : AWAY);
  }
  const found = reply.status < 400 ? read(reply.body) : null;
  if (found) return found;
  throw new Refused(parsed<{ error?: Problem }>(reply.body)?.error ?? AWAY);
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

export const getText = (path: string): Promise<string> => asked("GET", path, undefined, (text) => text);
export const postText = <T>(path: string, body: string): Promise<T> => asked("POST", path, body, (text) => parsed<T>(text));

/** A name for one intention: sent twice, it is done once. */
export function intention(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return [...random].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
