"""What happens, told by the rules as it happens: events of an id and numbers, never text."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1


class Event:
    """One thing that happened. `seat` is the only seat that may know it, or EVERYONE."""

    def __init__(self, name: str, args: list[int], chance: bool = False, seat: int = EVERYONE) -> None:
        self.name = name
        self.args = args
        self.chance = chance
        self.seat = seat

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.args})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.name, self.args, self.chance, self.seat) == (
            other.name,
            other.args,
            other.chance,
            other.seat,
        )

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.args)))


class Journal:
    """Attach one as `state.journal` to be told; without one, nothing is built and nothing is paid."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, name: str, *args: int) -> None:
        """Somebody's decision, or what follows from it."""
        self.events.append(Event(name, list(args)))

    def chance(self, name: str, *args: int) -> None:
        """A roll or a draw that everybody sees."""
        self.events.append(Event(name, list(args), chance=True))

    def secret(self, seat: int, name: str, *args: int) -> None:
        """Something only this seat may know."""
        self.events.append(Event(name, list(args), seat=seat))

    def secret_chance(self, seat: int, name: str, *args: int) -> None:
        """A draw only this seat may see."""
        self.events.append(Event(name, list(args), chance=True, seat=seat))

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events


def seen_by(events: list[Event], seat: int) -> list[Event]:
    """Those of the events that this seat (or a spectator, -1) may know."""
    return [e for e in events if e.seat == EVERYONE or e.seat == seat]
