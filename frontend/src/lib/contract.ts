// What goes over the wire between client and table: see docs/server.md. Names are those of the JSON.
// Made by `python -m caravansary.table.web.contract` from src/caravansary/table/wire; change it there.
import type { Catalogue, Edition, Position } from "./position";

export interface Problem {
  code: string;
  text: string;
  id?: string;
  args?: Record<string, unknown>;
  /** Of files, maps and positions: all that is wrong, a line each. */
  faults?: string[];
  /** Of a stale move: the last event. */
  event?: number;
}

export interface Refused {
  error: Problem;
}

/** How much time there is, and what happens when it is up. */
export interface Clock {
  /** Seconds for every turn, or for all turns of a seat together. */
  per: "turn" | "game";
  seconds: number;
  /** What each turn adds, where the time is for the game. */
  increment: number;
  /** A bot takes over, the seat is given up, or it is only told. */
  then: "bot" | "leave" | "tell";
}

export interface TableSettings {
  open_hands: boolean;
  hints: boolean;
  take_back: boolean;
  watch: boolean;
  grace: number | null;
  cover_bot: string;
  clock?: Clock | null;
}

export interface TableRules {
  version: number;
  components: string;
  reconstructed: Record<string, number>;
  /** Whether it is played with the values of one's own box. */
  own: boolean;
}

export interface Links {
  watch?: string;
  invite?: string;
}

/** A bot plays for a person. */
export interface Covered {
  bot: string;
  why: "absent" | "asked" | "agreed" | "left" | "time";
}

export interface TableSeat {
  kind: "person" | "open" | "bot" | "past";
  name: string;
  bot: string | null;
  covered: Covered | null;
  yours: boolean;
}

/** The table plays the deal of a day. */
export interface Daily {
  date: string;
  /** Whether this is the try that counts; else it is practice. */
  counts: boolean;
}

export interface You {
  seats: number[];
  seat: number | null;
  host: boolean;
}

/** A Fluent message and what it needs; `say` is the finished sentence, for those who asked for it. */
export interface Text {
  id: string;
  args: Record<string, unknown>;
  say?: string;
}

export interface SaidAction {
  action: number;
  verb: string;
  arg: string | null;
  text: Text;
}

/** What can be done after a "done" that need not be said: `first` is decided before it. */
export interface BeyondAction {
  action: number;
  verb: string;
  arg: string | null;
  text: Text;
  first: number[];
}

/** The lowest number of decisions one may go back to: within one's own turn, and with take-back. */
export interface UndoRange {
  free: number | null;
  back: number | null;
  /** Where the decisions began that were sent last, as far as one may go back freely. */
  step: number | null;
}

export interface Can {
  /** Of a turn that is thought over: it ends here, or would show something. */
  confirm: boolean;
  hint: boolean;
  cover: number[];
  /** Seats of others for which a bot plays if all agree. */
  ask_cover: number[];
  /** Whether one may close the table, or has to ask the others. */
  close: "now" | "ask" | null;
  /** Whether one may offer the others another game. */
  rematch: boolean;
  speak: boolean;
}

/** One turn in the log: decisions `from` to `to`, one text for each. */
export interface LogLine {
  seat: number;
  from: number;
  to: number;
  turn: string;
  texts: Text[];
  by: "person" | "bot" | "cover" | "past";
  event: number;
  at: number;
}

export interface Result {
  scores: number[];
  winner: number | null;
  sheets: Record<string, number>[];
  seed: string;
}

/** Where the cards come from, once a second device is at the table: docs/server.md says how to check it. */
export interface Luck {
  commitment: string;
  /** Decisions before it. */
  since: number;
  /** Shown when the game is over. */
  secret: string | null;
}

/** What the others are asked to agree to. */
export interface Proposed {
  event: number;
  what: "close" | "cover" | "rematch";
  by: number | null;
  /** The seat that a bot would play for. */
  of: number | null;
  agreed: number[];
  /** Seats whose answer is waited for. */
  missing: number[];
  asks_you: boolean;
}

/** The time left after the last event. */
export interface ClockState {
  /** Seconds of each seat; bots have no clock. */
  left: (number | null)[];
  /** The seat whose time runs; `Presence.spent` says for how long already. */
  running: number | null;
}

