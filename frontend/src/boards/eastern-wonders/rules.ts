// The rules page of Eastern Wonders, with the clauses that each paragraph says.
import type { Catalogue } from "../../lib/position";
import Levels from "../shared/examples/Levels.svelte";
import Trays from "../shared/examples/Trays.svelte";
import { drawn, says, type RulesPage } from "../shared/rules";
import Boards from "./examples/Boards.svelte";
import Bonuses from "./examples/Bonuses.svelte";
import Waters from "./examples/Waters.svelte";
import { ICONS } from "./places";
import type { Hex, Tile } from "./view";

const EXCHANGES = [["111", "4"], ["2", "111"], ["11", "3"], ["3", "22"], ["4", "33"]] as const;
/** A market of every good and exchange, and two VP tiles. */
const TILES: Catalogue = Object.fromEntries([
  ...Array.from({ length: 20 }, (_, i): [string, Tile] => {
    const [give, gain] = EXCHANGES[i % EXCHANGES.length]!;
    return [`t${i}`, { icon: ICONS[i % ICONS.length]!, give, gain }];
  }),
  ["v0", { points: 14, cost: "2234" }],
  ["v1", { points: 17, cost: "3344" }],
  ["v2", { points: 11, cost: "1233" }],
  ["v3", { points: 19, cost: "2444" }],
]);

function market(tile: string, column: number, line: number, change: Partial<Hex> = {}): Hex {
  return { at: "", tile, cubes: "", outposts: [], column, line, ...change };
}
function port(vp: string | null, column: number, line: number, closed = false): Hex {
  return { at: "", vp, closed, cubes: "", column, line };
}
/** Names make hexes different from each other. */
const named = (map: Hex[]): Hex[] => map.map((hex, i) => ({ ...hex, at: `${"ABCDE"[hex.column] ?? ""}${i + 1}` }));

const COLUMNS = [4, 5, 6, 5, 4];
const STANDARD = named(
  COLUMNS.flatMap((size, column) =>
    Array.from({ length: size }, (_, i) => {
      const line = 2 * i + 6 - size;
      const before = COLUMNS.slice(0, column).reduce((sum, each) => sum + each, 0);
      const corner = size === 4 && (i === 0 || i === 3);
      return corner ? port(`v${(column && 2) + (i && 1)}`, column, line) : market(`t${(before + i) % 20}`, column, line);
    }),
  ),
);
const WAY = (left: string): Hex[] => named([market("t2", 0, 1), market("t7", 1, 0, { cubes: left }), market("t8", 2, 1)]);
const full = { ginger: 5, chili: 5, tea: 5, cloves: 5 };

export default {
  sections: [
    { id: "goal", paragraphs: [says(), drawn(says(), Levels, {})] },
    {
      id: "setup",
      paragraphs: [
        says("EW-01"),
        drawn(says("EW-02"), Waters, { moments: [{ map: STANDARD }], wide: 5 }, TILES),
        says("EW-04"),
        drawn(says("EW-05"), Bonuses, { tiles: [["vp_6", 6], ["vp_5", 5], ["vp_4", 4], ["vp_3", 3]] }),
        drawn(says("EW-06"), Boards, { moments: [full] }),
        says("EW-08"),
        drawn(says("EW-07"), Trays, { piles: ["1111", "112", "22", "13"] }),
        says("EW-03"),
      ],
    },
    { id: "turn", paragraphs: [says(), says("EW-41")] },
    {
      id: "move",
      paragraphs: [
        drawn(says("EW-10"), Waters, { moments: [{ map: WAY(""), boats: ["A1"] }, { map: WAY("1"), boats: ["C3"] }], wide: 2.6 }, TILES),
        says("EW-11"),
        drawn(says("EW-12"), Waters, { moments: [{ map: named([market("t8", 0, 0)]), boats: ["", "A1", "A1"] }], wide: 1.5 }, TILES),
        drawn(says("EW-13"), Waters, { moments: [{ map: named([market("t3", 0, 0, { cubes: "23" })]), boats: ["", "A1"] }], wide: 1.5 }, TILES),
        says("EW-14"),
      ],
    },
    {
      id: "market",
      paragraphs: [
        drawn(says("EW-20"), Waters, { moments: [{ map: named([market("t0", 0, 0, { outposts: [1, 2] })]), boats: ["A1"] }], wide: 1.5 }, TILES),
        drawn(says("EW-21"), Boards, { moments: [{ ...full, tea: 4 }, { ...full, tea: 3 }] }),
        drawn(says("EW-22"), Boards, { moments: [{ ginger: 4, chili: 3, tea: 4, cloves: 4 }], bonus: ["harvest_red", 1] }),
        says("EW-24"),
        drawn(says("EW-23"), Trays, { piles: ["111111111", "1111114", "11144", "444"], steps: true }),
      ],
    },
    {
      id: "port",
      paragraphs: [
        drawn(says("EW-30"), Waters, { moments: [{ map: named([port("v0", 0, 0)]), boats: ["A1"] }], wide: 1.5 }, TILES),
        says("EW-31"),
        drawn(says("EW-32"), Waters, { moments: [{ map: named([port(null, 0, 0, true), port("v1", 1, 1)]) }, { map: named([port("v2", 0, 0), port(null, 1, 1, true)]) }], wide: 2 }, TILES),
      ],
    },
    { id: "harvest", paragraphs: [says("EW-40")] },
    {
      id: "bonus",
      paragraphs: [
        says("EW-22", "EW-42"),
        drawn(says("EW-11"), Bonuses, { tiles: [["free_move", 0]] }),
        drawn(says("EW-40", "EW-51"), Bonuses, { tiles: [["harvest_red", 1]] }),
        drawn(says("EW-24", "EW-51"), Bonuses, { tiles: [["upgrade_on_build", 2]] }),
        drawn(says("EW-43"), Bonuses, { tiles: [["hold_plus_3", 0]] }),
        drawn(says("EW-05", "EW-51"), Bonuses, { tiles: [["vp_6", 6], ["vp_5", 5], ["vp_4", 4], ["vp_3", 3]] }),
      ],
    },
    { id: "hold", paragraphs: [drawn(says("EW-43"), Trays, { piles: ["111122233444", "1122233444"], steps: true }), says("EW-14")] },
    {
      id: "end",
      paragraphs: [
        says("EW-50"),
        says("EW-14"),
        says("EW-51"),
        drawn(says("EW-51"), Boards, { moments: [{ ginger: 0, chili: 2, tea: 4, cloves: 3 }], rows: [8, 3, 0, 1] }),
        says("EW-52"),
      ],
    },
    { id: "open", paragraphs: [says("EW-60")] },
  ],
} satisfies RulesPage;
