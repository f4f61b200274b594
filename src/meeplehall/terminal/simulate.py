"""`meeplehall simulate`"""

from __future__ import annotations

import json

import click

from meeplehall.core.errors import BadOption
from meeplehall.data.simulated import simulate_into
from meeplehall.lab.simulation import Series, Summary, prepare, simulate
from meeplehall.terminal.common import on_cluster, parse_options, progress


@click.command("simulate")
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True, help="Number of seats.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--bots", default="greedy", show_default=True, help="One bot for all seats, or one per seat: a,b,c.")
@click.option("--seed", type=int, default=0, show_default=True, help="Game g is played with seed + g.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--pack", help="A content pack of your own.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@on_cluster
@click.option("--out", metavar="FOLDER", help="Keep all games as Parquet tables; a run that was stopped goes on there.")
@click.option("--values", is_flag=True, help="With --out: the winning chance before every decision, too (slower).")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
def command(
    game: str,
    players: int,
    games: int,
    bots: str,
    seed: int,
    options: tuple[str, ...],
    pack: str | None,
    jobs: int,
    on: str | None,
    out: str | None,
    values: bool,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME and sum up; docs/data.md tells of the tables that --out writes."""
    if values and out is None:
        raise BadOption("--values goes into tables: name a folder with --out")
    names = tuple(name.strip() for name in bots.split(","))
    series = prepare(Series(game, players, names, seed, parse_options(options), pack))
    with progress(games, "playing") as advance:
        if out is not None:
            summary = simulate_into(out, series, games, jobs, values, advance, on)
        else:
            summary = simulate(series, games, jobs, advance, on)
    if as_json:
        about = {"game": game, "players": players, "seed": seed, "options": series.options}
        click.echo(json.dumps(about | summary.as_data()))
    else:
        click.echo(as_text(summary))


def as_text(summary: Summary) -> str:
    """The summary as text."""
    data = summary.as_data()
    lines = [
        f"{data['games']} games, {data['decisions']} decisions, {data['cpu_seconds']:.2f} s CPU, "
        f"{data['decisions_per_second']:,} decisions/s",
        "",
        f"{'seat':>4}  {'bot':<12} {'mean':>8} {'deviation':>10} {'wins':>8} {'share':>7}",
    ]
    for seat, row in enumerate(data["seats"]):
        share = row["wins"] / data["games"]
        lines.append(
            f"{seat:>4}  {row['bot']:<12} {row['mean_score']:>8.1f} {row['deviation']:>10.1f} "
            f"{row['wins']:>8.1f} {share:>6.1%}"
        )
    return "\n".join(lines)
