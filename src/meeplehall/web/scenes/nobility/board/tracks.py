"""The two tracks: reputation as a ruler on which the placed dice lie end to end, nobility as a row of shields."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.games.nobility.shapes import Figures, Player, View
from meeplehall.web.drawing import n
from meeplehall.web.scenes.nobility.board.placed import placed
from meeplehall.web.scenes.nobility.pieces import (
    coin,
    die,
    hint,
    modifier,
    path,
    points,
    rect,
    rosette,
    shape,
    svg,
    text,
)
from meeplehall.web.scenes.scene import Look

HEADING = 172
"""So far from the left the wide ruler leaves room for its heading."""
LETTER = 6.8
"""About how wide a letter of the ruler's notes is."""


def tracks(view: View, look: Look) -> Markup:
    """Reputation, nobility and the purse of the seat in focus."""
    t = look.t
    player = view["players"][look.focus]
    wide = _ruler(view, look, 620, 23.6, 30, 2)
    narrow = _ruler(view, look, 366, 14.6, 8, 4)
    rep = t("rn-reputation-words", n=player["reputation"], placed=player["placed"], room=player["room"])
    worth = view["figures"]["nobility_vp"]
    nob = t("rn-nobility-words", n=player["nobility"], points=worth[player["nobility"]])
    coins, modifiers = player["coins"], player["modifiers"]
    purse = (
        f'<div data-hint="coins">{svg(54, 46, coin(1, 9, 34) + coin(13, 3, 34), "n-svg")}<b>{coins}</b>'
        f"<span>{escape(t('rn-coins', n=coins))}</span></div>"
        f'<div data-hint="modifiers">{svg(46, 46, modifier(2, 12, 25) + modifier(15, 5, 25), "n-svg")}'
        f"<b>{modifiers}</b><span>{escape(t('rn-modifiers', n=modifiers))}</span></div>"
    )
    return Markup(
        f'<section class="n-rep"{hint("reputation", rep)}><h2>{escape(t("rn-reputation"))}</h2>{wide}{narrow}</section>'
        f'<section class="n-nob"{hint("nobility", nob)}><h2 class="hidden-text">{escape(t("rn-nobility"))}</h2>'
        f"{_shields(player, view['figures'], look)}</section>"
        f'<section class="n-purse"><h2>{escape(t("rn-purse"))}</h2>{purse}</section>'
    )


def _ruler(view: View, look: Look, width: float, unit: float, left: float, every: int) -> str:
    """What has been placed, the limit, and for each die left where it would end."""
    t = look.t
    seat = look.focus
    player = view["players"][seat]
    limit, most = player["reputation"], view["figures"]["max_reputation"]
    done = placed(view, seat)
    room = player["room"]
    out = rect(left, 30, most * unit, 30, 5, "rep-rail") + rect(left, 30, limit * unit, 30, 5, "rep-mine")
    ticks = ""
    for number in range(1, most + 1):
        x = left + number * unit
        ticks += f"M{n(x)} {60 if number % 6 else 56}v{4 if number % 6 else 8}"
        if number == limit or (number % every == 0 and abs(number - limit) > 1):
            out += text(x, 78, number, 12.5 if number != limit else 14, "b" if number == limit else "q")
    out += path(ticks, "tick-n")
    at = 0.0
    for value in done:
        out += f'<g class="seat-{seat + 1}">{rect(left + at * unit + 1, 32, value * unit - 2, 26, 5, "rod")}</g>'
        out += die(seat + 1, value, left + (at + value / 2) * unit - 11, 34, 22)
        at += value
    words = t("rn-placed", n=sum(done))
    half = len(words) * LETTER / 2
    middle = max(left + at * unit / 2, HEADING + half if width > 500 else 0)
    if at * unit > 60 and abs(left + limit * unit - middle) > half + 17:
        out += text(middle, 22, words, 12.5, "q")
    for k, value in enumerate(player["dice"]):
        out += _ghost(seat, k, value, left + at * unit, unit, room, most - at, look)
    if view["decision"]["kind"] == "place" and view["turn_of"] == [seat]:
        out += _ghost(seat, -1, view["decision"]["value"], left + at * unit, unit, room, most - at, look)
    x = left + limit * unit
    out += path(f"M{x:g} 24v42", "rep-limit") + rosette(x - 15, -3, 30, limit)
    words = t("rn-castle-raises")
    if (most - limit) * unit > len(words) * LETTER + 16:
        out += text(left + (limit + (most - limit) / 2) * unit, 50, words, 12, "q far")
    label = t("rn-reputation-words", n=limit, placed=sum(done), room=max(room, 0))
    cls = "n-svg n-ruler wide" if width > 500 else "n-svg n-ruler narrow"
    return f'<svg class="{cls}" viewBox="0 0 {width:g} 84" role="img" aria-label="{escape(label)}">{out}</svg>'


def _ghost(seat: int, k: int, value: int, x: float, unit: float, room: int, most: float, look: Look) -> str:
    """A die that is being chosen, laid against the limit; hidden until it is chosen."""
    fits = value <= room
    wide = min(value, max(most, 0)) * unit
    words = look.t("rn-fits" if fits else "rn-too-much", n=value)
    at_words, limit = x + wide + 7, x + room * unit
    if fits and at_words + len(words) * LETTER > limit:
        at_words = limit + 8
    at = f' data-at="die-{k}" data-echo' if k >= 0 else ""
    cls = "ghost" if k >= 0 else "ghost chosen"
    return (
        f'<g class="{cls}{"" if fits else " over"}"{at}>{rect(x + 1, 32, max(wide - 2, 4), 26, 5, "rod-new")}'
        f"{die(seat + 1, value, x + wide / 2 - 11, 34, 22)}{text(at_words, 49.5, words, 12.5, 'acc st')}</g>"
    )


def _shields(player: Player, figures: Figures, look: Look) -> str:
    t = look.t
    level, lord, worth = player["nobility"], figures["lord"], figures["nobility_vp"]
    top = len(worth) - 1
    unit, out = 26.6, ""
    for number in range(top + 1):
        x = 6 + number * unit
        cls = "shield"
        if number <= level:
            cls += " done"
        if number == lord:
            cls += " lord"
        elif number == top:
            cls += " white"
        outline = f"M{x:g} 30h23.6v20c0 8-6 10-11.8 13c-5.8-3-11.8-5-11.8-13z"
        out += path(outline, cls) + text(x + 11.8, 48.5, number, 13, "b" if number == level else "q")
        if worth[number]:
            out += points(x + 3.8, 67, 16, worth[number])
        if number == level:
            mark = shape(look.focus + 1, x + 11.8, 18, 8, "smk")
            out += f'<g class="seat-{look.focus + 1}">{path(outline, "shield-now")}{mark}</g>'
    end = 6 + top * unit + 23.6
    if abs(level - lord) > 1:
        out += text(6 + lord * unit + 11.8, 23, t("rn-lord"), 12, "q")
    if level < top - 2:
        out += text(end, 23, t("rn-white-lord"), 12, "q en")
    out += text(6, 79, t("rn-nobility"), 12.5, "q st ser b")
    label = t("rn-nobility-words", n=level, points=worth[level])
    return f'<svg class="n-svg n-shields" viewBox="0 0 360 84" role="img" aria-label="{escape(label)}">{out}</svg>'
