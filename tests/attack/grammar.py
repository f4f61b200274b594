"""Requests for every route of the hall: mostly right, and wrong in one place or several."""

from __future__ import annotations

import json
import random
import re
import threading
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode

from starlette.routing import Route

from meeplehall import registry
from meeplehall.web.routes import ROUTES

MARKUP = "<script>alert(7)</script>"
SPLIT = "x\r\nX-Split: 1"
ODD_TEXTS = (
    "",
    " ",
    MARKUP,
    f"\"'><img src=x onerror=alert(7)>{MARKUP}",
    SPLIT,
    "\x00",
    "\u202e\u200b\ufeff",
    "²",
    "①",
    "٣",
    "१२",
    "-0",
    "+1",
    "1e9",
    "0x10",
    "1_0",
    "NaN",
    "null",
    "../../../../etc/passwd",
    "..%2f..%2fhall.db",
    "%00",
    "%",
    "%zz",
    "{{7*7}}",
    "${jndi:ldap://127.0.0.1/x}",
    "' OR 1=1 --",
    "{ $name }",
    "z̸̡̢" * 30,
    "🎲" * 50,
    "a" * 3000,
    "9" * 3000,
    "__class__",
    "\\" * 500,
)
ODD_NUMBERS: tuple[object, ...] = (
    -1,
    -2,
    0,
    1,
    7,
    255,
    2**31 - 1,
    2**31,
    -(2**31) - 1,
    2**63,
    2**64,
    10**400,
    1.5,
    1e308,
    True,
    None,
    [],
    {},
    [[[[1]]]],
    "1",
    "٣",
)
ENDING = ("/forget", "/join", "/sign-out", "/you/delete")
"""What ends a cookie."""
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW", "get")
SEAT_KINDS = ("me", "here", "open", "none", "bot:random", "bot:easy", "bot:nobody", "king")
QUERIES = ("focus", "seat", "watch", "since", "chat", "at", "game", "lang", "after", "count", "status", "limit", "x")

