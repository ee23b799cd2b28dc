"""Nobody at a table with others knows the cards to come, and when the game is over anybody can check how they were dealt."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import caravansary as cv
from caravansary.engine import dealing, record
from caravansary.engine.proving import prove
from caravansary.games import kind
from caravansary.table.fold import folded
from caravansary.table.house import House
from support.house import Data, Person, bots_done, opened
from support.terminal import caravansary

SEED = 4_123_456_789_012_345_678


def market(state: Data) -> list[str]:
    return [place["card"] for place in state["view"]["market"]]


async def acquire(person: Person, state: Data) -> Data:
    """The card that costs nothing: a new one comes from the deck."""
    return await person.do("move", state, action=next(each["action"] for each in state["legal"] if each["verb"] == "acquire"))


async def cards_to_come(people: list[Person], table: str, count: int) -> list[str]:
    """As many new cards as asked for, of the seats in turn."""
    found = []
    while len(found) < count:
        state = await people[0].state(table)
        for person in people:
            seen = await person.state(table)
            if state["player"] in seen["you"]["seats"]:
                found.append(market(await acquire(person, seen))[-1])
    return found


def foreseen(seed: int, count: int, after: int = 0) -> list[str]:
    """What somebody who knows the seed expects."""
    game, found = cv.new("spice-road", 2, seed=seed), []
    for _ in range(after + count):
        game.apply(next(action for action, word in game.words() if word.verb == "acquire"))
        found.append(game.position()["market"][-1]["card"])
    return found[after:]


def test_a_chosen_seed_is_worth_nothing_once_another_device_sits_down() -> None:
    async def after(way: str) -> list[str]:
        house = await opened()
        ana, ben = Person(house), Person(house, "Ben")
        table = (await ana.open("me", "me", seed=7))["table"]
        if way == "left":
            left = (await ana.post(f"/tables/{table}/leave", seat=1))["state"]
            await ben.join(left)
        elif way == "passed":
            code = (await ana.post(f"/tables/{table}/pass", seat=1))["code"]
            await ben.post(f"/tables/{table}/take", code=code)
        return await cards_to_come([ana, ben], table, 20)

    expected = foreseen(7, 20)
    assert asyncio.run(after("alone")) == expected, "alone the seed deals"
    for way in ("left", "passed"):
        found = asyncio.run(after(way))
        assert sum(one == other for one, other in zip(found, expected, strict=True)) < 10


def test_what_was_tried_out_alone_does_not_come_again() -> None:
    async def tried() -> tuple[list[str], list[str]]:
        house = await opened()
        ana, ben = Person(house), Person(house, "Ben")
        state = await ana.open("me", "me")
        table, first = state["table"], market(state)
        seen = await cards_to_come([ana], table, 20)
        state = await ana.do("undo", await ana.state(table), to=0)
        assert market(state) == first
        assert await cards_to_come([ana], table, 20) == seen, "alone, going back never draws anew"
        await ana.do("undo", await ana.state(table), to=0)
        await ben.join((await ana.post(f"/tables/{table}/leave", seat=1))["state"])
        return seen, await cards_to_come([ana, ben], table, 20)

    seen, came = asyncio.run(tried())
    assert sum(one == other for one, other in zip(seen, came, strict=True)) < 10


def test_a_seat_that_moves_on_to_the_same_device_changes_nothing() -> None:
    async def left_and_back() -> Data:
        house = await opened()
        ana = Person(house)
        state = await ana.open("me", "me", seed=7)
        return await ana.join((await ana.post(f"/tables/{state['table']}/leave", seat=1))["state"])

    assert asyncio.run(left_and_back())["luck"] is None


def test_only_an_owner_who_allows_it_lets_a_host_choose_the_luck_of_others() -> None:
    async def tournament() -> tuple[Data, list[str]]:
        house = await opened(seeds=True)
        ana, ben = Person(house), Person(house, "Ben")
        joined = await ben.join(await ana.open("me", "open", seed=7))
        return joined, await cards_to_come([ana, ben], joined["table"], 5)

    joined, cards = asyncio.run(tournament())
    assert joined["luck"] is None and cards == foreseen(7, 5)


async def with_others(house: House, **more: Any) -> tuple[Person, Person, Data]:
    ana, ben = Person(house), Person(house, "Ben")
    joined = await ben.join(await ana.open("me", "open", **more))
    return ana, ben, joined


def test_in_company_what_was_shown_stands() -> None:
    async def take_back() -> None:
        house = await opened()
        ana, ben, state = await with_others(house, take_back=True)
        table = state["table"]
        state = await acquire(ana, await ana.state(table))
        assert state["undo"] == {"free": None, "back": None, "step": None} and await ana.refused_to("undo", state, to=0) == "no-undo"
        state = await ben.do("move", await ben.state(table), turn="play s1")
        assert state["undo"]["back"] == 1
        await ben.do("undo", state, to=1)

    async def across_sitting_down() -> None:
        """What a device saw alone stands too, but not what it only decided: that is decided anew with the new luck."""
        house = await opened()
        ana, ben = Person(house), Person(house, "Ben")
        state = await ana.open("me", "random", "me", seed=SEED)
        table = state["table"]
        await acquire(ana, state)
        await bots_done(house, table)
        state = await ana.do("move", await ana.state(table), turn="play s1")
        state = await ana.do("move", state, turn="play s1")
        await bots_done(house, table)
        state = await ana.state(table)
        assert state["undo"]["back"] == 0, "alone"
        code = (await ana.post(f"/tables/{table}/pass", seat=2))["code"]
        await ben.post(f"/tables/{table}/take", code=code)
        room = await house.room(table)
        shown = [room.table.game.back_to(n).depends_on_luck(d.action) for n, d in enumerate(room.table.decisions)]  # type: ignore[union-attr]
        last = max(number for number, each in enumerate(shown) if each)
        lowest = (await ana.state(table))["undo"]["back"]
        assert lowest is None or lowest > last
        assert await ana.refused_to("undo", await ana.state(table), to=0) == "no-undo"

    async def with_a_seed_that_is_known() -> None:
        house = await opened(seeds=True)
        ana, _, state = await with_others(house, take_back=True, seed=7)
        state = await acquire(ana, await ana.state(state["table"]))
        assert state["undo"]["back"] is None and await ana.refused_to("undo", state, to=0) == "no-undo"

    asyncio.run(take_back())
    asyncio.run(across_sitting_down())
    asyncio.run(with_a_seed_that_is_known())


def test_a_decision_taken_back_across_sitting_down_draws_from_the_new_luck() -> None:
    async def cards() -> tuple[list[str], Data]:
        house = await opened()
        ana, ben = Person(house), Person(house, "Ben")
        state = await ana.open("me", "me", seed=7)
        table = state["table"]
        state = await ana.do("move", state, turn="play s1")
        code = (await ana.post(f"/tables/{table}/pass", seat=1))["code"]
        await ben.post(f"/tables/{table}/take", code=code)
        state = await ana.do("undo", await ana.state(table), to=0)
        assert state["luck"]["since"] == 0
        found = await cards_to_come([ana, ben], table, 20)
        room = await house.room(table)
        again = folded(table, await house.store.events(table))
        assert again.game == room.table.game and again.deals == room.table.deals
        return found, await ana.state(table)

    found, _ = asyncio.run(cards())
    assert sum(one == other for one, other in zip(found, foreseen(7, 20), strict=True)) < 10


def test_guessing_how_a_turn_goes_on_tells_nothing() -> None:
    """A turn in notation that fails after luck has shown something stands up to there."""

    async def guess() -> tuple[Data, Data]:
        house = await opened()
        ana, _, state = await with_others(house)
        state = await ana.state(state["table"])
        first = market(state)[0]
        assert await ana.refused_to("move", state, turn="play s1 discard 4") == "illegal"
        return state, await ana.do("move", state, turn=f"acquire {first} discard 4")

    before, after = asyncio.run(guess())
    assert after["decisions"] == 1 and market(after)[:-1] == market(before)[1:], "the new card is on the table, and stays"


def test_nothing_of_the_secret_gets_out_before_the_end() -> None:
    async def look() -> tuple[str, str, Data]:
        house = await opened()
        ana, ben, state = await with_others(house, open_hands=True)
        table = state["table"]
        eve = Person(house, "Eve")
        await cards_to_come([ana, ben], table, 6)
        paths = ("", "/events", "/at/0", "/at/3", "/at/3/position", "/catalogue", "/record", "/replay", "/analysis", "/dealing")
        texts = [json.dumps(await who.ask("GET", f"/tables/{table}{path}")) for who in (ana, ben, eve) for path in paths]
        texts.append(json.dumps(await ana.get("/tables")))
        room = await house.room(table)
        texts += [house.rooms.news(room, who.who.holder, None, "fr", 0).decode() for who in (ana, ben, eve)]
        assert room.table.secret is not None and room.table.game is not None
        return "\n".join(texts), room.table.secret.hex(), {"seed": str(room.table.created["seed"])}

    texts, secret, more = asyncio.run(look())
    assert secret not in texts and more["seed"] not in texts and '"seed"' not in texts
    assert dealing.commitment(bytes.fromhex(secret)) in texts


async def played_out(house: House, ana: Person, table: str) -> Data:
    """Bots finish the game."""
    room = await house.room(table)
    for number, seat in enumerate(room.table.seats):
        holder = seat.holder
        if holder is not None:
            who = ana if holder == ana.who.holder else next(each for each in _people if each.who.holder == holder)
            await who.post(f"/tables/{table}/cover", seat=number, bot="greedy")
    await bots_done(house, table)
    return await ana.state(table)


_people: list[Person] = []


@pytest.fixture(scope="module")
def finished() -> tuple[Data, str, Data]:
    """A game of two devices, one of which came later: its state, record and the table's own check."""

    async def play() -> tuple[Data, str, Data]:
        house = await opened()
        ana, ben = Person(house), Person(house, "Ben")
        _people[:] = [ana, ben]
        table = (await ana.open("me", "me"))["table"]
        await cards_to_come([ana], table, 3)
        code = (await ana.post(f"/tables/{table}/pass", seat=1))["code"]
        joined = (await ben.post(f"/tables/{table}/take", code=code))["state"]
        over = await played_out(house, ana, table)
        assert over["status"] == "over" and over["luck"]["commitment"] == joined["luck"]["commitment"]
        kept = (await ana.get(f"/tables/{table}/events"))["events"]
        assert [each["commitment"] for each in kept if "commitment" in each] == [joined["luck"]["commitment"]]
        _, text = await ana.ask("GET", f"/tables/{table}/record")
        return over, json.dumps(text), await ana.get(f"/tables/{table}/dealing")

    return asyncio.run(play())


