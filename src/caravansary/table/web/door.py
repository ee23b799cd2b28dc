"""Between HTTP and the router: a request as the table takes it, and its answer as browsers take it."""

from __future__ import annotations

from email.message import Message

from starlette.requests import Request
from starlette.responses import Response

from caravansary.table import router
from caravansary.table.refusal import Refusal
from caravansary.table.web.security import COOKIE, COOKIE_SECONDS, headers_of, language_of, who_of
from caravansary.texts import LANGUAGES


async def answer(request: Request) -> Response:
    """Any request below /api."""
    scope = request.scope
    if request.method == "POST":
        body = await request.body()
    else:
        body = b""
    asked = router.Request(scope["method"], scope["path"], request.query_params, body, who_of(scope), _is_json(request))
    return response(await router.answer(request.app.state.house, asked), request)


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


def _is_json(request: Request) -> bool:
    message = Message()
    message["content-type"] = request.headers.get("content-type", "application/octet-stream")
    return message.get_content_maintype() == "application" and (
        message.get_content_subtype() == "json" or message.get_content_subtype().endswith("+json")
    )
