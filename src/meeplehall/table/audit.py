"""A finished game played again from its seed: whether all that chance brought follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.core.errors import MeeplehallError
from meeplehall.core.journal import Journal
from meeplehall.table import entries as e
from meeplehall.table.fairness import NotFair
from meeplehall.table.table import Table


def audit(table: Table) -> int:
    """How many rolls and draws came as the seed has them. Raises NotFair if one did not, or the seed is another."""
    proof, seed = table.proof(), table.seed()
    if proof is None:
        raise NotFair("the hall made no promise about this game")
    proof.check(seed)
    setting, journal = table.setting, Journal()
    state = table.game.new(setting.players, setting.options, seed, journal, setting.rules)
    found = 0
    for number, entry in enumerate(table.log):
        if number in table.undone or not isinstance(entry, e.Began | e.Acted):
            continue
        if isinstance(entry, e.Acted):
            try:
                state.apply(entry.seat, table.game.parse(entry.action))
            except MeeplehallError:
                raise NotFair(f"entry {number + 1} of the log is no move with this seed") from None
        brought = _chance(e.told(journal.take(), table.game))
        if brought != _chance(entry.events):
            raise NotFair(f"what entry {number + 1} of the log tells of chance does not follow from the seed")
        found += len(brought)
    return found


def _chance(events: Sequence[e.Told]) -> list[bytes]:
    return [e.encode_told(event) for event in events if event.chance]