def test_a_finished_game_is_dealt_again_from_its_record(finished: tuple[Data, str, Data]) -> None:
    state, text, checked = finished
    game = cv.load(text)
    assert game.scores == state["result"]["scores"] and game.over
    assert cv.load(game.save()) == game
    luck = state["luck"]
    assert dealing.commitment(bytes.fromhex(luck["secret"])) == luck["commitment"] and luck["since"] == 3
    assert checked == {"commitment": luck["commitment"], "secret": luck["secret"], "since": 3, "from_setup": False, "holds": True}
    proof = prove(kind("spice-road"), record.read(text, kind), luck["commitment"])
    assert proof.holds and proof.told == len(game.actions)


def test_a_record_dealt_otherwise_is_found(finished: tuple[Data, str, Data]) -> None:
    state, text, _ = finished
    body = record.read(text, kind)

    def holds(commitment: str | None = None, **change: Any) -> bool:
        made = {**body, **change}
        made.pop("caravansary")
        return prove(kind("spice-road"), record.read(record.written(made), kind), commitment).holds

    assert holds() and holds(state["luck"]["commitment"])
    assert not holds("0" * 64)
    assert not holds(commitment=None, told=[*body["told"][:-1], ["claim", "p99"]])
    assert not holds(told=body["told"][:-1])
    with pytest.raises(cv.RecordEdited):
        holds(deals=[{"from": 3, "secret": "zz"}])
    other = dealing.commitment(bytes(32))
    with pytest.raises(cv.RecordEdited):  # another secret deals other cards, and soon something is not possible any more
        holds(deals=[{"from": 3, "secret": bytes(32).hex()}], commitment=other)


