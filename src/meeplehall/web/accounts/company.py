"""Friends, people one would rather not meet, and calls to a table: between people with accounts."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.core.errors import MeeplehallError
from meeplehall.store.company import BLOCKED, FRIEND, Call, Other
from meeplehall.store.people import Account
from meeplehall.web.accounts.accounts import Accounts
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.accounts.names import clean_name, folded
from meeplehall.web.entrance.visitors import Member

ABOUT = 5 * 60 * 1000
"""Milliseconds after which somebody of whom nothing was heard is away."""


class Unwelcome(MeeplehallError):
    """Somebody at the table has blocked whoever asks."""


class CompanyDesk:
    """One for a hall."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._kept = accounts.people.company

    # Friends

    async def find(self, member: Member, name: str) -> Account:
        """Somebody else, by name; raises AccountError."""
        found = await self._accounts.people.by_name(folded(clean_name(name)[:100]))
        return self._other(member, found)

    async def by_id(self, member: Member, account: str) -> Account:
        """Somebody else; raises AccountError."""
        return self._other(member, await self._accounts.people.by_id(account))

    def _other(self, member: Member, found: Account | None) -> Account:
        if found is None or found.blocked or found.leaving:
            raise AccountError("nobody-called", "nobody with an account is called so here", 404)
        if found.id == member.id:
            raise AccountError("that-is-you", "that is you")
        return found

    async def ask(self, member: Member, other: Account) -> str:
        """To be friends; `asked`, or `friend` if the other has asked before. Raises AccountError."""
        most = self._accounts.limits.ties_per_account
        if await self._kept.tie(member.id, other.id) == BLOCKED:
            await self._kept.unblock(member.id, other.id)
        done = await self._kept.ask(member.id, other.id, self._accounts.clock(), most)
        if done == BLOCKED:
            raise self._not_wanted(other)
        if done == "full":
            raise self._too_many(most)
        return done

    async def accept(self, member: Member, other: Account) -> None:
        """What the other has asked."""
        if not await self._kept.accept(member.id, other.id, self._accounts.clock()):
            raise AccountError("not-asked", f"{other.name} does not ask any more", 409, name=other.name)

    async def part(self, member: Member, other: Account) -> None:
        """Friends no longer, or not asked any more."""
        await self._kept.part(member.id, other.id)

    async def block(self, member: Member, other: Account) -> None:
        """Neither calls nor messages of this one any more, nor the same table."""
        most = self._accounts.limits.ties_per_account
        if not await self._kept.block(member.id, other.id, self._accounts.clock(), most):
            raise self._too_many(most)
        await self._accounts.note(member.id, "blocked somebody")

    async def unblock(self, member: Member, other: Account) -> None:
        """As between strangers."""
        await self._kept.unblock(member.id, other.id)

    async def ties(self, member: Member) -> tuple[list[Other], list[Other]]:
        """Those to whom there is one, and those who have asked to be friends."""
        theirs = await self._kept.ties(member.id)
        blocked = {one.account for one in theirs if one.kind == BLOCKED}
        return theirs, [one for one in await self._kept.askers(member.id) if one.account not in blocked]

    async def friends(self, member: Member) -> list[Other]:
        """By name."""
        return [one for one in await self._kept.ties(member.id) if one.kind == FRIEND]

    async def tie(self, member: Member, other: Account) -> tuple[str, str]:
        """There and back."""
        return await self._kept.tie(member.id, other.id), await self._kept.tie(other.id, member.id)

    async def set_named(self, member: Member, named: bool) -> None:
        """Whether others read the name when this person watches."""
        await self._kept.set_named(member.id, named)

    async def is_named(self, member: Member) -> bool:
        """Whether they do."""
        return await self._kept.is_named(member.id)

    def is_about(self, other: Other) -> bool:
        """Whether somebody was here a moment ago."""
        return self._accounts.clock() - other.seen < ABOUT

    # Calls

    async def call(self, member: Member, table: str, name: str) -> Account:
        """Ask somebody by name to a table that is open; raises AccountError."""
        other = await self.find(member, name)
        if BLOCKED in await self.tie(member, other):
            raise self._not_wanted(other)
        most = self._accounts.limits.calls_per_account
        if not await self._kept.call(other.id, table, member.id, self._accounts.clock(), most):
            raise AccountError("calls-full", f"at most {most} invitations are open at the same time", 429, n=most)
        return other

    async def calls(self, member: Member) -> list[Call]:
        """To tables that are open, the latest first."""
        return await self._kept.calls(member.id, self._accounts.limits.calls_per_account)

    async def callees(self, table: str) -> list[str]:
        """Who is called to a table."""
        return await self._kept.callees(table)

    async def is_called(self, member: Member, table: str) -> bool:
        """Whether somebody has called this person there."""
        return await self._kept.called(member.id, table) is not None

    async def answer(self, member: Member, table: str) -> None:
        """Yes or no, the call is over."""
        await self._kept.answer(member.id, table)

    # Being kept off

    async def check_welcome(self, account: str, players: Sequence[str]) -> None:
        """Raises Unwelcome if one of those who sit there has blocked this account."""
        if account and await self._kept.keeps_off(account, players):
            raise Unwelcome("somebody at this table does not want to meet you")

    def _not_wanted(self, other: Account) -> AccountError:
        return AccountError("not-wanted", f"{other.name} takes nothing from you", 403, name=other.name)

    def _too_many(self, most: int) -> AccountError:
        return AccountError("ties-full", f"there are at most {most} friends, requests and blocked people", n=most)
