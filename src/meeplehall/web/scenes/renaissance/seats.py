"""What belongs to the players: the cards of the rail, and the tokens and knights of the seat in focus."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.games.renaissance.shapes import Player, View
from meeplehall.web.drawing import icon
from meeplehall.web.scenes.parts import THINKING, points, who
from meeplehall.web.scenes.renaissance import sayings
from meeplehall.web.scenes.renaissance.names import ICONS, icon_name, icon_of, text_words
from meeplehall.web.scenes.renaissance.pieces import knight_svg, token
from meeplehall.web.scenes.renaissance.pyramid import mini
from meeplehall.web.scenes.renaissance.sayings import said
from meeplehall.web.scenes.renaissance.structure import PLACES
from meeplehall.web.scenes.renaissance.supply import clock
from meeplehall.web.scenes.scene import Look


def rail(view: View, look: Look) -> Markup:
    """A card per seat, from the viewer's on clockwise."""
    seats = len(view["players"])
    order = [(look.focus + k) % seats for k in range(seats)]
    cards = "".join(_card(view, seat, look) for seat in order)
    return Markup(f'<ol class="rm-seats rm-seats-{seats}">{cards}</ol>{clock(view, look)}')


def _card(view: View, seat: int, look: Look) -> str:
    player, t = view["players"][seat], look.t
    active = " active" if seat in look.owing and not view["over"] else ""
    score = points(
        t("rm-workers-of", name=look.names[seat], n=player["workers"]),
        f"{player['workers']}<small>/{len(PLACES)}</small>",
    )
    dealer = (
        f'<span class="badge rm-dealer" data-hint="dealer">{escape(t("rm-dealer"))}</span>'
        if seat == view["dealer"] and len(view["players"]) > 1
        else ""
    )
    focus = " rm-focus" if seat == look.focus else ""
    about = said(t("rm-say-seat", n=player["workers"], left=len(PLACES) - player["workers"], play=player["in_play"]))
    return (
        f'<li class="panel seat-card seat-{seat + 1}{active}{focus}" data-at="seat-{seat}" data-hint="seat"{about}>'
        f'<div class="row">{who(seat, look.names[seat], look.bots[seat], t)}{score}</div>'
        f'<div class="row rm-note"><span class="tiny quiet">{_note(view, seat, look)}</span>{dealer}</div>'
        f"{'' if seat == look.focus else _belongings(view, seat, look)}</li>"
    )


def _note(view: View, seat: int, look: Look) -> str:
    t = look.t
    if view["over"]:
        return str(escape(t("over-short")))
    if seat == look.viewer and seat in look.owing:
        return f'<b class="rm-now">{escape(t("rm-you-choose"))}</b>'
    if seat == look.viewer and seat in view["turn_of"]:
        return f'<b class="rm-done">{escape(t("rm-you-have-chosen"))}</b>'
    if seat in look.owing:
        return f"{escape(t('thinks' if look.bots[seat] else 'decides'))}{THINKING}"
    return str(escape(t("waits")))


def _belongings(view: View, seat: int, look: Look) -> str:
    """Another seat's pyramid, tokens, knights and hand."""
    player, t = view["players"][seat], look.t
    closer = escape(t("rm-look-closer", name=look.names[seat]))
    known = "".join(
        f'<span class="rm-known" data-hint="card-{icon_of(text)}"{said(t("rm-known-card", card=text_words(text, t)))}>'
        f"{_known(text)}</span>"
        for text in player["known"]
    )
    home = "".join(knight_svg(seat) for _ in range(player["knights"])) or "–"
    cards = escape(t("rm-hand-of", name=look.names[seat], n=player["hand_size"]))
    return (
        f'<button class="zoom" type="button" data-zoom="{seat}" data-whole="yes" aria-label="{closer}">'
        f"{mini(view, seat, look)}</button>"
        f'<dl class="rm-facts"><dt>{escape(t("rm-stored"))}</dt><dd>{_stored(view, seat, look)}</dd>'
        f"<dt>{escape(t('rm-area-renaissance'))}</dt><dd>{_taught(player, seat, look)}</dd>"
        f'<dt>{escape(t("rm-home"))}</dt><dd><span class="rm-home" data-at="home-{seat}" data-hint="knights"'
        f"{said(sayings.knights(view, seat, t))}>{home}</span>"
        f'<span class="rm-cards" data-at="cards-{seat}" data-hint="hidden"{said(sayings.held(player, t))}>{known}'
        f"{icon('hand')}<b"
        f' class="num">{player["hand_size"]}</b>'
        f'<span class="hidden-text">{cards}</span></span></dd></dl>'
    )


