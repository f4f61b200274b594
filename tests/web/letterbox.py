"""A mail server on a port of its own, with a letterbox in which everything lies that it has taken."""

from __future__ import annotations

import asyncio
import queue
import ssl
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from meeplehall.web.smtp import Smtp

PATIENCE = 30.0
SENDER = "Meeplehall <hall@games.example>"


class Handler:
    """Answers as the box says."""

    def __init__(self, box: Letterbox) -> None:
        self.box = box

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, to: str, options: Any) -> str:
        self.box.asked += 1
        await asyncio.sleep(self.box.slow)
        if self.box.address_answer.startswith("2"):
            envelope.rcpt_tos.append(to)
        return self.box.address_answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.box.letter_answer.startswith("2"):
            assert isinstance(envelope.content, bytes)
            letter = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(letter, EmailMessage)
            self.box.letters.put((envelope.mail_from or "", envelope.rcpt_tos, letter))
        return self.box.letter_answer


class Letterbox:
    """Runs in a thread of its own until it is closed."""

    def __init__(self, password: str = "", tls: ssl.SSLContext | None = None, way: str = "smtp+plain") -> None:
        self.letters: queue.Queue[tuple[str, list[str], EmailMessage]] = queue.Queue()
        self.asked = 0
        self.slow = 0.0
        """Seconds before it answers."""
        self.address_answer = self.letter_answer = "250 ok"
        self.password = password
        self.port = 0
        self._tls, self._way = tls, way
        self.open()

    def open(self) -> None:
        """Also again, on the same port."""
        settings: dict[str, Any] = {"authenticator": self._check} if self.password else {}
        if self._way == "smtp" and self._tls is not None:
            settings |= {"tls_context": self._tls, "require_starttls": True, "auth_required": bool(self.password)}
        else:
            settings["auth_require_tls"] = False
        ready = threading.Event()

        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            self._ending = asyncio.Event()
            tls = self._tls if self._way == "smtps" else None
            server = await self._loop.create_server(
                lambda: SMTP(Handler(self), hostname="box", loop=self._loop, **settings),
                "127.0.0.1",
                self.port,
                ssl=tls,
            )
            self.port = server.sockets[0].getsockname()[1]
            ready.set()
            await self._ending.wait()
            server.close()

        self._thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
        self._thread.start()
        assert ready.wait(PATIENCE)

    def _check(self, server: SMTP, session: Session, envelope: Envelope, way: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        return AuthResult(success=data == LoginPassword(b"hall", self.password.encode()), handled=False)

    @property
    def smtp(self) -> Smtp:
        """How a hall finds it."""
        user = "hall" if self.password else ""
        return Smtp("localhost", self.port, self._way, SENDER, user, self.password)

    def letter(self) -> EmailMessage:
        """The next one."""
        return self.letters.get(timeout=PATIENCE)[2]

    def close(self) -> None:
        """Nobody answers at its port."""
        self._loop.call_soon_threadsafe(self._ending.set)
        self._thread.join(PATIENCE)
