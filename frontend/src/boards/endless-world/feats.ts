// What one may achieve in this game, by how it was played.
import type { Feat } from "../../lib/statistics";

export const FEATS: Feat[] = [
  { id: "explorer", done: ({ did }) => (did["explore"] ?? 0) >= 3 },
  { id: "tireless", done: ({ outcome, did }) => outcome === "won" && (did["rest"] ?? 0) <= 4 },
];
