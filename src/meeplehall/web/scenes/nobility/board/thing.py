"""What lies on the own board below the tracks."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.games.nobility.shapes import View
from meeplehall.web.scenes.nobility.board.character import character_card
from meeplehall.web.scenes.nobility.board.hand import hand
from meeplehall.web.scenes.nobility.board.orders import objective, orders
from meeplehall.web.scenes.nobility.board.store import houses, lot, lots, storage
from meeplehall.web.scenes.scene import Look


def things(view: View, look: Look) -> Markup:
    """Character, storage, workers, houses, cards, commissions of the seat in focus."""
    t = look.t
    player = view["players"][look.focus]

    def section(name: str, title: str, body: str) -> str:
        heading = f"<h2>{escape(title)}</h2>" if title else ""
        return f'<section class="n-x n-x-{name}">{heading}{body}</section>'

    out = section("char", "", character_card(player["character"], player["lord"], t))
    out += section("store", t("rn-storage"), storage(player, look))
    out += section("lot", t("rn-lot"), lot(player, look))
    out += section("houses", "", houses(player, look) + lots(player, look))
    out += section("hand", t("rn-hand-to-house"), f"<div>{hand(view, look)}</div>")
    last = orders(view, look)
    if last:
        held = len(player["commissions"])
        several = f"{' n-several' if held > 1 else ''}{' n-many' if held > 2 else ''}"
        out += section(f"orders{several}", t("rn-commissions"), last)
    elif view["objective"]:
        out += section("orders", "", objective(view, look))
    return Markup(out)
