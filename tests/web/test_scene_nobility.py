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
from meeplehall.core.journal import EVERYONE, Journal
from meeplehall.core.preview import Choice, choices
from meeplehall.core.state import State
from meeplehall.games.nobility import events
from meeplehall.games.nobility.view import DECISIONS
from meeplehall.table import SPECTATOR, Acted, Setting, Table
from meeplehall.web import scenes
from meeplehall.web.embedding import embedded
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.frames import bare, encode
from meeplehall.web.pages.hints import hints
from meeplehall.web.pages.table import table_page
from meeplehall.web.rooms import Room
from meeplehall.web.rooms.opening import make_setting
from meeplehall.web.scenes import Aims, Decision, Deed, Look, LooksAhead, Story
from meeplehall.web.scenes.nobility import seats
from meeplehall.web.scenes.nobility.board.placed import placed
from meeplehall.web.scenes.nobility.town import guild
from meeplehall.web.texts import locales, texts
from tests.nobility.scene import do, scene

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


def look(state: State, viewer: int, focus: int = 0, locale: str = "en") -> Look:
    count, shown = state.seats, viewer if viewer >= 0 else focus
    return Look(texts(locale), viewer, shown, NAMES[:count], (False,) * count, tuple(state.pending()))


def decide(state: State, seat: int, locale: str = "en") -> tuple[Decision, list[Choice]]:
    assert isinstance(SCENE, LooksAhead)
    found = choices(state, seat, SCENE.leads)
    return SCENE.decide(state.view(seat), found, look(state, seat, locale=locale)), found


def drawn(state: State, seat: int) -> set[str]:
    regions = SCENE.regions(state.view(seat), look(state, seat))
    return set(re.findall(r'data-at="([^"]+)"', "".join(regions.values())))


def positions(
    players: int, options: dict[str, str], seed: int, level: str, rules: int | None = None
) -> Iterator[tuple[State, int]]:
    """A game, position by position, with the seat that is to decide."""
    state = GAME.new(players, options, seed, rules=rules)
    bot = make(level, seed)
    dice = random.Random(seed)
    while not state.over:
        seat = dice.choice(state.pending())
        yield state, seat
        state.play(seat, bot.choose(state, seat))


def check(state: State, seat: int) -> str:
    """A decision holds all legal actions, each as a set of places of its own that can be reached one by one."""
    assert isinstance(SCENE, LooksAhead)
    decision, found = decide(state, seat)
    legal = state.legal(seat)
    assert [choice.action for choice in found if choice.lead < 0] == [a for a in legal if not SCENE.leads(a)]
    assert {choice.lead for choice in found if choice.lead >= 0} == {a for a in legal if SCENE.leads(a)}
    assert sorted((pick.lead, pick.action) for pick in decision.picks) == sorted((c.lead, c.action) for c in found)
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
            if seen_kinds[kind] <= 6 or number % 20 == 0:
                check(state, seat)
            if number > 500:
                break
    assert {"turn", "place", "workshop", "buy", "apprentices", "card", "spend"} <= set(seen_kinds)
    if options.get("night") == "yes":
        assert "character" in seen_kinds
    if players == 6 or options.get("chancery") == "yes":
        assert "commission" in seen_kinds


IN_ORDER = {"berk-commission", "berk-modifiers", "berk-replace"}
"""Under rules 1 Berk asks one after the other; since then all at once (RN-603)."""


@pytest.mark.parametrize(("rules", "never"), [(1, {"berk"}), (2, IN_ORDER)])
def test_all_kinds_of_decisions_have_been_looked_at(rules: int, never: set[str]) -> None:
    """The rare ones too: with all modules, over many games of chance."""
    missing = set(DECISIONS) - {"", "over"} - never
    games = [(3, {"night": "yes", "chancery": "yes"}, "random"), (6, {"night": "yes", "events": "yes"}, "greedy")]
    for seed in range(12):
        for players, options, level in games:
            for state, seat in positions(players, options, seed, level, rules):
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


