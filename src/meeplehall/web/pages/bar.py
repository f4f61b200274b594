"""The decision bar below a board: what is asked, the buttons, undo and the end of the turn."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.table import Clock
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, button, div, footer, kbd, p, span
from meeplehall.web.frames import Frame
from meeplehall.web.texts import Texts


def bar(frame: Frame, t: Texts, at_a_table: bool, clock: Clock | None = None) -> Node:
    """The script fills it. At a table others may be replaced, and hints asked for; there may be a clock."""
    return footer(class_="bar no-end", aria_label=t("decision"), tabindex="-1")[
        div(id="r-dice", class_="dice-box")[Markup(frame.regions.get("dice", ""))],
        div(class_="ask")[
            clock is not None
            and span(
                class_="bar-time num",
                role="timer",
                hidden=True,
                data_whole=str(clock.whole),
                data_turns="" if clock.days else None,
            )[icon("clock")],
            p(id="sentence", class_="sentence alone", aria_live="polite")[frame.sentence],
            div(id="choices", class_="choices", role="group", aria_label=t("choices")),
            div(id="news", class_="news", hidden=True),
            at_a_table
            and button(type="button", class_="btn", data_do="replace", hidden=True)[icon("bot"), t("replace-away")],
        ],
        div(class_="ends")[
            _sign("log", "L", t("all-choices"), t("all-choices"), id="all", class_="btn", data_open="all", hidden=True),
            at_a_table
            and _sign("bulb", "H", t("hint"), t("hint-menu"), class_="btn hint-btn", data_do="hint", hidden=True),
            button(type="button", id="undo", class_="btn", disabled=True, aria_label=t("undo"))[
                icon("undo"), span[t("undo")], kbd["U"]
            ],
            button(type="button", id="end", class_="btn", disabled=True)[span[t("end-turn")], kbd["E"]],
        ],
    ]


def _sign(sign: str, key: str, name: str, help_: str, **attributes: str | bool) -> Node:
    """A button that shows a sign and its key alone."""
    return button(type="button", aria_label=name, title=help_, **attributes)[icon(sign), kbd[key]]
