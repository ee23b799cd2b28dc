eastern-wonders = { $edition ->
    [golem] Century: Golem Edition – Eastern Mountains
   *[spice] Century: Eastern Wonders
}

## Actions

eastern-wonders-lot = Take the starting lot { $arg }: { CUBES($cubes) }
eastern-wonders-boat = { $kind ->
    [market] Put the boat on { $arg } ({ $tile }: { CUBES($give) } for { CUBES($gain) })
   *[other] Put the boat on { $arg }
}
eastern-wonders-move = { $kind ->
    [market] Sail to { $arg } ({ $tile }: { CUBES($give) } for { CUBES($gain) }; lying there: { CUBES($cubes) }; toll: { $toll })
    [port] Sail to the port { $arg } ({ $tile }: { points-count } for { CUBES($give) }; lying there: { CUBES($cubes) })
   *[closed] Sail to the closed port { $arg } (lying there: { CUBES($cubes) })
}
eastern-wonders-leave = Leave { CUBES($arg) } on { $hex } and sail on
eastern-wonders-toll = Pay { CUBES($arg) } to player { $number }
eastern-wonders-take = Take all that lies here: { CUBES($cubes) }
eastern-wonders-build = { $cost ->
    [0] Build an outpost on { $tile } for nothing
    [one] Build an outpost on { $tile } for { $cost } { cube-one }
   *[other] Build an outpost on { $tile } for { $cost } { cube-many }
}
eastern-wonders-pay = Pay { CUBES($arg) } for the outpost
eastern-wonders-bonus = Take a Bonus tile: { $kind ->
    [free_move] one more free step each turn{ eastern-wonders-bonus-worth }
    [harvest_red] { CUBES("2") } more with every harvest{ eastern-wonders-bonus-worth }
    [upgrade_on_build] upgrade a { cube-one } after building{ eastern-wonders-bonus-worth }
    [hold_plus_3] three more spaces in the hold{ eastern-wonders-bonus-worth }
   *[vp] { points-count } at the end
}
eastern-wonders-bonus-worth = { $points ->
    [0] { "" }
   *[other] {" "}({ points-count } at the end)
}
eastern-wonders-raise = Upgrade { CUBES($from) } to { CUBES($to) }
eastern-wonders-trade = Trade { CUBES($give) } for { CUBES($gain) }
eastern-wonders-again = Trade once more: { CUBES($give) } for { CUBES($gain) }
eastern-wonders-claim = Claim { $arg } for { points-count }: return { CUBES($give) }
eastern-wonders-harvest = Harvest { CUBES($gain) }
eastern-wonders-pass = Do nothing
eastern-wonders-done = Done
eastern-wonders-discard = Return { CUBES($arg) } to the bowls

## Phases

eastern-wonders-phase-over = The game is over.
eastern-wonders-phase-lot = Choose a starting lot.
eastern-wonders-phase-boat = Put your boat on a Market tile.
eastern-wonders-phase-turn = Sail, or act where you are.
eastern-wonders-phase-move = Sail on, or end the move here.
eastern-wonders-phase-sail = A { cube-one } is left behind: sail to an adjacent tile.
eastern-wonders-phase-toll = Choose a { cube-one } for the owner of the boat that lies here.
eastern-wonders-phase-take = Take the { cube-many } that lie here?
eastern-wonders-phase-action = Act here: Market, Port, Harvest or nothing.
eastern-wonders-phase-pay = Choose a { cube-one } to pay for the outpost.
eastern-wonders-phase-bonus = A column is empty: choose a Bonus tile.
eastern-wonders-phase-upgrade = Upgrade a { cube-one }, or stop.
eastern-wonders-phase-trade = Trade here?
eastern-wonders-phase-repeat = Trade once more?
eastern-wonders-phase-discard = The hold is too full: return a { cube-one } to the bowls.

## Why not

