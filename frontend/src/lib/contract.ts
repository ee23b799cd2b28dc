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

export interface TableSettings {
  open_hands: boolean;
  hints: boolean;
  take_back: boolean;
  watch: boolean;
  grace: number | null;
  cover_bot: string;
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
  why: "absent" | "asked" | "agreed" | "left";
}

export interface TableSeat {
  kind: "person" | "open" | "bot" | "past";
  name: string;
  bot: string | null;
  covered: Covered | null;
  yours: boolean;
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

/** The lowest number of decisions one may go back to: within one's own turn, and with take-back. */
export interface UndoRange {
  free: number | null;
  back: number | null;
}

export interface Can {
  confirm: boolean;
  hint: boolean;
  cover: number[];
  /** Seats of others for which a bot plays if all agree. */
  ask_cover: number[];
  /** Whether one may close the table, or has to ask the others. */
  close: "now" | "ask" | null;
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
  what: "close" | "cover";
  by: number | null;
  /** The seat that a bot would play for. */
  of: number | null;
  agreed: number[];
  /** Seats whose answer is waited for. */
  missing: number[];
  asks_you: boolean;
}

export interface Presence {
  seats: (boolean | null)[];
  watchers: number;
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
  you: You;
  decisions: number;
  player: number | null;
  waits: "seats" | "decision" | "confirm" | "bot" | null;
  prompt: Text;
  view: Position | null;
  legal: SaidAction[];
  undo: UndoRange;
  can: Can;
  log_from: number;
  log: LogLine[];
  result: Result | null;
  luck: Luck | null;
  proposal: Proposed | null;
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
  kind: "created" | "seated" | "renamed" | "passed" | "moved" | "left" | "covered" | "returned" | "acted" | "confirmed" | "undone" | "proposed" | "agreed" | "declined" | "closed";
  seat: number | null;
  name?: string;
  bot?: string | null;
  why?: string;
  what?: "close" | "cover";
  of?: number | null;
  by?: "person" | "bot" | "cover" | "past";
  held?: boolean;
  to?: number;
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
  languages: string[];
  ready: boolean;
  preparing: string[];
  hint_bot: string;
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

/** Nothing has to be said. */
export interface NewRecovery {
}

export interface Recover {
  code: string;
  as?: "cookie" | "bearer";
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
  seed?: number | null;
  components?: Record<string, string> | null;
  record?: string | null;
  position?: Record<string, unknown> | null;
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

/** A turn that cost much, with the better one in words. */
export interface TurningPoint {
  decision: number;
  seat: number;
  turn: string;
  lost: number;
  better: string;
  texts: Text[];
}

export interface Analysis {
  status: "running" | "ready";
  done?: number;
  method?: string;
  chances: ChancesAt[];
  turning?: TurningPoint[];
}

export interface Answered {
  event: number;
  state: TableState;
}

export interface Move {
  expected: number;
  request: string;
  action?: number | null;
  turn?: string | null;
  hold?: boolean;
}

export interface Confirm {
  expected: number;
  request: string;
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
  what: "close" | "cover";
  seat?: number | null;
  request?: string | null;
}

export interface Vote {
  proposal: number;
  agree: boolean;
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
}
