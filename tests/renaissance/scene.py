"""Positions made to order, with every card still accounted for."""

from __future__ import annotations

from meeplehall.core.bits import BIT
from meeplehall.core.heap import one
from meeplehall.core.journal import Journal
from meeplehall.games.renaissance.cards import CARDS, ICONS, LETTERS, RENAISSANCE, face_text
from meeplehall.games.renaissance.game import GAME
from meeplehall.games.renaissance.hand import cards_of, with_card
from meeplehall.games.renaissance.phases import call_phase
from meeplehall.games.renaissance.position import Renaissance
from meeplehall.games.renaissance.pyramid import PLACE_NAMES, PLACE_NUMBER
from meeplehall.games.renaissance.recruits import start_recruits
from meeplehall.games.renaissance.refill import start_discards
from meeplehall.games.renaissance.state import DECK, DOWN, HAND, KNOWN, OPEN, SHOWN
from meeplehall.games.renaissance.supply import in_pile
from tests.renaissance.conservation import check

ORDER = "baker scholar renaissance knight merchant"
"""The foundation of a scene: B S R K M."""


def start(
    players: int = 2, seed: int = 1, journal: Journal | None = None, rules: int | None = None, **options
) -> Renaissance:
    """A game in which the foundations are still to be laid."""
    return GAME.new(players, options, seed, journal, rules)


def scene(players: int = 2, seed: int = 1, order: str = ORDER, rules: int | None = None, **options) -> Renaissance:
    """Phase 1 of round 1; every hand is put back into the deck."""
    s = start(players, seed, rules=rules, **options)
    for seat in range(players):
        lay(s, seat, order)
    for seat in range(players):
        give(s, seat)
    call(s, 1)
    return s


def lay(s: Renaissance, seat: int, order: str) -> None:
    for position, worker in enumerate(order.split()[:4], start=1):
        act(s, seat, f"lay {worker} 1.{position}")


def act(s: Renaissance, seat: int, *notations: str) -> None:
    """Actions of one seat, through the checked border; cards stay accounted for."""
    for text in notations:
        s.apply(seat, GAME.parse(text))
    check(s)


def legal(s: Renaissance, seat: int) -> list[str]:
    return [GAME.notation(action) for action in s.legal(seat)]


def of_kind(s: Renaissance, seat: int, kind: str) -> list[str]:
    return [text for text in legal(s, seat) if text.split()[0] == kind]


def all_pass(s: Renaissance) -> None:
    """Everyone passes this phase."""
    for seat in s.pending():
        act(s, seat, "pass")


def all_done(s: Renaissance) -> None:
    """Nobody discards anything."""
    for seat in s.pending():
        act(s, seat, "done")


# Putting cards where a scene needs them


def _in_deck(s: Renaissance, face: str) -> int:
    """A card of this face in the deck; one on a recruit area or face down changes places with another."""
    cards = [card for card in range(1, CARDS + 1) if face_text(s.tables.face[card]) == face]
    for card in cards:
        if s.where[card] == DECK:
            return card
    spare = next(c for c in range(1, CARDS + 1) if s.where[c] == DECK)
    for card in cards:
        icon = next((icon for icon in range(4) if s.recruits[icon] == card), None)
        if icon is not None or s.where[card] >= DOWN:
            s.where[spare], s.where[card] = s.where[card], DECK
            if icon is not None:
                s.recruits[icon] = spare
            return card
    raise AssertionError(f"no {face} is free")


def _from_deck(s: Renaissance, face: str, zone: int) -> int:
    card = _in_deck(s, face)
    s.where[card] = zone
    s.deck_size -= 1
    return card


def _to_deck(s: Renaissance, card: int) -> None:
    if 0 < card <= CARDS:
        s.where[card] = DECK
        s.deck_size += 1


def give(s: Renaissance, seat: int, *faces: str, known: tuple[str, ...] = ()) -> None:
    """Exactly this hand; `known` are recruits that all have seen."""
    p = s.players[seat]
    for card in cards_of(p.hand):
        _to_deck(s, card)
    p.hand = 0
    for face in faces:
        p.hand = with_card(p.hand, _from_deck(s, face, HAND + seat))
    for face in known:
        p.hand = with_card(p.hand, _from_deck(s, face, KNOWN + seat))
    p.hand_size = len(faces) + len(known)


