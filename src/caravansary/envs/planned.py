"""Bots that decide in many games of a batch at once, in compiled code: the same choices as when asked one by one."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from caravansary.bots import levels, make_bot
from caravansary.bots.beam import BeamBot
from caravansary.bots.levels import LevelBot
from caravansary.bots.plans import best_of
from caravansary.bots.playouts import Planners, only_one, play_on
from caravansary.bots.random import RandomBot
from caravansary.engine import jit
from caravansary.engine.jit import compiled, compiled_for_threads
from caravansary.engine.kind import Kind
from caravansary.engine.luck import below
from caravansary.engine.memory import put
from caravansary.engine.play import luck_at
from caravansary.engine.reals import exp
from caravansary.engine.rules import least, legal_actions

LEAST = -20.0  # points behind the best; anything further behind counts as equally unlikely


def planner_of(spec: str, kind: Kind) -> RandomPlayers | PlanningPlayers | None:
    """The players of a bot spec for the games of a batch; None for a bot that has to be asked game by game."""
    bot = make_bot(spec)
    if isinstance(bot, LevelBot):
        bot = make_bot(levels.spec_of(bot.level, kind.id))
    if isinstance(bot, RandomBot):
        return RandomPlayers(kind)
    return PlanningPlayers(kind, Planners(kind, [bot.manner])) if isinstance(bot, BeamBot) else None


class RandomPlayers:
    def __init__(self, kind: Kind) -> None:
        self._kind = kind

    def decide(self, m: Any, wanted: Any, seeds: Any, actions: Any, policies: Any, low: int, high: int, thread: int) -> None:
        jit.functions(self._kind, _HERE).any_in(m, wanted, seeds, actions, policies, low, high, thread)


class PlanningPlayers:
    """Planners with memory of their own: one for each thread."""

    def __init__(self, kind: Kind, planners: Planners) -> None:
        self._kind, self._planners = kind, planners
        self._box = np.zeros(1, kind.box.dtype)
        self._seats, self._seeds = np.zeros((2, max(kind.players)), np.int64)

    def decide(self, m: Any, wanted: Any, seeds: Any, actions: Any, policies: Any, low: int, high: int, thread: int) -> None:
        p = self._planners
        settings = p.looks, p.slacks, p.discounts, p.weights, p.memory, p.legal
        plan = jit.functions(self._kind, _HERE).plans_in
        plan(m, wanted, seeds, actions, policies, low, high, self._box, self._seats, self._seeds, *settings)


@compiled_for_threads
def any_in(m: Any, wanted: Any, seeds: Any, actions: Any, policies: Any, low: int, high: int, thread: int) -> None:
    """Any legal action in each wanted game from `low` up to `high`; `policies`, if it has rows, says how likely each is."""
    for i in range(low, high):
        if wanted[i]:
            legal = m.legal[thread]
            n = legal_actions(m.states[i], m.boxes[m.box_of[i]], legal)
            actions[i] = legal[below(luck_at(m.states, i, seeds[i]), n)]
            if len(policies) > 0:
                for j in range(n):
                    policies[i][legal[j]] = 1.0 / n


@compiled_for_threads
def plans_in(
    m: Any,
    wanted: Any,
    seeds: Any,
    actions: Any,
    policies: Any,
    low: int,
    high: int,
    boxes: Any,
    seats: Any,
    own: Any,
    looks: Any,
    slacks: Any,
    discounts: Any,
    weights: Any,
    memory: Any,
    legal: Any,
) -> None:
    """What the planner would do in each wanted game; `boxes` is room for one box, `own` for a seed of each seat.
    `policies`, if it has rows, gets how likely each action is."""
    for i in range(low, high):
        if not wanted[i]:
            continue
        put(boxes, 0, m.boxes, m.box_of[i])
        n = legal_actions(m.states[i], boxes[0], legal)
        actions[i] = least(legal, n)
        if n > 1:
            own[m.states[i].player] = seeds[i]
            turn, found = 0, only_one(m.states, i, boxes, n, legal, memory[0])
            if found == 0:
                all_turns = int(len(policies) > 0)
                _, turn, found, _ = play_on(
                    m.states, i, boxes, 0, seats, looks, slacks, discounts, weights, memory, legal, own, 0, all_turns
                )
            if turn >= 0:
                actions[i] = memory[0].turns[turn][0]
                if len(policies) > 0:
                    compare(memory[0], found, policies[i])
                    continue
        if len(policies) > 0:
            policies[i][actions[i]] = 1.0


@compiled
def compare(w: Any, found: int, policy: Any) -> None:
    """How likely each first action would be if a turn one point better were e times as likely: by the best turn that begins with it."""
    best = w.turn_value[best_of(w.turn_value, found)]
    total = 0.0
    for turn in range(found):
        action = w.turns[turn][0]
        share = exp(max(w.turn_value[turn] - best, LEAST))
        if share > policy[action]:
            total += share - policy[action]
            policy[action] = share
    for action in range(len(policy)):
        policy[action] /= total


_HERE = sys.modules[__name__]
