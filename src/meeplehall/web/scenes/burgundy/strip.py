"""What stands round the main board: the phase wheel, the goods to come, the turn order and the colour bonuses."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from meeplehall.games.burgundy.shapes import View
from meeplehall.games.burgundy.tables import PHASE_NAMES
from meeplehall.games.burgundy.tiles import TYPE_LETTERS, TYPE_NAMES
from meeplehall.web.drawing import icon, mark, n, polar, use
from meeplehall.web.scenes.burgundy.faces import FAMILY_ICONS
from meeplehall.web.scenes.burgundy.tiles import goods_sign
from meeplehall.web.scenes.scene import Look

TRACK_SPACES = 7


@lru_cache(32)
def _wheel(phase: int, round_: int, label: str, small: str) -> str:
    out = []
    for p in range(5):
        for k in range(5):
            number = p * 5 + k
            now = phase * 5 + round_ - 1
            cls = "now" if number == now else "done" if number < now else "todo"
            middle = -90 + 72 * p + 14.4 * k - 28.8
            (ax, ay), (bx, by) = polar(52, middle - 5.6), polar(52, middle + 5.6)
            (cx, cy), (dx, dy) = polar(42, middle + 5.6), polar(42, middle - 5.6)
            out.append(
                f'<path class="cell {cls}" d="M{n(ax)} {n(ay)}A52 52 0 0 1 {n(bx)} {n(by)}L{n(cx)} {n(cy)}'
                f'A42 42 0 0 0 {n(dx)} {n(dy)}z"/>'
            )
        x, y = polar(32.5, -90 + 72 * p)
        now_cls = " ph-now" if p == phase else ""
        out.append(f'<text class="ph{now_cls}" x="{n(x)}" y="{n(y + 4)}" text-anchor="middle">{PHASE_NAMES[p]}</text>')
    out.append(f'<text class="ph-big" y="5" text-anchor="middle">{PHASE_NAMES[phase]}</text>')
    out.append(f'<text class="ph-small" y="17" text-anchor="middle">{escape(small)}</text>')
    return f'<svg class="wheel" viewBox="-56 -56 112 112" role="img" aria-label="{escape(label)}">{"".join(out)}</svg>'


def strip(view: View, look: Look) -> Markup:
    """Phase and round, the goods of this phase, and the track."""
    t = look.t
    phase, round_ = PHASE_NAMES.index(view["phase"]), view["round"]
    wheel = _wheel(phase, round_, t("cb-standing", phase=view["phase"], round=round_), t("cb-round", round=round_))
    return Markup(
        f'{wheel}<div class="strip-r"><div><span class="caps">{escape(t("cb-goods-by-round"))}</span>'
        f'<ol class="round-goods">{_round_goods(view, look)}</ol></div>'
        f'<div><span class="caps">{escape(t("cb-turn-order"))}</span>{_track(view, look)}</div></div>'
    )


def _round_goods(view: View, look: Look) -> str:
    out = []
    for number, good in enumerate(view["round_goods"], start=1):
        if good:
            inside, cls = str(goods_sign(good, look.t)), ""
        elif number == view["round"] and view["white"] and not view["over"]:
            name = escape(look.t("cb-white-die", die=view["white"]))
            inside = (
                f'<svg viewBox="0 0 24 24" class="white-die" role="img" aria-label="{name}"><title>{name}</title>'
                f'<use href="#i-die-{view["white"]}"/></svg>'
            )
            cls = "now"
        else:
            inside, cls = str(icon("check", "icon past-mark")), "past"
        out.append(f'<li class="{cls}">{inside}<span class="tiny num">{number}</span></li>')
    return "".join(out)


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
            y = 12 - level * lift
            cells += (
                f'<g class="trk-piece" data-at="trk-{seat}" data-flip><use href="#i-seat-{seat + 1}"'
                f' class="mark seat-{seat + 1}" x="{space * 42 + 10}" y="{n(y)}" width="18" height="18"/></g>'
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
            f'<li data-hint="kind-{letter}"><svg viewBox="-31 -31 62 62" class="bhex" role="img" aria-label="{name}">'
            f'<title>{name}</title><g class="tile t-{letter}"><use href="#hx" class="face"/>'
            f'<use href="#hx" class="pat"/><circle class="boss" r="18"/>{use(FAMILY_ICONS[letter], 0, 0, 28)}</g></svg>'
            f'<span class="btiles">{tiles}</span><span class="tiny num quiet">{have}/{total}</span></li>'
        )
    return Markup(f'<span class="caps">{escape(t("cb-colour-bonus"))}</span><ul>{"".join(out)}</ul>')


def head(view: View, look: Look) -> Markup:
    """Whose estate it is, and what regions are worth now."""
    t = look.t
    title = t("cb-your-estate") if look.focus == look.viewer else t("cb-their-estate", name=look.names[look.focus])
    sizes = "".join(f"<td>{size}</td>" for size, _ in enumerate(view["region_points"], start=1))
    points = "".join(f"<td>{points}</td>" for points in view["region_points"])
    extra = view["phase_points"][view["phase"]]
    return Markup(
        f'<h2>{escape(title)}</h2><table class="region-table"><tbody><tr><th scope="row">'
        f"{escape(t('cb-region-of'))}</th>{sizes}"
        f'<td rowspan="2" class="plus"><b>+{extra}</b><br>{escape(t("cb-in-phase", phase=view["phase"]))}</td></tr>'
        f'<tr><th scope="row">{escape(t("cb-points"))}</th>{points}</tr></tbody></table>'
    )
