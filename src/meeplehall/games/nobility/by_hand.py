"""Positions set up by hand, and positions told in the same words: those of the view.

Whatever is left out is as at the start. Cards and tiles that are named come from wherever they lie; a place that loses
one to them, and about which nothing is said, gets another. What lies nowhere is in its deck or bag.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from meeplehall.core.bits import members
from meeplehall.core.errors import BadPosition
from meeplehall.core.heap import as_list, heap_of, one, total
from meeplehall.games.nobility.commissions import (
    CARD_BITS,
    commission_of,
    dice_on,
    is_extra,
    make_order,
    make_return,
    mate,
    offered,
    owner_of,
    returned_card,
    returner,
    tokens_on,
)
from meeplehall.games.nobility.names import GUILD_NAMES
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.purse import REASONS
from meeplehall.games.nobility.rows import as_items, filled
from meeplehall.games.nobility.settlers import TAVERN_CARDS
from meeplehall.games.nobility.state import (
    ANSWER,
    AT_BERK,
    AUTOMA,
    BERK_DICE,
    BOARD_DICE,
    CASTLE_DICE,
    CHANCERY_DICE,
    CHOOSE_COMMISSION,
    CHOOSE_LOT,
    COUNCIL_DICE,
    DROP_CARD,
    FINISHED,
    GUILD_DICE,
    HALL_DICE,
    LOTS,
    OVER,
    OWNED,
    PORT_DICE,
    SETUP,
    SLOT_BITS,
    SPEND_GOODS,
    TAVERN_DICE,
    TURN,
    UNDER,
    WORKSHOP,
    WORKSHOP_SLOTS,
    YARD_DICE,
    Player,
)
from meeplehall.games.nobility.supply import draw
from meeplehall.games.nobility.tables import (
    BUILDINGS,
    COMMISSIONS,
    COUNCIL_TILES,
    DICE_TILES,
    EVENTS,
    SETTLERS,
    SHIPS,
    full,
)
from meeplehall.games.nobility.view import DECISIONS, DONE, STAGES

Count = Annotated[int, Meta(ge=0, le=1000)]
Face = Annotated[int, Meta(ge=1, le=6)]
Six = Annotated[list[Count], Meta(min_length=6, max_length=6)]
Three = Annotated[list[bool], Meta(min_length=3, max_length=3)]
# Where the dice of each place begin, and how many slots it has.
DICE_ROWS = {
    "tavern": (TAVERN_DICE, 6),
    "yard": (YARD_DICE, 6),
    **{guild: (GUILD_DICE + 3 * n, 3) for n, guild in enumerate(GUILD_NAMES)},
    "hall": (HALL_DICE, 6),
    "port": (PORT_DICE, 6),
    "council": (COUNCIL_DICE, 18),
    "berk": (BERK_DICE, 3),
    "castle": (CASTLE_DICE, 4),
    "chancery": (CHANCERY_DICE, 6),
    "board": (BOARD_DICE, 6),
}


class DieFacts(Struct, forbid_unknown_fields=True):
    """A die that has been placed."""

    value: Face
    seat: Count | None
    """None: the automa's."""


class WorkshopFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A workshop."""

    tile: Count
    owner: Count | None = None
    """None: nobody."""


class OrderFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A commission in work, on its dice tile."""

    tile: Count
    commission: Count
    tokens: Three | None = None
    """By slot; left out: none."""
    dice: Three | None = None
    """By slot; left out: none."""
    extra: bool = False


class ReturnFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A commission under the deck."""

    commission: Count
    seat: Count
    """Who returned it."""
    mate: Count = 0
    """The one returned together with it; 0: it came alone."""


class SeatFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What belongs to a seat, in the words of the view."""

    score: int | None = None
    coins: Count | None = None
    modifiers: Count | None = None
    reputation: Count | None = None
    nobility: Count | None = None
    goods: Six | None = None
    dice: Annotated[list[Face], Meta(max_length=5)] | None = None
    placed: Count | None = None
    passed: bool | None = None
    meeples: Count | None = None
    """In the supply; left out: whoever stands nowhere else."""
    workers: Count | None = None
    apprentices: Six | None = None
    keeper: str | None = None
    houses: Count | None = None
    """In the supply; left out: those that are neither ready nor built."""
    platform: Count | None = None
    hand: list[Count] | None = None
    housed: list[Count] | None = None
    lots: Annotated[list[Count], Meta(max_length=3)] | None = None
    """Community buildings by lot; 0: none."""
    council: list[Count] | None = None
    character: str | None = None
    lord: bool | None = None
    commissions: list[OrderFacts] | None = None
    extras: Count | None = None
    offer: Annotated[list[Count], Meta(max_length=3)] | None = None
    choice: Annotated[int, Meta(ge=0, le=3)] | None = None
    seen: list[Count] | None = None


class DecisionFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked of the seat in turn, and how far its action has come."""

    kind: str
    done: list[str] = []
    """What has been done in this turn: `die`, `card`, `sale`."""
    die: Annotated[int, Meta(ge=0, le=6)] = 0
    value: Annotated[int, Meta(ge=0, le=6)] = 0
    guild: str = ""
    card: Count = 0
    """drop, spend: the settlers card; lot: the building."""
    step: Annotated[int, Meta(ge=0, le=63)] = 0
    """How far: cards taken, goods sold, seats asked or paid, the workshop's slot from 0, the guild of a transfer; at
    Berk's and while goods are spent a set, as bits."""
    left: Annotated[int, Meta(ge=0, le=63)] = 0
    """How many more; while goods are spent, how many lie on the card."""
    least: Annotated[int, Meta(ge=0, le=5)] = 0
    """The lowest kind of goods that may still be named."""
    asked: Count = 0
    """transfer: the seat that answers."""
    due: Count = 0
    due_why: str = REASONS[0]
    cards: Count = 0
    goods: Count = 0


class Facts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position, besides `players`, `options` and `rules`. Fields that a view has mean the same here."""

    seats: list[SeatFacts] | None = None
    stage: Literal["setup", "actions", "income", "over"] | None = None
    round: Annotated[int, Meta(ge=1, le=99)] | None = None
    first: Count | None = None
    turn_of: Annotated[list[Count], Meta(max_length=1)] | None = None
    decision: DecisionFacts | None = None
    event: str | None = None
    events_past: list[str] | None = None
    absent: str | None = None
    tavern: Annotated[list[Count], Meta(max_length=6)] | None = None
    discards: list[Count] | None = None
    hall: Annotated[list[Count], Meta(max_length=6)] | None = None
    scrap: list[Count] | None = None
    """Buildings on the discards."""
    gone: list[Count] | None = None
    """Buildings out of the game."""
    workshops: dict[str, Annotated[list[WorkshopFacts | None], Meta(max_length=3)]] | None = None
    ship: Count | None = None
    ships: list[Count] | None = None
    """Those to come."""
    sold: Six | None = None
    """Goods on the ship."""
    council: Annotated[list[Annotated[list[Count], Meta(max_length=6)]], Meta(max_length=3)] | None = None
    dice: dict[str, list[DieFacts | None]] | None = None
    """Those placed, by place; the council's row by row, `board` by seat. A place that is not named is empty."""
    desks: Annotated[list[int | None], Meta(max_length=12)] | None = None
    under: Annotated[list[ReturnFacts], Meta(max_length=12)] | None = None
    revealed: Annotated[int, Meta(ge=0)] | None = None
    """How many revelations there have been; undo goes by it."""
    last: int | None = None
    """The seat that decided last, -1: none; undo goes by it."""


# Reading a position


def facts_of(s: Nobility) -> dict[str, Any]:
    """All of a position."""
    t = s.tables
    found = Facts(
        seats=[_seat_of(s, n) for n in range(s.seats)],
        stage=STAGES[s.stage],  # type: ignore[arg-type]
        round=s.round + 1,
        first=s.first,
        turn_of=[] if s.over else [s.current],
        decision=_decision_of(s),
        tavern=as_items(s.tavern, TAVERN_CARDS),
        discards=members(s.discards),
        hall=as_items(s.hall, 6),
        scrap=members(s.scrap),
        gone=members(s.gone),
        workshops={guild: [_workshop_of(s, 3 * n + i) for i in range(3)] for n, guild in enumerate(GUILD_NAMES)},
        ship=s.ship,
        ships=members(s.ships),
        sold=as_list(s.cargo),
        council=[[s.council[row * 6 + i] for i in range(6)] for row in range(3)],
        dice=_dice_of(s),
        revealed=s.revealed,
        last=s.last,
    )
    if s.events == 1:
        found.event = t.event_names[s.event]
        found.events_past = [t.event_names[n] for n in members(s.events_past)]
    if s.night == 1:
        found.absent = t.character_names[s.absent]
    if s.chancery == 1:
        found.desks = [seat - 1 if seat != 0 else None for seat in s.desks]
        found.under = [
            ReturnFacts(returned_card(entry), returner(entry), mate(entry)) for entry in s.under if entry != 0
        ]
    options = {
        "chancery": "yes" if s.chancery == 1 else "no",
        "events": "yes" if s.events == 1 else "no",
        "night": "yes" if s.night == 1 else "no",
        "objective": str(s.objective) if s.seats == 1 else "random",
        "dieless_turn": "free" if s.free_turns == 1 else "last",
    }
    data: dict[str, Any] = msgspec.to_builtins(found)
    return {"players": s.seats, "options": options, "rules": s.rules, **data}


