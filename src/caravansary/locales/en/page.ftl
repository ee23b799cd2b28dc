## A page without a server: loading, versions, storage

page-loading = { $what ->
    [python] Python, which plays by the rules in this page
    [library] Python's library
    [rules] Rules, cards and words
   *[start] Everything is here; Python is starting
  } ({ $done } of { $total } MB)
page-loading-why = Loaded once: after that this page works without a network.
page-damaged = A file of this page did not arrive whole: { $file }. Your tables are safe.
page-lost = Something that this page runs on keeps ending. Your tables are safe.
page-new-version = A new version of this page is here. Your tables stay.
page-use-new-version = Use it
page-later = Later

## Tables in and out

tables-save = Save all tables as a file
tables-saved-as = caravansary-tables.json
tables-taken-in = { $count ->
    [0] All tables of this file were here already.
    [one] One table was added.
   *[other] { $count } tables were added.
  }
page-bad-tables = This file holds no tables of Caravansary, or it is damaged.
server-no-room = This browser has no room left for tables. Free some space on the device and try again; nothing was lost.

## Playing by link, without a server

seat-link = By link or file
link-no-bots = A game by link has no bots at the table.
link-how = After each turn you send a link by any messenger; the next player opens it, sees what happened, plays and sends one back.
link-fair = All cards to come are in the link, so somebody determined could look ahead in another browser. Decisions that were taken back are counted and shown; nothing prevents the rest.
link-send = It is { $name }'s turn
link-send-what = Send this link to { $name }. What comes back opens this table again.
link-link = Link for { $name }
link-file = The same as a file
link-over = The game is over. The link shows it to the others.
link-undone = { $name } took back { $count ->
    [one] one decision
   *[other] { $count } decisions
  } so far.
link-who = Who are you?
link-open = Open the table
link-other-way = On this device the game took a different course from the one in this link.
link-apart = Open the link as a table of its own
link-bad = This link is damaged; perhaps the messenger cut it short. Ask for the file instead.

## With friends over the net

net-needs-server = Playing over the net, all at the same time, needs a table server. This page has none.
net-how = Anybody with Python can run one (caravansary serve) and give you its address.
net-address = Address of a table server
net-use = Use it
net-bad = This is not a web address.
net-go = Play on { $host }
net-forget = Forget this server
