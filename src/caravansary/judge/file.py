"""The file of a judge: what was learned, for which game, and a card that says how.

    8 bytes   "CARAJUDG"
    4 bytes   version of this format, little-endian as all numbers here
    4 bytes   length of the header
    header    JSON: game, players, rules (version), boxes, layers (sizes), card
    weights   16-bit floating-point numbers in the order of `network`
    32 bytes  SHA-256 of all before

`boxes` are fingerprints of the component values, with what options add to them (a map, a panel), that the judge was trained with.
"""

from __future__ import annotations

import hashlib
import json
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from caravansary.engine.kind import Kind
from caravansary.errors import BadJudge, why
from caravansary.judge.network import Judge, judge, weights_in

MAGIC = b"CARAJUDG"
FORMAT = 1
SUFFIX = ".judge"
LARGEST = 500_000  # bytes
_HEAD = struct.Struct("<8sII")
_DIGEST = 32
_SCALE = 65504.0  # the largest number of 16 bits


@dataclass(frozen=True)
class Learned:
    """What is in a file."""

    game: str
    players: int
    rules: int
    boxes: tuple[str, ...]
    layers: tuple[int, ...]
    weights: tuple[float, ...]
    card: dict[str, Any] = field(default_factory=dict)

    def judge(self) -> Judge:
        """A judge of its own, with memory of its own."""
        return judge(self.layers, self.weights, self.players)


def fingerprint(kind: Kind, box: Any) -> str:
    """Of a box, a mirror: the values that a game is played with, as the rules read them."""
    return hashlib.sha256(kind.box.pack(box)).hexdigest()[:16]


def written(learned: Learned) -> bytes:
    header = {
        "game": learned.game,
        "players": learned.players,
        "rules": learned.rules,
        "boxes": list(learned.boxes),
        "layers": list(learned.layers),
        "card": learned.card,
    }
    said = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    weights = struct.pack(f"<{len(learned.weights)}e", *(max(-_SCALE, min(_SCALE, weight)) for weight in learned.weights))
    body = _HEAD.pack(MAGIC, FORMAT, len(said)) + said + weights
    return body + hashlib.sha256(body).digest()


def read(path: Path, kind: Kind, players: int) -> Learned:
    """The file of a judge for this game; `BadJudge` names the file and what is wrong with it."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise BadJudge("judge-missing", path=str(path)) from None
    except (OSError, ValueError) as error:
        raise BadJudge("judge-unreadable", path=str(path), reason=why(error)) from None
    return _checked(_read(content, str(path)), kind, players, str(path))


def _read(content: bytes, path: str) -> Learned:
    if len(content) < _HEAD.size or not content.startswith(MAGIC):
        raise BadJudge("judge-cut", path=path)
    _, version, length = _HEAD.unpack_from(content)
    if version != FORMAT:
        raise BadJudge("judge-format", path=path, found=version, known=FORMAT)
    body = content[:-_DIGEST]
    try:
        header = json.loads(body[_HEAD.size : _HEAD.size + length])
        layers = tuple(int(size) for size in header["layers"])
        count = weights_in(layers)
    except (ValueError, KeyError, TypeError):
        raise BadJudge("judge-cut", path=path) from None
    start = _HEAD.size + length
    if len(body) != start + 2 * count:
        raise BadJudge("judge-cut", path=path)
    if hashlib.sha256(body).digest() != content[-_DIGEST:]:
        raise BadJudge("judge-edited", path=path)
    return Learned(
        header["game"],
        header["players"],
        header["rules"],
        tuple(header["boxes"]),
        layers,
        struct.unpack_from(f"<{count}e", body, start),
        header["card"],
    )


def _checked(learned: Learned, kind: Kind, players: int, path: str) -> Learned:
    if (learned.game, learned.players) != (kind.id, players):
        found, wanted = f"{learned.game}, {learned.players}", f"{kind.id}, {players}"
        raise BadJudge("judge-other", path=path, found=found, wanted=wanted)
    if learned.rules != kind.rules_version:
        raise BadJudge("judge-rules", path=path, found=learned.rules, known=kind.rules_version)
    size = kind.part("features").size(players)
    if len(learned.layers) != 4 or learned.layers[0] != size or learned.layers[-1] != 2 * players:
        raise BadJudge("judge-layers", path=path, found=" x ".join(map(str, learned.layers)), known=size)
    return learned
