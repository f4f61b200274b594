"""Datasets of games that are there as records."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

from meeplehall.core.errors import BadRecord, MeeplehallError
from meeplehall.core.game import Game
from meeplehall.core.journal import Journal
from meeplehall.core.record import Replay
from meeplehall.data.extra import check
from meeplehall.data.parts import Dataset
from meeplehall.data.rows import Rows
from meeplehall.data.simulated import PART
from meeplehall.data.values import Valuer
from meeplehall.files import read_text

FindGame = Callable[[str], Game]


def convert(
    paths: Sequence[Path],
    folder: str,
    find: FindGame,
    values: bool = False,
    skipped: Callable[[str], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Turn finished records of one game into a dataset. A run that was stopped goes on where it was.

    A record that cannot be used ends it with a line that says why; with `skipped`, that is told it instead.
    """
    check()
    if not paths:
        raise MeeplehallError("no records; name files, or folders with *.rec")
    game = _read(paths[0], find).game
    dataset = Dataset(folder)
    dataset.open({"game": game.name, "records": [_named(path) for path in paths], "values": values})
    for first in range(0, len(paths), PART):
        part = paths[first : first + PART]
        if not dataset.has(first, len(part)):
            rows = Rows(game)
            for number, path in enumerate(part, start=first):
                try:
                    replay = _finished(path, game, find)
                except MeeplehallError as error:
                    if skipped is None:
                        raise
                    skipped(str(error))
                else:
                    _watch(rows, number, path.name, replay, values)
            dataset.write(first, len(part), rows.files())
        if progress is not None:
            progress(len(part))


def _named(path: Path) -> str:
    """With what it says, so that another file of that name is not taken for it."""
    return f"{path.name} {hashlib.blake2b(read_text(str(path)).encode(), digest_size=8).hexdigest()}"


def _read(path: Path, find: FindGame) -> Replay:
    """Its header is read; the actions are not."""
    try:
        return Replay(read_text(str(path)), find)
    except BadRecord as error:
        raise MeeplehallError(f"{path}, {error}") from None


def _finished(path: Path, game: Game, find: FindGame) -> Replay:
    replay = _read(path, find)
    if (replay.game.name, replay.game.content_id) != (game.name, game.content_id):
        raise MeeplehallError(
            f"{path}: is of another game or content than the first record; one dataset holds one game"
        )
    try:
        replay.finish()
    except BadRecord as error:
        raise MeeplehallError(f"{path}, {error}") from None
    if not replay.state.over:
        raise MeeplehallError(f"{path}: is unfinished; a dataset holds finished games")
    return replay


def _watch(rows: Rows, number: int, source: str, replay: Replay, values: bool) -> None:
    """Play a record once more, told step by step."""
    record, journal = replay.record, Journal()
    state = replay.game.new(record.players, record.options, record.seed, journal, record.rules)
    valuer = Valuer(state) if values else None
    rows.begin(number, record.players)
    rows.told(journal.take())
    for at, (seat, action) in enumerate(record.log):
        state = record.before(at, state)
        value = None if valuer is None else valuer.value(state, seat)
        rows.decided(state, seat, action, len(state.legal(seat)), None, value)
        state.play(seat, action)
        rows.told(journal.take())
    about = {"source": source, "rules": record.rules, "content": record.content, "seed": record.seed}
    about |= {"players": record.players, **{f"option_{name}": value for name, value in record.options.items()}}
    names = record.names or [""] * record.players
    rows.end(state, about, names, [None] * record.players)
