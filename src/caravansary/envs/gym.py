"""Gymnasium (extra `gym`): one seat learns against bots. A step is one decision of that seat and everything that follows until it
decides again. `import caravansary.envs.gym` registers `Caravansary/SpiceRoad-v0` and the other games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from caravansary.bots import Bot, ask, make_bot
from caravansary.bots.random import RandomBot
from caravansary.engine.luck import MAX_LUCK
from caravansary.envs.rewards import JUDGED, LONGEST, check_count
from caravansary.envs.shaping import Prospects
from caravansary.envs.single import RENDER_MODES, LegalActions, Single, check_mode, render_modes
from caravansary.envs.stepping import ENDED, MINE, OTHERS, TOO_LONG
from caravansary.errors import BadOption, IllegalAction
from caravansary.games import playable

VERSION = 0
MOST_ILLEGAL = 1000  # illegal actions in one game after which it is truncated


class CaravansaryEnv(gymnasium.Env[Any, Any]):
    """`seat` is the one that learns (None: another by luck in each game), `opponents` a bot spec or one for each other seat.

    The mask of legal actions is `info["action_mask"]` and `action_masks()`. Gymnasium wants every action of the space to be taken: one
    that is not legal changes nothing, costs `penalty` and is explained in `info["illegal"]`, and after `most_illegal` of them a game
    is truncated, decided by the points so far. `strict=True` raises `IllegalAction` instead, as does in any case what is no
    action of the space.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        reward: str = "place",
        longest: int = LONGEST,
        edition: str | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        memory: bool = False,
        strict: bool = False,
        penalty: float = 0.0,
        most_illegal: int = MOST_ILLEGAL,
        **options: Any,
    ) -> None:
        self._strict, self._penalty = strict, check_penalty(penalty)
        self._most_illegal, self._illegal = check_count("most_illegal", most_illegal, 1 << 30), 0
        self._table = Single(game, players, reward, longest, edition, lang, options, memory)
        self.spec_of_observation = self._table.spec
        check_seat(seat, players)
        self._wanted, self.seat = seat, seat or 0
        self._specs = opponent_specs(opponents, players)
        self.metadata = {**self.metadata, "render_modes": render_modes(self._table.kind)}
        self.render_mode = check_mode(render_mode, self._table.kind)
        self.observation_space = self._table.space()
        self.action_space = LegalActions(self._table.kind.actions, self._table.mask)
        self._bots: list[Bot | None] = []
        self._prospects, self._before = Prospects(self._table.game) if reward == JUDGED else None, 0.0
        self._by_luck, self._seeds = np.zeros(players, np.bool_), np.zeros(players, np.int64)  # of the others, those that take any action

    @property
    def game(self) -> Any:
        """The game at play."""
        return self._table.game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        luck = self.np_random
        self._table.begin(luck)
        self._illegal = 0
        self.seat = int(luck.integers(self._table.players)) if self._wanted is None else self._wanted
        seeds = [int(luck.integers(MAX_LUCK)) for _ in self._specs]
        bots = [make_bot(spec, seed) for spec, seed in zip(self._specs, seeds, strict=True)]
        self._bots = [*bots[: self.seat], None, *bots[self.seat :]]
        self._by_luck[:] = [isinstance(bot, RandomBot) for bot in self._bots]
        self._seeds[:] = [*seeds[: self.seat], 0, *seeds[self.seat :]]
        self._ask_others(self._table.start(self.seat, self._by_luck, self._seeds))
        self._changed(self._table.ended)
        self._show()
        return self._table.vector, self._info()

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        table = self._table
        if self._illegal >= self._most_illegal:
            raise IllegalAction("illegal-over")
        try:
            end = self._ask_others(table.go_on(action, self.seat, self._by_luck, self._seeds))
        except IllegalAction as refused:
            if self._strict or table.ended or not self.action_space.contains(action):
                raise
            return self._refused(refused)
        if self.render_mode == "human":
            self._show()
        if end == MINE:
            return table.vector, self._changed(False), False, False, self._info()
        reward = float(table.rewards()[self.seat]) + self._changed(True)
        return table.vector, reward, end == ENDED, end == TOO_LONG, self._info(True)

    def _changed(self, ended: bool) -> float:
        """The change in the seat's prospects since the last decision, if that is rewarded; none are left at the end."""
        if self._prospects is None:
            return 0.0
        before, self._before = self._before, 0.0 if ended else self._prospects.of(self._table.game, self.seat)
        return self._before - before

    def _ask_others(self, end: int) -> int:
        """Let the bots other than random players decide until the learner's turn or the end of the game."""
        table = self._table
        while end == OTHERS:
            bot = self._bots[table.game.player or 0]
            assert bot is not None
            end = table.go_on(ask(bot, table.game), self.seat, self._by_luck, self._seeds)
        return end

    def _refused(self, why: IllegalAction) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Nothing happened, but an agent that keeps doing this must not play for ever."""
        table = self._table
        self._illegal += 1
        truncated = self._illegal >= self._most_illegal
        reward = (float(table.rewards()[self.seat]) + self._changed(True) if truncated else 0.0) - self._penalty
        seen = table.seen(self.seat)
        if truncated:
            table.mask[:] = False
        return seen, reward, False, truncated, {**self._info(truncated), "illegal": why.text(table.lang)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
        return self._table.mask

    def render(self) -> Any:
        return self._table.render(self.render_mode, self.seat)

    def _show(self) -> None:
        """Mode "human" shows every step without being asked."""
        if self.render_mode == "human":
            self.render()

    def _info(self, ended: bool = False) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._table.mask.astype(np.int8), "seat": self.seat}
        if ended:
            info["scores"] = self._table.game.scores
        return info


def check_seat(seat: Any, players: int) -> None:
    if seat is not None and (isinstance(seat, bool) or seat not in range(players)):
        raise BadOption("error-seat", seat=str(seat)[:40], most=players - 1)


def check_penalty(penalty: Any) -> float:
    if isinstance(penalty, bool) or not isinstance(penalty, (int, float)) or not 0 <= penalty <= 1e6:
        raise BadOption("error-option-value", option="penalty", found=str(penalty)[:40], known="0-1000000")
    return float(penalty)


def opponent_specs(opponents: str | Sequence[str], players: int) -> list[str]:
    """A spec for every seat but one; `BadOption` says what is wrong with it."""
    if not isinstance(opponents, (str, Sequence)):
        raise BadOption("envs-opponents", found=0, expected=players - 1)
    specs = [opponents] * (players - 1) if isinstance(opponents, str) else [str(spec) for spec in opponents]
    if len(specs) != players - 1:
        raise BadOption("envs-opponents", found=len(specs), expected=players - 1)
    for spec in specs:
        make_bot(spec)
    return specs


def env_id(game: str) -> str:
    """The id of a game at Gymnasium: "some-game" is Caravansary/SomeGame-v0."""
    return f"Caravansary/{game.title().replace('-', '')}-v{VERSION}"


for _kind in playable():
    if _kind.observation is not None and env_id(_kind.id) not in gymnasium.registry:
        gymnasium.register(
            env_id(_kind.id),
            entry_point="caravansary.envs.gym:CaravansaryEnv",
            vector_entry_point="caravansary.envs.gym_vector:CaravansaryVectorEnv",
            kwargs={"game": _kind.id},
            disable_env_checker=True,
        )
