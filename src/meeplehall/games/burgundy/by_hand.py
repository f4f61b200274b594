"""Positions set up by hand, and positions told in the same words: those of the view.

Whatever is left out is as at the start. Tiles and goods that are named come out of the supplies; where one of them lay
on a depot that nothing is said about, another is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from meeplehall.core.bits import BIT, members
from meeplehall.core.by_hand import by_seat, checked_seat, demand, remember, shaped
from meeplehall.core.errors import BadPosition
from meeplehall.core.heap import as_list, count, covers, heap_of, one, total, variety
from meeplehall.games.burgundy.geometry import SPACE_NAMES, SPACE_NUMBER, SPACES
from meeplehall.games.burgundy.placing import cover
from meeplehall.games.burgundy.position import Burgundy
from meeplehall.games.burgundy.setup import begin
from meeplehall.games.burgundy.shipping import waiting
from meeplehall.games.burgundy.state import (
    CASTLE_CHOICE,
    CHOOSE_GOODS,
    DISCARD,
    FREE_TAKE,
    GOODS_SPACES,
    OVER,
    STORAGE,
    Player,
)
from meeplehall.games.burgundy.supply import draw_black, draw_coloured, draw_good
from meeplehall.games.burgundy.tables import BLACK, PHASE_NAMES, PHASES, SLOTS
from meeplehall.games.burgundy.tiles import (
    BUILDING,
    CASTLE,
    FACE_NAMES,
    FACES,
    FIRST_BUILDING,
    FIRST_KNOWLEDGE,
    KNOWLEDGE,
    TYPE,
    TYPE_NAMES,
)
from meeplehall.games.burgundy.turn import ROUNDS
from meeplehall.games.burgundy.view import DECISIONS, bonus, faces

Count = Annotated[int, Meta(ge=0, le=100_000)]
Good = Annotated[int, Meta(ge=0, le=6)]
Die = Annotated[int, Meta(ge=0, le=6)]
Depot = Annotated[int, Meta(ge=1, le=6)]
Counts = Annotated[list[Count], Meta(min_length=6, max_length=6)]
Holders = Annotated[list[int | None], Meta(min_length=2, max_length=2)]


class SeatFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What belongs to a seat."""

    castle: str | None = None
    """The space of the start castle. With setup `advanced` or `free` the game begins when every seat has one."""
    tiles: dict[str, str] | None = None
    """The tiles of the estate by space, `{"d5": "ship"}`; the start castle lies there anyway. They score nothing."""
    storage: Annotated[list[str], Meta(max_length=3)] | None = None
    workers: Count | None = None
    silver: Count | None = None
    score: Count | None = None
    goods: Counts | None = None
    sold: Counts | None = None
    dice: Annotated[list[Die], Meta(min_length=2, max_length=2)] | None = None
    used: Annotated[list[bool], Meta(min_length=2, max_length=2)] | None = None
    track: Count | None = None
    arrival: Count | None = None


class DecisionFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked of the seat in turn."""

    kind: str
    tile: str = ""
    types: list[str] = []
    depots: list[Depot] = []


class SupplyFacts(Struct, forbid_unknown_fields=True):
    """What can still be drawn; left out: whatever lies nowhere else."""

    coloured: dict[str, Count]
    black: dict[str, Count]


class Facts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position, besides `players`, `options` and `rules`. Fields that a view has mean the same here."""

    seats: list[SeatFacts] | None = None
    phase: Literal["A", "B", "C", "D", "E"] | None = None
    round: Annotated[int, Meta(ge=1, le=5)] | None = None
    order: list[int] | None = None
    turn_of: Annotated[list[int], Meta(max_length=1)] | None = None
    """The seat in turn; left out: the first in order."""
    decision: DecisionFacts | None = None
    bought: bool | None = None
    white: Die | None = None
    round_good: Good | None = None
    round_goods: Annotated[list[Good], Meta(min_length=5, max_length=5)] | None = None
    depots: Annotated[list[list[str]], Meta(min_length=6, max_length=6)] | None = None
    """Any tile can be put on any space."""
    black_depot: list[str] | None = None
    cargo: Annotated[list[Counts], Meta(min_length=6, max_length=6)] | None = None
    supply: SupplyFacts | None = None
    gone: dict[str, Count] | None = None
    bonus: dict[str, Holders] | None = None
    revealed: Count | None = None
    """How many revelations there have been; undo goes by it."""
    last: int | None = None
    """The seat that decided last, -1: none; undo goes by it."""


