endless-world = { $edition ->
    [spice] Century: A New World
   *[golem] Century: Golem, Endless World
}

## Actions

endless-world-activate = { $kind ->
    [produce] Activate { $arg }: take { CUBES($gain) }
    [upgrade] Activate { $arg }: raise up to { $upgrades } times
    [golem] Activate { $arg }: a bonus tile, the card { $card }, or both
   *[trade] Activate { $arg }: trade { CUBES($give) } for { CUBES($gain) }
} ({ $merchants ->
    [one] { $merchants } merchant
   *[other] { $merchants } merchants
}{ $expelled ->
    [0] {""}
   *[other] , sending { $expelled } home
}{ $tools ->
    [none] {""}
   *[other] , tools bring { CUBES($tools) }
})
endless-world-rest = { $count ->
    [0] Rest (no merchant to call back)
    [one] Rest: call back { $count } merchant
   *[other] Rest: call back { $count } merchants
}
endless-world-take = { $kind ->
    [none] Take a bonus tile from an empty space
    [single] Take { $arg }: { $points } points per { $icon1 ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] New merchants
       *[tool] Tool
    } icon
    [pair] Take { $arg }: { $points } points per pair of { $icon1 ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] New merchants
       *[tool] Tool
    } and { $icon2 ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] New merchants
       *[tool] Tool
    } icons
    [merchant_pair] Take { $arg }: { $points } points per pair of merchants
   *[flat] Take { $arg }: { $points } points
}
endless-world-claim = { $kind ->
    [none] Claim where no card lies
   *[other] Claim { $arg } for { $points } points: return { CUBES($cost) }; { $kind ->
        [assistance] one merchant fewer at { $symbol }
        [exploration] then explore
        [new_merchants] new merchants: { $count }
       *[tool] tool: { CUBES($crystal) } at { $symbol }
    }
}
endless-world-explore = { $kind ->
    [crystals] Explore { $location } ({ $arg }): take { CUBES($crystals) }
    [merchant] Explore { $location } ({ $arg }): one new merchant
    [points] Explore { $location } ({ $arg }): 3 points at the end
   *[icon] Explore { $location } ({ $arg }): one more { $icon ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] New merchants
       *[tool] Tool
    } icon
}
endless-world-trade = Trade { CUBES($give) } for { CUBES($gain) }
endless-world-again = Trade once more: { CUBES($give) } for { CUBES($gain) }
endless-world-done = Enough
endless-world-raise = Raise { CUBES($from) } to { CUBES($to) }
endless-world-discard = Return { CUBES($arg) } to the bowls

## Phases

endless-world-phase-over = The game is over.
endless-world-phase-turn = Activate a location, or rest.
endless-world-phase-trade = Trade?
endless-world-phase-repeat = Trade once more?
endless-world-phase-upgrade = Raise a cube, or stop.
endless-world-phase-golem = Take a bonus tile, claim the card, or both.
endless-world-phase-explore = Choose an exploration tile.
endless-world-phase-discard = The caravan holds ten: return a cube.

## Why not

endless-world-cannot-covered = { $location } is covered by { $tile } until somebody explores it.
endless-world-cannot-own = Your own merchants are at { $location }; rest to call them back.
endless-world-cannot-merchants = { $location } takes { $required } merchants; there are only { $merchants } on your board.
endless-world-cannot-golem = { $card ->
    [none] { $location } has nothing for you: no card, and no bonus tile you could take.
   *[other] { $location } has nothing for you: { $card } needs { CUBES($missing) } more, and there is no bonus tile you could take.
}
endless-world-cannot-claim = { $card } needs { CUBES($missing) } more.
endless-world-cannot-no-card = There is no card at this location.
endless-world-cannot-no-tile = That bonus space is empty.
endless-world-cannot-space = Your three bonus spaces are full.
endless-world-cannot-twice = You have done that at this location already.
endless-world-cannot-explore = { $tile } is not on the board.

## Score sheet

endless-world-score-cards = Point cards
endless-world-score-bonus = Bonus tiles
endless-world-score-exploration = Exploration tiles
endless-world-score-cubes = { $edition ->
    [spice] Spices left (not yellow)
   *[golem] Crystals left (not yellow)
}
endless-world-score-total = Total

## The table as text

endless-world-table-head = Round { $round }{ $final ->
    [yes] , the last
   *[no] {""}
}, panels { $panels }
endless-world-table-golems = Golem locations
endless-world-table-deck = Deck: { $top ->
    [none] empty
   *[other] { $top }, { $count } below it
}
endless-world-table-locations = Locations
endless-world-table-bonus = bonus
endless-world-table-caravan = caravan
endless-world-table-cards = cards
endless-world-table-tiles = tiles
endless-world-table-merchants = merchants { $board } on the board, { $reserve } in reserve
endless-world-table-below = { $count } below
endless-world-table-empty = empty
endless-world-table-covered = covered by { $tile }
endless-world-table-held = { $count } of player { $number }
endless-world-table-takes = { $count ->
    [one] takes { $count } merchant
   *[other] takes { $count } merchants
}
endless-world-icon = { $icon ->
    [assistance] Assistance
    [exploration] Exploration
    [new_merchants] New merchants
   *[tool] Tool
}
endless-world-location-what = { $kind ->
    [produce] take { CUBES($gain) }
    [upgrade] raise { $upgrades } times
    [golem] golem
   *[trade] { CUBES($give) } for { CUBES($gain) }
}
endless-world-card-what = { $kind ->
    [assistance] one merchant fewer at { $symbol }
    [exploration] exploration
    [new_merchants] new merchants: { $count }
   *[tool] tool { CUBES($crystal) } at { $symbol }
}
endless-world-bonus-what = { $kind ->
    [single] { $points } per { $first }
    [pair] { $points } per { $first } and { $second }
    [merchant_pair] { $points } per two merchants
   *[flat] { $points } points
}
endless-world-tile-what = { $kind ->
    [crystals] { CUBES($crystals) }
    [merchant] one merchant
    [points] 3 points
   *[icon] { $icon }
}

## The rules in short

endless-world-rules = On your turn activate one location or rest. To activate, place the printed number of merchants on an open location where you have none; where another player stands, place one more than they have, and theirs go home. Then take the crystals shown, raise crystals, trade as often as you can, or, at a golem location, take the top bonus tile (you have room for three), claim the card above it by returning its crystals, or both. Assistance cards save a merchant and Tool cards bring a crystal at locations with their symbol; New merchants come from your reserve; Exploration lets you take a tile off the board and opens its location to all. Rest to call all your merchants back. A caravan holds ten at the end of your turn. When somebody claims their eighth card the round is finished. Cards, bonus tiles, exploration tiles and every crystal that is not yellow (1) count; a tie goes to whoever played last.
