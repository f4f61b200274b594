"""Positions set up by hand, and positions told in the same words: those of the view.

Whatever is left out is as at the start. Cards are named by their faces, `M:mm/bs`; they come out of the deck, and where
one of them lay on an area or in a hand that nothing is said about, another is drawn. Cards of the same face are alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from meeplehall.core.bits import BIT, members
from meeplehall.core.by_hand import by_seat, checked_seat, demand, remember, shaped
from meeplehall.core.errors import BadPosition, MeeplehallError
from meeplehall.core.heap import count, heap_of, total
from meeplehall.games.renaissance.actions import SPACE
from meeplehall.games.renaissance.cards import CARDS, FOUNDATION, ICONS, RENAISSANCE, WORKERS, face_text
from meeplehall.games.renaissance.codes import DISCARD, REMOVE
from meeplehall.games.renaissance.hand import SLOTS, cards_of, with_card
from meeplehall.games.renaissance.men import ask_owners
from meeplehall.games.renaissance.phases import LAST_PHASE, ask_everybody
from meeplehall.games.renaissance.position import Renaissance
from meeplehall.games.renaissance.pyramid import BASE, FILLABLE, LEVEL, PLACE_NAMES, PLACE_NUMBER, UPPER
from meeplehall.games.renaissance.recruits import ask_winner, leader
from meeplehall.games.renaissance.refill import ask_throwers
from meeplehall.games.renaissance.scoring import completed
from meeplehall.games.renaissance.setup import deal, lay
from meeplehall.games.renaissance.state import (
    BLIND,
    CHOICE,
    DECK,
    DOWN,
    HAND,
    HARDER,
    KNOWN,
    LAYING,
    MAN,
    OPEN,
    OUT,
    OVER,
    SHOWN,
    THROWING,
    THROWN,
    WAITING,
    WON,
    Player,
)
from meeplehall.games.renaissance.structure import fits
from meeplehall.games.renaissance.supply import in_pile, pick
from meeplehall.games.renaissance.turn import next_round
from meeplehall.games.renaissance.view import DECISIONS, SOLO

Count = Annotated[int, Meta(ge=0, le=100_000)]
Few = Annotated[int, Meta(ge=0, le=8)]


class ChoiceFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A sealed choice as far as it has got, as in the view; the last one that is missing cannot be given."""

    removing: list[str] = []
    throwing: list[int] = []
    action: dict[str, Any] | None = None


class SeatFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What belongs to a seat."""

    foundation: Annotated[list[str], Meta(max_length=5)] | None = None
    """The workers of level 1 from left to right. The game begins when every seat has all five."""
    structure: dict[str, str] | None = None
    """The open cards of the upper levels by place, `{"2.1": "M:mm/bs"}`."""
    down: dict[str, str] | None = None
    """Renaissance Men from the deck by place, with the face that nobody sees; empty: any card of the deck."""
    hand: Annotated[list[str], Meta(max_length=8)] | None = None
    known: list[str] = []
    """Those cards of the hand that everybody has seen."""
    stored: dict[str, Few] = {}
    taught: list[str] = []
    knights: dict[str, Few] = {}
    """Knights on the recruit board, by area; the others are at home."""
    man: str | None = None
    """The face of a Renaissance Man who waits to be placed; empty: any card of the deck."""
    choice: ChoiceFacts | None = None


class PileFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The discard pile, by who has seen the cards."""

    shown: list[str] = []
    unseen: list[str] = []
    thrown: list[list[str]] = []
    """What each seat has thrown."""


class DecisionFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked; who is asked follows from the rules."""

    kind: str
    area: str = ""
    """With `recruit`: the area that was won."""


class Facts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position, besides `players`, `options` and `rules`. Fields that a view has mean the same here."""

    seats: list[SeatFacts] | None = None
    dealer: int | None = None
    round: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    phase: Annotated[int, Meta(ge=0, le=4)] | None = None
    """Left out: 1 with `choice` and `man`."""
    decision: DecisionFacts | None = None
    areas: dict[str, str] | None = None
    """The recruits by area; empty: there is none."""
    rivals: dict[str, Few] = {}
    pile: PileFacts | None = None
    put_away: list[str] | None = None
    """The cards that left the harder solo game."""
    removed: list[str] = []
    """With `recruit`: the places cleared since the card was won."""
    renewed: bool = False
    lost: bool = False
    revealed: Count | None = None
    """How many revelations there have been; undo goes by it."""
    last: int | None = None
    """The seat that decided last, -1: none; undo goes by it."""


