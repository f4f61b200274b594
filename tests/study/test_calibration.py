"""Winning chances are fitted to what happened, and checks tell true ones from others."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import meeplehall
from meeplehall.bots.chances import KNOTS
from meeplehall.registry import BUILT_IN
from meeplehall.study.calibration import bins, brier, equal, guess_of, leader, steepness, surprise
from meeplehall.study.curves import Curves, Fitted, Trait, chances_for, fitted
from meeplehall.study.fitting import fit, fit_alone, fit_module
from meeplehall.study.observations import Row, observed

NEAR, FAR = ("near",), ("far",)


def even(scale: float, **traits: Trait) -> Fitted:
    """Curves that are the same all the time."""
    several = {str(players): Curves([scale] * KNOTS, []) for players in (2, 3)}
    return Fitted({}, {"1": Curves([scale] * KNOTS, [100.0] * KNOTS)} | several, traits)


TRUE = even(8.0, far=Trait(away=16.0), wild=Trait(stretch=2.0))


def together(games: int, *traits: str, players: int = 2) -> list[Row]:
    """Positions whose winners are drawn by the true chances."""
    dice = random.Random(3)
    rows = []
    for game in range(games):
        values = [dice.gauss(100, 10) for _ in range(players)]
        (first,) = dice.choices(range(players), TRUE.chances(players, traits).of_values(values, 0.5))
        result = [float(seat == first) for seat in range(players)]
        rows.append(Row(game, 0.5, values, [int(value) for value in values], result, traits))
    return rows


def alone(games: int) -> list[Row]:
    """The same for one, with a near objective and a far one."""
    dice = random.Random(4)
    rows = []
    for game in range(games):
        traits, values = dice.choice((NEAR, FAR)), [dice.gauss(108, 12)]
        won = float(dice.random() < TRUE.chances(1, traits).of_values(values, 0.5)[0])
        rows.append(Row(game, 0.5, values, [0], [won], traits))
    return rows


def middle(known: Fitted, players: int) -> float:
    """By what a lead is divided in the middle of the game."""
    scale = known.players[str(players)].scale
    return (scale[2] + scale[3]) / 2


def test_a_fit_finds_the_curve_again() -> None:
    rows = together(400)
    found = fit({2: rows})
    assert middle(found, 2) == pytest.approx(8, abs=1.2)
    assert brier(rows, guess_of(found)).value < brier(rows, leader).value
    assert brier(rows, guess_of(found)).value < brier(rows, equal).value


def test_a_table_with_few_games_learns_from_the_others() -> None:
    few = together(8, players=3)
    sure = [Row(row.game, row.elapsed, row.values, row.scores, leader(row)) for row in few]
    by_itself, beside_others = middle(fit({3: sure}), 3), middle(fit({2: together(400), 3: sure}), 3)
    assert by_itself < 4
    assert beside_others > 5.5


def test_tables_that_reach_less_have_leads_that_are_worth_less() -> None:
    dice = random.Random(5)
    true = Fitted({}, {"2": Curves([8.0] * KNOTS, middle=100.0)}, steady=0.03)
    rows = []
    for game in range(400):
        usual = dice.choice((85, 115))
        values = [dice.gauss(usual, 8), dice.gauss(usual, 8)]
        first = float(dice.random() < true.chances(2, ()).of_values(values, 0.5)[0])
        rows.append(Row(game, 0.5, values, [0, 0], [first, 1 - first]))
    found = fit({2: rows})
    assert 0.008 < found.steady < 0.04
    for low in (True, False):
        some = [row for row in rows if (sum(row.values) < 200) == low]
        assert steepness(some, guess_of(found)).value == pytest.approx(1, abs=0.25)
    chances = true.chances(2, ())
    shares = [chances.of_values([mean + 5, mean - 5], 0.5)[0] for mean in (20.0, 60.0, 85.0, 115.0, 160.0, 250.0)]
    assert shares[0] == shares[1] < shares[2] < shares[3] < shares[4] == shares[5]


def test_objectives_that_are_further_away_are_found() -> None:
    rows = alone(250)
    found = fit_alone(rows)
    assert found.traits["far"].away - found.traits["near"].away == pytest.approx(16, abs=8)
    assert surprise(rows, guess_of(found)) < surprise(rows, guess_of(Fitted({}, found.players)))


def test_a_module_that_makes_leads_worth_less_is_found_for_every_number_of_players() -> None:
    tables = {players: together(400, "wild", players=players) for players in (2, 3)}
    found = fit_module(tables, even(8.0), "wild")
    assert [found.stretch, *found.by_players.values()] == pytest.approx([2, 2, 2], abs=0.4)
    known = even(8.0, wild=Trait(stretch=2.0, by_players={"3": 4.0}))
    lead = [110.0, 100.0, 100.0]
    assert known.chances(2, ("wild",)).of_values(lead[:2], 0.5) == even(16.0).chances(2, ()).of_values(lead[:2], 0.5)
    assert known.chances(3, ("wild",)).of_values(lead, 0.5) == even(32.0).chances(3, ()).of_values(lead, 0.5)


@pytest.mark.parametrize(("scale", "low", "high"), [(8.0, 0.85, 1.15), (4.0, 0.4, 0.6), (16.0, 1.7, 2.3)])
def test_steepness_tells_who_is_too_sure(scale: float, low: float, high: float) -> None:
    found = steepness(together(1500), guess_of(even(scale)))
    assert low < found.value < high
    assert 0 < found.margin < 0.3


def test_true_chances_come_true() -> None:
    for one in bins(together(1500), guess_of(TRUE), 4):
        assert one.got == pytest.approx(one.expected, abs=1.5 * one.margin)


def test_what_was_observed_is_kept(tmp_path: Path) -> None:
    game = meeplehall.game("renaissance")
    first = list(observed(game, 1, {}, "greedy", range(3, 5), tmp_path))
    assert [{row.game for row in rows} for rows in first] == [{3}, {4}]
    (kept,) = tmp_path.iterdir()
    kept.write_text(kept.read_text().splitlines()[1] + "\n[3,[]]\n")
    assert list(observed(game, 1, {}, "greedy", range(3, 5), tmp_path)) == [[], first[1]]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_number_of_players_has_its_curves(name: str) -> None:
    game = meeplehall.game(name)
    for players in range(game.min_players, game.max_players + 1):
        curves = fitted(game).players[str(players)]
        assert len(curves.scale) == KNOTS
        assert min(curves.scale) > 0
        assert (len(curves.mark) == KNOTS) == (players == 1)


@pytest.mark.parametrize("module", ["chancery", "events", "night"])
def test_a_module_is_known_for_every_number_of_players(module: str) -> None:
    game = meeplehall.game("nobility")
    for players in range(2, game.max_players + 1):
        for trait in game.traits(game.new(players, {module: "yes"})):
            assert 0.5 < fitted(game).traits[trait].by_players[str(players)] < 3


def test_the_easier_game_alone_is_won_more_often() -> None:
    game = meeplehall.game("renaissance")
    easier, normal, harder = (chances_for(game.new(1, {"solo": solo}, 5)) for solo in ("easier", "normal", "harder"))
    for value, elapsed in ((2.0, 0.0), (6.0, 0.5), (7.0, 0.9)):
        shares = [chances.of_values([value], elapsed)[0] for chances in (easier, normal, harder)]
        assert shares[0] - shares[1] > 0.05 < shares[1] - shares[2]


def test_a_harder_objective_is_met_less_often() -> None:
    game = meeplehall.game("nobility")
    easier, harder = (chances_for(game.new(1, {"objective": str(number)}, 5)) for number in (13, 15))
    assert easier.of_values([180.0], 0.5) > harder.of_values([180.0], 0.5)
