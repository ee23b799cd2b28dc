"""Ways to make a game: a new one, one from a position, one from a record."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from caravansary.engine import dealing
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind, load_components
from caravansary.engine.luck import MAX_LUCK
from caravansary.engine.record import Body
from caravansary.engine.standing import check_seed, is_whole
from caravansary.errors import BadOption, BadPosition, CaravansaryError, Fault, RecordComponents, RecordEdited


def _any_luck() -> int:
    import secrets  # loads much of the standard library's cryptography

    return secrets.randbelow(MAX_LUCK)


def new_game(
    kind: Kind,
    players: int = 2,
    seed: int | None = None,
    edition: str | None = None,
    components: str | Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    if not is_whole(players) or players not in kind.players:
        raise BadOption("error-players", found=str(players)[:40], game=kind.id, least=min(kind.players), most=max(kind.players))
    seed = _any_luck() if seed is None else check_seed(seed)
    if edition is None:
        edition = kind.editions[0]
    if edition not in kind.editions:
        raise BadOption("error-edition", found=str(edition)[:40], known=", ".join(kind.editions))
    values = load_components(kind, components)
    players = int(players)
    return Game(kind, players, seed, edition, values, kind.options.read(dict(options or {}), players, seed))


def game_from_position(kind: Kind, data: Mapping[str, Any], seed: int | None = None, components: str | Path | None = None) -> Game:
    faults: list[CaravansaryError] = []
    players, edition = data.get("players"), data.get("edition", kind.editions[0])
    if edition not in kind.editions:
        faults.append(Fault("position-edition", found=str(edition)[:40], known=", ".join(kind.editions)))
        edition = kind.editions[0]
    if isinstance(players, bool) or not isinstance(players, int) or players not in kind.players:  # nothing can be counted without
        few = Fault("position-players", found=str(players)[:40], least=min(kind.players), most=max(kind.players))
        raise BadPosition("error-position", [few, *faults])
    luck = _any_luck() if seed is None else check_seed(seed)
    values = load_components(kind, components)
    given = data.get("options", {})
    if not isinstance(given, dict):
        raise BadPosition("error-position", [*faults, Fault("position-field", field="options", expected="{}")])
    try:
        start: dict[str, Any] = json.loads(json.dumps(data))
    except (TypeError, ValueError, RecursionError):
        raise BadPosition("error-position", [*faults, Fault("position-field", field="position", expected="JSON")]) from None
    try:
        options = kind.options.read({**kind.options.implied(start), **given}, players, luck)
        game = Game(kind, players, luck, edition, values, options, start)
    except (BadOption, BadPosition) as error:
        raise BadPosition("error-position", [*faults, *getattr(error, "faults", [error])]) from error
    if faults:
        raise BadPosition("error-position", faults)
    return game


def load_game(kind: Kind, body: Body, components: str | Path | None = None) -> Game:
    """Replay the fields of a record (see `record.read`), checking every action."""
    values = load_components(kind, components)
    if body["components"] != values.fingerprint:
        raise RecordComponents("record-components", found=body["components"][:40], known=values.fingerprint)
    try:
        if body["start"] is None:
            game = new_game(kind, body["players"], body["seed"], body["edition"], components, body["options"])
        else:
            game = game_from_position(kind, body["start"], body["seed"], components)
            if (body["start"].get("game"), body["players"], body["edition"], body["options"]) != (
                kind.id,
                game.players,
                game.edition,
                game.options,
            ):
                raise RecordEdited("record-field", field="start")
    except CaravansaryError as error:
        raise RecordEdited("record-start", reason=error) from error
    game = with_deals(game, body)
    for number, action in enumerate(body["actions"], 1):
        try:
            game.apply(action)
        except CaravansaryError as error:
            raise RecordEdited("record-action", number=number, reason=error) from error
    return game


def with_deals(game: Game, body: Mapping[str, Any]) -> Game:
    """A game before its first action that will draw what the record says."""
    game._deals = dealing.read(body.get("deals", []), len(body["actions"])) or ()
    return game
