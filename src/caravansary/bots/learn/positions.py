"""Positions for training or testing: the features of each, who won its game, and by how much."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from caravansary.engine import jit
from caravansary.engine.describing import Noted, describe
from caravansary.engine.jit import compiled
from caravansary.engine.kind import Kind, load_components
from caravansary.engine.running import Boxes, boxes_for
from caravansary.errors import BadOption
from caravansary.judge.network import POINTS

HELD_OUT = 8  # one game in eight is never trained on
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Positions:
    """D positions; seats are counted from the one to move."""

    features: int
    players: int
    starts: Array  # [D + 1]: where the features of each begin
    places: Array
    values: Array
    wins: Array  # [D, seat]: 1 for the winner
    margins: Array  # [D, seat], in units of the network
    phases: Array  # [D]: how far its game had gone, from 0 to 1
    games: Array  # [D]: the luck of its game; the positions of a game stand in order
    movers: Array  # [D]: the seat to move

    def __len__(self) -> int:
        return len(self.wins)

    def of(self, rows: Array) -> Positions:
        """These positions alone, by their numbers in order."""
        lengths = np.diff(self.starts)
        wanted = np.zeros(len(self), np.bool_)
        wanted[rows] = True
        chosen = np.repeat(wanted, lengths)
        return Positions(
            self.features,
            self.players,
            np.concatenate([[0], np.cumsum(lengths[rows])]),
            self.places[chosen],
            self.values[chosen],
            *(getattr(self, name)[rows] for name in _JOINED[2:]),
        )


def is_held_out(luck: int) -> bool:
    """Whether a game is for testing. Its luck alone decides, so adding games changes nothing."""
    return hashlib.sha256(f"held out {luck}".encode()).digest()[0] % HELD_OUT == 0


def read_positions(kind: Kind, players: int, shards: Iterable[Path], held_out: bool) -> Positions:
    parts = [_described(kind, players, path, held_out) for path in sorted(shards)]
    if not sum(len(part) for part in parts):
        raise BadOption("learn-empty")
    lengths = np.concatenate([np.diff(part.starts) for part in parts])
    joined = {name: np.concatenate([getattr(part, name) for part in parts]) for name in _JOINED}
    return Positions(kind.part("features").size(players), players, np.concatenate([[0], np.cumsum(lengths)]), **joined)


_JOINED = ("places", "values", "wins", "margins", "phases", "games", "movers")


def _described(kind: Kind, players: int, path: Path, held_out: bool) -> Positions:
    shard = np.load(path, allow_pickle=False)
    states = np.ascontiguousarray(shard["states"]).view(kind.state.dtype).reshape(-1)
    lucks = shard["lucks"]
    wanted = [game for game, luck in enumerate(lucks) if is_held_out(int(luck)) == held_out]
    size = kind.part("features").size(players)
    noted = Noted(np.zeros(size + 1, np.int64), np.zeros(size + 1, np.float32))
    starts, places, values, chosen, phases = [0], [], [], [], []
    for game in wanted:
        rows = np.flatnonzero(shard["game"] == game)
        if not len(rows):
            continue
        room = Noted(np.zeros(len(rows) * size, np.uint16), np.zeros(len(rows) * size, np.float32))
        ends = np.zeros(len(rows), np.int64)
        n = jit.functions(kind, _HERE).describe_each(states[rows], box_of(kind, players, int(lucks[game])).records, noted, room, ends)
        places.append(room.place[:n].copy())
        values.append(room.value[:n].copy())
        starts.extend((starts[-1] + ends).tolist())
        chosen.extend(rows.tolist())
        phases.extend(((rows - rows[0]) / len(rows)).tolist())
    movers = states["player"][chosen].astype(np.int64)
    games = shard["game"][chosen]
    around = (movers[:, None] + np.arange(players)) % players
    scores = shard["scores"][games].astype(np.float32)
    margins = np.stack([scores[:, p] - np.delete(scores, p, axis=1).max(axis=1) for p in range(players)], axis=1)
    return Positions(
        size,
        players,
        np.array(starts),
        np.concatenate(places) if places else np.zeros(0, np.uint16),
        np.concatenate(values) if values else np.zeros(0, np.float32),
        (around == shard["winners"][games][:, None]).astype(np.float32),
        (np.take_along_axis(margins, around, axis=1) / POINTS).astype(np.float32),
        np.array(phases, np.float32),
        lucks[games],
        movers,
    )


def box_of(kind: Kind, players: int, luck: int) -> Boxes:
    """The values that a new game with this luck is played with."""
    return boxes_for(kind, load_components(kind), kind.options.read({}, players, luck))


@compiled
def describe_each(states: Any, boxes: Any, noted: Noted, out: Noted, ends: Any) -> int:
    """The features of these positions one after another; says how many there are in all."""
    n = 0
    for i in range(len(states)):
        found = describe(states[i], boxes[0], states[i].player + 0, noted)
        for k in range(found):
            out.place[n + k] = noted.place[k]
            out.value[n + k] = noted.value[k]
        n += found
        ends[i] = n
    return n


_HERE = sys.modules[__name__]
