"""The Chancery and its desks: RN-831 to RN-833, RN-837."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import RACE_NAMES
from tests.nobility.scene import act, after_round, crowd, do, end_turns, legal, open_to, refused, scene, table, visit

BENEFITS = ["council-coins", "port-bonus", "council-reputation", "second-card", "house-price", "building-price"]
TOP = ["halfling", "human", "elf", "dwarf", "green-elf", "trobit"]
BOTTOM = ["dwarf", "green-elf", "trobit", "halfling", "human", "elf"]
COUNTS = [2, 3, 4, 5, 6]


def of(race: str, n: int = 1) -> int:
    """The n-th settlers card of a race."""
    return RACE_NAMES.index(race) * 8 + n


def new(players: int, seed: int = 1) -> Any:
    return GAME.new(players, {"chancery": "yes"}, seed)


# The setup


@pytest.mark.rule("RN-831")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_keeps_one_of_three_commissions(players: int) -> None:
    state = new(players)
    assert state.pending() == list(range(players))
    seen: list[int] = []
    for seat in range(players):
        offer = [card["commission"] for card in state.view(seat)["players"][seat]["offer"]]
        assert len(offer) == 3
        seen += offer
        assert [GAME.notation(action) for action in state.legal(seat)] == ["keep 1", "keep 2", "keep 3"]
    assert len(set(seen)) == 3 * players
    kept = {}
    for seat in reversed(range(players)):
        offer = [card["commission"] for card in state.view(seat)["players"][seat]["offer"]]
        kept[seat] = offer[seat % 3]
        state.apply(seat, GAME.parse(f"keep {seat % 3 + 1}"))
    for seat in range(players):
        (order,) = state.view(seat)["players"][seat]["commissions"]
        assert order["commission"]["commission"] == kept[seat]
        assert (order["tokens"], order["dice"], order["active"]) == ([False] * 3, [False] * 3, False)
        assert len(set(order["faces"])) == 3
    assert table(state)["commissions"] == 18 - players
    assert [state.under[i] for i in range(12)] == [0] * 12
    assert len(state.view(-1)["chancery"]["tiles"]) == 18 - players


@pytest.mark.rule("RN-831")
def test_all_choose_at_the_same_time_and_the_round_begins_after_the_last() -> None:
    state = new(3)
    state.apply(1, GAME.parse("keep 3"))
    assert state.pending() == [0, 2]
    assert (table(state)["stage"], table(state)["0 dice"]) == ("setup", [])
    state.apply(2, GAME.parse("keep 1"))
    state.apply(0, GAME.parse("keep 1"))
    assert table(state)["stage"] == "actions"
    assert [len(table(state)[f"{seat} dice"]) for seat in range(3)] == [5, 5, 5]
    assert state.pending() == [state.first]


@pytest.mark.rule("RN-831", "RN-836")
def test_who_has_chosen_and_what_stays_secret() -> None:
    state = new(3)
    before = [state.view(seat) for seat in (-1, 0, 2)]
    state.apply(1, GAME.parse("keep 3"))
    assert [state.view(seat) for seat in (-1, 0, 2)] == before


@pytest.mark.rule("RN-831")
def test_returned_commissions_come_up_again() -> None:
    """They are shuffled into the deck, so that others may draw them at Berk's."""
    again = set()
    for seed in range(30):
        state = new(2, seed)
        for seat in (0, 1):
            state.apply(seat, GAME.parse("keep 1"))
        player = state.view(0)["players"][0]
        assert len(player["seen"]) == 2
        assert {*player["seen"]} <= {n for n in range(1, 19) if state.commissions & 2**n}
        again |= set(player["seen"])
    assert len(again) > 12


@pytest.mark.rule("RN-831")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_buildings_and_dice_tiles_pass_over_each_other(players: int) -> None:
    """As many buildings lie out and are left as without the Chancery."""
    with_it, without = new(players), GAME.new(players, seed=1)
    for state in (with_it, without):
        hall = state.view(-1)["hall"]
        assert None not in hall["tiles"]
        assert len(hall["bag"]) == 42 - (6 if players == 2 else 0)


@pytest.mark.rule("RN-831", "RN-107")
def test_without_the_chancery_there_is_none() -> None:
    state = GAME.new(3, seed=1)
    assert "chancery" not in state.view(-1)
    state = scene(dice=(1,), workers=1, housed=[of("halfling")])
    assert open_to(state, "chancery") == []


