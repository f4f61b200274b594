"""What can be pointed at: title, text, and the rule that says it."""

from __future__ import annotations

from typing import Final

from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import DESK_NAMES
from meeplehall.web.scenes.nobility.board.character import benefit_of, benefit_words
from meeplehall.web.scenes.nobility.words import good, guild
from meeplehall.web.texts import Texts

# Places and things by their hint; the rule that explains each.
RULES: Final = {
    "tavern": "RN-301",
    "yard": "RN-304",
    "guild": "RN-401",
    "apprentices": "RN-404",
    "hall": "RN-501",
    "port": "RN-601",
    "council": "RN-602",
    "berk": "RN-603",
    "castle": "RN-604",
    "recall": "RN-605",
    "reputation": "RN-205",
    "nobility": "RN-607",
    "modifiers": "RN-206",
    "coins": "RN-208",
    "workers": "RN-404",
    "houses": "RN-303",
    "settlers": "RN-302",
    "commission": "RN-834",
    "objective": "RN-824",
    "keeper": "RN-842",
    "event": "RN-811",
    "workshop-0": "RN-402",
    "workshop-1": "RN-402",
    "workshop-2": "RN-402",
}
_LOTS: Final = ("reputation", "modifier", "good", "coin", "vp")


def hints(t: Texts) -> dict[str, list[str]]:
    """All of them."""
    found = {name: [t(f"rn-hint-{name}-title"), t(f"rn-hint-{name}"), rule] for name, rule in RULES.items()}
    for kind in range(6):
        words = t("rn-hint-good", guild=guild(kind, t))
        found[f"good-{kind}"] = [good(kind, t), words, "RN-403"]
    for name in DESK_NAMES:
        found[f"desk-{name}"] = [t("rn-desk"), t(f"rn-desk-{name}"), "RN-833"]
    for name in _LOTS:
        found[f"lot-{name}"] = [t("rn-lot-title"), t(f"rn-hint-lot-{name}"), "RN-502"]
    tables = GAME.tables
    for number in range(1, len(tables.character_guild)):
        words = t(
            "rn-hint-character",
            good=good(tables.character_guild[number], t),
            n=tables.most_per_good + 1,
            benefit=benefit_words(benefit_of(number), t),
        )
        found[f"character-{number}"] = [tables.character_names[number], words, "RN-305"]
    return found


# The rule to read before each decision; before the first one, how a game goes.
_DECISION_RULES = {
    "": "RN-201",
    "character": "RN-106",
    "commission": "RN-836",
    "turn": "RN-203",
    "place": "RN-207",
    "card": "RN-301",
    "drop": "RN-301",
    "spend": "RN-302",
    "workshop": "RN-402",
    "buy": "RN-403",
    "apprentices": "RN-404",
    "transfer": "RN-843",
    "lot": "RN-502",
    "sell": "RN-601",
    "berk-commission": "RN-835",
    "berk-keep": "RN-835",
    "berk-modifiers": "RN-603",
    "berk-replace": "RN-603",
    "recall": "RN-605",
    "desk": "RN-832",
    "benefit-card": "RN-608",
    "benefit-good": "RN-607",
    "over": "RN-701",
}


def rule(decision: str) -> str:
    """The id of the rule that matters for a kind of decision."""
    return _DECISION_RULES[decision]
