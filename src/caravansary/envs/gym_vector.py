"""Gymnasium's vector environment over a batch: one seat learns in each of many games, against bots.

`gymnasium.make_vec("Caravansary/SpiceRoad-v0", num_envs=256)`. A game that ended is followed by the next within the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from caravansary.bots import Bot, ask, make_bot
from caravansary.engine import jit
from caravansary.engine.luck import MAX_LUCK
from caravansary.envs import facing
from caravansary.envs.batch import Batch
from caravansary.envs.batched import GIVE_UP, KEEP
from caravansary.envs.gym import MOST_ILLEGAL, check_penalty, check_seat, opponent_specs
from caravansary.envs.rewards import LONGEST, REWARDS, check_count
from caravansary.envs.single import RENDER_MODES, check_mode, render_modes, rendered
from caravansary.errors import BadOption, IllegalAction
from caravansary.games import kind

Infos = dict[str, Any]


class LegalActionsOfAll(MultiDiscrete):
    """An action for every game; sampled without a mask, it is legal in each."""

    def __init__(self, actions: int, masks: NDArray[np.bool_]) -> None:
        super().__init__(np.full(len(masks), actions, np.int64))
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        # The place of the r-th legal action: the first at which r + 1 were counted.
        legal = np.cumsum(self._masks, axis=1)
        wanted = (self.np_random.random(len(legal)) * legal[:, -1]).astype(np.int64) + 1
        return np.asarray((legal < wanted[:, None]).sum(axis=1), self.dtype)


class CaravansaryVectorEnv(gymnasium.vector.VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[np.bool_]]):
    """`seat` learns in every game (None: another by luck in each game, see `seats`). `opponents` is a bot spec or
    one for each other seat: "random", planners and levels decide in compiled code, any other is asked game by game.

    Illegal actions are taken as in the environment of one game (`strict`, `penalty`, `most_illegal`); `info["illegal"]` says where.
    Observations, masks and rewards are the batch's own arrays, which the next step overwrites; `copy=True` gives new ones.
    `info["action_mask"]` has the masks, `info["seat"]` the seats; of the games that ended, `info["final_obs"]` and
    `info["final_info"]` have the rest. `reset(options={"reset_mask": mask})` begins the next game in some places and leaves the
    others as they are.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

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
        edition: str | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        memory: bool = False,
        strict: bool = False,
        penalty: float = 0.0,
        most_illegal: int = MOST_ILLEGAL,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self._copy, self._edition, self._lang, self._strict = copy, edition, lang, strict
        self._penalty, self._most_illegal = check_penalty(penalty), check_count("most_illegal", most_illegal, 1 << 30)
        self.metadata = {**self.metadata, "render_modes": render_modes(kind(game))}
        self.render_mode = check_mode(render_mode, kind(game))
        self.batch = Batch(game, players, num_envs, 0, threads=threads, reward=reward, longest=longest, memory=memory, **options)
        check_seat(seat, players)
        self._wanted = facing.ANY_SEAT if seat is None else seat
        specs = opponent_specs(opponents, players)
        self._specs = list(dict.fromkeys(specs))
        self._spec_of = np.array([self._specs.index(spec) for spec in specs])  # of each other seat
        self._at_once = {spec for spec in self._specs if self.batch.can_plan(spec)}
        self._bots: dict[tuple[int, int], Bot] = {}  # by game and seat
        self._begun = False
        flags, n = np.bool_, num_envs
        self._facing = facing.Facing(
            seats=self.batch.watcher,
            waiting=np.zeros(n, flags),
            rewards=np.zeros(n, np.float32),
            terminated=np.zeros(n, flags),
            truncated=np.zeros(n, flags),
            illegal=np.zeros(n, flags),
            faults=np.zeros(n, np.int64),
            any_of=np.array([spec == "random" for spec in specs]),
        )
        self._actions = np.zeros(n, np.int64)
        self._before = np.zeros(n, np.float32)  # prospects of the seats that learn, where their changes are rewarded
        self.single_observation_space = gymnasium.spaces.Box(0, self.batch.observation.high, dtype=np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(kind(game).actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalActionsOfAll(kind(game).actions, self.batch.masks)

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat that learns, in each game."""
        seats: NDArray[np.int8] = self._facing.seats
        return seats

    @property
    def _fast(self) -> Any:
        return jit.functions(self.batch.kind, facing)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.uint8], Infos]:
        some = (options or {}).get("reset_mask")
        batch, f = self.batch, self._facing
        f.rewards[:] = 0
        f.terminated[:] = f.truncated[:] = f.illegal[:] = False
        if some is not None and self._begun:
            self._reset_some(np.asarray(some), seed)
        else:
            super().reset(seed=seed)
            batch.reset(int(self.np_random.integers(MAX_LUCK)))
            self._bots.clear()
            f.waiting[:] = True
            batch._all(lambda low, high, thread: self._fast.start_range(batch._memory, f, low, high, batch.players, self._wanted))
            self._actions[:] = KEEP
            self._advance()
        self._begun = True
        self._reward_changes()
        f.rewards[:] = 0
        f.terminated[:] = f.truncated[:] = False
        self._show()
        return self._kept(batch.observations), self._info()

    def _reset_some(self, some: NDArray[np.bool_], seed: int | None) -> None:
        if some.shape != (self.num_envs,) or some.dtype != np.bool_:
            raise BadOption("envs-reset-mask", found=f"{some.dtype} {some.shape}", games=self.num_envs)
        if seed is not None:
            raise BadOption("envs-reset-seed")
        self._actions[:] = np.where(some, GIVE_UP, KEEP)
        self._advance()
        self._facing.rewards[:] = 0

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, Any, Any, Any, Infos]:
        if not self._begun:
            raise gymnasium.error.ResetNeeded("reset() comes before the first step()")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BadOption("envs-actions", found=f"{given.dtype} {given.shape}", games=self.num_envs)
        m, f = self.batch._memory, self._facing
        wrong = self._fast.no_action(m, given.astype(np.int64))
        if wrong < 0 and self._strict:
            wrong = self.batch._fast.first_illegal(m, given.astype(np.int64))
        if wrong >= 0:
            raise IllegalAction("envs-illegal", game=int(wrong), action=int(given[wrong]))
        self._actions[:] = given
        self._fast.refuse_illegal(m, f, self._actions, self._penalty, self._most_illegal)
        self._advance()
        self._reward_changes()
        self._show()
        kept = self._kept
        return kept(self.batch.observations), kept(f.rewards), kept(f.terminated), kept(f.truncated), self._info()

    def _reward_changes(self) -> None:
        f, all_ = self._facing, self.batch.prospects
        if all_ is not None:
            now = all_.now()[np.arange(self.num_envs), f.seats]
            f.rewards[:] += np.where(f.terminated | f.truncated, 0, now) - self._before
            self._before = now

    def action_masks(self) -> NDArray[np.bool_]:
        return self.batch.masks

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, by luck."""
        return self.batch.sample()

    def render(self) -> tuple[Any, ...] | None:
        """A picture of each game as the seat that learns sees it; "human" prints them."""
        if self.render_mode is None:
            return None
        games = [self.batch.at(i, self._edition) for i in range(self.num_envs)]
        shown = tuple(rendered(game, self.render_mode, int(seat), self._lang) for game, seat in zip(games, self.seats, strict=True))
        return None if self.render_mode == "human" else shown

    def _show(self) -> None:
        """Mode "human" shows every step without being asked."""
        if self.render_mode == "human":
            self.render()

    def _advance(self) -> None:
        """Take the actions and everything that follows until the learner is to decide in every game."""
        batch, f = self.batch, self._facing
        rest = batch.players, self._wanted, batch.seed, REWARDS[batch.reward], batch.longest
        while True:
            batch.advance(lambda low, high, thread: self._fast.advance_range(batch._memory, f, self._actions, low, high, *rest, thread))
            over = batch.terminated | batch.truncated
            if self._bots and over.any():
                self._bots = {place: bot for place, bot in self._bots.items() if not over[place[0]]}
            if not f.waiting.any():
                return
            self._actions[:] = KEEP
            seeds = batch.bot_seeds()
            sitting = self._spec_of[batch.player - (batch.player >= f.seats)]
            for number, spec in enumerate(self._specs):
                self._decide(spec, f.waiting & (sitting == number), seeds)

    def _decide(self, spec: str, wanted: NDArray[np.bool_], seeds: NDArray[np.int64]) -> None:
        """Write what this bot does in the wanted games."""
        batch = self.batch
        if spec in self._at_once:
            batch.plan(wanted, spec, self._actions, seeds)
            return
        for i in np.flatnonzero(wanted).tolist():
            place = i, int(batch.player[i])
            if place not in self._bots:
                self._bots[place] = make_bot(spec, int(seeds[i]))
            self._actions[i] = ask(self._bots[place], batch.at(i))

    def _info(self) -> Infos:
        f = self._facing
        info: Infos = {
            "action_mask": self._kept(self.batch.masks).view(np.int8),
            "seat": self._kept(f.seats),
            "illegal": self._kept(f.illegal),
        }
        over = f.terminated | f.truncated
        if over.any():
            info["final_obs"], info["_final_obs"] = self._kept(self.batch.finals), over
            info["final_info"], info["_final_info"] = {"scores": self.batch.scores.copy(), "_scores": over.copy()}, over.copy()
        return info

    def _kept(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
