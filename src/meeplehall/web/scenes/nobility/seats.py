"""The rail: a card per seat with everything that is open about it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from meeplehall.games.nobility.game import GAME
from meeplehall.web.drawing import icon, mark
from meeplehall.web.scenes.nobility.board.character import benefit_words
from meeplehall.web.scenes.nobility.board.orders import commission_sign
from meeplehall.web.scenes.nobility.board.portraits import portrait
from meeplehall.web.scenes.nobility.pieces import coin, die, head, man, modifier, rect, rosette, shape, star, svg, token, use
from meeplehall.web.scenes.nobility.town.hall import community
from meeplehall.web.scenes.nobility.town.tavern import small_card
from meeplehall.web.scenes.nobility.words import GOODS, RACES, card_words, commission_words, good
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts


def rail(view: dict[str, Any], look: Look) -> Markup:
    """In the order of seats, which is the order of play; who begins carries a sign."""
    seats = range(len(view["players"]))
    cards = "".join(_card(view, seat, look) for seat in seats)
    return Markup(f'<ol class="seats seats-{len(seats)}">{cards}</ol>{_supply(view, look) if len(seats) < 5 else ""}')


def _card(view: dict[str, Any], seat: int, look: Look) -> str:
    t = look.t
    player = view["players"][seat]
    name = escape(look.names[seat])
    active = " active" if seat in look.owing and not view["over"] else ""
    bot = f'{icon("bot")}<span class="hidden-text">{escape(t("bot"))}</span>' if look.bots[seat] else ""
    first = f'<em title="{escape(t("rn-first-player"))}">1</em>' if seat == view["first"] and len(look.names) > 1 else ""
    zoom = escape(t("rn-look-closer", name=look.names[seat]))
    return (
        f'<li class="panel seat-card seat-{seat + 1}{active}{" passed" if player["passed"] else ""}" data-at="seat-{seat}">'
        f'<div class="row n-who">{mark(seat)}<span class="name">{name}</span>{bot}{first}<button type="button" class="points push"'
        f' data-open="points" aria-label="{escape(t("rn-points-of", name=look.names[seat], n=player["score"]))}">{player["score"]}</button></div>'
        f"{_stats(player, t)}{_limit(player, seat, t)}{_goods(tuple(player['goods']), t)}{_people(player, seat, t)}"
        f'<div class="n-last">{_dice(player, seat, look)}<span class="tiny quiet note">{_note(view, seat, look)}</span></div>'
        f'<button class="n-more" type="button" data-zoom="{seat}" aria-label="{zoom}" title="{zoom}">{_details(view, seat, look)}'
        f"{icon('eye')}</button></li>"
    )


@lru_cache(1024)
def _stat(sign: str, count: int, title: str, hint: str) -> str:
    return f'<span title="{escape(title)}" data-hint="{hint}">{svg(20, 20, sign, "n-i")}<span class="hidden-text">{escape(title)} </span>{count}</span>'


def _stats(player: dict[str, Any], t: Texts) -> str:
    return (
        '<div class="n-st num">'
        + _stat(rosette(0, 0, 20), player["reputation"], t("rn-reputation"), "reputation")
        + _stat(star(0.5, 0.5, 19), player["nobility"], t("rn-nobility"), "nobility")
        + _stat(coin(1, 1, 18), player["coins"], t("rn-coins-title"), "coins")
        + _stat(modifier(1, 1, 18), player["modifiers"], t("rn-modifiers-title"), "modifiers")
        + "</div>"
    )


def _limit(player: dict[str, Any], seat: int, t: Texts) -> str:
    """Placed dice against reputation."""
    most = GAME.tables.max_reputation
    label = escape(t("rn-reputation-words", n=player["reputation"], placed=player["placed"], room=max(player["reputation"] - player["placed"], 0)))
    return (
        f'<svg class="n-limit" viewBox="0 0 {most * 4} 12" preserveAspectRatio="none" role="img" aria-label="{label}"><title>{label}</title>'
        f"{rect(0, 3, most * 4, 6, 3, 'rep-rail')}{rect(0, 3, player['reputation'] * 4, 6, 3, 'rep-mine')}"
        f"{rect(0, 3, player['placed'] * 4, 6, 3, 'fill')}{rect(player['reputation'] * 4 - 1, 0, 1.6, 12, 0, 'limit-mark')}</svg>"
    )


@lru_cache(4096)
def _goods(counts: tuple[int, ...], t: Texts) -> str:
    cells = "".join(
        f'<span class="{"" if count else "none"}" title="{escape(good(kind, t))}">{svg(14, 14, token(kind, 0, 0, 14), "n-i")}'
        f'<span class="hidden-text">{escape(good(kind, t))} </span>{count}</span>'
        for kind, count in enumerate(counts)
    )
    return f'<div class="n-goods num">{cells}</div>'


def _people(player: dict[str, Any], seat: int, t: Texts) -> str:
    homes = "".join(
        f'<svg class="n-head" viewBox="0 0 40 40" role="img" aria-label="{escape(t("rn-race-" + card["race"]))}">{head(RACES[card["race"]], 0, 0, 40)}</svg>'
        for card in player["housed"]
    )
    cards = t("rn-hand-title", n=len(player["hand"]))
    workers = t("rn-workers-words", n=player["workers"])
    waiting = t("rn-platform-title", n=player["platform"])
    return (
        f'<div class="n-people num"><span class="n-heads">{homes}</span>'
        f'<em title="{escape(waiting)}">{svg(20, 20, use("i-cottage", 0, 0, 20, "plain-house"), "n-i")}<span class="hidden-text">{escape(waiting)}</span>'
        f'<span aria-hidden="true">{player["platform"]}</span></em>'
        f'<em title="{escape(cards)}">{svg(20, 20, use("i-cards", 0, 0, 20, "mute-fx"), "n-i")}<span class="hidden-text">{escape(cards)}</span>'
        f'<span aria-hidden="true">{len(player["hand"])}</span></em><em title="{escape(workers)}">{svg(20, 20, man(seat + 1, 0, 0, 20), "n-i")}'
        f'<span class="hidden-text">{escape(workers)}</span><span aria-hidden="true">{player["workers"]}</span></em></div>'
    )


def _dice(player: dict[str, Any], seat: int, look: Look) -> str:
    if not player["dice"]:
        return '<span class="n-dice"></span>'
    words = escape(look.t("rn-dice-left", dice=" ".join(map(str, player["dice"]))))
    size = 20 * len(player["dice"])
    drawn = "".join(die(seat + 1, value, 1 + 20 * k, 1, 18) for k, value in enumerate(player["dice"]))
    return f'<svg class="n-dice" viewBox="0 0 {size} 20" role="img" aria-label="{words}"><title>{words}</title>{drawn}</svg>'


def _note(view: dict[str, Any], seat: int, look: Look) -> str:
    t = look.t
    if view["over"]:
        return ""
    if seat in look.owing:
        if seat == look.viewer:
            return f'<b class="note-mine">{escape(t("your-turn"))}</b>'
        dots = '<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>'
        return str(escape(t("thinks" if look.bots[seat] else "decides"))) + dots
    if view["players"][seat]["passed"]:
        return str(escape(t("rn-passed")))
    return str(escape(t("next"))) if look.owing and seat == _next(view, look.owing[0]) else ""


def _next(view: dict[str, Any], seat: int) -> int:
    """Who comes after a seat: the next who has not passed."""
    count = len(view["players"])
    for step in range(1, count):
        other = (seat + step) % count
        if not view["players"][other]["passed"]:
            return other
    return -1


# A closer look


def _details(view: dict[str, Any], seat: int, look: Look) -> str:
    """Everything open about a player: who, cards in hand, buildings, tiles, desks. Shown in a dialog, and on a phone."""
    t = look.t
    player = view["players"][seat]
    out = f'<span class="n-name seat-{seat + 1}">{mark(seat)}<b>{escape(look.names[seat])}</b></span>'
    if player["character"]:
        character = player["character"]
        face = f'<svg class="n-face" viewBox="0 0 40 40" aria-hidden="true">{portrait(character["character"])}</svg>'
        state = t("rn-lord-yes") if player["lord"] else t("rn-lord-no", n=GAME.tables.lord)
        out += (
            f'<span class="n-char">{face}<span><b>{escape(character["name"])}</b> {_inline(token(GOODS[character["good"]], 0, 0, 20))}'
            f" {escape(t('rn-up-to', n=GAME.tables.most_per_good + 1))}<br>{escape(benefit_words(character['benefit'], t))} <i>{escape(state)}</i></span></span>"
        )
    if player["hand"]:
        out += _part(t("rn-hand"), "".join(_small(card, t) for card in player["hand"]))
    if player["housed"]:
        out += _part(t("rn-housed"), "".join(_small(card, t) for card in player["housed"]))
    buildings = _buildings(view, seat, t)
    if buildings:
        out += _part(t("rn-buildings"), buildings)
    if player["council"]:
        tiles = "".join(f'<span class="n-vp">{_inline(use("i-points", 0, 0, 20, "vp"))}{tile["vp"]}</span>' for tile in player["council"])
        out += _part(t("rn-council-tiles"), tiles)
    if player.get("desks"):
        out += _part(t("rn-desks"), "<br>".join(str(escape(t(f"rn-desk-{name}"))) for name in player["desks"]))
    if player.get("commissions"):
        out += _part(t("rn-commissions"), "".join(_order(order, seat, t) for order in player["commissions"]))
    return f'<span class="n-detail">{out}</span>'


def _part(title: str, body: str) -> str:
    return f'<span class="n-part"><b class="caps">{escape(title)}</b><span class="n-row">{body}</span></span>'


def _inline(sign: str) -> str:
    return svg(20, 20, sign, "n-i")


def _small(card: dict[str, Any], t: Texts) -> str:
    kinds = tuple(GOODS[name] for name in card["goods"])
    inside = small_card(RACES[card["race"]], kinds, card["min"], card["max"], card["workers"], card["stars"], 96)
    words = escape(card_words(card, t))
    return f'<svg class="n-mini" viewBox="0 0 46 96" role="img" aria-label="{words}"><title>{words}</title>{inside}</svg>'


def _buildings(view: dict[str, Any], seat: int, t: Texts) -> str:
    out = ""
    for number, guild in enumerate(view["guilds"]):
        count = sum(workshop["owner"] == seat for workshop in guild["workshops"])
        if count:
            out += f'<span class="n-vp">{_inline(token(number, 0, 0, 20))}{count}</span>'
    count = sum(tile is not None for tile in view["players"][seat]["lots"])
    if count:
        out += f'<span class="n-vp" title="{escape(t("rn-lots"))}">{_inline(community(0, 0, 20))}{count}</span>'
    return out


def _order(order: dict[str, Any], seat: int, t: Texts) -> str:
    known = order["commission"]
    sign = commission_sign(known, 0, 0, 20) if known else use("i-quill", 0, 0, 20, "mute-fx")
    slots = ""
    for k, face in enumerate(order["faces"]):
        x = 24 + k * 22
        if order["tokens"][k]:
            slots += f'<g class="seat-{seat + 1}"><circle class="city" cx="{x + 10}" cy="10" r="9"/>{use("i-city", x + 3, 3, 14, "city-in")}</g>'
        elif order["dice"][k]:
            slots += die(seat + 1, face, x, 0, 20)
        else:
            slots += use(f"i-die-{face}", x, 0, 20, "pale")
    words = escape(commission_words(known, t) if known else t("rn-commission-hidden"))
    return f'<svg class="n-order" viewBox="0 0 92 20" role="img" aria-label="{words}"><title>{words}</title>{sign}{slots}</svg>'


def _supply(view: dict[str, Any], look: Look) -> str:
    """What is still to come."""
    t = look.t
    lines = [
        t("rn-left-settlers", n=len(view["tavern"]["deck"])),
        t("rn-left-buildings", n=len(view["hall"]["bag"])),
        t("rn-left-council", n=len(view["council"]["tiles"])),
        t("rn-left-ships", n=len(view["port"]["ships"])),
    ]
    if "chancery" in view:
        lines.append(t("rn-left-commissions", n=view["chancery"]["deck"]))
    return '<ul class="n-supply tiny quiet num">' + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


__all__ = ["rail", "shape"]
