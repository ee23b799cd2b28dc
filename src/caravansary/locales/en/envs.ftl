## Environments for research

envs-compiled = A batch needs compiled rules: install Numba, and do not set CARAVANSARY_JIT=0.
envs-range = { $option } should be a whole number from 1 to { $most }, not "{ $found }".
envs-too-large = There are too many positions to look at (the limit is { $most }): solve a later position or a smaller game.
envs-slot = A batch of { $games ->
    [one] { $games } game
   *[other] { $games } games
} has no game number { $found }.
envs-vector = A vector of length { $expected } was expected, not one of shape { $found }.
envs-other-game = This is the observation of { $expected ->
    [one] { $expected } player
   *[other] { $expected } players
}, not of { $found }.
envs-actions = The batch asks for { $games ->
    [one] { $games } whole number, one a game
   *[other] { $games } whole numbers, one a game
}, not { $found }.
envs-reset-mask = The batch asks for { $games ->
    [one] { $games } flag, one a game
   *[other] { $games } flags, one a game
}, not { $found }.
envs-reset-seed = A seed begins all games anew: give either a seed or a reset_mask.
envs-observer = Observers of these games do not take "{ $found }": everything that happens is seen by all.
envs-slots = { $found ->
    [one] { $found } game
   *[other] { $found } games
} cannot be put into { $games ->
    [one] { $games } place
   *[other] { $games } places
}.
envs-process = The program "{ $found }" could not be started: { $reason }.
envs-no-answer = "{ $found }" is not one of the legal actions.
envs-illegal = In game { $game } of the batch action { $action } is not legal; nothing was changed.
envs-planner = A batch can ask "random", planners and levels only, not "{ $found }".
envs-opponents = { $expected ->
    [one] One opponent was expected, not { $found }.
   *[other] { $expected } opponents were expected, not { $found }.
}