FORM, JSON, TEXT = "application/x-www-form-urlencoded", "application/json", "text/plain"
NEW_TABLE = {
    "game": "game",
    **{f"seat-{n}": "seat kind" for n in range(4)},
    "name-0": "text",
    "option-setup": "option",
    "option-estates": "option",
    "option-chancery": "option",
    "option-deck": "option",
    "seed": "number",
    "listed": "yes",
    "rated": "yes",
    "pack": "text",
    "level-1": "text",
    "pick-0": "number",
    "for": "seat",
    "asked-events": "yes",
    "look": "text",
    "pace": "pace",
    "live": "clock",
    "days": "clock",
    "zero": "text",
}
BODIES: dict[str, tuple[str, dict[str, str]]] = {
    "/name": (FORM, {"name": "text"}),
    "/forget": (FORM, {}),
    "/sign-in": (FORM, {"name": "text", "passphrase": "text", "code": "text", "to": "text"}),
    "/sign-in/ask": (JSON, {}),
    "/sign-in/passkey": (JSON, {"credential": "credential"}),
    "/join": (FORM, {"name": "text", "passphrase": "passphrase", "invitation": "text"}),
    "/join/ask": (JSON, {"name": "text", "invitation": "text"}),
    "/join/passkey": (JSON, {"credential": "credential"}),
    "/sign-out": (FORM, {}),
    "/you/name": (FORM, {"name": "text"}),
    "/you/look": (FORM, {"face": "seat", "colour": "seat"}),
    "/you/passphrase": (FORM, {"passphrase": "passphrase", "drop": "text"}),
    "/you/passkey/ask": (JSON, {}),
    "/you/passkey": (JSON, {"credential": "credential"}),
    "/you/passkey/remove": (FORM, {"key": "text"}),
    "/you/codes": (FORM, {}),
    "/you/sessions": (FORM, {"session": "text"}),
    "/you/bots": (FORM, {"name": "text"}),
    "/you/bots/renew": (FORM, {"bot": "text"}),
    "/you/bots/remove": (FORM, {"bot": "text"}),
    "/you/vacation": (FORM, {"days": "number", "end": "text"}),
    "/you/push": (JSON, {"endpoint": "endpoint", "key": "text", "auth": "text"}),
    "/you/push/remove": (FORM, {"push": "text"}),
    "/you/mail": (
        FORM,
        {"address": "text", "zone": "text", "quiet_from": "number", "quiet_until": "number", "every": "number"},
    ),
    "/you/mail/remove": (FORM, {}),
    "/mail/confirm/{account}/{token}": (FORM, {}),
    "/mail/stop/{account}/{token}": (FORM, {}),
    "/you/data": (FORM, {}),
    "/you/delete": (FORM, {"name": "text"}),
    "/person/{account}/report": (FORM, {"words": "text"}),
    "/friends": (FORM, {"name": "text"}),
    "/friends/named": (FORM, {"named": "yes"}),
    "/person/{account}/befriend": (FORM, {}),
    "/person/{account}/accept": (FORM, {}),
    "/person/{account}/part": (FORM, {}),
    "/person/{account}/block": (FORM, {}),
    "/person/{account}/unblock": (FORM, {}),
    "/table/{table}/call": (FORM, {"name": "text"}),
    "/table/{table}/answer": (FORM, {"yes": "yes"}),
    "/table/{table}/report": (FORM, {"seat": "seat", "words": "text"}),
    "/tournaments": (
        FORM,
        {
            "name": "text",
            "game": "game",
            "players": "seat",
            "kind": "text",
            "rounds": "number",
            "hours": "number",
            "fill": "text",
        },
    ),
    "/tournament/{tournament}/join": (FORM, {}),
    "/tournament/{tournament}/leave": (FORM, {}),
    "/tournament/{tournament}/start": (FORM, {}),
    "/tournament/{tournament}/close": (FORM, {}),
    "/play": (FORM, {"game": "game"}),
    "/learn": (FORM, {"game": "game"}),
    "/new": (FORM, NEW_TABLE),
    "/seat/{table}/{seat}/{token}": (FORM, {"name": "text", "word": "text"}),
    "/table/{table}/sit": (FORM, {"seat": "seat", "word": "text"}),
    "/table/{table}/word": (FORM, {"seat": "seat", "word": "text"}),
    "/table/{table}/bots": (FORM, {}),
    "/table/{table}/close": (FORM, {}),
    "/table/{table}/act": (JSON, {"seat": "seat", "action": "action", "version": "version", "lead": "lead"}),
    "/table/{table}/hint": (JSON, {"seat": "seat", "version": "version"}),
    "/table/{table}/warn": (JSON, {"seat": "seat", "action": "action", "version": "version", "lead": "lead"}),
    "/table/{table}/undo": (JSON, {"seat": "seat", "version": "version"}),
    "/table/{table}/order": (JSON, {"seat": "seat", "version": "version", "span": "text"}),
    "/table/{table}/say": (JSON, {"seat": "seat", "text": "text"}),
    "/table/{table}/resign": (JSON, {"seat": "seat"}),
    "/table/{table}/replace": (JSON, {"seat": "seat"}),
    "/table/{table}/return": (JSON, {"seat": "seat"}),
    "/table/{table}/rematch": (JSON, {}),
    "/table/{table}/link": (JSON, {"seat": "seat"}),
    "/table/{table}/review": (JSON, {"turn": "version"}),
    "/table/{table}/play-on": (FORM, {"turn": "version", "level": "text", "others": "text"}),
    "/puzzle/{game}/{number}/try": (JSON, {"steps": "steps", "ask": "text", "done": "text"}),
    "/records": (TEXT, {}),
    "/api/v1/tables": (JSON, {"game": "game", "seats": "seat kinds", "options": "options", "listed": "yes"}),
    "/api/v1/tables/{table}/sit": (JSON, {"seat": "seat", "link": "text"}),
    "/api/v1/tables/{table}/act": (
        JSON,
        {"seat": "seat", "version": "version", "action": "action", "notation": "text", "structured": "options"},
    ),
    "/api/v1/tables/{table}/order": (JSON, {"seat": "seat", "version": "version", "span": "text"}),
    "/api/v1/tables/{table}/resign": (JSON, {"seat": "seat"}),
    "/api/v1/tables/{table}/return": (JSON, {"seat": "seat"}),
}
"""What each command takes: a new one belongs here, `test_attack.py` says so."""


def doors() -> list[tuple[str, str]]:
    """Every path of the application with each of its methods; sockets are attacked elsewhere."""
    return [(r.path, method) for r in ROUTES if isinstance(r, Route) for method in sorted(r.methods or ())]


