// Playing by keyboard: arrows go from one possible thing to the next, single keys are the ways on and back and jump to the parts of the
// table. Which keys these are is everybody's own choice, and they can be switched off. Escape closes, and never takes back.
import type { Moments } from "./moments.svelte";
import { settings } from "./settings.svelte";

const POSSIBLE = "[data-verb], [data-way]:not(:disabled):not([aria-disabled])";
/** What single keys do, and the keys as long as nobody has chosen others. */
export const SHORTCUTS = { rest: "r", done: "d", confirm: "c", undo: "u", hint: "h", own: "y", table: "t", others: "o", log: "l", command: "/" } as const;
export type Shortcut = keyof typeof SHORTCUTS;
const PARTS: readonly Shortcut[] = ["own", "table", "others", "log", "command"];

export const keyOf = (what: Shortcut): string => settings.keys[what] ?? SHORTCUTS[what];

/** The shortcuts that another one has the same key as: each key does one thing. */
export function clashing(): Shortcut[] {
  const all = Object.keys(SHORTCUTS) as Shortcut[];
  return all.filter((each) => keyOf(each) && all.some((other) => other !== each && keyOf(other) === keyOf(each)));
}

function possible(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(POSSIBLE)].filter((each) => each.checkVisibility?.() ?? true);
}

/** The nearest possible thing in the direction of the arrow, measured from middle to middle. */
function towards(key: string, from: Element): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of possible()) {
    if (each === from) continue;
    const [ex, ey] = middle(each.getBoundingClientRect());
    const [along, across] = key === "ArrowLeft" ? [x - ex, ey - y] : key === "ArrowRight" ? [ex - x, ey - y] : key === "ArrowUp" ? [y - ey, ex - x] : [ey - y, ex - x];
    const far = along + 2.5 * Math.abs(across);
    if (along > 4 && far < least) {
      least = far;
      best = each;
    }
  }
  return best;
}

/** Go to a part of the table by its heading. */
export function jump(part: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)].find((each) => each.checkVisibility?.() ?? true);
  found?.focus();
  found?.scrollIntoView?.({ block: "nearest" });
  return found !== undefined;
}

/** `past` is the game as it is looked back at, where it can be. */
export function keys(event: KeyboardEvent, past?: Moments): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog, [contenteditable]")) return;
  if (event.key.startsWith("Arrow")) {
    const from = document.activeElement?.matches(POSSIBLE) ? document.activeElement : null;
    const next = from ? towards(event.key, from) : possible()[0];
    next?.focus();
    if (next) event.preventDefault();
    return;
  }
  if (event.key === "Escape" && past && past.line !== null) return past.now();
  if (!settings.shortcuts) return;
  const wanted = (Object.keys(SHORTCUTS) as Shortcut[]).find((each) => keyOf(each) === event.key.toLowerCase());
  if (!wanted) return;
  if (PARTS.includes(wanted)) {
    if (jump(wanted)) event.preventDefault();
    return;
  }
  const found = document.querySelector<HTMLElement>(`[data-way="${wanted}"]:not(:disabled)`);
  if (found) {
    event.preventDefault();
    found.click();
  }
}

/** After pieces have moved the focus may have gone with them: give it back to the first possible thing. */
export function keepFocus(): void {
  if (document.activeElement === document.body) possible()[0]?.focus({ preventScroll: true });
}
