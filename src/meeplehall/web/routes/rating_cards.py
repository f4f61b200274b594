"""All ratings of a person, with the steps of their curves."""

from __future__ import annotations

from collections import defaultdict

from meeplehall.store.ratings import Change
from meeplehall.web.hall import Hall
from meeplehall.web.offered_games import is_offered, offered_game
from meeplehall.web.pages.ratings import RatingCard

CURVE = 40
"""Steps of a curve, the latest."""
LATEST = 120
"""Games of a person that are looked at for all curves together."""


async def cards_of(hall: Hall, account: str, latest: dict[str, Change]) -> list[RatingCard]:
    """All ratings of somebody, the one played last first; `latest` are the steps of their curves."""
    steps = defaultdict(list)
    for one in latest.values():
        steps[one.game, one.players].append(one)
    found = []
    for rating in await hall.store.ratings.of(account):
        if not is_offered(rating.game):
            continue
        kept = [one.skill for one in reversed(steps[rating.game, rating.players][:CURVE])]
        found.append(
            RatingCard(
                game=offered_game(rating.game),
                players=rating.players,
                skill=hall.referee.at_present(rating),
                games=rating.games,
                best=rating.best,
                steps=kept or [rating.skill],
                address=f"/person/{account}/ratings/{rating.game}/{rating.players}",
            )
        )
    return found
