"""The upper half of a rules page: the game in two minutes, and everything in pictures."""

from __future__ import annotations

from meeplehall.web.elements import Node, a, div, h1, h2, h3, header, li, ol, p, section, span, ul
from meeplehall.web.scenes.dictionary import Entry, Glimpse, Group
from meeplehall.web.texts import Texts

OVERVIEW, DICTIONARY = "overview", "dictionary"
"""Their addresses on the page."""


def overview(lead: str, glimpses: list[Glimpse], t: Texts) -> Node:
    """A picture and two sentences for each thing to know."""
    return section(id=OVERVIEW, class_="dict-overview", aria_labelledby="overview-h")[
        h1(id="overview-h")[t("rules-overview")],
        p(class_="dict-lead")[lead],
        ol(class_="dict-steps")[
            (
                li(class_="dict-step")[
                    div(class_="dict-pic")[glimpse.picture],
                    h2[span(class_="dict-n", aria_hidden="true")[str(number)], glimpse.title],
                    p[glimpse.text],
                ]
                for number, glimpse in enumerate(glimpses, start=1)
            )
        ],
    ]


def dictionary(groups: list[Group], t: Texts) -> Node:
    """Every tile, card and sign with what it does."""
    return section(id=DICTIONARY, class_="dict", aria_labelledby="dictionary-h")[
        header[h1(id="dictionary-h")[t("rules-dictionary")], p(class_="quiet")[t("rules-dictionary-help")]],
        (
            section(id=group.id, class_="dict-group", aria_labelledby=f"{group.id}-h")[
                header[h2(id=f"{group.id}-h")[group.title], group.help and p(class_="quiet")[group.help]],
                ul(class_="dict-entries")[(_entry(entry) for entry in group.entries)],
            ]
            for group in groups
        ),
    ]


def _entry(entry: Entry) -> Node:
    return li(id=f"p-{entry.id}", class_="dict-entry")[
        entry.picture,
        div[
            h3[entry.name],
            p[entry.effect],
            p(class_="dict-facts")[span[entry.count], a(href=f"#{entry.rule}")[entry.rule]],
        ],
    ]


def links(groups: list[Group], t: Texts) -> Node:
    """What leads to both, for the contents of the page."""
    return [
        li[a(href=f"#{OVERVIEW}")[t("rules-overview")]],
        li[
            a(href=f"#{DICTIONARY}")[t("rules-dictionary")],
            ul[(li[a(href=f"#{group.id}")[group.title]] for group in groups)],
        ],
    ]
