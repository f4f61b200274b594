"""Content turned into lookup tables. Cards and tiles are numbered from 1; 0 is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meeplehall.core.bits import BIT, table
from meeplehall.core.heap import heap_of
from meeplehall.core.native import i64, vec
from meeplehall.games.nobility.names import (
    COMMISSION_KINDS,
    DESK_NAMES,
    EFFECT_NAMES,
    EVENT_EFFECTS,
    GOOD_NAMES,
    GUILD_NAMES,
    RACE_NAMES,
    REWARD_NAMES,
    THEME_NAMES,
)
from meeplehall.games.nobility.schema import Benefit, Commission, Content

SETTLERS: Final = 48
BUILDINGS: Final = 48
SHIPS: Final = 18
COUNCIL_TILES: Final = 30
CHARACTERS: Final = 13
EVENTS: Final = 16
OBJECTIVES: Final = 15
COMMISSIONS: Final = 18
DICE_TILES: Final = 18
EVENT_KINDS: Final = 14

# Pair of a die value: 0 for 1-2, 1 for 3-4, 2 for 5-6.
PAIR: Final = table([0, 0, 0, 1, 1, 2, 2])

# Fields of a benefit, at [character * BENEFIT + field].
BENEFIT: Final = 8
BENEFIT_NAMES: Final = ["reputation", "modifiers", "coins", "goods", "settlers", "houses", "workers", "vp"]
B_REPUTATION: Final = 0
B_MODIFIERS: Final = 1
B_COINS: Final = 2
B_GOODS: Final = 3
B_SETTLERS: Final = 4
B_HOUSES: Final = 5
B_WORKERS: Final = 6
B_VP: Final = 7


def full(n: i64) -> i64:
    """The set of all numbers from 1 to n, 61 at most."""
    return BIT[n + 1] - BIT[1]


class Tables:
    """Everything the rules look up. By player count: at [players], 1 being the solo game."""

    def __init__(self, content: Content) -> None:
        self._counts(content)
        self._figures(content)
        self._cards(content)
        self._chancery(content)

    def _counts(self, content: Content) -> None:
        counts = content.counts
        self.dice: vec[i64] = _by_count(counts.dice)
        self.tavern_slots: vec[i64] = _by_count(counts.tavern_slots)
        self.yard_slots: vec[i64] = _by_count(counts.yard_slots)
        self.guild_dice: vec[i64] = _by_count(counts.guild_dice)
        self.guild_apprentices: vec[i64] = _by_count(counts.guild_apprentices)
        self.start_reputation: vec[i64] = _by_count(counts.reputation)
        self.castle_slots: vec[i64] = _by_count(counts.castle_slots)
        self.owner_reward: vec[i64] = _by_count(counts.owner_reward)
        # At [players * 6 + place in the order].
        rows = [[], counts.modifiers[0], *counts.modifiers]
        self.start_modifiers: vec[i64] = table([n for row in rows for n in _padded(row, 6)])
        # At [players * 8 + apprentices in the guild].
        rows = [[], counts.apprentice_income[0], *counts.apprentice_income]
        self.apprentice_income: vec[i64] = table([n for row in rows for n in _padded([0, *row], 8)])

    def _figures(self, content: Content) -> None:
        start = content.start
        self.start_coins: i64 = start.coins
        self.start_goods: i64 = start.goods
        self.start_houses: i64 = start.houses
        self.meeples: i64 = start.meeples
        self.houses: i64 = start.houses_in_all
        self.house_price: i64 = content.settling.house_price
        self.most_per_good: i64 = content.settling.most_per_good
        self.hand: i64 = content.settling.hand
        self.guild_buy: vec[i64] = table(content.guild.buy)
        self.guild_place: vec[i64] = table(content.guild.place)
        self.guild_activates: vec[i64] = table(content.guild.activates)
        self.good_price: i64 = content.guild.good_price
        self.workshop_vp: vec[i64] = table(content.workshops.vp)
        self.workshop_stars: vec[i64] = table(content.workshops.stars)
        self.workshop_reward: vec[i64] = table([REWARD_NAMES.index(name) for name in content.workshops.reward])
        # At [die].
        self.building_cost: vec[i64] = table([0, *content.guild_hall.cost])
        self.resale: i64 = content.guild_hall.resale
        self.community_vp: i64 = content.community.vp
        self.community_stars: i64 = content.community.stars
        self.community_bonus: i64 = content.community.bonus
        self.lot_income: vec[i64] = table([REWARD_NAMES.index(name) for name in content.community.income])
        self.berk_free: vec[i64] = table(content.berk.free)
        self.berk_buy: vec[i64] = table(content.berk.buy)
        self.modifier_price: i64 = content.berk.modifier_price
        self.berk_draw: vec[i64] = table(content.berk.draw)
        self.berk_reputation: vec[i64] = table(content.berk.reputation)
        self.castle_gain: vec[i64] = table(content.castle.gain)
        self.castle_extra: i64 = content.castle.extra
        self.board_dice: vec[i64] = table([1 if die in content.player_board.dice else 0 for die in range(7)])
        self.min_reputation: i64 = content.reputation.min
        self.max_reputation: i64 = content.reputation.max
        self.nobility_vp: vec[i64] = table(content.nobility.vp)
        self.max_nobility: i64 = len(content.nobility.vp) - 1
        self.lord: i64 = content.nobility.lord
        self.night_score: i64 = content.night.score
        self.night_nobility: i64 = content.night.nobility
        self.night_guild_vp: i64 = content.night.guild_vp
        self.rounds: i64 = content.ending.rounds
        self.goods_per_vp: i64 = content.ending.goods_per_vp

    def _cards(self, content: Content) -> None:
        cards = content.settlers.card
        self.card_race: vec[i64] = table([0, *[RACE_NAMES.index(c.race) for c in cards]])
        self.card_goods: vec[i64] = table([0, *[_good_set(c.goods) for c in cards]])
        self.card_min: vec[i64] = table([0, *[c.min for c in cards]])
        self.card_max: vec[i64] = table([0, *[c.max for c in cards]])
        self.card_workers: vec[i64] = table([0, *[c.workers for c in cards]])
        self.card_stars: vec[i64] = table([0, *[c.stars for c in cards]])
        self.first_deck: i64 = sum([2 ** (n + 1) for n, c in enumerate(cards) if c.deck == 1])
        # Building tiles: workshops first, then the community buildings, whose guild is -1.
        shops = content.buildings.workshop
        more = BUILDINGS - len(shops)
        self.tile_guild: vec[i64] = table([-1, *[GUILD_NAMES.index(w.guild) for w in shops], *[-1] * more])
        self.guild_tiles: vec[i64] = table(
            [sum([2 ** (n + 1) for n, w in enumerate(shops) if w.guild == guild]) for guild in GUILD_NAMES]
        )
        self.tile_effects: vec[i64] = table([0, *[_effect_set(w.effects) for w in shops], *[0] * more])
        ships = content.ships.ship
        # At [ship * 6 + good].
        self.ship_price: vec[i64] = table([0] * 6 + [n for ship in ships for n in ship.prices])
        self.ship_spaces: vec[i64] = table([0] * 6 + [n for ship in ships for n in ship.spaces])
        self.council_row: vec[i64] = table([_row_of(die, content.council.rows) for die in range(7)])
        self.council_reputation: i64 = content.council.reputation
        tiles = content.council.tile
        self.council_goods: vec[i64] = table([0, *[heap_of(t.goods) for t in tiles]])
        self.council_coins: vec[i64] = table([0, *[t.coins for t in tiles]])
        self.council_nobility: vec[i64] = table([0, *[t.nobility for t in tiles]])
        self.council_vp: vec[i64] = table([0, *[t.vp for t in tiles]])
        people = content.characters.card
        self.character_names: list[str] = ["", *[c.name for c in people]]
        self.character_guild: vec[i64] = table([-1, *[GUILD_NAMES.index(c.guild) for c in people]])
        self.benefit: vec[i64] = table([0] * BENEFIT + [n for c in people for n in _benefit(c.benefit)])
        events = content.events.card
        self.event_names: list[str] = ["", *[e.name for e in events]]
        self.event_decks: vec[i64] = table(
            [sum([2 ** (n + 1) for n, e in enumerate(events) if e.deck == d]) for d in (1, 2)]
        )
        # At [event * EVENT_KINDS + kind]; event 0 changes nothing.
        self.event_amount: vec[i64] = table(
            [0] * EVENT_KINDS + [e.amount if kind == e.effect else 0 for e in events for kind in EVENT_EFFECTS]
        )
        goals = content.objectives.card
        self.objective_theme: vec[i64] = table([0, *[THEME_NAMES.index(o.theme) for o in goals]])
        self.objective_threshold: vec[i64] = table([0, *[o.threshold for o in goals]])

    def _chancery(self, content: Content) -> None:
        desks = content.chancery.desk
        self.chancery_income: i64 = content.chancery.income
        # At [die].
        self.desk_benefit: vec[i64] = table([0, *[DESK_NAMES.index(d.benefit) for d in desks]])
        # At [desk]: six top desks, six bottom desks.
        self.desk_race: vec[i64] = table(
            [RACE_NAMES.index(r) for r in [d.top for d in desks] + [d.bottom for d in desks]]
        )
        # Slot of a face on a dice tile or -1, at [tile * 7 + face].
        tiles = content.chancery.dice_tile
        self.tile_slot: vec[i64] = table(
            [-1] * 7 + [t.index(face) if face in t else -1 for t in tiles for face in range(7)]
        )
        self.tile_faces: list[list[int]] = [[], *[list(t) for t in tiles]]
        commissions = content.chancery.commission
        self.commission_kind: vec[i64] = table([0, *[COMMISSION_KINDS.index(c.kind) for c in commissions]])
        self.commission_of: vec[i64] = table([0, *[_subject(c) for c in commissions]])
        self.commission_each: vec[i64] = table([0, *[c.each for c in commissions]])
        self.commission_also: vec[i64] = table([0, *[c.also for c in commissions]])
        self.commission_per: vec[i64] = table([1, *[c.per for c in commissions]])
        self.commission_beyond: vec[i64] = table([0, *[c.beyond for c in commissions]])
        self.commission_max: vec[i64] = table([0, *[c.max for c in commissions]])
        # Points by level reached, at [commission * 64 + level].
        self.commission_steps: vec[i64] = table([0] * 64 + [n for c in commissions for n in _steps(c)])


def _by_count(values: list[int]) -> vec[i64]:
    return table([0, values[0], *values])


def _padded(values: list[int], n: int) -> list[int]:
    return (values + [0] * n)[:n]


def _good_set(names: Sequence[str]) -> int:
    return sum([2 ** GOOD_NAMES.index(name) for name in names])


def _effect_set(names: Sequence[str]) -> int:
    return sum([2 ** EFFECT_NAMES.index(name) for name in names])


def _row_of(die: int, rows: list[list[int]]) -> int:
    for row, dice in enumerate(rows):
        if die in dice:
            return row
    return -1


def _benefit(b: Benefit) -> list[int]:
    return [b.reputation, b.modifiers, b.coins, b.goods, b.settlers, b.houses, b.workers, b.vp]


def _subject(c: Commission) -> int:
    if c.race is not None:
        return RACE_NAMES.index(c.race)
    return GUILD_NAMES.index(c.guild) if c.guild is not None else 0


def _steps(c: Commission) -> list[int]:
    return [max([points for at, points in c.steps if level >= at], default=0) for level in range(64)]
