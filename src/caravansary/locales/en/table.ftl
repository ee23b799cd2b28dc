# The words of the browser table. CUBES and CARD are functions the client provides.

## Cubes
cube-spice-1 = yellow cube
cube-spice-2 = red cube
cube-spice-3 = green cube
cube-spice-4 = brown cube
cube-golem-1 = yellow crystal
cube-golem-2 = green crystal
cube-golem-3 = { $game ->
    [endless-world] blue crystal
   *[other] turquoise crystal
}
cube-golem-4 = magenta crystal
letter-spice-1 = Y
letter-spice-2 = R
letter-spice-3 = G
letter-spice-4 = B
letter-golem-1 = Y
letter-golem-2 = G
letter-golem-3 = { $game ->
    [endless-world] B
   *[other] T
}
letter-golem-4 = M
cube-raise = Raise a { $cube }
cube-pay = Pay with a { $cube }
cube-discard = Give back a { $cube }
cube-leave = Leave a { $cube } behind
cube-toll = Hand over a { $cube }

## Cards in words
card-produce = take { $gain }
card-trade = give { $give }, get { $gain }
card-upgrade = raise { $count } { $count ->
    [one] step
   *[other] steps
  }
card-points = { $points } points for { $cost }
card-power-assistance = one merchant fewer at every place with the { $symbol }
card-power-tool = { $gain } more at every place with the { $symbol }
card-power-new_merchants = { $count } { $count ->
    [one] merchant
   *[other] merchants
  } from your reserve at once
card-power-exploration = uncovers one place at once
symbol-s1 = sun
symbol-s2 = triangle
symbol-s3 = waves
symbol-s4 = moon

## The table
round = Round { $round }
last-round = Last round
other-players = The other players
others-show = show places
others-hide = hide places
their-turn = to play
own-place = Your place
you = You
log = What happened
progress = { $have } of { $goal }
tray-of = { $name }: { $count } of { $places } places filled: { $pile }
done = Done
cancel = Take back
not-now = Not possible at this moment.
not-your-turn = It is not your turn.
finish-first = Finish what you have begun first.
merchants-short = You are { $count } { $count ->
    [one] merchant
   *[other] merchants
  } short.
look-again = See that turn again
needs = You still need { $pile }.
deck-merchant = Merchant deck, { $count } left
deck-points = Point deck, { $count } left

## What is asked
prompt-wait = { $name } is thinking
prompt-turn = Your turn
aside-spice-road-turn = Play a card, get one from the market, claim a point card, or rest.
aside-eastern-wonders-turn = Sail to a lit hex, or act where your boat lies.
aside-endless-world-turn = Send merchants to a lit place, or rest to call them back.
prompt-discard = Your tray is too full: choose what to give back
prompt-pay = Choose a piece for the next card
prompt-eastern-wonders-pay = Choose a piece to pay for the outpost
prompt-upgrade = { $left ->
    [0] Choose a piece to raise
    [one] Choose a piece to raise, one step left
   *[other] Choose a piece to raise, { $left } steps left
  }
prompt-trade = Press the place to trade
prompt-repeat = Press it again to trade once more
prompt-lot = Choose your starting cargo
prompt-boat = Put your boat on an island
prompt-move = Sail on, or press Done to stay
prompt-sail = Choose where to sail
prompt-toll = Choose a piece to hand over
prompt-take = Take what lies here?
prompt-action = Act here: build, trade, claim or harvest
prompt-explore = Choose a tile to explore
prompt-bonus = Choose a bonus tile
prompt-golem = Claim the card, take a bonus tile, or both
prompt-over = The game is over

## Spice Road
points-row = Point cards
market-row = Market
coins-gold = { $count ->
    [one] { $count } three-point coin
   *[other] { $count } three-point coins
}
coins-silver = { $count ->
    [one] { $count } one-point coin
   *[other] { $count } one-point coins
}
point-card = Point card, { $card }
merchant-card = Merchant card, { $card }
hand-card = In your hand, { $card }
played-card = Played, { $card }
claim-it = Press to claim it.
play-it = Press to play it.
again-it = Press to trade once more.
played-why = Comes back to your hand when you rest.
acquire-free = Press to take it, free.
acquire-for = Press to take it: { $count } { $count ->
    [one] cube
   *[other] cubes
  }, one on each card to its left.
acquire-short = You are { $count } { $count ->
    [one] cube
   *[other] cubes
  } short.
with-cubes = You also get { $pile } lying on it.
being-bought = being bought
free = free
price = costs { $count }
hand = Your hand
played = Your played cards
won = What you have won
hand-of = Hand of { $name }, { $count } { $count ->
    [one] card
   *[other] cards
  }
