"""What a seat could do and what it still lacks, for whoever looks at the board: nothing here changes a position."""

from __future__ import annotations

from meeplehall.core.bits import has, members
from meeplehall.core.heap import as_list, count
from meeplehall.core.native import i64
from meeplehall.games.nobility import shapes
from meeplehall.games.nobility.castle import recall_open
from meeplehall.games.nobility.chancery import chancery_open, desk_fits
from meeplehall.games.nobility.council import coins_asked
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.guilds import guild_open
from meeplehall.games.nobility.hall import building_price, hall_open
from meeplehall.games.nobility.names import EVENT_TAVERN_COST, GOOD_NAMES, GUILD_NAMES
from meeplehall.games.nobility.port import port_open
from meeplehall.games.nobility.rows import at, filled
from meeplehall.games.nobility.settlers import affordable, next_slot, usable
from meeplehall.games.nobility.state import (
    BERK_DICE,
    BOARD_DICE,
    CASTLE_DICE,
    CHANCERY_DICE,
    GUILD_DICE,
    HALL_DICE,
    LOTS,
    PORT_DICE,
    TAVERN_DICE,
    YARD_DICE,
    Board,
    Player,
)
from meeplehall.games.nobility.supply import guild_full
from meeplehall.games.nobility.yard import house_price

BOTTOM_DESKS = 6


def room(p: Player) -> i64:
    """RN-205: how many pips of dice still fit under the reputation in this round."""
    return p.reputation - p.placed if p.reputation > p.placed else i64(0)


def best_value(p: Player, face: i64) -> i64:
    """RN-205, RN-206: the value nearest to its own at which a die fits, with the modifiers in hand; 0: none."""
    left = room(p)
    if face <= left:
        return face
    return left if left > 0 and face - p.modifiers <= left else i64(0)


def housing(s: Board, p: Player, card: i64) -> shapes.Housing:
    """RN-302: what is still missing before the card can be completed, and what it would bring."""
    kinds = members(s.tables.card_goods[card])
    have = [usable(s, p, kind) for kind in kinds]
    least = s.tables.card_min[card]
    return {
        "spendable": have,
        "missing": [GOOD_NAMES[kind] for kind, n in zip(kinds, have) if n == 0],
        "more": max(least - sum(have), 0),
        "house": p.platform == 0,
        "most": min(sum(have), s.tables.card_max[card]) if affordable(s, p, card) else 0,
    }


def against(s: Board, seat: i64) -> list[shapes.Refusal]:
    """RN-207: for each slot of the town that this seat cannot use now whatever die it has, the first reason why."""
    p = s.players[seat]
    out = _stairs(s, p)
    for guild in range(6):
        for pair in range(3):
            if not guild_open(s, guild, 2 * pair + 1):
                why = "blocked" if has(s.blocked, guild) else "taken" if _taken(s, guild, pair) else "full"
                out.append(_refusal(GUILD_NAMES[guild], pair, why))
    for die in range(1, 7):
        out += _hall(s, p, die)
        if s.dice[PORT_DICE + die - 1] != 0:
            out.append(_refusal("port", die - 1, "taken"))
        elif not port_open(s, p, die):
            out.append(_refusal("port", die - 1, "goods"))
        if s.chancery == 1 and not chancery_open(s, p, die):
            out.append(_refusal("chancery", die - 1, _no_desk(s, p, die)))
    for pair in range(3):
        if s.dice[BERK_DICE + pair] != 0:
            out.append(_refusal("berk", pair, "taken"))
    for slot in range(s.tables.castle_slots[s.seats]):
        if s.dice[CASTLE_DICE + slot] != 0:
            out.append(_refusal("castle", slot, "taken"))
    for space in range(18):
        out += _council(s, p, space)
    if not recall_open(s, seat, p, 6):
        out.append(_refusal("board", 0, "taken" if s.dice[BOARD_DICE + seat] != 0 else "apprentice"))
    return out


def _refusal(place: str, slot: i64, why: str, n: i64 = 0, what: str = "") -> shapes.Refusal:
    return {"place": place, "slot": slot, "why": why, "n": n, "what": what}


def _taken(s: Board, guild: i64, pair: i64) -> bool:
    return s.dice[GUILD_DICE + guild * 3 + pair] != 0


def _stairs(s: Board, p: Player) -> list[shapes.Refusal]:
    """Tavern and Yard: what keeps the seat from the next slot, or that there is none."""
    out: list[shapes.Refusal] = []
    slot = next_slot(s, TAVERN_DICE, s.tables.tavern_slots[s.seats])
    toll = amount(s, EVENT_TAVERN_COST)
    if slot >= 0 and p.coins < toll:
        out.append(_refusal("tavern", slot, "coins", toll - p.coins))
    elif slot >= 0 and s.tavern == 0:
        out.append(_refusal("tavern", slot, "empty"))
    slot = next_slot(s, YARD_DICE, s.tables.yard_slots[s.seats])
    if slot >= 0 and p.houses == 0:
        out.append(_refusal("yard", slot, "houses"))
    elif slot >= 0 and p.coins < house_price(s, p):
        out.append(_refusal("yard", slot, "coins", house_price(s, p) - p.coins))
    return out


def _hall(s: Board, p: Player, die: i64) -> list[shapes.Refusal]:
    """RN-501, RN-502: a building, somebody who goes with it, room, and the price."""
    if hall_open(s, p, die):
        return []
    tile = at(s.hall, die - 1)
    slot = die - 1
    if s.dice[HALL_DICE + slot] != 0:
        return [_refusal("hall", slot, "taken")]
    if tile == 0:
        return [_refusal("hall", slot, "empty")]
    guild = s.tables.tile_guild[tile]
    if guild >= 0:
        if guild_full(s, guild):
            return [_refusal("hall", slot, "no-room", 0, GUILD_NAMES[guild])]
        if count(p.apprentices, guild) == 0:
            return [_refusal("hall", slot, "master", 0, GUILD_NAMES[guild])]
    else:
        if filled(p.lots) >= LOTS:
            return [_refusal("hall", slot, "lots")]
        if p.workers == 0:
            return [_refusal("hall", slot, "worker")]
    return [_refusal("hall", slot, "coins", building_price(s, p, die) - p.coins)]


def _no_desk(s: Board, p: Player, die: i64) -> str:
    if s.dice[CHANCERY_DICE + die - 1] != 0:
        return "taken"
    fits = desk_fits(s, p, die - 1) or desk_fits(s, p, die - 1 + BOTTOM_DESKS)
    return "worker" if fits else "desk"


def _council(s: Board, p: Player, space: i64) -> list[shapes.Refusal]:
    """A house of the race, the level of nobility, goods and coins."""
    tile = s.council[space]
    column = space % 6
    if tile == 0:
        return [_refusal("council", space, "empty")]
    if not has(p.races, column):
        return [_refusal("council", space, "race")]
    if p.nobility < s.tables.council_nobility[tile]:
        return [_refusal("council", space, "nobility", s.tables.council_nobility[tile] - p.nobility)]
    lacking = [max(n - count(p.goods, kind), 0) for kind, n in enumerate(as_list(s.tables.council_goods[tile]))]
    if sum(lacking) > 0:
        kind = next(kind for kind in range(6) if lacking[kind] > 0)
        return [_refusal("council", space, "good", lacking[kind], GOOD_NAMES[kind])]
    if p.coins < coins_asked(s, p, tile):
        return [_refusal("council", space, "coins", coins_asked(s, p, tile) - p.coins)]
    return []
