// What is heard at the table, for those who want it: which sound each thing that happens makes, and playing them.
// A turn sounds like the pictures it is told in, so no game has to say it. The voices are made when the first is wanted.
import type { Bit } from "../boards/shared/bits";
import { turnsIn, type Change } from "./announce.svelte";
import type { Edition } from "./position";
import { remember, settings } from "./settings.svelte";
import { picturedTurn } from "./tell";

export type Sound = "wood" | "crystal" | "card" | "coin" | "sail" | "seal" | "turn";
/** A sound and when it begins, in seconds: cards leave at once, pieces are heard where they land. */
export interface Heard {
  sound: Sound;
  at: number;
}

const LANDS = 0.32;
const BETWEEN = 0.08;
/** More would be noise. */
const MOST = 5;
const WORDS: Readonly<Record<string, Sound>> = { sails: "sail", plays: "card", rests: "card", claims: "seal" };

function soundsOf(bit: Bit, edition: Edition): Sound[] {
  const piece = edition === "golem" ? "crystal" : "wood";
  if (bit.is === "word") return WORDS[bit.word] ? [WORDS[bit.word]!] : [];
  if (bit.is === "pile") return bit.pile ? Array.from(bit.pile, () => piece) : [];
  if (bit.is === "card") return ["card"];
  if (bit.is === "symbol") return [/-(gold|silver)$/.test(bit.symbol) ? "coin" : piece];
  return [];
}

/** What a turn told in pictures sounds like: each thing once, and pieces as often as there are, up to a handful. */
export function heardIn(steps: readonly (readonly Bit[])[], edition: Edition): Heard[] {
  const all = steps.flat().flatMap((bit) => soundsOf(bit, edition));
  const pieces = all.filter((sound) => sound === "wood" || sound === "crystal").slice(0, MOST);
  const others = [...new Set(all.filter((sound) => sound !== "wood" && sound !== "crystal"))];
  return [...others.map((sound) => ({ sound, at: sound === "coin" ? LANDS : 0 })), ...pieces.map((sound, i) => ({ sound, at: LANDS + i * BETWEEN }))];
}

/** What a change of the table sounds like. */
export function heard(change: Change): Heard[] {
  return turnsIn(change).flatMap(({ texts }) => heardIn(picturedTurn(texts, change.now.game) ?? [], change.now.edition));
}

/** Plays nothing unless sound is wanted; a page that is not looked at only calls. */
export async function play(sounds: readonly Heard[]): Promise<void> {
  const wanted = sounds.filter(({ sound }) => sound === "turn" || document.visibilityState !== "hidden");
  if (!settings.sound || !wanted.length) return;
  const { sing } = await import("./voices");
  sing(wanted, settings.volume);
}

export function wantSound(on: boolean): void {
  remember({ sound: on });
  void play([{ sound: "coin", at: 0 }]);
}

export function wantVolume(volume: number): void {
  remember({ volume });
  void play([{ sound: "wood", at: 0 }]);
}
