"""The file of a judge: what can be wrong with it is said in one line that names it, and play goes on without it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from caravansary.bots import ask, make_bot
from caravansary.engine.making import new_game
from caravansary.errors import BadJudge
from caravansary.games import kind, playable
from caravansary.judge.file import LARGEST, Learned, fingerprint, read, written
from caravansary.judge.network import verdict, weights_in
from caravansary.judge.shipped import judge_for, learned_for, path_of

GAME = kind("spice-road")
LAYERS = (GAME.features.size(2), 4, 4, 4)
BOX = fingerprint(GAME, new_game(GAME, 2, 1)._box)
LEARNED = Learned("spice-road", 2, GAME.rules_version, (BOX,), LAYERS, (0.5,) * weights_in(LAYERS), {"games": 3})
WHOLE = written(LEARNED)
SHIPPED = [(game, players) for game in playable() if game.judges for players in game.players if path_of(game, players).exists()]


def edited(place: int) -> bytes:
    return WHOLE[:place] + bytes([WHOLE[place] ^ 1]) + WHOLE[place + 1 :]


FAULTS = {
    "judge-cut": [b"", WHOLE[:10], WHOLE[:200], WHOLE[:-1], WHOLE[:-40], b"no judge at all", WHOLE + b"more"],
    "judge-edited": [edited(len(WHOLE) - 1), edited(len(WHOLE) // 2)],
    "judge-format": [WHOLE[:8] + b"\x07" + WHOLE[9:]],
    "judge-other": [written(replace(LEARNED, game="ferry")), written(replace(LEARNED, players=3))],
    "judge-rules": [written(replace(LEARNED, rules=GAME.rules_version + 1))],
    "judge-layers": [written(replace(LEARNED, layers=(7, 4, 4, 4), weights=(0.0,) * weights_in((7, 4, 4, 4))))],
}


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    (tmp_path / "2.judge").write_bytes(WHOLE)
    assert read(tmp_path / "2.judge", GAME, 2) == LEARNED


@pytest.mark.parametrize(("message", "content"), [(message, content) for message, all_ in FAULTS.items() for content in all_])
def test_a_file_that_can_not_be_used_is_named_in_one_line(message: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "2.judge"
    path.write_bytes(content)
    with pytest.raises(BadJudge) as caught:
        read(path, GAME, 2)
    assert caught.value.message == message
    for lang in ("en", "fr"):
        line = caught.value.text(lang)
        assert str(path) in line and "\n" not in line


def test_play_goes_on_without_a_judge_and_people_are_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game(replace(GAME, judges=tmp_path), 2, 5)
    planned = ask(make_bot("beam:3,depth=3"), game)
    assert judge_for(game) is None
    assert ask(make_bot("judge:2,width=3,depth=3"), game) == planned
    told = capsys.readouterr().err.splitlines()
    assert [line for line in told if "judge" in line] == [f"caravansary: {BadJudge('judge-missing', path=str(tmp_path / '2.judge'))}"]


def test_a_judge_does_not_speak_of_values_it_was_not_trained_for(tmp_path: Path) -> None:
    (tmp_path / "2.judge").write_bytes(written(replace(LEARNED, boxes=("other",))))
    game = new_game(replace(GAME, judges=tmp_path), 2, 5)
    with pytest.raises(BadJudge) as caught:
        learned_for(game)
    assert caught.value.message == "judge-box"
    assert judge_for(game) is None


@pytest.mark.parametrize(("game", "players"), SHIPPED, ids=[f"{game.id}-{players}" for game, players in SHIPPED])
def test_a_shipped_judge_fits_its_game(game, players: int) -> None:
    """Its card says how it was learned; features that were changed since would change what it says of the probe."""
    path = path_of(game, players)
    assert path.stat().st_size <= LARGEST
    learned = read(path, game, players)
    assert {"games", "by", "seed", "hours", "held_out", "probe"} <= set(learned.card)
    probe = new_game(game, players, learned.card["probe"]["seed"])
    assert learned_for(probe) == learned
    assert verdict(probe, learned.judge()).win == pytest.approx(learned.card["probe"]["win"], abs=1e-3)
    assert learned.card["held_out"]["brier"] < 0.9 * learned.card["held_out"]["even"]
