"""How the hall stands, as a page for whoever runs it. English only, no scripts: no page for visitors."""

from __future__ import annotations

import time

from meeplehall.web.elements import (
    Element,
    body,
    h1,
    h2,
    head,
    html,
    meta,
    p,
    style,
    table,
    tbody,
    td,
    th,
    thead,
    title,
    tr,
)
from meeplehall.web.status import Member, Status

STYLE = """
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; }
th, td { padding: .2rem .9rem .2rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8885; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
"""


def status_page(status: Status) -> str:
    """For a browser; loads itself again."""
    standing = status.standing
    counts = ", ".join(f"{count:,} {name}" for name, count in sorted(standing.tables.items())) or "none"
    slow = [(one, member.report.name) for member in status.members if member.report for one in member.report.slow]
    slow.sort(key=lambda found: -found[0].seconds)
    parts = [
        h1["Meeplehall"],
        p[f"Told by {status.asked} at {_moment(time.time())}."],
        h2["Tables"],
        p[f"{counts}. Bots owe a decision at {standing.bots_due:,}; at {standing.unattended:,} nobody lets them play."],
        h2["Processes"],
        _table(
            [
                "process",
                "version",
                "since",
                "pages",
                "in memory",
                "owns",
                "waiting",
                "commits",
                "conflicts",
                "mistakes",
            ],
            [_row(member) for member in status.members],
        ),
        h2["Thinkers elsewhere"],
        p[f"{standing.questions:,} questions wait, the first for {standing.longest:.1f} s."],
        _table(
            ["thinker", "workers", "thinking"],
            [[thinker.about, thinker.workers, thinker.thinking] for thinker in standing.thinkers],
        ),
        h2["Slowest commits of the last hour"],
        _table(
            ["seconds", "when", "process", "table", "request"],
            [
                [f"{one.seconds:.3f}", _moment(one.at), name, one.table, one.request]
                for one, name in slow[: max(10, len(status.members))]
            ],
        ),
    ]
    top = head[meta(charset="utf-8"), meta(http_equiv="refresh", content="5"), title["Meeplehall"], style[STYLE]]
    return f"<!doctype html>{html(lang='en')[top, body[parts]]}"


def _row(member: Member) -> list[object]:
    found = member.report
    if found is None:
        return ["(nothing told yet)", f"layout {member.layout}", "", "", "", member.tables, "", "", "", ""]
    return [
        found.name,
        found.version,
        _moment(found.started),
        found.sockets,
        found.rooms,
        member.tables,
        found.waiting,
        found.commits,
        found.conflicts,
        found.mistakes,
    ]


def _table(names: list[str], rows: list[list[object]]) -> Element:
    def kind(value: object) -> str | None:
        return "number" if isinstance(value, int) else None

    filled = [
        tr[[td(class_=kind(value))[f"{value:,}" if isinstance(value, int) else str(value)] for value in row]]
        for row in rows
    ]
    return table[thead[tr[[th[name] for name in names]]], tbody[filled or tr[td(colspan=len(names))["none"]]]]


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(seconds))
