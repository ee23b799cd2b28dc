"""The command line as a process: what it prints, its exit codes, and one line for whatever is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.cli import language, main
from support.terminal import caravansary, environment


@pytest.fixture(autouse=True)
def _kept_games_go_nowhere_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., None]:
    """Bad input is exit code 2 and one line; the same `main` as the process runs."""

    def check(*args: str, says: str) -> None:
        assert main([*args] if "--lang" in args else ["--lang", "en", *args]) == 2
        told = [line for line in capsys.readouterr().err.splitlines() if "compiling" not in line and "is ready" not in line]
        assert len(told) == 1, told
        assert told[0].startswith("caravansary: ")
        assert says in told[0]

    return check


def test_a_process_says_what_was_wrong_in_one_line() -> None:
    done = caravansary("play", "--text", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith('caravansary: There is no game "chess"; there are: spice-road')
    assert done.stderr.count("\n") == 1


def test_the_overview_lists_the_commands() -> None:
    done = caravansary()
    assert done.returncode == 0
    for command in ("play", "games", "replay", "components export", "components check"):
        assert f"  {command}" in done.stdout


def test_version() -> None:
    assert caravansary("--version").stdout == f"caravansary {cv.__version__}\n"


@pytest.mark.parametrize("args", ["--version", "--help", "", "--help --lang fr", "components --help --lang fr"])
def test_overview_and_version_load_next_to_nothing(args: str) -> None:
    """They answer at once: beyond what the package itself imports, no engine, no game and no Fluent."""
    program = f"""
import sys
import caravansary
before = set(sys.modules)
from caravansary.cli import main
try:
    code = main({args.split()})
except SystemExit as ended:
    code = ended.code
print(code, *sorted(set(sys.modules) - before), file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment(), check=True)
    code, *loaded = done.stderr.split()
    assert code == "0" and done.stdout
    ours = {name for name in loaded if name.startswith("caravansary.")}
    assert ours <= {"caravansary.cli", "caravansary.texts", "caravansary.errors"}
    assert not {"numpy", "numba", "asyncio", "fluent", "babel", "PIL"} & {name.partition(".")[0] for name in loaded}


def test_games_lists_every_game_in_the_language_asked_for() -> None:
    done = caravansary("games", "--lang", "fr")
    assert [line.split(":")[0].strip() for line in done.stdout.splitlines()[::2]] == list(cv.games())
    assert "2 à 5 joueurs" in done.stdout


def test_the_language_comes_from_the_option_then_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for lang, given, expected in (("fr_FR.UTF-8", [], "fr"), ("fr_FR.UTF-8", ["--lang=en"], "en"), ("de_DE.UTF-8", [], "en")):
        monkeypatch.setenv("LANG", lang)
        assert language(given) == expected
    monkeypatch.setenv("LC_ALL", "fr_CA")
    assert language([]) == "fr"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["frob"], 'no command "frob"'),
        (["components", "frob"], 'no command "components frob"; there are: components'),
        (["--lang", "xx", "games"], 'no language "xx"'),
        (["games", "--what"], "unrecognized arguments: --what"),
        (["replay"], "RECORD"),
        (["play", "--text", "chess"], 'no game "chess"'),
        (["play", "--text", "--players", "9"], "2 to 5 players, not 9"),
        (["play", "--text", "--players", "two"], '--players should be a whole number (0, 1, 2, ...), not "two"'),
        (["play", "--text", "--seed", "1.5"], "--seed"),
        (["play", "--text", "--seed", str(1 << 62)], "seed"),
        (["play", "--text", "--edition", "gold"], 'no edition "gold"'),
        (["play", "--text", "--bots", "deep-thought"], 'no bot "deep-thought"; there are: random, greedy'),
        (["play", "--text", "--bots", "greedy:9"], "greedy"),
        (["play", "--text", "--players", "2", "--bots", "random,random,random"], "too many"),
        (["play", "--text", "--bots", "random", "--seat", "3"], "--seat"),
        (
            ["play", "--text", "--begins", "Zoe", "--names", "Ana,Ben"],
            'Nobody at the table matches "Zoe". These can begin: lot, 1, 2, Ana, Ben.',
        ),
        (["play", "--text", "--begins", "3"], 'Nobody at the table matches "3"'),
        (["play", "--text", "--begins", "1", "--seat", "1"], "--seat and --begins both"),
        (["play", "--text", "--names", "Ana"], "Give 2 different names to --names"),
        (["play", "--text", "--names", "Ana,Ana"], "Give 2 different names to --names"),
        (["play", "--text", "--option", "map"], "name=value"),
        (["play", "--text", "--option", "map=x"], 'no option "map"'),
        (["play", "--text", "--load", "x", "--seed", "3"], "--seed does not go with --load"),
        (["play", "--text", "--components", "/nowhere"], "/nowhere"),
    ],
)
def test_bad_arguments_are_one_line(args: list[str], says: str, refused: Callable[..., None]) -> None:
    refused(*args, says=says)


