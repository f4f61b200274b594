"""What the rules tell, event by event. The comments of records are the texts of those that chance brings.

Places, slots and lots are counted from 1, as in the notation of actions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from meeplehall.core.events import By, Events, Happening, from_content, named
from meeplehall.games.nobility.actions import PLACE_NAMES
from meeplehall.games.nobility.names import DESK_NAMES, GOOD_NAMES, GUILD_NAMES, RACE_NAMES, THEME_NAMES
from meeplehall.games.nobility.purse import REASONS

Guild = Annotated[str, named(GUILD_NAMES)]
"""A guild: `scholars`, `blacksmiths`, `carpenters`, `wizards`, `merchants` or `artists`."""
Good = Annotated[str, named(GOOD_NAMES)]
"""A kind of goods: `books`, `weaponry`, `furnishings`, `magic`, `jewelry` or `artwork`."""
Why = Annotated[str, named(REASONS)]
"""What it was for, such as `port`, `council` or `goods left`."""
Number = Annotated[int, By(lambda n: n + 1)]
"""A place counted from 1."""
Character = Annotated[str, from_content(lambda tables, n: tables.character_names[n])]
"""The name of a character."""


# Chance


class First(Happening, tag="first"):
    """Who is the first player of the first round."""

    seat: int

    def text(self) -> str:
        """`first player: seat 2`."""
        return f"first player: seat {self.seat}"


class KeepersGuild(Happening, tag="guild"):
    """At night: the starting guild that a seat draws."""

    seat: int
    guild: Guild

    def text(self) -> str:
        """`guild of seat 0: wizards`."""
        return f"guild of seat {self.seat}: {self.guild}"


class Absent(Happening, tag="absent"):
    """At night: the Blacksmith who is not in play."""

    character: Character

    def text(self) -> str:
        """`not in play: Nya`."""
        return f"not in play: {self.character}"


class CharacterOf(Happening, tag="character"):
    """The character of a seat: dealt, at night chosen."""

    seat: int
    character: int
    """Its number, 1 to 13."""
    who: str
    """Its name."""
    guild: str
    """Its guild."""

    @classmethod
    def told(cls, args: list[int], tables: Any) -> CharacterOf:
        """Name and guild go with the number."""
        seat, n = args
        return cls(seat, n, tables.character_names[n], GUILD_NAMES[tables.character_guild[n]])

    def text(self) -> str:
        """`character of seat 0: Nya`."""
        return f"character of seat {self.seat}: {self.who}"


class Neutral(Happening, tag="neutral"):
    """With one or two players: the workshop on the middle slot of a guild."""

    guild: Guild
    tile: int

    def text(self) -> str:
        """`neutral workshop of the wizards: 12`."""
        return f"neutral workshop of the {self.guild}: {self.tile}"


class Settlers(Happening, tag="settlers"):
    """The settlers card that a seat starts with."""

    seat: int
    card: int

    def text(self) -> str:
        """`settlers of seat 0: 17`."""
        return f"settlers of seat {self.seat}: {self.card}"


class Tavern(Happening, tag="tavern"):
    """A settlers card is turned up in the Tavern."""

    place: Number
    card: int
    """0: none is left, the place stays empty."""

    def text(self) -> str:
        """`tavern 3: 17`."""
        return f"tavern {self.place}: {self.card or 'empty'}"


class Hall(Happening, tag="hall"):
    """A building is turned up in the Guild Hall."""

    place: Number
    tile: int

    def text(self) -> str:
        """`guild hall 3: 17`."""
        return f"guild hall {self.place}: {self.tile}"


class Useless(Happening, tag="useless"):
    """A workshop of a full guild is drawn and leaves the game."""

    tile: int

    def text(self) -> str:
        """`out of the game: building 17`."""
        return f"out of the game: building {self.tile}"


class Ship(Happening, tag="ship"):
    """The next ship comes to the Port."""

    ship: int

    def text(self) -> str:
        """`ship: 7`."""
        return f"ship: {self.ship}"


class Council(Happening, tag="council"):
    """A tile is laid out in the Stone Council."""

    race: str
    """The column."""
    row: int
    """From 1, the topmost."""
    tile: int

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Council:
        """The spaces are counted row by row."""
        space, tile = args
        return cls(RACE_NAMES[space % 6], space // 6 + 1, tile)

    def text(self) -> str:
        """`council elf 2: 17`."""
        return f"council {self.race} {self.row}: {self.tile}"


class EventCard(Happening, tag="event"):
    """The event of the round."""

    card: int
    title: str

    @classmethod
    def told(cls, args: list[int], tables: Any) -> EventCard:
        """The name goes with the number."""
        return cls(args[0], tables.event_names[args[0]])

    def text(self) -> str:
        """`event: Port Traders`."""
        return f"event: {self.title}"


class Objective(Happening, tag="objective"):
    """The objective of the solo game."""

    objective: int
    theme: str
    """`points`, `settlers`, `races`, `council` or `buildings`."""
    threshold: int
    """So many of them win."""

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Objective:
        """Theme and threshold go with the number."""
        n = args[0]
        return cls(n, THEME_NAMES[tables.objective_theme[n]], tables.objective_threshold[n])

    def text(self) -> str:
        """`objective: 7`."""
        return f"objective: {self.objective}"


class Commissions(Happening, tag="commissions"):
    """The commissions that a seat draws, for it alone to see."""

    seat: int
    cards: list[int]

    def text(self) -> str:
        """`commissions drawn by seat 0: 3 17 9`."""
        return f"commissions drawn by seat {self.seat}: {_row(self.cards)}"


class DiceTile(Happening, tag="dice tile"):
    """The dice tile that comes to lie with a commission."""

    seat: int
    tile: int

    def text(self) -> str:
        """`dice tile of seat 0: 4`."""
        return f"dice tile of seat {self.seat}: {self.tile}"


class Dice(Happening, tag="dice"):
    """A seat rolls for the round."""

    seat: int
    dice: list[int]
    """Ascending."""

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Dice:
        """The rules count faces."""
        return cls(args[0], _faces(args[1:]))

    def text(self) -> str:
        """`dice of seat 0: 1 1 4 5 6`."""
        return f"dice of seat {self.seat}: {_row(self.dice)}"


class Automa(Happening, tag="automa"):
    """The automa dice of the solo game; red and blue close the guilds of their numbers, 1 the scholars."""

    white: int
    """In the Tavern."""
    green: int
    """In the Construction Yard."""
    yellow: int
    """In the Guild Hall."""
    red: int
    blue: int

    def text(self) -> str:
        """All five."""
        return (
            f"automa dice: white {self.white}, green {self.green}, yellow {self.yellow}, "
            f"red {self.red}, blue {self.blue}"
        )


class Reroll(Happening, tag="reroll"):
    """A workshop lets a seat reroll dice."""

    seat: int
    dice: list[int]
    """As they were, ascending."""
    to: list[int]
    """As they are now, ascending."""

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Reroll:
        """The rules count faces."""
        return cls(args[0], _faces(args[1:7]), _faces(args[7:]))

    def text(self) -> str:
        """`reroll of seat 0: 1 1 to 3 6`."""
        return f"reroll of seat {self.seat}: {_row(self.dice)} to {_row(self.to)}"


# The course of the game


class Round(Happening, tag="round"):
    """A round begins."""

    round: int


class Discarded(Happening, tag="discarded"):
    """The automa's yellow die sends a building of the Guild Hall away."""

    place: Number
    tile: int


