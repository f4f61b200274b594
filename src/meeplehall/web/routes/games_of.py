"""The last finished games of a person, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meeplehall.core.errors import MeeplehallError
from meeplehall.store import StoreError
from meeplehall.store.ratings import Change
from meeplehall.table import Status
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.hall import Hall
from meeplehall.web.offered_games import is_offered, offered_game, title_of
from meeplehall.web.pages.days import day_of
from meeplehall.web.pages.last_games import LastGame
from meeplehall.web.people import names_on

LOOKED_AT = 40


async def last_games(
    hall: Hall,
    visit: Visit,
    player: str,
    players: Sequence[str],
    most: int,
    listed: bool = False,
    changes: Mapping[str, Change] | None = None,
) -> list[LastGame]:
    """At most so many, the latest first; for others (`listed`) only those of tables that anybody could watch.

    `changes`: what rated games have done to the person's ratings, by table.
    """
    t, moved = visit.t, changes or {}
    found: list[LastGame] = []
    for row in await hall.store.of_player(player, LOOKED_AT if listed else most, Status.OVER):
        if len(found) == most or row.damaged or not is_offered(row.game) or (listed and not row.listed):
            continue
        held = [n for n, seat in enumerate(row.seats) if seat.player and seat.player in players]
        try:
            result = await hall.results.brief(row.id)
        except StoreError:
            raise
        except MeeplehallError:
            continue
        if result is None or len(held) != 1:
            continue
        scores, mine, names = result.outcome.scores, held[0], names_on(row.seats, t)
        found.append(
            LastGame(
                table=row.id,
                game=row.game,
                options=row.options,
                title=title_of(offered_game(row.game), t),
                words=t("game-place", place=result.outcome.ranks[mine], of=len(scores), points=scores[mine])
                if len(scores) > 1
                else t("game-alone", points=scores[mine]),
                others=", ".join(f"{names[n]} {scores[n]}" for n in range(len(scores)) if n != mine),
                day=day_of(row.changed / 1000, t),
                change=round(moved[row.id].change) if row.id in moved else None,
            )
        )
    return found
