from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.table import Device, Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that only need one; it allows the speed at which tests play, and waits for slow readers."""
    flags = ("--rate", "0", "--tables", "0", "--seeds", "true", "--hint-bot", "greedy", "--slow", "3600")
    with running(tmp_path_factory.mktemp("server"), *flags) as found:
        yield found


@pytest.fixture
def device(server: Server) -> Iterator[Callable[..., Device]]:
    """Makes devices."""
    made: list[Device] = []

    def make(name: str = "Ana", at: Server = server) -> Device:
        made.append(Device(at, name))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def ana(device: Callable[..., Device]) -> Device:
    return device("Ana")


@pytest.fixture
def ben(device: Callable[..., Device]) -> Device:
    return device("Ben")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "server"
