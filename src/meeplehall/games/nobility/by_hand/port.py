"""Ships, and what is on the one in port."""

from __future__ import annotations

from meeplehall.core.bits import members
from meeplehall.core.by_hand import demand
from meeplehall.core.heap import heap_of
from meeplehall.games.nobility.by_hand.facts import Facts
from meeplehall.games.nobility.by_hand.pool import Pool, set_of
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.tables import SHIPS


def load_port(s: Nobility, facts: Facts) -> None:
    """A ship for each round, and the goods on the first."""
    pool = Pool("ship", SHIPS)
    if facts.ship is not None:
        s.ship, s.cargo = facts.ship, 0
    pool.take("ship", s.ship)
    if facts.ships is not None:
        s.ships = pool.all_of("ships", facts.ships)
    else:
        s.ships = set_of(members(pool.rest())[s.round :])
    coming = s.tables.rounds - 1 - s.round
    demand(len(members(s.ships)) >= coming, "ships", f"{coming} rounds are to come, but fewer ships")
    if facts.sold is not None:
        for kind, n in enumerate(facts.sold):
            spaces = s.tables.ship_spaces[s.ship * 6 + kind]
            demand(n <= spaces, f"sold[{kind}]", f"ship {s.ship} has {spaces} spaces for it, not {n}")
        s.cargo = heap_of(facts.sold)
