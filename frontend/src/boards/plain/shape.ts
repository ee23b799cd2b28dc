// What kind of thing a value in a view is, by its looks alone.
import type { Catalogue } from "../../lib/position";

/** What the frame around the table shows already. */
const FRAMED = new Set(["game", "edition", "players", "options", "round", "player", "final_round", "phase", "scores", "winner", "goal", "reached", "seats", "pending"]);
const FRAMED_SEAT = new Set(["claims", "limit"]);
/** Names under which digits are a pile of cubes and not a number. */
const PILES = new Set(["caravan", "hold", "tray", "cubes", "pile", "cost", "give", "gain", "crystals", "spices", "supply", "missing"]);

export const holdsPiles = (name: string): boolean => PILES.has(name);

export type Shape =
  | { is: "nothing" }
  | { is: "pile"; pile: string }
  | { is: "card"; id: string }
  | { is: "word"; word: string | number | boolean }
  | { is: "row"; items: readonly unknown[] }
  | { is: "list"; items: readonly unknown[] }
  | { is: "group"; parts: [string, unknown][] };

const flat = (value: unknown): boolean => value === null || typeof value !== "object";

/** `name` is the key the value stands under; what lies in a list or group of piles is a pile, too. */
export function shapeOf(value: unknown, name: string, catalogue: Catalogue): Shape {
  if (value === null || value === undefined) return { is: "nothing" };
  if (Array.isArray(value)) {
    if (!value.length) return { is: "nothing" };
    return { is: value.every(flat) ? "row" : "list", items: value };
  }
  if (typeof value === "object") {
    const parts = Object.entries(value);
    return parts.length ? { is: "group", parts } : { is: "nothing" };
  }
  if (typeof value === "string") {
    if (holdsPiles(name) && /^[1-4]*$/.test(value)) return { is: "pile", pile: value };
    if (catalogue[value]) return { is: "card", id: value };
    if (!value) return { is: "nothing" };
  }
  return { is: "word", word: value as string | number | boolean };
}

export const tableParts = (view: object): [string, unknown][] => Object.entries(view).filter(([name]) => !FRAMED.has(name));
export const seatParts = (seat: object | undefined): [string, unknown][] => Object.entries(seat ?? {}).filter(([name]) => !FRAMED_SEAT.has(name));
/** What is being decided; that it is, the prompt says. */
export const pendingParts = (pending: object): [string, unknown][] => Object.entries(pending).filter(([name]) => name !== "phase");
/** The pile that is kept within the limit of a seat: the first one it has. */
export const trayOf = (parts: [string, unknown][]): string | undefined => parts.find(([name, value]) => typeof value === "string" && holdsPiles(name))?.[0];
