"""The report as one HTML page that needs nothing else."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

from meeplehall.data.report import plots
from meeplehall.data.report.luck import Shares
from meeplehall.data.report.measures import Difference, Mean, mean_of
from meeplehall.data.report.questions import Games, changed_things, changes
from meeplehall.data.report.swings import MOST, shares, swings

SHOWN = 25
"""Rows of a long table."""

STYLE = """
:root { color-scheme: light dark; --ink: #2b2520; --paper: #fbf7ef; --line: #d8cdb9; --bar: #3d6b8e; --soft: #6b6157; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece5d8; --paper: #1d1b19; --line: #45403a; --bar: #7fb2d8; --soft: #a89f92; }
}
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem; font: 16px/1.5 Georgia, serif; background: var(--paper); }
body, .plot text { color: var(--ink); fill: var(--ink); }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
.soft { color: var(--soft); }
.plot { width: 100%; height: auto; font: 12px system-ui, sans-serif; }
.plot .label { text-anchor: end; }
.plot .tick { text-anchor: middle; }
.plot .bar { fill: var(--bar); }
.plot .whisker { stroke: var(--ink); stroke-width: 2; }
.plot .axis { stroke: var(--line); }
.l0 { fill: #3d6b8e; } .l1 { fill: #b5523b; } .l2 { fill: #6a8f3c; } .l3 { fill: #c9a227; }
.l4 { fill: #7b5b95; } .l5 { fill: #3f8f86; } .l6 { fill: #9a6b4f; } .l7 { fill: #8a8a8a; }
.l8 { fill: #7fa8c9; } .l9 { fill: #d99a86; } .l10 { fill: #a9c583; } .l11 { fill: #e5cf7d; }
.l12 { fill: #b6a0c8; } .l13 { fill: #8cc7c0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font: 14px system-ui, sans-serif; }
th, td { padding: .25rem .7rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
thead + tbody td { white-space: nowrap; }
.real { font-weight: 700; }
"""


def page(title: str, about: Sequence[tuple[str, str]], parts: Sequence[str]) -> str:
    """The whole page."""
    facts = "".join(f"<tr><th scope='row'>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in about)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"<div class='wide'><table>{facts}</table></div>"
        "<p class='soft'>Intervals are of 95 %. Games of bots say how bots play it; what goes with winning need not be "
        "why somebody wins. Unofficial; values that are reconstructions are marked as such in the rules.</p>"
        f"{''.join(parts)}</body></html>\n"
    )


def overview(found: Mapping[int, Games]) -> str:
    """All numbers of players beside each other."""
    rows = []
    for players, games in found.items():
        first = games.by_seat("win")[0].text(1, 100)
        means = [mean_of("", games.seats["score"].to_list()), mean_of("", games.games["decisions"].to_list())]
        if players > 1:
            means += [mean_of("", games.games[column].to_list()) for column in ("margin", "lead_changes")]
        said = [one.text() for one in means] + [""] * (4 - len(means))
        rows.append((False, [str(players), *said, first]))
    head = ["players", "points", "decisions", "margin", "lead changes", "wins of seat 0, %"]
    alone = "<p class='soft'>Alone: games that were won.</p>" if 1 in found else ""
    return "<h2>By number of players</h2>" + _table(head, rows) + alone


def options_of(players: int, found: Sequence[Difference]) -> str:
    """What every option changes, taken by itself."""
    head = ["", "as usual", "with it", "difference"]
    words = f"<h2>{players} players: option by option</h2><p class='soft'>The same seeds; bold: stands out.</p>"
    return words + _table(head, [_change(one) for one in found])


def of_count(games: Games, players: int, luck: Shares | None) -> str:
    """What the games of one number of players say."""
    found = [f"<h2>{'Alone' if players == 1 else f'{players} players'}</h2>"]
    found.append("<h3>Points</h3>" + plots.bars("Points by seat", games.by_seat("score")))
    if players > 1:
        found.append("<h3>Who wins</h3>")
        fair = Mean("equal", 1 / players, math.inf, 1)
        found.append(plots.bars("Share of wins by seat", [*games.by_seat("win"), fair], " %", 100))
    for words, column, factor in (("points", "score", 1), ("share of wins", "win", 100)):
        chosen = games.by_chosen(column)
        if len(chosen) > 1 and (players > 1 or column == "score"):
            found.append(f"<h3>By choice: {words}</h3>" + plots.bars(f"By choice: {words}", chosen, "", factor))
    found.append("<h3>What is done when</h3>")
    found.append(plots.layers("Kinds of decisions over the game", games.use_over_time()))
    for words, parts in games.places_over_time().items():
        found.append(f"<h3>Where, over the game: {escape(words)}</h3>")
        found.append(plots.layers(f"Places over the game: {words}", parts))
    found.append("<h3>How long</h3>" + plots.histogram("Decisions in a game", games.games["decisions"].to_list()))
    if players > 1:
        found.append("<h3>How close: points between first and second</h3>")
        found.append(plots.histogram("Margin", games.games["margin"].to_list()))
        found.append("<h3>How often the lead changes</h3>")
        found.append(plots.histogram("Changes of the lead", games.games["lead_changes"].to_list()))
    moved = shares(swings(games))
    if all(math.isfinite(one.mean) for one in moved):
        found.append("<h3>Luck and skill</h3><p>What sets results apart, in hundredths of it:</p>")
        found.append(plots.bars("Luck and skill", moved, " %", 100))
        found.append(
            f"<p class='soft'>{min(MOST, games.games.height)} games, by the bots' own estimate of the winning chances "
            "after every decision; luck are rolls, draws and sealed choices that are opened; not foreseen is what came "
            "out less what was expected before the last decision.</p>"
        )
    if luck is not None:
        found.append("<h3>Luck and errors, reviewed</h3><p>For a seat and game, in hundredths of a win:</p>")
        found.append(plots.bars("Luck and errors", [luck.luck, luck.errors], "", 100))
    if players > 1:
        found.append(_things("What goes with winning", games.winning_things(), 100))
    return "".join(found)


def compared(words: str, before: Games, after: Games) -> str:
    """What a change does, on the same seeds."""
    real = changes(before, after)
    found = [
        f"<h2>{escape(words)}</h2><p class='soft'>The same seeds before and after; bold: stands out although "
        "many differences were looked at (at most one in twenty of these is chance).</p>"
    ]
    found.append(_table(["", "before", "after", "difference"], [_change(one) for one in real]))
    found.append("<h3>Things that are met more or less often, per game</h3>")
    found.append(
        _table(["", "before", "after", "difference"], [_change(one) for one in changed_things(before, after)[:SHOWN]])
    )
    return "".join(found)


def _change(one: Difference) -> tuple[bool, list[str]]:
    return one.real, [one.label, one.other.text(2), one.one.text(2), one.text(2)]


def _things(words: str, found: Sequence[Difference], factor: float) -> str:
    shown = [one for one in found if one.real]
    best, worst = shown[:SHOWN], [one for one in shown[SHOWN:] if one.mean < 0][-SHOWN:]
    if not shown:
        return f"<h3>{words}</h3><p>Nothing stands out among {len(found)} things.</p>"
    rows = [
        (
            False,
            [one.label, one.one.text(1, factor), one.other.text(1, factor), one.text(1, factor), str(one.one.count)],
        )
        for one in [*best, *worst]
    ]
    note = f"<p class='soft'>{len(shown)} of {len(found)} things stand out; shares of wins in %.</p>"
    return f"<h3>{words}</h3>{note}" + _table(["", "with it", "without", "difference", "seats"], rows)


def _table(head: Sequence[str], rows: Sequence[tuple[bool, Sequence[str]]]) -> str:
    top = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr{' class=real' if real else ''}>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
        for real, row in rows
    )
    return f"<div class='wide'><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
