"""The application: doors, rooms and client put together."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import caravansary as cv
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import encoded
from caravansary.table.settings import Settings
from caravansary.table.web import door
from caravansary.table.web.client import FOLDER, Client
from caravansary.table.web.description import description
from caravansary.table.web.health import Health
from caravansary.table.web.live import live
from caravansary.table.web.metrics import Metrics, may_read
from caravansary.table.web.security import HEALTH, Door, headers_of
from caravansary.table.web.server import Server
from caravansary.table.web.start import Start

log = logging.getLogger("caravansary.requests")


def make_app(settings: Settings, client: Path = FOLDER, start: Start | None = None) -> FastAPI:
    house = Server(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Caravansary table server",
        version=cv.__version__,
        openapi_url=door.DESCRIPTION,
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.house = house
    app.state.health = Health(house)
    app.state.metrics = Metrics(house)
    app.openapi = description  # type: ignore[method-assign]
    app.router.routes += [
        Route("/health", health, methods=["GET"]),
        Route("/health/live", lives, methods=["GET"]),
        Route("/health/ready", ready, methods=["GET"]),
        Route("/metrics", measures, methods=["GET"]),
    ]
    if start is not None:
        app.router.routes.append(Route(f"/{start.path}", start.answer, methods=["GET"]))
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/live", live))
    app.router.routes.append(Route("/{path:path}", Client(client).answer, methods=["GET", "HEAD"]))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(door.Front)
    app.add_middleware(Measured)
    app.add_middleware(Door, settings=settings)
    return app


async def health(request: Request) -> Response:
    found: Health = request.app.state.health
    return _json(found.told())


async def lives(request: Request) -> Response:
    return _json({"status": "ok"})


async def ready(request: Request) -> Response:
    health: Health = request.app.state.health
    found = await health.ready()
    return _json({**health.told(), "status": "not ready"}, 503) if found is None else _json(found)


async def measures(request: Request) -> Response:
    if not may_read(request.app.state.house.settings, request.scope, headers_of(request.scope)):
        raise Refusal("no-such-page")
    written, kind = await request.app.state.metrics.written()
    return Response(written, headers={"content-type": kind})


# Errors, each as one line for people and a code for programs


def _json(data: Any, status: int = 200) -> Response:
    return Response(encoded(data), status, media_type="application/json")


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return door.refusal_response(request, refusal)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "no-such-page", 405: "no-such-method"}
    response = door.refusal_response(request, Refusal(codes.get(error.status_code, "broken")))
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
            scope["app"].state.metrics.note(scope["method"], _route(scope), status, time.perf_counter() - begun)
            level = logging.INFO if status >= 500 else logging.DEBUG
            if log.isEnabledFor(level):
                took = round((time.perf_counter() - begun) * 1000, 1)
                log.log(level, "%s %s", scope["method"], _route(scope), extra={"status": status, "ms": took})


def _route(scope: Scope) -> str:
    """The pattern of an address: logs may not have the id of a table."""
    if scope["path"] in (*HEALTH, "/metrics"):
        return str(scope["path"])
    return str(scope.get("caravansary.route") or getattr(scope.get("route"), "path", "-"))
