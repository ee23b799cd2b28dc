"""Everything that plays or shows a game, over one from outside: bots, analysis, arena, environments, text table, server."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import caravansary as cv
from caravansary import bots
from caravansary.arena.run import prepare, run_arena
from support.table import Device, running
from support.terminal import caravansary

GAME = "ferry"
PLAYERS = cv.games()[GAME]["players"]


def played(spec: str, players: int, seed: int = 3) -> cv.Game:
    """A whole game among bots of one kind."""
    game, bot = cv.new(GAME, players, seed=seed), bots.make_bot(spec, seed)
    while not game.over:
        game.apply(bots.ask(bot, game))
        assert len(game.actions) < 2000
    return game


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("spec", ["random", "greedy", "beam:4,depth=3", "mcts:30", "apprentice"])
def test_bots(spec: str, players: int) -> None:
    game = played(spec, players)
    assert max(seat["claims"] for seat in game.view()["seats"]) == game.view()["goal"]
    assert cv.load(game.save()) == game


def test_planning_beats_chance() -> None:
    won = 0
    for seed in range(10):
        game, table = cv.new(GAME, seed=seed), [bots.make_bot("greedy"), bots.make_bot("random", seed)]
        while not game.over:
            assert game.player is not None
            game.apply(bots.ask(table[(game.player + seed) % 2], game))
        won += (game.winner or 0) == seed % 2
    assert won >= 9


def test_analysis() -> None:
    game = played("greedy", 2).back_to(30)
    found = cv.analyse(game, simulations=2)
    assert found.seat == game.player and found.simulations == 2
    assert 0 <= found.best.win <= 1 and len(found.best.line) > 0
    game.turn(found.best.turn)


def test_arena(tmp_path: Path) -> None:
    outcome = run_arena(prepare(["random", "greedy"], GAME, 2, 4, 7), "here", tmp_path / "run")
    assert outcome.complete and outcome.found is not None
    rating = {bot["spec"]: bot["elo"] for bot in outcome.found["bots"]}
    assert rating["greedy"] > rating["random"]


def test_observation() -> None:
    spec = cv.observation(GAME, 3)
    game = played("greedy", 3).back_to(40)
    for seat in range(3):
        seen = spec.read(spec.of(game, seat))
        assert seen["hold"][0].tolist() == game.cubes_of(seat)
        assert seen["quay"].sum(axis=1).tolist() == [1, 1, 1] and seen["deck"][0] == game.view()["deck"]
        assert seen["score"].tolist() == [game.scores[(seat + k) % 3] for k in range(3)]


def test_gymnasium() -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import caravansary.envs.gym  # noqa: F401 - registers the games

    env = gymnasium.make("Caravansary/Ferry-v0", players=3, opponents="greedy")
    check_env(env.unwrapped)
    _, info = env.reset(seed=1)
    ended, reward = False, 0.0
    while not ended:
        _, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        ended = terminated or truncated
    assert reward in (-1.0, 0.0, 1.0) and len(info["scores"]) == 3
    with pytest.raises(cv.BadOption, match="human, ansi"):  # it has no picture
        gymnasium.make("Caravansary/Ferry-v0", render_mode="rgb_array")


def test_pettingzoo() -> None:
    from pettingzoo.test import api_test

    from caravansary.envs import zoo

    api_test(zoo.ferry_v0.env(players=3), num_cycles=200)
    env = zoo.ferry_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "Player 1" in env.render()


def test_openspiel() -> None:
    import pyspiel

    import caravansary.envs.openspiel  # noqa: F401 - registers the games

    luck = random.Random(1)
    state = pyspiel.load_game("caravansary_ferry_v0(players=3)").new_initial_state()
    drawn = 0
    while not state.is_terminal():
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        drawn += state.is_chance_node()
        state.apply_action(luck.choice(outcomes))
    assert drawn >= 3 + 4 and sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("lang", "said"), [("en", "wins"), ("fr", "gagne")])
def test_the_text_table(lang: str, said: str, tmp_path: Path) -> None:
    game, record = played("greedy", 2, seed=8), tmp_path / "record.json"
    command = ["play", GAME, "--text", "--players", "2", "--seed", "8", "--lang", lang, "--record", str(record)]
    done = caravansary(*command, given="\n".join(game.turns) + "\n", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    assert said in done.stdout.splitlines()[-1] or said in done.stdout
    assert cv.load(record.read_text(encoding="utf-8").strip()).turns == game.turns


def test_the_command_line(tmp_path: Path) -> None:
    assert "ferry: Ferry" in caravansary("games").stdout
    assert "ferry : Le Bac" in caravansary("games", "--lang", "fr").stdout
    assert caravansary("components", "export", str(tmp_path / "box"), "--game", GAME).returncode == 0
    checked = caravansary("components", "check", str(tmp_path / "box"))
    assert checked.returncode == 0 and GAME in checked.stdout


def test_the_table_server(tmp_path: Path) -> None:
    """A whole game against a bot by HTTP."""
    with running(tmp_path / "server", "--rate", "0", "--seeds", "true") as server:
        ana = Device(server)
        state = ana.open("me", "greedy", game=GAME, seed=3)
        live = ana.live(state["table"], lang="fr")
        while live.until(lambda now: now["waits"] in ("decision", None))["status"] != "over":
            state = live.state
            assert state["prompt"] and all(each["text"]["say"] for each in state["legal"])
            choices = [each["action"] for each in state["legal"] if each["verb"] == "carry"] or [each["action"] for each in state["legal"]]
            live.upto(ana.do("move", state, action=choices[0])["event"])
        assert live.state["result"]["scores"] and {line["by"] for line in live.log} == {"person", "bot"}
        game = cv.load(ana.http.get(f"/api/tables/{state['table']}/record").text)
        assert game.over and game.scores == live.state["result"]["scores"]
        live.close()
        ana.close()
