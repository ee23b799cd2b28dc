"""Every game: the table as text, a picture or sentences, in both languages and editions, at every point of a game."""

from __future__ import annotations

import pytest

import caravansary as cv
from caravansary.terminal import ink
from caravansary.terminal.pen import Pen
from support.playing import LANGUAGES, every_table, finished, notable

WIDTH = 80


def drawn(g: cv.Game, lang: str, edition: str, plain: bool) -> list[str]:
    assert g.kind.draw is not None
    return g.kind.draw.draw_table(Pen(g.kind.id, lang, edition, plain), g.view(g.player), g.catalogue())


@every_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_keep_to_their_width_and_sentences_to_words(game, players, lang):
    g = cv.new(game, players, seed=players)
    for now in notable(g, every=400, first=1):
        for edition in now.kind.editions:
            assert all(ink.width(line) <= WIDTH for line in drawn(now, lang, edition, plain=False))
            assert all(line == ink.stripped(line) for line in drawn(now, lang, edition, plain=True))


@every_table
def test_every_seat_and_a_finished_game_are_drawn(game, players):
    g = finished(cv.new(game, players, seed=players))
    for plain in (False, True):
        text = ink.stripped("\n".join(drawn(g, "en", g.edition, plain)))
        assert all(f"Player {number}" in text for number in range(1, players + 1))
