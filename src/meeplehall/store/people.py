"""Accounts as every store keeps them: the SQL is the same for all, each brings only how it is run.

Nothing in here could sign anybody in: of session tokens, recovery codes, invitations and challenges there are only
hashes, of a passphrase its argon2 hash, of a passkey the public key. Times are milliseconds since 1970.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from meeplehall.core.errors import MeeplehallError
from meeplehall.store import company, oversight
from meeplehall.store.attempts import AttemptCounts
from meeplehall.store.ledger import Ledger, Step
from meeplehall.store.port import StoreError
from meeplehall.store.programs import Programs


class NameTaken(MeeplehallError):
    """Somebody has this name, or one that looks like it."""


class BadInvitation(MeeplehallError):
    """An invitation that is unknown, used or out of date."""


class Spent(MeeplehallError):
    """Something that works once, and has."""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """A person who can come back from any browser."""

    id: str
    """For links; tells nothing."""
    name: str
    player: str
    """Who the person is at tables: unguessable, never shown."""
    face: int = 1
    colour: int = 0
    """The seat whose shape and colour the person likes best."""
    passphrase: str = ""
    """Its argon2 hash; empty: there is none."""
    created: int = 0
    blocked: int = 0
    leaving: int = 0
    """When the person asked to be forgotten; 0: stays."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is signed in."""

    token: str
    """The hash of what the browser has."""
    account: str
    made: int
    seen: int
    proved: int
    """When the person last showed a key."""
    way: str
    """passkey, passphrase or code."""
    label: str
    """What kind of browser it is."""


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """The public half of a key that a device keeps."""

    id: str
    account: str
    key: bytes
    counter: int
    made: int
    used: int
    label: str


class Found(NamedTuple):
    """Who a session belongs to, with all ids under which the person sits at tables."""

    account: Account
    session: Session
    players: tuple[str, ...]


_ACCOUNT = "id, name, player, face, colour, passphrase, created, blocked, leaving"
_SESSION = "token, account, made, seen, proved, way, label"
_PASSKEY = "id, account, key, counter, made, used, label"


_BELONGINGS = ("sessions", "passkeys", "codes", "vacations", "pushes", "mails")
"""Rows that go with their account."""


