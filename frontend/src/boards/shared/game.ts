// What the client knows of one game. `boards/<game>/index.ts` exports one of these; nothing else in the client names a game.
import type { Component } from "svelte";
import type { OptionAbout, Text } from "../../lib/contract";
import type { Lesson } from "../../lib/lesson";
import type { Catalogue, Edition, LegalAction, Position } from "../../lib/position";
import type { Bit } from "./bits";
import type { BoardProps } from "./props";
import type { RulesPage } from "./rules";

export type Board = Component<BoardProps>;

/** How the decisions of one turn become one line of the log; verbs that are not named are told as they come. */
export interface Telling {
  /** Verbs that say nothing by themselves. */
  silent: readonly string[];
  /** Verbs done cube by cube and told as one pile. */
  piled?: readonly string[];
  /** Verbs that do the same exchange once more, and what they may follow: told once, with the number of times. */
  repeats?: Readonly<Record<string, readonly string[]>>;
  /** Verbs that only open an exchange: not counted as one of its times. */
  opens?: readonly string[];
  /** Verbs that say better what the verb before them began. */
  replaces?: Readonly<Record<string, string>>;
  /** A step in pictures, as it was gathered (`times` says how often an exchange was done); null: it is told in words. */
  pictured?(verb: string, args: Text["args"]): Bit[] | null;
  /** What the server names by an id, in the words of the table: more arguments for the message. */
  named?(verb: string, args: Text["args"], edition: Edition, names: readonly string[]): Record<string, string>;
}

/** A realistic position, made by the engine: see frontend/make_fixtures.py. */
export interface Fixture {
  view: Position;
  legal: LegalAction[];
  catalogue: Catalogue;
  names: string[];
}

export interface Picture {
  /** What the scene of each world shows. */
  subjects: Partial<Record<Edition, number>>;
  /** The game's own pieces on the table in front of it, in a drawing of 320 by 200. */
  pieces: Component<{ edition: Edition }>;
}

export type Sample = Component<{ edition: Edition; catalogue: Catalogue }>;

/** What the control of an option takes; `undefined` stands for what is played if nothing is asked for. */
export interface OptionProps {
  game: string;
  name: string;
  option: OptionAbout;
  players: number;
  edition: Edition;
  value: unknown;
  onchange: (value: unknown) => void;
}

export type OptionControl = Component<OptionProps>;

export interface BoardGame {
  /** Loaded when a table of the game is opened. */
  board(): Promise<Board>;
  telling: Telling;
  /** Its first game, made by the engine from `lesson.script.json`: see frontend/make_lessons.py. */
  lesson?(): Promise<Lesson>;
  picture: Picture;
  /** Controls for the options of the game, by name; any other option is chosen from a list. */
  options?: Readonly<Record<string, () => Promise<OptionControl>>>;
  /** Its rules with drawn examples, loaded when they are read; a game without them has its rules in short. */
  rules?(): Promise<RulesPage>;
  /** For the gallery and the tests; a game from elsewhere has none. */
  fixture?(): Promise<Fixture>;
  /** Its pieces on the sheet of the gallery. */
  sample?(): Promise<Sample>;
}

/** A board takes the positions of its own game only, and its game is what it is given. */
export function asBoard<P extends Position>(board: Component<BoardProps<P>>): Board {
  return board as unknown as Board;
}
