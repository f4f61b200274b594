"""What a view of The Castles of Burgundy is made of.

Seats are numbers from 0. Tiles have the names of their faces: `castle`, `mine`, `ship`, `cow-3`, `bank`, `knowledge-7`;
empty: there is none. Types of tiles are `castle`, `mine`, `ship`, `animal`, `building` and `knowledge`. Types of goods
are the numbers 1 to 6, those of the die that sells them; six counts in a row are of types 1 to 6 in that order.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Decision(TypedDict):
    """What is asked of the seats in `turn_of`."""

    kind: str
    """`castle`: where the start castle goes, asked of all seats at once; `turn`: an action with a die, the purchase, or
    the end of the turn; `extra`: the action of a castle that was placed; `load`: the depot that a ship takes its goods
    from; `goods`: which new type of goods the ship takes, as not all fit; `sell`: the type that a warehouse sells;
    `take`: the tile that a carpenter, church or market fetches; `place`: the stored tile that a city hall places;
    `discard`: the stored tile that makes room for a new one; `over`: nothing, the game is over."""
    tile: NotRequired[str]
    """With `discard`: the new tile, that lies nowhere yet."""
    types: NotRequired[list[str]]
    """With `take`: the types of tiles that may be fetched."""
    depots: NotRequired[list[int]]
    """With `goods`: the depots that are being emptied, 1 to 6."""


class Space(TypedDict):
    """A space of an estate."""

    name: str
    """`a1` to `g4`: the rows from top to bottom, in each from left to right."""
    type: str
    """The type of tile that goes there."""
    number: int
    """The die that places a tile there."""
    tile: str
    """What lies there."""


class WorkersAction(TypedDict):
    """What it brings to use a die, or a castle, for workers."""

    workers: int
    silver: int


class Player(TypedDict):
    """What belongs to a seat."""

    estate: int
    """The number of the estate."""
    spaces: list[Space]
    """The 37 spaces of the estate, row by row."""
    castle: str
    """The space of the start castle; empty until it has been chosen, for others until all are shown."""
    storage: list[str]
    """Three storage spaces."""
    workers: int
    silver: int
    goods: list[int]
    """How many goods of each type lie here; at most three types."""
    sold: list[int]
    """How many goods of each type have been sold."""
    knowledge: list[int]
    """The numbers of the knowledge tiles in the estate, ascending."""
    workers_action: WorkersAction
    """What a workers action brings this seat, knowledge included."""
    dice: list[int]
    """The two dice of this round; 0 before the first."""
    used: list[bool]
    """Which of the two have been used."""
    track: int
    """How far the piece has come on the turn-order track, from 0."""
    arrival: int
    """Among pieces on the same space of the track, the higher number lies on top."""
    score: int


class Supply(TypedDict):
    """What can still be drawn; in no order, for it is drawn when it is needed."""

    coloured: dict[str, int]
    """Tiles for the numbered depots, by face; those of which there is none are left out."""
    black: dict[str, int]
    """Tiles for the black depot, likewise."""
    goods: list[int]
    """Goods of each type; all 0 while start castles are chosen."""


class View(TypedDict):
    """What a seat, or a spectator, may see."""

    game: str
    seat: int
    """Who looks; -1: a spectator."""
    edition: int
    """2011 or 2019."""
    tie: str
    """What wins on equal points: the `fewest` or the `most` empty spaces."""
    over: bool
    phase: str
    """`A` to `E`."""
    round: int
    """1 to 5, within the phase."""
    turn: int
    """How many turns have been finished since the beginning; it grows by one whenever a turn ends."""
    turn_of: list[int]
    """The seats that are asked; all, while start castles are chosen."""
    order: list[int]
    """The seats in this round's order of play; empty while start castles are chosen."""
    decision: Decision
    bought: bool
    """Whether the purchase of this turn has been made."""
    price: int
    """What a purchase costs, in Silverlings."""
    white: int
    """The white die: the depot to which this round's goods tile went; 0 before the first round."""
    round_good: int
    """The type of that goods tile; 0 before the first round, when the game is over, and for the rest of the round in
    which a game of version 0.1 was continued."""
    round_goods: list[int]
    """The types of goods that the five rounds of this phase bring, round by round; 0: it has been laid out."""
    depots: list[list[str]]
    """The tiles of the six numbered depots, four spaces each."""
    depot_types: list[list[str]]
    """The types that those spaces are filled with in this phase; empty: not used with so many players."""
    black_depot: list[str]
    """The tiles of the black depot, where only purchases are made. In actions it is depot 7."""
    cargo: list[list[int]]
    """The goods on the six numbered depots: how many of each type."""
    supply: Supply
    gone: dict[str, int]
    """Tiles that are out of the game, by face."""
    region_points: list[int]
    """What a completed region of 1 to 8 spaces scores."""
    phase_points: dict[str, int]
    """What a completed region scores besides, by phase."""
    good_points: int
    """What each goods tile sold scores."""
    bonus: dict[str, list[int | None]]
    """Who has the large and the small bonus tile of each type, for covering all its spaces; None: it can be won."""
    bonus_points: list[int]
    """What the large and the small bonus tile score."""
    players: list[Player]
