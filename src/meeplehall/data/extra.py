"""What datasets and reports need beyond the package."""

from __future__ import annotations

from meeplehall.core.errors import MeeplehallError


def check() -> None:
    """Raise a one-line error if polars is missing: better before a long run than after it."""
    try:
        import polars  # noqa: F401
    except ImportError:
        raise MeeplehallError("datasets need polars: pip install 'meeplehall[research]'") from None
