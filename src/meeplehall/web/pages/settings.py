"""How a table moves and sounds: a dialog of the table's menu. What is chosen stays in the browser."""

from __future__ import annotations

from meeplehall.web.elements import Node, button, dialog, h2, label, option, p, select, span
from meeplehall.web.texts import Texts

SETTINGS = {"speed": ("normal", "slow", "off"), "pace": ("normal", "slow"), "sound": ("off", "on")}
"""Each with its values, the usual one first; static/settings.js knows what they do."""


def settings_dialog(t: Texts) -> Node:
    """One field for each."""
    return dialog(id="d-settings", class_="panel dialog", aria_labelledby="d-settings-h")[
        h2(id="d-settings-h")[t("settings")],
        (
            label(class_="setting")[
                span[t(f"setting-{name}")],
                select(class_="field", data_setting=name)[
                    (option(value=value)[t(f"setting-{name}-{value}")] for value in values)
                ],
            ]
            for name, values in SETTINGS.items()
        ),
        p(class_="quiet small")[t("settings-help")],
        p(class_="dialog-end")[button(type="button", class_="btn", data_do="close")[t("close")]],
    ]
