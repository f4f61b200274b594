"""The tables that pictures and layout tests look at."""

from __future__ import annotations

import pytest

from tests.web.server import HallServer
from tools.layout.played import Played
from tools.layout.tour import FULLEST, Table

SEED = 1477
DECISIONS = 24


@pytest.mark.parametrize("table", FULLEST, ids=str)
def test_the_table_that_is_looked_at_is_always_the_same(hall: HallServer, table: Table) -> None:
    def position() -> bytes:
        played = Played(hall, table.game, table.players, table.options, SEED)
        played.play_on(DECISIONS)
        return played.position()

    assert position() == position()