# Reading a position


def facts_of(s: Renaissance) -> dict[str, Any]:
    """All of a position."""
    found = Facts(
        seats=[_foundation_of(p) if s.todo == LAYING else _seat_of(s, n) for n, p in enumerate(s.players)],
        dealer=s.dealer,
        decision=DecisionFacts(DECISIONS[s.todo], ICONS[s.tables.areas[s.area]] if s.todo == WON else ""),
        areas={ICONS[icon]: _text(s, s.recruits[icon]) for icon in range(4)},
        revealed=s.revealed,
        last=s.last,
    )
    if s.solo == HARDER:
        found.put_away = _in_zone(s, OUT)
    if s.todo != LAYING:
        found.round = s.round
        found.phase = s.phase
        found.rivals = _counts(s.rivals)
        thrown = [_in_zone(s, THROWN + seat) for seat in range(s.seats)]
        found.pile = PileFacts(_in_zone(s, SHOWN), _in_zone(s, BLIND), thrown)
        found.removed = [PLACE_NAMES[place] for place in members(s.removed)]
        found.renewed = s.renewed == 1
        found.lost = s.lost == 1
    options = {
        "deck": s.tables.name,
        "solo": SOLO[s.solo],
        "solo_cards": str(s.solo_cards),
        "round_limit": str(s.round_limit),
    }
    data: dict[str, Any] = msgspec.to_builtins(found)
    return {"players": s.seats, "options": options, "rules": s.rules, **data}


def _foundation_of(p: Player) -> SeatFacts:
    return SeatFacts(foundation=[WORKERS[card - FOUNDATION] for card in p.places[BASE:] if card])


def _seat_of(s: Renaissance, seat: int) -> SeatFacts:
    p = s.players[seat]
    found = _foundation_of(p)
    upper = {place: p.places[place] for place in range(UPPER) if p.places[place]}
    found.structure = {PLACE_NAMES[n]: _text(s, card) for n, card in upper.items() if card != RENAISSANCE}
    found.down = {
        PLACE_NAMES[n]: _in_zone(s, DOWN + seat * 16 + n)[0] for n, card in upper.items() if card == RENAISSANCE
    }
    found.hand = [_text(s, card) for card in cards_of(p.hand)]
    found.known = [_text(s, card) for card in cards_of(p.hand) if s.where[card] == KNOWN + seat]
    found.stored = _counts(p.stored)
    found.taught = [ICONS[icon] for icon in members(p.taught)]
    found.knights = _counts(p.knights)
    if p.man == 1:
        found.man = _in_zone(s, DOWN + seat * 16 + WAITING)[0]
    if s.asked & BIT[seat] and s.todo != WON and (p.removing or p.throwing or p.choice):
        found.choice = ChoiceFacts(
            removing=[PLACE_NAMES[place] for place in members(p.removing)],
            throwing=[slot + 1 for slot in members(p.throwing)],
            action=SPACE.structured(p.choice - 1) if p.choice else None,
        )
    return found


def _text(s: Renaissance, card: int) -> str:
    return face_text(s.tables.face[card]) if card else ""


def _in_zone(s: Renaissance, zone: int) -> list[str]:
    return [_text(s, card) for card in range(1, CARDS + 1) if s.where[card] == zone]


def _counts(heap: int) -> dict[str, int]:
    return {ICONS[icon]: count(heap, icon) for icon in range(4) if count(heap, icon)}


# Setting one up


def arrange(s: Renaissance, data: Mapping[str, Any]) -> None:
    """Change a first position into the one that the data tell."""
    parts: dict[str, type[Struct]] = {
        "seats": SeatFacts,
        "choice": ChoiceFacts,
        "decision": DecisionFacts,
        "pile": PileFacts,
    }
    facts = shaped(data, Facts, parts)
    seats = by_seat(s, facts.seats, SeatFacts)
    if facts.dealer is not None:
        s.dealer = checked_seat(s, "dealer", facts.dealer)
    begun = _foundations(s, facts, seats)
    _cards(s, facts, seats)
    if begun:
        for n, seat in enumerate(seats):
            _belongings(s, n, seat)
        _time(s, facts)
        _decision(s, facts)
        for n, seat in enumerate(seats):
            _choice(s, n, seat.choice or ChoiceFacts())
        demand(s.open != 0 or s.over, "seats", "everybody has chosen: leave one action out, and play it")
    remember(s, facts.revealed, facts.last)


