// The front page against a server that answers from a list: what it asks for, and what it shows.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { today } from "../src/lib/daily";
import { editionOf, house } from "../src/lib/house.svelte";
import { settings } from "../src/lib/settings.svelte";
import App from "../src/App.svelte";
import Front from "../src/pages/Front.svelte";
import TopBar from "../src/pages/TopBar.svelte";

const ABOUT = { version: "1", games: { "spice-road": { players: [2, 3, 4, 5], editions: ["spice", "golem"], choices: {}, files: ["point_cards.csv"] }, "endless-world": { players: [2, 3, 4], editions: ["golem", "spice"], choices: { panels: { words: ["random", "D1"], text: false } }, files: [] } }, bots: [{ spec: "apprentice" }, { spec: "grand-master" }], daily: Array(7).fill("grand-master") as string[], ready: true, preparing: [] as string[] };
const TABLES = [{ table: "t9", game: "spice-road", edition: "golem", status: "playing", your_turn: true, yours: [0], seats: [{ kind: "person", name: "Amina" }, { kind: "bot", name: "Zeno" }], updated: 1 }];
const asked: { path: string; body: Record<string, unknown> | null }[] = [];

beforeEach(() => {
  Object.assign(settings, { language: "en", edition: "spice", everyGame: false, shade: "light", marks: "shape", bot: "", opponents: 1, name: "" });
  Object.assign(house, { about: null, tables: [], problem: null, opening: null });
  asked.length = 0;
  location.hash = "";
  vi.stubGlobal("fetch", async (url: URL, { body }: RequestInit) => {
    const path = url.pathname.replace("/api/", "");
    asked.push({ path, body: body ? (JSON.parse(String(body)) as Record<string, unknown>) : null });
    const answers: Record<string, unknown> = { about: ABOUT, tables: body ? { table: "new1", state: {} } : { tables: TABLES } };
    return new Response(JSON.stringify(answers[path]));
  });
});

async function open() {
  render(Front);
  await screen.findByRole("button", { name: "Play now: An Endless World" });
}

