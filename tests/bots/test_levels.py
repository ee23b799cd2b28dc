"""Levels: names for people, usable wherever a spec is."""

from __future__ import annotations

import pytest

import caravansary as cv
from caravansary.bots import ask, known, make_bot
from caravansary.bots.levels import LEVELS, level_in, spec_of, title
from support.playing import every_game


@every_game
def test_a_level_plays_as_its_spec_does(game):
    g = cv.new(game, players=3, seed=2)
    for level in LEVELS[:3]:
        expected = ask(make_bot(spec_of(level, game), 4), g)
        assert ask(make_bot(level, 4), g) == ask(make_bot(f"level:{level}", 4), g) == expected


def test_at_least_seven_levels_with_names_in_both_languages():
    assert len(LEVELS) >= 7 and set(LEVELS) <= set(known())
    for lang in ("en", "fr"):
        assert len({title(level, lang) for level in LEVELS}) == len(LEVELS)


def test_what_names_a_level():
    assert level_in("trader") == level_in("level:trader") == "trader"
    assert level_in("beam:3") is None and level_in("level:nobody") is None
    for spec in ("level", "level:", "level:nobody", "trader:3", "trader,depth=2", "level:trader,depth=2"):
        with pytest.raises(cv.BadOption):
            make_bot(spec)
