// How far Python is, for the page to show while it loads.

import { t } from "../lib/words.svelte";

export const loading = $state<{ file: string; done: number; total: number; isBegun: boolean; isReady: boolean; damaged: string | null }>({
  file: "",
  done: 0,
  total: 0,
  isBegun: false,
  isReady: false,
  damaged: null,
});

/** What is said of a file that did not arrive whole; "": of a worker that ends for no known reason, however often it is started. */
export const damagedWords = (file: string): string => (file ? t("page-damaged", { file }) : t("page-lost"));
