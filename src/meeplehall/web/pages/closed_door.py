"""The door of the hall, locked, with a lantern: where one signs in."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, b, div, span
from meeplehall.web.pages.doors import INNER
from meeplehall.web.texts import Texts

_PLANKS = "".join(f'<path class="plank" d="M{x} 50V312"/>' for x in (112, 140, 168, 232, 260, 288))


def closed_door(t: Texts) -> Markup:
    """Needs `doors.defs` on the page."""
    return Markup(
        f'<svg class="door door-locked" viewBox="30 0 350 344" role="img" aria-label="{escape(t("locked-door"))}">'
        '<ellipse class="ground" cx="200" cy="328" rx="186" ry="12"/><g clip-path="url(#gateway)">'
        f'<path class="locked-wood" d="M60 30h280v300H60z"/>{_PLANKS}<path class="locked-gap" d="M200 40v280"/>'
        '<path class="iron" d="M84 118h86l10 8-10 8H84zM84 250h86l10 8-10 8H84zM316 118h-86l-10 8 10 8h86zM316'
        ' 250h-86l-10 8 10 8h86z"/><circle class="locked-ring" cx="178" cy="196" r="9"/>'
        '<g transform="translate(224 186)"><rect class="locked-plate" x="-13" y="-18" width="26" height="42" rx="6"/>'
        '<path class="iron" d="M0-8a5 5 0 0 1 2.5 9.3L4.500 12h-9l2-10.700A5 5 0 0 1 0-8z"/></g></g>'
        f'<path class="arch-line" d="{INNER}"/><use href="#arch"/>'
        '<path class="step" d="M66 312h268l16 20H50z"/><path class="step-edge" d="M50 332h300v7H50z"/>'
        '<circle class="lantern-light" cx="344" cy="152" r="44"/><path class="iron" d="M340 118h8v8h-8z"/>'
        '<path class="lantern" d="M330 136h28l-5 34h-18z"/>'
        '<path class="iron" d="M326 130h36v7h-36zM333 170h22v5h-22z"/>'
        "</svg>"
    )


def sign_board(t: Texts) -> Node:
    """A wooden board on two chains."""
    return div(class_="hang", aria_hidden="true")[
        icon("meeple", "icon icon-xl"), span[b(class_="title")[t("hall")], span(class_="small")[t("open-day-night")]]
    ]
