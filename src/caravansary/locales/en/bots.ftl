## Computer players

bots-spec = "{ $found }" does not name a bot; write name, name:number or name:number,key=value.
bots-unknown = There is no bot "{ $found }"; there are: { $known }.
bots-option = The bot { $bot } takes no "{ $found }"; it takes: { $known }.
bots-number = { $bot }: "{ $key }" should be a whole number from { $least } to { $most }, not "{ $found }".
bots-seconds = { $bot }: "{ $key }" should be seconds, such as 0.5, at most { $most }, not "{ $found }".
bots-no-level = There is no level "{ $found }"; there are: { $known }.
bots-values = { $game } has no frozen values { $found }; there are: { $known }.
bots-outside = The bot { $bot } could not be made: { $reason }.
bots-no-choose = { $bot } is not a bot: it has no function "choose".

## Levels

bots-level-porter = Porter
    .about = Better at carrying than at trading: the gentlest opponent
bots-level-apprentice = Apprentice
    .about = Still learning: a gentle opponent
bots-level-peddler = Peddler
    .about = Looks one turn ahead and often errs
bots-level-drover = Drover
    .about = Plans a few turns ahead
bots-level-trader = Trader
    .about = Plans well and seldom errs
bots-level-merchant = Merchant
    .about = Plans far ahead: a serious opponent
bots-level-grand-master = Grand master
    .about = The strongest there is; takes a moment to think

## The learned judge

judge-missing = { $path } is missing: values set by hand serve instead of the learned judge.
judge-unreadable = Can't read { $path }: { $reason }; values set by hand serve instead of the learned judge.
judge-cut = { $path } is cut off or is not a judge: values set by hand serve instead.
judge-edited = { $path } was changed after it was written: values set by hand serve instead of the learned judge.
judge-format = { $path } has format { $found }, this version reads format { $known }: values set by hand serve instead of the learned judge.
judge-other = { $path } was learned for { $found ->
    [one] { $found } player
   *[other] { $found } players
}, not for { $wanted }: values set by hand serve instead.
judge-rules = { $path } was learned under version { $found } of the rules, now it is { $known }: values set by hand serve instead.
judge-layers = { $path } does not fit: its layers are { $found }, the game has { $known ->
    [one] { $known } feature
   *[other] { $known } features
}; values set by hand serve instead.
judge-box = { $path } was not trained for the component values or the map of this game: values set by hand serve instead.

## Learning

learn-games = { $total ->
    [one] { $done } of { $total } game
   *[other] { $done } of { $total } games
}
learn-training = training: { $done }%
learn-empty = There are no positions to learn from: play more games.
learn-large = { $path } would have { $found ->
    [one] { $found } byte
   *[other] { $found } bytes
}; the limit is { $most }.
