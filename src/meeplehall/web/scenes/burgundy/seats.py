"""What belongs to the players: the cards of the rail, the own shelf and the own dice."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from meeplehall.web.drawing import icon, mark
from meeplehall.web.scenes.burgundy.estate import mini
from meeplehall.web.scenes.burgundy.faces import good_name, tile_name
from meeplehall.web.scenes.burgundy.tiles import bare_tile, crate, place
from meeplehall.web.scenes.scene import Look

_EMPTY = '<use href="#hx-in" class="no-tile"/>'


def rail(view: dict[str, Any], look: Look) -> Markup:
    """A card per seat, in the order of play."""
    order = view["order"] or list(range(len(view["players"])))
    cards = "".join(_card(view, seat, look) for seat in order)
    return Markup(f'<ol class="seats seats-{len(order)}">{cards}</ol>')


def _card(view: dict[str, Any], seat: int, look: Look) -> str:
    player = view["players"][seat]
    t = look.t
    active = " active" if seat in look.owing and not view["over"] else ""
    bot = f'{icon("bot")}<span class="hidden-text">{escape(t("bot"))}</span>' if look.bots[seat] else ""
    goods = "".join(
        f'<span class="gmini" title="{escape(good_name(good, t))}"><svg viewBox="-12 -12 24 24" role="img"'
        f' aria-label="{escape(good_name(good, t))}">{crate(good, 0, 0, 22)}</svg>{count}</span>'
        for good, count in enumerate(player["goods"], start=1)
        if count
    )
    tail = ""
    if seat != look.focus:
        stored = "".join(_small_slot(seat, k, face, look) for k, face in enumerate(player["storage"]))
        tail = (
            f'<div class="row stored"><span class="tiny quiet">{escape(t("cb-storage"))}</span>{stored}</div>'
            f'<button class="zoom" type="button" data-zoom="{seat}" aria-label="{escape(t("cb-look-closer", name=look.names[seat]))}">'
            f"{mini(view, seat, look)}</button>"
        )
    return (
        f'<li class="panel seat-card seat-{seat + 1}{active}" data-at="seat-{seat}" data-flip><div class="row">{mark(seat)}'
        f'<span class="name">{escape(look.names[seat])}</span>{bot}<button type="button" class="points push" data-open="points"'
        f' aria-label="{escape(t("cb-points-of", name=look.names[seat], n=player["score"]))}">{player["score"]}</button></div>'
        f'<div class="row note-row"><p class="tiny quiet note">{_note(view, seat, look)}</p>{_small_dice(player, seat, look)}</div>'
        f'<div class="row res num"><span class="stack" title="{escape(t("cb-workers"))}">{icon("worker", "token tk-worker")}'
        f'<span class="hidden-text">{escape(t("cb-workers"))}</span><span data-at="workers-{seat}">{player["workers"]}</span></span>'
        f'<span class="stack" title="{escape(t("cb-silverlings"))}">{icon("silverling", "token tk-silver")}'
        f'<span class="hidden-text">{escape(t("cb-silverlings"))}</span>{player["silver"]}</span>'
        f'<span class="row gminis push">{goods}</span></div>{tail}</li>'
    )


def _note(view: dict[str, Any], seat: int, look: Look) -> str:
    t = look.t
    if view["over"]:
        return str(escape(t("over")))
    if seat in look.owing:
        if seat == look.viewer:
            return f'<b class="mine-now">{escape(t("your-turn"))}</b>'
        dots = '<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>'
        return str(escape(t("thinks" if look.bots[seat] else "decides"))) + dots
    order = view["order"]
    if not order or not look.owing or look.owing[0] not in order:
        return str(escape(t("waits")))
    behind = order.index(seat) - order.index(look.owing[0])
    return str(escape(t("next" if behind == 1 else "then" if behind > 1 else "done")))


def _small_dice(player: dict[str, Any], seat: int, look: Look) -> str:
    if not player["dice"][0]:
        return ""
    words = escape(look.t("cb-dice-of", name=look.names[seat], a=player["dice"][0], b=player["dice"][1]))
    faces = "".join(
        f'<svg class="die die-log die-seat{" die-used" if used else ""}" aria-hidden="true"><use href="#i-die-{die}"/></svg>'
        for die, used in zip(player["dice"], player["used"])
    )
    return f'<span class="small-dice push" role="img" aria-label="{words}" title="{words}" data-roll="{seat}-{"".join(map(str, player["dice"]))}">{faces}</span>'


def _small_slot(seat: int, k: int, face: str, look: Look) -> str:
    at = f"sto-{seat}-{k + 1}"
    inside = place(at, 0, 0, bare_tile(face), 1, tile_name(face, look.t), face) if face else place(at, 0, 0, _EMPTY)
    return f'<svg viewBox="-31 -31 62 62">{inside}</svg>'


def shelf(view: dict[str, Any], look: Look) -> Markup:
    """Storage, goods and purse of the seat in focus."""
    seat = look.focus
    player = view["players"][seat]
    t = look.t
    slots = ""
    for k, face in enumerate(player["storage"]):
        at = f"sto-{seat}-{k + 1}"
        inside = (
            place(at, 0, 0, bare_tile(face), 1, tile_name(face, t), face)
            if face
            else place(at, 0, 0, _EMPTY, cls="bare")
        )
        slots += f'<svg class="slot" viewBox="-34 -33 68 66">{inside}</svg>'
    extra = ""
    if view["decision"]["kind"] == "discard" and view["turn_of"] == [seat]:
        face = view["decision"]["tile"]
        extra = f'<svg class="slot incoming" viewBox="-34 -33 68 66">{place(f"new-{seat}", 0, 0, bare_tile(face), 1, tile_name(face, t), face)}</svg>'
    goods = "".join(
        f'<span class="gstack" data-at="good-{seat}-{good}" data-hint="good-{good}"><svg viewBox="-15 -15 30 30" class="gicon"'
        f' role="img" aria-label="{escape(good_name(good, t))}"><title>{escape(good_name(good, t))}</title>{crate(good, 0, 0, 28)}</svg>'
        f'<b class="num">{count}</b></span>'
        for good, count in enumerate(player["goods"], start=1)
        if count
    )
    sold = sum(player["sold"])
    kinds = sum(1 for count in player["sold"] if count)
    sold_text = escape(t("cb-sold-so-far", n=sold, kinds=kinds)) if sold else escape(t("cb-nothing-sold"))
    return Markup(
        f'<div class="store"><span class="caps">{escape(t("cb-storage"))}</span><div class="slots">{slots}{extra}</div></div>'
        f'<div class="goods-box"><span class="caps">{escape(t("cb-goods"))}</span><div class="row">{goods}</div>'
        f'<span class="tiny quiet">{sold_text}</span></div>'
        f'<div class="purse"><span class="caps">{escape(t("cb-purse"))}</span><div class="purse-c">'
        f'<span class="stack big-stack" title="{escape(t("cb-workers"))}">{icon("worker", "token tk-worker")}'
        f'<span class="hidden-text">{escape(t("cb-workers"))}</span><b class="num">{player["workers"]}</b></span>'
        f'<span class="stack big-stack" title="{escape(t("cb-silverlings"))}">{icon("silverling", "token tk-silver")}'
        f'<span class="hidden-text">{escape(t("cb-silverlings"))}</span><b class="num">{player["silver"]}</b></span></div></div>'
    )


def dice(view: dict[str, Any], look: Look) -> Markup:
    """The two dice of the seat in focus, large."""
    seat = look.focus
    player = view["players"][seat]
    if not player["dice"][0] or view["over"]:
        return Markup("")
    out = ""
    for k, (die, used) in enumerate(zip(player["dice"], player["used"])):
        name = escape(look.t("cb-die-used" if used else "cb-die", die=die))
        tick = f'<span class="used-mark">{icon("check")}</span>' if used else ""
        out += (
            f'<span class="die-slot" data-at="die-{k}" data-key="{k + 1}"><svg class="die die-l die-seat seat-{seat + 1}'
            f'{" die-used" if used else ""}" role="img" aria-label="{name}"><use href="#i-die-{die}"/></svg>{tick}</span>'
        )
    roll = f"{view['phase']}{view['round']}"
    return Markup(f'<div class="dice" data-roll="{roll}">{out}</div>')