def build(s: Renaissance, seat: int, **places: str) -> None:
    """Workers on upper places: `l2_1="M:mm/bs"`; "R" lies face down."""
    p = s.players[seat]
    for name, face in places.items():
        place = PLACE_NUMBER[name[1:].replace("_", ".")]
        if face == "R":
            card = next(card for card in range(1, CARDS + 1) if s.where[card] == DECK)
            s.where[card] = DOWN + seat * 16 + place
            s.deck_size -= 1
            p.places[place] = RENAISSANCE
        else:
            p.places[place] = _from_deck(s, face, OPEN)
        p.filled |= BIT[place]


def fill(s: Renaissance, seat: int, *names: str) -> None:
    """Face-down workers on these places."""
    build(s, seat, **{"l" + name.replace(".", "_"): "R" for name in names})


def store(s: Renaissance, seat: int, *icons: str) -> None:
    s.players[seat].stored = sum(one(ICONS.index(icon)) for icon in icons)


def teach(s: Renaissance, seat: int, *icons: str) -> None:
    s.players[seat].taught = sum(BIT[ICONS.index(icon)] for icon in icons)


def knights(s: Renaissance, seat: int, *icons: str) -> None:
    s.players[seat].knights = sum(one(ICONS.index(icon)) for icon in icons)


def recruit(s: Renaissance, icon: str, face: str) -> None:
    """This card on a recruit area."""
    number = ICONS.index(icon)
    _to_deck(s, s.recruits[number])
    s.recruits[number] = _from_deck(s, face, OPEN)


def keep_in_deck(s: Renaissance, n: int, zone: int = SHOWN) -> None:
    """Leave n cards in the deck; the others go to the pile."""
    for card in range(CARDS, 0, -1):
        if s.deck_size > n and s.where[card] == DECK:
            s.where[card] = zone
            s.deck_size -= 1
            s.pile_size += 1


def call(s: Renaissance, phase: int) -> None:
    """Call a phase again, with what now lies there."""
    call_phase(s, phase)
    check(s)


def to_recruits(s: Renaissance) -> None:
    """The recruit resolution begins."""
    from meeplehall.games.renaissance.turn import go_on

    start_recruits(s)
    s.open = 0
    go_on(s)
    check(s)


def to_discards(s: Renaissance) -> None:
    """The discard step begins."""
    start_discards(s)
    check(s)


# Looking


def hand(s: Renaissance, seat: int) -> list[str]:
    return [face_text(s.tables.face[card]) for card in cards_of(s.players[seat].hand)]


def structure(s: Renaissance, seat: int) -> dict[str, str]:
    """The upper workers."""
    p = s.players[seat]
    return {PLACE_NAMES[n]: face_text(s.tables.face[p.places[n]]) for n in range(10) if p.places[n]}


def areas(s: Renaissance) -> list[str]:
    return [face_text(s.tables.face[s.recruits[icon]]) if s.recruits[icon] else "" for icon in range(4)]


def pile(s: Renaissance, zone: int | None = None) -> list[str]:
    """The faces of the pile, or of the part that a zone tells of."""
    cards = range(1, CARDS + 1)
    inside = [c for c in cards if (in_pile(s.where[c]) if zone is None else s.where[c] == zone)]
    return [face_text(s.tables.face[card]) for card in inside]


def icon_of(face: str) -> str:
    """The large icon of a face."""
    return ICONS[LETTERS.index(face[0])]


def last_place_open() -> Renaissance:
    """Seat 0 has 14 workers, a coin to hire with and two cards that fit the top."""
    s = scene()
    fill(s, 0, *["2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3"])
    build(s, 0, l4_1="M:mm/bs", l4_2="S:ss/bm")
    give(s, 0, "K:kk/ms", "B:bb/ms")
    give(s, 1, "K:kk/sm")
    store(s, 0, "coin")
    call(s, 1)
    return s