# Reading a position


def facts_of(s: Burgundy) -> dict[str, Any]:
    """All of a position."""
    choosing = s.todo == CASTLE_CHOICE
    found = Facts(
        seats=[_choice_of(p) if choosing else _seat_of(p) for p in s.players],
        decision=_decision_of(s),
        revealed=s.revealed,
        last=s.last,
    )
    if not choosing:
        found.phase = PHASE_NAMES[s.phase]  # type: ignore[assignment]
        found.round = min(s.round + 1, ROUNDS)
        found.order = list(s.order)
        found.turn_of = [] if s.over else [s.current]
        found.bought = s.bought == 1
        found.white = s.white
        found.round_good = s.round_good
        found.round_goods = list(s.round_goods)
        found.depots = [[FACE_NAMES[s.depots[depot * 4 + i]] for i in range(s.seats)] for depot in range(6)]
        found.black_depot = [FACE_NAMES[s.depots[slot]] for slot in range(BLACK, SLOTS)][
            : s.tables.black_spaces[s.seats]
        ]
        found.cargo = [as_list(s.cargo[depot]) for depot in range(1, 7)]
        found.supply = SupplyFacts(faces(s.coloured), faces(s.black))
        found.gone = faces(s.gone)
        found.bonus = bonus(s)
    numbers = ",".join(str(p.number) for p in s.players)
    tie = "most" if s.tie_most == 1 else "fewest"
    options = {"edition": str(s.edition), "setup": "free", "estates": numbers, "tie": tie}
    data: dict[str, Any] = msgspec.to_builtins(found)
    return {"players": s.seats, "options": options, "rules": s.rules, **data}


def _choice_of(p: Player) -> SeatFacts:
    return SeatFacts(castle=SPACE_NAMES[p.castle - 1] if p.castle else None)


def _seat_of(p: Player) -> SeatFacts:
    return SeatFacts(
        castle=SPACE_NAMES[p.castle - 1],
        tiles={SPACE_NAMES[i]: FACE_NAMES[p.tiles[i]] for i in range(SPACES) if p.tiles[i] != 0},
        storage=[FACE_NAMES[p.storage[i]] for i in range(STORAGE)],
        workers=p.workers,
        silver=p.silver,
        score=p.score,
        goods=as_list(p.goods),
        sold=as_list(p.sold),
        dice=[p.die0, p.die1],
        used=[p.used & 1 != 0, p.used & 2 != 0],
        track=p.track,
        arrival=p.arrival,
    )


def _decision_of(s: Burgundy) -> DecisionFacts:
    found = DecisionFacts(DECISIONS[s.todo])
    if s.todo == DISCARD:
        found.tile = FACE_NAMES[s.arg]
    elif s.todo == FREE_TAKE:
        found.types = [TYPE_NAMES[kind] for kind in members(s.arg)]
    elif s.todo == CHOOSE_GOODS:
        found.depots = members(s.arg)
    return found


# Setting one up


def arrange(s: Burgundy, data: Mapping[str, Any]) -> None:
    """Change a first position into the one that the data tell."""
    facts = shaped(data, Facts, {"seats": SeatFacts, "decision": DecisionFacts, "supply": SupplyFacts})
    seats = by_seat(s, facts.seats, SeatFacts)
    if _castles(s, facts, seats):
        _time(s, facts)
        _tiles(s, facts, seats)
        _goods(s, facts, seats)
        _belongings(s, seats)
        _bonus(s, facts)
        _decision(s, facts)
    remember(s, facts.revealed, facts.last)


def _castles(s: Burgundy, facts: Facts, seats: list[SeatFacts]) -> bool:
    """Start castles where the data put them; whether the game has begun then."""
    choosing = s.todo == CASTLE_CHOICE
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.castle is None:
            continue
        place = f"seats[{n}].castle"
        space = _space(place, seat.castle)
        if choosing:
            demand(p.estate.types[space] == CASTLE, place, f"'{seat.castle}' is no castle space of estate {p.number}")
            p.castle = space + 1
        else:
            centre = SPACE_NAMES[p.castle - 1]
            demand(p.castle == space + 1, place, f"with setup 'basic' it lies on {centre}, not on {seat.castle}")
    wanted = facts.decision is not None and facts.decision.kind == DECISIONS[CASTLE_CHOICE]
    if choosing and all(p.castle for p in s.players):
        choosing = False
        demand(not wanted, "decision.kind", "all start castles lie, so none is chosen")
        begin(s)
    if not choosing:
        demand(not wanted, "decision.kind", "the start castles lie already")
        return True
    allowed = ("decision", "revealed", "last")
    later = [name for name in Facts.__struct_fields__ if name not in allowed and getattr(facts, name) is not None]
    if later == ["seats"]:
        given = [(n, name) for n, seat in enumerate(seats) for name in msgspec.to_builtins(seat)]
        later = [f"seats[{n}].{name}" for n, name in given if name != "castle"]
    if facts.decision is not None and not wanted:
        later.append("decision")
    demand(not later, (later or [""])[0], "only after the start castles; give every seat its 'castle' first")
    return False


