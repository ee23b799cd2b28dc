"""A turn being considered: the person taking it sees the table as it would be; nobody else does, because nothing is written.

A decision that would reveal something, or end the game, is not tried: the state before it is shown and waits to be confirmed.
The client keeps the decisions; to confirm, it sends all of them as one move.
"""

from __future__ import annotations

from collections.abc import Sequence

from caravansary.engine.game import Game
from caravansary.errors import CaravansaryError
from caravansary.table import checks, clocks, nature, show, unasked
from caravansary.table.events import Event
from caravansary.table.fold import Table
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import with_event
from caravansary.table.wire.answers import Considered
from caravansary.table.wire.asked import Consider


def considered(table: Table, holder: str | None, asked: Consider, lang: str | None) -> Considered:
    """The table after these decisions, and those of a turn in notation, as the person taking them would see it."""
    twin, steps, ended = _tried(table, holder, asked)
    player = table.player
    assert player is not None
    state = show.state(twin, holder, player, lang, table.last)
    state["event"], state["clock"] = table.last, clocks.state(table)
    if ended:
        say = show.Speaker(table, lang)
        state["player"], state["waits"], state["legal"] = player, "confirm", []
        state["prompt"] = say.text("server-prompt-confirm", {})
        state["can"] = {**state["can"], "confirm": True, "hint": False}
    return {"state": state, "actions": steps}


def thought(table: Table, holder: str | None, expected: int, actions: Sequence[int]) -> Table:
    """The table after considered decisions, none of which ends the turn."""
    twin, _, ended = _tried(table, holder, Consider(expected, list(actions)))
    if ended:
        raise Refusal("no-hint")
    return twin


def _tried(table: Table, holder: str | None, asked: Consider) -> tuple[Table, list[int], bool]:
    """The table after what can be tried, all the decisions meant, and whether they have to be confirmed before anything else."""
    known = checks.seated(table, holder)
    checks.playing(table)
    player = checks.on_turn(table, known)
    checks.fresh(table, asked.expected)
    game = table.game
    assert game is not None
    steps = _steps(game, asked)
    trial, tried = game.copy(), []
    for step in steps:
        after = trial.copy()
        if trial.depends_on_luck(step):
            break
        after.apply(step)
        if after.over:
            break
        trial = after
        tried.append(step)
    twin = table
    if tried:
        event = Event(table.id, table.last + 1, nature.now(), "acted", player, known, None, {"by": "person", "actions": tried})
        twin = with_event(table, event)
    shows = len(tried) < len(steps)
    return twin, steps[: len(tried) + 1], shows or trial.player != player or trial.round != game.round


def _steps(game: Game, asked: Consider) -> list[int]:
    """The decisions meant, up to the first that reveals something: later ones can't be shown without showing what it revealed."""
    trial = game.copy()
    for action in asked.actions:
        if action in trial.legal and trial.depends_on_luck(action):
            return [*trial.actions[len(game.actions) :], action]
        trial = _applied(trial, action)
    begun, wrong = trial.turn_begun(asked.turn) if asked.turn else (trial.copy(), None)
    if asked.through and wrong is None:
        unasked.follow(begun, game)
    found = begun.actions[len(trial.actions) :]
    shown = checks.shown_by(trial, found)
    if wrong is not None and not shown:
        raise Refusal("illegal", because=wrong) from wrong
    return [*trial.actions[len(game.actions) :], *found[: shown[0] if shown else None]]


def _applied(game: Game, action: int) -> Game:
    try:
        game.apply(action)
    except CaravansaryError as error:
        raise Refusal("illegal", because=error) from error
    return game
