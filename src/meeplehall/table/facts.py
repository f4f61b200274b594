"""The facts of a table: its log, what follows from it, and the position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from meeplehall.core.game import Game
from meeplehall.core.record import Redraw
from meeplehall.core.state import Outcome, State
from meeplehall.table import entries as e
from meeplehall.table import sight, undo
from meeplehall.table.clock import Hours
from meeplehall.table.errors import BadCommand, NotNow, NotYours, Stale
from meeplehall.table.orders import Orders
from meeplehall.table.seats import Seat, Setting, Status


class Facts:
    """What can be asked of a table. Commands (see `Table`) check first, and change it only by writing into the log."""

    def __init__(self, setting: Setting, game: Game) -> None:
        self.setting = setting
        self.game = game
        self.seats = [Seat() for _ in range(setting.players)]
        self.log: list[e.AnyEntry] = []
        self.status = Status.OPEN
        self.state: State | None = None
        self.undone: set[int] = set()
        """Entries that were taken back."""
        self.words = [""] * setting.players
        """What people added to the chance, by seat."""
        self.again = ""
        """The table of the rematch."""
        self.late: set[int] = set()
        """Seats whose time has run out, and whose people have not come back."""
        self.hours = Hours()
        """When the hall was open."""
        self.rated: e.Rated | None = None
        """What the result has done to the ratings."""
        self.sight = sight.Sight()
        self._orders = Orders()
        self._packed = b""
        """The position, once somebody has needed it packed; empty again when it changes."""
        self._window: list[undo.Undoable] = []

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self.setting.id

    # Seats

    def seats_of(self, player: str) -> list[int]:
        """The seats a person holds."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def seated_bot(self, seat: int) -> str:
        """The level that was chosen for a bot's seat, even if a simpler one has had to go on."""
        return next(entry.bot for entry in reversed(self.log) if isinstance(entry, e.Sat) and entry.seat == seat)

    def pending(self) -> list[int]:
        """The seats that owe a decision now."""
        if self.state is None or self.status is not Status.RUNNING:
            return []
        return self.state.pending()

    def owing_in_sight(self, viewer: int) -> list[int]:
        """The seats this viewer may know to owe a decision; a sealed choice made is nobody else's business."""
        owing = self.pending()
        return sorted({*owing, *self.sight.sealed_from(viewer).values()}) if owing else []

    def bots_due(self) -> list[int]:
        """The pending seats a bot decides for."""
        return [seat for seat in self.pending() if self.seats[seat].bot]

    # What a viewer may know

    def version(self, viewer: int) -> int:
        """Grows by one with every change this viewer may know of. Chat does not count.

        What others seal never counts, whenever it is opened: the opening is one change, however much it opens.
        """
        return self.sight.version(viewer)

    def knowledge(self, viewers: Sequence[int]) -> tuple[int, ...]:
        """Equal as long as these viewers, taken together, may know of nothing new, chat included."""
        return (self.sight.said, *(self.version(viewer) for viewer in viewers))

    def visible(self, viewer: int) -> list[int]:
        """The numbers of the entries this viewer may know of, without what was taken back."""
        hidden = self.sight.hidden_from(viewer) | self.undone
        return [n for n in range(len(self.log)) if n not in hidden]

    def last_move(self, viewer: int) -> int:
        """When something other than chat last happened, as far as this viewer may know."""
        hidden = self.sight.hidden_from(viewer)
        known = (entry.at for n, entry in self._backwards() if n not in hidden and not isinstance(entry, e.Aside))
        return next(known, self.setting.created)

    def changed(self) -> int:
        """When something last happened that everybody may know of."""
        hidden = self.sight.hidden_from(sight.SPECTATOR)
        return next((entry.at for n, entry in self._backwards() if n not in hidden), self.setting.created)

    def _backwards(self) -> Iterator[tuple[int, e.AnyEntry]]:
        return ((n, self.log[n]) for n in range(len(self.log) - 1, -1, -1))

    # The position, and how it came about

    def view(self, viewer: int) -> dict[str, Any]:
        """The position as this viewer may see it."""
        if self.state is None:
            raise NotNow("the game has not begun: seats are still open")
        return self.state.view(viewer)

    def curtain(self, viewers: Sequence[int]) -> bool:
        """Whether people who share a screen would see each other's secrets."""
        return self.state is not None and not sight.same_for_all(self.state, viewers)

    def packed(self) -> bytes:
        """The position as bytes, packed once for all who need it; empty before the game."""
        if not self._packed and self.state is not None:
            self._packed = self.state.pack()
        return self._packed

    def outcome(self) -> Outcome | None:
        """The result of a game played to the end. Who lost by the clock comes after all who did not."""
        if self.state is None or not self.state.over:
            return None
        found = self.state.outcome()
        lost = self.late if self.setting.clock is not None and self.setting.clock.loss else set()
        if not lost or len(lost) == len(self.seats):
            return found
        keys = [(seat in lost, rank) for seat, rank in enumerate(found.ranks)]
        return Outcome([1 + sum(other < key for other in keys) for key in keys], found.scores, found.note)

    def actions(self) -> list[tuple[int, int]]:
        """The decisions that stand, in order: the log of the record."""
        return [
            (entry.seat, self.game.parse(entry.action))
            for n, entry in enumerate(self.log)
            if isinstance(entry, e.Acted) and n not in self.undone
        ]

    def decided(self) -> int:
        """How many decisions stand."""
        return sum(isinstance(entry, e.Acted) and n not in self.undone for n, entry in enumerate(self.log))

    def redraws(self) -> list[Redraw]:
        """Where what was hidden was drawn anew, for the record. Secret until the game is over."""
        found, decisions = [], 0
        for n, entry in enumerate(self.log):
            if isinstance(entry, e.Redrawn):
                found.append(Redraw(decisions, entry.seat, entry.seed))
            decisions += isinstance(entry, e.Acted) and n not in self.undone
        return found

    # What commands check

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise BadCommand(f"no seat {seat + 1}; there are {len(self.seats)}")
        return self.seats[seat]

    def _running(self) -> State:
        if self.state is None or self.status is not Status.RUNNING:
            raise NotNow("the game has not begun" if self.status is Status.OPEN else "the game is over")
        return self.state

    def _check_sits(self, player: str) -> None:
        if not self.seats_of(player):
            raise NotYours("only somebody who sits at the table may do that")

    def _check_holds(self, seat: int, player: str) -> Seat:
        """The seat is this person's, whoever decides for it."""
        place = self._seat(seat)
        if not player or place.player != player:
            raise NotYours(f"seat {seat + 1} is not yours")
        return place

    def _check_hands(self, seat: int, player: str) -> None:
        """This person decides for the seat; with no player: a bot does."""
        if player and self._check_holds(seat, player).bot:
            raise NotYours(f"a bot stands in on seat {seat + 1}; take the seat back first")
        if not player and not self._seat(seat).bot:
            raise NotYours(f"seat {seat + 1} is not yours")

    def _check_version(self, seat: int, expected: int) -> None:
        if expected != self.version(seat):
            raise Stale(expected, self.version(seat))

    # Writing down

    def _owing(self) -> list[int] | None:
        """Who is to decide in the position as it is, for clocks."""
        return None if self.setting.clock is None or self.state is None else self.state.pending()

    def _add(self, entry: e.AnyEntry) -> int:
        """Write an entry down, with what follows from it for everything but the position; answers its number."""
        number = len(self.log)
        self.log.append(entry)
        self.sight.note(number, entry)
        self._orders.note(entry)
        match entry:
            case e.Sat():
                serial = self.seats[entry.seat].serial + 1
                self.seats[entry.seat] = Seat(
                    entry.player, entry.name, entry.bot, serial, entry.rating, entry.guess, entry.program
                )
            case e.Named():
                self.seats[entry.seat].name = entry.name
            case e.Worded():
                self.words[entry.seat] = entry.word
            case e.Began():
                self.status = Status.RUNNING
            case e.TookBack():
                self.undone.add(entry.entry)
            case e.Left() | e.Relieved():
                self.seats[entry.seat].bot = entry.bot
                if isinstance(entry, e.Left) and entry.late:
                    self.late.add(entry.seat)
            case e.Came():
                self.seats[entry.seat].bot = ""
                self.late.discard(entry.seat)
            case e.Closed():
                self.status = Status.CLOSED
            case e.Rated():
                self.rated = entry
            case e.Again():
                self.again = entry.table
        return number
