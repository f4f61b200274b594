"""The drawing of a view."""

from __future__ import annotations

import pytest

from meeplehall import bots
from meeplehall.core.journal import Event, Journal
from meeplehall.core.preview import preview
from meeplehall.games.nobility import events
from meeplehall.games.nobility.game import GAME
from meeplehall.terminal.boards import face_of
from meeplehall.terminal.boards import nobility as drawing


def play(players: int, seed: int, bot: str, **options: str):
    state = GAME.new(players, options, seed)
    makers = [bots.make(bot, seed + seat) for seat in range(players)]
    while not state.over:
        yield state
        seat = state.actor()
        state.apply(seat, makers[seat].choose(state, seat))
    yield state


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"events": "yes"}),
        (2, {}),
        (4, {"night": "yes", "chancery": "yes", "events": "yes"}),
        (6, {}),
    ],
)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_every_position_of_a_game_can_be_drawn_for_everybody(players: int, options: dict, bot: str) -> None:
    for step, state in enumerate(play(players, 3, bot, **options)):
        if step % 7 and not state.over:
            continue
        for seat in range(-1, players):
            view = state.view(seat)
            text = drawing.board(view)
            assert max(map(len, text.splitlines())) <= 120
            if seat in state.pending():
                words = [drawing.action(view, GAME.structured(action)) for action in state.legal(seat)]
                assert all(words)
                assert len(set(words)) == len(words) or view["decision"]["kind"] == "workshop"


def test_the_board_shows_everything_a_player_needs() -> None:
    state = GAME.new(3, {"chancery": "yes", "night": "yes", "events": "yes"}, 2)
    while state.view(-1)["stage"] != "actions":
        state.apply(state.actor(), state.legal(state.actor())[0])
    view = state.view(0)
    text = drawing.board(view)
    for part in (
        "Round 1 of 10",
        f"Event: {view['event']['name']}",
        "Tavern (dice rise)",
        "Yard (dice fall)",
        "Guild Hall",
        "Port",
        "White Castle",
        "Stone Council",
        "Chancery",
        "Scholars",
        "seat 0 (you): ",
        f"keeper of the {view['players'][0]['keeper']}",
        view["players"][0]["character"]["name"],
        "commission hidden",
        *[f"#{card['card']} {card['race']}" for card in view["tavern"]["cards"]],
    ):
        assert part in text, part
    own = view["players"][0]["commissions"][0]["commission"]
    assert f"commission {drawing.commission(own)}" in text
    assert text.count("commission hidden") == 2


def test_the_objective_is_shown() -> None:
    text = drawing.board(GAME.new(1, {"objective": "13"}, 2).view(0))
    assert "Objective: 6 or more buildings" in text


def test_what_is_kept_is_not_told() -> None:
    """A bot's action is put into words from its own view; its commission must not be among them."""
    state = GAME.new(3, {"chancery": "yes"}, 2)
    view = state.view(1)
    words = [drawing.action(view, GAME.structured(action)) for action in state.legal(1)]
    assert words == [f"keep commission {n} of those drawn" for n in (1, 2, 3)]
    assert "drawn 1: " in drawing.board(view)
    assert "drawn 1: " not in drawing.board(state.view(-1))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("die 5", "place the 5"),
        ("die 5 as 4", "place the 5 as a 4 (1 modifier)"),
        ("die 5 as 3", "place the 5 as a 3 (2 modifiers)"),
        ("go tavern", "go to the Tavern"),
        ("go wizards", "go to the wizards"),
        ("go tile-4", "go to dice tile 4"),
        ("sell lot.2", "sell the community building on lot 2 for coins"),
        ("sell artists.3", "sell workshop 3 of the artists for coins"),
        ("exchange books magic", "exchange 1 books for 1 magic"),
        ("transfer 2 artists", "transfer an apprentice of seat 2 from the artists"),
        ("modifiers 0", "take the free modifiers"),
        ("modifiers 2", "take the free modifiers and buy 2"),
        ("replace settlers", "replace all settlers"),
        ("refuse", "refuse, for 1 reputation"),
        ("end", "pass for this round"),
        ("stop", "no more"),
    ],
)
def test_actions_in_words(text: str, words: str) -> None:
    view = GAME.new(3, {}, 2).view(0)
    assert drawing.action(view, GAME.structured(GAME.parse(text))) == words


def test_effects_are_those_of_the_acting_seat_now() -> None:
    state = GAME.new(2, {}, 1)
    seat = state.actor()
    die = next(a for a in state.legal(seat) if GAME.notation(a).startswith("die"))
    state.apply(seat, die)
    value = state.view(seat)["decision"]["value"]
    gain = state.view(seat)["castle"]["gain"][(value - 1) // 2]
    assert drawing.effect(preview(state, seat, GAME.parse("go castle"))) == f" (+{gain} reputation)"
    assert drawing.effect([events.Coins(1, 2, "reward")]) == ""  # for its owner
    told = [events.Coins(0, -5, "house"), events.Income(0), events.Coins(0, 9, "apprentices")]
    assert drawing.effect(told) == " (-5 coins)"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("coins", [1, 3, 13]), "seat 1: +3 coins (apprentices)"),
        (Event("points", [0, 1, 6]), "seat 0: +1 point (reward)"),
        (Event("reputation", [2, -2, 10]), "seat 2: -2 reputation (council)"),
        (Event("nobility", [2, 2]), "seat 2: nobility +2"),
        (Event("round", [4]), "round 4"),
        (Event("pass", [1]), "seat 1 has passed"),
        (Event("keep", [1, 7], seat=1), ""),
        (Event("tavern", [1, 7]), ""),
    ],
)
def test_news_in_words(event: Event, line: str) -> None:
    assert drawing.news(GAME.event(event)) == line


def test_news_tell_no_secrets() -> None:
    state = GAME.new(2, {"chancery": "yes"}, 2, journal := Journal())
    assert state.todo
    assert all(drawing.news(GAME.event(event)) == "" for event in journal.take() if event.seat >= 0)
    assert face_of(GAME).news is drawing.news
