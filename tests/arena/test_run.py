"""Whole runs: the folder, going on, stopping, and the command."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.arena.run import prepare, run_arena
from caravansary.cli import main
from caravansary.terminal.files import read_record

SPECS = ["random", "beam:1,depth=1", "beam:2,depth=2"]


def games_in(folder):
    return {game["number"]: game for game in map(json.loads, (folder / "games.jsonl").read_text().splitlines())}


def still_there(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def timeless(game):
    return {key: value for key, value in game.items() if key not in ("seconds", "slowest")}


def test_a_run_has_games_ratings_and_a_picture(tmp_path):
    outcome = run_arena(prepare(SPECS, "spice-road", 3, 6, 7), "here", tmp_path / "run")
    assert outcome.complete and outcome.found["games"] == 6
    assert [bot["games"] for bot in outcome.found["bots"]] == [6, 6, 6]
    kept = json.loads((tmp_path / "run" / "ratings.json").read_text())
    assert kept.pop("settings")["games"] == 6 and kept == json.loads(json.dumps(outcome.found))
    assert (tmp_path / "run" / "ratings.svg").read_text().startswith("<svg")
    decks = {game["record"]["seed"]: [] for game in games_in(tmp_path / "run").values()}
    for game in games_in(tmp_path / "run").values():
        decks[game["record"]["seed"]].append(tuple(game["seats"]))
    assert len(decks) == 2 and all(sorted(seat) == [0, 1, 2] for seats in decks.values() for seat in zip(*seats, strict=True))
    assert cv.load(read_record(tmp_path / "run" / "games.jsonl#4")).over


def test_a_run_goes_on_where_it_stopped(tmp_path):
    whole = run_arena(prepare(SPECS[:2], "spice-road", 2, 6, 7), "here", tmp_path / "whole")
    run_arena(prepare(SPECS[:2], "spice-road", 2, 2, 7), "here", tmp_path / "parts")
    with (tmp_path / "parts" / "games.jsonl").open("a") as file:
        file.write('{"number": 5, "cut')  # as after a power failure
    before = (tmp_path / "parts" / "games.jsonl").read_text().splitlines()[:2]
    outcome = run_arena(prepare(SPECS[:2], "spice-road", 2, 6, 7), "processes:1", tmp_path / "parts")
    assert (tmp_path / "parts" / "games.jsonl").read_text().splitlines()[:2] == before
    assert {n: timeless(g) for n, g in games_in(tmp_path / "parts").items()} == {
        n: timeless(g) for n, g in games_in(tmp_path / "whole").items()
    }
    assert [bot["elo"] for bot in outcome.found["bots"]] == [bot["elo"] for bot in whole.found["bots"]]


def test_another_run_is_never_mixed_in(tmp_path):
    run_arena(prepare(SPECS[:2], "spice-road", 2, 2, 7), "here", tmp_path)
    for other in (
        prepare(SPECS[:2], "spice-road", 2, 2, 8),
        prepare(SPECS[1:], "spice-road", 2, 2, 7),
        prepare(SPECS[:2], "endless-world", 2, 2, 7),
        prepare(SPECS[:2], "spice-road", 2, 2, 7, time_limit=9),
    ):
        with pytest.raises(cv.BadOption, match="another run"):
            run_arena(other, "here", tmp_path)


@pytest.mark.parametrize("line", ["nonsense", "[1]", '{"number": 1}', '{"number": "x"}'])
def test_games_that_are_none_are_refused(line, tmp_path):
    run = prepare(SPECS[:2], "spice-road", 2, 2, 7)
    run_arena(run, "here", tmp_path)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write(line + "\n")
    with pytest.raises(cv.BadOption, match="can't be read"):
        run_arena(run, "here", tmp_path)


def test_a_folder_with_something_else_is_left_alone(tmp_path):
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(cv.BadOption):
        run_arena(prepare(SPECS[:2], "spice-road", 2, 2, 7), "here", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    "words",
    [
        "random",
        "random random",
        "random nobody",
        "random no_such_module:Bot",
        "random greedy --players 9",
        "random greedy --players x",
        "random greedy --games 0",
        "random greedy --game chess",
        "random greedy --on moon",
        "random greedy --time-limit 0",
        "random greedy --time-limit soon",
        "random greedy --seed -1",
    ],
)
def test_bad_input_is_one_line_and_exit_2(words, capsys, tmp_path):
    for lang in ("en", "fr"):
        assert main(["arena", *words.split(), "--out", str(tmp_path / "run"), "--lang", lang]) == 2
        captured = capsys.readouterr()
        assert captured.out == "" and len(captured.err.strip().splitlines()) == 1
    assert not (tmp_path / "run").exists()


def test_the_command_in_both_languages(tmp_path, capsys):
    for lang, word in (("en", "points by source"), ("fr", "points par source")):
        assert main(["arena", "random", "apprentice", "--games", "2", "--on", "here", "--out", str(tmp_path), "--lang", lang]) == 0
        assert word in capsys.readouterr().out


def test_the_example_in_the_docs_plays(tmp_path, monkeypatch, capsys):
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    (tmp_path / "cautious.py").write_text(page.split("```python\n")[1].split("```")[0])
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "cautious:Cautious,patience=2", "random", "--games", "2", "--on", "here", "--lang", "en"]) == 0
    assert "by forfeit: 0" in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a signal")
def test_ctrl_c_stops_with_what_there_is_and_the_same_command_goes_on(tmp_path):
    out = tmp_path / "run"
    command = [sys.executable, "-m", "caravansary", "arena", "random", "beam:1,depth=1", "--games", "100000", "--on", "processes:1"]
    environment = {**os.environ, "PYTHONPATH": str(Path(cv.__file__).parent.parent), "LANG": "C"}
    with subprocess.Popen(
        [*command, "--out", str(out)], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as arena:
        deadline = time.monotonic() + 120
        while not ((out / "games.jsonl").exists() and (out / "games.jsonl").read_text().count("\n") >= 2):
            assert arena.poll() is None and time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(arena.pid, signal.SIGINT)  # the whole group, as a terminal does
        said, complained = arena.communicate(timeout=600)
    assert arena.returncode == 130
    assert "Stopped after" in complained and "Traceback" not in complained
    assert "beam:1,depth=1" in said
    found = json.loads((out / "ratings.json").read_text())
    assert found["games"] == len(games_in(out)) >= 2
    while still_there(arena.pid):  # its workers are gone too, or will be in a moment
        assert time.monotonic() < deadline
        time.sleep(0.05)
