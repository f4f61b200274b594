"""A dataset on disk: a folder for each table, a file in it for each part; `about.json` says what the games are.

A part counts when its file of the table games is there; that one is written last. So a run that was stopped goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from meeplehall.core.errors import MeeplehallError
from meeplehall.data.schema import LAYOUT, TABLES
from meeplehall.files import make_folder, read_text, write_bytes_whole, write_whole

if TYPE_CHECKING:
    from polars import DataFrame

ABOUT = "about.json"


class Dataset:
    """The folder."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)

    def open(self, about: Mapping[str, Any]) -> None:
        """Begin it, or go on with one of the same kind."""
        make_folder(str(self.folder))
        path = self.folder / ABOUT
        text = msgspec.json.format(msgspec.json.encode({"layout": LAYOUT, **about}, order="sorted")).decode() + "\n"
        if path.exists():
            if read_text(str(path)) != text:
                raise MeeplehallError(f"{path}: holds games of another kind; choose another folder")
        elif any(self.folder.iterdir()):
            raise MeeplehallError(f"{self.folder}: is not empty and holds no dataset; choose another folder")
        else:
            for table in TABLES:
                make_folder(str(self.folder / table))
            write_whole(str(path), text)

    def part(self, table: str, first: int, count: int) -> Path:
        """The file of a table with the games from `first` on."""
        return self.folder / table / f"{first:09}-{count:06}.parquet"

    def has(self, first: int, count: int) -> bool:
        """Whether this part is complete."""
        return self.part("games", first, count).exists()

    def parts(self) -> list[tuple[int, int]]:
        """The parts that are complete, as first game and count."""
        names = sorted(path.stem for path in (self.folder / "games").glob("*.parquet"))
        return [(int(name[:9]), int(name[10:])) for name in names]

    def remove(self, first: int, count: int) -> None:
        """Take a part away: it is made again, larger."""
        for table in TABLES:
            self.part(table, first, count).unlink(missing_ok=True)

    def write(self, first: int, count: int, files: Mapping[str, bytes]) -> None:
        """Write a part, the table games last."""
        for table in reversed(TABLES):
            write_bytes_whole(str(self.part(table, first, count)), files[table])


def read(folder: str, table: str) -> DataFrame:
    """A whole table of a dataset; `polars.scan_parquet(f"{folder}/{table}/*.parquet")` reads it bit by bit."""
    import polars as pl

    if table not in TABLES:
        raise MeeplehallError(f"no table '{table}'; there are {', '.join(TABLES)}")
    if not any((Path(folder) / table).glob("*.parquet")):
        raise MeeplehallError(f"{folder}: holds no table '{table}'")
    return pl.read_parquet(Path(folder) / table / "*.parquet")
