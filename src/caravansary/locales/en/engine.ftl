## Cubes

cubes-of-level = { $level ->
    [1] { $count } yellow
    [2] { $edition ->
        [golem] { $count } green
       *[spice] { $count } red
    }
    [3] { $edition ->
        [golem] { $count } turquoise
       *[spice] { $count } green
    }
   *[4] { $edition ->
        [golem] { $count } magenta
       *[spice] { $count } brown
    }
}
cube-letters = { $edition ->
    [golem] YGTM
   *[spice] YRGB
}
cubes-none = nothing
cube-one = { $edition ->
    [golem] crystal
   *[spice] cube
}
cube-many = { $edition ->
    [golem] crystals
   *[spice] cubes
}
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-and = { $count ->
    [1] { $last }
   *[other] { $first } and { $last }
}
language-name = English
labelled = { $what }: { $found }
joined = { $first }; { $next }

## Errors

error-game = There is no game "{ $found }"; there are: { $known }.
error-broken-game = The game { $game } of the package { $package } cannot be played: { $part }: { $reason }.
error-broken-missing = it is missing
error-broken-type = expected { $expected }, found { $found }
error-broken-value = expected { $expected }, found { $found }
error-broken-arguments = expected a function of ({ $expected })
error-broken-mark = it is not marked with @compiled
error-broken-id = the entry point is named "{ $entry }", the game calls itself "{ $found }"
error-broken-taken = { $package } already has a game "{ $id }"
error-broken-field = the field { $field } is missing
error-broken-file = { $path } is missing or is not UTF-8 text
error-broken-words = { $path } lacks the message { $id }
kernel-memory = Thinking needs more than the { $most } MB of memory that a page may use.
kernel-failed = The compiled function { $function } failed with code { $code }.
error-part = { $game } has no { $part }, which this needs.
error-players = { $most ->
    [one] { $game } is for { $least } to { $most } player, not { $found }.
   *[other] { $game } is for { $least } to { $most } players, not { $found }.
}
error-seed-type = A seed is a whole number, not { $found }.
error-secret = A secret to deal from is { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}.
error-seed-range = A seed is a whole number from 0 to { $most }, not { $found }.
error-edition = There is no edition "{ $found }"; there are: { $known }.
error-language = There is no language "{ $lang }"; there are: { $known }.
error-option = There is no option "{ $option }"; there are: { $known }.
error-option-value = { $option } should be one of { $known }, not "{ $found }".
error-seat = Seats are numbered from 0 to { $most }; there is no seat "{ $seat }".
error-decisions = { $most ->
    [one] The game has { $most } decision so far; it can't go back to { $found }.
   *[other] The game has { $most } decisions so far; it can't go back to { $found }.
}
error-position = Impossible position: { $faults }.
error-components = Component files in { $folder } can't be used: { $faults }.
error-components-type = Component values are read from a folder, given by its name, not by { $found }.
system-reason =
    { $code ->
        [ENOENT] No such file or directory
        [EACCES] Permission denied
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [EEXIST] File exists
        [ENOSPC] No space left on device
        [EROFS] Read-only file system
        [EADDRINUSE] Address already in use
       *[other] { $words }
    }
error-output = The output can't be written: { $reason }.
error-file = Can't read { $path }: { $reason }.
error-no-file = There is no file { $path }.
error-file-large = { $path } is larger than { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
error-file-text = { $path } is not UTF-8 text.
error-file-write = Can't write { $path }: { $reason }.

illegal-over = The game is over.
illegal-no-number = An action is a whole number, not { $found }.
illegal-out-of-range = Actions are numbered from 0 to { $most }; there is no action { $action }.
illegal-phase = Not now: the decision at hand is "{ $phase }".
illegal-no-cube = That { cube-one } is not available: { CUBES($cube) }.

notation-no-text = A turn is written as text, not as { $found }.
notation-empty = A turn can't be empty.
notation-too-long = A turn is at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
} long.
notation-unknown = Word { $word }, "{ $found }": expected { $expected }.
notation-incomplete = The turn is not complete; next is one of: { $expected }.
notation-too-much = Word { $word }, "{ $found }": the turn is already over.
notation-times = Word { $word }, "{ $found }": it can't be repeated that often.

