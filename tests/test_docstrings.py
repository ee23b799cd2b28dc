"""Every public member says what it is for, with an example that runs."""

from __future__ import annotations

import doctest
import inspect
from types import FunctionType

import pytest

import caravansary as cv

FUNCTIONS = [name for name in cv.__all__ if inspect.isfunction(getattr(cv, name))]
MEMBERS = [name for name, value in inspect.getmembers(cv.Game) if name[0] != "_" and isinstance(value, (FunctionType, property))]


def run(text: str, name: str, **names: object) -> int:
    """Run the examples of a docstring; how many there are."""
    examples = doctest.DocTestParser().get_doctest(text, {"cv": cv, "game": next(iter(cv.games())), **names}, name, None, None)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(examples)
    assert runner.failures == 0, name
    return len(examples.examples)


@pytest.mark.parametrize("name", MEMBERS)
def test_every_member_of_a_game_has_an_example(name):
    text = inspect.getdoc(getattr(cv.Game, name))
    assert text and run(text, name, g=cv.new(next(iter(cv.games())), players=2, seed=7)) > 0


@pytest.mark.parametrize("name", ["caravansary", *FUNCTIONS])
def test_every_function_has_an_example(name):
    text = inspect.getdoc(cv if name == "caravansary" else getattr(cv, name))
    assert text and run(text, name) > 0


@pytest.mark.parametrize("name", [name for name in cv.__all__ if name not in FUNCTIONS])
def test_every_type_says_what_it_is(name):
    assert inspect.getdoc(getattr(cv, name))
