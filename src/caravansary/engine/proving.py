"""Whether a table dealt a game as it had committed to: everything a record says about that, checked again.

A table's record holds the commitment it showed, the secret behind it and each decision in the words used at the time. The proof is worth as
much as the commitment: anyone who noted it during the game knows that it was not changed afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from caravansary.engine import dealing
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.engine.making import load_game
from caravansary.engine.record import Body


@dataclass(frozen=True)
class Proof:
    """What was found about the dealing of one game."""

    game: Game
    commitment: str | None = None  # None: luck never came from a secret
    since: int = 0  # decisions before luck came from the secret
    from_setup: bool = False  # whether the first cards came from it too
    fits: bool = False  # whether the secret is the one that was committed to
    late: bool = False  # whether luck came from it later than the table had shown
    told: int = 0  # decisions whose words were compared
    differs: int | None = None  # the first decision that the secret deals differently

    @property
    def holds(self) -> bool:
        return self.fits and not self.late and self.differs is None


def prove(kind: Kind, body: Body, commitment: str | None = None, components: str | Path | None = None, since: int | None = None) -> Proof:
    """Deal the game of a record (see `record.read`) again; compare with a commitment noted earlier, or the one the record names.

    `since`: after how many decisions the table had first shown it; a record may not say later.
    """
    game = load_game(kind, body, components)
    deals = dealing.read(body.get("deals", []), len(body["actions"]))
    if not deals:
        return Proof(game)
    newest = deals[-1]
    made = dealing.commitment(newest.secret)
    named, told = body.get("commitment", made), body.get("told")
    words = told if isinstance(told, list) else []
    return Proof(
        game,
        made,
        newest.since,
        newest.since == 0 and body["start"] is None and body["seed"] == dealing.setup_luck(newest.secret),
        named == made and commitment in (None, made),
        since is not None and newest.since > since,
        len(words),
        _first_difference(words, spoken(game)) if words else None,
    )


def spoken(game: Game) -> list[list[str | None]]:
    """Each decision as verb and argument: which card it was, not only where it lay."""
    words = (then.word(action) for then, action in game.replayed())
    return [[word.verb, word.arg] for word in words]


def _first_difference(told: list[Any], dealt: list[Any]) -> int | None:
    for number, (one, other) in enumerate(zip(told, dealt, strict=False), 1):
        if one != other:
            return number
    return None if len(told) == len(dealt) else min(len(told), len(dealt)) + 1
