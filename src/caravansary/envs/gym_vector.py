"""Gymnasium's vector environment over a batch: one seat learns in each of many games, bots sit on the others.

`gymnasium.make_vec("Caravansary/SpiceRoad-v0", num_envs=256)`. A game that ended is followed by the next within the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from caravansary.bots import Bot, ask, make_bot
from caravansary.engine.luck import MAX_LUCK
from caravansary.envs.batch import Batch
from caravansary.envs.gym import opponent_specs
from caravansary.envs.rewards import LONGEST
from caravansary.errors import BadOption
from caravansary.games import kind

Infos = dict[str, Any]


class CaravansaryVectorEnv(gymnasium.vector.VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[np.bool_]]):
    """`seat` learns in every game; None: seat 0 in the first, 1 in the second, and so on around the table. `opponents` is a bot spec or
    one for each other seat: "random", planners and levels decide in compiled code, any other is asked game by game.

    Observations, masks and rewards are the batch's own arrays, which the next step overwrites; `copy=True` gives new ones.
    `info["action_mask"]` has the masks; of the games that ended, `info["final_obs"]` and `info["final_info"]` have the rest.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        players: int = 2,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        reward: str = "place",
        longest: int = LONGEST,
        threads: int = 1,
        copy: bool = False,
        **options: Any,
    ) -> None:
        self._settings: dict[str, Any] = {"threads": threads, "reward": reward, "longest": longest, **options}
        self._game, self._players, self._copy = game, players, copy
        self.num_envs = num_envs
        self.batch = self._made(0)
        if seat is not None and (isinstance(seat, bool) or seat not in range(players)):
            raise BadOption("error-seat", seat=str(seat)[:40], most=players - 1)
        self.seats: NDArray[np.int8] = (np.arange(num_envs) % players if seat is None else np.full(num_envs, seat)).astype(np.int8)
        specs = opponent_specs(opponents, players)
        self._specs = list(dict.fromkeys(specs))
        self._spec_of = np.array([self._specs.index(spec) for spec in specs])  # of each other seat
        self._at_once = {spec for spec in self._specs if self.batch.can_plan(spec)}
        self._bots: dict[tuple[int, int], Bot] = {}  # by game and seat
        self._begun = False
        self.single_observation_space = gymnasium.spaces.Box(0, self.batch.observation.high, dtype=np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(kind(game).actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _made(self, seed: int) -> Batch:
        return Batch(self._game, self._players, self.num_envs, seed, **self._settings)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.uint8], Infos]:
        super().reset(seed=seed)
        self.batch.close()
        self.batch = self._made(int(self.np_random.integers(MAX_LUCK)))
        self.batch.watcher[:] = self.seats
        self._bots.clear()
        self._begun = True
        self._rewards = np.zeros(self.num_envs, np.float32)
        self._terminated, self._truncated = np.zeros((2, self.num_envs), np.bool_)
        self._others()
        return self._kept(self.batch.observations), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, Any, Any, Any, Infos]:
        if not self._begun:
            raise gymnasium.error.ResetNeeded("reset() comes before the first step()")
        self._rewards[:] = 0
        self._terminated[:] = self._truncated[:] = False
        self.batch.step(actions)
        self._note()
        self._others()
        kept = self._kept
        return kept(self.batch.observations), kept(self._rewards), kept(self._terminated), kept(self._truncated), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        return self.batch.masks

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, by luck."""
        return self.batch.sample()

    def _others(self) -> None:
        """The other seats decide until everywhere the one that learns is to decide."""
        batch = self.batch
        while (waiting := batch.player != self.seats).any():
            actions, seeds = np.full(self.num_envs, -1, np.int64), batch.bot_seeds()
            sitting = self._spec_of[batch.player - (batch.player >= self.seats)]
            for number, spec in enumerate(self._specs):
                self._decide(spec, waiting & (sitting == number), actions, seeds)
            batch.step(actions)
            self._note()

    def _decide(self, spec: str, wanted: NDArray[np.bool_], actions: NDArray[np.int64], seeds: NDArray[np.int64]) -> None:
        """Write what this bot does in the wanted games."""
        batch = self.batch
        if spec in self._at_once:
            batch.plan(wanted, spec, actions, seeds)
        else:
            for i in np.flatnonzero(wanted).tolist():
                place = i, int(batch.player[i])
                if place not in self._bots:
                    self._bots[place] = make_bot(spec, int(seeds[i]))
                actions[i] = ask(self._bots[place], batch.at(i))

    def _note(self) -> None:
        """Keep what ended with the batch's last step, until this environment's own step is done."""
        batch = self.batch
        over = batch.terminated | batch.truncated
        if over.any():
            self._rewards[over] = batch.rewards[over, self.seats[over]]
            self._terminated |= batch.terminated
            self._truncated |= batch.truncated
            self._bots = {place: bot for place, bot in self._bots.items() if not over[place[0]]}

    def _info(self) -> Infos:
        info: Infos = {"action_mask": self._kept(self.batch.masks).view(np.int8)}
        over = self._terminated | self._truncated
        if over.any():
            info["final_obs"], info["_final_obs"] = self._kept(self.batch.finals), over
            info["final_info"], info["_final_info"] = {"scores": self.batch.scores.copy(), "_scores": over.copy()}, over.copy()
        return info

    def _kept(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
