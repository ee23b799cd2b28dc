## The arena

cli-arena-help = let bots play against each other and rate them
arena-specs = the bots, at least two: { $known }, module:Class
arena-players = seats at the table (default: 2)
arena-games-option = how many games (default: 100); rounded up so that every bot plays every deck from every seat
arena-seed = a number: the same seed deals the same games (default: 0)
arena-on = where: processes[:N] (the default), here, ray or ray:ADDRESS
arena-out = the folder for the games and ratings; an interrupted run resumes there
arena-time-limit = seconds a bot may take for a decision
arena-progress = { $total ->
    [one] { $done } of { $total } game
   *[other] { $done } of { $total } games
}
progress-left = { $unit ->
    [seconds] { $number } s left
    [minutes] { $number } min left
   *[hours] { $number } h left
}
arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $blocks ->
    [one] { $blocks } deal of the decks
   *[other] { $blocks } deals of the decks
}; by forfeit: { $forfeits }; never ended: { $endless }. Intervals: 95%.
arena-few = Too few deals for intervals: they take at least { $least }.
arena-no-openskill = The column "openskill" needs the extra "arena": pip install "caravansary[arena]".
arena-written = Games and ratings are in { $folder }.
arena-stopped = Stopped after { arena-progress }; the same command resumes there.
arena-chart = Elo with 95% intervals, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-column-bot = bot
arena-column-elo = Elo
arena-column-interval = 95%
arena-column-skill = openskill
arena-column-games = games
arena-column-wins = wins
arena-column-points = points
arena-column-turns = turns
arena-column-time = a turn
arena-column-slowest = slowest
arena-column-forfeits = forfeits
arena-column-pair = pair
arena-column-share = ahead
arena-column-difference = Elo difference
arena-column-sources = points by source

## Errors

arena-too-few = An arena needs at least two bots, not { $count }.
arena-twice = The bot { $bot } is named twice.
arena-bot = The bot { $bot } can't play: { $reason }
arena-number = { $option } should be a number ({ $expected }), not "{ $found }".
arena-place = "{ $found }" does not say where to play the games; there are: here, processes, processes:N, ray, ray:ADDRESS.
arena-no-ray = Ray is not installed; it is the extra "ray": pip install "caravansary[ray]".
arena-ray = Ray could not be started or reached at { $address }: { $reason }
arena-folder = { $path } holds something other than a run of the arena; choose another folder.
arena-games = { $path } can't be read as games of the arena.
arena-other-run = { $path } holds another run: { $setting } was { $found }, now { $wanted }. Choose another folder with --out.
arena-work-lost = A task took down its worker { $times ->
    [one] once
   *[other] { $times } times
} and was given up: { $task }.
arena-no-game = { $path } has no game { $number }.

## Self-play

cli-selfplay-help = let bots play and write their games as data to learn from
selfplay-bots-option = who plays: one spec for all seats (default: greedy), or up to one per seat, taking turns: { $known }
selfplay-games-option = how many games (default: 1000)
selfplay-out = the folder for the shards; an interrupted run resumes there
selfplay-shard-option = games in a shard (default: { $default })
selfplay-format-option = how shards are written (default: npz); parquet needs the extra of that name
selfplay-progress = { $total ->
    [one] { $done } of { $total } game
   *[other] { $done } of { $total } games
}
selfplay-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} ({ $size } MB) in { $folder }, at { $rate } a second.
selfplay-bots = Self-play needs one bot for all seats or up to one per seat ({ $players }), not { $found }.
selfplay-folder = { $path } holds something other than a run of self-play; choose another folder.
selfplay-parquet = Parquet needs pyarrow: pip install caravansary[parquet].
selfplay-shard = { $path } can't be read as a shard ({ $reason }).
