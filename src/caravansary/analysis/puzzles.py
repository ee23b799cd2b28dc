"""Make puzzles: `python -m caravansary.analysis.puzzles GAME --seed 1 --count 30 --out puzzles.json`.

Strong planners play whole games. A position becomes a puzzle if one turn beats all others worth considering. A brief look by the judge
suggests which. That is then tested: strong planners play on to the end after each of these turns, with decks that played no part in the
choice, and only those results are recorded. Most positions fail after a few decks. For the rest, the judge must still be sure after a
longer look with yet other decks. An existing file is continued where it ends.

`--check` tests the puzzles of a file again, with new decks and the strongest planner on all seats; `--drop` removes those that fail.
`puzzle_book` describes the file.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from caravansary.analysis.position import ToTheEnd, candidates, luck_of, outlook, rate, strong
from caravansary.analysis.puzzle_book import LUCK, Other, Puzzle, actions_of, ended, game_of, read_book, write_book
from caravansary.analysis.reasons import why
from caravansary.analysis.review import sureness, whole_turns
from caravansary.bots import beam, make_bot
from caravansary.bots.foresight import Seen, mean
from caravansary.bots.judged import worth
from caravansary.bots.levels import LEVELS, spec_of
from caravansary.bots.playouts import Manner
from caravansary.bots.spec import read_spec
from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game
from caravansary.errors import CaravansaryError
from caravansary.games import kind, playable

Turn = Sequence[int]
BY = (LEVELS[-1], LEVELS[-2])  # who plays the games
CONFIRMED, CONFIRMED_POINTS = 2.0, 1.0  # in a check, all others must be behind by this many standard errors and points
PARTS = ("opening", "middle", "end")


@dataclass(frozen=True)
class Effort:
    """How much is put into one position."""

    candidates: int = 6
    looks: int = 12  # simulations of each candidate at first
    gap: float = 0.04  # how far one turn must be ahead then
    longer: int = 48  # simulations of the longer look
    clear: float = 3.0  # in which all others must be behind by this many standard errors
    portion: int = 4  # decks between two checks whether to give up
    decks: int = 32  # decks it is tried with
    sure: float = 3.0  # after which all others must be behind by this many standard errors
    least: float = 2.0  # and by this many points
    least_wins: float = 0.02  # the same of the chance to win
    reasons: int = 8  # decks in which to look for a reason
    apart: int = 3  # turns between two puzzles of one game
    a_game: int = 5  # puzzles of one game


EFFORT = Effort()


def played(found: Kind, players: int, seed: int) -> Game:
    """A game between the two strongest levels."""
    game = new_game(found, players, seed)
    bots = [make_bot(BY[(seat + seed) % len(BY)], seed + seat) for seat in range(players)]
    while not game.over:
        assert game.player is not None
        game.apply(bots[game.player].choose(game))
    return game


Wants = Callable[[str, str | None, int | None], bool]  # of a part of the game, then also of a topic and a level


def anything(part: str, topic: str | None = None, level: int | None = None) -> bool:
    return True


def puzzles_in(game: Game, seed: int, effort: Effort = EFFORT, wants: Wants = anything) -> Iterator[Puzzle]:
    """The puzzles of one game that are wanted, from its end to its beginning: there are fewer at the end."""
    turns = whole_turns(game)
    last, found = len(turns) + effort.apart, 0
    for number in range(len(turns) - 1, -1, -1):
        if found == effort.a_game or last - number < effort.apart or turns[number][0].round < 1:
            continue
        part = PARTS[min(2, 3 * number // len(turns))]
        made = puzzle_of(turns[number][0].sight(LUCK), seed, part, f"{seed}/{number + 1}", effort, wants)
        if made is not None:
            last, found = number, found + 1
            yield made


def puzzle_of(now: Game, seed: int, part: str, origin: str, effort: Effort = EFFORT, wants: Wants = anything) -> Puzzle | None:
    """The puzzle of a position; None if no turn is clearly best, or if it is not wanted."""
    seat = now.player
    assert seat is not None
    if not wants(part, None, None):
        return None
    turns = candidates(now, seed, effort.candidates)
    if len(turns) < 3:
        return None
    looked = rate(now, turns, effort.looks, seed, look=outlook(now))
    order = sorted(range(len(turns)), key=lambda number: -worth(looked[number], seat))
    if worth(looked[order[0]], seat) - worth(looked[order[1]], seat) < effort.gap:
        return None
    ordered = [turns[number] for number in order]
    if not wants(part, now.word(ordered[0][0]).verb, found_by(now, ordered[0])):
        return None
    seen = _tried(now, seat, ordered, seed, effort)
    if seen is None or not _is_clear(rate(now, ordered, effort.longer, seed, look=outlook(now), sample=1), seat, effort):
        return None
    return _written(now, seat, ordered, seen, seed, part, origin, effort)


def _is_clear(seen: Sequence[Seen], seat: int, effort: Effort) -> bool:
    """Whether the judge finds the first turn by far the best."""
    return all(sureness(_differences(seen[0].wins(seat), other.wins(seat))) >= effort.clear for other in seen[1:])


def _tried(now: Game, seat: int, turns: Sequence[Turn], seed: int, effort: Effort) -> list[Seen] | None:
    """The outcome of each turn when strong planners play on to the end; None if the first one does not beat all others."""
    ends, seen = ToTheEnd(now, strong(now)), [Seen([], []) for _ in turns]
    for begun in range(0, effort.decks, effort.portion):
        lucks = [luck_of(seed + 1, now, begun + k) for k in range(effort.portion)]
        # The lead needed to be sure in the end, projected from here, less one standard error.
        enough = effort.sure * math.sqrt((begun + effort.portion) / effort.decks) - 1.0
        for number, turn in enumerate(turns):
            seen[number] = seen[number].and_(ends.after(now, turn, lucks))
            if number and sureness(_gains(seen[0], seen[number], seat)) <= enough:
                return None
    for other in seen[1:]:
        gains, wins = _gains(seen[0], other, seat), _differences(seen[0].wins(seat), other.wins(seat))
        if sureness(gains) < effort.sure or mean(gains) < effort.least or mean(wins) < effort.least_wins:
            return None
    return seen


def _written(
    now: Game, seat: int, turns: Sequence[Turn], seen: Sequence[Seen], seed: int, part: str, origin: str, effort: Effort
) -> Puzzle:
    best, gains = seen[0], [_gains(seen[0], other, seat) for other in seen[1:]]
    order = sorted(range(len(gains)), key=lambda number: mean(gains[number]))
    next_best, lucks = turns[order[0] + 1], [luck_of(seed + 2, now, k) for k in range(effort.reasons)]
    others: list[Other] = [
        {
            "turn": _notation(now, turns[number + 1]),
            "points": round(mean(gains[number]), 1),
            "wins": round(mean(_differences(best.wins(seat), seen[number + 1].wins(seat))), 3),
        }
        for number in order
    ]
    return {
        "id": hashlib.blake2b(now.key, digest_size=4).hexdigest(),
        "position": now.position(),
        "best": _notation(now, turns[0]),
        "others": others,
        "win": round(mean(best.wins(seat)), 3),
        "sure": round(min(min(sureness(each) for each in gains), 99.0), 1),
        "decks": effort.decks,
        "why": why(now, next_best, turns[0], lucks, seed, strong(now)),
        "part": part,
        "topic": now.word(turns[0][0]).verb,
        "level": found_by(now, turns[0]),
        "from": origin,
    }


def found_by(now: Game, best: Turn) -> int:
    """How hard it is: 0 if looking one turn ahead finds it, 1 if looking a few turns ahead does, else 2."""
    for level, manner in enumerate((Manner(1, 1), Manner(3, 3))):
        turns, _ = beam.BeamBot(0, manner).turns(now)
        if turns and ended(now, turns[0]) == ended(now, best):
            return level
    return 2


def _gains(best: Seen, other: Seen, seat: int) -> list[float]:
    return _differences(best.margins(seat), other.margins(seat))


def _differences(mine: Sequence[float], theirs: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(mine, theirs, strict=True)]


def _notation(now: Game, turn: Turn) -> str:
    thought = now.copy()
    for action in turn:
        if action in thought.legal:
            thought.apply(action)
    return thought.turns[0]


class Wanted:
    """Which puzzles are still wanted: not too many of one kind."""

    def __init__(self, count: int, found: Sequence[Puzzle] = (), parts: Sequence[str] = PARTS) -> None:
        self.count, self.found, self.parts = count, list(found), parts

    def __call__(self, part: str, topic: str | None = None, level: int | None = None) -> bool:
        most = 0.6 * self.count
        return (
            len(self.found) < self.count
            and part in self.parts
            and sum(each["part"] == part for each in self.found) < most
            and sum(each["topic"] == topic for each in self.found) < most
            and (level != 0 or sum(each["level"] == 0 for each in self.found) < self.count / 4)
        )

    def take(self, puzzle: Puzzle) -> bool:
        if any(puzzle["id"] == each["id"] for each in self.found):
            return False
        self.found.append(puzzle)
        return True


def make(found: Kind, seed: int, count: int, out: Path, minutes: float, parts: Sequence[str] = PARTS) -> list[Puzzle]:
    """Add puzzles until there are enough or the time is up, saving after each one."""
    wanted, end = Wanted(count, read_book(out, found) if out.is_file() else (), parts), time.monotonic() + 60 * minutes
    game_seed = max([seed * 1000, *(_seed_of(puzzle) + 1 for puzzle in wanted.found)])
    while len(wanted.found) < count and time.monotonic() < end:
        players = 3 if game_seed % 3 == 2 and 3 in found.players else 2
        for puzzle in puzzles_in(played(found, players, game_seed), game_seed, wants=wanted):
            if wanted.take(puzzle):
                write_book(out, found, wanted.found)
                print(f"{len(wanted.found)}: {puzzle['part']}, {puzzle['level']}, {puzzle['best']}, {puzzle['others'][0]}", flush=True)
            if time.monotonic() > end:
                break
        game_seed += 1
    return wanted.found


def _seed_of(puzzle: Puzzle) -> int:
    return int(puzzle["from"].partition("/")[0])


def check(found: Kind, puzzles: Sequence[Puzzle], decks: int, seed: int) -> list[Puzzle]:
    """The puzzles that the strongest planner confirms on new decks: there, too, every other turn is clearly behind."""
    confirmed = []
    for puzzle in puzzles:
        now = game_of(found, puzzle)
        seat = now.player
        assert seat is not None
        ends = ToTheEnd(now, beam.manner(read_spec(spec_of(LEVELS[-1], found.id)))._replace(alone=True))
        turns = [actions_of(now, turn) for turn in (puzzle["best"], *(other["turn"] for other in puzzle["others"]))]
        seen = [Seen([], []) for _ in turns]
        points = sure = 0.0
        for begun in range(0, decks, portion := max(1, decks // 2)):
            lucks = [luck_of(seed, now, k) for k in range(begun, min(decks, begun + portion))]
            seen = [before.and_(ends.after(now, turn, lucks)) for before, turn in zip(seen, turns, strict=True)]
            behind = [_gains(seen[0], other, seat) for other in seen[1:]]
            points, sure = min(map(mean, behind)), min(map(sureness, behind))
            if points <= 0 or (points >= 2 * CONFIRMED_POINTS and sure >= 2 * CONFIRMED):
                break  # half of the decks say enough
        if points >= CONFIRMED_POINTS and sure >= CONFIRMED:
            confirmed.append(puzzle)
        print(f"{puzzle['id']}: {points:.1f} points, {sure:.1f} standard errors", flush=True)
    return confirmed


def main() -> int:
    asked = arguments()
    found = kind(asked.game)
    out: Path = asked.out
    try:
        if asked.check:
            tried = read_book(out, found)[:: asked.every]
            confirmed = check(found, tried, asked.decks, asked.seed)
            print(f"{len(confirmed)} of {len(tried)} confirmed")
            if asked.drop:
                failed = [puzzle["id"] for puzzle in tried if puzzle not in confirmed]
                write_book(out, found, [puzzle for puzzle in read_book(out, found) if puzzle["id"] not in failed])
            return 0 if len(confirmed) == len(tried) else 1
        made = make(found, asked.seed, asked.count, out, asked.minutes, asked.parts)
    except CaravansaryError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{len(made)} written to {out}")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m caravansary.analysis.puzzles", description="Make puzzles of a game, or check them.")
    parser.add_argument("game", choices=[each.id for each in playable() if each.evaluation is not None])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--minutes", type=float, default=600, help="stop after so long (default: %(default)s)")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="of the game (default: all; openings take longest to try)")
    parser.add_argument("--out", type=Path, help="the file (default: where the game finds it)")
    parser.add_argument("--check", action="store_true", help="try the puzzles of the file with the strongest planner, on other decks")
    parser.add_argument("--drop", action="store_true", help="with --check: take those out that fail")
    parser.add_argument("--every", type=int, default=1, help="check one out of so many (default: %(default)s)")
    parser.add_argument("--decks", type=int, default=16, help="decks of a check (default: %(default)s)")
    asked = parser.parse_args()
    asked.out = asked.out or kind(asked.game).puzzles
    if asked.out is None:
        parser.error("this game has no place for puzzles: use --out")
    if not jit.ENABLED:
        parser.error("planners need compiled rules (Numba)")
    return asked


if __name__ == "__main__":
    sys.exit(main())
