"""`meeplehall envs`"""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from meeplehall.registry import find


@click.group("envs", no_args_is_help=False)
def command() -> None:
    """Tell about the environments for learning (docs/research.md)."""


@command.command()
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
def describe(game: str, players: int, as_json: bool) -> None:
    """Print what stands where in the observations of GAME."""
    found = find(game)
    found.settle(players, {})
    layout = found.observer().layout(players)
    if as_json:
        slices = [asdict(part) for part in layout.slices]
        told = {"game": game, "players": players, "layout": layout.number, "size": layout.size}
        click.echo(json.dumps(told | {"actions": found.action_count, "slices": slices}))
        return
    click.echo(
        f"{found.title}, {players} player{'s' if players > 1 else ''}: observation layout {layout.number},"
        f" {layout.size} cells of int16; {found.action_count} actions"
    )
    rows = [("slice", "cells", "range", "kind", "meaning"), *layout.table()]
    wide = [max(len(row[column]) for row in rows) for column in range(4)]
    for *cells, meaning in rows:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(cells, wide)) + f"  {meaning}")
