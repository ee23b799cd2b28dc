// How a game was dealt: the commitment that this browser saw first, and whether the secret shown at the end is the one behind it.
import type { Dealing, Luck } from "./contract";

const KEY = "caravansary.commitments";
const MOST = 200;
const PREFIX = "caravansary commitment 1\0";
export type Finding = "proven" | "not-noted" | "changed" | "other-secret" | "other-cards" | "cannot";

type Noted = [table: string, commitment: string, since?: number];

function all(): Noted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Noted[]) : [];
  } catch {
    return [];
  }
}

/** Keep the commitment of a table while its game is played; a table that shows another one later is found out. */
export function note(table: string, luck: Luck | null): void {
  if (!luck || luck.secret !== null || all().some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), [table, luck.commitment, luck.since]].slice(-MOST)));
  } catch {
    // Where nothing can be kept, nothing is compared.
  }
}

export async function commitmentOf(secret: string): Promise<string> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytes]));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this browser finds; `dealing` is what the server found when it dealt the game again. */
export async function check(table: string, luck: Luck, dealing: Dealing): Promise<Finding> {
  const [, noted, since = luck.since] = all().find(([id]) => id === table) ?? [];
  // Going back may have cards come from the secret sooner than was noted, nothing has them come from it later.
  if (noted !== undefined && (noted !== luck.commitment || Math.max(luck.since, dealing.since) > since)) return "changed";
  // Browsers compute hashes only for pages that come by https or from this machine.
  if (!luck.secret || !globalThis.crypto?.subtle) return "cannot";
  if ((await commitmentOf(luck.secret)) !== luck.commitment || dealing.secret !== luck.secret) return "other-secret";
  if (!dealing.holds) return "other-cards";
  return noted === undefined ? "not-noted" : "proven";
}