played-of = Played by { $name }, { $count } { $count ->
    [one] card
   *[other] cards
  }
won-by = Won by { $name }, { $count } { $count ->
    [one] card
   *[other] cards
  }
rest = Rest

## Eastern Wonders
sea = The sea
island = Island { $at }: { $card }.
port = Port { $at }: { $card }.
port-empty = Port { $at }, empty.
port-closed = Port { $at }, closed.
closed = closed
lying-here = { $pile } lying here.
boats-here = Boats: { $names }.
outposts-here = Outposts: { $names }.
hex-move = Press to sail here.
hex-boat = Press to put your boat here.
hex-trade = Press to trade.
hex-again = Press to trade once more.
hex-claim = Press to claim the tile.
lots = Starting cargoes
lot = Cargo: { $pile }
bonus-tiles = Bonus tiles
bonus-free-move = One more free step each turn
bonus-harvest-red = One level-2 cube with every harvest
bonus-upgrade-on-build = Raise one cube whenever you build
bonus-hold-plus-3 = Three more places in the hold
bonus-vp = { $points } points
bonus-left = { $count } left.
tiles-of = Tiles of { $name }
vp-pile = Pile of point tiles, { $count } left
closed-within = The closed port is among the next { $count } tiles
player-board = Outposts left on the board: { $rows }
board-row = { $icon } { $count }
good-spice-ginger = ginger
good-spice-chili = chili
good-spice-tea = tea
good-spice-cloves = cloves
good-golem-ginger = root stone
good-golem-chili = ember
good-golem-tea = fern
good-golem-cloves = thistle
your-hold = Your hold
deeds = What your boat can do
deed-take = Take
deed-build = Build
deed-trade = Trade
deed-claim = Claim
deed-harvest = Harvest
deed-take-what = Take all cubes lying here.
deed-build-what = Put an outpost on this island.
deed-trade-what = Do the exchange of this island, as often as you can.
deed-claim-what = Pay for the tile of this port and take it.
deed-harvest-what = Take two yellow instead of any other action.
no-take = No cubes lie here.
no-build-port = Outposts stand on islands, not at ports.
no-build-twice = You have an outpost here already.
no-build-cost = Costs { $count } cubes for the outposts that stand here.
no-trade-port = Ports don't trade; islands do.
no-trade-outpost = You need an outpost of your own here.
no-claim = Only at a port.

## Endless World
panels = The world
panel = Panel { $name }
location = Location: { $what }
location-symbol = It carries the { $symbol }.
panel-jump = Panel { $number }, { $count } lit
location-golem = claim the card above or take a bonus tile
location-free = Needs { $count } { $count ->
    [one] merchant
   *[other] merchants
  }.
location-taken = { $name } stands here with { $count }; bring { $due }.
location-own = Your merchants stand here; rest to call them back.
location-golem-nothing = You can't pay for the card, and there is no bonus tile to take or no space for one.
location-covered = Still unexplored.
activate-it = Press to send your merchants.
explore-it = Press to explore it.
golem-first = Send merchants to the golem below it first.
bonus-tile = Bonus tile, { $what }
stack-below = { $count } more below it.
bonus-pair = { $points } points for each pair of { $first } and { $second }
bonus-single = { $points } points for each { $first }
bonus-merchants = { $points } { $points ->
    [one] point
   *[other] points
  } for every two merchants
kind-assistance = Assistance
kind-tool = Tool
kind-new_merchants = New merchants
kind-exploration = Exploration
kind-assistance-what = one merchant fewer where its symbol is
kind-tool-what = a crystal where its symbol is
kind-new_merchants-what = from your reserve, at once
kind-exploration-what = uncover one location
found-crystals = { $pile }
found-merchant = one merchant from the reserve
found-icon = counts as { $icon }
open-deck = Open deck, { $count } cards, on top: { $card }
deck-left = { $count } in the deck
your-cards = Your cards
cards-of = Cards of { $name }
merchants = { $board } merchants at hand, { $reserve } in reserve
trade-again = Trade again

