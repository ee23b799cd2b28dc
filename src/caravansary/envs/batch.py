"""Many games at a time: one call takes a decision in each, restarts those that ended, and writes all results into the same
arrays every time. The games are those that `cv.new` gives for `seeds`; threads do not change them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.kind import load_components
from caravansary.engine.making import new_game
from caravansary.engine.standing import check_seed
from caravansary.envs import batched, facing, lookahead, planned
from caravansary.envs.observation import Observation, observation_of
from caravansary.envs.rewards import JUDGED, REWARDS, check_count, check_longest, check_reward
from caravansary.envs.shaping import ProspectsOfAll
from caravansary.errors import BadOption, IllegalAction
from caravansary.games import kind

MOST_GAMES = 1 << 20
MOST_THREADS = 256
_KEPT = ("game", "players", "games", "seed", "threads", "longest", "reward", "kind", "observation", "_options", "_rows", "_boxes")


class Step(NamedTuple):
    """What a step shows of all games. These are the batch's own arrays: the next step overwrites them."""

    observations: NDArray[np.uint8]  # [game, number]: what the seat to decide may know
    masks: NDArray[np.bool_]  # [game, action]: what it may do
    player: NDArray[np.int8]  # which seat that is
    rewards: NDArray[np.float32]  # [game, seat]: 0 until a game ends
    terminated: NDArray[np.bool_]  # the game ended with this step; what the other arrays show is already the next one
    truncated: NDArray[np.bool_]  # it took too long and was ended by its current points


class Ahead(NamedTuple):
    """What the legal actions lead to, a row each; rows of a game stand together. The next look ahead overwrites the arrays."""

    observations: NDArray[np.uint8]  # [row, number]: what the seat that decides would then know, with nothing new revealed
    games: NDArray[np.int64]  # in which game
    actions: NDArray[np.int64]  # after which action


class Kept(NamedTuple):
    """Snapshots of games, a row each: their states, the seeds that decide what they draw, and what they are played with."""

    states: NDArray[np.uint8]
    seeds: NDArray[np.int64]
    boxes: list[str]