def _foundations(s: Renaissance, facts: Facts, seats: list[SeatFacts]) -> bool:
    """Foundations as the data lay them; whether the game has begun then."""
    for n, seat in enumerate(seats):
        for position, worker in enumerate(seat.foundation or []):
            place = f"seats[{n}].foundation[{position}]"
            demand(worker in WORKERS, place, f"no worker '{worker}'; workers are {', '.join(WORKERS)}")
            demand(worker not in (seat.foundation or [])[:position], place, f"'{worker}' lies there already")
            if position < 4:
                lay(s, n, position, WORKERS.index(worker))
    if s.open == 0:
        wanted = facts.decision is not None and facts.decision.kind == DECISIONS[LAYING]
        demand(not wanted, "decision.kind", "all foundations lie already")
        deal(s)
        next_round(s)
        return True
    allowed = ("dealer", "decision", "areas", "put_away", "revealed", "last", "seats")
    given = msgspec.to_builtins(facts)
    later = [name for name in given if name not in allowed]
    later += [f"seats[{n}].{name}" for n, seat in enumerate(seats) for name in msgspec.to_builtins(seat)]
    later = [name for name in later if not name.endswith(".foundation")]
    if facts.decision is not None and facts.decision.kind != DECISIONS[LAYING]:
        later.append("decision.kind")
    demand(not later, (later or [""])[0], "only after the foundations; give every seat its five workers first")
    return False


# Cards


def _cards(s: Renaissance, facts: Facts, seats: list[SeatFacts]) -> None:
    """Everything back into the deck, then what is named, then what was there and nothing is said about."""
    hands = [cards_of(p.hand) for p in s.players]
    lying = list(s.recruits)
    away = [card for card in range(1, CARDS + 1) if s.where[card] == OUT]
    for card in range(1, CARDS + 1):
        s.where[card] = DECK
    for icon in range(4):
        s.recruits[icon] = 0
    for p in s.players:
        p.hand = 0
    for name, text in (facts.areas or {}).items():
        s.recruits[_icon("areas", name)] = _pull(s, f"areas.{name}", text, OPEN) if text else 0
    for n, seat in enumerate(seats):
        _hand(s, n, seat)
        _structure(s, n, seat)
    _pile(s, facts.pile or PileFacts())
    wanted = s.solo_cards if s.solo == HARDER else 0
    named = facts.put_away if facts.put_away is not None else [""] * wanted
    demand(len(named) == wanted, "put_away", f"{len(named)} cards; with these options it is {wanted}")
    for i, text in enumerate(named):
        _pull(s, f"put_away[{i}]", text, OUT, away[i])
    for icon in range(4):
        if ICONS[icon] not in (facts.areas or {}):
            s.recruits[icon] = _pull(s, "areas", "", OPEN, lying[icon])
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.hand is None:
            for card in hands[n]:
                p.hand = with_card(p.hand, _pull(s, f"seats[{n}].hand", "", HAND + n, card))
        p.hand_size = len(cards_of(p.hand))
        for place in range(UPPER):
            if p.places[place] == RENAISSANCE and DOWN + n * 16 + place not in list(s.where):
                _pull(s, f"seats[{n}].down.{PLACE_NAMES[place]}", "", DOWN + n * 16 + place)
        if seat.man == "":
            _pull(s, f"seats[{n}].man", "", DOWN + n * 16 + WAITING)
    s.deck_size = len(_in_zone(s, DECK))
    s.pile_size = len([card for card in range(1, CARDS + 1) if in_pile(s.where[card])])


def _pull(s: Renaissance, place: str, text: str, zone: int, before: int = 0) -> int:
    """A card of this face out of the deck; without a face the one that was there before, if it is free, or any."""
    if text == "" and before and s.where[before] == DECK:
        s.where[before] = zone
        return before
    alike = [card for card in range(1, CARDS + 1) if text in ("", _text(s, card))]
    demand(bool(alike), place, f"no card '{text}' in this deck; cards are such as {_text(s, 1)}")
    left = [card for card in alike if s.where[card] == DECK]
    demand(bool(left), place, f"no '{text}' is left; there are {len(alike)} in all" if text else "no card is left")
    if text == "":
        return pick(s, DECK, len(left), zone)
    s.where[left[0]] = zone
    return left[0]


