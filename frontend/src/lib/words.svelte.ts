// The words of the table: Fluent messages in the chosen language, with the two functions game messages use,
// CUBES($pile) and CARD($id). Games that the client does not bring along have their words fetched from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get } from "./api";
import { grouped } from "./piles";
import type { Text } from "./contract";
import type { Catalogue, Edition } from "./position";
import { settings, type Language } from "./settings.svelte";

// What only the command line says stays out of the page.
const english = import.meta.glob<string>(["../../../src/caravansary/locales/en/*.ftl", "!../../../src/caravansary/locales/en/{analysis,arena,cli,envs,report,text-table,*-rules,*-lesson}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const french = import.meta.glob<string>(["../../../src/caravansary/locales/fr/*.ftl", "!../../../src/caravansary/locales/fr/{analysis,arena,cli,envs,report,text-table,*-rules,*-lesson}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

// The rules and the first game of each game, sentence by sentence, come when they are read.
const more = import.meta.glob<string>("../../../src/caravansary/locales/*/{*-rules,*-lesson}.ftl", { query: "?raw", import: "default" });

/** What the functions in messages need to know about the table at hand. */
const at = $state<{ edition: Edition | null; catalogue: Catalogue; game: string }>({ edition: null, catalogue: {}, game: "" });

/** Speak of one table from now on, in the words of its edition; without one, in those of the chosen world. */
export function speakOf(edition: Edition | null, catalogue: Catalogue, game = ""): void {
  at.edition = edition;
  at.catalogue = catalogue;
  at.game = game;
}

const spokenEdition = (): Edition => at.edition ?? settings.edition;

/** The game at hand. */
export const speaking = (): string => at.game;

type Arguments = Record<string, FluentVariable>;

function bundle(language: Language, sources: Record<string, string>): FluentBundle {
  const made: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      CUBES: ([pile]) => cubesIn(made, String(pile?.valueOf() ?? ""), spokenEdition()),
      CARD: ([id]) => cardIn(made, String(id ?? "")),
    },
  });
  for (const source of Object.values(sources)) {
    made.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en", english), fr: bundle("fr", french) };
const ownBundle = (): FluentBundle => bundles[settings.language] ?? bundles["en"]!;

/** Counts what was learned, so that what is on the page is said again in the new words. */
const learned = $state({ count: 0 });
const asked = new Set<string>();

function spoken(): FluentBundle {
  void learned.count;
  return ownBundle();
}

/** Have the words of the chosen language at hand; what it lacks, and as long as it is not here, is said in English. */
export async function learnLanguage(): Promise<void> {
  const language = settings.language;
  if (bundles[language] || asked.has(language)) return;
  asked.add(language);
  try {
    const { words } = await get<{ words: string }>(`words?lang=${encodeURIComponent(language)}`);
    bundles[language] = bundle(language, { ...english, words });
    learned.count += 1;
  } catch {
    asked.delete(language);
  }
}

/** Fetch the words of a game that came without any; a server that has none leaves ids and notation. */
export async function learn(game: string): Promise<void> {
  const language = settings.language;
  const mark = `${language} ${game}`;
  if (ownBundle().hasMessage(`${game}-title`) || asked.has(mark)) return;
  asked.add(mark);
  try {
    const { words } = await get<{ words: string }>(`games/${encodeURIComponent(game)}/words?lang=${language}`);
    ownBundle().addResource(new FluentResource(words));
    learned.count += 1;
  } catch {
    asked.delete(mark);
  }
}

/** Have the words of a game's rules page or first game at hand, in the chosen language. */
export async function learnMore(game: string, part: "rules" | "lesson"): Promise<void> {
  const language = settings.language;
  const mark = `${language} ${game}-${part}`;
  const found = more[`../../../src/caravansary/locales/${language}/${game}-${part}.ftl`];
  if (!found || asked.has(mark)) return;
  bundles[language]?.addResource(new FluentResource(await found()));
  asked.add(mark);
  learned.count += 1;
}

function format(from: FluentBundle, id: string, given?: Arguments): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = from.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return from.formatPattern(pattern, { edition: spokenEdition(), ...given }, []);
}

function cubesIn(from: FluentBundle, pile: string, edition: Edition): string {
  if (!pile) return format(from, "cubes-none");
  const parts = grouped(pile).map(([level, count]) => format(from, "cubes-of-level", { level, count, edition }));
  return listIn(from, parts);
}

function listIn(from: FluentBundle, parts: string[]): string {
  return format(from, "list-and", { count: parts.length, first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}

/** A card by what it does: as its game says for its kind, else by its price, its exchange or its raises. */
function cardIn(from: FluentBundle, id: string): string {
  const card = at.catalogue[id];
  if (!card) return id;
  const values = { give: "", gain: "", cost: "", points: 0, ...card } as Arguments;
  const own = `${at.game}-card-${card.kind}`;
  if (from.hasMessage(own)) return format(from, own, values);
  if (card.cost !== undefined && card.points !== undefined) return format(from, "card-points", values);
  if (card.give) return format(from, "card-trade", values);
  if (card.gain) return format(from, "card-produce", values);
  if (card.upgrades) return format(from, "card-upgrade", values);
  return id;
}

/** What there is to know of a card besides what it says, a sentence each. */
export function meaning(id: string): string[] {
  const card = at.catalogue[id];
  const kinds = [card?.give && "trade", card?.upgrades && "upgrade", card?.cost && "points"].filter(Boolean);
  return kinds.map((kind) => ownWords(`closer-${String(kind)}`));
}

/** A piece by its colour. */
export function cube(edition: Edition, level: number): string {
  return t(`cube-${edition}-${level}`);
}

export function letter(edition: Edition, level: number): string {
  return t(`letter-${edition}-${level}`);
}

/** A message in the language of the table. */
export function t(id: string, given?: Arguments): string {
  return format(spoken(), id, given);
}

/** A message of the game at hand where it has one of its own, else the one all games share. */
export function ownWords(id: string, given?: Arguments): string {
  const mine = `${at.game}-${id}`;
  return t(has(mine) ? mine : id, given);
}

/** A text of the server in the words of this table's edition. */
export function say({ id, args }: Text, edition: Edition): string {
  const given = Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? value : String(value ?? "")] as const);
  return t(id, { ...Object.fromEntries(given), edition });
}

/** Whether a message exists, for texts that the other side may or may not have written. */
export function has(id: string): boolean {
  return spoken().hasMessage(id);
}

/** What a game is called in an edition: its title, or its id as long as no words are known. */
export function titleOf(game: string, edition: Edition = spokenEdition()): string {
  return has(`${game}-title`) ? t(`${game}-title`, { edition }) : game;
}

/** A message that a game may lack. */
export function maybe(id: string, given?: Arguments): string {
  return has(id) ? t(id, given) : "";
}

export function cubes(pile: string): string {
  return cubesIn(spoken(), pile, spokenEdition());
}

export function card(id: string): string {
  return cardIn(spoken(), id);
}