@pytest.mark.parametrize("dieless", ["free", "last"])
def test_the_end_of_a_turn_says_whether_it_is_a_pass(dieless: str) -> None:
    """`rest` is no plain button: the page asks before dice are given up; at the end of a turn nothing is given up."""
    seen: set[tuple[str, str]] = set()
    for state, seat in positions(3, {"dieless_turn": dieless}, 2, "greedy"):
        if state.view(seat)["decision"]["kind"] != "turn":
            continue
        decision, _ = decide(state, seat)
        (pick,) = [pick for pick in decision.picks if GAME.notation(pick.action) == "end"]
        after = state.clone()
        after.journal = Journal()
        after.play(seat, pick.action)
        passes = "pass" in [event.name for event in after.journal.take() if event.args[:1] == [seat]]
        gives_up = passes and state.view(seat)["players"][seat]["dice"]
        assert pick.places == (["rest"] if gives_up else ["do-pass"])
        assert pick.label == ("Pass this round" if passes else "End turn")
        seen.add((pick.places[0], pick.label))
    assert {("rest", "Pass this round"), ("do-pass", "End turn")} <= seen


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"dieless_turn": "last"}), (4, {"chancery": "yes"})])
def test_a_turn_asks_for_what_can_be_done(players: int, options: dict[str, str]) -> None:
    """A die, settlers and a sale are named if, and only if, an action of that kind is open."""
    words = {"choose a die": {"die"}, "ouse settlers": {"complete"}, "ell a building": {"sell"}}
    without_die = 0
    for state, seat in positions(players, options, 3, "greedy"):
        if state.view(seat)["decision"]["kind"] != "turn":
            continue
        open_ = {GAME.structured(action)["kind"] for action in state.legal(seat)} - {"end"}
        sentence = SCENE.sentence(state.view(seat), look(state, seat))
        named = set().union(*(kinds for part, kinds in words.items() if part in sentence))
        assert named == ({"die"} if "die" in open_ else open_), sentence
        without_die += "die" not in open_
    assert without_die > 10


def asked(state: State, seat: int = 0) -> tuple[str, list[str]]:
    """The sentence and the places of the buttons."""
    decision, _ = decide(state, seat)
    check(state, seat)
    return decision.sentence, [button.place for button in decision.buttons]


def test_berk_offers_what_is_left_in_any_order() -> None:
    """RN-603: one question for all of it, and one can leave once something is done."""
    state = scene(chancery=True, dice=(1,), desks=["top 1"], hall=["community"], coins=3)
    do(state, "die 1", "go berk")
    sentence, buttons = asked(state)
    assert sentence == "At Berk’s, in any order: a commission, modifiers, new settlers or new buildings."
    assert buttons == ["do-commission", "mod-0", "do-settlers", "do-buildings"]
    do(state, "replace settlers")
    assert asked(state) == (
        "At Berk’s, in any order: a commission or modifiers.",
        ["do-commission", "mod-0", "do-pass"],
    )
    do(state, "modifiers 0")
    assert asked(state) == ("At Berk’s: a commission.", ["do-commission", "do-pass"])


def test_a_lord_with_a_full_hand_may_do_without_the_card() -> None:
    """RN-608: a button says so, and the log tells it."""
    lord = {"nobility": 4, "character": "Rhys", "workers": 1, "coins": 9}
    state = scene(**lord, dice=(1,), hall=["community"], tavern=[7, 8], deck=[40], hand=[10, 20, 30])
    do(state, "die 1", "go hall", "lot 1")
    assert asked(state) == ("You are a Lord: choose a settlers card.", ["do-pass"])
    state.journal = Journal()
    do(state, "stop")
    story = Story()
    SCENE.tell(story, deed(state.journal, SPECTATOR, 0, GAME.parse("stop")), look(state, SPECTATOR))
    assert "took no card" in story.lines[0].html


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("rules", range(GAME.oldest, GAME.version + 1))
def test_whole_games_in_every_language(locale: str, rules: int) -> None:
    """Every decision can be drawn and asked, whatever the rules and the language; no text lacks a value."""
    for players, options in MODULES:
        for number, (state, seat) in enumerate(positions(players, options, players, "random", rules)):
            if number % 29 == 0:
                for viewer in (seat, SPECTATOR):
                    eyes = look(state, viewer, seat, locale)
                    assert "{" not in "".join(SCENE.regions(state.view(viewer), eyes).values())
                    assert SCENE.sentence(state.view(viewer), eyes)
                decision, _ = decide(state, seat, locale)
                assert decision.sentence == SCENE.sentence(state.view(seat), look(state, seat, locale=locale))


# The log


def deed(journal: Journal, viewer: int, seat: int = -1, action: int = -1) -> Deed:
    """What a viewer may know of what was told."""
    events = [GAME.event(event) for event in journal.take() if event.seat in (EVERYONE, viewer)]
    return Deed(seat, GAME.structured(action) if seat >= 0 else {}, events)


