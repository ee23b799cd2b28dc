"""The table as a picture (an RGB array) for environments: each game draws itself in its `picture` module."""

from __future__ import annotations

from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from caravansary.engine.game import Game
from caravansary.engine.pens import DrawPicture
from caravansary.terminal.image import ImagePen


def picture(game: Game, seat: int | None = None, lang: str = "en") -> NDArray[np.uint8]:
    """What a seat sees (None: a spectator), as height x width x 3."""
    draw: DrawPicture = import_module(f"{game.kind.rules.__name__.rpartition('.')[0]}.picture").draw
    pen = ImagePen(game.kind.id, lang, game.edition)
    draw(pen, game.view(seat), game.catalogue())
    return np.array(pen.image)
