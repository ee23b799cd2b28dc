import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, test } from "vitest";
import { catalogueOf } from "../src/fixtures/catalogue";
import { settings } from "../src/lib/settings.svelte";
import { card, cube, cubes, letter, speakOf, t } from "../src/lib/words.svelte";

const files = import.meta.glob<string>("../../src/caravansary/locales/*/table.ftl", { query: "?raw", import: "default", eager: true });
const source = (language: string): string => Object.entries(files).find(([path]) => path.includes(`/${language}/`))![1];
const ids = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);
const variables = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    new FluentResource(text).body.map((message) => [message.id, [...new Set(JSON.stringify(message).match(/"type":"var","name":"\w+"/g) ?? [])].sort()]),
  );

beforeEach(() => {
  settings.language = "en";
  speakOf("spice", catalogueOf("spice-road"));
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
  test("a game's own name for a colour", () => {
    speakOf("golem", {}, "spice-road");
    expect([cubes("3"), cube("golem", 3), letter("golem", 3)]).toEqual(["1 turquoise", "turquoise crystal", "T"]);
    speakOf("golem", {}, "endless-world");
    expect([cubes("3"), cube("golem", 3), letter("golem", 3)]).toEqual(["1 blue", "blue crystal", "B"]);
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
