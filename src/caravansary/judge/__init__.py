"""The judge: who is likely to win a position and by how much, learned from play.

`network` judges, in compiled or plain code; `file` stores what was learned; `shipped` finds the judge for a game. Training is in
`bots.learn`.
"""
