"""Everything the hall knows about a person, as one file for that person."""

from __future__ import annotations

import asyncio
import io
import zipfile
from datetime import UTC, datetime
from typing import Any

import msgspec

from meeplehall.core import record
from meeplehall.core.errors import MeeplehallError
from meeplehall.store import Store, StoreError, TableSummary
from meeplehall.store.mails import Mail
from meeplehall.store.oversight import when
from meeplehall.table import Status, Table
from meeplehall.table.entries import Said
from meeplehall.web.entrance.visitors import Member
from meeplehall.web.people import names_on
from meeplehall.web.rooms.replays import check_replayable, record_of
from meeplehall.web.rooms.rooms import Rooms
from meeplehall.web.texts import Texts


async def export(store: Store, rooms: Rooms, member: Member, t: Texts, most: int) -> bytes:
    """A zip: `you.json`, and the record of each finished game among the latest so many tables."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        tables = []
        for row in await store.of_player(member.players[0], most):
            told, text = await _table(rooms, row, member, t)
            tables.append(told)
            if text:
                packed.writestr(f"records/{row.game}-{row.id}.txt", text)
        person = await _person(store, member, tables, most)
        packed.writestr("you.json", msgspec.json.format(msgspec.json.encode(person)))
    return out.getvalue()


async def _person(store: Store, member: Member, tables: list[Any], most: int) -> dict[str, Any]:
    people = store.people
    account = await people.by_id(member.id)
    return {
        "name": member.name,
        "id": member.id,
        "since": day(member.created),
        "face": member.face,
        "favourite_seat": member.colour + 1,
        "passphrase": bool(account and account.passphrase),
        "vacations": [[day(one.start), day(one.until)] for one in await store.days.vacations(member.id, 0)],
        "told_by_push": [
            {"since": day(one.made), "browser": one.label, "language": one.language, "endpoint": one.endpoint}
            for one in await store.days.pushes(member.id)
        ],
        "told_by_mail": _mail(await store.mails.of(member.id)),
        "passkeys": [
            {"made": day(key.made), "used": day(key.used), "device": key.label}
            for key in await people.passkeys(member.id)
        ],
        "recovery_codes_left": await people.codes(member.id, 0),
        "browsers": [
            {"since": day(one.made), "seen": day(one.seen), "by": one.way, "browser": one.label}
            for one in await people.sessions(member.id)
        ],
        "deeds": [
            {"when": day(when(deed.id)), "what": deed.deed, "detail": deed.detail}
            for deed in await people.oversight.audit(member.id, 1000)
        ],
        "guest_bots": [
            {"name": one.name, "since": day(one.made), "used": day(one.used), "until": day(one.until)}
            for one in await people.programs.of_account(member.id)
        ],
        "ratings": [
            {
                "game": one.game,
                "players": one.players,
                "rating": round(one.mean, 1),
                "deviation": round(one.deviation, 1),
                "games": one.games,
                "best": round(one.best, 1),
                "last_game": day(one.played),
            }
            for one in await store.ratings.of(member.id)
        ],
        "rated_games": [
            {
                "table": one.table_id,
                "when": day(one.at),
                "place": one.place,
                "rating": round(one.mean, 1),
                "change": round(one.change, 1),
            }
            for one in (await store.ratings.latest(member.id, most)).values()
        ],
        "tables": tables,
    }


def _mail(mail: Mail | None) -> dict[str, Any] | None:
    if mail is None:
        return None
    return {
        "address": mail.address,
        "since": day(mail.made),
        "confirmed": day(mail.confirmed),
        "language": mail.language,
        "time_zone": mail.zone,
        "quiet_hours": [] if mail.quiet_from == mail.quiet_until else [mail.quiet_from, mail.quiet_until],
        "minutes_between_mails": mail.every,
        "last_mail": day(mail.sent),
    }


async def _table(rooms: Rooms, row: TableSummary, member: Member, t: Texts) -> tuple[dict[str, Any], str]:
    """What a table has of the person, and its record if it is over."""
    mine = [n for n, seat in enumerate(row.seats) if seat.player and seat.player in member.players]
    told: dict[str, Any] = {
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status.value,
        "created": day(row.created),
        "changed": day(row.changed),
        "players": names_on(row.seats, t),
        "your_seats": [n + 1 for n in mine],
    }
    try:
        table = await rooms.look(row.id)
    except StoreError:
        raise
    except MeeplehallError:
        return told, ""
    told["you_said"] = [
        {"when": day(entry.at), "text": entry.text}
        for entry in table.log
        if isinstance(entry, Said) and entry.seat in mine
    ]
    return told, await asyncio.to_thread(_record, table, t) if row.status is Status.OVER else ""


def _record(table: Table, t: Texts) -> str:
    try:
        check_replayable(table)
        return record.write(record_of(table, names_on(table.seats, t)), table.game)
    except MeeplehallError:
        return ""


def day(at: int) -> str:
    """A time as text; empty: never."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds") if at else ""
