# The words of the browser table. CUBES and CARD are functions the client provides.

## Cubes
cube-spice-1 = yellow cube
cube-spice-2 = red cube
cube-spice-3 = green cube
cube-spice-4 = brown cube
cube-golem-1 = yellow crystal
cube-golem-2 = green crystal
cube-golem-3 = turquoise crystal
cube-golem-4 = magenta crystal
letter-spice-1 = Y
letter-spice-2 = R
letter-spice-3 = G
letter-spice-4 = B
letter-golem-1 = Y
letter-golem-2 = G
letter-golem-3 = T
letter-golem-4 = M
cube-raise = Upgrade a { $cube }
cube-pay = Pay with a { $cube }
cube-discard = Return a { $cube } to the bowls

## Cards in words
card-produce = take { CUBES($gain) }
card-trade = give { CUBES($give) }, get { CUBES($gain) }
card-upgrade = { $upgrades ->
    [one] upgrade once
   *[other] upgrade { $upgrades } times
}
card-points = { points-count } for { CUBES($cost) }

## The table
round = Round { $round }
last-round = Last round
last-round-begins = The last round has begun.
taken-back = Taken back.
taken-back-by = { $name } takes the turn back.
confirmed = Confirmed.
other-players = The other players
others-show = show places
others-hide = hide places
their-turn = to play
place-of = { $name }'s place
the-table = The table
own-place = Your place
you = You
log = What happened
progress = { $have } of { $goal }
tray-of = { $places ->
    [one] { $name }: { $count } of { $places } space filled: { $pile }
   *[other] { $name }: { $count } of { $places } spaces filled: { $pile }
}
done = Done
cancel = Take back
not-now = Not possible at this moment.
not-your-turn = It is not your turn.
finish-first = Finish what you have begun first.
look-again = See that turn again
needs = You still need { $pile }.
do-it = Do it
tap-again = Tap once more to do it.

## Looking closer
closer-trade = May be repeated in the same turn, as often as you can pay.
closer-upgrade = Each step makes one { cube-one } one level more precious; the same one may rise more than once.
closer-points = Claiming it returns exactly these { cube-many }.

## What is asked
prompt-wait = { $name } is thinking
prompt-turn = Your turn
prompt-discard = You carry too many { cube-many }: choose which to return
prompt-upgrade = { $left ->
    [0] Choose a { cube-one } to upgrade
    [one] Choose a { cube-one } to upgrade, one upgrade left
   *[other] Choose a { cube-one } to upgrade, { $left } upgrades left
  }
prompt-trade = Press the location to trade
prompt-repeat = Press it again to trade once more
prompt-over = The game is over

## Words of several boards
point-card = Point card, { $card }
claim-it = Press to claim it.
again-it = Press to trade once more.
won-of = What { $name } has claimed
won = What you have claimed
rest = Rest
bonus-tiles = Bonus tiles
bonus-vp = { points-count }

## A game without a board of its own
plain-table = The table
plain-actions = What you can do
plain-waiting = Nothing to do for now.
plain-empty = none
plain-yes = yes
plain-no = no

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
sound = Sound
volume = Volume
marks = What is printed on the { cube-many }
marks-shape = Shapes
marks-level = Numbers
marks-letter = Letters
language = Language
opponent = Opponent
players-from-to = { $to ->
    [one] { $from } to { $to } player
   *[other] { $from } to { $to } players
}
play-now = Play now
play-now-game = Play now: { $game }
friends = With friends
friends-game = With friends: { $game }
your-tables = Your tables
no-tables = No table yet. The games you begin will wait for you here.
open-record = Open a record
personal-link = Personal link
personal-about = This browser knows your seats by a cookie. With a personal link you get them back if it is lost, or have them in another browser as well.
personal-make = Make a personal link
personal-keep = Keep it to yourself: whoever opens it holds your seats. A newer link makes this one void.
personal-have = You have a personal link
personal-use = Use it
personal-arrive = With this link, this browser holds the seats of the one in which the link was made.
personal-leaves = { $count ->
    [one] This browser has { $count } table of its own. It loses it, unless you have made a personal link for it before.
   *[other] This browser has { $count } tables of its own. It loses them, unless you have made a personal link for them before.
}
personal-become = Use this link
personal-stay = Leave all as it is
table-over = finished
table-yours = your turn
table-waiting = waiting

## The table, live
confirm = Confirm
pass = Do nothing
hint = Hint
hint-thinking = A strong player is thinking it over…
hint-says = A strong player { $what }
hint-done = A strong player stops here
hint-why-now = Why: it brings { points-count } at once.
hint-why-later = Why: it leads to { points-count } for { $pile }, in about { $turns } { $turns ->
    [one] turn
   *[other] turns
  }.
