spice-road = { $edition ->
    [golem] Century: Golem Edition
   *[spice] Century: Spice Road
}

spice-road-gold = { $edition ->
    [golem] copper
   *[spice] gold
}
spice-road-coin-one = { $edition ->
    [golem] token
   *[spice] coin
}
spice-road-coin-many = { $edition ->
    [golem] tokens
   *[spice] coins
}

## Actions

spice-road-play = { $kind ->
    [produce] Play { $arg }: take { CUBES($gain) }
    [upgrade] Play { $arg }: { $upgrades ->
        [one] upgrade once
       *[other] upgrade up to { $upgrades } times
    }
   *[trade] Play { $arg }: trade { CUBES($give) } for { CUBES($gain) }
}
spice-road-acquire = { $kind ->
    [none] Acquire from an empty place
    [produce] Acquire { $arg } (take { CUBES($gain) })
    [upgrade] Acquire { $arg } ({ $upgrades ->
        [one] upgrade once
       *[other] upgrade up to { $upgrades } times
    })
   *[trade] Acquire { $arg } ({ CUBES($give) } for { CUBES($gain) })
}{ $price ->
    [0] , free
   *[other] , price { $price }
}{ $loaded ->
    [yes] , with { CUBES($cubes) } on it
   *[no] { "" }
}
spice-road-claim = { $coin ->
    [gold] Claim { $arg } for { points-count } and a { $edition ->
        [golem] copper
       *[spice] gold
    } { spice-road-coin-one }: return { CUBES($cost) }
    [silver] Claim { $arg } for { points-count } and a silver { spice-road-coin-one }: return { CUBES($cost) }
   *[none] Claim { $arg } for { points-count }: return { CUBES($cost) }
}
spice-road-rest = { $count ->
    [0] Rest (no card to take back)
    [one] Rest: take back { $count } card
   *[other] Rest: take back { $count } cards
}
spice-road-again = Trade once more: { CUBES($give) } for { CUBES($gain) }
spice-road-done = Done
spice-road-raise = Upgrade { CUBES($from) } to { CUBES($to) }
spice-road-pay = Put { CUBES($arg) } on { $card }
spice-road-discard = Return { CUBES($arg) } to the bowls

## Phases

spice-road-phase-over = The game is over.
spice-road-phase-turn = Play a card, acquire one, claim a Point card or rest.
spice-road-phase-repeat = Trade once more?
spice-road-phase-upgrade = Upgrade a { cube-one }, or stop.
spice-road-phase-pay = Choose a { cube-one } for the next card to the left of the one you acquire.
spice-road-phase-discard = The caravan holds only ten { cube-many }: return one to the bowls.

## Why not

spice-road-cannot-played = { $card } has been played already; rest to take it back.
spice-road-cannot-hand = { $card } is not in hand.
spice-road-cannot-trade = { $card } needs { CUBES($missing) } more.
spice-road-cannot-empty = Place { $slot } is empty.
spice-road-cannot-acquire = { $card } costs { $price ->
    [one] { $price } { cube-one }
   *[other] { $price } { cube-many }
}; there are only { $cubes }.
spice-road-cannot-claim = { $card } needs { CUBES($missing) } more.

## Score sheet

spice-road-score-cards = Point cards
spice-road-score-gold = { $edition ->
    [golem] Copper tokens
   *[spice] Gold coins
}
spice-road-score-silver = Silver { spice-road-coin-many }
spice-road-score-cubes = { $edition ->
    [golem] Crystals left (not yellow)
   *[spice] Spices left (not yellow)
}
spice-road-score-total = Total

## The rules in short

spice-road-rules = On your turn do one thing. Play a card from your hand for its effect. Acquire a market card: the leftmost is free, each place further right costs one { cube-one } of any colour, put on the cards you pass. Claim a Point card by returning its exact { cube-many }; the two leftmost bring a { spice-road-coin-one } while there are any. Or rest and take all your played cards back. A caravan holds ten { cube-many } at the end of your turn. When somebody claims their fifth Point card (sixth with two or three players) the round is finished. Cards, { spice-road-coin-many } (3 and 1) and every { cube-one } that is not yellow (1) count; a tie goes to whoever played last.

## The text table

