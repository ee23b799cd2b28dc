"""A game of another package that is incomplete or broken is named in one line, with package, part and reason, and harms no other game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

import caravansary as cv
from support import outside
from support.table import Device, Server

# A copy of the example with one thing changed: the file, what stood there, what stands there now; the part that is named, and why
FAULTS: dict[str, tuple[str, str, str, str, str]] = {
    "norules": ("__init__.py", "    rules=rules,\n", "    rules=None,\n", "rules", "it is missing"),
    "nowords": ("__init__.py", '    locales=Path(__file__).parent / "locales",\n', "", "locales", "it is missing"),
    "wordless": ("locales/fr.ftl", "", "", "locales", "fr.ftl is missing or is not UTF-8 text"),
    "speechless": (
        "locales/fr.ftl",
        "speechless-phase-turn",
        "speechless-turn",
        "locales",
        "fr.ftl lacks the message speechless-phase-turn",
    ),
    "nokind": ("__init__.py", "KIND = Kind(", "KIND = dict(", "Kind", "expected Kind, found dict"),
    "unnamed": ("__init__.py", 'id="unnamed"', 'id="somebody"', "id", 'named "unnamed", the game calls itself "somebody"'),
    "text": ("__init__.py", "state.ACTIONS", '"15"', "actions", "expected int, found str"),
    "few": ("__init__.py", "players=(2, 3)", "players=(3, 2)", "players", "expected 1-16, found (3, 2)"),
    "endless": ("state.py", '("over", ', '("end", ', "phases", "expected over, ..."),
    "edition": ("__init__.py", '("spice",)', '("steam",)', "editions", "expected spice, golem"),
    "silent": ("notation.py", "def why_not", "def why", "notation.why_not", "it is missing"),
    "narrow": ("rules.py", "def goal(s: State)", "def goal()", "rules.goal", "expected a function of (s)"),
    "slow": ("rules.py", "@compiled\ndef goal", "def goal", "rules.goal", "it is not marked with @compiled"),
    "blind": ("observation.py", "@compiled\ndef observe(", "def observe(", "observation.observe", "it is not marked with @compiled"),
    "short": (
        "evaluation.py",
        "PLAIN, PLAIN_DISCOUNT = WEIGHTS",
        "PLAIN, PLAIN_DISCOUNT = WEIGHTS[1:]",
        "evaluation.WEIGHTS",
        "found (9, 9, 8)",
    ),
    "lasting": ("state.py", '        ("final_round", "i1"),\n', "", "state", "the field final_round is missing"),
    "flat": ("state.py", '"hold", "i1", (MAX_PLAYERS, 4)', '"hold", "i1", (MAX_PLAYERS, 3)', "state.hold", "expected (3, 4), found (3, 3)"),
    "lonely": (
        "rules.py",
        "from typing import Any",
        "import nothing_like_it",
        "lonely:KIND",
        "ModuleNotFoundError: No module named 'nothing_like_it'",
    ),
    "garbled": ("rules.py", "def end_turn(s: State) -> None:", "def end_turn(s: State)", "garbled:KIND", "SyntaxError"),
    "gone": ("__init__.py", "KIND = ", "raise SystemExit(3)\nKIND = ", "gone:KIND", "SystemExit: 3"),
}
PLAYING = """
import json, caravansary as cv
from caravansary.games import broken
game = cv.new("spice-road", seed=1)
game.apply(game.legal[0])
print(json.dumps({"games": list(cv.games()), "broken": {error.args_["game"]: [error.text("en"), error.text("fr")] for error in broken()}}))
"""


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all these packages, and a whole one."""
    site = outside.build(outside.FERRY, tmp_path_factory.mktemp("broken") / "site")
    for name, (file, old, new, *_) in FAULTS.items():
        outside.spoil(site, name, file, *([(old, new)] if old else []))
    return site


@pytest.fixture(scope="module")
def told(spoilt: Path) -> dict[str, Any]:
    found: dict[str, Any] = outside.asked(spoilt, PLAYING, CARAVANSARY_JIT="0")
    return found


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_wrong_is_said_in_one_line(name: str, told: dict[str, Any]) -> None:
    *_, part, reason = FAULTS[name]
    english, french = told["broken"][name]
    assert english.startswith(f"The game {name} of the package {name}-game cannot be played: {part}: ") and reason in english
    assert french.startswith(f"Le jeu {name} du paquet {name}-game ne peut pas être joué : {part} : ")
    assert "\n" not in english + french and english != french


