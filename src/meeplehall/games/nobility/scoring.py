"""The end of the game (RN-701, RN-702, RN-824, RN-845)."""

from __future__ import annotations

from meeplehall.core.bits import popcount
from meeplehall.core.heap import total
from meeplehall.core.native import i64
from meeplehall.core.ranking import ranks
from meeplehall.core.state import Outcome
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.commissions import active, commission_of, commission_points, owner_of
from meeplehall.games.nobility.night import guilds_owned
from meeplehall.games.nobility.purse import points
from meeplehall.games.nobility.solo import won
from meeplehall.games.nobility.state import Board


def score_end(s: Board) -> None:
    """RN-701: goods, nobility, active commissions, guilds at night."""
    for seat in range(s.seats):
        p = s.players[seat]
        points(s, seat, total(p.goods) // s.tables.goods_per_vp, purse.GOODS_LEFT)
        points(s, seat, s.tables.nobility_vp[p.nobility], purse.NOBILITY)
        for tile in range(1, len(s.orders)):
            order = s.orders[tile]
            if owner_of(order) == seat and active(order):
                points(s, seat, commission_points(s, seat, commission_of(order)), purse.COMMISSION)
        if s.night == 1:
            points(s, seat, guilds_owned(s, seat) * s.tables.night_guild_vp, purse.GUILD)


def key(s: Board, seat: i64) -> list[int]:
    """RN-702: what ranks a seat: points, houses built, reputation, coins."""
    p = s.players[seat]
    return [p.score, popcount(p.housed), p.reputation, p.coins]


def ranking(s: Board) -> Outcome:
    """RN-702: equal keys share a rank. RN-824: alone, the objective decides."""
    scores = [p.score for p in s.players]
    if s.seats == 1:
        return Outcome([1 if won(s) else 2], scores, "objective")
    keys = [key(s, seat) for seat in range(s.seats)]
    best, second = sorted(keys, reverse=True)[:2]
    names = ["points", "houses", "reputation", "coins"]
    note = next((name for name, a, b in zip(names, best, second) if a != b), "shared")
    return Outcome(ranks(keys), scores, note)