def story_of(
    players: int, options: dict[str, str], seed: int, viewer: int, with_moves: bool = False, locale: str = "en"
) -> tuple[Story, State, int]:
    """A whole game told, and how many pieces travelled to drawn places."""
    journal = Journal()
    state = GAME.new(players, options, seed, journal)
    story = Story()
    SCENE.tell(story, deed(journal, viewer), look(state, viewer, locale=locale))
    bot = make("greedy", seed)
    moved = 0
    while not state.over:
        seat = state.pending()[0]
        action = bot.choose(state, seat)
        round_ = state.view(seat)["round"]
        state.play(seat, action)
        done = deed(journal, viewer, seat, action)
        SCENE.tell(story, done, look(state, viewer, locale=locale))
        view = state.view(viewer)
        if with_moves and not state.over and view["round"] == round_:
            there = set(re.findall(r'data-at="([^"]+)"', "".join(SCENE.regions(view, look(state, viewer)).values())))
            for move in SCENE.moves([done], view):
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
    heads = [line.html for line in story.lines if line.kind in ("head", "part")]
    assert heads == [*(f"Round {n}" for n in range(1, 11)), "End of the game"]
    for line in story.lines:
        assert "None" not in line.html
        ElementTree.fromstring(f"<x>{line.html}</x>")


def test_a_die_and_all_that_follows_is_one_line() -> None:
    story, _, _ = story_of(2, {}, 5, SPECTATOR)
    visits = [line.html for line in story.lines if "went to the <b>" in line.html]
    assert visits
    assert any("sent an apprentice" in html and "coin" in html for html in visits)
    assert all(html.count("went to the <b>") == 1 for html in visits)


@pytest.mark.parametrize(
    ("locale", "begins", "first", "moved", "gains"),
    [
        ("en", "You", "You go first", "moved one of your apprentices", "; you <b"),
        ("nl", "Je", "Jij begint", "verplaatste een van jouw leerlingen", "; jij <b"),
    ],
)
def test_who_reads_the_log_is_you(locale: str, begins: str, first: str, moved: str, gains: str) -> None:
    """As a line begins, and where others do something with what is the reader's."""
    state = GAME.new(3, {"night": "yes"}, 1)
    story, reader = Story(), look(state, 1, locale=locale)
    SCENE.tell(story, Deed(-1, {}, [events.First(seat=1)]), reader)
    SCENE.tell(story, Deed(1, {}, [events.Complete(seat=1, card=1, race="elf")]), reader)
    took = events.Move(seat=1, origin="scholars", guild="artists")
    paid = events.Points(seat=1, amount=1, why="reward")
    SCENE.tell(story, Deed(2, {}, [events.Place(seat=2, die=3, value=3, place="artists"), took, paid]), reader)
    told = [line.html for line in story.lines]
    assert first in told[0]
    assert told[1].startswith(f"<span>{begins} ")
    assert told[2].startswith(f"<span>{NAMES[2]} ")
    assert moved in told[2]
    assert gains in told[2]
    assert NAMES[1] not in "".join(told)


def test_the_log_is_told_in_every_language() -> None:
    """The same lines of the same seats; chance and numbers are the same, the words are not."""
    told = [story_of(3, {"events": "yes", "chancery": "yes"}, 9, 0, locale=locale)[0] for locale in locales()]
    assert len({len(story.lines) for story in told}) == 1
    for lines in zip(*(story.lines for story in told)):
        assert len({(line.seat, line.kind) for line in lines}) == 1
    assert told[0].lines[-1].html != told[1].lines[-1].html


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
    page = table_page(Visit(t, Visitor("me", "Ann")), table, frame, [0], 0, hints(table, "en"), "", "token")
    assert len(page.encode()) < LARGEST
    assert 'class="table-page nobility ' in page
    assert len(encode(frame)) < LARGEST
    assert msgspec.json.decode(str(embedded(bare(frame))))["decision"]["picks"]


def test_the_fullest_tables_stay_light_to_the_end() -> None:
    """Six players with everything, at night and in the language of longer words; of 12 seeds the heaviest."""
    setting = make_setting(GAME, 6, {"chancery": "yes", "events": "yes", "night": "yes"}, "me", False, 8)
    table = Table(setting, GAME)
    for seat in range(6):
        table.sit(seat, "me" if seat == 0 else "", NAMES[seat], 0, bot="" if seat == 0 else "greedy")
    room, bot, t = Room(table), make("greedy", 8), texts("nl")
    state = table.state
    assert state is not None
    sizes = []

    def weigh() -> None:
        frame = room.frame(0, [0], t)
        page = table_page(Visit(t, Visitor("me", "Marit")), table, frame, [0], 0, hints(table, "nl"), "", "token")
        sizes.append(len(page.encode()))

    turns = 0
    while table.pending():
        seat = table.pending()[0]
        if seat == 0 and state.view(0)["decision"]["kind"] == "turn":
            turns += 1
            if turns % 3 == 0:
                weigh()
        table.act(seat, bot.choose(state, seat), table.version(seat), 0, "me" if seat == 0 else "")
    weigh()
    assert len(sizes) > 10
    assert max(sizes) < LARGEST


