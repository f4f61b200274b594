"""`meeplehall hall export`, `import` and `standings`: the season of a club, while the hall goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import click

from meeplehall.core.errors import MeeplehallError
from meeplehall.store.opening import is_server
from meeplehall.store.port import FAR_OFF, Store
from meeplehall.terminal.hall_admin import open_beside

_database = click.option(
    "--database", type=click.Path(), help="File of the database, or postgresql://...  [default: in your home]"
)


def _run(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """On the database of a hall, which may be open."""
    if not is_server(address) and not Path(address).is_file():
        raise MeeplehallError(f"there is no database {address}; name it with --database")

    async def whole() -> None:
        store = await open_beside(address)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def _tell(problem: str) -> None:
    click.echo(problem, err=True)


@click.command("export")
@click.argument("folder", type=click.Path(file_okay=False))
@_database
@click.option("--listed", is_flag=True, help="Only games that everybody could watch.")
@click.pass_obj
def export(usual: str, folder: str, database: str | None, listed: bool) -> None:
    """Write the records of all finished games into FOLDER, a file each."""
    from meeplehall.web.rooms.season import export_records

    async def work(store: Store) -> None:
        count = await export_records(store, Path(folder), listed, _tell)
        click.echo(f"{folder}: {count} record{'' if count == 1 else 's'}")

    _run(database or usual, work)


@click.command("import")
@click.argument("folder", type=click.Path(exists=True))
@_database
@click.pass_obj
def import_(usual: str, folder: str, database: str | None) -> None:
    """Take in the records of another hall, the .txt files of FOLDER (or one file), as finished games to look at."""
    from meeplehall.web.rooms.season import import_records

    place = Path(folder)
    files = sorted(place.glob("*.txt")) if place.is_dir() else [place]

    async def work(store: Store) -> None:
        done = await import_records(store, files, time.time_ns() // 1_000_000, _tell)
        click.echo(f"{done.new} new, {done.known} known already, {done.refused} refused")
        if done.refused:
            raise SystemExit(1)

    _run(database or usual, work)


@click.command("standings")
@click.argument("file", type=click.Path(dir_okay=False))
@_database
@click.option("--title", default="Meeplehall", show_default=True, help="Heading of the page.")
@click.option("--since", type=click.DateTime(["%Y-%m-%d"]), help="Games that ended on this day or later.")
@click.option("--until", type=click.DateTime(["%Y-%m-%d"]), help="Games that ended before this day.")
@click.option("--game", "games", multiple=True, help="Only this game; may be repeated.")
@click.option("--language", type=click.Choice(["en", "nl"]), default="en", show_default=True)
@click.pass_obj
def standings(
    usual: str,
    file: str,
    database: str | None,
    title: str,
    since: datetime | None,
    until: datetime | None,
    games: tuple[str, ...],
    language: str,
) -> None:
    """Write who stands where as one page of HTML that needs nothing but itself."""
    from meeplehall.files import write_whole
    from meeplehall.web.offered_games import offered_game
    from meeplehall.web.pages.standings import standings_page
    from meeplehall.web.rooms.season import standings as of_season
    from meeplehall.web.texts import texts

    for game in games:
        offered_game(game)

    async def work(store: Store) -> None:
        found = await of_season(store, _moment(since, 0), _moment(until, FAR_OFF), games)
        write_whole(file, standings_page(found, title, texts(language)))
        count = sum(one.games for one in found)
        click.echo(f"{file}: {count} game{'' if count == 1 else 's'}")

    _run(database or usual, work)


def _moment(day: datetime | None, otherwise: int) -> int:
    return otherwise if day is None else int(day.timestamp() * 1000)