export interface Presence {
  seats: (boolean | null)[];
  watchers: number;
  /** For how many seconds a person has been away. */
  away: (number | null)[];
  /** Seconds of the running clock since the last event. */
  spent?: number;
  /** For how many seconds it still waits for a lost connection. */
  pause?: number;
}

export interface TableState {
  table: string;
  event: number;
  status: "waiting" | "playing" | "over" | "closed" | "stuck";
  game: string;
  edition: Edition;
  options: Record<string, unknown>;
  settings: TableSettings;
  rules: TableRules;
  created: number;
  updated: number;
  links: Links;
  seats: TableSeat[];
  /** How it was found out that the first seat begins; null: a game that goes on. */
  begins: "lot" | "named" | null;
  daily: Daily | null;
  you: You;
  decisions: number;
  player: number | null;
  waits: "seats" | "decision" | "confirm" | "bot" | null;
  prompt: Text;
  view: Position | null;
  legal: SaidAction[];
  beyond: BeyondAction[];
  undo: UndoRange;
  can: Can;
  log_from: number;
  log: LogLine[];
  result: Result | null;
  luck: Luck | null;
  proposal: Proposed | null;
  /** The table at which the same people play again. */
  again: string | null;
  clock: ClockState | null;
  stuck: Text | null;
  presence?: Presence;
}

export interface WholeState {
  type: "state";
  state: TableState;
}

export interface TableEvent {
  event: number;
  at: number;
  kind: "created" | "seated" | "renamed" | "passed" | "moved" | "left" | "covered" | "returned" | "acted" | "confirmed" | "undone" | "proposed" | "agreed" | "declined" | "closed" | "timed" | "again" | "spoke";
  seat: number | null;
  name?: string;
  bot?: string | null;
  why?: string;
  what?: "close" | "cover" | "rematch";
  of?: number | null;
  by?: "person" | "bot" | "cover" | "past";
  to?: number;
  then?: string;
  /** Where the same people play again. */
  table?: string;
  /** What was said: the message `says-<word>`, or a gesture. */
  word?: string;
  /** Cards come from a new luck from here on. */
  commitment?: string;
  /** How many decisions there were before. */
  decision?: number;
  actions?: SaidAction[];
}

export interface NewEvents {
  type: "news";
  after: number;
  event: number;
  events: TableEvent[];
  state: TableState;
}

export interface NewPresence {
  seats: (boolean | null)[];
  watchers: number;
  /** For how many seconds a person has been away. */
  away: (number | null)[];
  /** Seconds of the running clock since the last event. */
  spent?: number;
  /** For how many seconds it still waits for a lost connection. */
  pause?: number;
  type: "presence";
}

export interface Beat {
  type: "beat";
}

export interface Pong {
  type: "pong";
}

export interface SocketRefused {
  error: Problem;
  type: "error";
}

export type News =
  | WholeState
  | NewEvents
  | NewPresence
  | Beat
  | Pong
  | SocketRefused;

export interface OptionAbout {
  /** What it may be; the first if nothing is asked for. */
  words: string[];
  /** Whether it may also be a text, as the list of its lines. */
  text: boolean;
}

export interface GameAbout {
  players: number[];
  editions: Edition[];
  actions: number;
  phases: string[];
  options: string[];
  choices: Record<string, OptionAbout>;
  /** The component files of one's own box. */
  files: string[];
  /** How many puzzles there are. */
  puzzles: number;
  rules_version: number;
  chance: string;
  information: string;
}

export interface BotLevel {
  spec: string;
}

export interface HouseLimits {
  body: number;
  upload: number;
  sockets: number;
}

/** What this server offers. */
export interface About {
  version: string;
  games: Record<string, GameAbout>;
  /** Levels, from gentle to strong. */
  bots: BotLevel[];
  bot_kinds: string[];
  /** The levels of the daily deals, from Monday to Sunday. */
  daily: string[];
  /** By their codes, in their own names. */
  languages: Record<string, string>;
  ready: boolean;
  preparing: string[];
  hint_bot: string;
  /** The key for Web Push; null: nobody is called. */
  push: string | null;
  /** What the owner tells everybody, by language. */
  message: Record<string, string> | null;
  limits: HouseLimits;
}

