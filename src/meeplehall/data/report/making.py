"""From a question about a game to the page that answers it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.data.extra import check
from meeplehall.data.report.page import compared, of_count, options_of, overview, page
from meeplehall.data.report.questions import Games, option_changes
from meeplehall.data.simulated import simulate_into
from meeplehall.lab.simulation import Series, prepare

Watch = Callable[[str, int], Callable[[int], None] | None]
"""Told what is done next and in how many steps; gives whom to tell of each."""


@dataclass(frozen=True)
class Asked:
    """Which games a report is about; `other` is what it is compared with, on the same seeds."""

    game: str
    players: tuple[int, ...] = ()
    """None: all that the game allows."""
    bots: str = "greedy"
    games: int = 400
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    pack: str | None = None
    reviews: int = 0
    other: Asked | None = None
    each_option: bool = False
    """Whether every option is tried by itself, too."""

    def series(self, players: int) -> Series:
        """The games with so many players."""
        return Series(self.game, players, (self.bots,), self.seed, self.options, self.pack)


def make(
    asked: Asked,
    folder: str | None = None,
    jobs: int = 1,
    watch: Watch | None = None,
    on: str | None = None,
) -> str:
    """The report as HTML. The games are kept in `folder`, if there is one, so that a run that was stopped goes on."""
    check()
    from meeplehall.data.report.luck import shares

    game = asked.series(asked.players[0] if asked.players else 2).load()
    counts = asked.players or tuple(range(game.min_players, game.max_players + 1))
    every = [one for one in (asked, asked.other) if one is not None]
    for one in every:
        for players in counts:
            prepare(one.series(players))
    if asked.games < 2:
        raise BadOption("a report needs at least 2 games, better some hundreds")
    parts: list[str] = []
    seen: dict[int, Games] = {}
    with ExitStack() as stack:
        where = Path(folder or stack.enter_context(TemporaryDirectory()))

        def played(name: str, one: Asked, players: int) -> Games:
            into = str(where / f"{name}-{players}")
            told = watch(f"{name}, {players} players", asked.games) if watch is not None else None
            simulate_into(into, one.series(players), asked.games, jobs, False, told, on)
            return Games.load(one.series(players).load(), into)

        for players in counts:
            found = [played(name, one, players) for name, one in zip(("games", "compared"), every, strict=False)]
            seen[players] = found[0]
            told = watch("reviewing", asked.reviews) if watch is not None and asked.reviews else None
            luck = shares(found[0], asked.reviews, told) if asked.reviews else None
            parts.append(of_count(found[0], players, luck))
            ways = _ways(asked, game, players) if asked.each_option else {}
            tried = {name: played(name.replace(" ", "-"), one, players) for name, one in ways.items()}
            if tried:
                parts.append(options_of(players, option_changes(found[0], tried)))
            if len(found) > 1:
                parts.append(compared(f"{players} players: {_difference(asked)}", found[0], found[1]))
    about = [
        ("games", f"{asked.games} for every number of players, seeds from {asked.seed}"),
        ("bots", asked.bots),
        ("rules", str(game.version)),
        ("content", asked.series(counts[0]).load().content_id),
        ("options", ", ".join(f"{name} {value}" for name, value in asked.options.items()) or "as usual"),
    ]
    if asked.other is not None:
        about.append(("compared with", _difference(asked)))
    return page(f"{game.title}: a report", about, [overview(seen), *parts])


def _ways(asked: Asked, game: Game, players: int) -> dict[str, Asked]:
    """Every value of every option that makes a difference, taken by itself."""
    usual = game.settle(players, asked.options)
    found = {}
    for option in game.options:
        for value in option.choices:
            options = asked.options | {option.name: value}
            try:
                if game.settle(players, options) != usual:
                    found[f"{option.name} {value}"] = replace(asked, options=options, other=None)
            except BadOption:
                continue
    return found


def _difference(asked: Asked) -> str:
    other = asked.other
    assert other is not None
    said = []
    if other.pack != asked.pack:
        said.append(f"pack {Path(other.pack).name if other.pack else 'built-in'}")
    if other.bots != asked.bots:
        said.append(f"bots {other.bots}")
    changed = {name: value for name, value in other.options.items() if asked.options.get(name) != value}
    said += [f"{name} {value}" for name, value in changed.items()]
    return "with " + ", ".join(said)


def against(asked: Asked, pack: str | None, bots: str | None, options: dict[str, str]) -> Asked:
    """The same question with another pack, bot or option to compare with; raises if nothing is different."""
    other = replace(
        asked, pack=pack or asked.pack, bots=bots or asked.bots, options=asked.options | options, other=None
    )
    if other == replace(asked, other=None):
        raise BadOption("what is compared is the same; name another pack, bot or option")
    return replace(asked, other=other)
