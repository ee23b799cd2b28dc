// What every request to the server carries.
import { expect, test, vi } from "vitest";
import { get, post } from "../src/lib/api";
import { settings } from "../src/lib/settings.svelte";

test("the language is asked for refusals only: no sentence is made that nobody reads", async () => {
  const asked: { url: URL; headers: Headers }[] = [];
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    asked.push({ url, headers: new Headers(init.headers) });
    return Promise.resolve(new Response("{}"));
  });
  settings.language = "fr";
  await get("about");
  await post("tables/t1/move", { action: 1 });
  expect(asked.map(({ url, headers }) => [url.search, headers.get("accept-language")])).toEqual([["", "fr"], ["", "fr"]]);
  expect(asked[1]?.headers.get("content-type")).toBe("application/json");
});