export interface CatalogueAnswer {
  catalogue: Catalogue;
  reconstructed: Record<string, number>;
}

/** The messages of one game, as Fluent source. */
export interface GameWords {
  lang: string;
  words: string;
}

/** All messages of a browser in one language, as Fluent source. */
export interface PageWords {
  lang: string;
  words: string;
}

/** The game as it would be laid out: its options as a table keeps them, and a deal that no table has. */
export interface Tried {
  options: Record<string, unknown>;
  view: Position;
  reconstructed: Record<string, number>;
}

/** A game as it would be laid out. */
export interface Trial {
  players: number;
  options?: Record<string, unknown>;
  components?: Record<string, string> | null;
}

export interface PuzzleAbout {
  id: string;
  /** Of the game: opening, middle or end. */
  part: string;
  /** 0 is easy, 2 is hard. */
  level: number;
}

export interface Puzzles {
  puzzles: PuzzleAbout[];
}

/** What a turn is worth in a puzzle; how it is done best, for those who did it or want to know. */
export interface Verdict {
  best: boolean;
  /** That it is behind, on average; null: more than all turns worth a thought. */
  points: number | null;
  /** On which that was seen. */
  decks: number;
  solution?: Text[];
  /** The next best turn. */
  next?: Text[];
  /** By how many points the next best turn is behind. */
  behind?: number;
  /** Why the best turn is better than the next best; `rival` is a seat, for which it wants a `name`. */
  why?: Text;
}

/** A puzzle after the decisions so far. */
export interface PuzzleState {
  puzzle: string;
  game: string;
  edition: Edition;
  seat: number;
  view: Position;
  legal: SaidAction[];
  beyond: BeyondAction[];
  /** The decisions so far, with those that left no choice. */
  actions: number[];
  /** The same in words. */
  turn: Text[];
  /** Once the turn is over. */
  verdict: Verdict | null;
}

/** A turn that is tried in a puzzle, as far as it has come; or the best one. */
export interface TryPuzzle {
  puzzle: string;
  actions?: number[];
  solution?: boolean;
  edition?: string | null;
}

export interface DeviceKey {
  key: string | null;
}

export interface NewDevice {
  as?: "cookie" | "bearer";
}

export interface RecoveryCode {
  code: string;
  link: string;
}

/** What the person at this device is called, if they say so: the browser that opens the link knows it then. */
export interface NewRecovery {
  name?: string | null;
}

/** The device of a personal link, and what its person is called; "" if they have not said. */
export interface Recovered {
  key: string | null;
  name: string;
}

export interface Recover {
  code: string;
  as?: "cookie" | "bearer";
}

/** Whether this device is called when it is its turn. */
export interface Calling {
  called: boolean;
}

/** Where and how this browser may be woken, as its push subscription says; null: not any more. */
export interface NewPush {
  endpoint: string | null;
  p256dh?: string | null;
  auth?: string | null;
  lang?: "en" | "fr";
}

