"""Games that somebody has played to the end in a hall, with their reviews: real ones, played and read by bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec
from playwright.sync_api import BrowserContext

from meeplehall import registry
from meeplehall.bots.levels import build
from meeplehall.store import Store, Write
from meeplehall.study.verdicts import Reviewer, Verdict
from meeplehall.table import Table
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.levels import BOT_NAMES
from meeplehall.web.rooms.opening import make_setting, now
from meeplehall.web.rooms.replays import record_of
from tests.web.server import HallServer

DAY = 24 * 3600 * 1000
_encode = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True)
class Past:
    """A game of long ago: against whom, and how well the person played."""

    game: str
    players: int = 2
    against: str = "random"
    own: str = "random"
    days_ago: int = 0
    options: dict[str, str] = field(default_factory=dict)
    reviewed: bool = True


def play(past: Past, seed: int, player: str, name: str) -> Table:
    """From the first decision to the last. The person sits on the first seat."""
    game, at = registry.find(past.game), now() - past.days_ago * DAY
    table = Table(make_setting(game, past.players, past.options, player, True, seed), game)
    table.setting = msgspec.structs.replace(table.setting, created=at)
    table.sit(0, player, name, at)
    for seat in range(1, past.players):
        table.sit(seat, "", BOT_NAMES[seat - 1], at, bot=past.against)
    minds = {seat: build(past.against if seat else past.own) for seat in range(past.players)}
    for seat, mind in minds.items():
        mind.reseed(seed + seat)
    while table.pending():
        seat = table.pending()[0]
        assert table.state is not None
        action = minds[seat].choose(table.state, seat)
        table.act(seat, action, table.version(seat), at, "" if seat else player)
    return table


def read(table: Table, playouts: int) -> list[Verdict]:
    """The verdicts on all of its turns."""
    return list(Reviewer(record_of(table), table.game, playouts).verdicts())


def let_in(hall: HallServer, context: BrowserContext, person: Visitor) -> None:
    """Give somebody a device that the hall knows."""
    assert hall.hall is not None
    name, _, value = hall.hall.cookie.write(person).partition(";")[0].partition("=")
    context.add_cookies([{"name": name, "value": value, "url": hall.url}])


async def keep(store: Store, table: Table, verdicts: Iterable[Verdict], budget: str) -> None:
    """In the store, as a hall would have it."""
    commit = table.take_commit()
    assert commit is not None
    await store.write([Write(commit, table.setting)])
    kept = [store.keep_verdict(table.id, budget, turn, _encode(one)) for turn, one in enumerate(verdicts)]
    await asyncio.gather(*kept)
