"""In the Pale Moonlight (RN-841 to RN-846): keepers of guilds, transfers, and who owns a guild in the end."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit
from meeplehall.core.heap import one
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.names import GUILD_NAMES
from meeplehall.games.nobility.purse import points
from meeplehall.games.nobility.state import Board, Player
from meeplehall.games.nobility.supply import draw
from meeplehall.games.nobility.workshops import owned_in

BLACKSMITHS: Final = 1


def own_guild(p: Player, guild: i64) -> bool:
    """Whether it is the player's starting guild; never by day."""
    return p.keeper == guild + 1


def keeper_of(s: Board, guild: i64) -> i64:
    """The seat whose keeper stands there, or -1."""
    for seat in range(s.seats):
        if s.players[seat].keeper == guild + 1:
            return seat
    return -1


def keeper_loses(s: Board, guild: i64, vp: i64, stars: i64) -> None:
    """RN-844: what the buyer of a workshop gains here, the keeper loses."""
    seat = keeper_of(s, guild)
    if seat < 0:
        return
    p = s.players[seat]
    points(s, seat, -vp, purse.KEEPER)
    p.nobility -= stars
    if s.journal is not None:
        s.journal.tell("nobility", seat, -stars)
    assert p.score >= 0, "a keeper without points (RN-844)"
    assert p.nobility >= 0, "a keeper without nobility (RN-844)"


# Transfers


def transferable(s: Board, seat: i64, guild: i64) -> bool:
    """RN-843: whether another player has an apprentice in another guild."""
    if s.night == 0:
        return False
    here = one(guild) * 1023
    for other in range(s.seats):
        if other != seat and s.players[other].apprentices & ~here != 0:
            return True
    return False


def may_refuse(s: Board, seat: i64) -> bool:
    """RN-606: the reputation to pay must be there."""
    return s.players[seat].reputation > s.tables.min_reputation


# Setup


def draw_guilds(s: Board) -> None:
    """RN-842: each draws his starting guild; a meeple becomes its keeper."""
    goods: i64 = bit(6) - 1
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        p = s.players[seat]
        guild = draw(s, goods, "a guild", GUILD_NAMES)
        goods &= ~bit(guild)
        p.keeper = guild + 1
        p.meeples -= 1
        if s.journal is not None:
            s.journal.chance("guild", seat, guild)


def remove_blacksmith(s: Board) -> None:
    """RN-842: so that every guild has two characters."""
    smiths: i64 = 0
    for character in range(1, len(s.tables.character_guild)):
        if s.tables.character_guild[character] == BLACKSMITHS:
            smiths |= bit(character)
    s.absent = draw(s, smiths, "the absent Blacksmith", s.tables.character_names)
    if s.journal is not None:
        s.journal.chance("absent", s.absent)


def may_choose(s: Board, p: Player, character: i64) -> bool:
    """Whether the character belongs to the player's starting guild and is in play."""
    return s.tables.character_guild[character] + 1 == p.keeper and character != s.absent


# The end


def guild_owner(s: Board, guild: i64) -> i64:
    """RN-845: most owned workshops; a tie is the keeper's, and nobody's where there is none."""
    most: i64 = -1
    best: i64 = -1
    for seat in range(s.seats):
        n = owned_in(s, seat, guild)
        if n > most:
            most = n
            best = seat
        elif n == most:
            best = -1
    return best if best >= 0 else keeper_of(s, guild)


def guilds_owned(s: Board, seat: i64) -> i64:
    """How many guilds the seat would own now."""
    n: i64 = 0
    for guild in range(6):
        if guild_owner(s, guild) == seat:
            n += 1
    return n
