"""The example game, built and installed as its own package. What is in `installed` needs it on the path: `test_ferry` sees to that."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravansary.games import ids
from support import outside

collect_ignore = [] if "ferry" in ids() else ["installed"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return outside.build(outside.FERRY, tmp_path_factory.mktemp("outside") / "site")