## Front page
app-name = Caravansary
app-line = Where every caravan meets
settings = Look and language
world = World
world-spice = Spices
world-golem = Crystals
shade = Light or dark
shade-light = Light
shade-dark = Dark
marks = What is printed on the pieces
marks-shape = Shapes
marks-level = Numbers
marks-letter = Letters
language = Language
opponent = Opponent
game-spice-road = Spice Road
game-spice-road-about = Gather cards, turn humble goods into precious ones, and fill the great orders before the others do.
game-eastern-wonders = Eastern Wonders
game-eastern-wonders-about = Sail from island to island, found outposts, trade on the way and deliver to the ports.
game-endless-world = Endless World
game-endless-world-about = Send your merchants where they are needed, push others aside, and explore what lies beyond.
players-from-to = { $from } to { $to } players
play-now = Play now
play-now-game = Play now: { $game }
friends = With friends
friends-game = With friends: { $game }
your-tables = Your tables
no-tables = No table yet. The games you begin will wait for you here.
open-record = Open a record
table-over = finished
table-yours = your turn
table-waiting = waiting

## The table, live
confirm = Confirm
pass = Do nothing
hint = Hint
hint-thinking = A strong player is thinking it over …
hint-says = A strong player { $what }
hint-done = A strong player stops here
hint-why-now = Why: it brings { $points } points at once.
hint-why-later = Why: it leads to { $points } points for { $pile }, in about { $turns } { $turns ->
    [one] turn
   *[other] turns
  }.
hint-why-far = Why: it prepares claims that are still some way off.
looking-back = You are looking back
your-turn-now = It is your turn.
traveller = Traveller
player-n = Player { $number }
opening = The table is being laid …
preparing = Getting the game ready, this first time only …
reconnecting = The connection was lost. Trying again …
reconnected = Connected again. Nothing was lost.
server-away = The server does not answer. Try again in a moment.
table-gone = There is no table here.
dismiss = All right
home = Front page
try-again = Try again
around = Around the table
speed = Others' turns
speed-calm = slowly
speed-brisk = briskly
speed-instant = at once
confirming = Confirm turns
confirming-others = with other people
confirming-always = always
confirming-never = never
keys = Keys: arrows and Enter, R rest, D done, C confirm, U take back, H hint
rules = Rules
rules-of = The rules of { $game }
share = Let others watch
watchers = { $count } watching
away = { $name } is away.
cover = Let a bot play
covered = A bot plays for { $name }.
come-back = I am back
reconstructed = { $count } card or tile values are reconstructed; see the documentation.
log-all = Show all { $count } turns
trade-it = Press to trade.
trade-once = Trade

## Told in the log: follows the name of the player
did-nothing = does nothing
did-times = { $words } ({ $times } times)
did-spice-road-play = { $kind ->
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
did-spice-road-acquire = gets the card “{ CARD($arg) }”{ $loaded ->
    [yes] {" "}with { CUBES($cubes) } on it
   *[no] {""}
}
did-spice-road-claim = { $coin ->
    [none] claims { $points } points for { CUBES($cost) }
   *[other] claims { $points } points and a coin for { CUBES($cost) }
}
did-spice-road-rest = { $count ->
    [0] rests
    [one] rests and takes { $count } card back
   *[other] rests and takes { $count } cards back
}
did-spice-road-again = trades { CUBES($give) } for { CUBES($gain) } once more
did-spice-road-raise = raises { CUBES($from) } to { CUBES($to) }
did-spice-road-pay = pays { CUBES($arg) }
did-spice-road-discard = gives back { CUBES($arg) }
did-eastern-wonders-lot = takes { CUBES($cubes) } to begin with
did-eastern-wonders-boat = starts at { $arg }
did-eastern-wonders-move = sails to { $arg }
did-eastern-wonders-leave = leaves { CUBES($arg) } behind
did-eastern-wonders-toll = hands { CUBES($arg) } over to { $name }
did-eastern-wonders-take = takes { CUBES($cubes) } lying there
did-eastern-wonders-build = builds an outpost ({ $good })
did-eastern-wonders-pay = pays { CUBES($arg) }
did-eastern-wonders-bonus = takes the bonus tile “{ $what }”
did-eastern-wonders-raise = raises { CUBES($from) } to { CUBES($to) }
did-eastern-wonders-trade = trades { CUBES($give) } for { CUBES($gain) }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } times)
}
did-eastern-wonders-again = trades { CUBES($give) } for { CUBES($gain) } once more
did-eastern-wonders-claim = claims { $points } points for { CUBES($give) }
did-eastern-wonders-harvest = harvests { CUBES($gain) }
did-eastern-wonders-discard = gives back { CUBES($arg) }
did-endless-world-activate = { $kind ->
    [produce] takes { CUBES($gain) }
    [upgrade] goes raising
    [golem] visits a golem
   *[trade] { $times ->
        [0] goes to trade
       *[other] trades
    } { CUBES($give) } for { CUBES($gain) }
}{ $times ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $times } times)
} with { $merchants ->
    [one] { $merchants } merchant
   *[other] { $merchants } merchants
}{ $expelled ->
    [0] {""}
   *[other] , sending { $expelled } home
}
did-endless-world-rest = { $count ->
    [0] rests
    [one] rests and calls { $count } merchant back
   *[other] rests and calls { $count } merchants back
}
did-endless-world-take = takes the bonus tile “{ $what }”
did-endless-world-claim = claims { $points } points for { CUBES($cost) }
did-endless-world-explore = explores and finds “{ $what }”
did-endless-world-trade = trades { CUBES($give) } for { CUBES($gain) }
did-endless-world-again = trades { CUBES($give) } for { CUBES($gain) } once more
did-endless-world-raise = raises { CUBES($from) } to { CUBES($to) }
did-endless-world-discard = gives back { CUBES($arg) }

