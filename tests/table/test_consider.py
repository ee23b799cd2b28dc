"""Turns that are confirmed: thought over by one, told to the others when they are played and not before."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import caravansary as cv
from support.house import Data, Person, opened

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


class Two:
    """Ana and Ben at a table that Ana begins, and everything that reaches Ben."""

    def __init__(self, house: Any, ana: Person, ben: Person, table: str) -> None:
        self.house, self.ana, self.ben, self.table = house, ana, ben, table

    async def consider(self, *actions: int, turn: str | None = None, by: Person | None = None) -> tuple[int, Data]:
        _, seen = await self.ana.ask("GET", f"/tables/{self.table}")
        asked = {"expected": seen["event"], "actions": list(actions), **({"turn": turn} if turn else {})}
        return await (by or self.ana).ask("POST", f"/tables/{self.table}/consider", asked)

    async def seen_by_ben(self) -> str:
        room = await self.house.room(self.table)
        _, seen = await self.ben.ask("GET", f"/tables/{self.table}")
        seen.pop("presence")  # says for how long somebody has been away
        return json.dumps([seen, self.house.rooms.news(room, self.ben.who.holder, None, None, 0).decode()], sort_keys=True)


async def two(**more: Any) -> Two:
    house = await opened()
    ana, ben = Person(house, "Ana"), Person(house, "Ben")
    game = {} if "position" in more else {"game": "spice-road", "begins": 0}
    _, made = await ana.ask("POST", "/tables", {**game, "seats": SEATS, **more})
    invite = made["state"]["links"]["invite"].split("/")[-1]
    await ben.ask("POST", f"/tables/{made['table']}/join", {"invite": invite, "name": "Ben"})
    return Two(house, ana, ben, made["table"])


def step(state: Data, verb: str, arg: str | None = None) -> int:
    return next(int(each["action"]) for each in state["legal"] if each["verb"] == verb and arg in (None, each["arg"]))


def test_nobody_hears_of_a_turn_before_it_is_confirmed() -> None:
    async def story() -> None:
        at = await two()
        before = await at.seen_by_ben()
        _, seen = await at.ana.ask("GET", f"/tables/{at.table}")
        _, thought = await at.consider(step(seen, "play", "s2"))
        state = thought["state"]
        assert state["waits"] == "decision" and {each["verb"] for each in state["legal"]} == {"raise", "done"}
        _, thought = await at.consider(*thought["actions"], step(state, "raise"))
        _, thought = await at.consider(*thought["actions"], step(thought["state"], "done"))
        state = thought["state"]
        assert (state["waits"], state["player"], state["can"]["confirm"], state["legal"]) == ("confirm", 0, True, [])
        assert state["view"]["seats"][0]["played"] == ["s2"] and state["view"]["seats"][0]["caravan"] == "112"
        assert await at.seen_by_ben() == before  # not a byte of it

        _, seen = await at.ana.ask("GET", f"/tables/{at.table}")
        body = {"expected": seen["event"], "request": "confirmed", "actions": thought["actions"]}
        status, played = await at.ana.ask("POST", f"/tables/{at.table}/move", body)
        assert status == 200 and played["state"]["player"] == 1
        assert [line["turn"] for line in played["state"]["log"]] == ["play s2 1>2"]
        assert '"play s2 1>2"' in await at.seen_by_ben()

    asyncio.run(story())


def test_what_would_show_a_card_is_confirmed_before_it_does() -> None:
    async def story() -> None:
        at = await two()
        _, seen = await at.ana.ask("GET", f"/tables/{at.table}")
        for asked in ({"turn": "acquire " + seen["view"]["market"][0]["card"]}, {"turn": None}):
            actions = () if asked["turn"] else (step(seen, "acquire"),)
            _, thought = await at.consider(*actions, turn=asked["turn"])
            assert thought["state"]["waits"] == "confirm" and len(thought["actions"]) == 1
            assert thought["state"]["view"]["market"] == seen["view"]["market"]  # the new card is not there yet
        # What comes after the new card can't be guessed: it is not looked at.
        _, guessed = await at.consider(turn=f"acquire {seen['view']['market'][0]['card']} discard 4")
        assert guessed["actions"] == thought["actions"]

    asyncio.run(story())


def test_the_turn_that_ends_the_game_is_confirmed_before_it_is_counted() -> None:
    async def story() -> None:
        game = cv.new("spice-road", players=2, seed=1).position()
        first, *deck = game["points_deck"]
        for place, seat in enumerate(game["seats"]):
            seat |= {"claimed": deck[place : place + 10 : 2], "caravan": "33333"}
        played = cv.from_position(game | {"round": 6, "points_deck": [first, *deck[10:]], "player": 1}, seed=1)
        last = next(played.notation(each) for each in played.legal if played.notation(each).startswith("claim"))
        at = await two(position=played.position())
        _, thought = await at.consider(turn=last, by=at.ben)
        state = thought["state"]
        assert (state["status"], state["waits"], state["result"]) == ("playing", "confirm", None)
        assert state["luck"] is None or state["luck"]["secret"] is None

    asyncio.run(story())


def test_only_the_one_to_decide_thinks_over_and_only_what_is_possible() -> None:
    async def story() -> None:
        at = await two()
        codes = [
            (await at.consider(turn="play s1", by=at.ben))[1]["error"]["code"],
            (await at.consider(turn="play m99"))[1]["error"]["code"],
            (await at.consider(9999))[1]["error"]["code"],
        ]
        assert codes == ["not-your-turn", "illegal", "illegal"]
        _, stale = await at.ana.ask("POST", f"/tables/{at.table}/consider", {"expected": 0, "turn": "rest"})
        assert stale["error"]["code"] == "stale"
        _, seen = await at.ana.ask("GET", f"/tables/{at.table}")
        # A move never goes on into the turn of the next player.
        play = step(seen, "play", "s1")
        status, refused = await at.ana.ask(
            "POST", f"/tables/{at.table}/move", {"expected": seen["event"], "request": "too-much", "actions": [play, play]}
        )
        assert (status, refused["error"]["code"]) == (422, "illegal")
        assert (await at.ana.ask("GET", f"/tables/{at.table}"))[1]["event"] == seen["event"]

    asyncio.run(story())


def test_a_hint_is_given_for_a_turn_that_is_thought_over() -> None:
    async def story() -> None:
        at = await two(hints=True)
        _, seen = await at.ana.ask("GET", f"/tables/{at.table}")
        _, thought = await at.consider(step(seen, "play", "s2"))
        asked = {"expected": seen["event"], "actions": thought["actions"]}
        status, hint = await at.ana.ask("POST", f"/tables/{at.table}/hint", asked)
        assert status == 200 and hint["hint"]["verb"] in ("raise", "done")

    asyncio.run(story())
