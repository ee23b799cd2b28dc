"""Going back: free within one's own turn until luck has shown something; across turns only where the table allows it."""

from __future__ import annotations

from typing import Any

from support.table import Device


def test_free_within_ones_own_turn(ana: Device, ben: Device) -> None:
    table = ana.open("me", "open")
    ben.join(table["links"]["invite"])
    state = ana.state(table["table"])
    play_upgrade = next(each["action"] for each in state["legal"] if each["arg"] == "s2")
    state = ana.do("move", state, action=play_upgrade)
    state = ana.do("move", state, action=state["legal"][0]["action"])
    assert state["undo"] == {"free": 0, "back": None, "step": 1} and state["decisions"] == 2
    assert ben.refused_to("undo", state, to=1) == "no-undo"
    state = ana.do("undo", state, to=1)
    assert (state["decisions"], state["view"]["pending"]["left"]) == (1, 2)
    state = ana.do("undo", state, to=0)
    assert (state["decisions"], state["log_from"], state["log"], state["undo"]["free"]) == (0, 0, [], None)
    assert ana.refused_to("undo", state, to=0) == "no-undo"
    # A turn that has ended can be undone until the next one decides.
    state = ana.do("move", state, turn="play s1")
    assert state["undo"]["free"] == 0 and state["player"] == 1
    ben.do("move", ben.state(table["table"]), turn="play s1")
    state = ana.state(table["table"])
    assert state["undo"]["free"] is None and ana.refused_to("undo", state, to=0) == "no-undo"


def test_not_after_luck_has_shown_something(ana: Device) -> None:
    state = ana.open("me", "me", take_back=False)
    state = ana.do("move", state, action=next(each["action"] for each in state["legal"] if each["verb"] == "acquire"))
    # The market was refilled by a card that nobody knew.
    assert state["player"] == 1 and state["undo"] == {"free": None, "back": None, "step": None}
    assert ana.refused_to("undo", state, to=0) == "no-undo"


def test_take_back_never_draws_again(ana: Device) -> None:
    state = ana.open("me", "greedy")
    assert state["settings"]["take_back"] is True
    live = ana.live(state["table"])

    def acquire_first(state: dict[str, Any]) -> dict[str, Any]:
        return ana.do("move", state, action=next(each["action"] for each in state["legal"] if each["verb"] == "acquire"))

    shown = acquire_first(state)["view"]["market"][-1]["card"]
    state = live.until(lambda s: s["waits"] == "decision" and s["decisions"] > 1)
    assert state["undo"]["back"] == 0
    state = ana.do("undo", state, to=0)
    assert state["decisions"] == 0 and state["waits"] == "decision"
    again = acquire_first(state)
    assert again["view"]["market"][-1]["card"] == shown
    # The log of a spectator has followed.
    live.until(lambda s: s["event"] > again["event"] and s["waits"] == "decision")
    assert live.log == ana.state(state["table"])["log"]
    live.close()


def test_take_back_stops_at_another_persons_decision(ana: Device, ben: Device) -> None:
    opened = ana.open("me", "open", "random", take_back=True)
    ben.join(opened["links"]["invite"])
    live = ana.live(opened["table"])
    ana.do("move", live.upto(2), turn="play s1")
    ben.do("move", ben.state(opened["table"]), turn="play s1")
    state = live.until(lambda s: s["waits"] == "decision" and s["player"] == 0 and s["decisions"] > 2)
    assert state["undo"]["back"] is None  # only the bot has decided since Ben
    state = ana.do("move", state, turn="rest")
    assert state["undo"]["back"] == state["decisions"] - 1
    assert ana.refused_to("undo", state, to=0) == "no-undo"
    assert ben.state(opened["table"])["undo"]["back"] is None
    live.close()


def test_moments_of_the_past(ana: Device) -> None:
    state = ana.open("me", "me")
    first = state["view"]
    state = ana.do("move", state, turn="play s1")
    assert ana.get(f"/api/tables/{state['table']}/at/0", seat=0)["view"] == first
    assert ana.get(f"/api/tables/{state['table']}/at/1")["view"] == state["view"]
    assert ana.http.get(f"/api/tables/{state['table']}/at/2").status_code == 404
