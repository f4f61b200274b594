"""A table out of a record: for looking at, move by move."""

from __future__ import annotations

from collections.abc import Mapping

from meeplehall.core.record import Replay
from meeplehall.table.fairness import Proof
from meeplehall.table.playing import Snapshot
from meeplehall.table.seats import Setting, Status
from meeplehall.table.table import Table

RECORDED = "record"
"""Stands where a bot's level would: nobody decides here any more."""


def from_replay(
    replay: Replay,
    table_id: str,
    host: str,
    at: int,
    proof: Proof | None = None,
    bots: Mapping[int, str] | None = None,
) -> tuple[Table, list[bytes]]:
    """The game of a record, read and played once: its table, and every position packed. Raises BadRecord.

    `proof`: that of its chance, checked. `bots`: the levels of those seats that were bots', as far as is known.
    """
    record, game = replay.record, replay.game
    setting = Setting(
        id=table_id,
        game=game.name,
        rules=record.rules,
        content=game.content_id,
        players=record.players,
        options=record.options,
        seed=record.seed,
        host=host,
        created=at,
        imported=True,
        pack=game.pack,
        secret="" if proof is None else proof.secret,
        origin="" if proof is None else proof.table,
    )
    table = Table(setting, game)
    names = [*record.names, *[""] * record.players]
    if proof is not None:
        table.recall_words(proof.words, at)
    for seat in range(record.players):
        table.sit(seat, "", names[seat], at, bot=(bots or {}).get(seat, RECORDED))
    # The record's own position is the table's from here on: it plays, the table writes down.
    table.state = replay.state
    before = Snapshot(replay.state)
    positions = [before.packed]
    known = _note_redraws(table, replay, 0, at)
    before = Snapshot(replay.state)
    for state in replay:
        seat, action = record.log[-1]
        table.state = state
        table.note_decision(before, seat, action, replay.events, at)
        known = _note_redraws(table, replay, known, at)
        before = Snapshot(replay.state)
        positions.append(before.packed)
    replay.state.journal = None
    if table.status is Status.RUNNING:
        table.stop(at)
    return table, positions


def _note_redraws(table: Table, replay: Replay, known: int, at: int) -> int:
    """Those that the record has had since; answers how many they are now."""
    for redraw in replay.record.redraws[known:]:
        table.note_redraw(replay.state, redraw.seat, redraw.seed, at)
    return len(replay.record.redraws)
