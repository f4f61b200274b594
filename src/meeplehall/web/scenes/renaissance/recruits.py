"""The recruit board: four areas with a card each, and the knights on them."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from meeplehall.games.renaissance.shapes import Area, Card, View
from meeplehall.web.drawing import n
from meeplehall.web.scenes.renaissance import sayings, structure
from meeplehall.web.scenes.renaissance.cards import disc, fits_tag, whole
from meeplehall.web.scenes.renaissance.names import icon_name, worker_name
from meeplehall.web.scenes.renaissance.pieces import RIVAL, knight
from meeplehall.web.scenes.renaissance.sayings import said
from meeplehall.web.scenes.scene import Look

NOBODY: Final = -2
TIED: Final = -3
_WIDTH, _HEIGHT = 148, 240


def leader(area: Area) -> int:
    """Who leads on an area: a seat, RIVAL, TIED or NOBODY (RM-401)."""
    counts = dict(enumerate(area["knights"])) | {RIVAL: area["rivals"]}
    most = max(counts.values())
    if most == 0:
        return NOBODY
    first = [side for side, count in counts.items() if count == most]
    return first[0] if len(first) == 1 else TIED


def board(view: View, look: Look) -> Markup:
    """All four areas."""
    t = look.t
    items = "".join(_area(view, area, look) for area in view["areas"])
    return Markup(
        f'<h2 class="rm-h">{escape(t("rm-recruits"))} <span class="quiet">{escape(t("rm-recruits-rule"))}</span></h2>'
        f'<ol class="rm-areas" data-at="areas">{items}</ol>'
    )


def _area(view: View, area: Area, look: Look) -> str:
    t, icon, card = look.t, area["icon"], area["card"]
    decided = view["decision"].get("area") == icon
    first = leader(area)
    note = _note(first, decided, view, look)
    about = f' data-hint="area"{said(sayings.area(view, area, note, look))}'
    inside = (
        f'<g class="place rm-area rm-{icon}" data-at="area-{icon}"{about}>'
        f"<title>{escape(t('rm-area', icon=icon_name(icon, t)))}</title>"
        f'<rect class="rm-field" x="1" y="20" width="{_WIDTH - 2}" height="{_HEIGHT - 22}" rx="10"/>'
        f'<rect class="ring" x="1" y="20" width="{_WIDTH - 2}" height="{_HEIGHT - 22}" rx="10"/></g>'
    )
    inside += disc(icon, _WIDTH / 2, 21, 18.5)
    if card:
        inside += (
            f'<g transform="translate(8 63)"><g data-at="won-{icon}" data-hint="card-{card["large"]}"'
            f"{said(_offer(view, card, look))}><title>{escape(worker_name(card, t))}</title>"
            f"{whole(card, worker_name(card, t), size=17)}{_fits(view, card, look)}</g></g>"
        )
    else:
        inside += f'<rect class="rm-outline" x="8" y="63" width="132" height="110" rx="9"{about}/>'
    inside += _knights(area, look)
    cls = "rm-here" if decided else "rm-mine" if first == look.viewer else ""
    return (
        f'<li class="{cls}"><svg viewBox="0 0 {_WIDTH} {_HEIGHT}">{inside}</svg><span{about}>{escape(note)}</span></li>'
    )


def _offer(view: View, card: Card, look: Look) -> str:
    """What a recruit offers and needs, and where the pyramid in focus could take it."""
    if view["decision"]["kind"] == "foundation":
        return sayings.corners(card, look.t)
    return sayings.card_in_hand(card, structure.standing(view["players"][look.focus]), look.t)


def _fits(view: View, card: Card, look: Look) -> str:
    if view["decision"]["kind"] == "foundation":
        return ""
    return fits_tag(structure.fitting(card, structure.standing(view["players"][look.focus])), look.t)


def _knights(area: Area, look: Look) -> str:
    """Everybody's knights in one row; one's own can be called back when all are out."""
    sides = [(seat, count) for seat, count in enumerate(area["knights"]) if count]
    sides += [(RIVAL, area["rivals"])] if area["rivals"] else []
    total = sum(count for _, count in sides)
    if not total:
        return f'<path class="rm-stand" d="M50 {_HEIGHT - 24}h48"/>'
    step = min(36.0, 124 / total)
    left = _WIDTH / 2 - step * (total - 1) / 2
    y = _HEIGHT - 28
    out, k = "", 0
    for side, count in sides:
        men = "".join(knight(side, 0, 0, 38) if i == 0 else _shifted(side, i * step) for i in range(count))
        x = left + k * step
        width = step * (count - 1) + 38
        title = (
            look.t("rm-knights-of", name=look.names[side], n=count)
            if side >= 0
            else look.t("rm-rival-knights", n=count)
        )
        ring = f'<rect class="ring" x="-20" y="-20" width="{n(width + 2)}" height="40" rx="9"/>'
        name = f"from-{area['icon']}" if side == look.viewer and side >= 0 else f"kn-{area['icon']}-{side}"
        out += (
            f'<g transform="translate({n(x)} {n(y)})"><g class="place rm-men" data-at="{name}" data-hint="knights">'
            f"<title>{escape(title)}</title>{ring}{men}</g></g>"
        )
        k += count
    return out


def _shifted(side: int, x: float) -> str:
    return f'<g transform="translate({n(x)} 0)">{knight(side, 0, 0, 38)}</g>'


def _note(first: int, decided: bool, view: View, look: Look) -> str:
    t = look.t
    if decided:
        seat = view["turn_of"][0]
        return t("rm-you-won") if seat == look.viewer else t("rm-they-won", name=look.names[seat])
    if first == NOBODY:
        return t("rm-nobody")
    if first == TIED:
        return t("rm-tied-solo" if view["solo"] else "rm-tied")
    if first == RIVAL:
        return t("rm-rival-leads")
    return t("rm-you-lead") if first == look.viewer else t("rm-they-lead", name=look.names[first])