eastern-wonders-cannot-lot = Lot { $lot } is taken already.
eastern-wonders-cannot-boat = { $hex } is a port; a boat begins on a Market tile.
eastern-wonders-cannot-far = { $hex } does not touch { $here }.
eastern-wonders-cannot-step = No step is free any more: leave a { cube-one } before sailing to { $hex }.
eastern-wonders-cannot-leave = No { cube-one } is left behind while steps are free ({ $free } more).
eastern-wonders-cannot-sail = From { $hex } the boat would reach no place where its move can end.
eastern-wonders-cannot-end = The move could not end: { $hex } asks for a toll of { $toll }, and nothing would be left to sail on.
eastern-wonders-cannot-stop = The move can't end at { $hex }: the toll there is { $toll }.
eastern-wonders-cannot-market = { $hex } is a port, not a market.
eastern-wonders-cannot-twice = There is already an outpost of yours on { $tile }.
eastern-wonders-cannot-build = The outpost costs { $cost ->
    [one] { $cost } { cube-one }
   *[other] { $cost } { cube-many }
}; there are only { $cubes }.
eastern-wonders-cannot-outpost = There is no outpost of yours on { $tile }.
eastern-wonders-cannot-trade = { $tile } needs { CUBES($missing) } more.
eastern-wonders-cannot-port = { $hex } is not a port.
eastern-wonders-cannot-closed = The port { $hex } offers nothing now.
eastern-wonders-cannot-claim = { $tile } needs { CUBES($missing) } more.
eastern-wonders-cannot-bonus = { $kind ->
    [free_move] No Bonus tile for free steps is left.
    [harvest_red] No Bonus tile for the harvest is left.
    [upgrade_on_build] No Bonus tile for upgrades is left.
    [hold_plus_3] No Bonus tile for the hold is left.
   *[vp] No Bonus tile with points is left.
}

## Score sheet

eastern-wonders-score-vp = Points on VP tiles
eastern-wonders-score-bonus = Points on Bonus tiles
eastern-wonders-score-board = Uncovered spaces of the player board
eastern-wonders-score-cubes = { $edition ->
    [golem] Crystals left (not yellow)
   *[spice] Spices left (not yellow)
}
eastern-wonders-score-total = Total

## The table in text

eastern-wonders-table-head = Round { $round }{ $final ->
    [yes] , the last one
   *[no] { "" }
}
eastern-wonders-table-legend = @1 boat, #1 outpost of player 1; [12] { cube-many } there; 11>3 trade; 2244=12 points
eastern-wonders-table-closed = closed
eastern-wonders-table-pile = VP tiles in the pile: { $count }{ $within ->
    [0] { "" }
   *[other] , the Closed Port tile among the next { $within }
}
eastern-wonders-table-bonus-left = Bonus tiles: { $tiles }
eastern-wonders-table-bonus-own = Bonus tiles: { $tiles }
eastern-wonders-table-bonus = { $kind ->
    [free_move] { $count } × free step{ eastern-wonders-bonus-worth }
    [harvest_red] { $count } × harvest{ eastern-wonders-bonus-worth }
    [upgrade_on_build] { $count } × upgrade after building{ eastern-wonders-bonus-worth }
    [hold_plus_3] { $count } × hold + 3{ eastern-wonders-bonus-worth }
   *[vp] { points-count }
}
eastern-wonders-picture-bonus = { $count ->
    [1] { "" }
   *[other] { $count } x{" "}
}{ $kind ->
    [free_move] free step
    [harvest_red] harvest
    [upgrade_on_build] upgrade
   *[hold_plus_3] hold + 3
}
eastern-wonders-table-none = none
eastern-wonders-table-lots = Starting lots: { $lots }
eastern-wonders-table-lot = Starting lot { $lot }: { CUBES($cubes) }.
eastern-wonders-good = { $edition ->
    [golem] { $icon ->
        [ginger] root stone
        [chili] ember
        [tea] fern
       *[cloves] thistle
    }
   *[spice] { $icon ->
        [ginger] ginger
        [chili] chili
        [tea] tea
       *[cloves] cloves
    }
}
eastern-wonders-table-outposts-left = outposts left: { $outposts }
eastern-wonders-table-progress = VP tiles { $have }/{ $goal }
eastern-wonders-table-market = { $hex }: market { $tile } ({ $icon }), { CUBES($give) } for { CUBES($gain) }
eastern-wonders-table-port = { $hex }: port with { $tile }, { points-count } for { CUBES($cost) }
eastern-wonders-table-port-closed = { $hex }: port, closed
eastern-wonders-table-lying = ; lying there: { CUBES($cubes) }
eastern-wonders-table-outposts-of = ; outposts: { $players }
eastern-wonders-table-boats-of = ; boats: { $players }
eastern-wonders-table-seat = { $name }: { $boat ->
    [none] no boat yet
   *[other] boat on { $boat }
}; hold { CUBES($hold) } ({ $count } of { $limit }); VP tiles: { $have } of { $goal }; outposts left: { $outposts }; Bonus tiles: { $bonus }.

