"""Clocks: time for a turn or for the game, what happens at its end, and what costs nobody any time."""

from __future__ import annotations

import asyncio

import pytest

from caravansary.table import nature
from caravansary.table.clocks import PAUSE
from caravansary.table.house import House
from caravansary.table.store.memory import MemoryStore
from support.house import Clock, Data, Person, at_a_table, bots_done, opened, present

TURN: Data = {"per": "turn", "seconds": 100, "then": "bot"}
GAME: Data = {"per": "game", "seconds": 300, "increment": 20, "then": "bot"}


async def kinds(person: Person, table: str) -> list[str]:
    return [event["kind"] for event in (await person.get(f"/tables/{table}/events"))["events"]]


def test_time_for_a_turn_begins_anew_and_a_bot_takes_the_turn_that_ran_out() -> None:
    @at_a_table("Ana", "Ben", clock=TURN, cover_bot="greedy")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        async with present(ana, table), present(ben, table):
            state = await ana.state(table)
            assert state["clock"] == {"left": [100, 100], "running": 0}
            clock.passes(40)
            assert (await ana.state(table))["presence"]["spent"] == pytest.approx(40)
            state = await ana.do("move", state, turn="play s1")
            assert state["clock"] == {"left": [60, 100], "running": 1}
            clock.passes(99)
            await house.minder.look_round()
            assert "timed" not in await kinds(ana, table)
            clock.passes(1)
            await house.minder.look_round()
            await bots_done(house, table)
            state = await ana.state(table)
            assert (await kinds(ana, table))[-2:] == ["timed", "acted"] and state["log"][-1]["by"] == "cover"
            assert state["seats"][1]["covered"] is None, "for that one turn"
            assert state["clock"] == {"left": [100, 0], "running": 0}
            state = await ana.do("move", state, turn="rest")
            assert state["clock"]["left"][1] == 100 and state["player"] == 1


def test_time_for_the_game_grows_with_every_turn_and_ends_for_good() -> None:
    @at_a_table("Ana", "Ben", clock=GAME, cover_bot="greedy")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        async with present(ana, table), present(ben, table):
            clock.passes(100)
            state = await ana.do("move", await ana.state(table), turn="play s1")
            assert state["clock"] == {"left": [220, 300], "running": 1}
            clock.passes(5)
            state = await ben.do("move", await ben.state(table), turn="play s1")
            assert state["clock"]["left"] == [220, 315]
            clock.passes(221)
            await house.minder.look_round()
            await bots_done(house, table)
            state = await ana.state(table)
            assert state["seats"][0]["covered"] == {"bot": "greedy", "why": "time"} and state["clock"]["left"][0] == 0
            assert await ana.refused(f"/tables/{table}/return", seat=0) == "time-up"
            state = await ben.do("move", await ben.state(table), turn="rest")
            await bots_done(house, table)
            assert (await ana.state(table))["player"] == 1, "the bot plays on"


def test_who_runs_out_of_time_may_lose_the_seat() -> None:
    @at_a_table("Ana", "Ben", clock={**TURN, "then": "leave"}, cover_bot="greedy")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        async with present(ana, table), present(ben, table):
            clock.passes(101)
            await house.minder.look_round()
            await bots_done(house, table)
            state = await ben.state(table)
            assert (state["seats"][0]["kind"], state["seats"][0]["covered"]["why"]) == ("open", "left")
            assert (await ana.state(table))["you"]["seats"] == []


def test_time_that_is_up_may_only_be_told_and_only_once() -> None:
    @at_a_table("Ana", "Ben", clock={**TURN, "then": "tell"})
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        async with present(ana, table), present(ben, table):
            for _ in range(3):
                clock.passes(101)
                await house.minder.look_round()
            assert (await kinds(ana, table)).count("timed") == 1
            state = await ana.do("move", await ana.state(table), turn="play s1")
            assert state["clock"] == {"left": [0, 100], "running": 1}
            clock.passes(101)
            await house.minder.look_round()
            assert (await kinds(ana, table)).count("timed") == 2


