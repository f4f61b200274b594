"""A closer look at a player: character, cards, buildings, tiles, desks, commissions. In a dialog, or on a phone."""

from __future__ import annotations

from markupsafe import escape

from meeplehall.games.nobility.shapes import Card, Order, Player, View
from meeplehall.web.drawing import mark
from meeplehall.web.scenes.nobility.board.orders import commission_sign
from meeplehall.web.scenes.nobility.board.portraits import portrait
from meeplehall.web.scenes.nobility.pieces import city, die, head, inline, man, star, svg, text, token, use
from meeplehall.web.scenes.nobility.town.hall import community
from meeplehall.web.scenes.nobility.words import GOODS, RACES, benefit_words, card_words, commission_words
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts


def details(view: View, seat: int, look: Look) -> str:
    """Everything open about a player that the card does not show."""
    t = look.t
    player = view["players"][seat]
    out = f'<span class="n-name seat-{seat + 1}">{mark(seat)}<b>{escape(look.names[seat])}</b></span>'
    out += _character(player, view["figures"]["lord"], t)
    out += _part(t("rn-hand"), "".join(_card(card, t) for card in player["hand"]))
    out += _part(t("rn-buildings"), _buildings(view, seat, t))
    out += _part(t("rn-council-tiles"), "".join(_worth(tile["vp"]) for tile in player["council"]))
    out += _part(t("rn-desks"), "<br>".join(str(escape(t(f"rn-desk-{name}"))) for name in player.get("desks", [])))
    out += _part(t("rn-commissions"), "".join(_order(order, seat, t) for order in player.get("commissions", [])))
    return f'<span class="n-detail">{out}</span>'


def _part(title: str, body: str) -> str:
    if not body:
        return ""
    return f'<span class="n-part"><b class="caps">{escape(title)}</b><span class="n-row">{body}</span></span>'


def _worth(points: int) -> str:
    return f'<span class="n-vp">{inline("i-points", "vp")}{points}</span>'


def _character(player: Player, lord: int, t: Texts) -> str:
    character = player["character"]
    if not character:
        return ""
    face = f'<svg class="n-face" viewBox="0 0 40 40" aria-hidden="true">{portrait(character["character"])}</svg>'
    state = t("rn-lord-yes") if player["lord"] else t("rn-lord-no", n=lord)
    likes = inline(f"good-{GOODS[character['good']]}")
    return (
        f'<span class="n-char">{face}<span><b>{escape(character["name"])}</b> {likes} '
        f"{escape(t('rn-up-to', n=character['limit']))}<br>{escape(benefit_words(character['benefit'], t))} "
        f"<i>{escape(state)}</i></span></span>"
    )


def _card(card: Card, t: Texts) -> str:
    """A settlers card in a row: who, how much, which goods, what comes of it."""
    out = head(RACES[card["race"]], 0, 0, 26) + text(46, 18, f"{card['min']}–{card['max']}", 14, "b")
    x = 68
    for name in card["goods"]:
        out += token(GOODS[name], x, 4, 18)
        x += 21
    x = 156
    for k in range(card["workers"] + card["stars"]):
        out += man(0, x, 5, 16) if k < card["workers"] else star(x, 5, 16)
        x += 17
    words = escape(card_words(card, t))
    return f'<svg class="n-mini" viewBox="0 0 210 26" role="img" aria-label="{words}">{out}</svg>'


def _buildings(view: View, seat: int, t: Texts) -> str:
    out = ""
    for number, guild in enumerate(view["guilds"]):
        count = sum(workshop["owner"] == seat for workshop in guild["workshops"])
        if count:
            out += f'<span class="n-vp">{inline(f"good-{number}")}{count}</span>'
    count = sum(tile is not None for tile in view["players"][seat]["lots"])
    if count:
        out += (
            f'<span class="n-vp" title="{escape(t("rn-lots"))}">{svg(20, 20, community(0, 0, 20), "n-i")}{count}</span>'
        )
    return out


def _order(order: Order, seat: int, t: Texts) -> str:
    known = order["commission"]
    out = commission_sign(known, 0, 0, 20) if known else use("i-quill", 0, 0, 20, "mute-fx")
    for k, face in enumerate(order["faces"]):
        x = 24 + k * 22
        if order["tokens"][k]:
            out += city(seat + 1, x, 0, 20)
        elif order["dice"][k]:
            out += die(seat + 1, face, x, 0, 20)
        else:
            out += use(f"i-die-{face}", x, 0, 20, "pale")
    words = escape(commission_words(known, t))
    return f'<svg class="n-order" viewBox="0 0 92 20" role="img" aria-label="{words}">{out}</svg>'
