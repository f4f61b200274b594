"""Before the first round (RN-101 to RN-106, RN-801, RN-821, RN-831, RN-841, RN-842)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit
from meeplehall.core.native import i64
from meeplehall.games.nobility import event_cards, purse, solo
from meeplehall.games.nobility.character import take_benefit
from meeplehall.games.nobility.commissions import draw_commissions, hand_out_tile, offered
from meeplehall.games.nobility.night import draw_guilds, keeper_of, remove_blacksmith
from meeplehall.games.nobility.purse import coins, goods, modifiers, points
from meeplehall.games.nobility.settlers import TAVERN_CARDS
from meeplehall.games.nobility.state import (
    CHOOSE_CHARACTER,
    CHOOSE_COMMISSION,
    READY,
    WORKSHOP_SLOTS,
    Board,
)
from meeplehall.games.nobility.supply import draw, show_building, show_card, show_council, show_ship
from meeplehall.games.nobility.tables import (
    BUILDINGS,
    CHARACTERS,
    COMMISSIONS,
    COUNCIL_TILES,
    DICE_TILES,
    SETTLERS,
    SHIPS,
    full,
)
from meeplehall.games.nobility.turn import go_on, start_round

OFFER: Final = 3


def begin(s: Board, objective: int) -> None:
    """RN-106: the town and the players, up to the first decision; objective 0 is drawn."""
    if s.script is not None and s.script.left():
        s.first = s.script.number(0, s.seats - 1, "the first player")
    else:
        s.first = s.rng.below(s.seats)
    s.current = s.first
    if s.journal is not None:
        s.journal.chance("first", s.first)
    hand_out(s)
    if s.night == 1:
        draw_guilds(s)
    s.bag = full(BUILDINGS)
    if s.seats <= 2:
        lay_neutral_workshops(s)
    for place in range(6):
        show_building(s, place)
    deal_settlers(s)
    s.ships = full(SHIPS)
    show_ship(s)
    s.council_left = full(COUNCIL_TILES)
    show_council(s)
    if s.events == 1:
        event_cards.shuffle(s)
    if s.seats == 1:
        s.objective = objective
        if objective == 0:
            solo.draw_objective(s)
    if s.night == 1:
        remove_blacksmith(s)
    else:
        deal_characters(s)
    go_on_setup(s)


def hand_out(s: Board) -> None:
    """RN-101, RN-105, RN-801, RN-841: what everybody starts with."""
    t = s.tables
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        p = s.players[seat]
        p.meeples = t.meeples
        p.houses = t.houses - t.start_houses
        p.platform = t.start_houses
        p.reputation = t.start_reputation[s.seats]
        coins(s, seat, t.start_coins, purse.START)
        for kind in range(6):
            goods(s, seat, kind, t.start_goods, purse.START)
        modifiers(s, seat, t.start_modifiers[s.seats * 6 + i], purse.START)
        if s.night == 1:
            points(s, seat, t.night_score, purse.START)
            p.nobility = t.night_nobility


def lay_neutral_workshops(s: Board) -> None:
    """RN-104: a random workshop on the middle slot of each guild; RN-846: at night not in a starting guild."""
    for guild in range(6):
        if keeper_of(s, guild) >= 0:
            continue
        tile = draw(s, s.tables.guild_tiles[guild], "a neutral workshop")
        s.bag &= ~bit(tile)
        s.workshops[guild * WORKSHOP_SLOTS + 1] = tile
        if s.journal is not None:
            s.journal.chance("neutral", guild, tile)


def deal_settlers(s: Board) -> None:
    """RN-102: one card of deck 1 each; then the decks are one, and six cards lie in the Tavern."""
    s.deck = full(SETTLERS)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        card = draw(s, s.deck & s.tables.first_deck, "a settlers card of deck 1")
        s.deck &= ~bit(card)
        s.players[seat].hand |= bit(card)
        if s.journal is not None:
            s.journal.chance("settlers", seat, card)
    for place in range(TAVERN_CARDS):
        show_card(s, place)


def deal_characters(s: Board) -> None:
    """RN-101: a random character each; the others leave the game."""
    left: i64 = full(CHARACTERS)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        character = draw(s, left, "a character", s.tables.character_names)
        left &= ~bit(character)
        s.players[seat].character = character
        if s.journal is not None:
            s.journal.chance("character", seat, character)


def go_on_setup(s: Board) -> None:
    """At night characters are chosen one after the other (`step` have been asked); then the Chancery, then round 1."""
    if s.night == 1 and s.step < s.seats:
        s.current = (s.first + s.step) % s.seats
        s.step += 1
        s.todo = CHOOSE_CHARACTER
        return
    s.step = 0
    s.current = s.first
    if s.chancery == 1:
        deal_commissions(s)
        return
    start_round(s)
    go_on(s)


def choose_character(s: Board, seat: i64, character: i64) -> None:
    """RN-842: one of the guild's two, whose benefit comes at once."""
    s.players[seat].character = character
    if s.journal is not None:
        s.journal.tell("character", seat, character)
    take_benefit(s, seat)


def deal_commissions(s: Board) -> None:
    """RN-831: three each, of which all keep one at the same time."""
    s.dice_tiles = full(DICE_TILES)
    s.commissions = full(COMMISSIONS)
    for i in range(s.seats):
        draw_commissions(s, (s.first + i) % s.seats, OFFER)
    s.todo = CHOOSE_COMMISSION


def choose_commission(s: Board, seat: i64, choice: i64) -> None:
    """Sealed; with the last choice the rest goes back into the deck, and everybody draws a dice tile."""
    s.players[seat].choice = choice + 1
    for p in s.players:
        if p.choice == 0:
            return
    s.revealed += 1
    for i in range(s.seats):
        keep_first(s, (s.first + i) % s.seats)
    s.todo = READY
    start_round(s)
    go_on(s)


def keep_first(s: Board, seat: i64) -> None:
    """The chosen one stays, the others are shuffled back."""
    p = s.players[seat]
    kept = offered(p.offer, p.choice - 1)
    for i in range(OFFER):
        card = offered(p.offer, i)
        if card != kept:
            p.seen |= bit(card)
            s.commissions |= bit(card)
    if s.journal is not None:
        s.journal.secret(seat, "keep", seat, kept)
    p.offer = 0
    p.choice = 0
    hand_out_tile(s, seat, kept, False)
