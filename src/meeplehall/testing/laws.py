"""The laws of positions, each a function that is given a position with a decision to make and a source of luck."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Mapping, Sequence
from itertools import islice, permutations, takewhile
from operator import lt

from meeplehall.core.errors import BadPosition, IllegalAction, NotOver
from meeplehall.core.events import as_data
from meeplehall.core.game import Game
from meeplehall.core.generator import Generator, generator
from meeplehall.core.journal import Journal, seen_by
from meeplehall.core.observer import observe
from meeplehall.core.parts import load, resource
from meeplehall.core.passing import NO_PASS
from meeplehall.core.preview import preview
from meeplehall.core.record import Replay, begin, write
from meeplehall.core.state import State
from meeplehall.core.undo import can_take_back
from meeplehall.testing.cases import NO_VALUES, Case, cases, position, random_action, walk

Law = Callable[[Game, State, Generator], None]
Conserved = Callable[[State], None]
"""Raises AssertionError where something has appeared or vanished."""
ORDERS = 24
"""Orders in which sealed decisions are tried."""


def play_on(state: State, rng: Generator, steps: int = 40) -> str:
    """Some random decisions more; the digest of where they lead."""
    for _ in range(steps):
        if state.over:
            break
        state.apply(*random_action(state, rng))
    return state.digest()


def refused(state: State, seat: object, action: object) -> bool:
    """Whether the border refuses an action."""
    try:
        state.apply(seat, action)
    except IllegalAction:
        return True
    return False


def ascending(codes: list[int]) -> bool:
    """Whether each is more than the one before."""
    return all(map(lt, codes, islice(codes, 1, None)))


# What holds in every position


def legal_actions_are_sound(game: Game, state: State, rng: Generator) -> None:
    """Legal lists are ascending, inside the int space, and never empty for a seat that owes a decision."""
    pending = state.pending()
    assert bool(pending) != state.over
    assert ascending(pending)
    assert state.actor() == (pending[0] if pending else -1)
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in pending), f"seat {seat} owes a decision and has none, or the other way round"
        assert ascending(legal), "legal actions are not ascending, or one is twice in their list"
        assert not legal or (legal[0] >= 0 and legal[-1] < game.action_count), "a code outside the action space"


def clones_are_equal_and_independent(game: Game, state: State, rng: Generator) -> None:
    """What happens to a clone does not happen to the position."""
    before = state.digest()
    twin = state.clone()
    assert twin.digest() == before, "a clone differs: a field is not copied"
    seed = rng.word()
    after = play_on(twin, generator(seed))
    assert state.digest() == before, "a clone shares something with its position"
    assert play_on(state, generator(seed)) == after, "equal decisions lead elsewhere: chance is not in the position"


def copies_are_equal(game: Game, state: State, rng: Generator) -> None:
    """Copy, pickle, equality and repr work as Python users expect."""
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert twin is not state
    assert repr(state).startswith(f"<{game.name}, rules {state.rules}")
    assert str(state)
    assert state.clone().over == state.over
    try:
        state.outcome()
    except NotOver:
        assert not state.over


def packed_positions_play_on_alike(game: Game, state: State, rng: Generator) -> None:
    """Packed and unpacked, a position looks the same to everybody and goes on the same way."""
    twin = game.unpack(state.pack())
    assert twin.digest() == state.digest()
    everybody = range(-1, state.seats)
    assert [twin.view(seat) for seat in everybody] == [state.view(seat) for seat in everybody]
    seed = rng.word()
    assert play_on(twin, generator(seed), 200) == play_on(state, generator(seed), 200)


def altered_bytes_are_refused(game: Game, state: State, rng: Generator) -> None:
    """Bytes that were changed, cut off or lengthened are no position, and never anything worse."""
    packed = state.pack()
    at = rng.below(len(packed))
    altered = packed[:at] + bytes([packed[at] ^ (1 + rng.below(255))]) + packed[at + 1 :]
    for wrong in (altered, packed[:at], packed + b"\0", b""):
        try:
            game.unpack(wrong)
        except BadPosition:
            continue
        raise AssertionError(f"bytes changed at {at} of {len(packed)} were taken for a position")


def illegal_actions_change_nothing(game: Game, state: State, rng: Generator) -> None:
    """Whatever is not legal is refused, for whichever seat."""
    before = state.digest()
    for seat in range(-1, state.seats + 1):
        legal = state.legal(seat) if 0 <= seat < state.seats else []
        for _ in range(20):
            action = rng.below(game.action_count + 2) - 1
            assert action in legal or refused(state, seat, action), f"seat {seat} may do {action}, which is not legal"
    for nonsense in (True, "0", None, 1.0, 2**80):
        assert refused(state, state.actor(), nonsense)
    assert state.digest() == before, "a refused action has changed something"


def games_end(game: Game, state: State, rng: Generator) -> None:
    """A game that goes on at random comes to an end, with an outcome, and then refuses everything."""
    play_on(state, rng, 100_000)
    assert state.over, "100,000 decisions and no end"
    assert refused(state, 0, 0)
    outcome = state.outcome()
    assert outcome.scores == state.scores()
    assert len(outcome.ranks) == state.seats
    assert all(1 <= rank <= state.seats + 1 for rank in outcome.ranks)
    assert state.seats == 1 or 1 in outcome.ranks, "nobody has won"


def actions_have_three_forms(game: Game, state: State, rng: Generator) -> None:
    """Int, notation and structured data turn into one another."""
    for seat in state.pending():
        for action in state.legal(seat):
            assert game.parse(game.notation(action)) == action
            assert game.from_structured(json.loads(json.dumps(game.structured(action)))) == action


def views_are_plain_data(game: Game, state: State, rng: Generator) -> None:
    """Everything a seat may see can be sent over a wire."""
    for seat in range(-1, state.seats):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view


def views_are_copies(game: Game, state: State, rng: Generator) -> None:
    """A view does not change with the position."""
    seat = state.actor()
    view = state.view(seat)
    before = json.dumps(view)
    play_on(state, rng, 5)
    assert json.dumps(view) == before, "a view shares something with its position"


def samples_look_the_same(game: Game, state: State, rng: Generator) -> None:
    """What a seat cannot tell apart gives the same view and the same choices, whatever is drawn."""
    for seat in range(-1, state.seats):
        seen = state.view(seat)
        for seed in (1, rng.word()):
            sample = state.sample(seat, seed)
            assert sample.view(seat) == seen, f"seat {seat} can tell a sample from the real position"
            if seat in state.pending():
                assert sample.legal(seat) == state.legal(seat)
            play_on(sample, generator(seed))


def samples_are_seeded(game: Game, state: State, rng: Generator) -> None:
    """Equal seeds give equal samples; other seeds, other luck."""
    seat = state.actor()
    assert state.sample(seat, 5).digest() == state.sample(seat, 5).digest()
    assert state.sample(seat, 5).rng.word() != state.sample(seat, 6).rng.word()


def samples_do_not_depend_on_hidden_things(game: Game, state: State, rng: Generator) -> None:
    """A sample of a sample is as good: nothing of the real position shines through."""
    seat = state.actor()
    once = state.sample(seat, 9)
    twice = state.sample(seat, 4).sample(seat, 9)
    assert once.view(seat) == twice.view(seat)
    assert once.legal(seat) == twice.legal(seat)


def observations_do_not_leak(game: Game, state: State, rng: Generator) -> None:
    """What learners are shown is the same in all positions that a seat cannot tell apart."""
    if game.parts.observer:
        observer = game.observer()
        for seat in range(state.seats):
            seen = list(observe(observer, state, seat))
            assert list(observe(observer, state.sample(seat, 5), seat)) == seen, f"seat {seat} is shown what is hidden"


def sealed_decisions_commute(game: Game, state: State, rng: Generator) -> None:
    """Where several seats decide at once, it does not matter who was first."""
    pending = state.pending()
    if len(pending) < 2:
        return
    chosen = [(seat, state.legal(seat)[rng.below(len(state.legal(seat)))]) for seat in pending]
    digests = set()
    for order in islice(permutations(chosen), ORDERS):
        twin = state.clone()
        for seat, action in order:
            twin.apply(seat, action)
        digests.add(twin.digest())
    assert len(digests) == 1, "the order of sealed decisions matters"


def sealed_decisions_do_not_show(game: Game, state: State, rng: Generator) -> None:
    """Nobody sees whether another has decided, until all have."""
    for seat in state.pending() if len(state.pending()) > 1 else []:
        twin = state.clone()
        twin.apply(seat, twin.legal(seat)[0])
        assert twin.sealed or twin.revealed > state.revealed, "a decision among several is neither sealed nor seen"
        if twin.revealed == state.revealed:
            for other in range(-1, state.seats):
                assert other == seat or twin.view(other) == state.view(other), f"seat {other} sees it"


def the_journal_changes_nothing(game: Game, state: State, rng: Generator) -> None:
    """Told or not, a game goes the same way; and every decision tells something."""
    told = state.clone()
    journal = told.journal = Journal()
    seed = rng.word()
    assert play_on(told, generator(seed)) == play_on(state, generator(seed))
    assert told.over or journal.events, "nothing is told"


def events_are_declared(game: Game, state: State, rng: Generator) -> None:
    """What the rules tell has names for its fields, a text, and comes back out of a log."""
    journal = state.journal = Journal()
    play_on(state, rng)
    for event in journal.take():
        happening = game.event(event)
        assert happening.text().startswith(event.name) or event.chance
        assert game.events.load(json.loads(json.dumps(as_data(happening)))) == happening


def undo_stops_at_revelations(game: Game, state: State, rng: Generator) -> None:
    """What can be taken back has shown nothing, and nobody else has decided since."""
    seat, action = random_action(state, rng)
    before = state.clone()
    journal = state.journal = Journal()
    state.apply(seat, action)
    if [event for event in seen_by(journal.take(), seat) if event.chance]:
        assert not can_take_back(before, state, seat), "chance was seen, and can be taken back"
    if not state.over and state.pending() != [seat] and len(before.pending()) == 1:
        other = next(s for s in state.pending() if s != seat)
        state.apply(other, state.legal(other)[0])
        assert not can_take_back(before, state, seat), "another has decided, and it can be taken back"


def previews_change_nothing(game: Game, state: State, rng: Generator) -> None:
    """A look at what would follow tells what is certain, up to the first that chance brings, and changes nothing."""
    before = state.digest()
    for seat in state.pending():
        for action in state.legal(seat)[:5]:
            imagined = state.sample(seat, 0)
            imagined.journal = journal = Journal()
            imagined.play(seat, action)
            certain = takewhile(lambda event: not event.chance, journal.events)
            assert preview(state, seat, action) == [game.event(event) for event in certain]
    assert state.digest() == before


def passing_on_is_open(game: Game, state: State, rng: Generator) -> None:
    """Whoever passes on until something better comes up does what is open, and rounds are counted onwards."""
    if game.passing is None:
        return
    for seat in state.pending():
        legal = state.legal(seat)
        assert game.passing.among(legal) in (NO_PASS, *legal), "the pass is not open"
        assert game.passing.among(legal) == game.passing.among(state.sample(seat, rng.word()).legal(seat))
    before = game.passing.round_of(state)
    play_on(state, rng)
    assert game.passing.round_of(state) >= before


LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        legal_actions_are_sound,
        clones_are_equal_and_independent,
        copies_are_equal,
        packed_positions_play_on_alike,
        altered_bytes_are_refused,
        illegal_actions_change_nothing,
        games_end,
        actions_have_three_forms,
        views_are_plain_data,
        views_are_copies,
        samples_look_the_same,
        samples_are_seeded,
        samples_do_not_depend_on_hidden_things,
        observations_do_not_leak,
        sealed_decisions_commute,
        sealed_decisions_do_not_show,
        the_journal_changes_nothing,
        events_are_declared,
        undo_stops_at_revelations,
        previews_change_nothing,
        passing_on_is_open,
    )
}


# What holds for whole games


def check_random_game(case: Case, seed: int, conserved: Conserved | None = None) -> None:
    """Every step of a random game."""
    for step, state in enumerate(walk(case, seed)):
        legal_actions_are_sound(case.game, state, generator(seed))
        if conserved is not None and (step % 29 == seed % 29 or state.over):
            conserved(state)
    games_end(case.game, state, generator(seed))


def check_record(case: Case, seed: int) -> None:
    """A random game as a record: its text replays, verified, and is written the same again."""
    game = case.game
    settled = game.settle(case.players, dict(case.options))
    record = begin(game, case.players, settled, seed, [f"seat {n}" for n in range(case.players)])
    state, rng = case.new(seed), generator(seed + 1)
    while not state.over:
        seat, action = random_action(state, rng)
        state.apply(seat, action)
        record.log.append((seat, action))
    text = write(record, game)
    replay = Replay(text, lambda name: game, verify=True)
    assert write(replay.finish(), game) == text
    assert replay.state == state


def check_parts(game: Game) -> None:
    """What a game says it brings can be loaded, as far as this machine has what it is made with."""
    for reference in (game.parts.terminal, game.parts.scene, game.parts.door, *game.parts.bots.values()):
        if reference:
            load(reference)
    assert game.heuristic() is not None
    assert not game.parts.observer or game.observer() is not None
    assert not game.parts.resources or resource(game.parts.resources) is not None, "there is no such resources package"


def check_game(
    game: Game,
    games: int = 60,
    seed: int = 0,
    values: Mapping[str, Sequence[str]] = NO_VALUES,
    conserved: Conserved | None = None,
) -> None:
    """All laws on so many random games, over all options; the first that is broken raises AssertionError."""
    every = cases(game, values)
    for number in range(seed, seed + games):
        case = every[number % len(every)]
        check_random_game(case, number, conserved)
        for law in LAWS.values():
            law(game, position(case, number, generator(number).below(120)), generator(number))
    check_record(every[seed % len(every)], seed)
    check_parts(game)
