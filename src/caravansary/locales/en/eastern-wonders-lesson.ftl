# The first game: chapters and their steps, as frontend/src/boards/eastern-wonders/lesson.script.json plays them; then the tips of later games.

eastern-wonders-chapter-begin = Setting sail
eastern-wonders-lesson-goal = Your goal is the most points, and the VP tiles at the four ports bring the most: the round in which somebody claims their fourth is the last.
eastern-wonders-lesson-rival-lot = { $name } takes a starting lot and puts his boat on a Market tile.
eastern-wonders-lesson-lot = Now press this lot for { CUBES("1111") }, the cheapest kind; { $edition ->
    [golem] green, turquoise and magenta
   *[spice] red, green and brown
} are each worth more than the one before.
eastern-wonders-lesson-boat = Put your boat on this Market tile, which trades { CUBES("11") } for { CUBES("22") }.
eastern-wonders-lesson-build = You may trade only where you have an outpost, so press Build: nobody else is here, and it is free.
eastern-wonders-lesson-trade = Now press Trade to give { CUBES("11") } and get { CUBES("22") }.
eastern-wonders-lesson-again = You may trade as often as you can pay in the same turn: press Trade once more.
eastern-wonders-lesson-rival-sails = { $name } sails to the next tile and builds an outpost.
eastern-wonders-lesson-sail = On your turn you may first sail: press this adjacent tile, the first step is free.
eastern-wonders-lesson-stay = You could sail on for a { cube-one } a step, but press Done to stay here.
eastern-wonders-lesson-build-next = Build here too, it is free again.
eastern-wonders-lesson-trade-next = This market makes { CUBES("33") } of { CUBES("22") }: trade.
eastern-wonders-lesson-again-next = And once more with the rest.
eastern-wonders-lesson-rival-port = { $name } sails to a port and harvests { CUBES("11") }.
eastern-wonders-lesson-wanted = The port beside you asks for { CUBES("113333") }, and you have all but the yellow ones.
eastern-wonders-lesson-sail-port = Sail to the port.
eastern-wonders-lesson-stay-port = Press Done to stay here.
eastern-wonders-lesson-harvest = A harvest is possible on any tile: press it for { CUBES("11") }.
eastern-wonders-lesson-rival-builds = { $name } sails back and builds one more outpost.
eastern-wonders-lesson-claim = You need not sail at all: press Claim to return the { cube-many } and keep the tile.

eastern-wonders-chapter-market = A crowded market
eastern-wonders-lesson-aim = Some rounds later you want to go to this market, two steps away, where { $name }'s boat lies.
eastern-wonders-lesson-step = The first step is free: press this tile.
eastern-wonders-lesson-leave = Each further step costs a { cube-one } that stays on the tile you leave: press a yellow one.
eastern-wonders-lesson-step-on = Now press the market you sail to.
eastern-wonders-lesson-stop = Press Done to end your move here.
eastern-wonders-lesson-toll = Ending your move where another boat lies costs a { cube-one } for its owner: press a yellow one for { $name }.
eastern-wonders-lesson-take = What others left on this tile is yours if you want it: press Take.
eastern-wonders-lesson-harvest-more = Harvest for { CUBES("11") }, although your hold is nearly full.
eastern-wonders-lesson-limit = Only ten may stay in your hold at the end of your turn, so return a yellow one.
eastern-wonders-lesson-rival-leaves = { $name } sails on and builds elsewhere.
eastern-wonders-lesson-build-paid = Build here: with two players an outpost costs two { cube-many } for the one that stands here already.
eastern-wonders-lesson-pay = Pay with a yellow one.
eastern-wonders-lesson-pay-on = And with another.
eastern-wonders-lesson-column = Your outposts are taken from your player board, and its first column is empty now: choose this Bonus tile as a reward.
eastern-wonders-lesson-raise = Your new tile upgrades one { cube-one } whenever you build, so press a yellow one.
eastern-wonders-lesson-trade-dear = Now trade { CUBES("222") } for { CUBES("44") }, the most precious of all.

eastern-wonders-chapter-end = The end of the game
eastern-wonders-lesson-three = Near the end you have three VP tiles, and so has { $name }: a fourth makes this round the last.
eastern-wonders-lesson-closed = The Closed Port tile lies here, so this port offers nothing for now.
eastern-wonders-lesson-sail-last = Sail to this port, which asks for what you have.
eastern-wonders-lesson-stay-last = Press Done to stay here.
eastern-wonders-lesson-fourth = Claim your fourth VP tile.
eastern-wonders-lesson-moved = Now your port is closed instead, and the other one is open again.
eastern-wonders-lesson-rival-end = The round is played to its end, and { $name } claims the tile of the port that has opened.
eastern-wonders-lesson-won = VP tiles, Bonus tiles, the values uncovered on your board and 1 point for each { cube-one } that is not yellow: the most points win.

eastern-wonders-tip-lot = Look at the map first: your lot should be worth something at the market where you begin.
eastern-wonders-tip-leave = A step beyond the free one costs a { cube-one }, and whoever ends a move on that tile may take it.
eastern-wonders-tip-toll = Ending a move where another boat lies costs a { cube-one }; at a port, or if you stay, it costs nothing.
eastern-wonders-tip-take = Taking what lies here is free and no action: you may still do something else.
eastern-wonders-tip-again = You can trade once more here, as often as you can pay.
eastern-wonders-tip-bonus = A column of your board is empty: a tile for harvests or upgrades helps in every later turn, points count at the end.
eastern-wonders-tip-discard = Your hold is too full: keep what the next port asks for.
eastern-wonders-tip-claim = You can claim the VP tile of this port now.
eastern-wonders-tip-build = Building is free where nobody has an outpost, and one outpost of each good empties a column of your board.
