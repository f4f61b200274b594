"""The levels a person can choose, and how a bot is named.

`expert`, `expert@5s`, `expert@20000`, `expert@5sx4` (in four processes), `hard:file.json`.
"""

from __future__ import annotations

import re
from typing import Final

from meeplehall.bots.bot import Bot
from meeplehall.bots.easy import EasyBot
from meeplehall.bots.gentle import GentleBot
from meeplehall.bots.greedy import GreedyBot
from meeplehall.bots.net import NetBot
from meeplehall.bots.random import RandomBot
from meeplehall.bots.search import pool
from meeplehall.bots.search.bot import SearchBot, Settings
from meeplehall.core.errors import UnknownBot

SIMPLE: Final = ("random", "greedy", "gentle", "easy")
MOST_PLAYOUTS: Final = 100_000_000
MOST_SECONDS: Final = 3600.0


def settings_of(name: str) -> Settings | None:
    """How a level thinks; none, if it does not search."""
    if name == "normal":
        return Settings(width=1, tries=3, keep=1, slips=14, forgiven=66)
    if name == "hard":
        return Settings(width=8, tries=8, keep=16, forgiven=17)
    if name == "expert":
        return Settings(width=16, tries=16, keep=8, playouts=350, rounds=2, skill=6, shared=True)
    if name == "flat":
        return Settings(width=0, playouts=500, rounds=0)
    if name == "tree":
        return Settings(width=8, tries=8, keep=16, playouts=300, skill=3, tree=True)
    return None


LEVELS: Final = ("gentle", "easy", "normal", "hard", "expert")
NAMES: Final = ("random", "greedy", "flat", "tree", *LEVELS)
NET: Final = "net"
"""With a file: `net:FILE`, a policy that was learned elsewhere."""


def patience(name: str) -> float:
    """How many seconds of CPU a turn of this level may take where somebody waits for it."""
    if name == "expert":
        return 1.0
    if name == "hard":
        return 0.2
    return 0.05 if name == "normal" else 0.01


def simpler(name: str) -> str:
    """The level to go on with when a bot of this name cannot; empty after the simplest."""
    base = name.partition("@")[0].partition(":")[0]
    ladder = ["", "random", *LEVELS]
    return ladder[ladder.index(base) - 1] if base in ladder[1:] else LEVELS[0]


_NAME: Final = re.compile(
    r"(?P<name>[a-z]+)(:(?P<file>.+?))?"
    r"(@((?P<playouts>\d{1,12})|(?P<seconds>\d{1,6}(\.\d{1,6})?)s)(x(?P<processes>\d{1,3}))?)?",
    re.ASCII,
)


def _simple(name: str) -> Bot:
    """A bot that does not search."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    return GentleBot() if name == "gentle" else EasyBot()


def build(text: str) -> Bot:
    """The bot of that name, not seeded yet."""
    kind, _, file = text.partition(":")
    if kind == NET:
        if file == "":
            raise UnknownBot("a net is named with its file: net:FILE")
        return NetBot(file)
    match = _NAME.fullmatch(text)
    if match is None:
        raise UnknownBot(f"no bot can be named '{text}'; examples: greedy, expert, expert@5s, expert@20000, net:FILE")
    name = match["name"]
    settings = settings_of(name)
    if settings is None:
        if name not in SIMPLE:
            raise UnknownBot(f"unknown bot '{name}'; known: {', '.join(NAMES)}, {NET}:FILE")
        if name != text:
            raise UnknownBot(f"'{name}' does not search: it takes no budget and no weights, as in '{text}'")
        return _simple(name)
    if settings.keep == 1 and (match["playouts"] is not None or match["seconds"] is not None):
        raise UnknownBot(f"'{name}' keeps to its first plan: it takes no budget, as in '{text}'")
    if match["playouts"] is not None:
        settings.playouts = int(match["playouts"])
        settings.shared = False
        settings.seconds = 0.0
        if not 0 < settings.playouts <= MOST_PLAYOUTS:
            raise UnknownBot(f"'{text}': playouts must be from 1 to {MOST_PLAYOUTS}")
    elif match["seconds"] is not None:
        settings.seconds = float(match["seconds"])
        settings.playouts = 0
        if not 0.0 < settings.seconds <= MOST_SECONDS:
            raise UnknownBot(f"'{text}': seconds must be above 0 and at most {MOST_SECONDS:.0f}")
    if match["processes"] is not None:
        settings.processes = int(match["processes"])
        pool.check(settings.processes)
        if settings.tree:
            raise UnknownBot(f"'{text}': a tree grows in one process")
    return SearchBot(settings, match["file"] or "")
