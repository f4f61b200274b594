"""Goes round with letters: finds what is due, looks at the tables as they stand, and hands one letter for all of them
to the operator's mail server. Every process does; a letter is written by the one that claims it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from email.message import EmailMessage
from urllib.parse import urlsplit

from meeplehall.core.errors import MeeplehallError
from meeplehall.store import Store, StoreError
from meeplehall.store.mails import Mail, Recipient
from meeplehall.table import Acted, Status, Table, TookBack
from meeplehall.table.entries import Began, Redrawn
from meeplehall.web.accounts.mail import MailDesk
from meeplehall.web.config import DAY, Config
from meeplehall.web.letters import Digest, Envelope, WaitingTable, check_letter, turn_letter
from meeplehall.web.metrics import Metrics
from meeplehall.web.offered_games import offered_game, title_of
from meeplehall.web.quiet_hours import not_before
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.rooms import Rooms
from meeplehall.web.smtp import NotSent, NotTaken, Refused, Smtp
from meeplehall.web.texts import Texts, texts

log = logging.getLogger("meeplehall.hall")

LOOK = 5.0
"""Seconds between two looks for letters that are due."""
AT_ONCE = 50
"""Letters in one go."""
MOST_TABLES = 200
"""Running tables of one person that are looked at."""
MINUTE = 60_000
FIRST_REST = 15.0
LONGEST_REST = 900.0
"""Seconds in which a mail server that fails is left alone; twice as many each time, up to so many."""
MOVES = (Began, Acted, TookBack, Redrawn)
"""Entries by which others may come to decide."""
REFUSED_PAUSE = DAY * 1000
"""Milliseconds until an address that was refused is tried again, when there is something to tell."""


class MailRound:
    """Runs beside the hall; without a mail server it has nothing to do."""

    def __init__(self, store: Store, rooms: Rooms, desk: MailDesk, config: Config, metrics: Metrics) -> None:
        self._store = store
        self._rooms = rooms
        self._desk = desk
        self._config = config
        self._limits = config.limits
        self._metrics = metrics
        self._asked = asyncio.Event()
        self._rest = 0.0
        """Seconds that the server is left alone after it has failed; 0: it does not."""
        self._resting_until = 0.0
        self._name = urlsplit(config.home).hostname or "localhost"

    def soon(self) -> None:
        """Somebody waits for a letter."""
        self._asked.set()

    async def again_and_again(self) -> None:
        """Until cancelled. What goes wrong is logged, and tried again."""
        while self._config.smtp is not None:
            try:
                async with asyncio.timeout(LOOK):
                    await self._asked.wait()
            except TimeoutError:
                pass
            self._asked.clear()
            if time.monotonic() < self._resting_until:
                continue
            try:
                await self.go_round(self._config.smtp, now())
            except StoreError as error:
                self._store.trouble.note("letters could not be looked for", error)
            except Exception as error:
                log.error("letters could not be looked for", exc_info=error)

    async def go_round(self, smtp: Smtp, at: int) -> None:
        """Send what is due, as far as the hall may send so much and the server takes it."""
        mails = self._store.mails
        due = await mails.due(at, AT_ONCE)
        room = self._limits.mails_per_hour - await mails.sent_since(at - 60 * MINUTE) if due else 0
        for one in due:
            later = await self._later(one.mail, at)
            if later > at:
                await mails.claim(one.mail, later, one.mail.tries)
                continue
            if room <= 0:
                return
            try:
                room -= await self._see_to(smtp, one, at)
            except NotSent as error:
                self._rest = min(LONGEST_REST, self._rest * 2 or FIRST_REST)
                self._resting_until = time.monotonic() + self._rest
                log.warning("the mail server fails: %s; it is left alone for %d seconds", error, self._rest)
                return

    async def _later(self, mail: Mail, at: int) -> int:
        """When a letter may go: not too soon after the last one, nor in quiet hours, nor on vacation."""
        if not mail.confirmed:
            return at
        every = max(mail.every, self._limits.mail_minutes) * MINUTE
        earliest = max(at, mail.sent + every, mail.refused + REFUSED_PAUSE if mail.refused else 0)
        for one in await self._store.days.vacations(mail.account, at):
            earliest = max(earliest, one.until)
        return not_before(earliest, mail.zone, mail.quiet_from, mail.quiet_until)

    async def _see_to(self, smtp: Smtp, one: Recipient, at: int) -> bool:
        """Whether a letter went out. Raises NotSent; then it is tried again after a while, as if it were not taken."""
        mails, mail = self._store.mails, one.mail
        tries = mail.tries + 1
        claimed = at + (2 ** min(tries, 12)) * MINUTE  # also when this process ends now
        if not await mails.claim(mail, claimed, tries):
            return False
        letter = await self._letter(smtp, one, at)
        if letter is None:
            await mails.finish(mail, claimed, at, False)
            return False
        try:
            await smtp.send(letter, self._limits.mail_seconds, self._name)
        except Refused as error:
            log.info("a letter was refused: %s", error)
            self._metrics.told("mail", "refused")
            await mails.refuse(mail, claimed, at)
            return False
        except (NotSent, NotTaken) as error:
            self._metrics.told("mail", "failed")
            if tries >= self._limits.mail_tries:
                log.warning("a letter was given up after %d attempts: %s", tries, error)
                self._metrics.told("mail", "given up")
                await mails.finish(mail, claimed, at, False)
            if isinstance(error, NotSent):
                raise
            return False
        if self._rest:
            log.info("the mail server takes letters again")
            self._rest = 0.0
        self._metrics.told("mail", "sent")
        await mails.finish(mail, claimed, at, bool(mail.confirmed))
        return True

    # What is written

    async def _letter(self, smtp: Smtp, one: Recipient, at: int) -> EmailMessage | None:
        """None: nothing new waits for the person."""
        mail, home, t = one.mail, self._config.home, texts(one.mail.language)
        once = hashlib.sha256(f"{mail.account} {mail.made} {mail.confirmed} {mail.sent}".encode()).hexdigest()[:32]
        contact = self._config.contact
        replies = contact.removeprefix("mailto:") if contact.startswith("mailto:") else ""
        envelope = Envelope(smtp.sender, mail.address, at, f"{once}@{self._name}", replies)
        if not mail.confirmed:
            hours = int(self._limits.mail_check_hours)
            return check_letter(envelope, home, home + self._desk.check_link(mail), hours, t)
        waiting, new = await self._waiting(one, at, t)
        if not new:
            return None
        most = self._limits.mail_tables
        stop = home + self._desk.stop_link(mail)
        more = max(0, len(waiting) - most)
        return turn_letter(envelope, Digest(one.name, waiting[:most], more, mail.zone, home, stop), t)

    async def _waiting(self, one: Recipient, at: int, t: Texts) -> tuple[list[WaitingTable], bool]:
        """The tables where the person is to decide, those with the least time first, and whether one is new."""
        players = set(await self._store.people.players(one.mail.account))
        found, new = [], False
        for row in await self._store.of_player(one.player, MOST_TABLES, Status.RUNNING):
            if row.damaged or not any(row.seats[seat].player in players for seat in row.waiting):
                continue
            try:
                table = await self._rooms.look(row.id)
                until = _until(table, players, at)
            except StoreError:
                raise
            except MeeplehallError:  # it cannot be opened, by anybody
                continue
            if until is not None:
                title = title_of(offered_game(row.game), t)
                found.append(WaitingTable(title, f"{self._config.home}/table/{row.id}", until))
                new = new or _since(table) > one.mail.sent
        return sorted(found, key=lambda table: table.until or 2**62), new


def _until(table: Table, players: set[str], at: int) -> int | None:
    """When the time of these people is up; 0: never; None: nobody waits for them."""
    mine = [seat for seat in table.pending() if table.seats[seat].person and table.seats[seat].player in players]
    if not mine:
        return None
    times = table.times(at, mine[0])
    return min(times[seat].zero for seat in mine) if times else 0


def _since(table: Table) -> int:
    """When the position came to be as it is."""
    return next((entry.at for entry in reversed(table.log) if isinstance(entry, MOVES)), 0)
