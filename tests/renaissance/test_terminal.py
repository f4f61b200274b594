"""The drawing of a view."""

from __future__ import annotations

import pytest

from meeplehall import bots
from meeplehall.core.journal import Event, Journal
from meeplehall.games.renaissance.game import GAME
from meeplehall.terminal.boards import renaissance as drawing
from tests.renaissance.scene import act, build, call, fill, give, knights, recruit, scene, start, store, to_recruits


def columns(lines: list[str], letter_row: int) -> dict[int, str]:
    return {n: letter for n, letter in enumerate(lines[letter_row]) if letter in "msbk*"}


def test_needs_stand_right_above_the_offers_they_match() -> None:
    s = scene()
    build(s, 0, l2_1="M:mm/bs")
    lines = drawing.pyramid(s.view(0)["players"][0])
    needs = columns(lines, 11)
    offers = columns(lines, 12)
    assert [needs[n] for n in sorted(needs)] == ["b", "s"]
    assert all(offers[n] == letter for n, letter in needs.items())


def test_the_board_shows_everything_a_player_needs() -> None:
    s = scene(3)
    give(s, 0, "K:kk/ms", "B:bb/sm")
    give(s, 1, "K:kk/sm", known=("S:ss/kb",))
    give(s, 2, "K:kk/sb")
    fill(s, 0, "2.4")
    store(s, 0, "coin", "coin")
    knights(s, 1, "book")
    recruit(s, "coin", "M:mm/kb")
    call(s, 1)
    act(s, 0, "remove 2.4")
    text = drawing.board(s.view(0))
    for part in (
        "Action phase 1",
        "deck 8",
        "Merchant  offers m m  needs k b",
        "seat 1: 1",
        "stored coin 2",
        "c1  Baker",
        "c2  Knight",
        "holds S:ss/kb",
        "to be removed: 2.4",
        "m coin (Merchant, HIRE)",
        "xRen. Man",
    ):
        assert part in text
    assert "K:kk/sm" not in text
    assert max(map(len, text.splitlines())) <= 120


def test_the_solo_clock() -> None:
    s = scene(1)
    give(s, 0, "K:kk/ms")
    call(s, 1)
    assert "clock: 91 cards left (normal)" in drawing.board(s.view(0))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_position_of_a_game_can_be_drawn_for_everybody(players: int) -> None:
    s = start(players)
    makers = [bots.make("random", seat) for seat in range(players)]
    for _ in range(150):
        if s.over:
            break
        for seat in range(-1, players):
            view = s.view(seat)
            assert drawing.board(view)
            if seat in s.pending():
                words = [drawing.action(view, GAME.structured(action)) for action in s.legal(seat)]
                assert all(words)
                assert len(set(words)) == len(words)
        seat = s.actor()
        s.apply(seat, makers[seat].choose(s, seat))


def test_actions_in_words() -> None:
    s = scene()
    give(s, 0, "K:kk/ms")
    give(s, 1, "K:kk/sm")
    store(s, 0, "coin", "coin", "coin", "coin")
    build(s, 0, l2_1="M:mm/bs")
    call(s, 1)
    view = s.view(0)

    def words(text: str) -> str:
        return drawing.action(view, GAME.structured(GAME.parse(text)))

    assert words("remove 2.1") == "remove Merchant from 2.1"
    assert words("hire c1 2.2") == "HIRE Knight (coin book) onto 2.2"
    assert words("barter c1 drop coin") == "BARTER Knight (coin book): store shield, drop coin"
    assert words("teach c1") == "TEACH Knight (coin book): shield for the Renaissance area"
    assert words("recruit c1 from book") == "RECRUIT with Knight (coin book): a knight from book to shield"
    assert words("pass") == "no action"
    assert words("lay knight 1.2") == "Knight on 1.2"
    assert words("discard c1") == "discard Knight (coin book)"
    assert words("done") == "keep the rest"


def test_a_won_recruit_in_words() -> None:
    s = scene()
    recruit(s, "coin", "M:mm/bs")
    knights(s, 0, "coin")
    to_recruits(s)
    view = s.view(0)
    assert "> recruit coin" in drawing.board(view)
    assert drawing.action(view, GAME.structured(GAME.parse("place 2.1"))) == "place the recruit on 2.1"
    assert drawing.action(view, GAME.structured(GAME.parse("take"))) == "take the recruit into the hand"


def test_news_tell_what_was_revealed() -> None:
    s = scene()
    give(s, 0, "M:mm/bs")
    give(s, 1, "K:kk/ms")
    build(s, 1, l2_1="S:ss/bs")
    call(s, 1)
    journal = Journal()
    s.journal = journal
    act(s, 1, "remove 2.1", "recruit c1")
    assert journal.events == []  # sealed
    act(s, 0, "hire c1 2.1")
    lines = [line for event in journal.events if (line := drawing.news(GAME.event(event)))]
    assert lines[:4] == [
        "seat 1 removes S:ss/bs from 2.1",
        "seat 0 HIRES M:mm/bs onto 2.1",
        "seat 1 RECRUITS with K:kk/ms",
        "action phase 2",
    ]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("foundation", [1, 4, 0, 1, 2, 3]), "seat 1 lays Ren. Man, Merchant, Scholar, Baker, Knight"),
        (Event("spend", [0, 0]), "seat 0 spends a stored coin"),
        (Event("drop", [0, 3]), "seat 0 drops a stored shield"),
        (Event("man_placed", [2, 0]), "seat 2 places a Renaissance Man on 5.1"),
        (Event("remove", [2, 9, 1028]), "seat 2 removes R:** from 2.4"),
        (Event("throw", [1, 2]), "seat 1 throws 2 cards"),
        (Event("tie", [1]), "a tie on book"),
        (Event("deal", [0, 5]), ""),
    ],
)
def test_news_in_words(event: Event, line: str) -> None:
    assert drawing.news(GAME.event(event)) == line
