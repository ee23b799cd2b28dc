# The rules page: headings, paragraphs, and the words under drawn examples. frontend/src/boards/eastern-wonders/rules.ts names the clauses of each.

eastern-wonders-rules-goal = The aim
eastern-wonders-rules-goal-1 = You sail from market to market, build outposts, trade where you have one and bring the ports what they ask for. Whoever has the most points at the end wins.
eastern-wonders-rules-goal-2 = There are four kinds of { cube-many }, each more precious than the one before: { $edition ->
    [golem] yellow, green, turquoise and magenta
   *[spice] yellow, red, green and brown
}. To upgrade a { cube-one } is to swap it for one of the next kind.
eastern-wonders-rules-goal-2-shown = The four levels, from the least to the most precious. Each has a mark of its own and can be told without its colour.

eastern-wonders-rules-setup = Setting up
eastern-wonders-rules-setup-1 = There are 24 Market tiles, six for each of the four trade goods. One tile of each good, drawn by lot, goes back into the box; the other 20 are shuffled and laid out.
eastern-wonders-rules-setup-2 = The standard map has columns of 4, 5, 6, 5 and 4 tiles. The four ports are both ends of the two outer columns.
eastern-wonders-rules-setup-2-shown = The standard map: a port at each corner, markets everywhere else.
eastern-wonders-rules-setup-3 = The victory point tiles (VP tiles) are shuffled and one is laid face up on each port. The Closed Port tile is mixed into the next five; those six lie on top of the pile.
eastern-wonders-rules-setup-4 = Bonus tiles lie open by kind. Those that bring nothing but points form one pile: 6 on top, then 5, 4 and 3.
eastern-wonders-rules-setup-4-shown = The pile of points, from the top.
eastern-wonders-rules-setup-5 = Everybody has a boat, a hold with ten spaces, and a player board with 20 outposts: a row of five for each good.
eastern-wonders-rules-setup-5-shown = A player board at the start. Under the outposts are values that count once they are uncovered.
eastern-wonders-rules-setup-6 = The player who was on a boat most recently begins: you may say who that is. If nobody says, the first player is drawn by lot. Play goes clockwise.
eastern-wonders-rules-setup-7 = Four starting lots lie on the table, however many play. Beginning with the player before the first one and going backwards, each player takes a lot and puts their boat on a Market tile of their choice. Boats may share a tile and nobody pays for that now. Lots that are left return to the bowls.
eastern-wonders-rules-setup-7-shown = The four starting lots.
eastern-wonders-rules-setup-8 = You may lay out a map of your own: 20 markets and four ports in one piece, each touching at least two others.

eastern-wonders-rules-turn = Your turn
eastern-wonders-rules-turn-1 = The game goes round by round. In each round every player takes one turn, the first player first.
eastern-wonders-rules-turn-2 = On your turn you may move your boat, and then you may do one action where it lies: Market on a Market tile, Port at a port, Harvest anywhere. You need do neither: the boat may stay, and you may do no action at all.

eastern-wonders-rules-move = Moving the boat
eastern-wonders-rules-move-1 = The first step to an adjacent tile is free. For each further step, leave one { cube-one } of your choice on the tile you leave. You may go on as long as you have { cube-many }.
eastern-wonders-rules-move-1-shown = Two steps: the first is free, for the second a yellow { cube-one } stays behind on the tile in the middle.
eastern-wonders-rules-move-2 = Each Bonus tile for free steps makes one more step free. The free steps of a move come first, the paid ones after them.
eastern-wonders-rules-move-3 = If you end your move on a Market tile where other boats lie, give one { cube-one } of your choice to each of their owners, one after the other in turn order after you. If you can't pay all of them, you can't stop there; passing through costs nothing extra. Ports cost nothing, and neither does staying where you are.
eastern-wonders-rules-move-3-shown = Stopping here costs two { cube-many }, one for each boat. With only one left you must stop elsewhere.
eastern-wonders-rules-move-4 = If { cube-many } lie where your move ended, you may take them: all or none. You pay the owners of the boats first, so you can't pay with what lies there. A boat that did not move takes nothing; one that comes back to where it began has moved.
eastern-wonders-rules-move-4-shown = First pay one { cube-one } for the other boat, then take { CUBES("23") }.
eastern-wonders-rules-move-5 = What others pay you goes into your hold at once. Whether it is too full is checked at the end of your own turn only.

