endless-world = { $edition ->
    [spice] Century: A New World
   *[golem] Century: Golem Edition – An Endless World
}

endless-world-golem = { $edition ->
    [spice] Fort
   *[golem] Golem
}

## Actions

endless-world-activate = { $kind ->
    [produce] Activate { $arg }: take { CUBES($gain) }
    [upgrade] Activate { $arg }: { $upgrades ->
        [one] upgrade once
       *[other] upgrade up to { $upgrades } times
    }
    [golem] Activate { $arg }: a Bonus tile, the card { $card }, or both
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
    [none] Take a Bonus tile from an empty space
    [single] Take { $arg }: { points-count } per { $icon1 ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] New merchants
       *[tool] Tool
    } icon
    [pair] Take { $arg }: { points-count } per pair of { $icon1 ->
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
    [merchant_pair] Take { $arg }: { points-count } per pair of merchants
   *[flat] Take { $arg }: { points-count }
}
endless-world-claim = { $kind ->
    [none] Claim where no card lies
   *[other] Claim { $arg } for { points-count }: return { CUBES($cost) }; { $kind ->
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
endless-world-done = Done
endless-world-raise = Upgrade { CUBES($from) } to { CUBES($to) }
endless-world-discard = Return { CUBES($arg) } to the bowls

## Phases

endless-world-phase-over = The game is over.
endless-world-phase-turn = Activate a location, or rest.
endless-world-phase-trade = Trade?
endless-world-phase-repeat = Trade once more?
endless-world-phase-upgrade = Upgrade a { cube-one }, or stop.
endless-world-phase-golem = Take a Bonus tile, claim the card, or both.
endless-world-phase-explore = Choose an Exploration tile.
endless-world-phase-discard = The caravan holds only ten { cube-many }: return one to the bowls.

## Why not

endless-world-cannot-covered = { $location } is covered by { $tile } until somebody explores it.
endless-world-cannot-own = Your own merchants are at { $location }; rest to call them back.
endless-world-cannot-merchants = { $location } takes { $required ->
    [one] { $required } merchant
   *[other] { $required } merchants
}; your player board has only { $merchants }.
endless-world-cannot-golem = { $card ->
    [none] { $location } has nothing for you: no card, and no Bonus tile you could take.
   *[other] { $location } has nothing for you: { $card } needs { CUBES($missing) } more, and there is no Bonus tile you could take.
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
endless-world-table-golems = { endless-world-golem } locations
endless-world-table-deck = Deck: { $top ->
    [none] empty
   *[other] { $top }, { $count } below it
}
endless-world-table-locations = Locations
endless-world-table-bonus = bonus
endless-world-table-caravan = caravan
endless-world-table-cards = cards
endless-world-table-tiles = tiles
endless-world-table-merchants = merchants: { $board } on the player board, { $reserve } in reserve
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
    [upgrade] { $upgrades ->
        [one] upgrade once
       *[other] upgrade { $upgrades } times
    }
    [golem] { endless-world-golem }
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
    [merchant_pair] { $points } per pair of merchants
   *[flat] { points-count }
}
endless-world-tile-what = { $kind ->
    [crystals] { CUBES($crystals) }
    [merchant] one merchant
    [points] 3 points
   *[icon] { $icon }
}

## The rules in short

endless-world-rules = On your turn activate one location or rest. To activate, place the printed number of merchants on an open location where you have none; where another player stands, place one more than they have, and theirs go home. Then take the { cube-many } shown, upgrade { cube-many }, trade as often as you can, or, at a { endless-world-golem } location, take the top Bonus tile (you have room for three), claim the card above it by returning its { cube-many }, or both. Assistance cards save a merchant and Tool cards bring a { cube-one } at locations with their symbol; New merchants come from your reserve; Exploration lets you take a tile off the board and opens its location to all. Rest to call all your merchants back. A caravan holds ten at the end of your turn. When somebody claims their eighth card the round is finished. Cards, Bonus tiles, Exploration tiles and every { cube-one } that is not yellow (1) count; a tie goes to whoever played last.

## On the front page

endless-world-title = { $edition ->
    [spice] A New World
   *[golem] An Endless World
}
endless-world-about = Send your merchants where they are needed, push others aside, and explore what lies beyond.

## What is asked in the browser

endless-world-aside-turn = Send merchants to a lit location, or rest to call them back.
endless-world-prompt-explore = Choose a tile to explore
endless-world-prompt-golem = Claim the card, take a Bonus tile, or both

## The board in the browser

endless-world-board-merchants-short = You are { $count } { $count ->
    [one] merchant
   *[other] merchants
  } short.
endless-world-board-panels = The world
endless-world-board-panel = Panel { $name }
endless-world-board-location = Location: { $what }
endless-world-board-location-symbol = It has the { $symbol } symbol.
endless-world-board-panel-jump = Panel { $number }, { $count } lit
endless-world-board-location-golem = claim the card above or take a Bonus tile
endless-world-board-location-free = Needs { $count } { $count ->
    [one] merchant
   *[other] merchants
  }.
endless-world-board-location-taken = { $name } stands here with { $count }; bring { $due }.
endless-world-board-location-own = Your merchants stand here; rest to call them back.
endless-world-board-location-golem-nothing = You can't pay for the card, and there is no Bonus tile to take or no space for one.
endless-world-board-location-covered = Still unexplored. Whoever explores it gets: { $what }.
endless-world-board-activate-it = Press to send your merchants.
endless-world-board-explore-it = Press to explore it.
endless-world-board-golem-first = Send merchants to the { endless-world-golem } location below it first.
endless-world-board-bonus-tile = Bonus tile, { $what }
endless-world-board-stack-below = { $count } more below it.
endless-world-board-bonus-pair = { points-count } for each pair of { $first } and { $second } icons
endless-world-board-bonus-single = { points-count } for each { $first } icon
endless-world-board-bonus-merchants = { $points } { $points ->
    [one] point
   *[other] points
  } for each pair of merchants
endless-world-board-kind-assistance = one merchant fewer where its symbol is
endless-world-board-kind-tool = a { cube-one } where its symbol is
endless-world-board-kind-new_merchants = from your reserve, at once
endless-world-board-kind-exploration = uncover one location
endless-world-board-found-merchant = one merchant from the reserve
endless-world-board-found-icon = one more { $icon } icon
endless-world-board-open-deck = Open deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top: { $card }
endless-world-board-deck-left = { $count } in the deck
endless-world-board-your-cards = Your cards
endless-world-board-cards-of = { $name }'s cards
endless-world-board-merchants = { $board ->
    [one] { $board } merchant
   *[other] { $board } merchants
} at hand, { $reserve } in reserve
endless-world-board-trade-again = Trade once more
endless-world-board-trade-it = Press to trade.
endless-world-board-trade-once = Trade

## Cards in words

endless-world-symbol = { $symbol ->
    [s1] sun
    [s2] triangle
    [s3] waves
   *[s4] moon
}
endless-world-card-assistance = { card-points }; one merchant fewer at every location with the { endless-world-symbol }
endless-world-card-tool = { card-points }; { CUBES($bonus) } more at every location with the { endless-world-symbol }
endless-world-card-new_merchants = { card-points }; { $bonus } { $bonus ->
    [one] merchant
   *[other] merchants
  } from your reserve at once
endless-world-card-exploration = { card-points }; uncovers one location at once

## Told in the log: follows the name of the player

endless-world-did-activate = { $kind ->
    [produce] takes { CUBES($gain) }
    [upgrade] goes to upgrade
    [golem] goes to a { endless-world-golem } location
   *[trade] { $times ->
        [0] goes to trade
       *[other] trades
    } { CUBES($give) } for { CUBES($gain) }
}{ $times ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $times } times)
} with { $merchants ->
    [one] { $merchants } merchant
   *[other] { $merchants } merchants
}{ $expelled ->
    [0] {""}
   *[other] , sending { $expelled } home
}
endless-world-did-rest = { $count ->
    [0] rests
    [one] rests and calls { $count } merchant back
   *[other] rests and calls { $count } merchants back
}
endless-world-did-take = takes the Bonus tile “{ $what }”
endless-world-did-claim = claims { points-count } for { CUBES($cost) }
endless-world-did-explore = explores and finds “{ $what }”
endless-world-did-trade = trades { CUBES($give) } for { CUBES($gain) }
endless-world-did-again = trades { CUBES($give) } for { CUBES($gain) } once more
endless-world-did-raise = upgrades { CUBES($from) } to { CUBES($to) }
endless-world-did-discard = returns { CUBES($arg) } to the bowls

## Setting up a table
endless-world-option-panels = Fourth panel
endless-world-option-panels-random = by lot
endless-world-panel-merchants = { $count ->
    [one] 1 merchant:
   *[other] { $count } merchants:
}

endless-world-feat-explorer = Explorer
    .about = You took three Exploration tiles in one game.
endless-world-feat-tireless = No time to rest
    .about = You won with four rests or fewer.
