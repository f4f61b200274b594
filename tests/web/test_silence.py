"""What a seat cannot know changes no byte of any answer to it, refusals included."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from meeplehall import registry
from meeplehall.core.preview import choices
from meeplehall.table import SPECTATOR, Acted, Saved, Setting, Table
from meeplehall.table.stand_ins import PATIENCE
from meeplehall.web import scenes
from meeplehall.web.frames import Frames, changes, encode, leads_of
from meeplehall.web.rooms import Room
from meeplehall.web.rooms.opening import now
from meeplehall.web.routes import home, play
from meeplehall.web.texts import texts
from tests.table.helpers import act, new_table

from .pushed import copy_of, happenings, pushed
from .server import HallServer, Person

Visit = Callable[..., Person]
Answers = list[tuple[str, int, str]]
NAMES = ("Ann", "Bob", "Cleo")


@pytest.fixture(autouse=True)
def nobody_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has the table open is nobody's secret, but it goes by the clock: pages compared must not differ by it."""
    monkeypatch.setattr(Room, "here", lambda room: frozenset(range(len(room.table.seats))))


@dataclass
class Compared:
    """How much was compared, and how often that could have shown a difference."""

    times: int = 0
    unlike: int = 0
    """With other hidden things."""
    while_sealed: int = 0
    """With other sealed choices among them."""
    frames: int = 0
    """That sockets were sent."""
    unseen: int = 0
    """Things that happened at one table alone while sockets were open, or differently at both."""


def twin_of(table: Table, viewer: int, seed: int) -> Table:
    """A table that this seat cannot tell from the true one: other hidden things, and nobody else has sealed anything.

    Where the imagined position has a choice sealed, its log has it too.
    """
    assert table.state is not None
    hidden = {number for number, seat in table.sight.sealed.items() if seat != viewer}
    entries: list[Any] = [
        _as_if_owing(entry, {table.sight.sealed[n] for n in hidden if n < number})
        for number, entry in enumerate(table.log)
        if number not in hidden
    ]
    state = table.state.sample(viewer, seed)
    for seat in set(table.owing_in_sight(viewer)) - set(state.pending()):
        entries.append(Acted(at=10**9, seat=seat, action=table.game.notation(0), events=[], sealed=True))
    twin = Table.load(Saved(table.setting, entries, b""), table.game)
    twin.state = state
    twin._window = [undoable for undoable in table._window if undoable.entry not in hidden]
    return twin


def _as_if_owing(entry: Any, seats: set[int]) -> Any:
    """An entry as it would be if these seats had sealed nothing before it."""
    if not seats or not getattr(entry, "owing", None):
        return entry
    return msgspec.structs.replace(entry, owing=sorted(seats.union(entry.owing)))


def commands(table: Table, viewer: int, dice: random.Random) -> list[tuple[str, dict[str, object]]]:
    """Commands that are refused, whatever is hidden: wrong, stale, too early, another's."""
    assert table.state is not None
    leads, version = leads_of(scenes.find(table.game.name)), table.version(viewer)
    legal = table.state.legal(viewer)
    pairs = {(c.lead, c.action) for c in choices(table.state, viewer, leads)} if leads else set()
    codes = [dice.randrange(table.game.action_count) for _ in range(2)]
    found: list[tuple[str, dict[str, object]]] = [
        ("act", {"seat": viewer, "action": code, "version": version}) for code in codes if code not in legal
    ]
    tried = [(lead, action) for lead in [*dice.sample(legal, min(2, len(legal))), codes[0]] for action in codes]
    found += [
        ("act", {"seat": viewer, "action": action, "version": version, "lead": lead})
        for lead, action in tried
        if (lead, action) not in pairs
    ]
    found.append(("act", {"seat": viewer, "action": codes[0], "version": version - 1}))
    for other in set(range(len(table.seats))) - {viewer}:
        found += [(name, {"seat": other}) for name in ("replace", "resign", "return", "link")]
        found.append(("act", {"seat": other, "action": codes[0], "version": version}))
        found.append(("undo", {"seat": other, "version": version}))
    found.append(("hint", {"seat": viewer, "version": version}))
    found.append(("warn", {"seat": viewer, "action": codes[0], "version": version}))
    if not table.can_take_back(viewer):
        found.append(("undo", {"seat": viewer, "version": version}))
    return [*found, ("rematch", {}), ("link", {"seat": viewer})]


def answers(person: Person, table: str, asked: Sequence[tuple[str, dict[str, object]]]) -> Answers:
    found: Answers = []
    at = f"/table/{table}"
    for path in (
        "/",
        at,
        f"{at}/frame",
        f"{at}/frame?seat=-1&focus=1",
        f"{at}/points",
        f"{at}/chance",
        f"{at}/replay",
        f"{at}/review",
    ):
        answer = person.get(path)
        found.append((path, answer.status_code, answer.text))
    for name, body in asked:
        answer = person.post(f"{at}/{name}", body)
        assert answer.status_code in (200, 400, 403, 409, 422), answer.text
        assert answer.status_code != 200 or name == "link"
        found.append((f"{name} {body}", answer.status_code, answer.text))
    return found