class Income(Happening, tag="income"):
    """Income of a seat; what it brings follows."""

    seat: int


class Tokens(Happening, tag="tokens"):
    """Dice of a dice tile have become tokens."""

    seat: int
    tile: int
    tokens: int
    """On the tile now; three make its commission active."""


class Leaves(Happening, tag="leaves"):
    """A workshop of a full guild leaves the Guild Hall and the game."""

    tile: int


class Pass(Happening, tag="pass"):
    """A seat has passed: it was its last turn of the round."""

    seat: int


class End(Happening, tag="end"):
    """A seat ends its turn."""

    seat: int


# What a seat gains and loses


class Coins(Happening, tag="coins"):
    """Coins."""

    seat: int
    amount: int
    """Negative: paid."""
    why: Why


class Goods(Happening, tag="good"):
    """Goods of one kind."""

    seat: int
    good: Good
    amount: int
    """Negative: spent."""
    why: Why


class Modifiers(Happening, tag="modifiers"):
    """Modifiers."""

    seat: int
    amount: int
    """Negative: spent."""
    why: Why


class Points(Happening, tag="points"):
    """Points."""

    seat: int
    amount: int
    """Negative: lost."""
    why: Why


class Reputation(Happening, tag="reputation"):
    """Reputation."""

    seat: int
    amount: int
    """Negative: lost."""
    why: Why


