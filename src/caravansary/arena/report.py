"""The balance of a box of values: what thousands of quick games show about it. Works for any game.

What was used is read from the words of the actions, where points come from is read from the score sheets, and what could have been used is
read from the first position of each game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Any

from caravansary.arena import quick
from caravansary.bots.plans import MAX_DECISIONS, Workspace, workspace
from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game
from caravansary.engine.memory import filled, whole_numbers
from caravansary.errors import BadOption

MOST_GAMES = 1_000_000
MOST_DECISIONS = 20_000
RARE = 0.01  # used in fewer games than this: not worth using


@dataclass
class Use:
    """How often something with an id was used, by which verb."""

    id: str
    verb: str
    in_play: int = 0  # games that had it
    uses: int = 0
    games: int = 0  # games in which it was used
    by_winners: int = 0

    @property
    def per_game(self) -> float:
        return self.uses / self.in_play if self.in_play else 0.0

    @property
    def share_of_games(self) -> float:
        return self.games / self.in_play if self.in_play else 0.0

    @property
    def share_of_winners(self) -> float:
        return self.by_winners / self.uses if self.uses else 0.0


@dataclass
class Balance:
    """What the games showed; lists are by seat or by game."""

    game: str
    edition: str
    players: int
    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    unfinished: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    sources: dict[str, list[int]] = field(default_factory=dict)  # points by source, of every seat of every game
    winners_sources: dict[str, list[int]] = field(default_factory=dict)
    files: dict[str, list[str]] = field(default_factory=dict)  # ids by component file
    in_play: Counter[str] = field(default_factory=Counter)
    used: dict[tuple[str, str], Use] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return len(self.rounds)

    def uses(self, file: str) -> list[Use]:
        """Everything of a component file that was in play, in its order, used or not."""
        found = []
        for id in self.files[file]:
            of_id = [use for use in self.used.values() if use.id == id]
            found += of_id or ([Use(id, "-", self.in_play[id])] if self.in_play[id] else [])
        return found

    def win_rate(self, seat: int) -> tuple[float, float, float]:
        """The share of games that a seat won, with the ends of its 95 % interval (Wilson)."""
        n, z = max(1, self.games), 1.96
        share = self.wins[seat] / n
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return share, max(0.0, middle - reach), min(1.0, middle + reach)


def balance(
    kind: Kind,
    players: int = 2,
    games: int = 1000,
    components: str | Path | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    told: Callable[[int], None] = lambda done: None,
) -> Balance:
    """Play this many games with the values of this box and count; `told` is called after each game with the number done."""
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
        raise BadOption("report-games", found=str(games)[:40], most=MOST_GAMES)
    found: Balance | None = None
    for number in range(games):
        game = new_game(kind, players, seed + number, None, components, options)
        if found is None:
            found = _blank(game)
        actions = _played(game)
        if actions is None:
            found.unfinished += 1
        else:
            _count(found, game, actions)
        told(number + 1)
    assert found is not None
    return found


def _blank(game: Game) -> Balance:
    files = {table.file: [str(row[table.key]) for row in game.components.rows[table.file]] for table in game.kind.tables if table.key}
    return Balance(game.kind.id, game.edition, game.players, wins=[0] * game.players, points=[[] for _ in range(game.players)], files=files)


def _played(game: Game) -> list[int] | None:
    """The actions of a quick game with this deal and luck; None when it does not end."""
    kind = game.kind
    rated = kind.part("evaluation")
    out, actions = whole_numbers(max(kind.actions, MAX_DECISIONS)), whole_numbers(MOST_DECISIONS)
    thought = game.copy()
    states, _, boxes = thought.records()
    play = jit.functions(kind, quick).quick_game
    with jit.announced(kind, "quick games", quick.quick_game):
        n = play(states, boxes, game._seed, game._seed, rated.DISCOUNT, filled(rated.WEIGHTS), _memory(kind), out, actions)
    return None if n < 0 else [int(action) for action in actions[:n]]


@cache
def _memory(kind: Kind) -> Workspace:
    return workspace(kind, quick.WIDTH)


def _count(found: Balance, game: Game, actions: list[int]) -> None:
    known = {id for ids in found.files.values() for id in ids}
    found.in_play.update(known.intersection(_strings(game.position())))
    used: list[tuple[str, str, int]] = []
    for action in actions:
        word, seat = game.word(action), game.player
        what = word.details.get("tile") if word.arg is None else word.arg  # an action at one's own location names only its tile
        if what in known and seat is not None:
            used.append((what, word.verb, seat))
        game.apply(action)
    found.rounds.append(game.round)
    found.decisions.append(len(actions))
    assert game.winner is not None
    found.wins[game.winner] += 1
    for seat, points in enumerate(game.scores):
        found.points[seat].append(points)
        for source, part in game.score_sheet(seat).items():
            if source != "total":
                found.sources.setdefault(source, []).append(part)
                if seat == game.winner:
                    found.winners_sources.setdefault(source, []).append(part)
    for id, verb, seat in used:
        use = found.used.setdefault((id, verb), Use(id, verb))
        use.uses += 1
        use.by_winners += seat == game.winner
    for key in {(id, verb) for id, verb, _ in used}:
        found.used[key].games += 1
    for use in found.used.values():
        use.in_play = found.in_play[use.id]


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value)


def rarely_used(found: Balance) -> list[Use]:
    """What was in play and hardly ever used."""
    return [use for file in found.files for use in found.uses(file) if use.share_of_games < RARE]


def mean_points(found: Balance, seat: int) -> float:
    return mean(found.points[seat]) if found.points[seat] else 0.0
