"""Before tests that run side by side every game is compiled once, so that their processes need not do it each."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from caravansary import warm
from caravansary.games import ids

settings.register_profile("caravansary", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("caravansary")


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # a shell's background job ignores Ctrl-C, and so would the programs started here
    config.addinivalue_line("markers", "clause(*ids): the clauses of docs/rules that this test proves")
    config.addinivalue_line("markers", "core: runs on compiled rules; dev.py test runs these with array bounds checked")
    config.addinivalue_line("markers", "once: whole games at length; dev.py test runs these only with array bounds checked")
    if getattr(config.option, "numprocesses", None) and "PYTEST_XDIST_WORKER" not in os.environ:
        warm.main(ids())
