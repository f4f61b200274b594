"""What chance brings: cards, tiles and dice, drawn at the moment they are revealed."""

from __future__ import annotations

from meeplehall.core.bits import bit, index_of, members, popcount
from meeplehall.core.heap import one
from meeplehall.core.native import i64
from meeplehall.games.nobility.rows import at, with_item
from meeplehall.games.nobility.state import WORKSHOP_SLOTS, Board


def draw(s: Board, heap: i64, what: str, names: list[str] | None = None) -> i64:
    """A member of the set, each equally likely; 0 if it is empty. The caller takes it out.

    A script calls it by its name if it has one, else by its number.
    """
    if heap == 0:
        return 0
    s.revealed += 1
    if s.script is not None and s.script.left():
        there = members(heap)
        return there[s.script.one_of([names[n] if names is not None else str(n) for n in there], what)]
    pick = s.rng.below(popcount(heap))
    while pick > 0:
        heap &= heap - 1
        pick -= 1
    return index_of(heap & -heap)


def roll(s: Board) -> i64:
    """One die."""
    if s.script is not None and s.script.left():
        return s.script.number(1, 6, "a die")
    return s.rng.below(6) + 1


def roll_heap(s: Board, n: i64) -> i64:
    """That many dice, as a heap by face."""
    s.revealed += 1
    heap: i64 = 0
    for _ in range(n):
        heap += one(roll(s) - 1)
    return heap


def draw_card(s: Board) -> i64:
    """RN-210: a settlers card; an empty deck is replaced by its discards; 0 if there are none either."""
    if s.deck == 0:
        s.deck = s.discards
        s.discards = 0
    card = draw(s, s.deck, "a settlers card")
    s.deck &= ~bit(card)
    return card


def show_card(s: Board, place: i64) -> None:
    """A card onto this place of the Tavern."""
    card = draw_card(s)
    s.tavern = with_item(s.tavern, place, card)
    if s.journal is not None:
        s.journal.chance("tavern", place, card)


def guild_full(s: Board, guild: i64) -> bool:
    """Whether all workshop slots are filled; the last one is always filled last (RN-104, RN-501)."""
    return s.workshops[guild * WORKSHOP_SLOTS + WORKSHOP_SLOTS - 1] != 0


def useless(s: Board, tile: i64) -> bool:
    """RN-503: whether it is a workshop of a full guild."""
    guild = s.tables.tile_guild[tile]
    return guild >= 0 and guild_full(s, guild)


def scrap_building(s: Board, tile: i64) -> None:
    """RN-210: onto the discards; RN-503: workshops of full guilds leave the game."""
    if useless(s, tile):
        s.gone |= bit(tile)
    else:
        s.scrap |= bit(tile)


def draw_building(s: Board) -> i64:
    """RN-209, RN-210: a building that can still be built, or 0; what cannot leaves the game."""
    for _ in range(2):
        while s.bag != 0:
            tile = draw(s, s.bag, "a building")
            s.bag &= ~bit(tile)
            if not useless(s, tile):
                return tile
            s.gone |= bit(tile)
            if s.journal is not None:
                s.journal.chance("useless", tile)
        s.bag = s.scrap
        s.scrap = 0
    return 0


def show_building(s: Board, place: i64) -> None:
    """A building onto this place of the Guild Hall, if one is left."""
    tile = draw_building(s)
    s.hall = with_item(s.hall, place, tile)
    if tile != 0 and s.journal is not None:
        s.journal.chance("hall", place, tile)


def clear_hall(s: Board) -> None:
    """Every building of the Guild Hall is discarded."""
    for place in range(6):
        tile = at(s.hall, place)
        if tile != 0:
            scrap_building(s, tile)
    s.hall = 0


def show_ship(s: Board) -> None:
    """The next ship; the one before leaves with its goods."""
    s.ship = draw(s, s.ships, "a ship")
    s.ships &= ~bit(s.ship)
    s.cargo = 0
    if s.journal is not None:
        s.journal.chance("ship", s.ship)


def show_council(s: Board) -> None:
    """RN-209: tiles onto the empty spaces, row by row from the top left, while they last."""
    for space in range(len(s.council)):
        if s.council[space] == 0 and s.council_left != 0:
            tile = draw(s, s.council_left, "a council tile")
            s.council_left &= ~bit(tile)
            s.council[space] = tile
            if s.journal is not None:
                s.journal.chance("council", space, tile)
