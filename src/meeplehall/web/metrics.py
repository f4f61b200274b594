"""What happens in a hall, in numbers, as Prometheus reads them. No visitor, table or game can be told from them."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Mapping

import msgspec

from meeplehall import __version__
from meeplehall.store import Standing
from meeplehall.web.logs import process_name, request_id

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds; the last bucket has no end."""
SLOWEST = 10
HOUR = 3600.0


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


class SlowCommit(msgspec.Struct, frozen=True):
    """A commit that took its time."""

    seconds: float
    at: float
    """Seconds since 1970."""
    table: str
    request: str
    """As in the log."""


class SlowCommits:
    """The slowest of the last hour."""

    def __init__(self) -> None:
        self._found: list[SlowCommit] = []
        self._oldest = 0.0

    def note(self, seconds: float, table: str, now: float) -> None:
        """One more, which may be among them. Most are not: that is seen at once."""
        if len(self._found) == SLOWEST and seconds <= self._found[-1].seconds and now < self._oldest + HOUR:
            return
        found = [*self.list(now), SlowCommit(seconds, now, table, request_id())]
        self._found = sorted(found, key=lambda one: -one.seconds)[:SLOWEST]
        self._oldest = min(one.at for one in self._found)

    def list(self, now: float) -> list[SlowCommit]:
        """The slowest first."""
        return [one for one in self._found if one.at > now - HOUR]


class Metrics:
    """Counted since the hall opened. Routes are the hall's own: what a visitor asks for adds none."""

    def __init__(self) -> None:
        self.requests: dict[tuple[str, int], int] = {}
        self.latency: dict[str, Histogram] = {}
        self.commits = Histogram()
        self.slow = SlowCommits()
        self.conflicts = 0
        """Commits that came second: another process had written."""
        self.mistakes = 0
        self.sockets = 0
        self.notices: dict[tuple[str, str], int] = {}
        """By the way they went, and what became of them."""

    def answered(self, route: str, status: int, seconds: float) -> None:
        """A request has its answer."""
        self.requests[route, status] = self.requests.get((route, status), 0) + 1
        self.latency.setdefault(route, Histogram()).note(seconds)
        self.mistakes += status == 500

    def told(self, way: str, outcome: str) -> None:
        """Somebody was told of a turn, or could not be."""
        self.notices[way, outcome] = self.notices.get((way, outcome), 0) + 1

    def committed(self, seconds: float, table: str) -> None:
        """A command is on disk."""
        self.commits.note(seconds)
        self.slow.note(seconds, table, time.time())

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
        lines += _single("conflicts_total", "counter", "Commits that another process was faster than.", self.conflicts)
        lines += _single("mistakes_total", "counter", "Answers that were a mistake of ours (500).", self.mistakes)
        lines += _single("sockets", "gauge", "Pages that are connected.", self.sockets)
        lines += _single("tables_in_memory", "gauge", "Tables somebody has asked for lately.", rooms)
        lines += _head("notices_total", "counter", "People told of turns, by way and outcome.")
        lines += [
            f'meeplehall_notices_total{{way="{way}",outcome="{outcome}"}} {count}'
            for (way, outcome), count in sorted(self.notices.items())
        ]
        lines += process_lines()
        return "\n".join([*lines, *bots_lines(bots)]) + "\n"


def process_lines() -> list[str]:
    """This process: its name, version and what it uses."""
    cpu = time.process_time()
    lines = _head("process_info", "gauge", "1; which process and version this is.")
    lines.append(f'meeplehall_process_info{{process="{process_name()}",version="{__version__}"}} 1')
    return lines + _single("process_cpu_seconds_total", "counter", "Processor time, without workers.", f"{cpu:.2f}")


def bots_lines(bots: Mapping[str, object]) -> list[str]:
    """What the bots' tally says."""
    return [line for name, value in bots.items() for line in _of_bots(name, value)]


def hall_lines(standing: Standing, processes: int, mails: int) -> list[str]:
    """The whole hall, the same whichever process is asked."""
    lines = _head("hall_tables", "gauge", "Tables of the whole hall by status.")
    lines += [f'meeplehall_hall_tables{{status="{name}"}} {n}' for name, n in sorted(standing.tables.items())]
    workers = sum(thinker.workers for thinker in standing.thinkers)
    thinking = sum(thinker.thinking for thinker in standing.thinkers)
    for name, about, value in (
        ("processes", "Processes that serve the hall.", processes),
        ("bots_due", "Tables where a bot owes a decision.", standing.bots_due),
        ("mails_waiting", "Letters that should have been looked at by now.", mails),
        ("unattended", "Tables where no process lets it play.", standing.unattended),
        ("questions_waiting", "Questions in the queue for thinkers elsewhere.", standing.questions),
        ("questions_thinking", "Questions that such thinkers have taken.", thinking),
        ("questions_longest_seconds", "How long the first in the queue has waited.", f"{standing.longest:.3f}"),
        ("thinkers", "Processes that think for halls elsewhere.", len(standing.thinkers)),
        ("thinkers_workers", "Their workers.", workers),
    ):
        lines += _single(f"hall_{name}", "gauge", about, value)
    return lines


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
