## Analysis of positions and games

cli-analyse-help = go through a finished game: who was likely to win when, and which turns lost most
analyse-record = a saved game, or one of an arena: games.jsonl#17
analyse-simulations = games played on from each possible turn (default: 12); more is surer but slower
analyse-seed = a number: the same seed gives the same analysis (default: 0)
analyse-out = the folder for the picture and the data (default: beside the record)
analyse-progress = { $total ->
    [one] { $done } of { $total } step
   *[other] { $done } of { $total } steps
}
analyse-marked = The turns that lost most ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} a turn, then played on to the end with two sets of decks):
analyse-none = No turn lost much ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} a turn).
analyse-moment = Round { $round }, player { $player }: { $turn }. Better: { $better } (win chance +{ $loss }%, margin { $margin }).
analyse-chart = Win chance after each turn
analyse-written = The picture and the data are in { $folder }.
analyse-over = The game is over: there is nothing left to decide.
analyse-unfinished = This game is not finished; only finished games can be gone through.
analyse-number = { $option } should be a number ({ $expected }), not "{ $found }".
