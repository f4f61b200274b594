"""A mistake in a program, told without what it was about."""

from __future__ import annotations

import os
import traceback

from meeplehall.table import RuleBroke
from meeplehall.web.thinking.question import NoAnswer


def what_and_where(error: BaseException) -> str:
    """The kind of a mistake and its line; its text could hold what is secret at the table."""
    if isinstance(error, NoAnswer):
        return str(error)
    if isinstance(error, RuleBroke) and error.__cause__ is not None:
        error = error.__cause__
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"
