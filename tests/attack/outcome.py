"""What was tried, and what did not hold."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

MOST_KEPT = 50
EVERY = 15.0
"""Seconds between two lines about how far an attack is."""
Tell = Callable[[int], None]


def silent(done: int) -> None:
    """Nobody wants to know how far it is."""


class Progress:
    """Tells on standard error how far an attack is, now and then."""

    def __init__(self, name: str, total: int) -> None:
        self.name, self.total = name, total
        self.began = self._told = time.monotonic()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now - self._told >= EVERY and 100 * done >= self.total:
            self._told, took = now, now - self.began
            left = took * max(0, self.total - done) / done
            line = f"{self.name}: {done:,} of {self.total:,}, {clock(took)}, about {clock(left)} left"
            print(line, file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


@dataclass
class Outcome:
    """Of one attack. Nothing in `broken` means that all of it held."""

    attack: str
    tried: int = 0
    seconds: float = 0.0
    """How long it took."""
    figures: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    requests: list[dict[str, object]] = field(default_factory=list)
    """Those that something went wrong at, to be sent again."""

    def breaks(self, what: str, sent: bytes = b"", got: bytes = b"") -> None:
        """Something did not hold."""
        self.broken.append(what)
        if len(self.requests) < MOST_KEPT:
            self.requests.append({"attack": self.attack, "broken": what, "sent": repr(sent), "got": repr(got[:2000])})

    def expect(self, holds: object, what: str) -> None:
        """A sentence for what broke if it does not."""
        if not holds:
            self.breaks(what)


def percentile(seconds: Sequence[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def times(seconds: Sequence[float]) -> str:
    return (
        f"{percentile(seconds, 0.5):.0f} ms median, {percentile(seconds, 0.99):.0f} ms p99,"
        f" {percentile(seconds, 1.0):.0f} ms worst"
    )


def table(outcomes: Sequence[Outcome]) -> str:
    """In Markdown."""
    rows = ["| attack | tried | took | held | figures |", "|---|---|---|---|---|"]
    for one in outcomes:
        held = "yes" if not one.broken else f"**no**, {len(one.broken)} times: {one.broken[0]}"
        rows.append(f"| {one.attack} | {one.tried:,} | {clock(one.seconds)} | {held} | {'; '.join(one.figures)} |")
    return "\n".join(rows)


def keep_requests(outcomes: Sequence[Outcome], path: Path) -> int:
    """One line of JSON for each request that something went wrong at; how many."""
    lines = [json.dumps(request) for one in outcomes for request in one.requests]
    if lines:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(lines)
