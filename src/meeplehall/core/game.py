"""A game: what it is called, how many play, what can be chosen, its actions and events, the versions of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any
from weakref import WeakValueDictionary

from meeplehall.core.content import BUILT_IN, fingerprint, former_fingerprint, merged, read_pack
from meeplehall.core.envelope import opened
from meeplehall.core.errors import BadOption, BadPart, BadPosition
from meeplehall.core.events import Events, Happening
from meeplehall.core.heuristic import ByOutcome, Heuristic
from meeplehall.core.journal import Event, Journal
from meeplehall.core.observer import Observer
from meeplehall.core.options import Option, settle
from meeplehall.core.panels import panels
from meeplehall.core.parts import Parts, load
from meeplehall.core.passing import Passing
from meeplehall.core.script import Script
from meeplehall.core.space import Space
from meeplehall.core.state import State

MAX_SEED = 2**63 - 1


class Game:
    """Subclass it, fill in what raises, and register it under the entry point group `meeplehall.games`."""

    name: str
    title: str
    version: int
    """The rules version that new games are played by; it moves with every change of behaviour."""
    oldest: int = 1
    """The oldest rules version that can still be played: from it to `version` all can."""
    layout: int = 2
    """The number of the packed form; it moves when the fields of a position change. Older ones can be read."""
    maturity: str
    min_players: int
    max_players: int
    options: tuple[Option, ...] = ()
    space: Space
    """The actions: their codes, notation and structured form."""
    events: Events
    """What the rules tell the journal."""
    parts: Parts = Parts()
    """What the game brings besides its rules: drawing, texts, bots."""
    passing: Passing | None = None
    """What passing on is; None: nobody can ask for it here."""
    content_package: str = ""
    """Where the content files lie."""
    content_files: tuple[str, ...] = ()
    """The content; a user's pack replaces parts of it. None: the game takes no pack."""

    def __init__(self, pack: str = "", source: str = "") -> None:
        """With the text of a user's content pack in TOML; `source` is named in errors."""
        self.pack = pack
        self.source = source or ("the pack" if pack else "built-in content")
        _known[type(self), pack] = self

    # What a game fills in

    def start(self, state: State, options: dict[str, str]) -> None:
        """Lay out a blank position that has its rules, seats and generator; the options have been checked."""
        raise NotImplementedError

    def blank(self) -> State:
        """An empty position of this game."""
        raise NotImplementedError

    def make_tables(self, data: dict[str, Any], source: str) -> Any:
        """The content as lookup tables, or just as it is; raises BadContent with `source` and the place."""
        return data

    def check(self, players: int, options: dict[str, str]) -> None:
        """Refuse combinations of options that the rules do not allow; may make values canonical in place."""

    def options_of(self, rules: int) -> tuple[Option, ...]:
        """The options as that version of the rules has them."""
        return self.options

    def load_files(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options of a person at this machine: a file named among them is read, and its content takes its place.

        Nothing that comes over a network or out of a record goes through here, so those cannot name files.
        """
        return dict(options)

    def remarks(self) -> list[str]:
        """What is unusual about the content in use, though it can be played: kinds out of balance and the like."""
        return []

    def arrange(self, state: State, data: Mapping[str, Any]) -> None:
        """Change a first position into the one that the data tell; raises BadPosition with the field."""
        raise BadPosition(f"positions of {self.name} cannot be set up by hand")

    def facts(self, state: State) -> dict[str, Any]:
        """All of a position as data for `position`, hidden things included."""
        raise BadPosition(f"positions of {self.name} cannot be told as data")

    # Content

    @cached_property
    def content(self) -> dict[str, Any]:
        """The built-in content with the parts of the pack in their place."""
        return merged(self.content_package, self.content_files, self.pack, self.source)

    @cached_property
    def tables(self) -> Any:
        """The content as lookup tables, read when first needed."""
        return self.make_tables(self.content, self.source)

    @cached_property
    def content_id(self) -> str:
        """Tells which content is in use: `built-in`, or a fingerprint of all of it."""
        return fingerprint(self.content) if self.pack else BUILT_IN

    def has_content(self, name: str) -> bool:
        """Whether a record or position of that content can be played with the content in use."""
        return name in (self.content_id, former_fingerprint(self.pack) if self.pack else BUILT_IN)

    def with_pack(self, path: str) -> Game:
        """The same game with the content of a user's file."""
        return self.with_pack_text(read_pack(path), path)

    def with_pack_text(self, text: str, source: str = "the pack") -> Game:
        """The same game with the content of a pack's text; raises BadContent if it does not hold."""
        if not self.content_files:
            raise BadOption(f"{self.name} takes no content pack")
        game = type(self)(text, source)
        _ = game.tables, game.content_id
        return game

    # The forms of actions, and events by name

    @property
    def action_count(self) -> int:
        """Action codes run from 0 to action_count - 1."""
        return self.space.size

    def notation(self, action: int) -> str:
        """The action as text, stable over versions: `place 2 d4 die 6`."""
        return self.space.notation(action)

    def parse(self, text: str) -> int:
        """The action code of a notation; raises BadNotation."""
        return self.space.parse(text)

    def structured(self, action: int) -> dict[str, Any]:
        """The action as plain data: `{"kind": "place", "storage": 2, "space": "d4", "die": 6}`."""
        return self.space.structured(action)

    def from_structured(self, data: Mapping[str, Any]) -> int:
        """The action code of structured data; raises BadNotation."""
        return self.space.from_structured(data)

    def event(self, event: Event) -> Happening:
        """An event of the journal with its fields by name."""
        return self.events.read(event, self)

    # Positions

    def playable(self, rules: int | None) -> int:
        """That version of the rules, or the newest; raises BadOption for one that is not played."""
        if rules is None:
            return self.version
        if type(rules) is not int or not self.oldest <= rules <= self.version:
            newer = ": it needs a newer Meeplehall" if isinstance(rules, int) and rules > self.version else ""
            raise BadOption(f"rules version {str(rules)[:20]} of {self.name}{newer}; played are {self._versions()}")
        return rules

    def _versions(self) -> str:
        return f"{self.oldest} to {self.version}" if self.version > self.oldest else str(self.version)

    def settle(self, players: int, options: Mapping[str, Any], rules: int | None = None) -> dict[str, str]:
        """The complete options of a game with that many players; raises BadOption."""
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            allowed = f"{self.min_players} to {self.max_players} players"
            raise BadOption(f"{self.name} is for {allowed}, not {str(players)[:20]}")
        settled = settle(self.options_of(self.playable(rules)), options)
        self.check(players, settled)
        return settled

    def new(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        journal: Journal | None = None,
        rules: int | None = None,
        chance: Sequence[int | str] = (),
    ) -> State:
        """A first position. Equal arguments give equal games; a journal is told of the setup too.

        `rules`: an older version of the rules. `chance`: rolls and draws to come, before the seed decides.

        >>> import meeplehall
        >>> meeplehall.game("renaissance").new(3, seed=7, rules=1)
        <renaissance, rules 1, 3 players, round 0, seats 0, 1, 2 to decide>

        """
        settled = self.settle(players, options or {}, rules)
        if type(seed) is not int or not 0 <= seed <= MAX_SEED:
            raise BadOption(f"seed must be from 0 to {MAX_SEED}, not {str(seed)[:20]}")
        return self.begin(players, settled, seed, journal, self.playable(rules), chance)

    def begin(
        self,
        players: int,
        settled: dict[str, str],
        seed: int,
        journal: Journal | None,
        rules: int,
        chance: Sequence[int | str] = (),
    ) -> State:
        """`new` without a check, for many games with the same options."""
        state = self.empty()
        state.prepare(rules, players, seed, journal)
        if chance:
            state.script = Script(list(chance))
        self.start(state, settled)
        return state

    def traits(self, state: State) -> tuple[str, ...]:
        """What sets a game apart from others for as many players, such as modules or a drawn objective.

        Winning chances know each of them (docs/review.md).
        """
        return ()

    def heuristic(self) -> Heuristic:
        """A new one of what bots know of this game."""
        found = load(self.parts.heuristic)() if self.parts.heuristic else ByOutcome()
        assert isinstance(found, Heuristic)
        return found

    def observer(self) -> Observer:
        """What tells a seat's knowledge as a row of numbers; raises BadPart for a game that brings none."""
        if not self.parts.observer:
            raise BadPart(f"{self.name} brings no observer, so there are no environments for it (docs/research.md)")
        found = load(self.parts.observer)()
        assert isinstance(found, Observer)
        return found

    def empty(self) -> State:
        """A blank position that knows its game."""
        state = self.blank()
        state.game = self
        return state

    def position(self, data: Mapping[str, Any], seed: int = 0, chance: Sequence[int | str] = ()) -> State:
        """A position set up by hand: `players`, `options` and `rules` as for `new`, and whatever differs from a start.

        `facts` tells which fields there are. What the rules do not allow is refused with the field (BadPosition).

        >>> import meeplehall
        >>> game = meeplehall.game("burgundy")
        >>> state = game.position({"phase": "C", "seats": [{"silver": 4, "storage": ["ship"]}, {"workers": 6}]}, seed=1)
        >>> state
        <burgundy, rules 1, 2 players, phase C, round 1, seat 0 to decide>
        >>> state.view(0)["players"][0]["storage"]
        ['ship', '', '']
        >>> game.position({"seats": [{"storage": ["shp"]}, {}]})
        Traceback (most recent call last):
        meeplehall.core.errors.BadPosition: ...

        """
        fields = dict(data)
        players = fields.pop("players", self.min_players)
        options = fields.pop("options", {})
        state = self.new(players, options, seed, rules=fields.pop("rules", None))
        self.arrange(state, fields)
        if chance:
            state.script = Script(list(chance))
        return state

    def unpack(self, data: bytes) -> State:
        """The position that `State.pack` wrote; raises BadPosition for any other bytes."""
        return opened(self, data)

    # At the prompt

    def draw(self, state: State, seat: int) -> str:
        """The board as text, as a seat or a spectator sees it."""
        view = state.view(seat)
        if not self.parts.terminal:
            return panels(view)
        return str(load(self.parts.terminal).board(view))

    def describe(self, state: State) -> str:
        """One line about a position."""
        players = f"{state.seats} player{'s' if state.seats > 1 else ''}"
        deciding = ", ".join(map(str, state.pending()))
        whose = "over" if state.over else f"seat{'s' if len(state.pending()) > 1 else ''} {deciding} to decide"
        progress = state.progress()
        return f"<{self.name}, rules {state.rules}, {players}{', ' if progress else ''}{progress}, {whose}>"

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self._versions()}, {self.min_players}-{self.max_players} players>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.pack, self.source)


_known: WeakValueDictionary[tuple[type[Game], str], Game] = WeakValueDictionary()


def restored(kind: type[Game], pack: str, source: str) -> Game:
    """The game of that class and content in this process: the same object as long as one is in use."""
    return _known.get((kind, pack)) or kind(pack, source)
