"""How far the round is, the deck and the pile, and the clock of the solo game."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from meeplehall.games.renaissance.shapes import View
from meeplehall.web.drawing import n, polar, use
from meeplehall.web.scenes.renaissance import sayings, structure
from meeplehall.web.scenes.renaissance.names import ICONS, WORKER_OF, icon_of
from meeplehall.web.scenes.renaissance.pieces import RIVAL, knight_svg
from meeplehall.web.scenes.renaissance.sayings import said
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

LAST_PHASE: Final = 4
LOW: Final = 0.2
"""The share of the deck from which on the clock turns red."""


def steps(view: View, look: Look) -> Markup:
    """The round and its steps."""
    t = look.t
    kind = view["decision"]["kind"]
    if kind == "foundation":
        return Markup(
            f'<h2>{escape(t("rm-setting-up"))}</h2><p class="quiet small">{escape(t("rm-setting-up-help"))}</p>'
        )
    highest = max(
        (structure.split(cell["place"])[0] for p in view["players"] for cell in p["structure"] if cell["card"]),
        default=1,
    )
    phase = view["phase"]
    items = []
    for number in range(1, LAST_PHASE + 1):
        if phase and kind in ("choice", "man"):
            state = "now" if number == phase else "done" if number < phase else "maybe" if number > highest else ""
        else:
            state = "done" if number <= look.memory.get("phase", 0) else "maybe"
        about = said(sayings.acting(view, number, look))
        items.append(_step(t("rm-phase", phase=number), str(number), state, f' data-hint="phases"{about}'))
    recruits = t("rm-step-recruits")
    state = "now" if kind == "recruit" else "done" if kind == "discard" else ""
    items.append(_step(recruits, recruits, state, ' data-hint="area"'))
    state = "now" if kind == "discard" else ""
    items.append(_step(t("rm-step-discard"), t("rm-column-discard"), state, ' data-hint="discard"'))
    left = f' <span class="badge">{escape(t("rm-clock", n=view["deck_size"]))}</span>' if view["solo"] else ""
    return Markup(
        f'<h2>{escape(t("rm-round", round=view["round"]))}{left}</h2><ol class="rm-steps">{"".join(items)}</ol>'
    )


def _step(words: str, short: str, state: str, about: str) -> str:
    current = ' aria-current="step"' if state == "now" else ""
    return (
        f'<li class="{state}"{current}{about}><span class="rm-long">{escape(words)}</span>'
        f'<span class="rm-short">{escape(short)}</span></li>'
    )


def supply(view: View, look: Look) -> Markup:
    """Deck and pile; what has been seen of the pile opens on a click."""
    t = look.t
    deck = (
        '<svg class="rm-stack" viewBox="0 0 40 46" aria-hidden="true"><rect class="rm-deck" x="8" y="2"'
        ' width="28" height="38" rx="4"/>'
        f'<rect class="rm-deck" x="4" y="6" width="28" height="38"'
        f' rx="4"/>{use("meeple", 18, 25, 18, "rm-deck-sign")}</svg>'
    )
    pile = (
        '<svg class="rm-stack" viewBox="0 0 40 46" aria-hidden="true"><rect class="rm-pile" x="8" y="2"'
        ' width="28" height="38" rx="4"/>'
        '<rect class="rm-pile" x="4" y="6" width="28" height="38" rx="4"/></svg>'
    )
    return Markup(
        f'<span class="rm-heap" data-at="deck" data-hint="{"clock" if view["solo"] else "deck"}"'
        f"{said(t('rm-clock', n=view['deck_size']))}>{deck}"
        f'<span><b class="num">{view["deck_size"]}</b>'
        f'<span class="tiny quiet">{escape(t("rm-deck"))}</span></span></span>'
        f'<button type="button" class="rm-heap" data-at="pile" data-zoom="pile" data-hint="pile"'
        f"{said(_unknown(view, t))}>{_memory(view, look)}"
        f'{pile}<span><b class="num">{view["pile_size"]}</b><span class="tiny quiet">{escape(t("rm-pile"))}'
        f"</span></span></button>"
        f'<span class="rm-seen" data-hint="pile">{_seen_line(view)}'
        f'<span class="tiny quiet">{escape(t("rm-seen"))}</span></span>'
    )


def _counts(faces: dict[str, int]) -> dict[str, int]:
    counts = dict.fromkeys(ICONS, 0)
    for text, count in faces.items():
        counts[icon_of(text)] += count
    return counts


def _seen_line(view: View) -> str:
    cells = "".join(
        f'<span class="rm-{icon}"><svg class="icon" aria-hidden="true"><use href="#i-{icon}"/></svg><b'
        f' class="num">{count}</b></span>'
        for icon, count in _counts(view["seen"]).items()
    )
    return f'<span class="rm-counts">{cells}</span>'


def _unknown(view: View, t: Texts) -> str:
    """How much of the pile this viewer has not seen."""
    return t("rm-face-down", n=view["pile_size"] - sum(view["seen"].values()))


def _memory(view: View, look: Look) -> str:
    """What this viewer knows of the pile, and what may still come; for the closer look."""
    t = look.t
    seen, unseen = _counts(view["seen"]), _counts(view["unseen"])
    rows = "".join(
        f'<span class="row"><svg class="icon rm-{icon}" aria-hidden="true"><use href="#i-{icon}"/></svg>'
        f"{escape(t(f'rm-{WORKER_OF[icon]}'))}</span><b>{seen[icon]}</b><b>{unseen[icon]}</b>"
        for icon in ICONS
    )
    unknown = escape(_unknown(view, t))
    return (
        f'<span class="rm-memory num"><b class="title">{escape(t("rm-remembered"))}</b><i></i>'
        f"<span>{escape(t('rm-in-pile'))}</span>"
        f'<span>{escape(t("rm-not-seen"))}</span>{rows}<span class="quiet'
        f' small">{unknown}</span></span>'
    )


def clock(view: View, look: Look) -> str:
    """Solo: the deck runs out."""
    t, solo, left = look.t, view["solo"], view["deck_size"]
    if solo is None:
        return ""
    share = max(0.0, min(1.0, left / solo["clock"]))
    note = t("rm-clock-second") if solo["renewed"] else t(f"rm-clock-{solo['mode']}", n=solo["cards"])
    if share >= 1:
        hand = '<circle class="rm-left" r="40"/>'
    else:
        x, y = polar(40, 360 * share - 90)
        large = 1 if share > 0.5 else 0
        hand = f'<path class="rm-left" d="M0-40A40 40 0 {large} 1 {n(x)} {n(y)}"/>'
    cls = " low" if share < LOW else ""
    return (
        f'<section class="panel rm-clock{cls}" data-hint="clock"><h2 class="rm-h">{escape(t("rm-hint-clock-title"))}'
        f'</h2><svg viewBox="-48 -48 96 96"'
        f' role="img" aria-label="{escape(t("rm-clock", n=left))}"><circle class="rm-dial" r="40"/>{hand}<text'
        f' y="5">{left}</text>'
        f'<text class="rm-unit" y="18">{escape(t("rm-clock-unit", n=left))}</text></svg><p'
        f' class="small">{escape(note)}</p></section>'
        f'<section class="panel rm-rivals" data-hint="rivals"><h2 class="rm-h">{escape(t("rm-rivals"))}</h2><p'
        f' class="row">{knight_svg(RIVAL)}'
        f'{knight_svg(RIVAL)}<span class="small">{escape(t("rm-rivals-help"))}</span></p></section>'
    )
