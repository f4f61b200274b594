"""What the hall writes to people by mail: plain text, in their language, with a way out of it."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from babel.dates import format_date

from meeplehall.web.quiet_hours import local
from meeplehall.web.texts import Texts

STOP = "List-Unsubscribe=One-Click"
"""What a mail program sends to the address for it (RFC 8058)."""


@dataclass(frozen=True)
class Envelope:
    """What stands on a letter besides its words."""

    sender: str
    to: str
    at: int
    """Milliseconds since 1970."""
    id: str
    """The same whenever the same letter is tried again."""
    replies: str = ""
    """Where answers go; empty: to the sender."""


@dataclass(frozen=True)
class WaitingTable:
    """A table in a letter: nothing of what lies on it, nor who sits there."""

    game: str
    url: str
    until: int = 0
    """When the person's time is up; 0: there is no clock."""


@dataclass(frozen=True)
class Digest:
    """All tables that wait for somebody."""

    name: str
    tables: list[WaitingTable]
    more: int
    """That wait as well and are not named."""
    zone: str
    home: str
    stop: str
    """Where no more letters are asked for."""


def check_letter(envelope: Envelope, home: str, link: str, hours: int, t: Texts) -> EmailMessage:
    """Asks whoever reads it whether the address is theirs. Who has given it is not told: that could be anybody."""
    words = [t("mail-check-text", hall=home), link, t("mail-check-not-you", n=hours)]
    return _letter(envelope, t("mail-check-subject"), words, t)


def turn_letter(envelope: Envelope, digest: Digest, t: Texts) -> EmailMessage:
    """One for all tables."""
    count = len(digest.tables) + digest.more
    lines = [f"- {_line(table, envelope.at, digest.zone, t)}\n  {table.url}" for table in digest.tables]
    words = [
        t("mail-hello", name=digest.name),
        t("mail-waiting", n=count),
        "\n".join(lines),
        *([t("mail-more", n=digest.more)] if digest.more else []),
        f"{t('mail-all')} {digest.home}/",
        f"-- \n{t('mail-habits')} {digest.home}/you#days\n{t('mail-stop')} {digest.stop}",
    ]
    letter = _letter(envelope, t("mail-subject", n=count, game=digest.tables[0].game), words, t)
    letter["List-Unsubscribe"] = f"<{digest.stop}>"
    letter["List-Unsubscribe-Post"] = STOP
    return letter


def _line(table: WaitingTable, at: int, zone: str, t: Texts) -> str:
    if not table.until:
        return table.game
    there = local(table.until, zone)
    clock = f"{there:%H:%M}"
    if there.date() == local(at, zone).date():
        return t("mail-until-today", game=table.game, time=clock)
    day = format_date(there.date(), "EEEE d MMMM", locale=t.locale)
    return t("mail-until-day", game=table.game, day=day, time=clock)


def _letter(envelope: Envelope, subject: str, parts: list[str], t: Texts) -> EmailMessage:
    letter = EmailMessage(SMTP.clone(max_line_length=200))  # mail programs like the way out on one line
    letter["From"] = envelope.sender
    letter["To"] = envelope.to
    letter["Subject"] = subject
    letter["Date"] = format_datetime(local(envelope.at, "UTC"))
    letter["Message-ID"] = f"<{envelope.id}>"
    letter["Auto-Submitted"] = "auto-generated"  # no answer by a machine (RFC 3834)
    letter["X-Auto-Response-Suppress"] = "All"
    if envelope.replies:
        letter["Reply-To"] = envelope.replies
    letter.set_content("\n\n".join(parts) + "\n", cte="quoted-printable")
    letter["Content-Language"] = t.locale
    return letter
