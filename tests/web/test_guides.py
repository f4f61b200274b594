"""The guided first games: what they ask for can be done by choosing what they point at."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from meeplehall import bots, registry
from meeplehall.table import Table
from meeplehall.web import guides, scenes
from meeplehall.web.frames import Frame, leads_of
from meeplehall.web.rooms import Room
from meeplehall.web.rooms.opening import make_setting
from meeplehall.web.scenes import Pick
from meeplehall.web.texts import texts

from .server import HallServer, Person

Visit = Callable[..., Person]
GAMES = [name for name in scenes.names() if guides.find(name) is not None]


def guide_of(game: str) -> guides.Guide:
    found = guides.find(game)
    assert found is not None
    return found


def table_of(game: str) -> Table:
    guide, rules = guide_of(game), registry.find(game)
    setting = make_setting(rules, guides.PLAYERS, guide.options, "ann", False, guide.seed)
    table = Table(msgspec.structs.replace(setting, guide=True), rules)
    table.sit(guides.LEARNER, "ann", "Ann", 0)
    table.sit(guides.OPPONENT, "", "Odile", 0, bot="greedy")
    answer(table)
    return table


def answer(table: Table) -> None:
    """The opponent follows the script, and thinks for itself behind its end."""
    _, answers = guides.script(table.game.name)
    while table.bots_due():
        scripted = guides.reply(table, guides.OPPONENT)
        done = [action for seat, action in table.actions() if seat == guides.OPPONENT]
        if scripted is None:
            assert len(done) >= len(answers), "the script cannot be followed"
            assert table.state is not None
            scripted = bots.make("greedy", 1).choose(table.state, guides.OPPONENT)
        table.act(guides.OPPONENT, scripted, table.version(guides.OPPONENT), 0)


def frame_of(table: Table) -> Frame:
    return Room(table).frame(guides.LEARNER, [guides.LEARNER], texts())


def drawn(frame: Frame) -> set[str]:
    """Everything that can be pointed at."""
    assert frame.decision is not None
    found = set(re.findall(r'data-at="([^"]+)"', "".join(frame.regions.values())))
    return found | {button.place for button in frame.decision.buttons}


def decide(table: Table, pick: Pick) -> None:
    leads = leads_of(scenes.find(table.game.name))
    table.act(guides.LEARNER, pick.action, table.version(guides.LEARNER), 0, "ann", pick.lead, leads)


def follow(table: Table, step: guides.Step) -> None:
    """Choose the places of a step as the page does; a pick that is left alone is carried out."""
    chosen: list[str] = []
    before = len(table.actions())
    todo = list(step.places)
    while len(table.actions()) < before + len(step.do):
        frame = frame_of(table)
        assert frame.decision is not None
        if not todo:
            todo = [step.places[-1]]  # the same again
        place = todo.pop(0)
        assert place in drawn(frame), (step.text, place)
        picks = [pick for pick in frame.decision.picks if {*chosen, place} <= set(pick.places)]
        assert picks, (step.text, place)
        chosen.append(place)
        if len(picks) == 1:
            decide(table, picks[0])
            chosen = []
            todo = [place for place in todo if place not in picks[0].places]  # nothing is left to choose there
    assert todo == [], "it points at something else"
    answer(table)


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_can_be_followed_by_choosing_what_it_points_at(game: str) -> None:
    guide, table = guide_of(game), table_of(game)
    assert 9 <= len(guide.step) <= 20
    number = 0
    while number < len(guide.step):
        frame = frame_of(table)
        assert frame.guide is not None
        assert (frame.guide.first, frame.guide.of) == (number, len(guide.step))
        assert frame.guide.before == [texts()(f"guide-{game}-{step.text}") for step in guide.step[:number]]
        for note in frame.guide.notes:
            step = guide.step[number]
            assert note.text == texts()(f"guide-{game}-{step.text}")
            assert note.waits == bool(step.do)
            if step.do:
                follow(table, step)
            else:
                assert set(step.places) <= drawn(frame), step.text
            number += 1
    asked, answers = guides.script(game)
    mine = [action for seat, action in table.actions() if seat == guides.LEARNER]
    theirs = [action for seat, action in table.actions() if seat == guides.OPPONENT]
    assert mine == asked
    assert theirs[: len(answers)] == answers


@pytest.mark.parametrize("game", GAMES)
def test_whoever_does_something_else_leaves_the_guide_and_may_come_back(game: str) -> None:
    table = table_of(game)
    frame = frame_of(table)
    assert frame.decision is not None
    asked, _ = guides.script(game)
    other = next(p for p in frame.decision.picks if asked[0] not in (p.action, p.lead) and not p.ends and not p.shows)
    decide(table, other)
    left = frame_of(table).guide
    assert left is not None
    assert left.first == -1
    assert [note.text for note in left.notes] == [texts()("guide-left")]
    assert guides.reply(table, guides.OPPONENT) is None
    while table.actions() and table.actions()[-1][0] == guides.LEARNER:
        table.take_back(guides.LEARNER, table.version(0), 0, "ann")
    back = frame_of(table).guide
    assert back is not None
    assert back.first == 0


def test_only_the_learner_sees_notes_and_only_at_a_guided_table() -> None:
    table = table_of("burgundy")
    for viewer in (-1, guides.OPPONENT):
        assert guides.notes(table, viewer, texts()) is None
    rules = registry.find("burgundy")
    plain = Table(make_setting(rules, 2, {}, "ann", False, guide_of("burgundy").seed), rules)
    plain.sit(0, "ann", "Ann", 0)
    plain.sit(1, "", "Odile", 0, bot="greedy")
    assert guides.notes(plain, 0, texts()) is None
    assert guides.reply(plain, 1) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_hall_offers_the_guide(hall: HallServer, visit: Visit, game: str) -> None:
    ann = visit("Ann")
    assert 'formaction="/learn"' in ann.get("/").text
    assert 'action="/learn"' in ann.get(f"/rules/{game}").text
    made = ann.form("/learn", game=game)
    assert made.status_code == 303
    table = made.headers["location"].rpartition("/")[2]
    assert 'id="guide"' in ann.get(f"/table/{table}").text
    frame = ann.my_turn(table)
    assert frame["guide"]["notes"][0]["text"] == texts()(f"guide-{game}-goal")
    assert ann.form("/learn", game="chess").status_code == 404
