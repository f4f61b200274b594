"""Links to a seat: to copy, to share, and as a code for a phone."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.web import qr
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, button, div, input, label, p, span
from meeplehall.web.entrance.reach import Reach
from meeplehall.web.texts import Texts


def code(link: str, t: Texts) -> Node:
    """The link as a QR code; nothing, if it is too long for one."""
    try:
        size, dark = qr.path(link)
    except qr.TooLong:
        return None
    return div(class_="qr")[
        Markup(
            f'<svg viewBox="0 0 {size} {size}" role="img" aria-label="{escape(t("qr-label"))}"'
            f' shape-rendering="crispEdges"><path d="{dark}"/></svg>'
        )
    ]


def link_field(name: str, link: str, words: str, t: Texts, main: bool = False) -> Node:
    """A whole link to copy, and to share where the device can."""
    return div(class_="link")[
        label(for_=f"link-{name}", class_="hidden-text")[words],
        input(id=f"link-{name}", class_="field link-field", readonly=True, value=link, data_link=link),
        div(class_="link-acts")[
            button(
                type="button",
                class_="btn" + (" btn-main" if main else ""),
                data_copy=f"link-{name}",
                data_done=t("copied"),
            )[icon("link"), span[t("copy-link")]],
            button(type="button", class_="btn", data_share=f"link-{name}", data_text=words, hidden=True)[
                icon("share"), t("share")
            ],
        ],
    ]


def address_note(found: Reach, t: Texts) -> Node:
    """Why the link is another than the one in the address bar, or why it helps nobody else."""
    if not found.mended and not found.alone:
        return None
    words = (
        t("address-mended", host=found.host, address=found.mended)
        if found.mended
        else t("address-alone", host=found.host)
    )
    return p(class_="note note-warn", role="status")[icon("warn"), span[words]]
