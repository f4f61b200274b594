"""The cards of the statistics: a plot, a table or a list each, and a sentence that says what it comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from markupsafe import Markup, escape

from meeplehall import bots
from meeplehall.study.puzzles import puzzles
from meeplehall.study.statistics import (
    PEOPLE,
    Cost,
    Played,
    Row,
    by_phase,
    costliest,
    favourites,
    over_time,
    rivals,
    rows,
)
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    b,
    caption,
    details,
    div,
    h2,
    li,
    p,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from meeplehall.web.elements import summary as summary_
from meeplehall.web.frames.review.figures import figure, percent
from meeplehall.web.levels import bots_of, level_name
from meeplehall.web.offered_games import offered_game, title_of
from meeplehall.web.pages import doors
from meeplehall.web.pages.days import day_of, short_day_of
from meeplehall.web.pages.plots import MEAN_OF, Named, gauge, luck_plot, rate_plot, result_bar
from meeplehall.web.texts import Texts, emphasise, strong

LEAST_MET = 2
"""Reviewed games with a level of bots before its mean is drawn."""
SHOWN_COSTS = 5
SHOWN_LIKINGS = 4
SHOWN_LUCK = 24


def _title(game: str, t: Texts) -> str:
    return title_of(offered_game(game), t)


def fine(share: float, t: Texts) -> str:
    """Hundredths of a win with a decimal."""
    return t("review-percent", n=figure(100 * share, t, 1))


def rate(games: Sequence[Played], reviewed: Sequence[Played], t: Texts) -> Node:
    """What was lost per turn, over time; games that nobody has analysed yet can be."""
    waiting = [game for game in games if not game.errors]
    return section(class_="panel card", aria_labelledby="rate-h")[
        h2(id="rate-h")[t("stats-rate")],
        p(class_="say")[_rate_words(reviewed, t) if reviewed else t("stats-rate-none")],
        [_rate_plot(reviewed, t), _rate_legend(t)] if reviewed else None,
        bool(waiting)
        and p(class_="row wait-line")[
            a(class_="btn" + ("" if reviewed else " btn-main"), href=f"/table/{waiting[-1].source}/review")[
                icon("chart"), t("stats-analyse-last", n=len(waiting))
            ],
            span(class_="small quiet")[t("stats-not-read", n=len(waiting))],
        ],
    ]


def _rate_legend(t: Texts) -> Node:
    signs = {
        "dot": '<circle class="dot" cx="9" cy="6.5" r="4"/>',
        "mean": '<line class="mean" x1="1" x2="17" y1="6.5" y2="6.5"/>',
        "bots": '<line class="cv-even" x1="0" x2="18" y1="6.5" y2="6.5"/>',
    }
    return ul(class_="legend", aria_hidden="true")[
        (
            li[Markup(f'<svg class="key">{sign}</svg>'), t(f"stats-key-{kind}", n=MEAN_OF)]
            for kind, sign in signs.items()
        )
    ]


def _rate_words(reviewed: Sequence[Played], t: Texts) -> Markup:
    values = [value for _, value in over_time(reviewed)]
    half = min(MEAN_OF, len(values) // 2)
    if half < 2:
        words = t("stats-rate-first", now=strong(fine(sum(values) / len(values), t)))
    else:
        now, then = sum(values[-half:]) / half, sum(values[:half]) / half
        kind = "less" if now < 0.85 * then else "more" if now > then / 0.85 else "same"
        words = t("stats-rate-now", n=half, now=strong(fine(now, t)), then=fine(then, t), kind=kind)
    met = rivals(reviewed)
    level = max(met, key=lambda name: (met[name][0], name), default="")
    if level:
        words += " " + t("stats-rate-bots", bots=bots_of(level, t), rate=fine(met[level][1].per_turn(), t))
    return emphasise(words)


def _rate_plot(reviewed: Sequence[Played], t: Texts) -> Markup:
    known = [(game, game.errors.all.per_turn()) for game in reviewed if game.errors]
    values = [value for _, value in known]
    dots = [Named(100 * value, _dot_words(game, fine(value, t), t)) for game, value in known]
    lines = [
        Named(100 * cost.per_turn(), level_name(level, t))
        for level, (times, cost) in rivals(reviewed).items()
        if times >= LEAST_MET
    ]
    said = t(
        "stats-rate-said",
        n=len(values),
        first=fine(values[0], t),
        last=fine(values[-1], t),
        low=fine(min(values), t),
        high=fine(max(values), t),
    )
    return rate_plot(dots, [short_day_of(game.when, t) for game, _ in known], lines, said, t)


def _dot_words(game: Played, value: str, t: Texts) -> str:
    return t("stats-dot", day=day_of(game.when, t), game=_title(game.game, t), value=value)


def results(games: Sequence[Played], t: Texts) -> Node:
    """Won, in between or last: by game, and there by players and level."""
    found = sorted(rows(games).items(), key=lambda item: (item[0][:2], [_strength(one) for one in item[0][2]]))
    return section(class_="panel card", aria_labelledby="results-h")[
        h2(id="results-h")[t("stats-results")],
        ul(class_="legend", aria_hidden="true")[
            (
                li[
                    Markup(f'<svg class="key"><rect class="rb-{kind}" width="100%" height="100%"/></svg>'),
                    t(f"stats-key-{kind}"),
                ]
                for kind in ("won", "between", "last")
            )
        ],
        table(class_="res-table")[
            caption(class_="hidden-text")[t("stats-results")],
            thead(class_="hidden-text")[
                tr[(th(scope="col")[t(f"stats-col-{name}")] for name in ("against", "share", "won"))]
            ],
            (_results_of(game, list(group), t) for game, group in groupby(found, key=lambda item: item[0][0])),
        ],
    ]


def _strength(opponent: str) -> int:
    """Where it stands on the ladder of levels; people after all of them."""
    return bots.LEVELS.index(opponent) if opponent in bots.LEVELS else len(bots.LEVELS) if opponent == PEOPLE else -1


def _results_of(game: str, found: list[tuple[tuple[str, int, tuple[str, ...]], Row]], t: Texts) -> Node:
    def line(players: int, against: tuple[str, ...], row: Row) -> Node:
        between = row.games - row.won - row.last
        said = t("stats-bar", won=row.won, between=between, last=row.last)
        return tr[
            th(scope="row")[
                [_opponents(against, t), " ", span(class_="quiet")[t("stats-seats", n=players)]]
                if against
                else t("stats-alone")
            ],
            td[result_bar(row.won, row.last, row.games, said)],
            td(class_="num")[t.rich("stats-won-row", n=strong(str(row.won)), of=row.games)],
        ]

    return tbody[
        tr(class_="game")[th(colspan="3", scope="rowgroup")[_title(game, t)]],
        (line(players, against, row) for (_, players, against), row in found),
    ]


def _opponents(against: tuple[str, ...], t: Texts) -> str:
    names = [t("stats-people") if one == PEOPLE else bots_of(one, t) for one in sorted(set(against), key=_strength)]
    return ", ".join(names)


def _against(players: int, against: tuple[str, ...], t: Texts) -> str:
    """Against whom, and how many sat there."""
    return f"{_opponents(against, t)}, {t('stats-seats', n=players)}" if against else t("stats-alone")


def costs(reviewed: Sequence[Played], chosen: str, t: Texts) -> Node:
    """Which decisions, and which part of a game, give most away."""
    found = [one for one in costliest(reviewed) if one[2].loss > 0][:SHOWN_COSTS]
    whole = sum(cost.loss for _, _, cost in costliest(reviewed) if cost.loss > 0)
    practise = chosen or (found[0][0] if found else "")
    return section(class_="panel card", aria_labelledby="costs-h")[
        h2(id="costs-h")[t("stats-costs")],
        p(class_="say")[_costs_words(found, whole, t)],
        ul(class_="costs")[
            (
                li[
                    span[b[_kind_name(game, kind, t)], " ", span(class_="quiet")[_cost_words(game, cost, chosen, t)]],
                    gauge(cost.loss / found[0][2].loss),
                    span(class_="num")[percent(cost.loss / whole, t)],
                ]
                for game, kind, cost in found
            )
        ],
        _phases(reviewed, t),
        bool(practise and puzzles(offered_game(practise)))
        and p[
            a(class_="btn", href=f"/puzzles?game={practise}")[
                icon("bulb"), t("stats-practise", game=_title(practise, t))
            ]
        ],
    ]


def _costs_words(found: Sequence[tuple[str, str, Cost]], whole: float, t: Texts) -> Markup:
    if not found:
        return emphasise(t("stats-costs-none"))
    game, kind, cost = found[0]
    return emphasise(t("stats-costs-say", kind=strong(_kind_name(game, kind, t)), share=percent(cost.loss / whole, t)))


def _cost_words(game: str, cost: Cost, chosen: str, t: Texts) -> str:
    turns = t("stats-turns", n=cost.turns)
    return turns if chosen else f"{_title(game, t)}, {turns}"


def _kind_name(game: str, kind: str, t: Texts) -> str:
    return t.or_else(f"kind-{game}-{kind}", kind)


def _phases(reviewed: Sequence[Played], t: Texts) -> Node:
    found = by_phase(reviewed)
    most = max((cost.per_turn() for cost in found.values()), default=0.0) or 1.0
    return div(class_="phases")[
        p(class_="caps", id="phases-h")[t("stats-phases")],
        ul(aria_labelledby="phases-h")[
            (
                li[
                    span[t(f"stats-phase-{phase}")],
                    gauge(cost.per_turn() / most),
                    span(class_="num")[fine(cost.per_turn(), t)],
                ]
                for phase, cost in found.items()
            )
        ],
    ]


def luck(reviewed: Sequence[Played], t: Texts) -> Node:
    """What chance brought, game by game."""
    known = [(game, game.errors.luck) for game in reviewed if game.errors]
    lately = known[-SHOWN_LUCK:]
    mean = sum(value for _, value in known) / len(known)
    good, bad = sum(value > 0 for _, value in lately), sum(value < 0 for _, value in lately)
    bars = [Named(100 * value, _dot_words(game, percent(value, t, signed=True), t)) for game, value in lately]
    said = t("stats-luck-said", n=len(lately), good=good, bad=bad)
    return section(class_="panel card", aria_labelledby="luck-h")[
        h2(id="luck-h")[t("stats-luck")],
        p(class_="say")[
            emphasise(t("stats-luck-say", n=len(known), mean=strong(percent(mean, t, signed=True)), good=good, bad=bad))
        ],
        luck_plot(bars, [short_day_of(game.when, t) for game, _ in lately], said, t),
        ul(class_="legend", aria_hidden="true")[
            (
                li[
                    Markup(f'<svg class="key"><rect class="cv-luck-{kind}" x="5" width="8" height="100%"/></svg>'),
                    t(words),
                ]
                for kind, words in (("up", "stats-key-lucky"), ("down", "stats-key-unlucky"))
            ),
            li[t("stats-luck-unit", n=len(lately))],
        ],
    ]


def likings(games: Sequence[Played], chosen: str, t: Texts) -> Node:
    """The game that is played most, what is chosen there, and who is met most."""
    cards: list[Node] = []
    names = Counter(game.game for game in games)
    if not chosen:
        game, times = names.most_common(1)[0]
        words = t("stats-like-game", n=times, of=len(games))
        cards.append(_liking(game, _title(game, t), words))
    for game, what, times, won in favourites(games)[:SHOWN_LIKINGS]:
        cards.append(_liking(game, _choice_name(what, t), t("stats-like-times", n=times, won=won)))
    met = Counter(name for game in games for name in set(game.met))
    for name, times in met.most_common(1):
        won = sum(game.won for game in games if name in game.met)
        cards.append(_liking("", name, t("stats-like-times", n=times, won=won)))
    if not cards:
        return None
    return section(class_="panel card whole", aria_labelledby="likings-h")[
        h2(id="likings-h")[t("stats-likings")], ul(class_="likings")[cards]
    ]


def _liking(game: str, name: str, words: str) -> Node:
    sign = doors.sign(game) if game else "people"
    return li[
        span(class_=f"tsign tsign-{game}")[icon(sign, "icon icon-xl")],
        span[b[name], span(class_="small quiet")[words]],
    ]


def _choice_name(what: str, t: Texts) -> str:
    """`estate 7` in words; a character is called by name."""
    kind, _, number = what.partition(" ")
    return t.or_else(f"stats-{kind}", what, n=number) if number.isdecimal() else what


def games_table(games: Sequence[Played], t: Texts) -> Node:
    """All of them, the latest first: the same numbers as in the plots, and the way to every analysis and replay."""
    return details(class_="more whole")[
        summary_[icon("log"), t("stats-all", n=len(games))],
        div[
            table(class_="games")[
                caption(class_="hidden-text")[t("stats-all", n=len(games))],
                thead[
                    tr[
                        (
                            th(scope="col", class_=f"c-{name}")[t(f"stats-col-{name}")]
                            for name in ("game", "result", "lost")
                        ),
                        th(scope="col")[span(class_="hidden-text")[t("stats-col-look")]],
                    ]
                ],
                tbody[(_game_row(game, t) for game in reversed(games))],
            ]
        ],
    ]


def _game_row(game: Played, t: Texts) -> Markup:
    """As text: there may be hundreds."""
    address, errors = f"/table/{game.source}", game.errors
    place = t("solo-won" if game.won else "solo-lost") if game.players == 1 else t("you-came", n=game.rank)
    lost, lucky = "–", ""
    if errors is not None:
        lost = fine(errors.all.per_turn(), t)
        lucky = _small(t("stats-luck-row", n=percent(errors.luck, t, signed=True)))

    def look(to: str, sign: str, words: str) -> str:
        return (
            f'<a class="btn btn-quiet" href="{address}/{to}" title="{escape(words)}">{icon(sign)}'
            f'<span class="words">{escape(words)}</span></a>'
        )

    played = _small(f"{day_of(game.when, t)} · {_against(game.players, game.against, t)}")
    review = look("review", "chart", t("stats-analysis" if errors else "stats-analyse"))
    return Markup(
        f'<tr><th scope="row">{escape(_title(game.game, t))}{played}</th>'
        f'<td>{escape(place)}{_small(t("points-n", n=game.points))}</td><td class="num">{lost}{lucky}</td>'
        f'<td class="looks">{review}{look("replay", "eye", t("replay"))}</td></tr>'
    )


def _small(words: str) -> str:
    return f'<span class="small quiet">{escape(words)}</span>'
