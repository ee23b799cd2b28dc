"""What one person can do to another at a table: cover, close, take seats, fill the log; and what a clock that jumps can do to all."""

from __future__ import annotations

import asyncio

import pytest

from caravansary.table import checks, nature
from caravansary.table.house import House
from caravansary.table.store.memory import MemoryStore
from support.house import Clock, Data, Person, at_a_table, opened, present

DAY = 86400.0


async def covered(person: Person, table: str, seat: int) -> Data | None:
    found: Data | None = (await person.state(table))["seats"][seat]["covered"]
    return found


# Covering


def test_a_rival_is_not_covered_at_once_where_the_table_waits_for_ever() -> None:
    @at_a_table("Ana", "Ben", cover_bot="greedy")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        path = f"/tables/{table}"
        assert await ana.refused(f"{path}/cover", seat=1) == "not-agreed"
        assert await ana.refused(f"{path}/cover", seat=1, bot="random") == "not-your-seat"
        assert await ana.refused(f"{path}/propose", what="cover", seat=1) == "nobody-to-ask"
        clock.passes(23 * 3600)
        await house.minder.look_round()
        assert await ana.refused(f"{path}/cover", seat=1) == "not-agreed" and await covered(ana, table, 1) is None
        clock.passes(3601)
        await ana.post(f"{path}/cover", seat=1)
        assert await covered(ana, table, 1) == {"bot": "greedy", "why": "absent"}, "by the table's own bot"
        # Being there is enough to have the seat again.
        async with present(ben, table):
            assert await covered(ana, table, 1) is None
            assert await ana.refused(f"{path}/cover", seat=1) == "still-here"


def test_the_person_may_ask_for_it_at_any_time_and_come_back_at_any_time() -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        await ben.post(f"/tables/{table}/cover", seat=1, bot="random")
        assert await covered(ana, table, 1) == {"bot": "random", "why": "asked"}
        await ben.post(f"/tables/{table}/return", seat=1)
        assert await covered(ana, table, 1) is None


def test_a_table_with_a_grace_covers_by_itself_and_not_sooner() -> None:
    @at_a_table("Ana", "Ben", "Cleo", grace=120, cover_bot="greedy")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person, cleo: Person) -> None:
        path = f"/tables/{table}"
        await ana.do("move", await ana.state(table), turn="play s1")
        clock.passes(119)
        await house.minder.look_round()
        assert await ana.refused(f"{path}/cover", seat=1) == "too-soon", "not by one"
        assert await ana.refused(f"{path}/propose", what="cover", seat=1) == "too-soon", "nor by all"
        assert await covered(ana, table, 1) is None
        clock.passes(2)
        await house.minder.look_round()
        assert await covered(ana, table, 1) == {"bot": "greedy", "why": "absent"}


def test_all_others_agree_to_cover_somebody_who_is_away() -> None:
    @at_a_table("Ana", "Ben", "Cleo", "Dora", cover_bot="greedy")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person, cleo: Person, dora: Person) -> None:
        path = f"/tables/{table}"
        state = await ana.state(table)
        assert state["can"]["ask_cover"] == [1, 2, 3] and state["can"]["cover"] == [0]
        asked = (await ana.post(f"{path}/propose", what="cover", seat=1))["state"]["proposal"]
        assert asked == {**asked, "what": "cover", "by": 0, "of": 1, "agreed": [], "missing": [2, 3], "asks_you": False}
        assert (await cleo.state(table))["proposal"]["asks_you"] and not (await ben.state(table))["proposal"]["asks_you"]
        assert await ana.refused(f"{path}/vote", proposal=asked["event"], agree=True) == "not-asked"
        assert await ben.refused(f"{path}/vote", proposal=asked["event"], agree=True) == "not-asked"
        assert await Person(house).refused(f"{path}/vote", proposal=asked["event"], agree=True) == "not-seated"
        await cleo.post(f"{path}/vote", proposal=asked["event"], agree=True)
        assert await covered(ana, table, 1) is None, "not yet"
        await dora.post(f"{path}/vote", proposal=asked["event"], agree=True)
        assert await covered(ana, table, 1) == {"bot": "greedy", "why": "agreed"}
        assert (await ana.state(table))["proposal"] is None
        events = (await ben.get(f"{path}/events", after="4"))["events"]
        assert [each["kind"] for each in events] == ["proposed", "agreed", "covered"]


