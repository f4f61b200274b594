"""Options that several commands share."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from meeplehall.core.errors import BadOption
from meeplehall.core.preview import preview

if TYPE_CHECKING:
    from meeplehall.core.game import Game
    from meeplehall.core.state import State
    from meeplehall.terminal.boards import Face


def parse_options(pairs: tuple[str, ...]) -> dict[str, str]:
    """`--option name=value`, given any number of times."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is name=value, not '{pair}'")
        if name in options:
            raise BadOption(f"option '{name}' is given twice")
        options[name] = value
    return options


def load_game(name: str, pack: str | None) -> Game:
    """The game, with a user's content pack if one is named."""
    from meeplehall.registry import find

    return find(name, pack)


def offer(face: Face, state: State, seat: int) -> None:
    """Print what the seat can do, numbered, with what it brings."""
    view = state.view(seat)
    for number, action in enumerate(state.legal(seat), start=1):
        words = face.action(view, state.game.structured(action))
        effect = face.effect(preview(state, seat, action))
        click.echo(f"  {number:>3}  {words}{effect}  [{state.game.notation(action)}]")


def fresh_seed() -> int:
    """A seed nobody knows beforehand."""
    return secrets.randbelow(2**31)


@contextmanager
def progress(length: int, label: str) -> Iterator[Callable[[int], None] | None]:
    """A bar for whoever looks on, on the error output; nothing is written into a pipe."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        yield bar.update


on_cluster = click.option(
    "--on", metavar="CLUSTER", help="Work on a cluster: ray (here, with --jobs workers), auto, or ray://HOST:PORT."
)
"""For commands whose work can be shared out (docs/cluster.md)."""
