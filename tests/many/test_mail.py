"""Several processes with one database and one mail server: each letter is written by one of them."""

from __future__ import annotations

import asyncio

import msgspec

from meeplehall.store.postgres import PostgresStore
from meeplehall.table import Table
from meeplehall.web.config import Config, Limits
from meeplehall.web.hall import Hall
from meeplehall.web.rooms.opening import now
from tests.store.contract import first
from tests.store.mails_contract import mail
from tests.store.people_contract import account
from tests.store.server import server
from tests.table.helpers import new_table
from tests.web.letterbox import Letterbox

PEOPLE = 12
HALLS = 3


def waiting_for(player: str, id_: str, at: int) -> Table:
    plain = new_table()
    table = Table(msgspec.structs.replace(plain.setting, id=id_), plain.game)
    for seat in range(2):
        table.sit(seat, player, f"Ann {seat}", at)
    return table


def test_each_letter_is_written_once() -> None:
    box = Letterbox()
    box.slow = 0.02
    limits = Limits(mail_minutes=1)

    async def whole() -> None:
        address = server().new_database()
        stores = [await PostgresStore.open(address) for _ in range(HALLS)]
        config = Config(address, url="https://games.example", smtp=box.smtp, limits=limits)
        halls = [Hall(config, store, b"x" * 32) for store in stores]
        at = now()
        for n in range(PEOPLE):
            name = f"ann{n}"
            await stores[0].people.add(account(name), name)
            await stores[0].mails.set_address(mail(name, at - 5, zone="UTC", quiet_from=0, quiet_until=0))
            assert await stores[0].mails.confirm(f"id-{name}", f"{name}@example.org", at - 5, at - 4)
            await stores[0].write([first(waiting_for(f"p-{name}", f"t{n}", at))])
            await stores[0].mails.note(f"p-{name}", at, 0)
        await asyncio.gather(*(hall.mail_round.go_round(box.smtp, now()) for hall in halls for _ in range(2)))
        assert await stores[0].mails.waiting(10**15) == 0
        for store in stores:
            await store.close()

    asyncio.run(whole())
    told = sorted(box.letter()["To"] for _ in range(PEOPLE))
    assert told == sorted(f"ann{n}@example.org" for n in range(PEOPLE))
    assert box.letters.empty()
    box.close()
