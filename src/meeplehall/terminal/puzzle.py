"""`meeplehall puzzle`"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import click

from meeplehall.core.errors import MeeplehallError
from meeplehall.core.game import Game
from meeplehall.core.numbers import whole
from meeplehall.core.preview import preview
from meeplehall.core.state import State
from meeplehall.registry import BUILT_IN, find
from meeplehall.study.puzzles import (
    KINDS,
    Answer,
    Line,
    NoPuzzle,
    Puzzle,
    after,
    answered,
    of_the_day,
    position,
    puzzle,
    puzzles,
)
from meeplehall.study.themes import happenings_of
from meeplehall.terminal.boards import Face, face_of
from meeplehall.terminal.common import fresh_seed, load_game, offer

QUESTIONS = {
    "best": "One turn is clearly better than all others. Find it.",
    "points": "Score as many points as you can before chance or another seat comes in.",
    "danger": "The turn with the most points for you is not the best here. See what the others are up to.",
}
HELP = """\
  a number     the decision of that number
  a decision   in notation, such as the text in brackets; a whole turn with `;` between decisions
  = NUMBER     in a puzzle of points: how many can be scored, without saying how
  u, undo      take your last decision back
  b, board     show the table again
  s, solution  give up and see the solution
  q, quit      stop"""


@click.command("puzzle")
@click.argument("game", required=False)
@click.option("--kind", help=f"Of this kind: {', '.join(KINDS)}.")
@click.option("--theme", help="About this; `--list` shows what there is.")
@click.option("--number", type=int, help="The puzzle of this number.")
@click.option("--daily", is_flag=True, help="The puzzle of the day, the same for everybody.")
@click.option("--list", "listed", is_flag=True, help="Show how many there are of each game, kind and theme.")
def command(
    game: str | None, kind: str | None, theme: str | None, number: int | None, daily: bool, listed: bool
) -> None:
    """Solve a puzzle: a position of GAME (or of any game) in which one turn is to be found."""
    games = [load_game(game, None)] if game else [find(name) for name in BUILT_IN]
    if listed:
        for one in games:
            _list(one)
        return
    if daily:
        if number is not None or kind or theme:
            raise MeeplehallError("--daily goes with a game at most, not with --number, --kind or --theme")
        chosen, found = of_the_day(games, date.today())
    elif number is not None:
        if game is None:
            raise MeeplehallError("--number needs a game: meeplehall puzzle GAME --number 7")
        chosen, found = games[0], puzzle(games[0], number)
    else:
        chosen, found = _any(games, kind, theme)
    Prompt(chosen, found).run()


def _any(games: Sequence[Game], kind: str | None, theme: str | None) -> tuple[Game, Puzzle]:
    """One of those that fit, by chance."""
    if kind is not None and kind not in KINDS:
        raise MeeplehallError(f"--kind cannot be '{kind[:40]}'; allowed: {', '.join(KINDS)}")
    every = [(game, found) for game in games for found in puzzles(game)]
    themes = sorted({found.theme for _, found in every})
    if theme is not None and theme not in themes:
        raise MeeplehallError(f"--theme cannot be '{theme[:40]}'; allowed: {', '.join(themes)}")
    fitting = [(game, found) for game, found in every if kind in (None, found.kind) and theme in (None, found.theme)]
    if not fitting:
        raise NoPuzzle("there is no such puzzle; `meeplehall puzzle --list` shows what there is")
    return fitting[fresh_seed() % len(fitting)]


def _list(game: Game) -> None:
    found = puzzles(game)
    click.echo(f"{game.title} ({game.name}): {len(found)} puzzles")
    for kind in KINDS:
        themes = [one.theme for one in found if one.kind == kind]
        told = ", ".join(f"{theme} {themes.count(theme)}" for theme in sorted(set(themes)))
        if themes:
            click.echo(f"  {kind} {len(themes)}: {told}")


class Prompt:
    """The conversation about one puzzle."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.root = position(game, puzzle)
        self.face: Face = face_of(game)
        self.steps: list[int] = []

    def run(self) -> None:
        """Until it is solved, given up or stopped."""
        one = self.puzzle
        click.echo(f"{self.game.title}, puzzle {one.number}: {one.kind}, {one.theme}, {'*' * one.hard}")
        self._show()
        click.echo(f"You are seat {one.seat}. {QUESTIONS[one.kind]} Type h for help.")
        while True:
            offer(self.face, self._now(), self.puzzle.seat)
            if not self._ask():
                return

    def _now(self) -> State:
        return after(self.root, self.puzzle.seat, self.steps)

    def _show(self) -> None:
        click.echo("\n" + self.face.board(self._now().view(self.puzzle.seat)) + "\n")

    def _ask(self) -> bool:
        """One line; False to stop."""
        while True:
            text = click.prompt(">", prompt_suffix=" ", default="", show_default=False).strip()
            match text.split(maxsplit=1):
                case [] | ["h" | "help" | "?"]:
                    click.echo(HELP)
                case ["q" | "quit"]:
                    return False
                case ["b" | "board"]:
                    self._show()
                case ["s" | "solution"]:
                    self._solve()
                    return False
                case ["u" | "undo"]:
                    if self.steps:
                        self.steps.pop()
                        return True
                    click.echo("  nothing to take back: this is the position of the puzzle")
                case _:
                    try:
                        return not self._tried(text)
                    except MeeplehallError as error:
                        click.echo(f"  {error}")

    def _tried(self, text: str) -> bool:
        """What was typed, carried out; whether the puzzle is solved."""
        if text.startswith("="):
            return self._guessed(text.removeprefix("=").strip())
        steps = list(self.steps)
        for part in text.split(";"):
            steps.append(self._action(part.strip(), after(self.root, self.puzzle.seat, steps)))
            after(self.root, self.puzzle.seat, steps)
        answer = answered(self.game, self.puzzle, steps)
        self.steps = steps
        if not answer.ended:
            return False
        return self._told(answer)

    def _action(self, text: str, state: State) -> int:
        if not text.isdigit():
            return self.game.parse(text)
        legal = state.legal(self.puzzle.seat)
        number = whole(text, 1, len(legal))
        if number is None:
            raise MeeplehallError(f"there is no number {text[:20]}; 1 to {len(legal)} are open")
        return legal[number - 1]

    def _guessed(self, text: str) -> bool:
        number = whole(text, 0, 999)
        if self.puzzle.kind != "points":
            raise MeeplehallError("this is no puzzle of points: play the turn")
        if number is None:
            raise MeeplehallError(f"'= {text[:20]}' is no number of points; allowed: 0 to 999")
        if number != self.puzzle.most:
            click.echo(f"  Not {number}: {'fewer' if number > self.puzzle.most else 'more'} can be scored.")
            return False
        click.echo(f"  Right: {counted(number)}.")
        self._solve()
        return True

    def _told(self, answer: Answer) -> bool:
        one = self.puzzle
        if answer.right:
            click.echo("  Right!" + (f" {counted(one.most)}, and more cannot be had." if one.kind == "points" else ""))
            self._solve()
            return True
        if one.kind == "points":
            click.echo(f"  {counted(answer.gained)}; more can be scored. Your last decision is taken back.")
        elif answer.known is not None:
            share = answer.known.shares[one.seat]
            click.echo(
                f"  Not the best: it wins {percent(share)}, and there is better. Your last decision is taken back."
            )
        else:
            click.echo("  Not the best. Your last decision is taken back.")
        self.steps.pop()
        return False

    def _solve(self) -> None:
        for line in solution_told(self.game, self.puzzle):
            click.echo(f"  {line}")


