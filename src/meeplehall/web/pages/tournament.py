"""One tournament: what it is, who leads, and the tables of a round."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from babel.dates import format_time
from markupsafe import Markup

from meeplehall.contests.tournament import ROUND_ROBIN, Line, Match, Stage, Tournament, seat_points
from meeplehall.store.people import Account
from meeplehall.table.clock import clock_of
from meeplehall.web.drawing import icon, mark
from meeplehall.web.elements import (
    Node,
    a,
    b,
    button,
    div,
    form,
    fragment,
    h1,
    h2,
    li,
    nav,
    ol,
    p,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.figures import signed
from meeplehall.web.markup import render
from meeplehall.web.offered_games import offered_game
from meeplehall.web.pages import doors, faces
from meeplehall.web.pages.banners import banners
from meeplehall.web.pages.days import day_of
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.table_words import clock_words, heading
from meeplehall.web.texts import Texts

PLACE = "tournament"
SPRITES = ("rooms", "burgundy", *doors.sprites())
CROSSED = 8
"""Up to so many at tables of two the standings are a cross table."""
SEATS = 6


@dataclass(frozen=True)
class Shown:
    """What the page shows."""

    tournament: Tournament
    accounts: dict[str, Account]
    round: int
    """From 1; 0: none has begun."""
    standing: dict[str, str]
    """How the tables stand that are being played, by table."""
    asked: int = 0
    """The round that was asked for; 0: the latest, whichever that is."""

    def name(self, n: int, t: Texts) -> str:
        """Of an entrant."""
        entrant = self.tournament.entrants[n]
        account = self.accounts.get(entrant.account)
        return account.name if account else entrant.name or t("tour-gone")

    def face(self, n: int) -> Markup:
        """Of an entrant, with the shape of their number as long as there are shapes."""
        entrant = self.tournament.entrants[n]
        shape = n if len(self.tournament.entrants) <= SEATS else -1
        account = self.accounts.get(entrant.account)
        if account is not None:
            return faces.face(account.face, shape)
        return faces.bot(entrant.bot, shape) if entrant.bot else faces.nobody(n % SEATS)


def points_text(points: float) -> str:
    """`1½`."""
    whole, half = int(points), points % 1 >= 0.5
    return f"{whole or ('' if half else 0)}{'½' if half else ''}"


def time_for_round(hours: float, t: Texts) -> str:
    """`three days`, or hours, or minutes."""
    if hours >= 48 and hours % 24 == 0:
        return t("tour-days-n", n=round(hours / 24))
    return t("tour-hours-n", n=round(hours)) if hours >= 1 else t("tour-minutes-n", n=round(hours * 60))


def stage_words(one: Tournament, t: Texts) -> str:
    """Where it is in its life."""
    if one.stage is Stage.RUNNING:
        return t("tour-stage-running", n=max(1, len(one.rounds)), of=one.all_rounds)
    return t(f"tour-stage-{one.stage.value}")


def piece(visit: Visit, shown: Shown) -> dict[str, str]:
    """What is kept up to date, by the id of its place."""
    t, one = visit.t, shown.tournament
    inside = fragment[
        _head(shown, t),
        _acts(visit, shown),
        div(class_="t-grid")[_standings(visit, shown), _round(visit, shown) if one.rounds else None],
    ]
    return {PLACE: render(inside)}


def tournament_page(visit: Visit, shown: Shown, parts: dict[str, str], mark: str) -> str:
    """The page, with the `piece` of it that is kept up to date, and its mark."""
    one = shown.tournament
    changes = one.stage in (Stage.OPEN, Stage.RUNNING)
    return page(
        visit,
        one.plan.name,
        div(
            id=PLACE,
            class_="t-page",
            data_kept=f"/tournament/{one.id}" if changes else None,
            data_query=f"round={shown.asked}" if shown.asked else "",
            data_mark=mark,
        )[Markup(parts[PLACE])],
        styles=("hall.css", "doors.css", "people.css", "tournaments.css"),
        scripts=("kept.js",) if changes else (),
        sprites=SPRITES,
        place="tournaments",
        thrifty=True,
    )


def _head(shown: Shown, t: Texts) -> Node:
    one, plan = shown.tournament, shown.tournament.plan
    host = shown.accounts.get(plan.host)
    game = offered_game(plan.game)
    return section(class_="panel t-head")[
        div(class_="t-words")[
            p(class_="small quiet row")[icon("trophy"), t(f"tour-{plan.kind}"), " · ", t(f"tour-{plan.kind}-line")],
            h1[plan.name],
            p(class_="lead")[
                t(
                    "tour-line",
                    what=heading(game, plan.players, t),
                    hours=time_for_round(plan.hours, t),
                    players=plan.players,
                )
            ],
            p(class_="row small quiet")[
                span(class_="badge badge-gold")[stage_words(one, t)],
                t("tour-people", n=len(one.entrants)),
                host is not None and span[t("tour-by", name=host.name)],
                plan.rated and span[t("tour-rated")],
            ],
            bool(plan.clock)
            and p(class_="row small quiet")[icon("clock"), span[" ".join(clock_words(clock_of(plan.clock), t))]],
        ],
        banners(min(SEATS, len(one.entrants)), t("tour-picture")),
    ]


def _acts(visit: Visit, shown: Shown) -> Node:
    """What the visitor can do before it begins."""
    t, one = visit.t, shown.tournament
    if one.stage is Stage.OVER:
        best, member = one.standings()[0].entrant, visit.visitor.account
        mine = member is not None and one.number_of(member.id) == best
        words = t("tour-winner-you") if mine else t("tour-winner", name=shown.name(best, t))
        return p(class_="note t-won", role="status")[icon("crown"), b[words]]
    if one.stage is not Stage.OPEN:
        return None
    member = visit.visitor.account
    if member is None:
        return div(class_="row t-acts")[a(class_="btn btn-main btn-big", href="/sign-in")[t("tour-sign-in")]]
    takes_part, host = one.number_of(member.id) >= 0, one.plan.host == member.id
    needed = 1 if one.plan.fill else max(2, one.plan.players)
    missing = max(0, needed - len(one.entrants))

    def act(to: str, words: str, look: str) -> Node:
        return form(method="post", action=f"/tournament/{one.id}/{to}")[button(class_=f"btn {look}")[t(words)]]

    return div(class_="row t-acts")[
        act("leave", "tour-leave", "") if takes_part else act("join", "tour-join", "btn-main btn-big"),
        host and not missing and act("start", "tour-start", "btn-main btn-big"),
        host and act("close", "tour-close", "btn-quiet"),
        span(class_="small quiet")[t("tour-start-line", n=missing)],
    ]


def _standings(visit: Visit, shown: Shown) -> Node:
    t, one = visit.t, shown.tournament
    lines = one.standings()
    crossed = one.plan.players == 2 and len(lines) <= CROSSED and one.plan.kind == ROUND_ROBIN and bool(one.rounds)
    member = visit.visitor.account
    mine = one.number_of(member.id) if member is not None else -1
    order = list(range(len(lines)))
    heads: list[Node] = [
        th(scope="col")[span(class_="hidden-text")["#"]],
        th(scope="col", class_="l")[t("tour-column-name")],
    ]
    if crossed:
        heads += [th(scope="col")[_short(n, shown, t)] for n in order]
    if one.rounds:
        heads += [
            not crossed and th(scope="col")[t("tour-column-played")],
            th(scope="col", class_="t-margin")[t("tour-column-margin")],
            th(scope="col")[t("tour-column-points")],
        ]
    key = t("tour-key") if crossed else t("tour-key-large", kind=one.plan.kind)
    return section(class_="part", aria_labelledby="standings-h")[
        h2(id="standings-h")[t("tour-standings" if one.rounds else "tour-no-standings")],
        div(class_="panel t-table")[
            table[
                thead[tr[heads]],
                tbody[(_line(rank, line, shown, crossed, order, mine, t) for rank, line in enumerate(lines, 1))],
            ]
        ],
        bool(one.rounds) and p(class_="small quiet")[key],
    ]


def _short(n: int, shown: Shown, t: Texts) -> Node:
    name = shown.name(n, t)
    sign = mark(n) if len(shown.tournament.entrants) <= SEATS else b[name[:2]]
    return span(title=name)[sign, span(class_="hidden-text")[t("tour-versus", name=name)]]


def _line(rank: int, line: Line, shown: Shown, crossed: bool, order: list[int], mine: int, t: Texts) -> Node:
    who = line.entrant
    account = shown.accounts.get(shown.tournament.entrants[who].account)
    name = b[shown.name(who, t)]
    return tr(class_="mine" if who == mine else None)[
        td(class_="num quiet")[str(rank)],
        th(scope="row", class_="l")[
            span(class_="t-who")[shown.face(who), a(href=f"/person/{account.id}")[name] if account else name]
        ],
        crossed and [td[_cell(who, other, shown.tournament, t)] for other in order],
        _figures(line, crossed) if shown.tournament.rounds else None,
    ]


def _figures(line: Line, crossed: bool) -> Node:
    return [
        not crossed and td(class_="num")[str(line.played)],
        td(class_="num t-margin")[signed(round(line.margin))],
        td(class_="t-points num")[points_text(line.points)],
    ]


def _cell(who: int, other: int, one: Tournament, t: Texts) -> Node:
    """How it went between two, by figure, frame and word."""
    if who == other:
        return span(class_="cell x")[span(class_="hidden-text")[t("tour-cell-self")]]
    for one_round in one.rounds:
        for match in one_round.matches:
            if who in match.seats and other in match.seats and match.places:
                points = seat_points(match.places, match.seats.index(who))
                kind = "won" if points == 1 else "tied" if points else "lost"
                return span(class_=f"cell {kind}")[
                    span(aria_hidden="true")[points_text(points)], span(class_="hidden-text")[t(f"tour-cell-{kind}")]
                ]
    return span(class_="cell none")[span(aria_hidden="true")["–"], span(class_="hidden-text")[t("tour-cell-none")]]


def _round(visit: Visit, shown: Shown) -> Node:
    t, one = visit.t, shown.tournament
    number = shown.round
    found = one.rounds[number - 1]
    member = visit.visitor.account
    mine = one.number_of(member.id) if member is not None else -1
    running = one.stage is Stage.RUNNING and number == len(one.rounds)
    until = found.began / 1000 + one.plan.hours * 3600
    names = ", ".join(shown.name(n, t) for n in found.byes)
    return section(class_="part", aria_labelledby="round-h")[
        h2(id="round-h")[t("tour-round", n=number)],
        nav(class_="t-rounds", aria_label=t("tour-rounds-nav"))[
            (
                a(href=f"/tournament/{one.id}?round={n}", aria_current="page" if n == number else None)[str(n)]
                if n <= len(one.rounds)
                else span(class_="quiet")[str(n)]
                for n in range(1, one.all_rounds + 1)
            )
        ],
        ol(class_="t-matches")[(_match(match, shown, mine, t) for match in found.matches)],
        bool(found.byes) and p(class_="small quiet")[t("tour-bye", names=names, n=len(found.byes))],
        running
        and p(class_="small quiet")[
            t("tour-deadline", day=day_of(until, t), time=_clock(until, t)),
            " ",
            number < one.all_rounds and t("tour-next", n=number + 1),
        ],
    ]


def _clock(moment: float, t: Texts) -> str:
    return format_time(datetime.fromtimestamp(moment).time(), "HH:mm", locale=t.locale)


def _match(match: Match, shown: Shown, mine: int, t: Texts) -> Node:
    own = mine in match.seats
    tied = match.places and match.places.count(1) > 1
    if not match.done:
        below, words = shown.standing.get(match.table, ""), t("tour-look-in" if own else "tour-watch")
    else:
        below = t("tour-played-day", day=day_of(match.done / 1000, t)) if match.places else t("tour-no-result")
        words = t("tour-see-how")
    return li(class_="panel t-match" + (" mine" if own else ""))[
        ol(class_="t-sitters")[
            (
                li(class_="won" if match.places and match.places[seat] == 1 else None)[
                    shown.face(who),
                    span[shown.name(who, t)],
                    match.scores and b(class_="num")[str(match.scores[seat])],
                    bool(match.places) and span(class_="place-no num")[t("place-no", n=match.places[seat])],
                ]
                for seat, who in enumerate(match.seats)
            )
        ],
        div(class_="row t-below")[
            span(class_="small quiet")[below],
            tied and span(class_="badge badge-gold")[t("tour-tied")],
            a(class_="btn push" + (" btn-main" if own and not match.done else ""), href=f"/table/{match.table}")[
                not own and not match.done and icon("eye"), words
            ],
        ],
    ]
