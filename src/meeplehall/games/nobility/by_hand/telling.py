"""A position told."""

from __future__ import annotations

from typing import Any

import msgspec

from meeplehall.core.bits import members
from meeplehall.core.heap import as_list
from meeplehall.games.nobility.by_hand.dice import DICE_ROWS
from meeplehall.games.nobility.by_hand.facts import (
    DecisionFacts,
    DieFacts,
    Facts,
    OrderFacts,
    ReturnFacts,
    SeatFacts,
    WorkshopFacts,
)
from meeplehall.games.nobility.commissions import (
    commission_of,
    dice_on,
    is_extra,
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
from meeplehall.games.nobility.rows import as_items
from meeplehall.games.nobility.settlers import TAVERN_CARDS
from meeplehall.games.nobility.state import AUTOMA, LOTS, OWNED
from meeplehall.games.nobility.view import DECISIONS, DONE, STAGES


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
