"""Who is told of turns by mail, and when a letter is due. The same SQL for all stores.

A person has one row at most, so the queue is never longer than the hall has accounts. Whoever moves `due` on is the one
that writes: of many processes one alone (`claim`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from meeplehall.store.ledger import Ledger, Step


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """An address, and how its person likes to be told. Times are milliseconds since 1970."""

    account: str
    address: str
    language: str
    zone: str
    """By its name, as `Europe/Amsterdam`."""
    quiet_from: int
    """The hour, in that zone, from which no letter is sent..."""
    quiet_until: int
    """...until this one; equal: there are none such."""
    every: int
    """Minutes between two letters, at least."""
    made: int
    confirmed: int = 0
    """When the person has said that the address is theirs; 0: not yet."""
    refused: int = 0
    """When a mail server would not take a letter to it; 0: the last one was taken."""
    news: int = 0
    """When it last became the person's turn somewhere."""
    due: int = 0
    """When the next letter is to be looked at; 0: there is nothing to write."""
    sent: int = 0
    """When the hall looked at the tables that the last letter tells of."""
    tries: int = 0
    """How often the one that is due could not be sent."""


class Recipient(msgspec.Struct, frozen=True):
    """Somebody to whom a letter is due."""

    mail: Mail
    name: str
    player: str


_MAIL = Mail.__struct_fields__
_COLUMNS = ", ".join(_MAIL)
_LETTER = ("address", "language", "zone", "quiet_from", "quiet_until", "every", "made")
"""Columns that a person sets."""


class Mails:
    """Of people with accounts."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def of(self, account: str) -> Mail | None:
        """Theirs, if they have given an address."""
        rows = await self._ledger.ask(f"SELECT {_COLUMNS} FROM mails WHERE account = $1", account)
        return _mail(rows[0]) if rows else None

    async def set_address(self, mail: Mail) -> None:
        """Another address, to be confirmed: a letter about it is due at once. When the last one went is kept."""
        new = ", ".join(f"{name} = excluded.{name}" for name in (*_LETTER, "due"))
        places = ", ".join(f"${n}" for n in range(1, len(_LETTER) + 3))
        sql = (
            f"INSERT INTO mails (account, {', '.join(_LETTER)}, due) VALUES ({places}) ON CONFLICT (account)"
            f" DO UPDATE SET {new}, confirmed = 0, refused = 0, news = 0, tries = 0"
        )
        values = (mail.account, *(getattr(mail, name) for name in _LETTER), mail.made)
        await self._ledger.do(Step(sql, values))

    async def set_habits(self, mail: Mail) -> None:
        """Language, zone, quiet hours and how often, for the address as it is."""
        sql = (
            "UPDATE mails SET language = $2, zone = $3, quiet_from = $4, quiet_until = $5, every = $6"
            " WHERE account = $1"
        )
        values = (mail.account, mail.language, mail.zone, mail.quiet_from, mail.quiet_until, mail.every)
        await self._ledger.do(Step(sql, values))

    async def confirm(self, account: str, address: str, made: int, at: int) -> bool:
        """Whether this was the address, given then."""
        sql = (
            "UPDATE mails SET confirmed = $4, refused = 0, due = 0, tries = 0"
            " WHERE account = $1 AND address = $2 AND made = $3"
        )
        return bool((await self._ledger.do(Step(sql, (account, address, made, at))))[0])

    async def drop(self, account: str) -> bool:
        """The hall forgets the address; whether there was one."""
        return bool((await self._ledger.do(Step("DELETE FROM mails WHERE account = $1", (account,))))[0])

    # The queue

    async def note(self, player: str, at: int, wait: int) -> None:
        """It is the turn of somebody at a table: a letter may be due after a while."""
        whose = "(SELECT account FROM holdings WHERE player = $1)"
        if await self._ledger.ask(f"SELECT 1 FROM mails WHERE account = {whose} AND confirmed > 0", player):
            sql = (
                "UPDATE mails SET news = CAST($2 AS BIGINT), due = CASE WHEN due > 0 THEN due"
                f" ELSE CAST($3 AS BIGINT) END WHERE account = {whose} AND confirmed > 0"
            )
            await self._ledger.do(Step(sql, (player, at, at + wait)))

    async def due(self, at: int, limit: int) -> list[Recipient]:
        """Whose letters are, the longest ago first; who is blocked or leaves gets none."""
        columns = ", ".join(f"m.{name}" for name in _MAIL)
        sql = (
            f"SELECT a.name, a.player, {columns} FROM mails m JOIN accounts a ON a.id = m.account"
            " WHERE m.due > 0 AND m.due <= $1 AND a.blocked = 0 AND a.leaving = 0 ORDER BY m.due, m.account LIMIT $2"
        )
        return [Recipient(_mail(row[2:]), row[0], row[1]) for row in await self._ledger.ask(sql, at, limit)]

    async def claim(self, mail: Mail, until: int, tries: int) -> bool:
        """To be looked at again then, if nobody has been faster: whoever is told True writes, or lets it be."""
        sql = "UPDATE mails SET due = $3, tries = $4 WHERE account = $1 AND due = $2"
        return bool((await self._ledger.do(Step(sql, (mail.account, mail.due, until, tries))))[0])

    async def finish(self, mail: Mail, claimed: int, looked: int, sent: bool) -> None:
        """What was claimed until `claimed` is done, by how it stood at `looked`; what came since is due again."""
        sql = (
            "UPDATE mails SET tries = 0, sent = CASE WHEN $4 = 1 THEN CAST($3 AS BIGINT) ELSE sent END,"
            " refused = CASE WHEN $4 = 1 THEN 0 ELSE refused END,"
            " due = CASE WHEN news > $3 THEN news ELSE 0 END WHERE account = $1 AND due = $2"
        )
        await self._ledger.do(Step(sql, (mail.account, claimed, looked, int(sent))))

    async def refuse(self, mail: Mail, claimed: int, at: int) -> None:
        """What was claimed until `claimed` is not wanted by a mail server, for the address."""
        sql = "UPDATE mails SET refused = $3, due = 0, tries = 0 WHERE account = $1 AND due = $2"
        await self._ledger.do(Step(sql, (mail.account, claimed, at)))

    async def sent_since(self, at: int) -> int:
        """To how many people a letter has gone since then; who has given an address since then was written to."""
        sql = "SELECT count(*) FROM mails WHERE sent > $1 OR made > $1"
        return int((await self._ledger.ask(sql, at))[0][0])

    async def tidy(self, before: int) -> None:
        """Addresses given before then that nobody has confirmed."""
        await self._ledger.do(Step("DELETE FROM mails WHERE confirmed = 0 AND made < $1", (before,)))

    async def waiting(self, at: int) -> int:
        """How many letters should have been looked at by then."""
        return int((await self._ledger.ask("SELECT count(*) FROM mails WHERE due > 0 AND due <= $1", at))[0][0])


def _mail(row: Sequence[Any]) -> Mail:
    return Mail(**dict(zip(_MAIL, row)))
