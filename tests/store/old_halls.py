"""A hall as an earlier program left it: its database, what that program said of every table, and how to ask again.

`golden/hall-1.db` was written by version 0.1.0, `golden/hall-1.json` is what that program said of it; neither is ever
written again. What a later program calls otherwise is renamed here, and nowhere in the tests.
"""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

from meeplehall import registry
from meeplehall.core import record
from meeplehall.core.record import Replay
from meeplehall.core.state import State
from meeplehall.store import Store, Write
from meeplehall.store.sqlite import SqliteStore
from meeplehall.table import SPECTATOR, Acted, Said, Status, Table
from meeplehall.web.frames.replay import ReplayedGame
from meeplehall.web.rooms.replays import replay_positions
from meeplehall.web.texts import texts

GOLDEN = Path(__file__).parent / "golden"
HALL = GOLDEN / "hall-1.db"
SAID: dict[str, Any] = json.loads((GOLDEN / "hall-1.json").read_text(encoding="utf-8"))
"""What the program that wrote the database said of it."""

PLAIN = {
    "burgundy": ("score", "silver", "workers", "storage", "castle"),
    "renaissance": ("workers", "hand_size", "hand", "known", "stored", "taught"),
    "nobility": ("score", "coins", "nobility", "goods", "races"),
}
"""What is told of a player's things: names that a view will always have."""

NOT_KEPT = {"burgundy": ("round_good",)}
"""What positions of that program lack; the next round or turn brings it."""


def names(**wanted: Any) -> list[str]:
    """The tables of which just this was said."""
    return [name for name, said in SAID["tables"].items() if all(said[key] == value for key, value in wanted.items())]


def copy(path: Path) -> str:
    """The old database where it may be written to."""
    shutil.copyfile(HALL, path)
    return str(path)


def open_store(path: str) -> Store:
    return SqliteStore(path)


async def load(store: Store, name: str) -> Table:
    saved = await store.load(name)
    assert saved is not None, name
    return Table.load(saved, registry.find(saved.setting.game))


async def keep(store: Store, table: Table) -> None:
    """Write what is new."""
    commit = table.take_commit()
    if commit is not None:
        await store.write([Write(commit)])


async def rematch(store: Store, table: Table, name: str, at: int) -> Table:
    """Another game of the same people, asked for by the first of them."""
    player = next(seat.player for seat in table.seats if seat.player)
    again = table.rematch(name, 1, at, player)
    old, new = table.take_commit(), again.take_commit()
    assert old is not None
    assert new is not None
    await store.write([Write(old), Write(new, again.setting)])
    return again


def holder(table: Table, seat: int) -> str:
    """The person who decides on a seat; nobody where a bot does."""
    return table.seats[seat].player if table.seats[seat].person else ""


def decide(table: Table, seat: int, action: int, at: int) -> None:
    table.act(seat, action, table.version(seat), at, holder(table, seat))


def take_back(table: Table, seat: int, at: int) -> None:
    table.take_back(seat, table.version(seat), at, holder(table, seat))


def may_take_back(table: Table) -> list[int]:
    """The seats of people who may."""
    return [seat for seat in range(len(table.seats)) if holder(table, seat) and table.can_take_back(seat)]


def finished(table: Table) -> bool:
    """Whether there is a game to look at again."""
    return table.status in (Status.OVER, Status.CLOSED) and table.state is not None


def decisions(table: Table) -> list[str]:
    """Those that stand, as records write them."""
    return [f"{seat} {table.game.notation(action)}" for seat, action in table.actions()]


def record_of(table: Table) -> str:
    setting = table.setting
    kept = record.begin(
        table.game,
        setting.players,
        dict(setting.options),
        setting.seed,
        [seat.name for seat in table.seats],
        setting.rules,
    )
    kept.log = table.actions()
    return record.write(kept, table.game)


def replay_of(text: str) -> Replay:
    """A record, played again with every roll and draw compared."""
    replay = Replay(text, registry.find, verify=True)
    replay.finish()
    return replay


