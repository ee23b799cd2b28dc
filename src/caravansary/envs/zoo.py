"""PettingZoo, AEC (extra `pettingzoo`): every seat is an agent, `player_0` the first in turn order; a step is one decision.

from caravansary.envs import zoo
env = zoo.some_game_v0.env(players=3, render_mode="ansi")
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from caravansary.envs.rewards import LONGEST, check_reward
from caravansary.envs.single import Single, check_mode, render_modes
from caravansary.envs.stepping import MINE, NOBODY
from caravansary.games import playable

VERSION = 0


class CaravansaryAEC(AECEnv):
    """An observation is {"observation": the vector of that agent, "action_mask": what it may do; nothing while others decide}."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        reward: str = "place",
        longest: int = LONGEST,
        edition: str | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        memory: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        check_reward(reward, only_at_the_end=True)
        self._table = Single(game, players, reward, longest, edition, lang, options, memory)
        self.metadata = {
            "render_modes": render_modes(self._table.kind),
            "name": f"{game.replace('-', '_')}_v{VERSION}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = check_mode(render_mode, self._table.kind)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self._table.kind.actions
        self.observation_spaces = {
            agent: Dict({"observation": self._table.space(), "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._nobody = np.zeros(players, np.bool_), np.zeros(players, np.int64)  # every seat is asked
        self._luck, _ = seeding.np_random()

    @property
    def game(self) -> Any:
        """The game at play."""
        return self._table.game

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._table.begin(self._luck)
        self._table.start(NOBODY, *self._nobody)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.game.player or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        table = self._table
        if agent == self.agent_selection and not table.ended:
            return {"observation": table.vector.copy(), "action_mask": table.mask.astype(np.int8)}
        return {"observation": table.spec.of(table.game, self._seat[agent]), "action_mask": np.zeros(table.kind.actions, np.int8)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        end = table.go_on(action, NOBODY, *self._nobody)
        self._cumulative_rewards[agent] = 0.0
        if end != MINE:
            for name, reward in zip(self.agents, table.rewards().tolist(), strict=True):
                self.rewards[name] = reward
                self.terminations[name], self.truncations[name] = table.game.over, table.too_long
                self.infos[name] = {"scores": table.game.scores}
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.agents[table.game.player or 0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self._table.render(self.render_mode, None if self._table.ended else self._table.game.player)

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(game: str, **settings: Any) -> Any:
    """With PettingZoo's usual checks around it: the order of calls, and actions that are no numbers."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(CaravansaryAEC(game, **settings)))


_NAMES = {f"{game.replace('-', '_')}_v{VERSION}": game for game in (found.id for found in playable() if found.observation is not None)}


def _module(game: str) -> SimpleNamespace:
    return SimpleNamespace(env=partial(env, game), raw_env=partial(CaravansaryAEC, game))


def __getattr__(name: str) -> SimpleNamespace:
    """One module a game (some_game_v0), each with env() and raw_env() as PettingZoo's own modules have them."""
    if name not in _NAMES:
        raise AttributeError(name)
    return _module(_NAMES[name])
