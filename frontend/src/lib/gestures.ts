// What can be said at a table: set phrases, and gestures that are drawn.
export const PHRASES = ["hello", "luck", "well-played", "thanks", "sorry", "moment", "good-game"] as const;
export const GESTURES = ["wave", "clap", "laugh", "oops", "heart"] as const;

/** Drawn in a square of 48, with the pen of the table's own ink. */
export const DRAWN: Record<string, string> = {
  wave: "M15 30l-5-8c-1.500-3 2-5 4-2.500l4 5.500-5-11c-1-3 3-5 5-2l5 10-2.500-12c0-3.500 4.500-4 5.500-0.500l2.500 11.500 0.500-9c0.500-3 4.500-3 5 0l0.500 14c0 9-4.500 16-12 16-6 0-9.500-5-12-12.500M36 8c3 1 5 3.500 6 6M8 33c0.500 4 2.500 7 5.500 9",
  clap: "M14 28l-4-6c-1.500-3 2.500-5 4.500-2.500l4 5-7-10c-1.500-3 2.500-5.500 4.500-2.500l6.500 9-4.500-9c-1-3 3-5 5-2l7 12c3 6 2 14-4 17.500-5 3-11 1-14-3zM33 14l4 7c2 4 2 9 0 12M30 5l1 4M38 6l-2 4M43 12l-4 2",
  laugh: "M24 6a18 18 0 1 0 0.010 0M14 19c1.500-3 4.500-3 6 0M28 19c1.500-3 4.500-3 6 0M13 26c2 12 20 12 22 0z",
  oops: "M24 6a18 18 0 1 0 0.010 0M17 18v4M31 18v4M24 28a5 5.500 0 1 0 0.010 0M36 8c3 4 4 6 1 7.500",
  heart: "M24 40C6 28 8 12 17 12c4 0 6 3 7 5.500C25 15 27 12 31 12c9 0 11 16-7 28z",
};

export const isGesture = (word: string): boolean => word in DRAWN;
