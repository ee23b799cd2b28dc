"""OpenSpiel (extra `openspiel`): the games as Python games with explicit chance; `import caravansary.envs.openspiel` registers
each as `caravansary_GAME_v0`. Every draw from a deck is a chance node with equally likely outcomes.

    pyspiel.load_game("caravansary_some_game_v0(players=3,longest=200)")
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from caravansary.engine import notation
from caravansary.engine.chance import Script, Undecided, told
from caravansary.engine.kind import Kind, load_components
from caravansary.engine.layout import copied
from caravansary.engine.observing import observe, observe_fixed, observe_memory
from caravansary.engine.placing import place_of
from caravansary.engine.rules import OVER, score
from caravansary.envs.observation import Observation, observation_of
from caravansary.envs.rewards import LONGEST, check_longest, check_reward, rewards
from caravansary.envs.small import small_game
from caravansary.errors import BadOption
from caravansary.games import kind, playable

VERSION = 0
MOST_OUTCOMES = 64  # no deck is larger: its cards are bits
MOST_DECISIONS = 100  # of one turn
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
MOST_POINTS = 1000.0  # no seat is further ahead of the mean


def short_name(game: str) -> str:
    return f"caravansary_{game.replace('-', '_')}_v{VERSION}"


def _options(found: Kind) -> list[str]:
    """The options that are words, not drawings of maps."""
    return [name for name in found.options.names if name not in found.options.files]


def game_type(found: Kind) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(found.id),
        long_name=f"Caravansary: {found.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Everything known to one seat was seen by all: with perfect recall, everyone knows the whole state.
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(found.players),
        min_num_players=min(found.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(found.players),
            "longest": LONGEST,
            "reward": "place",
            "cards": 0,
            "claims": 1,
            "deal": 0,
            **dict.fromkeys(_options(found), ""),
        },
    )


class Terms:
    """What is played, and all that is found from it once for all states. There is one of each: copies and pickles refer to it."""

    def __init__(self, *given: Any) -> None:
        self.given = given
        self.id, self.players, self.longest, self.reward, options, self.small = given
        self.options: dict[str, Any] = json.loads(options)
        self.kind = kind(self.id)
        self.rows = load_components(self.kind).rows
        twin, rules = told(self.kind).twin, self.kind.rules
        self.read, self.setup, self.apply = twin(self.kind.options.read), twin(rules.setup), twin(rules.apply)
        self.legal_actions = rules.legal_actions
        self.spec: Observation = observation_of(self.id, self.players, memory=True)
        self._boxes: dict[str, Any] = {}

    def box(self, options: str) -> Any:
        if options not in self._boxes:
            self._boxes[options] = self.kind.make_box(self.rows, json.loads(options))
        return self._boxes[options]

    def __deepcopy__(self, memo: Any) -> Terms:
        return self

    def __reduce__(self) -> Any:
        return terms, self.given


@cache
def terms(game: str, players: int, longest: int, reward: str, options: str, small: tuple[int, int, int] | None) -> Terms:
    return Terms(game, players, longest, reward, options, small)


class CaravansaryGame(pyspiel.Game):
    """`players`, `longest` (rounds, after which the points so far decide), `reward` and the options of `cv.new`. With `cards`
    above 0 it is the small variant of this many cards and `claims`, dealt by the seed `deal` (see `small_game`)."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, found = dict(params or {}), kind(self.id)
        players = int(given.get("players", min(found.players)))
        longest, reward = (
            check_longest(given.get("longest", LONGEST)),
            check_reward(str(given.get("reward", "place")), only_at_the_end=True),
        )
        options = {name: given[name] for name in _options(found) if given.get(name)}
        cards, claims, deal = (int(given.get(name, other)) for name, other in (("cards", 0), ("claims", 1), ("deal", 0)))
        small = (cards, claims, deal) if cards else None
        self.terms = terms(self.id, players, longest, reward, json.dumps(options), small)
        found.options.read(dict(options), players, 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=found.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-MOST_POINTS if reward == "points" else -1.0,
            max_utility=MOST_POINTS if reward == "points" else 1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS * players * longest,
        )
        super().__init__(game_type(found), info, given)

    def new_initial_state(self) -> CaravansaryState:
        return CaravansaryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recall:
        """What one sees now, or with `perfect_recall` all that happened. Nothing in these games is private, so any `private_info` sees
        the same; without `public_info` nothing is left to see, which is refused, as are `params`."""
        if params:
            raise BadOption("envs-observer", found=", ".join(map(str, params))[:80])
        if iig_obs_type is not None and not iig_obs_type.public_info:
            raise BadOption("envs-observer", found="public_info=False")
        return Recall() if iig_obs_type is not None and iig_obs_type.perfect_recall else Observer(self)


