"""What a seat gets at the end of a game, by one of three names; before the end it is 0, but for a fourth: "judged" (see `shaping`).

"place" from 1 for the first to -1 for the last in even steps, "win" 1 for the winner and -1 shared by the others, "points" those
ahead of the mean of all seats. All seats together get 0. There are no ties: the rules of each game order equal points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravansary.envs import batched
from caravansary.errors import BadOption

REWARDS = {"win": batched.WIN, "place": batched.PLACE, "points": batched.POINTS, "judged": batched.WIN}
JUDGED = "judged"  # "win", with rewards on the way (see `shaping`)
LONGEST = 1000  # rounds after which a game is ended, decided by the points so far


def check_reward(name: str, only_at_the_end: bool = False) -> str:
    known = [each for each in REWARDS if each != JUDGED or not only_at_the_end]
    if name not in known:
        raise BadOption("error-option-value", option="reward", found=str(name)[:40], known=", ".join(known))
    return name


def check_longest(rounds: Any) -> int:
    return check_count("longest", rounds, 1 << 30)


def check_count(option: str, value: Any, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or not 1 <= value <= most:
        raise BadOption("envs-range", option=option, found=str(value)[:40], most=most)
    return int(value)


def rewards(scores: Sequence[int], places: Sequence[int], name: str) -> NDArray[np.float32]:
    found = np.zeros(len(scores), np.float32)
    batched.give_rewards(scores, places, len(scores), REWARDS[name], found)
    return found
