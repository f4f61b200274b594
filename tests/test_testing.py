"""The laws that are shipped find what breaks them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from meeplehall.core.events import Events, Happening
from meeplehall.core.game import Game
from meeplehall.core.generator import generator
from meeplehall.core.layout import Layout, code, number
from meeplehall.core.native import i16, vec
from meeplehall.core.observer import Observer, put
from meeplehall.core.parts import Parts
from meeplehall.core.space import Kind, Space, numbers
from meeplehall.core.state import State
from meeplehall.simple import SimpleState
from meeplehall.testing import LAWS, check_game


class Guess(Happening, tag="guess"):
    seat: int
    number: int


class Secret(SimpleState):
    """Everybody has a number of their own and says one; after three rounds the most hits win."""

    numbers: list[int] = []
    hits: list[int] = []
    said: int = 0

    def legal_actions(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def act(self, seat: int, action: int) -> None:
        self.tell("guess", seat, action)
        self.hits[seat] += action == self.numbers[1 - seat]
        self.said += 1
        self.over = self.said == 6
        self.turn = 1 - seat

    def redraw(self, seat: int) -> None:
        for other in range(2):
            if other != seat:
                self.numbers[other] = int(self.rng.below(3))

    def scores(self) -> list[int]:
        return list(self.hits) if self.over else [0, 0]

    def show(self, seat: int) -> dict[str, object]:
        own = self.numbers[seat] if seat >= 0 else None
        return {"seat": seat, "own": own, "said": self.said}


class SecretGame(Game):
    name, title, version, maturity = "secret", "Secret", 1, "toy"
    min_players = max_players = 2
    space = Space([Kind("guess", 0, "guess {number}", [numbers("number", 0, 2)])], "guess 1")
    events = Events(Guess)
    position: type[SimpleState] = Secret

    def blank(self) -> State:
        return self.position()

    def start(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, Secret)
        state.numbers = [int(state.rng.below(3)) for _ in range(2)]
        state.hits = [0, 0]


def try_out(game: Game, law: str) -> None:
    for seed in range(20):
        state = game.new(2, {}, seed)
        for _ in range(seed % 4):
            state.play(state.actor(), 0)
        LAWS[law](game, state, generator(seed))


def game_of(kind: type[SimpleState]) -> Game:
    game = SecretGame()
    game.position = kind
    return game


def test_a_game_that_keeps_them_passes() -> None:
    check_game(SecretGame(), games=10)


class Shares(Secret):
    def clone(self) -> Shares:
        twin = super().clone()
        twin.hits = self.hits
        return twin


class Forgets(Secret):
    def clone(self) -> Forgets:
        twin = super().clone()
        twin.said = 0
        return twin


class Peeks(Secret):
    def show(self, seat: int) -> dict[str, object]:
        return super().show(seat) | {"all": sum(self.numbers)}


class Mumbles(Secret):
    def act(self, seat: int, action: int) -> None:
        self.tell("whisper", seat)
        super().act(seat, action)


class Lends(Secret):
    def show(self, seat: int) -> dict[str, object]:
        return super().show(seat) | {"hits": self.hits if seat >= 0 else []}


class Stuck(Secret):
    def legal_actions(self, seat: int) -> list[int]:
        return [] if self.said == 3 else [0, 1, 2]


class Strays(Secret):
    def legal_actions(self, seat: int) -> list[int]:
        return [0, 1, 2, 3]


class SinksBelow(Secret):
    def legal_actions(self, seat: int) -> list[int]:
        return [-1, 0, 1]


class Stutters(Secret):
    def legal(self, seat: int) -> list[int]:
        return [0, 1, 1, 2] if seat in self.pending() else []


class Shuffles(Secret):
    def legal(self, seat: int) -> list[int]:
        return [0, 2, 1] if seat in self.pending() else []


class Endless(Secret):
    def act(self, seat: int, action: int) -> None:
        self.tell("guess", seat, action)
        self.turn = 1 - seat


class Quiet(Secret):
    def play(self, seat: int, action: int) -> None:
        self.act(seat, action)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (Shares, "clones_are_equal_and_independent"),
        (Forgets, "clones_are_equal_and_independent"),
        (Peeks, "samples_look_the_same"),
        (Mumbles, "events_are_declared"),
        (Lends, "views_are_copies"),
        (Stuck, "legal_actions_are_sound"),
        (Strays, "legal_actions_are_sound"),
        (SinksBelow, "legal_actions_are_sound"),
        (Stutters, "legal_actions_are_sound"),
        (Shuffles, "legal_actions_are_sound"),
        (Endless, "games_end"),
        (Quiet, "undo_stops_at_revelations"),
    ],
)
def test_a_law_finds_who_breaks_it(kind: type[SimpleState], law: str) -> None:
    with pytest.raises((AssertionError, ValueError)):
        try_out(game_of(kind), law)


class Sees(Observer):
    """The own number, and how many have been said."""

    def layout(self, players: int) -> Layout:
        return Layout(1, [code("own", 2, "the own number"), number("said", "numbers said")])

    def fill(self, state: State, seat: int, cells: vec[i16], at: int) -> None:
        assert isinstance(state, Secret)
        put(cells, put(cells, at, state.numbers[seat]), state.said)


class SeesAll(Sees):
    def fill(self, state: State, seat: int, cells: vec[i16], at: int) -> None:
        assert isinstance(state, Secret)
        put(cells, put(cells, at, state.numbers[1 - seat]), state.said)


def test_an_observer_must_not_tell_what_is_hidden() -> None:
    game = SecretGame()
    game.parts = Parts(observer=f"{__name__}:Sees")
    check_game(game, games=10)
    game.parts = Parts(observer=f"{__name__}:SeesAll")
    with pytest.raises(AssertionError, match="is shown what is hidden"):
        try_out(game, "observations_do_not_leak")


def test_a_missing_tool_is_named() -> None:
    code = """
import sys
sys.modules["hypothesis"] = None
from meeplehall.testing import check_game
try:
    from meeplehall.testing import Conformance
except ModuleNotFoundError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "meeplehall.testing.Conformance needs hypothesis: pip install 'meeplehall[test]'\n"


def test_a_field_needs_a_default() -> None:
    with pytest.raises(TypeError, match="field 'count' of Bare needs a default"):

        class Bare(SimpleState):
            count: int


def test_a_position_from_before_a_field_was_there_can_be_read() -> None:
    class Later(Secret):
        coins: list[int] = [7]

    old = SecretGame().new(2, {}, 3)
    new = game_of(Later).unpack(old.pack())
    assert isinstance(new, Later)
    assert new.coins == [7]
    assert new.view(0) == old.view(0)
