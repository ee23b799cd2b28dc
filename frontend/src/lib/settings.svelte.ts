// The choices a player makes about how the table looks and speaks; kept in the browser.
import type { Edition, Shade } from "./position";

export type Marks = "shape" | "level" | "letter";
/** The code of a language; English and French are in the page, others come from the server. */
export type Language = string;
export type Speed = "calm" | "brisk" | "instant";
export type Pace = "calm" | "brisk" | "fast";
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
  /** How fast a game is gone through again. */
  pace: Pace;
  confirming: Confirming;
  /** Whether single keys do something, and which, where they are not the usual ones. */
  shortcuts: boolean;
  keys: Record<string, string>;
  /** Whether the table is a text to be read and listened to. */
  reading: boolean;
  /** The bot last played against, and the name last used. */
  bot: string;
  /** How many opponents one last chose to play at once. */
  opponents: number;
  name: string;
  /** Whether the table is heard, and how loud, from 0 to 1. */
  sound: boolean;
  volume: number;
  /** How one is called when it is one's turn. */
  callVibration: boolean;
  callNotice: boolean;
  /** Whether tips are given, since a first game was finished, and the messages of those that were. */
  tips: boolean;
  tipsGiven: string[];
  /** Whether what others say at the table is left out. */
  muted: boolean;
  /** The message of the server's owner that was read last. */
  read: string;
  /** In a page without a server: the table server where one plays over the net. */
  server: string;
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
    pace: "brisk",
    confirming: "others",
    shortcuts: true,
    keys: {},
    reading: false,
    bot: "",
    opponents: 1,
    name: "",
    sound: false,
    volume: 0.6,
    callVibration: false,
    callNotice: false,
    tips: false,
    tipsGiven: [],
    muted: false,
    read: "",
    server: "",
  };
}

function remembered(): Partial<Settings> {
  try {
    // What used to be a sound for one's turn only is now one with all others.
    const { callSound, ...kept } = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Partial<Settings> & { callSound?: boolean };
    // Before games had worlds of their own, crystals were never kept unless somebody had chosen them; spices always were.
    return { everyGame: kept.edition === "golem", ...(callSound ? { sound: true } : {}), ...kept };
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...preferred(), ...remembered() });

/** The address of a site, as a folder; empty if there is no address. */
export function webAddress(text: string): string {
  const found = URL.parse(text.trim());
  return found && /^https?:$/.test(found.protocol) ? new URL(".", found.origin + found.pathname).href : "";
}

/** What the page at hand says about itself: a table's own edition goes before the chosen one, and a board has its own way to the menu. */
export const look = $state<{ edition: Edition | null; title: string; board: boolean }>({ edition: null, title: "", board: false });

export function remember(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that forbids storage still plays; it only forgets.
  }
}

// A link may name the server: ?server=https://table.example.org
const named = webAddress(new URLSearchParams(globalThis.location?.search ?? "").get("server") ?? "");
if (named) remember({ server: named });
