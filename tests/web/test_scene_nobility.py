"""Nobility in the hall: every decision is a set of drawn places, nothing hidden is drawn, the log adds up."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import msgspec
import pytest

from meeplehall import registry
from meeplehall.bots import make
from meeplehall.core.errors import IllegalAction
from meeplehall.core.journal import Journal
from meeplehall.core.state import State
from meeplehall.games.nobility import actions
from meeplehall.games.nobility.view import DECISIONS
from meeplehall.table import SPECTATOR, Acted, Began, Choice, Setting, Table, choices
from meeplehall.table.entries import told
from meeplehall.table.sight import seen
from meeplehall.web import scenes
from meeplehall.web.embedding import embedded
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.frames import bare, encode
from meeplehall.web.pages.hints import hints
from meeplehall.web.pages.table import table_page
from meeplehall.web.rooms import Room
from meeplehall.web.scenes import Decision, Look, Story
from meeplehall.web.scenes.nobility import seats
from meeplehall.web.scenes.nobility.board.placed import placed
from meeplehall.web.scenes.nobility.town import guild
from meeplehall.web.texts import texts

GAME = registry.find("nobility")
SCENE = scenes.find("nobility")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
MODULES = [
    (1, {}),
    (1, {"events": "yes"}),
    (2, {}),
    (2, {"night": "yes", "events": "yes"}),
    (3, {"events": "yes", "dieless_turn": "free"}),
    (3, {"night": "yes", "chancery": "yes"}),
    (4, {"chancery": "yes"}),
    (5, {"chancery": "yes", "events": "yes"}),
    (5, {"night": "yes"}),
    (6, {}),
    (6, {"night": "yes", "events": "yes"}),
]
LARGEST = 250_000


def look(state: State, viewer: int, focus: int = 0) -> Look:
    count = state.seats
    return Look(
        texts(), viewer, viewer if viewer >= 0 else focus, NAMES[:count], (False,) * count, tuple(state.pending())
    )


def decide(state: State, seat: int) -> tuple[Decision, list[Choice]]:
    found = choices(state, seat, SCENE.leads)
    return SCENE.decide(state.view(seat), found, look(state, seat)), found


def drawn(state: State, seat: int) -> set[str]:
    regions = SCENE.regions(state.view(seat), look(state, seat))
    return set(re.findall(r'data-at="([^"]+)"', "".join(regions.values())))


def positions(players: int, options: dict[str, str], seed: int, level: str) -> Iterator[tuple[State, int]]:
    """A game, position by position, with the seat that is to decide."""
    state = GAME.new(players, options, seed)
    bot = make(level, seed)
    dice = random.Random(seed)
    while not state.over:
        seat = dice.choice(state.pending())
        yield state, seat
        state.play(seat, bot.choose(state, seat))


def check(state: State, seat: int) -> str:
    """A decision holds all legal actions, each as a set of places of its own that can be reached one by one."""
    decision, found = decide(state, seat)
    legal = state.legal(seat)
    assert [choice.action for choice in found if choice.lead < 0] == [a for a in legal if not SCENE.leads(a)]
    assert {choice.lead for choice in found if choice.lead >= 0} == {a for a in legal if SCENE.leads(a)}
    assert [(pick.lead, pick.action) for pick in decision.picks] == [(c.lead, c.action) for c in found]
    sets = [frozenset(pick.places) for pick in decision.picks]
    assert len(set(sets)) == len(sets), "two actions look the same"
    for one in sets:
        assert not any(one < other for other in sets), "one action hides in another"
    there = drawn(state, seat) | {button.place for button in decision.buttons}
    assert set().union(*sets) <= there
    assert set(decision.alias) <= there
    assert set(decision.alias.values()) | set(decision.given) <= set().union(*sets) | set(decision.alias.values())
    for pick in decision.picks:
        assert pick.label
        for place in pick.places:
            gate = decision.gates.get(place.partition("-")[0])
            others = [*(other for other in pick.places if other != place), *decision.given]
            assert gate is None or any(other.startswith(gate) for other in others), f"{place} can never be lit"
    assert {button.place for button in decision.buttons} <= set().union(*sets), "a button that does nothing"
    assert decision.sentence
    kind: str = state.view(seat)["decision"]["kind"]
    return kind


@pytest.mark.parametrize(("players", "options"), MODULES)
def test_every_action_can_be_reached_by_places_that_are_drawn(players: int, options: dict[str, str]) -> None:
    seen_kinds: dict[str, int] = {}
    for level, seed in (("random", players), ("greedy", players + 10)):
        for number, (state, seat) in enumerate(positions(players, options, seed, level)):
            kind = state.view(seat)["decision"]["kind"]
            seen_kinds[kind] = seen_kinds.get(kind, 0) + 1
            if seen_kinds[kind] <= 12 or number % 9 == 0:
                check(state, seat)
            if number > 500:
                break
    assert {"turn", "place", "workshop", "buy", "apprentices", "card", "spend"} <= set(seen_kinds)
    if options.get("night") == "yes":
        assert "character" in seen_kinds
    if players == 6 or options.get("chancery") == "yes":
        assert "commission" in seen_kinds


def test_all_kinds_of_decisions_have_been_looked_at() -> None:
    """The rare ones too: with all modules, over many games of chance."""
    missing = set(DECISIONS) - {"", "over"}
    games = [(3, {"night": "yes", "chancery": "yes"}, "random"), (6, {"night": "yes", "events": "yes"}, "greedy")]
    for seed in range(12):
        for players, options, level in games:
            for state, seat in positions(players, options, seed, level):
                kind = state.view(seat)["decision"]["kind"]
                if kind in missing:
                    assert check(state, seat) == kind
                    missing.discard(kind)
            if not missing:
                return
    raise AssertionError(f"never seen: {sorted(missing)}")


@pytest.mark.parametrize(("players", "options"), [(3, {"chancery": "yes"}), (6, {"night": "yes"})])
def test_nothing_hidden_is_drawn_asked_or_said(players: int, options: dict[str, str]) -> None:
    """What a seat sees and is asked depends only on what it may know."""
    told_apart = 0
    for number, (state, seat) in enumerate(positions(players, options, 4, "greedy")):
        if number % 11 and state.view(seat)["decision"]["kind"] not in ("commission", "berk-keep"):
            continue
        for viewer in (SPECTATOR, seat, (seat + 1) % players):
            other = state.sample(viewer, number)
            eyes = look(state, viewer)
            mine = SCENE.regions(state.view(viewer), eyes)
            assert mine == SCENE.regions(other.view(viewer), eyes)
            assert SCENE.sentence(state.view(viewer), eyes) == SCENE.sentence(other.view(viewer), eyes)
            if viewer == seat:
                assert decide(state, seat)[0] == decide(other, seat)[0]
        told_apart += SCENE.regions(state.view(seat), look(state, seat)) != SCENE.regions(
            state.view(SPECTATOR), look(state, SPECTATOR, seat)
        )
        if number > 250:
            break
    assert told_apart > 5, "one's own commission is drawn for oneself alone"


@pytest.mark.parametrize(("players", "options"), [(1, {"events": "yes"}), (5, {"night": "yes", "chancery": "yes"})])
def test_kept_drawings_are_as_fresh_ones(players: int, options: dict[str, str]) -> None:
    """What a drawing shows and what tells it apart from others is the same."""
    kept = []
    for number, (state, seat) in enumerate(positions(players, options, 9, "greedy")):
        if number % 4 == 0:
            kept.append((state.view(seat), look(state, seat)))
        if number > 320:
            break
    warm = [SCENE.regions(view, eyes) for view, eyes in kept]
    for (view, eyes), old in zip(kept, warm):
        seats.CARDS.forget()
        guild.GUILDS.forget()
        assert SCENE.regions(view, eyes) == old


def test_drawings_carry_no_styles_and_well_formed_marks() -> None:
    for players, options in MODULES:
        for number, (state, _seat) in enumerate(positions(players, options, 5, "greedy")):
            if number in (0, 3, 160):
                for viewer in (SPECTATOR, 0, players - 1):
                    for name, html in SCENE.regions(state.view(viewer), look(state, viewer)).items():
                        assert "style=" not in html, name
                        assert "None" not in html, name
                        whole_ = html.replace("<br>", "").replace("&nbsp;", " ")
                        ElementTree.fromstring(f"<x>{re.sub(r' (data-echo|hidden)(?=[ >])', '', whole_)}</x>")
            if number > 160:
                break


def test_placed_dice_lie_on_the_ruler() -> None:
    for players, options in ((1, {}), (4, {"chancery": "yes"}), (6, {})):
        for state, seat in positions(players, options, 3, "greedy"):
            view = state.view(seat)
            for n, player in enumerate(view["players"]):
                assert sum(placed(view, n)) == player["placed"]


def test_what_a_pick_says_is_what_happens() -> None:
    gains, passes, leads = 0, 0, 0
    for state, seat in positions(3, {"events": "yes"}, 8, "greedy"):
        decision, _ = decide(state, seat)
        before = state.view(seat)
        for pick in decision.picks[:6] + decision.picks[-3:]:
            after = state.clone()
            if pick.lead >= 0:
                after.play(seat, pick.lead)
                leads += 1
            after.play(seat, pick.action)
            if pick.gain and not after.over and after.view(seat)["round"] == before["round"]:
                gained = after.view(seat)["players"][seat]["score"] - before["players"][seat]["score"]
                assert gained == int(pick.gain), pick.label
                gains += 1
            if not pick.shows:
                assert pick.ends == (seat not in after.pending()), pick.label
                passes += pick.ends
    assert gains > 20
    assert passes > 20
    assert leads > 100


def test_a_pass_that_gives_up_dice_is_asked_twice() -> None:
    """`rest` is no plain button: the page asks before it passes; at the end of a turn nothing is given up."""
    rests, ends = 0, 0
    for state, seat in positions(3, {}, 2, "greedy"):
        decision, _ = decide(state, seat)
        if state.view(seat)["decision"]["kind"] != "turn":
            continue
        (pick,) = [pick for pick in decision.picks if actions.notation(pick.action) == "end"]
        done = state.view(seat)["decision"]["acted"] & 1 or not state.view(seat)["players"][seat]["dice"]
        assert pick.places == (["do-pass"] if done else ["rest"])
        rests += not done
        ends += bool(done)
    assert rests > 10
    assert ends > 3


# The log


def story_of(
    players: int, options: dict[str, str], seed: int, viewer: int, with_moves: bool = False
) -> tuple[Story, State, int]:
    """A whole game told, and how many pieces travelled to drawn places."""
    journal = Journal()
    state = GAME.new(players, options, seed, journal)
    story = Story()
    SCENE.tell(story, Began(at=0, events=seen(told(journal.take()), viewer)), look(state, viewer))
    bot = make("greedy", seed)
    moved = 0
    while not state.over:
        seat = state.pending()[0]
        action = bot.choose(state, seat)
        state.journal = Journal()
        round_ = state.view(seat)["round"]
        state.play(seat, action)
        entry = Acted(at=0, seat=seat, action=action, events=seen(told(state.journal.take()), viewer))
        state.journal = None
        SCENE.tell(story, entry, look(state, viewer))
        view = state.view(viewer)
        if with_moves and not state.over and view["round"] == round_:
            there = set(re.findall(r'data-at="([^"]+)"', "".join(SCENE.regions(view, look(state, viewer)).values())))
            for move in SCENE.moves([entry], view):
                if move.target.startswith(("at-", "ws-", "desk-", "app-")) and not move.target.startswith("at-tile"):
                    moved += move.target in there or move.target.startswith("at-board")
                    assert move.target in there or f"-{seat}" in move.target, move
    return story, state, moved


@pytest.mark.parametrize(
    ("players", "options"), [(1, {"events": "yes"}), (2, {"night": "yes"}), (4, {"chancery": "yes"})]
)
def test_the_points_of_the_story_are_the_points_of_the_game(players: int, options: dict[str, str]) -> None:
    story, state, moved = story_of(players, options, 6, 0, with_moves=True)
    names = {name for name, _ in SCENE.sources()}
    for seat in range(players):
        assert sum(n for (s, _, _), n in story.points.items() if s == seat) == state.scores()[seat]
    assert {name for _, _, name in story.points} <= names
    assert {part for _, part, _ in story.points} <= set(range(len(SCENE.parts(texts()))))
    assert moved > 20
    heads = [line.html for line in story.lines if line.kind == "head"]
    assert heads == [*(f"Round {n}" for n in range(1, 11)), "End of the game"]
    for line in story.lines:
        assert "None" not in line.html
        ElementTree.fromstring(f"<x>{line.html}</x>")


def test_a_die_and_all_that_follows_is_one_line() -> None:
    story, _, _ = story_of(2, {}, 5, SPECTATOR)
    visits = [line.html for line in story.lines if "at the <b>" in line.html]
    assert visits
    assert any("a new apprentice" in html and "coin" in html for html in visits)
    assert all(html.count("at the <b>") == 1 for html in visits)


def test_a_secret_commission_is_in_nobody_elses_log() -> None:
    own, _, _ = story_of(3, {"chancery": "yes"}, 7, 1)
    other, _, _ = story_of(3, {"chancery": "yes"}, 7, 2)
    kept = [line for line in own.lines if "kept a commission" in line.html]
    assert kept
    assert {line.seat for line in kept} == {1}
    assert {line.seat for line in other.lines if "kept a commission" in line.html} == {2}


# The page


@cache
def late_table(players: int, rounds: int) -> Table:
    options = GAME.settle(players, {"chancery": "yes" if players > 1 else "no", "events": "yes"})
    setting = Setting(
        id="nobility",
        game=GAME.name,
        rules=GAME.version,
        content=GAME.content_id,
        players=players,
        options=options,
        seed=12,
        host="me",
        created=0,
        listed=True,
    )
    table = Table(setting, GAME)
    for seat in range(players):
        table.sit(seat, "me" if seat == 0 else "", NAMES[seat], 0, bot="" if seat == 0 else "greedy")
    bot = make("greedy", 2)
    state = table.state
    assert state is not None
    while not (state.view(0)["round"] >= rounds and 0 in state.pending()):
        seat = state.pending()[0]
        table.act(seat, bot.choose(state, seat), table.version(seat), 0, "me" if seat == 0 else "")
    return table


@pytest.mark.parametrize("players", [1, 4, 6])
def test_a_table_page_stays_light(players: int) -> None:
    table = late_table(players, 9)
    t = texts()
    frame = Room(table).frame(0, [0], t)
    page = table_page(Visit(t, Visitor("me", "Ann")), table, frame, [0], 0, hints("nobility", "en"), "", "token")
    assert len(page.encode()) < LARGEST
    assert 'class="table-page nobility"' in page
    assert len(encode(frame)) < LARGEST
    assert msgspec.json.decode(str(embedded(bare(frame))))["decision"]["picks"]


def test_die_and_place_go_to_the_table_as_one() -> None:
    table = late_table.__wrapped__(4, 2)
    assert table.state is not None
    while table.state.view(0)["decision"]["kind"] != "turn":
        table.act(0, table.state.legal(0)[-1], table.version(0), 0, "me")
    decision, _ = decide(table.state, 0)
    pick = next(pick for pick in decision.picks if pick.lead >= 0)
    version, entries = table.version(0), len(table.log)
    with pytest.raises(IllegalAction):
        table.act(0, 0, version, 1, "me", lead=pick.lead)
    assert (table.version(0), len(table.log)) == (version, entries), "neither was done"
    table.act(0, pick.action, version, 1, "me", lead=pick.lead)
    assert [entry.action for entry in table.log[entries:] if isinstance(entry, Acted)] == [pick.lead, pick.action]
    table.take_back(0, table.version(0), 2, "me")
    assert table.state.view(0)["decision"]["kind"] == "place"


def test_every_option_is_explained() -> None:
    help_ = SCENE.options_help(GAME, texts())
    assert set(help_) == {option.name for option in GAME.options}
    assert "Six players always have it" in help_["chancery"]
    assert "2 to 6 players" in help_["night"]
    assert SCENE.mood({"night": "yes"}) == "night"
    assert SCENE.mood({"night": "no"}) == ""
