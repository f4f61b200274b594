"""The end of a game: who won and why, and where the points came from."""

from __future__ import annotations

from htpy import Node, a, button, caption, div, h2, li, ol, p, section, span, table, tbody, td, th, thead, tr
from markupsafe import Markup

from meeplehall.table import Table
from meeplehall.web.drawing import icon, mark
from meeplehall.web.scenes import Look, Scene, Story

BAR = 60


def ending(table_: Table, scene: Scene, story: Story, look: Look) -> Markup:
    """For the dialog of the table page."""
    assert table_.state is not None
    t = look.t
    outcome = table_.state.outcome()
    order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    winners = [look.names[seat] for seat in outcome.winners()]
    why = scene.tie_break(outcome.note, t)
    node = section(class_="ending")[
        h2(id="d-ending-h")[
            icon("crown", "icon icon-l crown"), " ", t("ending-won", n=len(winners), names=", ".join(winners))
        ],
        ol(class_="ranking")[
            (
                li(class_=f"rank rank-{outcome.ranks[seat]} seat-{seat + 1}")[
                    span(class_="rank-n num")[f"{outcome.ranks[seat]}."],
                    mark(seat),
                    span(class_="name")[look.names[seat]],
                    span(class_="points")[str(outcome.scores[seat])],
                ]
                for seat in order
            )
        ],
        why and p(class_="tie")[why],
        points_table(scene, story, look, order),
        parts_table(scene, story, look, order),
        div(class_="row ending-acts")[
            look.viewer >= 0 and button(type="button", class_="btn btn-main", data_do="rematch")[t("rematch")],
            a(class_="btn", href=f"/table/{table_.id}/replay", data_keep="watch")[icon("eye"), t("review")],
            a(class_="btn", href=f"/table/{table_.id}/record", data_keep="watch", download=True)[t("record")],
            button(type="button", class_="btn btn-quiet", data_do="close")[t("look-at-boards")],
        ],
    ]
    return Markup("".join(node.iter_chunks()))


def _bar(value: int, most: int) -> Markup:
    """A number and its length; read by figures, seen by bars."""
    width = BAR * max(value, 0) / most if most else 0
    figure = str(value).replace("-", "\u2212")
    return Markup(
        f'<span class="num">{figure}</span><svg class="bar-s" viewBox="0 0 {BAR} 10" preserveAspectRatio="none"'
        f' aria-hidden="true"><rect width="{width:.1f}" height="10" rx="2"/></svg>'
    )


def _table(title: str, rows: list[tuple[str, list[int]]], look: Look, order: list[int], total: bool) -> Node:
    most = max((value for _, values in rows for value in values), default=0)
    return table(class_="points-table")[
        caption[title],
        thead[
            tr[
                td,
                (th(scope="col", class_=f"seat-{seat + 1}")[mark(seat), " ", look.names[seat]] for seat in order),
            ]
        ],
        tbody[
            (
                tr[
                    th(scope="row")[name],
                    (td(class_=f"seat-{seat + 1}")[_bar(values[seat], most)] for seat in order),
                ]
                for name, values in rows
            ),
            total
            and tr(class_="total")[
                th(scope="row")[look.t("total")],
                (td[span(class_="num")[str(sum(values[seat] for _, values in rows))]] for seat in order),
            ],
        ],
    ]


def points_table(scene: Scene, story: Story, look: Look, order: list[int]) -> Node:
    """Points by source."""
    seats = range(len(look.names))
    rows = []
    for source, text in scene.sources():
        values = [sum(v for (s, _, name), v in story.points.items() if s == seat and name == source) for seat in seats]
        if any(values):
            rows.append((look.t(text), values))
    return _table(look.t.of(scene.game, "points-by-source"), rows, look, order, total=True)


def parts_table(scene: Scene, story: Story, look: Look, order: list[int]) -> Node:
    """Points by part of the game."""
    seats = range(len(look.names))
    rows = []
    for number, name in enumerate(scene.parts(look.t)):
        rows.append(
            (
                name,
                [sum(v for (s, part, _), v in story.points.items() if s == seat and part == number) for seat in seats],
            )
        )
    return _table(look.t.of(scene.game, "points-by-part"), rows, look, order, total=False)
