"""The file of an arena's games: a line that says what they have in common, then a line for each of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from meeplehall.core.content import BUILT_IN
from meeplehall.core.errors import MeeplehallError
from meeplehall.files import write_whole

RESULTS = "results.jsonl"


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """One game. `cpu` is the thinking of each seat in seconds, `longest` its longest turn, `turns` how many it had."""

    seating: tuple[str, ...]
    seed: int
    scores: list[int]
    ranks: list[int]
    cpu: list[float]
    longest: list[float]
    turns: list[int]
    decisions: int


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of the file: what all its games have in common. `bots`: the fingerprints of those that played."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    content: str = BUILT_IN
    bots: dict[str, str] = msgspec.field(default_factory=dict)


Line = TypeVar("Line", Header, Result)


class ResultsFile:
    """The file in a folder."""

    def __init__(self, folder: str) -> None:
        self.path = Path(folder) / RESULTS

    def resume(self, header: Header) -> list[Result]:
        """The games that are there; the header is written, or its bots are added to the one that is there."""
        lines = self._whole_lines()
        if not lines:
            self.append(header)
            return []
        found = self._decode(lines, 0, Header)
        if replace(found, bots={}) != replace(header, bots={}):
            raise MeeplehallError(f"{self.path}: holds games of another kind; choose another folder")
        for name, fingerprint in header.bots.items():
            if found.bots.get(name, fingerprint) != fingerprint:
                raise MeeplehallError(
                    f"{self.path}: '{name}' had other settings or weights in these games; choose another folder"
                )
        results = [self._decode(lines, at, Result) for at in range(1, len(lines))]
        if not header.bots.keys() <= found.bots.keys():
            first = msgspec.json.encode(replace(found, bots=found.bots | header.bots))
            write_whole(str(self.path), b"\n".join([first, *lines[1:], b""]).decode())
        return results

    def append(self, line: Header | Result) -> None:
        """One line more."""
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:
            raise MeeplehallError(f"{self.path}: cannot be written: {error.strerror}") from None

    def _whole_lines(self) -> list[bytes]:
        """The lines of the file. A last one that a kill cut off is removed from it: its game is played again."""
        try:
            data = self.path.read_bytes() if self.path.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            if whole != data:
                os.truncate(self.path, len(whole))
        except OSError as error:
            raise MeeplehallError(f"{self.path}: cannot be read: {error.strerror}") from None
        return whole.splitlines()

    def _decode(self, lines: list[bytes], at: int, kind: type[Line]) -> Line:
        try:
            return msgspec.json.decode(lines[at], type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise MeeplehallError(f"{self.path}, line {at + 1}: {error}") from None
