"""Planners that play on from any position.

Everything that plans (bots, analysis, self-play) calls the one function `play_on`, so that it is compiled once for all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from caravansary.bots.plans import ANY, Workspace, pick, search, workspace
from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.jit import compiled, compiled_for_threads
from caravansary.engine.judging import RISK, worth_trying
from caravansary.engine.kind import Kind
from caravansary.engine.memory import filled, whole_numbers
from caravansary.engine.rules import OVER, apply, least, legal_actions
from caravansary.errors import BadOption


class Manner(NamedTuple):
    """How a planner thinks."""

    width: int  # plans kept
    depth: int  # turns ahead
    slack: float = 0.0  # the points by which it may err
    plain: bool = False  # by values set by hand instead of the learned ones
    alone: bool = False  # without working out what rivals will claim, which takes most of the time of a narrow search
    values: int = 0  # by which of the game's frozen values; 0: by the newest


def values(kind: Kind, manner: Manner) -> tuple[Sequence[float], float]:
    """The values that guide a planner of this manner: its weights and the discount of a later turn."""
    rated = kind.part("evaluation")
    weights, discount = (rated.PLAIN, rated.PLAIN_DISCOUNT) if manner.plain else (rated.WEIGHTS, rated.DISCOUNT)
    if manner.values:
        frozen = getattr(rated, "FROZEN", {})
        if manner.values not in frozen:
            raise BadOption("bots-values", game=kind.id, found=manner.values, known=", ".join(map(str, frozen)) or "-")
        weights, discount = frozen[manner.values]
    if manner.alone:
        weights = (*weights[:RISK], 0.0, *weights[RISK + 1 :])
    return weights, discount


class Planners:
    """One planner or two, each with a manner of its own, for one game."""

    def __init__(self, kind: Kind, manners: Sequence[Manner]) -> None:
        self.kind, self.manners = kind, list(manners)
        both = [manners[0], manners[-1]]
        weights, discounts = zip(*(values(kind, manner) for manner in both), strict=True)
        self.looks = filled([[manner.width, manner.depth] for manner in both])
        self.slacks = filled([float(manner.slack) for manner in both])
        self.weights = filled(weights)
        self.discounts = filled(discounts)
        self._make_room()

    def _make_room(self) -> None:
        """The memory of the search; nothing in it outlives a search."""
        self.legal = whole_numbers(self.kind.actions)
        first, second = self.manners[0].width, self.manners[-1].width
        memory = workspace(self.kind, first)
        self.memory: tuple[Workspace, Workspace] = (memory, memory if first == second else workspace(self.kind, second))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("memory", "legal")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._make_room()

    def plan(self, game: Game) -> tuple[int, int]:
        """Let the first planner think about the current turn, in its own memory; returns the number of turns and of decisions looked at."""
        _, _, found, looked = self._go(game, [0] * game.players, 0, [0] * game.players, 0, True)
        return found, looked

    def choose(self, game: Game, seed: int) -> int:
        """The first planner's next action: a function of the position and the seed alone."""
        legal = game.legal
        if len(legal) == 1:
            return legal[0]
        _, turn, _, _ = self._go(game, [0] * game.players, 0, [seed] * game.players, 0, False)
        return int(self.memory[0].turns[turn][0]) if turn >= 0 else least(legal, len(legal))

    def play(self, game: Game, seats: Sequence[int], luck: int, seeds: Sequence[int], turns: int, whole: bool = False) -> int:
        """Play the game on for at most this many turns; `seats` says which planner sits where, `seeds` how each seat errs. Says how many
        turns were taken. A planner thinks afresh for every decision, or once for a `whole` turn, which is quicker."""
        taken = self._go(game, seats, luck, seeds, turns, whole)[0]
        game.look_again()
        return taken

    def _go(self, game: Game, seats: Sequence[int], luck: int, seeds: Sequence[int], turns: int, whole: bool) -> tuple[int, int, int, int]:
        states, i, boxes = game.records()
        done: tuple[int, int, int, int] = jit.functions(self.kind, _HERE).play_on(
            states,
            i,
            boxes,
            luck,
            filled(list(map(int, seats))),
            self.looks,
            self.slacks,
            self.discounts,
            self.weights,
            self.memory,
            self.legal,
            filled(list(map(int, seeds))),
            turns,
            int(whole),
        )
        return done


@compiled_for_threads
def play_on(
    states: Any,
    i: int,
    boxes: Any,
    luck: int,
    seats: Any,
    looks: Any,
    slacks: Any,
    discounts: Any,
    weights: Any,
    memory: Any,
    legal: Any,
    seeds: Any,
    most: int,
    whole: int,
) -> tuple[int, int, int, int]:
    """Play game i on, planner seats[p] on seat p. With no turns to take it only thinks about the first, as far as the next action
    needs it, or about all that it is worth if `whole`.
    Says how many turns were taken, which was picked last (-1: none), out of how many, and how many decisions were looked at for it."""
    turns, turn, found, looked = 0, -1, 0, 0
    while states[i].phase != OVER and (turns < most or most == 0):
        seat, begun = states[i].player, states[i].round
        which = seats[seat]
        w = memory[which]
        n = legal_actions(states[i], boxes[0], legal)
        turn = -1
        if n > 1 or most == 0:
            found, looked = 0, 0
            if whole == 0:
                found = only_one(states, i, boxes, n, legal, w)
            if found == 0:
                slack = ANY if most == 0 and whole > 0 else slacks[which]
                found, looked = search(states, i, boxes, looks[which][0], looks[which][1], discounts[which], slack, weights[which], w)
            if found > 0:
                turn = pick(found, slacks[which], seeds[seat], w)
        if most == 0:
            break
        if turn < 0:
            apply(states[i], boxes[0], least(legal, n), luck)
        else:
            take(states, i, boxes, w.turns[turn], w.lengths[turn] if whole > 0 else 1, luck, legal)
        if states[i].player != seat or states[i].round != begun:
            turns += 1
    return turns, turn, found, looked


@compiled
def only_one(states: Any, i: int, boxes: Any, n: int, legal: Any, w: Any) -> int:
    """Where a single action deserves a look every turn begins with it; no search is needed, and it is the one turn found."""
    found = 0
    for a in range(n):
        if worth_trying(states[i], boxes[0], legal[a], 0):
            found += 1
            w.turns[0][0] = legal[a]
    if found != 1:
        return 0
    w.lengths[0] = 1
    w.turn_value[0] = 0.0
    return 1


@compiled
def take(states: Any, i: int, boxes: Any, actions: Any, length: int, luck: int, legal: Any) -> int:
    """Take these actions in order while they are legal (a revealed card may forbid the rest); returns how many were taken."""
    for j in range(length):
        n = legal_actions(states[i], boxes[0], legal)
        known = False
        for a in range(n):
            known = known or legal[a] == actions[j]
        if not known:
            return j
        apply(states[i], boxes[0], actions[j], luck)
    return length


_HERE = sys.modules[__name__]
