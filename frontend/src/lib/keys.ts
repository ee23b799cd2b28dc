// Playing by keyboard: arrows go from one possible thing to the next, letters are the ways on and back.
import type { Ways } from "../boards/shared/props";
import type { Moments } from "./moments.svelte";

const POSSIBLE = "[data-verb], [data-way]:not(:disabled):not([aria-disabled])";
const LETTERS: Record<string, string> = { r: "rest", d: "done", p: "done", c: "confirm", u: "undo", h: "hint" };

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

export function keys(event: KeyboardEvent, ways: Ways, past: Moments): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog, [contenteditable]")) return;
  if (event.key.startsWith("Arrow")) {
    const from = document.activeElement?.matches(POSSIBLE) ? document.activeElement : null;
    const next = from ? towards(event.key, from) : possible()[0];
    next?.focus();
    if (next) event.preventDefault();
    return;
  }
  if (event.key === "Escape" && past.line !== null) return past.now();
  if (event.key === "Escape" || event.key === "Backspace") return ways.undo?.();
  const way = LETTERS[event.key.toLowerCase()];
  const found = way && document.querySelector<HTMLElement>(`[data-way="${way}"]:not(:disabled)`);
  if (found) {
    event.preventDefault();
    found.click();
  }
}

/** After pieces have moved the focus may have gone with them: give it back to the first possible thing. */
export function keepFocus(): void {
  if (document.activeElement === document.body) possible()[0]?.focus({ preventScroll: true });
}