def test_reasons_are_in_the_language_of_the_user(told: dict[str, Any]) -> None:
    assert told["broken"]["norules"][1].endswith("rules : élément manquant.")
    assert told["broken"]["text"][1].endswith("actions : type attendu : int ; trouvé : str.")


def test_all_other_games_are_there(told: dict[str, Any]) -> None:
    assert told["games"] == [*cv.games(), "ferry"] and set(told["broken"]) == set(FAULTS)


def test_the_command_line_names_them(spoilt: Path) -> None:
    listed = outside.child(spoilt, "-m", "caravansary", "games", "--lang", "fr", CARAVANSARY_JIT="0")
    assert listed.returncode == 0 and not listed.stderr
    assert sum(line.startswith("Le jeu ") for line in listed.stdout.splitlines()) == len(FAULTS) and "ferry : Le Bac" in listed.stdout
    asked = outside.child(spoilt, "-m", "caravansary", "play", "norules", "--text", CARAVANSARY_JIT="0")
    assert asked.returncode == 2 and not asked.stdout
    assert asked.stderr == "caravansary: The game norules of the package norules-game cannot be played: rules: it is missing.\n"


def test_an_id_that_is_taken(tmp_path: Path) -> None:
    """Our own games stay ours, and of two others the first in the order of their packages is played."""
    outside.build(outside.FERRY, tmp_path / "site")
    outside.register(tmp_path / "site", "pirates", {"spice-road": "ferry:KIND", "ferry": "ferry:KIND"})
    code = PLAYING.replace('{error.args_["game"]:', '{error.args_["game"] + " of " + error.args_["package"]:')
    found = outside.asked(tmp_path / "site", code, CARAVANSARY_JIT="0")
    assert found["games"] == [*cv.games(), "ferry"]
    assert set(found["broken"]) == {"spice-road of pirates", "ferry of pirates"}
    assert found["broken"]["spice-road of pirates"][0].endswith('id: caravansary already has a game "spice-road".')
    assert found["broken"]["ferry of pirates"][1].endswith("id : caravansary-ferry a déjà un jeu « ferry ».")


# Rules that fail while they are played

RULES: dict[str, list[tuple[str, str]]] = {
    "sunk": [("    s.round = 1\n", "    s.round = 1 // s.steps\n")],  # at the setup
    "wooden": [("    s.round = 1\n", "    setattr(s, 'round', 1)\n")],  # nothing that can be compiled
    "leaky": [
        ("            hold[0] += 2\n", "            hold[0] += 2\n            s.round = 1 // hold[3]\n"),  # after something was changed
        ("        out[n] = WAIT", "        out[n] = WAIT // (1 - s.hold[0][1])"),  # after some of what follows was listed
    ],
}
FAILING = """
import json, caravansary as cv

def failing(do):
    try:
        do()
    except cv.UnknownGame as error:
        return [error.text("en"), error.text("fr")]
    return []

def everything(g):
    return g.key.hex(), g.legal, g.actions, g.save(), g.view(), g.phase

found = {"sunk": failing(lambda: cv.new("sunk", seed=1)), "wooden": failing(lambda: cv.new("wooden", seed=1))}
g = cv.new("leaky", seed=1)
before = everything(g)
for turn in ("load 11", "load 2"):
    (action,) = (a for a in g.legal if g.notation(a) == turn)
    found[turn] = failing(lambda: g.apply(action))
    assert failing(lambda: g.turn(turn)) == found[turn]
    assert everything(g) == before
found["blind"] = failing(lambda: cv.new("blind", seed=1).score_sheet(0))
g.turn("wait")  # it goes on
assert g.turns == ["wait"]
other = cv.new("spice-road", seed=1)
other.apply(other.legal[0])
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def leaking(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("leaking") / "site"
    for name, changes in RULES.items():
        outside.spoil(site, name, "rules.py", *changes)
    parts = "    draw=draw,\n    evaluation=evaluation,\n    observation=observation,\n"
    outside.spoil(site, "bare", "__init__.py", (parts, ""))
    outside.spoil(site, "blind", "view.py", ('    return {"fares"', '    assert box is None, "nothing to see"\n    return {"fares"'))
    return site


@pytest.mark.parametrize("compiled", ["0", "1"])
def test_an_exception_in_the_rules_changes_nothing(compiled: str, leaking: Path, tmp_path: Path) -> None:
    found = outside.asked(leaking, FAILING, CARAVANSARY_JIT=compiled, CARAVANSARY_CACHE=str(tmp_path))
    listed = "rules.legal_actions" if compiled == "0" else "rules.apply"  # compiled, a step is one call
    for what, name, part in (("sunk", "sunk", "rules.setup"), ("load 11", "leaky", "rules.apply"), ("load 2", "leaky", listed)):
        english, french = found[what]
        assert english.startswith(f"The game {name} of the package {name} cannot be played: {part}: ZeroDivisionError: ")
        assert french.startswith(f"Le jeu {name} du paquet {name} ne peut pas être joué : {part} : ZeroDivisionError: ")
    assert found["blind"][0] == "The game blind of the package blind cannot be played: view.score_sheet: AssertionError: nothing to see."
    if compiled == "0":
        assert found["wooden"] == []
    else:
        assert found["wooden"][0].startswith("The game wooden of the package wooden cannot be played: rules.setup: ")
        assert "setattr" in found["wooden"][0] and "\n" not in found["wooden"][0]


def test_a_part_that_a_game_may_lack(leaking: Path) -> None:
    """It can be played without; what needs the part says so."""
    code = """
