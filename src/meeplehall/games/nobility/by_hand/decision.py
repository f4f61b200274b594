"""What is asked, and whether it can be."""

from __future__ import annotations

from meeplehall.core.by_hand import checked_seat, demand, number_of
from meeplehall.games.nobility.by_hand.facts import Facts
from meeplehall.games.nobility.names import GUILD_NAMES
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.purse import REASONS
from meeplehall.games.nobility.state import ANSWER, AT_BERK, FINISHED, OVER, SPEND_GOODS, TURN, WORKSHOP, WORKSHOP_SLOTS
from meeplehall.games.nobility.view import DECISIONS, DONE


def ask(s: Nobility, facts: Facts) -> None:
    """The decision that is named; without one, a turn."""
    decision = facts.decision
    if decision is None:
        demand(facts.stage in (None, "actions"), "decision", f"needed in the stage '{facts.stage}'")
        s.todo = TURN
    else:
        s.todo = number_of("decision.kind", decision.kind, DECISIONS[1:], "kind of decision") + 1
        s.acted = sum({2 ** number_of("decision.done", name, DONE, "part of a turn") for name in decision.done})
        s.guild = number_of("decision.guild", decision.guild, GUILD_NAMES, "guild") if decision.guild else 0
        for name in ("die", "value", "card", "step", "left", "least", "due"):
            setattr(s, name, getattr(decision, name))
        s.gift_cards, s.gift_goods = decision.cards, decision.goods
        s.due_why = number_of("decision.due_why", decision.due_why, REASONS, "reason")
        s.asked = checked_seat(s, "decision.asked", decision.asked)
    over = s.todo == FINISHED
    demand(over == (s.stage == OVER), "decision.kind", "'over' and the stage 'over' go together")
    if over:
        s.over, s.current = True, -1
        return
    _check_action(s)
    open_ = all(s.legal(seat) for seat in s.pending())
    demand(open_, "decision.kind", f"with '{DECISIONS[s.todo]}' there is nothing that could be decided")


def _check_action(s: Nobility) -> None:
    """What the rules look up must be there."""
    kind = DECISIONS[s.todo]
    if s.todo in (WORKSHOP, ANSWER, AT_BERK, SPEND_GOODS):
        most = {WORKSHOP: WORKSHOP_SLOTS, ANSWER: 6, AT_BERK: 8, SPEND_GOODS: 64}[s.todo]
        demand(s.step < most, "decision.step", f"below {most} with '{kind}', not {s.step}")
    if s.todo == WORKSHOP:
        at = f"{GUILD_NAMES[s.guild]}.{s.step + 1}"
        demand(s.workshops[s.guild * WORKSHOP_SLOTS + s.step] != 0, "decision.step", f"no workshop on {at}")
    if s.todo == SPEND_GOODS:
        wanted = s.tables.card_goods[s.card]
        demand(s.step != 0 and s.step & ~wanted == 0, "decision.step", f"card {s.card} takes the set {wanted}")
    in_hand = ("place", "buy", "sell", "desk", "berk", "berk-keep", "berk-commission", "berk-modifiers", "berk-replace")
    demand(kind not in in_hand or s.value > 0, "decision.value", f"'{kind}' needs the value of the die")
