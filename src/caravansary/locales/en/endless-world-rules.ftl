# The rules page: headings, paragraphs, and the words under drawn examples. frontend/src/boards/endless-world/rules.ts names the clauses of each.

endless-world-rules-goal = The aim
endless-world-rules-goal-1 = You send merchants to the locations of a world that is only partly known, gather { cube-many } there, make them more precious and claim Point cards with them. Whoever has the most points at the end wins.
endless-world-rules-goal-2 = There are four kinds of { cube-many }, each more precious than the one before: { $edition ->
    [spice] yellow, red, green and brown
   *[golem] yellow, green, turquoise and magenta
}. To upgrade a { cube-one } is to swap it for one of the next kind.
endless-world-rules-goal-2-shown = The four levels, from the least to the most precious. Each has a mark of its own and can be told without its colour.

endless-world-rules-setup = Setting up
endless-world-rules-setup-1 = The board is made of four panels: A1, B1, C1, and one of D1, E1 and F1. Choose that one, or it is drawn by lot.
endless-world-rules-setup-2 = Point cards with a white star leave the game. With two players those marked “3+” and “=4” leave as well, with three players those marked “=4”.
endless-world-rules-setup-3 = The Point cards are shuffled into a face-up deck: its top card can be seen. One card lies above each { endless-world-golem } location, the deck to the right of them.
endless-world-rules-setup-4 = Bonus tiles marked I or III leave the game. The 17 others are dealt by lot, face up, into the bonus spaces of the board, as many to each as it shows; what remains leaves the game. Of a stack only the top tile can be taken.
endless-world-rules-setup-4-shown = The four kinds of Bonus tiles.
endless-world-rules-setup-5 = The ten Exploration tiles are shuffled and laid face up, one on each location with an exploration icon. With two or three players the last two cover the locations marked 2-3; with four players those stay open and the two tiles leave the game.
endless-world-rules-setup-5-shown = A covered location. Nobody can use it until the tile has been taken away.
endless-world-rules-setup-6 = The first player is drawn by lot, unless you say who begins when you set up the table. Play goes clockwise.
endless-world-rules-setup-7 = Everybody has twelve merchants. Six of them, seven with two players, stand on the player board; the others are in reserve and can't be used yet.
endless-world-rules-setup-7-shown = Six merchants at hand, six smaller ones in reserve.
endless-world-rules-setup-8 = What a caravan begins with depends on the turn order: the first player has { CUBES("111") }, the second and third { CUBES("1111") }, the fourth { CUBES("1112") }.
endless-world-rules-setup-8-shown = The caravans at the start, in turn order.

endless-world-rules-turn = Your turn
endless-world-rules-turn-1 = The game goes round by round. In each round every player takes one turn, the first player first.
endless-world-rules-turn-2 = On your turn you do exactly one of two things: activate a location, or rest.

endless-world-rules-activate = Activating a location
endless-world-rules-activate-1 = Choose a location that is not covered by an Exploration tile and where none of your own merchants stand. Place the required number of merchants there, then do its action.
endless-world-rules-activate-2 = If nobody stands there, place exactly as many merchants as the location shows, taken from your player board.
endless-world-rules-activate-2-shown = This free location takes two merchants.
endless-world-rules-activate-3 = If another player's merchants stand there, place exactly one more than that. Theirs are expelled and go back to their owner's player board.
endless-world-rules-activate-3-shown = Three merchants stand here: you place four, and the three go home.
endless-world-rules-activate-4 = Each Assistance card with the symbol of the location lowers the required number by one, occupied or not, but you always place at least one merchant. So fewer merchants may stand on a location than it shows, and then one more than they are is enough, even if that is fewer than it shows.
endless-world-rules-activate-4-shown = The location shows three, but thanks to Assistance cards only one merchant stands there. Two are enough.
endless-world-rules-activate-5 = Each Tool card with the symbol of the location gives you its { cube-one } before the action. You can use it in that action.
endless-world-rules-activate-6 = Then comes the action. You may forgo it: upgrade nothing, trade nothing. At a { endless-world-golem } location, though, you do at least one of its two parts.

