"""A whole game at a table where no framework, no database, no NumPy and no second thread can be had: python plain_table.py GAME

Every answer is compared with the shape that its route promises. Prints how the game ended, as JSON.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import pkgutil
import sys
import threading
from typing import Any

BLOCKED = (
    "fastapi",
    "starlette",
    "pydantic",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "aiosqlite",
    "asyncpg",
    "prometheus_client",
    "numpy",
    "numba",
)
DOORS = ("caravansary.table.web", "caravansary.table.store.")  # what the core may not need


SEED = 13  # under it games are short


class Missing:
    """As if these were not installed."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"the core asks for {name}", name=name)


sys.meta_path.insert(0, Missing())

import caravansary as cv  # noqa: E402
import caravansary.table  # noqa: E402
from caravansary import bots  # noqa: E402
from caravansary.games import ids  # noqa: E402
from caravansary.table import router, thinking  # noqa: E402
from caravansary.table.devices import holder_of, new_secret  # noqa: E402
from caravansary.table.house import AlwaysReady, House  # noqa: E402
from caravansary.table.news import Following  # noqa: E402
from caravansary.table.settings import Settings  # noqa: E402
from caravansary.table.store.memory import MemoryStore  # noqa: E402
from caravansary.table.visit import Who  # noqa: E402
from caravansary.table.wire.reader import check  # noqa: E402
from caravansary.table.wire.shape import shape_of  # noqa: E402
from caravansary.table.wire.told import News  # noqa: E402


class Here:
    """Thinks in this very thread."""

    async def ask(self, what: str, seconds: float | None = None, patience: float = 0.0, **question: Any) -> Any:
        if what == "review":  # it takes long, and is tried elsewhere
            await asyncio.Event().wait()
        return json.loads(json.dumps(thinking.QUESTIONS[what](json.loads(json.dumps(question)))))


async def at_once(work: Any, /, *args: Any) -> Any:
    return work(*args)


class Person:
    def __init__(self, house: House) -> None:
        self.house = house
        self.who = Who(holder_of(new_secret()), language="fr")

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200, **query: str) -> Any:
        sent = b"" if body is None else json.dumps(body).encode()
        answer = await router.answer(self.house, router.Request(method, f"/api{path}", query, sent, self.who))
        assert answer.status == status, (method, path, answer.body[:300])
        found = json.loads(answer.body)
        check(shape_of(router.find(method, f"/api{path}")[0].gives), found)
        return found


async def play(game: str) -> dict[str, Any]:
    house = House(Settings(hint_bot="random"), MemoryStore(), Here(), AlwaysReady(ids()), at_once)
    await house.start()
    ana, eve = Person(house), Person(house)
    assert set((await ana.ask("GET", "/about"))["games"]) == set(ids())
    for path in ("catalogue", "words"):
        await ana.ask("GET", f"/games/{game}/{path}")
    await against_a_bot(house, ana, game)
    end = await whole_game(ana, game)
    table = f"/tables/{end['table']}"
    assert len((await ana.ask("GET", "/tables"))["tables"]) == 2
    for path in ("", "/at/1", "/events", "/record", "/replay", "/catalogue", "/at/2/position"):
        await eve.ask("GET", table + path)
    assert (await eve.ask("GET", f"{table}/analysis"))["status"] == "running"
    await house.stop()
    assert threading.active_count() == 1
    return {"status": end["status"], "scores": end["result"]["scores"]}


async def whole_game(ana: Person, game: str) -> Any:
    """One person in both seats, who plays as a greedy bot would."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bea"}]
    state = (await ana.ask("POST", "/tables", {"game": game, "seats": seats, "seed": SEED}, 201))["state"]
    mirror, bot = cv.new(game, 2, seed=SEED), bots.make_bot("greedy", 1)
    while state["status"] == "playing":
        action = bots.ask(bot, mirror)
        mirror.apply(action)
        body = {"expected": state["event"], "request": f"request-{len(mirror.actions):04}", "action": action}
        state = (await ana.ask("POST", f"/tables/{state['table']}/move", body))["state"]
        assert state["view"] == json.loads(json.dumps(mirror.view(state["you"]["seat"], True)))
    return state


async def against_a_bot(house: House, ana: Person, game: str) -> None:
    """A hint, a move, and what the bot answers, from the news."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    state = (await ana.ask("POST", "/tables", {"game": game, "seats": seats}, 201))["state"]
    id = state["table"]
    following = Following(house, await house.room(id), ana.who.holder)
    async with following.present():
        async for message in following.messages():
            news = json.loads(message)
            check(shape_of(News), news)
            state = news.get("state", state)
            if {line["by"] for line in state["log"]} >= {"bot"} and state["waits"] == "decision":
                return
            if state["waits"] == "decision" and news["type"] != "presence":
                await ana.ask("POST", f"/tables/{id}/hint", {"expected": state["event"]}, lang="en")
                action = state["legal"][-1]["action"]
                await ana.ask(
                    "POST", f"/tables/{id}/move", {"expected": state["event"], "request": f"turn-{state['event']:04}", "action": action}
                )


def import_all() -> None:
    for module in pkgutil.walk_packages(caravansary.table.__path__, "caravansary.table."):
        if not module.name.startswith(DOORS):
            importlib.import_module(module.name)


if __name__ == "__main__":
    import_all()
    print(json.dumps(asyncio.run(play(sys.argv[1]))))