# Desks


@pytest.mark.rule("RN-832")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("die", range(1, 7))
def test_which_races_a_die_seats(players: int, die: int) -> None:
    fitting = {TOP[die - 1]} | ({BOTTOM[die - 1]} if players >= 5 else set())
    for race in RACE_NAMES:
        state = scene(players, chancery=True, dice=(die,), workers=1, housed=[of(race)])
        assert open_to(state, "chancery", [die]) == ([die] if race in fitting else [])


@pytest.mark.rule("RN-832", "RN-833")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_worker_sits_down_for_good(die: int) -> None:
    state = scene(chancery=True, dice=(die,), workers=2, housed=[of(TOP[die - 1])], hand=[48])
    assert visit(state, str(die), "chancery") == {
        "0 workers": 1,
        "0 seated": 1,
        "0 desks": [BENEFITS[die - 1]],
        f"desk top {die}": 0,
        "turn of": [1],
    }


@pytest.mark.rule("RN-832")
@pytest.mark.parametrize(("side", "other"), [("top", "bottom"), ("bottom", "top")])
def test_the_player_chooses_where_both_desks_fit(side: str, other: str) -> None:
    state = scene(5, chancery=True, dice=(1,), workers=1, housed=[of("halfling"), of("dwarf")])
    do(state, "die 1", "go chancery")
    assert legal(state) == ["desk top", "desk bottom"]
    changed = act(state, f"desk {side}")
    assert changed[f"desk {side} 1"] == 0
    assert f"desk {other} 1" not in changed


@pytest.mark.rule("RN-832")
def test_a_desk_seats_one() -> None:
    taken = {1: {"desks": ["top 1"]}}
    both = [of("halfling"), of("dwarf")]
    assert open_to(scene(4, chancery=True, dice=(1,), workers=1, housed=both, others=taken), "chancery", [1]) == []
    state = scene(5, chancery=True, dice=(1,), workers=1, housed=both, others=taken)
    assert visit(state, "1", "chancery")["desk bottom 1"] == 0
    taken = {1: {"desks": ["top 1", "bottom 1"]}}
    assert open_to(scene(5, chancery=True, dice=(1,), workers=1, housed=both, others=taken), "chancery", [1]) == []
    own = scene(4, chancery=True, dice=(1,), workers=1, housed=both, desks=["top 1"])
    assert open_to(own, "chancery", [1]) == []


@pytest.mark.rule("RN-832")
def test_a_slot_takes_one_die_a_round() -> None:
    both = [of("halfling"), of("dwarf")]
    state = scene(5, chancery=True, dice=(1,), workers=1, housed=both, placed=["1 chancery 1"])
    assert open_to(state, "chancery", [1]) == []
    state = scene(5, chancery=True, dice=(1,), workers=1, housed=both, placed=["1 chancery 2"])
    assert open_to(state, "chancery", [1]) == [1]


@pytest.mark.rule("RN-832", "RN-207")
def test_only_a_worker_of_the_lot_can_be_seated() -> None:
    rest: dict[str, Any] = {"apprentices": {"wizards": 1}, "lots": [1], "workshops": {"wizards.1": "0 good"}}
    state = scene(chancery=True, dice=(1,), housed=[of("halfling")], **rest)
    assert open_to(state, "chancery", [1]) == []
    state = scene(chancery=True, dice=(1,), housed=[of("halfling")], workers=1, **rest)
    assert open_to(state, "chancery", [1]) == [1]


@pytest.mark.rule("RN-832")
def test_a_card_in_hand_opens_no_desk() -> None:
    state = scene(chancery=True, dice=(1,), workers=1, hand=[of("halfling")])
    assert open_to(state, "chancery", [1]) == []


@pytest.mark.rule("RN-832", "RN-404", "RN-605", "RN-501", "RN-502")
def test_who_sits_there_is_never_moved() -> None:
    state = scene(chancery=True, dice=(1, 5), desks=["top 1"], coins=9, hall=["community", "wizards good"])
    assert open_to(state, "board", [5]) == open_to(state, "hall", [1]) == []
    do(state, "die 1", "go scholars", "stop")  # no goods; and then nobody to place
    assert state.actor() == 1


@pytest.mark.rule("RN-832", "RN-208")
def test_a_chancery_apprentice_earns_three_coins() -> None:
    state = scene(chancery=True, desks=["top 1", "top 2"], others={1: {"desks": ["top 6"]}})
    changed = after_round(state)
    assert (changed["0 coins"], changed["1 coins"], "2 coins" in changed) == (6, 3, False)
    assert table(state)["0 seated"] == 2


