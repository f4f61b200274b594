"""Where a request comes from, as far as it is counted."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache

from starlette.types import Scope

HOME_NETWORK = 64
"""Bits of an IPv6 address that one household or server shares; it has all the addresses behind them."""


def address_of(scope: Scope) -> str:
    """The address a request is counted under."""
    client = scope.get("client")
    return counted(str(client[0])) if client else ""


@lru_cache(4096)
def counted(host: str) -> str:
    """An address of IPv4 as it is, of IPv6 its network."""
    if ":" not in host or len(host) > 60:
        return host[:60]
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, HOME_NETWORK), strict=False))


class Proxies:
    """Addresses, or networks like 10.0.0.0/8, of the proxy in front of the hall."""

    def __init__(self, names: Sequence[str]) -> None:
        """Raises ValueError for what is neither."""
        self._networks = [ipaddress.ip_network(name, strict=False) for name in names]

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
