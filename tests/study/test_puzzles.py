"""Shipped puzzles load and hold: solutions are legal, most points are the most, best turns are best, days differ."""

from __future__ import annotations

import random
from datetime import date, timedelta

import msgspec
import pytest

import meeplehall
from meeplehall.bots.search.plans import turn_ended
from meeplehall.core.errors import IllegalAction
from meeplehall.core.game import Game
from meeplehall.core.generator import generator
from meeplehall.core.state import State
from meeplehall.core.undo import can_take_back
from meeplehall.registry import BUILT_IN
from meeplehall.study.appraisal import Line as Imagined
from meeplehall.study.appraisal import appraiser_for
from meeplehall.study.exhaustive import most_points
from meeplehall.study.puzzle_finder import LEAST_LEAD, Finder, Source, measure_again
from meeplehall.study.puzzles import (
    KINDS,
    NoPuzzle,
    Puzzle,
    Shipped,
    after,
    answered,
    of_the_day,
    position,
    puzzle,
    puzzles,
    read,
    written,
)
from meeplehall.study.themes import OTHER, rules_of, theme_of

GAMES = [meeplehall.game(name) for name in BUILT_IN]
SOLO = ("renaissance", "nobility")
SAMPLE = 4
"""Puzzles of each game that are solved again."""
SMALL = 400
"""Ways to end the turn that a plain search goes through in no time."""
AGAIN = 100
"""Imagined games of each turn; another budget and another seed than those of the maker."""


def sample(game: Game, *kinds: str, turns: int = 10**9) -> list[Puzzle]:
    found = [one for one in puzzles(game) if one.kind in kinds and one.turns <= turns]
    return random.Random(7).sample(found, min(SAMPLE, len(found)))


def codes(game: Game, steps: list[str]) -> list[int]:
    return [game.parse(step) for step in steps]


@pytest.mark.parametrize("game", GAMES, ids=BUILT_IN)
def test_every_puzzle_loads_and_its_solution_is_legal_and_right(game: Game) -> None:
    found = puzzles(game)
    assert len({(one.kind, one.position) for one in found}) == len(found)
    for one in found:
        assert one.kind in KINDS
        assert 1 <= one.hard <= 5
        state = position(game, one)
        assert state.seats == one.players
        assert len(state.legal(one.seat)) > 1
        steps = codes(game, one.solution.steps)
        assert one.theme == theme_of(game, state, one.seat, steps)
        assert answered(game, one, steps).right
        assert not any(answered(game, one, steps[:n]).ended for n in range(len(steps)))
        for other in one.others:
            answer = answered(game, one, codes(game, other.steps))
            assert answer.ended
            assert not answer.right
            assert answer.known == other
        if one.kind != "points":
            assert one.lead() >= LEAST_LEAD
            assert one.lead() > one.margin


@pytest.mark.parametrize("game", GAMES, ids=BUILT_IN)
def test_there_are_enough_of_every_kind(game: Game) -> None:
    found = puzzles(game)
    together = [one for one in found if one.players > 1]
    assert len(together) >= 200
    assert {one.kind for one in found} == set(KINDS)
    assert "danger" in {one.kind for one in together}
    if game.name in SOLO:
        assert len(found) - len(together) >= 40


def most_by_plain_search(root: State, seat: int, state: State, known: dict[str, int]) -> int:
    """The most points at the end of the turn, by trying everything; known positions are not tried twice."""
    if not state.owes(seat) or not can_take_back(root, state, seat):
        return state.scores()[seat]
    digest = state.digest()
    if digest not in known:
        twins = []
        for action in state.legal(seat):
            twin = state.clone()
            twin.apply(seat, action)
            twins.append(twin)
        known[digest] = max(most_by_plain_search(root, seat, twin, known) for twin in twins)
    return known[digest]


@pytest.mark.parametrize("game", GAMES, ids=BUILT_IN)
def test_the_most_points_are_the_most(game: Game) -> None:
    for one in sample(game, "points", turns=SMALL):
        root = position(game, one)
        assert most_by_plain_search(root, one.seat, root, {}) - root.scores()[one.seat] == one.most
        assert one.glance < one.most


