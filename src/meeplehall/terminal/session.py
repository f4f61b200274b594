"""A game at one terminal: the position, its record, the bots, and what can be taken back."""

from __future__ import annotations

from meeplehall import bots
from meeplehall.core import record as records
from meeplehall.core.errors import BadRecord, MeeplehallError
from meeplehall.core.events import Happening
from meeplehall.core.game import Game
from meeplehall.core.journal import Journal, seen_by
from meeplehall.core.record import Record
from meeplehall.core.state import State
from meeplehall.core.undo import can_take_back
from meeplehall.files import read_text, write_whole
from meeplehall.lab.simulation import bot_seed

HUMAN = "you"


class Session:
    """One person in seat `seat`, bots in the others. `names[seat]` is HUMAN or a bot's name."""

    def __init__(self, game: Game, record: Record, state: State, journal: Journal) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.journal = journal
        self.seat = record.names.index(HUMAN)
        self.bots = {
            seat: bots.make(name, bot_seed(record.seed, seat))
            for seat, name in enumerate(record.names)
            if name != HUMAN
        }
        self._earlier: list[tuple[State, int]] = []

    def next_seat(self) -> int:
        """Whose decision is next: bots first, where several are pending."""
        pending = self.state.pending()
        return next((seat for seat in pending if seat != self.seat), pending[0])

    def let_bot_act(self, seat: int) -> int:
        """The bot of this seat decides; returns its action."""
        action = self.bots[seat].choose(self.state, seat)
        self._do(seat, action)
        return action

    def act(self, action: int) -> None:
        """The person decides; raises IllegalAction with nothing changed."""
        before = self.state.clone()
        entries = len(self.record.log)
        self._do(self.seat, action)
        self._earlier.append((before, entries))

    def _do(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.record.log.append((seat, action))

    def undo(self) -> bool:
        """Take the person's last action back; False if something has been revealed since."""
        if not self._earlier or not can_take_back(self._earlier[-1][0], self.state, self.seat):
            return False
        self.state, entries = self._earlier.pop()
        self.state.journal = self.journal
        del self.record.log[entries:]
        self.journal.take()
        return True

    def news(self) -> list[Happening]:
        """What happened since the last call and may be known in this seat."""
        return [self.game.event(event) for event in seen_by(self.journal.take(), self.seat)]

    def save(self, path: str) -> None:
        """Write the record so far; `resume` goes on from it."""
        write_whole(path, records.write(self.record, self.game))


def start(game: Game, players: int, options: dict[str, str], seed: int, names: list[str]) -> Session:
    """A new game."""
    settled = game.settle(players, options)
    journal = Journal()
    state = game.new(players, settled, seed, journal)
    return Session(game, records.begin(game, players, settled, seed, names), state, journal)


def resume(path: str, game_of: records.FindGame) -> Session:
    """Go on with a saved game."""
    try:
        replay = records.Replay(read_text(path), game_of)
        record = replay.finish()
    except BadRecord as error:
        raise MeeplehallError(f"{path}, {error}") from None
    if HUMAN not in record.names:
        raise MeeplehallError(f"{path}: no seat is named '{HUMAN}', so there is nobody to go on playing")
    for name in record.names:
        if name != HUMAN:
            bots.make(name)
    replay.journal.take()
    return Session(replay.game, record, replay.state, replay.journal)
