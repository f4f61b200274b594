"""`meeplehall arena`"""

from __future__ import annotations

import json
import sys

import click

from meeplehall.lab.arena import Arena, Fixture
from meeplehall.lab.plots import check as check_plots
from meeplehall.lab.plots import strength_against_time
from meeplehall.lab.standings import as_data, as_text, decided, standings
from meeplehall.terminal.common import on_cluster, parse_options


@click.command("arena")
@click.argument("game")
@click.option("--bots", required=True, help="Two or more, such as expert,hard@500,greedy; as many as seats: a lineup.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="At least this many games.")
@click.option("--players", type=int, default=2, show_default=True, help="Number of seats.")
@click.option("--seed", type=int, default=0, show_default=True, help="The first seed; all seatings share each seed.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--pack", help="A content pack of your own.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@on_cluster
@click.option("--out", "folder", metavar="DIR", help="Keep results here and continue from those already there.")
@click.option("--records", is_flag=True, help="Also keep the record of every game in DIR/records.")
@click.option("--early", is_flag=True, help="Stop as soon as the question is decided (three deviations).")
@click.option("--bar", type=click.FloatRange(0, 1), default=0.5, show_default=True, help="The share to beat.")
@click.option("--plot", metavar="FILE", help="Draw strength against thinking time (needs the extra `lab`).")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
def command(
    game: str,
    bots: str,
    games: int,
    players: int,
    seed: int,
    options: tuple[str, ...],
    pack: str | None,
    jobs: int,
    on: str | None,
    folder: str | None,
    records: bool,
    early: bool,
    bar: float,
    plot: str | None,
    as_json: bool,
) -> None:
    """Let bots meet in GAME on equal seeds in all seats, and rate them."""
    names = tuple(name.strip() for name in bots.split(","))
    if records and folder is None:
        raise click.UsageError("--records needs --out DIR")
    if plot is not None:
        check_plots()
    arena = Arena(Fixture(game, names, players, seed, parse_options(options), pack), folder, records)
    question = (lambda found: decided(found, bar)) if early else None
    watched = sys.stderr.isatty()
    for count, _ in enumerate(arena.run(games, jobs, question, on), start=1):
        if watched:
            click.echo(f"\r{count} games played, {len(arena.results)} in all", nl=False, err=True)
    if watched:
        click.echo(err=True)
    results = arena.results
    if without := arena.unrecorded():
        click.echo(f"{without} of {len(results)} games have no record: they were played without --records", err=True)
    if as_json:
        about = {"game": game, "players": players, "seed": seed, "options": arena.fixture.options}
        click.echo(json.dumps(about | as_data(results)))
    else:
        click.echo(as_text(results))
    if plot is not None:
        strength_against_time(standings(results), plot, f"{arena.fixture.load().title}, {players} players")
        click.echo(f"written: {plot}", err=as_json)