@dataclass
class Knowledge:
    """What all attackers have found out so far; several of them share it."""

    tables: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    """`table/seat/token`, good ones and spent ones."""
    watches: list[str] = field(default_factory=list)
    accounts: list[str] = field(default_factory=list)
    tournaments: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    frames: dict[str, dict[str, Any]] = field(default_factory=dict)
    records: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def learn(self, path: str, headers: dict[str, str], body: bytes) -> None:
        """From an answer: tables, links, files, what can be chosen now."""
        text = body.decode(errors="replace")
        with self.lock:
            self._note(self.tables, re.findall(r"^/table/([\w-]+)$", headers.get("location", "")))
            self._note(self.links, re.findall(r"/seat/([\w-]+/\d+/[\w-]{20,})", text))
            self._note(self.accounts, re.findall(r"/person/([0-9a-f]{12})", text))
            self._note(self.tournaments, re.findall(r"/tournament/(\w{10})", text + headers.get("location", "")))
            self._note(self.tokens, re.findall(r"mh_\w{32}_[0-9a-f]{16}", text))
            self._note(self.tables, re.findall(r'^{"seats":\[[\d,]*\],"table":{"id":"(\w+)"', text))
            self._note(self.watches, re.findall(r"watch=([\w-]{20,})", text))
            self._note(self.files, re.findall(r"/static/([\w-]+/[\w.-]+)", text))
            table = re.match(r"/table/([\w-]+)/", path)
            if table and text.startswith("{") and '"version"' in text and '"regions"' in text:
                self.frames[table[1]] = json.loads(text)

    def _note(self, known: list[str], found: Sequence[str]) -> None:
        for one in found:
            if one not in known:
                known.append(one)
        del known[:-40]


@dataclass(frozen=True)
class Attempt:
    """A request as bytes."""

    data: bytes
    method: str
    path: str
    framed: bool
    """Whether its length is told as HTTP wants it: then the hall owes an answer."""


