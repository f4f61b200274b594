"""The sealed choices of a round: who chose what in which phase, opened together."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from meeplehall.games.renaissance.shapes import View
from meeplehall.web.drawing import mark
from meeplehall.web.scenes.renaissance.names import ACTIONS, ICON_OF, ICONS, WORKER_OF
from meeplehall.web.scenes.renaissance.pieces import folded, no_letter, opened, sealed, thrown, written
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

PHASES: Final = (1, 2, 3, 4)
DISCARD: Final = 5
_PASSED: Final = 99


def remembered(action: str, icon: str) -> int:
    """What a letter said, as one number for the story's memory."""
    return _PASSED if action == "pass" else ACTIONS.index(action) * 10 + ICONS.index(icon)


def said(value: int) -> tuple[str, str]:
    """Action and icon of the card; both empty for a pass."""
    return ("", "") if value == _PASSED else (ACTIONS[value // 10], ICONS[value % 10])


def letter_words(value: int, t: Texts) -> str:
    """What a letter said, in words."""
    action, icon = said(value)
    if not action:
        return t("rm-passed")
    return t("rm-letter", action=t(f"rm-{action}"), worker=t(f"rm-{WORKER_OF[icon]}"))


def table(view: View, look: Look) -> Markup:
    """A row per seat, a column per phase, and one for the discards."""
    t = look.t
    kind = view["decision"]["kind"]
    if kind == "foundation":
        return _foundation(view, look)
    now = view["phase"] if kind in ("choice", "man") else DISCARD if kind == "discard" else 0
    heads = "".join(
        f'<th scope="col" class="{"now" if column == now else ""}">{_head(column, t)}</th>'
        for column in (*PHASES, DISCARD)
    )
    rows = "".join(
        f'<tr class="seat-{seat + 1}"><th scope="row">{mark(seat)}<span class="name">{escape(_name(seat, look))}'
        f"</span></th>"
        + "".join(
            f'<td class="{"now" if column == now else ""}">{_cell(view, seat, column, now, look)}</td>'
            for column in (*PHASES, DISCARD)
        )
        + "</tr>"
        for seat in range(len(view["players"]))
    )
    return Markup(
        f'<h2 class="rm-h">{escape(t("rm-choices"))}{_rule(view, t)}</h2><table class="rm-letters'
        f' rm-letters-{len(view["players"])}" data-hint="letters"><thead><tr><td>'
        f"</td>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _rule(view: View, t: Texts) -> str:
    """When the letters are opened; nobody who plays alone waits for others."""
    return "" if view["solo"] else f' <span class="quiet">{escape(t("rm-choices-rule"))}</span>'


def _head(column: int, t: Texts) -> str:
    if column == DISCARD:
        return str(escape(t("rm-column-discard")))
    return (
        f'<span class="hidden-text">{escape(t("rm-phase", phase=column))}</span><span aria-hidden="true">{column}'
        f"</span>"
    )


def _name(seat: int, look: Look) -> str:
    return look.t("rm-you") if seat == look.viewer else look.names[seat]


def _cell(view: View, seat: int, column: int, now: int, look: Look) -> Markup:
    value = look.memory.get(f"letter-{column}-{seat}")
    if column == now and view["decision"]["kind"] != "man":
        return _pending(view, seat, look)
    if value is None:
        return no_letter(look.t("rm-no-letter"))
    if column == DISCARD:
        return thrown(value, look.t("rm-threw", n=value))
    action, icon = said(value)
    fresh = column == look.memory.get("last-phase", 0) and not _has_chosen(view, look.viewer)
    return opened(ICON_OF.get(action, ""), icon, letter_words(value, look.t), fresh)


def _has_chosen(view: View, seat: int) -> bool:
    choice = view["players"][seat]["choice"] if seat >= 0 else None
    return choice is not None and choice["complete"]


def _pending(view: View, seat: int, look: Look) -> Markup:
    """A choice that is not opened yet. Of the others' letters nobody may know whether they are written."""
    t = look.t
    if seat not in view["turn_of"]:
        return no_letter(t("rm-not-asked"))
    if seat != look.viewer:
        return folded(t("rm-letter-folded", name=look.names[seat]))
    if _has_chosen(view, seat):
        return sealed(seat, t("rm-letter-sealed"))
    return written(t("rm-letter-writing"))


def _foundation(view: View, look: Look) -> Markup:
    rows = "".join(
        f'<li class="seat-{seat + 1}">{_pending(view, seat, look)}<span class="row">{mark(seat)}'
        f'<span class="name">{escape(_name(seat, look))}</span></span></li>'
        for seat in range(len(view["players"]))
    )
    t = look.t
    return Markup(
        f'<h2 class="rm-h">{escape(t("rm-foundations"))}{_rule(view, t)}</h2><ul class="rm-sealing">{rows}</ul>'
    )
