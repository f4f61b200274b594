"""A position for games that need no speed: declare its fields once, write the rules, and nothing else.

    class Pig(SimpleState):
        totals: list[int] = []

        def legal_actions(self, seat): ...      # the codes that are open
        def act(self, seat, action): ...        # carry one out
        def show(self, seat): ...               # what a seat may see, as plain data
        def scores(self): ...

Cloning, packing and comparing come for free. A field is anything that msgspec writes: numbers, texts, lists, dicts,
`msgspec.Struct`. A field that is added later takes its default in older positions.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any, ClassVar, Self

import msgspec

from meeplehall.core.buffer import CAPACITY, Actions
from meeplehall.core.codec import Reader, Writer
from meeplehall.core.errors import BadPosition
from meeplehall.core.ranking import ranks
from meeplehall.core.state import Outcome, State

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


class SimpleState(State):
    """Subclass it; annotations with defaults are the fields of the position."""

    turn: int = 0
    """The seat to decide; games where several decide at once have a `pending` and an `actor` of their own."""

    _fields: ClassVar[dict[str, Any]]
    _decode: ClassVar[Any]

    def __init_subclass__(cls, **options: Any) -> None:
        """Gathers the fields."""
        super().__init_subclass__(**options)
        hints = {
            name: hint
            for kind in reversed(cls.__mro__)
            if issubclass(kind, SimpleState)
            for name, hint in _own_hints(kind).items()
        }
        for name in hints:
            if not hasattr(cls, name):
                raise TypeError(f"field '{name}' of {cls.__name__} needs a default")
        cls._fields = {name: getattr(cls, name) for name in hints}
        shape = msgspec.defstruct(f"{cls.__name__}Fields", [(name, hint, None) for name, hint in hints.items()])
        cls._decode = msgspec.msgpack.Decoder(shape).decode

    def __init__(self) -> None:
        self._fill(_encode(self._fields))

    # What a game fills in

    def legal_actions(self, seat: int) -> Iterable[int]:
        """The action codes open to a seat that owes a decision, in any order."""
        raise NotImplementedError

    def act(self, seat: int, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def show(self, seat: int) -> dict[str, Any]:
        """What a seat, or a spectator (-1), may see, as plain data."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat; before the end, as they stand."""
        raise NotImplementedError

    def redraw(self, seat: int) -> None:
        """Draw anew, from `self.rng`, whatever this seat cannot see; nothing to do where nothing is hidden."""

    # What the rules may use

    def roll(self, sides: int = 6, what: str = "a die") -> int:
        """A number from 1 to `sides`, from the script of chance if there is one. Something comes to light."""
        self.revealed += 1
        if self.script is not None and self.script.left():
            return int(self.script.number(1, sides, what))
        return int(self.rng.below(sides)) + 1

    def tell(self, event: str, *numbers: int) -> None:
        """Tell the journal, if there is one, what has happened."""
        if self.journal is not None:
            self.journal.tell(event, *numbers)

    def tell_chance(self, event: str, *numbers: int, seat: int = -1) -> None:
        """Tell the journal what chance brought: to everybody, or to one seat alone."""
        if self.journal is not None and seat < 0:
            self.journal.chance(event, *numbers)
        elif self.journal is not None:
            self.journal.secret_chance(seat, event, *numbers)

    # What State asks

    def actor(self) -> int:
        """The seat to decide."""
        return -1 if self.over else self.turn

    def legal_into(self, seat: int, out: Actions) -> None:
        """Fill the buffer, ascending."""
        found = sorted(set(self.legal_actions(seat)))
        if len(found) > CAPACITY:
            raise ValueError(f"{len(found)} legal actions; split the decision: at most {CAPACITY} fit")
        out.n = 0
        for action in found:
            out.add(action)

    def play(self, seat: int, action: int) -> None:
        """Carry out an open decision; a game with sealed ones has a `play` of its own."""
        self.sealed = False
        self.open_decision(seat)
        self.act(seat, action)

    def ranking(self) -> Outcome:
        """The highest score wins; equal scores share their rank."""
        return Outcome(ranks(self.scores()), self.scores(), "points")

    def seen_by(self, seat: int) -> Any:
        """The view."""
        return self.show(seat)

    def redrawn(self, seat: int, seed: int) -> Self:
        """A copy with chance of its own, in which what the seat cannot see was drawn anew."""
        twin = self.clone()
        twin.rng.reseed(seed)
        twin.redraw(seat)
        return twin

    def clone(self) -> Self:
        """An independent copy."""
        twin = type(self)()
        twin.copy_common(self)
        twin._fill(self._packed())
        return twin

    def write(self, out: Writer) -> None:
        """The fields by name."""
        packed = self._packed()
        out.put(len(packed))
        out.data.extend(packed)

    def read(self, data: Reader) -> None:
        """The inverse; a field that was not there yet keeps its default."""
        size, start = data.get(), data.at
        data.at = start + size
        try:
            found = msgspec.msgpack.decode(data.data[start : start + size])
            self._fill(_encode(self._fields | found))
        except (msgspec.MsgspecError, TypeError) as error:
            raise BadPosition(f"packed position: {error}") from None

    def _packed(self) -> bytes:
        return _encode({name: getattr(self, name) for name in self._fields})

    def _fill(self, packed: bytes) -> None:
        fields = self._decode(packed)
        for name in self._fields:
            setattr(self, name, getattr(fields, name))


def _own_hints(kind: type) -> dict[str, Any]:
    hints = inspect.get_annotations(kind, eval_str=True)
    return {name: hint for name, hint in hints.items() if not name.startswith("_")}
