// The daily deal as a page asks for it: which day it is here, whom one plays against, and the line one shares.
import { levelOf, rivalOf, type Played } from "./history.svelte";
import { botName, editionOf, house, openTable, seatsAround } from "./house.svelte";
import { settings } from "./settings.svelte";
import { t, titleOf } from "./words.svelte";

/** Today by this device's calendar. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const noon = (day: string): Date => new Date(`${day}T12:00:00`);

/** The level of that weekday, as the table has it. */
export const dailyLevel = (day: string): string => house.about?.daily?.[(noon(day).getDay() + 6) % 7] ?? "";

export const dayWords = (day: string): string => noon(day).toLocaleDateString(settings.language, { weekday: "long", day: "numeric", month: "long" });

export function playDaily(game: string, day: string): Promise<void> {
  return openTable({ game, edition: editionOf(game), daily: day, seats: seatsAround(dailyLevel(day), 1) }, `daily/${game}`);
}

/** The result in one line, for others who played the same day. */
export function dailyLine(played: Played): string {
  return t("daily-line", {
    date: played.daily?.date ?? "",
    game: titleOf(played.game, played.edition),
    points: played.points[played.seat] ?? 0,
    rival: rivalOf(played),
    name: botName(levelOf(played)),
    what: t(`outcome-${played.outcome}`),
  });
}
