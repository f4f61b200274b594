"""A table without web and database."""

from __future__ import annotations

import msgspec
import pytest

from meeplehall import registry
from meeplehall.core import record
from meeplehall.core.errors import IllegalAction
from meeplehall.table import SPECTATOR, BadCommand, NotNow, NotYours, Setting, Stale, Status, Table, choices
from meeplehall.table import entries as e
from meeplehall.table.imports import from_replay
from meeplehall.table.stand_ins import PATIENCE, RETURN

from .helpers import act, new_table, reload


def play_out(table: Table, steps: int = 10_000) -> None:
    while table.pending() and steps:
        act(table)
        steps -= 1


def test_the_last_seat_taken_starts_the_game() -> None:
    game = registry.find("burgundy")
    setting = Setting("t", "burgundy", 1, "built-in", 2, game.settle(2, {}), 7, "ann", 5)
    table = Table(setting, game)
    table.sit(0, "ann", "  Ann\n of   Burgundy ", 10)
    assert table.status is Status.OPEN
    assert table.seats[0].name == "Ann of Burgundy"
    with pytest.raises(NotNow, match="seat 1 is taken"):
        table.sit(0, "bob", "Bob", 11)
    with pytest.raises(BadCommand, match="no seat 9"):
        table.sit(8, "bob", "Bob", 11)
    with pytest.raises(NotNow, match="has not begun"):
        table.act(0, 1, 1, 11, "ann")
    table.sit(1, "", "Odile", 12, bot="greedy")
    assert table.status is Status.RUNNING
    assert table.state is not None
    assert isinstance(table.log[-1], e.Began)
    assert [told.event["event"] for told in table.log[-1].events][:2] == ["estates", "castle"]


def test_only_the_holder_decides_and_only_on_a_fresh_page() -> None:
    table = new_table()
    seat = table.pending()[0]
    mine, other = table.seats[seat].player, table.seats[1 - seat].player
    assert table.state is not None
    action = table.state.legal(seat)[0]
    digest, version = table.state.digest(), table.version(seat)
    for player, error in ((other, NotYours), ("", NotYours), ("nobody", NotYours)):
        with pytest.raises(error):
            table.act(seat, action, version, 1, player)
    with pytest.raises(Stale, match="moved on"):
        table.act(seat, action, version - 1, 1, mine)
    with pytest.raises(IllegalAction):
        table.act(seat, 1148, version, 1, mine)
    with pytest.raises(IllegalAction):
        table.act(1 - seat, action, version, 1, other)
    assert (table.state.digest(), table.version(seat)) == (digest, version)
    table.act(seat, action, version, 1, mine)
    assert table.version(seat) == version + 1


def test_a_whole_game_keeps_its_record() -> None:
    table = new_table(3)
    play_out(table)
    assert table.status is Status.OVER
    assert table.state is not None
    begun = record.begin(table.game, 3, dict(table.setting.options), 7, ["Ann", "Bob", "Cleo"])
    begun.log = table.actions()
    text = record.write(begun, table.game)
    assert "scores:" in text
    assert record.Replay(text, registry.find, verify=True).finish().log == table.actions()
    twin, positions = from_replay(record.Replay(text, registry.find, verify=True), "t2", "ann", 5)
    assert [entry for entry in twin.log if isinstance(entry, e.Acted)] == [
        msgspec.structs.replace(entry, at=5) for entry in table.log if isinstance(entry, e.Acted)
    ]
    assert len(positions) == len(table.actions()) + 1
    assert table.game.unpack(positions[-1]).digest() == table.state.digest()
    assert twin.status is Status.OVER
    assert twin.state is not None
    assert twin.state.digest() == table.state.digest()
    with pytest.raises(NotNow, match="the game is over"):
        act(table, "pass", seat=0)


def test_an_unfinished_record_becomes_a_closed_table() -> None:
    table = new_table()
    play_out(table, 5)
    begun = record.begin(table.game, 2, dict(table.setting.options), 7, [])
    begun.log = table.actions()
    replay = record.Replay(record.write(begun, table.game), registry.find)
    twin, _ = from_replay(replay, "t2", "ann", 5)
    assert twin.status is Status.CLOSED


# Undo