class Nobility(Happening, tag="nobility"):
    """Steps on the nobility track."""

    seat: int
    amount: int
    """Negative: lost, as the keeper of a guild does at night."""


class Workers(Happening, tag="workers"):
    """Workers come from the supply into the lot."""

    seat: int
    amount: int


class House(Happening, tag="house"):
    """A house comes onto the platform."""

    seat: int


class Benefit(Happening, tag="benefit"):
    """A seat takes the benefit of its character; what it brings follows."""

    seat: int
    character: Character


class Decline(Happening, tag="decline"):
    """A seat with a full hand declines the settlers card of its character's benefit."""

    seat: int


# What a seat does


class Place(Happening, tag="place"):
    """A die is placed."""

    seat: int
    die: int
    """What it showed."""
    value: int
    """What it counts as; the difference was paid in modifiers."""
    place: Annotated[str, named(PLACE_NAMES)]
    """Where, as in the action `go`."""


class _Card(Happening):
    """Something about a settlers card."""

    seat: int
    card: int
    race: str

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Any:
        """The race goes with the card."""
        seat, card = args
        return cls(seat, card, RACE_NAMES[tables.card_race[card]])


class Take(_Card, tag="take"):
    """A settlers card goes from the Tavern into a hand."""


class Drop(_Card, tag="drop"):
    """A settlers card of a full hand is discarded."""


class Complete(_Card, tag="complete"):
    """A settlers card gets a house."""


class Workshop(Happening, tag="workshop"):
    """A workshop is built."""

    seat: int
    guild: Guild
    slot: Number
    tile: int


class Community(Happening, tag="community"):
    """A community building is built."""

    seat: int
    lot: Number
    tile: int


class SellWorkshop(Happening, tag="sell workshop"):
    """A workshop is sold; from now on it is nobody's."""

    seat: int
    guild: Guild
    slot: Number


class SellCommunity(Happening, tag="sell community"):
    """A community building is sold."""

    seat: int
    lot: Number


class Apprentice(Happening, tag="apprentice"):
    """A worker becomes an apprentice."""

    seat: int
    guild: Guild


class Move(Happening, tag="move"):
    """An apprentice moves from one guild to another."""

    seat: int
    """Whose he is."""
    origin: Guild
    guild: Guild


class Transfer(Happening, tag="transfer"):
    """At night: a seat wants the apprentice of another."""

    seat: int
    owner: int
    origin: Guild
    guild: Guild


class Recall(Happening, tag="recall"):
    """An apprentice goes back to the lot."""

    seat: int
    guild: Guild


class CouncilTile(Happening, tag="council tile"):
    """A seat gets a tile of the Stone Council."""

    seat: int
    tile: int


class Desk(Happening, tag="desk"):
    """A worker sits down at a desk of the Chancery."""

    seat: int
    desk: int
    """0 to 5 the top ones, 6 to 11 the bottom ones, as the view lists them."""
    benefit: str
    """`council-coins`, `port-bonus`, `council-reputation`, `second-card`, `house-price` or `building-price`."""

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Desk:
        """The die of a desk says its benefit."""
        seat, desk = args
        return cls(seat, desk, DESK_NAMES[tables.desk_benefit[desk % 6 + 1]])


class Commission(Happening, tag="commission"):
    """A seat takes one more commission at Berk's."""

    seat: int


class Keep(Happening, tag="keep"):
    """Which commission a seat keeps, for it alone to see."""

    seat: int
    card: int


EVENTS = Events(
    First,
    KeepersGuild,
    Absent,
    CharacterOf,
    Neutral,
    Settlers,
    Tavern,
    Hall,
    Useless,
    Ship,
    Council,
    EventCard,
    Objective,
    Commissions,
    DiceTile,
    Dice,
    Automa,
    Reroll,
    Round,
    Discarded,
    Income,
    Tokens,
    Leaves,
    Pass,
    End,
    Coins,
    Goods,
    Modifiers,
    Points,
    Reputation,
    Nobility,
    Workers,
    House,
    Benefit,
    Decline,
    Place,
    Take,
    Drop,
    Complete,
    Workshop,
    Community,
    SellWorkshop,
    SellCommunity,
    Apprentice,
    Move,
    Transfer,
    Recall,
    CouncilTile,
    Desk,
    Commission,
    Keep,
)


def _faces(counts: list[int]) -> list[int]:
    return [face for face, count in enumerate(counts, start=1) for _ in range(count)]


def _row(values: Iterable[int]) -> str:
    return " ".join(map(str, values))
