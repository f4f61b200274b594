"""A position: whatever the game, this is what can be asked of it."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from meeplehall.core.buffer import Actions
from meeplehall.core.codec import Reader, Writer
from meeplehall.core.errors import IllegalAction
from meeplehall.core.generator import Generator, generator
from meeplehall.core.journal import Journal
from meeplehall.core.native import i64, mypyc_attr, vec
from meeplehall.core.net import Net

SPECTATOR: Final = -1
LOWEST: Final = -1_000_000_000
FOLLY: Final = -1_000_000
"""The rating of declining what comes for nothing: whoever plans does not even try it."""


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

    seats: i64 = 0
    over: bool = False
    revealed: i64 = 0
    """How many revelations (rolls, draws, others' decisions) there have been: undo never goes behind one."""
    last: i64 = -1
    rng: Generator
    journal: Journal | None = None
    net: Net | None = None
    """What `guess` goes by; none: by the tally alone. No part of the position: a bot hangs it up for itself."""

    def prepare(self, seats: i64, seed: i64, journal: Journal | None) -> None:
        """Give a blank position its seats, its generator and whoever is told; a game's `start` calls it first."""
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

    def outcome(self) -> Outcome:
        """Ranking with tie-breaks; only when over."""
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

    def view(self, seat: i64) -> dict[str, Any]:
        """Plain data of what this seat, or a spectator (-1), may see."""
        raise NotImplementedError

    def sample(self, seat: i64, seed: i64) -> State:
        """A full position that this seat cannot tell from the real one."""
        raise NotImplementedError

    def rate(self, seat: i64, action: i64) -> i64:
        """How good a legal action looks at first glance; a greedy player takes the highest. 0: no idea."""
        return 0

    def idle(self, seat: i64) -> i64:
        """The rating of doing nothing: what looks no better makes no sense."""
        return 0

    def forgiving(self) -> bool:
        """Whether a slip matters so little that bots of the lower levels have to make more of them."""
        return False

    def owes(self, seat: i64) -> bool:
        """Whether this seat owes a decision; games where several do at once say so themselves."""
        return not self.over and self.actor() == seat

    def turn_number(self) -> i64:
        """A number that stays the same during one turn of a seat; bots share out their time by it."""
        return self.revealed

    def horizon(self) -> i64:
        """How many turns of every seat an imagined game goes on before it is judged."""
        return 1

    def plans_ahead(self) -> bool:
        """Whether imagined games are better planned turn by turn, or played at first glance and many more of them."""
        return True

    def tally(self, seat: i64) -> i64:
        """What one seat has reached, in thousandths of a point; bots want to have much of it when the game is over."""
        return 1000 * self.scores()[seat]

    def feature_names(self) -> list[str]:
        """From what the rest of a seat's tally is guessed; none: nothing has been thought of."""
        return []

    def first_weights(self) -> list[int]:
        """For games that guess by a sum of weighted terms, named by `feature_names`: weights chosen by hand."""
        return []

    def features(self, seat: i64, x: vec[i64]) -> None:
        """Fill in the features of this seat."""

    # What every game shares

    def guess(self, seat: i64) -> i64:
        """The tally of this seat when the game is over, as far as can be told; exact then."""
        reached = self.tally(seat)
        net = self.net
        if net is None or self.over:
            return reached
        self.features(seat, net.x)
        return reached + net.run()

    def standing(self, seat: i64) -> i64:
        """How well this seat stands, in thousandths: search maximises its mean. The best rival counts half."""
        own = self.guess(seat)
        if self.seats == 1:
            return own
        best: i64 = LOWEST
        for other in range(self.seats):
            if other != seat:
                theirs = self.guess(other)
                if theirs > best:
                    best = theirs
        return own - best // 2

    def legal(self, seat: i64) -> list[int]:
        """The legal action codes of this seat, ascending; empty if it owes no decision."""
        if seat not in self.pending():
            return []
        out = Actions()
        self.legal_into(seat, out)
        return out.to_list()

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        pending = self.pending()
        if seat not in pending:
            if self.over:
                raise IllegalAction(f"seat {seat} cannot act: the game is over")
            named = ", ".join([str(s) for s in pending])
            raise IllegalAction(f"seat {seat} owes no decision now; pending: {named}")
        out = Actions()
        self.legal_into(seat, out)
        if not out.has(action):
            raise IllegalAction(f"action {action} is not legal for seat {seat} now; {out.n} others are")
        self.play(seat, action)

    def open_decision(self, seat: i64) -> None:
        """A game calls this for a decision others see: a change of hands is a revelation."""
        if seat != self.last:
            self.last = seat
            self.revealed += 1

    def copy_common(self, other: State) -> None:
        """Take over what every position has; a game's `clone` calls it first."""
        self.seats = other.seats
        self.over = other.over
        self.revealed = other.revealed
        self.last = other.last
        self.rng = other.rng.clone()
        self.net = other.net

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
        """The position as bytes; `Game.unpack` gives it back."""
        out = Writer()
        self.write(out)
        return bytes(out.data)

    def digest(self) -> str:
        """Equal for equal positions, in every process."""
        return hashlib.blake2b(self.pack(), digest_size=16).hexdigest()


def can_take_back(before: State, now: State, seat: i64) -> bool:
    """Whether this seat may go back from `now` to `before`, a position in which it owed a decision.

    It may until chance has shown something or somebody else has decided openly; its own first decision after
    another seat's counts as one revelation (to that seat), so it is left out.
    """
    own: i64 = 1 if now.last == seat and before.last != seat else 0
    return now.revealed == before.revealed + own