def test_a_secret_that_comes_in_later_than_was_shown_proves_nothing() -> None:
    """Dealt from other secrets, a game can still end with the one that was committed to."""
    game, shown = cv.new("spice-road", 2, seed=1), bytes(32)
    for _ in range(10):
        game.apply(game.legal[0])
    game.deal(shown)
    body = record.read(game.save(), kind)
    assert prove(kind("spice-road"), body, dealing.commitment(shown)).holds, "so the record says"
    assert prove(kind("spice-road"), body, dealing.commitment(shown), since=10).holds
    assert not prove(kind("spice-road"), body, dealing.commitment(shown), since=0).holds


def test_verify(finished: tuple[Data, str, Data], tmp_path: Path) -> None:
    state, text, _ = finished
    (tmp_path / "game.json").write_text(text)
    (tmp_path / "alone.json").write_text(cv.new("spice-road", 2, seed=1).save())
    noted = state["luck"]["commitment"]
    done = caravansary("verify", str(tmp_path / "game.json"))
    assert done.returncode == 0 and noted in done.stdout and "decision 3" in done.stdout
    done = caravansary("verify", str(tmp_path / "game.json"), "--commitment", noted.upper(), "--lang", "fr")
    assert done.returncode == 0 and "La distribution est prouvée." in done.stdout
    done = caravansary("verify", str(tmp_path / "game.json"), "--commitment", "0" * 64)
    assert done.returncode == 1 and "not the one" in done.stdout
    done = caravansary("verify", str(tmp_path / "game.json"), "--commitment", noted, "--since", "2")
    assert done.returncode == 1 and "earlier than that" in done.stdout
    done = caravansary("verify", str(tmp_path / "alone.json"))
    assert done.returncode == 1 and "nothing to check" in done.stdout
    done = caravansary("verify", str(tmp_path / "game.json"), "--commitment", "abc")
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1


