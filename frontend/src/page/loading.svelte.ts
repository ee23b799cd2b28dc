// How far Python is, for the page to show while it loads.

export const loading = $state<{ file: string; done: number; total: number; isBegun: boolean; isReady: boolean; damaged: string | null }>({
  file: "",
  done: 0,
  total: 0,
  isBegun: false,
  isReady: false,
  damaged: null,
});
