## Starting

server-listening = The table is open at { $address }
server-data = Tables are kept in { $path }
server-open-warning = Others can reach this server at { $host }. Use a proxy with https if it is open to the internet (docs/server.md).
server-no-port = Can't listen at { $host }, port { $port }: { $reason }.
server-setting = The setting "{ $name }" ({ $source }) should be { $expected }.
server-unknown-setting = There is no setting "{ $name }" ({ $source }); there are: { $known }.
server-no-store = The tables can't be kept in { $where }: { $reason }.
server-second = Another server (process { $process }) uses { $where } already.
server-damaged = The file of the tables is damaged: { $where }: { $reason }. Put back a copy of it, or move it away to begin anew.
server-database = The address of the database can't be read: postgresql://user:password@host/name, where / is written %2F, ? %3F, # %23 and @ %40 in a password.
server-newer-database = The database was written by a newer version (schema { $found }; this one reads up to { $known }).

## What is waited for

server-prompt-seats = { $count ->
    [one] Waiting for a player to join.
   *[other] Waiting for { $count } players to join.
}
server-prompt-confirm = Confirm your turn, or take it back.
server-prompt-other = { $name } is deciding.
server-prompt-bot = { $name } is thinking.
server-prompt-won = The game is over: { $name } wins.
server-prompt-over = The game is over.
server-prompt-closed = This table was closed.
server-prompt-stuck = This table can't be continued by this version; it can still be read.

## Refusals

server-bad-shape = The request is not well formed: { $where }.
server-not-json = Requests are JSON.
server-too-large = Too large: at most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
server-too-fast = Too many requests; wait a moment.
server-too-slow = The request did not arrive in time.
server-no-device = This device is not known; join the table first.
server-not-seated = You have no seat at this table.
server-not-your-seat = Seat { $seat } is not yours.
server-not-host = Only the person who opened the table can do that.
server-bad-invite = This invitation is not valid.
server-bad-code = This code is not valid, or was used already.
server-banned = The owner of this server has shut out your address.
server-bad-recovery = This personal link is not valid, or a newer one has replaced it.
server-bad-push = This server does not send notifications there.
server-wrong-origin = Requests from other pages are refused.
server-wrong-host = This server is not known under that name.
server-no-watching = This table is not open to spectators.
server-no-such-table = There is no such table.
server-no-such-page = There is nothing here.
server-no-such-method = That can't be done here.
server-waiting = The game begins when all seats are taken.
server-game-over = The game is over.
server-not-over = That is shown when the game is over.
server-closed = This table was closed.
server-stuck = This version can't continue or replay this table.
server-seat-taken = There is no free seat.
server-not-open = This seat is not open.
server-not-your-turn = It is { $name }'s turn.
server-covered = A bot plays for this seat; take it back first.
server-not-covered = No bot plays for this seat.
server-time-up = Your time is up; the bot plays on.
server-still-here = { $name } is still here.
server-too-soon = The table waits for { $name } a while longer.
server-not-agreed = All others have to agree to that first.
server-nobody-to-ask = There is nobody else who could agree; it takes a longer absence.
server-no-proposal = Nothing like that is being asked any more.
server-not-asked = You are not asked.
server-table-full = This table is full; it accepts no more of that.
server-too-often = You have done that too often at this table.
server-stale = Something has happened in the meantime.
server-illegal = That is not possible now.
server-no-undo = That can't be taken back.
server-no-hint = There are no hints here.
server-bad-table = This table can't be opened.
server-store-away = The tables can't be reached at the moment; try again soon.
server-stopping = The server is stopping; try again soon.
server-too-many = There are too many connections.
server-no-bot = The bot gave no answer; try again.
server-broken = Something went wrong on the server.

server-option = The option "{ $option }" can't be used like that.
server-seed = A seed can only be chosen where one device holds all seats.
server-seats = This game needs { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}.
server-begins = Nobody can begin in seat { $found }: "begins" is the number of a seat, from 0 to { $most }, or null for a lot.
server-begins-before = Who begins was settled when this game began: leave "begins" out.
server-daily = The daily deal is for one person against { $level }: choose nothing but names and edition.
server-daily-date = There is no day { $found }.
server-daily-early = The deal of { $found } is not out yet.
server-components = Component files can't be used: { $faults }.
server-component-file = there is no file "{ $file }"; there are: { $known }

## Notifications

push-turn = It is your turn
push-no-extra = Notifications need another package: pip install "caravansary[push]"
push-bad-key = The setting push_key is not a key; make one with: caravansary push-keys
push-keys-says = Put this line into the server's settings, with push_contact beside it, and keep it secret. Browsers get: { $public }
cli-push-keys-help = make the key with which the server notifies browsers when it is their turn

## Command line

cli-serve-help = run the table server for people in browsers
server-no-extra = The table server needs more packages: pip install "caravansary[table]"
server-flag-config = a TOML file with settings (or CARAVANSARY_CONFIG)
server-flag-browser = open the page in the browser
server-flag-host = address to listen on; any but this machine's own opens it to others
server-flag-port = port to listen on (0: any free one)
server-flag-data = folder of the database file (default: the user's data folder)
server-flag-database = postgresql://... instead of the file
server-flag-hosts = names under which the server is reached, separated by commas
server-flag-origins = other origins whose pages may use it, separated by commas
server-flag-proxies = addresses of trusted proxies, separated by commas
server-flag-secure = reached by https through a proxy
server-flag-log = lines for people or for programs
server-flag-log-level = how much is logged
server-flag-metrics = offer /metrics, to this machine or with the token
server-flag-metrics-token = a token with which /metrics can be read from elsewhere
server-flag-workers = bot processes (0: by the number of cores)
server-flag-bots = bots that tables may have besides the levels, separated by commas (*: any)
server-flag-bot-seconds = seconds of processor time for one turn of a bot
server-flag-hint-bot = the bot that gives hints
server-flag-body = largest request, in bytes
server-flag-upload = largest request for a new table, in bytes
server-flag-rate = requests per second and address (0: no limit)
server-flag-tables = new tables per day and address (0: no limit)
server-flag-connections = simultaneous connections per address, except from proxies (0: no limit)
server-flag-sockets = simultaneous live connections to tables, per address
server-flag-all-sockets = simultaneous live connections to tables, in all
server-flag-rooms = tables kept in memory
server-flag-keep-finished = days until finished tables are removed (0: never)
server-flag-keep-unfinished = days without activity until unfinished tables are removed (0: never)
server-flag-beat = seconds between heartbeats
server-flag-slow = seconds until a reader that has stopped reading, or a request that has stopped arriving, is dropped
server-flag-silence = hours after which somebody who is away is no longer asked before a table is closed or a bot takes the seat
server-flag-push-key = the key with which notifications are sent (caravansary push-keys)
server-flag-push-contact = mailto: or https: address for push services that have a question
server-flag-push-services = hosts of push services that notifications may go to, separated by commas
server-flag-seeds = the seed of any table may be chosen
