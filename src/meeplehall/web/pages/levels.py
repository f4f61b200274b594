"""The levels of bots: their names, what they are like, and the picker."""

from __future__ import annotations

from htpy import Node, fieldset, input, label, legend, span

from meeplehall import bots
from meeplehall.core.game import Game
from meeplehall.web.pages import faces
from meeplehall.web.texts import Texts


def offered_bots(game: Game) -> list[str]:
    """The bots that can be seated: all levels, the weakest first, and those that the game brings."""
    return [*bots.LEVELS, "random", *(f"{game.name}/{bot}" for bot in game.parts.bots)]


def level_name(level: str, t: Texts) -> str:
    """What a bot's level is called."""
    return t.or_else(f"level-{level.replace('/', '-')}", level.rpartition("/")[2])


def bots_of(level: str, t: Texts) -> str:
    """Several bots of a level, in the middle of a sentence."""
    return t.or_else(f"bots-{level}", f"{level_name(level, t)} bots")


def bot_of(level: str, t: Texts) -> str:
    """A bot of a level, in the middle of a sentence."""
    return t.or_else(f"bot-{level}", f"{level_name(level, t)} bot")


def level_picker(name: str, chosen: str, heading: str, t: Texts) -> Node:
    """The five levels side by side."""
    return fieldset(class_="levels")[
        legend(class_="caps")[heading],
        (
            label(class_="level")[
                input(
                    type="radio",
                    class_="hid",
                    name=name,
                    value=level,
                    checked=level == chosen,
                    data_bots=bots_of(level, t),
                    data_line=t(f"level-{level}-line"),
                ),
                faces.bot(level),
                span[level_name(level, t)],
                faces.rungs(level),
            ]
            for level in bots.LEVELS
        ),
    ]
