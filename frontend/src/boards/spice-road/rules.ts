// The rules page of Spice Road, with the clauses that each paragraph says.
import Levels from "../shared/examples/Levels.svelte";
import Trays from "../shared/examples/Trays.svelte";
import { drawn, says, type RulesPage } from "../shared/rules";
import Merchants from "./examples/Merchants.svelte";
import PointRow from "./examples/PointRow.svelte";
import Score from "./examples/Score.svelte";

const START = [
  { kind: "produce", gain: "11" },
  { kind: "upgrade", upgrades: 2 },
];
const MARKET = [
  { kind: "trade", give: "11", gain: "3" },
  { kind: "produce", gain: "12" },
  { kind: "trade", give: "3", gain: "22" },
  { kind: "trade", give: "1111", gain: "33" },
  { kind: "upgrade", upgrades: 3 },
];
const POINTS = [
  { points: 9, cost: "1123" },
  { points: 12, cost: "2233" },
  { points: 15, cost: "3344" },
];

export default {
  sections: [
    { id: "goal", paragraphs: [says(), drawn(says(), Levels, {})] },
    {
      id: "setup",
      paragraphs: [
        says("SR-01"),
        drawn(says("SR-02"), PointRow, { cards: POINTS, coins: [["gold", 6], ["silver", 6], null], deck: 31 }),
        drawn(says("SR-03"), Merchants, { cards: START }),
        says("SR-04"),
        says("SR-05"),
        drawn(says("SR-06"), Trays, { piles: ["111", "1111", "1111", "1112", "1112"], players: true }),
      ],
    },
    { id: "turn", paragraphs: [says("SR-10"), says()] },
    {
      id: "play",
      paragraphs: [
        says("SR-11"),
        drawn(says("SR-12"), Merchants, { cards: [{ kind: "produce", gain: "12" }] }),
        drawn(says("SR-13"), Trays, { piles: ["112", "123", "124"], steps: true }),
        drawn(says("SR-14"), Trays, { piles: ["111111", "11113", "1133", "333"], steps: true }),
        says("SR-15"),
      ],
    },
    { id: "acquire", paragraphs: [drawn(says("SR-16"), Merchants, { cards: MARKET, on: ["1", "11", "2", "", ""], taken: 3 }), says("SR-17"), says("SR-18", "SR-25")] },
    { id: "rest", paragraphs: [says("SR-19")] },
    {
      id: "claim",
      paragraphs: [says("SR-20", "SR-25"), says("SR-21"), drawn(says("SR-22"), PointRow, { cards: POINTS, coins: [["silver", 4], null, null] })],
    },
    { id: "caravan", paragraphs: [drawn(says("SR-23"), Trays, { piles: ["111122233444", "1122233444"], steps: true }), says("SR-24")] },
    {
      id: "end",
      paragraphs: [
        says("SR-30"),
        drawn(says("SR-31"), Score, { cards: POINTS.slice(0, 2), gold: 2, silver: 1, caravan: "1123", rows: [21, 6, 1, 2] }),
        says("SR-32"),
      ],
    },
    { id: "open", paragraphs: [says("SR-40"), says("SR-41")] },
  ],
} satisfies RulesPage;
