"""Commissions with their dice tiles; alone, the objective."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.games.nobility.shapes import Character, Commission, Order, View
from meeplehall.web.portraits import portrait
from meeplehall.web.scenes.nobility.pieces import (
    city,
    coin,
    head,
    path,
    place,
    points,
    rect,
    rosette,
    slot,
    star,
    svg,
    text,
    token,
    use,
)
from meeplehall.web.scenes.nobility.town.hall import community
from meeplehall.web.scenes.nobility.words import GUILDS, RACES, benefit_words, commission_words, lines
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

WIDTH = 132
BESIDE = 88
"""The room beside the picture of a commission."""
LETTER = 0.53
"""About how wide a letter is, of its size."""
OFFER = 236
"""The width of a card that can be chosen."""


def commission_sign(commission: Commission, x: float, y: float, s: float) -> str:
    """What a commission counts, as a picture."""
    match commission["kind"]:
        case "race":
            race = RACES[commission["race"]]
            return rect(x, y, s, s, s * 0.2, f"niche n{race}") + head(race, x, y, s)
        case "guild":
            return token(GUILDS[commission["guild"]], x, y, s)
        case "community":
            return community(x, y, s)
        case "council":
            return use("i-council", x, y, s, "fx")
        case "reputation":
            return rosette(x, y, s)
        case "nobility":
            return star(x, y, s)
        case "coins":
            return coin(x, y, s)
    return head(0, x - s * 0.12, y, s * 0.7) + head(2, x + s * 0.4, y + s * 0.25, s * 0.7)


def orders(view: View, look: Look) -> str:
    """All commissions of the seat in focus; secret ones show their back."""
    held = view["players"][look.focus].get("commissions", [])
    draw = _large if len(held) == 1 else _small
    return "".join(draw(order, look) for order in held)


def _tile(order: Order, look: Look, x: float, y: float, s: float, step: float, reach: float) -> str:
    """Three slots: a token, a die, or still free; a press may be so far above or below."""
    seat = look.focus + 1
    out = ""
    for k, face in enumerate(order["faces"]):
        left = x + k * step
        inside = slot(left, y, s, "", seat if order["dice"][k] else -1, face if order["dice"][k] else 0, face)
        if order["tokens"][k]:
            inside += city(seat, left, y, s)
        name = look.t("rn-slot-tile", die=face)
        hit = (left - (step - s) / 2, y - reach, step, s + 2 * reach)
        out += place(f"at-tile-{order['tile']}-{k}", inside, (left, y, s, s, 7), name, "commission", hit=hit)
    return out


def _large(order: Order, look: Look) -> str:
    t = look.t
    known = order["commission"]
    out = rect(1, 1, 130, 82, 7, "card") + path("M1 8a7 7 0 0 1 7-7h116a7 7 0 0 1 7 7v13H1z", "ribbon")
    out += text(66, 15.5, t("rn-commission-active" if order["active"] else "rn-commission-secret"), 12, "w b")
    if known:
        out += commission_sign(known, 6, 30, 30)
        out += _in_words(commission_words(known, t))
    else:
        out += use("i-quill", 52, 34, 30, "fx faint")
    out += rect(1, 88, 130, 51, 7, "bin") + _tile(order, look, 4.5, 95, 37, 43, 8)
    return svg(WIDTH, 140, out, "n-svg", commission_words(known, t))


def _in_words(words: str) -> str:
    """Beside its picture, smaller where it takes more than four lines or a long word."""
    rows, size = lines(words, 13), 12.0
    if len(rows) > 4:
        rows, size = lines(words, 15), 10.5
    size = min(size, BESIDE / (LETTER * max(map(len, rows))))
    return "".join(text(41, 36 + k * 14, row, size, "st") for k, row in enumerate(rows))


def _small(order: Order, look: Look) -> str:
    """One of several: picture, words and tile are arranged by the screen."""
    t, known = look.t, order["commission"]
    words = commission_words(known, t)
    sign = commission_sign(known, 1, 1, 30) if known else use("i-quill", 1, 1, 30, "fx faint")
    tile = _tile(order, look, 5, 5, 34, 44, 5)
    most = f"<em>{escape(t('rn-up-to', n=known['max']))}</em>" if known else ""
    active = " active" if order["active"] else ""
    return (
        f'<div class="n-order-row{active}" data-hint="commission" title="{escape(words)}">'
        f"{svg(32, 32, sign, 'n-sign')}<span>{escape(words)}</span>{most}{svg(WIDTH, 44, tile, 'n-tile', words)}</div>"
    )


def offers(view: View, look: Look) -> Markup:
    """Commissions to choose from, or characters at night: they lie over the town until one is chosen."""
    t = look.t
    seat = look.focus
    player = view["players"][seat]
    cards, title = "", ""
    if player.get("offer"):
        title = t("rn-offer-commission")
        for k, commission in enumerate(player["offer"], start=1):
            cards += _offer(k, commission, player.get("choice") == k, t)
    elif view["decision"]["kind"] == "character" and view["turn_of"] == [seat]:
        title = t("rn-offer-character")
        cards = "".join(_candidate(character, t) for character in view["decision"]["characters"])
    return Markup(f"<h2>{escape(title)}</h2><div>{cards}</div>" if cards else "")


def _offered(at: str, inside: str, words: str, about: str) -> str:
    """A card to choose: a picture at the left, words beside it."""
    card = rect(1, 1, OFFER - 2, 90, 8, "card") + inside
    return svg(OFFER, 92, place(at, card, (1, 1, OFFER - 2, 90, 9), words, about), "n-svg", words)


def _offer(k: int, commission: Commission, chosen: bool, t: Texts) -> str:
    inside = commission_sign(commission, 14, 19, 54)
    words = commission_words(commission, t)
    rows = lines(words, 18)
    for row, line in enumerate(rows):
        inside += text(82, 51 - 9 * (len(rows) - 1) + row * 18, line, 14, "st")
    if chosen:
        inside += path("M208 18l7 7 13-15", "tick big")
    return _offered(f"offer-{k}", inside, words, "commission")


def _candidate(character: Character, t: Texts) -> str:
    number, name = character["character"], character["name"]
    words = benefit_words(character["benefit"], t)
    inside = rect(7, 7, 66, 78, 7, "niche n1") + f'<g transform="translate(8 10) scale(1.600)">{portrait(number)}</g>'
    inside += text(84, 28, name, 17, "ser b st")
    for row, line in enumerate(lines(words, 19)):
        inside += text(84, 48 + row * 17, line, 13.5, "st")
    return _offered(f"char-{number}", inside, f"{name}: {words}", "character")


def objective(view: View, look: Look) -> str:
    """What the solo game is played for, and how far it is."""
    goal = view["objective"]
    if not goal:
        return ""
    t, have = look.t, goal["reached"]
    out = rect(1, 1, 130, 138, 7, "card") + path("M1 8a7 7 0 0 1 7-7h116a7 7 0 0 1 7 7v15H1z", "ribbon")
    out += text(66, 17, t("rn-objective"), 13, "w b ser")
    match goal["theme"]:
        case "points":
            out += points(46, 32, 40)
        case "settlers":
            out += use("i-cottage", 46, 30, 40, "plain-house")
        case "races":
            out += head(0, 32, 30, 38) + head(3, 62, 30, 38)
        case "council":
            out += use("i-council", 46, 32, 40, "fx")
        case _:
            out += use("i-workshop", 46, 30, 40, "fx")
    for row, line in enumerate(lines(t(f"rn-objective-{goal['theme']}", n=goal["threshold"]), 17)[:2]):
        out += text(66, 90 + row * 15, line, 12.5, "b")
    share = min(1.0, have / goal["threshold"]) if goal["threshold"] else 1.0
    bar = rect(14, 114, max(104 * share, 0.1), 8, 4, "fill")
    out += rect(14, 114, 104, 8, 4, "rep-rail") + f'<g class="seat-1">{bar}</g>'
    out += text(66, 135, t("rn-objective-so-far", n=have), 12, "q")
    return f'<div data-hint="objective">{svg(WIDTH, 140, out, "n-svg", t("rn-objective"))}</div>'
