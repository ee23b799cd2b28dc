spice-road = { $edition ->
    [golem] Century: Golem Edition
   *[spice] Century: Spice Road
}

## Actions

spice-road-play = { $kind ->
    [produce] Play { $arg }: take { CUBES($gain) }
    [upgrade] Play { $arg }: raise cubes up to { $upgrades } times
   *[trade] Play { $arg }: trade { CUBES($give) } for { CUBES($gain) }
}
spice-road-acquire = { $kind ->
    [none] Acquire from an empty place
    [produce] Acquire { $arg } (take { CUBES($gain) })
    [upgrade] Acquire { $arg } (raise up to { $upgrades } times)
   *[trade] Acquire { $arg } ({ CUBES($give) } for { CUBES($gain) })
}{ $price ->
    [0] , free
   *[other] , price { $price }
}{ $loaded ->
    [yes] , with { CUBES($cubes) } on it
   *[no] { "" }
}
spice-road-claim = { $coin ->
    [gold] Claim { $arg } for { $points } points and a { $edition ->
        [golem] copper
       *[spice] gold
    } coin: return { CUBES($cost) }
    [silver] Claim { $arg } for { $points } points and a silver coin: return { CUBES($cost) }
   *[none] Claim { $arg } for { $points } points: return { CUBES($cost) }
}
spice-road-rest = { $count ->
    [0] Rest (no card to take back)
    [one] Rest: take back { $count } card
   *[other] Rest: take back { $count } cards
}
spice-road-again = Trade once more: { CUBES($give) } for { CUBES($gain) }
spice-road-done = Enough
spice-road-raise = Raise { CUBES($from) } to { CUBES($to) }
spice-road-pay = Put { CUBES($arg) } on { $card }
spice-road-discard = Return { CUBES($arg) } to the bowls

## Phases

spice-road-phase-over = The game is over.
spice-road-phase-turn = Play a card, acquire one, claim points or rest.
spice-road-phase-repeat = Trade once more?
spice-road-phase-upgrade = Raise a cube, or stop.
spice-road-phase-pay = Choose a cube for the next card to the left of the wanted one.
spice-road-phase-discard = The caravan holds ten: return a cube.

## Why not

spice-road-cannot-played = { $card } is played already; rest to take it back.
spice-road-cannot-hand = { $card } is not in hand.
spice-road-cannot-trade = { $card } needs { CUBES($missing) } more.
spice-road-cannot-empty = Place { $slot } is empty.
spice-road-cannot-acquire = { $card } costs { $price } cubes; there are only { $cubes }.
spice-road-cannot-claim = { $card } needs { CUBES($missing) } more.

## Score sheet

spice-road-score-cards = Point cards
spice-road-score-gold = { $edition ->
    [golem] Copper coins
   *[spice] Gold coins
}
spice-road-score-silver = Silver coins
spice-road-score-cubes = { $edition ->
    [golem] Crystals left (not yellow)
   *[spice] Spices left (not yellow)
}
spice-road-score-total = Total

## The rules in short

spice-road-rules = On your turn do one thing. Play a card from your hand for its effect. Acquire a market card: the leftmost is free, each place further right costs one cube of any colour, put on the cards you pass. Claim a point card by returning its exact cubes; the two leftmost bring a coin while coins last. Or rest and take all your played cards back. A caravan holds ten cubes at the end of your turn. When somebody claims their fifth point card (sixth with two or three players) the round is finished. Cards, coins (3 and 1) and every cube that is not yellow (1) count; a tie goes to whoever played last.

## The text table

spice-road-table-head = Round { $round }{ $final ->
    [yes] , the last
   *[no] { "" }
}
spice-road-table-points = Points
spice-road-table-market = Market (deck { $count }), one cube more for each place to the right
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
spice-road-table-progress = points { $have } of { $goal }
spice-road-table-hand = hand
spice-road-table-played = played
spice-road-table-hidden = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
spice-road-table-none = none
spice-road-table-effect = { $kind ->
    [produce] take { CUBES($gain) }
    [upgrade] raise up to { $upgrades } times
   *[trade] trade { CUBES($give) } for { CUBES($gain) }
}
spice-road-table-points-plain = Point cards, { $count } left in the deck:
spice-road-table-point-card = { $place }. { $card }, { $points } points{ $coin ->
    [gold] { $edition ->
        [golem] {" "}and a copper coin ({ $left } left)
       *[spice] {" "}and a gold coin ({ $left } left)
    }
    [silver] {" "}and a silver coin ({ $left } left)
   *[none] { "" }
}: return { CUBES($cost) }; { $ready ->
    [yes] you can.
   *[no] you lack { CUBES($lacks) }.
}
spice-road-table-market-plain = Market, { $count } left in the deck:
spice-road-table-merchant = { $place }. { $card }, { $price ->
    [0] free
    [one] costs { $price } cube
   *[other] costs { $price } cubes
}: { $effect }; cubes on it: { CUBES($cubes) }.
spice-road-table-seat = { $name }: caravan { CUBES($caravan) }, { $count } of 10; hand: { $hand }; played: { $played }; point cards: { $have } of { $goal }; { $edition ->
    [golem] copper
   *[spice] gold
} coins: { $gold }; silver coins: { $silver }.
spice-road-notation = Turns in notation: play m17 x2 (trade twice); play s2 1>2 2>3 (raise); acquire m12 pay 1 1 (cubes on the cards to its left, from the left); claim p05; rest. A caravan too full: discard 1 1 at the end.
