## The command line

cli-overview = caravansary: the Century games. Commands:
cli-overview-end = "caravansary COMMAND --help" explains a command. --lang LANG chooses the language, --version says the version.
cli-arguments = arguments
cli-options = options
cli-help-help = show this help
cli-lang-help = the language (default: that of your system)
cli-version-help = show the version
cli-play-help = play a game, with others or against bots
cli-games-help = list the games
cli-replay-help = print the turns of a saved game and its result
cli-verify-help = check that a game was dealt as its table had committed to
cli-components-export-help = write a copy of a game's component values, to enter those of your box
cli-components-check-help = check a folder of component values
cli-game-option = the game: { $known } (default: { $default })
cli-check-game = the game: { $known } (default: the one whose files are there)
cli-text = play here, in the terminal
cli-players = how many play (default: two, or you and the bots)
cli-bots = bots at the table, separated by commas: { $known }
cli-names = the names of the people, in the order in which they sit
cli-names-count = Give { $count ->
    [one] one name
   *[other] { $count } different names
} to --names, separated by commas.
cli-begins = who begins: a name, a number (people first, then bots) or lot (the default)
cli-begins-who = Nobody at the table matches "{ $found }". These can begin: { $known }.
cli-seat-begins = --seat and --begins both say who begins: give one of them.
cli-seat = your place in the turn order; another way to say who begins
cli-edition = names and colours: spice or golem
cli-seed = a number: the same seed deals the same game
cli-components-option = a folder with the values of your own box
cli-option = an option of the game; VALUE may be @FILE with JSON
cli-plain = plain lines without colours or pictures, for screen readers
cli-record = write the game to this file
cli-load = continue a saved game
cli-record-file = a saved game
cli-export-folder = the folder to write to
cli-check-folder = the folder to check
cli-game = { $most ->
    [one] { $least } to { $most } player
   *[other] { $least } to { $most } players
}; editions: { $editions }; options: { $options }
cli-unfinished = The game is not finished.
cli-no-browser = The browser table is not built here; this is the text table.
cli-exported = Values of { $game } written to { $folder }: { $files }.
cli-checked = { $folder } can be played with: caravansary play { $game } --components "{ $folder }" (fingerprint { $fingerprint }).
cli-checked-bad = { $folder } can't be used: { $count ->
    [one] { $count } fault.
   *[other] { $count } faults.
}
cli-reconstructed = { $file }: { $count ->
    [one] { $count } value is
   *[other] { $count } values are
} reconstructed.

## Errors

cli-problem-unknown = unrecognized arguments: { $found }
cli-problem-missing = the following arguments are required: { $found }
cli-problem-no-value = argument { $option }: expected one argument
cli-problem-value = argument { $option }: invalid value: { $found }
cli-usage-head = usage:
cli-usage = This command line can't be read: { $problem }. "{ $command } --help" explains.
cli-command = There is no command "{ $found }"; there are: { $known }.
cli-number = { $option } should be a whole number ({ $expected }), not "{ $found }".
cli-option-form = An option is written name=value, not "{ $found }".
cli-only-text = { $option } goes with --text only.
cli-with-load = { $option } does not go with --load: the saved game already says it.
cli-too-many-bots = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
} too many for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
cli-exists = { $path } is there already; nothing was written.
cli-no-overwrite = { $path } is not a saved game and will not be overwritten.
cli-no-json = { $path } is not JSON.

## Checking how a game was dealt

cli-verify-commitment = the commitment that the table showed, as it was noted
cli-verify-since = after how many decisions the table first showed it (0: it was opened for others)
cli-verify-form = A commitment is 64 digits from 0 to 9 and a to f.
verify-nothing = This game was not dealt from a secret: it was played on one device, or its seed was chosen. There is nothing to check.
verify-commitment = Commitment: { $commitment }
verify-other-secret = The secret in this record is not the one that was committed to.
verify-from-setup = Every card, from the first one on, came from the secret behind it.
verify-since = From decision { $decisions } on, every card came from the secret behind it.
verify-late = The table had shown it earlier than that: the dealing is not proven.
verify-differs = Decision { $decision } is not the one that was told at the table: its cards did not come from this secret.
verify-told = { $decisions ->
    [one] The decision is the one that was told at the table.
   *[other] All { $decisions } decisions are those that were told at the table.
}
verify-not-told = The record does not hold what was told at the table; its decisions were only dealt again.
verify-holds = The dealing is proven.
verify-compare = The dealing is proven if this is the commitment that the table showed while the game was played (--commitment compares it).

## A site of static files

cli-site-help = write the table as a folder of static files that any web host can serve
site-folder = a new folder, or a site to write again
site-written = The site is in { $path } ({ $megabytes } MB). Try it: python -m http.server --directory { $path }
site-no-client = The browser client is not built. Run python3 dev.py site FOLDER from the sources.
site-no-runtime = This installation has no Python for web pages. Run python3 dev.py site FOLDER from the sources.
site-no-kernels = The kernels of the games are missing. Run python -m caravansary.kernels.build first.
site-not-compiled = The modules of the page could not be compiled: { $reason }
site-not-empty = { $path } holds other files; a site is written to a new folder.

## Copies of the tables

cli-admin-tables-help = list the tables of the running server
cli-admin-devices-help = list the devices that hold seats, with how many tables
cli-admin-close-help = close a table of the running server for good
admin-table = the id of the table, as in its address
admin-closed = { $table } is closed.
admin-no-server = No server answers at { $path }: { $reason }.
admin-refused = { $reason }
cli-admin-ban-help = keep an address out of the running server; lists those kept out
admin-address = an address or network, such as 192.0.2.7 or 192.0.2.0/24
admin-lift = let it in again
admin-no-address = "{ $found }" is not an address; for example 192.0.2.7 or 192.0.2.0/24.
cli-admin-end-help = revoke the keys of a device: it loses its seats and opens nothing more
admin-device = the first digits of the device's hash, as "admin devices" shows them
admin-no-device = No device, or more than one, begins with "{ $found }"; give the digits that "admin devices" shows.
admin-ended = The keys of { $device } are revoked; { $seats ->
    [one] { $seats } seat was given up.
   *[other] { $seats } seats were given up.
}
cli-admin-message-help = show a one-line message on every page; without a text, print the current one
admin-message = the message, in one line
admin-message-fr = the same in French
admin-clear = clear the message
admin-clear-or-tell = Either give a message or clear it, not both.
admin-bad-message = This message is more than one line, or longer than { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
cli-backup-help = copy all tables of the server to a file, also while it runs
cli-restore-help = put back a copy of the tables, while no server runs
backup-file = the file to write; it must not exist
backup-written = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} in { $path }.
backup-none = There are no tables in { $path }.
backup-other = { $path } is not a copy of tables.
backup-postgres = The tables are kept in PostgreSQL: use pg_dump and pg_restore.
restore-file = a file that "caravansary backup" wrote
restore-done = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} in { $path } again.
restore-aside = What was there before is kept in { $path }.
