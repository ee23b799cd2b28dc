"""One game at a time, the part that Gymnasium and PettingZoo share: seeds, the end, pictures."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind, with_files_read
from caravansary.engine.luck import MAX_LUCK, below
from caravansary.engine.making import new_game
from caravansary.envs import stepping
from caravansary.envs.observation import Observation, observation_of
from caravansary.envs.rewards import check_longest, check_reward, rewards
from caravansary.envs.stepping import ENDED, MINE, NOBODY, OTHERS, ROOM, TOO_LONG
from caravansary.errors import BadOption, IllegalAction
from caravansary.games import kind
from caravansary.terminal import ink
from caravansary.terminal.pen import table_lines

RENDER_MODES = ["human", "ansi", "rgb_array"]


class LegalActions(Discrete):
    """All actions; a sample without a mask is one of those that are legal at the moment."""

    def __init__(self, n: int, legal: NDArray[np.bool_]) -> None:
        super().__init__(n)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._legal.any():
            mask = self._legal.view(np.int8)
        return super().sample(mask, probability)


class Single:
    """A game, what is seen of it and how it ends."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str,
        longest: int,
        edition: str | None,
        lang: str,
        options: dict[str, Any],
        memory: bool = False,
    ) -> None:
        self.kind, self.players, self.reward, self.lang = kind(game), players, check_reward(reward), lang
        self.longest = check_longest(longest)
        self._edition, self._options = edition, with_files_read(self.kind, options)
        self.game: Game = new_game(self.kind, players, 0, edition, options=self._options)
        self.spec: Observation = observation_of(game, players, memory)
        self.mask = np.zeros(self.kind.actions, np.bool_)
        self.vector: NDArray[np.uint8] = np.zeros(self.spec.size, np.uint8)  # what was seen last; a new one at every step
        self.end = MINE
        self._in_one_call = jit.ENABLED and self.kind.is_own  # the rules of another package may fail, and then nothing must have changed
        self._taken = np.zeros(ROOM, np.int64)

    def begin(self, luck: np.random.Generator) -> None:
        self.game = new_game(self.kind, self.players, int(luck.integers(MAX_LUCK)), self._edition, options=self._options)
        self.end = OTHERS

    def start(self, seat: int, by_luck: NDArray[np.bool_], seeds: NDArray[np.int64]) -> int:
        """What happens before the first decision of the seat (see `go_on`)."""
        return self._advance(-1, seat, by_luck, seeds)

    def go_on(self, action: Any, seat: int, by_luck: NDArray[np.bool_], seeds: NDArray[np.int64]) -> int:
        """Take an action, then what the seats of `by_luck` do by their seeds until another decides, or whoever is next if `seat` is
        NOBODY; says how it ended, and sees it. `IllegalAction` if it is none of those at hand, or the game has ended."""
        if self.end >= ENDED:
            raise IllegalAction("illegal-over")
        if type(action) is not int or action < 0:
            action = self.game._number(action)
        return self._advance(action, seat, by_luck, seeds)

    def _advance(self, action: int, seat: int, by_luck: NDArray[np.bool_], seeds: NDArray[np.int64]) -> int:
        if not self._in_one_call:
            return self._advance_slowly(action, seat, by_luck, seeds)
        game, vector, kept = self.game, np.empty(self.spec.size, np.uint8), self.spec.remembered_from
        states, i, boxes, luck, legal, n = game.desk()
        done = jit.functions(self.kind, stepping).go_on(
            states, i, boxes, luck, action, n, legal, seat, by_luck, seeds, self.longest, kept, vector, self.mask, self._taken
        )
        if done < 0:
            game.apply(action)  # says why not
        game.went_on(self._taken[: done >> 20].tolist(), done >> 4 & 0xFFFF)
        self.vector, self.end = vector, done & 0xF
        return self.end

    def _advance_slowly(self, action: int, seat: int, by_luck: NDArray[np.bool_], seeds: NDArray[np.int64]) -> int:
        game = self.game
        if action >= 0:
            game.apply(action)
        while (player := game.player) is not None and player != seat and by_luck[player] and game.round <= self.longest:
            legal = game.legal
            game.apply(legal[below(game.luck_for(int(seeds[player])), len(legal))])
        if game.over:
            self.end = ENDED
        elif game.round > self.longest:
            self.end = TOO_LONG
        else:
            self.end = MINE if seat in (NOBODY, game.player) else OTHERS
        self.vector = self.seen((game.player or 0) if seat == NOBODY else seat)
        return self.end

    @property
    def too_long(self) -> bool:
        return self.end == TOO_LONG

    @property
    def ended(self) -> bool:
        return self.end >= ENDED

    def seen(self, seat: int) -> NDArray[np.uint8]:
        """A new vector for this seat; the mask is rewritten too, and nothing is allowed after the end."""
        vector = np.zeros(self.spec.size, np.uint8)
        self.spec.write(self.game, vector, self.mask, seat)
        if self.too_long:
            self.mask[:] = False
        return vector

    def rewards(self) -> NDArray[np.float32]:
        return rewards(self.game.scores, self.game.places, self.reward)

    def space(self) -> Box:
        return Box(0, self.spec.high, dtype=np.uint8)

    def render(self, mode: str | None, seat: int | None) -> Any:
        return None if mode is None else rendered(self.game, mode, seat, self.lang)


def rendered(game: Game, mode: str, seat: int | None, lang: str) -> Any:
    """A game as a seat sees it: a picture, a text, or for "human" a text that is printed."""
    if mode == "rgb_array":
        from caravansary.envs.picture import picture

        return picture(game, seat, lang)
    text = "\n".join(ink.stripped(line) for line in table_lines(game, game.view(seat), lang))
    if mode == "ansi":
        return text
    print(text)
    return None


def render_modes(kind: Kind) -> list[str]:
    """The ways in which this game can be drawn."""
    return [mode for mode in RENDER_MODES if (kind.picture if mode == "rgb_array" else kind.draw) is not None]


def check_mode(mode: str | None, kind: Kind) -> str | None:
    if mode is not None and mode not in render_modes(kind):
        raise BadOption("error-option-value", option="render_mode", found=str(mode)[:40], known=", ".join(render_modes(kind)) or "-")
    return mode
