"""Addresses of clients, as limits and bans see them."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache


def plain(address: str) -> str:
    """An IPv4 address that is written as one of IPv6, as IPv4."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped) if found.version == 6 and found.ipv4_mapped is not None else address


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What limits are kept for; a network of its own has one IPv6 prefix, not one address."""
    address = plain(address)
    try:
        if ipaddress.ip_address(address).version == 4:
            return address
    except ValueError:
        return address
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_among(address: str, networks: Iterable[str]) -> bool:
    """Whether one of these addresses or networks (192.0.2.0/24) is or holds this one; "*" holds all."""
    return any(_holds(network, address) for network in networks)


@lru_cache(maxsize=4096)
def _holds(network: str, address: str) -> bool:
    if network in ("*", address):
        return True
    try:
        return ipaddress.ip_address(plain(address)) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False