def _known(text: str) -> str:
    """A recruit that everybody knows to be in a hand, by its icon."""
    name = icon_of(text)
    return f'<svg class="icon rm-{name}" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-{name}"/></svg>'


def _stored(view: View, seat: int, look: Look) -> str:
    player = view["players"][seat]
    held = [name for name, count in player["stored"].items() for _ in range(count)]
    out = "".join(
        f'<span class="rm-stored" data-at="tok-{seat}-{name}" data-hint="stored"{said(sayings.stored(name, look.t))}>'
        f"{token(name, look.t)}</span>"
        for name in held
    )
    return out + _free_slots(seat, view["store_size"] - len(held), look)


def _free_slots(seat: int, count: int, look: Look) -> str:
    words = said(look.t("rm-say-slots", n=count))
    return f'<span data-at="store-{seat}" data-hint="stored"{words}>{token("", look.t, "empty")}</span>' * count


def _taught(player: Player, seat: int, look: Look) -> str:
    return "".join(
        f'<span data-at="tau-{seat}-{name}" data-hint="renaissance"'
        f"{said(sayings.taught(name, name in player['taught'], look.t))}>"
        f"{token(name, look.t, '' if name in player['taught'] else 'empty')}</span>"
        for name in ICONS
    )


def own(view: View, look: Look) -> Markup:
    """The tokens and knights of the seat in focus, large."""
    seat, t = look.focus, look.t
    player = view["players"][seat]
    left = len(ICONS) - len(player["taught"])
    home = "".join(knight_svg(seat) for _ in range(player["knights"]))
    out = player["knights"] == 0
    return Markup(
        f'<div><h2 class="rm-h">{escape(t("rm-stored-actions"))}</h2>'
        f'<p class="rm-row">{_own_stored(view, seat, look)}</p></div>'
        f'<div><h2 class="rm-h">{escape(t("rm-renaissance-area"))} '
        f'<span class="quiet">{escape(t("rm-to-go", n=left))}</span></h2>'
        f'<p class="rm-row">{_taught(player, seat, look)}</p></div>'
        f'<div><h2 class="rm-h">{escape(t("rm-knights-home"))}</h2><p class="rm-row rm-men-home" data-at="home-{seat}"'
        f' data-hint="knights"{said(sayings.knights(view, seat, t))}>'
        f"{home or escape(t('rm-all-out') if out else '')}</p></div>"
    )


def _own_stored(view: View, seat: int, look: Look) -> str:
    """Stored tokens: each stands for its action, and can be the one that a full store drops."""
    out, stored = "", view["players"][seat]["stored"]
    for name, count in stored.items():
        for _ in range(count):
            title = escape(look.t("rm-drop", icon=icon_name(name, look.t)))
            out += (
                f'<span class="rm-stored" data-at="tok-{seat}-{name}" data-hint="stored"'
                f"{said(sayings.stored(name, look.t))}>{token(name, look.t)}"
                f'<span class="rm-drop" data-at="drop-{seat}-{name}" title="{title}">{icon("out")}</span></span>'
            )
    return out + _free_slots(seat, view["store_size"] - sum(stored.values()), look)
