"""The router: one request gives one answer. Every door of the house (a server, a web page) calls it.

Shape comes first, in the order JSON, path, query, body; what follows is checked at the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from caravansary.table import api, api_play
from caravansary.table.house import House
from caravansary.table.refusal import SOON, Refusal
from caravansary.table.rooms import encoded
from caravansary.table.routes import Route
from caravansary.table.visit import Visit, Who
from caravansary.table.wire.asked import Path, Query
from caravansary.table.wire.reader import Misshapen, parsed, read, read_word
from caravansary.texts import LANGUAGES

NOBODY = Who()
ROUTES: tuple[Route, ...] = (*api.routes, *api.tables, *api_play.routes)


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""
    who: Who = NOBODY
    is_json: bool = True  # whether the body is said to be JSON

    @property
    def language(self) -> str:
        """In which language refusals are told."""
        wanted = self.query.get("lang")
        return wanted if wanted in LANGUAGES else self.who.language


@dataclass(frozen=True)
class Answer:
    status: int
    body: bytes
    headers: Mapping[str, str] = field(default_factory=dict)
    secret: str | None = None  # of a new device: the door hands it to the client
    route: str = "-"  # the pattern of the address, which tells no id


async def answer(house: House, request: Request) -> Answer:
    """What is answered, refusals included."""
    route: Route | None = None
    try:
        route, parts = find(request.method, request.path)
        visit = Visit(house, request.who)
        return await _answered(route, visit, request, parts)
    except Refusal as refusal:
        found = replace(refused(refusal, request.language), route="-" if route is None else route.path)
        if refusal.code == "no-such-method":
            methods = sorted({route.method for route, _ in _matching(request.path)})
            return replace(found, headers={"allow": ", ".join(methods or ["GET", "HEAD"])})
        return found


def find(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """The route of an address and the parts of it that vary."""
    for route, parts in _matching(path):
        if route.method == method:
            return route, parts
    raise Refusal("no-such-page" if method in ("GET", "HEAD") else "no-such-method")


def _matching(path: str) -> Iterator[tuple[Route, dict[str, str]]]:
    given = path.split("/")
    for last in (given[-1], ""):
        for route, wanted in _BY_FORM.get((len(given), last), ()):
            parts = _parts(wanted, given)
            if parts is not None:
                yield route, parts


def _parts(wanted: tuple[str, ...], given: list[str]) -> dict[str, str] | None:
    found = {}
    for part, word in zip(wanted, given, strict=True):
        if part[:1] == "{" and word:
            found[part[1:-1]] = word
        elif part != word:
            return None
    return found


# By the number of parts and the last one, which is nothing where it varies.
_BY_FORM: dict[tuple[int, str], list[tuple[Route, tuple[str, ...]]]] = {}
for _route in ROUTES:
    _last = _route.parts[-1]
    _BY_FORM.setdefault((len(_route.parts), "" if _last.startswith("{") else _last), []).append((_route, _route.parts))


async def _answered(route: Route, visit: Visit, request: Request, parts: Mapping[str, str]) -> Answer:
    body = parsed(request.body) if route.asks is not None and request.body and request.is_json else None
    try:
        for name, text in parts.items():
            setattr(visit, name, read_word(Path, name, text))
        for name in route.query:
            if name in request.query:
                setattr(visit, name, read_word(Query, name, request.query[name]))
    except Misshapen as fault:
        raise fault.refusal() from None
    given = await (route.answer(visit) if route.asks is None else route.answer(visit, _asked(route.asks, body, request)))
    return Answer(route.status, given if isinstance(given, bytes) else encoded(given), visit.headers, visit.secret, route.path)


def _asked(shape: type, body: Any, request: Request) -> Any:
    if request.body and not request.is_json:
        raise Refusal("not-json")
    return read(shape, body)


def refused(refusal: Refusal, lang: str) -> Answer:
    """The refusal as clients get it."""
    headers = {"retry-after": "1"} if refusal.code in SOON else {}
    return Answer(refusal.status, encoded(refusal.data(lang)), headers)