def _time(s: Burgundy, facts: Facts) -> None:
    if facts.phase is not None:
        s.phase = PHASE_NAMES.index(facts.phase)
    if facts.round is not None:
        s.round = facts.round - 1
    if facts.order is not None:
        everyone = list(range(s.seats))
        demand(sorted(facts.order) == everyone, "order", f"{facts.order} does not have each of {everyone} once")
        for i, seat in enumerate(facts.order):
            s.order[i] = seat
        s.turn = 0
    if facts.turn_of:
        s.turn = list(s.order).index(checked_seat(s, "turn_of[0]", facts.turn_of[0]))
    s.current = s.order[s.turn]
    if facts.bought is not None:
        s.bought = 1 if facts.bought else 0
    if facts.white is not None:
        s.white = facts.white
    if facts.round_good is not None:
        s.round_good = facts.round_good


# Tiles


def _tiles(s: Burgundy, facts: Facts, seats: list[SeatFacts]) -> None:
    """Everything back into the supplies, then what is named, then the depots that nothing is said about."""
    drawn = list(s.depots)
    for slot, face in enumerate(drawn):
        (s.coloured if slot < BLACK else s.black)[face] += 1 if face else 0
        s.depots[slot] = 0
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        for space, name in (seat.tiles or {}).items():
            _build(s, p, f"seats[{n}].tiles.{space}", space, name)
        for i, name in enumerate(seat.storage or []):
            p.storage[i] = _pull(s, f"seats[{n}].storage[{i}]", name)
        _check_cities(p, f"seats[{n}].tiles")
    if facts.decision is not None and facts.decision.tile:
        s.arg = _pull(s, "decision.tile", facts.decision.tile)
    for depot, row in enumerate(facts.depots or []):
        demand(len(row) <= s.seats, f"depots[{depot}]", f"{s.seats} spaces with so many players, not {len(row)}")
        for i, name in enumerate(row):
            s.depots[depot * 4 + i] = _pull(s, f"depots[{depot}][{i}]", name)
    spaces = s.tables.black_spaces[s.seats]
    if facts.black_depot is not None:
        found = len(facts.black_depot)
        demand(found <= spaces, "black_depot", f"{spaces} spaces with so many players, not {found}")
        for i, name in enumerate(facts.black_depot):
            s.depots[BLACK + i] = _pull(s, f"black_depot[{i}]", name, black=True)
    for name, n in (facts.gone or {}).items():
        for _ in range(min(n, 1 + s.coloured[_face("gone", name)] + s.black[_face("gone", name)])):
            s.gone[_pull(s, f"gone.{name}", name)] += 1
    if facts.depots is None:
        for slot in range(BLACK):
            if drawn[slot] != 0:
                s.depots[slot] = _again(s.coloured, drawn[slot]) or draw_coloured(s, TYPE[drawn[slot]])
    if facts.black_depot is None:
        for slot in range(BLACK, BLACK + spaces):
            s.depots[slot] = _again(s.black, drawn[slot]) or draw_black(s)
    if facts.supply is not None:
        _supply(s, facts.supply)


def _build(s: Burgundy, p: Player, place: str, where: str, name: str) -> None:
    space = _space(place, where)
    if p.tiles[space] != 0 and FACE_NAMES[p.tiles[space]] == name:
        return
    demand(p.tiles[space] == 0, place, "the start castle lies there")
    face = _pull(s, place, name)
    kind = p.estate.types[space]
    demand(face != 0 and TYPE[face] == kind, place, f"a space for {TYPE_NAMES[kind]} takes no '{name}'")
    cover(p, space, face)
    if kind == BUILDING:
        p.built[face - FIRST_BUILDING] |= BIT[space]
    elif kind == KNOWLEDGE:
        p.knowledge |= BIT[face - FIRST_KNOWLEDGE + 1]