def test_a_turn_is_taken_back_step_by_step_but_not_behind_the_dice() -> None:
    table = new_table()
    seat = table.pending()[0]
    player = table.seats[seat].player
    assert table.state is not None
    start = table.state.digest()
    assert not table.can_take_back(seat)
    with pytest.raises(NotNow, match="nothing to take back"):
        table.take_back(seat, table.version(seat), 1, player)
    die = table.state.view(seat)["players"][seat]["dice"][0]
    act(table, f"workers die {die}")
    assert table.can_take_back(seat)
    table.take_back(seat, table.version(seat), 1, player)
    assert table.state.digest() == start
    assert not table.can_take_back(seat)
    assert table.actions() == []


def test_the_turn_of_the_next_seat_ends_taking_back() -> None:
    table = new_table()
    first = table.pending()[0]
    while table.pending() == [first]:
        act(table)
    second = table.pending()[0]
    assert second != first
    assert table.can_take_back(first), "nobody has decided since"
    act(table)
    assert not table.can_take_back(first)
    assert table.can_take_back(second)
    while table.pending() == [second]:
        act(table)
    assert not table.can_take_back(second), "the dice of the next round have been rolled"
    assert not table.can_take_back(first)


def test_taking_back_survives_a_restart() -> None:
    table = new_table()
    seat = table.pending()[0]
    assert table.state is not None
    start = table.state.digest()
    act(table)
    again = reload(table)
    assert again.state is not None
    assert again.state.digest() == table.state.digest()
    assert again.version(seat) == table.version(seat)
    again.take_back(seat, again.version(seat), 1, again.seats[seat].player)
    assert again.state.digest() == start
    assert again.visible(SPECTATOR) == [0, 1, 2, 4]


def test_a_stale_page_takes_nothing_back() -> None:
    table = new_table()
    seat = table.pending()[0]
    act(table)
    with pytest.raises(Stale):
        table.take_back(seat, table.version(seat) - 1, 1, table.seats[seat].player)
    with pytest.raises(NotYours):
        table.take_back(seat, table.version(seat), 1, table.seats[1 - seat].player)


# Sealed choices


def castle_of(table: Table, seat: int, nth: int) -> str:
    assert table.state is not None
    return table.game.notation(table.state.legal(seat)[nth])


def test_a_sealed_choice_is_nobody_elses_business_and_can_be_taken_back() -> None:
    table = new_table(3, setup="advanced")
    assert table.pending() == [0, 1, 2]
    versions = [table.version(seat) for seat in (0, 1, 2, SPECTATOR)]
    act(table, castle_of(table, 1, 2), seat=1)
    assert isinstance(table.log[-1], e.Acted)
    assert table.log[-1].sealed
    assert [table.version(seat) for seat in (0, 2, SPECTATOR)] == [versions[0], versions[2], versions[3]]
    assert table.version(1) == versions[1] + 1
    assert table.owing_in_sight(0) == [0, 1, 2]
    assert table.owing_in_sight(1) == [0, 2]
    assert len(table.visible(0)) == len(table.visible(1)) - 1
    act(table, castle_of(table, 0, 0), seat=0)
    # Bob takes his back although Ann has chosen since; hers stays.
    table.take_back(1, table.version(1), 1, "bob")
    assert table.pending() == [1, 2]
    assert table.version(2) == versions[2]
    assert table.state is not None
    assert table.state.view(0)["players"][0]["castle"] != ""
    assert table.state.view(1)["players"][1]["castle"] == ""
    act(table, castle_of(table, 1, 3), seat=1)
    table = reload(table)
    assert table.version(2) == versions[2]
    act(table, castle_of(table, 2, 1), seat=2)
    assert isinstance(table.log[-1], e.Acted)
    assert table.log[-1].reveals
    assert table.version(2) == table.version(SPECTATOR) == versions[2] + 1, "one change, however much it opened"
    assert (table.version(0), table.version(1)) == (versions[0] + 2, versions[1] + 4)
    assert not any(table.can_take_back(seat) for seat in range(3))


def test_the_order_of_sealed_choices_does_not_matter() -> None:
    digests = set()
    for order in ((0, 1), (1, 0)):
        table = new_table(2, setup="advanced")
        for seat in order:
            act(table, castle_of(table, seat, 1), seat=seat)
        assert table.state is not None
        digests.add(table.state.digest())
    assert len(digests) == 1