class Moment:
    """Where a game stands: never changed, so that states may share it. `asked` is the draw that chance has to decide, `who` decides."""

    __slots__ = ("_legal", "action", "asked", "box", "drawn", "options", "s", "terms", "who")

    def __init__(self, terms: Terms, s: Any = None, options: str = "", action: int | None = None, drawn: tuple[int, ...] = ()) -> None:
        """Do what is pending, a new game or an action, as far as its draws are known."""
        self.terms, self.s, self.options, self.action, self.drawn = terms, s, options, action, drawn
        self.asked: Undecided | None = None
        self._legal: list[int] | None = None
        luck = Script(drawn)
        try:
            if s is None and terms.small is not None:
                dealt = small_game(terms.id, terms.players, *terms.small)
                self.options = json.dumps(dealt.options)
                now, self.box = terms.kind.unpacked(dealt.key), terms.box(self.options)
            elif s is None:
                self.options = json.dumps(terms.read(dict(terms.options), terms.players, luck))
                now, self.box = terms.kind.blank(), terms.box(self.options)
                terms.setup(now, self.box, terms.players, luck)
            else:
                now, self.box = copied(s), terms.box(options)
                terms.apply(now, self.box, action, luck)
        except Undecided as asked:
            self.asked, self.who = asked, CHANCE
            return
        self.s = now
        self.who = TERMINAL if now.phase == OVER or now.round > terms.longest else int(now.player)

    def legal(self) -> list[int]:
        if self._legal is None:
            room = [0] * self.terms.kind.actions
            self._legal = sorted(room[: self.terms.legal_actions(self.s, self.box, room)])
        return self._legal

    def after(self, action: int) -> Moment:
        """What follows from an action, or from a draw."""
        if self.asked is not None:
            return Moment(self.terms, self.s, self.options, self.action, (*self.drawn, action))
        return Moment(self.terms, self.s, self.options, action)

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        state = None if self.s is None else self.terms.kind.state.pack(self.s)
        return _moment, (self.terms, state, self.options, self.action, self.drawn, self.asked and self.asked.args, self.who)


def _moment(terms: Terms, state: bytes | None, options: str, action: int | None, drawn: tuple[int, ...], asked: Any, who: int) -> Moment:
    found = object.__new__(Moment)
    found.terms, found.options, found.action, found.drawn, found.who = terms, options, action, drawn, who
    found.s = None if state is None else terms.kind.unpacked(state)
    found.asked = Undecided(*asked) if asked else None
    found.box = None if state is None else terms.box(options)
    found._legal = None
    return found


class CaravansaryState(pyspiel.State):
    def __init__(self, game: CaravansaryGame) -> None:
        super().__init__(game)
        self._now = Moment(game.terms)

    # What is to be decided

    def current_player(self) -> int:
        return self._now.who

    def is_terminal(self) -> bool:
        return self._now.who == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self._now.asked is not None
        n = self._now.asked.n
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._now.legal()

    def _apply_action(self, action: int) -> None:
        self._now = self._now.after(action)

    # Words and the end

    def _action_to_string(self, player: int, action: int) -> str:
        now = self._now
        if player == pyspiel.PlayerId.CHANCE:
            return f"card {action + 1} of those left in deck {now.asked.deck}" if now.asked else f"card {action + 1}"
        return notation.spoken(now.terms.kind.notation.word(now.s, now.box, action, now.terms.rows))

    def returns(self) -> list[float]:
        now, seats = self._now, range(self._now.terms.players)
        if now.who != TERMINAL:
            return [0.0 for _ in seats]
        scores, places = [score(now.s, now.box, seat) for seat in seats], [place_of(now.s, now.box, seat) for seat in seats]
        return [float(reward) for reward in rewards(scores, places, now.terms.reward)]

    def position(self) -> dict[str, Any]:
        """The position as `cv.Game` has it, but for its header; what is being drawn is not in it yet."""
        now = self._now
        if now.s is None:
            return {}
        s, found = now.s, now.terms.kind
        head = {"round": s.round, "player": s.player if s.phase != OVER else None, "phase": found.phases[s.phase]}
        return {**head, **found.view.position(s, now.box, now.terms.rows)}

    def __str__(self) -> str:
        waiting = "" if self._now.asked is None else f" drawing {self._now.action} {list(self._now.drawn)}"
        return json.dumps(self.position(), separators=(",", ":")) + waiting


class Recall:
    """An information state: everything that has happened, which everybody saw. It has no tensor, since games have any length."""

    tensor = None
    dict: dict[str, Any] = {}  # noqa: RUF012

    def set_from(self, state: CaravansaryState, player: int) -> None:
        pass

    def string_from(self, state: CaravansaryState, player: int) -> str:
        return f"{player}: " + " ".join(map(str, state.history()))


class Observer:
    """All that a seat knows that remembers what it saw, as OpenSpiel wants it: one vector, and its named parts as views of it."""

    def __init__(self, game: CaravansaryGame) -> None:
        self._spec = game.terms.spec
        self.tensor = np.zeros(self._spec.size, np.float32)
        self.dict = self._spec.read(self.tensor)
        self._seen = np.zeros(self._spec.size, np.uint8)

    def set_from(self, state: CaravansaryState, player: int) -> None:
        now = state._now
        self._seen[:] = 0
        if now.s is not None:
            observe_fixed(now.s, now.box, self._seen)
            observe(now.s, now.box, player, self._seen)
            observe_memory(now.s, now.box, player, self._seen, self._spec.remembered_from)
        self.tensor[:] = self._seen

    def string_from(self, state: CaravansaryState, player: int) -> str:
        now = state._now
        if now.s is None:
            return "{}"
        found = now.terms.kind
        seen = found.view.view(now.s, now.box, now.terms.rows, player, True)
        return json.dumps({"round": now.s.round, "player": now.s.player, "phase": found.phases[now.s.phase], **seen}, separators=(",", ":"))


for _kind in playable():
    if _kind.observation is None:
        continue
    _class = type(f"Game_{_kind.id.replace('-', '_')}", (CaravansaryGame,), {"id": _kind.id, "__module__": __name__})
    globals()[_class.__name__] = _class  # where pickle looks for it
    if short_name(_kind.id) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_kind), _class)
