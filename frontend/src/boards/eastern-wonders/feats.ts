// What one may achieve in this game, by how it was played.
import type { Feat } from "../../lib/statistics";

export const FEATS: Feat[] = [
  { id: "free", done: ({ outcome, did }) => outcome === "won" && !did["toll"] },
  { id: "settler", done: ({ did }) => (did["build"] ?? 0) >= 12 },
];
