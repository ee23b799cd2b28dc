"""Caravansary: the Century games, exact and fast. This is the public API.

>>> import caravansary as cv
>>> game = next(iter(cv.games()))
>>> g = cv.new(game, players=3, seed=7)
>>> g.apply(g.legal[0])
>>> g.player
1
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caravansary.engine import record as _record
from caravansary.engine.game import Game
from caravansary.engine.kind import About, with_files_read
from caravansary.engine.making import game_from_position, load_game, new_game
from caravansary.errors import (
    BadComponents,
    BadMap,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BrokenGame,
    CaravansaryError,
    Fault,
    IllegalAction,
    NoSuchPart,
    RecordComponents,
    RecordCut,
    RecordEdited,
    RecordVersion,
    UnknownGame,
    Unreadable,
)
from caravansary.games import kind, playable

if TYPE_CHECKING:
    from caravansary.analysis import Analysis
    from caravansary.envs.batch import Batch
    from caravansary.envs.observation import Observation

__version__ = "0.2.0.dev0"
__all__ = [
    "BadComponents",
    "BadMap",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BrokenGame",
    "CaravansaryError",
    "Fault",
    "Game",
    "IllegalAction",
    "NoSuchPart",
    "RecordComponents",
    "RecordCut",
    "RecordEdited",
    "RecordVersion",
    "UnknownGame",
    "Unreadable",
    "analyse",
    "batch",
    "from_position",
    "games",
    "load",
    "new",
    "observation",
]


def games() -> dict[str, About]:
    """All games that can be played, by id, with their metadata.

    >>> cv.games()[game]["players"]
    [2, 3, 4, 5]
    """
    return {found.id: found.about for found in playable()}


def new(
    game: str, players: int = 2, seed: int | None = None, edition: str | None = None, components: str | Path | None = None, **options: Any
) -> Game:
    """A new game, with a random seed unless you give one. `components` is a folder with the values of your own box.

    >>> cv.new(game, players=2, seed=7).phase
    'turn'
    """
    found = kind(game)
    return new_game(found, players, seed, edition, components, with_files_read(found, options))


def from_position(data: Mapping[str, Any], seed: int | None = None, components: str | Path | None = None) -> Game:
    """A game that continues from a position (see `Game.position`); `BadPosition` names every fault.

    >>> g = cv.new(game, seed=7)
    >>> cv.from_position(g.position(), seed=7).legal == g.legal
    True
    """
    if not isinstance(data, Mapping):
        raise BadPosition("error-position", [Fault("position-field", field="position", expected="{...}")])
    return game_from_position(kind(str(data.get("game"))), data, seed, components)


def load(text: str, components: str | Path | None = None) -> Game:
    """Replay a record (see `Game.save`), checking every action.

    >>> g = cv.new(game, seed=7)
    >>> g.apply(g.legal[0])
    >>> cv.load(g.save()).actions
    [0]
    """
    body = _record.read(text, kind)
    return load_game(kind(body["game"]), body, components)


def analyse(game: Game, seconds: float = 1.0, simulations: int | None = None, seed: int = 0) -> Analysis:
    """The best whole turns, each with its win chance, margin and a likely continuation; repeatable for a seed and number of simulations.

    >>> found = cv.analyse(cv.new(game, seed=7), simulations=1)
    >>> found.seat, 0 <= found.best.win <= 1
    (0, True)
    """
    from caravansary.analysis import analyse as analysed

    return analysed(game, seconds, simulations, seed)


def observation(game: str, players: int = 2, memory: bool = False) -> Observation:
    """The vector that says what a seat may know: its named parts, `of(game, seat)` to write it, `read(vector)` to read it. With
    `memory` also what the seat has seen before and others now hide.

    >>> spec = cv.observation(game, players=2)
    >>> int(spec.read(spec.of(cv.new(game, seed=7)))["round"][0])
    1
    """
    from caravansary.envs.observation import observation_of

    return observation_of(game, players, memory)


def batch(
    game: str,
    players: int = 2,
    games: int = 1024,
    seed: int = 0,
    threads: int = 1,
    reward: str = "place",
    longest: int = 1000,
    memory: bool = False,
    **options: Any,
) -> Batch:
    """Many games stepped in one compiled call, with observations, masks of legal actions and rewards in preallocated arrays.

    `reward` at the end of a game: "place" from 1 for the first to -1 for the last, "win" 1 for the winner, "points" those ahead
    of the mean of all seats; "judged" is "win" with rewards on the way for better prospects. A game that goes on after `longest`
    rounds is ended by the points so far. `memory` is that of `observation`.

    >>> batch = cv.batch(game, games=8, seed=7)
    >>> batch.step(batch.sample()).masks.shape[0]
    8
    """
    from caravansary.envs.batch import Batch

    return Batch(game, players, games, seed, threads, reward, longest, memory, **with_files_read(kind(game), options))
