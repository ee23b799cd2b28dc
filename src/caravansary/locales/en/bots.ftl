## Computer players

bots-spec = "{ $found }" does not name a bot; write name, name:number or name:number,key=value.
bots-unknown = There is no bot "{ $found }"; there are: { $known }.
bots-option = The bot { $bot } takes no "{ $found }"; it takes: { $known }.
bots-number = { $bot }: "{ $key }" should be a whole number from { $least } to { $most }, not "{ $found }".
bots-seconds = { $bot }: "{ $key }" should be seconds, such as 0.5, at most { $most }, not "{ $found }".
bots-no-level = There is no level "{ $found }"; there are: { $known }.
bots-outside = The bot { $bot } could not be made: { $reason }.
bots-no-choose = { $bot } is no bot: it has no function "choose".

## Levels

bots-level-apprentice = Apprentice
    .about = Still learning: a gentle first opponent
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
