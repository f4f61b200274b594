"""Packs: what an owner of the game enters in place of the reconstruction, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from meeplehall.core.content import shape
from meeplehall.core.errors import BadContent
from meeplehall.core.generator import generator
from meeplehall.games.nobility.findings import reconstructed
from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.schema import Content
from meeplehall.testing.cases import random_action

CONTENT = shape(GAME.content, Content, "built-in")


def write(folder: Path, text: str) -> str:
    path = folder / "pack.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def rows(kind: str, entries: list[dict]) -> str:
    """TOML of a part with a list of inline tables."""

    def value(v: object) -> str:
        if isinstance(v, dict):
            return "{ " + ", ".join(f"{key} = {value(item)}" for key, item in v.items()) + " }"
        return '"' + v + '"' if isinstance(v, str) else str(v).replace("'", '"')

    part, _, name = kind.partition(".")
    return f"[{part}]\nreconstruction = false\n{name} = [\n" + "".join(f"  {value(e)},\n" for e in entries) + "]\n"


SETTLERS = [
    {"race": c.race, "deck": c.deck, "goods": list(c.goods), "min": c.min, "max": c.max, "workers": c.workers,
     "stars": c.stars}
    for c in CONTENT.settlers.card
]  # fmt: skip


EVENTS = [{"name": e.name, "deck": e.deck, "effect": e.effect, "amount": e.amount} for e in CONTENT.events.card]


def test_a_pack_replaces_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    game = GAME.with_pack(write(tmp_path, "[guild_hall]\ncost = [3, 3, 4, 4, 5, 5]\n"))
    assert game.content_id != GAME.content_id == "built-in"
    state = game.new(3, {}, 1)
    assert state.view(0)["hall"]["cost"] == [3, 3, 4, 4, 5, 5]
    assert game.tables.resale == 3
    plain = GAME.new(3, {}, 1).view(0)
    mine = state.view(0)
    for seen in (plain, mine):
        seen["hall"].pop("cost")
        for player in seen["players"]:
            player["prices"].pop("buildings")
    assert mine == plain


def test_printed_cards_can_be_entered(tmp_path: Path) -> None:
    cards = [dict(entry, workers=3) for entry in SETTLERS]
    path = write(tmp_path, rows("settlers.card", cards))
    game = GAME.with_pack(path)
    assert [game.tables.card_workers[n] for n in range(1, 49)] == [3] * 48
    assert "settlers" not in reconstructed(shape(game.content, Content, path))
    state = game.new(2, {}, 1)
    rng = generator(1)
    while not state.over:
        state.apply(*random_action(state, rng))


def test_remarks_on_balance(tmp_path: Path) -> None:
    cards = [dict(entry) for entry in SETTLERS]
    cards[0]["race"] = "elf"
    path = write(tmp_path, rows("settlers.card", cards))
    texts = GAME.with_pack(path).remarks()
    uneven = "halfling 7, human 8, elf 9, dwarf 8, green-elf 8, trobit 8"
    assert f"remark: at settlers.card: races are not even: {uneven}" in texts


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[rounds]\nx = 1", "at rounds: unknown part; known: counts, start, settling, guild, workshops, guild_hall, "
         "community, berk, castle, player_board, reputation, nobility, night, ending, settlers, buildings, ships, "
         "council, characters, events, objectives, chancery"),
        ("[guild_hall]\ncost = [4, 4]", "at guild_hall.cost: expected `array` of length >= 6"),
        ("[guild_hall]\nprice = 4", "at guild_hall: object contains unknown field `price`"),
        ("[settling]\nhouse_price = 'five'", "at settling.house_price: expected `int`, got `str`"),
        ("[workshops]\nvp = [3, 4, 6]", "at workshops.vp: the sum: 13 instead of 12"),
        ("[workshops]\nstars = [2, 2, 3]", "at workshops.stars: the sum: 7 instead of 6"),
        ("[nobility]\nlord = 13", "at nobility.lord: lies above the track"),
        ("[reputation]\nmin = 30", "at counts[0].reputation: lies outside the track"),
        ("[counts]\nguild_dice = [1, 2, 2, 3, 4]", "at counts[4].guild_dice: 1 to 3 dice are allowed"),
        ("[ending]\nrounds = 12", "at ending.rounds: there are events for at most 10 rounds"),
        (rows("settlers.card", SETTLERS[:47]), "at settlers.card: 47 instead of 48"),
        (
            rows("settlers.card", [dict(SETTLERS[0], min=7), *SETTLERS[1:]]),
            "at settlers.card 1: minimum 7 above maximum 6",
        ),
        (
            rows("settlers.card", [dict(SETTLERS[0], goods=["magic", "magic"]), *SETTLERS[1:]]),
            "at settlers.card 1: a good is listed twice",
        ),
        (
            rows("settlers.card", [dict(SETTLERS[0], max=9, min=7), *SETTLERS[1:]]),
            "at settlers.card 1: minimum 7, but at most 6 goods can be spent",
        ),
        (
            rows("settlers.card", [dict(SETTLERS[0], race="orc"), *SETTLERS[1:]]),
            "at settlers.card[0].race: invalid enum value 'orc'",
        ),
        ("[buildings]\ncommunity = 17", "at buildings: 47 instead of 48"),
        ("[chancery]\ndice_tile = [[1, 2, 4]]", "at chancery.dice_tile: 1 instead of 18"),
        (
            rows("events.card", [{"name": "Hunger", "deck": 1, "effect": "free-good", "amount": -1}, *EVENTS[1:]]),
            "at events.card 1: 'free-good' cannot be negative",
        ),
        ("[council]\nrows = [[1, 2], [2, 3], [4]]", "at council.rows: a die belongs to two rows"),
    ],
)  # fmt: skip
def test_a_broken_pack_is_refused_with_the_place(tmp_path: Path, text: str, message: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(BadContent) as refusal:
        GAME.with_pack(path)
    assert str(refusal.value) == f"{path}: {message}"
