"""Why a table cannot be opened like that, in the language of the page."""

from __future__ import annotations

import re

from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.web.texts import Texts

_OPTION = re.compile(r"\boption '(\w+)'")
_RULE = re.compile(r"\(([A-Z]{2}-\d{3})\)")


def refusal(error: MeeplehallError, t: Texts) -> str:
    """In words of the page: which option is meant, and which rule it is about."""
    text = str(error)
    if not isinstance(error, BadOption):
        return text
    option, rule = _OPTION.search(text), _RULE.search(text)
    known = option is not None and t.has(f"option-{option[1]}")
    words = t("refused-option", option=t(f"option-{option[1]}")) if option and known else t("refused-options")
    return f"{words} {t('refused-rule', rule=rule[1])}" if rule else words