def test_a_lost_connection_stops_the_clock_for_a_while_and_not_for_ever() -> None:
    @at_a_table("Ana", "Ben", clock=TURN)
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        async with present(ben, table):
            async with present(ana, table):
                clock.passes(10)
            clock.passes(30)
            seen = (await ben.state(table))["presence"]
            assert (seen["spent"], seen["pause"], seen["away"]) == (pytest.approx(10), pytest.approx(PAUSE - 30), [pytest.approx(30), None])
            async with present(ana, table):
                clock.passes(5)
                seen = (await ben.state(table))["presence"]
                assert (seen["spent"], seen["pause"]) == (pytest.approx(15), 0)
                # What is said meanwhile takes nothing from it.
                await ana.post(f"/tables/{table}/speak", word="moment")
                assert (await ben.state(table))["clock"]["left"][0] == pytest.approx(85)
            clock.passes(PAUSE - 30 + 80)
            await house.minder.look_round()
            assert "timed" not in await kinds(ben, table), "85 seconds were left, 30 of the pause"
            clock.passes(6)
            await house.minder.look_round()
            assert "timed" in await kinds(ben, table)


def test_the_clock_survives_a_restart_and_the_time_without_a_server_costs_nothing() -> None:
    async def play() -> None:
        clock, store = Clock(), MemoryStore()
        with nature.using(clock):
            house = await opened(store)
            ana, ben = Person(house), Person(house, "Ben")
            table = (await ana.open("me", "open", clock=GAME))["table"]
            await ben.join(await ana.state(table))
            async with present(ana, table), present(ben, table):
                clock.passes(50)
                await ana.post(f"/tables/{table}/speak", word="hello")
            await house.minder.stop()
            clock.passes(100_000)
            again = await opened(store)
            for person in (ana, ben):
                person.house = again
            async with present(ana, table), present(ben, table):
                assert (await ana.state(table))["clock"]["left"][0] == pytest.approx(250)
                await again.minder.look_round()
                clock.passes(200)
                state = await ana.do("move", await ana.state(table), turn="play s1")
                assert state["clock"]["left"] == [pytest.approx(70), 300]

    asyncio.run(play())


def test_a_clock_that_jumps_costs_nobody_anything() -> None:
    @at_a_table("Ana", "Ben", clock=TURN)
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        async with present(ana, table), present(ben, table):
            clock.jumps(86400)
            await house.minder.look_round()
            assert "timed" not in await kinds(ana, table)
            clock.jumps(-2 * 86400)
            clock.passes(101)
            await house.minder.look_round()
            assert "timed" in await kinds(ana, table)


def test_thinking_a_turn_over_costs_time_and_undoing_gives_none_back() -> None:
    @at_a_table("Ana", "Ben", clock=GAME)
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        async with present(ana, table), present(ben, table):
            clock.passes(10)
            state = await ana.state(table)
            state = await ana.do("move", state, action=next(each["action"] for each in state["legal"] if each["arg"] == "s2"))
            assert state["clock"] == {"left": [290, 300], "running": 0}
            clock.passes(10)
            state = await ana.do("undo", state, to=0)
            assert state["clock"]["left"] == [280, 300]
            _, thought = await ana.ask("POST", f"/tables/{table}/consider", {"expected": state["event"], "turn": "play s1"})
            assert thought["state"]["clock"] == {"left": [280, 300], "running": 0}
            clock.passes(10)
            state = await ana.do("move", state, actions=thought["actions"])
            assert state["clock"] == {"left": [290, 300], "running": 1}


@pytest.mark.parametrize(
    "wrong", [{"per": "year", "seconds": 5}, {"per": "turn", "seconds": 1}, {"per": "turn"}, {**TURN, "then": "explode"}, 7]
)
def test_bad_clocks_are_refused(wrong: object) -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        assert await ana.refused("/tables", game="spice-road", seats=seats, clock=wrong) == "bad-shape"


@pytest.mark.parametrize("seconds", [TURN, GAME], ids=["turn", "game"])
def test_a_table_that_begins_at_once_has_all_its_time_however_long_the_house_has_served(seconds: Data) -> None:
    async def played() -> None:
        clock = Clock()
        with nature.using(clock):
            house = await opened()
            clock.passes(1000)
            ana = Person(house)
            table = (await ana.open("me", "me", clock=seconds))["table"]
            async with present(ana, table):
                clock.passes(50)
                await house.minder.look_round()
                assert (await ana.state(table))["presence"]["spent"] == pytest.approx(50) and await kinds(ana, table) == ["created"]

    asyncio.run(played())
