"""What the log tells: one line for each event, with the process, the request and the table that it belongs to.

Never in it: cookies, links, seeds, positions. Errors are told by their kind and place, for their text could hold what
is secret at a table.
"""

from __future__ import annotations

import logging
import os
import secrets
import socket
import sys
import time
import traceback
from contextvars import ContextVar

import msgspec

FORMATS = ("text", "json")
LONGEST_TRACE = 12
"""Calls of a traceback that are told, the innermost."""

_request: ContextVar[str] = ContextVar("request", default="")
_table: ContextVar[str] = ContextVar("table", default="")


def process_name() -> str:
    """What this process is called, here and in the hall's numbers: those of several may be gathered in one place."""
    return f"{socket.gethostname()}:{os.getpid()}"


def begin_request(known: str = "") -> str:
    """What is logged from here on belongs to a new request, or to something else that is done in one go.

    One that has come from elsewhere keeps its id.
    """
    _request.set(known or secrets.token_hex(4))
    _table.set("")
    return _request.get()


def request_id() -> str:
    """The id of what is being done; all that others are told of a mistake in it."""
    return _request.get() or begin_request()


def at_table(table: str) -> None:
    """What is logged from here on belongs to this table."""
    _table.set(table)


def current_table() -> str:
    """The table that what is being done belongs to; empty: none."""
    return _table.get()


def trace_of(error: BaseException) -> str:
    """Kind and calls of an error, and of the one that caused it, in one line and without their texts."""
    found: list[str] = []
    shown: BaseException | None = error
    while shown is not None and len(found) < LONGEST_TRACE:
        calls = traceback.extract_tb(shown.__traceback__)[-LONGEST_TRACE:]
        places = [f"{os.path.basename(call.filename)}:{call.lineno} {call.name}" for call in calls]
        found.append(" > ".join([*places, type(shown).__name__]))
        shown = shown.__cause__
    return " caused by ".join(found)


class _Fields(logging.Filter):
    """Process, request and table of each event, as they are when it is logged."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.where, record.request, record.table = process_name(), _request.get(), _table.get()
        return True


class _Text(logging.Formatter):
    """`time LEVEL name: message process="..." request="..." table="..." trace="..."`."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f' {name}="{value}"' for name, value in _fields(record).items())
        return f"{_moment(record)} {record.levelname} {record.name}: {_message(record)}{fields}"


class _Json(logging.Formatter):
    """An object with the same fields."""

    def format(self, record: logging.LogRecord) -> str:
        about = {"time": _moment(record), "level": record.levelname, "logger": record.name}
        return msgspec.json.encode(about | {"message": _message(record)} | _fields(record)).decode()


def _message(record: logging.LogRecord) -> str:
    return "".join(c if c.isprintable() else "?" for c in record.getMessage())


def _moment(record: logging.LogRecord) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z"


def _fields(record: logging.LogRecord) -> dict[str, str]:
    found = {"process": getattr(record, "where", "")}
    found |= {name: getattr(record, name, "") for name in ("request", "table")}
    if record.exc_info and record.exc_info[1] is not None:
        found["trace"] = trace_of(record.exc_info[1])
    return {name: value for name, value in found.items() if value}


def handler(kind: str) -> logging.Handler:
    """Writes to standard error, as text or as JSON."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(_Json() if kind == "json" else _Text())
    out.addFilter(_Fields())
    return out


def set_up(kind: str) -> None:
    """For a program that is a hall and nothing else."""
    logging.basicConfig(level=logging.INFO, handlers=[handler(kind)], force=True)
