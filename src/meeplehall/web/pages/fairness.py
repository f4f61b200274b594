"""What the hall promised about the chance of a table; after the end, the numbers to check it with."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.table import Table
from meeplehall.table.fairness import LONGEST_WORD, Proof
from meeplehall.web.drawing import icon, mark
from meeplehall.web.elements import Node, a, code, dd, div, dl, dt, h1, h2, input, label, p, pre, section, span
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages.layout import page
from meeplehall.web.people import name_on
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Checked:
    """What became of the promise about a finished game."""

    proof: Proof
    seed: int
    found: int
    """Rolls and draws that came as the seed has them."""
    wrong: str = ""
    """What does not fit."""


def promise(table: Table, t: Texts) -> Node:
    """What everybody may know of the chance before the end, in a few words."""
    setting = table.setting
    if setting.secret:
        words = "chance-recorded" if setting.origin else "chance-promise"
        return p(class_="small")[t(words), " ", code(class_="hex")[table.commitment()]]
    words = "chance-guided" if setting.guide else "chance-chosen" if setting.chosen else "chance-none"
    if setting.played_on:
        words = "chance-played-on"
    return p(class_="small" + (" error" if setting.chosen and not setting.guide else ""))[t(words)]


def word_field(table: Table, name: str, word: str, t: Texts) -> Node:
    """Where a person adds a word, if it counts."""
    if not table.setting.secret:
        return None
    return [
        label(for_=name, class_="hidden-text")[t("chance-word")],
        input(
            id=name,
            name="word",
            class_="field",
            maxlength=str(LONGEST_WORD),
            value=word,
            placeholder=t("chance-word"),
            title=t("chance-word-help"),
            autocomplete="off",
        ),
    ]


def fairness_page(visit: Visit, table: Table, checked: Checked | None, back: str) -> str:
    """The page; without numbers while the game runs."""
    t = visit.t
    title = t.of(table.game.name, "chance")
    return page(
        visit,
        title,
        section(class_="panel sheet")[
            h1[title],
            _before_the_end(table, t) if checked is None else _after_the_end(table, checked, t),
            p[a(class_="btn btn-main", href=back)[t("chance-to-table")]],
        ],
        styles=("hall.css", "reader.css"),
    )


def _before_the_end(table: Table, t: Texts) -> Node:
    if not table.setting.secret:
        return promise(table, t)
    given = [(n, word) for n, word in enumerate(table.words) if word]
    return [
        promise(table, t),
        given and dl(class_="numbers")[dt[t("chance-words")], (_word(table, n, word, t) for n, word in given)],
        p(class_="quiet")[t("chance-later")],
    ]


def _after_the_end(table: Table, checked: Checked, t: Texts) -> Node:
    origin = promise(table, t) if table.setting.origin else None
    return [_verdict(checked, t), origin, _numbers(checked, table, t)]


def _word(table: Table, seat: int, word: str, t: Texts) -> Node:
    return dd(class_="row")[mark(seat), span(class_="quiet")[name_on(table.seats, seat, t)], word]


def _verdict(checked: Checked, t: Texts) -> Node:
    if checked.wrong:
        # The reason names an entry of the log, for whoever runs the hall: it is in English like the hall's own log.
        return div(class_="error", role="status")[p[t("chance-wrong")], p(class_="small", lang="en")[checked.wrong]]
    return p(class_="verdict", role="status")[icon("check"), span[t("chance-right", n=checked.found)]]


def _numbers(checked: Checked, table: Table, t: Texts) -> Node:
    proof = checked.proof
    message = "\n".join([proof.table, *proof.words]).encode().hex()
    by_hand = (
        f"echo {proof.secret} | xxd -r -p | sha256sum\n"
        f"echo {message} | xxd -r -p | openssl dgst -sha256 -mac HMAC -macopt hexkey:{proof.secret}"
    )
    return [
        dl(class_="numbers")[
            dt[t("chance-fingerprint")],
            dd[code(class_="hex")[proof.commitment]],
            dt[t("chance-secret")],
            dd[code(class_="hex")[proof.secret]],
            dt[t("chance-table")],
            dd[code[proof.table]],
            dt[t("chance-words")],
            (_word(table, n, word or t("chance-no-word"), t) for n, word in enumerate(proof.words)),
            dt[t("seed")],
            dd[code[str(checked.seed)]],
        ],
        h2[t("chance-by-hand")],
        p(class_="quiet small")[t("chance-by-hand-text")],
        pre(class_="hex small")[by_hand],
    ]
