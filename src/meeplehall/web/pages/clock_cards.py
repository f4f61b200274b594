"""How long a turn may take, as cards: a cup of tea, an hourglass, a calendar."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meeplehall.table import Clock
from meeplehall.table.clock import offered
from meeplehall.web.draft import PACES, Draft
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, div, fieldset, input, label, legend, span
from meeplehall.web.elements import b as bold
from meeplehall.web.texts import Texts

_CUP = (
    '<ellipse cx="30" cy="52" rx="24" ry="4" fill="var(--shade)"/>'
    '<ellipse cx="30" cy="49" rx="23" ry="4" fill="var(--oak-lit)" stroke="var(--oak-edge)"/>'
    '<path d="M14 24h30v12c0 8-6 12-12 12h-6c-6 0-12-4-12-12z" fill="#2b5580"/>'
    '<path d="M14 24h30v4H14z" fill="#3c6b9c"/>'
    '<path d="M44 27c9-2 9 13-1 12" fill="none" stroke="#2b5580" stroke-width="3"/>'
    '<path d="M23 18c-3-4 3-5 0-10M33 18c-3-4 3-5 0-10" fill="none" stroke="var(--line-strong)" stroke-width="2"/>'
)
_HOURGLASS = (
    '<ellipse cx="30" cy="55" rx="20" ry="3.5" fill="var(--shade)"/>'
    '<path d="M14 4h32v6H14zM14 48h32v6H14z" fill="var(--oak-side)" stroke="var(--oak-edge)"/>'
    '<path d="M18 10h24c0 10-4 14-9 19 5 5 9 9 9 19H18c0-10 4-14 9-19-5-5-9-9-9-19z" fill="var(--raised)"'
    ' stroke="var(--oak-edge)" stroke-width="1.5"/>'
    '<path d="M21 17h18c-1 5-4 8-9 12-5-4-8-7-9-12zM30 34c4 4 7 7 8 13H22c1-6 4-9 8-13z" fill="var(--gold)"/>'
    '<path d="M30 28v8" stroke="var(--gold)" stroke-width="1.5"/>'
)
_CALENDAR = (
    '<ellipse cx="30" cy="55" rx="22" ry="3.5" fill="var(--shade)"/>'
    '<rect x="8" y="10" width="44" height="43" rx="4" fill="var(--raised)" stroke="var(--oak-edge)"/>'
    '<path d="M8 22V14a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v8z" fill="var(--accent)"/>'
    '<path d="M18 5v10M42 5v10" stroke="var(--oak-edge)" stroke-width="3" stroke-linecap="round"/>'
    '<path d="M14 27h7v6h-7zM26.5 27h7v6h-7zM39 27h7v6h-7zM14 38h7v6h-7z" fill="var(--line-strong)"/>'
    '<path d="M26 41l5 5 11-12" fill="none" stroke="var(--accent)" stroke-width="4"/>'
)
_PICTURES = {"none": _CUP, "live": _HOURGLASS, "days": _CALENDAR}


def clock_cards(draft: Draft, t: Texts) -> Node:
    """The question; what depends on the answer stands below it."""
    clock = draft.clock
    return fieldset(class_="opt")[
        legend[t("clock-ask")],
        div(class_="pcards")[(_card(pace, pace == draft.pace, t) for pace in PACES)],
        clock is not None and [_lengths(draft.pace, clock, t), _zero(clock, t)],
    ]


def _card(pace: str, chosen: bool, t: Texts) -> Node:
    picture = Markup(f'<svg viewBox="0 0 60 60" aria-hidden="true">{_PICTURES[pace]}</svg>')
    return label(class_="pcard flat")[
        span(class_="pic")[picture],
        span(class_="tx")[
            input(type="radio", class_="hid", name="pace", value=pace, checked=chosen),
            bold[t(f"clock-{pace}")],
            span[t(f"clock-{pace}-line")],
            span(class_="tick")[icon("check")],
        ],
    ]


def _lengths(pace: str, clock: Clock, t: Texts) -> Node:
    found = [one for one in offered() if bool(one.days) == (pace == "days")]
    words = [t("clock-n-days", n=one.days) if one.days else t("clock-n-minutes", n=one.minutes) for one in found]
    same = [(one.days, one.minutes) == (clock.days, clock.minutes) for one in found]
    return _chips(t(f"clock-{pace}-each"), pace, list(map(str, found)), words, same)


def _zero(clock: Clock, t: Texts) -> Node:
    words = [t("clock-zero-bot"), t("clock-zero-loss")]
    return _chips(t("clock-zero"), "zero", ["bot", "loss"], words, [not clock.loss, clock.loss])


def _chips(about: str, name: str, values: Sequence[str], words: Sequence[str], chosen: Sequence[bool]) -> Node:
    return fieldset(class_="labelled")[
        legend[about],
        div(class_="chips")[
            (
                label(class_="chip")[input(type="radio", class_="hid", name=name, value=value, checked=on), word]
                for value, word, on in zip(values, words, chosen, strict=True)
            )
        ],
    ]
