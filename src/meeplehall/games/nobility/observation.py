"""What a seat may know (RN-836), as a row of small numbers (core/observer.py).

The cells of modules that are not in play are 0, so that one layout serves all options.
"""

from __future__ import annotations

from typing import Final, cast

from meeplehall.core.bits import index_of, popcount, table
from meeplehall.core.layout import Layout, by_player, code, flag, number
from meeplehall.core.native import i16, i64, vec
from meeplehall.core.observer import (
    Observer,
    put,
    put_counts,
    put_nothing,
    put_places,
    put_set,
    put_table,
    relative,
)
from meeplehall.core.state import State
from meeplehall.games.nobility.berk import open_at_berk
from meeplehall.games.nobility.commissions import (
    commission_of,
    dice_on,
    is_extra,
    mate,
    offered,
    owner_of,
    returned_card,
    returner,
    tokens_on,
)
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.settlers import TAVERN_CARDS
from meeplehall.games.nobility.state import (
    ANSWER,
    APPRENTICES,
    AT_BERK,
    AUTOMA,
    BOARD_DICE,
    BUY,
    CHOOSE_COMMISSION,
    CHOOSE_LOT,
    COUNCIL_SLOTS,
    DESKS,
    DROP_CARD,
    GIFT_CARD,
    GIFT_GOOD,
    LOTS,
    OWNED,
    SELL_GOODS,
    SLOT_BITS,
    SLOT_MASK,
    SPEND_GOODS,
    TAKE_CARD,
    UNDER,
    WORKSHOP,
    Board,
    Player,
)
from meeplehall.games.nobility.tables import (
    BUILDINGS,
    CHARACTERS,
    COMMISSIONS,
    COUNCIL_TILES,
    DICE_TILES,
    EVENTS,
    OBJECTIVES,
    SETTLERS,
    SHIPS,
)

LAYOUT: Final = 1
"""The number of the layout; it moves when any slice below changes."""
KINDS: Final = 6  # guilds, goods, races, faces of a die
HALL_TILES: Final = 6
WORKSHOPS: Final = 18
OFFER: Final = 3
ORDER: Final = 9  # cells of a dice tile with its commission
CHANCERY: Final = DESKS + DICE_TILES * (ORDER + 1) + 2 + UNDER * 2 + OFFER + 1 + COMMISSIONS  # cells of the module
MOST_SEATS: Final = 6

# Where a settlers card is: 1 in the deck, 2 among the discards; with a seat: from HELD on, hand and housed by turns.
IN_TAVERN: Final = 3
HELD: Final = 4
# Where a building tile is, if it does not lie in sight: 1 in the bag, 2 among the discards, 3 out of the game.
IS_GONE: Final = 3
# Where a council tile is, if it does not lie on the council: 1 to come; with a seat: from WITH_SEAT on.
WITH_SEAT: Final = 2

_DIE = "0: no die, else value + 6 * seat, the one who looks being seat 0 and the automa seat 6"


