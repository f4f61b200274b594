"""Where passkeys are good."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from meeplehall.web.accounts.errors import AccountError


@dataclass(frozen=True)
class Place:
    """Where a key is good: the name people reach the hall by, and the whole of its address."""

    name: str
    origin: str


def place_of(connection: HTTPConnection) -> Place | None:
    """None where browsers have no passkeys: without https, except on this machine, and at a bare address."""
    host = connection.headers.get("host", "").lower()
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    try:
        ipaddress.ip_address(name.strip("[]"))
        return None
    except ValueError:
        pass
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    return Place(name, f"{scheme}://{host}") if scheme == "https" or name == "localhost" else None


def needed_place(connection: HTTPConnection) -> Place:
    """Raises AccountError where there are no passkeys."""
    found = place_of(connection)
    if found is None:
        raise AccountError("passkey-nowhere", "passkeys need https, or this machine as localhost", 409)
    return found
