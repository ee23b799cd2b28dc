"""Another game of the same people, set phrases and gestures."""

from __future__ import annotations

from caravansary.table.house import House
from support.house import Clock, Data, Person, at_a_table, bots_done


async def play_to_the_end(table: str, *people: Person) -> None:
    """Bots finish the game for them."""
    for seat, person in enumerate(people):
        if (await person.state(table))["status"] == "playing":
            await person.post(f"/tables/{table}/cover", seat=seat, bot="greedy")
    await bots_done(people[0].house, table)
    assert (await people[0].state(table))["status"] == "over"


async def offered(person: Person, table: str) -> Data:
    return dict((await person.post(f"/tables/{table}/propose", what="rematch"))["state"])


def test_all_accept_and_the_next_seat_begins() -> None:
    @at_a_table("Ana", "Ben", "Cleo", watch=False, open_hands=True, clock={"per": "turn", "seconds": 600, "then": "tell"})
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person, cleo: Person) -> None:
        assert await ana.refused(f"/tables/{table}/propose", what="rematch") == "not-over"
        assert not (await ana.state(table))["can"]["rematch"]
        await play_to_the_end(table, ana, ben, cleo)
        assert (await ben.state(table))["can"]["rematch"]
        asked = (await offered(ben, table))["proposal"]
        assert (asked["what"], asked["by"], asked["missing"], asked["asks_you"]) == ("rematch", 1, [0, 2], False)
        state = (await ana.post(f"/tables/{table}/vote", proposal=asked["event"], agree=True))["state"]
        assert state["again"] is None and state["proposal"]["missing"] == [2]
        state = (await cleo.post(f"/tables/{table}/vote", proposal=asked["event"], agree=True))["state"]
        assert state["again"] and state["proposal"] is None and not state["can"]["rematch"]
        again = await ben.state(state["again"])
        assert [seat["name"] for seat in again["seats"]] == ["Ben", "Cleo", "Ana"], "around the table as before, and Ben begins"
        assert (again["status"], again["player"], again["you"]["seat"], again["begins"]) == ("playing", 0, 0, "named")
        assert again["settings"] == state["settings"] and again["game"] == state["game"]
        assert (await ana.state(state["again"]))["you"] == {"seats": [2], "seat": 2, "host": True}
        assert again["luck"]["commitment"] != state["luck"]["commitment"]
        assert {kept["table"] for kept in (await cleo.get("/tables"))["tables"]} == {table, state["again"]}
        # Nobody opens a second one.
        assert await ana.refused(f"/tables/{table}/propose", what="rematch") == "no-proposal"
        assert await ana.refused(f"/tables/{table}/vote", proposal=asked["event"], agree=True) == "game-over"
        await ben.do("move", again, turn="play s1")


def test_one_says_no_and_that_is_told() -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        await play_to_the_end(table, ana, ben)
        asked = (await offered(ana, table))["proposal"]
        await ben.post(f"/tables/{table}/vote", proposal=asked["event"], agree=False)
        state = await ana.state(table)
        assert state["proposal"] is None and state["again"] is None and state["can"]["rematch"]
        said = (await ana.get(f"/tables/{table}/events", after=str(state["event"] - 1)))["events"][0]
        assert (said["kind"], said["seat"], said["what"]) == ("declined", 1, "rematch")


def test_bots_keep_their_seats_and_whoever_has_long_been_silent_is_not_waited_for() -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        seats = ["me", "greedy", "open", "open"]
        state = await ana.open(*seats)
        await ben.join(state)
        cleo = Person(house, "Cleo")
        await cleo.join(await ana.state(state["table"]))
        other = state["table"]
        await cleo.post(f"/tables/{other}/leave", seat=3)
        for person, seat in ((ana, 0), (ben, 2)):
            await person.post(f"/tables/{other}/cover", seat=seat, bot="greedy")
        await bots_done(house, other)
        clock.passes(25 * 3600)
        found = await offered(ana, other)
        assert found["again"], "Ben was not seen for a day"
        again = await ana.state(found["again"])
        kinds = [(seat["kind"], seat["bot"]) for seat in again["seats"]]
        assert kinds == [("bot", "greedy"), ("person", None), ("bot", found["settings"]["cover_bot"]), ("person", None)]
        assert (await ben.state(found["again"]))["you"]["seats"] == [1]


def test_nobody_offers_a_game_to_themselves_or_from_outside() -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        await play_to_the_end(table, ana, ben)
        assert await Person(house, "Dora").refused(f"/tables/{table}/propose", what="rematch") == "not-seated"
        alone = (await ana.open("me", "greedy"))["table"]
        await play_to_the_end(alone, ana)
        assert not (await ana.state(alone))["can"]["rematch"]
        assert await ana.refused(f"/tables/{alone}/propose", what="rematch") == "nobody-to-ask"


def test_words_are_heard_by_all_and_not_too_often() -> None:
    @at_a_table("Ana", "Ben")
    async def _(house: House, clock: Clock, table: str, ana: Person, ben: Person) -> None:
        before = await ana.state(table)
        assert before["can"]["speak"]
        await ben.post(f"/tables/{table}/speak", word="well-played")
        said = (await ana.get(f"/tables/{table}/events", after=str(before["event"])))["events"][0]
        assert (said["kind"], said["seat"], said["word"]) == ("spoke", 1, "well-played")
        await ana.do("move", before, turn="play s1")  # what is said makes no move stale
        for word in ("wave", "clap"):
            await ben.post(f"/tables/{table}/speak", word=word)
        assert await ben.refused(f"/tables/{table}/speak", word="heart") == "too-fast"
        await ana.post(f"/tables/{table}/speak", word="thanks")
        clock.passes(11)
        await ben.post(f"/tables/{table}/speak", word="heart")
        assert await ben.refused(f"/tables/{table}/speak", word="you fool") == "bad-shape"
        assert await Person(house).refused(f"/tables/{table}/speak", word="wave") == "not-seated"
        assert not (await ana.open("me", "greedy"))["can"]["speak"], "there is nobody to hear it"