## The rules in short

eastern-wonders-rules = On your turn you may sail, then act once where you are. The first step is free; for every further one leave a { cube-one } on the tile you leave. Where other boats lie at the market where you stop, pay each owner a { cube-one }; at ports nobody pays. After sailing you may take all { cube-many } lying there. At a market you may build an outpost, for a { cube-one } per outpost already there (two with two players), and with an outpost of yours there trade as often as you can. An outpost is the leftmost of its row on your board; an emptied column brings a Bonus tile. At a port you may return the { cube-many } of the VP tile and claim it. Anywhere you may harvest two yellow { cube-many } instead. Your hold has ten spaces at the end of your turn. When somebody claims their fourth VP tile the round is finished. VP tiles, Bonus tiles, uncovered spaces and every { cube-one } that is not yellow (1) count; a tie goes to whoever played last.

## Maps

eastern-wonders-map-option = map is "standard", "random", a file with a drawing or the lines of one, not { $found }.
eastern-wonders-map-bad = This map can't be used: { $faults }.
eastern-wonders-map-large = a map has at most { $most ->
    [one] { $most } line and column
   *[other] { $most } lines and columns
} of text
eastern-wonders-map-letter = line { $line }, character { $at }: "{ $found }" is neither o (market) nor P (port)
eastern-wonders-map-between = line { $line }, character { $at }: this tile stands between two columns, which are two characters apart
eastern-wonders-map-line = line { $line }, character { $at }: this tile should stand one line higher or lower, between those of the next columns
eastern-wonders-map-markets = { $found ->
    [one] there is { $found } Market tile (o)
   *[other] there are { $found } Market tiles (o)
} instead of { $expected }
eastern-wonders-map-ports = { $found ->
    [one] there is { $found } port (P)
   *[other] there are { $found } ports (P)
} instead of { $expected }
eastern-wonders-map-columns = there are more than { $most ->
    [one] { $most } column
   *[other] { $most } columns
}
eastern-wonders-map-twice = two tiles are in the same place
eastern-wonders-map-apart = not connected with the rest: { $hexes }
eastern-wonders-map-touch = { $hex } touches fewer than two other tiles

## Components

eastern-wonders-components-icons = { $file }, line { $line }: { $count ->
    [one] { $count } tile has
   *[other] { $count } tiles have
} the icon { $icon } instead of { $expected }
eastern-wonders-components-vp-bonus = { $file }, line { $line }: there is only one tile { $value }

## Positions

