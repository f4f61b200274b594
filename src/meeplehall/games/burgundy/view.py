"""What a seat may see: everything but the supplies' order and an unrevealed castle choice (CB-206)."""

from __future__ import annotations

from typing import Any, Final

from meeplehall.core.bits import members
from meeplehall.core.heap import as_list
from meeplehall.core.native import i64, vec
from meeplehall.games.burgundy.geometry import SPACE_NAMES, SPACES
from meeplehall.games.burgundy.state import CASTLE_CHOICE, CHOOSE_GOODS, DISCARD, FREE_TAKE, Board, Player
from meeplehall.games.burgundy.tables import BLACK
from meeplehall.games.burgundy.tiles import FACE_NAMES, FACES, TYPE_LETTERS, TYPE_NAMES

DECISIONS: Final = ["castle", "turn", "extra", "load", "goods", "sell", "take", "place", "discard", "over"]


def view(s: Board, seat: i64) -> dict[str, Any]:
    """Plain data for one seat, or for a spectator (-1)."""
    choosing = s.todo == CASTLE_CHOICE
    return {
        "game": "burgundy",
        "seat": seat,
        "edition": s.edition,
        "tie": "most" if s.tie_most == 1 else "fewest",
        "over": s.over,
        "phase": "ABCDE"[s.phase],
        "round": s.round + 1,
        # While castles are chosen, who has already chosen is nobody's business.
        "turn_of": list(range(s.seats)) if choosing else ([] if s.over else [s.current]),
        "order": [] if choosing else _list(s.order),
        "decision": _decision(s),
        "bought": s.bought == 1,
        "white": s.white,
        "depots": [[_face(s.depots[depot * 4 + i]) for i in range(4)] for depot in range(6)],
        "black_depot": [_face(s.depots[slot]) for slot in range(BLACK, BLACK + s.tables.black_spaces[s.seats])],
        "cargo": [as_list(s.cargo[depot]) for depot in range(1, 7)],
        "round_goods": _list(s.round_goods),
        "supply": {
            "coloured": _faces(s.coloured),
            "black": _faces(s.black),
            "goods": as_list(s.goods_supply),
        },
        "gone": _faces(s.gone),
        "bonus": {TYPE_NAMES[kind]: [_seat(s.bonus[kind * 2]), _seat(s.bonus[kind * 2 + 1])] for kind in range(6)},
        "players": [_player(s, n, seat) for n in range(s.seats)],
    }


def _player(s: Board, n: i64, viewer: i64) -> dict[str, Any]:
    p = s.players[n]
    own = n == viewer
    return {
        "estate": p.estate.number,
        "spaces": _spaces(p),
        "castle": SPACE_NAMES[p.castle - 1] if p.castle > 0 and (own or s.todo != CASTLE_CHOICE) else "",
        "storage": [_face(p.storage[i]) for i in range(len(p.storage))],
        "workers": p.workers,
        "silver": p.silver,
        "goods": as_list(p.goods),
        "sold": as_list(p.sold),
        "knowledge": members(p.knowledge),
        "dice": [p.die0, p.die1],
        "used": [p.used & 1 != 0, p.used & 2 != 0],
        "track": p.track,
        "arrival": p.arrival,
        "score": p.score,
    }


def _spaces(p: Player) -> list[dict[str, Any]]:
    return [
        {
            "name": SPACE_NAMES[i],
            "type": TYPE_LETTERS[p.estate.types[i]],
            "number": p.estate.numbers[i],
            "tile": _face(p.tiles[i]),
        }
        for i in range(SPACES)
    ]


def _decision(s: Board) -> dict[str, Any]:
    """What is asked of the seat in turn."""
    out: dict[str, Any] = {"kind": DECISIONS[s.todo]}
    if s.todo == DISCARD:
        out["tile"] = FACE_NAMES[s.arg]
    elif s.todo == FREE_TAKE:
        out["types"] = [TYPE_NAMES[kind] for kind in members(s.arg)]
    elif s.todo == CHOOSE_GOODS:
        out["depots"] = members(s.arg)
    return out


def _face(face: i64) -> str:
    return FACE_NAMES[face]


def _faces(counts: vec[i64]) -> dict[str, int]:
    return {FACE_NAMES[face]: counts[face] for face in range(1, FACES) if counts[face] > 0}


def _list(values: vec[i64]) -> list[int]:
    return [values[i] for i in range(len(values))]


def _seat(taken: i64) -> int | None:
    return None if taken == 0 else taken - 1
