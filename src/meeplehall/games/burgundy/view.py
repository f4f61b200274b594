"""What a seat may see: everything but the supplies' order and an unrevealed castle choice (CB-206)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import members
from meeplehall.core.heap import as_list
from meeplehall.core.native import i64, vec
from meeplehall.games.burgundy.geometry import SPACE_NAMES, SPACES
from meeplehall.games.burgundy.selling import silver_for_workers, workers_for_workers
from meeplehall.games.burgundy.shapes import Decision, Player, Space, View
from meeplehall.games.burgundy.state import CASTLE_CHOICE, CHOOSE_GOODS, DISCARD, FREE_TAKE, Board
from meeplehall.games.burgundy.state import Player as Owner
from meeplehall.games.burgundy.tables import BLACK, PHASE_NAMES, SIZES
from meeplehall.games.burgundy.taking import PRICE
from meeplehall.games.burgundy.tiles import FACE_NAMES, FACES, TYPE_NAMES
from meeplehall.games.burgundy.turn import ROUNDS, turns

DECISIONS: Final = ["castle", "turn", "extra", "load", "goods", "sell", "take", "place", "discard", "over"]


def view(s: Board, seat: i64) -> View:
    """Plain data for one seat, or for a spectator (-1)."""
    choosing = s.todo == CASTLE_CHOICE
    tables = s.tables
    return {
        "game": "burgundy",
        "seat": seat,
        "edition": s.edition,
        "tie": "most" if s.tie_most == 1 else "fewest",
        "over": s.over,
        "phase": PHASE_NAMES[s.phase],
        "round": ROUNDS if s.over else s.round + 1,
        "turn": turns(s),
        # While castles are chosen, who has already chosen is nobody's business.
        "turn_of": list(range(s.seats)) if choosing else ([] if s.over else [s.current]),
        "order": [] if choosing else _list(s.order),
        "decision": _decision(s),
        "bought": s.bought == 1,
        "price": PRICE,
        "white": s.white,
        "round_good": s.round_good,
        "round_goods": _list(s.round_goods),
        "depots": [[FACE_NAMES[s.depots[depot * 4 + i]] for i in range(4)] for depot in range(6)],
        "depot_types": [
            [_type(tables.slot_kind(s.seats, s.phase, depot * 4 + i)) for i in range(4)] for depot in range(6)
        ],
        "black_depot": [FACE_NAMES[s.depots[slot]] for slot in range(BLACK, BLACK + tables.black_spaces[s.seats])],
        "cargo": [as_list(s.cargo[depot]) for depot in range(1, 7)],
        "supply": {"coloured": faces(s.coloured), "black": faces(s.black), "goods": as_list(s.goods_supply)},
        "gone": faces(s.gone),
        "region_points": [tables.region_points[size] for size in range(1, SIZES + 1)],
        "phase_points": {name: tables.phase_points[phase] for phase, name in enumerate(PHASE_NAMES)},
        "good_points": tables.good_points[s.seats],
        "bonus": bonus(s),
        "bonus_points": [tables.colour_first[s.seats], tables.colour_second[s.seats]],
        "players": [_player(s, n, seat) for n in range(s.seats)],
    }


def _player(s: Board, n: i64, viewer: i64) -> Player:
    p = s.players[n]
    shown = n == viewer or s.todo != CASTLE_CHOICE
    return {
        "estate": p.estate.number,
        "spaces": _spaces(p),
        "castle": SPACE_NAMES[p.castle - 1] if p.castle > 0 and shown else "",
        "storage": [FACE_NAMES[p.storage[i]] for i in range(len(p.storage))],
        "workers": p.workers,
        "silver": p.silver,
        "goods": as_list(p.goods),
        "sold": as_list(p.sold),
        "knowledge": members(p.knowledge),
        "workers_action": {"workers": workers_for_workers(p), "silver": silver_for_workers(p)},
        "dice": [p.die0, p.die1],
        "used": [p.used & 1 != 0, p.used & 2 != 0],
        "track": p.track,
        "arrival": p.arrival,
        "score": p.score,
    }


def _spaces(p: Owner) -> list[Space]:
    return [
        {
            "name": SPACE_NAMES[i],
            "type": TYPE_NAMES[p.estate.types[i]],
            "number": p.estate.numbers[i],
            "tile": FACE_NAMES[p.tiles[i]],
        }
        for i in range(SPACES)
    ]


def _decision(s: Board) -> Decision:
    """What is asked of the seat in turn."""
    out: Decision = {"kind": DECISIONS[s.todo]}
    if s.todo == DISCARD:
        out["tile"] = FACE_NAMES[s.arg]
    elif s.todo == FREE_TAKE:
        out["types"] = [TYPE_NAMES[kind] for kind in members(s.arg)]
    elif s.todo == CHOOSE_GOODS:
        out["depots"] = members(s.arg)
    return out


def bonus(s: Board) -> dict[str, list[int | None]]:
    """Who has the bonus tiles, by type."""
    return {name: [_seat(s.bonus[kind * 2]), _seat(s.bonus[kind * 2 + 1])] for kind, name in enumerate(TYPE_NAMES)}


def _type(kind: i64) -> str:
    return TYPE_NAMES[kind] if kind >= 0 else ""


def faces(counts: vec[i64]) -> dict[str, int]:
    """Tiles by face, those that there are."""
    return {FACE_NAMES[face]: counts[face] for face in range(1, FACES) if counts[face] > 0}


def _list(values: vec[i64]) -> list[int]:
    return [values[i] for i in range(len(values))]


def _seat(taken: i64) -> int | None:
    return None if taken == 0 else taken - 1
