"""What a seat may know (RM-208) and remember (RM-209), as a row of small numbers (core/observer.py)."""

from __future__ import annotations

from typing import Final, cast

from meeplehall.core.bits import has, table
from meeplehall.core.heap import total
from meeplehall.core.layout import Layout, by_player, code, flag, number
from meeplehall.core.native import i16, i64, vec
from meeplehall.core.observer import Observer, put, put_counts, put_nothing, put_set, relative
from meeplehall.core.state import State
from meeplehall.games.renaissance.cards import CARDS
from meeplehall.games.renaissance.codes import ACTION_COUNT
from meeplehall.games.renaissance.decks import HOUSE
from meeplehall.games.renaissance.hand import CARD_BITS, SLOTS, card_at
from meeplehall.games.renaissance.position import Renaissance
from meeplehall.games.renaissance.pyramid import PLACES, UPPER
from meeplehall.games.renaissance.sampling import hidden
from meeplehall.games.renaissance.scoring import workers
from meeplehall.games.renaissance.state import KNOWN, LAYING, SHOWN, THROWN, WON, ZONES, Board, Player
from meeplehall.games.renaissance.tables import CORNER_BITS, CORNERS, OWN

LAYOUT: Final = 1
"""The number of the layout; it moves when any slice below changes."""
ICONS: Final = 4

_CARD = (
    "five codes a card: large icon, offers left and right, needs left and right; 1-4 coin, book, bread, shield, 5 any"
)


# Seen and unseen cards are counted in one number, the unseen ones above these bits.
_SEEN_BITS: Final = 7
_SEEN: Final = 127
_CORNER: Final = 15


def _counted(zone: int, seat: int) -> int:
    """What a card of this zone counts for a seat."""
    if zone in (SHOWN, THROWN + seat):
        return 1
    return _SEEN + 1 if hidden(zone, seat) else 0


# At [(seat + 1) * ZONES + zone]; seat -1 is a spectator.
_TOLD: Final = table([_counted(zone, seat) for seat in range(-1, 4) for zone in range(ZONES)])


