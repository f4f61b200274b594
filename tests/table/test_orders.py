"""Standing orders at a table: given, carried out, taken back, kept to oneself."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.core.passing import Passing
from meeplehall.core.state import State
from meeplehall.table import SPECTATOR, Acted, BadCommand, Clock, NotNow, NotYours, Ordered, RuleBroke, Stale, Table
from meeplehall.table.chronicle import Chronicle
from meeplehall.table.outlook import outlook
from tests.nobility.scene import scene as town
from tests.renaissance import scene as pyramids

from .helpers import act, new_table, reload, seated, unseated

SPENT = [
    ["tavern 1", "yard 1", "hall 1", "port 1", "scholars 1"],
    ["tavern 2", "yard 2", "hall 2", "port 2", "scholars 3"],
]


def nobility(
    mine: int = 5, others: int = 5, clock: Clock | None = None, people: int | None = None, **scene: Any
) -> Table:
    """Ann (seat 0) and Bob have a building each and have placed so many of their dice; Ann is to move.

    Ann still has a 6 and then a 2, Bob a 4, for the Castle, where nothing else is to be decided.
    """
    placed = [f"{seat} {place}" for seat, n in enumerate((mine, others)) for place in SPENT[seat][:n]]
    table = seated(unseated(2, 7, "nobility", {}, clock), people)
    bobs = {"lots": [2], "reputation": 24, "dice": [4, 3][: 5 - others]}
    ann = {"lots": [1], "reputation": 24, "dice": [6, 2][: 5 - mine]}
    table.state = town(2, placed=placed, others={1: bobs}, **ann, **scene)
    table.take_commit()
    return table


def turn(table: Table, die: int, end: bool = False, at: int = 2000) -> None:
    """A die of whoever is to move goes to the Castle."""
    act(table, f"die {die}", at=at)
    act(table, "go castle", at=at)
    if end:
        act(table, "end", at=at)


def renaissance(*cards: str, players: int = 2) -> Table:
    """Phase 1, in which Ann and Bob each have a worker to remove, and Bob these cards and a coin."""
    table = seated(unseated(players, 7, "renaissance", {}))
    s = pyramids.scene(players)
    for seat in range(players):
        pyramids.fill(s, seat, "2.1")
    pyramids.give(s, 1, *cards)
    pyramids.store(s, 1, "coin")
    pyramids.call(s, 1)
    table.state = s
    table.take_commit()
    return table


def order(table: Table, seat: int = 0, span: Any = "game", at: int = 2000) -> None:
    table.order(seat, span, table.version(seat), at, table.seats[seat].player)


def decided(table: Table) -> list[tuple[int, str, bool]]:
    """The decisions since the game began: seat, action, and whether an order made it."""
    return [
        (entry.seat, entry.action, entry.ordered)
        for n, entry in enumerate(table.log)
        if isinstance(entry, Acted) and n not in table.undone
    ]


def round_of(table: Table) -> int:
    assert table.state is not None
    assert table.game.passing is not None
    return table.game.passing.round_of(table.state)


# Carried out


def test_who_gives_an_order_passes_at_once_and_is_asked_when_something_better_comes_up() -> None:
    table = nobility(others=4)
    assert outlook(table, 0, [0]).may_order
    order(table)
    assert decided(table) == [(0, "end", True)]
    assert table.pending() == [1]
    assert (table.order_of(0), outlook(table, 0, [0]).order) == ("game", "game")
    turn(table, 4, end=True)
    act(table, "end")
    while 0 not in table.pending():
        act(table)
    assert round_of(table) == 1
    assert not outlook(table, 0, [0]).may_order, "she has dice again"
    assert not any(ordered for _, _, ordered in decided(table)[1:]), "and decides herself"


def test_the_end_of_a_turn_follows_the_last_thing_that_could_be_done_in_it() -> None:
    table = nobility(mine=3, others=4)
    turn(table, 6)
    order(table, span="round")
    assert decided(table)[-1] == (0, "end", True)
    turn(table, 4, end=True)
    table.take_commit()
    turn(table, 2, at=3000)
    assert [(seat, action) for seat, action, ordered in decided(table) if ordered] == [(0, "end")] * 2
    assert table.pending() == [1]
    commit = table.take_commit()
    assert commit is not None
    assert len(commit.entries) == 3, "the die, its place, and without a question the end"
    assert commit.waiting == [1]


def test_an_order_for_the_round_ends_with_it_and_one_for_the_game_does_not() -> None:
    for span, after in (("round", ""), ("game", "game")):
        table = nobility(others=5)
        order(table, span=span)
        assert table.order_of(0) == span
        while round_of(table) == 0:
            act(table, seat=1)
        assert table.order_of(0) == after


def test_everybody_passes_on_one_after_the_other_in_one_commit() -> None:
    table = renaissance()
    order(table, 1)
    assert table.pending() == [0]
    table.take_commit()
    order(table, 0)
    passes = [(0, "pass", True), (1, "pass", True)]
    assert decided(table)[:3] == [(1, "pass", True), *passes[:1], (0, "pass", True)]
    assert set(decided(table)) == set(passes)
    assert round_of(table) == 1
    assert all("done" in pyramids.legal(table.state, seat) for seat in table.pending()), "other questions are asked"
    commit = table.take_commit()
    assert commit is not None
    assert len(commit.entries) == len(decided(table)), "the order and all but the first pass"


def test_what_bots_decide_is_followed_too() -> None:
    table = nobility(mine=4, others=4, people=1)
    turn(table, 6)
    order(table)
    turn(table, 4, end=True)
    assert decided(table)[-2:] == [(1, "end", False), (0, "end", True)]


def test_it_survives_a_restart_and_another_process_goes_on_with_it() -> None:
    table = nobility(mine=4, others=4)
    turn(table, 6)
    order(table)
    again = reload(table)
    assert again.log == table.log
    assert (again.order_of(0), again.order_of(1)) == ("game", "")
    assert [again.version(viewer) for viewer in (0, 1, -1)] == [table.version(viewer) for viewer in (0, 1, -1)]
    for running in (table, again):
        turn(running, 4, end=True)
        assert decided(running)[-1] == (0, "end", True)
    assert again.state is not None
    assert table.state is not None
    assert again.state.digest() == table.state.digest()


def test_it_never_goes_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meeplehall.table.deciding.MOST_IN_A_ROW", 2)
    table = renaissance(players=3)
    order(table, 1)
    order(table, 2)
    order(table, 0)
    assert decided(table)[2:] == [(0, "pass", True), (0, "pass", True)]
    assert [table.order_of(seat) for seat in range(3)] == ["", "", ""], "people are asked again"
    assert reload(table).order_of(1) == ""


# Taken back


def test_an_order_is_taken_back_at_any_time() -> None:
    table = renaissance("M:mm/bs")
    order(table)
    for _ in range(2):
        table.take_order_back(0, 2500, "ann")
        assert table.order_of(0) == ""
    assert sum(isinstance(entry, Ordered) for entry in table.log) == 2, "the second time there is nothing to write"
    act(table, "pass", seat=1)
    assert 0 in table.pending(), "the next phase asks her"
    with pytest.raises(NotYours):
        table.take_order_back(0, 2500, "bob")


def test_to_take_back_a_pass_ends_the_order_that_would_make_it_again() -> None:
    for table in (nobility(), renaissance("M:mm/bs")):
        assert table.state is not None
        before = table.state.digest()
        order(table)
        assert table.can_take_back(0)
        table.take_back(0, table.version(0), 2500, "ann")
        assert table.state.digest() == before
        assert table.order_of(0) == ""
        assert 0 in table.pending()
        assert outlook(table, 0, [0]).took_back
        again = reload(table)
        assert again.order_of(0) == ""
        order(again)
        assert again.order_of(0) == "game"


def test_what_followed_by_order_is_taken_back_with_the_decision_before() -> None:
    table = nobility(mine=3, others=4)
    turn(table, 6)
    order(table)
    turn(table, 4, end=True)
    act(table, "die 2")
    assert table.state is not None
    before = table.state.digest()
    act(table, "go castle")
    assert table.pending() == [1]
    table = reload(table)
    assert table.can_take_back(0)
    table.take_back(0, table.version(0), 2500, "ann")
    assert table.state is not None
    assert table.state.digest() == before
    assert table.order_of(0) == "game", "where to go is better than to pass"
    table.take_back(0, table.version(0), 2500, "ann")
    assert reload(table).order_of(0) == "game", "so is a die"


def test_a_sealed_pass_does_not_keep_another_from_taking_back() -> None:
    table = renaissance("M:mm/bs", players=3)
    act(table, "pass", seat=2)
    order(table)
    table.take_back(2, table.version(2), 2500, "cleo")
    assert table.pending() == [1, 2]
    assert table.order_of(0) == "game"


def test_a_bot_that_takes_over_decides_by_itself() -> None:
    for forfeits in (False, True):
        table = nobility()
        order(table)
        if forfeits:
            table.forfeit(0, "greedy", 3000)
        else:
            table.resign(0, "greedy", 3000, "ann")
        assert table.order_of(0) == ""
        table.come_back(0, 3500, "ann")
        assert reload(table).order_of(0) == ""


def test_the_same_person_elsewhere_still_has_it() -> None:
    table = nobility()
    order(table)
    table.hand_on(0, "ann-elsewhere", 2500)
    assert table.order_of(0) == "game"


# Refused


def test_where_an_order_cannot_be_given() -> None:
    table = nobility(mine=4)
    with pytest.raises(NotNow, match="nothing better for it than to pass"):
        order(table)
    table = nobility()
    with pytest.raises(NotNow, match="nothing better"):
        order(table, 1)
    with pytest.raises(Stale):
        table.order(0, "game", 0, 2000, "ann")
    for player in ("bob", ""):
        with pytest.raises(NotYours):
            table.order(0, "game", table.version(0), 2000, player)
    with pytest.raises(BadCommand, match="'round' or the 'game'"):
        order(table, span="week")
    burgundy = new_table()
    with pytest.raises(NotNow):
        order(burgundy, burgundy.pending()[0])
    assert not any(isinstance(entry, Ordered) for entry in (*table.log, *burgundy.log))


class Broken(Passing):
    """A game's mistake."""

    def among(self, legal: Any) -> int:
        raise RuntimeError("no idea")


