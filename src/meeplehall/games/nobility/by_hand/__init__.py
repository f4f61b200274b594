"""Positions set up by hand, and positions told in the same words: those of the view.

Whatever is left out is as at the start. Cards and tiles that are named come from wherever they lie; a place that loses
one to them, and about which nothing is said, gets another. What lies nowhere is in its deck or bag.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeplehall.core.by_hand import by_seat, shaped
from meeplehall.games.nobility.by_hand.belongings import count_people, give_belongings
from meeplehall.games.nobility.by_hand.buildings import lay_buildings
from meeplehall.games.nobility.by_hand.chancery import fill_chancery
from meeplehall.games.nobility.by_hand.council import lay_council
from meeplehall.games.nobility.by_hand.decision import ask
from meeplehall.games.nobility.by_hand.dice import place_dice
from meeplehall.games.nobility.by_hand.facts import PARTS, Facts, SeatFacts
from meeplehall.games.nobility.by_hand.moment import set_modules, set_time
from meeplehall.games.nobility.by_hand.port import load_port
from meeplehall.games.nobility.by_hand.settlers import lay_settlers
from meeplehall.games.nobility.by_hand.telling import facts_of
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.state import SETUP

__all__ = ["arrange", "facts_of"]


def arrange(s: Nobility, data: Mapping[str, Any]) -> None:
    """Change a first position into the one that the data tell.

    Unless `stage` is `setup`, what is chosen before the first round is chosen first: always the first there is.
    """
    if not data:
        return
    facts = shaped(data, Facts, PARTS)
    while s.stage == SETUP and facts.stage != "setup":
        s.play(s.actor(), s.legal(s.actor())[0])
    seats = by_seat(s, facts.seats, SeatFacts)
    set_time(s, facts)
    set_modules(s, facts)
    give_belongings(s, seats)
    lay_settlers(s, facts, seats)
    lay_buildings(s, facts, seats)
    lay_council(s, facts, seats)
    load_port(s, facts)
    place_dice(s, facts)
    fill_chancery(s, facts, seats)
    count_people(s, facts, seats)
    ask(s, facts)