@pytest.mark.parametrize("how", ["declined", "withdrawn", "came", "played"])
def test_what_is_asked_ends(how: str) -> None:
    @at_a_table("Ana", "Ben", "Cleo")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person, cleo: Person) -> None:
        path = f"/tables/{table}"
        await ana.do("move", await ana.state(table), turn="play s1")
        asked = (await ana.post(f"{path}/propose", what="cover", seat=1))["state"]["proposal"]["event"]
        if how == "came":
            async with present(ben, table):
                assert await cleo.refused(f"{path}/vote", proposal=asked, agree=True) == "no-proposal"
        elif how == "played":
            await ben.do("move", await ben.state(table), turn="play s1")
        else:
            await (cleo if how == "declined" else ana).post(f"{path}/vote", proposal=asked, agree=False)
        assert (await ana.state(table))["proposal"] is None
        assert await cleo.refused(f"{path}/vote", proposal=asked, agree=True) == "no-proposal"
        assert await covered(ana, table, 1) is None


# Closing


def test_a_host_does_not_close_a_running_game_of_others_alone() -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        path = f"/tables/{table}"
        assert (await ana.state(table))["can"]["close"] == "ask" and (await ben.state(table))["can"]["close"] is None
        assert await ana.refused(f"{path}/close") == "not-agreed"
        assert await ben.refused(f"{path}/propose", what="close") == "not-host"
        asked = (await ana.post(f"{path}/propose", what="close"))["state"]
        assert asked["status"] == "playing" and asked["proposal"]["missing"] == [1]
        assert await ana.refused(f"{path}/close") == "not-agreed"
        closed = (await ben.post(f"{path}/vote", proposal=asked["proposal"]["event"], agree=True))["state"]
        assert closed["status"] == "closed" and closed["proposal"] is None


def test_nor_by_having_left_nor_while_a_bot_covers_them() -> None:
    @at_a_table("Ana", "Ben", cover_bot="random")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        path = f"/tables/{table}"
        await ben.post(f"{path}/cover", seat=1)
        assert await ana.refused(f"{path}/close") == "not-agreed"
        await ana.post(f"{path}/leave", seat=0)
        assert await ana.refused(f"{path}/close") == "not-agreed", "resigning is possible, closing is not"


def test_after_a_long_silence_or_alone_a_host_closes() -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        clock.passes(23 * 3600)
        assert await ana.refused(f"/tables/{table}/close") == "not-agreed"
        clock.passes(2 * 3600)
        assert (await ana.post(f"/tables/{table}/close"))["state"]["status"] == "closed"
        for seats in (("me", "random"), ("me", "open", "open")):
            state = await ana.open(*seats)
            assert state["can"]["close"] == "now"
            if seats[1] == "open":
                await ben.join(state)  # the game has not begun
            assert (await ana.post(f"/tables/{state['table']}/close"))["state"]["status"] == "closed"


# Seat codes


@pytest.mark.parametrize("how", ["newer", "left", "moved", "old"])
def test_a_code_dies_with_its_holder(how: str) -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        path, cleo, eve = f"/tables/{table}", Person(house, "Cleo"), Person(house, "Eve")
        code = (await ben.post(f"{path}/pass", seat=1))["code"]
        if how == "newer":
            newer = (await ben.post(f"{path}/pass", seat=1))["code"]
        elif how == "left":
            await ben.post(f"{path}/leave", seat=1)
            assert await eve.refused(f"{path}/take", code=code) == "bad-code", "nobody's seat"
            await cleo.join(await ana.state(table))
        elif how == "moved":
            await cleo.post(f"{path}/take", code=code)
        else:
            clock.passes(15 * 60 + 1)
        holder = (await house.room(table)).table.seats[1].holder
        assert await eve.refused(f"{path}/take", code=code) == "bad-code"
        assert (await house.room(table)).table.seats[1].holder == holder
        if how == "newer":
            await eve.post(f"{path}/take", code=newer)


# How much a table takes in


def test_nobody_fills_the_log_of_a_table() -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        path, taken = f"/tables/{table}", 0
        while (await ana.ask("POST", f"{path}/rename", {"seat": 0, "name": f"Ana {taken}"}))[0] == 200:
            taken += 1
        assert 20 <= taken <= 200
        assert await ana.refused(f"{path}/rename", seat=0, name="Anna") == "too-often"
        # Neither play nor the others are held up by that.
        await ben.post(f"{path}/rename", seat=1, name="Benjamin")
        state = await ana.do("move", await ana.state(table), turn="play s1")
        await ana.do("undo", state, to=0)
        await ana.post(f"{path}/leave", seat=0)