test("one press plays, at the level chosen, in the world of the game's own box, and the lot says who begins", async () => {
  await open();
  await fireEvent.click(screen.getByRole("radio", { name: "Apprentice" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play now: An Endless World" }));
  await waitFor(() => expect(location.hash).toBe("#/table/new1"));
  const { body } = asked.at(-1)!;
  expect(body).toMatchObject({ game: "endless-world", edition: "golem", begins: null, seats: [{ kind: "me" }, { kind: "bot", bot: "apprentice" }] });
  expect(settings.bot).toBe("apprentice");
});

test("how many opponents is one press, is remembered, and is less where a game has no room", async () => {
  await open();
  await fireEvent.click(screen.getByRole("radio", { name: "4 opponents" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play now: An Endless World" }));
  await waitFor(() => expect(location.hash).toBe("#/table/new1"));
  expect((asked.at(-1)!.body!["seats"] as { kind: string }[]).map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(screen.getByText("This game has room for 3 opponents.")).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("caravansary.settings")!).opponents).toBe(4);
});

test("the deal of the day is asked for by its date, against its level", async () => {
  await open();
  await fireEvent.click(screen.getByRole("button", { name: "Play the deal: An Endless World" }));
  await waitFor(() => expect(location.hash).toBe("#/table/new1"));
  const { body } = asked.at(-1)!;
  expect(body).toMatchObject({ game: "endless-world", edition: "golem", daily: today(), seats: [{ kind: "me" }, { kind: "bot", bot: "grand-master" }] });
  expect(Object.keys(body!).sort()).toEqual(["daily", "edition", "game", "request", "seats"]);
});

test("a world that is chosen for the page is the world of every game, until each has its own again", async () => {
  await open();
  render(TopBar);
  expect(["spice-road", "endless-world"].map(editionOf)).toEqual(["spice", "golem"]);
  for (const [world, worlds] of [["golem", ["golem", "golem"]], ["spice", ["spice", "spice"]], ["box", ["spice", "golem"]]] as const) {
    await fireEvent.change(screen.getByLabelText("World"), { target: { value: world } });
    expect(["spice-road", "endless-world"].map(editionOf)).toEqual(worlds);
  }
});

test("what else can be chosen is in a fold, and is what the table is asked for", async () => {
  await open();
  const entry = document.querySelector<HTMLElement>("[data-game=endless-world]")!;
  expect(within(entry).queryByLabelText("Who begins")).toBeNull();
  const fold = entry.querySelector("details")!;
  fold.open = true;
  await fireEvent(fold, new Event("toggle"));
  await fireEvent.change(await within(entry).findByLabelText("Who begins"), { target: { value: "0" } });
  await fireEvent.change(within(entry).getByLabelText("World"), { target: { value: "spice" } });
  await fireEvent.click(await within(entry).findByRole("radio", { name: "D1" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play now: A New World" }));
  await waitFor(() => expect(location.hash).toBe("#/table/new1"));
  expect(asked.at(-1)!.body).toMatchObject({ game: "endless-world", edition: "spice", begins: 0, options: { panels: "D1" } });
});

test("while a game is compiled for the first time, pressing it says so", async () => {
  const quick = fetch;
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    if (url.pathname.endsWith("/tables") && init.body) return new Promise(() => {});
    return url.pathname.endsWith("/about") ? Promise.resolve(new Response(JSON.stringify({ ...ABOUT, ready: false, preparing: ["endless-world"] }))) : quick(url, init);
  });
  await open();
  await fireEvent.click(screen.getByRole("button", { name: "Play now: An Endless World" }));
  expect(await screen.findByText("Getting the game ready, this first time only…")).toBeTruthy();
});

test("own tables link to their table and say whose turn it is; a record opens a table of its own", async () => {
  await open();
  const entry = await screen.findByRole("link", { name: /Amina, Zeno.*your turn/ });
  expect(entry.getAttribute("href")).toBe("#/table/t9");
  const file = new File(["{}"], "game.json");
  file.text = async () => "the record";
  await fireEvent.change(screen.getByLabelText("Open a record"), { target: { files: [file] } });
  await waitFor(() => expect(asked.at(-1)!.body).toMatchObject({ record: "the record" }));
});

test("a game from elsewhere is listed by the words it brings, in a world it has, and without a first game", async () => {
  const known = fetch;
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit = {}) => {
    if (url.pathname.endsWith("/words")) return Response.json({ lang: "en", words: `lantern-title = ${url.searchParams.get("lang") === "fr" ? "Lanternes" : "Lanterns"}\nlantern-about = Light them all.` });
    if (!url.pathname.endsWith("/about")) return known(url, init);
    return new Response(JSON.stringify({ ...ABOUT, games: { ...ABOUT.games, lantern: { players: [2], editions: ["golem"] } } }));
  });
  render(App);
  const play = await screen.findByRole("button", { name: "Play now: Lanterns" });
  const entry = play.closest("li")!;
  expect(entry.textContent).toContain("Light them all.");
  expect([...entry.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["#/rules/lantern"]);
  expect(entry.querySelector("svg")).not.toBeNull();
  await fireEvent.change(screen.getByLabelText("Language"), { target: { value: "fr" } });
  const [again] = await screen.findAllByRole("button", { name: /Lanternes$/ });
  await fireEvent.click(again!);
  await waitFor(() => expect(asked.at(-1)!.body).toMatchObject({ game: "lantern", edition: "golem" }));
});

test("a server that does not answer is said in words, and can be asked again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  render(Front);
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", expect.stringContaining("does not answer"));
});

test("the language changes at once and is remembered", async () => {
  await open();
  render(TopBar);
  await fireEvent.change(screen.getByLabelText("Language"), { target: { value: "fr" } });
  expect(screen.getByRole("heading", { name: "Vos tables" })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("caravansary.settings")!).language).toBe("fr");
});
