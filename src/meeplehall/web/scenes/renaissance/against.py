"""Why something cannot be chosen now, or not together with something else, as far as the view tells it."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.games.renaissance.shapes import Card, Player, View
from meeplehall.web.scenes.renaissance import sayings, structure
from meeplehall.web.scenes.renaissance.names import ACTION_OF, ACTIONS, ICONS, icon_name, worker_name
from meeplehall.web.scenes.scene import Look, Pick
from meeplehall.web.texts import Texts


def reasons_against(view: View, look: Look, used: set[str]) -> dict[str, str]:
    """By place, for those that no action of this decision is made of."""
    kind = view["decision"]["kind"]
    player, t, seat = view["players"][look.viewer], look.t, look.viewer
    if kind == "choice":
        out = _in_a_phase(view, player, seat, used, t)
    elif kind == "recruit":
        card = view["decision"]["card"]
        out = {
            f"pyr-{seat}-{place}": t("rm-not-recruit", needs=sayings.corners(card, t))
            for place in structure.fillable(structure.standing(player))
        }
    elif kind == "discard":
        out = dict.fromkeys(
            (f"pyr-{seat}-{place}" for place in structure.fillable(structure.standing(player))), t("rm-not-discard")
        )
    else:
        out = {}
    return {place: words for place, words in out.items() if place not in used}


def _in_a_phase(view: View, player: Player, seat: int, used: set[str], t: Texts) -> dict[str, str]:
    phase = view["phase"]
    cards = structure.standing(player)
    open_actions = [action for action in ACTIONS if f"do-{action}" in used]
    nothing = t("rm-not-open", phase=phase)
    out: dict[str, str] = {}
    for k, card in enumerate(player["hand"] or [], start=1):
        out[f"hand-{k}"] = t("rm-not-useful", worker=worker_name(card, t)) if open_actions else nothing
    for place in structure.fillable(cards):
        fitting = any(structure.fits(card, place, cards) for card in player["hand"] or [])
        words = t("rm-not-hire", phase=phase) if fitting or "hire" not in open_actions else t("rm-say-none-in-hand")
        out[f"pyr-{seat}-{place}"] = words
    sources = structure.sources(cards, phase)
    for icon in ICONS:
        action = t(f"rm-{ACTION_OF[icon]}")
        if icon in sources:
            out[f"tok-{seat}-{icon}"] = t("rm-not-token", action=action, place=sources[icon])
        else:
            out[f"tok-{seat}-{icon}"] = t("rm-not-any-card", action=action)
        out[f"area-{icon}"] = t("rm-not-area", icon=icon_name(icon, t), phase=phase)
    return out


def clashes(view: View, look: Look, picks: Sequence[Pick]) -> dict[str, str]:
    """An action that is open and a card of the hand that it can do nothing with."""
    if view["decision"]["kind"] != "choice":
        return {}
    player, t = view["players"][look.viewer], look.t
    open_actions = [action for action in ACTIONS if any(f"do-{action}" in pick.places for pick in picks)]
    faces = {
        (action, card["text"])
        for pick in picks
        for action in open_actions
        for k, card in enumerate(player["hand"] or [], start=1)
        if f"do-{action}" in pick.places and f"hand-{k}" in pick.places
    }
    return {
        f"do-{action}+hand-{k}": _clash(action, card, player, t)
        for action in open_actions
        for k, card in enumerate(player["hand"] or [], start=1)
        if (action, card["text"]) not in faces
    }


def _clash(action: str, card: Card, player: Player, t: Texts) -> str:
    worker, icon = worker_name(card, t), icon_name(card["large"] or "", t)
    match action:
        case "hire":
            return t("rm-clash-hire", worker=worker, fit=sayings.fit(card, structure.standing(player), t))
        case "teach" if card["large"] in player["taught"]:
            return t("rm-clash-teach", icon=icon)
    return t("rm-clash", action=t(f"rm-{action}"), worker=worker)
