"""Why something on the table cannot be chosen in a turn, as far as the view tells it."""

from __future__ import annotations

from meeplehall.games.burgundy.actions import BLACK_DEPOT
from meeplehall.games.burgundy.shapes import View
from meeplehall.web.texts import Texts


def reasons_against(view: View, seat: int, used: set[str], t: Texts) -> dict[str, str]:
    """By place, for those that no action of this turn is made of."""
    player = view["players"][seat]
    dice_left = not all(player["used"])
    out: dict[str, str] = {}
    for depot, tiles in enumerate(view["depots"], start=1):
        out |= {f"dep-{depot}-{k}": t("cb-not-depot", depot=depot) for k, tile in enumerate(tiles, start=1) if tile}
    out |= {f"good-{seat}-{k}": t("cb-not-good", die=k) for k, count in enumerate(player["goods"], start=1) if count}
    out |= {f"sto-{seat}-{k}": t("cb-not-stored") for k, tile in enumerate(player["storage"], start=1) if tile}
    out |= {f"est-{seat}-{space['name']}": t("cb-not-space") for space in player["spaces"] if not space["tile"]}
    if not dice_left:
        out = dict.fromkeys(out, t("cb-not-dice"))
    black = t("cb-not-bought") if view["bought"] else t("cb-not-silver", price=view["price"], n=player["silver"])
    out |= {f"dep-{BLACK_DEPOT}-{k}": black for k, tile in enumerate(view["black_depot"], start=1) if tile}
    return {place: words for place, words in out.items() if place not in used}
