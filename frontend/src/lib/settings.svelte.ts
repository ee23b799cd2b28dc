// The choices a player makes about how the table looks and speaks; kept in the browser.
import type { Edition, Shade } from "./position";

export type Marks = "shape" | "level" | "letter";
export type Language = "en" | "fr";
export type Speed = "calm" | "brisk" | "instant";
/** Whether a turn waits to be confirmed: only with other people at the table, always, or never. */
export type Confirming = "others" | "always" | "never";

interface Settings {
  edition: Edition;
  /** Whether that world was chosen for every game; else each opens in the world of its own box. */
  everyGame: boolean;
  shade: Shade;
  marks: Marks;
  language: Language;
  speed: Speed;
  confirming: Confirming;
  /** The bot last played against, and the name last used. */
  bot: string;
  name: string;
}

const KEY = "caravansary.settings";

function preferred(): Settings {
  const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
  const french = globalThis.navigator?.language?.startsWith("fr") ?? false;
  return {
    edition: "spice",
    everyGame: false,
    shade: dark ? "dark" : "light",
    marks: "shape",
    language: french ? "fr" : "en",
    speed: "brisk",
    confirming: "others",
    bot: "",
    name: "",
  };
}

function remembered(): Partial<Settings> {
  try {
    const kept = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Partial<Settings>;
    // Before games had worlds of their own, crystals were never kept unless somebody had chosen them; spices always were.
    return { everyGame: kept.edition === "golem", ...kept };
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...preferred(), ...remembered() });

/** What the page at hand says about itself: a table's own edition goes before the chosen one. */
export const look = $state<{ edition: Edition | null; title: string }>({ edition: null, title: "" });

export function remember(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that forbids storage still plays; it only forgets.
  }
}
