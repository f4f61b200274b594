"""Policies in files: what `net:FILE` plays by, and what a training writes. docs/research.md describes the format."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import msgspec

from meeplehall.bots.policy import HEAVIEST, SHIFT, WIDEST, Weights
from meeplehall.core.errors import BadContent, BadOption
from meeplehall.core.game import Game
from meeplehall.core.layout import CODE, Layout
from meeplehall.files import write_bytes_whole

FIRST_LINE = b"meeplehall net 1\n"
MOST_BYTES = 64 * 2**20
LONGEST_HEADER = 64 * 2**10
DEEPEST = 4

Width = Annotated[int, msgspec.Meta(ge=1, le=WIDEST)]


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The second line: what the net is for, and how wide its layers are."""

    game: str
    players: int
    layout: int
    """The number of the layout of observations that it was trained on."""
    hidden: Annotated[list[Width], msgspec.Meta(min_length=1, max_length=DEEPEST)]
    about: dict[str, str] = {}
    """How it was got, for people."""


class NetFile:
    """A file that has been read."""

    def __init__(self, path: str, header: Header, flat: array[int]) -> None:
        self.path = path
        self.header = header
        self._flat = flat
        self._weights: Weights | None = None
        self.mark = sha256(msgspec.json.encode(header) + flat.tobytes()).hexdigest()[:12]
        """Another one for another net."""

    def weights_for(self, game: Game, players: int) -> Weights:
        """Its weights, for this game at a table of so many; raises BadContent if it was made for something else."""
        made = self.header
        if made.game != game.name or made.players != players:
            raise BadContent(
                f"{self.path}: is a net for {made.game} with {made.players} players, not {game.name} with {players}"
            )
        layout = game.observer().layout(players)
        if made.layout != layout.number:
            raise BadContent(f"{self.path}: was trained on observation layout {made.layout}; {layout.number} is in use")
        needed = weights_needed(layout, made.hidden, game.action_count)
        if len(self._flat) != needed:
            raise BadContent(f"{self.path}: has {len(self._flat)} weights; a net like this needs {needed}")
        if self._weights is None:
            rows, values = rows_of(layout)
            self._weights = Weights(made.hidden, rows, values, self._flat)
        return self._weights


def rows_of(layout: Layout) -> tuple[list[int], list[int]]:
    """By cell: its first row in the first layer, and how many values it can name (0: it is an amount)."""
    values = [part.high + 1 if part.kind == CODE else 0 for part in layout.slices for _ in range(part.length)]
    rows, n = [], 0
    for count in values:
        rows.append(n)
        n += max(count, 1)
    return rows, values


def weights_needed(layout: Layout, hidden: Sequence[int], actions: int) -> int:
    """How many weights a net has."""
    rows, values = rows_of(layout)
    widths = [rows[-1] + max(values[-1], 1), *hidden, actions]
    return sum((before + 1) * width for before, width in pairwise(widths))


def read(path: str) -> NetFile:
    """The net of a file, read again only if the file has changed; raises BadContent."""
    try:
        found = Path(path).stat()
    except (OSError, ValueError) as error:
        raise BadContent(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return _read(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=16)
def _read(path: str, changed: int, size: int) -> NetFile:
    if size > MOST_BYTES:
        raise BadContent(f"{path}: has {size} bytes; a net has at most {MOST_BYTES}")
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadContent(f"{path}: cannot be read: {error.strerror}") from None
    if not data.startswith(FIRST_LINE):
        raise BadContent(f"{path}: is no net: it must begin with the line '{FIRST_LINE.decode().strip()}'")
    end = data.find(b"\n", len(FIRST_LINE), len(FIRST_LINE) + LONGEST_HEADER)
    try:
        header = msgspec.json.decode(data[len(FIRST_LINE) : max(end, 0)], type=Header)
    except msgspec.DecodeError as error:
        raise BadContent(f"{path}: line 2: {error}") from None
    if (len(data) - end - 1) % 4:
        raise BadContent(f"{path}: is cut off: weights are words of 4 bytes")
    flat = _words(data[end + 1 :])
    if len(flat) == 0 or max(flat) > HEAVIEST or min(flat) < -HEAVIEST:
        raise BadContent(f"{path}: weights must lie between -{2**22 >> SHIFT} and {2**22 >> SHIFT}, times 2**{SHIFT}")
    return NetFile(path, header, flat)


def write(path: str, header: Header, layers: Sequence[Sequence[float]]) -> None:
    """Write a net: the weights of each layer in the order of the file, as they were learned; raises BadOption for one
    that is too large a number."""
    scale = 2**SHIFT
    flat = array("i")
    for layer in layers:
        if not all(abs(weight) * scale <= HEAVIEST for weight in layer):  # nor is one that is not a number
            raise BadOption(f"a net's weights must lie between -{2**22 >> SHIFT} and {2**22 >> SHIFT}")
        flat.extend(round(weight * scale) for weight in layer)
    if sys.byteorder == "big":
        flat.byteswap()
    write_bytes_whole(path, FIRST_LINE + msgspec.json.encode(header) + b"\n" + flat.tobytes())


def _words(data: bytes) -> array[int]:
    flat = array("i")
    flat.frombytes(data)
    if sys.byteorder == "big":
        flat.byteswap()
    return flat
