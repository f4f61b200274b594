"""The picker of a bot's level."""

from __future__ import annotations

from meeplehall import bots
from meeplehall.web.elements import Node, fieldset, input, label, legend, span
from meeplehall.web.levels import bots_of, level_name
from meeplehall.web.pages import faces
from meeplehall.web.texts import Texts


def level_picker(name: str, chosen: str, heading: str, t: Texts) -> Node:
    """The five levels side by side."""
    return fieldset(class_="levels")[
        legend(class_="caps")[heading],
        (
            label(class_="level")[
                input(
                    type="radio",
                    class_="hid",
                    name=name,
                    value=level,
                    checked=level == chosen,
                    data_bots=bots_of(level, t),
                    data_line=t(f"level-{level}-line"),
                ),
                faces.bot(level),
                span[level_name(level, t)],
                faces.rungs(level),
            ]
            for level in bots.LEVELS
        ),
    ]
