"""The Castles of Burgundy as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meeplehall.core.events import Happening
from meeplehall.games.burgundy.actions import BLACK_DEPOT
from meeplehall.games.burgundy.events import Points, Use
from meeplehall.games.burgundy.geometry import ROW_LENGTHS
from meeplehall.games.burgundy.shapes import Player, View

_SHORT = {
    "castle": "CAS",
    "mine": "MIN",
    "ship": "SHP",
    "warehouse": "whs",
    "carpenter": "crp",
    "church": "chu",
    "market": "mkt",
    "boarding-house": "brd",
    "bank": "bnk",
    "city-hall": "cit",
    "watchtower": "wat",
    "cow": "co",
    "sheep": "sh",
    "pig": "pi",
    "chicken": "ch",
    "knowledge": "k",
}
_EFFECTS = {
    "warehouse": "sells goods",
    "carpenter": "takes a building",
    "church": "takes a castle, mine or knowledge tile",
    "market": "takes a ship or animals",
    "boarding-house": "4 workers",
    "bank": "2 Silverlings",
    "city-hall": "places a tile",
    "watchtower": "4 points",
    "castle": "one more action",
    "mine": "a Silverling each phase",
    "ship": "goods and turn order",
}
_KNOWLEDGE = {
    1: "equal buildings in a city",
    2: "mines give workers",
    3: "2 Silverlings per sale",
    4: "a worker per sale",
    5: "ships load from two depots",
    6: "buy from every depot",
    7: "+1 per animal tile",
    8: "workers shift by 2",
    9: "free step: buildings",
    10: "free step: ships, animals",
    11: "free step: castles, mines, knowledge",
    12: "free step: taking",
    13: "workers action: +1 Silverling",
    14: "workers action: 4 workers",
    15: "end: types sold",
    16: "end: 4 per warehouse",
    17: "end: 4 per watchtower",
    18: "end: 4 per carpenter",
    19: "end: 4 per church",
    20: "end: 4 per market",
    21: "end: 4 per boarding house",
    22: "end: 4 per bank",
    23: "end: 4 per city hall",
    24: "end: 4 per animal kind",
    25: "end: 1 per good sold",
    26: "end: bonus tiles",
}


def tile(face: str) -> str:
    """A tile in words."""
    kind, _, number = face.partition("-")
    if kind == "knowledge":
        return f"knowledge {number} ({_KNOWLEDGE[int(number)]})"
    if number.isdigit():
        return f"{number} {'sheep' if kind == 'sheep' else kind + 's'}"
    return face.replace("-", " ")


def short(face: str) -> str:
    """A tile in three characters."""
    kind, _, number = face.partition("-")
    if face in _SHORT:
        return _SHORT[face]
    return f"{_SHORT[kind]}{number:>2}" if kind == "knowledge" else f"{_SHORT[kind]}{number}"


def board(view: View) -> str:
    """The whole table from one seat."""
    lines = [f"Phase {view['phase']}, round {view['round']}   white die {view['white'] or '-'}", ""]
    for n, tiles in enumerate(view["depots"], start=1):
        goods = _goods(view["cargo"][n - 1])
        lines.append(f"  depot {n}: {', '.join(tile(t) for t in tiles if t) or '-':<60} goods {goods}")
    lines += [f"  black:   {', '.join(tile(t) for t in view['black_depot'] if t) or '-'}", ""]
    coming = [str(good) for good in view["round_goods"] if good]
    if coming:
        lines += [f"  goods to come: {' '.join(coming)}", ""]
    for seat, player in enumerate(view["players"]):
        lines += _player(seat, player, view)
    own = view["players"][max(view["seat"], 0)]
    return "\n".join([*lines, "", *estate(own)])


def _player(seat: int, player: Player, view: View) -> list[str]:
    marks = [str(die) if not used else f"({die})" for die, used in zip(player["dice"], player["used"])]
    turn = ">" if seat in view["turn_of"] else " "
    you = " (you)" if seat == view["seat"] else ""
    return [
        f"{turn} seat {seat}{you}: {player['score']} points, dice {' '.join(marks)}, {player['workers']} workers, "
        f"{player['silver']} Silverlings, goods {_goods(player['goods'])}, estate {player['estate']}, "
        f"track {player['track']}",
        f"    storage: {', '.join(tile(t) for t in player['storage'] if t) or 'empty'}",
    ]


def estate(player: Player) -> list[str]:
    """The 37 spaces as rows of hexes: a tile, or the type and number of an empty space."""
    lines = []
    spaces = iter(player["spaces"])
    for row, length in enumerate(ROW_LENGTHS):
        cells = [next(spaces) for _ in range(length)]
        drawn = [f"[{short(c['tile'])}]" if c["tile"] else f" {c['type'][0].upper()}{c['number']}  " for c in cells]
        lines.append("  " + "abcdefg"[row] + "  " + "   " * (7 - length) + " ".join(drawn))
    return lines


def _goods(counts: list[int]) -> str:
    return " ".join(str(good) for good, n in enumerate(counts, start=1) for _ in range(n)) or "-"


def action(view: View, data: dict[str, Any]) -> str:
    """An action in words."""
    player = view["players"][max(view["seat"], 0)]
    with_die = f" with the {data['die']}" if "die" in data else ""
    match data["kind"]:
        case "castle":
            return f"start castle on {data['space']}"
        case "take":
            return (
                f"take {_described(view['depots'][data['depot'] - 1][data['slot'] - 1])} from {data['depot']}{with_die}"
            )
        case "place":
            number = next(s["number"] for s in player["spaces"] if s["name"] == data["space"])
            face = player["storage"][data["storage"] - 1]
            return f"place {tile(face)} on {data['space']} ({number}){with_die}"
        case "sell":
            count = player["goods"][data["good"] - 1]
            return f"sell {count} goods of type {data['good']}{with_die}"
        case "workers":
            return f"take workers{with_die}"
        case "buy":
            black = data["depot"] == BLACK_DEPOT
            row = view["black_depot"] if black else view["depots"][data["depot"] - 1]
            where = "the black depot" if black else f"depot {data['depot']}"
            paid = f", paying {data['workers']} in workers" if "workers" in data else ""
            return f"buy {_described(row[data['slot'] - 1])} from {where}{paid}"
        case "discard":
            return f"discard {tile(player['storage'][data['storage'] - 1])} from storage"
        case "load":
            depots = [data["depot"], *([data["and"]] if "and" in data else [])]
            return " and ".join(f"load goods {_goods(view['cargo'][d - 1])} from depot {d}" for d in depots)
        case "goods":
            return f"load the goods of type {data['good']}"
    return "end the turn" if view["decision"]["kind"] == "turn" else "decline"


def _described(face: str) -> str:
    return f"{tile(face)} ({_EFFECTS[face]})" if face in _EFFECTS else tile(face)


def effect(events: Sequence[Happening]) -> str:
    """Workers paid and points gained."""
    workers = sum(event.workers for event in events if isinstance(event, Use))
    points = sum(event.points for event in events if isinstance(event, Points))
    parts = [f"-{workers} worker{'s' if workers > 1 else ''}"] if workers else []
    parts += [f"+{points}"] if points else []
    return f" ({', '.join(parts)})" if parts else ""
