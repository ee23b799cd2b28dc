## The text table

text-player = Player { $number }
text-who = { $who ->
    [you] {" "}(you)
   *[other] {" "}({ $who })
}
text-seats = At the table, in turn order: { $names }.
text-begins = { $how ->
    [lot] { $name } begins, by lot.
   *[named] { $name } begins.
}
text-reconstructed = Note: { $count ->
    [one] { $count } value in { $file } is reconstructed and may differ
   *[other] { $count } values in { $file } are reconstructed and may differ
} from your box; "caravansary components export" lets you enter the printed ones.
text-how = Answer with a number, or in notation. "help" explains, "undo" takes back, "quit" keeps the game for later.
text-cubes = { CUBES($pile) }
text-only-choice = Only one choice: { $action }.
text-no-number = Choose a number from 1 to { $most }.
text-wins = { $name } wins with { points-count }.
text-wins-tie = { $tied } have { points-count } each; { $name } wins, having taken the last turn latest.
text-log-turn = Round { $round }, { $name }: { $turn }
text-log-empty = Nothing has happened yet.
text-hint = { $bot } would choose: { $action }.
text-undone = Taken back.
text-no-undo = There is nothing to take back.
text-save-where = Write "save" and the name of a file.
text-saved = Saved to { $path }.
text-left = Until next time.
text-input-ended = The input has ended.
text-interrupted = Interrupted.
text-kept = The game so far is in { $path }; to go on:
text-did = { $name }: { $what }.
text-help-answer = Answer with the number of a choice, with its notation ("{ $example }"), or with a whole turn on one line. When there are many choices, only their names are listed; "list" gives them in full.
text-help-cubes = Write { cube-many } by level, 1 to 4: { CUBES($cubes) }. In pictures the letter of the colour stands before them; + takes { cube-many }, > trades them, ^ upgrades them.
text-help-commands = You can also write: table, list, log, undo, hint, save FILE, quit.
text-command-help = help ? h
text-command-table = table
text-command-list = list
text-command-log = log
text-command-undo = undo u
text-command-hint = hint
text-command-save = save
text-command-quit = quit q exit
