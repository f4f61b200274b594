"""The shape of the content files; a pack that does not fit is refused with the place of the error."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meeplehall.games.nobility.names import (
    CommissionKind,
    DeskBenefit,
    Effect,
    EventEffect,
    Good,
    Guild,
    Race,
    Reward,
    Theme,
)

Small = Annotated[int, Meta(ge=0, le=60)]
Die = Annotated[int, Meta(ge=1, le=6)]
ByCount = Annotated[list[Small], Meta(min_length=5, max_length=5)]
ByPair = Annotated[list[Small], Meta(min_length=3, max_length=3)]
BySix = Annotated[list[Small], Meta(min_length=6, max_length=6)]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of the content; a reconstruction where the printed values are not public."""

    reconstruction: bool = False


class Counts(Part):
    """Figures by player count."""

    dice: ByCount
    tavern_slots: ByCount
    yard_slots: ByCount
    guild_dice: ByCount
    guild_apprentices: ByCount
    reputation: ByCount
    castle_slots: ByCount
    modifiers: Annotated[list[list[Small]], Meta(min_length=5, max_length=5)]
    owner_reward: ByCount
    apprentice_income: Annotated[list[list[Small]], Meta(min_length=5, max_length=5)]


class Start(Part):
    """What everybody starts with, and has in all."""

    coins: Small
    goods: Small
    houses: Small
    meeples: Annotated[int, Meta(ge=1, le=30)]
    houses_in_all: Annotated[int, Meta(ge=1, le=7)]


class Settling(Part):
    """Houses and settlers."""

    house_price: Small
    most_per_good: Annotated[int, Meta(ge=1, le=3)]
    hand: Annotated[int, Meta(ge=1, le=6)]


class GuildVisit(Part):
    """What a die does at a guild."""

    buy: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(min_length=3, max_length=3)]
    place: ByPair
    activates: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(min_length=3, max_length=3)]
    good_price: Small


class Workshops(Part):
    """The workshop slots of every guild."""

    vp: ByPair
    stars: ByPair
    reward: Annotated[list[Reward], Meta(min_length=3, max_length=3)]


class GuildHall(Part):
    """Prices of buildings."""

    cost: BySix
    resale: Small


class Community(Part):
    """Community buildings and their lots."""

    vp: Small
    stars: Small
    bonus: Small
    income: Annotated[list[Reward], Meta(min_length=3, max_length=3)]


class Berk(Part):
    """The office of the clerk."""

    free: ByPair
    buy: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(min_length=3, max_length=3)]
    modifier_price: Small
    draw: Annotated[list[Annotated[int, Meta(ge=1, le=3)]], Meta(min_length=3, max_length=3)]
    reputation: ByPair


class Castle(Part):
    """The White Castle."""

    gain: ByPair
    extra: Small


class PlayerBoard(Part):
    """The die slot of the player board."""

    dice: list[Die]


class Reputation(Part):
    """The ends of the reputation track."""

    min: Small
    max: Small


class Nobility(Part):
    """The nobility track."""

    vp: Annotated[list[Small], Meta(min_length=2, max_length=31)]
    lord: Small


class Night(Part):
    """In the Pale Moonlight."""

    score: Small
    nobility: Small
    guild_vp: Small


class Ending(Part):
    """When the game ends and what is left counts."""

    rounds: Annotated[int, Meta(ge=1, le=18)]
    goods_per_vp: Annotated[int, Meta(ge=1)]


class SettlersCard(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants a house, and what for."""

    race: Race
    deck: Literal[1, 2]
    goods: Annotated[list[Good], Meta(min_length=1, max_length=6)]
    min: Small
    max: Small
    workers: Small
    stars: Small


class Settlers(Part):
    """The settlers cards."""

    card: list[SettlersCard]


class Workshop(msgspec.Struct, forbid_unknown_fields=True):
    """A workshop of a guild, with one effect or a choice of two."""

    guild: Guild
    effects: Annotated[list[Effect], Meta(min_length=1, max_length=2)]


class Buildings(Part):
    """The building tiles."""

    community: Small
    workshop: list[Workshop]


class Ship(msgspec.Struct, forbid_unknown_fields=True):
    """Prices and spaces by good."""

    prices: BySix
    spaces: BySix


class Ships(Part):
    """The ships."""

    ship: list[Ship]


class CouncilTile(msgspec.Struct, forbid_unknown_fields=True):
    """A demand of a councillor."""

    goods: BySix
    coins: Small
    nobility: Small
    vp: Small


class Council(Part):
    """The Stone Council."""

    rows: Annotated[list[list[Die]], Meta(min_length=3, max_length=3)]
    reputation: Small
    tile: list[CouncilTile]


class Benefit(msgspec.Struct, forbid_unknown_fields=True):
    """What a character brings, once."""

    reputation: Small = 0
    modifiers: Small = 0
    coins: Small = 0
    goods: Small = 0
    settlers: Small = 0
    houses: Small = 0
    workers: Small = 0
    vp: Small = 0


class Character(msgspec.Struct, forbid_unknown_fields=True):
    """A character of a guild."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    guild: Guild
    benefit: Benefit


class Characters(Part):
    """The characters."""

    card: list[Character]


class EventCard(msgspec.Struct, forbid_unknown_fields=True):
    """What changes for a round."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    deck: Literal[1, 2]
    effect: EventEffect
    amount: Annotated[int, Meta(ge=-20, le=20)]


class Events(Part):
    """The events."""

    card: list[EventCard]


class Objective(msgspec.Struct, forbid_unknown_fields=True):
    """What a solo player has to reach."""

    theme: Theme
    threshold: Annotated[int, Meta(ge=0, le=500)]


class Objectives(Part):
    """The solo objectives."""

    card: list[Objective]


class Desk(msgspec.Struct, forbid_unknown_fields=True):
    """The desks above and below a die slot of the Chancery."""

    benefit: DeskBenefit
    top: Race
    bottom: Race


class Commission(msgspec.Struct, forbid_unknown_fields=True):
    """What scores at the end when it is active."""

    kind: CommissionKind
    max: Small
    each: Small = 0
    also: Small = 0
    per: Annotated[int, Meta(ge=1, le=60)] = 1
    beyond: Small = 0
    race: Race | None = None
    guild: Guild | None = None
    steps: list[Annotated[list[Small], Meta(min_length=2, max_length=2)]] = []


class Chancery(Part):
    """Desks, dice tiles and commissions."""

    income: Small
    desk: Annotated[list[Desk], Meta(min_length=6, max_length=6)]
    dice_tile: list[Annotated[list[Die], Meta(min_length=3, max_length=3)]]
    commission: list[Commission]


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """All content of the game."""

    counts: Counts
    start: Start
    settling: Settling
    guild: GuildVisit
    workshops: Workshops
    guild_hall: GuildHall
    community: Community
    berk: Berk
    castle: Castle
    player_board: PlayerBoard
    reputation: Reputation
    nobility: Nobility
    night: Night
    ending: Ending
    settlers: Settlers
    buildings: Buildings
    ships: Ships
    council: Council
    characters: Characters
    events: Events
    objectives: Objectives
    chancery: Chancery
