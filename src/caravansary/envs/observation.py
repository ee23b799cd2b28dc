"""What a seat may know as a vector of 8-bit numbers: its named parts, how to write it and how to read it back."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravansary.engine import jit
from caravansary.engine.contracts import ObservationPart
from caravansary.engine.game import Game
from caravansary.engine.making import new_game
from caravansary.engine.memory import room_for_states
from caravansary.engine.observing import Field
from caravansary.envs import batched, lookahead
from caravansary.envs.actions import ActionTable, actions_anywhere, actions_of
from caravansary.errors import BadOption
from caravansary.games import kind

Vector = NDArray[np.uint8]


class Part(NamedTuple):
    """A named part of the vector: where it stands, its shape, whether it holds flags (0 or 1) or counts, the largest number that the
    rules allow (255 where they set no limit), and the largest usual one."""

    name: str
    slice: slice
    shape: tuple[int, ...]
    flags: bool
    most: int
    usual: int


class Observation:
    """The vector of one game at one number of players. Seats stand in turn order, the one whose vector it is first.

    `size`, `parts` by name, `names`, `slices`, `shapes`; `high` is the largest value at each place, `usual` what to divide by. With
    `memory` it also has what the seat saw before and others now hide (cards taken in the open, and so their points): with it, a
    vector says all there is to know.
    """

    dtype = np.uint8

    def __init__(self, game: str, players: int, memory: bool = False) -> None:
        self.game, self.players, self.actions, self.memory = game, players, kind(game).actions, memory
        self.parts: dict[str, Part] = {}
        module: ObservationPart = kind(game).part("observation")
        self.fixed = module.FIXED  # how many of the first numbers stay the same all through a game
        start = 0
        seen, remembered = module.fields(players), list(getattr(module, "memory_fields", _nothing)(players)) if memory else []
        self.remembered_from = sum(field.size for field in seen) if remembered else 0
        for field in [*seen, *remembered]:
            self.parts[field.name] = Part(field.name, slice(start, start + field.size), field.shape, field.flags, field.most, field.usual)
            start += field.size
        self.size = start
        self._legal = np.zeros(self.actions, np.int64)
        self.high: Vector = np.zeros(start, np.uint8)
        self.usual: Vector = np.zeros(start, np.uint8)
        for part in self.parts.values():
            self.high[part.slice], self.usual[part.slice] = part.most, part.usual

    @property
    def names(self) -> list[str]:
        return list(self.parts)

    @property
    def slices(self) -> dict[str, slice]:
        return {name: part.slice for name, part in self.parts.items()}

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        return {name: part.shape for name, part in self.parts.items()}

    def read(self, vector: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts of a vector (or of an array of vectors) by name: views into it, nothing is copied."""
        found = np.asarray(vector)
        if found.ndim == 0 or found.shape[-1] != self.size:
            raise BadOption("envs-vector", found=str(found.shape), expected=self.size)
        return {name: found[..., part.slice].reshape(*found.shape[:-1], *part.shape) for name, part in self.parts.items()}

    def scaled(self, vector: NDArray[Any]) -> NDArray[np.float32]:
        """A vector (or an array of vectors) divided by the usual values, for a network: hardly any number exceeds 1."""
        divided: NDArray[np.float32] = np.divide(vector, self.usual, dtype=np.float32)
        return divided

    def of(self, game: Game, seat: int | None = None) -> Vector:
        """The vector of a seat, else of the seat to decide, in a game at play."""
        vector = np.zeros(self.size, np.uint8)
        self.write(game, vector, np.zeros(self.actions, np.bool_), seat)
        return vector

    def write(self, game: Game, vector: Vector, mask: NDArray[np.bool_], seat: int | None = None) -> None:
        """The same into your own memory, with the mask of the legal actions of the seat to decide."""
        self._check(game)
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.players)):
            raise BadOption("error-seat", seat=str(seat)[:40], most=self.players - 1)
        states, i, boxes = game.records()
        jit.functions(game.kind, batched).see(
            states, i, boxes, -1 if seat is None else seat, vector, mask, self._legal, self.remembered_from
        )

    def ahead(self, game: Game) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
        """Every legal action, and what the seat to decide would see after it: nothing that luck would reveal."""
        self._check(game)
        states, i, boxes = game.records()
        actions, seen = np.zeros(self.actions, np.int64), np.zeros((len(game.legal), self.size), np.uint8)
        spare = room_for_states(game.kind, 1)
        rows = jit.functions(game.kind, lookahead).outcomes_of(
            states[i : i + 1], boxes, spare, self._legal, seen, actions, self.remembered_from
        )
        return actions[:rows], seen

    def action_table(self, game: Game | None = None) -> ActionTable:
        """The features of every action, a row each, in this position; without a position, those that hold in every game."""
        if game is None:
            return actions_anywhere(self.game, self.players)
        self._check(game)
        return actions_of(game)

    def _check(self, game: Game) -> None:
        if game.kind.id != self.game or game.players != self.players:
            raise BadOption("envs-other-game", found=f"{game.kind.id}, {game.players}", expected=f"{self.game}, {self.players}")

    def __repr__(self) -> str:
        return f"<Observation of {self.game}, {self.players} players: {self.size} numbers in {len(self.parts)} parts>"


def _nothing(players: int) -> list[Field]:
    return []


@cache
def observation_of(game: str, players: int = 2, memory: bool = False) -> Observation:
    new_game(kind(game), players, 0)
    return Observation(game, players, memory)
