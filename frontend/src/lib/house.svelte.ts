// What the server offers, this browser's tables, and opening new ones.
import { get, intention, post, Refused } from "./api";
import { nothingChosen, type Chosen } from "./choices";
import type { About, TableState, TableSummary } from "./contract";
import type { Edition } from "./position";
import { go } from "./route.svelte";
import { remember, settings } from "./settings.svelte";
import { has, t } from "./words.svelte";

export const house = $state<{ about: About | null; tables: TableSummary[]; problem: string | null; opening: string | null }>({
  about: null,
  tables: [],
  problem: null,
  opening: null,
});

export type NewSeat = { kind: "me"; name: string } | { kind: "open" } | { kind: "bot"; bot: string; name: string };
const PEOPLE = ["Rashid", "Mei", "Zeno", "Amina", "Ibn"];
/** Who sits across in a first game. */
export const RIVAL = PEOPLE[0]!;

export async function visit(): Promise<void> {
  try {
    await learnAbout();
    house.tables = (await get<{ tables: TableSummary[] }>("tables")).tables;
  } catch (error) {
    house.problem = words(error);
  }
}

async function learnAbout(): Promise<void> {
  const about = await get<About>("about");
  Object.assign(house, { about, problem: null });
  if (!about.bots.some(({ spec }) => spec === settings.bot)) remember({ bot: preferredBot(about) });
}

/** What the server offers and says, where that is not known yet; a page that can do without it goes on. */
export async function hearAbout(): Promise<void> {
  if (house.about) return;
  try {
    await learnAbout();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** What is said while a table is opened; a game that was never played here is compiled first. */
export function openingWords(): string {
  return t(house.about?.preparing.includes(house.opening?.split("/").at(-1) ?? "") ? "preparing" : "opening");
}

/** Levels come from gentle to strong; the second is a good first opponent. */
function preferredBot({ bots }: About): string {
  return (bots[1] ?? bots[0])?.spec ?? "";
}

export function words(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.message || t("server-away");
}

/** A level by its title; a spec of experts is shown as it was written. */
export function botName(spec: string): string {
  const level = `bots-level-${spec.replace(/^level:/, "")}`;
  return has(level) ? t(level) : spec;
}

export function botAbout(spec: string): string {
  const level = `bots-level-${spec.replace(/^level:/, "")}`;
  return has(level) ? t(`${level}.about`) : "";
}

export function botSeat(bot: string, nth: number): NewSeat {
  return { kind: "bot", bot, name: PEOPLE[nth % PEOPLE.length]! };
}

export async function openTable(what: Record<string, unknown>, mark: string, then: (table: string) => void = () => undefined): Promise<void> {
  if (house.opening) return;
  house.opening = mark;
  house.problem = null;
  try {
    const { table } = await post<{ table: string; state: TableState }>("tables", { ...what, request: intention() });
    then(table);
    go(`table/${table}`);
  } catch (error) {
    house.problem = words(error);
  } finally {
    house.opening = null;
  }
}

/** Every game opens in the world of its own box, until somebody chooses a world for all games; then in that one, if the game has it. */
export function editionOf(game: string): Edition {
  const known = house.about?.games[game]?.editions ?? [];
  return settings.everyGame && known.includes(settings.edition) ? settings.edition : (known[0] ?? settings.edition);
}

/** What was chosen, as the server is asked for it. */
export function asked(game: string, { begins, edition, options, components, clock }: Chosen): Record<string, unknown> {
  return { game, edition: edition ?? editionOf(game), begins, ...(Object.keys(options).length ? { options } : {}), ...(components ? { components } : {}), ...(clock ? { clock } : {}) };
}

/** How many opponents a game has room for, at most as many as were chosen. */
export function opponentsIn(game: string): number {
  return Math.max(1, Math.min(settings.opponents, Math.max(...(house.about?.games[game]?.players ?? [2])) - 1));
}

/** Who sits at a table where one plays at once: oneself and the chosen number of opponents. */
export function seatsAround(bot: string, opponents: number): NewSeat[] {
  return [{ kind: "me", name: settings.name || t("traveller") }, ...Array.from({ length: opponents }, (_, nth) => botSeat(bot, nth))];
}

export function playNow(game: string, bot: string, chosen: Chosen = nothingChosen()): Promise<void> {
  remember({ bot });
  return openTable({ ...asked(game, chosen), seats: seatsAround(bot, opponentsIn(game)) }, game);
}

/** The same again: the same persons and bots in the same order at a new table, with what was chosen for this one; the lot is drawn anew. */
export function playAgain(state: TableState): Promise<void> {
  const seats = state.seats.map((seat): NewSeat => (seat.kind === "bot" ? { kind: "bot", bot: seat.bot ?? settings.bot, name: seat.name } : seat.yours ? { kind: "me", name: seat.name } : { kind: "open" }));
  return openTable({ like: state.table, seats }, state.game);
}
