# The first game: chapters and their steps, as frontend/src/boards/endless-world/lesson.script.json plays them; then the tips of later games.

endless-world-chapter-begin = The first turns
endless-world-lesson-goal = Your goal is the most points, and Point cards like this one bring them: the round in which somebody claims their eighth is the last.
endless-world-lesson-caravan = This is your caravan with { CUBES("111") }, the cheapest kind; { $edition ->
    [golem] green, turquoise and magenta
   *[spice] red, green and brown
} are each worth more than the one before.
endless-world-lesson-place = On your turn you send merchants to one location: press this one, it takes two and brings { CUBES("111") }.
endless-world-lesson-rival-places = { $name } sends two merchants too, and they stay where they are.
endless-world-lesson-market = This location needs only one merchant and trades { CUBES("111") } for { CUBES("22") }: press it.
endless-world-lesson-trade = Press the button to trade once.
endless-world-lesson-again = You may trade as often as you can pay in the same turn: press it once more.
endless-world-lesson-rival-expels = { $name } sends three merchants where you have two, one more than you: he may use the location, and yours come home.
endless-world-lesson-expel = Do the same: two of his merchants stand here, so press it to send three and expel them.
endless-world-lesson-rival-gains = { $name } has his merchants back and uses another location.
endless-world-lesson-rest = You have few merchants left at hand: press Rest to call all of yours back.
endless-world-lesson-rival-rests = { $name } rests as well.
endless-world-lesson-golem = Below each card is its { endless-world-golem } location: send a merchant to this one.
endless-world-lesson-claim = You have the { CUBES("222") } this card asks for: press it to claim it.
endless-world-lesson-explore = It is an Exploration card, so take a tile off a location, which is open from now on: this one is worth 3 points.
endless-world-lesson-bonus = The same visit also brings the Bonus tile, worth points at the end for the icons on your cards: press it.

endless-world-chapter-cards = What cards do
endless-world-lesson-assistance = Some rounds later you have an Assistance card: locations with its symbol take one merchant fewer from you.
endless-world-lesson-upgrade = This location has that symbol, so it takes one merchant instead of two: press it.
endless-world-lesson-raise = It upgrades twice, so press a yellow one: it goes up one level.
endless-world-lesson-raise-on = Upgrade one more, or the same one again if you like.
endless-world-lesson-rival-takes = { $name } takes { CUBES("11") }.
endless-world-lesson-tool = You also have a Tool card, which gives { CUBES("1") } more at every location with its symbol.
endless-world-lesson-produce = This location has it: press it for { CUBES("3") } and the one from your card.
endless-world-lesson-limit = A caravan keeps ten { cube-many } at the end of a turn, so press a yellow one to return it to the bowls.
endless-world-lesson-rival-home = { $name } rests.
endless-world-lesson-last-one = Send your last merchant to this { endless-world-golem } location.
endless-world-lesson-newcomers = Claim this New merchants card: it brings two merchants from your reserve at once.
endless-world-lesson-bonus-icons = Take the Bonus tile too, which brings 2 points for each Tool icon you own.

endless-world-chapter-end = The end of the game
endless-world-lesson-seven = Near the end you have seven Point cards and { $name } has six: your eighth will make this round the last.
endless-world-lesson-golem-last = Send a merchant to this { endless-world-golem } location.
endless-world-lesson-eighth = Claim your eighth Point card.
endless-world-lesson-bonus-last = And take the Bonus tile, your third: there is room for no more than three.
endless-world-lesson-rival-end = The round is played to its end, and { $name } claims one more card.
endless-world-lesson-won = Point cards, Bonus tiles, Exploration tiles and 1 point for each { cube-one } that is not yellow: the most points win.

endless-world-tip-activate = Where nobody stands you place what the location shows, and where others stand one more than they have.
endless-world-tip-raise = You may upgrade the same { cube-one } again, up to the most precious kind.
endless-world-tip-again = You can trade once more here, as often as you can pay.
endless-world-tip-take = Bonus tiles count the icons of your cards at the end: choose one that fits what you collect, there is room for three.
endless-world-tip-claim = You can claim the card now, and its effect works from your next turn on or at once.
endless-world-tip-explore = Choose what you need: the location below is open to everybody from now on.
endless-world-tip-discard = Your caravan is too full: keep what the next card asks for.