hint-why-far = Why: it prepares claims that are still some way off.
looking-back = You are looking back
traveller = Traveller
player-n = Player { $number }
opening = The table is being laid…
preparing = Getting the game ready, this first time only…
reconnecting = The connection was lost. Trying again…
reconnected = Connected again. Nothing was lost.
server-away = The server does not answer. Try again in a moment.
table-gone = There is no table here.
dismiss = All right
notice = From the owner of this server
home = Front page
try-again = Try again
around = Around the table
menu = Menu
menu-close = Close
speed = Others' turns
speed-calm = slowly
speed-brisk = briskly
speed-instant = at once
confirming = Confirm turns
confirming-others = with other people
confirming-always = always
confirming-never = never
reading = Read the table as text
reading-off = Show the table as a picture
command = Your turn in notation
command-how = Write a number, or a turn in notation such as “{ $example }”. “undo” takes back, “confirm” confirms, “hint” asks for advice.
command-go = Play
command-undo = undo u
command-confirm = confirm c
command-hint = hint h
command-nothing = That is not possible now.
shortcuts = Keys
shortcuts-on = Use single-key shortcuts
shortcuts-how = Arrow keys go from one choice to the next, Enter takes it, Escape closes what is open. An empty field has no key.
shortcuts-clash = Two of these have the same key: { $names }.
shortcuts-reset = The usual keys
shortcut-rest = rest
shortcut-done = done, or nothing
shortcut-confirm = confirm
shortcut-undo = take back
shortcut-hint = hint
shortcut-own = go to your place
shortcut-table = go to the table
shortcut-others = go to the others
shortcut-log = go to what happened
shortcut-command = go to the line for notation
rules = Rules
rules-contents = Contents
rules-close = Close
rules-of = The rules of { $game }
share = Let others watch
watchers = { $count } watching
away = { $name } is away.
cover = Let a bot play
ask-cover = Ask the others to let a bot play
happened-seated = { $name } has sat down.
happened-left = { $name } has left; a bot plays on.
happened-covered-absent = { $name } is away; a bot plays on.
happened-covered-asked = A bot plays for { $name }, who asked for it.
happened-covered-agreed = All the others agreed: a bot plays for { $name }.
happened-covered-left = A bot plays for { $name }.
happened-returned = { $name } is back.
happened-proposed-close = { $name } asks all others to close the table.
happened-proposed-cover = { $name } asks all others to let a bot play for { $of }.
happened-declined = The others are not asked any more.
happened-closed = The table was closed.
happened-new-luck = From here on, cards come from a new secret that nobody at the table knows.
asked = A question to all others
asked-host = The person who opened the table
asked-close = { $name } would like to close this table for good.
asked-cover = { $name } would like a bot to play for { $of }, who is away and can come back at any time.
asked-missing = Still to agree: { $names }.
agree = I agree
decline = No
withdraw = Don't ask any more
ways-out = Pause or leave
cover-seat = Let a bot play for me
cover-seat-sure = A bot plays for you until you come back.
leave-seat = Leave the table
leave-seat-sure = You give your seat up for good: a bot plays on, and others can take the seat.
close = Close the table
close-sure = The table ends for good, without a result.
ask-close = Ask all to close the table
ask-close-sure = The table ends for good, without a result, once all others have agreed.
no-thanks = No, back
fair-luck = Fair dealing
fair-luck-says = Cards come from a secret that nobody at this table knows. It is shown when the game is over; this is its fingerprint, so that anybody can check then that it was not changed.
commitment = Commitment:
check-dealing = Check the dealing
dealing-proven = The dealing is proven: all cards came from the secret that the table had committed to from the start.
dealing-not-noted = All cards came from the secret behind this commitment. This browser did not note it during the game; compare it with one that did.
dealing-changed = The commitment, or the decision from which it counts, is not what this browser noted during the game. The dealing is not proven.
dealing-other-secret = The secret is not the one that was committed to. The dealing is not proven.
dealing-other-cards = The secret deals other cards than were played. The dealing is not proven.
dealing-cannot = This page can't compute the check, which needs https. Save the record and use: caravansary verify.
dealing-since = It holds from decision { $decisions } on, when a second device came to the table.
covered = A bot plays for { $name }.
come-back = I am back
reconstructed = { $count ->
    [one] { $count } value of the cards or tiles is reconstructed; see the documentation.
   *[other] { $count } values of the cards or tiles are reconstructed; see the documentation.
}
log-all = { $count ->
    [one] Show the { $count } turn
   *[other] Show all { $count } turns
}

## Told in the log: follows the name of the player
did-nothing = does nothing
did-times = { $words } ({ $times ->
    [one] once
   *[other] { $times } times
})

## The same in pictures: short words between the pieces
log-takes = takes
log-plays = plays
log-trades = trades
log-acquires = acquires
log-with = with
log-claims = claims
log-for = for
log-rests = rests
log-back = back in hand
log-raises = upgrades
log-pays = pays
log-returns = returns
log-begins = begins with
log-starts = starts at
log-sails = sails to
log-leaves = leaves
log-gives = pays
log-builds = builds
log-harvests = harvests
log-bonus = Bonus tile
log-golem = { $edition ->
    [golem] Golem location
   *[spice] Fort location
}
log-expels = sends home
log-explores = explores
log-start = The start
since-yours = Since your last turn
score-so-far = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
score-at-least = { $points ->
    [one] at least { $points } point so far
   *[other] at least { $points } points so far
}

