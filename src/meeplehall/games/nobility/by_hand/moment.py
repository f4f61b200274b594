"""When it is: stage, round and turn, the event of the round, the character who is away."""

from __future__ import annotations

from meeplehall.core.by_hand import checked_seat, demand, number_of, remember
from meeplehall.games.nobility.by_hand.facts import Facts
from meeplehall.games.nobility.by_hand.pool import set_of
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.tables import EVENTS, full
from meeplehall.games.nobility.view import STAGES


def set_time(s: Nobility, facts: Facts) -> None:
    """Stage, round and turn."""
    if facts.stage is not None:
        s.stage = STAGES.index(facts.stage)
    if facts.round is not None:
        demand(facts.round <= s.tables.rounds, "round", f"there are {s.tables.rounds}, not {facts.round}")
        s.round = facts.round - 1
    if facts.first is not None:
        s.first = checked_seat(s, "first", facts.first)
    if facts.turn_of:
        s.current = checked_seat(s, "turn_of[0]", facts.turn_of[0])
    elif facts.first is not None:
        s.current = s.first
    remember(s, facts.revealed, facts.last)


def set_modules(s: Nobility, facts: Facts) -> None:
    """Events and the absent character."""
    names = s.tables.event_names
    for name in ("event", "events_past"):
        demand(getattr(facts, name) is None or s.events == 1, name, "only with the option 'events'")
    demand(facts.absent is None or s.night == 1, "absent", "only with the option 'night'")
    if s.events == 1:
        if facts.event is not None:
            s.event = number_of("event", facts.event, names, "event")
        if facts.events_past is not None:
            s.events_past = set_of(number_of("events_past", name, names[1:], "event") + 1 for name in facts.events_past)
        demand(s.events_past & 2**s.event == 0 or s.event == 0, "event", f"'{names[s.event]}' is among the past ones")
        s.events_left = full(EVENTS) & ~s.events_past & ~(2**s.event)
    if facts.absent is not None:
        s.absent = number_of("absent", facts.absent, s.tables.character_names, "character")
