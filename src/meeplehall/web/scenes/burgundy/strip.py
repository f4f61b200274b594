"""What stands round the main board: the goods to come, the turn order and the colour bonuses."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.games.burgundy.shapes import View
from meeplehall.games.burgundy.tiles import TYPE_LETTERS, TYPE_NAMES
from meeplehall.web.drawing import icon, mark, n, use
from meeplehall.web.scenes.burgundy.faces import FAMILY_ICONS, good_name
from meeplehall.web.scenes.burgundy.tiles import goods_sign
from meeplehall.web.scenes.burgundy.wheel import wheel
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

TRACK_SPACES = 7


def strip(view: View, look: Look) -> Markup:
    """Phase and round, the goods of this phase, and the track."""
    t = look.t
    return Markup(
        f'{wheel(view, t)}<div class="strip-r"><div data-hint="round-goods">'
        f'<span class="caps">{escape(t("cb-goods-by-round"))}</span>'
        f'<ol class="round-goods">{_round_goods(view, look)}</ol></div>'
        f'<div data-hint="turn-order" data-say="{escape(_order(view, look))}">'
        f'<span class="caps">{escape(t("cb-turn-order"))}</span>{_track(view, look)}</div></div>'
    )


def _order(view: View, look: Look) -> str:
    """Who goes when in this round."""
    names = ", ".join(look.names[seat] for seat in view["order"])
    return look.t("cb-order-now", names=names) if names else ""


def _round_goods(view: View, look: Look) -> str:
    out = []
    for number, good in enumerate(view["round_goods"], start=1):
        hint = ""
        if good:
            inside, cls, hint = str(goods_sign(good, look.t)), "", f' data-hint="good-{good}"'
        elif view["decision"]["kind"] == "castle":
            inside, cls = "", ""
        elif number == view["round"] and view["white"] and not view["over"]:
            name = escape(look.t("cb-white-die", die=view["white"]))
            inside = (
                f'<svg viewBox="0 0 24 24" class="white-die" role="img" aria-label="{name}"><title>{name}</title>'
                f'<use href="#i-die-{view["white"]}"/></svg>'
            )
            cls, hint = "now", f' data-hint="white-die" data-say="{_where_to(view, look)}"'
        else:
            inside, cls = str(icon("check", "icon past-mark")), "past"
        name = escape(look.t("cb-round-short", n=number))
        out.append(f'<li class="{cls}"{hint}>{inside}<span class="tiny num">{name}</span></li>')
    return "".join(out)


def _where_to(view: View, look: Look) -> str:
    """What the white die did."""
    if not view["round_good"]:
        return escape(look.t("cb-white-die", die=view["white"]))
    return escape(look.t("cb-log-white", good=good_name(view["round_good"], look.t), depot=view["white"]))


def _track(view: View, look: Look) -> str:
    cells = "".join(
        f'<rect class="trk" x="{k * 42}" y="0" width="38" height="46" rx="5"/>'
        f'<text class="trk-n" x="{k * 42 + 19}" y="41" text-anchor="middle">{k}</text>'
        for k in range(TRACK_SPACES)
    )
    by_space: dict[int, list[tuple[int, int]]] = {}
    for seat, player in enumerate(view["players"]):
        by_space.setdefault(player["track"], []).append((player["arrival"], seat))
    words = []
    for space in sorted(by_space, reverse=True):
        stack = sorted(by_space[space])
        lift = min(11.0, 20 / max(len(stack) - 1, 1))
        for level, (_, seat) in enumerate(stack):
            # In a stack they lie askew, left and right by turns: each can be told by its shape.
            x = space * 42 + 10 + (0 if len(stack) == 1 else 7 if level % 2 else -7)
            y = 12 - level * lift
            cells += (
                f'<g class="trk-piece" data-at="trk-{seat}" data-flip><use href="#i-seat-{seat + 1}"'
                f' class="mark seat-{seat + 1}" x="{x}" y="{n(y)}" width="18" height="18"/></g>'
            )
        words.append(f"{space}: " + ", ".join(look.names[seat] for _, seat in reversed(stack)))
    label = escape(f"{look.t('cb-turn-order')}: {'; '.join(words)}")
    return f'<svg class="track" viewBox="-1 -10 292 57" role="img" aria-label="{label}">{cells}</svg>'


def bonus(view: View, look: Look) -> Markup:
    """The bonus tiles of each colour, and how far the seat in focus is."""
    t = look.t
    spaces = view["players"][look.focus]["spaces"]
    out = []
    for letter, kind in zip(TYPE_LETTERS, TYPE_NAMES):
        total = sum(s["type"] == kind for s in spaces)
        have = sum(s["type"] == kind and s["tile"] != "" for s in spaces)
        tiles = ""
        for value, seat in zip(view["bonus_points"], view["bonus"][kind]):
            if seat is None:
                tiles += f'<span class="btile num">{value}</span>'
            else:
                who = escape(look.names[seat])
                tiles += (
                    f'<span class="btile taken" title="{who}">{mark(seat)}<span class="hidden-text">{who}</span></span>'
                )
        name = escape(t(f"cb-kind-{letter}"))
        out.append(
            f'<li data-hint="bonus-{letter}" data-say="{escape(_covered(have, total, t))}">'
            f'<svg viewBox="-31 -31 62 62" class="bhex" role="img" aria-label="{name}">'
            f'<title>{name}</title><g class="tile t-{letter}"><use href="#hx" class="face"/>'
            f'<use href="#hx" class="pat"/><circle class="boss" r="18"/>{use(FAMILY_ICONS[letter], 0, 0, 28)}</g></svg>'
            f'<span class="btiles">{tiles}</span><span class="tiny num quiet">{have}/{total}</span></li>'
        )
    return Markup(f'<span class="caps">{escape(t("cb-colour-bonus"))}</span><ul>{"".join(out)}</ul>')


def _covered(have: int, total: int, t: Texts) -> str:
    return t("cb-covered", have=have, total=total)


def head(view: View, look: Look) -> Markup:
    """Whose estate it is, and what regions are worth now."""
    t = look.t
    title = t("cb-your-estate") if look.focus == look.viewer else t("cb-their-estate", name=look.names[look.focus])
    sizes = "".join(f"<td>{size}</td>" for size, _ in enumerate(view["region_points"], start=1))
    points = "".join(f"<td>{points}</td>" for points in view["region_points"])
    extra = view["phase_points"][view["phase"]]
    return Markup(
        f'<h2>{escape(title)}</h2><table class="region-table" data-hint="region-table"'
        f' data-say="{escape(t("cb-region-now", phase=view["phase"], n=extra))}"><tbody><tr><th scope="row">'
        f"{escape(t('cb-region-of'))}</th>{sizes}"
        f'<td rowspan="2" class="plus"><b>+{extra}</b><br>{escape(t("cb-in-phase", phase=view["phase"]))}</td></tr>'
        f'<tr><th scope="row">{escape(t("cb-points"))}</th>{points}</tr></tbody></table>'
    )
