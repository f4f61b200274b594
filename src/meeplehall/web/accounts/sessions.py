"""Browsers that are signed in. The database is asked with every request, so that what was ended is ended."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from meeplehall.store.people import Account, Found, People, Session, hashed
from meeplehall.web.accounts.codes import new_token
from meeplehall.web.config import Config
from meeplehall.web.entrance.visitors import Member, Visitor

SEEN_AGAIN = 3600 * 1000
"""Milliseconds after which it is noted that a session is still in use."""


ABOUT_AGAIN = 60 * 1000
"""Milliseconds after which it is noted that a person is still about."""


class Sessions:
    """Opened by a key, found by the token that the browser has."""

    def __init__(self, people: People, config: Config, clock: Callable[[], int], off: bool) -> None:
        """With `off` nobody is signed in."""
        self._people = people
        self._config = config
        self._clock = clock
        self.on = not off
        self._about: OrderedDict[str, int] = OrderedDict()

    @property
    def since(self) -> int:
        """Sessions that have not been seen since then are over."""
        return self._clock() - self._config.session_seconds * 1000

    async def find(self, token: str) -> Member | None:
        """Whose it is, now."""
        if not self.on:
            return None
        found = await self._people.session(hashed(token), self.since)
        if found is None:
            return None
        if self._clock() - found.session.seen > SEEN_AGAIN:
            await self._people.see_session(found.session.token, self._clock())
        await self._note_presence(found.account.id)
        return _member(found)

    async def _note_presence(self, account: str) -> None:
        """Friends see who is about; once a minute is enough."""
        at = self._clock()
        if at - self._about.get(account, -ABOUT_AGAIN) >= ABOUT_AGAIN:
            self._about[account] = at
            self._about.move_to_end(account)
            if len(self._about) > self._config.limits.remembered:
                self._about.popitem(last=False)
            await self._people.company.see(account, at)

    async def open(self, account: Account, way: str, label: str) -> Visitor:
        """A new one; the visitor to become."""
        token, at = new_token(), self._clock()
        session = Session(token=hashed(token), account=account.id, made=at, seen=at, proved=at, way=way, label=label)
        await self._people.open_session(session, self._config.limits.sessions_per_account)
        players = await self._people.players(account.id)
        member = _member(Found(account, session, (account.player, *(p for p in players if p != account.player))))
        return Visitor(account.player, account.name, at // 1000, token, member)


def _member(found: Found) -> Member:
    account, session, players = found
    return Member(
        id=account.id,
        name=account.name,
        face=account.face,
        colour=account.colour,
        created=account.created,
        players=players,
        session=session.token,
        proved=session.proved,
        passphrase=bool(account.passphrase),
    )
