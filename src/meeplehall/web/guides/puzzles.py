"""Tables at which the position of a puzzle lies. They are nobody's and are kept nowhere: a page asks for each anew."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.core.game import Game
from meeplehall.study.puzzles import Puzzle, position
from meeplehall.table import Setting, Table
from meeplehall.web.texts import Texts

SOLVER = "you"
OTHERS = ("Odile", "Joost", "Marit", "Bram", "Femke")


def table_of(game: Game, puzzle: Puzzle, steps: Sequence[int], t: Texts) -> Table:
    """The position after these decisions of the seat that is to find the turn; raises IllegalAction."""
    state = position(game, puzzle)
    setting = Setting(
        id="puzzle",
        game=game.name,
        rules=state.rules,
        content=game.content_id,
        players=puzzle.players,
        options=game.settle(puzzle.players, puzzle.options, state.rules),
        seed=0,
        host=SOLVER,
        created=0,
    )
    table = Table(setting, game)
    names = iter(OTHERS)
    for seat in range(puzzle.players):
        if seat == puzzle.seat:
            table.sit(seat, SOLVER, t("you"), 0)
        else:
            table.sit(seat, "", next(names), 0, bot="hard")
    table.undone.update(range(len(table.log)))  # how it came to the position is not told
    table.state = state
    for action in steps:
        table.act(puzzle.seat, action, table.version(puzzle.seat), 0, SOLVER)
    return table
