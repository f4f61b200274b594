"""The places of the town: which are open to a die (RN-207), and the visit."""

from __future__ import annotations

from meeplehall.core.bits import bit
from meeplehall.core.heap import one
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.berk import berk_open, visit_berk
from meeplehall.games.nobility.castle import (
    FOURTH,
    castle_open,
    fourth_open,
    recall_open,
    visit_board,
    visit_castle,
    visit_fourth,
)
from meeplehall.games.nobility.chancery import chancery_open, visit_chancery
from meeplehall.games.nobility.codes import (
    BERK,
    BOARD,
    CASTLE,
    CASTLE_EXTRA,
    CHANCERY,
    COUNCIL,
    GUILD,
    HALL,
    PORT,
    TAVERN,
    TILE,
    YARD,
)
from meeplehall.games.nobility.commissions import tile_open, visit_tile
from meeplehall.games.nobility.council import council_open, council_space, visit_council
from meeplehall.games.nobility.guilds import guild_open, visit_guild
from meeplehall.games.nobility.hall import hall_open, visit_hall
from meeplehall.games.nobility.port import port_open, visit_port
from meeplehall.games.nobility.purse import modifiers
from meeplehall.games.nobility.settlers import next_slot, tavern_open, visit_tavern
from meeplehall.games.nobility.state import (
    BERK_DICE,
    BOARD_DICE,
    CASTLE_DICE,
    CHANCERY_DICE,
    COUNCIL_DICE,
    DIE_DONE,
    GUILD_DICE,
    HALL_DICE,
    PORT_DICE,
    READY,
    TAVERN_DICE,
    YARD_DICE,
    Board,
)
from meeplehall.games.nobility.tables import PAIR
from meeplehall.games.nobility.yard import visit_yard, yard_open


def some_place(s: Board, seat: i64, value: i64) -> bool:
    """Whether any place takes a die of this value."""
    if castle_open(s, value) or berk_open(s, value):
        return True
    for guild in range(6):
        if guild_open(s, guild, value):
            return True
    return open_places(s, seat, value) != 0


def open_places(s: Board, seat: i64, value: i64) -> i64:
    """RN-207: the places where a die of this value can be placed and its action carried out, as a set."""
    p = s.players[seat]
    found: i64 = 0
    if tavern_open(s, p, value):
        found |= bit(TAVERN)
    if yard_open(s, p, value):
        found |= bit(YARD)
    for guild in range(6):
        if guild_open(s, guild, value):
            found |= bit(GUILD + guild)
    if hall_open(s, p, value):
        found |= bit(HALL)
    if port_open(s, p, value):
        found |= bit(PORT)
    if p.races != 0:
        for column in range(6):
            if council_open(s, p, value, column):
                found |= bit(COUNCIL + column)
    if berk_open(s, value):
        found |= bit(BERK)
    if castle_open(s, value):
        found |= bit(CASTLE)
    if fourth_open(s):
        found |= bit(CASTLE_EXTRA)
    if recall_open(s, seat, p, value):
        found |= bit(BOARD)
    if s.chancery == 1:
        if chancery_open(s, p, value):
            found |= bit(CHANCERY)
        for tile in range(1, len(s.orders)):
            if tile_open(s, seat, tile, value):
                found |= bit(TILE + tile - 1)
    return found


def visit(s: Board, seat: i64, place: i64) -> None:
    """The die in hand goes there, and its action begins; RN-206: modifiers are spent now."""
    p = s.players[seat]
    s.acted |= DIE_DONE
    p.dice -= one(s.die - 1)
    p.placed += s.value
    spent = s.value - s.die if s.value > s.die else s.die - s.value
    modifiers(s, seat, -spent, purse.DIE)
    if s.journal is not None:
        s.journal.tell("place", seat, s.die, s.value, place)
    if place < TILE:
        s.dice[die_slot(s, seat, place)] = s.value + 8 * (seat + 1)
    if place == TAVERN:
        visit_tavern(s, seat)
    elif place == YARD:
        visit_yard(s, seat)
    elif place < HALL:
        visit_guild(s, seat, place - GUILD)
    elif place == HALL:
        visit_hall(s, seat)
    elif place == PORT:
        visit_port(s, seat)
    elif place < BERK:
        visit_council(s, seat, place - COUNCIL)
    elif place == BERK:
        visit_berk(s, seat)
    elif place == CASTLE:
        visit_castle(s, seat)
    elif place == CASTLE_EXTRA:
        visit_fourth(s, seat)
    elif place == BOARD:
        visit_board(s, seat)
    elif place == CHANCERY:
        visit_chancery(s, seat)
    else:
        visit_tile(s, place - TILE + 1)
        s.todo = READY


def die_slot(s: Board, seat: i64, place: i64) -> i64:
    """Where a die of the value in hand lies at this place."""
    if place == TAVERN:
        return TAVERN_DICE + next_slot(s, TAVERN_DICE, s.tables.tavern_slots[s.seats])
    if place == YARD:
        return YARD_DICE + next_slot(s, YARD_DICE, s.tables.yard_slots[s.seats])
    if place < HALL:
        return GUILD_DICE + (place - GUILD) * 3 + PAIR[s.value]
    if place == HALL:
        return HALL_DICE + s.value - 1
    if place == PORT:
        return PORT_DICE + s.value - 1
    if place < BERK:
        return COUNCIL_DICE + council_space(s, s.value, place - COUNCIL)
    if place == BERK:
        return BERK_DICE + PAIR[s.value]
    if place == CASTLE:
        return CASTLE_DICE + PAIR[s.value]
    if place == CASTLE_EXTRA:
        return CASTLE_DICE + FOURTH
    if place == BOARD:
        return BOARD_DICE + seat
    return CHANCERY_DICE + s.value - 1
