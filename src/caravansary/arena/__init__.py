"""Games between computer players, many at a time, and what can be learnt from them.

The arena itself: `schedule` says who meets whom, `table` plays a game, `workers` says where, `folder` keeps the games,
`ratings` and `standings` say how it went; `run` is all of that together. `report` is about a box of values instead.
"""
