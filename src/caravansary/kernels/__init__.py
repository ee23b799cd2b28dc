"""Kernels: the compiled thinking of a game as one WebAssembly module, for a page without a server (see `table.page`).

`build` makes them from the functions that Numba compiled; `memory` and `calling` use them from plain Python. Without Numba, `engine.jit`
gives a bot the functions of a kernel instead, and the bot does not notice.
"""
