// The build of the browser client. Locale files and card values live in the Python package next door,
// so the dev server may read one folder above this one.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const repository = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  server: { fs: { allow: [repository] } },
  build: {
    target: "es2022",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    // The service worker of a page without a server stands beside the page, under a name that stays.
    rolldownOptions: {
      input: { index: "index.html", service: "src/page/service.ts" },
      output: { entryFileNames: ({ name }) => (name === "service" ? "service.js" : "assets/[name]-[hash].js") },
    },
  },
  worker: { format: "es" },
  // Vitest runs components in jsdom, so it needs Svelte's browser half.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", setupFiles: ["tests/setup.ts"], include: ["tests/**/*.test.ts"], css: true },
} as Parameters<typeof defineConfig>[0]);