spice-road-table-head = Round { $round }{ $final ->
    [yes] , the last
   *[no] { "" }
}
spice-road-table-points = Points
spice-road-table-market = Market (deck { $count }), one { cube-one } more for each place to the right
spice-road-table-deck = deck { $count }
spice-road-table-lacking = you lack
spice-road-table-ready = ready
spice-road-table-worth = = { $points }
spice-road-table-price = { $price ->
    [0] free
   *[other] for { $price }
}
spice-road-table-coin = { $coin ->
    [gold] { $edition ->
        [golem] { $count } copper
       *[spice] { $count } gold
    }
   *[silver] { $count } silver
}
spice-road-table-progress = Point cards { $have } of { $goal }
spice-road-table-hand = hand
spice-road-table-played = played
spice-road-table-hidden = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
spice-road-table-none = none
spice-road-table-effect = { $kind ->
    [produce] take { CUBES($gain) }
    [upgrade] { $upgrades ->
        [one] upgrade once
       *[other] upgrade up to { $upgrades } times
    }
   *[trade] trade { CUBES($give) } for { CUBES($gain) }
}
spice-road-table-points-plain = Point cards, { $count } left in the deck:
spice-road-table-point-card = { $place }. { $card }, { points-count }{ $coin ->
    [gold] { $edition ->
        [golem] {" "}and a copper token ({ $left } left)
       *[spice] {" "}and a gold coin ({ $left } left)
    }
    [silver] {" "}and a silver { spice-road-coin-one } ({ $left } left)
   *[none] { "" }
}: return { CUBES($cost) }; { $ready ->
    [yes] you can.
   *[no] you lack { CUBES($lacks) }.
}
spice-road-table-market-plain = Market, { $count } left in the deck:
spice-road-table-merchant = { $place }. { $card }, { $price ->
    [0] free
    [one] costs { $price } { cube-one }
   *[other] costs { $price } { cube-many }
}: { $effect }; { cube-many } on it: { CUBES($cubes) }.
spice-road-table-seat = { $name }: caravan { CUBES($caravan) }, { $count } of 10; hand: { $hand }; played: { $played }; Point cards: { $have } of { $goal }; { $edition ->
    [golem] copper
   *[spice] gold
} { spice-road-coin-many }: { $gold }; silver { spice-road-coin-many }: { $silver }.
spice-road-notation = Turns in notation: play m17 x2 (trade twice); play s2 1>2 2>3 (upgrade); acquire m12 pay 1 1 ({ cube-many } on the cards to its left, from the left); claim p05; rest. A caravan too full: discard 1 1 at the end.

## On the front page

spice-road-title = { $edition ->
    [golem] Golem Edition
   *[spice] Spice Road
}
spice-road-about = Gather cards, turn humble goods into precious ones, and fill the great orders before the others do.

## What is asked in the browser

spice-road-aside-turn = Play a card, acquire one from the market, claim a Point card, or rest.
spice-road-prompt-pay = Choose a { cube-one } for the next card

## The board in the browser

spice-road-board-deck-merchant = Merchant deck, { $count } left
spice-road-board-deck-points = Point deck, { $count } left
spice-road-board-points-row = Point cards
spice-road-board-market-row = Market
spice-road-board-coins-gold = { $count ->
    [one] { $count } { spice-road-coin-one } of 3 points
   *[other] { $count } { spice-road-coin-many } of 3 points
}
spice-road-board-coins-silver = { $count ->
    [one] { $count } { spice-road-coin-one } of 1 point
   *[other] { $count } { spice-road-coin-many } of 1 point
}
spice-road-board-merchant-card = Merchant card, { $card }
spice-road-board-hand-card = In your hand, { $card }
spice-road-board-played-card = Played, { $card }
spice-road-board-play-it = Press to play it.
spice-road-board-played-why = Comes back to your hand when you rest.
spice-road-board-acquire-free = Press to acquire it, free.
spice-road-board-acquire-for = Press to acquire it: { $count ->
    [one] { $count } { cube-one }
   *[other] { $count } { cube-many }
}, one on each card to its left.
spice-road-board-acquire-short = You are { $count ->
    [one] { $count } { cube-one }
   *[other] { $count } { cube-many }
} short.
spice-road-board-with-cubes = You also get { $pile } lying on it.
spice-road-board-being-bought = being acquired
spice-road-board-free = free
spice-road-board-price = costs { $count }
spice-road-board-hand = Your hand
spice-road-board-played = Your played cards
spice-road-board-hand-of = { $name }'s hand, { $count } { $count ->
    [one] card
   *[other] cards
  }
spice-road-board-played-of = Played by { $name }, { $count } { $count ->
    [one] card
   *[other] cards
  }
spice-road-board-won-by = Claimed by { $name }, { $count } { $count ->
    [one] card
   *[other] cards
  }

## Told in the log: follows the name of the player

spice-road-did-play = { $kind ->
    [produce] takes { CUBES($gain) }
    [upgrade] plays a card with { $upgrades } { $upgrades ->
        [one] upgrade
       *[other] upgrades
    }
   *[trade] trades { CUBES($give) } for { CUBES($gain) }
}{ $times ->
    [1] {""}
   *[other] {" "}({ $times } times)
}
spice-road-did-acquire = acquires the card “{ CARD($arg) }”{ $loaded ->
    [yes] {" "}with { CUBES($cubes) } on it
   *[no] {""}
}
spice-road-did-claim = { $coin ->
    [none] claims { points-count } for { CUBES($cost) }
   *[other] claims { points-count } and a { spice-road-coin-one } for { CUBES($cost) }
}
spice-road-did-rest = { $count ->
    [0] rests
    [one] rests and takes { $count } card back
   *[other] rests and takes { $count } cards back
}
spice-road-did-again = trades { CUBES($give) } for { CUBES($gain) } once more
spice-road-did-raise = upgrades { CUBES($from) } to { CUBES($to) }
spice-road-did-pay = pays { CUBES($arg) }
spice-road-did-discard = returns { CUBES($arg) } to the bowls

spice-road-feat-thrift = Small hand
    .about = You won after acquiring four cards or fewer.
spice-road-feat-tireless = Tireless
    .about = You won with three rests or fewer.
