"""A record cut into turns: what one seat decided in a row until something came to light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meeplehall.bots.search.plans import turn_ended
from meeplehall.core.events import Happening
from meeplehall.core.game import Game
from meeplehall.core.journal import Journal
from meeplehall.core.record import Record
from meeplehall.core.state import State


@dataclass(frozen=True)
class Turn:
    """Some decisions of one seat. `first` is the number of the first of them in the record, from 0."""

    first: int
    seat: int
    before: State
    steps: list[int]
    forced: bool
    """Whether nothing else was possible at any of them."""
    news: list[Happening]
    """What chance brought after them; sealed choices that are opened are news without a happening."""
    opened: bool


@dataclass
class _Open:
    first: int
    seat: int
    before: State
    steps: list[int]
    forced: bool


def turns(record: Record, game: Game) -> Iterator[Turn]:
    """The turns of a game, one after the other; positions are copies that may be kept."""
    journal = Journal()
    state = game.new(record.players, record.options, record.seed, journal, record.rules)
    journal.take()
    current: _Open | None = None
    for number, (seat, action) in enumerate(record.log):
        if any(redraw.after == number for redraw in record.redraws):
            if current is not None:
                yield _closed(current, [], True)
                current = None
            state = record.before(number, state)
        if current is not None and current.seat != seat:
            yield _closed(current, [], False)
            current = None
        if current is None:
            current = _Open(number, seat, _quiet(state), [], True)
        current.forced &= len(state.legal(seat)) == 1
        sealed = state.sealed
        state.apply(seat, action)
        current.steps.append(action)
        news = [game.event(event) for event in journal.take() if event.chance]
        opened = sealed and not state.sealed
        if news or opened or turn_ended(current.before, state, seat):
            yield _closed(current, news, opened)
            current = None
    if current is not None:
        yield _closed(current, [], False)


def final(record: Record, game: Game) -> State:
    """The last position of the record."""
    state = game.new(record.players, record.options, record.seed, None, record.rules)
    for number, (seat, action) in enumerate(record.log):
        state = record.before(number, state)
        state.apply(seat, action)
    return state


def open_position(cut: Sequence[Turn], number: int) -> State:
    """What really lay there before a turn, with the sealed choices that were opened together with it made already."""
    turn = cut[number]
    state = turn.before.clone()
    made = state.clone()
    for action in turn.steps:
        made.play(turn.seat, action)
    if not made.sealed:
        return state
    for later in cut[number + 1 :]:
        if later.seat == turn.seat:
            break
        for action in later.steps:
            state.apply(later.seat, action)
        if later.opened:
            break
    return state


def _quiet(state: State) -> State:
    twin = state.clone()
    twin.journal = None
    return twin


def _closed(turn: _Open, news: list[Happening], opened: bool) -> Turn:
    return Turn(turn.first, turn.seat, turn.before, turn.steps, turn.forced, news, opened)
