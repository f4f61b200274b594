"""A game as a text that a person can read and that replays to the same position on any machine.

    meeplehall record 1
    game: burgundy
    rules: 1
    content: built-in
    seed: 7
    players: 2
    option setup: basic
    seat 0: Ann
    seat 1: greedy

    ; dice of seat 0: 3 5
    1. 0 take 3.2 die 3
    ...
    scores: 203 188
    ranks: 1 2

A game that was played on from another goes on from a position drawn anew: `redrawn: seat 0 with 777` stands where
what seat 0 could not know was drawn again, with that seed.

Lines with `;` record chance events; they follow from the seed, and a verifying replay compares them. Lines with
`#` are free remarks. A game that is not over ends with the line `unfinished`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from meeplehall.core.errors import BadRecord, MeeplehallError
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.core.journal import Event, Journal
from meeplehall.core.numbers import whole
from meeplehall.core.state import State

T = TypeVar("T")
FindGame = Callable[[str], Game]
"""How a record finds its game by name."""
FindContent = Callable[[Game, str], Game]
"""How it finds the content of that id for its game; the game as it is, if there is none."""

TITLE = "meeplehall record 1"
UNFINISHED = "unfinished"
LONGEST_SHOWN = 80
"""Characters of a line that an error repeats."""
LONGEST_TOLD = 300
"""Characters of what others say about it."""
_REDRAWN = re.compile(r"redrawn: seat ([0-9]{1,3}) with ([0-9]{1,10})")
_ACTION = re.compile(r"([1-9][0-9]{0,8})\. ([0-9]{1,3}) (\S.*)")
# Whatever ends a line, and other control characters, cannot stand in a name.
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


@dataclass(frozen=True)
class Redraw:
    """After so many actions what a seat could not know was drawn anew: the game goes on from `sample(seat, seed)`."""

    after: int
    seat: int
    seed: int

    def drawn(self, state: State) -> State:
        """The position that the game goes on from; it tells the same journal."""
        fresh = state.sample(self.seat, self.seed)
        fresh.journal = state.journal
        return fresh


@dataclass
class Record:
    """What a game in progress is: the game, its options, the seed and the log of (seat, action)."""

    game: str
    rules: int
    seed: int
    players: int
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    content: str = "built-in"
    log: list[tuple[int, int]] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    """Lines that begin with `#`, written below the header; reading passes over them."""
    redraws: list[Redraw] = field(default_factory=list)
    """In order; a game played on from another has one."""

    def before(self, number: int, state: State) -> State:
        """The position in which the action of this number is made: the one reached, unless it is drawn anew there."""
        for redraw in self.redraws:
            if redraw.after == number:
                state = redraw.drawn(state)
        return state


def begin(
    game: Game, players: int, options: dict[str, str], seed: int, names: list[str], rules: int | None = None
) -> Record:
    """The record of a game that is about to start; `options` are settled ones."""
    return Record(game.name, game.playable(rules), seed, players, options, names, game.content_id)


def write(record: Record, game: Game) -> str:
    """The record as text. Replays the log to write down chance events."""
    journal = Journal()
    state = game.new(record.players, record.options, record.seed, journal, record.rules)
    transcript = Transcript(record, game, journal)
    for number, (seat, action) in enumerate(record.log):
        state = record.before(number, state)
        state.apply(seat, action)
        transcript.note(seat, action)
    return transcript.text(state)


class Transcript:
    """The text of a record, written while its game is played: begin it on the first position, note every action.

    `journal` is the one that the position tells; whatever else reads it comes too late.
    """

    def __init__(self, record: Record, game: Game, journal: Journal) -> None:
        self._game = game
        self._journal = journal
        self._record = record
        self._actions = 0
        self._lines = [*_header(record), *record.remarks, "", *_comments(game, journal.take())]

    def note(self, seat: int, action: int) -> None:
        """This has just been played."""
        self._lines += [
            f"redrawn: seat {redraw.seat} with {redraw.seed}"
            for redraw in self._record.redraws
            if redraw.after == self._actions
        ]
        self._actions += 1
        self._lines.append(f"{self._actions}. {seat} {self._game.notation(action)}")
        self._lines += _comments(self._game, self._journal.take())

    def text(self, state: State) -> str:
        """The record up to here; `state` is the position reached."""
        return "\n".join([*self._lines, *_ending(state)]) + "\n"


def _header(record: Record) -> list[str]:
    return [
        TITLE,
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"content: {record.content}",
        f"seed: {record.seed}",
        f"players: {record.players}",
        *[f"option {name}: {value}" for name, value in record.options.items()],
        *[f"seat {seat}: {_CONTROL.sub(' ', name).strip()}" for seat, name in enumerate(record.names)],
    ]


def _comments(game: Game, events: list[Event]) -> list[str]:
    return [f"; {game.event(event).text()}" for event in events if event.chance]


def _ending(state: State) -> list[str]:
    if not state.over:
        return [UNFINISHED]
    outcome = state.outcome()
    return [f"scores: {' '.join(map(str, outcome.scores))}", f"ranks: {' '.join(map(str, outcome.ranks))}"]


class Replay:
    """A record's text, replayed step by step. Iterate over it, or call `finish`.

    `state` is the position reached, `events` what its last action brought (before the first: the set-up).
    """

    def __init__(
        self, text: str, find_game: FindGame, verify: bool = False, find_content: FindContent | None = None
    ) -> None:
        self.verify = verify
        self._find_content = find_content
        self._lines = [(n, line.rstrip()) for n, line in enumerate(text.split("\n"), start=1)]
        self._end = len(self._lines) if text.endswith("\n") else len(self._lines) + 1
        self._at = 0
        self._read_header(find_game)
        self._read_comments()
        self._read_redraws()

    def __iter__(self) -> Iterator[State]:
        """The position after each action; the same object, changed in place."""
        while self._step():
            yield self.state

    def finish(self) -> Record:
        """Replay to the end; returns the record read. Raises BadRecord with the line of what is wrong."""
        for _ in self:
            pass
        return self.record

    # Lines

    def _peek(self) -> tuple[int, str]:
        while self._at < len(self._lines):
            number, line = self._lines[self._at]
            if line and not line.startswith("#"):
                return number, line
            self._at += 1
        return self._end, ""

    def _next(self) -> tuple[int, str]:
        number, line = self._peek()
        self._at += 1
        return number, line

    # Header

    def _read_header(self, find_game: FindGame) -> None:
        number, line = self._next()
        if line != TITLE:
            newer = re.fullmatch(r"meeplehall record [0-9]{1,4}", line) is not None
            raise BadRecord(
                number, f"'{_cut(line)}' is of a newer Meeplehall" if newer else f"a record starts with '{TITLE}'"
            )
        number, name = self._field("game")
        self.game = _at_line(number, lambda: find_game(_cut(name)))
        number, rules = self._number("rules")
        _at_line(number, lambda: self.game.playable(rules))
        number, content = self._field("content")
        if self._find_content is not None and not self.game.has_content(content):
            self.game = self._find_content(self.game, content)
        if not self.game.has_content(content):
            raise BadRecord(number, f"played with content '{_cut(content)}', but '{self.game.content_id}' is in use")
        seed_line, seed = self._number("seed")
        players_line, players = self._number("players")
        _at_line(players_line, lambda: self.game.settle(players, {}, rules))
        record = Record(name, rules, seed, players, content=content)
        option_line = self._read_options(record, players_line)
        self._read_names(record)
        record.options = _at_line(option_line, lambda: self.game.settle(players, record.options, rules))
        self.record = record
        self.journal = Journal()
        self.state = _at_line(seed_line, lambda: self.game.new(players, record.options, seed, self.journal, rules))

    def _field(self, name: str) -> tuple[int, str]:
        number, line = self._next()
        key, colon, value = line.partition(":")
        if key != name or not colon:
            found = f"expected '{name}: ...', found '{_cut(line)}'"
            raise BadRecord(number, found if line else f"'{name}: ...' is missing")
        return number, value.strip()

    def _number(self, name: str) -> tuple[int, int]:
        number, value = self._field(name)
        found = whole(value, 0, MAX_SEED)
        if found is None or str(found) != value:
            raise BadRecord(number, f"{name} must be a whole number, not '{value[:40]}'")
        return number, found

    def _read_options(self, record: Record, line_of_players: int) -> int:
        """Returns the line to blame: that of the first option refused alone, or of the last one."""
        blame = line_of_players
        known = {option.name for option in self.game.options_of(record.rules)}
        while self._peek()[1].startswith("option "):
            number, line = self._next()
            name, colon, value = line.removeprefix("option ").partition(":")
            if not colon or name not in known or name in record.options:
                what = "given twice" if name in record.options else "unknown"
                raise BadRecord(number, f"option '{_cut(name)}' is {what}; allowed: {', '.join(sorted(known))}")
            record.options[name] = value.strip()
            _at_line(number, lambda: self.game.settle(record.players, record.options, record.rules))
            blame = number
        return blame

    def _read_names(self, record: Record) -> None:
        while self._peek()[1].startswith("seat "):
            number, line = self._next()
            seat, colon, name = line.removeprefix("seat ").partition(":")
            if not colon or seat != str(len(record.names)) or len(record.names) == record.players:
                raise BadRecord(number, f"expected 'seat {len(record.names)}: name' for one of {record.players} seats")
            record.names.append(name.strip())

    # Actions

    def _step(self) -> bool:
        number, line = self._next()
        if match := _ACTION.fullmatch(line):
            self._act(number, int(match[1]), int(match[2]), match[3])
            self._read_comments()
            self._read_redraws()
            return True
        self._read_ending(number, line)
        return False

    def _act(self, line: int, count: int, seat: int, text: str) -> None:
        expected = len(self.record.log) + 1
        if count != expected:
            raise BadRecord(line, f"action {count} where {expected} should be")
        action = _at_line(line, lambda: self.game.parse(text))
        try:
            self.state.apply(seat, action)
        except MeeplehallError:
            raise BadRecord(line, self._why_illegal(count, seat, text)) from None
        self.record.log.append((seat, action))

    def _why_illegal(self, count: int, seat: int, text: str) -> str:
        pending = self.state.pending()
        if not pending:
            return f"action {count}: the game is already over"
        if seat not in pending:
            return f"action {count}: seat {seat} owes no decision; pending: {', '.join(map(str, pending))}"
        legal = [self.game.notation(a) for a in self.state.legal(seat)]
        shown = "; ".join(legal[:6]) + ("; ..." if len(legal) > 6 else "")
        return f"action {count}: '{_cut(text)}' is not legal for seat {seat}; legal are: {shown}"

    def _read_comments(self) -> None:
        self.events = self.journal.take()
        expected = _comments(self.game, self.events)
        for want in expected:
            number, line = self._peek()
            if line.startswith(";"):
                self._at += 1
                if not self.verify or line == want:
                    continue
            elif not self.verify:
                return
            raise BadRecord(number, f"should read '{want}'")
        number, line = self._peek()
        while line.startswith(";"):
            if self.verify:
                raise BadRecord(number, f"'{_cut(line)}' did not happen here")
            self._at += 1
            number, line = self._peek()

    def _read_redraws(self) -> None:
        """Here the game goes on from another position, and tells nothing of it."""
        while match := _REDRAWN.fullmatch(self._peek()[1]):
            number, _ = self._next()
            seat, seed = int(match[1]), int(match[2])
            if self.state.over or seat >= self.record.players:
                raise BadRecord(number, f"nothing can be drawn anew for seat {seat} here")
            redraw = Redraw(len(self.record.log), seat, seed)
            self.record.redraws.append(redraw)
            self.state = redraw.drawn(self.state)

    def _read_ending(self, number: int, line: str) -> None:
        if not line:
            raise BadRecord(number, f"the record breaks off: no 'scores:' and no '{UNFINISHED}'")
        if line == UNFINISHED:
            if self.state.over and self.verify:
                raise BadRecord(number, "the game is over, but the record says it is not")
        elif line.startswith("scores:"):
            if not self.state.over:
                raise BadRecord(number, "scores before the game is over")
            self._check(number, line, _ending(self.state)[0])
            number, line = self._next()
            if not line.startswith("ranks:"):
                raise BadRecord(number, "expected 'ranks: ...' after the scores")
            self._check(number, line, _ending(self.state)[1])
        else:
            raise BadRecord(number, f"neither an action ('1. 0 ...') nor the end: '{_cut(line)}'")
        number, line = self._peek()
        if line:
            raise BadRecord(number, f"nothing may follow the end of the record: '{_cut(line)}'")

    def _check(self, number: int, line: str, want: str) -> None:
        if self.verify and line != want:
            raise BadRecord(number, f"should read '{want}'")


def _cut(text: str) -> str:
    """As much of a line as an error repeats."""
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


def _at_line(line: int, do: Callable[[], T]) -> T:
    """Run it; bad input becomes a BadRecord of this line."""
    try:
        return do()
    except BadRecord:
        raise
    except MeeplehallError as error:
        raise BadRecord(line, str(error)[:LONGEST_TOLD]) from None
