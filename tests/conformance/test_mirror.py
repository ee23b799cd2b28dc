"""Every game, every player count: compiled rules and the same source as plain Python agree to the byte.

Plain integers do not overflow, so this finds what compiled arithmetic would hide.
"""

from __future__ import annotations

import random

import pytest

import caravansary as cv
from caravansary.engine import jit
from caravansary.engine.rules import apply, legal_actions, score, setup
from support.playing import every_table

pytestmark = [pytest.mark.core, pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled here")]
MOST = 8000  # decisions in all


@every_table
def test_compiled_and_plain_rules_agree_to_the_byte(game, players):
    compared = 0
    for seed in range(10):
        luck = random.Random(seed).getrandbits(62) >> (seed * 6)  # small and large
        g = cv.new(game, players, seed=luck)
        g.records()  # from here on compiled
        box = g._box
        plain = g.kind.blank()
        setup(plain, box, players, luck)
        out = [0] * g.kind.actions
        choice = random.Random(seed)
        while compared < MOST:
            compared += 1
            assert g.kind.state.pack(plain) == g.key
            assert out[: legal_actions(plain, box, out)] == g.legal
            if g.over:
                break
            action = choice.choice(g.legal)
            g.apply(action)
            apply(plain, box, action, luck)
        assert [score(plain, box, seat) for seat in range(players)] == g.scores
