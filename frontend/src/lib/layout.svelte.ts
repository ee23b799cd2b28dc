// How the table is laid out in the room there is. All boards ask here, so that a width or height that matters is written once.
import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

/** Wide: others beside the table. Tablet: upright with room for everything. Upright and side: a phone. Scroll: too little room, or very
 *  large letters, for anything to keep its place. Reading: a text, in any room. */
export type Layout = "reading" | "wide" | "tablet" | "upright" | "side" | "scroll";

const narrow = new MediaQuery("max-width: 60rem", false);
const tiny = new MediaQuery("max-width: 19.9rem", false);
const low = new MediaQuery("max-height: 33.9rem", false);
const tall = new MediaQuery("(min-width: 40rem) and (min-height: 48rem)", false);
const lying = new MediaQuery("(orientation: landscape) and (min-width: 34rem) and (min-height: 13rem)", false);
const slight = new MediaQuery("(max-width: 80rem) and (max-height: 52rem)", false);
const coarse = new MediaQuery("(hover: none) and (pointer: coarse)", false);

export const layout = {
  get kind(): Layout {
    if (settings.reading) return "reading";
    if (tiny.current) return "scroll";
    if (lying.current && (low.current || narrow.current)) return "side";
    if (!narrow.current) return "wide";
    if (low.current) return "scroll";
    return tall.current ? "tablet" : "upright";
  },
  /** Whether there is room for what lies around the table, or all the time of a reader. A tablet on its side has none: all of it is for the table. */
  get roomy(): boolean {
    return (this.kind === "wide" && !slight.current) || this.kind === "reading";
  },
  /** Where room is short, cargo is shown as counts and words give way to pictures. */
  get short(): boolean {
    return this.kind === "upright" || this.kind === "side" || this.kind === "scroll";
  },
  /** Fingers, and no pointer that could hover. */
  get touch(): boolean {
    return coarse.current;
  },
};