position-field = { $field } should be { $expected }
position-players = players should be { $least } to { $most }, not { $found }
position-edition = edition should be one of { $known }, not { $found }
position-absent = { $field } is missing
position-unknown = { $field } names "{ $found }", which does not exist
position-twice = { $card } is in two places
position-missing = { $card } is nowhere
position-pending-card = the pending card can't be { $card }
position-pending-cubes = the pending decision does not fit the { cube-many }
position-short-row = { $field } should have { $expected ->
    [one] { $expected } card
   *[other] { $expected } cards
} while its deck has some
position-caravan = seat { $seat } has { $cubes ->
    [one] { $cubes } { cube-one }
   *[other] { $cubes } { cube-many }
}, more than { $most } at the start of a turn
position-coins = { $found ->
    [one] there is { $found }
   *[other] there are { $found }
} { $coin ->
    [gold] { $edition ->
        [golem] copper
       *[spice] gold
    }
   *[silver] silver
} { $edition ->
    [golem] { $found ->
        [one] token
       *[other] tokens
    }
   *[spice] { $found ->
        [one] coin
       *[other] coins
    }
} in all instead of { $expected }
position-coins-seat = seat { $seat } has more { $edition ->
    [golem] tokens
   *[spice] coins
} than claimed cards
position-claims = nobody can have more than { $most ->
    [one] { $most } claim
   *[other] { $most } claims
}
position-final-round = final_round does not fit the claims
position-still-to-play = seat { $seat } has made the last claim, but is still to play in the last round
position-market-cubes = there are { cube-many } on { $card }, the rightmost card, where nobody can have put any
position-reserve = merchants in the reserve of seat { $seat }: { $found } instead of { $expected }, going by its cards and tiles
position-placed = merchants of seat { $seat } on { $location }: { $found } is impossible
position-explored = Exploration tiles of seat { $seat }: { $found } instead of { $expected }, one for each Exploration card
position-start-card = the starting card { $card } can't lie in the market
position-pending-location = the pending decision does not fit the location { $location }
position-panels = panels should be { $expected }
position-owner = { $location } should have an owner and merchants, or neither
position-gap = { $field } should be filled from the left
position-merchants = seat { $seat } has { $found ->
    [one] { $found } merchant
   *[other] { $found } merchants
} in all instead of { $expected }
position-covered = an Exploration tile or merchants can't lie on { $location }
position-removed = { $card } is not among the cards for this number of players
position-tiles = { $found ->
    [one] there is { $found }
   *[other] there are { $found }
} { $kind ->
    [bonus] Bonus
   *[exploration] Exploration
} { $found ->
    [one] tile
   *[other] tiles
} in all instead of { $expected }

record-no-text = A record is text of a reasonable length.
record-no-record = This is not a Caravansary record.
record-cut = The record is cut: its end is missing.
record-edited = The record was changed after it was saved.
record-field = The record's field "{ $field }" is not what it should be.
record-format = The record has format { $found }; this version reads format { $known }.
record-rules = The record was played by rules version { $found }; this is version { $known }.
record-components = The record was played with other component values ({ $found }, here { $known }).
record-start = The record's beginning is impossible: { $reason }
record-action = Action { $number } of the record is not possible: { $reason }

components-no-number = { $file }, line { $line }: { $column } should be a whole number, not "{ $value }"
components-negative = { $file }, line { $line }: { $column } can't be negative ({ $value })
components-range = { $file }, line { $line }: { $column } should be { $least } to { $most }, not { $value }
components-no-pile = { $file }, line { $line }: { $column } should be { cube-many } written as digits 1 to 4, not "{ $value }"
components-pile-size = { $file }, line { $line }: { $column } should have { $most ->
    [one] { $least } to { $most } { cube-one }
   *[other] { $least } to { $most } { cube-many }
}, not "{ $value }"
components-unknown = { $file }, line { $line }: unknown { $column } "{ $value }"; there are: { $known }
components-bad-id = { $file }, line { $line }: "{ $value }" is not an id (1 to 12 lowercase letters, digits, - and _)
components-endless-trade = { $file }, line { $line }: this trade returns everything it takes and could be repeated forever
components-kind = { $file }, line { $line }: the columns do not fit the kind "{ $value }"
components-start = { $file }, line { $line }: s1 and s2, and only they, are starting cards, not "{ $value }"
components-first = { $file }, line { $line }: "{ $expected }" should stand here
components-too-large = { $file }, line { $line }: the file is larger than { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}
components-no-text = { $file }, line { $line }: the file is not UTF-8 text
components-no-csv = { $file }, line { $line }: not a CSV file ({ $problem })
components-columns = { $file }, line { $line }: columns are missing: { $columns }
components-duplicate = { $file }, line { $line }: "{ $value }" is already { $where ->
    [here] in line { $first }
   *[elsewhere] in { $other }, line { $first }
}
components-rows = { $file }, line { $line }: { $count ->
    [one] { $count } row
   *[other] { $count } rows
} instead of { $expected }
components-whole = { $file }, line { $line }: { $problem }
components-too-many = { $file }, line { $line }: more values than columns
components-panels = { $file }, line { $line }: { $what } on the panels { $panels }: { $count } instead of { $expected }
components-deck = { $file }, line { $line }: { $count ->
    [one] { $count } card in a game of { $players } is
   *[other] { $count } cards in a game of { $players } are
} too few; it takes { $least }

## Why one turn is better than another

why-when = { $turns ->
    [0] at once
    [one] in about one turn
   *[other] in about { $turns } turns
}
why-instead = { $instead ->
    [0] before the next turn
    [one] in about one turn
   *[other] in about { $instead } turns
}
why-next = { $turns ->
    [one] In the next turn
   *[other] In the next { $turns } turns
}
why-end = It ends the game { why-when }, in the lead.
why-sooner = It brings { points-count } for { CUBES($pile) } { why-when }; the other turn brings them only { why-instead }.
why-only = It brings { points-count } for { CUBES($pile) } { why-when }; after the other turn they are { $instead ->
    [one] more than one turn
   *[other] more than { $instead } turns
} away.
why-rival = It brings { points-count } for { CUBES($pile) } { why-when }; after the other turn { $name } claims them { why-instead }.
why-pace = { why-next } it claims about { points-count }, the other turn about { $instead }.
why-slows = { why-next } { $name } claims about { points-count } instead of { $instead }.
why-points = By the end of the game it brings about { points-count } more, in small steps.
