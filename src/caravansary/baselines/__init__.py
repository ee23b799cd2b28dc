"""Published baselines for two players, reproducible with one command (extra `learn`): `python -m caravansary.baselines --help`.

`ppo` learns with masks against a level, `td` by self-play from what follows each action, `expert` imitates a planner's opinion of the
positions the learner itself reaches. `measuring` plays them against every level, `bot` makes them playable anywhere, `entry` measures and
checks leaderboard entries.
"""
