"""`meeplehall report`"""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

from meeplehall.core.errors import BadOption
from meeplehall.core.numbers import whole
from meeplehall.data.report.making import Asked, against, make
from meeplehall.files import write_whole
from meeplehall.terminal.common import on_cluster, parse_options


@click.command("report")
@click.argument("game")
@click.option("--players", default="", help="Numbers of players: 2,3. Left out: all.")
@click.option("--bots", default="greedy", show_default=True, help="The bot in all seats.")
@click.option("--games", type=click.IntRange(2, 1_000_000), default=400, show_default=True, help="For each number.")
@click.option("--seed", type=int, default=0, show_default=True, help="Game g is played with seed + g.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--pack", help="A content pack of your own.")
@click.option("--against-pack", help="Compare with this content pack, on the same seeds.")
@click.option("--against-bots", help="Compare with this bot.")
@click.option(
    "--against-option", "other_options", multiple=True, metavar="NAME=VALUE", help="Compare with this option."
)
@click.option("--each-option", is_flag=True, help="Try every option by itself, too, on the same seeds.")
@click.option("--reviews", type=click.IntRange(0, 1000), default=0, help="Review so many games: luck and skill (slow).")
@click.option("--data", metavar="FOLDER", help="Keep the games there as tables; a run that was stopped goes on.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@on_cluster
@click.option("--out", metavar="FILE", help="The page; left out: GAME-report.html.")
def command(
    game: str,
    players: str,
    bots: str,
    games: int,
    seed: int,
    options: tuple[str, ...],
    pack: str | None,
    against_pack: str | None,
    against_bots: str | None,
    other_options: tuple[str, ...],
    each_option: bool,
    reviews: int,
    data: str | None,
    jobs: int,
    on: str | None,
    out: str | None,
) -> None:
    """What bots' games say about GAME: seats, choices, things, length, closeness; as one page with plots."""
    asked = Asked(game, _counts(players), bots, games, seed, parse_options(options), pack, reviews, None, each_option)
    if against_pack or against_bots or other_options:
        asked = against(asked, against_pack, against_bots, parse_options(other_options))
    path = out or f"{game}-report.html"
    write_whole(path, make(asked, data, jobs, _watch, on))
    click.echo(path)


def _counts(text: str) -> tuple[int, ...]:
    found = [whole(part.strip(), 1, 9) for part in text.split(",")] if text else []
    if None in found:
        raise BadOption(f"--players takes numbers such as 2,3, not '{text[:20]}'")
    return tuple(n for n in found if n is not None)


def _watch(what: str, steps: int) -> Callable[[int], None] | None:
    """A line that counts, for whoever looks on."""
    if not sys.stderr.isatty():
        return None
    done = 0

    def told(more: int) -> None:
        nonlocal done
        done += more
        click.echo(f"\r{what}: {done} of {steps}", nl=done >= steps, err=True)

    return told
