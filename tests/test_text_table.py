"""The text table as a player meets it: whole games, both languages, a pipe and a terminal, and ways to leave."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.bots import ask, make_bot
from caravansary.cli import main
from caravansary.terminal import ink
from caravansary.terminal.score import verdict
from support.terminal import at_terminal, caravansary

ESCAPE = "\x1b"


@pytest.fixture(autouse=True)
def _kept_games_go_nowhere_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def scripted(game: cv.Game) -> list[str]:
    """A whole game as what a person types: whole turns in notation, or the numbers of single choices."""
    bot = make_bot("greedy", 1)
    typed = []
    while not game.over:
        turn = (game.round, game.player)
        numbers, first = [], game.notation(ask(bot, game))
        while (game.round, game.player) == turn:
            action = ask(bot, game)
            if len(game.legal) > 1 or not numbers:
                numbers.append(str(game.legal.index(action) + 1))
            game.apply(action)
        whole = game.turns[-1]
        typed += [whole] if whole != first and game.round % 2 else numbers
    return typed


def test_a_whole_hot_seat_game() -> None:
    game = cv.new("spice-road", players=2, seed=8)
    typed = scripted(game)
    done = caravansary("play", "--text", "--seed", "8", "--names", "Ana,Ben", "--begins", "Ben", given="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stdout[-2000:]
    assert ESCAPE not in done.stdout
    told = done.stdout.splitlines()
    for seat in range(2):
        sheet = game.score_sheet(seat)
        assert any(line.startswith(f"Player {seat + 1} ({('Ben', 'Ana')[seat]}): Point cards {sheet['cards']}") for line in told)
    assert f"({('Ben', 'Ana')[game.winner or 0]}) wins" in told[-1] and f"{max(game.scores)} points" in told[-1]


@pytest.mark.parametrize("game", cv.games())
def test_a_whole_game_against_bots(game: str, tmp_path: Path) -> None:
    done = caravansary(
        "play",
        game,
        "--text",
        "--players",
        "3",
        "--bots",
        "greedy,random",
        "--seed",
        "2",
        "--record",
        str(tmp_path / "r"),
        given="1\n" * 3000,
    )
    record = cv.load((tmp_path / "r").read_text())
    assert done.returncode == (0 if record.over else 2)
    assert done.stderr == "" or "compiling" in done.stderr
    assert record.over or "The input has ended." in done.stdout
    assert "(greedy): " in done.stdout


def test_plain_lines_read_well() -> None:
    done = caravansary("play", "--text", "--seed", "5", "--bots", "greedy", "--seat", "1")
    assert "1. m14, free: trade 1 green for 1 yellow and 2 red; cubes on it: nothing." in done.stdout
    assert "Player 1 (you), 3 yellow. Play a card, acquire one, claim a Point card or rest." in done.stdout
    assert "1. Play s1: take 2 yellow." in done.stdout


def test_french_and_the_colours_of_the_edition() -> None:
    done = caravansary("play", "--text", "--seed", "5", "--lang", "fr", "--edition", "golem", given="aide\nquitter\n")
    assert "Century Golem" in done.stdout
    assert "turquoise" in done.stdout
    assert "À votre tour, effectuez une seule action." in done.stdout
    assert done.returncode == 0


def test_answers_that_are_wrong_change_nothing() -> None:
    done = caravansary("play", "--text", "--seed", "5", given="99\nplay m40\nacquire m99\nplay s1 x3\nfoo\n\nlog\n")
    for told in ("from 1 to", "m40 is not in hand", 'Word 2, "m99"', "repeated", 'Word 1, "foo"', "Nothing has happened yet."):
        assert told in done.stdout
    assert "Round 1, Player 1" not in done.stdout


def test_undo_goes_back_before_ones_last_decision_and_deals_the_same_cards() -> None:
    done = caravansary(
        "play", "--text", "--seed", "5", "--bots", "greedy", "--seat", "1", given="undo\nacquire m14\nundo\nacquire m14\nlog\n"
    )
    assert "There is nothing to take back." in done.stdout
    assert "Taken back." in done.stdout
    tables = re.findall(r"^Round 2\.\n(?:.*\n)*?^Player 1.*\n", done.stdout, re.MULTILINE)
    assert len(tables) == 2
    assert tables[0] == tables[1]
    assert done.stdout.count("Round 1, Player 1 (you): acquire m14") == 1


def test_hint_and_save_and_going_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = caravansary(
        "play", "--text", "--seed", "5", given=f"hint\nplay s1\nsave {path}\nsave {tmp_path}\nsave\nquit\n", XDG_DATA_HOME=str(tmp_path)
    )
    assert "greedy would choose: " in done.stdout
    assert f"Saved to {path}." in done.stdout
    assert f"Can't write {tmp_path}" in done.stdout
    assert cv.load(path.read_text()).turns == ["play s1"]
    later = caravansary("play", "--text", "--load", str(path), given="undo\nlog\n", XDG_DATA_HOME=str(tmp_path))
    assert "Taken back." in later.stdout
    assert "Nothing has happened yet." in later.stdout


def test_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    done = caravansary("play", "--text", "--seed", "5", given="play s1\n", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 2
    [kept] = (tmp_path / "caravansary" / "games").iterdir()
    assert f"The game so far is in {kept}" in done.stdout
    assert cv.load(kept.read_text()).turns == ["play s1"]


def test_a_terminal_shows_colours_and_a_picture_of_80_columns(tmp_path: Path) -> None:
    shown, code = at_terminal(
        "play",
        "--text",
        "--seed",
        "5",
        "--bots",
        "greedy",
        "--seat",
        "1",
        lines=["play s1", "play s2", "1", "^C"],
        XDG_DATA_HOME=str(tmp_path),
    )
    assert code == 2
    assert f"{ESCAPE}[38;5;220mY111{ESCAPE}[0m" in shown
    lines = [ink.stripped(line.rstrip("\r")) for line in shown.split("\n")]
    assert "  m14 free  m08 for 1  m43 for 2  m09 for 3  m12 for 4  m33 for 5" in lines
    assert all(len(line) <= 80 or str(tmp_path) in line for line in lines)
    [kept] = (tmp_path / "caravansary" / "games").iterdir()
    assert "Interrupted." in shown
    assert cv.load(kept.read_text()).turns[::2] == ["play s1", "play s2 1>2"]


@pytest.mark.parametrize(("args", "env"), [(["--plain"], {}), ([], {"NO_COLOR": "1"})])
def test_a_terminal_without_colours(args: list[str], env: dict[str, str], tmp_path: Path) -> None:
    shown, code = at_terminal("play", "--text", "--seed", "5", *args, lines=["quit"], XDG_DATA_HOME=str(tmp_path), **env)
    assert code == 0
    assert not re.search(r"\x1b\[[0-9;]*m", shown)


def test_the_tie_break_is_named() -> None:
    game = cv.new("spice-road", seed=1)
    data, catalogue = game.position(), game.catalogue()
    cards = sorted([*data["points"], *data["points_deck"]], key=lambda card: int(catalogue[card]["points"]))
    data.update(player=None, round=7, final_round=True, points=cards[12:17], points_deck=cards[17:])
    for seat, place in enumerate(data["seats"]):
        place.update(claimed=cards[seat:12:2], caravan="")
    first, second = cv.from_position(data).scores
    data["seats"][0]["caravan"] = "2" * (second - first)
    tied = cv.from_position(data)
    assert verdict(tied, ["Ann", "Ben"], "en") == f"Ann, Ben have {second} points each; Ben wins, having taken the last turn latest."


# Who begins: SR-05, EN-06 by lot, EW-08 the one who was named


def seating(*args: str) -> tuple[str, str]:
    told = caravansary("play", "--text", *args, given="quit\n").stdout.splitlines()
    return told[1], told[2]


@pytest.mark.parametrize("game", ["spice-road", "eastern-wonders", "endless-world"])
def test_the_first_player_is_drawn_by_lot(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """SR-05, EN-06, EW-08."""
    seats = ["Ana", "Ben", "Cleo"]
    firsts = []
    for seed in range(30):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert main(["play", game, "--text", "--players", "3", "--names", ",".join(seats), "--seed", str(seed)]) == 0
        told = capsys.readouterr().out.splitlines()
        firsts.append(next(i for i, name in enumerate(seats) if told[2] == f"Player 1 ({name}) begins, by lot."))
        in_order = seats[firsts[-1] :] + seats[: firsts[-1]]
        assert told[1] == "At the table, in turn order: " + ", ".join(f"Player {i} ({name})" for i, name in enumerate(in_order, 1)) + "."
    assert min(firsts.count(place) for place in range(3)) >= 4


@pytest.mark.parametrize(
    ("args", "seats"),
    [
        (["--begins", "2"], "Player 1 (greedy), Player 2 (random), Player 3 (you)"),
        (["--begins", "random"], "Player 1 (random), Player 2 (you), Player 3 (greedy)"),
        (["--names", "Ana", "--begins", "Ana"], "Player 1 (Ana), Player 2 (greedy), Player 3 (random)"),
        (["--seat", "2"], "Player 1 (random), Player 2 (you), Player 3 (greedy)"),
    ],
)
def test_the_one_who_is_named_begins_and_the_order_around_the_table_stays(args: list[str], seats: str) -> None:
    """EW-08."""
    told = seating("--bots", "greedy,random", *args)
    assert told == (f"At the table, in turn order: {seats}.", seats.split(",")[0] + " begins.")


def test_a_game_that_was_left_goes_on_in_the_same_seats(tmp_path: Path) -> None:
    done = caravansary(
        "play", "--text", "--names", "Ana,Ben,Cleo", "--players", "3", "--begins", "3", given="play s1\n", XDG_DATA_HOME=str(tmp_path)
    )
    command = shlex.split(done.stdout.splitlines()[-1])[1:]
    again = caravansary(*command, given="log\n", XDG_DATA_HOME=str(tmp_path))
    assert "in turn order: Player 1 (Cleo), Player 2 (Ana), Player 3 (Ben)." in again.stdout and "begins" not in again.stdout
    assert "Round 1, Player 1 (Cleo): play s1" in again.stdout