def test_a_curtain_is_drawn_only_where_something_is_hidden() -> None:
    table = new_table(2, setup="advanced")
    assert not table.curtain([0, 1])
    act(table, castle_of(table, 0, 1), seat=0)
    assert table.curtain([0, 1])
    act(table, castle_of(table, 1, 1), seat=1)
    assert not table.curtain([0, 1])


# People and bots


def test_bots_answer_for_their_seats() -> None:
    table = new_table(3, people=1)
    while not table.bots_due():
        act(table)
    (seat,) = table.bots_due()
    assert seat in (1, 2)
    with pytest.raises(NotYours):
        table.act(seat, 0, table.version(seat), 1, "ann")
    act(table)


def test_resigning_leaves_the_seat_to_a_bot_and_closes_an_empty_table() -> None:
    table = new_table(3)
    table.resign(0, "greedy", 10, "ann")
    assert table.status is Status.RUNNING
    assert table.seats[0].bot == "greedy"
    with pytest.raises(NotYours, match="stands in"):
        table.resign(0, "greedy", 10, "ann")
    with pytest.raises(NotYours):
        table.come_back(0, 11, "bob")
    table.come_back(0, 11, "ann")
    assert table.seats[0].person
    with pytest.raises(NotNow, match="nobody stands in"):
        table.come_back(0, 11, "ann")
    for seat, player in enumerate(("ann", "bob", "cleo")):
        table.resign(seat, "greedy", 12, player)
    assert table.status is Status.CLOSED
    assert table.pending() == []


def test_an_idle_person_can_be_replaced_after_a_while() -> None:
    table = new_table(2)
    seat = table.pending()[0]
    player, other = table.seats[seat].player, table.seats[1 - seat].player
    with pytest.raises(NotNow, match="more seconds"):
        table.replace(seat, "greedy", 1000 + PATIENCE - 1, other)
    with pytest.raises(NotNow, match="keeps nobody waiting"):
        table.replace(1 - seat, "greedy", 1000 + PATIENCE, player)
    with pytest.raises(BadCommand, match="not another"):
        table.replace(seat, "greedy", 1000 + PATIENCE, player)
    with pytest.raises(NotYours):
        table.replace(seat, "greedy", 1000 + PATIENCE, "stranger")
    table.say(1 - seat, "are you there?", 1000 + PATIENCE - 1, other)
    table.replace(seat, "greedy", 1000 + PATIENCE, other)
    assert table.bots_due() == [seat]


