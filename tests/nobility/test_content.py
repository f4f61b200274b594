"""The facts of the game: printed numbers, cards and tiles, and how they are balanced."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest

from meeplehall.core.bits import members
from meeplehall.core.content import shape
from meeplehall.core.errors import BadContent
from meeplehall.games.nobility.findings import reconstructed
from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import GOOD_NAMES, GUILD_NAMES, RACE_NAMES
from meeplehall.games.nobility.schema import Content
from tests.nobility.scene import after_round, scene, visit

CONTENT = shape(GAME.content, Content, "built-in")
GOODS = ["books", "weaponry", "furnishings", "magic", "jewelry", "artwork"]
GUILDS = ["scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"]
RACES = ["halfling", "human", "elf", "dwarf", "green-elf", "trobit"]


def shifted(kinds: list[int], by: int) -> set[str]:
    return {GOODS[(kind + by) % 6] for kind in kinds}


def shift_list(counts: list[int], by: int) -> list[int]:
    return [counts[(kind - by) % 6] for kind in range(6)]


def test_words_and_their_order() -> None:
    assert (GOOD_NAMES, GUILD_NAMES, RACE_NAMES) == (GOODS, GUILDS, RACES)


def test_how_many_of_everything() -> None:
    assert len(CONTENT.settlers.card) == 48
    assert CONTENT.buildings.community + len(CONTENT.buildings.workshop) == 48
    assert len(CONTENT.ships.ship) == 18
    assert len(CONTENT.council.tile) == 30
    assert len(CONTENT.characters.card) == 13
    assert len(CONTENT.events.card) == 16
    assert len(CONTENT.objectives.card) == 15
    assert len(CONTENT.chancery.commission) == 18
    assert len(CONTENT.chancery.dice_tile) == 18
    assert (CONTENT.start.meeples, CONTENT.start.houses_in_all) == (14, 7)


@pytest.mark.rule("RN-401", "RN-404", "RN-208", "RN-301", "RN-304")
def test_figures_by_player_count() -> None:
    counts = CONTENT.counts
    assert counts.tavern_slots == counts.yard_slots == [2, 3, 4, 5, 6]
    assert counts.guild_dice == [1, 2, 2, 3, 3]
    assert counts.guild_apprentices == [2, 3, 4, 5, 6]
    assert counts.apprentice_income == [[3, 2], [3, 2, 1], [3, 2, 2, 1], [3, 2, 2, 1, 1], [4, 3, 2, 2, 1, 1]]
    assert counts.dice == [5, 5, 5, 5, 4]
    assert counts.reputation == [9, 9, 9, 9, 7]
    assert counts.castle_slots == [3, 3, 3, 3, 4]
    assert counts.owner_reward == [2, 1, 1, 1, 1]
    assert counts.modifiers == [[0] * 2, [0] * 3, [0, 0, 0, 1], [0, 0, 0, 1, 2], [0, 0, 0, 1, 2, 3]]


@pytest.mark.rule("RN-402", "RN-403", "RN-404", "RN-603", "RN-835")
def test_figures_by_die() -> None:
    guild, berk = CONTENT.guild, CONTENT.berk
    assert (guild.buy, guild.place, guild.activates) == ([1, 2, 3], [2, 1, 0], [1, 2, 3])
    assert (berk.free, berk.buy, berk.draw, berk.reputation) == ([1, 1, 1], [0, 1, 2], [1, 2, 3], [1, 2, 3])
    assert CONTENT.castle.gain == [1, 2, 3]
    assert CONTENT.castle.extra == 1
    assert CONTENT.guild_hall.cost == [4, 4, 5, 5, 6, 6]
    assert CONTENT.council.rows == [[1, 2], [3, 4], [5, 6]]
    assert CONTENT.player_board.dice == [5, 6]


def test_prices_tracks_and_points() -> None:
    assert (CONTENT.start.coins, CONTENT.start.goods, CONTENT.start.houses) == (8, 1, 1)
    assert (CONTENT.settling.house_price, CONTENT.settling.most_per_good, CONTENT.settling.hand) == (5, 3, 3)
    assert (CONTENT.guild.good_price, CONTENT.berk.modifier_price, CONTENT.guild_hall.resale) == (1, 1, 3)
    assert (CONTENT.reputation.min, CONTENT.reputation.max) == (6, 24)
    assert CONTENT.nobility.vp == [0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6]
    assert CONTENT.nobility.lord == 5
    assert (CONTENT.community.vp, CONTENT.community.stars, CONTENT.community.bonus) == (5, 2, 1)
    assert CONTENT.community.income == ["reputation", "modifier", "good"]
    assert (CONTENT.workshops.vp, CONTENT.workshops.stars) == ([3, 4, 5], [2, 2, 2])
    assert CONTENT.workshops.reward == ["coin", "good", "vp"]
    assert (CONTENT.night.score, CONTENT.night.nobility, CONTENT.night.guild_vp) == (12, 6, 7)
    assert (CONTENT.ending.rounds, CONTENT.ending.goods_per_vp, CONTENT.chancery.income) == (10, 2, 3)


# Cards and tiles

BASE = [[3, 5], [0, 1], [0, 1, 2], [0, 3, 4], [2, 4, 5], [0, 1, 4], [1, 2, 3, 5], [2, 3, 4, 5]]
BRINGS = [(2, 1), (2, 1), (2, 0), (2, 0), (2, 1), (1, 2), (2, 0), (1, 1)]


def test_settlers_are_eight_patterns_shifted_by_race() -> None:
    for n, card in enumerate(CONTENT.settlers.card):
        race, k = divmod(n, 8)
        assert card.race == RACES[race]
        assert card.deck == (1 if k < 4 else 2)
        assert set(card.goods) == shifted(BASE[k], race)
        assert len(card.goods) == len(BASE[k])
        assert (card.min, card.max) == (2 * len(BASE[k]), 3 * len(BASE[k]))
        assert (card.workers, card.stars) == BRINGS[k]


def test_the_printed_settlers_card_is_among_them() -> None:
    found = [
        card
        for card in CONTENT.settlers.card
        if set(card.goods) == {"furnishings", "weaponry", "magic", "books"} and (card.min, card.max) == (8, 12)
    ]
    assert [(card.race, card.deck) for card in found] == [("green-elf", 2)]


def test_settlers_are_balanced() -> None:
    cards = CONTENT.settlers.card
    assert Counter(card.race for card in cards) == dict.fromkeys(RACES, 8)
    assert Counter(good for card in cards for good in card.goods) == dict.fromkeys(GOODS, 24)
    assert len({(card.race, frozenset(card.goods)) for card in cards}) == 48


EFFECTS = ["coin", "reputation", "reroll", "good", "buy", "exchange"]


def test_buildings_are_five_patterns_shifted_by_guild() -> None:
    assert CONTENT.buildings.community == 18
    shops = CONTENT.buildings.workshop
    assert len(shops) == 30
    for n, shop in enumerate(shops):
        guild, k = divmod(n, 5)
        pattern = [[0], [1], [3], [2, 4], [3, 5]][k]
        assert shop.guild == GUILDS[guild]
        assert set(shop.effects) == {EFFECTS[(effect + guild) % 6] for effect in pattern}
    counts = Counter(effect for shop in shops for effect in shop.effects)
    assert counts == dict.fromkeys(EFFECTS, 7)


def test_ships_are_three_pairings_with_all_orders_of_prices() -> None:
    expected = []
    for pairing in (["04", "13", "25"], ["01", "23", "45"], ["03", "15", "24"]):
        for prices in permutations([3, 2, 1]):
            row = [0] * 6
            for pair, price in zip(pairing, prices):
                for kind in pair:
                    row[int(kind)] = price
            expected.append(row)
    found = [ship.prices for ship in CONTENT.ships.ship]
    assert sorted(found) == sorted(expected)
    for ship in CONTENT.ships.ship:
        assert ship.spaces == [{3: 1, 2: 2, 1: 3}[price] for price in ship.prices]
    for kind in range(6):
        assert Counter(row[kind] for row in found) == {3: 6, 2: 6, 1: 6}
    assert any((row[4], row[3], row[2]) == (3, 2, 1) for row in found)  # the printed example


def test_council_tiles_are_five_patterns_in_six_shifts() -> None:
    patterns = [
        ([2, 0, 0, 0, 0, 0], 1, 2, 5),
        ([1, 1, 0, 1, 0, 0], 0, 3, 6),
        ([2, 0, 1, 0, 0, 0], 3, 5, 8),
        ([2, 0, 2, 0, 0, 0], 2, 7, 9),
        ([2, 2, 0, 0, 1, 0], 4, 9, 12),
    ]
    for n, tile in enumerate(CONTENT.council.tile):
        pattern, shift = divmod(n, 6)
        goods, *rest = patterns[pattern]
        assert tile.goods == shift_list(goods, shift)
        assert [tile.coins, tile.nobility, tile.vp] == rest
    assert len({tuple(tile.goods) for tile in CONTENT.council.tile}) == 30
    assert CONTENT.council.reputation == 2


PEOPLE = {
    "scholars": {"Verelan": {"modifiers": 4}, None: {"workers": 1, "coins": 2}},
    "blacksmiths": {"Nya": {"reputation": 4, "modifiers": 2}, "Xavion": {"goods": 3}, "Bogrod": {"houses": 1}},
    "carpenters": {"Belvedere": {"coins": 2, "goods": 2}, None: {"coins": 3, "modifiers": 2}},
    "wizards": {None: {"vp": 4}, "": {"settlers": 1, "coins": 3}},
    "merchants": {"Martok": {"coins": 5}, None: {"goods": 2, "reputation": 2}},
    "artists": {"Rhys": {"reputation": 4, "settlers": 1}, None: {"reputation": 6}},
}


def test_characters() -> None:
    fields = ["reputation", "modifiers", "coins", "goods", "settlers", "houses", "workers", "vp"]
    found: dict[str, dict[str, dict[str, int]]] = {}
    for person in CONTENT.characters.card:
        gains = {name: getattr(person.benefit, name) for name in fields if getattr(person.benefit, name)}
        found.setdefault(person.guild, {})[person.name] = gains
    for guild, expected in PEOPLE.items():
        assert list(found[guild].values()) == list(expected.values())
        assert {name for name in expected if name} <= set(found[guild])
    assert sum(len(people) for people in found.values()) == 13
    assert len({name for people in found.values() for name in people}) == 13


@pytest.mark.rule("RN-811")
def test_events() -> None:
    expected = {
        1: [
            ("port-bonus", 1),
            ("apprentice-income", 1),
            ("free-good", 1),
            ("tavern-bonus", 1),
            ("house-price", -1),
            ("berk-modifiers", 1),
            ("castle-bonus", 1),
            ("council-reputation", 1),
        ],
        2: [
            ("building-price", -2),
            ("port-limit", 3),
            ("good-price", 1),
            ("tavern-cost", 1),
            ("house-price", 2),
            ("castle-bonus", 2),
            ("council-vp", 2),
            ("building-tax", 1),
        ],
    }
    for deck, effects in expected.items():
        cards = [card for card in CONTENT.events.card if card.deck == deck]
        assert [(card.effect, card.amount) for card in cards] == effects
    assert [card.name for card in CONTENT.events.card[:3]] == [
        "Port Traders",
        "Hardworking Apprentices",
        "Flourishing Guilds",
    ]


@pytest.mark.rule("RN-824")
def test_objectives_are_five_themes_in_three_levels() -> None:
    themes = ["points", "settlers", "races", "council", "buildings"]
    cards = CONTENT.objectives.card
    assert [card.theme for card in cards] == [theme for theme in themes for _ in range(3)]
    for i in range(0, 15, 3):
        levels = [card.threshold for card in cards[i : i + 3]]
        assert levels == sorted(set(levels))
        assert levels[0] > 0


@pytest.mark.rule("RN-832", "RN-833")
def test_desks() -> None:
    benefits = ["council-coins", "port-bonus", "council-reputation", "second-card", "house-price", "building-price"]
    for i, desk in enumerate(CONTENT.chancery.desk):
        assert (desk.benefit, desk.top, desk.bottom) == (benefits[i], RACES[i], RACES[(i + 3) % 6])


@pytest.mark.rule("RN-834")
def test_dice_tiles_are_all_triples_but_two() -> None:
    triples = [list(faces) for faces in combinations(range(1, 7), 3)]
    expected = [faces for faces in triples if faces not in ([1, 2, 3], [4, 5, 6])]
    assert sorted(CONTENT.chancery.dice_tile) == expected
    assert Counter(face for faces in expected for face in faces) == dict.fromkeys(range(1, 7), 9)


def test_commissions() -> None:
    cards = CONTENT.chancery.commission
    for i in range(6):
        assert (cards[i].kind, cards[i].race, cards[i].each, cards[i].max) == ("race", RACES[i], 3, 9)
        guild = cards[6 + i]
        assert (guild.kind, guild.guild, guild.each, guild.also, guild.max) == ("guild", GUILDS[i], 3, 1, 9)
    assert [card.kind for card in cards[12:]] == ["community", "council", "reputation", "nobility", "coins", "races"]
    assert [card.max for card in cards[12:]] == [9, 8, 8, 8, 8, 8]


# What the content says of itself


def test_the_built_in_content_has_no_errors() -> None:
    assert GAME.remarks() == []


def test_what_is_reconstructed_is_marked() -> None:
    assert reconstructed(CONTENT) == [
        "workshops",
        "guild_hall",
        "community",
        "castle",
        "nobility",
        "settlers",
        "buildings",
        "ships",
        "council",
        "characters",
        "events",
        "objectives",
        "chancery",
    ]


def test_the_tables_say_what_the_content_says() -> None:
    t = GAME.tables
    for n, card in enumerate(CONTENT.settlers.card, start=1):
        assert [GOODS[kind] for kind in members(t.card_goods[n])] == sorted(card.goods, key=GOODS.index)
        assert RACES[t.card_race[n]] == card.race
    for n, shop in enumerate(CONTENT.buildings.workshop, start=1):
        assert GUILDS[t.tile_guild[n]] == shop.guild
    assert [t.tile_guild[n] for n in range(31, 49)] == [-1] * 18


# Packs


def pack(tmp_path: Path, text: str) -> str:
    path = tmp_path / "pack.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.rule("RN-841", "RN-844")
@pytest.mark.parametrize(
    ("part", "where"),
    [("[workshops]\nvp = [3, 4, 6]\n", "workshops.vp"), ("[workshops]\nstars = [2, 2, 1]\n", "workshops.stars")],
)
def test_the_slots_must_add_up_to_the_night_start(part: str, where: str, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=f"at {where}: the sum: "):
        GAME.with_pack(pack(tmp_path, part))


@pytest.mark.rule("RN-208", "RN-402")
@pytest.mark.parametrize(
    ("kind", "reward", "income"),
    [
        ("coin", {"0 coins": 1}, {"0 coins": 2}),
        ("vp", {"0 score": 1}, {"0 score": 2}),
        ("reputation", {"0 reputation": 10}, {"0 reputation": 11}),
        ("modifier", {"0 modifiers": 1}, {"0 modifiers": 2}),
        ("good", {"0 goods": {"magic": 1}}, {"0 goods": {"books": 1, "magic": 2}}),
    ],
)
def test_a_pack_may_give_other_rewards(kind: str, reward: dict, income: dict, tmp_path: Path) -> None:
    """Of a workshop slot when another player comes, and of a lot in Income."""
    three = f'["{kind}", "{kind}", "{kind}"]'
    game = GAME.with_pack(pack(tmp_path, f"[workshops]\nreward = {three}\n[community]\nincome = {three}\n"))
    state = scene(seat=1, dice=(1,), workshops={"wizards.1": "0 good"}, others={0: {"lots": [2]}})
    state.tables = game.tables
    assert visit(state, "1", "wizards", "stop") == reward | {"turn of": [2]}
    changed = after_round(state, "choose books")
    assert {name: changed[name] for name in income} == income
