"""Positions set up by hand: any position can be told and set up again, and what cannot be is refused by its field."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplehall.core.errors import BadPosition
from meeplehall.core.generator import generator
from meeplehall.games.renaissance.game import GAME
from meeplehall.games.renaissance.view import DECISIONS
from meeplehall.testing.cases import random_action
from tests.conformance.cases import cases
from tests.renaissance.conservation import check
from tests.renaissance.scene import legal

BASE = ["baker", "scholar", "renaissance", "knight", "merchant"]
MAN = {"down": {"2.1": "", "2.2": ""}, "man": ""}


def seats(first: dict[str, Any], second: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    return [{"foundation": BASE} | first, {"foundation": BASE} | (second or {})]


def set_up(told: dict[str, Any], rng) -> Any:
    """The position that was told, with the same chance ahead of it."""
    twin = GAME.position(json.loads(json.dumps(told)), seed=5)
    twin.rng = rng.clone()
    check(twin)
    return twin


def same(one, other) -> bool:
    """Whether nobody can tell them apart; equal cards may have changed places."""
    views = [[s.view(seat) for seat in range(-1, s.seats)] for s in (one, other)]
    return views[0] == views[1] and GAME.facts(one) == GAME.facts(other) and one.pending() == other.pending()


@settings(max_examples=80)
@given(st.sampled_from(cases("renaissance")), st.sampled_from([1, 2]), st.integers(0, 2**40), st.integers(0, 200))
def test_every_position_can_be_told_and_set_up_again(case: Any, rules: int, seed: int, steps: int) -> None:
    state = GAME.new(case.players, dict(case.options), seed, rules=rules)
    rng = generator(seed)
    for _ in range(steps):
        if not state.over:
            state.apply(*random_action(state, rng))
    twin = set_up(GAME.facts(state), state.rng)
    assert same(twin, state)
    if dict(case.options)["deck"] == "p24":  # no two cards are equal
        assert twin == state
    for _ in range(60):
        if state.over:
            break
        seat, action = random_action(state, rng)
        state.apply(seat, action)
        twin.apply(seat, action)
    assert same(twin, state)


def test_every_kind_of_decision_can_be_told_and_set_up_again() -> None:
    kinds = set()
    for seed in range(40):
        state = GAME.new(2, {"round_limit": "6"}, seed)
        rng = generator(seed)
        while True:
            kind = state.view(-1)["decision"]["kind"]
            if kind not in kinds or kind == "man":
                kinds.add(kind)
                assert same(set_up(GAME.facts(state), state.rng), state)
            if state.over:
                break
            state.apply(*random_action(state, rng))
    assert kinds == set(DECISIONS)


def test_what_is_left_out_is_as_at_the_start() -> None:
    assert GAME.position({"players": 3}, seed=4) == GAME.new(3, seed=4)
    begun = GAME.new(2, seed=4)
    for seat in (0, 1):
        for place, worker in enumerate(BASE[:4], start=1):
            begun.apply(seat, GAME.parse(f"lay {worker} 1.{place}"))
    assert GAME.position({"seats": seats({}), "players": 2}, seed=4) == begun
    some = GAME.position({"players": 2, "seats": seats({}, {"foundation": ["knight"]})}, seed=4)
    assert some.pending() == [1]
    assert legal(some, 1)[0] == "lay merchant 1.2"


def test_a_named_card_is_taken_from_where_it_lies_and_another_comes_there() -> None:
    twice = ["M:mm/bs", "M:mm/bs", "K:kk/ms", "K:kk/ms"]
    for seed in range(20):
        state = GAME.position({"players": 2, "seats": seats({"hand": twice})}, seed)
        check(state)
        seen = state.view(1)
        faces = [area["card"]["text"] for area in seen["areas"]] + [card["text"] for card in seen["players"][1]["hand"]]
        assert len(faces) == 8
        assert not set(faces) & set(twice)


def test_a_position_is_played_on() -> None:
    state = GAME.position(
        {
            "players": 2,
            "round": 7,
            "phase": 2,
            "seats": seats(
                {
                    "structure": {"2.1": "M:mm/bs"},
                    "down": {"2.2": "K:kk/sb"},
                    "hand": ["S:ss/mk", "B:bb/ms"],
                    "known": ["B:bb/ms"],
                    "stored": {"coin": 1},
                    "taught": ["book"],
                    "knights": {"bread": 2},
                },
                {"hand": ["K:kk/sm"], "stored": {"shield": 1}, "choice": {"action": {"kind": "recruit", "card": 1}}},
            ),
            "areas": {"bread": "M:mm/kb"},
            "pile": {"shown": ["S:ss/bm"], "unseen": ["K:kk/ms"], "thrown": [["B:bb/sm"]]},
        }
    )
    check(state)
    view = state.view(1)
    assert (view["round"], view["phase"], view["turn_of"]) == (7, 2, [0, 1])
    assert view["players"][0]["known"] == ["B:bb/ms"]
    assert view["seen"] == {"S:ss/bm": 1}
    assert view["players"][1]["choice"]["action"] == {"kind": "recruit", "card": 1}
    assert state.pending() == [0]
    state.apply(0, GAME.parse("hire c1 3.1"))
    assert state.view(1)["phase"] == 3
    check(state)


@pytest.mark.rule("RM-305")
@pytest.mark.parametrize(("rules", "removals"), [(1, 0), (2, 2)])
def test_a_renaissance_man_waits(rules: int, removals: int) -> None:
    data = {"players": 2, "rules": rules, "seats": seats(MAN), "decision": {"kind": "man"}}
    state = GAME.position(data)
    check(state)
    assert state.pending() == [0]
    assert [text.split()[0] for text in legal(state, 0)].count("remove") == removals


def test_recruits_the_end_and_the_solo_game() -> None:
    won = {"decision": {"kind": "recruit", "area": "coin"}, "areas": {"coin": "M:mm/bs"}}
    state = GAME.position({"players": 2, "seats": seats({"knights": {"coin": 1}})} | won)
    assert legal(state, 0) == ["place 2.1", "take"]
    over = GAME.position(
        {"players": 2, "options": {"round_limit": "3"}, "round": 3, "decision": {"kind": "over"}, "seats": seats({})}
    )
    assert over.outcome().note == "shared"
    harder = {"players": 1, "options": {"solo": "harder", "solo_cards": "2"}, "put_away": ["M:mm/bs", "M:mm/bs"]}
    assert "M:mm/bs" in GAME.position(harder).view(0)["unseen"]
    assert GAME.position(harder).view(0)["solo"]["put_away"] == 2


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"colour": 1}, "the position: object contains unknown field `colour`; known: seats, dealer, round,"),
        ({"seats": seats({"hnad": []})}, "seats[0]: object contains unknown field `hnad`; known: foundation,"),
        ({"seats": seats({"stored": {"coin": "3"}})}, "seats[0].stored[...]: expected `int`, got `str`"),
        ({"seats": seats({})[:1]}, "seats: 1 seats in a game for 2"),
        ({"dealer": 2}, "dealer: no seat 2; seats are 0 to 1"),
        ({"last": 2}, "last: no seat 2; seats are 0 to 1, -1 is none"),
        ({"round": 2}, "round: only after the foundations; give every seat its five workers first"),
        ({"seats": [{"hand": []}, {}]}, "seats[0].hand: only after the foundations"),
        ({"decision": {"kind": "choice"}}, "decision.kind: only after the foundations"),
        ({"seats": [{"foundation": ["king"]}, {}]}, "seats[0].foundation[0]: no worker 'king'; workers are merchant,"),
        ({"seats": [{"foundation": ["baker"] * 2}, {}]}, "seats[0].foundation[1]: 'baker' lies there already"),
        ({"seats": seats({}), "decision": {"kind": "foundation"}}, "decision.kind: all foundations lie already"),
        ({"seats": seats({"hand": ["M:xx/bs"]})}, "seats[0].hand[0]: no card 'M:xx/bs' in this deck; cards are such"),
        ({"seats": seats({"hand": ["M:mm/bs"] * 3})}, "seats[0].hand[2]: no 'M:mm/bs' is left; there are 2 in all"),
        ({"seats": seats({"known": ["M:mm/bs"]})}, "seats[0].known: 'M:mm/bs' is not in this hand"),
        ({"seats": seats({"structure": {"1.1": "M:mm/bs"}})}, "seats[0].structure: no place '1.1'; places are 5.1,"),
        ({"seats": seats({"structure": {"3.1": "M:mm/bs"}})}, "seats[0].structure.3.1: it needs two cards below"),
        ({"seats": seats({"structure": {"2.1": "M:mm/sb"}})}, "seats[0].structure.2.1: 'M:mm/sb' does not fit there"),
        (
            {"seats": seats({"structure": {"2.1": "M:mm/bs"}, "down": {"2.1": ""}})},
            "seats[0].down.2.1: a card lies there already",
        ),
        ({"seats": seats({"stored": {"coin": 5}})}, "seats[0].stored: 5; there are at most 4"),
        ({"seats": seats({"stored": {"gold": 1}})}, "seats[0].stored.gold: no such icon; icons are coin, book,"),
        ({"seats": seats({"knights": {"coin": 5}})}, "seats[0].knights: 5; there are at most 4"),
        (
            {"seats": seats({"taught": ["coin", "book", "bread", "shield"]})},
            "seats[0].taught: all four make a Renaissance Man: give the seat a 'man'",
        ),
        (
            {"seats": seats({"hand": ["K:kk/ms", "K:kk/mb", "K:kk/sm", "K:kk/sb", "K:kk/bs"], "knights": {"coin": 4}})},
            "seats[0].hand: hand and knights on the board are at most 8, not 9",
        ),
        ({"seats": seats({}), "pile": {"thrown": [[], [], []]}}, "pile.thrown: 3 seats in a game for 2"),
        ({"seats": seats({}), "pile": {"shown": [""]}}, "pile.shown[0]: a card has a face"),
        ({"seats": seats({}), "put_away": ["M:mm/bs"]}, "put_away: 1 cards; with these options it is 0"),
        ({"seats": seats({}), "rivals": {"coin": 1}}, "rivals: 1; there are at most 0"),
        ({"seats": seats({}), "phase": 2}, "phase: nobody has a card on level 2, so it is not called"),
        (
            {"seats": seats({}), "phase": 1, "decision": {"kind": "discard"}},
            "phase: with 'discard' it is 0, not 1",
        ),
        ({"seats": seats({}), "round": 101}, "round: the game ends after round 100"),
        ({"seats": seats({}), "renewed": True}, "renewed: only the easier solo game has a second deck"),
        ({"seats": seats({}), "lost": True}, "lost: only a solo game that is over can be"),
        ({"seats": seats({}), "decision": {"kind": "rest"}}, "decision.kind: no 'rest'; kinds are foundation, choice,"),
        ({"seats": seats({}), "decision": {"kind": "man"}}, "decision.kind: no seat has a 'man' to place"),
        ({"seats": seats({"man": ""})}, "seats[0].man: only with the decision 'man'"),
        ({"seats": seats({}), "removed": ["2.1"]}, "removed: only with the decision 'recruit'"),
        ({"seats": seats({}), "decision": {"kind": "choice", "area": "coin"}}, "decision.area: with 'recruit' alone"),
        (
            {"seats": seats({}), "decision": {"kind": "recruit", "area": "coin"}},
            "decision.area: nobody has won a card there",
        ),
        (
            {"seats": seats({}), "decision": {"kind": "over"}},
            "decision.kind: the game is not over: no Master, rounds left",
        ),
        (
            {"seats": seats({"hand": []}, {"hand": []}), "decision": {"kind": "discard"}},
            "decision.kind: nobody has anything to decide then",
        ),
        (
            {"seats": seats({"choice": {"removing": ["2.1"]}})},
            "seats[0].choice.removing: not possible here",
        ),
        (
            {"seats": seats({"choice": {"action": {"kind": "fly"}}})},
            "seats[0].choice.action: unknown kind of action 'fly'",
        ),
        (
            {"seats": seats(*[{"choice": {"action": {"kind": "pass"}}}] * 2)},
            "seats: everybody has chosen: leave one action out, and play it",
        ),
        (
            {"seats": seats({"choice": {"passing": True}})},
            "seats[0].choice: object contains unknown field `passing`; known: removing, throwing, action",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.position({"players": 2} | data)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)
