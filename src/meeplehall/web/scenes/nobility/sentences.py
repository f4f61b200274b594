"""What is asked, in one sentence: of the viewer, or of another."""

from __future__ import annotations

from typing import Any

from meeplehall.web.scenes.nobility.words import GOODS, GUILDS, good, guild
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

DIE_DONE = 1


def sentence(view: dict[str, Any], look: Look) -> str:
    """The sentence of the decision bar."""
    t = look.t
    if view["over"]:
        return t("over")
    decision = view["decision"]
    kind = decision["kind"]
    if kind == "commission":
        if look.viewer in look.owing:
            return t("rn-decide-commission")
        return t("rn-chosen-commission") if look.viewer >= 0 else t("rn-wait-commission")
    seat = view["turn_of"][0]
    if look.viewer != seat:
        return _waiting(view, decision, look.names[seat], t)
    return _asking(view, decision, seat, look)


def _waiting(view: dict[str, Any], decision: dict[str, Any], name: str, t: Texts) -> str:
    kind = decision["kind"]
    if kind in ("workshop", "buy", "apprentices", "transfer"):
        return t(f"rn-wait-{kind}", name=name, guild=guild(GUILDS[decision["guild"]], t))
    if kind == "place":
        return t("rn-wait-place", name=name, die=decision["value"])
    if kind in ("spend", "drop"):
        return t(f"rn-wait-{kind}", name=name, race=t(f"rn-race-{decision['card']['race']}"))
    return t(f"rn-wait-{kind}", name=name)


def _asking(view: dict[str, Any], decision: dict[str, Any], seat: int, look: Look) -> str:
    t = look.t
    player = view["players"][seat]
    kind = decision["kind"]
    here = guild(GUILDS[decision["guild"]], t) if "guild" in decision else ""
    match kind:
        case "turn":
            if decision["acted"] & DIE_DONE:
                return t("rn-decide-after")
            room = player["reputation"] - player["placed"]
            return t("rn-decide-turn", n=room) if room > 0 else t("rn-decide-turn-full")
        case "place":
            return t("rn-decide-place", die=decision["value"])
        case "card":
            return t("rn-decide-second-card") if decision["step"] else t("rn-decide-card")
        case "drop":
            return t("rn-decide-drop", race=t(f"rn-race-{decision['card']['race']}"))
        case "spend":
            card = decision["card"]
            now = GOODS[decision["kinds"][0]]
            return t(
                "rn-decide-spend",
                race=t(f"rn-race-{card['race']}"),
                good=good(now, t),
                spent=decision["spent"],
                least=card["min"],
                most=card["max"],
            )
        case "workshop":
            effects = t("rn-or").join(t(f"rn-effect-{name}") for name in decision["building"]["effects"])
            return t("rn-decide-workshop", guild=here, n=decision["step"] + 1, effects=effects)
        case "buy":
            return t("rn-decide-buy", guild=here, free=player["apprentices"][GUILDS[decision["guild"]]])
        case "apprentices":
            return t("rn-decide-apprentices", guild=here, n=decision["left"])
        case "transfer":
            asking = look.names[_mover(view, seat)]
            return t("rn-decide-transfer", name=asking, origin=guild(decision["step"], t), guild=here)
        case "sell":
            return t("rn-decide-sell", n=decision["left"], sold=decision["step"])
        case "berk-modifiers" | "berk-replace" | "berk-commission" | "berk-keep":
            return t(f"rn-decide-{kind}", value=decision["value"])
        case "benefit-card":
            return t("rn-decide-benefit-card", n=decision["cards"])
        case "benefit-good":
            return t("rn-decide-benefit-good", n=decision["goods"])
        case "lot":
            return t("rn-decide-lot")
    return t(f"rn-decide-{kind}")


def _mover(view: dict[str, Any], asked: int) -> int:
    """Who wants the transfer: the one whose die lies at the guild last; the view names only who is asked."""
    number = GUILDS[view["decision"]["guild"]]
    for die in view["guilds"][number]["dice"]:
        if die and die["seat"] is not None and die["seat"] != asked and die["value"] == view["decision"]["value"]:
            return int(die["seat"])
    return asked
