"""The judge: who is likely to win a position and by how much, learned from play.

`network` judges, in compiled or plain code; `file` keeps what was learned; `shipped` finds the judge of a game at hand.
How one is learned is in `bots.learn`.
"""
