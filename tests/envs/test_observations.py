"""An observation tells a seat all that it may know, and nothing else; and the layout stays as it is."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from meeplehall.core.errors import BadPart, NoSeat
from meeplehall.core.generator import generator
from meeplehall.core.layout import MOST, Layout, code, flag
from meeplehall.core.native import i16, vec
from meeplehall.core.observer import HIGHEST, Observer, observe, row
from meeplehall.core.state import State
from meeplehall.registry import find
from meeplehall.testing.cases import Case, random_action, walk
from tests.envs.ways import GAMES, some_cases

GOLDEN = Path(__file__).parent / "observations.json"


def positions(case: Case, seed: int, every: int) -> Iterator[State]:
    """The first positions of a random game, and then every so many."""
    for step, state in enumerate(walk(case, seed)):
        if step < 8 or step % every == 0 or state.over:
            yield state


def cells_of(observer: Observer, state: State, seat: int) -> bytes:
    return np.frombuffer(observe(observer, state, seat), np.int16).astype("<i2").tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_every_cell_is_filled_within_its_range(name: str) -> None:
    for seed, case in enumerate(some_cases(name)):
        observer = case.game.observer()
        layout = observer.layout(case.players)
        lows, highs = layout.lows(), layout.highs()
        names = [part.name for part in layout.slices for _ in range(part.length)]
        for state in positions(case, seed, 41):
            for seat in range(state.seats):
                filled = []
                for before in (-7, 7):
                    cells = row(layout.size + 2)
                    for i in range(len(cells)):
                        cells[i] = before
                    observer.fill(state, seat, cells, 1)
                    assert cells[0] == cells[len(cells) - 1] == before, "a cell outside the layout is written"
                    filled.append(list(cells)[1:-1])
                assert filled[0] == filled[1], "a cell of the layout is not written"
                told = zip(names, lows, filled[0], highs)
                assert not [(name, cell) for name, low, cell, high in told if not low <= cell <= high]


@pytest.mark.parametrize("name", GAMES)
def test_a_row_that_told_of_another_position_tells_the_same(name: str) -> None:
    """What is left alone because it is still 0 is so whatever game, option and seat the row told of before."""
    used: dict[int, vec[i16]] = {}
    every = some_cases(name)
    for seed, case in enumerate([*every, *every[:3]]):
        observer = case.game.observer()
        cells = used.setdefault(case.players, row(observer.layout(case.players).size))
        for state in positions(case, seed, 61):
            for seat in range(state.seats):
                observer.fill(state, seat, cells, 0)
                assert bytes(np.frombuffer(cells, np.int16)) == cells_of(observer, state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_tell_apart_looks_the_same(name: str) -> None:
    for seed, case in enumerate(some_cases(name)):
        observer = case.game.observer()
        for state in positions(case, seed, 31):
            for seat in range(state.seats):
                seen = cells_of(observer, state, seat)
                for other in range(3):
                    assert cells_of(observer, state.sample(seat, other), seat) == seen


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_can_tell_apart_looks_different(name: str) -> None:
    """Views and observations belong to each other one to one, whatever positions of a case are compared."""
    for seed, case in enumerate(some_cases(name)):
        observer = case.game.observer()
        for seat in {0, case.players - 1}:
            views: dict[bytes, str] = {}
            seen: dict[str, bytes] = {}
            for game in range(2):
                for state in positions(case, seed + 1000 * game, 7):
                    cells, view = cells_of(observer, state, seat), json.dumps(state.view(seat), sort_keys=True)
                    assert views.setdefault(cells, view) == view, "two views, one observation"
                    assert seen.setdefault(view, cells) == cells, "one view, two observations"


@pytest.mark.parametrize("name", GAMES)
def test_sealed_decisions_do_not_show(name: str) -> None:
    for seed, case in enumerate(some_cases(name)):
        observer = case.game.observer()
        rng = generator(seed)
        state = case.new(seed)
        for _ in range(60):
            if state.over:
                break
            before = [cells_of(observer, state, seat) for seat in range(state.seats)]
            seat, action = random_action(state, rng)
            state.apply(seat, action)
            if state.sealed:
                for other in range(state.seats):
                    assert other == seat or cells_of(observer, state, other) == before[other]


@pytest.mark.parametrize("name", GAMES)
def test_seats_are_told_relative_to_the_one_who_looks(name: str) -> None:
    game = find(name)
    for state in positions(Case(game, game.max_players, ()), 3, 29):
        layout = game.observer().layout(state.seats)
        told = [layout.read(observe(game.observer(), state, seat)) for seat in range(state.seats)]
        for seat in range(state.seats):
            for other in range(state.seats):
                score = "score" if name != "renaissance" else "workers"
                key = f"player{(other - seat) % state.seats}.{score}"
                assert told[seat][key] == told[other][f"player0.{score}"]


def digest(name: str, players: int) -> str:
    """Of all observations of a random game."""
    game = find(name)
    seen = hashlib.blake2b(digest_size=12)
    for state in positions(Case(game, players, ()), players, 19):
        for seat in range(players):
            seen.update(cells_of(game.observer(), state, seat))
    return seen.hexdigest()


def current() -> dict[str, dict[str, str]]:
    """By game and layout, a digest for each number of players."""
    return {
        f"{name} {find(name).observer().layout(find(name).max_players).number}": {
            str(players): digest(name, players) for players in range(find(name).min_players, find(name).max_players + 1)
        }
        for name in GAMES
    }


def test_a_layout_stays_as_it_is() -> None:
    """A change of an observation needs a new layout number; then run this file as a module to write the digests."""
    assert current() == json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_an_observation_reads_by_name() -> None:
    layout = Layout(1, [flag("over", "whether it is over"), code("dice", 6, "two dice", 2)])
    assert layout.read([1, 2, 6]) == {"over": 1, "dice": [2, 6]}
    assert layout.span("dice") == slice(1, 3)
    assert (layout.lows(), layout.highs()) == ([0, 0, 0], [1, 6, 6])
    assert HIGHEST == MOST
    with pytest.raises(ValueError, match="same name"):
        Layout(1, [flag("over", ""), flag("over", "")])


def test_only_seats_observe() -> None:
    game = find("burgundy")
    for seat in (-1, 2):
        with pytest.raises(NoSeat, match=f"no seat {seat} to observe from; seats are 0 to 1"):
            observe(game.observer(), game.new(2), seat)


def test_a_game_without_an_observer_says_so() -> None:
    with pytest.raises(BadPart, match="liars-dice brings no observer"):
        find("liars-dice").observer()


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(current(), indent=1) + "\n", encoding="utf-8")
