"""What several commands have in common: the option --game, and numbers as people write them."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from caravansary.errors import BadOption
from caravansary.games import ids


def add_game(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """--game, the first of all games if it is not given."""
    known = ids()
    parser.add_argument("--game", metavar="GAME", default=known[0], help=say("cli-game-option", known=", ".join(known), default=known[0]))


def whole_number(option: str, value: str) -> int:
    """A whole number from 0; `option` is what it was given for."""
    if not value.isascii() or not value.isdigit() or len(value) > 30:
        raise BadOption("cli-number", option=option, found=value[:40], expected="0, 1, 2, ...")
    return int(value)
