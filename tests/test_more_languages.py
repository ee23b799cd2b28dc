"""A third language is a folder: it is offered and spoken everywhere, and what it lacks is said in English."""

from __future__ import annotations

from pathlib import Path

from support import pseudo


def test_a_language_is_a_folder(tmp_path: Path) -> None:
    pseudo.make(tmp_path)
    done = pseudo.run(tmp_path, "-m", "caravansary", "games", "--lang", pseudo.CODE)
    assert done.returncode == 0 and pseudo.strange("Century: Spice Road") in done.stdout
    refused = pseudo.run(tmp_path, "-m", "caravansary", "play", "--text", "chess", "--lang", pseudo.CODE)
    assert pseudo.strange("There is no game") in refused.stderr
    helped = pseudo.run(tmp_path, "-m", "caravansary", "--help", "--lang", "fr")
    assert "--lang en|fr|eo" in helped.stdout


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo/engine.ftl").write_text("cube-many = kuboj\nerror-seat = Sidloko { $seat }\n", encoding="utf-8")
    program = """
from caravansary.texts import LANGUAGES, game_messages, text
print(LANGUAGES, text("error-seat", {"seat": 7}, "eo"), "|", text("position-pending-cubes", {}, "eo"), "|", text("cli-options", {}, "eo"))
assert game_messages("spice-road", "eo") == game_messages("spice-road", "en")
"""
    done = pseudo.run(tmp_path, "-c", program)
    assert done.stdout == "('en', 'fr', 'eo') Sidloko 7 | the pending decision does not fit the kuboj | options\n", done.stderr


def test_our_own_languages_are_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr/engine.ftl").write_text("cubes-none = nada\n", encoding="utf-8")
    assert pseudo.run(tmp_path, "-c", "from caravansary.texts import text; print(text('cubes-none', {}, 'fr'))").stdout == "rien\n"
