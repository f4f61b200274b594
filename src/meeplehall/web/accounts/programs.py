"""Programs that people bring along: made, known by their token, renewed and ended."""

from __future__ import annotations

import secrets

from meeplehall.core.errors import MeeplehallError
from meeplehall.store.people import hashed
from meeplehall.store.programs import Owned, Program
from meeplehall.web.accounts.accounts import Accounts
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.accounts.names import check_name
from meeplehall.web.config import DAY
from meeplehall.web.entrance.tokens import Tokens
from meeplehall.web.entrance.visitors import Member

USED_AGAIN = 60 * 1000
"""Milliseconds after which it is noted that a program is still about."""


class BadToken(MeeplehallError):
    """A token that lets nobody in; `kind` says why."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class ProgramDesk:
    """One for a hall."""

    def __init__(self, accounts: Accounts, tokens: Tokens) -> None:
        self._accounts = accounts
        self._kept = accounts.people.programs
        self._tokens = tokens

    async def find(self, token: str) -> Owned:
        """Whose it is, as the database has it now; raises BadToken."""
        self._accounts.check_on()
        if not token:
            raise BadToken("token-missing", "this takes a token: send it as 'Authorization: Bearer mh_...'")
        if not self._tokens.is_ours(token):
            raise BadToken("token-foreign", "this token was not made by this hall")
        found = await self._kept.by_token(hashed(token))
        if found is None:
            raise BadToken("token-ended", "this token has been ended by its owner, or its owner has gone")
        if found.program.until <= self._accounts.clock():
            raise BadToken("token-expired", "this token is out of date; its owner can make a new one")
        if self._accounts.clock() - found.program.used > USED_AGAIN:
            await self._kept.use(found.program.id, self._accounts.clock())
        return found

    async def of(self, member: Member) -> list[Program]:
        """Somebody's, the oldest first."""
        return await self._kept.of_account(member.id)

    async def add(self, member: Member, name: str) -> str:
        """The token of a new program, to be shown once; raises AccountError."""
        self._accounts.check_proved(member)
        checked = check_name(name)
        await self._accounts.check_free(checked)
        token, at = self._tokens.new(), self._accounts.clock()
        program = Program(
            id=secrets.token_hex(6),
            account=member.id,
            player=secrets.token_urlsafe(16),
            name=checked,
            token=hashed(token),
            made=at,
            used=0,
            until=self._until,
        )
        most = self._accounts.limits.programs_per_account
        if not await self._kept.add(program, most):
            raise AccountError("programs-full", f"an account has at most {most} guest bots", n=most)
        await self._accounts.note(member.id, "program added", checked)
        return token

    async def renew(self, member: Member, program: str) -> str:
        """Another token for the same program, to be shown once; the old one is good no longer."""
        self._accounts.check_proved(member)
        token = self._tokens.new()
        if not await self._kept.renew(member.id, program, hashed(token), self._until):
            raise AccountError("program-gone", "there is no such guest bot of yours", 404)
        await self._accounts.note(member.id, "program renewed", program)
        return token

    async def remove(self, member: Member, program: str) -> Program | None:
        """For good; what it was, for it has to leave its tables."""
        found = next((one for one in await self.of(member) if one.id == program), None)
        if found is None or not await self._kept.remove(member.id, program):
            return None
        await self._accounts.note(member.id, "program removed", found.name)
        return found

    @property
    def _until(self) -> int:
        return self._accounts.clock() + int(self._accounts.limits.program_days * DAY * 1000)
