"""What is asked, in one sentence: of the viewer, or of another."""

from __future__ import annotations

from typing import Any

from meeplehall.games.nobility.shapes import Decision, View
from meeplehall.web.scenes.nobility.words import GUILDS, effects_words, good, guild, race
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts


def sentence(view: View, look: Look) -> str:
    """The sentence of the decision bar."""
    t = look.t
    decision = view["decision"]
    if view["over"]:
        return t("over")
    if decision["kind"] == "commission":
        if look.viewer in look.owing:
            return t("rn-decide-commission")
        return t("rn-chosen-commission") if look.viewer >= 0 else t("rn-wait-commission")
    seat = view["turn_of"][0]
    if look.viewer != seat:
        return t(f"rn-wait-{decision['kind']}", name=look.names[seat], **_subject(decision, t))
    return _asked(view, seat, look)


def _subject(decision: Decision, t: Texts) -> dict[str, Any]:
    """What the decision is about."""
    about: dict[str, Any] = {"die": decision.get("value", 0)}
    if "guild" in decision:
        about["guild"] = guild(decision["guild"], t)
    if "card" in decision:
        card = decision["card"]
        about |= {"race": race(card["race"], t), "least": card["min"], "most": card["max"]}
    return about


def _asked(view: View, seat: int, look: Look) -> str:
    t = look.t
    player = view["players"][seat]
    decision = view["decision"]
    kind = decision["kind"]
    about = _subject(decision, t)
    match kind:
        case "turn":
            if "die" in decision["open"]:
                return t("rn-decide-turn", n=player["room"])
            die = "placed" if "die" in decision["done"] else "stuck" if player["dice"] else "none"
            passes = "yes" if decision["passes"] else "no"
            return t("rn-decide-rest", die=die, open="-".join(decision["open"]), passes=passes)
        case "card" if decision["taken"]:
            return t("rn-decide-second-card")
        case "spend":
            about |= {"good": good(decision["kinds"][0], t), "spent": decision["spent"]}
        case "workshop":
            about |= {"n": decision["slot"], "effects": effects_words(decision["building"], t)}
        case "buy":
            about["free"] = player["apprentices"][GUILDS[decision["guild"]]]
        case "apprentices":
            about["n"] = decision["left"]
        case "transfer":
            about |= {"name": look.names[decision["by"]], "origin": guild(decision["origin"], t)}
        case "sell":
            about |= {"n": decision["left"], "sold": decision["sold"]}
        case "berk":
            joint = ", " if "replace" in decision["open"] else t("rn-or")
            what = joint.join(t(f"rn-berk-{name}") for name in decision["open"])
            about |= {"what": what, "n": len(decision["open"])}
        case "benefit-card":
            about["n"] = decision["cards"]
        case "benefit-good":
            about |= {"n": decision["goods"], "why": "lot" if view["stage"] == "income" else "lord"}
    return t(f"rn-decide-{kind}", **about)
