"""What a new table starts from, and the bots that sit down where nobody was named."""

from __future__ import annotations

import secrets
import time

from meeplehall.core.game import Game
from meeplehall.table import Clock, Setting
from meeplehall.table.fairness import new_secret
from meeplehall.web.levels import BOT_NAMES

__all__ = ["BOT_NAMES", "USUAL_LEVEL", "go_by", "make_setting", "new_id", "now"]

_STARTED = time.time_ns() - time.monotonic_ns()
_ahead = 0
"""Milliseconds by which the clock that all halls of a database go by is ahead of the one of this machine."""
SAME = 20
"""Milliseconds: what a clock is off by less is the way to the database and back."""
USUAL_LEVEL = "normal"
"""The bot that sits down when nobody chose one."""


def now() -> int:
    """Milliseconds since 1970 when the hall started, counted on since: to set the clock ends nobody's patience."""
    return (_STARTED + time.monotonic_ns()) // 1_000_000 + _ahead


def go_by(moment: int, at: int) -> None:
    """From now on by the clock of a database, which said `moment` when `now` was `at`."""
    global _ahead
    if abs(moment - at) > SAME:
        _ahead += moment - at


def new_id() -> str:
    """A table's name: short to read out, and nothing can be learnt from it."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def make_setting(
    game: Game,
    players: int,
    options: dict[str, str],
    host: str,
    listed: bool,
    seed: int | None,
    hints: bool = False,
    clock: Clock | None = None,
    rated: bool = False,
) -> Setting:
    """The setting of a new table; without a seed, the hall commits to a secret."""
    return Setting(
        id=new_id(),
        game=game.name,
        rules=game.version,
        content=game.content_id,
        players=players,
        options=game.settle(players, options),
        seed=seed or 0,
        host=host,
        created=now(),
        listed=listed,
        pack=game.pack,
        secret=new_secret() if seed is None else "",
        chosen=seed is not None,
        hints=hints,
        clock=clock,
        rated=rated,
    )
