"""A table: its facts and all commands that change them, from the store and back to it, and on to another table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meeplehall.core.game import Game
from meeplehall.core.state import State
from meeplehall.table import entries as e
from meeplehall.table.asides import Asides
from meeplehall.table.deciding import Deciding
from meeplehall.table.errors import BadCommand, NotNow
from meeplehall.table.saved import Commit, Position, Saved
from meeplehall.table.seating import Seating
from meeplehall.table.seats import Setting, Status
from meeplehall.table.stand_ins import StandIns


class Table(Seating, Deciding, StandIns, Asides):
    """Commands check first and change afterwards; what they changed is handed out by `take_commit`."""

    def __init__(self, setting: Setting, game: Game) -> None:
        super().__init__(setting, game)
        self._handed_out = 0

    # The store

    @classmethod
    def load(cls, saved: Saved, game: Game) -> Table:
        """A table as the store has it. The position is the packed one, of the rules that the game began with."""
        table = cls(saved.setting, game)
        table.catch_up(saved)
        return table

    def catch_up(self, saved: Saved) -> None:
        """Entries that others have added in the store, and the position after them."""
        for entry in saved.entries:
            self._add(e.modern(entry, self.game))
        self._handed_out = len(self.log)
        if saved.position:
            position = msgspec.msgpack.decode(saved.position, type=Position)
            if position.state:
                self._packed = b""
                self.state = self.game.unpack(position.state)
                if self.state.over and self.status is Status.RUNNING:
                    self.status = Status.OVER
            self._window = position.window
            self.late = set(position.late)

    def is_committed(self) -> bool:
        """Whether all that was added has been handed out."""
        return self._handed_out == len(self.log)

    def take_commit(self) -> Commit | None:
        """What has been added since the last call; None if nothing."""
        fresh = self.log[self._handed_out :]
        if not fresh:
            return None
        first, self._handed_out = self._handed_out, len(self.log)
        position = msgspec.msgpack.encode(Position(self.packed(), self._window, sorted(self.late)))
        seats = [msgspec.structs.replace(seat) for seat in self.seats]
        due = self.run_out_at(fresh[-1].at)
        return Commit(self.id, first, fresh, self.status, seats, self.pending(), position, self.changed(), due)

    # After the game

    def _finished(self) -> State | None:
        """The last position of a game that was played to the end or left; None before."""
        return self.state if self.status in (Status.OVER, Status.CLOSED) else None

    def note_ratings(self, ratings: Sequence[int], changes: Sequence[int], at: int) -> None:
        """What the result has done to the ratings, by seat; once, however often it is told."""
        if self.status not in (Status.OVER, Status.CLOSED) or not self.setting.rated:
            raise NotNow("ratings move after a rated game")
        if self.rated is None:
            self._add(e.Rated(at=at, ratings=list(ratings), changes=list(changes)))

    def rematch(self, new_id: str, seed: int, at: int, player: str, secret: str = "") -> Table:
        """A new table for the same people and bots, ready to play; with a secret, its seed follows from that."""
        if self._finished() is None or self.setting.imported:
            raise NotNow("a rematch comes after the game")
        self._check_sits(player)
        if self.again:
            raise NotNow("there is a rematch already")
        setting = msgspec.structs.replace(
            self.setting.anew(new_id, seed, player, at),
            rules=self.game.version,
            content=self.game.content_id,
            secret=secret,
        )
        table = Table(setting, self.game)
        for n, seat in enumerate(self.seats):
            bot = "" if seat.player else self.seated_bot(n)
            table.sit(n, seat.player, seat.name, at, bot=bot, program=seat.program)
        self._add(e.Again(at=at, table=new_id))
        return table

    def branch(self, new_id: str, after: int, player: str, at: int) -> Table:
        """A new table with the same setting, for `play_on` when all are seated. Only of a game that is over."""
        state = self._finished()
        if state is None:
            raise NotNow("the game is still running; it can be played on from when it is over")
        if not 0 <= after < len(self.actions()):
            raise BadCommand(f"no position after {after} decisions; there are {len(self.actions())}")
        setting = msgspec.structs.replace(
            self.setting.anew(new_id, self.seed(), player, at),
            listed=False,
            clock=None,
            played_on=self.id,
            played_after=after,
            played_scores=state.scores() if self.status is Status.OVER else [],
        )
        return Table(setting, self.game)
