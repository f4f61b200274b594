"""A position: whatever the game, this is what can be asked of it."""

from __future__ import annotations

import hashlib
import zlib
from typing import TYPE_CHECKING, Any, Final

from meeplehall.core.buffer import Actions
from meeplehall.core.codec import ENVELOPE, Reader, Writer
from meeplehall.core.errors import IllegalAction, NoSeat, NotOver
from meeplehall.core.generator import Generator, generator
from meeplehall.core.journal import Journal
from meeplehall.core.native import i64, mypyc_attr
from meeplehall.core.script import Script

if TYPE_CHECKING:
    from meeplehall.core.game import Game

SPECTATOR: Final = -1
LARGEST: Final = 2**31


class Outcome:
    """How a game ended: `ranks[seat]` is 1 for a winner; equal ranks are shared. `note` names the deciding rule."""

    def __init__(self, ranks: list[int], scores: list[int], note: str = "") -> None:
        self.ranks = ranks
        self.scores = scores
        self.note = note

    def winners(self) -> list[int]:
        """The seats of rank 1; none, if the game was lost (solo games)."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __repr__(self) -> str:
        return f"Outcome(ranks={self.ranks}, scores={self.scores}, note={self.note!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable position. A game subclasses it and fills in the methods that raise here.

    `apply` checks and is for every border; `play` does not and is for search. Both leave decisions of
    single steps: what needs several choices is several decisions in a row.
    """

    game: Game
    rules: i64 = 1
    """The version of the rules that this game is played by, from its beginning to its end."""
    seats: i64 = 0
    over: bool = False
    sealed: bool = False
    """Whether the decision just played is hidden from everybody else until a later one opens it."""
    revealed: i64 = 0
    """How many revelations (rolls, draws, others' decisions) there have been: undo never goes behind one."""
    last: i64 = -1
    rng: Generator
    journal: Journal | None = None
    """Who is told what happens. No part of the position: a clone has none."""
    script: Script | None = None
    """Rolls and draws to come, if chance is scripted. No part of the position: a clone has none."""

    def prepare(self, rules: i64, seats: i64, seed: i64, journal: Journal | None) -> None:
        """Give a blank position its rules, seats and generator, and whoever is told."""
        self.rules = rules
        self.seats = seats
        self.rng = generator(seed)
        self.journal = journal

    # What a game fills in

    def pending(self) -> list[int]:
        """The seats that owe a decision now, ascending; several when the rules say so; none when over."""
        return [] if self.over else [self.actor()]

    def actor(self) -> i64:
        """The first pending seat; -1 when over."""
        raise NotImplementedError

    def legal_into(self, seat: i64, out: Actions) -> None:
        """Fill `out` with the legal action codes of a pending seat, ascending."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Carry out a legal action, unchecked."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat; before the end, as they stand."""
        raise NotImplementedError

    def ranking(self) -> Outcome:
        """The outcome with tie-breaks, of a game that is over."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, without journal."""
        raise NotImplementedError

    def write(self, out: Writer) -> None:
        """Everything that makes up the position, for `pack`."""
        raise NotImplementedError

    def read(self, data: Reader) -> None:
        """The inverse of `write`, on a blank position."""
        raise NotImplementedError

    def seen_by(self, seat: i64) -> Any:
        """The view of a seat that exists, or of a spectator."""
        raise NotImplementedError

    def redrawn(self, seat: i64, seed: i64) -> State:
        """The sample of a seat that exists, or of a spectator."""
        raise NotImplementedError

    def progress(self) -> str:
        """How far the game is, in a few words."""
        return ""

    def owes(self, seat: i64) -> bool:
        """Whether this seat owes a decision."""
        return seat in self.pending()

    def turn_number(self) -> i64:
        """A number that stays the same during one turn of a seat, and is another in the next."""
        return self.revealed

    # What every game shares

    def legal(self, seat: int) -> list[int]:
        """The legal action codes of this seat, ascending; empty if it owes no decision."""
        if seat not in self.pending():
            return []
        out = Actions()
        self.legal_into(seat, out)
        return out.to_list()

    def apply(self, seat: object, action: object) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        pending = self.pending()
        if not isinstance(seat, int) or seat not in pending:
            if self.over:
                raise IllegalAction(f"seat {str(seat)[:20]} cannot act: the game is over")
            named = ", ".join([str(s) for s in pending])
            raise IllegalAction(f"seat {str(seat)[:20]} owes no decision now; pending: {named}")
        if isinstance(action, bool) or not isinstance(action, int):
            raise IllegalAction(f"an action is an int, not {str(action)[:40]!r}; game.parse(...) reads a notation")
        out = Actions()
        self.legal_into(seat, out)
        if action < 0 or action > LARGEST or not out.has(action):
            raise IllegalAction(f"action {str(action)[:20]} is not legal for seat {seat} now; {out.n} others are")
        if self.script is not None:
            # A script may ask for what cannot come: that is found out on a copy.
            trial = self.clone()
            trial.script = self.script.clone()
            trial.play(seat, action)
        self.play(seat, action)

    def view(self, seat: object) -> dict[str, Any]:
        """Plain data of what this seat, or a spectator (-1), may see."""
        seen: dict[str, Any] = self.seen_by(self.seat_or_spectator(seat))
        return seen

    def sample(self, seat: object, seed: i64) -> State:
        """A full position that this seat, or a spectator (-1), cannot tell from the real one."""
        return self.redrawn(self.seat_or_spectator(seat), seed)

    def seat_or_spectator(self, seat: object) -> i64:
        """The seat, if there is one of that number; raises NoSeat."""
        known: list[int] = [SPECTATOR, *range(self.seats)]
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in known:
            named = str(seat)[:20]
            raise NoSeat(f"no seat {named}; seats are 0 to {self.seats - 1}, a spectator is {SPECTATOR}")
        return seat

    def outcome(self) -> Outcome:
        """How the game ended, with ranks and tie-breaks; raises NotOver before the end."""
        if not self.over:
            raise NotOver("the game is not over: scores() tells how it stands")
        return self.ranking()

    def open_decision(self, seat: i64) -> None:
        """A game calls this for a decision others see: a change of hands is a revelation."""
        if seat != self.last:
            self.last = seat
            self.revealed += 1

    def copy_common(self, other: State) -> None:
        """Take over what every position has; a game's `clone` calls it first."""
        self.game = other.game
        self.rules = other.rules
        self.seats = other.seats
        self.over = other.over
        self.revealed = other.revealed
        self.last = other.last
        self.rng = other.rng.clone()

    def write_common(self, out: Writer) -> None:
        """The shared part of `write`."""
        out.put(self.seats)
        out.put(1 if self.over else 0)
        out.put(self.revealed)
        out.put(self.last)
        rng = self.rng
        out.put(rng.a)
        out.put(rng.b)
        out.put(rng.c)
        out.put(rng.d)

    def read_common(self, data: Reader) -> None:
        """The shared part of `read`."""
        self.seats = data.get()
        self.over = data.get() != 0
        self.revealed = data.get()
        self.last = data.get()
        rng = Generator()
        rng.a = data.get()
        rng.b = data.get()
        rng.c = data.get()
        rng.d = data.get()
        self.rng = rng

    def pack(self) -> bytes:
        """The position as bytes, with game, rules and content; `Game.unpack` gives it back."""
        out = Writer()
        out.data.extend(ENVELOPE)
        game = self.game
        out.put_text(game.name)
        out.put(game.layout)
        out.put(self.rules)
        out.put_text(game.content_id)
        self.write_common(out)
        self.write(out)
        out.data.extend(zlib.crc32(out.data).to_bytes(4, "big"))
        return bytes(out.data)

    def digest(self) -> str:
        """Equal for equal positions, in every process."""
        return hashlib.blake2b(self.pack(), digest_size=16).hexdigest()

    # At the prompt

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game.name == other.game.name and self.pack() == other.pack()

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it has no hash: use digest()")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.unpack, (self.pack(),)

    def __str__(self) -> str:
        return self.game.draw(self, self.actor() if not self.over else SPECTATOR)

    def __repr__(self) -> str:
        return self.game.describe(self)