def solution_told(game: Game, puzzle: Puzzle) -> list[str]:
    """The solution in words: the decisions one by one, and why they are the best."""
    face, state, seat = face_of(game), position(game, puzzle), puzzle.seat
    lines = ["Solution:"]
    steps: list[int] = []
    for notation in puzzle.solution.steps:
        action = game.parse(notation)
        now = after(state, seat, steps)
        told = face.action(now.view(seat), game.structured(action))
        lines.append(f"  {told}{face.effect(preview(now, seat, action))}  [{notation}]")
        steps.append(action)
    if puzzle.kind == "points":
        shown = [
            told for event in happenings_of(state, seat, steps) if event.name == "points" and (told := face.news(event))
        ]
        ways = "one last decision leads" if puzzle.ways == 1 else f"{puzzle.ways} last decisions lead"
        lines += [f"  {told}" for told in shown]
        lines.append(f"It brings {counted(puzzle.most)}. Of {puzzle.turns} ways to end this turn, {ways} there.")
        return lines
    lines.append(f"It wins {percent(puzzle.solution.shares[seat])}{expected(puzzle, puzzle.solution)}.")
    for n, other in enumerate(puzzle.others):
        name = "Tempting" if puzzle.kind == "danger" and n == 0 else "Instead"
        told = "; ".join(other.steps)
        lines.append(f"{name}: {told}: wins {percent(other.shares[seat])}{expected(puzzle, other)}.")
    if puzzle.missed:
        lines.append(f"Missed by: {', '.join(puzzle.missed)}.")
    return lines


def expected(puzzle: Puzzle, line: Line) -> str:
    """The points that all seats may expect after a turn."""
    rivals = [points for seat, points in enumerate(line.points) if seat != puzzle.seat]
    best = f", {max(rivals):.1f} for the best of the others" if rivals else ""
    return f" ({line.points[puzzle.seat]:.1f} points for you{best})"


def counted(points: int) -> str:
    """So many points."""
    return "1 point" if points == 1 else f"{points} points"


def percent(share: float) -> str:
    """A winning chance."""
    return f"{100 * share:.0f} %"
