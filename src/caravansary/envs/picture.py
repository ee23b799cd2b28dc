"""The table as a picture (an RGB array) for environments: each game draws itself in its `picture` module."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from caravansary.engine.contracts import Picture
from caravansary.engine.game import Game
from caravansary.terminal.image import ImagePen


def picture(game: Game, seat: int | None = None, lang: str = "en") -> NDArray[np.uint8]:
    """What a seat sees (None: a spectator), as height x width x 3."""
    drawing: Picture = game.kind.part("picture")
    view = game.view(seat)
    pen = ImagePen(drawing.height(view), game.kind.id, lang, game.edition)
    drawing.draw(pen, view, game.catalogue())
    return np.array(pen.image)
