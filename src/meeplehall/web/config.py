"""How a hall is run."""

from __future__ import annotations

from dataclasses import dataclass

KILOBYTE = 1024


@dataclass(frozen=True)
class Config:
    """Everything that can be set when a hall starts."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8420
    names: tuple[str, ...] = ()
    """Host names the hall answers to, besides localhost and plain addresses."""
    pace: float = 0.8
    """Seconds a bot takes for a decision at least, so that people can follow."""
    thinkers: int = 1
    """Processes in which bots think."""
    secure: bool = False
    """Whether people reach the hall by https."""
    packs: tuple[str, ...] = ()
    """Files of content packs that tables may choose."""
    body_limit: int = 64 * KILOBYTE
    record_limit: int = 1024 * KILOBYTE
    rate: float = 15.0
    """Commands per second one visitor may send in the long run."""
    burst: int = 60
