"""Data inside a page, for its scripts to read."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from markupsafe import Markup

_BEGINS = re.compile(r"<(?=!|script)", re.IGNORECASE)


def embedded(data: Any) -> Markup:
    """JSON for a script element: nothing in it ends the element, opens another or hides the end in a comment."""
    text = msgspec.json.encode(data).decode().replace("</", "<\\/")
    return Markup(_BEGINS.sub(r"\\u003c", text))
