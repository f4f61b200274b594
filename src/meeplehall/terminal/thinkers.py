"""`meeplehall thinkers`: bots and reviews of a hall think on this machine."""

from __future__ import annotations

import os
import sys

import click

from meeplehall.core.errors import MeeplehallError


@click.command("thinkers")
@click.option("--database", required=True, help="The hall's database, postgresql://...")
@click.option(
    "--workers",
    default=os.cpu_count() or 1,
    show_default="one for each processor",
    type=click.IntRange(1, 256),
    help="Processes that think at the same time.",
)
@click.option(
    "--log-format", default="text", show_default=True, type=click.Choice(["text", "json"]), help="Format of the log."
)
@click.option("--metrics-port", type=click.IntRange(0, 65535), help="Serve metrics on this port.  [default: none]")
@click.option("--metrics-host", default="127.0.0.1", show_default=True, help="Address of that port.")
def command(database: str, workers: int, log_format: str, metrics_port: int | None, metrics_host: str) -> None:
    """Think for the bots and reviews of halls on the same database that were started with --thinkers 0."""
    try:
        from meeplehall.web import outposts
        from meeplehall.web.config import Config
    except ImportError as error:
        raise MeeplehallError(f"thinkers need more packages ({error.name}): install meeplehall[web,scale]") from None

    def ready() -> None:
        click.echo(f"Thinking for the hall with {workers} worker{'' if workers == 1 else 's'}  (Ctrl-C ends it)")
        sys.stdout.flush()

    config = Config(
        database=database,
        thinkers=workers,
        log_format=log_format,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
    )
    outposts.run(config, ready)