def _seat_of(s: Nobility, n: int) -> SeatFacts:
    p = s.players[n]
    found = SeatFacts(
        score=p.score,
        coins=p.coins,
        modifiers=p.modifiers,
        reputation=p.reputation,
        nobility=p.nobility,
        goods=as_list(p.goods),
        dice=[face for face, count in enumerate(as_list(p.dice), start=1) for _ in range(count)],
        placed=p.placed,
        passed=p.passed == 1,
        meeples=p.meeples,
        workers=p.workers,
        apprentices=as_list(p.apprentices),
        keeper=GUILD_NAMES[p.keeper - 1] if p.keeper != 0 else "",
        houses=p.houses,
        platform=p.platform,
        hand=members(p.hand),
        housed=members(p.housed),
        lots=as_items(p.lots, LOTS),
        council=members(p.tiles),
        character=s.tables.character_names[p.character],
        lord=p.lord == 1,
    )
    if s.chancery == 1:
        found.extras = p.extras
        found.offer = [offered(p.offer, i) for i in range(3) if offered(p.offer, i) != 0]
        found.choice = p.choice
        found.seen = members(p.seen)
        found.commissions = [
            OrderFacts(tile, commission_of(order), _bools(tokens_on(order)), _bools(dice_on(order)), is_extra(order))
            for tile, order in enumerate(s.orders)
            if owner_of(order) == n
        ]
    return found


def _bools(slots: int) -> list[bool]:
    return [slots >> i & 1 == 1 for i in range(3)]


