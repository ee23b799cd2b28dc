"""No clause of any rulebook without a test, and no test that names a clause there is not."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import RULES, clauses, named_in_tests

PAGES = sorted(RULES.glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_clause_has_a_test(page):
    tested = named_in_tests()
    listed = [id for id, _ in clauses(page)]
    assert listed, "a page of docs/rules lists its clauses as | id | clause |"
    assert [id for id in listed if id not in tested] == []


def test_tests_name_clauses_that_exist():
    known = {id for page in PAGES for id, _ in clauses(page)}
    assert {id: tests for id, tests in named_in_tests().items() if id not in known} == {}


def test_clause_ids_are_unique_and_worded():
    listed = [entry for page in PAGES for entry in clauses(page)]
    assert len({id for id, _ in listed}) == len(listed)
    assert [id for id, wording in listed if len(wording) < 10] == []


def test_every_game_has_its_clauses():
    assert {page.stem for page in PAGES} == set(cv.games())