import json, caravansary as cv
from caravansary import bots
game = cv.new("bare", seed=1)
game.apply(bots.ask(bots.make_bot("random"), game))
told = []
for needing in (lambda: bots.ask(bots.make_bot("greedy"), game), lambda: cv.analyse(game), lambda: cv.observation("bare")):
    try:
        needing()
    except cv.CaravansaryError as error:
        told.append([error.text("en"), error.text("fr")])
import caravansary.envs.gym, caravansary.envs.openspiel, caravansary.envs.zoo
from caravansary.bots.ready import is_ready
assert is_ready("bare")
print(json.dumps(told))
"""
    told = outside.asked(leaking, code)
    assert [english for english, _ in told] == [
        f"bare has no {part}, which this needs." for part in ("evaluation", "evaluation", "observation")
    ]
    assert told[0][1] == "Il manque à bare l’élément « evaluation », nécessaire ici."
    table = outside.child(leaking, "-m", "caravansary", "play", "bare", "--text", "--seed", "1", CARAVANSARY_JIT="0")
    assert "1. Load 2 yellow." in table.stdout and not table.stderr  # only the drawing is not there


def test_a_server_plays_the_others(leaking: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(leaking))
    monkeypatch.setenv("CARAVANSARY_JIT", "0")
    server = Server(tmp_path / "server").start()
    try:
        ana = Device(server)
        state = ana.open("me", "greedy", game="spice-road")
        assert ana.live(state["table"]).until(lambda now: now["waits"] == "decision")["legal"]
        answer = ana.http.post("/api/tables", json={"game": "sunk", "seats": [{"kind": "me"}, {"kind": "me"}]}, params={"lang": "fr"})
        assert 400 <= answer.status_code < 500 and "rules.setup" in answer.json()["error"]["text"]
        leaky = ana.open("me", "me", game="leaky")
        (load,) = (each["action"] for each in leaky["legal"] if each["verb"] == "load" and each["arg"] == "11")
        refused = ana.http.post(
            f"/api/tables/{leaky['table']}/move", json={"expected": leaky["event"], "request": "r-1234567", "action": load}
        )
        assert refused.json()["error"]["text"].startswith("The game leaky of the package leaky cannot be played: rules.apply: ")
        assert ana.state(leaky["table"])["view"] == leaky["view"] and ana.do("move", leaky, turn="wait")["player"] == 1
        assert httpx.get(f"{server.url}/health").json()["ready"]
        ana.close()
    finally:
        server.stop()
