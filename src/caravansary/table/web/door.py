"""Between HTTP and the router: a request as the table takes it, and its answer as browsers take it."""

from __future__ import annotations

from contextlib import suppress
from email.message import Message
from functools import lru_cache

from starlette.datastructures import QueryParams
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from caravansary.table import router
from caravansary.table.refusal import Refusal
from caravansary.table.web.security import COOKIE, COOKIE_SECONDS, headers_of, language_of, send_answer, who_of
from caravansary.texts import LANGUAGES

DESCRIPTION = "/api/openapi.json"


class Front:
    """Requests below /api go straight to the router; what else there is takes the longer way."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/") and scope["path"] != DESCRIPTION:
            with suppress(ClientDisconnect):
                await answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Any request below /api."""
    house, headers = scope["app"].state.house, headers_of(scope)
    body = await _body(receive) if scope["method"] == "POST" else b""
    query = QueryParams(scope["query_string"]) if scope["query_string"] else {}
    is_json = _is_json(headers.get("content-type", ""))
    found = await router.answer(house, router.Request(scope["method"], scope["path"], query, body, who_of(scope), is_json))
    scope["caravansary.route"] = found.route
    if found.secret is None:
        await send_answer(found, send)
    else:
        await response(found, Request(scope))(scope, receive, send)


async def _body(receive: Receive) -> bytes:
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return parts[0] if len(parts) == 1 else b"".join(parts)


def response(answer: router.Answer, request: Request) -> Response:
    made = Response(answer.body, answer.status, dict(answer.headers), "application/json")
    if answer.secret is not None:
        secure = request.app.state.house.settings.secure
        made.set_cookie(COOKIE, answer.secret, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)
    return made


def refusal_response(request: Request, refusal: Refusal) -> Response:
    """A refusal that came before or beside the router."""
    lang = request.query_params.get("lang")
    found = router.refused(refusal, lang if lang in LANGUAGES else language_of(headers_of(request.scope)))
    made = response(found, request)
    if refusal.code == "too-slow":
        made.headers["connection"] = "close"
    return made


@lru_cache(maxsize=256)
def _is_json(content_type: str) -> bool:
    message = Message()
    message["content-type"] = content_type or "application/octet-stream"
    kind, _, which = message.get_content_type().partition("/")
    return kind == "application" and (which == "json" or which.endswith("+json"))
