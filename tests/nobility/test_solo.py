"""The solo game: RN-821 to RN-824."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.core.errors import BadOption
from meeplehall.core.journal import Journal
from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import GUILD_NAMES
from tests.nobility.scene import (
    act,
    changes,
    do,
    idle_round,
    legal,
    open_to,
    places,
    scene,
    table,
    visit,
)


def started(seed: int, **options: str) -> tuple[Any, Journal]:
    journal = Journal()
    return GAME.new(1, options, seed, journal), journal


def automa(journal: Journal) -> list[int]:
    """White, green, yellow, red and blue as last rolled."""
    return [event.args for event in journal.events if event.name == "automa"][-1]


# The setup


@pytest.mark.rule("RN-821", "RN-104")
def test_it_is_laid_out_as_for_two_players() -> None:
    seen = GAME.new(1, seed=1).view(-1)
    assert len(seen["players"]) == 1
    assert (len(seen["tavern"]["dice"]), len(seen["yard"]["dice"]), len(seen["castle"]["dice"])) == (2, 2, 3)
    for guild in seen["guilds"]:
        assert (guild["most_dice"], guild["slots"], guild["income"]) == (1, 2, [3, 2])
        assert [slot["tile"] is not None for slot in guild["workshops"]] == [False, True, False]
        assert [slot["owner"] for slot in guild["workshops"]] == [None] * 3
        assert guild["workshops"][1]["tile"]["guild"] == guild["name"]


@pytest.mark.rule("RN-821", "RN-101")
def test_the_player_has_what_everybody_has() -> None:
    seen = table(GAME.new(1, seed=1))
    assert (seen["0 coins"], seen["0 reputation"], seen["0 modifiers"], seen["0 platform"]) == (8, 9, 0, 1)
    assert (len(seen["0 dice"]), len(seen["0 hand"]), len(seen["0 goods"])) == (5, 1, 6)


@pytest.mark.rule("RN-821", "RN-107")
@pytest.mark.parametrize("option", ["chancery", "night"])
def test_neither_chancery_nor_night(option: str) -> None:
    with pytest.raises(BadOption, match=rf"option '{option}' cannot be 'yes' \(RN-107\)"):
        GAME.new(1, {option: "yes"})


@pytest.mark.rule("RN-821", "RN-107", "RN-811")
def test_events_are_allowed() -> None:
    assert table(GAME.new(1, {"events": "yes"}, seed=1))["event"] != ""


@pytest.mark.rule("RN-821")
def test_the_objective_is_drawn_or_chosen() -> None:
    drawn = {GAME.new(1, seed=seed).view(-1)["objective"]["objective"] for seed in range(150)}
    assert drawn == set(range(1, 16))
    for n in (1, 7, 15):
        assert GAME.new(1, {"objective": str(n)}, seed=4).view(-1)["objective"]["objective"] == n
    assert GAME.new(2, seed=1).view(-1)["objective"] is None


@pytest.mark.rule("RN-821")
@pytest.mark.parametrize("value", ["0", "16", "-1", "first", ""])
def test_no_other_objectives(value: str) -> None:
    with pytest.raises(BadOption, match=f"^option 'objective' cannot be '{value}'; allowed: random, or a number"):
        GAME.new(1, {"objective": value})


@pytest.mark.rule("RN-821")
def test_only_the_solo_game_has_one() -> None:
    with pytest.raises(BadOption, match=r"^only the solo game has an objective, not 3 players"):
        GAME.new(3, {"objective": "2"})


# Automa dice


@pytest.mark.rule("RN-822")
@pytest.mark.parametrize("seed", range(25))
def test_where_the_automa_dice_lie(seed: int) -> None:
    state, journal = started(seed)
    white, green, yellow, red, blue = automa(journal)
    seen = table(state)
    dice = {name: die for name, die in seen.items() if " die " in name and die is not None}
    guilds = {GUILD_NAMES[value - 1] for value in (red, blue)}
    in_guilds = {name.split()[0]: dice.pop(name)[1] for name in list(dice) if name.split()[0] in GUILD_NAMES}
    assert in_guilds == {guild: GUILD_NAMES.index(guild) + 1 for guild in guilds}
    assert dice == {
        "tavern die 1": (None, white),
        "yard die 1": (None, green),
        f"hall die {yellow}": (None, yellow),
    }
    assert [i for i, tile in enumerate(seen["hall"]) if not tile] == [yellow - 1]
    laid = {event.args[0]: event.args[1] for event in journal.events if event.name == "hall"}
    assert state.view(-1)["hall"]["discards"] == [laid[yellow - 1]]
    assert 0 not in seen["tavern"]
    assert (seen["0 placed"], seen["0 platform"]) == (0, 1)


@pytest.mark.rule("RN-822")
def test_all_values_come_up() -> None:
    rolls = [automa(started(seed)[1]) for seed in range(60)]
    for die in range(5):
        assert {roll[die] for roll in rolls} == {1, 2, 3, 4, 5, 6}
    assert any(red == blue for *_, red, blue in rolls)


@pytest.mark.rule("RN-822", "RN-202")
def test_they_are_rolled_after_the_event_and_before_the_players_dice() -> None:
    _, journal = started(1, events="yes")
    names = [event.name for event in journal.events]
    assert [name for name in names[-4:] if name != "discarded"] == ["event", "automa", "dice"]


@pytest.mark.rule("RN-822", "RN-209")
def test_they_return_at_upkeep_and_are_rolled_anew_in_every_round() -> None:
    state, journal = started(2)
    rolls = []
    for round_ in range(1, 11):
        assert table(state)["round"] == round_
        assert len([event for event in journal.events if event.name == "automa"]) == round_
        white, green, yellow, red, blue = automa(journal)
        rolls.append(tuple(automa(journal)))
        dice = [die for name, die in table(state).items() if " die " in name and die is not None]
        assert sorted(value for _, value in dice) == sorted([white, green, yellow, red, blue][: 4 + (red != blue)])
        assert table(state)["hall"][yellow - 1] == ""
        assert table(state)["hall"].count("") == 1
        idle_round(state)
    assert state.over
    assert len(set(rolls)) == 10


@pytest.mark.rule("RN-822", "RN-301", "RN-304")
@pytest.mark.parametrize("die", range(1, 7))
def test_they_bind_the_players_die_in_tavern_and_yard(die: int) -> None:
    state = scene(1, automa=(4, 3, 6, 5, 6), dice=(die,), coins=5)
    assert ("tavern" in places(state, str(die))) == (die >= 4)
    assert ("yard" in places(state, str(die))) == (die <= 3)


@pytest.mark.rule("RN-822", "RN-301")
def test_one_slot_of_the_tavern_is_left() -> None:
    state = scene(1, automa=(1, 6, 6, 5, 6), dice=(2, 3), coins=9)
    visit(state, "2", "tavern", "take 1")
    assert open_to(state, "tavern", [3, 6]) == []
    visit(state, "3", "yard")
    assert open_to(state, "yard", [6]) == []


@pytest.mark.rule("RN-822", "RN-501")
def test_the_yellow_die_holds_its_slot() -> None:
    state = scene(1, automa=(1, 6, 2, 5, 6), dice=(2, 3), coins=9, workers=1, hall=["community", "", "community"])
    assert open_to(state, "hall", [2, 3]) == [3]


@pytest.mark.rule("RN-822", "RN-603")
def test_berk_fills_no_slot_under_an_automa_die() -> None:
    state = scene(1, automa=(1, 6, 2, 5, 6), dice=(2,), hall=["community", "", "community"])
    changed = visit(state, "2", "berk", "replace buildings", "stop")
    assert [tile != "" for tile in changed["hall"]] == [True, False, True, True, True, True]
    assert changed["scrap"] == ["community", "community"]


@pytest.mark.rule("RN-822")
@pytest.mark.parametrize(("red", "blue"), [(1, 4), (4, 1), (2, 2)])
def test_a_guild_with_an_automa_die_takes_no_other(red: int, blue: int) -> None:
    state = scene(1, automa=(1, 6, 6, red, blue), dice=(1, 3, 5))
    free = [guild for n, guild in enumerate(GUILD_NAMES, start=1) if n not in (red, blue)]
    for die in ("1", "3", "5"):
        assert [place for place in places(state, die) if place in GUILD_NAMES] == free


@pytest.mark.rule("RN-822", "RN-206")
def test_modifiers_do_not_touch_automa_dice() -> None:
    state = scene(1, automa=(4, 6, 6, 5, 6), dice=(3,), modifiers=2)
    before = table(state)
    assert "tavern" not in places(state, "3")
    assert "tavern" in places(state, "3 as 4")
    do(state, "die 3 as 4", "go tavern", "take 1")
    assert table(state)["tavern die 1"] == before["tavern die 1"] == (None, 4)


# What a blocked guild pays

FIRST = dict(zip(GUILD_NAMES, ["coin", "reputation", "reroll", "good", "buy", "exchange"]))
SECOND = dict(zip(GUILD_NAMES, ["reputation", "reroll", "good", "buy", "exchange", "coin"]))


@pytest.mark.rule("RN-823")
@pytest.mark.parametrize("seed", range(12))
def test_it_pays_the_rewards_of_own_workshops_twice(seed: int) -> None:
    owned = {f"{guild}.1": f"0 {effect}" for guild, effect in FIRST.items()}
    owned |= {f"{guild}.3": f"0 {effect}" for guild, effect in SECOND.items() if guild != "wizards"}
    state = scene(1, workshops=owned, seed=seed)
    journal = Journal()
    state.journal = journal
    before = table(state)
    idle_round(state)
    changed = changes(before, state)
    *_, red, blue = automa(journal)
    blocked = {GUILD_NAMES[value - 1] for value in (red, blue)}
    assert changed["0 coins"] == 2 * len(blocked)  # slot 1
    assert changed.get("0 score", 0) == 2 * len(blocked - {"wizards"})  # slot 3
    # Income brought a good per workshop; no effect of a tile was used.
    income = {"books": 2, "weaponry": 2, "furnishings": 2, "magic": 1, "jewelry": 2, "artwork": 2}
    assert changed["0 goods"] == income
    assert "0 reputation" not in changed


@pytest.mark.rule("RN-823", "RN-402", "RN-104")
def test_workshops_of_nobody_pay_nothing() -> None:
    sold = {f"{guild}.1": effect for guild, effect in FIRST.items()}
    state = scene(1, workshops=sold)
    before = table(state)
    idle_round(state)
    assert {"0 coins", "0 goods", "0 score"}.isdisjoint(changes(before, state))


@pytest.mark.rule("RN-823", "RN-402")
def test_own_dice_never_pay_owner_rewards() -> None:
    owned = {"scholars.1": "0 coin", "scholars.3": "0 reputation"}
    state = scene(1, dice=(5,), workshops=owned)
    do(state, "die 5", "go scholars")
    assert act(state, "stop") == {}
    assert act(state, "stop") == {}  # the neutral one in the middle
    assert act(state, "stop") == {"decision": "turn"}


@pytest.mark.rule("RN-823", "RN-404", "RN-501", "RN-605")
def test_apprentices_may_leave_a_blocked_guild_and_its_workshops_be_bought() -> None:
    position: dict[str, Any] = {"automa": (1, 6, 6, 1, 2), "apprentices": {"scholars": 1}, "dice": (1, 5)}
    state = scene(1, **position)
    assert visit(state, "1", "wizards", "move scholars") == {"0 apprentices": {"wizards": 1}}
    state = scene(1, **position)
    assert visit(state, "5", "board", "recall scholars") == {"0 apprentices": {}, "0 workers": 1}
    state = scene(1, **position, hall=["scholars good"], coins=4)
    assert visit(state, "1", "hall")["scholars.1"] == "0 good"


# The objective


def reaching(theme: str, n: int) -> dict[str, Any]:
    """A position that has just so much of what the theme asks for."""
    if theme == "points":
        return {"score": n - 1, "goods": {"books": 2}}  # a point at the end
    if theme == "settlers":
        return {"housed": list(range(1, n + 1)), "platform": 0}
    if theme == "races":
        return {"housed": [*range(1, 8 * n, 8), 2], "platform": 0}
    if theme == "council":
        return {"tiles": range(1, n + 1)}
    slots = [(f"{guild}.1", FIRST[guild]) for guild in GUILD_NAMES]
    slots += [(f"{guild}.3", SECOND[guild]) for guild in GUILD_NAMES]
    return {
        "workshops": {at: f"0 {effect}" if i < n - 1 else effect for i, (at, effect) in enumerate(slots)},
        "lots": [2],
    }


@pytest.mark.rule("RN-824")
@pytest.mark.parametrize("objective", range(1, 16))
def test_the_objective_decides_after_the_scoring(objective: int) -> None:
    theme = ["points", "settlers", "races", "council", "buildings"][(objective - 1) // 3]
    goal = GAME.tables.objective_threshold[objective]
    for n, won in ((goal, True), (goal - 1, False)):
        state = scene(1, round=10, objective=objective, **reaching(theme, n))
        shown = state.view(-1)["objective"]
        assert (shown["objective"], shown["theme"], shown["threshold"]) == (objective, theme, goal)
        idle_round(state)
        assert state.over
        assert state.outcome().ranks == [1 if won else 2]
        assert state.outcome().winners() == ([0] if won else [])
        assert state.outcome().scores == state.scores()


@pytest.mark.rule("RN-824", "RN-701")
def test_the_score_is_recorded_beside_it() -> None:
    state = scene(1, round=10, objective=4, score=30, nobility=12, goods={"magic": 5})
    idle_round(state)
    assert state.outcome().scores == [30 + 6 + 2]
    assert state.outcome().ranks == [2]


@pytest.mark.rule("RN-821", "RN-201", "RN-209")
def test_alone_the_first_player_stays() -> None:
    state = scene(1)
    idle_round(state)
    assert (table(state)["first"], table(state)["turn of"]) == (0, [0])
    assert legal(state)[-1] == "end"
