"""Games as data to learn from: a shard holds some games, decision by decision, in one compressed NumPy file (npz) or one of Parquet.

`schema` says what is in it, `make_shard` plays the games and packs them, `read_shard` gives the arrays back.
"""

from __future__ import annotations

import hashlib
import io
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

import caravansary as cv
from caravansary.arena import parquet
from caravansary.arena.schedule import Task, luck_for
from caravansary.arena.table import Result, Setting, play
from caravansary.arena.together import played_together
from caravansary.envs.rewards import rewards
from caravansary.errors import BadOption

FORMATS = ("npz", "parquet")
ENDS = ("over", "forfeit", "endless")
Arrays = dict[str, Any]


def schema(setting: Setting) -> dict[str, Any]:
    """The arrays of a shard: D decisions in G games of P seats."""
    spec = cv.observation(setting.game, setting.players)
    packed = -(-spec.actions // 8)
    return {
        "arrays": {
            "observations": {"dtype": "uint8", "shape": ["D", spec.size], "what": "what the seat to decide knew"},
            "masks": {"dtype": "uint8", "shape": ["D", packed], "what": f"the {spec.actions} legal flags, 8 to a byte (numpy.packbits)"},
            "actions": {"dtype": "int16", "shape": ["D"], "what": "what it decided"},
            "policies": {
                "dtype": "float16",
                "shape": ["D", spec.actions],
                "what": "how likely each action was: of a planner by what it expects of them, one point more e times as likely; "
                "of a random player all the same; of any other bot 1 for what it decided",
            },
            "returns": {"dtype": "float32", "shape": ["D"], "what": "what that seat got in the end: its entry of `rewards`"},
            "seats": {"dtype": "int8", "shape": ["D"], "what": "which seat it was"},
            "game": {"dtype": "int32", "shape": ["D"], "what": "in which game of the shard"},
            "numbers": {"dtype": "int64", "shape": ["G"], "what": "the number of the game in the run"},
            "seeds": {"dtype": "int64", "shape": ["G"], "what": "its seed"},
            "bots": {"dtype": "int16", "shape": ["G", "P"], "what": "who sat where, by the place among the specs"},
            "scores": {"dtype": "int32", "shape": ["G", "P"], "what": "points at the end"},
            "rewards": {
                "dtype": "float32",
                "shape": ["G", "P"],
                "what": "from 1 for the first place to -1 for the last; a forfeit -1, shared by the others",
            },
            "action_count": {"dtype": "int32", "shape": [], "what": "how many actions the game has: the width of the masks"},
            "ends": {"dtype": "int8", "shape": ["G"], "what": ", ".join(f"{i} {end}" for i, end in enumerate(ENDS))},
        },
        "observation": {
            name: {"start": part.slice.start, "stop": part.slice.stop, "shape": list(part.shape), "flags": part.flags}
            for name, part in spec.parts.items()
        },
        "actions": spec.actions,
    }


def make_shard(setting: Setting, size: int, games: int, seed: int, format: str, number: int) -> dict[str, Any]:
    """Play the games of a shard; its content, and what is to be written down about it."""
    first = number * size
    tasks = [_task(setting, seed, game) for game in range(first, min(first + size, games))]
    found = played_together(setting, tasks) or arrays(setting, [play(setting, task) for task in tasks])
    content = parquet.packed(found) if format == "parquet" else packed(found)
    return {
        "shard": number,
        "file": file_of(number, format),
        "games": len(tasks),
        "decisions": len(found["actions"]),
        "bytes": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
        "content": content,
    }


def file_of(number: int, format: str) -> str:
    return f"shard-{number:06d}.{format}"


def _task(setting: Setting, seed: int, game: int) -> Task:
    """The bots sit in turn order, one seat further in each game."""
    seats = tuple((seat + game) % len(setting.specs) for seat in range(setting.players))
    return Task(
        game, game, seats, luck_for(seed, "deal", game), tuple(luck_for(seed, "bot", game, seat) for seat in range(setting.players))
    )


def arrays(setting: Setting, played: list[Result]) -> Arrays:
    """The games told again, with what each seat saw."""
    spec = cv.observation(setting.game, setting.players)
    lengths = [len(result["record"]["actions"]) for result in played]
    seen, masks = np.zeros((sum(lengths), spec.size), np.uint8), np.zeros((sum(lengths), spec.actions), np.bool_)
    seats = np.zeros(sum(lengths), np.int8)
    k = 0
    for result in played:
        game = cv.new(setting.game, setting.players, result["record"]["seed"])
        for action in result["record"]["actions"]:
            spec.write(game, seen[k], masks[k])
            seats[k] = game.player or 0
            game.apply(action)
            k += 1
    actions = np.array([action for result in played for action in result["record"]["actions"]], np.int16)
    game_of = np.repeat(np.arange(len(played), dtype=np.int32), lengths)
    got = np.array([_rewards(result) for result in played], np.float32)
    policies = np.zeros(masks.shape, np.float16)
    policies[np.arange(len(actions)), actions] = 1
    return {
        "observations": seen,
        "masks": np.packbits(masks, axis=1),
        "actions": actions,
        "policies": policies,
        "returns": got[game_of, seats],
        "seats": seats,
        "game": game_of,
        "numbers": np.array([result["number"] for result in played], np.int64),
        "seeds": np.array([result["record"]["seed"] for result in played], np.int64),
        "bots": np.array([result["seats"] for result in played], np.int16),
        "scores": np.array([result["scores"] for result in played], np.int32),
        "rewards": got,
        "action_count": np.array(spec.actions, np.int32),
        "ends": np.array([ENDS.index(result["end"]) for result in played], np.int8),
    }


def _rewards(result: Result) -> Any:
    if result["forfeit"] is None:
        return rewards(result["scores"], [place - 1 for place in result["places"]], "place")
    others = len(result["seats"]) - 1
    return [-1.0 if seat == result["forfeit"]["seat"] else 1.0 / others for seat in range(others + 1)]


def packed(content: Arrays) -> bytes:
    file = io.BytesIO()
    np.savez_compressed(file, **content)
    return file.getvalue()


def read_shard(path: str | Path) -> Arrays:
    """The arrays of a shard by name, the masks as flags."""
    if Path(path).suffix == ".parquet":
        return parquet.unpacked(Path(path))
    try:
        with np.load(path, allow_pickle=False) as file:
            found: Arrays = {name: file[name] for name in file.files}
        found["masks"] = unpacked_masks(found)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadOption("selfplay-shard", path=str(path), reason=type(error).__name__) from None
    return found


def unpacked_masks(content: Arrays) -> Any:
    return np.unpackbits(content["masks"], axis=1, count=int(content["action_count"])).view(np.bool_)
