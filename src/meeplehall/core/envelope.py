"""Packed positions opened again: whose they are, in which layout, and whether they are whole."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from meeplehall.core.codec import ENVELOPE, Reader
from meeplehall.core.errors import BadPosition, MeeplehallError
from meeplehall.core.state import State

if TYPE_CHECKING:
    from meeplehall.core.game import Game

FIRST_LAYOUT = 1
"""It had no envelope, only its number before the position; its rules were version 1."""
CHECKSUM = 4


def opened(game: Game, data: bytes) -> State:
    """The position in these bytes; raises BadPosition if they are another game's, altered, or too new."""
    if not isinstance(data, bytes):
        raise BadPosition(f"a packed position is bytes, not {type(data).__name__}")
    try:
        if data.startswith(ENVELOPE):
            return _read(game, data)
        return _read_first_layout(game, data)
    except MeeplehallError:
        raise
    except (IndexError, ValueError, OverflowError, KeyError) as error:
        raise BadPosition(f"these bytes are no position of {game.name}: {error}") from None


def name_of(data: bytes) -> str:
    """The game that packed these bytes; raises BadPosition if they do not say."""
    if not isinstance(data, bytes) or not data.startswith(ENVELOPE):
        raise BadPosition("these bytes do not say of which game they are a position: use game.unpack")
    return Reader(data[len(ENVELOPE) :]).get_text()


def _read(game: Game, data: bytes) -> State:
    body, checksum = data[:-CHECKSUM], data[-CHECKSUM:]
    if zlib.crc32(body).to_bytes(CHECKSUM, "big") != checksum:
        raise BadPosition("the bytes of this position have been altered or cut off")
    reader = Reader(body)
    reader.at = len(ENVELOPE)
    name = reader.get_text()
    if name != game.name:
        raise BadPosition(f"a position of {name[:40]}, not of {game.name}")
    reader.layout = reader.get()
    if reader.layout > game.layout:
        raise BadPosition(
            f"a position of layout {reader.layout}, this program reads up to {game.layout}: use a newer one"
        )
    rules = reader.get()
    game.playable(rules)
    content = reader.get_text()
    if not game.has_content(content):
        raise BadPosition(f"a position with content '{content[:40]}', but '{game.content_id}' is in use")
    return _fill(game, reader, rules)


def _read_first_layout(game: Game, data: bytes) -> State:
    reader = Reader(data, FIRST_LAYOUT)
    if reader.get() != FIRST_LAYOUT:
        raise BadPosition(f"these bytes are no position of {game.name}")
    return _fill(game, reader, 1)


def _fill(game: Game, reader: Reader, rules: int) -> State:
    state = game.empty()
    state.rules = rules
    state.read_common(reader)
    if not game.min_players <= state.seats <= game.max_players:
        raise BadPosition(f"these bytes are no position of {game.name}: {state.seats} seats")
    state.read(reader)
    reader.end()
    return state
