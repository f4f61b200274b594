"""Mistakes of ours: all about them is in the log, and others are told where to find it there."""

from __future__ import annotations

import logging

from starlette.types import Scope

from meeplehall.web.entrance.guard import discreet
from meeplehall.web.logs import request_id

log = logging.getLogger("meeplehall.hall")


def note_mistake(scope: Scope, error: BaseException) -> str:
    """Write it down with its traceback; the id is all that others are told."""
    mistake = request_id()
    what = "socket" if scope["type"] == "websocket" else scope["method"]
    log.error("mistake %s: %s %s", mistake, what, discreet(scope["path"]), exc_info=error)
    return mistake
