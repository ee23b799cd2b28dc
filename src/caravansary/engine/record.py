"""A record: all that is needed to play a game again, as text. Load checks everything before it replays."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, NotRequired, TypedDict, cast

from caravansary.engine import dealing
from caravansary.engine.kind import Kind
from caravansary.errors import RecordCut, RecordEdited, RecordVersion, UnknownGame

FORMAT = 1
DEALT = 2  # of a game whose luck came from a secret: code that can't read that must not replay it from the seed alone
MAX_LENGTH = 4 * 1024 * 1024
_FIELDS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rules": int,
    "components": str,
    "players": int,
    "edition": str,
    "seed": int,
    "options": dict,
    "start": (dict, type(None)),
    "actions": list,
}


class Body(TypedDict):
    """The fields of a record; those of a table also prove how it was dealt (see `proving`)."""

    game: str
    rules: int
    components: str
    players: int
    edition: str
    seed: int
    options: dict[str, Any]
    start: dict[str, Any] | None  # a position; None: a game from its beginning
    actions: list[int]
    deals: NotRequired[list[dict[str, Any]]]
    commitment: NotRequired[str]
    told: NotRequired[list[list[str | None]]]


def written(fields: Mapping[str, Any]) -> str:
    body = {"caravansary": DEALT if fields.get("deals") else FORMAT, **fields}
    return json.dumps({**body, "check": _check(body)}, separators=(", ", ": "), ensure_ascii=False)


def read(text: str, kinds: Callable[[str], Kind]) -> Body:
    """The fields of a record, if it is complete, unchanged and of a game with these rules."""
    if not isinstance(text, str) or len(text) > MAX_LENGTH:
        raise RecordCut("record-no-text")
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        if not text.lstrip().startswith('{"caravansary"'):
            raise RecordCut("record-no-record") from None
        if getattr(error, "msg", "") == "Extra data" or (text.rstrip().endswith("}") and getattr(error, "pos", 0) < len(text.rstrip())):
            raise RecordEdited("record-edited") from None
        raise RecordCut("record-cut") from None
    if not isinstance(body, dict) or "caravansary" not in body:
        raise RecordCut("record-no-record")
    if body["caravansary"] not in (FORMAT, DEALT):
        raise RecordVersion("record-format", found=str(body["caravansary"]), known=DEALT)
    check = body.pop("check", None)
    if check is None:
        raise RecordCut("record-cut")
    _check_version(body, kinds)
    if check != _check(body):
        raise RecordEdited("record-edited")
    for name, kind in _FIELDS.items():
        if name not in body or not isinstance(body[name], kind) or isinstance(body[name], bool):
            raise RecordEdited("record-field", field=name)
    deals = dealing.read(body.get("deals", []), len(body["actions"]))
    if deals is None or (body["caravansary"] == DEALT) != bool(deals):
        raise RecordEdited("record-field", field="deals")
    return cast(Body, body)


def _check_version(body: dict[str, Any], kinds: Callable[[str], Kind]) -> None:
    """Other rules are reported first: whatever else differs in such a record, this is why it can't be replayed here."""
    try:
        known = kinds(body.get("game", "")).rules_version
    except UnknownGame:
        return
    rules = body.get("rules")
    if isinstance(rules, int) and not isinstance(rules, bool) and rules != known:
        raise RecordVersion("record-rules", found=rules, known=known)


def _check(body: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]