# What desks are good for

ELF_TILE: dict[str, Any] = {"council": {"elf 2": 13}, "housed": [of("elf")], "nobility": 5, "dice": (3,)}
ELF_PRICE = {"books": 2, "furnishings": 1}  # and 3 coins, for 8 points


@pytest.mark.rule("RN-833", "RN-602")
def test_desk_1_waives_the_coins_of_a_council_tile_but_not_its_goods() -> None:
    state = scene(chancery=True, goods=ELF_PRICE, **ELF_TILE, desks=["top 1"], coins=2)
    assert visit(state, "3", "council-elf") == {
        "0 goods": {},
        "0 council": [13],
        "0 score": 8,
        "0 reputation": 7,
        "council elf 2": 0,
        "turn of": [1],
    }
    short = scene(chancery=True, goods={"books": 2}, **ELF_TILE, desks=["top 1"], coins=9)
    assert open_to(short, "council-elf", [3]) == []
    without = scene(chancery=True, goods=ELF_PRICE, **ELF_TILE, coins=2, others={1: {"desks": ["top 1"]}})
    assert open_to(without, "council-elf", [3]) == []


@pytest.mark.rule("RN-833", "RN-601")
def test_desk_2_adds_a_coin_per_good_sold() -> None:
    goods = {"books": 1, "weaponry": 1, "furnishings": 1}  # 3, 2 and 1 coins
    for desks, earned in ((["top 2"], 9), ([], 6)):
        state = scene(chancery=True, dice=(3,), goods=goods, desks=desks)
        assert visit(state, "3", "port", "ship books", "ship weaponry", "ship furnishings") == {
            "0 goods": {},
            "0 coins": earned,
            "sold": goods,
            "turn of": [1],
        }


@pytest.mark.rule("RN-833", "RN-602")
def test_desk_3_lets_a_council_tile_cost_one_reputation() -> None:
    state = scene(chancery=True, goods=ELF_PRICE, **ELF_TILE, desks=["top 3"], coins=3)
    changed = visit(state, "3", "council-elf")
    assert (changed["0 reputation"], changed["0 coins"]) == (8, 0)


@pytest.mark.rule("RN-833", "RN-304")
def test_desk_5_makes_a_house_cheaper() -> None:
    state = scene(chancery=True, dice=(4,), desks=["top 5"], coins=4)
    assert visit(state, "4", "yard") == {"0 coins": 0, "0 platform": 2, "turn of": [1]}
    assert open_to(scene(chancery=True, dice=(4,), desks=["top 5"], coins=3), "yard", [4]) == []
    assert open_to(scene(chancery=True, dice=(4,), coins=4), "yard", [4]) == []


@pytest.mark.rule("RN-833", "RN-505")
@pytest.mark.parametrize(("die", "price"), list(enumerate([3, 3, 4, 4, 5, 5], start=1)))
def test_desk_6_makes_buildings_cheaper(die: int, price: int) -> None:
    hall = ["community"] * 6
    state = scene(chancery=True, dice=(die,), desks=["top 6"], coins=price, workers=1, hall=hall)
    assert visit(state, str(die), "hall", "lot 2")["0 coins"] == 0
    short = scene(chancery=True, dice=(die,), desks=["top 6"], coins=price - 1, workers=1, hall=hall)
    assert open_to(short, "hall", [die]) == []


@pytest.mark.rule("RN-833")
@pytest.mark.parametrize(("rules", "more"), [(1, 1), (2, 2)])
def test_two_equal_desks_that_change_an_amount_of_coins_add_up(rules: int, more: int) -> None:
    """Under rules 1 they did not."""
    at: dict[str, Any] = {"players": 5, "chancery": True, "rules": rules, "coins": 9}
    state = scene(**at, dice=(4,), desks=["top 5", "bottom 5"])
    assert table(state)["0 desks"] == ["house-price", "house-price"]
    assert visit(state, "4", "yard")["0 coins"] == 9 - 5 + more
    state = scene(**at, dice=(1,), desks=["top 2", "bottom 2"], goods={"books": 1})
    assert visit(state, "1", "port", "ship books")["0 coins"] == 9 + 3 + more
    state = scene(**at, dice=(6,), desks=["top 6", "bottom 6"], workers=1, hall=["", "", "", "", "", "community"])
    cost = state.view(0)["hall"]["cost"][5]
    assert visit(state, "6", "hall", "lot 1")["0 coins"] == 9 - cost + more