class NobilityObserver(Observer):
    """Everything on the table, and the own commissions; what the content says and what follows from it is left out."""

    def layout(self, players: int) -> Layout:
        """What stands where with that many players."""
        common = [
            code("decision", 23, "what is asked, by the number of the kind in docs/api: 3 turn, 4 place, 22 over, ..."),
            code("turn_of", players, "who is asked: 1 the one who looks, 2 the next; 0: all (commission) or nobody"),
            code(
                "in_turn",
                players,
                "whose turn it is, who may have asked another; 0 when commissions are chosen or over",
            ),
            flag("done", "what has been done in this turn: die, card, sale", 3),
            code("die", KINDS, "the die in play"),
            code("value", KINDS, "the value it is played at"),
            code("guild", KINDS, "the guild of the decision, from 1"),
            code("card", SETTLERS, "with drop and spend: the settlers card"),
            flag("goods", "with spend: the goods that are still to be spent", KINDS),
            code("building", BUILDINGS, "with lot: the community building"),
            number("step", "taken so far, sold so far, or the workshop's place; with transfer: the guild it is from"),
            number("left", "how many more; with spend: spent so far"),
            number("gifts", "cards and goods of a benefit to come, and points after it", 3),
            flag("at_berk", "with berk: commission, modifiers, replace are open", 3),
            flag("options", "with Chancery, events, night, free turns without a die", 4),
            number("round", "rounds that are over", high=18),
            code("stage", 3, "setup, actions, income, over"),
            code("first", players, "the first player"),
            code("event", EVENTS, "the event of this round"),
            flag("events_past", "events that have been", EVENTS),
            code("objective", OBJECTIVES, "alone: the objective"),
            code("absent", CHARACTERS, "at night: the character that is not in play"),
            code("dice", 42, f"slots of Tavern 6, yard 6, guilds 18, hall 6, Port 6, council 18; {_DIE}", 60),
            code("more_dice", 42, "slots of Berk 3, castle 4, Chancery 6, likewise", 13),
            code("tavern", SETTLERS, "cards from left to right", TAVERN_CARDS),
            code("hall", BUILDINGS, "tiles from left to right", HALL_TILES),
            code("workshops", BUILDINGS, "tiles at the guilds, three slots each", WORKSHOPS),
            code("owners", players, "whose they are; 0: nobody's", WORKSHOPS),
            flag("blocked", "guilds closed by automa dice", KINDS),
            code("ship", SHIPS, "the ship in the Port"),
            number("cargo", "goods sold to it", KINDS),
            flag("ships", "ships to come", SHIPS),
            code("council", COUNCIL_TILES, "tiles on the council, three rows of six", COUNCIL_SLOTS),
            code(
                "settlers",
                HELD - 1 + 2 * players,
                "where each card is: 1 deck, 2 discards, 3 Tavern, then hand and housed of each seat in turn",
                SETTLERS,
            ),
            code(
                "buildings", IS_GONE, "where each tile is: 0 in sight, 1 bag, 2 discards, 3 out of the game", BUILDINGS
            ),
            code(
                "council_tiles",
                WITH_SEAT - 1 + players,
                "where each tile is: 0 on the council, 1 to come, 2 with the one who looks, 3 with the next",
                COUNCIL_TILES,
            ),
            code("desks", players, "who sits at each desk of the Chancery: six at the top, six at the bottom", DESKS),
            flag("dice_tiles", "dice tiles in the bag", DICE_TILES),
            code("orders.owner", players, "who has each dice tile", DICE_TILES),
            flag("orders.tokens", "its three slots with a token", DICE_TILES * 3),
            flag("orders.dice", "its three slots with a die", DICE_TILES * 3),
            flag("orders.extra", "whether its commission is not the first", DICE_TILES),
            code("orders.commission", COMMISSIONS, "the commission, as far as it is known", DICE_TILES),
            number("commissions", "cards in the deck of commissions", high=COMMISSIONS),
            number("returned", "those of them that lie under it", high=UNDER),
            code("under", COMMISSIONS, "what is known of these, the upper first: a card, or one of two", UNDER * 2),
            code("offer", COMMISSIONS, "commissions to choose from", OFFER),
            number("choice", "the own choice among them, from 1; 0: none yet", high=OFFER),
            flag("seen", "commissions that were seen and returned", COMMISSIONS),
        ]
        player = [
            number("score", "points"),
            number("coins", "coins"),
            number("modifiers", "modifiers"),
            number("reputation", "reputation"),
            number("nobility", "nobility"),
            number("goods", "goods of each kind", KINDS),
            number("dice", "dice by what they show", KINDS),
            number("placed", "the sum of the values placed in this round"),
            code("board_die", 42, f"the die on the own board; {_DIE}"),
            flag("passed", "whether the seat has passed"),
            number("meeples", "meeples in the supply"),
            number("workers", "workers in the lot"),
            number("apprentices", "apprentices at each guild", KINDS),
            number("masters", "masters"),
            number("seated", "meeples in the Chancery"),
            code("keeper", KINDS, "at night: the starting guild, from 1"),
            number("houses", "houses in the supply"),
            number("platform", "houses on the platform"),
            flag("races", "races that have been housed", KINDS),
            code("lots", BUILDINGS, "community buildings", LOTS),
            code("character", CHARACTERS, "the character"),
            flag("lord", "whether the benefit has been taken"),
            number("extras", "commissions beyond the first"),
        ]
        return Layout(LAYOUT, common + by_player(players, player))

    def fill(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        """Fill all cells of the layout, the first of them at `at`, with what this seat may know."""
        s = cast(Nobility, state)
        at = _decision(s, seat, cells, at)
        had_chancery = cells[at] != 0  # the option, as the row told it last: without it the module's cells are still 0
        at = _moment(s, seat, cells, at)
        at = _town(s, seat, cells, at)
        at = _pieces(s, seat, cells, at)
        if s.chancery == 1:
            at = _chancery(s, seat, cells, at)
        else:
            at = put_nothing(cells, at, CHANCERY) if had_chancery else at + CHANCERY
        for n in range(s.seats):
            owner = seat + n
            if owner >= s.seats:
                owner -= s.seats
            at = _player(s, owner, seat, cells, at)


def _decision(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    todo = s.todo
    nobody = s.over or todo == CHOOSE_COMMISSION
    current = i64(0) if nobody else relative(s.current, seat, s.seats)
    at = put(cells, at, todo)
    at = put(cells, at, relative(s.asked, seat, s.seats) if todo == ANSWER else current)
    at = put(cells, at, current)
    at = put_set(cells, at, s.acted, 0, 3)
    at = put(cells, at, s.die)
    at = put(cells, at, s.value if s.die != 0 else i64(0))
    at_guild = todo == WORKSHOP or todo == BUY or todo == APPRENTICES or todo == ANSWER
    at = put(cells, at, s.guild + 1 if at_guild else i64(0))
    at = put(cells, at, s.card if todo == DROP_CARD or todo == SPEND_GOODS else i64(0))
    at = put_set(cells, at, s.step if todo == SPEND_GOODS else i64(0), 0, KINDS)
    at = put(cells, at, s.card if todo == CHOOSE_LOT else i64(0))
    steps = todo == TAKE_CARD or todo == WORKSHOP or todo == ANSWER or todo == SELL_GOODS
    at = put(cells, at, s.step if steps else i64(0))
    more = todo == SPEND_GOODS or todo == TAKE_CARD or todo == APPRENTICES or todo == SELL_GOODS
    at = put(cells, at, s.left if more else i64(0))
    if todo == GIFT_CARD or todo == GIFT_GOOD:
        at = put(cells, at, s.gift_cards)
        at = put(cells, at, s.gift_goods)
        at = put(cells, at, s.due)
    else:
        at = put_nothing(cells, at, 3)
    return put_set(cells, at, open_at_berk(s, s.current) if todo == AT_BERK else i64(0), 0, 3)


def _moment(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    at = put(cells, at, s.chancery)
    at = put(cells, at, s.events)
    at = put(cells, at, s.night)
    at = put(cells, at, s.free_turns)
    at = put(cells, at, s.round)
    at = put(cells, at, s.stage)
    at = put(cells, at, relative(s.first, seat, s.seats))
    at = put(cells, at, s.event)
    at = put_set(cells, at, s.events_past, 1, EVENTS)
    at = put(cells, at, s.objective)
    return put(cells, at, s.absent if s.night == 1 else i64(0))


def _town(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    told = _dice_of(s, seat)
    codes = _DICE
    slot = at
    for die in s.dice:  # the dice on the seats' own boards come last, and are written over by what follows
        cells[slot] = i16(codes[told + die]) if die != 0 else i16(0)
        slot += 1
    at += BOARD_DICE
    at = _row(s.tavern, TAVERN_CARDS, cells, at)
    at = _row(s.hall, HALL_TILES, cells, at)
    put_nothing(cells, at, 2 * WORKSHOPS)
    slot = at
    for here in s.workshops:
        if here != 0:
            cells[slot] = i16(here & (OWNED - 1))
            cells[slot + WORKSHOPS] = i16(relative(here // OWNED - 1, seat, s.seats))
        slot += 1
    at += 2 * WORKSHOPS
    at = put_set(cells, at, s.blocked, 0, KINDS)
    at = put(cells, at, s.ship)
    at = put_counts(cells, at, s.cargo, KINDS)
    at = put_set(cells, at, s.ships, 1, SHIPS)
    return put_table(cells, at, s.council)


def _pieces(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    """Where each card and tile is: at first as most of them lie, then those in somebody's hands."""
    tiles = put_places(cells, at, s.deck, s.discards, 1, SETTLERS)
    council = put_places(cells, tiles, s.bag | s.gone, s.scrap | s.gone, 1, BUILDINGS)
    end = put_set(cells, council, s.council_left, 1, COUNCIL_TILES)
    tavern = s.tavern
    while tavern != 0:
        card = tavern & SLOT_MASK
        if card != 0:
            cells[at + card - 1] = IN_TAVERN
        tavern >>= SLOT_BITS
    for n in range(s.seats):
        p = s.players[n]
        place = relative(n, seat, s.seats) - 1
        _mark(p.hand, HELD + 2 * place, cells, at)
        _mark(p.housed, HELD + 2 * place + 1, cells, at)
        _mark(p.tiles, WITH_SEAT + place, cells, council)
    return end


def _mark(items: i64, where: i64, cells: vec[i16], at: i64) -> None:
    """These items, numbered from 1, are there."""
    while items != 0:
        lowest = items & -items
        items ^= lowest
        cells[at + index_of(lowest) - 1] = i16(where)


def _chancery(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    p = s.players[seat]
    for sitting in s.desks:
        cells[at] = i16(relative(sitting - 1, seat, s.seats))
        at += 1
    at = put_set(cells, at, s.dice_tiles, 1, DICE_TILES)
    at = _orders(s, seat, cells, at)
    returned: i64 = 0
    while returned < UNDER and s.under[returned] != 0:
        returned += 1
    at = put(cells, at, popcount(s.commissions) + returned)
    at = put(cells, at, returned)
    for i in range(i64(UNDER)):
        at = _returned(s.under[i], seat, cells, at)
    for i in range(OFFER):
        at = put(cells, at, offered(p.offer, i))
    at = put(cells, at, p.choice)
    return put_set(cells, at, p.seen, 1, COMMISSIONS)


def _orders(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    """Owners, then tokens, dice, extras and commissions of all dice tiles."""
    tokens = at + DICE_TILES
    dice = tokens + DICE_TILES * 3
    extras = dice + DICE_TILES * 3
    known = extras + DICE_TILES
    end = put_nothing(cells, at, DICE_TILES * ORDER)
    for i in range(i64(DICE_TILES)):
        order = s.orders[i + 1]
        owner = owner_of(order)
        if owner < 0:
            continue
        cells[at + i] = i16(relative(owner, seat, s.seats))
        put_set(cells, tokens + 3 * i, tokens_on(order), 0, 3)
        put_set(cells, dice + 3 * i, dice_on(order), 0, 3)
        if is_extra(order):
            cells[extras + i] = 1
        if owner == seat or s.over:
            cells[known + i] = i16(commission_of(order))
    return end


def _returned(entry: i64, seat: i64, cells: vec[i16], at: i64) -> i64:
    """The own returns: a card, or the two of which it is one, the lower first."""
    if entry == 0 or returner(entry) != seat:
        return put_nothing(cells, at, 2)
    card = returned_card(entry)
    other = mate(entry)
    if other != 0 and other < card:
        card, other = other, card
    at = put(cells, at, card)
    return put(cells, at, other)


def _player(s: Board, n: i64, seat: i64, cells: vec[i16], at: i64) -> i64:
    p = s.players[n]
    at = put(cells, at, p.score)
    at = put(cells, at, p.coins)
    at = put(cells, at, p.modifiers)
    at = put(cells, at, p.reputation)
    at = put(cells, at, p.nobility)
    at = put_counts(cells, at, p.goods, KINDS)
    at = put_counts(cells, at, p.dice, KINDS)
    at = put(cells, at, p.placed)
    at = put(cells, at, _DICE[_dice_of(s, seat) + s.dice[BOARD_DICE + n]])
    at = put(cells, at, p.passed)
    at = put(cells, at, p.meeples)
    at = put(cells, at, p.workers)
    at = put_counts(cells, at, p.apprentices, KINDS)
    return _standing(p, cells, at)


def _standing(p: Player, cells: vec[i16], at: i64) -> i64:
    at = put(cells, at, p.masters)
    at = put(cells, at, p.seated)
    at = put(cells, at, p.keeper)
    at = put(cells, at, p.houses)
    at = put(cells, at, p.platform)
    at = put_set(cells, at, p.races, 0, KINDS)
    at = _row(p.lots, LOTS, cells, at)
    at = put(cells, at, p.character)
    at = put(cells, at, p.lord)
    return put(cells, at, p.extras)


def _row(row: i64, n: i64, cells: vec[i16], at: i64) -> i64:
    """What lies on the places of a packed row."""
    for place in range(n):
        cells[at + place] = i16(row & SLOT_MASK)
        row >>= SLOT_BITS
    return at + n


def _die(slot: i64, seat: i64, seats: i64) -> i64:
    """A die in a slot, as a seat tells it: 0 is none."""
    if slot == 0:
        return 0
    owner = slot // 8 - 1
    place: i64 = MOST_SEATS
    if owner != AUTOMA:
        place = relative(owner, seat, seats) - 1
    return slot % 8 + 6 * place


DIE_CODES: Final = 64
# All dice as all seats tell them, at [_dice_of(...) + slot]; seat -1 is a spectator.
_DICE: Final = table(
    [
        _die(slot, seat, seats)
        for seats in range(MOST_SEATS + 1)
        for seat in range(-1, MOST_SEATS)
        for slot in range(DIE_CODES)
    ]
)


def _dice_of(s: Board, seat: i64) -> i64:
    """Where the dice as this seat tells them begin in the table."""
    return (s.seats * (MOST_SEATS + 1) + seat + 1) * DIE_CODES
