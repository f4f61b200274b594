"""What a seat may see (RM-208), and what it remembers (RM-209)."""

from __future__ import annotations

from typing import Any, Final

from meeplehall.core.bits import BIT, members
from meeplehall.core.heap import as_list, count, total
from meeplehall.core.native import i64
from meeplehall.games.renaissance.cards import CARDS, FOUNDATION_FACE, ICONS, WORKERS, face_text, icons_of
from meeplehall.games.renaissance.codes import PLACE
from meeplehall.games.renaissance.decks import HOUSE
from meeplehall.games.renaissance.hand import cards_of
from meeplehall.games.renaissance.pyramid import BASE, PLACE_NAMES, PLACES
from meeplehall.games.renaissance.sampling import hidden
from meeplehall.games.renaissance.scoring import in_play, workers
from meeplehall.games.renaissance.state import (
    CHOICE,
    KNOWN,
    LAYING,
    MAN,
    SHOWN,
    THROWN,
    WON,
    Board,
    Player,
)

DECISIONS: Final = ["foundation", "choice", "man", "recruit", "discard", "over"]
SOLO: Final = ["normal", "easier", "harder"]


def view(s: Board, seat: i64) -> dict[str, Any]:
    """Plain data for one seat, or for a spectator (-1)."""
    return {
        "game": "renaissance",
        "seat": seat,
        "deck": s.tables.name if s.tables.name in HOUSE else "own",
        "round_limit": s.round_limit,
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


def _decision(s: Board) -> dict[str, Any]:
    """What is asked."""
    out: dict[str, Any] = {"kind": DECISIONS[s.todo]}
    if s.todo == WON:
        icon = s.tables.areas[s.area]
        out["area"] = ICONS[icon]
        out["card"] = card_data(s.tables.face[s.recruits[icon]])
    return out


def _area(s: Board, icon: i64) -> dict[str, Any]:
    return {
        "icon": ICONS[icon],
        "card": card_data(s.tables.face[s.recruits[icon]]),
        "knights": [count(p.knights, icon) for p in s.players],
        "rivals": count(s.rivals, icon),
    }


def _solo(s: Board) -> dict[str, Any]:
    return {"mode": SOLO[s.solo], "cards": s.solo_cards, "renewed": s.renewed == 1, "lost": s.lost == 1}


def _player(s: Board, n: i64, viewer: i64) -> dict[str, Any]:
    p = s.players[n]
    own = n == viewer
    return {
        "structure": _structure(s, p, own),
        "hand_size": p.hand_size,
        "hand": [card_data(s.tables.face[card]) for card in cards_of(p.hand)] if own else None,
        "known": [face_text(s.tables.face[card]) for card in cards_of(p.hand) if s.where[card] == KNOWN + n],
        "stored": _icons(as_list(p.stored, 4)),
        "taught": [ICONS[icon] for icon in members(p.taught)],
        "knights": s.tables.knights - total(p.knights),
        "man": p.man == 1,
        "workers": workers(p) if s.todo != LAYING else 0,
        "in_play": in_play(p),
        "choice": _choice(s, p, n) if own else None,
    }


def _structure(s: Board, p: Player, own: bool) -> list[dict[str, Any]]:
    """From the top down. While foundations are laid, each sees only his own."""
    return [
        {
            "place": PLACE_NAMES[i],
            "card": card_data(s.tables.face[p.places[i]]) if own or s.todo != LAYING else None,
            "down": i < BASE and s.tables.face[p.places[i]] == FOUNDATION_FACE + 4,
        }
        for i in range(PLACES)
    ]


def _choice(s: Board, p: Player, n: i64) -> dict[str, Any]:
    """The seat's own sealed choice as far as it has got; `action` is a code."""
    return {
        "complete": s.asked & BIT[n] != 0 and s.open & BIT[n] == 0,
        "removing": [PLACE_NAMES[place] for place in members(p.removing)],
        "throwing": [slot + 1 for slot in members(p.throwing)],
        "action": p.choice - 1 if p.choice != 0 and s.todo == CHOICE else None,
        "place": PLACE_NAMES[p.choice - 1 - PLACE] if p.choice != 0 and s.todo == MAN else None,
    }


def card_data(face: int) -> dict[str, Any] | None:
    """A card by its icons; -1 is none."""
    if face < 0:
        return None
    if face < FOUNDATION_FACE:
        names = [ICONS[icon] for icon in icons_of(face)]
        worker = WORKERS[icons_of(face)[0]]
        return {
            "text": face_text(face),
            "worker": worker,
            "large": names[0],
            "offers": names[1:3],
            "needs": names[3:],
        }
    kind = face - FOUNDATION_FACE
    offer = ICONS[kind] if kind < 4 else "any"
    return {
        "text": face_text(face),
        "worker": WORKERS[kind],
        "large": ICONS[kind] if kind < 4 else None,
        "offers": [offer, offer],
        "needs": [],
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


def _icons(counts: list[int]) -> dict[str, int]:
    return {ICONS[icon]: n for icon, n in enumerate(counts) if n > 0}
