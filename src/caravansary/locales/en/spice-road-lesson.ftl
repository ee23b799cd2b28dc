# The first game: chapters and their steps, as frontend/src/boards/spice-road/lesson.script.json plays them; then the tips of later games.

spice-road-chapter-begin = The first turns
spice-road-lesson-goal = Your goal is the most points, and Point cards like this one bring them: the round in which somebody claims their sixth is the last.
spice-road-lesson-caravan = This is your caravan with { CUBES("111") }, the cheapest kind; { $edition ->
    [golem] green, turquoise and magenta
   *[spice] red, green and brown
} are each worth more than the one before.
spice-road-lesson-play = On your turn you do one thing: press this card to play it and take { CUBES("11") }.
spice-road-lesson-rival-free = Now { $name } acquires the first card of the market, which is free.
spice-road-lesson-acquire = You want this card, and it costs one { cube-one } for each card to its left: press it.
spice-road-lesson-pay = Pay by pressing a { cube-one } in your caravan: it goes on the first card.
spice-road-lesson-pay-on = The second one goes on the second card, and whoever acquires that card gets it.
spice-road-lesson-rival-plays = { $name } plays the card he has acquired and takes { CUBES("111") }.
spice-road-lesson-rest = A played card stays on the table, so press Rest to take yours back into your hand.
spice-road-lesson-rival-cube = { $name } acquires the card with your { cube-one } on it and gets that too.
spice-road-lesson-play-again = Your first card is back in your hand: play it again for { CUBES("11") }.
spice-road-lesson-rival-rests = { $name } rests and takes his played card back.
spice-road-lesson-trade = Now play the card you acquired: it trades { CUBES("11") } for { CUBES("22") }.
spice-road-lesson-again = One card trades as often as you can pay in the same turn: press it once more.
spice-road-lesson-rival-upgrades = { $name } upgrades two of his { cube-many }.
spice-road-lesson-claim = You have the { CUBES("2222") } this card asks for: press it to claim its points and, as it lies first, a { spice-road-gold } { spice-road-coin-one } worth 3 more.

spice-road-chapter-caravan = A full caravan
spice-road-lesson-later = Some rounds later your caravan holds eight { cube-many }, and it has room for ten.
spice-road-lesson-overfill = Play this card anyway: it brings { CUBES("1111") }, more than fit.
spice-road-lesson-discard = At the end of a turn only ten may stay, so press a yellow one to return it to the bowls.
spice-road-lesson-discard-on = Return one more, and you keep the precious ones.
spice-road-lesson-rival-takes = { $name } takes { CUBES("11") }.
spice-road-lesson-aim = This Point card asks for { CUBES("11333") }, and what you still lack stands below it.
spice-road-lesson-upgrade = Play this card, which upgrades twice.
spice-road-lesson-raise = Press the marked { cube-one }: it goes up one level.
spice-road-lesson-raise-on = Upgrade another, or the same one again if you wanted an even more precious one.
spice-road-lesson-rival-waits = { $name } takes { CUBES("111") }.
spice-road-lesson-silver = Claim the card, and because it lies second it brings a silver { spice-road-coin-one } worth 1 point.

spice-road-chapter-end = The end of the game
spice-road-lesson-five = Near the end you have five Point cards and { $name } has four: your sixth will make this round the last.
spice-road-lesson-coins = The { spice-road-gold } { spice-road-coin-many } are gone, so the silver ones have moved above the first card.
spice-road-lesson-trade-last = That card asks for { CUBES("22333") }: play this one to trade { CUBES("22") } for { CUBES("33") }.
spice-road-lesson-again-last = Trade once more with the same card.
spice-road-lesson-done = A third trade would take the last two you need, so stop here with Done.
spice-road-lesson-rival-last = { $name } rests to have his cards back.
spice-road-lesson-sixth = Claim your sixth Point card.
spice-road-lesson-rival-end = The round is played to its end, and { $name } claims one more card.
spice-road-lesson-won = Cards, { spice-road-coin-many } of 3 and 1, and 1 point for each { cube-one } that is not yellow: the most points win.

spice-road-tip-acquire = A good card pays for itself many times: early on, look for one that makes precious { cube-many } of yellow ones.
spice-road-tip-raise = You may upgrade the same { cube-one } again, up to the most precious kind.
spice-road-tip-again = You can trade once more with the same card, as often as you can pay.
spice-road-tip-discard = Your caravan is too full: keep what the next Point card asks for.
spice-road-tip-claim = You can claim a Point card now, and the first two in the row may bring { spice-road-coin-many } as well.