@pytest.mark.parametrize("game", GAMES, ids=BUILT_IN)
def test_the_best_turn_is_best_by_another_seed_and_budget(game: Game) -> None:
    for one in sample(game, "best", "danger"):
        root = position(game, one)
        appraiser = appraiser_for(root)
        lines = [Imagined(codes(game, line.steps), root.seats) for line in [one.solution, one.others[0]]]
        luck = generator(20_26)
        for _ in range(AGAIN):
            word = luck.word()
            for line in lines:
                appraiser.imagine(root, one.seat, line, word)
        assert lines[0].share(one.seat) > lines[1].share(one.seat), one.number


@pytest.mark.parametrize("game", GAMES, ids=BUILT_IN)
def test_a_defence_gives_points_up_to_keep_more_away(game: Game) -> None:
    for one in puzzles(game):
        if one.kind == "danger":
            tempting, best = one.others[0], one.solution
            given_up = tempting.points[one.seat] - best.points[one.seat]
            rivals = [seat for seat in range(one.players) if seat != one.seat]
            kept_away = max(tempting.points[seat] for seat in rivals) - max(best.points[seat] for seat in rivals)
            assert kept_away > given_up > 0


def test_deeds_in_another_order_are_the_same_answer() -> None:
    game = meeplehall.game("burgundy")
    turned = 0
    for one in puzzles(game):
        steps = codes(game, one.solution.steps)[::-1]
        try:
            ended = turn_ended(position(game, one), after(position(game, one), one.seat, steps), one.seat)
        except IllegalAction:
            continue
        if ended and one.kind == "best":
            turned += answered(game, one, steps).right
    assert turned > 0


def test_a_turn_is_refused_beyond_its_end() -> None:
    game = meeplehall.game("burgundy")
    one = puzzle(game, 1)
    steps = codes(game, one.solution.steps)
    with pytest.raises(IllegalAction):
        answered(game, one, [*steps, steps[0]])


def test_the_day_has_one_puzzle_for_everybody_and_days_differ() -> None:
    first = date(2026, 11, 17)
    days = [of_the_day(GAMES, first + timedelta(days=n)) for n in range(60)]
    assert days[0] == of_the_day(GAMES, first)
    assert [game.name for game, _ in days[:3]] != [days[0][0].name] * 3
    assert len({(game.name, one.number) for game, one in days}) == len(days)
    before = of_the_day(GAMES, date(2020, 1, 1))
    assert before[1] in puzzles(before[0])


def test_there_is_no_puzzle_of_that_number() -> None:
    game = meeplehall.game("burgundy")
    with pytest.raises(NoPuzzle, match=f"no puzzle 100000 of burgundy; there are 1 to {len(puzzles(game))}"):
        puzzle(game, 100_000)
    with pytest.raises(NoPuzzle, match="no game here has puzzles"):
        of_the_day([], date(2026, 1, 1))


def test_the_file_is_read_as_it_was_written() -> None:
    shipped = Shipped({"rules": "1"}, {"together": 5}, puzzles(meeplehall.game("burgundy"))[:3])
    assert read(written(shipped).encode()) == shipped


def test_an_exhaustive_search_knows_its_bound() -> None:
    game = meeplehall.game("burgundy")
    one = next(one for one in puzzles(game) if one.kind == "points")
    assert most_points(position(game, one), one.seat, 1) is None


def test_a_finder_finds_the_same_again() -> None:
    source = Source(meeplehall.game("renaissance"), 1, {}, ["easy"], 4, 40)
    first, again = (next(Finder(source, {"points": range(5)}, 2).puzzles()) for _ in range(2))
    assert first == again


def test_a_puzzle_is_measured_again_with_the_chances_of_today() -> None:
    game = meeplehall.game("renaissance")
    one = max((one for one in puzzles(game) if one.kind == "best"), key=lambda one: one.lead() - one.margin)
    number, found = measure_again("renaissance", msgspec.json.encode(one), 7, 80)
    assert number == one.number
    again = msgspec.json.decode(found, type=Puzzle)
    assert again.solution.steps == one.solution.steps
    assert again.solution.shares != one.solution.shares
    wrong = msgspec.structs.replace(one, solution=one.others[0], others=[one.solution])
    assert measure_again("renaissance", msgspec.json.encode(wrong), 7, 80) == (one.number, b"null")


@pytest.mark.parametrize("game", GAMES, ids=BUILT_IN)
def test_themes_are_told_by_events_and_actions_that_there_are(game: Game) -> None:
    kinds = {str(game.structured(action)["kind"]) for action in range(game.action_count)}
    for rule in rules_of(game):
        assert rule.theme != OTHER
        assert (rule.event in game.events.kinds) != (rule.action in kinds)
