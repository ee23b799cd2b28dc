"""Puzzles at the table: a position, the turn somebody tries in it, decision by decision, and what it is worth. Nothing is kept here; only
the browser knows who has solved what."""

from __future__ import annotations

from caravansary.analysis import puzzle_book
from caravansary.analysis.puzzle_book import Puzzle
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.errors import CaravansaryError, IllegalAction
from caravansary.table import show, unasked
from caravansary.table.refusal import Refusal
from caravansary.table.wire.answers import Puzzles, PuzzleState, Verdict
from caravansary.table.wire.asked import TryPuzzle
from caravansary.table.wire.told import Text


def listed(found: Kind) -> Puzzles:
    """All puzzles of a game, without what would give them away."""
    return {"puzzles": [{"id": each["id"], "part": each["part"], "level": each["level"]} for each in puzzle_book.puzzles_of(found)]}


def tried(found: Kind, asked: TryPuzzle, lang: str | None) -> PuzzleState:
    """The puzzle after these decisions, or after the best turn; once the turn is over, what it is worth."""
    puzzle = next((each for each in puzzle_book.puzzles_of(found) if each["id"] == asked.puzzle), None)
    if puzzle is None:
        raise Refusal("no-such-page")
    try:
        begun = puzzle_book.game_of(found, puzzle, asked.edition)
        now = begun.copy()
        for action in puzzle_book.actions_of(begun, puzzle["best"]) if asked.solution else asked.actions:
            if _is_over(now, begun):
                raise IllegalAction("illegal-phase", phase=now.phase)
            now.apply(action)
    except CaravansaryError as error:
        raise Refusal("illegal", because=error) from error
    unasked.follow(now, begun)
    over = _is_over(now, begun)
    say, seat = show.Speaker.of(now, lang), begun.player
    assert seat is not None
    return {
        "puzzle": puzzle["id"],
        "game": found.id,
        "edition": now.edition,
        "seat": seat,
        "view": now.view(seat, True),
        "legal": [] if over else [say.action(action, word) for action, word in now.words()],
        "beyond": [] if over else show.beyond(now, say),
        "actions": list(now.actions),
        "turn": [say.word(then.word(action)) for then, action in now.replayed()],
        "verdict": _verdict(puzzle, begun, now, asked.solution, lang) if over else None,
    }


def _is_over(now: Game, begun: Game) -> bool:
    return now.over or (now.round, now.player) != (begun.round, begun.player)


def _verdict(puzzle: Puzzle, begun: Game, now: Game, shown: bool, lang: str | None) -> Verdict:
    """What the turn is worth; the best way is told to those who found it or ask for it."""
    best = puzzle_book.actions_of(begun, puzzle["best"])
    known = {puzzle_book.ended(begun, puzzle_book.actions_of(begun, other["turn"])): other for other in puzzle["others"]}
    is_best = now.key == puzzle_book.ended(begun, best)
    behind = None if is_best or now.key not in known else known[now.key]
    verdict: Verdict = {"best": is_best, "points": 0.0 if is_best else behind and behind["points"], "decks": puzzle["decks"]}
    if is_best or shown:
        say, why = show.Speaker.of(begun, lang), puzzle["why"]
        least = puzzle["others"][0]
        verdict["solution"] = _told(begun, best, say)
        verdict["next"] = _told(begun, puzzle_book.actions_of(begun, least["turn"]), say)
        verdict["behind"] = least["points"]
        args = {"points": round(least["points"])} if why is None else why["args"]
        verdict["why"] = say.text("why-points" if why is None else f"why-{why['id']}", args)
    return verdict


def _told(begun: Game, turn: list[int], say: show.Speaker) -> list[Text]:
    now, texts = begun.copy(), []
    for action in turn:
        texts.append(say.word(now.word(action)))
        now.apply(action)
    return texts
