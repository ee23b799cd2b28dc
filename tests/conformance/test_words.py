"""Every game, every player count: actions in words, turns in notation."""

from __future__ import annotations

import random

import pytest

import caravansary as cv
from caravansary.engine.notation import spoken, written
from caravansary.texts import has_text
from support.playing import LANGUAGES, every_game, every_table, everything, finished, illegal, notable, turn_of

pytestmark = [pytest.mark.core, pytest.mark.once]
NO_TURNS = ["", "  ", "\n", None, 7, b"rest", ["rest"], "x2", "?", "a" * 2001, "é ü", "\0", "0", "x0", "x1", "again", "done"]


@every_table
def test_every_action_has_words_in_every_language(game, players):
    for now in notable(cv.new(game, players, seed=1, edition=cv.games()[game]["editions"][-1])):
        for action in range(now.kind.actions):  # legal or not: a refusal has to name it
            assert now.notation(action) == spoken(now.word(action))
        for action in now.legal:
            sentences = [now.describe(action, lang) for lang in LANGUAGES]
            assert all(sentences) and "{" not in "".join(sentences)


@every_table
def test_no_two_legal_actions_have_the_same_words(game, players):
    for seed in range(2):
        for now in notable(cv.new(game, players, seed=seed), seed, every=5):
            spoken_words = [spoken(word) for _, word in now.words()]
            assert len(set(spoken_words)) == len(spoken_words)
            assert [action for action, _ in now.words()] == now.legal


@every_table
def test_why_not_has_a_text_in_every_language(game, players):
    for now in notable(cv.new(game, players, seed=3)):
        for action in illegal(now):
            reason = now.why_not(action)
            error = cv.IllegalAction(reason.message, **reason.args)
            for lang in LANGUAGES:
                assert error.text(lang, now.edition)


@every_game
def test_titles_phases_and_score_rows_have_texts(game):
    g = cv.new(game, seed=1)
    ids = [game, f"{game}-title", f"{game}-about", f"{game}-rules"]
    ids += [f"{game}-phase-{phase}" for phase in g.kind.phases]
    ids += [f"{game}-score-{row}" for row in g.score_sheet(0)]
    assert [(id, lang) for id in ids for lang in LANGUAGES if not has_text(id, lang)] == []


@every_table
def test_turns_replay_to_the_same_game(game, players):
    g = finished(cv.new(game, players, seed=8))
    again = cv.new(game, players, seed=8)
    for line in g.turns:
        again.turn(line)
    assert again == g
    assert again.turns == g.turns


@every_table
def test_a_turn_begun_by_decisions_is_finished_in_notation(game, players):
    g = finished(cv.new(game, players, seed=8))
    now, proven = cv.new(game, players, seed=8), 0
    for number, action in enumerate(g.actions[:200]):
        rest, words, twin = g.actions[number:], [], now.copy()
        while rest and turn_of(twin) == turn_of(now):
            words.append(twin.word(rest[0]))
            twin.apply(rest.pop(0))
        if words[0].verb not in ("again", "done"):  # these are written with what they follow
            reader = now.copy()
            reader.turn(written(words))
            assert reader == twin
            proven += 1
        now.apply(action)
    assert proven > 30


@every_table
def test_a_turn_is_taken_whole_or_not_at_all(game, players):
    """Lines with words cut, doubled, swapped or spoilt: refused with nothing changed, or one whole legal turn."""
    spoil = random.Random(11)
    refused = taken = 0
    whole = finished(cv.new(game, players, seed=10))
    g = cv.new(game, players, seed=10)
    for line in whole.turns[:25]:
        words = line.split()
        at = spoil.randrange(len(words))
        attempts = [words[:cut] for cut in range(len(words))]
        attempts += [words[: at + 1] + words[at:], [*words, "x2"], [*words, spoil.choice(words)]]
        attempts += [[*words[:at], "?", *words[at + 1 :]]]
        attempts += [spoil.sample(words, len(words)), [word.upper() for word in words], [line.replace(" ", "")], ["é" * 3000]]
        for attempt in attempts:
            before, twin = everything(g), g.copy()
            try:
                twin.turn(" ".join(attempt))
            except (cv.BadNotation, cv.IllegalAction) as error:
                assert everything(twin) == before
                assert error.text("en") and error.text("fr")
                refused += 1
            else:
                assert turn_of(twin) != turn_of(g)
                assert twin.actions[: len(g.actions)] == g.actions
                taken += 1
        g.turn(line)
    assert refused > taken


@every_table
@pytest.mark.parametrize("line", NO_TURNS, ids=lambda line: repr(line)[:20])
def test_what_is_no_turn_is_refused(game, players, line):
    g = cv.new(game, players, seed=1)
    before = everything(g)
    with pytest.raises(cv.BadNotation) as refused:
        g.turn(line)
    assert refused.value.text("en") != refused.value.text("fr")
    assert everything(g) == before