def test_die_and_place_go_to_the_table_as_one() -> None:
    table = late_table.__wrapped__(4, 2)
    assert table.state is not None
    while table.state.view(0)["decision"]["kind"] != "turn":
        table.act(0, table.state.legal(0)[-1], table.version(0), 0, "me")
    decision, _ = decide(table.state, 0)
    pick = next(pick for pick in decision.picks if pick.lead >= 0)
    version, entries = table.version(0), len(table.log)
    with pytest.raises(IllegalAction):
        table.act(0, 0, version, 1, "me", lead=pick.lead, leads=SCENE.leads)
    with pytest.raises(IllegalAction, match="as one"):
        table.act(0, pick.action, version, 1, "me", lead=pick.lead)
    assert (table.version(0), len(table.log)) == (version, entries), "neither was done"
    table.act(0, pick.action, version, 1, "me", lead=pick.lead, leads=SCENE.leads)
    done = [GAME.parse(entry.action) for entry in table.log[entries:] if isinstance(entry, Acted)]
    assert done == [pick.lead, pick.action]
    table.take_back(0, table.version(0), 2, "me")
    assert table.state.view(0)["decision"]["kind"] == "turn", "and are taken back as one"
    assert table.actions()[-1:] != [(0, pick.lead)]


def test_every_option_is_explained() -> None:
    help_ = SCENE.options_help(GAME, texts())
    assert set(help_) == {option.name for option in GAME.options}
    assert "Always used with six players" in help_["chancery"]
    assert "2 to 6 players" in help_["night"]
    assert SCENE.mood({"night": "yes"}) == "night"
    assert SCENE.mood({"night": "no"}) == ""


def test_a_sale_tells_its_price_and_stands_behind_all_else() -> None:
    state = scene(2, dice=(3,), workshops={"scholars.1": "0 coin"}, score=20)
    decision, _ = decide(state, 0)
    places = [button.place for button in decision.buttons]
    assert places[-1] == "do-sell"
    sale = next(pick for pick in decision.picks if "do-sell" in pick.places)
    assert "+3 {coin}" in sale.price
    assert "−" in sale.price
    assert decision.picks.index(sale) >= len(decision.picks) - 2


def test_prices_and_gains_stand_on_the_choices_of_a_die() -> None:
    decision, _ = decide(scene(dice=(3,), coins=9), 0)
    by_place = {pick.places[-1]: pick for pick in decision.picks if pick.group == "die-3"}
    assert by_place["at-castle-1"].price == "+2 {reputation}"
    assert by_place["at-yard-0"].price == "+1 {cottage} −5 {coin}"
    assert decision.groups["die-3"] == "With the 3"


def test_a_place_says_why_it_cannot_be_used() -> None:
    decision, _ = decide(scene(dice=(3, 6), coins=2, reputation=6, placed=["0 castle 2"], council={"elf 2": 13}), 0)
    assert decision.why["at-yard-0"] == "You are 3 coins short."
    assert decision.why["die-1"] == "Too high: you can place only 4 more pips this round."
    assert "housed nobody" in decision.why["at-council-1-2"]
    used = {place for pick in decision.picks for place in pick.places}
    assert not used & set(decision.why)


@pytest.mark.rule("RN-601")
def test_a_good_that_was_passed_over_at_the_port_says_so() -> None:
    state = scene(dice=(3,), goods={"furnishings": 1, "magic": 1, "jewelry": 1}, ship=1)
    do(state, "die 3", "go port")
    assert "in the order of your storage" in asked(state)[0]
    do(state, "ship magic")
    decision, _ = decide(state, 0)
    assert list(decision.why) == ["good-0-2"]
    assert "Undo" in decision.why["good-0-2"]


@pytest.mark.rule("RN-822")
def test_dice_of_the_automa_have_their_colours() -> None:
    state = GAME.new(1, {}, seed=4)
    regions = SCENE.regions(state.view(0), look(state, 0))
    for place, colour in (("tavern", "white"), ("yard", "green"), ("hall", "yellow")):
        assert f"automa {colour}" in regions[place]


@pytest.mark.rule("RN-824")
def test_the_verdict_of_a_solo_game_names_the_objective_and_how_near_it_was() -> None:
    state = GAME.new(1, {"objective": "13"}, seed=4)
    bot = make("random", 4)
    while not state.over:
        state.play(0, bot.choose(state, 0))
    assert isinstance(SCENE, Aims)
    view = state.view(0)
    words = SCENE.aim(view, texts())
    assert str(view["objective"]["reached"]) in words
    assert f"{view['objective']['threshold']} buildings" in words
