"""Addresses that the owner keeps out: a file in the data folder, a line each."""

from __future__ import annotations

import ipaddress
import logging
from pathlib import Path

from caravansary.table.web.addresses import is_among

log = logging.getLogger("caravansary.admin")


class Bans:
    def __init__(self, folder: Path) -> None:
        self._file = folder / "bans.txt"
        self.networks: tuple[str, ...] = self._read()

    def hold(self, address: str) -> bool:
        return bool(self.networks) and is_among(address, self.networks)

    def change(self, address: str, lift: bool) -> None:
        """Ban an address or network (192.0.2.0/24), or lift its ban; `ValueError` if it is none."""
        network = _network(address)
        kept = {each for each in self.networks if each != network} | (set() if lift else {network})
        networks = tuple(sorted(kept))
        new = self._file.with_suffix(".new")
        new.write_text("".join(f"{each}\n" for each in networks), encoding="utf-8")
        new.replace(self._file)
        self.networks = networks

    def _read(self) -> tuple[str, ...]:
        found = []
        try:
            lines = self._file.read_text(encoding="utf-8").split()
        except FileNotFoundError:
            return ()
        for line in lines:
            try:
                found.append(_network(line))
            except ValueError:
                log.warning("%s: no address: %s", self._file, line[:60])
        return tuple(found)


def _network(address: str) -> str:
    """One address stands for itself, of IPv6 too."""
    return str(ipaddress.ip_network(address, strict=False))
