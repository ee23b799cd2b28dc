"""Luck: even and independent draws, checked with fixed seeds, so that the answer never changes from run to run."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import numpy as np
import pytest

from caravansary.engine.luck import MAX_LUCK, below, draw, draw_card, stir

SAMPLE = 40_000
_generator = np.random.default_rng(2024)
LUCKS = {
    "one after the other": np.arange(SAMPLE, dtype=np.int64),
    "anywhere": _generator.integers(0, MAX_LUCK, SAMPLE, dtype=np.int64, endpoint=True),
    "in the high bits only": np.arange(SAMPLE, dtype=np.int64) << 40,
}
every_kind_of_luck = pytest.mark.parametrize("lucks", LUCKS.values(), ids=LUCKS.keys())
# Plain Python, `draw` draws for a whole array of lucks at once.


def even(counts: np.ndarray) -> bool:
    """Chi-square against equal counts, within five standard deviations: a fixed sample either is or is not."""
    expected = counts.sum() / counts.size
    chi_square = ((counts - expected) ** 2 / expected).sum()
    freedom = counts.size - 1
    return bool(abs(chi_square - freedom) < 5 * sqrt(2 * freedom))


@every_kind_of_luck
@pytest.mark.parametrize("deck", range(4))
@pytest.mark.parametrize("left", [2, 3, 5, 6, 17, 36, 43, 56])
def test_every_card_of_a_deck_is_as_likely(lucks, deck, left):
    drawn = draw(lucks, deck, left, left)
    assert drawn.min() >= 0 and drawn.max() < left
    assert even(np.bincount(drawn, minlength=left))


def together(one: np.ndarray, other: np.ndarray, n: int) -> np.ndarray:
    return np.bincount(one * n + other, minlength=n * n)


@every_kind_of_luck
@pytest.mark.parametrize("n", [5, 6, 13])
def test_draws_of_two_decks_are_independent(lucks, n):
    for deck, other in ((0, 1), (0, 2), (1, 3)):
        assert even(together(draw(lucks, deck, n, n), draw(lucks, other, n, n), n))


@every_kind_of_luck
@pytest.mark.parametrize("n", [5, 6, 13])
def test_draws_after_each_other_are_independent(lucks, n):
    for k in (1, 2, 20, 35, 43):
        assert even(together(draw(lucks, 0, k, n), draw(lucks, 0, k + 1, n), n))


@every_kind_of_luck
@pytest.mark.parametrize("step", [1, 2, 2**20, 2**31, 2**32, 2**45])
def test_neighbouring_seeds_are_independent(lucks, step):
    neighbours = (lucks + step) & MAX_LUCK
    assert even(together(draw(lucks, 0, 7, 7), draw(neighbours, 0, 7, 7), 7))


def test_no_two_draws_of_any_decks_go_together():
    """Every (deck, k) is a stream of its own: none repeats another, at the same place or shifted."""
    lucks = LUCKS["one after the other"][:64]
    streams = {(deck, k): draw(lucks, deck, k, 43).tobytes() for deck in range(32) for k in range(1, 64)}
    assert len(set(streams.values())) == len(streams)


@pytest.mark.parametrize("shift", [-2, -1, 1, 2])
def test_neighbouring_draws_of_neighbouring_decks_are_independent(shift):
    for k in (3, 20, 40):
        assert even(together(draw(LUCKS["anywhere"], 0, k, 7), draw(LUCKS["anywhere"], 1, k + shift, 7), 7))


def test_two_decks_of_the_same_cards_are_dealt_differently():
    deal = draw_card
    assert sum(deal((1 << 40) - 1, 40, luck, 0) == deal((1 << 40) - 1, 40, luck, 1) for luck in range(400)) < 30


def test_all_orders_of_a_small_deck_are_as_likely():
    orders: Counter[tuple[int, ...]] = Counter()
    for luck in range(6000):
        cards, order = 0b1011001, []
        for left in range(4, 0, -1):
            card = draw_card(cards, left, luck, 1)
            assert cards >> card & 1
            order.append(card)
            cards &= ~(1 << card)
        orders[tuple(order)] += 1
    assert len(orders) == 24
    assert even(np.array(list(orders.values())))


def test_extreme_lucks_stay_below_63_bits():
    for luck in (0, 1, MAX_LUCK - 1, MAX_LUCK):
        for deck in (0, 3, 30):
            for k in (1, 63):
                assert 0 <= draw(luck, deck, k, 63) < 63
    x = MAX_LUCK
    for _ in range(1000):
        x = stir(x)
        assert 0 <= x < 2**63
        assert 0 <= below(x, 10) < 10


def test_compiled_and_plain_luck_are_the_same():
    from caravansary.engine import luck

    for seed in [*range(50), MAX_LUCK, *LUCKS["anywhere"][:50].tolist()]:
        assert luck.draw(seed, 1, 9, 43) == draw(seed, 1, 9, 43)
