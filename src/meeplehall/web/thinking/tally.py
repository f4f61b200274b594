"""What becomes of the bots' thinking, in numbers: for whoever runs the hall."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field


@dataclass
class Waits:
    """How long decisions stood in line, in seconds."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0

    def note(self, seconds: float) -> None:
        """One more."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class Tally:
    """Counted since the hall opened, apart from the first three, which say how it stands."""

    workers: int = 0
    waiting: int = 0
    thinking: int = 0
    done: int = 0
    failed: int = 0
    """Bots that gave no decision, however it came; those that took too long among them."""
    timed_out: int = 0
    cancelled: int = 0
    """Decisions nobody waited for any more."""
    restarts: int = 0
    """Workers that were replaced."""
    relieved: int = 0
    """Bots that handed their seat to a simpler one."""
    stuck: int = 0
    """Seats that no bot could go on for."""
    people: Waits = field(default_factory=Waits)
    bots_only: Waits = field(default_factory=Waits)

    def waited(self, seconds: float, bots_only: bool) -> None:
        """A decision has stood in line so long."""
        (self.bots_only if bots_only else self.people).note(seconds)

    def snapshot(self) -> dict[str, int | float | dict[str, int | float]]:
        """All of it as plain data."""
        return asdict(self)
