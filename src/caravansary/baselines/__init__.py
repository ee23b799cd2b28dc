"""Published baselines for two players, made anew by one command (extra `learn`): `python -m caravansary.baselines --help`.

`ppo` learns with masks against a level, `td` by self-play from what follows each action, `expert` imitates what a planner thinks of the
positions that the learner itself comes to. `measuring` says how they do against every level, `bot` lets them play anywhere,
`entry` measures and checks entries of the leaderboard.
"""
