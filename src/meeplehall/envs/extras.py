"""What is not installed with Meeplehall itself is asked for in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed_by(module: str, extra: str = "research") -> Iterator[None]:
    """Around the imports of other packages: whoever lacks one is told how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("meeplehall"):
            raise
        message = f"{module} needs {(error.name or '').partition('.')[0]}: pip install 'meeplehall[{extra}]'"
        raise ModuleNotFoundError(message, name=error.name) from None
