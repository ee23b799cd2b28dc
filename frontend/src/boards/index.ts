// One line for each game: its board. Adding a game is adding its folder here.
import type { Component } from "svelte";
import EasternWonders from "./eastern-wonders/EasternWonders.svelte";
import EndlessWorld from "./endless-world/EndlessWorld.svelte";
import type { BoardProps } from "./shared/props";
import SpiceRoad from "./spice-road/SpiceRoad.svelte";

type Board = Component<BoardProps>;

export const BOARDS: Record<string, Board> = {
  "spice-road": SpiceRoad as unknown as Board,
  "eastern-wonders": EasternWonders as unknown as Board,
  "endless-world": EndlessWorld as unknown as Board,
};