eastern-wonders-rules-market = Market: building and trading
eastern-wonders-rules-market-1 = First you may build an outpost here, if you have none on this tile. It costs one { cube-one } of your choice for each outpost that stands here already, with two players two for each. They go back to the bowls. On a tile without outposts it is free.
eastern-wonders-rules-market-1-shown = Two outposts stand here: yours costs two { cube-many }. In a game of two, one outpost of the other player would cost you as much.
eastern-wonders-rules-market-2 = Take the leftmost outpost from the row of your player board that shows the good of this tile.
eastern-wonders-rules-market-2-shown = An outpost on a tile with the third good: the leftmost one of that row leaves the board and uncovers its value.
eastern-wonders-rules-market-3 = When a whole column of your board is empty, choose a Bonus tile at once from those that are left.
eastern-wonders-rules-market-3-shown = The first column is empty in all four rows: that brings a Bonus tile.
eastern-wonders-rules-market-4 = With Bonus tiles for upgrades, you may now upgrade one { cube-one } one level for each of them. A tile that this outpost has just brought you counts already.
eastern-wonders-rules-market-5 = Then, if you have an outpost on this tile, old or new, you may trade: return what is before the arrow, take what is behind it. You may do so as often as you can pay.
eastern-wonders-rules-market-5-shown = Where three yellow bring one of the highest level, nine yellow are worth one, two or three trades in one turn.

eastern-wonders-rules-port = Port: claiming a tile
eastern-wonders-rules-port-1 = Return the { cube-many } shown on the VP tile of this port to the bowls and keep the tile, face down. The next tile of the pile is laid on the port.
eastern-wonders-rules-port-1-shown = For { CUBES("2234") } this tile brings 14 points.
eastern-wonders-rules-port-2 = If the tile drawn is the Closed Port tile, this port is closed: it offers nothing as long as the tile lies there.
eastern-wonders-rules-port-3 = From then on, whenever a tile is claimed at another port, the Closed Port tile moves to that port, and the tile drawn goes to the port that was closed.
eastern-wonders-rules-port-3-shown = The tile on the right is claimed: now that port is closed, and the new tile opens the one on the left.

eastern-wonders-rules-harvest = Harvest
eastern-wonders-rules-harvest-1 = On any tile, at a port too, take { CUBES("11") } from the bowls, and { CUBES("2") } more for each Bonus tile for the harvest.

eastern-wonders-rules-bonus = Bonus tiles
eastern-wonders-rules-bonus-1 = Each column you empty brings one Bonus tile of your choice. Several tiles of one kind add up.
eastern-wonders-rules-bonus-2 = Free step: every move may have one more free step.
eastern-wonders-rules-bonus-2-shown = Worth no points.
eastern-wonders-rules-bonus-3 = Harvest: every harvest brings { CUBES("2") } more.
eastern-wonders-rules-bonus-3-shown = Worth 1 point at the end.
eastern-wonders-rules-bonus-4 = Upgrade: after building an outpost you may upgrade one { cube-one } one level.
eastern-wonders-rules-bonus-4-shown = Worth 2 points at the end.
eastern-wonders-rules-bonus-5 = Hold: three more spaces in your hold.
eastern-wonders-rules-bonus-5-shown = Worth no points.
eastern-wonders-rules-bonus-6 = Points: you always get the tile on top of the pile, so the first is worth 6 points, the next 5, then 4 and 3.
eastern-wonders-rules-bonus-6-shown = Worth what they show.

eastern-wonders-rules-hold = Room in the hold
eastern-wonders-rules-hold-1 = A hold has ten spaces, and three more for each Bonus tile for the hold. During your turn it may hold more; at the end of the turn you return { cube-many } of your choice until the rest fits.
eastern-wonders-rules-hold-1-shown = Twelve in a hold of ten: two must go. Here they are yellow, but that is for you to choose.
eastern-wonders-rules-hold-2 = Between your turns your hold may be too full, because others have paid you.

eastern-wonders-rules-end = The end
eastern-wonders-rules-end-1 = When somebody claims their fourth VP tile, the round is finished, so that everybody has had the same number of turns. Then the game is over.
eastern-wonders-rules-end-2 = Before the points are counted, every hold is brought to its limit once more. Yellow { cube-many } go first, since they count nothing.
eastern-wonders-rules-end-3 = Add up your VP tiles, the points on your Bonus tiles (6, 5, 4 or 3, Harvest 1, Upgrade 2), the values uncovered on your player board, and 1 for each { cube-one } in your hold that is not yellow.
eastern-wonders-rules-end-4 = In every row of the player board the spaces are worth 0, 1, 2, 2 and 3 points, from the left.
eastern-wonders-rules-end-4-shown = The points of the rows: 8, 3, 0 and 1.
eastern-wonders-rules-end-5 = The highest total wins. If players are tied, the one among them who played last wins.

eastern-wonders-rules-open = What everybody can see
eastern-wonders-rules-open-1 = Only the order of the pile of VP tiles is unknown. All else lies open: holds, boards, Bonus tiles, and which Market tiles left the game, since the map shows the others. Claimed VP tiles lie face down, but everybody saw them before.