eastern-wonders-position-pending = the pending decision "{ $phase }" can't be at hand here
eastern-wonders-position-closed = the Closed Port tile and the VP tiles on the ports do not fit the claims
eastern-wonders-position-vp-pile = the VP Bonus tiles are taken from the top: 6, 5, 4, 3
eastern-wonders-position-icons = { $count ->
    [one] { $count } tile on the map has
   *[other] { $count } tiles on the map have
} the icon { $icon } instead of { $expected }
eastern-wonders-position-boat = the boat of seat { $seat } can't be there
eastern-wonders-position-outposts = seat { $seat } has { $found ->
    [one] { $found } { $icon } outpost
   *[other] { $found } { $icon } outposts
} on the map instead of { $expected }, going by its player board
eastern-wonders-position-hold = seat { $seat } has { $cubes ->
    [one] { $cubes } { cube-one }
   *[other] { $cubes } { cube-many }
}, more than the possible { $most }
eastern-wonders-position-bonus = { $found ->
    [one] there is { $found } Bonus tile { $kind }
   *[other] there are { $found } Bonus tiles { $kind }
} in all instead of { $expected }
eastern-wonders-position-columns = seat { $seat } has { $found ->
    [one] { $found } Bonus tile
   *[other] { $found } Bonus tiles
} for { $expected ->
    [one] { $expected } empty column
   *[other] { $expected } empty columns
}
eastern-wonders-position-lots = the holds do not fit the lots that are taken
eastern-wonders-position-draft = before the first round there are no outposts, claims or { cube-many } on the map

## On the front page

eastern-wonders-title = { $edition ->
    [golem] Eastern Mountains
   *[spice] Eastern Wonders
}
eastern-wonders-about = Sail from market to market, build outposts, trade on the way and deliver to the ports.

## What is asked in the browser

eastern-wonders-cube-leave = Leave a { $cube } behind
eastern-wonders-cube-toll = Pay a { $cube }
eastern-wonders-aside-turn = Sail to a lit tile, or act where your boat lies.
eastern-wonders-prompt-pay = Choose a { cube-one } to pay for the outpost
eastern-wonders-prompt-lot = Choose your starting lot
eastern-wonders-prompt-boat = Put your boat on a Market tile
eastern-wonders-prompt-move = Sail on, or act here
eastern-wonders-prompt-sail = Choose where to sail
eastern-wonders-prompt-toll = Choose a { cube-one } to pay the toll
eastern-wonders-prompt-take = Take what lies here?
eastern-wonders-prompt-action = Act here: build, trade, claim or harvest
eastern-wonders-prompt-bonus = Choose a Bonus tile

## The board in the browser

