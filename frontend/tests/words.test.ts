import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, test } from "vitest";
import { GAMES } from "../src/boards";
import type { Card } from "../src/boards/endless-world/view";
import { settings } from "../src/lib/settings.svelte";
import { toldTurn } from "../src/lib/tell";
import { card, cube, cubes, letter, speakOf, t } from "../src/lib/words.svelte";
import { initial } from "../src/pieces/seats";

const { catalogue } = await GAMES["spice-road"]!.fixture!();
const files = import.meta.glob<string>("../../src/caravansary/locales/*/table.ftl", { query: "?raw", import: "default", eager: true });
const source = (language: string): string => Object.entries(files).find(([path]) => path.includes(`/${language}/`))![1];
const ids = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);
const variables = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    new FluentResource(text).body.map((message) => [message.id, [...new Set(JSON.stringify(message).match(/"type":"var","name":"\w+"/g) ?? [])].sort()]),
  );

beforeEach(() => {
  settings.language = "en";
  speakOf("spice", catalogue);
});

describe("both languages", () => {
  test("have the same messages, none twice", () => {
    expect(ids(source("fr")).sort()).toEqual(ids(source("en")).sort());
    expect(new Set(ids(source("en"))).size).toBe(ids(source("en")).length);
  });
  test("use the same variables", () => {
    expect(variables(source("fr"))).toEqual(variables(source("en")));
  });
});

describe("words for cubes and cards", () => {
  test("a pile in the colours of its edition", () => {
    expect(cubes("1123")).toBe("2 yellow, 1 red and 1 green");
    speakOf("golem", {});
    expect(cubes("224")).toBe("2 green and 1 magenta");
    settings.language = "fr";
    expect(cubes("224")).toBe("2 verts et 1 magenta");
  });
  test("a crystal has one name in every game", () => {
    for (const game of Object.keys(GAMES)) {
      settings.language = "en";
      speakOf("golem", {}, game);
      expect([cubes("3"), cube("golem", 3), letter("golem", 3)]).toEqual(["1 turquoise", "turquoise crystal", "T"]);
      settings.language = "fr";
      expect([cubes("33"), cube("golem", 3), letter("golem", 3)]).toEqual(["2 turquoise", "cristal turquoise", "T"]);
    }
  });
  test("a card by what it does", () => {
    expect(card("m17")).toBe("give 3 yellow, get 1 brown");
    expect(card("p05")).toBe("8 points for 4 red");
    settings.language = "fr";
    expect(card("s2")).toBe("améliorer 2 fois");
  });
  test("an unknown message shows its id instead of nothing", () => {
    expect(t("no-such-message")).toBe("no-such-message");
  });
});

describe("a turn told in the log", () => {
  const told = (...texts: [string, Record<string, unknown>][]) => toldTurn(texts.map(([id, args]) => ({ id, args })), gameIn(texts[0]![0]), "spice", ["Ana", "Ben"]);
  const gameIn = (id: string): string => Object.keys(GAMES).find((game) => id.startsWith(game)) ?? "far-country";
  const trade = { kind: "trade", give: "22", gain: "33", upgrades: 0 };
  test("a trade done again counts its times", () => {
    expect(told(["spice-road-play", trade], ["spice-road-again", trade], ["spice-road-done", {}])).toBe("trades 2 red for 2 green (2 times)");
    const there = { ...trade, merchants: 1, expelled: 2 };
    expect(told(["endless-world-activate", there], ["endless-world-trade", trade], ["endless-world-again", trade])).toBe("trades 2 red for 2 green (2 times) with 1 merchant, sending 2 home");
    expect(told(["endless-world-activate", there], ["endless-world-done", {}])).toBe("goes to trade 2 red for 2 green with 1 merchant, sending 2 home");
  });
  test("what is paid piece by piece is one pile, and a raise tells what was raised", () => {
    const card = { arg: "m17", kind: "trade", loaded: "yes", cubes: "12" };
    expect(told(["spice-road-acquire", card], ["spice-road-pay", { arg: "1" }], ["spice-road-pay", { arg: "2" }])).toBe("acquires the card “give 3 yellow, get 1 brown” with 1 yellow and 1 red on it; pays 1 yellow and 1 red");
    const raise = { from: "1", to: "2" };
    expect(told(["spice-road-play", { kind: "upgrade", upgrades: 2 }], ["spice-road-raise", raise], ["spice-road-raise", raise])).toBe("upgrades 1 yellow to 1 red (2 times)");
  });
  test("whom, what for and how many are said, in both languages", () => {
    const toll: [string, Record<string, unknown>] = ["eastern-wonders-toll", { arg: "1", seat: 1 }];
    expect(told(toll)).toBe("pays 1 yellow to Ben");
    expect(told(["eastern-wonders-build", { icon: "tea" }], ["eastern-wonders-bonus", { arg: "vp_6", points: 6 }])).toBe("builds an outpost (tea); takes the Bonus tile “6 points”");
    expect(told(["endless-world-explore", { kind: "icon", icon: "tool" }])).toBe("explores and finds “one more Tool icon”");
    expect(told(["spice-road-rest", { count: 4 }])).toBe("rests and takes 4 cards back");
    settings.language = "fr";
    expect(told(toll)).toBe("paie 1 jaune à Ben");
    expect(told(["spice-road-rest", { count: 1 }])).toBe("se repose et reprend 1 carte");
  });
});

test("a card that does something says what", () => {
  const cards: Record<string, Card> = { a: { cost: "2", points: 4, kind: "tool", symbol: "s4", bonus: 3 }, b: { cost: "2", points: 4, kind: "new_merchants", bonus: 1 } };
  speakOf("golem", cards, "endless-world");
  expect(card("a")).toBe("4 points for 1 green; 1 turquoise more at every location with the moon");
  expect(card("b")).toBe("4 points for 1 green; 1 merchant from your reserve at once");
});

test("names that differ only by their number are told apart by it", () => {
  expect(["Player 1", "Joueur 12", "amina", ""].map(initial)).toEqual(["1", "12", "A", "?"]);
});
