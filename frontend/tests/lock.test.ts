// The lock must install everywhere and name no hosts.
import { expect, test } from "vitest";
import lock from "../package-lock.json";

const packages = lock.packages as Record<string, { resolved?: string; dev?: boolean }>;

test("no package is tied to a host", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
  expect(JSON.stringify(lock)).not.toMatch(/https?:\/\//);
});

test.each(["linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64-msvc"])("the bundler is locked for %s", (platform) => {
  expect(Object.keys(packages)).toContain(`node_modules/@rolldown/binding-${platform}`);
});

test.each(["vite", "svelte", "rolldown", "@fluent/bundle", "@sveltejs/vite-plugin-svelte"])("%s is there for a build without test packages", (name) => {
  expect(packages[`node_modules/${name}`]?.dev).toBeUndefined();
});