def _hand(s: Renaissance, n: int, seat: SeatFacts) -> None:
    p = s.players[n]
    known = list(seat.known)
    for i, text in enumerate(seat.hand or []):
        zone = KNOWN if text in known else HAND
        if zone == KNOWN:
            known.remove(text)
        p.hand = with_card(p.hand, _pull(s, f"seats[{n}].hand[{i}]", text, zone + n))
    demand(not known, f"seats[{n}].known", f"'{(known or [''])[0]}' is not in this hand")


def _structure(s: Renaissance, n: int, seat: SeatFacts) -> None:
    p = s.players[n]
    named = [("structure", place, text) for place, text in (seat.structure or {}).items()]
    named += [("down", place, text) for place, text in (seat.down or {}).items()]
    for field, name, _ in named:
        known = PLACE_NUMBER.get(name, UPPER) < UPPER
        demand(known, f"seats[{n}].{field}", f"no place '{name}'; places are 5.1, 4.1 to 2.4")
    for field, name, text in sorted(named, key=lambda item: -PLACE_NUMBER[item[1]]):
        path, place = f"seats[{n}].{field}.{name}", PLACE_NUMBER[name]
        demand(p.places[place] == 0, path, "a card lies there already")
        demand(FILLABLE[p.filled] & BIT[place] != 0, path, "it needs two cards below")
        if field == "structure":
            card = _pull(s, path, text, OPEN) if text else 0
            demand(card != 0 and fits(s, p, card, place), path, f"'{text}' does not fit there")
            p.places[place] = card
        else:
            p.places[place] = RENAISSANCE
            if text:
                _pull(s, path, text, DOWN + n * 16 + place)
        p.filled |= BIT[place]
    if seat.man:
        _pull(s, f"seats[{n}].man", seat.man, DOWN + n * 16 + WAITING)
    p.man = 0 if seat.man is None else 1


def _pile(s: Renaissance, pile: PileFacts) -> None:
    demand(len(pile.thrown) <= s.seats, "pile.thrown", f"{len(pile.thrown)} seats in a game for {s.seats}")
    parts = [("shown", pile.shown, SHOWN), ("unseen", pile.unseen, BLIND)]
    parts += [(f"thrown[{n}]", cards, THROWN + n) for n, cards in enumerate(pile.thrown)]
    for part, cards, zone in parts:
        for i, text in enumerate(cards):
            demand(text != "", f"pile.{part}[{i}]", "a card has a face")
            _pull(s, f"pile.{part}[{i}]", text, zone)


# The rest


def _icon(place: str, name: str) -> int:
    demand(name in ICONS, f"{place}.{name}", f"no such icon; icons are {', '.join(ICONS)}")
    return ICONS.index(name)


def _heap(place: str, counts: dict[str, int], most: int) -> int:
    by_icon = [0] * 4
    for name, n in counts.items():
        by_icon[_icon(place, name)] = n
    demand(sum(by_icon) <= most, place, f"{sum(by_icon)}; there are at most {most}")
    return heap_of(by_icon)


def _belongings(s: Renaissance, n: int, seat: SeatFacts) -> None:
    p = s.players[n]
    p.stored = _heap(f"seats[{n}].stored", seat.stored, s.tables.store)
    p.knights = _heap(f"seats[{n}].knights", seat.knights, s.tables.knights)
    p.taught = sum({2 ** _icon(f"seats[{n}].taught", name) for name in seat.taught})
    demand(p.taught < 15, f"seats[{n}].taught", "all four make a Renaissance Man: give the seat a 'man'")
    held = p.hand_size + total(p.knights)
    demand(held <= SLOTS, f"seats[{n}].hand", f"hand and knights on the board are at most {SLOTS}, not {held}")


