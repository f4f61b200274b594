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
    thinking_half_life: float = 30.0
    """Seconds after which half of what a visitor's bots have thought is forgotten: who has had least comes first."""
    deadline_factor: float = 15.0
    """A worker is ended when a decision takes this many times the patience that its bot should have..."""
    deadline_floor: float = 15.0
    """...and so many seconds more."""
    spare_grace: float = 2.0
    """Seconds in which a worker may finish what nobody waits for any more, before it is ended."""
    worker_start_patience: float = 60.0
    """Seconds a worker may take to start."""
    bot_failures: int = 3
    """After so many failures in a row a bot hands its seat to a simpler one."""
    bot_rest: float = 0.5
    """Seconds before a bot that failed is asked again; doubled each time."""
    bot_tables: int = 20
    """Tables without people that play at once, in all..."""
    bot_tables_each: int = 3
    """...and of one visitor."""
    secure: bool = False
    """Whether people reach the hall by https."""
    packs: tuple[str, ...] = ()
    """Files of content packs that tables may choose."""
    body_limit: int = 64 * KILOBYTE
    record_limit: int = 1024 * KILOBYTE
    rate: float = 15.0
    """Commands per second one visitor may send in the long run."""
    burst: int = 60