export interface TableOpened {
  table: string;
  state: TableState;
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** Time for each turn, or for the game. */
export interface NewClock {
  per: "turn" | "game";
  seconds: number;
  increment?: number;
  then?: "bot" | "leave" | "tell";
}

export interface NewTable {
  game?: string | null;
  edition?: string | null;
  options?: Record<string, unknown>;
  seats?: NewSeat[] | null;
  /** Which of these seats begins; null: by lot. */
  begins?: number | null;
  shuffle?: boolean;
  open_hands?: boolean | null;
  hints?: boolean | null;
  take_back?: boolean | null;
  watch?: boolean;
  grace?: number | null;
  cover_bot?: string | null;
  clock?: NewClock | null;
  seed?: number | null;
  components?: Record<string, string> | null;
  record?: string | null;
  position?: Record<string, unknown> | null;
  /** The deal of this day, with nothing chosen but names and edition; see docs/server.md. */
  daily?: string | null;
  /** A table whose game, edition, options and values are wanted again. */
  like?: string | null;
  request?: string | null;
}

export interface ListedSeat {
  kind: "person" | "open" | "bot" | "past";
  name: string;
}

export interface TableSummary {
  table: string;
  status: "waiting" | "playing" | "over" | "closed" | "stuck";
  created: number;
  updated: number;
  event: number;
  game: string;
  edition: Edition;
  player: number | null;
  waits: "seats" | "decision" | "confirm" | "bot" | null;
  seats: ListedSeat[];
  yours: number[];
  daily: Daily | null;
  your_turn: boolean;
}

export interface Tables {
  tables: TableSummary[];
}

export interface Events {
  event: number;
  events: TableEvent[];
}

export interface Moment {
  decision: number;
  view: Position;
  /** The line of the log that the decision belongs to. */
  turn: number;
}

/** How a finished game was dealt, dealt again from its secret. */
export interface Dealing {
  commitment: string;
  secret: string;
  since: number;
  /** The first cards came from the secret too. */
  from_setup: boolean;
  /** All that was told in play is what the secret deals. */
  holds: boolean;
}

export interface ReplayTurn {
  decision: number;
  seat: number;
  turn: string;
  texts: Text[];
  by: "person" | "bot" | "cover" | "past";
}

export interface Replay {
  turns: ReplayTurn[];
  views: Position[];
  events: TableEvent[];
  result: Result | null;
}

export interface ChancesAt {
  decision: number;
  chances: number[];
}

/** A turn that cost much (of the chance to win, and points), with the better one in words and why it is better. */
export interface TurningPoint {
  decision: number;
  seat: number;
  turn: string;
  lost: number;
  better: string;
  texts: Text[];
  points: number;
  why: Text;
}

export interface Analysis {
  status: "running" | "ready";
  done?: number;
  method?: string;
  simulations: number;
  chances: ChancesAt[];
  turning: TurningPoint[];
}

export interface Answered {
  event: number;
  state: TableState;
}

export interface Move {
  expected: number;
  request: string;
  action?: number | null;
  /** A turn that was thought over. */
  actions?: number[] | null;
  turn?: string | null;
  /** Take the decisions that follow and leave no choice, too. */
  through?: boolean;
}

/** The table as it would be; `waits` is "confirm" where the turn would end or show something. */
export interface Considered {
  state: TableState;
  actions: number[];
}

/** A turn that is thought over: decisions, then a turn in notation. */
export interface Consider {
  expected: number;
  actions?: number[];
  turn?: string | null;
  /** Take the decisions that follow and leave no choice, too. */
  through?: boolean;
}

export interface GoBack {
  expected: number;
  request: string;
  to: number;
}

export interface SeatAnswered {
  event: number;
  state: TableState;
  seat: number;
}

export interface Join {
  invite: string;
  name: string;
  seat?: number | null;
  request?: string | null;
}

export interface Take {
  code: string;
  request?: string | null;
}

export interface PassCode {
  code: string;
  link: string;
  expires: number;
}

export interface PassOn {
  seat: number;
}

export interface Rename {
  seat: number;
  request?: string | null;
  name: string;
}

export interface OfSeat {
  seat: number;
  request?: string | null;
}

export interface Cover {
  seat: number;
  request?: string | null;
  bot?: string | null;
}

export interface Propose {
  what: "close" | "cover" | "rematch";
  seat?: number | null;
  request?: string | null;
}

export interface Vote {
  proposal: number;
  agree: boolean;
  request?: string | null;
}

export interface Speak {
  /** A phrase or a gesture. */
  word: "hello" | "luck" | "well-played" | "thanks" | "sorry" | "moment" | "good-game" | "wave" | "clap" | "laugh" | "oops" | "heart";
  request?: string | null;
}

export interface Close {
  request?: string | null;
}

/** What the recommended turn leads to, and in how many turns of one's own; 0 is this one. */
export interface Aim {
  text: Text;
  turns: number;
}

export interface Hint {
  hint: SaidAction;
  steps: SaidAction[];
  turn: string;
  why: Aim | null;
}

export interface WantHint {
  expected: number;
  /** Decisions that are thought over. */
  actions?: number[];
}
