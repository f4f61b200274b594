"""Parts of a seat's card that are the same in every game."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup, escape

from meeplehall.web.drawing import icon, mark
from meeplehall.web.texts import Texts

THINKING = Markup('<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>')


@cache
def _bot(t: Texts) -> str:
    return f'{icon("bot")}<span class="hidden-text">{escape(t("bot"))}</span>'


def who(seat: int, name: str, bot: bool, t: Texts, more: str = "") -> Markup:
    """The seat's shape and the name of who sits there."""
    return mark(seat) + called(name, bot, t, more)


def called(name: str, bot: bool, t: Texts, more: str = "") -> Markup:
    """The name of who sits there, and whether it is a bot."""
    return Markup(f'<span class="name">{escape(name)}</span>{_bot(t) if bot else ""}{more}')


def points(words: str, shown: str) -> Markup:
    """The points, as a button that shows where they come from; `shown` is markup."""
    return Markup(
        f'<button type="button" class="points push" data-open="points" aria-label="{escape(words)}">{shown}</button>'
    )
