"""The end of a game: who won and why, and where the points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from markupsafe import Markup, escape

from meeplehall.core.state import Outcome
from meeplehall.table import Rated
from meeplehall.table.outlook import Earlier
from meeplehall.web.drawing import icon, mark
from meeplehall.web.elements import Node, a, button, div, h2, li, ol, p, section, span, ul
from meeplehall.web.figures import moved
from meeplehall.web.frames.curve import curve, decided
from meeplehall.web.markup import render
from meeplehall.web.scenes import Look, Scene, Story
from meeplehall.web.texts import Texts


def ending(
    table: str,
    outcome: Outcome,
    scene: Scene,
    story: Story,
    look: Look,
    aim: str = "",
    earlier: Earlier | None = None,
    late: Sequence[int] = (),
    rated: Rated | None = None,
) -> Markup:
    """For the dialog of the table page; `aim` says what a lone player had to reach, and how near it was.

    `late` are the seats whose time had run out.
    """
    t = look.t
    alone_at_table = len(outcome.ranks) == 1
    order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    won = outcome.winners()
    winners = ", ".join(look.names[seat] for seat in won)
    who_won = t("ending-won", n=len(won), who=look.who(*won), names=winners)
    if alone_at_table and not won:
        who_won = t("ending-lost")
    why = scene.tie_break(outcome.note, t)
    node = section(class_="ending")[
        h2(id="d-ending-h")[bool(won) and [icon("crown", "icon icon-l crown"), " "], who_won],
        aim and p(class_="aim")[aim],
        ol(class_="ranking")[
            (
                li(class_=f"rank rank-{outcome.ranks[seat]} seat-{seat + 1}")[
                    not alone_at_table and span(class_="rank-n num")[f"{outcome.ranks[seat]}."],
                    mark(seat),
                    span(class_="name")[look.names[seat], seat in late and [" ", span(class_="badge")[t("time-up")]]],
                    span(class_="points")[str(outcome.scores[seat])],
                    rated is not None and _moved(rated, seat, t),
                ]
                for seat in order
            )
        ],
        [p(class_="tie")[words] for words in (why, _behind(outcome, scene, t)) if words],
        compared(earlier, outcome, look) if earlier else None,
        [p(class_="decided")[words] for words in decided(outcome, scene, story, look)],
        curve(scene, story, look),
        points_table(scene, story, look, order),
        parts_table(scene, story, look, order),
        div(class_="row ending-acts")[
            look.viewer >= 0 and button(type="button", class_="btn btn-main", data_do="rematch")[t("rematch")],
            a(class_="btn", href=f"/table/{table}/review", data_keep="watch")[icon("star"), t("review-game")],
            a(class_="btn", href=f"/table/{table}/replay", data_keep="watch")[icon("eye"), t("review")],
            a(class_="btn", href=f"/table/{table}/record", data_keep="watch", download=True)[t("record")],
            a(class_="btn", href=f"/table/{table}/chance", data_keep="watch")[
                icon("die-5"), t.of(scene.game, "chance-check")
            ],
            button(type="button", class_="btn btn-quiet", data_do="close")[t("look-at-boards")],
        ],
    ]
    return Markup(render(node))


def _behind(outcome: Outcome, scene: Scene, t: Texts) -> str:
    """Why one is ahead of another with the same score behind the winner, where the game has words for it."""
    behind = {(rank, score) for rank, score in zip(outcome.ranks, outcome.scores) if rank > 1}
    told = f"ending-behind-{scene.game}"
    return t(told) if len({score for _, score in behind}) < len(behind) and t.has(told) else ""


def compared(earlier: Earlier, outcome: Outcome, look: Look) -> Node:
    """How the game went that this one was played on from."""
    t = look.t
    changes = [
        t("compared-seat", name=look.names[seat], before=before, now=now, change=_signed(now - before))
        for seat, (before, now) in enumerate(zip(earlier.scores, outcome.scores, strict=True))
    ]
    return p(class_="compared")[
        t("compared", seats=", ".join(changes)),
        " ",
        a(href=f"/table/{earlier.table}/review?after={earlier.after}")[t("compared-look")],
    ]


def _signed(change: int) -> str:
    return f"{change:+}".replace("-", "\u2212") if change else "="


def _moved(rated: Rated, seat: int, t: Texts) -> Node:
    """What the game did to the rating of a seat, for eyes and ears."""
    rating, change = rated.ratings[seat], rated.changes[seat]
    if not rating:
        return None
    kind = "up" if change > 0 else "down" if change < 0 else "same"
    return span(class_="rank-rating num")[
        span(class_="hidden-text")[t("rating-moved", rating=str(rating), kind=kind, n=str(abs(change)))],
        span(aria_hidden="true")[str(rating), " ", moved(change)],
    ]


def closing(look: Look, rated: Rated | None = None) -> Markup:
    """For the same dialog, when a table was left before its end."""
    t = look.t
    node = section(class_="ending")[
        h2(id="d-ending-h")[t("closed-short")],
        p[t("closed")],
        rated is not None
        and ul(class_="ranking", aria_label=t("rated-moved-h"))[
            (
                li(class_=f"rank seat-{seat + 1}")[mark(seat), span(class_="name")[name], _moved(rated, seat, t)]
                for seat, name in enumerate(look.names)
                if rated.ratings[seat]
            )
        ],
        div(class_="row ending-acts")[
            button(type="button", class_="btn btn-main", data_do="rematch")[t("rematch")],
            a(class_="btn", href="/")[t("to-hall")],
            button(type="button", class_="btn btn-quiet", data_do="close")[t("look-at-boards")],
        ],
    ]
    return Markup(render(node))


def _cell(seat: int, value: int, most: int) -> str:
    """A number and its length; read by figures, seen by bars."""
    figure = str(value).replace("-", "\u2212")
    bar = f'<svg aria-hidden="true"><rect width="{100 * value / most:.0f}%" height="9" rx="2"/></svg>'
    return f'<td class="seat-{seat + 1}"><span>{figure}</span>{bar if value > 0 else ""}</td>'


def _table(title: str, rows: list[tuple[str, list[int]]], look: Look, order: list[int], total: bool) -> Markup:
    """Written as text: with six players it has a cell or two hundred."""
    if not rows:
        return Markup("")
    most = max((value for _, values in rows for value in values), default=0)
    heads = "".join(
        f'<th scope="col" class="seat-{seat + 1}">{mark(seat)} {escape(look.names[seat])}</th>' for seat in order
    )
    lines = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(_cell(seat, values[seat], most) for seat in order)}</tr>'
        for name, values in rows
    )
    if total:
        sums = [sum(values[seat] for _, values in rows) for seat in order]
        cells = "".join(f"<td><span>{value}</span></td>" for value in sums)
        lines += f'<tr class="total"><th scope="row">{escape(look.t("total"))}</th>{cells}</tr>'
    return Markup(
        f'<table class="points-table"><caption>{escape(title)}</caption><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{lines}</tbody></table>"
    )


def _sums(story: Story, at: int) -> Counter[tuple[int, int | str]]:
    """Points by seat and part (1) or source (2) of the game."""
    found: Counter[tuple[int, int | str]] = Counter()
    for key, value in story.points.items():
        found[key[0], key[at]] += value
    return found


def points_table(scene: Scene, story: Story, look: Look, order: list[int]) -> Markup:
    """Points by source."""
    sums = _sums(story, 2)
    rows = [(text, [sums[seat, source] for seat in range(len(look.names))]) for source, text in scene.sources()]
    shown = [(look.t(text), values) for text, values in rows if any(values)]
    return _table(look.t.of(scene.game, "points-by-source"), shown, look, order, total=True)


def parts_table(scene: Scene, story: Story, look: Look, order: list[int]) -> Markup:
    """Points by part of the game, up to the last that brought any."""
    sums = _sums(story, 1)
    rows = [
        (name, [sums[seat, part] for seat in range(len(look.names))]) for part, name in enumerate(scene.parts(look.t))
    ]
    while rows and not any(rows[-1][1]):
        rows.pop()
    return _table(look.t.of(scene.game, "points-by-part"), rows, look, order, total=False)
