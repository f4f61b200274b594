"""`meeplehall games`"""

from __future__ import annotations

import click

from meeplehall.registry import find, names, problems


@click.command("games")
def command() -> None:
    """List the games, their player counts and options."""
    for problem in problems():
        click.echo(f"meeplehall: {problem}", err=True)
    for name in names():
        game = find(name)
        click.echo(f"{game.name}: {game.title}, {game.min_players} to {game.max_players} players")
        click.echo(f"    rules version {game.version}, {game.maturity}")
        for option in game.options:
            choices = f" ({', '.join(option.choices)})" if option.choices else ""
            click.echo(f"    {option.name}={option.default}{choices}: {option.help}")
        if game.parts.bots:
            click.echo(f"    bots of its own: {', '.join(f'{name}/{bot}' for bot in game.parts.bots)}")
