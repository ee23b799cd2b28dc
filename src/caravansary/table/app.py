"""The application: doors, rooms and client put together."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import caravansary as cv
from caravansary.table import api, api_play
from caravansary.table.client import FOLDER, Client
from caravansary.table.house import House
from caravansary.table.live import live
from caravansary.table.metrics import metrics
from caravansary.table.refusal import SOON, Refusal
from caravansary.table.rooms import encoded
from caravansary.table.security import Door, headers_of, language_of
from caravansary.table.settings import Settings
from caravansary.table.start import Start

log = logging.getLogger("caravansary.requests")


def make_app(settings: Settings, client: Path = FOLDER, start: Start | None = None) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Caravansary table server",
        version=cv.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.include_router(api.router)
    app.include_router(api.tables)
    app.include_router(api_play.router)
    app.add_api_route("/health", health, include_in_schema=False)
    app.add_api_route("/metrics", measures, include_in_schema=False)
    if start is not None:
        app.router.routes.append(Route(f"/{start.path}", start.answer, methods=["GET"]))
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/live", live))
    app.router.routes.append(Route("/{path:path}", Client(client).answer, methods=["GET", "HEAD"]))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(Measured)
    app.add_middleware(Door, settings=settings)
    return app


async def health(request: Request) -> Response:
    house: House = request.app.state.house
    store = "away" if house.store.away else "ok"
    return _json({"status": "ok", "ready": house.warming.all.is_set(), "store": store, "version": cv.__version__})


async def measures(request: Request) -> Response:
    house: House = request.app.state.house
    if not house.settings.shows_metrics:
        raise Refusal("no-such-page")
    return Response(await metrics(house), media_type="text/plain; version=0.0.4")


# Errors, each as one line for people and a code for programs


def _json(data: Any, status: int = 200) -> Response:
    return Response(encoded(data), status, media_type="application/json")


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    lang = request.query_params.get("lang")
    response = _json(refusal.data(lang if lang in ("en", "fr") else language_of(headers_of(request.scope))), refusal.status)
    if refusal.code in SOON:
        response.headers["retry-after"] = "1"
    elif refusal.code == "too-slow":
        response.headers["connection"] = "close"
    return response


async def _misshapen(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["loc"] == ("body",) and isinstance(first["input"], bytes):  # read as JSON only where it says that it is
        return await _refused(request, Refusal("not-json"))
    if first["type"] == "json_invalid":
        return await _refused(request, Refusal("bad-shape", where="JSON"))
    where = ".".join(str(part) for part in first["loc"] if part != "body")[:80] or "body"
    return await _refused(request, Refusal("bad-shape", where=where))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):  # raised while the body was read
        return await _refused(request, error.__cause__)
    codes = {404: "no-such-page", 405: "no-such-method"}
    response = await _refused(
        request, Refusal(codes[error.status_code]) if error.status_code in codes else Refusal("bad-shape", where="JSON")
    )
    response.headers.update(error.headers or {})
    return response


class Measured:
    """Counts answers, logs them without secrets, and turns what nobody foresaw into a plain refusal."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Refusal:
            raise
        except Exception:
            log.exception("unforeseen", extra={"route": _route(scope)})
            if status:
                raise
            status = 500
            raise Refusal("broken") from None
        finally:
            house: House | None = getattr(scope["app"].state, "house", None)
            if house is not None:
                house.statuses[status] += 1
            level = logging.INFO if status >= 500 else logging.DEBUG
            if log.isEnabledFor(level):
                took = round((time.perf_counter() - begun) * 1000, 1)
                log.log(level, "%s %s", scope["method"], _route(scope), extra={"status": status, "ms": took})


def _route(scope: Scope) -> str:
    return str(getattr(scope.get("route"), "path", "-"))