def _workshop_of(s: Nobility, at: int) -> WorkshopFacts | None:
    here = s.workshops[at]
    return WorkshopFacts(here % OWNED, here // OWNED - 1 if here >= OWNED else None) if here != 0 else None


def _dice_of(s: Nobility) -> dict[str, list[DieFacts | None]]:
    rows = {name: [_die_of(s.dice[at + i]) for i in range(n)] for name, (at, n) in DICE_ROWS.items()}
    return {name: row for name, row in rows.items() if any(row)}


def _die_of(slot: int) -> DieFacts | None:
    seat = slot // 8 - 1
    return DieFacts(slot % 8, None if seat == AUTOMA else seat) if slot != 0 else None


def _decision_of(s: Nobility) -> DecisionFacts:
    return DecisionFacts(
        kind=DECISIONS[s.todo],
        done=[DONE[i] for i in range(3) if s.acted >> i & 1],
        die=s.die,
        value=s.value,
        guild=GUILD_NAMES[s.guild],
        card=s.card,
        step=s.step,
        left=s.left,
        least=s.least,
        asked=s.asked,
        due=s.due,
        due_why=REASONS[s.due_why],
        cards=s.gift_cards,
        goods=s.gift_goods,
    )


# Setting one up


def arrange(s: Nobility, data: Mapping[str, Any]) -> None:
    """Change a first position into the one that the data tell.

    Unless `stage` is `setup`, what is chosen before the first round is chosen first: always the first there is.
    """
    if not data:
        return
    facts = _shaped(data)
    while s.stage == SETUP and facts.stage != "setup":
        s.play(s.actor(), s.legal(s.actor())[0])
    if facts.seats is not None:
        _demand(len(facts.seats) == s.seats, "seats", f"{len(facts.seats)} seats in a game for {s.seats}")
    seats = facts.seats or [SeatFacts() for _ in range(s.seats)]
    _time(s, facts)
    _modules(s, facts)
    _belongings(s, seats)
    _settlers(s, facts, seats)
    _buildings(s, facts, seats)
    _council(s, facts, seats)
    _port(s, facts)
    _dice(s, facts)
    _chancery(s, facts, seats)
    _people(s, facts, seats)
    _decision(s, facts)


def _shaped(data: Mapping[str, Any]) -> Facts:
    try:
        return msgspec.convert(dict(data), Facts, strict=True)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `$")
        place = where.rstrip("`").lstrip(".")
        if "unknown field" in message:
            part = {"seats": SeatFacts, "decision": DecisionFacts}.get(place.split("[")[0], Facts)
            message += f"; known: {', '.join(part.__struct_fields__)}"
        raise BadPosition(f"{place or 'the position'}: {message[0].lower()}{message[1:]}") from None


def _demand(holds: bool, place: str, what: str) -> None:
    if not holds:
        raise BadPosition(f"{place}: {what}")


def _number(place: str, name: str, names: Sequence[str], what: str) -> int:
    _demand(name in names, place, f"no {what} '{name[:40]}'; there are {', '.join(n for n in names if n)}")
    return names.index(name)


def _seat(s: Nobility, place: str, seat: int) -> int:
    _demand(0 <= seat < s.seats, place, f"no seat {seat}; seats are 0 to {s.seats - 1}")
    return seat


class _Pool:
    """Cards or tiles of one kind, each of which lies in one place only."""

    def __init__(self, what: str, count: int) -> None:
        self.what = what
        self.count = count
        self.taken: dict[int, str] = {}

    def take(self, place: str, n: int) -> int:
        """This one comes to lie there."""
        _demand(1 <= n <= self.count, place, f"no {self.what} {n}; they are 1 to {self.count}")
        _demand(n not in self.taken, place, f"{self.what} {n} lies in {self.taken.get(n)} already")
        self.taken[n] = place
        return n

    def row(self, place: str, numbers: Iterable[int]) -> list[int]:
        """These come to lie there in order; 0 is an empty place."""
        return [self.take(f"{place}[{i}]", n) if n != 0 else 0 for i, n in enumerate(numbers)]

    def all_of(self, place: str, numbers: Iterable[int]) -> int:
        """The set of these, which come to lie there."""
        return _set([self.take(f"{place}[{i}]", n) for i, n in enumerate(numbers)])

    def keep(self, s: Nobility, place: str, numbers: Iterable[int]) -> list[int]:
        """Those that lay there and have not been named, others in place of those that have."""
        return [self.again(s, place, n) if n != 0 else 0 for n in numbers]

    def again(self, s: Nobility, place: str, n: int) -> int:
        """The same one, or another where it has been named."""
        if n in self.taken:
            n = draw(s, self.rest(), f"a {self.what}")
            _demand(n != 0, place, f"no {self.what} is left for it")
        self.taken[n] = place
        return n

    def rest(self) -> int:
        """The set of those that lie nowhere."""
        return full(self.count) - _set(self.taken)


def _set(numbers: Iterable[int]) -> int:
    found = 0
    for n in numbers:
        found |= 2**n
    return found


def _packed(items: Sequence[int]) -> int:
    return sum(item << (SLOT_BITS * place) for place, item in enumerate(items))


def _time(s: Nobility, facts: Facts) -> None:
    if facts.stage is not None:
        s.stage = STAGES.index(facts.stage)
    if facts.round is not None:
        _demand(facts.round <= s.tables.rounds, "round", f"there are {s.tables.rounds}, not {facts.round}")
        s.round = facts.round - 1
    if facts.first is not None:
        s.first = _seat(s, "first", facts.first)
    if facts.turn_of:
        s.current = _seat(s, "turn_of[0]", facts.turn_of[0])
    elif facts.first is not None:
        s.current = s.first
    if facts.revealed is not None:
        s.revealed = facts.revealed
    if facts.last is not None:
        _demand(-1 <= facts.last < s.seats, "last", f"no seat {facts.last}; seats are 0 to {s.seats - 1}, -1 is none")
        s.last = facts.last


def _modules(s: Nobility, facts: Facts) -> None:
    """Events and the absent character."""
    names = s.tables.event_names
    for name in ("event", "events_past"):
        _demand(getattr(facts, name) is None or s.events == 1, name, "only with the option 'events'")
    _demand(facts.absent is None or s.night == 1, "absent", "only with the option 'night'")
    if s.events == 1:
        if facts.event is not None:
            s.event = _number("event", facts.event, names, "event")
        if facts.events_past is not None:
            s.events_past = _set(_number("events_past", name, names[1:], "event") + 1 for name in facts.events_past)
        _demand(s.events_past & 2**s.event == 0 or s.event == 0, "event", f"'{names[s.event]}' is among the past ones")
        s.events_left = full(EVENTS) & ~s.events_past & ~(2**s.event)
    if facts.absent is not None:
        s.absent = _number("absent", facts.absent, s.tables.character_names, "character")


def _belongings(s: Nobility, seats: list[SeatFacts]) -> None:
    t = s.tables
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        at = f"seats[{n}]"
        for name in ("score", "coins", "modifiers", "reputation", "nobility", "placed", "workers", "platform"):
            if getattr(seat, name) is not None:
                setattr(p, name, getattr(seat, name))
        low, high = t.min_reputation, t.max_reputation
        _demand(low <= p.reputation <= high, f"{at}.reputation", f"from {low} to {high}, not {p.reputation}")
        _demand(p.nobility <= t.max_nobility, f"{at}.nobility", f"at most {t.max_nobility}, not {p.nobility}")
        if seat.goods is not None:
            p.goods = heap_of(seat.goods)
        if seat.apprentices is not None:
            p.apprentices = heap_of(seat.apprentices)
        if seat.dice is not None:
            most = t.dice[s.seats]
            _demand(len(seat.dice) <= most, f"{at}.dice", f"at most {most} dice, not {len(seat.dice)}")
            p.dice = sum(one(face - 1) for face in seat.dice)
        if seat.passed is not None:
            p.passed = int(seat.passed)
        if seat.lord is not None:
            p.lord = int(seat.lord)
        if seat.keeper is not None:
            _demand((seat.keeper != "") == (s.night == 1), f"{at}.keeper", "a guild at night, none by day")
            p.keeper = _number(f"{at}.keeper", seat.keeper, ["", *GUILD_NAMES], "guild")
        if seat.character is not None:
            p.character = _number(f"{at}.character", seat.character, t.character_names, "character")
    for guild, name in enumerate(GUILD_NAMES):
        standing = sum(as_list(p.apprentices)[guild] for p in s.players)
        room = t.guild_apprentices[s.seats]
        _demand(standing <= room, "seats", f"{standing} apprentices at the {name}, where {room} find room")
    for part in ("keeper", "character"):
        held = [getattr(p, part) for p in s.players if getattr(p, part) != 0]
        _demand(len(set(held)) == len(held), "seats", f"two seats have the same {part}")


def _settlers(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    pool = _Pool("settlers card", SETTLERS)
    hands = [members(p.hand) for p in s.players]
    houses = [members(p.housed) for p in s.players]
    tavern, discards = as_items(s.tavern, TAVERN_CARDS), members(s.discards)
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.hand is not None:
            most = s.tables.hand
            _demand(len(seat.hand) <= most, f"seats[{n}].hand", f"at most {most} cards, not {len(seat.hand)}")
            p.hand = pool.all_of(f"seats[{n}].hand", seat.hand)
        if seat.housed is not None:
            p.housed = pool.all_of(f"seats[{n}].housed", seat.housed)
    if facts.tavern is not None:
        s.tavern = _packed(pool.row("tavern", facts.tavern))
    if facts.discards is not None:
        s.discards = pool.all_of("discards", facts.discards)
    if facts.decision is not None and facts.decision.kind in (DECISIONS[DROP_CARD], DECISIONS[SPEND_GOODS]):
        pool.take("decision.card", facts.decision.card)
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.hand is None:
            p.hand = _set(pool.keep(s, f"seats[{n}].hand", hands[n]))
        if seat.housed is None:
            p.housed = _set(pool.keep(s, f"seats[{n}].housed", houses[n]))
        p.races = _set_of_races(s, p)
    if facts.tavern is None:
        s.tavern = _packed(pool.keep(s, "tavern", tavern))
    if facts.discards is None:
        s.discards = _set(n for n in discards if n not in pool.taken)
        pool.taken |= dict.fromkeys(members(s.discards), "discards")
    s.deck = pool.rest()


def _set_of_races(s: Nobility, p: Player) -> int:
    return _set(s.tables.card_race[card] for card in members(p.housed))


def _buildings(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    pool = _Pool("building", BUILDINGS)
    t = s.tables
    old_hall, old_shops = as_items(s.hall, 6), list(s.workshops)
    old_lots = [as_items(p.lots, LOTS) for p in s.players]
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.lots is not None:
            p.lots = _packed(pool.row(f"seats[{n}].lots", seat.lots))
            for i, tile in enumerate(seat.lots):
                _demand(tile == 0 or t.tile_guild[tile] < 0, f"seats[{n}].lots[{i}]", f"building {tile} is a workshop")
    for guild, row in (facts.workshops or {}).items():
        _build(s, pool, guild, row)
    if facts.hall is not None:
        s.hall = _packed(pool.row("hall", facts.hall))
    for name in ("scrap", "gone"):
        if getattr(facts, name) is not None:
            setattr(s, name, pool.all_of(name, getattr(facts, name)))
    if facts.decision is not None and facts.decision.kind == DECISIONS[CHOOSE_LOT]:
        tile = pool.take("decision.card", facts.decision.card)
        _demand(t.tile_guild[tile] < 0, "decision.card", f"building {tile} is a workshop")
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.lots is None:
            p.lots = _packed(pool.keep(s, f"seats[{n}].lots", old_lots[n]))
    for n, guild in enumerate(GUILD_NAMES):
        if guild not in (facts.workshops or {}):
            for i in range(3 * n, 3 * n + 3):
                tile = old_shops[i] % OWNED
                if tile != 0 and tile in pool.taken:
                    of_guild = sum(2**other for other in range(1, BUILDINGS + 1) if t.tile_guild[other] == n)
                    tile = draw(s, pool.rest() & of_guild, "a workshop")
                    _demand(tile != 0, "workshops", f"no workshop of the {guild} is left")
                if tile != 0:
                    pool.taken[tile] = f"workshops.{guild}"
                s.workshops[i] = tile + old_shops[i] // OWNED * OWNED if tile != 0 else 0
    if facts.hall is None:
        s.hall = _packed(pool.keep(s, "hall", old_hall))
    for name in ("scrap", "gone"):
        if getattr(facts, name) is None:
            left = [n for n in members(getattr(s, name)) if n not in pool.taken]
            setattr(s, name, _set(left))
            pool.taken |= dict.fromkeys(left, name)
    s.bag = pool.rest()
    for n, p in enumerate(s.players):
        p.masters = sum(here // OWNED == n + 1 for here in s.workshops)


def _build(s: Nobility, pool: _Pool, guild: str, row: Sequence[WorkshopFacts | None]) -> None:
    n = _number(f"workshops.{guild}", guild, GUILD_NAMES, "guild")
    for i in range(WORKSHOP_SLOTS):
        shop = row[i] if i < len(row) else None
        at = f"workshops.{guild}[{i}]"
        s.workshops[n * WORKSHOP_SLOTS + i] = 0
        if shop is not None:
            tile = pool.take(f"{at}.tile", shop.tile)
            _demand(s.tables.tile_guild[tile] == n, f"{at}.tile", f"building {tile} is none of the {guild}")
            owner = _seat(s, f"{at}.owner", shop.owner) + 1 if shop.owner is not None else 0
            s.workshops[n * WORKSHOP_SLOTS + i] = tile + OWNED * owner


def _council(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    pool = _Pool("council tile", COUNCIL_TILES)
    old = list(s.council)
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.council is not None:
            p.tiles = pool.all_of(f"seats[{n}].council", seat.council)
    for row, tiles in enumerate(facts.council or []):
        for i, tile in enumerate(pool.row(f"council[{row}]", tiles)):
            s.council[row * 6 + i] = tile
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.council is None:
            p.tiles = _set(pool.keep(s, f"seats[{n}].council", members(p.tiles)))
    if facts.council is None:
        for space in range(len(old)):
            s.council[space] = pool.again(s, "council", old[space]) if old[space] != 0 else 0
    s.council_left = pool.rest()


def _port(s: Nobility, facts: Facts) -> None:
    pool = _Pool("ship", SHIPS)
    if facts.ship is not None:
        s.ship, s.cargo = facts.ship, 0
    pool.take("ship", s.ship)
    if facts.ships is not None:
        s.ships = pool.all_of("ships", facts.ships)
    else:
        s.ships = _set(members(pool.rest())[s.round :])
    coming = s.tables.rounds - 1 - s.round
    _demand(len(members(s.ships)) >= coming, "ships", f"{coming} rounds are to come, but fewer ships")
    if facts.sold is not None:
        for kind, n in enumerate(facts.sold):
            spaces = s.tables.ship_spaces[s.ship * 6 + kind]
            _demand(n <= spaces, f"sold[{kind}]", f"ship {s.ship} has {spaces} spaces for it, not {n}")
        s.cargo = heap_of(facts.sold)


def _dice(s: Nobility, facts: Facts) -> None:
    if facts.dice is None:
        return
    for slot in range(len(s.dice)):
        s.dice[slot] = 0
    s.blocked = 0
    for name, row in facts.dice.items():
        _demand(name in DICE_ROWS, f"dice.{name}", f"no such place; places are {', '.join(DICE_ROWS)}")
        at, slots = DICE_ROWS[name]
        _demand(len(row) <= slots, f"dice.{name}", f"{slots} slots, not {len(row)}")
        for i, die in enumerate(row):
            if die is not None:
                automa = die.seat is None
                _demand(not automa or s.seats == 1, f"dice.{name}[{i}]", "the automa plays in the solo game only")
                who = AUTOMA if die.seat is None else _seat(s, f"dice.{name}[{i}].seat", die.seat)
                s.dice[at + i] = die.value + 8 * (who + 1)
                if automa and name in GUILD_NAMES:
                    s.blocked |= 2 ** GUILD_NAMES.index(name)


def _chancery(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    if s.chancery == 0:
        named = [name for name in ("desks", "under") if getattr(facts, name) is not None]
        parts = ("commissions", "extras", "offer", "choice", "seen")
        named += [
            f"seats[{n}].{part}" for n, seat in enumerate(seats) for part in parts if getattr(seat, part) is not None
        ]
        _demand(not named, (named or [""])[0], "only with the option 'chancery'")
        return
    if facts.desks is not None:
        for desk in range(len(s.desks)):
            seat = facts.desks[desk] if desk < len(facts.desks) else None
            s.desks[desk] = _seat(s, f"desks[{desk}]", seat) + 1 if seat is not None else 0
        s.count_desks()
    for n, p in enumerate(s.players):
        p.seated = sum(seat == n + 1 for seat in s.desks)
    _orders(s, facts, seats)


def _orders(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    """Commissions and dice tiles; before they are dealt there are none."""
    cards, tiles = _Pool("commission", COMMISSIONS), _Pool("dice tile", DICE_TILES)
    old = [(tile, order) for tile, order in enumerate(s.orders) if owner_of(order) >= 0]
    for tile in range(len(s.orders)):
        s.orders[tile] = 0
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        at = f"seats[{n}]"
        for i, order in enumerate(seat.commissions or []):
            tile = tiles.take(f"{at}.commissions[{i}].tile", order.tile)
            card = cards.take(f"{at}.commissions[{i}].commission", order.commission)
            s.orders[tile] = make_order(n, card, _bits(order.tokens), _bits(order.dice), order.extra)
        if seat.offer is not None:
            row = cards.row(f"{at}.offer", seat.offer)
            p.offer = sum(card << (CARD_BITS * i) for i, card in enumerate(row))
        if seat.choice is not None:
            p.choice = seat.choice
        if seat.seen is not None:
            p.seen = _Pool("commission", COMMISSIONS).all_of(f"{at}.seen", seat.seen)
    if facts.under is not None:
        for i in range(UNDER):
            entry = facts.under[i] if i < len(facts.under) else None
            s.under[i] = 0
            if entry is not None:
                card = cards.take(f"under[{i}].commission", entry.commission)
                s.under[i] = make_return(card, _seat(s, f"under[{i}].seat", entry.seat), entry.mate)
    for tile, lying in old:
        n = owner_of(lying)
        if seats[n].commissions is None:
            at = f"seats[{n}].commissions"
            tile = tiles.again(s, at, tile)
            card = cards.again(s, at, commission_of(lying))
            s.orders[tile] = make_order(n, card, tokens_on(lying), dice_on(lying), is_extra(lying))
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.offer is None:
            row = cards.keep(s, f"seats[{n}].offer", [offered(p.offer, i) for i in range(3)])
            p.offer = sum(card << (CARD_BITS * i) for i, card in enumerate(row))
        p.extras = sum(owner_of(lying) == n and is_extra(lying) for lying in s.orders)
        _demand(seat.extras in (None, p.extras), f"seats[{n}].extras", f"{p.extras} of the commissions are extra")
    dealt = s.stage != SETUP or (facts.decision.kind if facts.decision else "") == DECISIONS[CHOOSE_COMMISSION]
    dealt = dealt or (facts.decision is None and s.todo == CHOOSE_COMMISSION)
    s.commissions = cards.rest() if dealt else 0
    s.dice_tiles = tiles.rest() if dealt else 0


def _bits(slots: Sequence[bool] | None) -> int:
    return _set(i for i, there in enumerate(slots or ()) if there)


def _people(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    """Meeples and houses: so many belong to a seat, and each is somewhere."""
    kind = facts.decision.kind if facts.decision is not None else ""
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        mine = n == s.current
        standing = p.workers + total(p.apprentices) + p.masters + p.seated + filled(p.lots) + (p.keeper > 0)
        standing += mine and kind == DECISIONS[CHOOSE_LOT]
        built = p.platform + len(members(p.housed)) + (mine and kind == DECISIONS[SPEND_GOODS])
        for name, used, most in (("meeples", standing, s.tables.meeples), ("houses", built, s.tables.houses)):
            left = getattr(seat, name)
            at = f"seats[{n}].{name}"
            _demand(used <= most, at, f"{used} are in use, but there are {most}")
            _demand(left is None or left + used == most, at, f"{left} in the supply and {used} in use are not {most}")
            setattr(p, name, most - used)


def _decision(s: Nobility, facts: Facts) -> None:
    decision = facts.decision
    if decision is None:
        _demand(facts.stage in (None, "actions"), "decision", f"needed in the stage '{facts.stage}'")
        s.todo = TURN
    else:
        s.todo = _number("decision.kind", decision.kind, DECISIONS[1:], "kind of decision") + 1
        s.acted = sum({2 ** _number("decision.done", name, DONE, "part of a turn") for name in decision.done})
        s.guild = _number("decision.guild", decision.guild, GUILD_NAMES, "guild") if decision.guild else 0
        for name in ("die", "value", "card", "step", "left", "least", "due"):
            setattr(s, name, getattr(decision, name))
        s.gift_cards, s.gift_goods = decision.cards, decision.goods
        s.due_why = _number("decision.due_why", decision.due_why, REASONS, "reason")
        s.asked = _seat(s, "decision.asked", decision.asked)
    over = s.todo == FINISHED
    _demand(over == (s.stage == OVER), "decision.kind", "'over' and the stage 'over' go together")
    if over:
        s.over, s.current = True, -1
        return
    _check_action(s)
    open_ = all(s.legal(seat) for seat in s.pending())
    _demand(open_, "decision.kind", f"with '{DECISIONS[s.todo]}' there is nothing that could be decided")


def _check_action(s: Nobility) -> None:
    """What the rules look up must be there."""
    kind = DECISIONS[s.todo]
    if s.todo in (WORKSHOP, ANSWER, AT_BERK, SPEND_GOODS):
        most = {WORKSHOP: WORKSHOP_SLOTS, ANSWER: 6, AT_BERK: 8, SPEND_GOODS: 64}[s.todo]
        _demand(s.step < most, "decision.step", f"below {most} with '{kind}', not {s.step}")
    if s.todo == WORKSHOP:
        at = f"{GUILD_NAMES[s.guild]}.{s.step + 1}"
        _demand(s.workshops[s.guild * WORKSHOP_SLOTS + s.step] != 0, "decision.step", f"no workshop on {at}")
    if s.todo == SPEND_GOODS:
        wanted = s.tables.card_goods[s.card]
        _demand(s.step != 0 and s.step & ~wanted == 0, "decision.step", f"card {s.card} takes the set {wanted}")
    in_hand = ("place", "buy", "sell", "desk", "berk", "berk-keep", "berk-commission", "berk-modifiers", "berk-replace")
    _demand(kind not in in_hand or s.value > 0, "decision.value", f"'{kind}' needs the value of the die")
