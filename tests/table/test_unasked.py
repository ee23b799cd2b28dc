"""What people are not asked: decisions without a choice, and a "done" before what is really wanted. Programs still take every decision."""

from __future__ import annotations

import asyncio
from typing import Any

import caravansary as cv
from caravansary.bots import make_bot
from caravansary.table import unasked
from support.house import Data, Person, opened

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]


class Alone:
    """One device at a table of its own."""

    def __init__(self, ana: Person, state: Data) -> None:
        self.ana, self.state = ana, state

    @classmethod
    async def at(cls, position: Data, **more: Any) -> Alone:
        ana = Person(await opened(), "Ana")
        _, made = await ana.ask("POST", "/tables", {"position": position, "seats": SEATS, **more})
        return cls(ana, made["state"])

    async def do(self, what: str, **body: Any) -> Data:
        asked = {"expected": self.state["event"], **body}
        if what != "consider":
            asked["request"] = f"request-{self.state['event']}-{what}"
        status, found = await self.ana.ask("POST", f"/tables/{self.state['table']}/{what}", asked)
        assert status == 200, found
        if what != "consider":
            self.state = found["state"]
        return found

    def action(self, verb: str) -> int:
        return int(next(each["action"] for each in self.state["legal"] if each["verb"] == verb))

    def last_of(self, verb: str) -> int:
        return int(next(each["action"] for each in reversed(self.state["legal"]) if each["verb"] == verb))


def test_paying_with_yellow_cubes_only_is_one_press_and_one_press_back() -> None:
    async def story() -> None:
        table = await Alone.at(cv.new("spice-road", players=2, seed=7).position())
        dear = table.last_of("acquire")  # three cubes: all that there are, and all of them yellow
        asked = await table.do("consider", actions=[dear], through=True)
        assert asked["state"]["waits"] == "confirm" and len(asked["actions"]) == 4
        assert asked["state"]["view"]["market"][5]["card"] == table.state["view"]["market"][5]["card"]  # nothing is shown before
        await table.do("move", actions=[dear], through=True)
        assert [line["turn"] for line in table.state["log"]] == [f"acquire {table.state['view']['seats'][0]['hand'][-1]} pay 1 1 1"]
        assert table.state["player"] == 1

    asyncio.run(story())


def test_one_press_is_taken_back_at_once() -> None:
    async def story() -> None:
        position = _under_way()
        mine, rival = position["seats"][position["player"]], position["seats"][1 - position["player"]]
        rival["boat"], mine["hold"] = mine["boat"], "111"
        table = await Alone.at(position)
        await table.do("move", actions=[table.action("done")], through=True)
        assert table.state["decisions"] == 2  # the toll was paid with it: there was nothing to choose
        await table.do("undo", to=table.state["undo"]["step"])
        assert table.state["decisions"] == 0

    asyncio.run(story())


def test_without_through_every_decision_is_asked_for() -> None:
    async def story() -> None:
        table = await Alone.at(cv.new("spice-road", players=2, seed=7).position())
        await table.do("move", action=table.last_of("acquire"))
        assert table.state["player"] == 0 and [each["verb"] for each in table.state["legal"]] == ["pay"]

    asyncio.run(story())


def test_what_is_done_on_a_tile_ends_the_move() -> None:
    async def story() -> None:
        table = await Alone.at(_under_way())
        assert {each["verb"] for each in table.state["legal"]} <= {"move", "leave", "done"}
        harvest = next(each for each in table.state["beyond"] if each["verb"] == "harvest")
        done = table.action("done")
        assert harvest["first"] == [done]
        await table.do("move", actions=[done, harvest["action"]], through=True)
        assert table.state["log"][-1]["turn"].endswith("harvest") and table.state["player"] == 1

    asyncio.run(story())


def test_a_done_that_gives_something_up_or_asks_something_is_always_pressed() -> None:
    """Cubes that lie there, upgrades that are left, a toll to choose, cubes to return: nobody passes by them unasked."""
    for game in ("spice-road", "eastern-wonders", "endless-world"):
        seen = set()
        for before in _decisions(game):
            for found in unasked.beyond(before):
                seen.add(before.phase)
                after = before.copy()
                for action in (*found.first, found.action):
                    after.apply(action)  # it is what it says
        assert seen == ({"move"} if game == "eastern-wonders" else set())


def _decisions(game: str) -> list[cv.Game]:
    found = []
    for seed in (1, 2):
        now, bot = cv.new(game, players=2, seed=seed), make_bot("greedy", seed)
        while not now.over and len(now.actions) < 150:
            found.append(now.copy())
            now.apply(bot.choose(now))
    return found


def _under_way() -> Data:
    """Eastern Wonders with a boat under way, which may stop where it is and act."""
    for now in _decisions("eastern-wonders"):
        for action, word in now.words():
            after = now.copy()
            after.apply(action)
            if now.phase == "move" and word.verb == "done" and after.phase == "action":
                return now.position()
    raise AssertionError("no boat under way")
