"""Self-play as data: shards that can be read and replayed, resumed and mended, the same wherever they are made."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import caravansary as cv
from caravansary.arena import shards
from caravansary.arena.selfplay import prepare, run_selfplay
from caravansary.arena.shards import read_shard, schema
from caravansary.arena.table import Setting, places, play
from caravansary.arena.together import played_together
from caravansary.cli import main
from caravansary.engine import jit
from support.playing import every_game

BOTS = ["beam:1,depth=1,slack=20"]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.name != "shards.jsonl"}


@every_game
def test_a_shard_tells_the_games(game, tmp_path):
    players = max(cv.games()[game]["players"])
    plan = prepare([*BOTS, "greedy"], game, players, 2, seed=5, size=2)
    outcome = run_selfplay(plan, tmp_path / game, "here")
    assert outcome.complete and outcome.games == outcome.played == 2
    shard = read_shard(tmp_path / game / "shard-000000.npz")
    spec = cv.observation(game, players)
    assert json.loads((tmp_path / game / "schema.json").read_text()) == schema(plan.setting)
    assert {name: str(array.dtype) for name, array in shard.items() if name != "masks"} == {
        name: about["dtype"] for name, about in schema(plan.setting)["arrays"].items() if name != "masks"
    }
    for number in range(2):
        g = cv.new(game, players, seed=int(shard["seeds"][number]))
        for k in np.flatnonzero(shard["game"] == number):
            assert shard["seats"][k] == g.player
            assert (shard["observations"][k] == spec.of(g)).all()
            assert np.flatnonzero(shard["masks"][k]).tolist() == sorted(g.legal)
            g.apply(int(shard["actions"][k]))
        assert g.over and g.scores == shard["scores"][number].tolist() and shard["ends"][number] == 0
        first = places(g).index(1)
        assert shard["rewards"][number].argmax() == first and shard["rewards"][number, first] == 1
    assert sorted(shard["bots"][0].tolist()) != shard["bots"][0].tolist() or (shard["bots"][0] != shard["bots"][1]).any()
    assert len(set(shard["seeds"].tolist())) == 2


def test_whoever_forfeits_is_last(tmp_path):
    plan = prepare(["support.bad_bots:Illegal", *BOTS], "spice-road", 3, 1, seed=5)
    run_selfplay(plan, tmp_path / "run", "here")
    shard = read_shard(tmp_path / "run" / "shard-000000.npz")
    assert shard["ends"].tolist() == [1] and sorted(shard["rewards"][0].tolist()) == [-1, 0.5, 0.5]
    assert shard["bots"][0][shard["rewards"][0].argmin()] == 0


def test_it_goes_on_where_it_stopped_and_mends_what_is_damaged(tmp_path):
    whole = tmp_path / "whole"
    plan = prepare(BOTS, "spice-road", 2, 7, seed=1, size=2)
    run_selfplay(plan, whole, "here")
    lines = [json.loads(line) for line in (whole / "shards.jsonl").read_text().splitlines()]
    assert [line["games"] for line in lines] == [2, 2, 2, 1]
    for line in lines:
        content = (whole / line["file"]).read_bytes()
        assert (hashlib.sha256(content).hexdigest(), len(content)) == (line["sha256"], line["bytes"])
    parts = tmp_path / "parts"
    run_selfplay(prepare(BOTS, "spice-road", 2, 3, seed=1, size=2), parts, "here")
    outcome = run_selfplay(plan, parts, "here")
    assert outcome.played == 5 and files(parts) == files(whole)
    damaged = bytearray((parts / "shard-000001.npz").read_bytes())
    damaged[len(damaged) // 2] ^= 1
    (parts / "shard-000001.npz").write_bytes(damaged)
    (parts / "shard-000002.npz").unlink()
    with (parts / "shards.jsonl").open("a") as file:
        file.write('{"shard": 3, "file"')
    outcome = run_selfplay(plan, parts, "here")
    assert outcome.played == 4 and outcome.complete and files(parts) == files(whole)
    assert run_selfplay(plan, parts, "here").played == 0


def test_the_place_changes_nothing(tmp_path):
    plan = prepare(BOTS, "spice-road", 2, 4, seed=3, size=2)
    for place in ("here", "processes:2"):
        run_selfplay(plan, tmp_path / place[:4], place)
    assert files(tmp_path / "here") == files(tmp_path / "proc")


def test_another_run_is_never_mixed_in(tmp_path):
    run_selfplay(prepare(BOTS, "spice-road", 2, 1, seed=3), tmp_path / "run", "here")
    for other in (
        prepare(BOTS, "spice-road", 2, 1, seed=4),
        prepare(["random"], "spice-road", 2, 1, seed=3),
        prepare(BOTS, "spice-road", 3, 1, seed=3),
        prepare(BOTS, "spice-road", 2, 1, seed=3, size=7),
    ):
        with pytest.raises(cv.BadOption, match="another run"):
            run_selfplay(other, tmp_path / "run", "here")
    (tmp_path / "letter").mkdir()
    (tmp_path / "letter" / "dear.txt").write_text("dear")
    with pytest.raises(cv.BadOption, match="something other"):
        run_selfplay(prepare(BOTS, "spice-road", 2, 1, seed=3), tmp_path / "letter", "here")


@pytest.mark.parametrize(
    "words",
    [
        "",
        "--out {} --bots nobody",
        "--out {} --bots random,random,random",
        "--out {} --games 0",
        "--out {} --games many",
        "--out {} --shard 0",
        "--out {} --players 9",
        "--out {} --game chess",
        "--out {} --on moon",
    ],
)
def test_bad_input_is_one_line_and_exit_2(words, capsys, tmp_path):
    for lang in ("en", "fr"):
        assert main(["selfplay", *words.format(tmp_path / "run").split(), "--lang", lang]) == 2
        captured = capsys.readouterr()
        assert captured.out == "" and len(captured.err.strip().splitlines()) == 1
    assert not (tmp_path / "run").exists()


def test_what_is_no_shard_is_refused(tmp_path):
    (tmp_path / "shard.npz").write_bytes(b"nothing")
    for path in (tmp_path / "shard.npz", tmp_path / "missing.npz"):
        with pytest.raises(cv.BadOption):
            read_shard(path)


def test_the_command_in_both_languages(tmp_path, capsys):
    for lang, word in (("en", "a second"), ("fr", "par seconde")):
        command = ["selfplay", "--bots", BOTS[0], "--games", "1", "--on", "here", "--out", str(tmp_path / lang), "--lang", lang]
        assert main(command) == 0
        assert word in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a signal")
def test_ctrl_c_keeps_what_there_is(tmp_path):
    out = tmp_path / "run"
    command = [sys.executable, "-m", "caravansary", "selfplay", "--bots", BOTS[0], "--games", "100000", "--shard", "1", "--on", "here"]
    environment = {**os.environ, "PYTHONPATH": str(Path(cv.__file__).parent.parent), "LANG": "C"}
    with subprocess.Popen(
        [*command, "--out", str(out)], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        deadline = time.monotonic() + 120
        while not ((out / "shards.jsonl").exists() and (out / "shards.jsonl").read_text().count("\n") >= 2):
            assert running.poll() is None and time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        said, complained = running.communicate(timeout=600)
    assert running.returncode == 130
    assert "Stopped after" in complained and "Traceback" not in complained and "a second" in said
    for line in (out / "shards.jsonl").read_text().splitlines():
        shard = json.loads(line)
        assert hashlib.sha256((out / shard["file"]).read_bytes()).hexdigest() == shard["sha256"]


@pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")
@every_game
def test_games_side_by_side_are_those_played_one_by_one(game):
    """Array for array, with bots that err and bots that do not, also on the seats of the second round of games."""
    setting = Setting(game, 2, ("greedy", "peddler"))
    tasks = [shards._task(setting, 3, number) for number in range(3)]
    together = played_together(setting, tasks)
    one_by_one = shards.arrays(setting, [play(setting, task) for task in tasks])
    assert together is not None and list(together) == list(one_by_one)
    for name, array in one_by_one.items():
        assert together[name].dtype == array.dtype and (name == "policies" or (together[name] == array).all()), name
    rows, policies = np.arange(len(together["actions"])), together["policies"].astype(np.float64)
    assert np.allclose(policies.sum(axis=1), 1, atol=0.01) and (policies[~shards.unpacked_masks(together)] == 0).all()
    planned = together["bots"][together["game"], together["seats"]] == 0
    assert np.allclose(policies[rows, together["actions"]][planned], policies.max(axis=1)[planned]), "greedy does what it likes best"
    assert played_together(Setting(game, 2, ("mcts:10",)), tasks) is None


def test_parquet_says_the_same(tmp_path):
    pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra `parquet`)")
    for format in ("npz", "parquet"):
        outcome = run_selfplay(prepare(BOTS, "spice-road", 2, 3, seed=5, size=2, format=format), tmp_path / format, "here")
        assert outcome.complete
    for number in range(2):
        npz, parquet = (read_shard(tmp_path / format / f"shard-{number:06d}.{format}") for format in ("npz", "parquet"))
        assert set(npz) == set(parquet)
        for name, array in npz.items():
            assert array.dtype == parquet[name].dtype and (array == parquet[name]).all(), name
    (tmp_path / "parquet" / "shard-000000.parquet").write_bytes(b"PAR1 and nothing else")
    with pytest.raises(cv.BadOption, match="shard-000000"):
        read_shard(tmp_path / "parquet" / "shard-000000.parquet")
    assert run_selfplay(prepare(BOTS, "spice-road", 2, 3, seed=5, size=2, format="parquet"), tmp_path / "parquet", "here").played == 2


def test_value_targets_and_the_data_card(tmp_path):
    outcome = run_selfplay(prepare(["random", "greedy"], "spice-road", 2, 2, seed=5, size=2), tmp_path / "run", "here")
    shard = read_shard(tmp_path / "run" / "shard-000000.npz")
    assert (shard["returns"] == shard["rewards"][shard["game"], shard["seats"]]).all() and set(shard["returns"].tolist()) == {-1.0, 1.0}
    by_luck = shard["bots"][shard["game"], shard["seats"]] == 0
    assert ((shard["policies"][by_luck] > 0) == shard["masks"][by_luck]).all()
    card = (tmp_path / "run" / "README.md").read_text(encoding="utf-8")
    assert f"2 games, {outcome.decisions} decisions" in card and "`random`, `greedy`" in card
    assert all(f"| `{name}` |" in card for name in shard)
