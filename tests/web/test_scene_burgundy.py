"""Burgundy's scene: an action is a set of places, each drawn, and no two actions share the same set."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from meeplehall import registry
from meeplehall.bots import make
from meeplehall.core.state import State
from meeplehall.games.burgundy import events
from meeplehall.table import SPECTATOR, choices
from meeplehall.web import scenes
from meeplehall.web.frames.now import now_chip
from meeplehall.web.scenes import Decision, Deed, Look, Story
from meeplehall.web.scenes.burgundy import log
from meeplehall.web.scenes.burgundy.reasons import reasons
from meeplehall.web.texts import texts

from .server import Person

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def look(state: State, viewer: int, focus: int = 0) -> Look:
    seats = state.seats
    owing = tuple(state.pending())
    return Look(texts(), viewer, viewer if viewer >= 0 else focus, NAMES[:seats], (False,) * seats, owing)


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"setup": "advanced"}), (4, {"setup": "free", "edition": "2019"})],
)
def test_every_action_can_be_reached_by_places_that_are_drawn(players: int, options: dict[str, str]) -> None:
    game = registry.find("burgundy")
    scene = scenes.find("burgundy")
    kinds = set()
    for seed in (1, 2):
        state = game.new(players, options, seed)
        bot = make("random" if seed == 1 else "greedy", seed)
        for number in count():
            if state.over:
                break
            seat = state.actor()
            view = state.view(seat)
            if number % 3 and view["decision"]["kind"] in kinds:
                state.play(seat, bot.choose(state, seat))
                continue
            eyes = look(state, seat)
            decision = scene.decide(view, choices(state, seat), eyes)
            kinds.add(view["decision"]["kind"])
            assert sorted(pick.action for pick in decision.picks) == state.legal(seat)
            sets = [frozenset(pick.places) for pick in decision.picks]
            assert len(set(sets)) == len(sets), "two actions look the same"
            for one in sets:
                assert not any(one < other for other in sets), "one action hides in another"
            drawn = set(re.findall(r'data-at="([^"]+)"', "".join(scene.regions(view, eyes).values())))
            drawn |= {button.place for button in decision.buttons}
            assert set().union(*sets) <= drawn
            assert set(decision.alias) <= drawn
            assert decision.sentence
            state.play(seat, bot.choose(state, seat))
    assert {"turn", "extra", "load", "sell", "take", "place", "discard"} <= kinds


def test_drawings_carry_no_styles_and_well_formed_marks() -> None:
    from xml.etree import ElementTree

    game = registry.find("burgundy")
    scene = scenes.find("burgundy")
    for players in (2, 3, 4):
        state = game.new(players, {}, 5)
        bot = make("greedy", 5)
        for _ in range(90):
            state.play(state.actor(), bot.choose(state, state.actor()))
        for viewer in (SPECTATOR, 0, players - 1):
            for name, html in scene.regions(state.view(viewer), look(state, viewer)).items():
                assert "style=" not in html, name
                ElementTree.fromstring(f"<x>{re.sub(r' data-(flip|echo)(?=[ >])', '', html.replace('<br>', ''))}</x>")


def test_what_a_pick_says_is_what_happens() -> None:
    game = registry.find("burgundy")
    scene = scenes.find("burgundy")
    state = game.new(2, {}, 11)
    bot = make("greedy", 3)
    told = 0
    for _ in range(200):
        if state.over:
            break
        seat = state.actor()
        decision = scene.decide(state.view(seat), choices(state, seat), look(state, seat))
        action = bot.choose(state, seat)
        pick = next(pick for pick in decision.picks if pick.action == action)
        before = state.view(seat)["players"][seat]
        state.play(seat, action)
        after = state.view(seat)["players"][seat]
        if pick.cost > 0 and "do-take" in pick.places:
            assert after["workers"] == before["workers"] - pick.cost
            told += 1
        if pick.gain and not state.over:
            assert after["score"] - before["score"] == int(pick.gain)
            told += 1
        if pick.ends:
            assert seat not in state.pending() or state.revealed
    assert told > 20


def decisions(players: int, seed: int, options: dict[str, str] | None = None) -> Iterator[tuple[State, Decision]]:
    """Every decision of a game, as the page has it."""
    state = registry.find("burgundy").new(players, options or {}, seed)
    bot = make("random", seed)
    while not state.over:
        seat = state.actor()
        yield (
            state,
            scenes.find("burgundy").decide(state.view(seat), choices(state, seat), look(state, seat)),
        )
        state.play(seat, bot.choose(state, seat))


def test_choices_that_read_the_same_go_to_the_same_place() -> None:
    """Tiles of one kind in two storage spaces are twins to a reader; two spaces of the estate never are."""
    for _, decision in decisions(2, 4):
        targets: dict[tuple[str, str, str, str], set[str]] = {}
        for pick in decision.picks:
            spaces = [place for place in pick.places if place.startswith(("est-", "depot-", "good-"))]
            said = (pick.group, pick.label, pick.price, pick.note)
            targets.setdefault(said, set()).add(" ".join(spaces))
        assert [said for said, places in targets.items() if len(places) > 1] == []


def test_the_list_of_choices_goes_die_by_die_and_has_the_best_first() -> None:
    seen = 0
    for state, decision in decisions(3, 5):
        dice = {f"die-{die}" for die in state.view(state.actor())["players"][state.actor()]["dice"]}
        assert {pick.group for pick in decision.picks if pick.group} == set(decision.groups)
        assert set(decision.groups) <= dice | {"silverling"}
        for group in decision.groups:
            ranks = [(bool(p.warns), p.cost > 0, -int(p.gain or 0)) for p in decision.picks if p.group == group]
            assert ranks == sorted(ranks)
            seen += len(ranks) > 1
    assert seen > 30


def test_a_ship_says_what_it_loads_and_warns_before_it_loads_nothing() -> None:
    loads, empty = 0, 0
    for seed in (1, 2, 3):
        for state, decision in decisions(2, seed):
            view = state.view(state.actor())
            if view["decision"]["kind"] != "load":
                continue
            for pick in decision.picks:
                depots = [int(place[6:]) for place in pick.places if place.startswith("depot-")]
                cargo = sum(sum(view["cargo"][depot - 1]) for depot in depots)
                if not cargo:
                    assert pick.warns
                    empty += 1
                if pick.tag:
                    assert cargo
                    assert not pick.warns
                    loads += 1
    assert loads > 3
    assert empty > 3


def test_what_is_on_the_table_and_cannot_be_chosen_says_why() -> None:
    for state, decision in decisions(2, 6):
        view = state.view(state.actor())
        if view["decision"]["kind"] != "turn":
            continue
        used = {place for pick in decision.picks for place in pick.places}
        assert not used & set(decision.why)
        for slot, tile in enumerate(view["black_depot"], start=1):
            assert not tile or f"dep-7-{slot}" in used | set(decision.why)
        for space in view["players"][state.actor()]["spaces"]:
            assert space["tile"] or f"est-{state.actor()}-{space['name']}" in used | set(decision.why)


def test_everything_drawn_has_words() -> None:
    scene = scenes.find("burgundy")
    for locale in ("en", "nl"):
        known = {name.partition("@")[0] for name in scene.hints(texts(locale))}
        for state, _ in decisions(4, 7, {"setup": "advanced"}):
            html = "".join(scene.regions(state.view(0), look(state, 0)).values())
            assert set(re.findall(r'data-hint="([^"]+)"', html)) <= known
            if state.view(0)["round"] > 2:
                break
    things = {"wheel", "round-goods", "turn-order", "region-table", "black-depot", "storage", "worker", "silverling"}
    assert things <= known


def test_hints_speak_of_the_edition_that_is_played(visit: Callable[..., Person]) -> None:
    ann = visit("Ann")
    for edition, points in (("2011", 2), ("2019", 3)):
        page = ann.get(f"/table/{ann.new_table('me', 'bot:random', edition=edition)}").text
        found = re.search(r'"knowledge-26":\[[^\]]*\]', page)
        assert found
        assert f"At the end, {points} points for each bonus tile." in found[0]
        assert "edition" not in found[0]


def test_points_come_with_their_reasons_before_and_after() -> None:
    t = texts()
    scored = [
        events.Points(0, 15, "region", "animal"),
        events.Points(0, 8, "phase", "animal"),
        events.Points(0, 6, "colour", "animal"),
    ]
    assert reasons(scored, "B", t) == "region of animals +15, phase B +8, all animals covered +6"
    assert reasons([events.Points(0, 4, "watchtower", "")], "B", t) == "watchtower"
    assert reasons([events.Points(0, 9, "animals", "cow")], "B", t) == "pasture of cows"
    assert reasons([events.Points(0, 6, "sale", "4")], "B", t) == "sale"
    story = Story(part=1)
    deed = Deed(0, {}, [events.Use(0, 2, 0), events.Place(0, "pig-3", "a1", 2), *scored])
    log.tell(story, deed, Look(t, 0, 0, NAMES[:2], (False, False), (0,)))
    assert "+29" in story.lines[0].html
    assert "region of animals +15, phase B +8, all animals covered +6" in story.lines[0].html


@pytest.mark.parametrize(
    ("locale", "viewer", "line"),
    [
        ("en", 0, "You took a castle from depot 3"),
        ("en", 1, "Ann took a castle from depot 3"),
        ("en", SPECTATOR, "Ann took a castle from depot 3"),
        ("nl", 0, "Je nam een kasteel uit depot 3"),
        ("nl", 1, "Ann nam een kasteel uit depot 3"),
    ],
)
def test_the_log_speaks_to_whoever_reads_it(locale: str, viewer: int, line: str) -> None:
    story = Story()
    deed = Deed(0, {}, [events.Take(0, "3.1", "castle")])
    log.tell(story, deed, Look(texts(locale), viewer, 0, NAMES[:2], (False, False), (0,)))
    assert re.sub("<[^>]+>", "", story.lines[0].html) == line


def test_goods_of_one_ship_are_one_list() -> None:
    story = Story()
    loads = [events.Load(0, 6, good, 1) for good in (1, 3, 4)]
    log.tell(story, Deed(0, {}, loads), Look(texts(), 0, 0, NAMES[:2], (False, False), (0,)))
    assert len(story.lines) == 1
    assert re.sub("<[^>]+>", "", story.lines[0].html).endswith("loaded 1 wine, 1 cloth, 1 salt from depot 6")


def test_no_goods_are_ticked_off_before_the_game_begins() -> None:
    state = registry.find("burgundy").new(2, {"setup": "advanced"}, 3)
    html = scenes.find("burgundy").regions(state.view(0), look(state, 0))["strip"]
    assert "past-mark" not in html


def test_the_top_of_a_phone_says_who_is_ahead() -> None:
    state = registry.find("burgundy").new(3, {}, 3)
    view = state.view(0)
    for player, score in zip(view["players"], (18, 21, 9)):
        player["score"] = score
    words = re.sub("<[^>]+>", " ", now_chip(view, scenes.find("burgundy"), look(state, 0)))
    assert " 18 21 Bob: 21 points " in re.sub(r"\s+", " ", words)


@pytest.mark.parametrize("depot", range(1, 7))
def test_no_crate_covers_how_many_lie_in_another(depot: int) -> None:
    state = registry.find("burgundy").new(4, {}, 3)
    view = state.view(0)
    view["cargo"][depot - 1] = [2, 2, 2, 2, 2, 2]
    html = scenes.find("burgundy").regions(view, look(state, 0))["ring"]
    crate = rf'translate\(([-.\d]+) ([-.\d]+)\)"><g class="place crate-place" data-at="cargo-{depot}-'
    spots = [(float(x), float(y)) for x, y in re.findall(crate, html)]
    assert len(spots) == 6
    for number, (x, y) in enumerate(spots):
        for later_x, later_y in spots[number + 1 :]:  # what is drawn above stays clear of the number's middle
            assert not (abs(x + 11 - later_x) < 13.5 and abs(y + 11 - later_y) < 13.5)


def test_each_shape_of_a_stack_in_the_turn_order_can_be_told() -> None:
    state = registry.find("burgundy").new(4, {}, 3)
    html = scenes.find("burgundy").regions(state.view(0), look(state, 0))["strip"]
    shapes = [tuple(map(float, spot)) for spot in re.findall(r'class="mark seat-\d" x="([-.\d]+)" y="([-.\d]+)"', html)]
    assert len(shapes) == 4
    for number, (x, y) in enumerate(shapes):
        assert all(abs(x - later_x) >= 12 or abs(y - later_y) >= 12 for later_x, later_y in shapes[number + 1 :])
