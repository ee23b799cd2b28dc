// The rules page of Endless World, with the clauses that each paragraph says.
import type { Catalogue } from "../../lib/position";
import Levels from "../shared/examples/Levels.svelte";
import Trays from "../shared/examples/Trays.svelte";
import { drawn, says, type RulesPage } from "../shared/rules";
import Cards from "./examples/Cards.svelte";
import Finds from "./examples/Finds.svelte";
import GolemPlace from "./examples/GolemPlace.svelte";
import Icons from "./examples/Icons.svelte";
import People from "./examples/People.svelte";
import Places from "./examples/Places.svelte";
import type { Card, Spot, Tile } from "./view";

const tile = (values: Tile): Tile => values;
const PAIR = tile({ kind: "pair", icon1: "assistance", icon2: "tool", points: 3 });
const OTHER_PAIR = tile({ kind: "pair", icon1: "tool", icon2: "new_merchants", points: 3 });
const SINGLE = tile({ kind: "single", icon1: "new_merchants", points: 2 });
const COUPLES = tile({ kind: "merchant_pair", points: 1 });
const FLAT = tile({ kind: "flat", points: 3 });

const values: Record<string, Card | Spot | Tile> = {
  take: { kind: "produce", merchants: 2, gain: "112", symbol: "s1" },
  raise: { kind: "upgrade", merchants: 2, upgrades: 3, symbol: "s3" },
  trade: { kind: "trade", merchants: 3, give: "22", gain: "133" },
  three: { kind: "produce", merchants: 3, gain: "113", symbol: "s4" },
  golem: { kind: "golem", merchants: 1 },
  card: { kind: "tool", cost: "1223", points: 6, symbol: "s1", bonus: 2 },
  pair: PAIR,
  couples: COUPLES,
  found: { kind: "crystals", crystals: "13" },
};
const catalogue = values as Catalogue;

export default {
  sections: [
    { id: "goal", paragraphs: [says(), drawn(says(), Levels, {})] },
    {
      id: "setup",
      paragraphs: [
        says("EN-01"),
        says("EN-02"),
        says("EN-03"),
        drawn(says("EN-04"), Icons, { tiles: [PAIR, SINGLE, COUPLES, FLAT] }),
        drawn(says("EN-05"), Places, { places: [{ id: "three", exploration: "found" }] }, catalogue),
        says("EN-06"),
        drawn(says("EN-06"), People, { board: 6, reserve: 6 }),
        drawn(says("EN-07"), Trays, { piles: ["111", "1111", "1111", "1112"], players: true }),
      ],
    },
    { id: "turn", paragraphs: [says(), says()] },
    {
      id: "activate",
      paragraphs: [
        says("EN-10"),
        drawn(says("EN-11"), Places, { places: [{ id: "take" }, { id: "take", owner: 0, merchants: 2 }], steps: true }, catalogue),
        drawn(says("EN-12"), Places, { places: [{ id: "three", owner: 1, merchants: 3 }, { id: "three", owner: 0, merchants: 4 }], steps: true }, catalogue),
        drawn(says("EN-12", "EN-13"), Places, { places: [{ id: "three", owner: 1, merchants: 1 }, { id: "three", owner: 0, merchants: 2 }], steps: true }, catalogue),
        says("EN-14"),
        says("EN-15"),
      ],
    },
    {
      id: "locations",
      paragraphs: [
        drawn(says("EN-20"), Places, { places: [{ id: "take" }] }, catalogue),
        drawn(says("EN-21"), Places, { places: [{ id: "raise" }] }, catalogue),
        drawn(says("EN-22"), Places, { places: [{ id: "trade" }] }, catalogue),
      ],
    },
    {
      id: "golem",
      paragraphs: [
        drawn(says("EN-23"), GolemPlace, { golem: { location: "golem", card: "card", bonus: [{ top: "pair", below: 1 }, { top: "couples", below: 1 }] } }, catalogue),
        says("EN-23"),
        says("EN-24", "EN-61"),
      ],
    },
    {
      id: "cards",
      paragraphs: [
        drawn(says(), Cards, {
          cards: [
            { kind: "assistance", cost: "113", points: 3, symbol: "s2" },
            { kind: "tool", cost: "1223", points: 6, symbol: "s1", bonus: 2 },
            { kind: "new_merchants", cost: "2233", points: 7, bonus: 2 },
            { kind: "exploration", cost: "1144", points: 8 },
          ],
        }),
        says("EN-13", "EN-30"),
        says("EN-14", "EN-30"),
        says("EN-31"),
        says("EN-32"),
        drawn(says("EN-33"), Finds, { tiles: [{ kind: "crystals", crystals: "112" }, { kind: "merchant" }, { kind: "points" }, { kind: "icon", icon: "tool" }] }),
      ],
    },
    { id: "rest", paragraphs: [says("EN-40")] },
    { id: "caravan", paragraphs: [drawn(says("EN-41"), Trays, { piles: ["111122233444", "1122233444"], steps: true }), says("EN-41")] },
    {
      id: "end",
      paragraphs: [
        says("EN-50"),
        says("EN-51"),
        drawn(says("EN-52"), Icons, { tiles: [SINGLE, PAIR, COUPLES, FLAT] }),
        drawn(says("EN-52"), Icons, {
          icons: ["assistance", "tool", "tool", "tool", "new_merchants", "new_merchants", "new_merchants"],
          tiles: [PAIR, OTHER_PAIR, SINGLE],
          rows: [3, 9, 6],
        }),
        says("EN-53"),
      ],
    },
    { id: "open", paragraphs: [says("EN-60")] },
  ],
} satisfies RulesPage;