def _check_cities(p: Player, place: str) -> None:
    """CB-405: no two equal buildings in a city, but with knowledge 1."""
    cities = [(p.tiles[i], p.estate.region[i]) for i in range(SPACES) if TYPE[p.tiles[i]] == BUILDING]
    for face, region in cities:
        twice = cities.count((face, region)) > 1 and not p.knows(1)
        demand(not twice, place, f"'{FACE_NAMES[face]}' twice in a city without knowledge-1")


def _pull(s: Burgundy, place: str, name: str, black: bool = False) -> int:
    """A named tile out of the supplies."""
    if name == "":
        return 0
    face = _face(place, name)
    for supply in (s.black, s.coloured) if black else (s.coloured, s.black):
        if supply[face] > 0:
            supply[face] -= 1
            return face
    raise BadPosition(
        f"{place}: no '{name}' is left; there are {s.tables.coloured[face] + s.tables.black[face]} in all"
    )


def _again(supply: Any, face: int) -> int:
    """The same tile as before, unless it has been named."""
    if face == 0 or supply[face] == 0:
        return 0
    supply[face] -= 1
    return face


def _supply(s: Burgundy, supply: SupplyFacts) -> None:
    left = [s.coloured[face] + s.black[face] for face in range(FACES)]
    sides = (
        ("coloured", supply.coloured, s.coloured, s.tables.coloured),
        ("black", supply.black, s.black, s.tables.black),
    )
    for side, named, heap, most in sides:
        for face in range(FACES):
            heap[face] = 0
        for name, n in named.items():
            face = _face(f"supply.{side}", name)
            demand(n <= most[face], f"supply.{side}.{name}", f"{n}, but there are {most[face]} with that back")
            heap[face] = n
    for face in range(1, FACES):
        found = s.coloured[face] + s.black[face]
        demand(found == left[face], "supply", f"{found} of '{FACE_NAMES[face]}', but {left[face]} lie nowhere else")


def _face(place: str, name: str) -> int:
    demand(name in FACE_NAMES[1:], place, f"no tile '{name}'; tiles are such as castle, cow-3, bank or knowledge-7")
    return FACE_NAMES.index(name)


def _space(place: str, name: str) -> int:
    demand(name in SPACE_NUMBER, place, f"no space '{name}'; spaces are a1 to g4")
    return SPACE_NUMBER[name]


# Goods


def _goods(s: Burgundy, facts: Facts, seats: list[SeatFacts]) -> None:
    """Everything back into the supply, then what is named, then what was there and nothing is said about."""
    dealt = [p.goods for p in s.players]
    lying = list(s.cargo)
    coming = list(s.round_goods)
    s.goods_supply = heap_of([s.tables.goods_per_type] * 6)
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        p.goods = _pull_goods(s, f"seats[{n}].goods", seat.goods)
        p.sold = _pull_goods(s, f"seats[{n}].sold", seat.sold)
        demand(variety(p.goods) <= GOODS_SPACES, f"seats[{n}].goods", f"at most {GOODS_SPACES} types have room")
    for depot in range(1, 7):
        s.cargo[depot] = _pull_goods(s, f"cargo[{depot - 1}]", facts.cargo[depot - 1] if facts.cargo else None)
    for i in range(ROUNDS):
        s.round_goods[i] = 0
        named = facts.round_goods[i] if facts.round_goods is not None else 0
        over = facts.decision is not None and facts.decision.kind == DECISIONS[OVER]
        if i <= s.round or over:
            demand(named == 0, f"round_goods[{i}]", "it has been laid out, so it is 0")
        elif facts.round_goods is not None:
            demand(named > 0, f"round_goods[{i}]", "a round to come needs a type, 1 to 6")
            s.round_goods[i] = named
            _pull_goods(s, f"round_goods[{i}]", as_list(one(named - 1)))
    for n, p in enumerate(s.players):
        if seats[n].goods is None:
            for good in _each(dealt[n]):
                p.goods += one(_good_again(s, good) - 1)
    if facts.cargo is None:
        for depot in range(1, 7):
            for good in _each(lying[depot]):
                s.cargo[depot] += one(_good_again(s, good) - 1)
    if facts.round_goods is None:
        for i in range(s.round + 1, ROUNDS):
            s.round_goods[i] = _good_again(s, coming[i])
    needed = ROUNDS * (PHASES - 1 - s.phase)
    left = total(s.goods_supply)
    demand(left >= needed, "goods", f"{left} are left for the phases to come, which need {needed}")