## The end, and looking back
over-counting = The count
over-skip = Straight to the result
review-game = Review the game
share-result = The result as a picture
shared-game = A game, turn by turn
replay-play = Play the turns again
replay-stop = Pause
replay-pace = How fast
replay-calm = slowly
replay-brisk = briskly
replay-fast = fast
percent = { $percent }%
curve-sure = { $count ->
    [one] From { $count } game played out for each position. The true chance lies in the shaded band two times out of three.
   *[other] From { $count } games played out for each position. The true chance lies in the shaded band two times out of three.
}
mark-played = played
mark-better = better
note-on = Note on turn { $turn }
turn-n = Turn { $turn }:
play-on = Play on from here
play-on-against = Against
share-game = Share the game with its notes
share-game-link = Opens the game, turn by turn
over-draw = The game is over
over-you-won = You win!
over-won = { $name } wins
play-again = Play again
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
curve-says = { $name }: { $percent }%
turning-heading = Turns that mattered
turning = Turn { $turn }, { $name } { $what }
turning-lost = −{ $lost }%
turning-lost-what = { $lost } percent of the chance to win lost
turning-better = Better: { $what }
turning-none = No turn gave much away.
analysing = Weighing every turn… { $percent }%

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
invite-link = Invitation: whoever opens this link can sit down
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
lesson-follow = Follow the arrow
lesson-touch = Tap it to see it large, then tap it again.
lesson-next = Go on
lesson-back = Back
lesson-close = I know enough
lesson-done = That is all there is to it. What happened, hints and the rules are always at hand.
lesson-play = Play a real game

## Tips in the games after it
tip = Tip
tips = Tips
tip-read = Understood
tips-off = No more tips
tip-last = This is the last round: spend your turn on what counts at once.
tip-near = Somebody needs only one more to begin the last round, so finish what you have begun.

## Setting up a table
begins-lot = { $name } begins, by lot.
begins-named = { $name } begins.
begins-lot-later = Who begins is drawn by lot once everybody is here.
choices = More choices
choices-made = something is chosen
who-begins = Who begins
by-lot = by lot
world-box = As in the box
own-values = Values of your own box
own-values-what = Files with the values printed in your box, as the program exports them: { $known }. A file you leave out keeps the built-in values.
own-values-files = Files or zip…
own-values-folder = Folder…
own-values-drop = Without them
own-values-used = Played with your values from { $files }.
own-values-here = Played with the values of somebody's own box.
own-values-zip = This zip archive can't be read.
own-values-none = None of this game's files are there; it has { $known }.
option-text = as a text

## Together
together = At the table
rematch = Offer a rematch
again-there = To the next game
asked-rematch = { $name } would like to play again.
happened-proposed-rematch = { $name } offers a rematch.
happened-declined-rematch = { $name } would rather not play again.
happened-again = Everybody plays again.
happened-timed-bot = { $name }'s time is up; a bot takes over.
happened-timed-leave = { $name }'s time is up; a bot has the seat.
happened-timed-tell = { $name }'s time is up.
happened-spoke = { $name }: { $words }
happened-gesture = { $name } { $words }
away-for = { $name } has been away { $time }.
away-waits = The table waits.
away-grace = A bot plays on if this lasts.
for-moments = for a moment
for-minutes = { $count ->
    [one] for { $count } minute
   *[other] for { $count } minutes
}
for-hours = { $count ->
    [one] for { $count } hour
   *[other] for { $count } hours
}
for-days = { $count ->
    [one] for { $count } day
   *[other] for { $count } days
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
elsewhere = Continue on another device
elsewhere-says = Open this link there, or point its camera at the picture. If you are watching this table there already, type the code. It moves your seat once and works for a quarter of an hour.
elsewhere-link = Link for your other device
elsewhere-here = I am playing here on another device
elsewhere-code = The code that it shows
qr = The link as a QR code
qr-show = QR code
share-link = Share
calls = When it is my turn
calls-vibration = Vibrate
calls-notice = Notify me
calls-refused = Your browser does not allow notifications for this page.
clock-of = { $name }: { $left } left
clock-waits = waits for the connection
clock = Clock
clock-none = No clock
clock-turn = Time for each turn
clock-game = Time for the game
clock-time = How much time
clock-increment = Each turn adds
clock-then = When time is up
clock-then-bot = A bot takes over
clock-then-leave = A bot gets the seat for good
clock-then-tell = It is announced, nothing more
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
words = Say something
words-mute = Don't show what others say
says-hello = Hello!
says-luck = Good luck!
says-well-played = Well played!
says-thanks = Thank you!
says-sorry = Sorry!
says-moment = One moment, please
says-good-game = Good game!
says-wave = waves
says-clap = claps
says-laugh = laughs
says-oops = is startled
says-heart = sends a heart