class Batch:
    """Made by `cv.batch`. `step(actions)` and `sample()`; the arrays of `Step` are attributes too.

    Beside them: `seeds` of the games at play; of the last game that ended in each place its `scores` and, as the seat in
    `watcher` (yours to set; 0) saw it, its last observation in `finals`.
    """

    def __init__(
        self, game: str, players: int, games: int, seed: int, threads: int, reward: str, longest: int, memory: bool = False, **options: Any
    ) -> None:
        if not jit.ENABLED:
            raise BadOption("envs-compiled")
        self.game, self.players, self.games, self.seed = game, players, check_count("games", games, MOST_GAMES), check_seed(seed)
        self.threads, self.longest = check_count("threads", threads, MOST_THREADS), check_longest(longest)
        self.reward = check_reward(reward)
        self.kind = kind(game)
        self._options = options
        new_game(self.kind, players, self.seed, options=options)
        self._rows = load_components(self.kind).rows
        self.observation: Observation = observation_of(game, players, memory)
        self._boxes = _Boxes(self, self.games)
        self._memory = self._allocated()
        self._get_going()
        self.prospects: ProspectsOfAll | None = None
        self.reset()
        if reward == JUDGED:
            self.prospects = ProspectsOfAll(self)
            self._before = self.prospects.now()

    def _get_going(self) -> None:
        """Everything derived from the memory, which a copy has to make for itself."""
        m = self._memory
        self._fast = jit.functions(self.kind, batched)
        self.observations: NDArray[np.uint8] = m.observations
        self.masks: NDArray[np.bool_] = m.masks
        self.player: NDArray[np.int8] = m.player
        self.rewards, self.terminated, self.truncated = m.rewards, m.terminated, m.truncated
        self.seeds, self.scores, self.watcher, self.finals = m.seeds, m.scores, m.watcher, m.finals
        self.last = Step(m.observations, m.masks, m.player, m.rewards, m.terminated, m.truncated)
        self._actions = np.zeros(self.games, np.int64)
        self._ahead: Ahead | None = None
        self._spare = np.zeros(1, self.kind.state.dtype)
        self._planners: dict[str, list[Any]] = {}
        self._no_policies = np.zeros((0, self.kind.actions), np.float32)
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        parts = min(self.threads, self.games)
        edges = [self.games * part // parts for part in range(parts + 1)]
        self._ranges = list(zip(edges[:-1], edges[1:], range(parts), strict=True))

    def __getstate__(self) -> dict[str, Any]:
        m = self._memory
        kept = {name: getattr(self, name) for name in _KEPT}
        # Byte for byte: NumPy's own copy leaves the padding of a record to chance.
        return {**kept, "memory": {**m._asdict(), "states": m.states.tobytes(), "blank": m.blank.tobytes()}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        memory = kept.pop("memory")
        self.__dict__.update(kept)
        for name in ("states", "blank"):
            memory[name] = np.frombuffer(bytearray(memory[name]), self.kind.state.dtype)
        self._memory = batched.Memory(**memory)
        self._get_going()
        self.prospects = ProspectsOfAll(self) if self.reward == JUDGED else None
        self._see_prospects()

    def _allocated(self) -> batched.Memory:
        n, actions = self.games, self.kind.actions
        return batched.Memory(
            states=np.zeros(n, self.kind.state.dtype),
            blank=np.zeros(1, self.kind.state.dtype),
            boxes=self._boxes.boxes,
            box_of=np.zeros(n, np.int64),
            next_box=np.zeros(n, np.int64),
            seeds=np.zeros(n, np.int64),
            numbers=np.zeros(n, np.int64),
            generators=np.zeros(n, np.int64),
            observations=np.zeros((n, self.observation.size), np.uint8),
            masks=np.zeros((n, actions), np.bool_),
            player=np.zeros(n, np.int8),
            rewards=np.zeros((n, self.players), np.float32),
            scores=np.zeros((n, self.players), np.int32),
            places=np.zeros((n, self.players), np.int32),
            terminated=np.zeros(n, np.bool_),
            truncated=np.zeros(n, np.bool_),
            watcher=np.zeros(n, np.int8),
            finals=np.zeros((n, self.observation.size), np.uint8),
            legal=np.zeros((self.threads, actions), np.int64),
            fixed=self.observation.fixed,
            memory=self.observation.remembered_from,
        )

    def reset(self, seed: int | None = None, seeds: Any = None) -> Step:
        """Begin again with the first games, or with those of another seed; `seeds` names one for the first game of each place."""
        m = self._memory
        self.seed = self.seed if seed is None else check_seed(seed)
        m.numbers[:] = 0
        m.rewards[:] = 0
        m.scores[:] = 0
        m.terminated[:] = m.truncated[:] = False
        if seeds is None:
            self._fast.first_seeds(m, self.seed)
        else:
            m.seeds[:] = seeds
        self._boxes.begin(m)
        self._all(lambda low, high, thread: self._fast.begin_range(m, low, high, self.players, self.seed, thread))
        self._see_prospects()
        return self.last

    def _see_prospects(self) -> None:
        if self.prospects is not None:
            self._before = self.prospects.now()

    def step(self, actions: Any) -> Step:
        """One decision in every game; -1 leaves a game as it is. `IllegalAction` if one is not legal, and nothing has changed."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadOption("envs-actions", found=f"{given.dtype} {given.shape}", games=self.games)
        if given.dtype != np.int64 or not given.flags.c_contiguous or not given.flags.writeable:
            self._actions[:] = given
            given = self._actions
        m = self._memory
        wrong = self._fast.first_illegal(m, given)
        if wrong >= 0:
            raise IllegalAction("envs-illegal", game=int(wrong), action=int(given[wrong]))
        rest = self.players, self.seed, REWARDS[self.reward], self.longest
        self.advance(lambda low, high, thread: self._fast.step_range(m, given, low, high, *rest, thread))
        if self.prospects is not None:
            before = self._before
            self._see_prospects()
            m.rewards[:] += np.where((m.terminated | m.truncated)[:, None], 0, self._before) - before
        return self.last

    def advance(self, work: Callable[[int, int, int], int]) -> None:
        """Do work on all games, which returns how many ended, and prepare their next boxes."""
        m = self._memory
        if self._all(work) and self._boxes.several:
            self._boxes.follow(m, np.flatnonzero(m.terminated | m.truncated))

    def _all(self, work: Callable[[int, int, int], Any]) -> int:
        """Parts for threads, the first for this one: waking another takes as long as a few hundred games."""
        others = [self._pool.submit(work, *part) for part in self._ranges[1:]] if self._pool is not None else []
        ended = work(*self._ranges[0]) or 0
        return ended + sum(other.result() or 0 for other in others)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game, in an array that the next call overwrites; the seed decides which."""
        self._fast.sample(self._memory, self._actions)
        return self._actions

    def plan(
        self,
        wanted: NDArray[np.bool_] | None,
        spec: str,
        actions: NDArray[np.int64] | None = None,
        seed: int | NDArray[np.int64] = 0,
        policies: NDArray[np.float32] | None = None,
    ) -> NDArray[np.int64]:
        """What a bot would do in the wanted games (None: in all), written over `actions`, else over -1: `make_bot(spec, seed)` is the same
        player. `seed` is one for all games or an array; `BadOption` for a bot that can't be asked here (see `can_plan`).

        `policies` [game, action], all 0 before, gets in each of these games how likely the actions are: for a planner, an action whose best
        turn seems a point better is e times as likely."""
        actions = np.full(self.games, -1, np.int64) if actions is None else actions
        wanted = np.ones(self.games, np.bool_) if wanted is None else wanted
        seeds = seed if isinstance(seed, np.ndarray) else np.full(self.games, check_seed(seed), np.int64)
        players = self._players_of(spec)
        if not players:
            raise BadOption("envs-planner", found=spec[:40])
        m, weighed = self._memory, self._no_policies if policies is None else policies
        self._all(lambda low, high, thread: players[thread].decide(m, wanted, seeds, actions, weighed, low, high, thread))
        return actions

    def bot_seeds(self) -> NDArray[np.int64]:
        """A seed for the bot to decide in each game: different in every game and on every seat."""
        found = np.zeros(self.games, np.int64)
        jit.functions(self.kind, facing).seeds_of_bots(self._memory, found)
        return found

    def can_plan(self, spec: str) -> bool:
        """Whether `plan` takes this bot spec: "random", planners and levels."""
        return bool(self._players_of(spec))

    def _players_of(self, spec: str) -> list[Any]:
        """One for each thread; empty for a bot that must be asked game by game."""
        if spec not in self._planners:
            made = [planned.planner_of(spec, self.kind) for _ in self._ranges]
            self._planners[spec] = [] if None in made else made
        return self._planners[spec]

    def ahead(self, wanted: NDArray[np.bool_] | None = None) -> Ahead:
        """Look one decision ahead in all games, or in the wanted ones: every legal action and what the seat would then see."""
        wanted = np.ones(self.games, np.bool_) if wanted is None else wanted
        rows = int(self.masks[wanted].sum())
        if self._ahead is None or rows > len(self._ahead.actions):
            room = rows + rows // 4
            self._ahead = Ahead(np.zeros((room, self.observation.size), np.uint8), np.zeros(room, np.int64), np.zeros(room, np.int64))
        seen, games, actions = self._ahead
        jit.functions(self.kind, lookahead).outcomes_in(self._memory, wanted, self._spare, seen, actions, games)
        return Ahead(seen[:rows], games[:rows], actions[:rows])

    def standings(self) -> NDArray[np.int32]:
        """[game, seat]: the points as if the games ended now. Some lie face down, but anyone who remembers what was taken knows them."""
        found = np.zeros((self.games, self.players), np.int32)
        self._fast.standings(self._memory, self.players, found)
        return found

    def at(self, i: int, edition: str | None = None) -> Game:
        """Game i as a separate `Game` at its present position: to inspect, to show to a bot, to play on."""
        if not 0 <= i < self.games:
            raise BadOption("envs-slot", found=str(i)[:40], games=self.games)
        m = self._memory
        options = json.loads(self._boxes.keys(np.array([i]))[0]) if self._boxes.several else self._options
        game = new_game(self.kind, self.players, int(m.seeds[i]), edition, options=options)
        return game.placed(m.states[i].tobytes())

    # For a search from outside

    def keep(self, slots: Any = None) -> Kept:
        """The games in these places (all) as they stand, to `restore` them later, here or in other places."""
        chosen = self._slots(slots)
        return Kept(self._rows_of_states()[chosen], self._memory.seeds[chosen], self._boxes.keys(chosen))

    def restore(self, kept: Kept, slots: Any = None, seeds: Any = None) -> Step:
        """Put kept games into these places, one after the other. What they draw from now on goes by `seeds`, else as it would have."""
        chosen = self._slots(slots)
        if len(kept.states) != len(chosen):
            raise BadOption("envs-slots", found=len(kept.states), games=len(chosen))
        self._rows_of_states()[chosen] = kept.states
        self._memory.seeds[chosen] = kept.seeds if seeds is None else seeds
        self._boxes.change(self._memory, chosen, kept.boxes)
        self._fast.look_at(self._memory, chosen, self._memory.legal[0])
        self._see_prospects()
        return self.last

    def copy(self, sources: Any, targets: Any, seeds: Any = None) -> Step:
        """Copy the games of some places over those of others; a source may be copied many times."""
        return self.restore(self.keep(sources), targets, seeds)

    def put(self, i: int, game: Game, seed: int = 0) -> Step:
        """A game's position in place i; `seed` decides what is drawn there, as nobody knows what the game itself would draw."""
        if game.kind.id != self.game or game.players != self.players:
            found = f"{game.kind.id}, {game.players}"
            raise BadOption("envs-other-game", found=found, expected=f"{self.game}, {self.players}")
        state = np.frombuffer(game.key, np.uint8)[None]
        return self.restore(Kept(state, np.array([check_seed(seed)]), [json.dumps(game.options, sort_keys=True)]), [i])

    def _slots(self, slots: Any) -> NDArray[np.int64]:
        chosen = np.arange(self.games) if slots is None else np.asarray(slots)
        chosen = np.flatnonzero(chosen) if chosen.dtype == np.bool_ else chosen.astype(np.int64)
        if chosen.ndim != 1 or (chosen.size and not 0 <= chosen.min() <= chosen.max() < self.games):
            raise BadOption("envs-slot", found=str(slots)[:40], games=self.games)
        return chosen

    def _rows_of_states(self) -> NDArray[np.uint8]:
        """The states byte for byte, a row each."""
        rows: NDArray[np.uint8] = self._memory.states.view(np.uint8).reshape(self.games, -1)
        return rows

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        return f"<Batch of {self.games} games of {self.game}, {self.players} players>"


class _Boxes:
    """The boxes that the games are played with: where options are drawn by luck, neighbouring games have different ones."""

    def __init__(self, batch: Batch, games: int) -> None:
        self._batch = batch
        self.several = bool(batch.kind.options.names)
        room = 2 * games + 2 if self.several else 1
        first = self._made({} if not self.several else self._options(batch.seed))
        self.boxes = np.zeros(room, first.dtype)
        self.boxes[0] = first[0]
        self._row: dict[str, int] = {}
        self._users: Counter[str] = Counter()
        self._free = list(range(room))[::-1]

    def begin(self, m: batched.Memory) -> None:
        if not self.several:
            return
        self._row, self._free = {}, list(range(len(self.boxes)))[::-1]
        self._users.clear()
        self._now = [self._taken(int(seed)) for seed in m.seeds]
        self._next = [self._taken(self._batch._fast.mixed(self._batch.seed, i, 1)) for i in range(self._batch.games)]
        m.box_of[:] = [self._row[key] for key in self._now]
        m.next_box[:] = [self._row[key] for key in self._next]

    def follow(self, m: batched.Memory, ended: NDArray[np.int64]) -> None:
        """These games have moved on to their next box: prepare the one after it."""
        for i in ended.tolist():
            self._leave(self._now[i])
            self._now[i] = self._next[i]
            self._next[i] = self._taken(self._batch._fast.mixed(self._batch.seed, i, int(m.numbers[i]) + 1))
            m.next_box[i] = self._row[self._next[i]]

    def keys(self, slots: NDArray[np.int64]) -> list[str]:
        """What the games in these places are played with."""
        return [self._now[i] for i in slots.tolist()] if self.several else ["{}"] * len(slots)

    def change(self, m: batched.Memory, slots: NDArray[np.int64], keys: list[str]) -> None:
        """Play on with these in these places."""
        if not self.several:
            return
        for i, key in zip(slots.tolist(), keys, strict=True):
            self._take(key)
            self._leave(self._now[i])
            self._now[i] = key
            m.box_of[i] = self._row[key]

    def _leave(self, key: str) -> None:
        self._users[key] -= 1
        if not self._users[key]:
            del self._users[key]
            self._free.append(self._row.pop(key))

    def _taken(self, seed: int) -> str:
        key = json.dumps(self._options(seed), sort_keys=True)
        self._take(key)
        return key

    def _take(self, key: str) -> None:
        if key not in self._row:
            self._row[key] = self._free.pop()
            self.boxes[self._row[key]] = self._made(json.loads(key))[0]
        self._users[key] += 1

    def _options(self, seed: int) -> dict[str, Any]:
        return self._batch.kind.options.read(dict(self._batch._options), self._batch.players, int(seed))

    def _made(self, options: dict[str, Any]) -> Any:
        found = self._batch.kind
        return np.frombuffer(bytearray(found.box.pack(found.make_box(self._batch._rows, options))), found.box.dtype)
