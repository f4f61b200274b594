"""What every store must do for letters; a module per store runs these."""

from __future__ import annotations

import asyncio
from typing import Any

from meeplehall.store import Store
from meeplehall.store.mails import Mail

from .people_contract import PeopleContract, account


def mail(name: str, made: int, **settings: Any) -> Mail:
    usual = {"address": f"{name}@example.org", "language": "nl", "zone": "Europe/Amsterdam", "every": 60}
    hours = {"quiet_from": 22, "quiet_until": 8}
    return Mail(account=f"id-{name}", made=made, **(usual | hours | settings))


async def confirmed(store: Store, *names: str) -> None:
    for name in names:
        await store.people.add(account(name), name)
        await store.mails.set_address(mail(name, 5))
        assert await store.mails.confirm(f"id-{name}", f"{name}@example.org", 5, 6)


class MailsContract(PeopleContract):
    """Beside what a store does for accounts."""

    def test_an_address_is_confirmed_as_it_was_given(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            await store.people.add(account(), "ann")
            mails = store.mails
            assert await mails.of("id-ann") is None
            await mails.set_address(mail("ann", 5))
            assert await mails.of("id-ann") == mail("ann", 5, due=5)
            assert [one.mail.due for one in await mails.due(5, 9)] == [5], "the letter that asks"
            assert not await mails.confirm("id-ann", "ann@example.org", 4, 6), "an older link"
            assert not await mails.confirm("id-ann", "bob@example.org", 5, 6)
            assert await mails.confirm("id-ann", "ann@example.org", 5, 6)
            await mails.set_habits(mail("ann", 9, zone="UTC", every=240))
            assert await mails.of("id-ann") == mail("ann", 5, confirmed=6, zone="UTC", every=240)
            await mails.set_address(mail("ann", 7, address="a@example.org"))
            assert await mails.of("id-ann") == mail("ann", 7, address="a@example.org", due=7), "to be confirmed again"
            assert await mails.drop("id-ann")
            assert not await mails.drop("id-ann")

        self.run(tmp_path, body)

    def test_a_letter_is_due_once_however_many_turns_come(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            await confirmed(store, "ann")
            mails = store.mails
            for at in (100, 110, 120):
                await mails.note("p-ann", at, 50)
            await mails.note("nobody", 100, 50)
            assert await mails.due(149, 9) == []
            (one,) = await mails.due(150, 9)
            assert (one.name, one.player, one.mail.news, one.mail.due) == ("Ann", "p-ann", 120, 150)
            assert await mails.claim(one.mail, 500, 1)
            assert not await mails.claim(one.mail, 500, 1), "another process was faster"
            await mails.note("p-ann", 160, 50)
            await mails.finish(one.mail, 500, 155, sent=True)
            (again,) = await mails.due(160, 9)
            assert (again.mail.sent, again.mail.due, again.mail.tries) == (155, 160, 0), "what came meanwhile is due"
            assert await mails.claim(again.mail, 500, 1)
            await mails.finish(again.mail, 500, 165, sent=False)
            assert await mails.due(10**15, 9) == []
            assert await mails.sent_since(154) == 1
            assert await mails.sent_since(155) == 0

        self.run(tmp_path, body)

    def test_of_many_who_claim_one_writes(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            await confirmed(store, "ann")
            await store.mails.note("p-ann", 100, 0)
            (one,) = await store.mails.due(100, 9)
            claims = [store.mails.claim(one.mail, 500 + n, 1) for n in range(20)]
            assert sum(await asyncio.gather(*claims)) == 1

        self.run(tmp_path, body)

    def test_who_is_blocked_or_leaves_gets_none(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            await confirmed(store, "ann", "bob", "cas")
            for player in ("p-ann", "p-bob", "p-cas"):
                await store.mails.note(player, 100, 0)
            assert await store.mails.waiting(100) == 3
            await store.people.block("id-ann", 5)
            await store.people.leave("id-bob", 5)
            assert [one.name for one in await store.mails.due(100, 9)] == ["Cas"]
            assert await store.mails.of("id-bob") is None, "gone with the account"
            await store.people.erase("id-cas")
            assert await store.mails.of("id-cas") is None, "also if an older program deletes it"

        self.run(tmp_path, body)

    def test_what_is_refused_is_noted_and_what_nobody_confirms_is_forgotten(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            await confirmed(store, "ann")
            await store.people.add(account("bob"), "bob")
            await store.mails.set_address(mail("bob", 50))
            await store.mails.note("p-ann", 100, 0)
            one = next(one for one in await store.mails.due(100, 9) if one.name == "Ann")
            assert await store.mails.claim(one.mail, 500, 1)
            await store.mails.refuse(one.mail, 500, 120)
            assert await store.mails.of("id-ann") == mail("ann", 5, confirmed=6, refused=120, news=100)
            await store.mails.tidy(50)
            assert await store.mails.of("id-bob") is not None
            await store.mails.tidy(51)
            assert await store.mails.of("id-bob") is None
            assert await store.mails.of("id-ann") is not None

        self.run(tmp_path, body)
