"""Buildings: workshops of the guilds, community buildings on lots, those on offer and those that are gone."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.core.bits import members
from meeplehall.core.by_hand import checked_seat, demand, number_of
from meeplehall.games.nobility.by_hand.facts import Facts, SeatFacts, WorkshopFacts
from meeplehall.games.nobility.by_hand.pool import Pool, packed, set_of
from meeplehall.games.nobility.names import GUILD_NAMES
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.rows import as_items
from meeplehall.games.nobility.state import CHOOSE_LOT, LOTS, OWNED, WORKSHOP_SLOTS
from meeplehall.games.nobility.supply import draw
from meeplehall.games.nobility.tables import BUILDINGS
from meeplehall.games.nobility.view import DECISIONS


def lay_buildings(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    """What is named first, then what was there."""
    pool = Pool("building", BUILDINGS)
    t = s.tables
    old_hall, old_shops = as_items(s.hall, 6), list(s.workshops)
    old_lots = [as_items(p.lots, LOTS) for p in s.players]
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.lots is not None:
            p.lots = packed(pool.row(f"seats[{n}].lots", seat.lots))
            for i, tile in enumerate(seat.lots):
                demand(tile == 0 or t.tile_guild[tile] < 0, f"seats[{n}].lots[{i}]", f"building {tile} is a workshop")
    for guild, row in (facts.workshops or {}).items():
        _build(s, pool, guild, row)
    if facts.hall is not None:
        s.hall = packed(pool.row("hall", facts.hall))
    for name in ("scrap", "gone"):
        if getattr(facts, name) is not None:
            setattr(s, name, pool.all_of(name, getattr(facts, name)))
    if facts.decision is not None and facts.decision.kind == DECISIONS[CHOOSE_LOT]:
        tile = pool.take("decision.card", facts.decision.card)
        demand(t.tile_guild[tile] < 0, "decision.card", f"building {tile} is a workshop")
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.lots is None:
            p.lots = packed(pool.keep(s, f"seats[{n}].lots", old_lots[n]))
    for n, guild in enumerate(GUILD_NAMES):
        if guild not in (facts.workshops or {}):
            for i in range(3 * n, 3 * n + 3):
                tile = old_shops[i] % OWNED
                if tile != 0 and tile in pool.taken:
                    of_guild = sum(2**other for other in range(1, BUILDINGS + 1) if t.tile_guild[other] == n)
                    tile = draw(s, pool.rest() & of_guild, "a workshop")
                    demand(tile != 0, "workshops", f"no workshop of the {guild} is left")
                if tile != 0:
                    pool.taken[tile] = f"workshops.{guild}"
                s.workshops[i] = tile + old_shops[i] // OWNED * OWNED if tile != 0 else 0
    if facts.hall is None:
        s.hall = packed(pool.keep(s, "hall", old_hall))
    for name in ("scrap", "gone"):
        if getattr(facts, name) is None:
            left = [n for n in members(getattr(s, name)) if n not in pool.taken]
            setattr(s, name, set_of(left))
            pool.taken |= dict.fromkeys(left, name)
    s.bag = pool.rest()
    for n, p in enumerate(s.players):
        p.masters = sum(here // OWNED == n + 1 for here in s.workshops)


def _build(s: Nobility, pool: Pool, guild: str, row: Sequence[WorkshopFacts | None]) -> None:
    n = number_of(f"workshops.{guild}", guild, GUILD_NAMES, "guild")
    for i in range(WORKSHOP_SLOTS):
        shop = row[i] if i < len(row) else None
        at = f"workshops.{guild}[{i}]"
        s.workshops[n * WORKSHOP_SLOTS + i] = 0
        if shop is not None:
            tile = pool.take(f"{at}.tile", shop.tile)
            demand(s.tables.tile_guild[tile] == n, f"{at}.tile", f"building {tile} is none of the {guild}")
            owner = checked_seat(s, f"{at}.owner", shop.owner) + 1 if shop.owner is not None else 0
            s.workshops[n * WORKSHOP_SLOTS + i] = tile + OWNED * owner
