"""The scene of Renaissance Man: every action by places that are drawn, and nothing of what others hide."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from meeplehall import registry
from meeplehall.bots import make
from meeplehall.core.events import Happening
from meeplehall.core.journal import Journal, seen_by
from meeplehall.core.state import Outcome, State
from meeplehall.table import SPECTATOR, choices
from meeplehall.web import scenes
from meeplehall.web.frames.ending import ending
from meeplehall.web.scenes import Decision, Deed, Look, Story
from meeplehall.web.scenes.renaissance import structure
from meeplehall.web.scenes.renaissance.log import SOURCES
from meeplehall.web.scenes.renaissance.recruits import NOBODY, TIED, leader
from meeplehall.web.texts import texts

NAMES = ("Ann", "Bob", "Cleo", "Dan")
GAMES = [
    (1, {}, "greedy"),
    (1, {"solo": "easier", "solo_cards": "3"}, "random"),
    (2, {}, "greedy"),
    (2, {"round_limit": "6"}, "random"),
    (3, {"deck": "p24"}, "greedy"),
    (4, {"round_limit": "5"}, "random"),
]

game = registry.find("renaissance")
scene = scenes.find("renaissance")


def look(state: State, viewer: int, memory: dict[str, int] | None = None) -> Look:
    seats = state.seats
    owing = tuple(state.pending())
    return Look(texts(), viewer, max(viewer, 0), NAMES[:seats], (False,) * seats, owing, memory or {})


def positions(players: int, options: dict[str, str], level: str, seed: int, most: int = 400) -> Iterator[State]:
    """Every position of a game before its next decision; pending seats decide in a changing order."""
    state = game.new(players, options, seed)
    bot = make(level, seed)
    for n in range(most):
        if state.over:
            return
        yield state
        pending = state.pending()
        seat = pending[n % len(pending)]
        state.play(seat, bot.choose(state, seat))


def decision_of(state: State, seat: int) -> Decision:
    return scene.decide(state.view(seat), choices(state, seat), look(state, seat))


def drawn(state: State, seat: int) -> str:
    return "".join(scene.regions(state.view(seat), look(state, seat)).values())


@pytest.mark.parametrize(("players", "options", "level"), GAMES)
def test_every_action_can_be_reached_by_places_that_are_drawn(
    players: int, options: dict[str, str], level: str
) -> None:
    kinds = set()
    for number, state in enumerate(positions(players, options, level, 3)):
        for seat in state.pending():
            new = {game.structured(action)["kind"] for action in state.legal(seat)} - kinds
            if number % 3 and not new:
                continue
            decision = decision_of(state, seat)
            kinds |= {game.structured(pick.action)["kind"] for pick in decision.picks}
            assert [pick.action for pick in decision.picks] == state.legal(seat)
            sets = [frozenset(pick.places) for pick in decision.picks]
            assert len(set(sets)) == len(sets), "two actions look the same"
            for one in sets:
                assert not any(one < other for other in sets), "one action hides in another"
            places = set(re.findall(r'data-at="([^"]+)"', drawn(state, seat)))
            places |= {button.place for button in decision.buttons}
            assert set().union(*sets) <= places
            assert set(decision.alias) <= places
            assert set(decision.alias.values()) <= set().union(*sets)
            assert not set(decision.alias) & set().union(*sets)
            assert decision.sentence
            assert all(pick.label for pick in decision.picks)
    assert {"lay", "hire", "teach", "discard", "pass", "remove", "done"} <= kinds


def narrow(decision: Decision, wanted: int) -> list[str]:
    """What a person clicks to get this action: lit places only, as the page lights them."""
    chosen: list[str] = []
    target = next(pick for pick in decision.picks if pick.action == wanted)
    for _ in range(6):
        left = [pick for pick in decision.picks if set(chosen) <= set(pick.places)]
        if chosen and len(left) == 1:
            assert left[0].action == wanted
            return chosen
        shared = set.intersection(*[set(pick.places) for pick in left]) if chosen else set()
        lit = [place for place in target.places if place not in chosen and place not in shared]
        assert lit, "nothing left to click"
        chosen.append(lit[0])
    raise AssertionError("no end")


@pytest.mark.parametrize(("players", "options", "level"), [GAMES[0], GAMES[3], GAMES[4]])
def test_clicking_lit_places_leads_to_every_action(players: int, options: dict[str, str], level: str) -> None:
    for state in positions(players, options, level, 8, 150):
        seat = state.pending()[0]
        decision = decision_of(state, seat)
        for pick in decision.picks:
            assert len(narrow(decision, pick.action)) <= 4


@pytest.mark.parametrize(("players", "options", "level"), GAMES[2:])
def test_what_others_hide_is_nowhere_in_the_drawing(players: int, options: dict[str, str], level: str) -> None:
    """Regions, sentence and choices are the same in every position this viewer cannot tell from the real one."""
    for n, state in enumerate(positions(players, options, level, 5, 160)):
        if n % 3:
            continue
        for viewer in (SPECTATOR, *range(players)):
            twin = state.sample(viewer, 77 + n)
            eyes = look(state, viewer)
            view, other = state.view(viewer), twin.view(viewer)
            assert scene.regions(view, eyes) == scene.regions(other, eyes)
            if viewer in state.pending():
                here = scene.decide(view, choices(state, viewer), eyes)
                assert here == scene.decide(other, choices(twin, viewer), eyes)
            else:
                assert scene.sentence(view, eyes) == scene.sentence(other, eyes)


def test_hands_of_others_are_only_counted() -> None:
    for state in islice(positions(3, {}, "greedy", 2, 120), 0, None, 3):
        for viewer in (SPECTATOR, 0, 1, 2):
            html = drawn(state, viewer)
            faces = set(re.findall(r'data-at="face-\d-([^"]+)"', html))
            own = state.view(viewer)["players"][viewer]["hand"] if viewer >= 0 else []
            assert faces == {card["text"] for card in own or []}
            assert ('data-at="hand-' in html) == bool(own)


def test_a_sealed_choice_shows_to_its_owner_alone() -> None:
    sealed = 0
    for state in positions(3, {}, "greedy", 4, 200):
        if state.view(0)["decision"]["kind"] == "recruit" or len(state.pending()) < 2:
            continue
        seat = state.pending()[0]
        before = {viewer: drawn_parts(state, viewer) for viewer in (SPECTATOR, 0, 1, 2)}
        owing = tuple(state.pending())
        twin = state.clone()
        twin.play(seat, make("greedy", 9).choose(twin, seat))
        for viewer in before:
            # The table goes on naming the seats that others may believe to owe a choice.
            eyes = Look(texts(), viewer, max(viewer, 0), NAMES[:3], (False,) * 3, owing)
            after = scene.regions(twin.view(viewer), eyes)
            if viewer == seat:
                if twin.view(seat)["players"][seat]["choice"]["complete"]:
                    assert "rm-sealed" in after["letters"]
                    assert "rm-sealed" not in before[viewer]["letters"]
                    sealed += 1
            else:
                assert after == before[viewer]
    assert sealed > 10


def drawn_parts(state: State, viewer: int) -> dict[str, Any]:
    return dict(scene.regions(state.view(viewer), look(state, viewer)))


def heard(journal: Journal, viewer: int) -> list[Happening]:
    """What a viewer may know of what has just happened."""
    return [game.event(event) for event in seen_by(journal.take(), viewer)]


def played(players: int, options: dict[str, str], seed: int, viewer: int) -> tuple[State, Story]:
    """A whole game by greedy bots, and its story as one viewer hears it."""
    journal = Journal()
    state = game.new(players, options, seed, journal)
    bot = make("greedy", seed)
    story = Story()
    eyes = look(state, viewer)
    scene.tell(story, Deed(-1, {}, heard(journal, viewer)), eyes)
    while not state.over:
        seat = state.pending()[-1]
        action = bot.choose(state, seat)
        state.journal = journal
        state.play(seat, action)
        state.journal = None
        scene.tell(story, Deed(seat, game.structured(action), heard(journal, viewer)), eyes)
    return state, story


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_story_counts_the_workers_of_every_level(seed: int) -> None:
    state, story = played(3, {}, seed, SPECTATOR)
    for seat, player in enumerate(state.view(SPECTATOR)["players"]):
        standing = structure.standing(player)
        for level in range(1, 6):
            counted = sum(story.points.get((seat, level - 1, source), 0) for source in SOURCES)
            assert counted == sum(structure.split(place)[0] == level for place in standing)
        assert sum(n for (s, _, _), n in story.points.items() if s == seat) == state.scores()[seat]


def test_the_log_tells_a_throw_to_its_owner_and_its_size_to_the_others() -> None:
    own = played(2, {}, 4, 0)[1]
    other = played(2, {}, 4, 1)[1]
    for viewer, story in ((0, own), (1, other)):
        threw = [line for line in story.lines if "discarded" in line.html]
        assert {line.seat for line in threw} == {0, 1}
        for line in threw:
            # Names stand out in bold; those of others' cards are not there to stand out.
            assert ("<b>" in line.html.partition("discarded")[2]) == (line.seat == viewer)
        # They stand under a heading of their own, not among the recruits.
        heads = [[one for one in story.lines[:k] if one.kind == "head"][-1] for k in map(story.lines.index, threw)]
        assert {head.html for head in heads} == {"Discard and refill"}
    drew = [line for line in other.lines if "drew" in line.html]
    assert {line.seat for line in drew} == {1}


def test_letters_of_a_round_lie_open_until_the_next_round() -> None:
    state, story = game.new(2, {}, 1), Story()
    journal, bot, eyes = Journal(), make("greedy", 1), look(state, SPECTATOR)
    rounds = set()
    for _ in range(60):
        seat = state.pending()[0]
        state.journal = journal
        state.play(seat, bot.choose(state, seat))
        state.journal = None
        scene.tell(story, Deed(seat, {}, heard(journal, SPECTATOR)), eyes)
        view = state.view(SPECTATOR)
        html = scene.regions(view, look(state, SPECTATOR, story.memory))["letters"]
        revealed = {key for key in story.memory if key.startswith("letter-")}
        shown = html.count('class="rm-letter rm-opened')
        assert shown == len(revealed)
        if view["decision"]["kind"] == "choice":
            assert all(int(key.split("-")[1]) < view["phase"] for key in revealed)
            rounds.add(view["round"])
    assert len(rounds) >= 3


def test_the_drawing_knows_what_the_rules_know() -> None:
    """Where a card fits and who gives an action: drawn from the view, and the same as in the legal actions."""
    hired = spent = 0
    for state in positions(2, {"deck": "p24"}, "random", 6, 250):
        view = state.view(state.pending()[0])
        if view["decision"]["kind"] != "choice":
            continue
        seat = view["seat"]
        player = view["players"][seat]
        cards = structure.standing(player)
        legal = [game.structured(action) for action in state.legal(seat)]
        sources = structure.sources(cards, view["phase"])
        if "coin" in sources or "coin" in player["stored"]:
            places = {
                (player["hand"][data["card"] - 1]["text"], data["place"]) for data in legal if data["kind"] == "hire"
            }
            expected = {(card["text"], place) for card in player["hand"] for place in structure.fitting(card, cards)}
            assert places == expected
            hired += len(places)
        for pick in decision_of(state, seat).picks:
            data = game.structured(pick.action)
            if data["kind"] not in ("hire", "barter", "teach", "recruit"):
                continue
            twin = state.clone()
            journal = Journal()
            twin.journal = journal
            twin.play(seat, pick.action)
            while twin.pending() and twin.view(seat)["phase"] == view["phase"] and not journal.events:
                twin.play(twin.pending()[0], game.parse("pass"))
            pays = any(event.name == "spend" and event.args[0] == seat for event in journal.events)
            assert pays == bool(pick.price)
            spent += pays
    assert hired > 20
    assert spent > 20


def test_who_leads_on_an_area() -> None:
    def area(*knights: int, rivals: int = 0) -> dict[str, Any]:
        return {"knights": list(knights), "rivals": rivals}

    assert leader(area(0, 0)) == NOBODY
    assert leader(area(2, 1, 1)) == 0
    assert leader(area(2, 2, 1)) == TIED
    assert leader(area(1, rivals=1)) == TIED
    assert leader(area(0, rivals=1)) == -1
    assert leader(area(2, rivals=1)) == 0


def test_drawings_carry_no_styles_and_well_formed_marks() -> None:
    from xml.etree import ElementTree

    for players, options in ((1, {}), (2, {}), (3, {"deck": "p24"}), (4, {})):
        for n, state in enumerate(positions(players, options, "greedy", 5, 120)):
            if n % 7:
                continue
            for viewer in (SPECTATOR, 0, players - 1):
                for name, html in scene.regions(state.view(viewer), look(state, viewer)).items():
                    assert "style=" not in html, name
                    ElementTree.fromstring(f"<x>{html}</x>")


def test_every_hint_of_the_drawing_is_explained_by_a_rule_of_the_reference() -> None:
    from pathlib import Path

    hints = scene.hints(texts())
    rules = (Path(__file__).parents[2] / "docs" / "rules" / "renaissance.md").read_text(encoding="utf-8")
    for title, words, rule in hints.values():
        assert title
        assert words
        assert f"**{rule}**" in rules
    for players in (1, 3):
        for state in positions(players, {}, "greedy", 5, 60):
            assert set(re.findall(r'data-hint="([^"]+)"', drawn(state, 0))) <= set(hints)


def test_free_places_and_cards_say_what_they_ask_for_and_where_they_fit() -> None:
    said = 0
    for state in positions(2, {}, "greedy", 6, 160):
        view = state.view(0)
        if view["decision"]["kind"] == "foundation":
            continue
        html = drawn(state, 0)
        cards = structure.standing(view["players"][0])
        for place in structure.fillable(cards):
            words = re.search(rf'data-at="pyr-0-{re.escape(place)}" data-hint="place" data-say="([^"]+)"', html)
            assert words is not None
            left, right = structure.offered(place, cards)
            assert words[1].startswith(place)
            if left != right:
                assert re.search(r"From your hand|No card in your hand|Only a Renaissance Man", words[1])
            if left == right and left != "any":
                assert "Only a Renaissance Man" in words[1], "no card of this deck needs the same icon twice"
        for k, card in enumerate(view["players"][0]["hand"], start=1):
            words = re.search(rf'data-at="hand-{k}" data-key="{k}" data-hint="card-[a-z]+" data-say="([^"]+)"', html)
            assert words is not None
            spots = structure.fitting(card, cards)
            assert ("Fits nowhere" in words[1] or "No place is free" in words[1]) == (not spots)
            assert all(spot in words[1] for spot in spots)
            said += 1
    assert said > 100


def test_an_action_and_a_card_that_do_not_go_together_say_why() -> None:
    hired = 0
    for state in positions(2, {}, "greedy", 6, 160):
        for seat in state.pending():
            decision = decision_of(state, seat)
            together = {frozenset(pick.places[:2]) for pick in decision.picks}
            for pair, words in decision.clashes.items():
                assert frozenset(pair.split("+")) not in together
                assert words
                hired += pair.startswith("do-hire")
            for place in decision.why:
                assert not any(place in pick.places for pick in decision.picks)
    assert hired


def test_everything_drawn_has_words() -> None:
    """Whatever can be pointed at has a hint that exists."""
    known = set(scene.hints(texts()))
    for players in (1, 3):
        for state in positions(players, {}, "greedy", 2, 60):
            html = drawn(state, 0)
            assert set(re.findall(r'data-hint="([^"]+)"', html)) <= known
            # What lies before another seat says nothing of one's own.
            assert not re.search(r'data-at="(tok|tau)-[1-9][^>]* data-say="[^"]*\bYou\b', html)


@pytest.mark.parametrize("level", ["greedy", "random"])
def test_a_lone_player_reads_what_was_to_be_reached_and_how_near_it_was(level: str) -> None:
    state = game.new(1, {}, 11)
    bot = make(level, 11)
    while not state.over:
        state.play(0, bot.choose(state, 0))
    words = scene.aim(state.view(0), texts())  # type: ignore[attr-defined]
    workers = state.view(0)["players"][0]["workers"]
    assert words.startswith("Goal: a Master")
    assert (f"{workers} of 15" in words) == (state.outcome().winners() == [])


def test_equal_workers_behind_the_winner_are_explained() -> None:
    eyes = look(game.new(3, {}, 1), SPECTATOR)
    # In order, equal in workers, equal in everything.
    for places, scores, tied in (
        ([1, 2, 3], [15, 13, 12], 0),
        ([1, 2, 3], [15, 13, 13], 1),
        ([1, 2, 2], [15, 13, 13], 0),
    ):
        html = ending("t", Outcome(places, scores, "Master"), scene, Story(), eyes)
        assert ("decided the places" in html) == tied


def test_a_lost_solo_game_wears_no_crown() -> None:
    eyes = look(game.new(1, {}, 1), 0)
    for rank, note in ((1, "Master"), (2, "deck")):
        html = ending("t", Outcome([rank], [14 + (rank == 1)], note), scene, Story(), eyes)
        assert ("i-crown" in html) == (rank == 1)
