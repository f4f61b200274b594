"""What happened since one's last decision: told from the record, so that a reload changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .server import Person, seat_links

Visit = Callable[..., Person]


def words(frame: Any, numbers: list[int]) -> str:
    """The lines of the log that have these numbers."""
    first, lines = frame["log"]
    return re.sub("<[^>]+>", "", " ".join(lines[number - first] for number in numbers))


def test_others_moves_are_told_with_their_places_until_one_decides(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open")
    assert bob.form(seat_links(ann.get(f"/table/{table}").text)[0], name="Bob").status_code == 303
    first, second = (ann, bob) if ann.frame(table).get("decision") else (bob, ann)
    mover = first.frame(table)["viewer"]
    while first.frame(table).get("decision"):
        first.play(table, 1, lambda picks: next((p for p in picks if "do-take" in p["places"]), picks[0]))
    frame = second.frame(table)
    taken = [step for step in frame["since"] if step[0] == mover]
    assert taken
    assert any("took" in words(frame, numbers) for _, numbers, _ in taken)
    assert any(target.startswith(f"sto-{mover}-") for _, _, moves in taken for _, target in moves)
    # The same again: nothing depends on what the page has seen.
    assert second.frame(table)["since"] == frame["since"]
    # Whoever is not asked is told by the log alone; after one's own choice the next summary begins.
    assert "since" not in first.frame(table)
    second.play(table, 1)
    after = second.frame(table)
    assert not [step for step in after.get("since", []) if step[0] == mover]


def test_a_new_phase_is_told_with_what_the_mines_paid(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    heads: set[str] = set()
    for _ in range(40):
        frame = ann.play(table, 1)
        if frame["status"] != "running":
            break
        lines = frame["log"][1]
        heads |= {line for line in lines if 'class="log-h caps part"' in line}
        if len(heads) > 1:
            break
    assert len(heads) > 1


def test_opened_choices_are_told_one_by_one_whoever_chose_last(visit: Visit) -> None:
    """Sealed choices are opened by the last of them, which may be one's own: each of the others has a step."""
    ann = visit("Ann")
    table = ann.new_table("me", "bot:easy", "bot:easy", game="renaissance")
    seats = set()
    for _ in range(40):
        ann.play(table, 1)
        frame = ann.my_turn(table)
        first, lines = frame["log"]
        moved = [(seat, numbers) for seat, numbers, moves in frame.get("since", []) if moves]
        for seat, numbers in moved:
            assert seat not in (-1, frame["viewer"])
            html = [lines[number - first] for number in numbers]
            assert html
            assert all(f"seat-{seat + 1}" in line for line in html if "log-h" not in line)
            seats.add(seat)
        if len(seats) == 2:
            return
    raise AssertionError(f"only {seats} moved anything")
