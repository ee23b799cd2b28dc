"""Exponential functions by plain arithmetic: the same to the last bit in Python, compiled code and WebAssembly.

C libraries differ from each other in the last bit, and a bot's choice may hinge on it.
"""

from __future__ import annotations

from caravansary.engine.jit import compiled

_LN2_HIGH, _LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10  # in two parts: the first times a whole number is exact
_MOST = 700.0  # beyond this, results overflow or vanish
_TERMS = 14


@compiled
def exp(x: float) -> float:
    """e to the power of x; x beyond 700 counts as 700."""
    x = min(_MOST, max(-_MOST, x))
    halves = int(abs(x) / (_LN2_HIGH + _LN2_LOW) + 0.5)
    if x < 0.0:
        halves = -halves
    rest = (x - halves * _LN2_HIGH) - halves * _LN2_LOW
    sum_ = 1.0
    for n in range(_TERMS, 0, -1):
        sum_ = 1.0 + sum_ * rest / n
    return sum_ * power_of_two(halves)


@compiled
def power_of_two(n: int) -> float:
    base = 2.0 if n >= 0 else 0.5
    power = 1.0
    n = abs(n)
    while n > 0:
        if n & 1:
            power *= base
        base *= base
        n >>= 1
    return power


@compiled
def log(x: float) -> float:
    """The natural logarithm of a number greater than 0."""
    doublings = 0
    while x > 1.5:
        x *= 0.5
        doublings += 1
    while x < 0.75:
        x *= 2.0
        doublings -= 1
    s = (x - 1.0) / (x + 1.0)
    sum_ = 0.0
    for n in range(2 * _TERMS - 1, 0, -2):
        sum_ = sum_ * s * s + 1.0 / n
    return doublings * _LN2_HIGH + (doublings * _LN2_LOW + 2.0 * s * sum_)


@compiled
def tanh(x: float) -> float:
    return 1.0 - 2.0 / (exp(2.0 * x) + 1.0)
