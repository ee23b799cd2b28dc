// What a first game asks for, in order: each step is done by any of these verbs.
export const LESSONS: Record<string, string[][]> = {
  "spice-road": [["play"], ["raise"], ["acquire"], ["rest"], ["play"], ["claim"]],
  "eastern-wonders": [["lot"], ["boat"], ["build", "harvest"], ["move"], ["trade", "build"], ["claim"]],
  "endless-world": [["activate"], ["activate"], ["rest"], ["raise", "trade"], ["take", "claim"], ["claim"]],
};
