"""By which address others reach the hall: a link to this machine alone is of no use to a friend."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from functools import cache

from starlette.requests import HTTPConnection

from meeplehall.web.config import Config

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: the system only says by which of its own it would go there; nothing is sent."""


@dataclass(frozen=True)
class Reach:
    """How links to the hall begin."""

    origin: str
    """For links that others are to open."""
    host: str
    """By what name the visitor came, without a port."""
    mended: str = ""
    """The address that links use instead of one that only this machine knows."""
    alone: bool = False
    """Whether nobody else can come in: the hall listens to this machine only."""


def reach(connection: HTTPConnection, config: Config) -> Reach:
    """How the visitor came, and how others can."""
    url = connection.base_url
    host = url.hostname or ""
    origin = f"{url.scheme}://{url.netloc}"
    client = connection.client
    if not is_loopback(host) or client is None or not is_loopback(client.host):
        return Reach(origin, host)  # whoever comes from elsewhere is not told this machine's address
    address = "" if is_loopback(config.host) else own_address()
    if not address:
        return Reach(origin, host, alone=True)
    port = f":{url.port}" if url.port else ""
    return Reach(f"{url.scheme}://{address}{port}", host, mended=address)


def is_loopback(host: str) -> bool:
    """Whether a name or address means the machine itself."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


@cache
def own_address() -> str:
    """This machine's address in its network; empty, if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(found) or found == "0.0.0.0" else found