def test_patience_survives_a_restart_and_a_clock_that_was_set() -> None:
    """Time while the hall was closed counts, but everybody has a minute to come back."""
    moved = 1000
    for reopened, free in (
        (moved + PATIENCE // 6, moved + PATIENCE),
        (moved + 9 * PATIENCE, moved + 9 * PATIENCE + RETURN),
        (moved - 9 * PATIENCE, moved - 8 * PATIENCE),
    ):
        table = new_table(2)
        seat = table.pending()[0]
        other = table.seats[1 - seat].player
        table.reopened(reopened)
        with pytest.raises(NotNow, match="1 more seconds"):
            table.replace(seat, "greedy", free - 1, other)
        table.replace(seat, "greedy", free, other)
        assert table.bots_due() == [seat]


def test_a_seat_moves_to_another_browser() -> None:
    table = new_table(2)
    serial = table.seats[0].serial
    table.hand_on(0, "ann-on-the-phone", 20)
    assert table.seats[0].serial == serial + 1
    assert table.seats_of("ann") == []
    assert table.seats_of("ann-on-the-phone") == [0]
    with pytest.raises(NotYours):
        new_table(2, people=1).hand_on(1, "x", 20)


def test_a_seat_that_is_handed_on_gives_nobody_two_persons_seats() -> None:
    table = new_table(3)
    with pytest.raises(NotNow, match="already"):
        table.hand_on(0, "bob", 20)
    table.hand_on(0, "ann-on-the-phone", 20)
    with pytest.raises(NotNow, match="already"):
        table.hand_on(1, "ann-on-the-phone", 20)
    table.hand_on(0, "ann", 20)
    assert [seat.player for seat in table.seats] == ["ann", "bob", "cleo"]


def test_people_at_one_screen_move_together() -> None:
    table = new_table(3)
    for number in (0, 1, 2):
        table.seats[number].player = "ann"
    table.log = [
        msgspec.structs.replace(entry, player="ann") if isinstance(entry, e.Sat) else entry for entry in table.log
    ]
    for seat in range(3):
        table.hand_on(seat, "tablet", 20)
    assert table.seats_of("tablet") == [0, 1, 2]


def test_chat_is_bounded_and_does_not_make_pages_stale() -> None:
    table = new_table(2)
    version = table.version(0)
    table.say(1, "  hello \n there ", 5, "bob")
    assert table.version(0) == version
    assert isinstance(table.log[-1], e.Said)
    assert table.log[-1].text == "hello there"
    for text, error in (("", BadCommand), ("x" * 501, BadCommand)):
        with pytest.raises(error):
            table.say(1, text, 5, "bob")
    with pytest.raises(NotYours):
        table.say(1, "I am Bob", 5, "ann")
    with pytest.raises(NotYours):
        new_table(2, people=1).say(1, "I am a bot", 5, "")


def test_a_rematch_seats_the_same_people() -> None:
    table = new_table(3, people=2)
    with pytest.raises(NotNow):
        table.rematch("t2", 8, 10, "ann")
    play_out(table)
    with pytest.raises(NotYours):
        table.rematch("t2", 8, 10, "stranger")
    again = table.rematch("t2", 8, 10, "bob")
    assert table.again == "t2"
    assert reload(table).again == "t2"
    assert again.status is Status.RUNNING
    assert [seat.player for seat in again.seats] == ["ann", "bob", ""]
    assert again.seats[2].bot == "greedy"
    assert again.setting.host == "bob"
    with pytest.raises(NotNow, match="already"):
        table.rematch("t3", 8, 10, "ann")


def test_a_bot_that_fails_makes_way_for_a_simpler_one() -> None:
    table = new_table(3, people=2)
    with pytest.raises(NotNow, match="no bot 'hard' decides for seat 3"):
        table.relieve(2, "hard", "normal", 20)
    with pytest.raises(NotNow):
        table.relieve(0, "", "normal", 20)
    before = table.version(0)
    table.relieve(2, "greedy", "easy", 20)
    assert table.seats[2].bot == reload(table).seats[2].bot == "easy"
    assert table.version(0) == before + 1
    table.give_up(2, "easy", 30)
    table.say(0, "what now?", 31, "ann")
    table.give_up(2, "easy", 32)
    assert sum(isinstance(entry, e.Stuck) for entry in reload(table).log) == 1
    table.stop(40)
    assert table.rematch("t2", 8, 50, "ann").seats[2].bot == "greedy", "the next game begins as this one did"


def test_a_table_that_has_not_begun_can_be_closed_by_its_host() -> None:
    game = registry.find("burgundy")
    table = Table(Setting("t", "burgundy", 1, "built-in", 2, game.settle(2, {}), 7, "ann", 5), game)
    table.sit(1, "bob", "Bob", 10)
    with pytest.raises(NotYours):
        table.close(11, "bob")
    table.close(11, "ann")
    assert table.status is Status.CLOSED
    with pytest.raises(NotNow, match="has begun"):
        new_table().close(11, "ann")


# Preview


def test_a_preview_tells_what_is_certain_and_nothing_of_chance() -> None:
    table = new_table(2)
    assert table.state is not None
    seat = table.pending()[0]
    before = table.state.digest()
    found = choices(table.state, seat)
    assert [choice.action for choice in found] == table.state.legal(seat)
    assert table.state.digest() == before
    assert not any(choice.ends for choice in found), "the second die is still to be used"
    by_chance = {"dice", "white", "tiles", "goods"}
    assert not by_chance & {event.name for choice in found for event in choice.events}
    act(table)
    assert any(choice.ends for choice in choices(table.state, seat))
    assert choices(table.state, 1 - seat) == []


def test_a_commit_holds_just_what_is_new() -> None:
    table = new_table(2)
    first = table.take_commit()
    assert first is not None
    assert (first.first, len(first.entries), first.waiting) == (0, 3, table.pending())
    assert table.take_commit() is None
    act(table)
    second = table.take_commit()
    assert second is not None
    assert (second.first, len(second.entries)) == (3, 1)
