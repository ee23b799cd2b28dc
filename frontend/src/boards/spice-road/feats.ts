// What one may achieve in this game, by how it was played.
import type { Feat } from "../../lib/statistics";

export const FEATS: Feat[] = [
  { id: "thrift", done: ({ outcome, did }) => outcome === "won" && (did["acquire"] ?? 0) <= 4 },
  { id: "tireless", done: ({ outcome, did }) => outcome === "won" && (did["rest"] ?? 0) <= 3 },
];
