"""The table inside a page: whole games on a shelf, through crashes, two tabs, a full shelf and a lost worker."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

import pytest

import caravansary as cv
from caravansary.games import kind
from caravansary.table.page.bots import thought
from caravansary.table.page.door import Answer, Page
from caravansary.table.page.store import PageStore

GAMES = [game for game in cv.games() if kind(game).is_own]


class Rows:
    """A shelf in memory; full or cleared when the test says so."""

    def __init__(self) -> None:
        self.lines: dict[str, str] = {}
        self.rows: dict[str, list[str]] = {}
        self.is_full = False

    async def tables(self) -> Sequence[str]:
        return list(self.lines.values())

    async def line(self, table: str) -> str | None:
        return self.lines.get(table)

    async def events(self, table: str, after: int) -> Sequence[str]:
        return self.rows.get(table, [])[after:]

    async def append(self, table: str, number: int, event: str, line: str) -> bool:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("QuotaExceededError")
        rows = self.rows.setdefault(table, [])
        if number != len(rows) + 1:
            return False
        rows.append(event)
        self.lines[table] = line
        return True

    async def restore(self, table: str, events: Sequence[str], line: str) -> None:
        self.rows[table], self.lines[table] = list(events), line

    async def put(self, table: str, line: str) -> None:
        self.lines[table] = line

    async def remove(self, table: str) -> None:
        del self.lines[table], self.rows[table]


async def think(question: str) -> str:
    await asyncio.sleep(0)
    return thought(question)


class Visitor:
    """Somebody at a page."""

    def __init__(self, shelf: Rows, secret: str | None = None, thinking=think) -> None:
        self.page = Page(PageStore(shelf), thinking, secret)

    async def post(self, path: str, **body) -> dict:
        return done(await self.page.ask("POST", path, json.dumps(body), "en"))

    async def get(self, path: str) -> dict:
        return done(await self.page.ask("GET", path, "", "en"))

    async def open(self, game: str, bot: str = "random") -> str:
        await self.page.start()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": bot, "name": "Zeno"}]
        return (await self.post("tables", game=game, seats=seats, seed=7, request="opening-one"))["table"]

    async def state(self, table: str) -> dict:
        return await self.get(f"tables/{table}")

    async def my_turn(self, table: str) -> dict:
        while (state := await self.state(table))["waits"] == "bot":
            await asyncio.sleep(0)
        return state

    async def act(self, table: str, number: int) -> dict:
        """Take a legal action, unless the game is over."""
        state = await self.my_turn(table)
        if state["status"] == "playing":
            action = state["legal"][number % len(state["legal"])]["action"]
            await self.post(f"tables/{table}/move", expected=state["event"], action=action, request=f"decision-{number}")
        return state


def done(answer: Answer) -> dict:
    found = json.loads(answer.body)
    if answer.status >= 400:
        raise Refused(answer.status, found["error"]["code"])
    return found


class Refused(Exception):
    pass


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_every_crash(game):
    """The page is closed after each decision, in the middle of turns too; the next one finds all that was acknowledged."""

    async def play() -> None:
        shelf = Rows()
        first = Visitor(shelf)
        table, secret = await first.open(game), first.page.secret
        await first.page.stop()
        for number in range(12):
            visitor = Visitor(shelf, secret)
            await visitor.page.start()
            before = len(shelf.rows[table])
            await visitor.act(table, number)
            assert len(shelf.rows[table]) > before
            assert [held["table"] for held in (await visitor.get("tables"))["tables"]] == [table]
            await visitor.page.stop()

    asyncio.run(play())


def test_two_tabs_share_one_table():
    """What one tab writes is known to the other, and of two decisions at once one is stale."""

    async def play() -> None:
        shelf = Rows()
        left = Visitor(shelf)
        table = await left.open(GAMES[0])
        right = Visitor(shelf, left.page.secret)
        await right.page.start()
        state = await left.my_turn(table)
        await right.my_turn(table)
        moves = [
            each.page.ask(
                "POST",
                f"tables/{table}/move",
                json.dumps({"expected": state["event"], "action": state["legal"][0]["action"], "request": f"decision-{mark}"}),
                "en",
            )
            for each, mark in ((left, "left"), (right, "right"))
        ]
        assert sorted(answer.status for answer in await asyncio.gather(*moves)) == [200, 409]
        rows = [json.loads(row) for row in shelf.rows[table]]
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
        await right.page.heard(table, len(rows))
        assert (await right.my_turn(table))["event"] == (await left.my_turn(table))["event"]
        await left.page.stop()
        await right.page.stop()

    asyncio.run(play())


def test_a_full_shelf_is_told_and_loses_nothing():
    async def play() -> None:
        shelf = Rows()
        visitor = Visitor(shelf)
        table = await visitor.open(GAMES[0])
        await visitor.my_turn(table)
        before = len(shelf.rows[table])
        shelf.is_full = True
        with pytest.raises(Refused, match="no-room"):
            await visitor.act(table, 0)
        assert len(shelf.rows[table]) == before
        shelf.is_full = False
        await visitor.act(table, 0)
        assert len(shelf.rows[table]) > before
        await visitor.page.stop()

    asyncio.run(play())


def test_a_table_that_is_open_outlives_a_cleared_shelf():
    """Somebody clears the browser's storage: with the next decision the whole table is there again, still this device's own."""

    async def play() -> None:
        shelf = Rows()
        visitor = Visitor(shelf)
        table = await visitor.open(GAMES[0])
        await visitor.act(table, 0)
        await visitor.my_turn(table)
        shelf.lines.clear()
        shelf.rows.clear()
        await visitor.act(table, 1)
        await visitor.my_turn(table)
        await visitor.page.stop()
        later = Visitor(shelf, visitor.page.secret)
        await later.page.start()
        assert [held["table"] for held in (await later.get("tables"))["tables"]] == [table]
        before = len(shelf.rows[table])
        await later.act(table, 2)
        assert len(shelf.rows[table]) > before > 3
        await later.page.stop()

    asyncio.run(play())


def test_tables_move_to_another_browser_as_one_file():
    """There they are its own and go on; a file taken in twice changes nothing, one that went on here meanwhile neither."""

    async def play() -> None:
        here, there = Visitor(Rows()), Visitor(Rows())
        table = await here.open(GAMES[0])
        await here.act(table, 0)
        await here.my_turn(table)
        file = (await here.page.ask("GET", "page/tables", "", "en")).body
        await there.page.start()
        assert done(await there.page.ask("POST", "page/tables", file, "en")) == {"taken": 1}
        assert done(await there.page.ask("POST", "page/tables", file, "en")) == {"taken": 0}
        before = (await there.my_turn(table))["event"]
        await there.act(table, 1)
        assert (await there.my_turn(table))["event"] > before
        assert done(await there.page.ask("POST", "page/tables", file, "en")) == {"taken": 0}
        assert here.page.secret not in file
        await here.page.stop()
        await there.page.stop()

    asyncio.run(play())


@pytest.mark.parametrize(
    "spoil", [lambda file: file[: len(file) // 2], lambda file: "{}", lambda file: file.replace('"number":2', '"number":3')]
)
def test_a_file_that_holds_no_whole_tables_is_refused(spoil):
    async def play() -> None:
        here, shelf = Visitor(Rows()), Rows()
        table = await here.open(GAMES[0])
        await here.act(table, 0)
        file = (await here.page.ask("GET", "page/tables", "", "en")).body
        there = Visitor(shelf)
        await there.page.start()
        with pytest.raises(Refused, match="bad-table"):
            done(await there.page.ask("POST", "page/tables", spoil(file), "en"))
        assert not shelf.rows
        await here.page.stop()
        await there.page.stop()

    asyncio.run(play())


def test_a_game_played_by_link_goes_on_from_its_record():
    """The record of a game that is not over opens the same game elsewhere, with the same luck to come."""

    async def play() -> None:
        here, there = Visitor(Rows()), Visitor(Rows())
        await here.page.start()
        await there.page.start()
        people = [{"kind": "me", "name": name} for name in ("Ada", "Bo")]
        table = (await here.post("tables", game=GAMES[0], seats=people, begins=0, open_hands=False, request="by-link-one"))["table"]
        for number in range(6):
            await here.act(table, number)
        sent = (await here.page.ask("GET", f"page/record/{table}", "", "en")).body
        other = (await there.post("tables", record=sent, seats=people, open_hands=False, request="by-link-two"))["table"]
        for number in range(6, 14):
            assert (await here.act(table, number))["view"] == (await there.act(other, number))["view"]
        await here.page.stop()
        await there.page.stop()

    asyncio.run(play())


def test_a_lost_worker_is_asked_again():
    lost = []

    async def think_at_second_try(question: str) -> str:
        if not lost:
            lost.append(question)
            raise RuntimeError("terminated")
        return await think(question)

    async def play() -> None:
        visitor = Visitor(Rows(), thinking=think_at_second_try)
        table = await visitor.open(GAMES[0])
        for number in range(2):
            await visitor.act(table, number)
        assert lost and (await visitor.my_turn(table))["status"] == "playing"
        await visitor.page.stop()

    asyncio.run(play())


def test_news_come_as_from_a_socket():
    async def play() -> None:
        visitor = Visitor(Rows())
        table = await visitor.open(GAMES[0])
        heard: list[dict] = []
        news = asyncio.ensure_future(visitor.page.follow(table, None, "en", lambda message: heard.append(json.loads(message))))
        await visitor.act(table, 0)
        while not any(message["type"] == "news" for message in heard):
            await asyncio.sleep(0)
        assert heard[0]["type"] == "state"
        await visitor.page.follow("nosuchtable", None, "fr", lambda message: heard.append(json.loads(message)))
        assert heard[-1]["error"]["code"] == "no-such-table"
        news.cancel()
        await visitor.page.stop()

    asyncio.run(play())
