"""`meeplehall hall`: a place to play in the browser."""

from __future__ import annotations

import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import click

from meeplehall.core.errors import MeeplehallError
from meeplehall.files import data_folder
from meeplehall.terminal.hall_admin import admin
from meeplehall.terminal.hall_season import export, import_, standings

F = TypeVar("F", bound=Callable[..., Any])


def usual_database() -> Path:
    """Where the hall of this user is kept."""
    return data_folder() / "hall.db"


@click.group("hall", invoke_without_command=True)
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the whole network."
)
@click.option(
    "--port", default=8420, show_default=True, type=click.IntRange(0, 65535), help="Port; 0 takes a free one."
)
@click.option(
    "--database",
    type=click.Path(dir_okay=False),
    help="File of the database, or postgresql://... for one on a server.  [default: in your home]",
)
@click.option("--name", "names", multiple=True, help="A host name the hall answers to; may be given several times.")
@click.option(
    "--pace",
    default=0.8,
    show_default=True,
    type=click.FloatRange(0, 60),
    help="Shortest time a bot takes for a move, in seconds.",
)
@click.option(
    "--thinkers",
    default=1,
    show_default=True,
    type=click.IntRange(0, 64),
    help="Processes bots think in; 0: elsewhere, by `meeplehall thinkers` on the same database.",
)
@click.option(
    "--processes",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes that serve the hall; more than one need a database on a server.",
)
@click.option(
    "--bot-tables",
    default=20,
    show_default=True,
    type=click.IntRange(0),
    help="How many tables with only bots may play at once.",
)
@click.option(
    "--bot-tables-each",
    default=3,
    show_default=True,
    type=click.IntRange(0),
    help="How many of those one visitor may have.",
)
@click.option(
    "--pack",
    "packs",
    multiple=True,
    metavar="FILE",
    help="A content pack that tables may choose (FILE or GAME=FILE); may be given several times.",
)
@click.option(
    "--net",
    "nets",
    multiple=True,
    metavar="FILE",
    help="A trained net that may be seated as a bot (docs/research.md); may be given several times.",
)
@click.option(
    "--accounts",
    default="open",
    show_default=True,
    type=click.Choice(["open", "invite", "off"]),
    help="Who may have an account: whoever likes, who was invited, or nobody. Everybody can play without.",
)
@click.option("--secure", is_flag=True, help="People reach the hall over https, through a proxy.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="Where that proxy is, or its network; may be given several times.  [default: this machine]",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Change a limit (docs/operations.md lists them); may be given several times.",
)
@click.option(
    "--log-format",
    default="text",
    show_default=True,
    type=click.Choice(["text", "json"]),
    help="Format of the log.",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(0, 65535),
    help="Serve metrics and a status page for the operator on this port.  [default: none]",
)
@click.option("--metrics-host", default="127.0.0.1", show_default=True, help="Address of that port.")
@click.option(
    "--url", default="", metavar="URL", help="How people reach the hall, for links in letters.  [default: https://NAME]"
)
@click.option(
    "--contact",
    default="",
    metavar="ADDRESS",
    help="Whom to ask about this hall: a mail address or https://...; push services are told.  [default: the URL]",
)
@click.option(
    "--smtp",
    default="",
    metavar="SERVER",
    help="Mail server for letters to people whose turn it is: smtp://user@host:587 (STARTTLS), smtps:// or smtp+plain://;"
    " the password is in MEEPLEHALL_SMTP_PASSWORD.  [default: no mail]",
)
@click.option("--smtp-password-file", default="", metavar="FILE", help="A file with that password.")
@click.option("--smtp-from", default="", metavar="ADDRESS", help="Who letters are from.  [default: meeplehall@NAME]")
@click.option("--browser/--no-browser", default=True, help="Open the hall in the browser.")
@click.pass_context
def command(
    ctx: click.Context,
    host: str,
    port: int,
    database: str | None,
    names: tuple[str, ...],
    pace: float,
    thinkers: int,
    processes: int,
    bot_tables: int,
    bot_tables_each: int,
    packs: tuple[str, ...],
    nets: tuple[str, ...],
    accounts: str,
    secure: bool,
    proxies: tuple[str, ...],
    limits: tuple[str, ...],
    log_format: str,
    metrics_port: int | None,
    metrics_host: str,
    url: str,
    contact: str,
    smtp: str,
    smtp_password_file: str,
    smtp_from: str,
    browser: bool,
) -> None:
    """Start a hall and play in the browser."""
    ctx.obj = database or str(usual_database())
    if ctx.invoked_subcommand is not None:
        return
    try:
        from meeplehall.web import processes as many
        from meeplehall.web import server
        from meeplehall.web.config import Config, Limits, read_contact, read_url
        from meeplehall.web.smtp import read_smtp
    except ImportError as error:
        raise MeeplehallError(f"the hall needs more packages ({error.name}): install meeplehall[web]") from None
    own = names[0] if names else urlsplit(url).hostname or "localhost"
    config = Config(
        database=ctx.obj,
        host=host,
        port=port,
        names=tuple(name.lower() for name in names),
        pace=pace,
        thinkers=thinkers,
        bot_tables=bot_tables,
        bot_tables_each=bot_tables_each,
        accounts=accounts,
        secure=secure,
        proxies=proxies or Config.proxies,
        limits=Limits().changed(limits),
        packs=packs,
        nets=nets,
        log_format=log_format,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        url=read_url(url),
        contact=read_contact(contact),
        smtp=read_smtp(smtp, smtp_from, smtp_password_file, own) if smtp else None,
    )

    def ready(url: str) -> None:
        click.echo(f"The hall is open: {url}  (Ctrl-C closes it)")
        sys.stdout.flush()
        if browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    if processes > 1:
        many.run(config, processes, ready)
    else:
        server.run(config, ready)


def _database_option() -> Callable[[F], F]:
    return click.option("--database", type=click.Path(), help="File of the database.  [default: in your home]")


@command.command("backup")
@click.argument("file", type=click.Path())
@_database_option()
@click.option("--force", is_flag=True, help="Overwrite FILE.")
@click.pass_obj
def backup(usual: str, file: str, database: str | None, force: bool) -> None:
    """Copy the database into FILE, as it is now, while the hall goes on."""
    from meeplehall.store.backup import backup as copy

    count = copy(database or usual, file, force)
    click.echo(f"{file}: {count} table{'' if count == 1 else 's'}")


@command.command("restore")
@click.argument("file", type=click.Path())
@_database_option()
@click.option("--force", is_flag=True, help="Replace an existing database; the old one is kept beside it.")
@click.pass_obj
def restore(usual: str, file: str, database: str | None, force: bool) -> None:
    """Put FILE, a backup, in the place of the database of a hall that is closed."""
    from meeplehall.store.backup import restore as put_back

    target = database or usual
    count = put_back(file, target, force)
    click.echo(f"{target}: {count} table{'' if count == 1 else 's'}")


@command.command("move")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def move(source: str, target: str) -> None:
    """Copy the hall of one database into another, empty one, and compare: files, or postgresql://... on a server."""
    import asyncio

    from meeplehall.store.moving import move as copy

    if "://" not in source and not Path(source).is_file():
        raise MeeplehallError(f"there is no database {source}")
    moved = asyncio.run(copy(source, target))
    click.echo(", ".join(f"{count} {name}" for name, count in moved.counts.items()))
    click.echo("All of it is there, row by row. The old database is as it was.")


for part in (admin, export, import_, standings):
    command.add_command(part)
