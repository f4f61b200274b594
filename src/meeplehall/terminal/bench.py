"""`meeplehall bench`"""

from __future__ import annotations

import json

import click

from meeplehall.lab.speed import is_compiled, measure
from meeplehall.registry import BUILT_IN, find


@click.command("bench")
@click.argument("games", nargs=-1)
@click.option("--seconds", type=click.FloatRange(0.01), default=1.0, show_default=True, help="CPU time per line.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
def command(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure how fast the engines run here: all GAMES, at every player count."""
    chosen = [find(name) for name in games or BUILT_IN]
    rows = [
        measure(game, players, seconds) for game in chosen for players in range(game.min_players, game.max_players + 1)
    ]
    if as_json:
        click.echo(json.dumps({"compiled": is_compiled(), "rows": rows}))
        return
    click.echo(f"{'compiled' if is_compiled() else 'pure Python'}, CPU time")
    click.echo(f"{'game':<12} players  decisions/s   games/s  clone us  legal us  pack us  view us")
    for row in rows:
        click.echo(
            f"{row['game']:<12} {row['players']:>7} {row['decisions_per_second']:>12,.0f} "
            f"{row['games_per_second']:>9,.0f} {row['clone_us']:>9.2f} {row['legal_us']:>9.2f} "
            f"{row['pack_us']:>8.1f} {row['view_us']:>8.1f}"
        )
