"""Exponential functions are accurate, and the same to the last bit compiled and plain."""

from __future__ import annotations

import math

import pytest

import caravansary as cv
from caravansary.engine import jit, reals
from caravansary.games import kind

NUMBERS = [sign * 1.37**n for n in range(-40, 20) for sign in (1, -1)] + [0.0, 1.0, -1.0, 0.5]


@pytest.mark.parametrize("name", ["exp", "log", "tanh"])
def test_as_the_library_has_it(name):
    for x in NUMBERS:
        if name != "log" or x > 0:
            assert getattr(reals, name)(x) == pytest.approx(getattr(math, name)(x), rel=1e-15, abs=1e-15)


@pytest.mark.parametrize("name", ["exp", "log", "tanh"])
@pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled here")
def test_compiled_and_plain_agree_to_the_last_bit(name):
    compiled = getattr(jit.functions(kind(next(iter(cv.games()))), reals), name)
    for x in NUMBERS:
        if name != "log" or x > 0:
            assert compiled(x) == getattr(reals, name)(x)


def test_what_is_too_large_stays_a_number():
    assert 0.0 < reals.exp(-1e6) < 1e-300 < 1e300 < reals.exp(1e6) < math.inf
