"""What happens in a hall, in numbers, as Prometheus reads them. No visitor, table or game can be told from them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds; the last bucket has no end."""


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, labels: str) -> list[str]:
        """As text; `labels` as they stand between the braces, or nothing."""
        comma = "," if labels else ""
        out, so_far = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            out.append(f'{name}_bucket{{{labels}{comma}le="{bound}"}} {so_far}')
        braces = f"{{{labels}}}" if labels else ""
        return [*out, f"{name}_sum{braces} {self.total:.6f}", f"{name}_count{braces} {so_far}"]


class Metrics:
    """Counted since the hall opened. Routes are the hall's own: what a visitor asks for adds none."""

    def __init__(self) -> None:
        self.requests: dict[tuple[str, int], int] = {}
        self.latency: dict[str, Histogram] = {}
        self.commits = Histogram()
        self.mistakes = 0
        self.sockets = 0

    def answered(self, route: str, status: int, seconds: float) -> None:
        """A request has its answer."""
        self.requests[route, status] = self.requests.get((route, status), 0) + 1
        self.latency.setdefault(route, Histogram()).note(seconds)
        self.mistakes += status == 500

    def text(self, rooms: int, bots: Mapping[str, object]) -> str:
        """All of it, with how many tables are in memory and what the bots' tally says."""
        lines = _head("requests_total", "counter", "Answers by route and status.")
        lines += [
            f'meeplehall_requests_total{{route="{route}",status="{status}"}} {count}'
            for (route, status), count in sorted(self.requests.items())
        ]
        lines += _head("request_seconds", "histogram", "From a request to the end of its answer.")
        for route, found in sorted(self.latency.items()):
            lines += found.lines("meeplehall_request_seconds", f'route="{route}"')
        lines += _head("commit_seconds", "histogram", "From a command to its being on disk.")
        lines += self.commits.lines("meeplehall_commit_seconds", "")
        lines += _single("mistakes_total", "counter", "Answers that were a mistake of ours (500).", self.mistakes)
        lines += _single("sockets", "gauge", "Pages that are connected.", self.sockets)
        lines += _single("tables_in_memory", "gauge", "Tables somebody has asked for lately.", rooms)
        for name, value in bots.items():
            lines += _of_bots(name, value)
        return "\n".join(lines) + "\n"


NOW = ("workers", "waiting", "thinking")
"""What the bots' tally says of this moment; the rest is counted since the hall opened."""


def _of_bots(name: str, value: object) -> list[str]:
    if isinstance(value, Mapping):
        return [line for part, number in value.items() for line in _of_bots(f"waits_{name}_{part}", number)]
    if name in NOW or name.startswith("waits_"):
        return _single(f"bots_{name}", "gauge", f"Bots: {name.replace('_', ' ')}.", value)
    return _single(f"bots_{name}_total", "counter", f"Bots: {name.replace('_', ' ')}.", value)


def _single(name: str, kind: str, about: str, value: object) -> list[str]:
    return [*_head(name, kind, about), f"meeplehall_{name} {value}"]


def _head(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP meeplehall_{name} {about}", f"# TYPE meeplehall_{name} {kind}"]