endless-world-rules-locations = What locations do
endless-world-rules-locations-1 = Production: take the { cube-many } shown from the bowls.
endless-world-rules-locations-1-shown = Two merchants bring { CUBES("112") }. The symbol at the top right is the one of Assistance and Tool cards.
endless-world-rules-locations-2 = Upgrade: upgrade up to as many times as shown. Each time, one { cube-one } goes up one level; you may upgrade the same one again.
endless-world-rules-locations-2-shown = Up to three upgrades.
endless-world-rules-locations-3 = Trade: return what is before the arrow, take what is behind it. You may do so again and again as long as you can pay, also with what the trade has just brought you.
endless-world-rules-locations-3-shown = { CUBES("133") } for { CUBES("22") }, as often as you like.

endless-world-rules-golem = { endless-world-golem } locations
endless-world-rules-golem-1 = At a { endless-world-golem } location you may take its Bonus tile, claim the Point card above it, or do both, in either order. Where there are two stacks, take the top tile of one of them.
endless-world-rules-golem-1-shown = A { endless-world-golem } location between its card and its two stacks of Bonus tiles.
endless-world-rules-golem-2 = Your player board has three bonus spaces. With three Bonus tiles you can't take any more.
endless-world-rules-golem-3 = To claim a card, return the { cube-many } it shows to the bowls and take it. The cards to its right slide left, and the top card of the deck fills the row. When the deck is empty, the rightmost { endless-world-golem } location stays without a card.

endless-world-rules-cards = The four kinds of Point cards
endless-world-rules-cards-1 = Each Point card carries one of four icons and has an effect besides its points.
endless-world-rules-cards-1-shown = Assistance, Tool, New merchants, Exploration.
endless-world-rules-cards-2 = Assistance: from your next activation on, locations with its symbol take one merchant fewer from you. Several cards add up, but one merchant is always needed.
endless-world-rules-cards-3 = Tool: from your next activation on, locations with its symbol give you the { cube-one } it shows, before their action. Several cards add up.
endless-world-rules-cards-4 = New merchants: at once, move the number shown from your reserve to your player board, or as many as are left. You may claim such a card even with an empty reserve.
endless-world-rules-cards-5 = Exploration: at once, take one Exploration tile of your choice from the board. Its location is open to everybody from then on. If none is left, the card can still be claimed.
endless-world-rules-cards-6 = An Exploration tile gives you { cube-many } at once, or one merchant from your reserve at once, or 3 points at the end, or one more icon, which counts for Bonus tiles at the end.
endless-world-rules-cards-6-shown = From the left: { cube-many }, a merchant, 3 points, an icon.

endless-world-rules-rest = Resting
endless-world-rules-rest-1 = Take all your merchants from the board back to your player board. You may rest even when none is out.

endless-world-rules-caravan = Room in the caravan
endless-world-rules-caravan-1 = A caravan has ten spaces. During your turn it may hold more; at the end of the turn you return { cube-many } of your choice until ten are left.
endless-world-rules-caravan-1-shown = Twelve are two too many. Here two yellow were returned, but that is for you to choose.
endless-world-rules-caravan-2 = The bowls never run out: there are always enough { cube-many } of every kind.

endless-world-rules-end = The end
endless-world-rules-end-1 = When somebody claims their eighth Point card, the round is finished, so that everybody has had the same number of turns. Then the game is over.
endless-world-rules-end-2 = Add up your Point cards, your Bonus tiles, your Exploration tiles, and 1 for each { cube-one } in your caravan that is not yellow.
endless-world-rules-end-3 = A Bonus tile brings 2 points for each icon of the kind it shows; or 3 points for each pair of the two kinds it shows; or 1 point for each pair of merchants you own, on your player board and on the locations but not in reserve; or simply 3 points. Icons are those of your Point cards and Exploration tiles.
endless-world-rules-end-3-shown = For each icon, for each pair of icons, for each pair of merchants, and without a condition.
endless-world-rules-end-4 = The same icon may count for several Bonus tiles.
endless-world-rules-end-4-shown = Seven icons. One pair of the first tile, three of the second, three icons of the third.
endless-world-rules-end-5 = The highest total wins. If players are tied, the one among them who played last wins.

endless-world-rules-open = What everybody can see
endless-world-rules-open-1 = Nobody knows the order of the Point deck below its top card, nor the Bonus tiles below the top of a stack. All else lies open.
