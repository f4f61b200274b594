"""How long a table page takes and how large it is, for every game in its largest and strangest modes.

python bench/pages.py       prints CPU time and bytes of pages after the first quarter of a game and after its
                            end, in every language
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from meeplehall import bots, registry
from meeplehall.table import Table
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.pages.hints import hints
from meeplehall.web.pages.table import table_page
from meeplehall.web.rooms import Room
from meeplehall.web.rooms.opening import make_setting
from meeplehall.web.texts import locales, texts

MOST_MS, MOST_BYTES = 15.0, 250_000
REPEAT = 40
PLAYER = "bench"


@dataclass(frozen=True)
class Mode:
    name: str
    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)


MODES = (
    Mode("Burgundy, 4", "burgundy", 4),
    Mode("Renaissance Man, 4", "renaissance", 4),
    Mode("Renaissance Man, solo", "renaissance", 1),
    Mode("Rise to Nobility, 2", "nobility", 2),
    Mode("Rise to Nobility, 6, Chancery, events", "nobility", 6, {"chancery": "yes", "events": "yes"}),
    Mode(
        "Rise to Nobility, 6, all modules, night", "nobility", 6, {"chancery": "yes", "events": "yes", "night": "yes"}
    ),
    Mode("Rise to Nobility, solo, events", "nobility", 1, {"events": "yes"}),
    Mode("Rise to Nobility, 2, night", "nobility", 2, {"night": "yes"}),
)


def page(room: Room, locale: str) -> tuple[float, int]:
    """Milliseconds of CPU and bytes of the page of seat 0, drawn anew."""
    t = texts(locale)
    room.frames.clear()
    began = time.process_time()
    frame = room.frame(0, [0], t)
    text = table_page(Visit(t, Visitor(PLAYER)), room.table, frame, [0], 0, hints(room.table, locale), "", "x")
    return (time.process_time() - began) * 1000, len(text.encode())


def positions(mode: Mode, seed: int) -> Iterator[Room]:
    """The room of a game, whenever seat 0 is to decide, and once it is over."""
    game = registry.find(mode.game)
    table = Table(make_setting(game, mode.players, mode.options, PLAYER, False, seed), game)
    table.sit(0, PLAYER, "Marit", 0)
    for seat in range(1, mode.players):
        table.sit(seat, "", f"Bot {seat}", 0, bot="greedy")
    room = Room(table)
    bot = bots.make("greedy", seed)
    while table.pending():
        seat = table.pending()[0]
        if seat == 0:
            yield room
        assert table.state is not None
        action = bot.choose(table.state, seat)
        table.act(seat, action, table.version(seat), 0, PLAYER if seat == 0 else "")
    yield room


def row(name: str, times: list[float], sizes: list[int]) -> bool:
    median, worst, size = statistics.median(times), max(times), max(sizes)
    good = median < MOST_MS and size < MOST_BYTES
    print(
        f"{name:<48} {median:6.1f} ms  p90 {sorted(times)[int(len(times) * 0.9)]:6.1f}  worst {worst:6.1f}"
        f"  {statistics.median(sizes) / 1000:5.0f} to {size / 1000:.0f} KB{'' if good else '   above the bar'}"
    )
    return good


def main() -> None:
    print(f"a table page: CPU (bar {MOST_MS:g} ms at the median) and size (bar {MOST_BYTES // 1000} KB)")
    for mode in MODES:
        times: list[float] = []
        sizes: list[int] = []
        for room in positions(mode, 7):
            for locale in locales():
                took, size = page(room, locale)
                times.append(took)
                sizes.append(size)
        first = len(times) // 4
        row(f"{mode.name}: in play", times[first:-2], sizes[first:-2])
        again = [page(room, locale) for locale in locales() for _ in range(REPEAT)]
        row(f"{mode.name}: the end", [took for took, _ in again], [size for _, size in again])


if __name__ == "__main__":
    main()
