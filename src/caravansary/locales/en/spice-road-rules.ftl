# The rules page: headings, paragraphs, and the words under drawn examples. frontend/src/boards/spice-road/rules.ts names the clauses of each.

spice-road-rules-goal = The aim
spice-road-rules-goal-1 = You lead a caravan. Merchant cards bring you { cube-many }, upgrade them and trade them; with the right ones you claim Point cards. Whoever has the most points at the end wins.
spice-road-rules-goal-2 = There are four kinds of { cube-many }, each more precious than the one before: { $edition ->
    [golem] yellow, green, turquoise and magenta
   *[spice] yellow (turmeric), red (saffron), green (cardamom) and brown (cinnamon)
}. To upgrade a { cube-one } is to swap it for one of the next kind.
spice-road-rules-goal-2-shown = The four levels, from the least to the most precious. Each has a mark of its own and can be told without its colour.

spice-road-rules-setup = Setting up
spice-road-rules-setup-1 = The 36 Point cards are shuffled. Five lie face up in a row; the rest form a face-down deck at the right end of the row.
spice-road-rules-setup-2 = Above the leftmost Point card lies a pile of { spice-road-gold } { spice-road-coin-many }, above the second a pile of silver ones. Each pile has twice as many { spice-road-coin-many } as there are players.
spice-road-rules-setup-2-shown = With three players, six { spice-road-coin-many } of each kind.
spice-road-rules-setup-3 = Everybody begins with the same two Merchant cards in hand: one takes { CUBES("11") }, the other upgrades twice. Starting cards that nobody needs go back into the box.
spice-road-rules-setup-3-shown = The hand that everybody begins with.
spice-road-rules-setup-4 = The other 43 Merchant cards are shuffled. Six lie face up in a second row, the market; the rest form a face-down deck at its right end.
spice-road-rules-setup-5 = The first player is drawn by lot, unless you say who begins when you set up the table. Play goes clockwise.
spice-road-rules-setup-6 = What a caravan begins with depends on the turn order: the first player has { CUBES("111") }, the second and third { CUBES("1111") }, the fourth and fifth { CUBES("1112") }.
spice-road-rules-setup-6-shown = The caravans at the start, in turn order.

spice-road-rules-turn = Your turn
spice-road-rules-turn-1 = The game goes round by round. In each round every player takes one turn, the first player first.
spice-road-rules-turn-2 = On your turn you do exactly one of four things: play a card, acquire a card, rest, or claim a Point card. You can't pass, but you can always rest.

spice-road-rules-play = Playing a card
spice-road-rules-play-1 = Lay a card from your hand face up in front of you and carry out its effect. It stays there: a played card can't be played again until you rest.
spice-road-rules-play-2 = { $edition ->
    [golem] A Crystal card
   *[spice] A Spice card
}: take the { cube-many } it shows from the bowls.
spice-road-rules-play-2-shown = This card brings { CUBES("12") }.
spice-road-rules-play-3 = An Upgrade card: upgrade as many times as it shows. Each time, one { cube-one } goes up one level. You may upgrade the same one again, and you may stop early. The highest level can't be upgraded.
spice-road-rules-play-3-shown = An Upgrade card for three upgrades, with { CUBES("112") }: two at first, on different { cube-many }, and then one of those again.
spice-road-rules-play-4 = A Trade card: return what is above its arrow, take what is below it. You may do that again and again as long as you can pay, also with what the trade has just brought you.
spice-road-rules-play-4-shown = With a card that gives { CUBES("3") } for { CUBES("11") }, six yellow are worth one, two or three trades in one turn.
spice-road-rules-play-5 = You can play a Trade card only if you can do its trade at least once. An Upgrade card may be played even if you upgrade nothing.

spice-road-rules-acquire = Acquiring a card
spice-road-rules-acquire-1 = Choose a card of the market. Put one { cube-one } of any kind on each card to its left, then take the card into your hand. The leftmost card is free. If you have fewer { cube-many } than there are cards to the left, you can't acquire it.
spice-road-rules-acquire-1-shown = The fourth card costs three { cube-many }: one on each of the cards to its left. On the second one there was one already.
spice-road-rules-acquire-2 = Whatever lies on the card you take goes to your caravan. You get it after paying, so it can't pay for the same card.
spice-road-rules-acquire-3 = The cards to the right slide left, with what lies on them, and the deck fills the right end. The new card is in your hand: you can play it on your next turn. Once a deck is empty, its row gets shorter and the game goes on.

spice-road-rules-rest = Resting
spice-road-rules-rest-1 = Take all the cards you have played back into your hand. You may rest even when there is nothing to take back.

spice-road-rules-claim = Claiming a Point card
spice-road-rules-claim-1 = Return exactly the { cube-many } shown on one of the face-up Point cards to the bowls and keep the card, face down. The cards slide left and the deck fills the right end, as long as it lasts.
spice-road-rules-claim-2 = The leftmost card also brings one of the { spice-road-coin-many } above it, and so does the second, as long as there are any. A { spice-road-gold } { spice-road-coin-one } is worth 3 points, a silver one 1 point.
spice-road-rules-claim-3 = When the last { spice-road-gold } { spice-road-coin-one } is taken, the silver ones slide above the leftmost card. From then on the second card brings none.
spice-road-rules-claim-3-shown = No { spice-road-gold } { spice-road-coin-many } are left: the silver ones now lie above the first card.

spice-road-rules-caravan = Room in the caravan
spice-road-rules-caravan-1 = A caravan has ten spaces. During your turn it may hold more; at the end of the turn you return { cube-many } of your choice until ten are left.
spice-road-rules-caravan-1-shown = Twelve are two too many. Here two yellow were returned, but that is for you to choose.
spice-road-rules-caravan-2 = The bowls never run out: there are always enough { cube-many } of every kind.

spice-road-rules-end = The end
spice-road-rules-end-1 = When somebody claims their fifth Point card (with two or three players their sixth), the round is finished, so that everybody has had the same number of turns. Then the game is over.
spice-road-rules-end-2 = Add up the points of your cards, 3 for each { spice-road-gold } { spice-road-coin-one }, 1 for each silver { spice-road-coin-one }, and 1 for each { cube-one } left in your caravan that is not yellow.
spice-road-rules-end-2-shown = Cards 9 and 12, two { spice-road-gold } { spice-road-coin-many }, one silver { spice-road-coin-one }, and two { cube-many } that are not yellow.
spice-road-rules-end-3 = The highest total wins. If players are tied, the one among them who played last wins.

spice-road-rules-open = What everybody can see
spice-road-rules-open-1 = Nobody knows the order of the two decks. The rows, the { spice-road-coin-many }, the caravans and all played cards lie open.
spice-road-rules-open-2 = Hands and claimed cards are hidden, but every card in them was taken in the open: you may remember it. A table can show them, and does when you play alone against the computer.