def _pull_goods(s: Burgundy, place: str, counts: list[int] | None) -> int:
    heap = heap_of(counts or [])
    holds = all(n <= s.tables.goods_per_type for n in counts or []) and covers(s.goods_supply, heap)
    demand(holds, place, f"too many of a type; there are {s.tables.goods_per_type} of each in all")
    s.goods_supply -= heap
    return heap


def _good_again(s: Burgundy, good: int) -> int:
    """The same goods tile as before; another one, if it has been named or none was there."""
    if total(s.goods_supply) == 0:
        raise BadPosition("goods: none is left for what nothing is said about")
    if good == 0 or count(s.goods_supply, good - 1) == 0:
        return draw_good(s)
    s.goods_supply -= one(good - 1)
    return good


def _each(heap: int) -> Iterator[int]:
    return (good for good, n in enumerate(as_list(heap), start=1) for _ in range(n))


# The rest


def _belongings(s: Burgundy, seats: list[SeatFacts]) -> None:
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        for name in ("workers", "silver", "score", "track", "arrival"):
            if getattr(seat, name) is not None:
                setattr(p, name, getattr(seat, name))
        if seat.dice is not None:
            demand(min(seat.dice) > 0, f"seats[{n}].dice", "a die shows 1 to 6")
            p.die0, p.die1 = seat.dice
        if seat.used is not None:
            p.used = (1 if seat.used[0] else 0) + (2 if seat.used[1] else 0)
    arrivals = [p.arrival for p in s.players]
    for n, arrival in enumerate(arrivals):
        demand(arrivals.index(arrival) == n, f"seats[{n}].arrival", f"seat {arrivals.index(arrival)} has {arrival} too")
    s.arrivals = max(arrivals)


def _bonus(s: Burgundy, facts: Facts) -> None:
    for name, holders in (facts.bonus or {}).items():
        place = f"bonus.{name}"
        demand(name in TYPE_NAMES, place, f"no such type; types are {', '.join(TYPE_NAMES)}")
        kind = TYPE_NAMES.index(name)
        large, small = holders
        demand(small is None or large is not None, place, "the large bonus tile goes before the small one")
        demand(large is None or large != small, place, f"seat {large} has both")
        for i, seat in enumerate(holders):
            if seat is not None:
                p = s.players[checked_seat(s, f"{place}[{i}]", seat)]
                demand(p.estate.of_type[kind] & ~p.placed == 0, f"{place}[{i}]", f"seat {seat} has uncovered spaces")
                s.bonus[kind * 2 + i] = seat + 1


def _decision(s: Burgundy, facts: Facts) -> None:
    decision = facts.decision
    if decision is None:
        return
    demand(decision.kind in DECISIONS, "decision.kind", f"no '{decision.kind}'; kinds are {', '.join(DECISIONS)}")
    s.todo = DECISIONS.index(decision.kind)
    needed = {DISCARD: "tile", FREE_TAKE: "types", CHOOSE_GOODS: "depots"}.get(s.todo, "")
    for name in ("tile", "types", "depots"):
        given = bool(getattr(decision, name))
        rule = f"'{decision.kind}' needs it" if name == needed else f"'{decision.kind}' has none"
        demand(given == (name == needed), f"decision.{name}", rule)
    p = s.players[s.current]
    if s.todo == DISCARD:
        demand(p.free_storage() < 0, "decision", f"seat {s.current} has room in storage, so nothing is discarded")
    elif s.todo == FREE_TAKE:
        for name in decision.types:
            demand(name in TYPE_NAMES, "decision.types", f"no type '{name}'; types are {', '.join(TYPE_NAMES)}")
        s.arg = sum({2 ** TYPE_NAMES.index(name) for name in decision.types})
    elif s.todo == CHOOSE_GOODS:
        s.arg = sum({2**depot for depot in decision.depots})
        chosen = waiting(s) != 0 and variety(p.goods) < GOODS_SPACES
        demand(chosen, "decision", "no goods lie on these depots, or there is no room for another type")
    elif s.todo == OVER:
        _end(s, facts)


def _end(s: Burgundy, facts: Facts) -> None:
    last = facts.phase in (None, "E") and facts.round in (None, ROUNDS)
    demand(last, "decision.kind", "the game is over after round 5 of phase E")
    demand(not facts.turn_of, "turn_of", "nobody's, when the game is over")
    s.phase, s.round, s.turn, s.current, s.over, s.round_good = PHASES - 1, ROUNDS, s.seats, -1, True, 0