class Wrong(Passing):
    """Another."""

    def among(self, legal: Any) -> int:
        return 0


@pytest.mark.parametrize("kind", [Broken, Wrong])
def test_a_game_that_errs_about_passing_harms_nobody(kind: type[Passing], monkeypatch: pytest.MonkeyPatch) -> None:
    table = renaissance("M:mm/bs")
    order(table)
    known = table.game.passing
    assert known is not None
    monkeypatch.setattr(type(table.game), "passing", kind(known.space, "pass", (), known.round_of))
    act(table, "pass", seat=1)
    assert 0 in table.pending()
    assert not outlook(table, 0, [0]).may_order


def test_a_rule_that_breaks_in_a_pass_breaks_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = renaissance("M:mm/bs")
    order(table)
    decide = Table._decide

    def breaks(self: Table, state: State, seat: int, action: int, at: int, **told: bool) -> None:
        if seat == 0:
            raise RuleBroke(seat, self.game.notation(action))
        decide(self, state, seat, action, at, **told)

    monkeypatch.setattr(Table, "_decide", breaks)
    act(table, "pass", seat=1)
    assert decided(table)[-1] == (1, "pass", False)
    assert 0 in table.pending()
    assert table.order_of(0) == "", "she is asked"


# Kept to oneself


def test_nobody_else_learns_that_an_order_stands() -> None:
    told = []
    for gives, revokes in ((False, False), (True, False), (True, True)):
        table = renaissance("M:mm/bs")
        if gives:
            order(table, at=5000)
        else:
            act(table, "pass", seat=0, at=5000)
        if revokes:
            table.take_order_back(0, 6000, "ann")
        commit = table.take_commit()
        assert commit is not None
        told.append(
            [
                (
                    table.version(viewer),
                    [entry for n in table.visible(viewer) if not isinstance(entry := table.log[n], Acted)],
                    table.last_move(viewer),
                    table.owing_in_sight(viewer),
                    outlook(table, viewer, [viewer] if viewer >= 0 else []),
                )
                for viewer in (1, SPECTATOR)
            ]
            + [commit.changed, [line.type for line in Chronicle().news(table)]]
        )
    assert told[0] == told[1] == told[2]