## The end, and looking back
over-draw = The game is over
over-you-won = You win!
over-won = { $name } wins
play-again = Play again
look-at-table = Look at the table
download-record = Save the record
share-position = Share this position
share-position-link = Opens this position at a new table
share-position-file = Save as a file
shared-opened = A shared position
shared-who = Who plays on?
shared-bad = This link holds no position that can be read.
replay = The game turn by turn
turn-before = One turn back
turn-after = One turn on
turn-of = Turn { $turn } of { $count }
back-to-now = Back to now
to-the-end = To the end
curve = Chances to win
curve-says = { $name }: { $percent } %
curve-now = Chances to win at this moment: { $chances }
turning-heading = Turns that mattered
turning = Turn { $turn }, { $name } { $what }
turning-lost = −{ $lost } %
turning-lost-what = { $lost } percent of the chance to win lost
turning-better = Better: { $what }
turning-none = No turn gave much away.
analysing = Weighing every turn … { $percent } %

## Several people
hand-over = { $name }, it is your turn
hand-over-why = Hand the screen over. The hand shows when you are ready.
hand-over-ready = I am { $name }
lobby = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
lobby-stays = You can close this page; the table waits among your tables.
seat-open = free seat
yours = you
invite-link = Invitation: who opens this link can sit down
watch-link = For watching only
copy = Copy
copied = Copied
seat-kind = Seat { $number }: who
seat-me = On this screen
seat-bot = Computer
seat-open-what = gets a link from you
seat-add = One more seat
seat-remove = Remove seat { $number }
name-of = Name at seat { $number }
hide-hands = Hide hands between turns
allow-hints = Allow hints
open-table = Open the table
begin = Begin
join = You are invited to a table
join-of = { $names } { $count ->
    [one] waits
   *[other] wait
  } for you: { $game }
take-seat = Take over your seat
your-name = Your name
sit-down = Sit down
just-watch = Only watch
guest = Guest
table-open = waiting for players
table-closed = closed
tables-all = Show all { $count }
learn = First game

## The first game
lesson = First game
lesson-step = Step { $step } of { $count }
lesson-close = I know enough
lesson-done = That is all there is to it. Play on: the log, the hint button and the rules are always at hand.
lesson-spice-road-1 = Below lies your hand. Press the card that takes two yellow to play it.
lesson-spice-road-2 = Now play the card with the arrows, then press pieces in your tray to make each one level more precious.
lesson-spice-road-3 = Get a new card from the market. The one on the left is free; further right you put one piece on each card you pass.
lesson-spice-road-4 = Played cards come back to your hand when you rest. Press Rest.
lesson-spice-road-5 = Under every point card you see what you still miss. Play cards to gather it.
lesson-spice-road-6 = When a point card lights up, press it to claim it. The first two bring coins as well.
lesson-eastern-wonders-1 = Choose what your hold begins with.
lesson-eastern-wonders-2 = Put your boat on one of the islands.
lesson-eastern-wonders-3 = Build an outpost where you are, or harvest two yellow.
lesson-eastern-wonders-4 = Press a neighbouring island to sail there. One step is free; each further step leaves a piece behind.
lesson-eastern-wonders-5 = Where you have an outpost you can trade as often as you like. Build one and trade.
lesson-eastern-wonders-6 = Carry the pieces a port asks for to that port and claim its tile.
lesson-endless-world-1 = Press a location to send merchants there and take what it shows.
lesson-endless-world-2 = Send some to another place. Where somebody stands already you need one more than they have.
lesson-endless-world-3 = Merchants stay until you rest or somebody sends them home. Press Rest to call them back.
lesson-endless-world-4 = Find a place that raises or trades, and make your pieces more precious.
lesson-endless-world-5 = Right under each card lies its golem location: go there for the card, the bonus tile below it, or both.
lesson-endless-world-6 = Gather what a card asks for and claim it. The round in which somebody claims an eighth card is the last.
