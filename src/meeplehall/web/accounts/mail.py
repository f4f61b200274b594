"""The mail address of somebody with an account: given, confirmed by a link, changed and forgotten."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.core.errors import BadOption
from meeplehall.store import Store
from meeplehall.store.mails import Mail
from meeplehall.web.accounts.accounts import Accounts
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.config import Config
from meeplehall.web.entrance.links import Links
from meeplehall.web.entrance.visitors import Member
from meeplehall.web.quiet_hours import zone_of
from meeplehall.web.smtp import is_address

EVERY = (60, 240, 1440)
"""Minutes between two letters that people may choose."""
HOUR = 3600 * 1000


@dataclass(frozen=True)
class Habits:
    """How somebody likes to be told."""

    language: str
    zone: str
    quiet_from: int
    quiet_until: int
    every: int


class MailDesk:
    """One for a hall. Nothing is sent here: a letter that is due is found by whoever goes round."""

    def __init__(self, store: Store, accounts: Accounts, links: Links, config: Config) -> None:
        if config.smtp is not None and not config.home:
            raise BadOption("letters have links in them: say by --url how people reach the hall, or by --secure --name")
        self._mails = store.mails
        self._accounts = accounts
        self._links = links
        self._limits = config.limits
        self.on = config.smtp is not None
        """Whether this hall writes to people."""

    async def of(self, account: str) -> Mail | None:
        """The address of somebody, confirmed or not; none, where the hall sends no mail."""
        return await self._mails.of(account) if self.on else None

    async def set(self, member: Member, address: str, habits: Habits, network: str) -> bool:
        """Whether a letter goes out to confirm the address: it is another one, or has not been confirmed.

        Raises AccountError or TooMany.
        """
        self._check_on()
        address = address.strip()
        if not is_address(address):
            raise AccountError("mail-address", "this is no mail address; one is written as ann@example.org")
        self._check(habits)
        before, at = await self._mails.of(member.id), self._accounts.clock()
        mail = Mail(
            account=member.id,
            address=address,
            language=habits.language,
            zone=habits.zone,
            quiet_from=habits.quiet_from,
            quiet_until=habits.quiet_until,
            every=habits.every,
            made=at,
        )
        if before is not None and before.address == address and before.confirmed:
            await self._mails.set_habits(mail)
            return False
        await self._count(member.id, address, network, at)
        await self._mails.set_address(mail)
        await self._accounts.note(member.id, "mail address set")
        return True

    async def forget(self, account: str) -> None:
        """No more letters, and no address."""
        if await self._mails.drop(account):
            await self._accounts.note(account, "mail address removed")

    async def to_confirm(self, account: str, token: str) -> Mail:
        """Whose address a link is to confirm; raises AccountError for one that is not good, or no longer."""
        mail = await self._mails.of(account[:40])
        if mail is None or not self._links.is_mail_check(token, mail.account, mail.address, mail.made):
            raise AccountError("mail-link", "this link is not good, or the address has been changed since", 404)
        if self._accounts.clock() - mail.made > self._limits.mail_check_hours * HOUR and not mail.confirmed:
            raise AccountError("mail-late", "this link was good for a while only: ask for another one", 410)
        return mail

    async def confirm(self, account: str, token: str) -> Mail:
        """The address is that of whoever has the link."""
        mail = await self.to_confirm(account, token)
        if not mail.confirmed:
            await self._mails.confirm(mail.account, mail.address, mail.made, self._accounts.clock())
            await self._accounts.note(mail.account, "mail address confirmed")
        return mail

    async def to_stop(self, account: str, token: str) -> Mail | None:
        """Whose letters a link is to stop; None: they have stopped, or it is nobody's."""
        mail = await self._mails.of(account[:40])
        good = mail is not None and self._links.is_mail_stop(token, mail.account, mail.address)
        return mail if good else None

    async def stop(self, account: str, token: str) -> None:
        """The hall forgets the address; to ask twice is no mistake."""
        if await self.to_stop(account, token) is not None:
            await self.forget(account)

    def check_link(self, mail: Mail) -> str:
        """The path of the page that confirms an address."""
        return f"/mail/confirm/{mail.account}/{self._links.mail_check(mail.account, mail.address, mail.made)}"

    def stop_link(self, mail: Mail) -> str:
        """The path by which letters to an address are stopped, by a person or a mail program."""
        return f"/mail/stop/{mail.account}/{self._links.mail_stop(mail.account, mail.address)}"

    def _check_on(self) -> None:
        if not self.on:
            raise AccountError("mail-off", "this hall sends no mail", 404)

    def _check(self, habits: Habits) -> None:
        if zone_of(habits.zone) is None:
            raise AccountError("mail-zone", "this is no time zone; one is written as Europe/Amsterdam")
        if not all(0 <= hour < 24 for hour in (habits.quiet_from, habits.quiet_until)):
            raise AccountError("mail-hours", "quiet hours go from one full hour, 0 to 23, to another")
        if habits.every not in EVERY:
            raise AccountError("mail-every", f"letters come every {', '.join(map(str, EVERY))} minutes at most")

    async def _count(self, account: str, address: str, network: str, at: int) -> None:
        """A hall is not to be used to fill somebody's letterbox: counted by person, address and network."""
        each, network_each = self._limits.mail_checks, self._limits.mail_checks_per_address
        bounds = {f"person {account}": each, f"to {address.lower()}": each, f"from {network}": network_each}
        await self._accounts.attempts.take("mail", bounds, at)
