"""Why something in town or on the own board cannot be chosen in a turn, in words; the reasons are the view's."""

from __future__ import annotations

from meeplehall.games.nobility.shapes import Player, Refusal, View
from meeplehall.web.scenes.nobility.words import GUILDS, card_needs, good, goods, guild
from meeplehall.web.texts import Texts


def reasons_against(view: View, seat: int, used: set[str], t: Texts) -> dict[str, str]:
    """By place, for those that no action of this turn is made of."""
    player, decision = view["players"][seat], view["decision"]
    out = {_spot(refusal, seat): _words(refusal, t) for refusal in decision["against"]}
    if "die" in decision["done"]:
        out = dict.fromkeys(out, t("rn-not-placed"))
    elif not player["dice"]:
        out = dict.fromkeys(out, t("rn-not-dice"))
    out |= _dice(player, t)
    for card, housing in zip(player["hand"], player["housing"]):
        needs = card_needs(housing, t)
        if "card" in decision["done"]:
            needs = t("rn-not-second-card")
        if needs:
            out[f"hand-{seat}-{card['card']}"] = needs
    return {place: words for place, words in out.items() if place not in used}


def unsold(view: View, seat: int, used: set[str], t: Texts) -> dict[str, str]:
    """By place: goods at hand that cannot be sold now. The kinds are sold in their order."""
    port, out = view["port"], {}
    for kind, held in enumerate(view["players"][seat]["goods"]):
        place = f"good-{seat}-{kind}"
        if held and place not in used:
            out[place] = t("rn-not-order" if port["sold"][kind] < port["spaces"][kind] else "rn-not-space")
    return out


def _spot(refusal: Refusal, seat: int) -> str:
    place, slot = refusal["place"], refusal["slot"]
    if place in GUILDS:
        return f"at-guild-{GUILDS[place]}-{slot}"
    match place:
        case "council":
            return f"at-council-{slot // 6}-{slot % 6}"
        case "hall" | "port" | "chancery":
            return f"at-{place}-{slot + 1}"
        case "board":
            return f"at-board-{seat}"
    return f"at-{place}-{slot}"


def _words(refusal: Refusal, t: Texts) -> str:
    why, what, n = refusal["why"], refusal["what"], refusal["n"]
    if why == "good":
        return t("rn-not-good", goods=goods(n, what, t))
    return t(f"rn-not-{why}", n=n, guild=guild(what, t) if what in GUILDS else good(what, t) if what else "")


def _dice(player: Player, t: Texts) -> dict[str, str]:
    """Dice that do not fit under the reputation, and those for which there is no place."""
    room = player["room"]
    return {
        f"die-{k}": t("rn-not-die-place") if fits else t("rn-not-die-fits", n=room)
        for k, fits in enumerate(player["dice_as"])
    }
