spice-road = { $edition ->
    [golem] Century: Golem Edition
   *[spice] Century: Spice Road
}

spice-road-gold = { $edition ->
    [golem] copper
   *[spice] gold
}

## Actions

spice-road-play = { $kind ->
    [produce] Play { $arg }: take { CUBES($gain) }
    [upgrade] Play { $arg }: { $upgrades ->
        [one] raise once
       *[other] raise { cube-many } up to { $upgrades } times
    }
   *[trade] Play { $arg }: trade { CUBES($give) } for { CUBES($gain) }
}
spice-road-acquire = { $kind ->
    [none] Acquire from an empty place
    [produce] Acquire { $arg } (take { CUBES($gain) })
    [upgrade] Acquire { $arg } ({ $upgrades ->
        [one] raise once
       *[other] raise up to { $upgrades } times
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
    } coin: return { CUBES($cost) }
    [silver] Claim { $arg } for { points-count } and a silver coin: return { CUBES($cost) }
   *[none] Claim { $arg } for { points-count }: return { CUBES($cost) }
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
spice-road-phase-upgrade = Raise a { cube-one }, or stop.
spice-road-phase-pay = Choose a { cube-one } for the next card to the left of the wanted one.
spice-road-phase-discard = The caravan holds ten: return a { cube-one }.

## Why not

spice-road-cannot-played = { $card } is played already; rest to take it back.
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

spice-road-rules = On your turn do one thing. Play a card from your hand for its effect. Acquire a market card: the leftmost is free, each place further right costs one { cube-one } of any colour, put on the cards you pass. Claim a point card by returning its exact { cube-many }; the two leftmost bring a coin while coins last. Or rest and take all your played cards back. A caravan holds ten { cube-many } at the end of your turn. When somebody claims their fifth point card (sixth with two or three players) the round is finished. Cards, coins (3 and 1) and every { cube-one } that is not yellow (1) count; a tie goes to whoever played last.

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
    [upgrade] { $upgrades ->
        [one] raise once
       *[other] raise up to { $upgrades } times
    }
   *[trade] trade { CUBES($give) } for { CUBES($gain) }
}
spice-road-table-points-plain = Point cards, { $count } left in the deck:
spice-road-table-point-card = { $place }. { $card }, { points-count }{ $coin ->
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
    [one] costs { $price } { cube-one }
   *[other] costs { $price } { cube-many }
}: { $effect }; { cube-many } on it: { CUBES($cubes) }.
spice-road-table-seat = { $name }: caravan { CUBES($caravan) }, { $count } of 10; hand: { $hand }; played: { $played }; point cards: { $have } of { $goal }; { $edition ->
    [golem] copper
   *[spice] gold
} coins: { $gold }; silver coins: { $silver }.
spice-road-notation = Turns in notation: play m17 x2 (trade twice); play s2 1>2 2>3 (raise); acquire m12 pay 1 1 ({ cube-many } on the cards to its left, from the left); claim p05; rest. A caravan too full: discard 1 1 at the end.

## On the front page

spice-road-title = { $edition ->
    [golem] Golem Edition
   *[spice] Spice Road
}
spice-road-about = Gather cards, turn humble goods into precious ones, and fill the great orders before the others do.

## What is asked in the browser

spice-road-aside-turn = Play a card, acquire one from the market, claim a point card, or rest.
spice-road-prompt-pay = Choose a { cube-one } for the next card

## The board in the browser

spice-road-board-deck-merchant = Merchant deck, { $count } left
spice-road-board-deck-points = Point deck, { $count } left
spice-road-board-points-row = Point cards
spice-road-board-market-row = Market
spice-road-board-coins-gold = { $count ->
    [one] { $count } coin of 3 points
   *[other] { $count } coins of 3 points
}
spice-road-board-coins-silver = { $count ->
    [one] { $count } coin of 1 point
   *[other] { $count } coins of 1 point
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
spice-road-board-being-bought = being bought
spice-road-board-free = free
spice-road-board-price = costs { $count }
spice-road-board-hand = Your hand
spice-road-board-played = Your played cards
spice-road-board-hand-of = Hand of { $name }, { $count } { $count ->
    [one] card
   *[other] cards
  }
spice-road-board-played-of = Played by { $name }, { $count } { $count ->
    [one] card
   *[other] cards
  }
spice-road-board-won-by = Won by { $name }, { $count } { $count ->
    [one] card
   *[other] cards
  }

## Told in the log: follows the name of the player

spice-road-did-play = { $kind ->
    [produce] takes { CUBES($gain) }
    [upgrade] plays a card that raises { $upgrades } { $upgrades ->
        [one] step
       *[other] steps
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
   *[other] claims { points-count } and a coin for { CUBES($cost) }
}
spice-road-did-rest = { $count ->
    [0] rests
    [one] rests and takes { $count } card back
   *[other] rests and takes { $count } cards back
}
spice-road-did-again = trades { CUBES($give) } for { CUBES($gain) } once more
spice-road-did-raise = raises { CUBES($from) } to { CUBES($to) }
spice-road-did-pay = pays { CUBES($arg) }
spice-road-did-discard = gives back { CUBES($arg) }

## The first game

spice-road-lesson-1 = Below lies your hand. Press the card that takes two yellow to play it.
spice-road-lesson-2 = Now play the card with the arrows, then press { cube-many } in your tray to make each one level more precious.
spice-road-lesson-3 = Acquire a new card from the market. The one on the left is free; further right you put one { cube-one } on each card you pass.
spice-road-lesson-4 = Played cards come back to your hand when you rest. Press Rest.
spice-road-lesson-5 = Under every point card you see what you still miss. Play cards to gather it.
spice-road-lesson-6 = When a point card lights up, press it to claim it. The first two bring coins as well.
