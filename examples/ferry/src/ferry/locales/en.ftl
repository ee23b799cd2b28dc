ferry = Ferry
ferry-title = Ferry
ferry-about = Load goods, barter them into better ones, and carry the travellers who want them.

## Actions

ferry-carry = Carry { $arg }: hand over { CUBES($cost) } for a fare of { $fare }
ferry-load = Load { CUBES($arg) }
ferry-barter = Barter goods, up to two steps
ferry-wait = Wait
ferry-raise = Raise { CUBES($from) } to { CUBES($to) }
ferry-done = Done
ferry-unload = Unload { CUBES($arg) }

## Phases

ferry-phase-over = The game is over.
ferry-phase-turn = Carry a traveller, load goods, barter or wait.
ferry-phase-raise = Raise a good, or stop.
ferry-phase-unload = The hold takes six: unload a good.

## Why not

ferry-cannot-carry = { $card } wants { CUBES($missing) } more.
ferry-cannot-barter = There is nothing to barter in the hold.

## Score sheet

ferry-score-fares = Fares
ferry-score-goods = Goods left (not yellow)
ferry-score-total = Total

## The rules in short

ferry-rules = On your turn do one thing. Load two yellow goods or one red. Barter: raise goods by up to two steps in all. Carry one of the three travellers on the quay by handing over the goods they want; the next one comes from the deck. Or wait. A hold takes six goods at the end of your turn. When somebody has carried four travellers the round is finished. Fares and every good that is not yellow (1) count; a tie goes to the player who played last.
ferry-notation = Turns in notation: carry t05; load 11; load 2; barter 1>2 2>3; wait. A hold too full: unload 1 at the end.

## The text table

ferry-table-head = Round { $round }{ $final ->
    [yes] , the last
   *[no] { "" }
}; travellers still to come: { $count }.
ferry-table-traveller = { $card } wants { $cost } and pays { $fare }.
ferry-table-seat = { $name }: { $hold } ({ $count } of { $limit }); travellers carried: { $have } of { $goal }.

## The plain board in the browser

ferry-view-quay = On the quay
ferry-view-deck = Still to come
ferry-view-hold = Hold
ferry-view-carried = Carried
ferry-view-missing = Still wanted
ferry-view-cost = Wants
ferry-view-fare = Fare