def _time(s: Renaissance, facts: Facts) -> None:
    s.todo = CHOICE
    if facts.decision is not None:
        kind = facts.decision.kind
        demand(kind in DECISIONS, "decision.kind", f"no '{kind}'; kinds are {', '.join(DECISIONS)}")
        s.todo = DECISIONS.index(kind)
    if facts.round is not None:
        within = s.round_limit == 0 or facts.round <= s.round_limit
        demand(within, "round", f"the game ends after round {s.round_limit}")
        s.round = facts.round
    acting = s.todo in (CHOICE, MAN)
    s.phase = facts.phase if facts.phase is not None else 1 if acting else 0
    if s.todo != OVER:
        wanted = f"1 to {LAST_PHASE}" if acting else "0"
        demand((s.phase > 0) == acting, "phase", f"with '{DECISIONS[s.todo]}' it is {wanted}, not {s.phase}")
    s.rivals = _heap("rivals", facts.rivals, s.tables.flips if s.seats == 1 else 0)
    demand(not facts.renewed or SOLO[s.solo] == "easier", "renewed", "only the easier solo game has a second deck")
    s.renewed = 1 if facts.renewed else 0
    demand(not facts.lost or (s.seats == 1 and s.todo == OVER), "lost", "only a solo game that is over can be")
    s.lost = 1 if facts.lost else 0


def _decision(s: Renaissance, facts: Facts) -> None:
    """Who is asked follows from what lies there."""
    men = [n for n, p in enumerate(s.players) if p.man]
    masters = [n for n, p in enumerate(s.players) if completed(p)]
    demand(not men or s.todo == MAN, f"seats[{(men or [0])[0]}].man", "only with the decision 'man'")
    demand(bool(facts.decision and facts.decision.area) == (s.todo == WON), "decision.area", "with 'recruit' alone")
    demand(not facts.removed or s.todo == WON, "removed", "only with the decision 'recruit'")
    demand(not masters or s.todo in (WON, OVER), "decision.kind", "somebody has a Master, so the game is over")
    s.asked = 0
    if s.todo == CHOICE:
        called = s.phase == 1 or any(p.filled & LEVEL[s.phase] for p in s.players)
        demand(called, "phase", f"nobody has a card on level {s.phase}, so it is not called")
        ask_everybody(s)
    elif s.todo == MAN:
        demand(bool(men), "decision.kind", "no seat has a 'man' to place")
        ask_owners(s)
    elif s.todo == WON:
        _recruit(s, facts)
    elif s.todo == THROWING:
        ask_throwers(s)
    else:
        limit = s.round_limit > 0 and s.round == s.round_limit
        demand(bool(masters) or limit or s.lost == 1, "decision.kind", "the game is not over: no Master, rounds left")
        s.over = True
    s.open = s.asked
    demand(s.asked != 0 or s.over, "decision.kind", "nobody has anything to decide then")


def _recruit(s: Renaissance, facts: Facts) -> None:
    assert facts.decision is not None
    icon = _icon("decision.area", facts.decision.area)
    s.area = list(s.tables.areas).index(icon)
    winner = leader(s, icon)
    demand(winner >= 0 and s.recruits[icon] != 0, "decision.area", "nobody has won a card there")
    for name in facts.removed:
        place = PLACE_NUMBER.get(name, UPPER)
        free = place < UPPER and not s.players[winner].filled & BIT[place]
        demand(free, "removed", f"'{name}' is no upper place that is empty")
        s.removed |= BIT[place]
    asked = ask_winner(s, winner, icon)
    demand(asked or s.removed != 0, "decision.kind", "the card can only go into the hand, which nobody is asked")
    s.asked = BIT[winner]


def _choice(s: Renaissance, n: int, choice: ChoiceFacts) -> None:
    """Part by part, each as the rules allow it."""
    place = f"seats[{n}].choice"
    removing = sorted(PLACE_NUMBER.get(name, UPPER) for name in choice.removing)
    parts = [(REMOVE + number, f"{place}.removing") for number in removing]
    parts += [(DISCARD + number - 1, f"{place}.throwing") for number in sorted(choice.throwing)]
    if choice.action is not None:
        try:
            parts.append((SPACE.from_structured(choice.action), f"{place}.action"))
        except MeeplehallError as error:
            raise BadPosition(f"{place}.action: {error}") from None
    demand(not parts or s.todo != WON, place, "the decision about a recruit is open, not sealed")
    for code, path in parts:
        demand(code in s.legal(n), path, "not possible here")
        s.choose(n, code)