eastern-wonders-board-sea = The map
eastern-wonders-board-island = Market { $at }, { $good }: { $card }.
eastern-wonders-board-port = Port { $at }: { $card }.
eastern-wonders-board-port-empty = Port { $at }, empty.
eastern-wonders-board-port-closed = Port { $at }, closed.
eastern-wonders-board-closed = closed
eastern-wonders-board-lying-here = { $pile } lying here.
eastern-wonders-board-boats-here = Boats: { $names }.
eastern-wonders-board-outposts-here = Outposts: { $names }.
eastern-wonders-board-outpost-costs = An outpost here costs { $count }.
eastern-wonders-board-hex-move = Press to sail here.
eastern-wonders-board-hex-boat = Press to put your boat here.
eastern-wonders-board-hex-trade = Press to trade.
eastern-wonders-board-hex-again = Press to trade once more.
eastern-wonders-board-hex-claim = Press to claim the tile.
eastern-wonders-board-lots = Starting lots
eastern-wonders-board-lot = Starting lot: { $pile }
eastern-wonders-board-bonus-free_move = One more free step each turn{ eastern-wonders-bonus-worth }
eastern-wonders-board-bonus-harvest_red = { CUBES("2") } more with every harvest{ eastern-wonders-bonus-worth }
eastern-wonders-board-bonus-upgrade_on_build = Upgrade one { cube-one } whenever you build{ eastern-wonders-bonus-worth }
eastern-wonders-board-bonus-hold_plus_3 = Three more spaces in the hold{ eastern-wonders-bonus-worth }
eastern-wonders-board-bonus-left = { $count } left.
eastern-wonders-board-tiles-of = { $name }'s tiles
eastern-wonders-board-vp-pile = Pile of VP tiles, { $count } left
eastern-wonders-board-closed-within = { $count ->
    [one] The Closed Port tile comes next
   *[other] The Closed Port tile is among the next { $count } tiles
}
eastern-wonders-board-player-board = Outposts left on the board: { $rows }
eastern-wonders-board-board-row = { $icon } { $count }
eastern-wonders-closer-board = Every space an outpost leaves counts its points at the end; a column that is emptied brings a Bonus tile.
eastern-wonders-board-your-hold = Your hold
eastern-wonders-board-deeds = What your boat can do
eastern-wonders-board-deed-take = Take
eastern-wonders-board-deed-build = Build
eastern-wonders-board-deed-trade = Trade
eastern-wonders-board-deed-claim = Claim
eastern-wonders-board-deed-harvest = Harvest
eastern-wonders-board-deed-take-what = Take all { cube-many } lying here.
eastern-wonders-board-deed-build-what = Build an outpost on this Market tile.
eastern-wonders-board-deed-trade-what = Do the trade of this Market tile, as often as you can.
eastern-wonders-board-deed-claim-what = Return the { cube-many } of this port's VP tile to the bowls and claim it.
eastern-wonders-board-deed-harvest-what = Take two yellow instead of any other action.
eastern-wonders-board-no-take = No { cube-many } lie here.
eastern-wonders-board-no-build-port = Outposts are built on Market tiles, not at ports.
eastern-wonders-board-no-build-twice = You have an outpost here already.
eastern-wonders-board-no-build-cost = Costs { $count ->
    [one] { $count } { cube-one }
   *[other] { $count } { cube-many }
} for the outposts that stand here.
eastern-wonders-board-no-trade-port = You can't trade at ports, only on Market tiles.
eastern-wonders-board-no-trade-outpost = You need an outpost of your own here.
eastern-wonders-board-no-claim = Only at a port.

## Told in the log: follows the name of the player

eastern-wonders-did-lot = takes { CUBES($cubes) } to begin with
eastern-wonders-did-boat = starts at { $arg }
eastern-wonders-did-move = sails to { $arg }
eastern-wonders-did-leave = leaves { CUBES($arg) } behind
eastern-wonders-did-toll = pays { CUBES($arg) } to { $name }
eastern-wonders-did-take = takes { CUBES($cubes) } lying there
eastern-wonders-did-build = builds an outpost ({ $good })
eastern-wonders-did-pay = pays { CUBES($arg) }
eastern-wonders-did-bonus = takes the Bonus tile “{ $what }”
eastern-wonders-did-raise = upgrades { CUBES($from) } to { CUBES($to) }
eastern-wonders-did-trade = trades { CUBES($give) } for { CUBES($gain) }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } times)
}
eastern-wonders-did-again = trades { CUBES($give) } for { CUBES($gain) } once more
eastern-wonders-did-claim = claims { points-count } for { CUBES($give) }
eastern-wonders-did-harvest = harvests { CUBES($gain) }
eastern-wonders-did-discard = returns { CUBES($arg) } to the bowls

## Setting up a table
eastern-wonders-option-map = Map
eastern-wonders-option-map-standard = Standard
eastern-wonders-option-map-random = Random
eastern-wonders-option-map-own = Your own
eastern-wonders-map-another = Another random map
eastern-wonders-map-drawing = Drawn in letters: o is a Market tile, P a port; columns two characters apart, neighbours in a column two lines apart. There are 20 Market tiles and 4 ports.
eastern-wonders-map-file = From a file…
eastern-wonders-map-preview = The map: 20 Market tiles, ports at { $ports }

eastern-wonders-feat-free = Free passage
    .about = You won and paid no toll to anybody.
eastern-wonders-feat-settler = Settler
    .about = You built twelve outposts in one game.
