## The balance report (caravansary components report)

report-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} between quick bots
report-unfinished = Games that did not end: { $count }
report-seat = seat
report-wins = wins
report-points = points
report-source = points from
report-share = share
report-winners = of winners
report-length = Rounds: minimum { $least }, median { $middle }, maximum { $most }
report-per-game = uses a game
report-in-games = in games
report-by-winners = by winners
report-rare = Hardly ever used: { $ids }
report-none-rare = Everything in play was used.
report-plot-seats = Share of games won by each seat
report-plot-length = Length of the games, in rounds
report-plot-points = Points by source, on average
report-plot-use = Uses a game: { $file }
report-written = { $count ->
    [one] { $count } file
   *[other] { $count } files
} written to { $folder }
report-games = The number of games should be 1 to { $most }, not { $found }.
cli-components-report-help = play many games and show what is used, where points come from, who wins and how long it takes
cli-report-games = how many games
cli-report-players = how many players
cli-report-seed = the first deal
cli-report-out = a folder for the report, its counts and its plots
