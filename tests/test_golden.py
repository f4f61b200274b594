"""Golden records replay to the same rolls, draws, scores and ranks, and none of them can be altered unnoticed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from meeplehall.core import record
from meeplehall.core.errors import BadRecord
from meeplehall.core.record import Replay
from meeplehall.registry import BUILT_IN, find

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.rec"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_golden_records_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    replay = Replay(text, find, verify=True)
    again = replay.finish()
    assert replay.state.over
    assert record.write(again, replay.game) == text


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_player_count_has_a_golden_record(name: str) -> None:
    game = find(name)
    found = {Replay(p.read_text(encoding="utf-8"), find).record.players for p in FILES if p.parent.name == name}
    assert found == set(range(game.min_players, game.max_players + 1))


# Alterations of tests/golden/burgundy/two-basic.rec: how, and how to find the line that must be blamed.

Lines = list[str]
SAMPLE = GOLDEN / "burgundy" / "two-basic.rec"


def first(lines: Lines, pattern: str, after: int = 0) -> int:
    """The index of the first line that matches."""
    return next(i for i in range(after, len(lines)) if re.search(pattern, lines[i]))


def swap(pattern: str, old: str, new: str) -> Callable[[Lines], int]:
    """Change a text in the first line that matches; that line is to blame."""

    def change(lines: Lines) -> int:
        at = first(lines, pattern)
        assert old in lines[at]
        lines[at] = lines[at].replace(old, new, 1)
        return at + 1

    return change


def blame_next(change: Callable[[Lines], int], pattern: str) -> Callable[[Lines], int]:
    """The alteration shows only at a later line."""

    def changed(lines: Lines) -> int:
        return first(lines, pattern, change(lines) - 1) + 1

    return changed


def drop(pattern: str) -> Callable[[Lines], int]:
    """Leave a line out; what stands there now is to blame."""

    def change(lines: Lines) -> int:
        at = first(lines, pattern)
        del lines[at]
        return at + 1

    return change


def double(pattern: str) -> Callable[[Lines], int]:
    """Say a line twice; the second is to blame."""

    def change(lines: Lines) -> int:
        at = first(lines, pattern)
        lines.insert(at, lines[at])
        return at + 2

    return change


def cut(pattern: str) -> Callable[[Lines], int]:
    """Break off before a line: its place is to blame."""

    def change(lines: Lines) -> int:
        at = first(lines, pattern)
        del lines[at:]
        return at + 1

    return change


def append(text: str) -> Callable[[Lines], int]:
    """Go on after the end."""

    def change(lines: Lines) -> int:
        lines.append(text)
        return len(lines)

    return change


def other_seat(lines: Lines) -> int:
    at = first(lines, r"^9\. ")
    number, seat, rest = lines[at].split(" ", 2)
    lines[at] = f"{number} {1 - int(seat)} {rest}"
    return at + 1


def roll_differently(lines: Lines) -> int:
    at = first(lines, "^; dice of seat")
    die = int(lines[at][-1])
    lines[at] = lines[at][:-1] + str(die % 6 + 1)
    return at + 1


def draw_that_was_none(lines: Lines) -> int:
    at = first(lines, r"^2\. ")
    lines.insert(at, "; white die: 1, goods 1")
    return at + 1


def action_not_legal(lines: Lines) -> int:
    at = first(lines, r"^3\. ")
    lines[at] = "3. 1 sell 2 die 2"
    return at + 1


ALTERATIONS: dict[str, Callable[[Lines], int]] = {
    "title": swap("^meeplehall", "record 1", "record 2"),
    "unknown game": swap("^game", "burgundy", "chess"),
    "rules version": swap("^rules", "1", "2"),
    "content": swap("^content", "built-in", "mine"),
    "seed is no number": swap("^seed", "1", "one"),
    "another seed": blame_next(swap("^seed", "1", "77"), "^; goods of seat"),
    "player count": swap("^players", "2", "7"),
    "unknown option": swap("^option tie", "tie", "tide"),
    "unknown option value": swap("^option tie", "fewest", "none"),
    "one seat too many": blame_next(swap("^seat 1", "greedy", "greedy\nseat 2: greedy"), "^$"),
    "a dice roll": roll_differently,
    "a draw left out": drop("^; white die"),
    "a draw that was none": draw_that_was_none,
    "an action left out": drop(r"^5\. "),
    "an action twice": double(r"^5\. "),
    "an action of another seat": other_seat,
    "an action that is not legal": action_not_legal,
    "nonsense for an action": swap(r"^4\. ", "take", "juggle"),
    "broken off": cut("^scores"),
    "scores": swap("^scores", "scores: ", "scores: 1"),
    "ranks": swap("^ranks", "2 1", "1 2"),
    "more behind the end": append("148. 0 pass"),
}


def test_there_are_twenty_alterations() -> None:
    assert len(ALTERATIONS) >= 20


@pytest.mark.parametrize("change", ALTERATIONS.values(), ids=ALTERATIONS.keys())
def test_altered_records_are_refused_with_the_line(change: Callable[[Lines], int]) -> None:
    lines = SAMPLE.read_text(encoding="utf-8").splitlines()
    blamed = change(lines)
    with pytest.raises(BadRecord) as caught:
        Replay("\n".join(lines) + "\n", find, verify=True).finish()
    assert caught.value.line == blamed, str(caught.value)
    assert str(caught.value).startswith(f"line {blamed}: ")
    assert "\n" not in str(caught.value)
