"""What a seat may see (RM-208), and what it remembers (RM-209)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import BIT, members
from meeplehall.core.heap import count, total
from meeplehall.core.native import i64
from meeplehall.games.renaissance.actions import SPACE
from meeplehall.games.renaissance.cards import CARDS, FOUNDATION_FACE, ICONS, WORKERS, face_text, icons_of
from meeplehall.games.renaissance.decks import HOUSE
from meeplehall.games.renaissance.hand import cards_of
from meeplehall.games.renaissance.pyramid import BASE, PLACE_NAMES, PLACES
from meeplehall.games.renaissance.sampling import hidden
from meeplehall.games.renaissance.scoring import in_play, workers
from meeplehall.games.renaissance.setup import unlaid
from meeplehall.games.renaissance.shapes import Area, Card, Cell, Choice, Decision, Player, Solo, View
from meeplehall.games.renaissance.state import HARDER, KNOWN, LAYING, SHOWN, THROWN, WON, Board
from meeplehall.games.renaissance.state import Player as Seat

DECISIONS: Final = ["foundation", "choice", "man", "recruit", "discard", "over"]
SOLO: Final = ["normal", "easier", "harder"]


def view(s: Board, seat: i64) -> View:
    """Plain data for one seat, or for a spectator (-1)."""
    return {
        "game": "renaissance",
        "seat": seat,
        "deck": s.tables.name if s.tables.name in HOUSE else "own",
        "round_limit": s.round_limit,
        "store_size": s.tables.store,
        "over": s.over,
        "dealer": s.dealer,
        "round": s.round,
        "phase": s.phase,
        # All that the step asks: who has already chosen is nobody's business.
        "turn_of": members(s.asked),
        "decision": _decision(s),
        "areas": [_area(s, s.tables.areas[i]) for i in range(4)],
        "deck_size": s.deck_size,
        "pile_size": s.pile_size,
        "seen": _faces(s, [card for card in range(1, CARDS + 1) if _seen(s.where[card], seat)]),
        "unseen": _faces(s, [card for card in range(1, CARDS + 1) if hidden(s.where[card], seat)]),
        "solo": _solo(s) if s.seats == 1 else None,
        "players": [_player(s, n, seat) for n in range(s.seats)],
    }


def _decision(s: Board) -> Decision:
    if s.todo != WON:
        return {"kind": DECISIONS[s.todo]}
    icon = s.tables.areas[s.area]
    return {"kind": DECISIONS[WON], "area": ICONS[icon], "card": card_data(s.tables.face[s.recruits[icon]])}


def _area(s: Board, icon: i64) -> Area:
    return {
        "icon": ICONS[icon],
        "card": _card(s, s.recruits[icon]),
        "knights": [count(p.knights, icon) for p in s.players],
        "rivals": count(s.rivals, icon),
    }


def _solo(s: Board) -> Solo:
    away: i64 = s.solo_cards if s.solo == HARDER else 0
    return {
        "mode": SOLO[s.solo],
        "cards": s.solo_cards,
        "renewed": s.renewed == 1,
        "lost": s.lost == 1,
        "clock": s.solo_cards if s.renewed == 1 else CARDS - len(s.recruits) - s.tables.hand - away,
        "put_away": away,
    }


def _player(s: Board, n: i64, viewer: i64) -> Player:
    p = s.players[n]
    own = n == viewer
    return {
        "structure": _structure(s, p, own),
        "to_lay": [card_data(FOUNDATION_FACE + kind) for kind in members(unlaid(p))] if own else None,
        "hand_size": p.hand_size,
        "hand": [card_data(s.tables.face[card]) for card in cards_of(p.hand)] if own else None,
        "known": [face_text(s.tables.face[card]) for card in cards_of(p.hand) if s.where[card] == KNOWN + n],
        "stored": {ICONS[icon]: count(p.stored, icon) for icon in range(4) if count(p.stored, icon) > 0},
        "taught": [ICONS[icon] for icon in members(p.taught)],
        "knights": s.tables.knights - total(p.knights),
        "man": p.man == 1,
        "workers": workers(p) if s.todo != LAYING else 0,
        "in_play": in_play(p),
        "choice": _choice(s, p, n) if own else None,
    }


def _structure(s: Board, p: Seat, own: bool) -> list[Cell]:
    """From the top down. While foundations are laid, each sees only his own."""
    return [
        {
            "place": PLACE_NAMES[i],
            "card": _card(s, p.places[i]) if own or s.todo != LAYING else None,
            "down": i < BASE and s.tables.face[p.places[i]] == FOUNDATION_FACE + 4,
        }
        for i in range(PLACES)
    ]


def _choice(s: Board, p: Seat, n: i64) -> Choice:
    return {
        "complete": s.asked & BIT[n] != 0 and s.open & BIT[n] == 0,
        "removing": [PLACE_NAMES[place] for place in members(p.removing)],
        "throwing": [slot + 1 for slot in members(p.throwing)],
        "action": SPACE.structured(p.choice - 1) if p.choice != 0 else None,
    }


def _card(s: Board, card: i64) -> Card | None:
    return None if card == 0 else card_data(s.tables.face[card])


def card_data(face: int) -> Card:
    """A card by its icons."""
    if face >= FOUNDATION_FACE:
        kind = face - FOUNDATION_FACE
        offer = ICONS[kind] if kind < 4 else "any"
        return {
            "text": face_text(face),
            "worker": WORKERS[kind],
            "large": ICONS[kind] if kind < 4 else None,
            "offers": [offer, offer],
            "needs": [],
        }
    names = [ICONS[icon] for icon in icons_of(face)]
    return {
        "text": face_text(face),
        "worker": WORKERS[icons_of(face)[0]],
        "large": names[0],
        "offers": names[1:3],
        "needs": names[3:],
    }


def _seen(zone: i64, seat: i64) -> bool:
    """RM-209: a card of the pile that this seat has seen."""
    return zone == SHOWN or (seat >= 0 and zone == THROWN + seat)


def _faces(s: Board, cards: list[int]) -> dict[str, int]:
    out: dict[str, int] = {}
    for card in cards:
        text = face_text(s.tables.face[card])
        out[text] = out.get(text, 0) + 1
    return out
