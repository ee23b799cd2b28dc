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
from caravansary.engine.rules import OVER, legal_actions, score
from caravansary.envs.observation import Observation, observation_of
from caravansary.envs.rewards import LONGEST, check_longest, check_reward, rewards
from caravansary.errors import BadOption
from caravansary.games import kind, playable

VERSION = 0
MOST_OUTCOMES = 64  # no deck is larger: its cards are bits
MOST_DECISIONS = 100  # of one turn
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
        # All that is known to somebody was seen by everybody: whoever remembers knows the whole state.
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
            **dict.fromkeys(_options(found), ""),
        },
    )


class CaravansaryGame(pyspiel.Game):
    """`players`, `longest` (rounds, after which the points as they stand decide), `reward` and the options of `cv.new`."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.players = int(given.get("players", min(self.kind.players)))
        self.longest = check_longest(given.get("longest", LONGEST))
        self.reward = check_reward(str(given.get("reward", "place")))
        self.spec  # noqa: B018 - a wrong number of players is known at once
        self.options = {name: given[name] for name in _options(self.kind) if given.get(name)}
        self.kind.options.read(dict(self.options), self.players, 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-MOST_POINTS if self.reward == "points" else -1.0,
            max_utility=MOST_POINTS if self.reward == "points" else 1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS * self.players * self.longest,
        )
        super().__init__(game_type(self.kind), info, given)

    # Found again rather than kept: OpenSpiel pickles a game with all it keeps.

    @property
    def kind(self) -> Kind:
        return kind(self.id)

    @property
    def rows(self) -> Any:
        return load_components(self.kind).rows

    @property
    def spec(self) -> Observation:
        return observation_of(self.id, self.players, memory=True)

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


@cache
def _box(game: str, options: str) -> Any:
    return kind(game).make_box(load_components(kind(game)).rows, json.loads(options))


class Moment:
    """Where a game stands: never changed, so that states may share it. `asked` is the draw that chance has to decide."""

    def __init__(self, game: str, s: Any = None, options: str = "", action: int | None = None, drawn: tuple[int, ...] = ()) -> None:
        self.game, self.s, self.options, self.action, self.drawn = game, s, options, action, drawn
        self.asked: Undecided | None = None

    @property
    def box(self) -> Any:
        return _box(self.game, self.options)

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        fields = None if self.s is None else {name: getattr(self.s, name) for name in type(self.s).__slots__}
        return _moment, (self.game, fields, self.options, self.action, self.drawn, self.asked and self.asked.args)


def _moment(game: str, fields: dict[str, Any] | None, options: str, action: int | None, drawn: tuple[int, ...], asked: Any) -> Moment:
    s = None
    if fields is not None:
        s = kind(game).blank()
        for name, value in fields.items():
            setattr(s, name, value)
    found = Moment(game, s, options, action, drawn)
    found.asked = Undecided(*asked) if asked else None
    return found


class CaravansaryState(pyspiel.State):
    def __init__(self, game: CaravansaryGame) -> None:
        super().__init__(game)
        self._now = _settled(game, Moment(game.id))

    # What is to be decided

    def current_player(self) -> int:
        if self._now.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self._now.s.player)

    def is_terminal(self) -> bool:
        now = self._now
        return now.asked is None and (now.s.phase == OVER or now.s.round > self._game.longest)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self._now.asked is not None
        n = self._now.asked.n
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _legal_actions(self, player: int) -> list[int]:
        game, now = self._game, self._now
        room = [0] * game.kind.actions
        return sorted(room[: legal_actions(now.s, now.box, room)])

    def _apply_action(self, action: int) -> None:
        now = self._now
        if now.asked is not None:
            self._now = _settled(self._game, Moment(now.game, now.s, now.options, now.action, (*now.drawn, action)))
        else:
            self._now = _settled(self._game, Moment(now.game, now.s, now.options, action))

    # Words and the end

    def _action_to_string(self, player: int, action: int) -> str:
        now, game = self._now, self._game
        if player == pyspiel.PlayerId.CHANCE:
            return f"card {action + 1} of those left in deck {now.asked.deck}" if now.asked else f"card {action + 1}"
        return notation.spoken(game.kind.notation.word(now.s, now.box, action, game.rows))

    def returns(self) -> list[float]:
        game, now = self._game, self._now
        if not self.is_terminal():
            return [0.0] * game.players
        scores = [score(now.s, now.box, seat) for seat in range(game.players)]
        places = [place_of(now.s, now.box, seat) for seat in range(game.players)]
        return [float(reward) for reward in rewards(scores, places, game.reward)]

    def position(self) -> dict[str, Any]:
        """The position as `cv.Game` has it, but for its header; what is being drawn is not in it yet."""
        now, game = self._now, self._game
        if now.s is None:
            return {}
        s = now.s
        head = {"round": s.round, "player": s.player if s.phase != OVER else None, "phase": game.kind.phases[s.phase]}
        return {**head, **game.kind.view.position(s, now.box, game.rows)}

    def __str__(self) -> str:
        waiting = "" if self._now.asked is None else f" drawing {self._now.action} {list(self._now.drawn)}"
        return json.dumps(self.position(), separators=(",", ":")) + waiting

    @property
    def _game(self) -> CaravansaryGame:
        return self.get_game()  # type: ignore[no-any-return]


def _settled(game: CaravansaryGame, now: Moment) -> Moment:
    """Do what is pending as far as its draws are known."""
    twins = told(game.kind)
    luck = Script(now.drawn)
    try:
        if now.s is None:
            chosen = json.dumps(twins.twin(game.kind.options.read)(dict(game.options), game.players, luck))
            s = game.kind.blank()
            twins.twin(game.kind.rules.setup)(s, _box(game.id, chosen), game.players, luck)
        else:
            chosen, s = now.options, copied(now.s)
            twins.twin(game.kind.rules.apply)(s, now.box, now.action, luck)
    except Undecided as asked:
        now.asked = asked
        return now
    return Moment(game.id, s, chosen)


class Recall:
    """An information state: all that has happened, which everybody saw. It has no tensor: games are of any length."""

    tensor = None
    dict: dict[str, Any] = {}  # noqa: RUF012

    def set_from(self, state: CaravansaryState, player: int) -> None:
        pass

    def string_from(self, state: CaravansaryState, player: int) -> str:
        return f"{player}: " + " ".join(map(str, state.history()))


class Observer:
    """All that a seat knows that remembers what it saw, as OpenSpiel wants it: one vector, and its named parts as views of it."""

    def __init__(self, game: CaravansaryGame) -> None:
        self._spec = game.spec
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
        now, game = state._now, state._game
        if now.s is None:
            return "{}"
        seen = game.kind.view.view(now.s, now.box, game.rows, player, True)
        return json.dumps(
            {"round": now.s.round, "player": now.s.player, "phase": game.kind.phases[now.s.phase], **seen}, separators=(",", ":")
        )


for _kind in playable():
    if _kind.observation is None:
        continue
    _class = type(f"Game_{_kind.id.replace('-', '_')}", (CaravansaryGame,), {"id": _kind.id, "__module__": __name__})
    globals()[_class.__name__] = _class  # where pickle looks for it
    if short_name(_kind.id) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_kind), _class)
