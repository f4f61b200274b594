"""The pace at which bots decide, so that people can follow."""

from __future__ import annotations

import asyncio
import time


class Pace:
    """From one decision to the next passes at least so long; thinking, and writing the one before down, count."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._last = time.monotonic()

    async def keep(self) -> None:
        """Wait for what is left."""
        rest = self._seconds - (time.monotonic() - self._last)
        if rest > 0:
            await asyncio.sleep(rest)
        self._last = time.monotonic()
