"""How bots are named."""

from __future__ import annotations

import pytest

from meeplehall.bots import LEVELS, make, names, patience, simpler
from meeplehall.bots.search.bot import SearchBot
from meeplehall.core.errors import UnknownBot
from meeplehall.registry import find


def test_there_are_five_levels() -> None:
    assert LEVELS == ("gentle", "easy", "normal", "hard", "expert")
    assert set(LEVELS) < set(names())
    assert [patience(level) for level in LEVELS] == [0.01, 0.01, 0.05, 0.2, 1.0]


def test_whoever_fails_has_a_simpler_one_behind_it() -> None:
    assert [simpler(level) for level in ("expert", "hard", "normal", "easy", "gentle", "random")] == [
        "hard",
        "normal",
        "easy",
        "gentle",
        "random",
        "",
    ]
    assert [simpler(name) for name in ("expert@5sx4", "hard:w.json@20", "greedy", "tree")] == [
        "hard",
        "normal",
        "gentle",
        "gentle",
    ]


def test_a_budget_follows_the_name() -> None:
    by_playouts, by_time = make("expert@20000"), make("hard@2.5s")
    assert isinstance(by_playouts, SearchBot)
    assert isinstance(by_time, SearchBot)
    assert (by_playouts.settings.playouts, by_playouts.settings.seconds) == (20000, 0.0)
    assert (by_time.settings.playouts, by_time.settings.seconds) == (0, 2.5)


@pytest.mark.parametrize(
    ("name", "file", "playouts", "seconds"),
    [
        ("flat:me@home/value.json", "me@home/value.json", 500, 0.0),
        ("hard:me@home/value.json@40", "me@home/value.json", 40, 0.0),
        ("hard:a@5@2.5s", "a@5", 0, 2.5),
        ("hard:a@5", "a", 5, 0.0),
        ("flat:a@5m", "a@5m", 500, 0.0),
    ],
)
def test_the_last_budget_counts_and_the_rest_is_the_file(name: str, file: str, playouts: int, seconds: float) -> None:
    bot = make(name)
    assert isinstance(bot, SearchBot)
    assert (bot.weights, bot.settings.playouts, bot.settings.seconds) == (file, playouts, seconds)


@pytest.mark.parametrize(
    "name", ["expert@", "expert@0", "expert@-1", "expert@5m", "expert@0s", "Expert", "", "expert:", "expert@9999999999"]
)
def test_a_name_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make(name)


def test_an_unknown_bot_is_told_who_is_known() -> None:
    with pytest.raises(UnknownBot, match=r"'wizard'.*expert"):
        make("wizard")


@pytest.mark.parametrize("name", ["greedy@100", "easy@1s", "normal@100", "normal@1s"])
def test_bots_that_compare_no_plans_take_no_budget(name: str) -> None:
    with pytest.raises(UnknownBot, match="takes no budget"):
        make(name)


def test_a_bot_in_a_hurry_answers_before_its_games_are_played() -> None:
    """A budget for days, cut short: were the hurry not heeded, this would not end."""
    state = find("burgundy").new(2, {}, 1)
    bot = make("hard@90000000", 1)
    bot.hurry(0.05)
    assert bot.choose(state, state.actor()) in state.legal(state.actor())


def test_time_is_a_budget_too() -> None:
    state = find("burgundy").new(2, {}, 1)
    assert make("expert@0.05s", 1).choose(state, state.actor()) in state.legal(state.actor())


@pytest.mark.parametrize("game", ["burgundy", "renaissance", "nobility"])
def test_several_processes_choose_what_one_would(game: str) -> None:
    state = find(game).new(2, {}, 5)
    greedy = make("greedy", 1)
    for _ in range(30):
        state.play(state.actor(), greedy.choose(state, state.actor()))
    seat = state.actor()
    alone, together = (make(f"hard@120{processes}", 7).plan(state, seat) for processes in ("", "x3"))
    assert together == alone


def test_processes_that_cannot_be_are_refused() -> None:
    for name, words in (("hard@100x0", "from 1 to 64"), ("hard@1sx65", "from 1 to 64"), ("tree@100x2", "one process")):
        with pytest.raises(UnknownBot, match=words):
            make(name)


def test_processes_heed_the_clock_on_the_wall() -> None:
    """The thinking process itself uses hardly any CPU: were that the measure, this would not end."""
    state = find("burgundy").new(2, {}, 1)
    assert make("hard@0.3sx2", 1).choose(state, state.actor()) in state.legal(state.actor())


@pytest.mark.parametrize(
    ("name", "players", "playouts"),
    [("expert", 1, 58), ("expert", 2, 350), ("expert", 3, 233), ("expert", 6, 116), ("expert@20", 6, 20)],
)
def test_a_level_imagines_what_the_table_leaves_time_for_but_a_named_budget_holds(
    name: str, players: int, playouts: int
) -> None:
    state = find("nobility").new(players, {}, 1)
    bot = make(name, 1)
    assert isinstance(bot, SearchBot)
    bot.hurry(0.001)
    bot.get_ready(state)
    bot.think(state.sample(state.actor(), 1), state.actor())
    assert bot.budget.playouts == playouts


def test_levels_slip_less_and_less_and_more_where_the_game_forgives() -> None:
    shares = {}
    for game in ("burgundy", "renaissance"):
        for level in ("normal", "hard", "expert"):
            bot = make(level)
            assert isinstance(bot, SearchBot)
            bot.get_ready(find(game).new(2))
            shares[game, level] = bot.slip_share()
    assert [shares["burgundy", level] for level in ("normal", "hard", "expert")] == [14, 0, 0]
    assert [shares["renaissance", level] for level in ("normal", "hard", "expert")] == [66, 17, 0]
