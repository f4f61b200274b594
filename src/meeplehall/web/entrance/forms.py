"""Bodies of requests: forms and JSON, with errors that say what is wrong."""

from __future__ import annotations

from typing import TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request

from meeplehall.table import BadCommand

T = TypeVar("T")
JSON = "application/json"
MOST_FIELDS = 100


async def form(request: Request) -> dict[str, str]:
    """The fields of a form."""
    body = await request.body()
    try:
        return dict(
            parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS, strict_parsing=bool(body))
        )
    except ValueError:
        raise BadCommand("the form cannot be read") from None


async def data(request: Request, kind: type[T]) -> T:
    """A JSON body of this shape."""
    if request.headers.get("content-type", "").partition(";")[0] != JSON:
        raise BadCommand("the body must be JSON")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadCommand(f"the body cannot be read: {error}") from None
    except RecursionError:
        raise BadCommand("the body cannot be read: too many things within each other") from None
