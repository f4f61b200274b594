"""The operator's mail server: where it is, and how a letter is handed to it.

By the standard library, in a thread that nobody waits for when the hall closes.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import os
import re
import smtplib
import ssl
import threading
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import parseaddr
from pathlib import Path
from urllib.parse import unquote, urlsplit

from meeplehall.core.errors import BadOption, MeeplehallError

PASSWORD = "MEEPLEHALL_SMTP_PASSWORD"
"""The variable of the environment."""
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
LONGEST_ADDRESS = 254
PERMANENT = 500
_ATOM = r"[A-Za-z0-9!#$&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){_ATOM}(?:\.{_ATOM})*@(?:{_LABEL}\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]")


class NotSent(MeeplehallError):
    """The server could not be reached, or takes nothing now: every letter has to wait."""


class NotTaken(MeeplehallError):
    """The server does not take this letter now; others it may."""


class Refused(MeeplehallError):
    """The server takes no letters to this address."""


def is_address(text: str) -> bool:
    """Whether it is a mail address as most people have: plain letters, and a name of the internet."""
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class Smtp:
    """Where letters are handed in."""

    host: str
    port: int
    way: str
    """smtp: TLS is begun after the greeting (STARTTLS); smtps: from the first byte; smtp+plain: there is none."""
    sender: str
    """As letters show it: `Meeplehall <hall@games.example>`."""
    user: str = ""
    password: str = field(default="", repr=False)

    @property
    def sender_address(self) -> str:
        """Without the name."""
        return parseaddr(self.sender)[1]

    async def send(self, letter: EmailMessage, seconds: float, greeting: str) -> None:
        """Raises NotSent, NotTaken or Refused; `greeting` is how the hall calls itself."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[MeeplehallError | None] = loop.create_future()
        delivery = _Delivery(self, letter, seconds, greeting)

        def tell(found: MeeplehallError | None) -> None:
            if not done.done():
                done.set_result(found)

        def work() -> None:
            found = delivery.outcome()
            with contextlib.suppress(RuntimeError):  # the hall has closed meanwhile
                loop.call_soon_threadsafe(tell, found)

        threading.Thread(target=work, name="letter", daemon=True).start()
        try:
            async with asyncio.timeout(seconds):
                problem = await done
        except TimeoutError:
            problem = NotSent("no answer in time")
        finally:
            delivery.give_up()
        if problem is not None:
            raise problem


class _Delivery:
    """One letter on its way, in a thread."""

    def __init__(self, smtp: Smtp, letter: EmailMessage, seconds: float, greeting: str) -> None:
        self._smtp, self._letter, self._seconds, self._greeting = smtp, letter, seconds, greeting
        self._server: smtplib.SMTP | None = None
        self._taken = False

    def give_up(self) -> None:
        """Nobody waits any more."""
        sock = self._server.sock if self._server is not None else None
        if sock is not None:
            with contextlib.suppress(OSError):
                sock.close()

    def outcome(self) -> MeeplehallError | None:
        """None: it was taken."""
        try:
            self._deliver()
            return None
        except Exception as error:
            return None if self._taken else _problem(error)  # how the server says goodbye changes nothing

    def _deliver(self) -> None:
        smtp = self._smtp
        if smtp.way == "smtps":
            tls = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                smtp.host, smtp.port, self._greeting, timeout=self._seconds, context=tls
            )
        else:
            server = smtplib.SMTP(smtp.host, smtp.port, self._greeting, timeout=self._seconds)
        self._server = server
        with server:
            if smtp.way == "smtp":
                server.starttls(context=ssl.create_default_context())
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(self._letter, smtp.sender_address)
            self._taken = True


def _problem(error: Exception) -> MeeplehallError:
    """Never with the server's words, which may hold the address."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            code = max(code for code, _ in error.recipients.values())
            return (Refused if code >= PERMANENT else NotTaken)(f"the address is not taken ({code})")
        case smtplib.SMTPDataError():
            return NotTaken(f"the letter is not taken ({error.smtp_code})")
        case smtplib.SMTPResponseException():
            return NotSent(f"{type(error).__name__} ({error.smtp_code})")
        case OSError():  # most of smtplib's are such, too
            return NotSent(error.strerror or type(error).__name__)
        case _:
            return NotSent(type(error).__name__)


def read_smtp(address: str, sender: str, password_file: str, name: str) -> Smtp:
    """`smtp://user@host:port`, with the password from a file or the environment; `name` is the hall's own.

    Raises BadOption.
    """
    known = ", ".join(f"{way}://" for way in PORTS)
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadOption("the port of a mail server is a number up to 65535") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadOption(f"a mail server is named as smtp://user@host:port; it begins with one of {known}")
    if parts.password is not None:
        raise BadOption(
            f"the password of a mail server does not belong into the command: put it into the environment ({PASSWORD})"
            " or into a file (--smtp-password-file)"
        )
    user = unquote(parts.username or "")
    password = _password(password_file) if user else ""
    if user and not password:
        raise BadOption(f"the mail server wants a password for {user}: {PASSWORD}, or --smtp-password-file")
    if user and parts.scheme == "smtp+plain" and not _is_here(parts.hostname):
        raise BadOption("a password is sent without TLS only to this machine: use smtp:// or smtps://")
    sender = sender or (user if is_address(user) else f"meeplehall@{name}")
    if not is_address(parseaddr(sender)[1]) or not sender.isprintable():
        raise BadOption(f"letters need a sender, as --smtp-from 'Meeplehall <hall@games.example>'; not '{sender[:80]}'")
    sender = sender if "<" in sender else f"Meeplehall <{sender}>"
    return Smtp(parts.hostname, port or PORTS[parts.scheme], parts.scheme, sender, user, password)


def _password(file: str) -> str:
    if not file:
        return os.environ.get(PASSWORD, "")
    try:
        return Path(file).read_text(encoding="utf-8").strip("\r\n")
    except (OSError, ValueError) as error:
        raise BadOption(f"the file with the password of the mail server cannot be read: {error}") from None


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