GAMES: list[tuple[str, dict[str, str], int, int]] = [
    ("burgundy", {"setup": "advanced"}, 30, 6),
    ("renaissance", {"pace": "live"}, 90, 18),
    ("nobility", {"chancery": "yes"}, 60, 8),
]
"""With options, so many decisions, and how often answers are compared."""


@pytest.mark.parametrize(("game", "options", "steps", "every"), GAMES)
def test_what_a_seat_cannot_know_changes_no_answer(
    visit: Visit,
    hall: HallServer,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, str],
    steps: int,
    every: int,
) -> None:
    clock = [0]
    for place in (play, home):
        monkeypatch.setattr(place, "now", lambda: clock[0])
    people = [visit(name) for name in NAMES]
    found = play_and_compare(hall, people, clock, game, options, steps, every, 11)
    assert found.times >= 5
    assert found.unlike >= 5, "the twins were the same: nothing was proved"
    assert found.while_sealed >= 1
    assert found.unseen >= 1
    assert found.frames >= 10 * found.times


def play_and_compare(
    hall: HallServer,
    people: Sequence[Person],
    clock: list[int],
    game: str,
    options: dict[str, str],
    steps: int,
    every: int,
    seed: int,
) -> Compared:
    """Play, and compare the true table with a twin now and then."""
    name = people[0].new_table("me", "open", "open", game=game, listed="yes", seed=str(seed), **options)
    for seat in (1, 2):
        assert people[seat].form(f"/table/{name}/sit", seat=str(seat)).status_code == 303
    assert hall.hall is not None
    rooms = hall.hall.rooms
    room = hall.do(rooms.find(name))
    dice = random.Random(f"silence {game} {seed}")
    start = room.table.log[-1].at
    found = Compared()
    for step in range(steps):
        clock[0] = start + 1000 * (step + 1)
        table = room.table
        if not table.pending():
            break
        seat = dice.choice(table.pending())
        assert table.state is not None
        action = dice.choice(table.state.legal(seat))
        player = table.seats[seat].player
        hall.do(rooms.change(room, lambda t: t.act(seat, action, t.version(seat), clock[0], player)))  # noqa: B023
        last = room.table.log[-1]
        assert isinstance(last, Acted)
        if step % (every // 2 if last.sealed else every) == 0:
            viewer = dice.choice([n for n in range(3) if n != seat])
            compare(hall, room, people[viewer], viewer, dice, clock[0], found)
    return found


def compare(
    hall: HallServer, room: Room, person: Person, viewer: int, dice: random.Random, at: int, found: Compared
) -> None:
    """Ask the true table and its twin the same, then let the same be seen at both by sockets."""
    true = room.table
    asked = commands(true, viewer, dice)
    twin = twin_of(true, viewer, dice.randrange(10**6))
    assert true.state is not None
    assert twin.state is not None
    real = answers(person, true.id, asked)

    async def put(table: Table) -> None:
        async with room.lock:
            room.go_back_to(table)

    hall.do(put(twin))
    imagined = answers(person, true.id, asked)
    for one, other in zip(real, imagined, strict=True):
        assert one == other
    found.times += 1
    found.unlike += twin.state.digest() != true.state.digest()
    found.while_sealed += len(twin.log) != len(true.log)
    plan = happenings(true, twin, viewer, dice, at)
    found.unseen += sum(one is not other for one, other in plan)
    real_frames = pushed(hall, room, person, viewer, copy_of(true), [one for one, _ in plan], at)
    imagined_frames = pushed(hall, room, person, viewer, twin, [other for _, other in plan], at)
    hall.do(put(true))
    for ours, theirs in zip(real_frames, imagined_frames, strict=True):
        for before, after in zip(ours, theirs, strict=True):
            assert before == after
        found.frames += len(ours)


def test_a_sealed_choice_moves_no_table_in_a_list(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    tables = [ann.new_table("me", "open", "open", setup="advanced", listed="yes") for _ in range(2)]
    for table in tables:
        for seat, person in ((1, bob), (2, visit("Cleo"))):
            assert person.form(f"/table/{table}/sit", seat=str(seat)).status_code == 303
    before = {person: person.get("/").text for person in (bob, eve)}
    frame = ann.frame(tables[0])
    assert ann.act(tables[0], 0, frame["decision"]["picks"][0]["action"], frame["version"]).status_code == 200
    assert {person: person.get("/").text for person in (bob, eve)} == before


def test_a_sealed_choice_wakes_nobody_else_and_draws_nothing_anew() -> None:
    room = Room(new_table(3, setup="advanced"))
    told: list[int] = []
    for viewer in (0, 1, SPECTATOR):
        room.watch((viewer,), lambda viewer=viewer: told.append(viewer))  # type: ignore[misc]
    before = {viewer: room.frame(viewer, [], texts()) for viewer in (0, 1, SPECTATOR)}
    act(room.table, seat=0)
    room.wake()
    assert told == [0]
    assert [viewer for viewer in before if room.frame(viewer, [], texts()) is not before[viewer]] == [0]
    act(room.table, seat=1)
    act(room.table, seat=2)
    room.wake()
    assert sorted(told[1:]) == [SPECTATOR, 0, 1]


def test_who_replaces_somebody_is_told_the_own_version(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", "bot:random", setup="advanced", listed="yes")
    assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
    for _ in range(2):  # Bob has decided twice by now, and nobody knows
        frame = bob.frame(table)
        assert bob.act(table, 1, frame["decision"]["picks"][0]["action"], frame["version"]).status_code == 200
        answer = bob.post(f"/table/{table}/undo", {"seat": 1, "version": bob.frame(table)["version"]})
        assert answer.status_code == 200
    monkeypatch.setattr(play, "now", lambda: now() + PATIENCE)
    answer = ann.post(f"/table/{table}/replace", {"seat": 1})
    assert answer.status_code == 200, answer.text
    assert answer.json()["version"] == ann.frame(table)["version"] < bob.frame(table)["version"]


def sealed_game(game: str, options: dict[str, str], played: Sequence[tuple[int, int]], hesitates: int = -1) -> Table:
    """Three people have decided so; the one with this number in the list took it back once."""
    found = registry.find(game)
    setting = Setting(
        id="t1",
        game=game,
        rules=found.version,
        content=found.content_id,
        players=3,
        options=found.settle(3, {name: value for name, value in options.items() if name != "pace"}),
        seed=5,
        host="p0",
        created=1000,
    )
    table = Table(setting, found)
    for seat in range(3):
        table.sit(seat, f"p{seat}", NAMES[seat], 1000)
    for number, (seat, action) in enumerate(played):
        table.act(seat, action, table.version(seat), 2000 + number, f"p{seat}")
        if number == hesitates:
            table.take_back(seat, table.version(seat), 3000, f"p{seat}")
            table.act(seat, action, table.version(seat), 4000, f"p{seat}")
    return table


def openings(game: str, options: dict[str, str], steps: int) -> Iterator[tuple[list[tuple[int, int]], int]]:
    """Decisions of a random game up to each opening of choices, and how many of them came before the first of these."""
    dice = random.Random(f"opening {game}")
    table = sealed_game(game, options, [])
    played: list[tuple[int, int]] = []
    begun = 0
    for _ in range(steps):
        if not table.pending():
            return
        assert table.state is not None
        seat = dice.choice(table.pending())
        action = dice.choice(table.state.legal(seat))
        table.act(seat, action, table.version(seat), 2000, f"p{seat}")
        played.append((seat, action))
        last = table.log[-1]
        assert isinstance(last, Acted)
        if last.reveals and len(played) - begun > 1:
            yield list(played), begun
        if last.reveals or not last.sealed:
            begun = len(played)


@pytest.mark.parametrize(("game", "options", "steps"), [(game, options, steps) for game, options, steps, _ in GAMES])
def test_an_opening_does_not_tell_who_was_first_nor_who_hesitated(
    game: str, options: dict[str, str], steps: int
) -> None:
    compared = 0
    for played, begun in openings(game, options, steps):
        before, group = played[:begun], played[begun:]
        turned = sorted(group, key=lambda decision: (decision[0] - group[0][0]) % -3)
        tables = [
            sealed_game(game, options, played),
            sealed_game(game, options, [*before, *turned]),
            sealed_game(game, options, played, hesitates=begun),
        ]
        last = {group[-1][0], turned[-1][0], group[0][0]}  # they know what they did themselves
        for viewer in {SPECTATOR, 0, 1, 2} - last:
            own = [decision for decision in group if decision[0] == viewer]
            page = Frames().drawn(sealed_game(game, options, [*before, *own]), viewer, [], texts()).sent
            told = set()
            for table in tables:
                drawn = Frames().drawn(table, viewer, [], texts())
                part = changes.news(table, drawn.frame, page, drawn.gains)
                assert part is not None
                told.add((encode(drawn.frame), encode(part)))
            assert len(told) == 1
            compared += 1
    assert compared >= 1


@pytest.mark.parametrize(("game", "options", "steps"), [(game, options, steps) for game, options, steps, _ in GAMES])
def test_what_can_be_taken_back_does_not_change_with_what_others_seal(
    game: str, options: dict[str, str], steps: int
) -> None:
    dice = random.Random(f"undo {game}")
    table = sealed_game(game, options, [])
    compared = 0
    for _ in range(2 * steps):
        if not table.pending():
            break
        assert table.state is not None
        seat = dice.choice(table.pending())
        action = dice.choice(table.state.legal(seat))
        others = [other for other in range(3) if other != seat]
        could = [table.can_take_back(other) for other in others]
        table.act(seat, action, table.version(seat), 2000, f"p{seat}")
        last = table.log[-1]
        assert isinstance(last, Acted)
        if last.sealed and not last.reveals:
            assert [table.can_take_back(other) for other in others] == could
            table.take_back(seat, table.version(seat), 2000, f"p{seat}")
            assert [table.can_take_back(other) for other in others] == could
            table.act(seat, action, table.version(seat), 2000, f"p{seat}")
            compared += 1
    assert compared >= 2