def test_a_table_opened_for_others_is_dealt_from_its_secret_from_the_first_card_on() -> None:
    async def play() -> tuple[str, Data]:
        house = await opened()
        ana, ben, state = await with_others(house)
        _people[:] = [ana, ben]
        assert state["luck"]["secret"] is None and state["luck"]["since"] == 0
        over = await played_out(house, ana, state["table"])
        return json.dumps((await ana.ask("GET", f"/tables/{state['table']}/record"))[1]), over

    text, over = asyncio.run(play())
    body = record.read(text, kind)
    assert prove(kind("spice-road"), body, over["luck"]["commitment"]).from_setup
    # Uploaded, it is replayed; played on alone its luck is known, and with others a new one comes.
    half = {**body, "actions": body["actions"][:10]}
    del half["caravansary"], half["told"]

    async def upload(*seats: Data) -> Data:
        house = await opened()
        ana = Person(house)
        assert (await ana.post("/tables", record=text))["state"]["luck"] is None
        return dict((await ana.post("/tables", record=record.written(half), seats=list(seats)))["state"])

    me = {"kind": "me", "name": "Ana"}
    assert asyncio.run(upload(me, me))["luck"] is None
    online = asyncio.run(upload(me, {"kind": "open"}))
    assert online["luck"]["since"] == 0 and online["luck"]["commitment"] != over["luck"]["commitment"]


def test_a_commitment_is_what_the_browser_makes_of_it() -> None:
    """The same as in frontend/tests/dealing.test.ts."""
    assert dealing.commitment(bytes(range(32))) == "16b59f33745781af95055d0cc22c0c70311de647829604ff4c21d08036bb5d32"
