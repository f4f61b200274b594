"""`meeplehall content`"""

from __future__ import annotations

import click

from meeplehall.terminal.common import load_game


@click.group("content")
def command() -> None:
    """Content packs: the facts of a game, and your own in their place."""


@command.command("check")
@click.argument("game")
@click.argument("pack", required=False)
def check(game: str, pack: str | None) -> None:
    """Check the content of GAME, or your own PACK for it."""
    loaded = load_game(game, pack)
    loaded.new(loaded.min_players)
    for remark in loaded.remarks():
        click.echo(remark)
    click.echo(f"{pack or 'built-in content'}: valid for {loaded.title} (content {loaded.content_id})")
