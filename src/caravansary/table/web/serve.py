"""Running the table server, for `caravansary serve` and `caravansary play`."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from typing import Any

import uvicorn

from caravansary.errors import BadOption, why
from caravansary.table.bot_specs import known_bot
from caravansary.table.settings import Settings
from caravansary.table.store.database import Database
from caravansary.table.web import logs
from caravansary.table.web.app import make_app
from caravansary.table.web.gate import FILES, SPARE, raise_file_limit
from caravansary.table.web.protocols import protocols
from caravansary.table.web.start import Start
from caravansary.table.wire.asked import NewTable
from caravansary.table.wire.reader import read
from caravansary.texts import text

SWITCH = 0.0005  # seconds: the thread that writes to the disk must not wait long for the one that answers


def serve(settings: Settings, lang: str = "en", browser: bool = False, prepared: dict[str, Any] | None = None) -> int:
    """Run until told to stop. With a table prepared, the page opens at it: the first browser to open it holds its seats."""
    if settings.hint_bot:
        known_bot(settings.hint_bot)
    logs.set_up(settings.log, settings.log_level)
    listening = _listen(settings)
    asyncio.run(_try_store(settings))
    port = listening.getsockname()[1]
    settings = dataclasses.replace(settings, port=port)
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{port}/"
    where = "PostgreSQL" if settings.database else str(settings.folder / "tables.sqlite3")
    print(text("server-listening", {"address": address}, lang), flush=True)
    print(text("server-data", {"path": where}, lang), flush=True)
    if not settings.loopback:
        print(text("server-open-warning", {"host": settings.host}, lang), file=sys.stderr, flush=True)
    start = None if prepared is None else Start(read(NewTable, prepared))
    app = make_app(settings, start=start)
    gate = app.state.house.gate
    gate.fit_to(raise_file_limit(gate.most + FILES + SPARE))
    http, sockets = protocols(gate, settings.slow)
    config = uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        log_config=None,
        access_log=False,
        ws_max_size=4096,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=65,  # longer than clients and proxies keep theirs, so that none posts into a closing connection
    )
    page = address if start is None else address + start.path
    sys.setswitchinterval(SWITCH)
    server = _Server(config, page if browser else None)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))
    return 0 if server.started else 1


async def _try_store(settings: Settings) -> None:
    """What is wrong with the database is said in one line, before anything is begun."""
    store = Database(settings.url)
    try:
        await store.open(check=True)
    finally:
        await store.close()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, page: str | None) -> None:
        super().__init__(config)
        self._page = page

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self._page is not None and self.started:
            await asyncio.to_thread(webbrowser.open, self._page)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
    except (OSError, ValueError) as error:  # a name may also be none at all
        listening.close()
        raise BadOption("server-no-port", host=settings.host, port=str(settings.port), reason=why(error)) from None
    listening.setblocking(False)
    return listening
