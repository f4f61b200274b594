"""`meeplehall convert`"""

from __future__ import annotations

from pathlib import Path

import click

from meeplehall.core.errors import MeeplehallError
from meeplehall.data.converted import convert
from meeplehall.data.parts import read
from meeplehall.terminal.common import load_game, progress


@click.command("convert")
@click.argument("records", nargs=-1, required=True)
@click.option(
    "--out", required=True, metavar="FOLDER", help="Where the tables go; a run that was stopped goes on there."
)
@click.option("--values", is_flag=True, help="The winning chance before every decision, too (slower).")
@click.option("--skip", is_flag=True, help="Leave out records that cannot be used, and say which.")
@click.option("--pack", help="The content pack the games were played with.")
def command(records: tuple[str, ...], out: str, values: bool, skip: bool, pack: str | None) -> None:
    """Turn RECORDS (files, or folders with *.rec) of one game into Parquet tables; docs/data.md tells of them."""
    paths = [path for name in records for path in _files(name)]
    with progress(len(paths), "reading") as advance:
        skipped = (lambda why: click.echo(f"left out: {why}", err=True)) if skip else None
        convert(paths, out, lambda name: load_game(name, pack), values, skipped, advance)
    click.echo(f"{out}: {read(out, 'games').height} games of {len(paths)} records")


def _files(name: str) -> list[Path]:
    path = Path(name)
    if path.is_dir():
        return sorted(path.rglob("*.rec"))
    if not path.is_file():
        raise MeeplehallError(f"{name}: no such file or folder")
    return [path]
