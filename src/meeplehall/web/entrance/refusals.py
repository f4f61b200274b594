"""Answers that need nothing but themselves: no files, no texts, no database. The security headers of every answer."""

from __future__ import annotations

import html
from dataclasses import dataclass
from http import HTTPStatus

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse, Response

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self';"
    " form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
KINDS = {403: "other-site", 411: "no-length", 413: "too-large", 421: "other-name", 429: "too-many", 503: "busy"}
"""What a script can tell refusals apart by."""
ONLY_TLS = {"Strict-Transport-Security": "max-age=31536000"}
"""For a hall that people reach by https."""


def security_headers(secure: bool) -> dict[str, str]:
    """What stands on every answer."""
    return HEADERS | ONLY_TLS if secure else HEADERS


@dataclass(frozen=True)
class Refusal:
    """A status, a sentence, and after how many seconds it makes sense to come again."""

    status: int
    sentence: str
    wait: int = 0

    @property
    def retry(self) -> dict[str, str]:
        """The header that says so."""
        return {"Retry-After": str(self.wait)} if self.wait else {}

    def response(self, headers: Headers, program: bool = False) -> Response:
        """JSON for scripts, which ask for it, and for programs; a line of text for everybody else."""
        if program or "application/json" in headers.get("accept", ""):
            told = {"error": self.sentence, "kind": KINDS.get(self.status, "bad")}
            return JSONResponse(told, self.status, self.retry)
        return PlainTextResponse(f"{self.sentence}\n", self.status, self.retry)

    def raw(self, secure: bool) -> bytes:
        """The whole answer as bytes, for a request that goes no further than its connection; the last one there."""
        body = f"{self.sentence}\n".encode()
        lines = {
            "Content-Type": "text/plain; charset=utf-8",
            "Content-Length": str(len(body)),
            "Connection": "close",
            "Cache-Control": "no-store",
            **self.retry,
            **security_headers(secure),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"HTTP/1.1 {self.status} {HTTPStatus(self.status).phrase}\r\n{head}\r\n".encode() + body


def plain_page(title: str, sentence: str) -> str:
    """A page that needs no texts, no signs and no style."""
    shown, said = html.escape(title), html.escape(sentence)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{shown}</title><h1>{shown}</h1><p>{said}</p>'
        '<p><a href="/">Meeplehall</a></p></html>'
    )
