"""The solo game (RN-821 to RN-824): automa dice and the objective."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit, popcount
from meeplehall.core.native import i64
from meeplehall.games.nobility.names import (
    BUILDINGS_THEME,
    COUNCIL_THEME,
    POINTS_THEME,
    RACES_THEME,
    SETTLERS_THEME,
)
from meeplehall.games.nobility.rows import at, filled, with_item
from meeplehall.games.nobility.state import (
    AUTOMA,
    GUILD_DICE,
    HALL_DICE,
    TAVERN_DICE,
    WORKSHOP_SLOTS,
    YARD_DICE,
    Board,
)
from meeplehall.games.nobility.supply import draw, roll, scrap_building
from meeplehall.games.nobility.tables import OBJECTIVES, full
from meeplehall.games.nobility.workshops import reward_owner

STEP: Final = 10_000
WON: Final = 100_000


def draw_objective(s: Board) -> None:
    """RN-821: at random."""
    s.objective = draw(s, full(OBJECTIVES), "an objective")
    if s.journal is not None:
        s.journal.chance("objective", s.objective)


def place_automa(s: Board) -> None:
    """RN-822: white, green, yellow, red, blue."""
    s.revealed += 1
    white = roll(s)
    green = roll(s)
    yellow = roll(s)
    red = roll(s)
    blue = roll(s)
    if s.journal is not None:
        s.journal.chance("automa", white, green, yellow, red, blue)
    s.dice[TAVERN_DICE] = white + 8 * (AUTOMA + 1)
    s.dice[YARD_DICE] = green + 8 * (AUTOMA + 1)
    s.dice[HALL_DICE + yellow - 1] = yellow + 8 * (AUTOMA + 1)
    tile = at(s.hall, yellow - 1)
    if tile != 0:
        scrap_building(s, tile)
        if s.journal is not None:
            s.journal.tell("discarded", yellow - 1, tile)
        s.hall = with_item(s.hall, yellow - 1, 0)
    block_guild(s, red)
    if blue != red:
        block_guild(s, blue)


def block_guild(s: Board, value: i64) -> None:
    """RN-822, RN-823: no other die there this round; its workshops pay the player, without their effects."""
    guild = value - 1
    s.blocked |= bit(guild)
    s.dice[GUILD_DICE + guild * 3] = value + 8 * (AUTOMA + 1)
    for slot in range(WORKSHOP_SLOTS):
        reward_owner(s, AUTOMA, guild, slot, s.tables.owner_reward[s.seats])


def reached(s: Board, theme: i64) -> i64:
    """What the player has of what the objective asks for."""
    p = s.players[0]
    if theme == POINTS_THEME:
        return p.score
    if theme == SETTLERS_THEME:
        return popcount(p.housed)
    if theme == RACES_THEME:
        return popcount(p.races)
    if theme == COUNCIL_THEME:
        return popcount(p.tiles)
    assert theme == BUILDINGS_THEME
    return p.masters + filled(p.lots)


def progress(s: Board) -> i64:
    """How much the way to the objective counts for a bot, in thousandths of a point; a game that is won much more."""
    theme = s.tables.objective_theme[s.objective]
    if s.over and won(s):
        return WON
    if theme == POINTS_THEME:
        return 0
    steps = reached(s, theme)
    most = s.tables.objective_threshold[s.objective]
    return STEP * (steps if steps < most else most)


def won(s: Board) -> bool:
    """RN-824: whether the objective is reached."""
    return reached(s, s.tables.objective_theme[s.objective]) >= s.tables.objective_threshold[s.objective]