def positions(table: Table) -> list[bytes]:
    """Every position, as the hall's replay has them."""
    return replay_positions(table)


def alike(position: bytes, loaded: State) -> bool:
    """Whether a replay's position is the loaded one, apart from what the old program did not keep in positions."""
    replayed = loaded.game.unpack(position)
    for name in NOT_KEPT.get(loaded.game.name, ()):
        setattr(replayed, name, getattr(loaded, name))
    return replayed.pack() == loaded.pack()


def draw_all(table: Table) -> int:
    """Every position as the hall draws it, through all eyes in turn; returns the number of the last."""
    game, t, last = ReplayedGame(table, positions(table), 150), texts("en"), len(table.actions())
    for at in range(last + 1):
        viewer = at % (len(table.seats) + 1) - 1
        step, _ = game.frame(at, viewer, t)
        assert (step.at, step.last) == (at, last)
        assert step.sentence
        assert any(step.regions.values())
    return last


def account(table: Table) -> dict[str, Any]:
    """What there is to say of a table, in words that outlive a version: no codes, no packed bytes."""
    setting = table.setting
    told: dict[str, Any] = {
        "game": setting.game,
        "options": dict(setting.options),
        "host": setting.host,
        "created": setting.created,
        "listed": setting.listed,
        "imported": setting.imported,
        "guide": setting.guide,
        "status": table.status.value,
        "seats": [{"player": seat.player, "name": seat.name, "bot": seat.bot} for seat in table.seats],
        "entries": len(table.log),
        "kinds": dict(sorted(Counter(str(type(entry).__struct_config__.tag) for entry in table.log).items())),
        "events": sum(len(entry.events) for entry in table.log if isinstance(entry, Acted)),
        "last": table.log[-1].at,
        "chat": [f"{entry.seat} {entry.name}: {entry.text}" for entry in table.log if isinstance(entry, Said)],
        "again": table.again,
        "decisions": decisions(table),
        "begun": table.state is not None,
    }
    return told | (_account_of_game(table) if table.state is not None else {})


def _account_of_game(table: Table) -> dict[str, Any]:
    state, pending = table.state, table.pending()
    assert state is not None
    told: dict[str, Any] = {
        "over": state.over,
        "scores": state.scores(),
        "pending": pending,
        "legal": {str(seat): sorted(table.game.notation(action) for action in state.legal(seat)) for seat in pending},
        "may_take_back": may_take_back(table),
        "views": {str(viewer): _seen(table, viewer) for viewer in range(SPECTATOR, len(table.seats))},
    }
    if state.over:
        outcome = state.outcome()
        told["outcome"] = {"ranks": outcome.ranks, "scores": outcome.scores, "note": outcome.note}
    if finished(table):
        told["record"] = record_of(table).splitlines()
    return told


def _seen(table: Table, viewer: int) -> dict[str, Any]:
    view = table.view(viewer)
    return {
        "over": view["over"],
        "round": None if view["over"] else view["round"],
        "turn_of": view["turn_of"],
        "decision": view["decision"]["kind"],
        "owing": table.owing_in_sight(viewer),
        "entries": len(table.visible(viewer)),
        "players": [{name: _plain(player[name]) for name in PLAIN[table.setting.game]} for player in view["players"]],
    }


def _plain(value: Any) -> Any:
    """Cards by what they are called."""
    if isinstance(value, list):
        return [item["text"] if isinstance(item, dict) else item for item in value]
    return value


async def lists(store: Store) -> dict[str, Any]:
    """What the hall shows: to each person, to everybody, and to the bots."""
    return {
        "of_player": {
            player: [row.id for row in await store.of_player(player)] for player in ("ann", "ben", "cleo", "dan")
        },
        "listed": {status.value: [row.id for row in await store.listed(status)] for status in Status},
        "waiting_for_bots": sorted(row.id for row in await store.waiting_for_bots()),
    }
