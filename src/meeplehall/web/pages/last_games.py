"""The last games of a person as a list: what it was, how it went, with whom, when."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, a, b, div, li, ol, span
from meeplehall.web.figures import moved
from meeplehall.web.pages import doors


@dataclass(frozen=True)
class LastGame:
    """A finished game in words."""

    table: str
    game: str
    options: dict[str, str]
    title: str
    words: str
    others: str
    day: str
    change: int | None = None
    """What it did to the rating; None: it was not rated."""


def last_games(games: list[LastGame]) -> Node:
    """The rows, each a link to the game."""
    return ol(class_="panel games-list")[
        (
            li(class_="game-row")[
                span(class_=f"tsign tsign-{game.game}")[icon(doors.sign(game.game, game.options))],
                div[
                    a(class_="game-link", href=f"/table/{game.table}")[b[game.words]],
                    span(class_="small quiet")[game.title, " · " if game.others else "", game.others],
                ],
                span(class_="small quiet game-when")[
                    game.change is not None and [b(class_="num")[moved(game.change)], " "], game.day
                ],
            ]
            for game in games
        )
    ]
