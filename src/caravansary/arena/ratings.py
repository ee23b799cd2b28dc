"""Ratings out of results: Elo with an interval, wins, time, points; and openskill where it is installed (extra `arena`).

Elo is fitted to who finished before whom (Bradley-Terry), its mean over the bots 0. Intervals come from drawing whole
blocks again (bootstrap), because games with the same decks are not independent. Fewer than ten blocks get no interval: resampling would
make them look surer than they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, TypedDict

import numpy as np

from caravansary.arena.table import Placed, Result

DRAWS = 1000
SURE = 95  # percent
FEWEST = 10  # blocks that an interval takes
STEPS = 300
Array = np.ndarray[Any, np.dtype[np.float64]]


class OfBot(TypedDict):
    """Wins, points by source, time and faults of one bot, over all seats that it sat on."""

    games: int
    wins: float
    place: float
    points: dict[str, float]
    seconds_a_turn: float
    slowest_decision: float
    turns: float
    forfeits: dict[str, int]


class Rated(OfBot):
    spec: str
    elo: float
    elo_interval: list[float] | None
    openskill: dict[str, float] | None


class Pair(TypedDict):
    """Two bots: how often they met, and how far the first is ahead."""

    first: str
    second: str
    meetings: int
    share: float
    elo: float
    elo_interval: list[float] | None


class Ratings(TypedDict):
    """Everything that is known of the bots."""

    games: int
    blocks: int
    forfeits: int
    endless: int
    rounds: float
    bots: list[Rated]
    pairs: list[Pair]


def ratings(specs: Sequence[str], results: Sequence[Result]) -> Ratings:
    blocks = before(len(specs), results)
    drawn = drawn_again(blocks)
    elos, elo = fit(drawn, any_share(*drawn.shape[:2])), fit(blocks.sum(axis=0)[None])[0]
    skills = openskill(len(specs), results)
    return {
        "games": len(results),
        "blocks": len(blocks),
        "forfeits": sum(result["end"] == "forfeit" for result in results),
        "endless": sum(result["end"] == "endless" for result in results),
        "rounds": _mean([result["rounds"] for result in results]),
        "bots": [
            {
                "spec": spec,
                "elo": round(float(elo[bot]), 1),
                "elo_interval": _interval(elos[:, bot], len(blocks)),
                "openskill": None if skills is None else skills[bot],
                **_of_bot(bot, results),
            }
            for bot, spec in enumerate(specs)
        ],
        "pairs": [
            pair(specs, first, second, blocks[:, [first, second]][:, :, [first, second]])
            for first, second in combinations(range(len(specs)), 2)
            if blocks[:, first, second].sum() + blocks[:, second, first].sum()
        ],
    }


def before(bots: int, results: Sequence[Placed]) -> Array:
    """[block, a, b]: how often a finished before b, a shared place counting half for each."""
    blocks = sorted({result["block"] for result in results})
    counts = np.zeros((len(blocks), bots, bots))
    for result in results:
        block = counts[np.searchsorted(blocks, result["block"])]
        for a, place_a in zip(result["seats"], result["places"], strict=True):
            for b, place_b in zip(result["seats"], result["places"], strict=True):
                if a != b:
                    block[a, b] += 1.0 if place_a < place_b else 0.5 if place_a == place_b else 0.0
    return counts


def drawn_again(blocks: Array, draws: int = DRAWS, seed: int = 0) -> Array:
    """The sums of as many blocks, drawn with replacement; [draw, a, b]."""
    luck = np.random.default_rng(seed)
    times = luck.multinomial(len(blocks), np.full(len(blocks), 1 / len(blocks)), size=draws)
    summed: Array = np.tensordot(times.astype(float), blocks, axes=1)
    return summed


def fit(counts: Array, prior: Array | float = 0.5) -> Array:
    """Bradley-Terry strengths as Elo, for each of several tables of counts at once; [draw, bot].

    The prior adds a share of one game against each bot that was met: without it, a bot that always won would be
    infinitely strong.
    """
    met = (counts + counts.transpose(0, 2, 1)) > 0
    wins = counts + prior * met
    games = wins + wins.transpose(0, 2, 1)
    strength = np.ones(counts.shape[:2])
    for _ in range(STEPS):
        both, last = strength[:, :, None] + strength[:, None, :], strength
        strength = wins.sum(axis=2) / np.maximum((games / both).sum(axis=2), 1e-12)
        strength = np.maximum(strength, 1e-12)
        strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
        if np.allclose(strength, last, rtol=1e-6):
            break
    elo: Array = 400 * np.log10(strength)
    return elo


def any_share(draws: int, bots: int, seed: int = 1) -> Array:
    """A prior for each draw: the winner of the unplayed game is left open, so even a clean sweep has an interval."""
    share = np.triu(np.random.default_rng(seed).random((draws, bots, bots)), 1)
    return share + np.tril(1 - share.transpose(0, 2, 1), -1)


def openskill(bots: int, results: Sequence[Result]) -> list[dict[str, float]] | None:
    """The Plackett-Luce ratings of openskill, game after game; None where it is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known = [model.rating() for _ in range(bots)]
    for result in results:
        rated = model.rate([[known[bot]] for bot in result["seats"]], ranks=[float(place) for place in result["places"]])
        for bot in set(result["seats"]):  # a bot on several seats has learned from each of them
            mine = [team[0] for team, seated in zip(rated, result["seats"], strict=True) if seated == bot]
            known[bot] = model.rating(mu=_mean([r.mu for r in mine]), sigma=_mean([r.sigma for r in mine]))
    return [{"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)} for rating in known]


def _of_bot(bot: int, results: Sequence[Result]) -> OfBot:
    sat = [(result, seat) for result in results for seat, seated in enumerate(result["seats"]) if seated == bot]
    turns = sum(result["turns"][seat] for result, seat in sat)
    sheets = [result["sheets"][seat] for result, seat in sat if result["end"] != "forfeit"]
    forfeits = [result["forfeit"]["reason"] for result, seat in sat if result["forfeit"] and result["forfeit"]["seat"] == seat]
    return {
        "games": len(sat),
        "wins": round(sum(1 / result["places"].count(1) for result, seat in sat if result["places"][seat] == 1), 2),
        "place": _mean([result["places"][seat] for result, seat in sat]),
        "points": {row: _mean([sheet[row] for sheet in sheets]) for row in (sheets[0] if sheets else {})},
        "seconds_a_turn": round(sum(result["seconds"][seat] for result, seat in sat) / max(1, turns), 5),
        "slowest_decision": round(max((result["slowest"][seat] for result, seat in sat), default=0.0), 4),
        "turns": _mean([result["turns"][seat] for result, seat in sat]),
        "forfeits": {reason: forfeits.count(reason) for reason in sorted(set(forfeits))},
    }


def pair(specs: Sequence[str], first: int, second: int, blocks: Array) -> Pair:
    drawn, whole = fit(drawn_again(blocks), any_share(DRAWS, 2)), fit(blocks.sum(axis=0)[None])[0]
    met = int(blocks.any(axis=(1, 2)).sum())
    won, lost = float(blocks[:, 0, 1].sum()), float(blocks[:, 1, 0].sum())
    return {
        "first": specs[first],
        "second": specs[second],
        "meetings": round(won + lost),
        "share": round(won / (won + lost), 4),
        "elo": round(float(whole[0] - whole[1]), 1),
        "elo_interval": _interval(drawn[:, 0] - drawn[:, 1], met),
    }


def _interval(values: Array, blocks: int) -> list[float] | None:
    """None where there are too few blocks to say."""
    if blocks < FEWEST:
        return None
    low, high = np.percentile(values, [(100 - SURE) / 2, (100 + SURE) / 2])
    return [round(float(low), 1), round(float(high), 1)]


def _mean(values: Sequence[float]) -> float:
    return round(float(np.mean(values)), 3) if len(values) else 0.0