def test_errors_speak_french(refused: Callable[..., None]) -> None:
    refused("play", "--text", "chess", "--lang", "fr", says="Le jeu « chess » n’existe pas")
    refused("replay", "none.json", "--lang", "fr", says="ce fichier ou dossier n’existe pas")
    refused("games", "--what", "--lang", "fr", says="arguments inconnus : --what")
    refused("replay", "--lang", "fr", says="il manque : RECORD")
    refused("play", "--seed", "--lang", "fr", says="l’option --seed attend une valeur")
    refused("components", "report", "--games", "x", "--lang", "fr", says="l’option --games n’accepte pas 'x'")
    assert caravansary("games", "--help", "--lang", "fr").stdout.startswith("utilisation : caravansary games")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to")
@pytest.mark.parametrize("args", ["games", "play --text --bots random,random --seed 1"])
def test_output_that_cannot_be_written(args: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "caravansary", *args.split()], stdout=full, stderr=subprocess.PIPE, text=True, env=environment()
        )
    assert (done.returncode, done.stderr) == (2, "caravansary: The output can't be written: No space left on device.\n")


@pytest.mark.skipif(os.name != "posix", reason="streams are closed by the shell")
def test_closed_streams() -> None:
    """Without an input it has ended; without an output nobody listens."""
    command = f'"{sys.executable}" -m caravansary play --text --seed 1'
    done = subprocess.run(f"{command} <&-", shell=True, capture_output=True, text=True, env=environment())
    assert done.returncode == 2 and "The input has ended." in done.stdout and "Traceback" not in done.stderr
    done = subprocess.run(f"{command} >&- </dev/null", shell=True, capture_output=True, text=True, env=environment())
    assert done.returncode == 2 and "Traceback" not in done.stderr


def test_files_that_are_missing_or_no_records(tmp_path: Path, refused: Callable[..., None]) -> None:
    refused("replay", str(tmp_path / "none.json"), says="none.json")
    refused("replay", str(tmp_path), says=str(tmp_path))
    for content, says in ((b"hello", "not a Caravansary record"), (b"\xff\xfe", "not a Caravansary record"), (b'{"caravansary": 1', "cut")):
        (tmp_path / "game.json").write_bytes(content)
        refused("replay", str(tmp_path / "game.json"), says=says)
        refused("play", "--text", "--load", str(tmp_path / "game.json"), says=says)


def test_a_record_that_was_edited_is_refused(tmp_path: Path, refused: Callable[..., None]) -> None:
    path = tmp_path / "game.json"
    path.write_text(cv.new("spice-road", seed=3).save().replace('"seed": 3', '"seed": 4'))
    refused("replay", str(path), says="changed after it was saved")


def test_replay_prints_turns_and_result(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = caravansary("play", "--text", "--bots", "greedy,random", "--players", "2", "--seed", "1", "--record", str(path))
    assert done.returncode == 0, done
    game = cv.load(path.read_text())
    assert game.over
    told = caravansary("replay", str(path)).stdout.splitlines()
    assert told[1] == f"Round 1, Player 1: {game.turns[0]}"
    assert len([line for line in told if line.startswith("Round ")]) == len(game.turns)
    assert told[-1] == f"Player {(game.winner or 0) + 1} wins with {max(game.scores)} points."


def test_the_record_must_be_writable_before_the_game_begins(tmp_path: Path, refused: Callable[..., None]) -> None:
    refused("play", "--text", "--record", str(tmp_path / "none" / "game.json"), says="game.json")
    other = tmp_path / "letter.txt"
    other.write_text("Dear all")
    refused("play", "--text", "--record", str(other), says="not be overwritten")
    assert other.read_text() == "Dear all"


@pytest.mark.parametrize("game", cv.games())
def test_exported_components_check_and_play(game: str, tmp_path: Path, refused: Callable[..., None]) -> None:
    folder = str(tmp_path / "box")
    assert caravansary("components", "export", folder, "--game", game).returncode == 0
    for chosen in (["--game", game], []):  # a folder shows which game it is for
        checked = caravansary("components", "check", folder, *chosen)
        assert checked.returncode == 0
        assert f"play {game}" in checked.stdout
        assert folder in checked.stdout
    assert cv.new(game, seed=1, components=folder).components == cv.new(game, seed=1).components
    refused("components", "export", folder, "--game", game, says="is there already")


def test_check_names_every_fault(tmp_path: Path, refused: Callable[..., None]) -> None:
    caravansary("components", "export", str(tmp_path))
    points = tmp_path / "point_cards.csv"
    points.write_text(points.read_text().replace("p01,1122,6", "p01,1152,-6"))
    done = caravansary("components", "check", str(tmp_path))
    assert done.returncode == 2
    assert [line.split(":")[0] for line in done.stdout.splitlines()[:2]] == ["point_cards.csv, line 2"] * 2
    refused("components", "check", str(tmp_path / "none"), says="none")


@pytest.mark.skipif(os.geteuid() == 0, reason="everything is writable for root")
def test_a_folder_that_is_not_writable(tmp_path: Path, refused: Callable[..., None]) -> None:
    tmp_path.chmod(0o500)
    refused("components", "export", str(tmp_path / "box"), says="box")


def test_a_folder_that_is_a_file(tmp_path: Path, refused: Callable[..., None]) -> None:
    (tmp_path / "box").write_text("")
    refused("components", "export", str(tmp_path / "box"), says="box")