@pytest.mark.rule("RN-833")
@pytest.mark.parametrize("rules", [1, 2])
def test_two_equal_desks_that_say_instead_do_not(rules: int) -> None:
    at: dict[str, Any] = {"players": 5, "chancery": True, "rules": rules, "tavern": [1, 2, 3, 4]}
    state = scene(**at, dice=(6,), desks=["top 4", "bottom 4"])
    do(state, "die 6", "go tavern", "take 1", "take 2")
    assert state.actor() == 1
    state = scene(**at, desks=["top 3", "bottom 3"])
    assert state.view(0)["players"][0]["prices"]["council_reputation"] == 1


@pytest.mark.rule("RN-833")
def test_a_desk_holds_from_the_next_action_on_all_game() -> None:
    state = scene(chancery=True, dice=(5, 1), workers=1, housed=[of("green-elf")], coins=10, spare=1)
    visit(state, "5", "chancery")
    end_turns(state, 2)
    assert visit(state, "1", "yard")["0 coins"] == 6
    after_round(state)
    assert table(state)["0 desks"] == ["house-price"]
    assert table(state)["desk top 5"] == 0
    assert table(state)["chancery die 5"] is None


# Two cards (desk 4)

DESK_4: dict[str, Any] = {"chancery": True, "dice": (2,), "desks": ["top 4"], "tavern": [1, 2, 3, 4, 5, 6]}


@pytest.mark.rule("RN-837", "RN-833", "RN-301")
def test_desk_4_takes_a_second_card_after_the_replacement() -> None:
    state = scene(**DESK_4, deck=[40])
    do(state, "die 2", "go tavern")
    assert "stop" not in legal(state)
    changed = act(state, "take 3")
    assert changed == {"0 hand": [3], "tavern": [1, 2, 40, 4, 5, 6]}
    assert legal(state) == ["take 1", "take 2", "take 4", "take 5", "take 6", "take 40", "stop"]
    changed = act(state, "take 40")
    assert (changed["0 hand"], changed["turn of"]) == ([3, 40], [1])


@pytest.mark.rule("RN-837", "RN-833")
def test_the_second_card_is_optional() -> None:
    state = scene(**DESK_4)
    changed = visit(state, "2", "tavern", "take 3", "stop")
    assert (changed["0 hand"], changed["turn of"]) == ([3], [1])


@pytest.mark.rule("RN-837", "RN-301")
def test_each_take_with_three_cards_costs_one_of_the_three_then_held() -> None:
    state = scene(**DESK_4, hand=[10, 20, 30], deck=[40, 41])
    do(state, "die 2", "go tavern", "take 1")
    assert legal(state) == ["drop 10", "drop 20", "drop 30"]
    assert refused(state, "drop 1")
    do(state, "drop 10")
    assert legal(state)[-1] == "stop"
    do(state, "take 2")
    assert legal(state) == ["drop 1", "drop 20", "drop 30"]
    changed = act(state, "drop 1")
    assert changed["0 hand"] == [2, 20, 30]
    assert {1, 10} <= set(table(state)["discards"])


@pytest.mark.rule("RN-837", "RN-301")
def test_with_two_cards_only_the_second_take_costs_one() -> None:
    state = scene(**DESK_4, hand=[10, 20])
    do(state, "die 2", "go tavern", "take 1", "take 2")
    assert legal(state) == ["drop 1", "drop 10", "drop 20"]


@pytest.mark.rule("RN-837", "RN-833", "RN-301")
def test_without_the_desk_one_card_is_taken() -> None:
    state = scene(chancery=True, dice=(2,), desks=["top 5"], others={1: {"desks": ["top 4"]}})
    changed = visit(state, "2", "tavern", "take 3")
    assert (changed["0 hand"], changed["turn of"]) == ([3], [1])


@pytest.mark.rule("RN-837", "RN-210")
def test_no_second_card_where_none_lies() -> None:
    """When every other card is held, the place of the first stays empty, and the visit is over."""
    state = scene(6, dice=(2,), desks=["top 4"], tavern=[47], deck=[], others=crowd(47))
    changed = visit(state, "2", "tavern", "take 47")
    assert (changed["0 hand"], changed["tavern"], changed["turn of"]) == ([47], [0] * 6, [1])