def test_only_its_seat_is_told() -> None:
    table = nobility()
    version = [table.version(viewer) for viewer in (0, 1, SPECTATOR)]
    table.order(0, "game", version[0], 2000, "ann")
    entry = next(n for n, entry in enumerate(table.log) if isinstance(entry, Ordered))
    assert [entry in table.visible(viewer) for viewer in (0, 1, SPECTATOR)] == [True, False, False]
    after = [table.version(viewer) for viewer in (0, 1, SPECTATOR)]
    assert [b - a for a, b in zip(version, after)] == [2, 1, 1], "for the others one decision"
    assert [outlook(table, viewer, []).order for viewer in (0, 1, SPECTATOR)] == ["game", "", ""]
    known = table.knowledge([1])
    table.take_order_back(0, 3000, "ann")
    assert table.knowledge([1]) == known
    assert table.changed() == 2000


def test_a_clock_loses_nothing() -> None:
    table = nobility(mine=3, others=4, clock=Clock(minutes=15, grace=10))
    turn(table, 6, at=1000)
    order(table, at=1000)
    turn(table, 4, end=True, at=61_000)
    left = [time.left for time in table.times(61_000, SPECTATOR)]
    turn(table, 2, at=62_000)
    assert table.pending() == [1]
    assert [time.left for time in table.times(62_000, SPECTATOR)] == left, "a second is free in every turn"
    assert table.times(90_000, SPECTATOR)[0].zero == 0, "her clock stands"
    act(table, "end", at=63_000)
    assert decided(table)[-1] == (0, "end", True)
    assert table.times(63_000, SPECTATOR)[0].left == left[0], "an order takes no time at all"


def test_a_record_has_the_same_moves() -> None:
    by_order, by_hand = nobility(), nobility()
    order(by_order)
    act(by_hand, "end")
    assert by_order.actions() == by_hand.actions()
    assert by_order.decided() == by_hand.decided() == 1