def test_a_table_filled_by_many_devices_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_TAKEN", 30)

    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        path, eve = f"/tables/{table}", ben
        while (passed := await eve.ask("POST", f"{path}/pass", {"seat": 1}))[0] == 200:
            before, eve = eve, Person(house, "Eve")
            if (await eve.ask("POST", f"{path}/take", {"code": passed[1]["code"]}))[0] != 200:
                eve = before
        assert passed[1]["error"]["code"] == "table-full"
        await ana.do("move", await ana.state(table), turn="play s1")
        state = await eve.do("move", await eve.state(table), turn="play s1")
        assert await eve.refused_to("undo", state, to=1) == "table-full"
        await ana.do("move", await ana.state(table), turn="rest")
        await eve.post(f"{path}/leave", seat=1)


# Clocks


def test_a_clock_that_jumps_ahead_covers_nobody_and_removes_nothing_young() -> None:
    settings = {"keep_finished": 1, "keep_unfinished": 1}

    @at_a_table("Ana", "Ben", grace=120, settings=settings)
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        await house.minder.look_round()
        clock.jumps(400 * DAY)
        clock.passes(60)
        await house.minder.look_round()
        assert await covered(ana, table, 0) is None
        assert await ana.refused(f"/tables/{table}/close") == "not-agreed"
        assert await house.minder.prune() == 0
        # Also not where the server starts again with the wrong clock.
        other = await opened(house.store, **settings)
        await other.minder.look_round()
        assert await other.minder.prune() == 0
        assert (await other.room(table)).table.seats[0].covered is None
        # What is really old goes.
        clock.passes(2 * DAY)
        assert await other.minder.prune() == 1
        await house.store.append((await house.room(table)).table.events[0], house.rooms.index((await house.room(table)).table, []))
        house.rooms.rooms.pop(table)


def test_a_clock_that_is_set_back_leaves_no_table_waiting_and_none_in_the_future() -> None:
    @at_a_table("Ana", "Ben", grace=120)
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        await house.minder.look_round()
        clock.jumps(400 * DAY)
        state = await ana.do("move", await ana.state(table), turn="play s1")
        await house.minder.look_round()
        clock.jumps(-400 * DAY)
        await house.minder.look_round()
        assert (await ana.get("/tables"))["tables"][0]["updated"] <= clock.now() + 60
        clock.passes(121)
        await house.minder.look_round()
        assert await covered(ana, table, 1) is not None, "the grace goes on"
        room = await house.room(table)
        assert room.table.events[-1].at <= clock.now() and state["event"] < room.table.last
        assert (await ana.state(table))["updated"] <= clock.now()


def test_after_a_restart_with_a_clock_set_back_what_is_due_is_found() -> None:
    async def play() -> None:
        clock, store = Clock(), MemoryStore()
        with nature.using(clock):
            house = await opened(store)
            ana, ben = Person(house), Person(house, "Ben")
            table = (await ana.open("open", "me", grace=120))["table"]
            await ben.join(await ana.state(table))
            clock.jumps(-400 * DAY)
            again = await opened(store)
            await again.minder.look_round()
            for _ in range(3):
                clock.passes(121)
                await again.minder.look_round()
            assert (await again.room(table)).table.seats[0].covered is not None

    asyncio.run(play())


# More tables than a server looks at or keeps in memory at once


async def _two_tables_left_alone(house: House, graces: tuple[float, float]) -> list[str]:
    found = []
    for grace in graces:
        ana, ben = Person(house), Person(house, "Ben")
        found.append((await ana.open("me", "open", grace=grace))["table"])
        await ben.join(await ana.state(found[-1]))
    return found


def test_the_grace_goes_on_at_tables_that_are_not_kept_in_memory() -> None:
    async def play() -> None:
        clock, store = Clock(), MemoryStore()
        with nature.using(clock):
            tables = await _two_tables_left_alone(await opened(store), (120, 120))
            clock.passes(121)
            house = await opened(store, rooms=1)

            async def covered_after(seconds: int) -> list[bool]:
                for _ in range(0, seconds, 10):
                    await house.minder.look_round()
                    clock.passes(10)
                return ["covered" in [event.kind for event in await store.events(table)] for table in tables]

            assert await covered_after(120) == [False, False], "this server has not looked for them that long"
            assert await covered_after(80) == [True, True]

    asyncio.run(play())


def test_tables_with_grace_left_do_not_keep_others_waiting() -> None:
    class Narrow(MemoryStore):
        async def due(self, now: float, most: int = 200) -> list[str]:
            return await super().due(now, 1)

    async def play() -> None:
        clock, store = Clock(), Narrow()
        with nature.using(clock):
            _, other = await _two_tables_left_alone(await opened(store), (3600, 3700))
            clock.passes(4000)
            house = await opened(store)
            await house.minder.look_round()
            clock.passes(2)
            await house.minder.look_round()
            assert other in house.rooms.rooms, "the first one has an hour left and is due all the time"

    asyncio.run(play())
