"""Learning a judge from play: `python -m caravansary.bots.learn GAME --players N --out DIR`; docs/bots.md says how.

Rounds of games (`games`), positions taken from them (`positions`), a network fitted to how the games ended (`training`), and its errors on
games it has never seen (`errors`). `run` ties them together and continues where it was stopped.
"""
