// Looking closer: whatever is small on the table is shown large, with its meaning in words, while it is pointed at, focused
// or held. One thing at a time; `pieces/Closer.svelte` draws it. A piece joins in with {@attach grows(() => closer, () => thing)}.
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Thing {
  /** Its picture, drawn again in large. */
  face: Snippet;
  name: string;
  /** What it means, a paragraph each. */
  words: readonly string[];
  /** Width of the picture for a height of one: cards are tall. */
  shape?: number;
  /** What pressing it does now; nothing where it is only looked at. */
  act?: (() => void) | undefined;
}

/** How long one points, and how long one presses, before a thing grows. */
export const POINTED = 380;
export const PRESSED = 420;
const STILL = 10;

export class Closer {
  thing = $state.raw<Thing | null>(null);
  /** The piece on the table that is shown. */
  at = $state.raw<Element | null>(null);
  /** Whether it stays until something else is pressed. */
  pinned = $state(false);
  #wait: ReturnType<typeof setTimeout> | undefined;

  show(at: Element, thing: Thing, pinned = false): void {
    clearTimeout(this.#wait);
    this.at = at;
    this.thing = thing;
    this.pinned = pinned;
  }

  /** Shown after a while, or at once if something is shown already: whoever compares does not want to wait. */
  soon(at: Element, thing: () => Thing, after = POINTED): void {
    if (this.pinned) return;
    clearTimeout(this.#wait);
    this.#wait = setTimeout(() => at.isConnected && this.show(at, thing()), this.thing ? after / 4 : after);
  }

  /** What was pointed at is left; what is pinned stays. */
  leave(at: Element): void {
    clearTimeout(this.#wait);
    if (this.at === at && !this.pinned) this.away();
  }

  away(): void {
    clearTimeout(this.#wait);
    this.at = null;
    this.thing = null;
    this.pinned = false;
  }

  shows(at: Element): boolean {
    return this.at === at;
  }
}

/** Lets a piece grow. A finger that holds or taps it shows it; only the next tap on what is shown presses it. */
export function grows(closer: () => Closer | undefined, thing: () => Thing | null): Attachment<Element> {
  return (node) => {
    let hold: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | null = null;
    let held = false;
    let finger = false;
    const drop = () => clearTimeout(hold);
    const soon = () => {
      if (thing()) closer()?.soon(node, () => thing()!);
    };
    const heard: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => {
        if (event.pointerType !== "touch") soon();
      },
      pointerleave: (event) => {
        drop();
        if (event.pointerType !== "touch") closer()?.leave(node);
      },
      pointerdown: (event) => {
        held = false;
        finger = event.pointerType === "touch";
        if (event.pointerType === "mouse") return closer()?.leave(node);
        start = event;
        hold = setTimeout(() => {
          const found = thing();
          if (!found) return;
          held = true;
          closer()?.show(node, found, true);
        }, PRESSED);
      },
      pointermove: (event) => {
        if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STILL) drop();
      },
      pointerup: drop,
      pointercancel: drop,
      contextmenu: (event) => {
        if (held) event.preventDefault();
      },
      focus: () => {
        if (node.matches(":focus-visible")) soon();
      },
      blur: () => closer()?.leave(node),
    };
    // Before anything else hears of it: this press was for looking.
    const click = (event: Event) => {
      const found = finger && !closer()?.shows(node) ? thing() : null;
      finger = false;
      if (found?.act) closer()?.show(node, found, true);
      else if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.setAttribute("data-grows", "");
    // A piece that leaves the table loses its focus while the table is being drawn, when Svelte forbids changes of state to all but its own listeners.
    const deaf = [on(node, "click", click, { capture: true }), ...Object.entries(heard).map(([kind, what]) => on(node, kind, what as EventListener))];
    return () => {
      drop();
      for (const off of deaf) off();
      if (closer()?.shows(node)) closer()?.away();
    };
  };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 12;

/** Where something of this size lies beside a piece: where there is room for it, inside the window, off the piece if that can be. */
export function beside(piece: Box, wide: number, high: number, room: { width: number; height: number }): { x: number; y: number } {
  const middle = piece.x + piece.width / 2;
  const within = (at: number, size: number, of: number) => Math.max(GAP, Math.min(of - size - GAP, at));
  const across = within(middle - wide / 2, wide, room.width);
  const along = within(piece.y + piece.height / 2 - high / 2, high, room.height);
  const left = { x: piece.x - GAP - wide, y: along, fits: piece.x - GAP * 2 >= wide };
  const right = { x: piece.x + piece.width + GAP, y: along, fits: room.width - piece.x - piece.width - GAP * 2 >= wide };
  const above = { x: across, y: piece.y - GAP - high, fits: piece.y - GAP * 2 >= high };
  const below = { x: across, y: piece.y + piece.height + GAP, fits: room.height - piece.y - piece.height - GAP * 2 >= high };
  const sides = middle > room.width / 2 ? [left, right] : [right, left];
  const edge = middle > room.width * 0.72 || middle < room.width * 0.2;
  const found = (edge ? [...sides, above, below] : [above, below, ...sides]).find(({ fits }) => fits);
  if (found) return { x: found.x, y: found.y };
  // No room beside it: at the end of the window that is further away.
  return { x: across, y: piece.y + piece.height / 2 > room.height / 2 ? GAP : within(room.height, high, room.height) };
}
