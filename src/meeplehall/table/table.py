"""A table: seats, the log, the position, and the commands that change them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from meeplehall.core.errors import IllegalAction, MeeplehallError
from meeplehall.core.game import Game
from meeplehall.core.journal import Event, Journal
from meeplehall.core.passing import NO_PASS
from meeplehall.core.preview import choices
from meeplehall.core.record import Redraw
from meeplehall.core.state import Outcome, State
from meeplehall.core.undo import Before
from meeplehall.table import entries as e
from meeplehall.table import fairness, older, sight, undo
from meeplehall.table.clock import Hours, Time, times
from meeplehall.table.errors import BadCommand, NotNow, NotYours, RuleBroke, Stale
from meeplehall.table.orders import MOST_IN_A_ROW, Orders, Span, pass_of, round_of
from meeplehall.table.seats import Seat, Setting, Status

LONGEST_NAME = 24
LONGEST_TEXT = 500
MOST_WORDS = 20
"""So often may a person think of another word before the game."""
PATIENCE = 3 * 60 * 1000
"""After so many milliseconds the others may put a bot on an idle person's seat."""
RETURN = 60 * 1000
"""So many of them are left to everybody when a table is brought back from the store: the hall may have been closed."""


class Commit(msgspec.Struct, frozen=True):
    """What a command adds: for the store, in one go."""

    table: str
    first: int
    """The number of the first entry."""
    entries: list[e.AnyEntry]
    status: Status
    seats: list[Seat]
    waiting: list[int]
    """Seats that owe a decision."""
    position: bytes
    changed: int
    """When something last happened that everybody may know of."""
    due: int = 0
    """When somebody's time will have run out, if nothing happens; 0: never."""


class Saved(msgspec.Struct, frozen=True):
    """What the store gives back."""

    setting: Setting
    entries: list[e.AnyEntry | older.Began | older.Acted]
    position: bytes


class _Position(msgspec.Struct, array_like=True):
    """The packed position, what can be taken back, and whose time has run out."""

    state: bytes = b""
    window: list[undo.Undoable] = []
    late: list[int] = []


class Snapshot(Before):
    """A position before a decision, packed."""

    def __init__(self, state: State, packed: bytes = b"") -> None:
        super().__init__(state)
        self.packed = packed or state.pack()