class Grammar:
    """Makes requests out of what is known."""

    def __init__(self, seed: str, knowledge: Knowledge, port: int) -> None:
        self.dice = random.Random(seed)
        self.knowledge = knowledge
        self.port = port
        self.games = registry.names()
        self._doors = doors()

    def attempt(self, cookie: str, cookies: Sequence[str]) -> Attempt:
        """For a visitor with this cookie; the others' are mangled, not stolen."""
        pattern, method = self.dice.choice(self._doors)
        wrong = self.dice.random() < 0.7
        self._chance = 0.2 if wrong else 0.0
        table = self._pick(self.knowledge.tables, "none")
        path = self._path(pattern, table)
        body, kind = (b"", "")
        if method == "POST":
            body, kind = self._body(pattern, table)
        if self._now(0.15):
            method = self.dice.choice(METHODS)
        headers = {"Host": f"127.0.0.1:{self.port}", "Accept": self.dice.choice(("text/html", JSON, "*/*"))}
        if method not in ("GET", "HEAD") or self._now():
            headers |= {"Origin": f"http://127.0.0.1:{self.port}", "Content-Type": kind or TEXT}
        if pattern.startswith("/api/"):
            headers["Authorization"] = f"Bearer {self._pick(self.knowledge.tokens, 'mh_none')}"
        if cookie and pattern not in ENDING:  # who is forgotten could try nothing more
            headers["Cookie"] = f"hall={cookie}"
        if wrong:
            self._spoil_headers(headers, cookies)
        framed = True
        length: str | None = str(len(body))
        if self._now(0.1):
            framed, length = False, self.dice.choice((None, "-1", "²", str(len(body) + 5), "9" * 30, "0", "1, 1"))
        if length is not None:
            headers["Content-Length"] = length
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        if self._now(0.05):
            framed = False
            lines.append(self.dice.choice(("Transfer-Encoding: chunked", "Content-Length: 3", "no colon", "\x01: y")))
        head = "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n"
        return Attempt(head + body, method, path, framed)

    def _now(self, chance: float = 0.0) -> bool:
        """Whether something is to be wrong here."""
        return self._chance > 0 and self.dice.random() < (chance or self._chance)

    def _pick(self, known: Sequence[Any], otherwise: Any) -> Any:
        return self.dice.choice(known) if known else otherwise

    def _path(self, pattern: str, table: str) -> str:
        if "{token}" in pattern and self.knowledge.links and not self._now():
            path = "/seat/" + self.dice.choice(self.knowledge.links)
        elif "{mark}" in pattern and self.knowledge.files and not self._now():
            path = "/static/" + self.dice.choice(self.knowledge.files)
        else:
            path = re.sub(r"\{(\w+)\}", lambda m: self._in_path(m[1], table), pattern)
        if self._now(0.05):
            path = self.dice.choice(
                (path + "/", "/" + path, path + "/../..", path.upper(), "*", path + "?" * 5, "http://x" + path)
            )
        if self.dice.random() < 0.4:
            names = self.dice.sample(QUERIES, self.dice.randrange(1, 4))
            path += "?" + urlencode([(name, self._in_query(name)) for name in names])
        return path

    def _in_path(self, name: str, table: str) -> str:
        if self._now():
            return quote(self.dice.choice(ODD_TEXTS), safe="" if self.dice.random() < 0.8 else "%/.")
        right = {
            "table": table,
            "seat": str(self.dice.randrange(4)),
            "game": self.dice.choice(self.games),
            "at": str(self.dice.randrange(300)),
            "number": str(self.dice.randrange(7)),
            "players": str(self.dice.randrange(1, 7)),
            "turn": str(self.dice.randrange(60)),
            "token": "A" * 22,
            "mark": "x",
            "name": "table.js",
            "account": self._pick(self.knowledge.accounts, "0" * 12),
            "tournament": self._pick(self.knowledge.tournaments, "x" * 10),
        }
        return right[name]

    def _in_query(self, name: str) -> str:
        if self._now():
            return self.dice.choice(ODD_TEXTS)
        if name == "watch":
            return str(self._pick(self.knowledge.watches, "A" * 22))
        return self.dice.choice(self.games) if name == "game" else str(self.dice.randrange(-1, 6))

    def _body(self, pattern: str, table: str) -> tuple[bytes, str]:
        kind, shape = BODIES[pattern]
        if kind == TEXT:
            return self._record(), kind
        fields = {name: self._value(what, table) for name, what in shape.items()}
        if self._now():
            fields = {name: value for name, value in fields.items() if self.dice.random() < 0.7}
        if self._now():
            fields[self.dice.choice(ODD_TEXTS)[:60]] = self.dice.choice(ODD_NUMBERS)
        body = json.dumps(fields).encode() if kind == JSON else urlencode(fields, errors="replace").encode()
        if self._now(0.1):
            body = self._spoilt(body)
        if self._now(0.05):
            kind = self.dice.choice((JSON, FORM, TEXT, "multipart/form-data; boundary=x", "", JSON + "; charset=utf-7"))
        return body, kind

    def _spoilt(self, body: bytes) -> bytes:
        at = self.dice.randrange(len(body) + 1)
        return self.dice.choice(
            (
                b"",
                body[:at],
                body[:at] + self.dice.randbytes(8) + body[at:],
                body + body,
                b"[" * 20_000,
                b'{"seat":' * 5000,
                b'{"seat": NaN}',
                b'{"seat": 0, "text": "\\ud800", "action": 1e999}',
                b'{"seat": 0, "text": "\xff\xfe"}',
                b"a=1&" * 200,
                b"%" * 1000,
                b"x" * 70_000,
                b"null",
            )
        )

    def _record(self) -> bytes:
        """A record of a real game, cut and changed here and there."""
        text = str(self._pick(self.knowledge.records, "meeplehall record 1\ngame: burgundy\n"))
        lines = text.splitlines()
        for _ in range(self.dice.randrange(4)):
            at = self.dice.randrange(len(lines))
            match self.dice.randrange(4):
                case 0:
                    lines[at] = lines[at][: self.dice.randrange(len(lines[at]) + 1)] + self.dice.choice(ODD_TEXTS)
                case 1:
                    lines.insert(at, self.dice.choice(lines))
                case 2:
                    del lines[at + 1 : at + self.dice.randrange(2, 6)]
                case _:
                    lines = lines[: at + 1]
        return "\n".join(lines).encode()

    def _value(self, what: str, table: str) -> object:
        if self._now():
            return self.dice.choice((self.dice.choice(ODD_TEXTS), self.dice.choice(ODD_NUMBERS)))
        frame = self.knowledge.frames.get(table, {})
        picks = (frame.get("decision") or {}).get("picks") or [{"action": self.dice.randrange(2000)}]
        match what:
            case "seat":
                return self._pick([frame.get("viewer", 0), self.dice.randrange(4)], 0)
            case "action":
                return self.dice.choice(picks)["action"]
            case "steps":
                return [self.dice.choice(picks)["action"] for _ in range(self.dice.randrange(3))]
            case "version":
                return frame.get("version", 0) - (self.dice.random() < 0.1)
            case "lead":
                return self.dice.choice(
                    (-1, -1, -1, self.dice.choice(picks).get("lead", -1), self.dice.choice(picks)["action"])
                )
            case "game":
                return self.dice.choice(self.games)
            case "seat kind":
                return self.dice.choice(SEAT_KINDS[: 6 if self._chance == 0 else 8])
            case "seat kinds":
                return ["me", *(self.dice.choice(("me", "open", "bot:random", "king")) for _ in range(1))]
            case "options":
                return {"kind": self.dice.choice(("take", "setup", "place")), "die": "3"}
            case "option":
                return self.dice.choice(("basic", "advanced", "random", "yes", "no", "t12", "1,2"))
            case "passphrase":
                return self.dice.choice(("heron walks at dawn", "short", "a" * 50))
            case "credential":
                return self._credential()
            case "endpoint":
                return self.dice.choice(
                    ("https://push.example/1", "http://127.0.0.1/", "https://[::1]/", "file:///etc")
                )
            case "pace":
                return self.dice.choice(("none", "live", "days"))
            case "clock":
                return self.dice.choice(("15+10", "3d", "1d!"))
            case "yes":
                return self.dice.choice(("yes", "no"))
            case "number":
                return self.dice.choice(("", str(self.dice.randrange(10**6))))
        return self.dice.choice(("Ann", "heron", "hello"))

    def _credential(self) -> object:
        """What a device might answer, and never does."""
        data = json.dumps({"type": "webauthn.get", "challenge": "A" * 43, "origin": f"http://127.0.0.1:{self.port}"})
        parts = {
            "clientDataJSON": urlsafe_b64encode(data.encode()).decode().rstrip("="),
            "attestationObject": "o2NmbXRkbm9uZQ",
            "authenticatorData": "AAAA",
            "signature": "AAAA",
            "userHandle": "AAAA",
        }
        spoilt = self.dice.choice(list(parts))
        if self._now():
            parts[spoilt] = self.dice.choice(ODD_TEXTS)
        return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": parts}

    def _spoil_headers(self, headers: dict[str, str], cookies: Sequence[str]) -> None:
        other = self.dice.choice(cookies)
        at = self.dice.randrange(len(other))
        odd = self.dice.choice(ODD_TEXTS).replace("\r", "").replace("\n", "").replace("\x00", "")[:500]
        changes = {
            "Host": ("evil.example", "", "[::1", "127.0.0.1:1@evil.example", odd),
            "Origin": ("null", "http://evil.example", "", f"http://127.0.0.1:{self.port}.evil.example", odd),
            "Cookie": (
                f"hall={other[:at]}",
                f"hall={other[:at]}x{other[at + 1 :]}",
                f"hall={odd}",
                "hall=" + "\\" * 10_000,
                "; " * 300,
                f"hall; =x; hall=; language={odd}; theme={odd}",
            ),
            "Accept": ("application/json, text/html", odd),
            "Accept-Language": ("nl", "nl;q=x", "xx-" * 100, "../nl", odd),
            "Authorization": ("Bearer", "Bearer " + odd, "Basic eDp5", "Bearer mh_" + "A" * 32 + "_" + "0" * 16),
            "Referer": (f"http://127.0.0.1:{self.port}//evil.example", "http://[", odd),
            "Upgrade": ("websocket", "h2c"),
            "Connection": ("Upgrade", "close", "keep-alive, Upgrade"),
            "Expect": ("100-continue", "tea"),
            "Range": ("bytes=0-1", "bytes=99999999999-", odd),
            "If-None-Match": ("*", odd),
            "X-Forwarded-For": ("127.0.0.9", "::1, ::2", odd),
            "X-Forwarded-Proto": ("https", odd),
            "Accept-Encoding": ("gzip", "gzip;q=0, *", odd),
            "Sec-Fetch-Site": ("cross-site", "same-origin"),
        }
        for name, values in changes.items():
            if self._now(0.04):
                headers[name] = self.dice.choice(values)
