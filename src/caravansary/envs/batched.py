"""The compiled calls behind a batch, one for all its games, and what an environment of one game needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from caravansary.engine.jit import compiled, compiled_for_threads
from caravansary.engine.luck import MAX_LUCK, SPREAD, below, generator, stir
from caravansary.engine.observing import observe, observe_fixed, observe_memory
from caravansary.engine.placing import place_of
from caravansary.engine.rules import OVER, apply, legal_actions, score, setup

WIN, PLACE, POINTS = range(3)
KEEP, GIVE_UP = -1, -2  # in place of an action: leave a game alone; end it by its current points


class Memory(NamedTuple):
    """All arrays of a batch; row i belongs to game i."""

    states: Any
    blank: Any  # one state, all 0
    boxes: Any
    box_of: Any  # which box a game is played with
    next_box: Any  # and which the one after it
    seeds: Any
    numbers: Any  # how many games were begun here before this one
    generators: Any  # for random actions
    observations: Any
    masks: Any
    player: Any
    rewards: Any  # [game, seat]
    scores: Any  # [game, seat]: the points at the last end
    places: Any  # [game, seat]: the places, from 0
    terminated: Any
    truncated: Any
    watcher: Any  # the seat whose last sight of a game that ended is kept
    finals: Any  # [game, number]: that sight
    legal: Any  # [thread, action]: room for the legal actions
    fixed: int  # how many numbers of an observation stay the same all through a game
    memory: int  # where what was seen before begins in it; 0 where it is left out


@compiled
def mixed(seed: int, slot: int, number: int) -> int:
    """A separate seed for each game, from the batch's seed, the game's place and how many were played there."""
    x = seed ^ ((slot + 1) * SPREAD)
    for _ in range(3):
        x = stir(x)
        x ^= x >> 29
    x ^= number
    for _ in range(3):
        x = stir(x)
        x ^= x >> 31
    return x & MAX_LUCK


@compiled
def first_seeds(m: Any, seed: int) -> None:
    for i in range(len(m.seeds)):
        m.seeds[i] = mixed(seed, i, 0)


@compiled
def first_illegal(m: Any, actions: Any) -> int:
    """The first game whose action its mask does not allow (-1 leaves a game as it is), or -1."""
    most = m.masks.shape[1]
    for i in range(len(actions)):
        action = actions[i]
        if action != -1 and not (0 <= action < most and m.masks[i, action]):
            return i
    return -1


# Large functions take only the arrays they need: passing on twenty costs as much as a decision.


@compiled
def write_all(s: Any, box: Any, seat: int, vector: Any, memory: int) -> None:
    """The whole vector of a seat."""
    vector[:] = 0
    observe_fixed(s, box, vector)
    observe(s, box, seat, vector)
    if memory > 0:
        observe_memory(s, box, seat, vector, memory)


@compiled
def look(s: Any, box: Any, vector: Any, mask: Any, player: Any, i: int, legal: Any, fixed: int, memory: int) -> None:
    """Write what the seat to decide in game i sees and may do."""
    vector[fixed:] = 0
    observe(s, box, s.player, vector)
    if memory > 0:
        observe_memory(s, box, s.player, vector, memory)
    mask[:] = False
    for j in range(legal_actions(s, box, legal)):
        mask[legal[j]] = True
    player[i] = s.player


@compiled
def begin(states: Any, i: int, blank: Any, box: Any, players: int, seed: int, vector: Any) -> None:
    """A new game in place of game i."""
    states[i] = blank[0]
    setup(states[i], box, players, seed)
    vector[:] = 0
    observe_fixed(states[i], box, vector)


@compiled
def keep_end(
    s: Any, box: Any, seat: int, players: int, reward: int, scores: Any, places: Any, rewards: Any, last: Any, memory: int
) -> None:
    """What is kept of a game that has ended: points, places, rewards, and what `seat` saw last."""
    for p in range(players):
        scores[p] = score(s, box, p)
        places[p] = place_of(s, box, p)
    write_all(s, box, seat, last, memory)
    give_rewards(scores, places, players, reward, rewards)


@compiled
def go_to_next(seeds: Any, numbers: Any, box_of: Any, next_box: Any, i: int, seed: int) -> None:
    """The number, seed and box of the game that follows in this place."""
    numbers[i] += 1
    seeds[i] = mixed(seed, i, numbers[i])
    box_of[i] = next_box[i]


@compiled_for_threads
def begin_range(m: Any, low: int, high: int, players: int, seed: int, thread: int) -> None:
    """Begin the games from `low` up to `high`, each with its own seed."""
    for i in range(low, high):
        m.generators[i] = generator(mixed(seed, i, 0))
        box = m.boxes[m.box_of[i]]
        begin(m.states, i, m.blank, box, players, m.seeds[i], m.observations[i])
        look(m.states[i], box, m.observations[i], m.masks[i], m.player, i, m.legal[thread], m.fixed, m.memory)


@compiled
def look_at(m: Any, slots: Any, legal: Any) -> None:
    """Rewrite the observations of these games after their states were changed from outside."""
    for k in range(len(slots)):
        i = slots[k]
        box = m.boxes[m.box_of[i]]
        m.observations[i, :] = 0
        observe_fixed(m.states[i], box, m.observations[i])
        look(m.states[i], box, m.observations[i], m.masks[i], m.player, i, legal, m.fixed, m.memory)


@compiled_for_threads
def step_range(m: Any, actions: Any, low: int, high: int, players: int, seed: int, reward: int, longest: int, thread: int) -> int:
    """One legal decision in each of these games; a game that ends is followed by the next. How many ended."""
    ended = 0
    for i in range(low, high):
        m.terminated[i] = False
        m.truncated[i] = False
        for seat in range(players):
            m.rewards[i, seat] = 0.0
        if actions[i] == KEEP:
            continue
        s = m.states[i]
        box = m.boxes[m.box_of[i]]
        if actions[i] >= 0:
            apply(s, box, actions[i], m.seeds[i])
        if s.phase == OVER or s.round > longest or actions[i] == GIVE_UP:
            m.terminated[i] = s.phase == OVER
            m.truncated[i] = s.phase != OVER
            keep_end(s, box, m.watcher[i], players, reward, m.scores[i], m.places[i], m.rewards[i], m.finals[i], m.memory)
            go_to_next(m.seeds, m.numbers, m.box_of, m.next_box, i, seed)
            box = m.boxes[m.box_of[i]]
            begin(m.states, i, m.blank, box, players, m.seeds[i], m.observations[i])
            ended += 1
        look(m.states[i], box, m.observations[i], m.masks[i], m.player, i, m.legal[thread], m.fixed, m.memory)
    return ended


@compiled
def give_rewards(scores: Any, places: Any, players: int, reward: int, out: Any) -> None:
    """What each seat gets for these points and places (the first is 0); all together get 0."""
    total = 0.0
    for seat in range(players):
        total += scores[seat]
    for seat in range(players):
        if reward == WIN:
            out[seat] = 1.0 if places[seat] == 0 else -1.0 / (players - 1)
        elif reward == PLACE:
            out[seat] = 1.0 - 2.0 * places[seat] / (players - 1)
        else:
            out[seat] = scores[seat] - total / players


@compiled
def sample(m: Any, actions: Any) -> None:
    """A random legal action for every game, the same for the same seed."""
    for i in range(len(actions)):
        mask = m.masks[i]
        legal = 0
        for a in range(len(mask)):
            legal += mask[a]
        x = stir(m.generators[i])
        m.generators[i] = x
        left = below(x, legal)
        actions[i] = -1
        for a in range(len(mask)):
            if mask[a]:
                if left == 0:
                    actions[i] = a
                    break
                left -= 1


@compiled
def standings(m: Any, players: int, out: Any) -> None:
    """The points of every seat, as if the games ended now."""
    for i in range(len(m.states)):
        for seat in range(players):
            out[i, seat] = score(m.states[i], m.boxes[m.box_of[i]], seat)


@compiled
def see(states: Any, i: int, boxes: Any, seat: int, vector: Any, mask: Any, legal: Any, memory: int) -> None:
    """What a seat of one game sees (-1: the seat to decide), and what is legal in it."""
    s = states[i]
    write_all(s, boxes[0], s.player if seat < 0 else seat, vector, memory)
    mask[:] = False
    for j in range(legal_actions(s, boxes[0], legal)):
        mask[legal[j]] = True
