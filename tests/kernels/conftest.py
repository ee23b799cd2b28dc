"""Kernels are built once, unless they are there."""

from __future__ import annotations

import pytest

from caravansary.games import playable
from caravansary.kernels.build import build


@pytest.fixture(scope="session")
def kernels() -> None:
    build([game for game in playable() if game.is_own])
