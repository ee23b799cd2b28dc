"""A learned baseline as a bot like any other, without PyTorch: `caravansary.baselines.bot:LearnedBot,method=td,weights=td-1.npz`."""

from __future__ import annotations

from typing import Any

import numpy as np

import caravansary as cv
from caravansary.engine.game import Game
from caravansary.errors import BadOption


class LearnedBot:
    """Takes the action its network rates best; the seed plays no part. A weights file serves only the game it was trained on."""

    def __init__(self, seed: int = 0, method: str = "td", weights: str = "") -> None:
        self._looks_ahead = method == "td"
        try:
            with np.load(weights, allow_pickle=False) as file:
                self._layers = [(file[f"{2 * k}.weight"].astype(np.float32), file[f"{2 * k}.bias"].astype(np.float32)) for k in range(3)]
        except (OSError, ValueError, KeyError) as error:
            raise BadOption("error-option-value", option="weights", found=weights[:80], known=type(error).__name__) from None

    def choose(self, game: Game) -> int:
        spec = cv.observation(game.kind.id, game.players, memory=True)
        if self._looks_ahead:
            actions, seen = spec.ahead(game)
            return int(actions[self._out(spec.scaled(seen))[:, 0].argmax()])
        legal = game.legal
        return legal[int(self._out(spec.scaled(spec.of(game))[None])[0, legal].argmax())]

    def _out(self, rows: Any) -> Any:
        for number, (weight, bias) in enumerate(self._layers):
            rows = np.maximum(rows, 0) if number else rows
            rows = rows @ weight.T + bias
        return rows