class RenaissanceObserver(Observer):
    """The table, the own hand and choice, and what is left to be seen."""

    def layout(self, players: int) -> Layout:
        """What stands where with that many players."""
        common = [
            code("decision", 5, "what is asked: foundation, choice, man, recruit, discard, over"),
            code("deck", len(HOUSE), f"{', '.join(HOUSE)} or own"),
            number("round_limit", "the game ends after so many rounds; 0: never"),
            code("dealer", players, "who deals: 1 the one who looks, 2 the next"),
            number("round", "from 1; 0 while foundations are laid"),
            number("phase", "the action phase, 1 to 4; 0 outside", high=4),
            code("won_area", ICONS, "with recruit: the area that was won, from the left; 0: none"),
            code("recruits", 5, f"on the four areas from the left; {_CARD}", ICONS * CORNERS),
            number("rivals", "opposing knights by icon, alone", ICONS),
            number("deck_size", "cards in the deck", high=CARDS),
            number("pile_size", "cards in the discard pile", high=CARDS),
            number(
                "seen", "cards known to lie in the pile, each face counted at its first card of 96", CARDS, high=CARDS
            ),
            number("unseen", "cards that may be anywhere out of sight, counted likewise", CARDS, high=CARDS),
            code("solo", 3, "alone: normal, easier or harder as 1 to 3; 0 with several players"),
            number("solo_cards", "alone: the option of that name", high=40),
            flag("renewed", "alone: whether the easier game's second deck is in use"),
            flag("lost", "alone: whether a card was needed and none was there"),
            code("hand", 5, f"the own hand, in the order in which actions count it; {_CARD}", SLOTS * CORNERS),
            flag("complete", "whether the own choice lacks nothing"),
            flag("removing", "the own choice: upper places 5.1 to 2.4 to be cleared", UPPER),
            flag("throwing", "the own choice: hand cards to be thrown", SLOTS),
            code("choice", ACTION_COUNT, "the own choice: code of the sealed action + 1; 0 while it is open"),
        ]
        player = [
            flag("asked", "whether this step asks the seat; whether it has chosen does not show"),
            code(
                "structure",
                5,
                f"places 5.1 to 1.5; while foundations are laid the own alone; {_CARD}",
                PLACES * CORNERS,
            ),
            number("hand_size", "cards in hand", high=SLOTS),
            code("known", 5, f"recruits in hand that all have seen; {_CARD}", SLOTS * CORNERS),
            number("stored", "stored tokens by icon", ICONS),
            flag("taught", "icons in the Renaissance area", ICONS),
            number("knights", "knights on the areas by icon", ICONS),
            number("home", "knights at home"),
            flag("man", "whether a Renaissance Man waits to be placed"),
            number("workers", "cards in the structure; 0 until the foundations are shown", high=PLACES),
        ]
        return Layout(LAYOUT, common + by_player(players, player))

    def fill(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        """Fill all cells of the layout, the first of them at `at`, with what this seat may know."""
        s = cast(Renaissance, state)
        at = _board(s, seat, cells, at)
        at = _own(s, seat, cells, at)
        for n in range(s.seats):
            owner = seat + n
            if owner >= s.seats:
                owner -= s.seats
            at = _player(s, owner, n == 0 or s.todo != LAYING, cells, at)


def _board(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    corners = s.tables.corners
    recruits = s.recruits
    at = put(cells, at, s.todo)
    kind = s.tables.kind
    had_deck = cells[at] == kind and kind != OWN  # as the row told it last
    at = put(cells, at, kind)
    at = put(cells, at, s.round_limit)
    at = put(cells, at, relative(s.dealer, seat, s.seats))
    at = put(cells, at, s.round)
    at = put(cells, at, s.phase)
    at = put(cells, at, s.area + 1 if s.todo == WON else i64(0))
    for icon in s.tables.areas:
        at = _card(corners[recruits[icon]], cells, at)
    at = put_counts(cells, at, s.rivals, ICONS)
    at = put(cells, at, s.deck_size)
    at = put(cells, at, s.pile_size)
    if not had_deck:
        put_nothing(cells, at, 2 * CARDS)
    return _faces(s, seat, cells, at)


def _faces(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    """How many cards of each face lie where the seat knows, and where it cannot look.

    They are counted at the first card of the face; with the same deck the cells of its others are still 0.
    """
    where = s.where
    counted = _TOLD
    told: i64 = (seat + 1) * ZONES
    card: i64 = 1
    for end in s.tables.ends:
        first = at + card - 1
        counts: i64 = 0
        while card < end:
            counts += counted[told + where[card]]
            card += 1
        cells[first] = i16(counts & _SEEN)
        cells[first + CARDS] = i16(counts >> _SEEN_BITS)
    return at + 2 * CARDS


def _own(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    p = s.players[seat]
    alone = s.seats == 1
    at = put(cells, at, s.solo + 1 if alone else i64(0))
    at = put(cells, at, s.solo_cards if alone else i64(0))
    at = put(cells, at, s.renewed)
    at = put(cells, at, s.lost)
    corners = s.tables.corners
    end = at + SLOTS * CORNERS
    hand = p.hand
    while hand != 0:
        at = _card(corners[card_at(hand, 0)], cells, at)
        hand >>= CARD_BITS
    at = _no_more_cards(cells, at, end)
    at = put(cells, at, i64(1) if has(s.asked, seat) and not has(s.open, seat) else i64(0))
    at = put_set(cells, at, p.removing, 0, UPPER)
    at = put_set(cells, at, p.throwing, 0, SLOTS)
    return put(cells, at, p.choice)


def _player(s: Board, n: i64, shown: bool, cells: vec[i16], at: i64) -> i64:
    p = s.players[n]
    at = put(cells, at, i64(1) if has(s.asked, n) else i64(0))
    if shown:
        corners = s.tables.corners
        for card in p.places:
            at = _card(corners[card], cells, at)
    else:
        at = put_nothing(cells, at, PLACES * CORNERS)
    at = put(cells, at, p.hand_size)
    at = _known(s, p, n, cells, at)
    at = put_counts(cells, at, p.stored, ICONS)
    at = put_set(cells, at, p.taught, 0, ICONS)
    at = put_counts(cells, at, p.knights, ICONS)
    at = put(cells, at, s.tables.knights - total(p.knights))
    at = put(cells, at, p.man)
    return put(cells, at, workers(p) if s.todo != LAYING else i64(0))


def _known(s: Board, p: Player, n: i64, cells: vec[i16], at: i64) -> i64:
    corners = s.tables.corners
    where = s.where
    end = at + SLOTS * CORNERS
    hand = p.hand
    while hand != 0:
        card = card_at(hand, 0)
        if where[card] == KNOWN + n:
            at = _card(corners[card], cells, at)
        hand >>= CARD_BITS
    return _no_more_cards(cells, at, end)


def _card(corners: i64, cells: vec[i16], at: i64) -> i64:
    cells[at] = i16(corners & _CORNER)
    cells[at + 1] = i16((corners >> CORNER_BITS) & _CORNER)
    cells[at + 2] = i16((corners >> 2 * CORNER_BITS) & _CORNER)
    cells[at + 3] = i16((corners >> 3 * CORNER_BITS) & _CORNER)
    cells[at + 4] = i16((corners >> 4 * CORNER_BITS) & _CORNER)
    return at + CORNERS


def _no_more_cards(cells: vec[i16], at: i64, end: i64) -> i64:
    """Clear the rest of a row of cards, up to the first place that had none: every card has a large icon."""
    while at < end and cells[at] != 0:
        at = _card(0, cells, at)
    return end
