"""What belongs to a seat: track positions, coins, goods, dice; and how many meeples and houses are left."""

from __future__ import annotations

from meeplehall.core.bits import members
from meeplehall.core.by_hand import demand, number_of
from meeplehall.core.heap import as_list, heap_of, one, total
from meeplehall.games.nobility.by_hand.facts import Facts, SeatFacts
from meeplehall.games.nobility.names import GUILD_NAMES
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.rows import filled
from meeplehall.games.nobility.state import CHOOSE_LOT, SPEND_GOODS
from meeplehall.games.nobility.view import DECISIONS


def give_belongings(s: Nobility, seats: list[SeatFacts]) -> None:
    """Everything that lies in no place of the town."""
    t = s.tables
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        at = f"seats[{n}]"
        for name in ("score", "coins", "modifiers", "reputation", "nobility", "placed", "workers", "platform"):
            if getattr(seat, name) is not None:
                setattr(p, name, getattr(seat, name))
        low, high = t.min_reputation, t.max_reputation
        demand(low <= p.reputation <= high, f"{at}.reputation", f"from {low} to {high}, not {p.reputation}")
        demand(p.nobility <= t.max_nobility, f"{at}.nobility", f"at most {t.max_nobility}, not {p.nobility}")
        if seat.goods is not None:
            p.goods = heap_of(seat.goods)
        if seat.apprentices is not None:
            p.apprentices = heap_of(seat.apprentices)
        if seat.dice is not None:
            most = t.dice[s.seats]
            demand(len(seat.dice) <= most, f"{at}.dice", f"at most {most} dice, not {len(seat.dice)}")
            p.dice = sum(one(face - 1) for face in seat.dice)
        if seat.passed is not None:
            p.passed = int(seat.passed)
        if seat.lord is not None:
            p.lord = int(seat.lord)
        if seat.keeper is not None:
            demand((seat.keeper != "") == (s.night == 1), f"{at}.keeper", "a guild at night, none by day")
            p.keeper = number_of(f"{at}.keeper", seat.keeper, ["", *GUILD_NAMES], "guild")
        if seat.character is not None:
            p.character = number_of(f"{at}.character", seat.character, t.character_names, "character")
    for guild, name in enumerate(GUILD_NAMES):
        standing = sum(as_list(p.apprentices)[guild] for p in s.players)
        room = t.guild_apprentices[s.seats]
        demand(standing <= room, "seats", f"{standing} apprentices at the {name}, where {room} find room")
    for part in ("keeper", "character"):
        held = [getattr(p, part) for p in s.players if getattr(p, part) != 0]
        demand(len(set(held)) == len(held), "seats", f"two seats have the same {part}")


def count_people(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
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
            demand(used <= most, at, f"{used} are in use, but there are {most}")
            demand(left is None or left + used == most, at, f"{left} in the supply and {used} in use are not {most}")
            setattr(p, name, most - used)
