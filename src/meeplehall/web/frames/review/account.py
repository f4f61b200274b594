"""Where a result comes from: entries that add up to it, and the sentence that is made from the largest of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup, escape

from meeplehall.study.marks import LOST
from meeplehall.study.review import Row, Step
from meeplehall.table import Status
from meeplehall.web.frames.review.figures import figure, to_add_up
from meeplehall.web.frames.review.known import Known
from meeplehall.web.texts import emphasise, strong

TELLING = 2
"""Entries that the sentence names."""


@dataclass(frozen=True)
class Entry:
    """One of the amounts: start, luck, errors, slips or faults (those of the others)."""

    kind: str
    amount: int
    count: int = 0


@dataclass(frozen=True)
class Account:
    """In points, or in hundredths of a win; the entries add up to `end`."""

    entries: list[Entry]
    end: int
    in_points: bool

    def amount(self, kind: str) -> int:
        """That of one entry."""
        return next((entry.amount for entry in self.entries if entry.kind == kind), 0)

    @property
    def without_luck(self) -> int:
        """What it would have come to."""
        return self.end - self.amount("luck")


def account_of(known: Known, seat: int) -> Account:
    """Of a seat against its rival; alone, its points."""
    review, in_points = known.review, known.in_points
    rival = known.rival if seat == known.seat else known.seat

    def worth(row: list[float]) -> float:
        if not in_points:
            return 100 * row[seat]
        return row[seat] if known.alone else row[seat] - row[rival]

    def row_of(step: Step) -> Row:
        return step.points if in_points else Row(step.before, step.after, step.luck)

    def changes(of: Callable[[Step], bool]) -> float:
        return sum(worth(row_of(step).after) - worth(row_of(step).before) for step in review.steps if of(step))

    start = worth(review.start_points if in_points else review.start)
    end = worth(review.scores if in_points else review.result)
    amounts = {
        "start": start,
        "luck": sum(worth(row_of(step).luck) for step in review.steps),
        "errors": changes(lambda step: step.verdict.seat == seat and step.mark in LOST),
        "slips": changes(lambda step: step.verdict.seat == seat and step.mark not in LOST),
    }
    if not known.alone:
        amounts["faults"] = changes(lambda step: step.verdict.seat != seat)
    count = sum(step.verdict.seat == seat and step.mark in LOST for step in review.steps)
    whole = to_add_up(list(amounts.values()), end)
    entries = [Entry(kind, n, count if kind == "errors" else 0) for kind, n in zip(amounts, whole, strict=True)]
    return Account(entries, round(end), in_points)


def heading(known: Known) -> str:
    """Who won, and by how much."""
    t = known.t
    if known.table.status is not Status.OVER:
        return t("review-left")
    won = [seat for seat, rank in enumerate(known.ranks) if rank == 1]
    if known.alone:
        return t("review-met", met="yes" if known.ranks[0] == 1 else "no")
    names = ", ".join(known.names[seat] for seat in won)
    if len(won) > 1:
        return t("review-shared", names=names)
    scores = known.end.scores()
    ahead = scores[won[0]] - max(score for seat, score in enumerate(scores) if seat != won[0])
    return t("review-won", who=known.who(won[0]), name=names, n=ahead if known.in_points and ahead > 0 else 0)


def lead(known: Known, account: Account) -> Markup:
    """The largest entries in words, and what the result would have been without luck."""
    t, seat = known.t, known.seat
    who = {"who": known.who(seat), "name": known.names[seat], "unit": "points" if account.in_points else "percent"}
    told = sorted((e for e in account.entries if e.kind != "start"), key=lambda e: -abs(e.amount))[:TELLING]
    sentences = [
        t(
            f"review-lead-{entry.kind}",
            n=abs(entry.amount),
            gains="yes" if entry.amount > 0 else "no",
            count=entry.count,
            other=known.names[known.rival],
            others=len(known.names) - 1,
            **who,
        )
        for entry in told
        if entry.amount
    ]
    if account.in_points and known.done and not known.alone:
        rest = account.without_luck
        kind = "won" if rest > 0 else "lost" if rest < 0 else "tied"
        sentences.append(strong(t("review-lead-without", n=abs(rest), kind=kind, **who)))
    elif known.done and account.amount("luck"):
        rest = account.without_luck
        kind = "none" if rest <= 0 and not account.in_points else "sure" if rest >= 100 else "some"
        sentences.append(strong(t("review-lead-rest", n=figure(rest, t), kind=kind, **who)))
    return emphasise(" ".join(sentences))


def account_html(known: Known, account: Account) -> Markup:
    """The entries in a row, the sum at the end."""
    t = known.t

    def item(kind: str, amount: str, words: str, cls: str = "") -> str:
        return (
            f'<li class="{cls}"><span class="amount {kind}">{amount}</span>'
            f'<span class="tiny">{escape(words)}</span></li>'
        )

    colours = {"start": "", "luck": "lucky", "errors": "loss", "slips": "loss", "faults": "win"}
    out = ""
    for entry in account.entries:
        name = t(
            f"review-entry-{entry.kind}",
            count=entry.count,
            others=len(known.names) - 1,
            name=known.names[known.rival],
        )
        out += item(colours[entry.kind], _amount(entry.amount, known, entry.kind != "start"), name)
    out += item("", _amount(account.end, known, not known.alone and account.in_points), t("review-entry-end"), "sum")
    label = escape(t("review-account"))
    return Markup(f'<ol class="account" aria-label="{label}">{out}</ol>')


def _amount(n: int, known: Known, signed: bool) -> str:
    text = figure(n, known.t, signed=signed)
    return text if known.in_points else known.t("review-percent", n=text)
