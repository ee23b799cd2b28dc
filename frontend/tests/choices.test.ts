// The controls of a new table: maps, values of one's own box, options of games from elsewhere; faults are named where they arise.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import MapChoice from "../src/boards/eastern-wonders/MapChoice.svelte";
import { unzipped } from "../src/lib/zip";
import OptionChoice from "../src/pages/setup/OptionChoice.svelte";
import OwnValues from "../src/pages/setup/OwnValues.svelte";
import { settings } from "../src/lib/settings.svelte";

const MAP = [{ at: "A1", column: 0, line: 0, tile: "t1" }, { at: "B1", column: 1, line: 1 }];
const tries: Record<string, unknown>[] = [];
let faults: string[] = [];

beforeEach(() => {
  Object.assign(settings, { language: "en" });
  tries.length = 0;
  faults = [];
  vi.stubGlobal("fetch", async (_: URL, { body }: RequestInit) => {
    const sent = JSON.parse(String(body)) as { options?: { map?: unknown } };
    tries.push(sent as Record<string, unknown>);
    if (faults.length) return Response.json({ error: { code: "bad-table", text: faults.join("; "), faults } }, { status: 422 });
    const map = sent.options?.map === "random" ? [`o ${tries.length}`, " P"] : sent.options?.map;
    return Response.json({ options: map ? { map } : {}, view: { map: MAP }, reconstructed: {} });
  });
});

const option = { words: ["standard", "random"], text: true };

test("a random map is shown, and the map that was shown is the one that is asked for", async () => {
  const onchange = vi.fn();
  render(MapChoice, { game: "eastern-wonders", name: "map", option, players: 2, edition: "spice", value: undefined, onchange });
  expect(await screen.findByRole("img", { name: /ports at B1/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "Random" }));
  await waitFor(() => expect(onchange).toHaveBeenLastCalledWith(["o 2", " P"]));
  await fireEvent.click(screen.getByRole("button", { name: "Another random map" }));
  await waitFor(() => expect(onchange).toHaveBeenLastCalledWith(["o 3", " P"]));
  await fireEvent.click(screen.getByRole("radio", { name: "Standard" }));
  await waitFor(() => expect(onchange).toHaveBeenLastCalledWith(undefined));
});

test("an own map is written or read from a file, and every fault stands beside it", async () => {
  const onchange = vi.fn();
  render(MapChoice, { game: "eastern-wonders", name: "map", option, players: 2, edition: "golem", value: undefined, onchange });
  await screen.findByRole("img");
  await fireEvent.click(screen.getByRole("radio", { name: "Your own" }));
  const text = screen.getByLabelText<HTMLTextAreaElement>(/^Drawn in letters/);
  expect(text.value).toBe("o .\n. P");
  faults = ["line 1: what is an x?", "there are too few ports"];
  await fireEvent.input(text, { target: { value: "x .\n. P\n" } });
  expect(onchange).toHaveBeenLastCalledWith(["x .", ". P"]);
  const alert = await screen.findByRole("alert");
  expect([...alert.querySelectorAll("li")].map((line) => line.textContent)).toEqual(faults);
  faults = [];
  const file = new File([""], "map.txt");
  file.text = async () => "\uFEFFo .\r\n. P\r\n";
  await fireEvent.change(screen.getByLabelText("From a file…"), { target: { files: [file] } });
  await waitFor(() => expect(onchange).toHaveBeenLastCalledWith(["o .", ". P"]));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

const csv = (name: string, path = ""): File => {
  const file = new File([""], name);
  Object.defineProperty(file, "webkitRelativePath", { value: path });
  file.text = async () => `values of ${name}`;
  return file;
};

test("values of one's own box are tried before they are used; a folder may hold other files too", async () => {
  render(OwnValues, { game: "spice-road", players: 2, known: ["point_cards.csv"], files: null });
  await fireEvent.change(screen.getByLabelText("Folder…"), { target: { files: [csv("point_cards.csv", "box/point_cards.csv"), csv("README", "box/README")] } });
  expect(await screen.findByText("Played with your values from point_cards.csv.")).toBeTruthy();
  expect(tries.at(-1)).toMatchObject({ components: { "point_cards.csv": "values of point_cards.csv" } });
  faults = ["point_cards.csv, line 2: no such points"];
  await fireEvent.change(screen.getByLabelText("Files or zip…"), { target: { files: [csv("point_cards.csv")] } });
  expect((await screen.findByRole("alert")).textContent).toBe(faults[0]);
  expect(screen.queryByText(/Played with your values/)).toBeNull();
  await fireEvent.change(screen.getByLabelText("Folder…"), { target: { files: [csv("README", "box/README")] } });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("None of this game's files are there"));
});

test("an option of a game from elsewhere is chosen from its words", async () => {
  const onchange = vi.fn();
  render(OptionChoice, { game: "ferry", name: "river", option: { words: ["calm", "wild"], text: false }, players: 2, edition: "spice", value: undefined, onchange });
  const list = screen.getByLabelText<HTMLSelectElement>("river");
  expect([...list.options].map(({ text }) => text)).toEqual(["calm", "wild"]);
  await fireEvent.change(list, { target: { value: "wild" } });
  expect(onchange).toHaveBeenLastCalledWith("wild");
});

test("a zip archive is unpacked, stored or deflated; anything else is none", async () => {
  // Made by Python's zipfile: box/a.csv deflated, b.csv stored.
  const packed = Uint8Array.from(atob(ZIP), (letter) => letter.charCodeAt(0));
  expect([...(await unzipped(packed.buffer))!]).toEqual([["box/a.csv", "id,points\n".repeat(20)], ["b.csv", "id\n"]]);
  expect(await unzipped(new TextEncoder().encode("no archive at all, but long enough").buffer as ArrayBuffer)).toBeNull();
});

const ZIP = "UEsDBBQAAAAIABkicl0aIBrzDwAAAMgAAAAJAAAAYm94L2EuY3N2y0zRKcjPzCsp5soc0iwAUEsDBBQAAAAAABkicl0AbgNZAwAAAAMAAAAFAAAAYi5jc3ZpZApQSwECFAMUAAAACAAZInJdGiAa8w8AAADIAAAACQAAAAAAAAAAAAAAgAEAAAAAYm94L2EuY3N2UEsBAhQDFAAAAAAAGSJyXQBuA1kDAAAAAwAAAAUAAAAAAAAAAAAAAIABNgAAAGIuY3N2UEsFBgAAAAACAAIAagAAAFwAAAAAAA==";
