# Playing at once, the daily deal, and what this device remembers of finished games.

## Playing at once
opponents = Opponents
strength = How strong
opponents-count = { $count ->
    [one] opponent
   *[other] opponents
}
opponents-fewer = { $count ->
    [one] This game has room for { $count } opponent.
   *[other] This game has room for { $count } opponents.
}
next-level = You often win at this level.
next-level-take = Next time: { $name }

## The daily deal
daily = Daily deal
daily-practice = Practice
daily-against = { $date }, against: { $name }
daily-about = The same deal for everybody today. Your first try counts, without hints; the opponent grows stronger from Monday to Sunday.
daily-here = This is the daily deal of { $date }: this try counts.
daily-here-practice = This is the daily deal of { $date }, for practice.
daily-open = Play the deal
daily-playing = Go on
daily-done = Practise
daily-way-game = { $what }: { $game }
daily-line = Caravansary { $date } · { $game } · { $points }–{ $rival } ({ $name }) · { $what }

## Puzzles
puzzles = Puzzles
puzzles-none = This game has no puzzles.
puzzles-found = Found: { $count } of { $total }
puzzle-number = Puzzle { $number } of { $count }
puzzle-level-0 = Easy
puzzle-level-1 = Not so easy
puzzle-level-2 = Hard
puzzle-part-opening = Opening
puzzle-part-middle = Middle of the game
puzzle-part-end = End of the game
puzzle-asks = From a real game. One turn is clearly the best: play it.
puzzle-best = That is the best turn.
puzzle-shown = This is the best turn.
puzzle-behind = Not the best turn: it is about { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind.
puzzle-weak = Not the best turn.
puzzle-turns = Best: { $best }. Next best, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind: { $next }.
puzzle-sure = Played on to the end with { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
} by strong bots.
puzzle-again = Try again
puzzle-solve = Show the best turn
puzzle-next = Next puzzle
puzzle-is-found = found
puzzle-is-shown = shown

## History
history = History
history-about = The games you have finished in this browser. They are kept on this device and told to nobody.
history-save = Save as a file
history-load = Load a file
history-no-file = This file holds no history.
history-loaded = { $count ->
    [one] { $count } game added.
   *[other] { $count } games added.
}
history-bad = { $count ->
    [one] { $count } entry could not be read and was left out.
   *[other] { $count } entries could not be read and were left out.
}
history-full = This browser has no room for more games; save the history as a file.
history-most = The last { $count ->
    [one] { $count } game is
   *[other] { $count } games are
} kept.
history-numbers = By game and level
history-games = Games
history-all = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}
history-none = No game finished yet.
against-people = People
against-mixed = Several levels
outcome-won = won
outcome-lost = lost
outcome-drawn = drawn
stat-played = Played
stat-won = Won
stat-streak = Wins in a row
stat-average = Average
stat-best = Best
stat-pace = A turn takes
stat-seconds = { $seconds } s

## What one may achieve
feats = Achievements
feats-count = { $count } of { $total }
feat-open = (not yet)
feat-first = First win
    .about = You won a game.
feat-hair = By a hair
    .about = You won by two points or fewer.
feat-far = Far ahead
    .about = You won by thirty points or more.
feat-after = Last to leave
    .about = You won from the last seat in turn order.
feat-full = Crowded market
    .about = You won against three opponents or more.
feat-swift = Swift hand
    .about = You won, taking no more than eight seconds a turn on average.
feat-row = On a roll
    .about = You won three games in a row at one level.
feat-worlds = Both worlds
    .about = You won with cubes and with crystals.
feat-master = Master of masters
    .about = You won against the Grand master.
feat-week = A week on the road
    .about = You played the daily deal seven days in a row.
