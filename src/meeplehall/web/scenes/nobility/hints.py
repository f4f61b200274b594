"""What can be pointed at: title, text, and the rule that says it."""

from __future__ import annotations

from typing import Final

from meeplehall.games.nobility.names import DESK_NAMES, GOOD_NAMES, GUILD_NAMES, REWARD_NAMES
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
    "chancery": "RN-832",
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
    "night": "RN-841",
    "automa": "RN-822",
    "die": "RN-205",
    "dice": "RN-205",
    "character": "RN-305",
    "workshop-0": "RN-402",
    "workshop-1": "RN-402",
    "workshop-2": "RN-402",
}


def kinds(t: Texts) -> dict[str, list[str]]:
    """Goods, desks and community lots: a hint for each kind, from one text."""
    found = {}
    for kind, (name, sold_by) in enumerate(zip(GOOD_NAMES, GUILD_NAMES)):
        found[f"good-{kind}"] = [good(name, t), t("rn-hint-good", guild=guild(sold_by, t)), "RN-403"]
    for name in DESK_NAMES:
        found[f"desk-{name}"] = [t("rn-desk"), t(f"rn-desk-{name}"), "RN-833"]
    for name in REWARD_NAMES:
        found[f"lot-{name}"] = [t("rn-lot-title"), t(f"rn-hint-lot-{name}"), "RN-502"]
    return found


# The rule to read before each decision; before the first one, how a game goes.
DECISION_RULES: Final = {
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
    "berk": "RN-603",
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
