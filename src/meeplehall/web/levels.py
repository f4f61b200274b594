"""The levels of bots in words, and the names of those that sit down."""

from __future__ import annotations

from collections.abc import Iterable

from meeplehall import bots
from meeplehall.bots.levels import NET
from meeplehall.core.game import Game
from meeplehall.web.texts import Texts

BOT_NAMES = ("Odile", "Joost", "Sanne", "Ruben", "Noor", "Marit")


def offered_bots(game: Game, nets: Iterable[str] = ()) -> list[str]:
    """The bots that can be seated: all levels, the weakest first, those that the game brings, and nets of the hall."""
    return [*bots.LEVELS, "random", *(f"{game.name}/{bot}" for bot in game.parts.bots), *nets]


def level_name(level: str, t: Texts) -> str:
    """What a bot's level is called."""
    kind, _, net = level.partition(":")
    if kind == NET:
        return t("level-net", name=net)
    return t.or_else(f"level-{level.replace('/', '-')}", level.rpartition("/")[2])


def bots_of(level: str, t: Texts) -> str:
    """Several bots of a level, in the middle of a sentence."""
    return t.or_else(f"bots-{level}", f"{level_name(level, t)} bots")


def bot_of(level: str, t: Texts) -> str:
    """A bot of a level, in the middle of a sentence."""
    return t.or_else(f"bot-{level}", f"{level_name(level, t)} bot")
