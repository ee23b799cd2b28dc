"""The table's core in a simulated world: one seed decides every delay, failure, crash and decision, and any failure can be replayed.

`loop` runs unchanged asyncio code on simulated time, `store` keeps events on a disk that fails, `server` is a process that
crashes, `people` are browsers with a person before them, `faults` says what goes wrong, `promises` what must hold all the
same, `world` puts them together. `python -m tests.simulation --seed N` replays.
"""
