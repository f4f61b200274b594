"""The words of the game and their numbers: goods, guilds, races and what tiles and cards can do."""

from __future__ import annotations

from typing import Final, Literal, get_args

# A guild and its good have the same number.
Good = Literal["books", "weaponry", "furnishings", "magic", "jewelry", "artwork"]
GOOD_NAMES: Final[list[str]] = list(get_args(Good))
Guild = Literal["scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"]
GUILD_NAMES: Final[list[str]] = list(get_args(Guild))
Race = Literal["halfling", "human", "elf", "dwarf", "green-elf", "trobit"]
RACE_NAMES: Final[list[str]] = list(get_args(Race))

# Effects of workshops (RN-406).
COIN: Final = 0
REPUTATION: Final = 1
REROLL: Final = 2
GOOD: Final = 3
BUY_ANY: Final = 4
EXCHANGE: Final = 5
Effect = Literal["coin", "reputation", "reroll", "good", "buy", "exchange"]
EFFECT_NAMES: Final[list[str]] = list(get_args(Effect))

# Rewards of workshop slots (RN-402) and of community lots (RN-208).
REWARD_COIN: Final = 0
REWARD_GOOD: Final = 1
REWARD_VP: Final = 2
REWARD_REPUTATION: Final = 3
REWARD_MODIFIER: Final = 4
Reward = Literal["coin", "good", "vp", "reputation", "modifier"]
REWARD_NAMES: Final[list[str]] = list(get_args(Reward))

# Benefits of desks (RN-833).
COUNCIL_COINS: Final = 0
PORT_BONUS: Final = 1
COUNCIL_REPUTATION: Final = 2
SECOND_CARD: Final = 3
HOUSE_PRICE: Final = 4
BUILDING_PRICE: Final = 5
DeskBenefit = Literal[
    "council-coins",
    "port-bonus",
    "council-reputation",
    "second-card",
    "house-price",
    "building-price",
]
DESK_NAMES: Final[list[str]] = list(get_args(DeskBenefit))

# Effects of events (RN-812).
EVENT_PORT_BONUS: Final = 0
EVENT_APPRENTICE_INCOME: Final = 1
EVENT_FREE_GOOD: Final = 2
EVENT_TAVERN_BONUS: Final = 3
EVENT_TAVERN_COST: Final = 4
EVENT_HOUSE_PRICE: Final = 5
EVENT_BUILDING_PRICE: Final = 6
EVENT_GOOD_PRICE: Final = 7
EVENT_BERK_MODIFIERS: Final = 8
EVENT_CASTLE_BONUS: Final = 9
EVENT_COUNCIL_REPUTATION: Final = 10
EVENT_COUNCIL_VP: Final = 11
EVENT_PORT_LIMIT: Final = 12
EVENT_BUILDING_TAX: Final = 13
EventEffect = Literal[
    "port-bonus",
    "apprentice-income",
    "free-good",
    "tavern-bonus",
    "tavern-cost",
    "house-price",
    "building-price",
    "good-price",
    "berk-modifiers",
    "castle-bonus",
    "council-reputation",
    "council-vp",
    "port-limit",
    "building-tax",
]
EVENT_EFFECTS: Final[list[str]] = list(get_args(EventEffect))

# Themes of solo objectives (RN-824).
POINTS_THEME: Final = 0
SETTLERS_THEME: Final = 1
RACES_THEME: Final = 2
COUNCIL_THEME: Final = 3
BUILDINGS_THEME: Final = 4
Theme = Literal["points", "settlers", "races", "council", "buildings"]
THEME_NAMES: Final[list[str]] = list(get_args(Theme))

# What commissions count (RN-834).
BY_RACE: Final = 0
BY_GUILD: Final = 1
BY_COMMUNITY: Final = 2
BY_COUNCIL: Final = 3
BY_REPUTATION: Final = 4
BY_NOBILITY: Final = 5
BY_COINS: Final = 6
BY_RACES: Final = 7
CommissionKind = Literal["race", "guild", "community", "council", "reputation", "nobility", "coins", "races"]
COMMISSION_KINDS: Final[list[str]] = list(get_args(CommissionKind))