def hashed(secret: str) -> str:
    """How a secret of enough random bits is kept."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


class People:
    """Accounts, and all that belongs to them."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self.programs = Programs(ledger)
        self.company = company.Company(ledger)
        self.oversight = oversight.Oversight(ledger)
        self.attempts = AttemptCounts(ledger)

    # Who there is

    async def add(
        self, account: Account, folded: str, passkey: Passkey | None = None, invitation: str = "", at: int = 0
    ) -> None:
        """A new account; raises NameTaken, or BadInvitation if it names one that is not good (by its hash)."""
        taken = NameTaken("this name is taken, or looks like another's; choose another one")
        steps = [
            Step(
                f"INSERT INTO accounts (folded, {_ACCOUNT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
                " ON CONFLICT DO NOTHING",
                (folded, *msgspec.structs.astuple(account)),
                taken,
            ),
            Step("INSERT INTO holdings (player, account) VALUES ($1, $2)", (account.player, account.id)),
        ]
        if invitation:
            steps.append(
                Step(
                    "UPDATE invitations SET used = $1 WHERE hash = $2 AND used = '' AND until > $3",
                    (account.id, invitation, at),
                    BadInvitation("this invitation is not good, or has been used: ask for a new one"),
                )
            )
        if passkey is not None:
            steps.append(_add_passkey(passkey))
        await self._ledger.do(*steps)

    async def by_id(self, account: str) -> Account | None:
        """Also one that is blocked."""
        return _one(await self._ledger.ask(f"SELECT {_ACCOUNT} FROM accounts WHERE id = $1", account))

    async def several(self, accounts: Collection[str]) -> dict[str, Account]:
        """Those of them that are there, by id."""
        if not accounts:
            return {}
        places = ", ".join(f"${n}" for n in range(1, len(accounts) + 1))
        rows = await self._ledger.ask(f"SELECT {_ACCOUNT} FROM accounts WHERE id IN ({places})", *accounts)
        return {one.id: one for one in (Account(**dict(zip(_ACCOUNT.split(", "), row))) for row in rows)}

    async def by_name(self, folded: str) -> Account | None:
        """By the folded form of the name."""
        return _one(await self._ledger.ask(f"SELECT {_ACCOUNT} FROM accounts WHERE folded = $1", folded))

    async def by_players(self, players: Sequence[str]) -> dict[str, Account]:
        """Whose these ids are, as far as they are an account's."""
        columns = ", ".join(f"a.{name}" for name in _ACCOUNT.split(", "))
        found = {}
        for player in dict.fromkeys(player for player in players if player):
            sql = f"SELECT {columns} FROM holdings h JOIN accounts a ON a.id = h.account WHERE h.player = $1"
            account = _one(await self._ledger.ask(sql, player))
            if account is not None and not account.leaving:
                found[player] = account
        return found

    async def count(self) -> int:
        """How many accounts there are."""
        return int((await self._ledger.ask("SELECT count(*) FROM accounts"))[0][0])

    async def all(self, after: str = "", limit: int = 100) -> list[Account]:
        """By the folded form of their names, after this one."""
        sql = f"SELECT {_ACCOUNT} FROM accounts WHERE folded > $1 AND leaving = 0 ORDER BY folded LIMIT $2"
        return [Account(**dict(zip(_ACCOUNT.split(", "), row))) for row in await self._ledger.ask(sql, after, limit)]

    async def rename(self, account: str, name: str, folded: str) -> None:
        """Raises NameTaken."""
        if await self._ledger.ask("SELECT 1 FROM accounts WHERE folded = $1 AND id <> $2", folded, account):
            raise NameTaken("this name is taken, or looks like another's; choose another one")
        try:
            sql = "UPDATE accounts SET name = $1, folded = $2 WHERE id = $3 AND leaving = 0"
            await self._ledger.do(Step(sql, (name, folded, account)))
        except StoreError:  # two at the same moment
            if await self._ledger.ask("SELECT 1 FROM accounts WHERE folded = $1 AND id <> $2", folded, account):
                raise NameTaken("this name is taken, or looks like another's; choose another one") from None
            raise

    async def set_look(self, account: str, face: int, colour: int) -> None:
        """Face and favourite colour."""
        await self._ledger.do(Step("UPDATE accounts SET face = $1, colour = $2 WHERE id = $3", (face, colour, account)))

    async def set_passphrase(self, account: str, hash_: str) -> None:
        """Its argon2 hash; empty: none any more."""
        sql = "UPDATE accounts SET passphrase = $1 WHERE id = $2 AND leaving = 0"
        await self._ledger.do(Step(sql, (hash_, account)))

    async def block(self, account: str, at: int) -> None:
        """Since when; 0: no longer. Who is blocked is signed out everywhere."""
        steps = [Step("UPDATE accounts SET blocked = $1 WHERE id = $2", (at, account))]
        if at:
            steps.append(Step("DELETE FROM sessions WHERE account = $1", (account,)))
        await self._ledger.do(*steps)

    async def adopt(self, account: str, player: str, most: int) -> bool:
        """The tables of somebody without an account are this person's from now on.

        False if no table knows that one, it is an account's already, or this account has so many.
        """
        known = "EXISTS (SELECT 1 FROM players WHERE player = $1)"
        room = "(SELECT count(*) FROM holdings WHERE account = $2) < $3"
        sql = f"INSERT INTO holdings SELECT $1, $2 WHERE {known} AND {room} ON CONFLICT DO NOTHING"
        done = await self._ledger.do(Step(sql, (player, account, most)))
        return bool(done[0])

    # Browsers that are signed in

    async def open_session(self, session: Session, most: int) -> None:
        """The oldest of an account go beyond so many."""
        values = msgspec.structs.astuple(session)
        await self._ledger.do(
            Step(f"INSERT INTO sessions ({_SESSION}) VALUES ($1, $2, $3, $4, $5, $6, $7)", values),
            Step(
                "DELETE FROM sessions WHERE account = $1 AND token NOT IN"
                " (SELECT token FROM sessions WHERE account = $1 ORDER BY made DESC, token LIMIT $2)",
                (session.account, most),
            ),
        )

    async def session(self, token: str, since: int) -> Found | None:
        """Whose it is, if it was seen since then and nobody has ended it."""
        columns = ", ".join(
            [f"a.{name}" for name in _ACCOUNT.split(", ")] + [f"s.{name}" for name in _SESSION.split(", ")]
        )
        rows = await self._ledger.ask(
            f"SELECT {columns}, h.player FROM sessions s JOIN accounts a ON a.id = s.account"
            " JOIN holdings h ON h.account = a.id"
            " WHERE s.token = $1 AND s.seen > $2 AND a.blocked = 0 AND a.leaving = 0",
            token,
            since,
        )
        if not rows:
            return None
        first = list(rows[0])
        account = Account(**dict(zip(_ACCOUNT.split(", "), first[:9])))
        session = Session(**dict(zip(_SESSION.split(", "), first[9:16])))
        return Found(account, session, (account.player, *(row[16] for row in rows if row[16] != account.player)))

    async def see_session(self, token: str, at: int) -> None:
        """It is still in use."""
        await self._ledger.do(Step("UPDATE sessions SET seen = $1 WHERE token = $2", (at, token)))

    async def sessions(self, account: str) -> list[Session]:
        """The latest first."""
        sql = f"SELECT {_SESSION} FROM sessions WHERE account = $1 ORDER BY seen DESC, token"
        return [Session(**dict(zip(_SESSION.split(", "), row))) for row in await self._ledger.ask(sql, account)]

    async def end_session(self, account: str, token: str) -> bool:
        """From now on, everywhere; whether there was such a one."""
        sql = "DELETE FROM sessions WHERE account = $1 AND token = $2"
        return bool((await self._ledger.do(Step(sql, (account, token))))[0])

    async def end_other_sessions(self, account: str, token: str) -> int:
        """All but this one."""
        sql = "DELETE FROM sessions WHERE account = $1 AND token <> $2"
        return (await self._ledger.do(Step(sql, (account, token))))[0]

    # Keys

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """False if the account has so many, or somebody has this one."""
        held = await self._ledger.ask("SELECT count(*) FROM passkeys WHERE account = $1", passkey.account)
        if held[0][0] >= most or await self.passkey(passkey.id) is not None:
            return False
        await self._ledger.do(_add_passkey(passkey))
        return True

    async def passkey(self, key: str) -> Passkey | None:
        """By the id that the device names it with."""
        rows = await self._ledger.ask(f"SELECT {_PASSKEY} FROM passkeys WHERE id = $1", key)
        return Passkey(**dict(zip(_PASSKEY.split(", "), rows[0]))) if rows else None

    async def passkeys(self, account: str) -> list[Passkey]:
        """The oldest first."""
        sql = f"SELECT {_PASSKEY} FROM passkeys WHERE account = $1 ORDER BY made, id"
        return [Passkey(**dict(zip(_PASSKEY.split(", "), row))) for row in await self._ledger.ask(sql, account)]

    async def use_passkey(self, key: str, counter: int, at: int) -> None:
        """Note that it was used, and how often its device says."""
        await self._ledger.do(
            Step("UPDATE passkeys SET counter = $1, used = $2 WHERE id = $3", (counter, at, key)),
        )

    async def remove_passkey(self, account: str, key: str) -> bool:
        """Whether there was such a one."""
        sql = "DELETE FROM passkeys WHERE account = $1 AND id = $2"
        return bool((await self._ledger.do(Step(sql, (account, key))))[0])

    async def set_codes(self, account: str, hashes: Sequence[str], at: int) -> None:
        """New recovery codes; the old ones are good no longer."""
        sql = "INSERT INTO codes (hash, account, made) VALUES ($1, $2, $3)"
        await self._ledger.do(
            Step("DELETE FROM codes WHERE account = $1", (account,)),
            *(Step(sql, (one, account, at)) for one in hashes),
        )

    async def use_code(self, account: str, hash_: str, since: int) -> bool:
        """Whether it was one of the account's, made since then; it is spent now."""
        sql = "DELETE FROM codes WHERE account = $1 AND hash = $2 AND made > $3"
        return bool((await self._ledger.do(Step(sql, (account, hash_, since))))[0])

    async def codes(self, account: str, since: int) -> int:
        """How many are left that were made since then."""
        rows = await self._ledger.ask("SELECT count(*) FROM codes WHERE account = $1 AND made > $2", account, since)
        return int(rows[0][0])

    # What works once

    async def keep_challenge(self, hash_: str, data: str, at: int, until: int, most: int) -> bool:
        """Until it is taken, or then; False if there are too many."""
        await self._ledger.do(Step("DELETE FROM challenges WHERE until <= $1", (at,)))
        sql = "INSERT INTO challenges SELECT $1, CAST($2 AS BIGINT), $3 WHERE (SELECT count(*) FROM challenges) < $4"
        return bool((await self._ledger.do(Step(sql, (hash_, until, data, most))))[0])

    async def take_challenge(self, hash_: str, at: int) -> str | None:
        """What was kept with it; once, and in time."""
        rows = await self._ledger.ask("SELECT data FROM challenges WHERE hash = $1 AND until > $2", hash_, at)
        taken = await self._ledger.do(Step("DELETE FROM challenges WHERE hash = $1", (hash_,)))
        return str(rows[0][0]) if rows and taken[0] else None

    async def invite(self, hash_: str, until: int) -> None:
        """An invitation, by its hash."""
        await self._ledger.do(Step("INSERT INTO invitations VALUES ($1, $2, '')", (hash_, until)))

    async def is_invited(self, hash_: str, at: int) -> bool:
        """Whether it is good now."""
        sql = "SELECT 1 FROM invitations WHERE hash = $1 AND used = '' AND until > $2"
        return bool(await self._ledger.ask(sql, hash_, at))

    # Going

    async def leave(self, account: str, at: int) -> None:
        """Nobody can sign in here any more, and the name is free; `tables_of` have to be gone through, then `erase`."""
        await self._ledger.do(
            Step(
                "UPDATE accounts SET name = '', folded = $1, passphrase = '', leaving = $2 WHERE id = $3",
                (f"\x7f{account}", at, account),
            ),
            *(Step(f"DELETE FROM {part} WHERE account = $1", (account,)) for part in _BELONGINGS),
            *_without_ratings(account),
            *oversight.leaving(account),
            *company.leaving(account),
        )

    async def leaving(self) -> list[str]:
        """Accounts whose tables still name them."""
        return [row[0] for row in await self._ledger.ask("SELECT id FROM accounts WHERE leaving > 0")]

    async def players(self, account: str) -> list[str]:
        """The ids under which the person sits at tables."""
        return [row[0] for row in await self._ledger.ask("SELECT player FROM holdings WHERE account = $1", account)]

    async def tables_of(self, account: str) -> list[str]:
        """All tables that know the person, or one of the person's programs."""
        theirs = "SELECT player FROM {} WHERE account = $1"
        ids = f"{theirs.format('holdings')} UNION {theirs.format('programs')}"
        sql = f"SELECT DISTINCT table_id FROM players WHERE player IN ({ids})"
        return [row[0] for row in await self._ledger.ask(sql, account)]

    async def erase(self, account: str) -> None:
        """The last of it."""
        await self._ledger.do(
            *_without_ratings(account),  # a game may have ended meanwhile
            *(Step(f"DELETE FROM {part} WHERE account = $1", (account,)) for part in ("holdings", "programs")),
            Step("DELETE FROM accounts WHERE id = $1", (account,)),
        )

    async def tidy(self, attempts_since: int, sessions_since: int, audit_since: int, at: int) -> None:
        """What is of no use any more."""
        await self._ledger.do(
            Step("DELETE FROM attempts WHERE last <= $1", (attempts_since,)),
            Step("DELETE FROM sessions WHERE seen <= $1", (sessions_since,)),
            Step("DELETE FROM challenges WHERE until <= $1", (at,)),
            *oversight.outdated(audit_since),
            Step("DELETE FROM invitations WHERE until <= $1", (at,)),
            Step(
                "DELETE FROM holdings WHERE NOT EXISTS (SELECT 1 FROM players p WHERE p.player = holdings.player)"
                " AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.player = holdings.player)",
                (),
            ),
        )


def _without_ratings(account: str) -> list[Step]:
    return [Step(f"DELETE FROM {part} WHERE account = $1", (account,)) for part in ("rating_changes", "ratings")]


def _add_passkey(passkey: Passkey) -> Step:
    values = msgspec.structs.astuple(passkey)
    taken = Spent("this passkey is known here already")
    sql = f"INSERT INTO passkeys ({_PASSKEY}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"
    return Step(sql, values, taken)


def _one(rows: list[Any]) -> Account | None:
    return Account(**dict(zip(_ACCOUNT.split(", "), rows[0]))) if rows else None