class Table:
    """Commands check first and change afterwards; what they changed is handed out by `take_commit`."""

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
        self._orders = Orders()
        self.rated: e.Rated | None = None
        """What the result has done to the ratings."""
        self._packed = b""
        """The position, once somebody has needed it packed; empty again when it changes."""
        self._window: list[undo.Undoable] = []
        self._sealed: dict[int, int] = {}
        """Entries nobody but their seat knows of yet, with the seat."""
        self._private: dict[int, int] = {}
        """Entries nobody but their seat will ever know of."""
        self._moves = 0
        """Entries that everybody knows of, without chat."""
        self._said = 0
        self._alone: Counter[int] = Counter()
        """How many entries each seat has made in all that it alone knew of: sealed ones and orders."""
        self._handed_out = 0
        self._reopened = setting.created

    @classmethod
    def load(cls, saved: Saved, game: Game) -> Table:
        """A table as the store has it. The position is the packed one, of the rules that the game began with."""
        table = cls(saved.setting, game)
        table.catch_up(saved)
        return table

    def catch_up(self, saved: Saved) -> None:
        """Entries that others have added in the store, and the position after them."""
        for entry in saved.entries:
            self._note(e.modern(entry, self.game))
        self._handed_out = len(self.log)
        if saved.position:
            position = msgspec.msgpack.decode(saved.position, type=_Position)
            if position.state:
                self._packed = b""
                self.state = self.game.unpack(position.state)
                if self.state.over and self.status is Status.RUNNING:
                    self.status = Status.OVER
            self._window = position.window
            self.late = set(position.late)

    # What can be asked

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self.setting.id

    def seats_of(self, player: str) -> list[int]:
        """The seats a person holds."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def pending(self) -> list[int]:
        """The seats that owe a decision now."""
        if self.state is None or self.status is not Status.RUNNING:
            return []
        return self.state.pending()

    def owing_in_sight(self, viewer: int) -> list[int]:
        """The seats this viewer may know to owe a decision; a sealed choice made is nobody else's business."""
        hidden = {self._sealed[n] for n in sight.hidden_from(self._sealed, viewer)}
        return sorted(set(self.pending()) | (hidden if self.pending() else set()))

    def bots_due(self) -> list[int]:
        """The pending seats a bot decides for."""
        return [seat for seat in self.pending() if self.seats[seat].bot]

    def times(self, at: int, viewer: int) -> list[Time]:
        """How much time every seat has, as far as this viewer may know; empty where there is no clock."""
        hidden = sight.hidden_from(self._sealed, viewer)
        return self._times(at, {n: self._sealed[n] for n in hidden})

    def run_out_at(self, at: int) -> int:
        """When the hall will have to see to it that somebody's time has run out; 0: not as things stand.

        Among several who are to decide that is when none of them has any left: until then nobody waits for one who has
        not, and nothing tells who has sealed a choice.
        """
        owing = self.pending()
        if self.setting.clock is None or not owing or any(self.seats[seat].bot for seat in owing):
            return 0
        found = self._times(at, {})
        return max(found[seat].zero for seat in owing)

    def _times(self, at: int, hidden: Mapping[int, int]) -> list[Time]:
        clock = self.setting.clock
        if clock is None:
            return []
        if self.status is not Status.RUNNING:
            at = self.log[-1].at
        return times(clock, self.log, len(self.seats), at, self.hours, hidden)

    def version(self, viewer: int) -> int:
        """Grows by one with every change this viewer may know of. Chat does not count.

        What others seal never counts, whenever it is opened: the opening is one change, however much it opens.
        """
        return self._moves + self._alone[viewer]

    def knowledge(self, viewers: Sequence[int]) -> tuple[int, ...]:
        """Equal as long as these viewers, taken together, may know of nothing new, chat included."""
        return (self._said, *(self.version(viewer) for viewer in viewers))

    def visible(self, viewer: int) -> list[int]:
        """The numbers of the entries this viewer may know of, without what was taken back."""
        hidden = sight.hidden_from(self._sealed, viewer)
        hidden |= sight.hidden_from(self._private, viewer)
        return [n for n in range(len(self.log)) if n not in hidden and n not in self.undone]

    def view(self, viewer: int) -> dict[str, Any]:
        """The position as this viewer may see it."""
        if self.state is None:
            raise NotNow("the game has not begun: seats are still open")
        return self.state.view(viewer)

    def seated_bot(self, seat: int) -> str:
        """The level that was chosen for a bot's seat, even if a simpler one has had to go on."""
        return next(entry.bot for entry in reversed(self.log) if isinstance(entry, e.Sat) and entry.seat == seat)

    def packed(self) -> bytes:
        """The position as bytes, packed once for all who need it; empty before the game."""
        if not self._packed and self.state is not None:
            self._packed = self.state.pack()
        return self._packed

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat may take back its last decision."""
        return self.status is Status.RUNNING and undo.find(self._window, seat) >= 0

    def order_of(self, seat: int) -> Span:
        """How long this seat's standing order holds; for nobody else to know."""
        return self._orders.span(self.game, self.state, seat) if self.status is Status.RUNNING else ""

    def may_order(self, seat: int) -> bool:
        """Whether this seat is asked and can do nothing better than pass, so that it may ask to pass on."""
        return bool(self.pending()) and not self.setting.guide and pass_of(self.game, self._running(), seat) != NO_PASS

    def curtain(self, viewers: Sequence[int]) -> bool:
        """Whether people who share a screen would see each other's secrets."""
        return self.state is not None and not sight.same_for_all(self.state, viewers)

    def seed(self) -> int:
        """What all chance of this game follows from. Secret until it is over."""
        setting = self.setting
        if not setting.secret:
            return setting.seed
        return fairness.seed_of(setting.secret, setting.origin or setting.id, self.words)

    def commitment(self) -> str:
        """What the hall has promised about the chance; empty: nothing. For everybody to see."""
        return fairness.commitment_of(self.setting.secret) if self.setting.secret else ""

    def proof(self) -> fairness.Proof | None:
        """What the promise can be checked with. Secret until the game is over."""
        if not self.setting.secret:
            return None
        played_as = self.setting.origin or self.id
        return fairness.Proof(self.commitment(), self.setting.secret, played_as, list(self.words))

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

    # Commands

    def sit(
        self,
        seat: int,
        player: str,
        name: str,
        at: int,
        bot: str = "",
        word: str = "",
        rating: int = 0,
        guess: bool = False,
        program: bool = False,
    ) -> None:
        """Give an open seat to a person, or to a bot; the last one starts the game. `word`: as for `add_word`."""
        place = self._seat(seat)
        if self.status is not Status.OPEN:
            raise NotNow("the game has begun; no seat is open")
        if not place.open:
            raise NotNow(f"seat {seat + 1} is taken")
        if bool(player) == bool(bot):
            raise BadCommand("a seat takes a person or a bot")
        if self.setting.rated and program:
            raise NotNow("a rated game is for people and the hall's own bots: open a friendly table for programs")
        if self.setting.rated and self.seats_of(player):
            raise NotNow("in a rated game everybody has one seat, and nobody plays against themselves")
        if self.setting.rated and program:
            raise NotNow("rated games are for people and the hall's own bots")
        sat = e.Sat(
            at=at,
            seat=seat,
            player=player,
            name=clean_name(name),
            bot=bot,
            rating=rating,
            guess=guess,
            program=program,
        )
        self._add(sat)
        if word and player and self.setting.secret:
            self.add_word(seat, word, at, player)
        if not any(other.open for other in self.seats):
            self._start_game(at)

    def join(
        self,
        seat: int,
        player: str,
        name: str,
        at: int,
        word: str = "",
        rating: int = 0,
        guess: bool = False,
        program: bool = False,
    ) -> None:
        """A person who comes in takes an open seat; at a table for everybody, only one."""
        if self.setting.listed and self.seats_of(player):
            raise NotNow("you sit at this table already; another seat is for another person")
        self.sit(seat, player, name, at, word=word, rating=rating, guess=guess, program=program)

    def add_word(self, seat: int, word: str, at: int, player: str) -> None:
        """A person's own part of the chance, before the game begins; the last one counts."""
        if self._seat(seat).player != player or not player:
            raise NotYours(f"seat {seat + 1} is not yours")
        if self.status is not Status.OPEN:
            raise NotNow("the game has begun; its chance is settled")
        if not self.setting.secret:
            raise NotNow("the seed of this table is chosen; a word changes nothing")
        cleaned = fairness.clean_word(word)
        if sum(isinstance(entry, e.Worded) and entry.seat == seat for entry in self.log) >= MOST_WORDS:
            raise NotNow(f"a word can be changed {MOST_WORDS} times; this one stays")
        if cleaned != self.words[seat]:
            self._add(e.Worded(at=at, seat=seat, word=cleaned))

    def recall_words(self, words: Sequence[str], at: int) -> None:
        """Words that were given elsewhere, by seat."""
        for seat, word in enumerate(words):
            if word:
                self._add(e.Worded(at=at, seat=seat, word=word))

    def hand_on(self, seat: int, player: str, at: int) -> None:
        """A person's seat goes to the same person elsewhere: another browser that had the seat's own link."""
        place = self._seat(seat)
        if not place.player:
            raise NotYours(f"seat {seat + 1} belongs to no person")
        if self.setting.rated:
            raise NotNow("a seat of a rated game stays with whoever took it")
        if {self._first_holder(held) for held in self.seats_of(player)} - {self._first_holder(seat)}:
            raise NotNow("you sit at this table already; another's seat is for another person")
        self._add(e.Sat(at=at, seat=seat, player=player, name=place.name, bot=place.bot))

    def act(
        self,
        seat: int,
        action: int,
        expected: int,
        at: int,
        player: str = "",
        lead: int = -1,
        leads: Callable[[int], bool] | None = None,
    ) -> None:
        """A decision of a person, or with no player of the bot that sits there.

        `lead`: one that is made together with it, before it; `leads` says of which actions that is possible.
        """
        state = self._running()
        self._check_hands(seat, player)
        if expected != self.version(seat):
            raise Stale(expected, self.version(seat))
        if seat not in self.pending():
            # The position would name those who still owe one: among sealed decisions that is a secret.
            raise IllegalAction(f"seat {seat + 1} owes no decision now")
        if lead >= 0:
            self.check_pair(state, seat, lead, action, leads)
            self._decide(state, seat, lead, at)
        self._decide(state, seat, action, at, led=lead >= 0)
        self._pass_on(at, after=seat)

    def check_pair(self, state: State, seat: int, lead: int, action: int, leads: Callable[[int], bool] | None) -> None:
        """Found out on a position imagined from what the seat knows: a trial on the true one would tell secrets."""
        found = [] if leads is None else choices(state, seat, leads)
        if not any(choice.lead == lead and choice.action == action for choice in found):
            raise IllegalAction("these two decisions cannot be made as one now")

    def order(self, seat: int, span: Span, expected: int, at: int, player: str) -> None:
        """A person passes now, and on until something better comes up: in this round, or until the order is taken back.

        It can be given where a pass is the best that is open.
        """
        state = self._running()
        self._check_hands(seat, player)
        if expected != self.version(seat):
            raise Stale(expected, self.version(seat))
        if span not in ("round", "game"):
            raise BadCommand(f"an order stands for the 'round' or the 'game', not '{str(span)[:20]}'")
        if not player:
            raise NotYours("an order is for people: a bot decides by itself")
        if not self.may_order(seat):
            raise NotNow(f"seat {seat + 1} can ask to pass on when there is nothing better for it than to pass")
        self._add(e.Ordered(at=at, seat=seat, span=span, round=round_of(self.game, state)))
        self._pass_on(at)

    def take_order_back(self, seat: int, at: int, player: str) -> None:
        """The person decides about everything again; nothing happens where no order stands."""
        if self._seat(seat).player != player or not player:
            raise NotYours(f"seat {seat + 1} is not yours")
        if self.order_of(seat):
            self._add(e.Ordered(at=at, seat=seat))

    def _pass_on(self, at: int, after: int = -1) -> None:
        """What orders decide, one after the other. One that breaks down ends, and its person is asked.

        What follows a decision of the same seat (`after`) by itself is taken back with it.
        """
        for _ in range(MOST_IN_A_ROW):
            found = self._ordered_pass(self.pending())
            if found is None:
                return
            seat, action = found
            try:
                self._decide(self._running(), seat, action, at, led=seat == after, ordered=True)
            except (MeeplehallError, RuleBroke):
                self._add(e.Ordered(at=at, seat=seat))
            after = seat
        if self.status is Status.RUNNING:
            for seat in self._orders.standing(self.game, self._running()):
                self._add(e.Ordered(at=at, seat=seat))

    def _ordered_pass(self, owing: Sequence[int]) -> tuple[int, int] | None:
        """The first of these seats for which an order decides now, with its pass."""
        return self._orders.next(self.game, self._running(), owing) if owing else None

    def _decide(self, state: State, seat: int, action: int, at: int, led: bool = False, ordered: bool = False) -> None:
        before = Snapshot(state, self.packed())
        self._packed = b""
        journal = Journal()
        state.journal = journal
        try:
            state.apply(seat, action)
        except Exception as error:
            # Whatever the rules had done by then is undone: the position may be half-way between two.
            self.state = self.game.unpack(before.packed)
            if isinstance(error, MeeplehallError):
                raise
            raise RuleBroke(seat, self.game.notation(action)) from error
        finally:
            state.journal = None
        self.note_decision(before, seat, action, journal.take(), at, led, ordered)

    def note_decision(
        self,
        before: Snapshot,
        seat: int,
        action: int,
        events: list[Event],
        at: int,
        led: bool = False,
        ordered: bool = False,
    ) -> None:
        """Write down a decision that the position has gone through, and what it told; `led`: see `undo.Undoable`."""
        state = self._running()
        self._packed = b""
        reveals = before.reveals(state, seat)
        if reveals or before.new_hands(state, seat):
            self._window = []
        told, notation = e.told(events, self.game), self.game.notation(action)
        number = self._add(
            e.Acted(
                at=at,
                seat=seat,
                action=notation,
                events=told,
                sealed=state.sealed,
                reveals=reveals,
                owing=self._owing(),
                ordered=ordered,
            )
        )
        if not reveals:
            self._window.append(undo.Undoable(number, seat, notation, state.sealed, before.packed, led))
        if state.over:
            self.status = Status.OVER

    def take_back(self, seat: int, expected: int, at: int, player: str) -> None:
        """Undo this seat's last decision, with the one that was chosen together with it, if nothing has come to light
        since. A standing order that would only decide the same again ends."""
        self._running()
        self._check_hands(seat, player)
        if expected != self.version(seat):
            raise Stale(expected, self.version(seat))
        index = undo.find(self._window, seat)
        if index < 0:
            raise NotNow("nothing to take back: something has come to light since, or another has decided")
        for number in range(index, -1, -1):
            undone = self._window[number]
            self.state, self._window = undo.without(self.game, self._window, number)
            self._packed = b""
            self._add(e.TookBack(at=at, seat=seat, entry=undone.entry, sealed=undone.sealed, owing=self._owing()))
            if not undone.led:
                break
        if self._ordered_pass([seat]) is not None:
            self._add(e.Ordered(at=at, seat=seat))

    def say(self, seat: int, text: str, at: int, player: str) -> None:
        """Chat, from a seat."""
        if self._seat(seat).player != player or not player:
            raise NotYours(f"seat {seat + 1} is not yours")
        text = " ".join(text.split())
        if not text:
            raise BadCommand("an empty message")
        if len(text) > LONGEST_TEXT:
            raise BadCommand(f"a message has at most {LONGEST_TEXT} characters, not {len(text)}")
        self._add(e.Said(at=at, seat=seat, name=self.seats[seat].name, text=text))

    def may_be_hinted(self) -> bool:
        """Whether hints are allowed: only one person plays here, or all agreed to them by sitting down; never rated."""
        if self.setting.rated:
            return False
        return self.setting.hints or len({seat.player for seat in self.seats if seat.player}) == 1

    def check_hint(self, seat: int, expected: int, player: str) -> State:
        """The position that a hint is asked for; raises where there is none to be had."""
        state = self._running()
        self._check_hands(seat, player)
        if not self.may_be_hinted():
            if self.setting.rated:
                raise NotNow("in a rated game nobody gets hints")
            raise NotNow("hints are for those who play alone with bots, or where all agreed to them")
        if expected != self.version(seat):
            raise Stale(expected, self.version(seat))
        if seat not in self.pending():
            raise NotNow(f"seat {seat + 1} owes no decision now")
        return state

    def hint(self, seat: int, expected: int, at: int, player: str, warned: bool = False) -> None:
        """Note for everybody that this seat had a hint: once for a decision; that it is warned: once for a game."""
        self.check_hint(seat, expected, player)
        for _, entry in self._backwards():
            if isinstance(entry, e.Acted) and entry.seat == seat and not warned:
                break
            if isinstance(entry, e.Hinted) and entry.seat == seat and entry.warned == warned:
                return
        self._add(e.Hinted(at=at, seat=seat, warned=warned))

    def rename(self, name: str, before: str, at: int, player: str) -> None:
        """A person is called otherwise from now on, who was called `before`; others at the same screen keep theirs."""
        held = self.seats_of(player)
        own = [seat for seat in held if self.seats[seat].name == clean_name(before)]
        if own and self.seats[own[0]].name != clean_name(name):
            self._add(e.Named(at=at, seat=own[0], name=clean_name(name)))

    def resign(self, seat: int, bot: str, at: int, player: str) -> None:
        """A bot plays on for this person; without any person left the table closes."""
        self._running()
        self._check_hands(seat, player)
        self._leave(seat, bot, at, resigned=True)

    def replace(self, seat: int, bot: str, at: int, player: str) -> None:
        """Another person at the table puts a bot on the seat of somebody who has kept all waiting."""
        self._running()
        if not self.seats_of(player):
            raise NotYours("only somebody who sits at the table may do that")
        place = self._seat(seat)
        if not place.person or place.player == player:
            raise BadCommand(f"seat {seat + 1} is not another person's")
        if self.setting.clock is not None:
            raise NotNow("this table has a clock: a bot takes over when the time of a seat has run out")
        asks = self.seats_of(player)[0]
        if seat not in self.owing_in_sight(asks):
            raise NotNow(f"seat {seat + 1} keeps nobody waiting")
        left = PATIENCE - self._waited(at, self.last_move(asks))
        if left > 0:
            raise NotNow(f"seat {seat + 1} has {left // 1000 + 1} more seconds")
        self._leave(seat, bot, at, resigned=False)

    def run_out(self, bot: str, at: int) -> None:
        """The time of everybody who is to decide has run out: a bot goes on for them."""
        self._running()
        clock, due = self.setting.clock, self.run_out_at(at)
        if clock is None or not due or due > at:
            raise NotNow("nobody's time has run out")
        for seat in self.pending():
            self._leave(seat, bot, at, resigned=clock.loss, late=True)

    def rest(self, player: str, until: int, at: int) -> None:
        """A person is on vacation until then: where a turn has days, the clock stands still."""
        if self.status is Status.RUNNING and self.setting.clock is not None and self.setting.clock.days:
            for seat in self.seats_of(player):
                self._add(e.Rested(at=at, seat=seat, until=until))

    def forfeit(self, seat: int, bot: str, at: int) -> None:
        """The hall itself puts a bot on the seat of a person for whom nobody has to wait any longer."""
        self._running()
        if not self._seat(seat).person:
            raise NotNow(f"no person decides for seat {seat + 1} now")
        self._leave(seat, bot, at, resigned=False)

    def come_back(self, seat: int, at: int, player: str) -> None:
        """The person takes the seat back from the bot that stood in."""
        self._running()
        place = self._seat(seat)
        if not player or place.player != player:
            raise NotYours(f"seat {seat + 1} is not yours")
        if not place.bot:
            raise NotNow("nobody stands in for you")
        clock = self.setting.clock
        if seat in self.late and clock is not None and (clock.loss or not clock.days):
            raise NotNow("your time has run out; the bot plays this game to its end")
        self._add(e.Came(at=at, seat=seat))

    def relieve(self, seat: int, failed: str, bot: str, at: int) -> None:
        """A simpler bot goes on for one that failed."""
        self._check_failed(seat, failed)
        self._add(e.Relieved(at=at, seat=seat, bot=bot))

    def give_up(self, seat: int, failed: str, at: int) -> None:
        """Note that even the simplest bot failed; once, however often it is tried."""
        self._check_failed(seat, failed)
        if not isinstance(self._last_happening(), e.Stuck):
            self._add(e.Stuck(at=at, seat=seat))

    def _check_failed(self, seat: int, failed: str) -> None:
        self._running()
        if self._seat(seat).bot != failed or not failed:
            raise NotNow(f"no bot '{failed}' decides for seat {seat + 1} now")

    def part_with(self, player: str, bot: str, at: int) -> None:
        """Somebody is gone for good: nobody waits for them any more, and nothing says who they were.

        A seat of a game that runs is a bot's from now on; one where the game has not begun is free, or the table closes
        with its host. A finished game stays, without the name, and is not told to have changed.
        """
        then = self.log[-1].at if self.log else self.setting.created
        for seat in self.seats_of(player):
            if self.status is Status.OPEN:
                self._add(e.Sat(at=at, seat=seat, player="", name="", bot=""))
            elif self.status is Status.RUNNING:
                self._add(e.Sat(at=at, seat=seat, player="", name="", bot=bot))
            elif self.seats[seat].name:
                self._add(e.Named(at=then, seat=seat, name=""))
        alone = self.status is Status.RUNNING and not any(place.person for place in self.seats)
        if alone or (self.status is Status.OPEN and player == self.setting.host):
            self._add(e.Closed(at=at, seat=-1))

    def note_ratings(self, ratings: Sequence[int], changes: Sequence[int], at: int) -> None:
        """What the result has done to the ratings, by seat; once, however often it is told."""
        if self.status not in (Status.OVER, Status.CLOSED) or not self.setting.rated:
            raise NotNow("ratings move after a rated game")
        if self.rated is None:
            self._add(e.Rated(at=at, ratings=list(ratings), changes=list(changes)))

    def close(self, at: int, player: str) -> None:
        """The host gives up a table that has not begun."""
        if self.status is not Status.OPEN:
            raise NotNow("the game has begun")
        if player != self.setting.host:
            raise NotYours("only the host may close the table")
        self._add(e.Closed(at=at, seat=-1))

    def stop(self, at: int) -> None:
        """Close it, whatever goes on."""
        self._add(e.Closed(at=at, seat=-1))

    def rematch(self, new_id: str, seed: int, at: int, player: str, secret: str = "") -> Table:
        """A new table for the same people and bots, ready to play; with a secret, its seed follows from that."""
        if self.status not in (Status.OVER, Status.CLOSED) or self.state is None or self.setting.imported:
            raise NotNow("a rematch comes after the game")
        if not self.seats_of(player):
            raise NotYours("only somebody who sits at the table may do that")
        if self.again:
            raise NotNow("there is a rematch already")
        setting = msgspec.structs.replace(
            self.setting,
            id=new_id,
            seed=seed,
            host=player,
            created=at,
            rules=self.game.version,
            content=self.game.content_id,
            guide=False,
            rated=False,  # others would be seated without being asked
            tournament="",
            secret=secret,
            origin="",
            chosen=False,
            played_on="",
            played_after=0,
            played_scores=[],
        )
        table = Table(setting, self.game)
        for n, seat in enumerate(self.seats):
            bot = "" if seat.player else self.seated_bot(n)
            table.sit(n, seat.player, seat.name, at, bot=bot, program=seat.program)
        self._add(e.Again(at=at, table=new_id))
        return table

    def redraws(self) -> list[Redraw]:
        """Where what was hidden was drawn anew, for the record. Secret until the game is over."""
        found, decisions = [], 0
        for n, entry in enumerate(self.log):
            if isinstance(entry, e.Redrawn):
                found.append(Redraw(decisions, entry.seat, entry.seed))
            decisions += isinstance(entry, e.Acted) and n not in self.undone
        return found

    def branch(self, new_id: str, after: int, player: str, at: int) -> Table:
        """A new table with the same setting, for `play_on` when all are seated. Only of a game that is over."""
        if self.status not in (Status.OVER, Status.CLOSED) or self.state is None:
            raise NotNow("the game is still running; it can be played on from when it is over")
        if not 0 <= after < len(self.actions()):
            raise BadCommand(f"no position after {after} decisions; there are {len(self.actions())}")
        setting = msgspec.structs.replace(
            self.setting,
            id=new_id,
            seed=self.seed(),
            host=player,
            created=at,
            listed=False,
            imported=False,
            guide=False,
            rated=False,
            tournament="",
            secret="",
            origin="",
            chosen=False,
            played_on=self.id,
            played_after=after,
            played_scores=self.state.scores() if self.status is Status.OVER else [],
            clock=None,
        )
        return Table(setting, self.game)

    def play_on(self, origin: Table, seat: int, seed: int, at: int) -> None:
        """Go through the decisions of the table it branches from; then what `seat` could not know is drawn anew."""
        earlier = origin.redraws()
        after = self.setting.played_after
        for number, (who, action) in enumerate(origin.actions()[:after]):
            for redraw in earlier:
                if redraw.after == number:
                    self.note_redraw(redraw.drawn(self._running()), redraw.seat, redraw.seed, at)
            self._decide(self._running(), who, action, at)
        self.note_redraw(self._running().sample(seat, seed), seat, seed, at)

    def note_redraw(self, state: State, seat: int, seed: int, at: int) -> None:
        """Write down that the position was drawn anew; `state` is what it is now."""
        self.state = state
        self._packed = b""
        self._window = []
        self._add(e.Redrawn(at=at, seat=seat, seed=seed, owing=self._owing()))

    def is_committed(self) -> bool:
        """Whether all that was added has been handed out."""
        return self._handed_out == len(self.log)

    def take_commit(self) -> Commit | None:
        """What has been added since the last call; None if nothing."""
        fresh = self.log[self._handed_out :]
        if not fresh:
            return None
        first, self._handed_out = self._handed_out, len(self.log)
        position = _Position(self.packed(), self._window, sorted(self.late))
        packed = msgspec.msgpack.encode(position)
        seats = [msgspec.structs.replace(seat) for seat in self.seats]
        due = self.run_out_at(fresh[-1].at)
        return Commit(self.id, first, fresh, self.status, seats, self.pending(), packed, self.changed(), due)

    # The parts

    def reopened(self, at: int) -> None:
        """The table has been brought back from the store at this moment."""
        self._reopened = at

    def _waited(self, at: int, last: int) -> int:
        """Milliseconds since the last move. Before the table came back the clock may have been set, or people away."""
        since = self._reopened if last > at else last
        return at - max(since, self._reopened - (PATIENCE - RETURN))

    def last_move(self, viewer: int) -> int:
        """When something other than chat last happened, as far as this viewer may know."""
        hidden = sight.hidden_from(self._sealed, viewer)
        known = (entry for n, entry in self._backwards() if n not in hidden and not isinstance(entry, e.Aside))
        last = next(known, None)
        return self.setting.created if last is None else last.at

    def _last_happening(self) -> e.AnyEntry | None:
        """The last entry that is not chat."""
        return next((entry for _, entry in self._backwards() if not isinstance(entry, e.Aside)), None)

    def changed(self) -> int:
        """When something last happened that everybody may know of."""
        known = (entry.at for n, entry in self._backwards() if n not in self._sealed and n not in self._private)
        return next(known, self.setting.created)

    def _backwards(self) -> Iterator[tuple[int, e.AnyEntry]]:
        return ((n, self.log[n]) for n in range(len(self.log) - 1, -1, -1))

    def _first_holder(self, seat: int) -> str:
        """Who took the seat at first: those that one person took share a screen, wherever it is now."""
        return next(entry.player for entry in self.log if isinstance(entry, e.Sat) and entry.seat == seat)

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise BadCommand(f"no seat {seat + 1}; there are {len(self.seats)}")
        return self.seats[seat]

    def _running(self) -> State:
        if self.state is None or self.status is not Status.RUNNING:
            raise NotNow("the game has not begun" if self.status is Status.OPEN else "the game is over")
        return self.state

    def _check_hands(self, seat: int, player: str) -> None:
        place = self._seat(seat)
        if place.player != player if player else not place.bot:
            raise NotYours(f"seat {seat + 1} is not yours")
        if player and place.bot:
            raise NotYours(f"a bot stands in on seat {seat + 1}; take the seat back first")

    def _owing(self) -> list[int] | None:
        """Who is to decide in the position as it is, for clocks."""
        return None if self.setting.clock is None or self.state is None else self.state.pending()

    def _leave(self, seat: int, bot: str, at: int, resigned: bool, late: bool = False) -> None:
        self._add(e.Left(at=at, seat=seat, bot=bot, resigned=resigned, late=late))
        if not any(place.person for place in self.seats):
            self._add(e.Closed(at=at, seat=seat))

    def _start_game(self, at: int) -> None:
        setting = self.setting
        journal = Journal()
        self.state = self.game.new(setting.players, setting.options, self.seed(), journal, setting.rules)
        self.state.journal = None
        self._add(e.Began(at=at, events=e.told(journal.take(), self.game), owing=self._owing()))

    def _add(self, entry: e.AnyEntry) -> int:
        self._note(entry)
        return len(self.log) - 1

    def _note(self, entry: e.AnyEntry) -> None:
        """Write an entry down, and what follows from it for everything but the position."""
        self.log.append(entry)
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
        opens = isinstance(entry, e.Acted) and entry.reveals
        if opens:
            self._sealed = {}
        if isinstance(entry, e.Acted | e.TookBack) and entry.sealed and not opens:
            self._sealed[len(self.log) - 1] = entry.seat
            self._alone[entry.seat] += 1
        elif isinstance(entry, e.Ordered):
            self._private[len(self.log) - 1] = entry.seat
            self._alone[entry.seat] += 1
        elif isinstance(entry, e.Said | e.Named | e.Hinted):
            self._said += 1
        else:
            self._moves += 1


def clean_name(name: str) -> str:
    """As others see it; empty for a guest, who has none: every page says so in its own language."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME]
