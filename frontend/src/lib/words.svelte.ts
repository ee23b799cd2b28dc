// The words of the table: Fluent messages in the chosen language, with the two functions game messages use,
// CUBES($pile) and CARD($id).
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { grouped } from "./piles";
import type { Text } from "./contract";
import type { Catalogue, Edition } from "./position";
import { settings, type Language } from "./settings.svelte";

// What only the command line says stays out of the page.
const english = import.meta.glob<string>(["../../../src/caravansary/locales/en/*.ftl", "!**/{analysis,arena,cli,report,text-table}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const french = import.meta.glob<string>(["../../../src/caravansary/locales/fr/*.ftl", "!**/{analysis,arena,cli,report,text-table}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What the functions in messages need to know about the table at hand. */
const speaking = $state<{ edition: Edition; catalogue: Catalogue; game: string }>({ edition: "spice", catalogue: {}, game: "" });

export function speakOf(edition: Edition, catalogue: Catalogue, game = ""): void {
  speaking.edition = edition;
  speaking.catalogue = catalogue;
  speaking.game = game;
}

function bundle(language: Language, sources: Record<string, string>): FluentBundle {
  const made: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      CUBES: ([pile]) => cubesIn(made, String(pile ?? ""), speaking.edition),
      CARD: ([id]) => cardIn(made, String(id ?? "")),
    },
  });
  for (const source of Object.values(sources)) {
    made.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en", english), fr: bundle("fr", french) };

type Arguments = Record<string, FluentVariable>;

function format(from: FluentBundle, id: string, given?: Arguments): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = from.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return from.formatPattern(pattern, given ?? null, []);
}

function cubesIn(from: FluentBundle, pile: string, edition: Edition): string {
  if (!pile) return format(from, "cubes-none");
  const parts = grouped(pile).map(([level, count]) => format(from, "cubes-of-level", { level, count, edition, game: speaking.game }));
  return listIn(from, parts);
}

function listIn(from: FluentBundle, parts: string[]): string {
  return format(from, "list-and", { count: parts.length, first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}

function cardIn(from: FluentBundle, id: string): string {
  const card = speaking.catalogue[id];
  if (!card) return id;
  const say = (pile: string | undefined): string => cubesIn(from, pile ?? "", speaking.edition);
  if (card.cost !== undefined) {
    const worth = format(from, "card-points", { points: card.points ?? 0, cost: say(card.cost) });
    const power = `card-power-${card.kind}`;
    if (!from.hasMessage(power)) return worth;
    const bonus = String(card.bonus ?? "");
    return `${worth}; ${format(from, power, { symbol: format(from, `symbol-${card.symbol}`), gain: say(card.kind === "tool" ? bonus : ""), count: Number(bonus) || 0 })}`;
  }
  if (card.give) return format(from, "card-trade", { give: say(card.give), gain: say(card.gain) });
  if (card.gain) return format(from, "card-produce", { gain: say(card.gain) });
  if (card.upgrades) return format(from, "card-upgrade", { count: card.upgrades });
  return id;
}

/** A piece by its colour, as this game calls it. */
export function cube(edition: Edition, level: number): string {
  return t(`cube-${edition}-${level}`, { game: speaking.game });
}

export function letter(edition: Edition, level: number): string {
  return t(`letter-${edition}-${level}`, { game: speaking.game });
}

/** A message in the language of the table. */
export function t(id: string, given?: Arguments): string {
  return format(bundles[settings.language], id, given);
}

/** A text of the server in the words of this table's edition; `prefix` asks for another telling of the same. */
export function say({ id, args }: Text, edition: Edition, prefix = ""): string {
  const given = Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? value : String(value ?? "")] as const);
  return t(prefix + id, { ...Object.fromEntries(given), edition });
}

/** Whether a message exists, for texts that the other side may or may not have written. */
export function has(id: string): boolean {
  return bundles[settings.language].hasMessage(id);
}

export function cubes(pile: string): string {
  return cubesIn(bundles[settings.language], pile, speaking.edition);
}

export function card(id: string): string {
  return cardIn(bundles[settings.language], id);
}
