"""The Guild Hall: workshops and community buildings, bought and sold (RN-501 to RN-505)."""

from __future__ import annotations

from meeplehall.core.heap import count, one
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.chancery import desk_coins
from meeplehall.games.nobility.character import rise
from meeplehall.games.nobility.codes import WORKSHOPS
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.names import BUILDING_PRICE, EVENT_BUILDING_PRICE
from meeplehall.games.nobility.night import keeper_loses, own_guild
from meeplehall.games.nobility.purse import coins, points
from meeplehall.games.nobility.rows import at, filled, place_of, with_item
from meeplehall.games.nobility.state import (
    CHOOSE_LOT,
    HALL_DICE,
    LOTS,
    OWNED,
    READY,
    SALE_DONE,
    WORKSHOP_SLOTS,
    Board,
    Player,
)
from meeplehall.games.nobility.supply import guild_full, scrap_building
from meeplehall.games.nobility.workshops import workshop


def building_price(s: Board, p: Player, value: i64) -> i64:
    """RN-505: desks and event add up, but no building costs less than its resale price."""
    price = s.tables.building_cost[value] + amount(s, EVENT_BUILDING_PRICE) - desk_coins(s, p, BUILDING_PRICE)
    return price if price > s.tables.resale else s.tables.resale


def hall_open(s: Board, p: Player, value: i64) -> bool:
    """RN-501, RN-502: a building, its price, and who goes with it."""
    tile = at(s.hall, value - 1)
    if tile == 0 or s.dice[HALL_DICE + value - 1] != 0 or p.coins < building_price(s, p, value):
        return False
    guild = s.tables.tile_guild[tile]
    if guild >= 0:
        return count(p.apprentices, guild) != 0 and not guild_full(s, guild)
    return p.workers > 0 and filled(p.lots) < LOTS


def visit_hall(s: Board, seat: i64) -> None:
    """The building of the die's slot."""
    p = s.players[seat]
    tile = at(s.hall, s.value - 1)
    coins(s, seat, -building_price(s, p, s.value), purse.BUILDING)
    s.hall = with_item(s.hall, s.value - 1, 0)
    guild = s.tables.tile_guild[tile]
    if guild >= 0:
        build_workshop(s, seat, tile, guild)
        return
    p.workers -= 1
    s.card = tile
    if filled(p.lots) == LOTS - 1:
        build_community(s, seat, place_of(p.lots, 0, LOTS))
    else:
        s.todo = CHOOSE_LOT


def build_workshop(s: Board, seat: i64, tile: i64, guild: i64) -> None:
    """RN-501: an apprentice becomes its master; the leftmost free slot gives stars and points."""
    p = s.players[seat]
    slot: i64 = 0
    while workshop(s, guild, slot) != 0:
        slot += 1
    s.workshops[guild * WORKSHOP_SLOTS + slot] = tile + OWNED * (seat + 1)
    p.apprentices -= one(guild)
    p.masters += 1
    if s.journal is not None:
        s.journal.tell("workshop", seat, guild, slot, tile)
    if own_guild(p, guild):
        s.todo = READY  # RN-844
        return
    keeper_loses(s, guild, s.tables.workshop_vp[slot], s.tables.workshop_stars[slot])
    rise(s, seat, s.tables.workshop_stars[slot], s.tables.workshop_vp[slot], purse.BUILDING)


def build_community(s: Board, seat: i64, lot: i64) -> None:
    """RN-502: the worker stays on it."""
    p = s.players[seat]
    p.lots = with_item(p.lots, lot, s.card)
    if s.journal is not None:
        s.journal.tell("community", seat, lot, s.card)
    s.card = 0
    rise(s, seat, s.tables.community_stars, s.tables.community_vp, purse.BUILDING)


# Sales


def sell_building(s: Board, seat: i64, place: i64) -> None:
    """The workshops of all guilds come before the lots."""
    if place < WORKSHOPS:
        sell_workshop(s, seat, place // WORKSHOP_SLOTS, place % WORKSHOP_SLOTS)
    else:
        sell_community(s, seat, place - WORKSHOPS)


def sell_workshop(s: Board, seat: i64, guild: i64, slot: i64) -> None:
    """RN-504: it stays, nobody's for ever."""
    p = s.players[seat]
    s.workshops[guild * WORKSHOP_SLOTS + slot] = workshop(s, guild, slot)
    p.masters -= 1
    if s.journal is not None:
        s.journal.tell("sell workshop", seat, guild, slot)
    sold(s, seat, i64(0) if own_guild(p, guild) else s.tables.workshop_vp[slot])


def sell_community(s: Board, seat: i64, lot: i64) -> None:
    """RN-504: it is discarded."""
    p = s.players[seat]
    scrap_building(s, at(p.lots, lot))
    if s.journal is not None:
        s.journal.tell("sell community", seat, lot)
    p.lots = with_item(p.lots, lot, 0)
    sold(s, seat, s.tables.community_vp)


def sold(s: Board, seat: i64, gave: i64) -> None:
    """RN-504: coins for points, as far as there are any; the meeple is free again, the stars stay."""
    p = s.players[seat]
    s.acted |= SALE_DONE
    p.workers += 1
    coins(s, seat, s.tables.resale, purse.SALE)
    points(s, seat, -(gave if gave < p.score else p.score), purse.SALE)
    s.todo = READY
