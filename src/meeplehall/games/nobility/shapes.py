"""What a view of Rise to Nobility is made of.

Seats, cards and tiles are numbers: seats from 0, cards and tiles from 1. Rows of six counts follow the order of the
goods: books, weaponry, furnishings, magic, jewelry, artwork. A pair is a slot for two values of a die: 1-2, 3-4, 5-6.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Die(TypedDict):
    """A die that has been placed."""

    value: int
    """1 to 6, as it counts there."""
    seat: int | None
    """Whose it is; None: the automa's."""


class Card(TypedDict):
    """A settlers card."""

    card: int
    race: str
    goods: list[str]
    """The kinds it wants, at least one of each."""
    min: int
    """The fewest goods that complete it."""
    max: int
    """The most goods that can be spent on it, each a point."""
    workers: int
    """How many workers it brings."""
    stars: int
    """How many steps of nobility it brings."""


class Building(TypedDict):
    """A building tile."""

    tile: int
    guild: str
    """The guild of a workshop; empty: a community building."""
    effects: list[str]
    """What a die brings at a workshop, one of them: `coin`, `reputation`, `reroll`, `good`, `buy`, `exchange`."""


class CouncilTile(TypedDict):
    """A tile of the Stone Council."""

    tile: int
    goods: list[int]
    """What it costs, by kind."""
    coins: int
    """What it costs besides."""
    nobility: int
    """The least level on the nobility track."""
    vp: int


class Character(TypedDict):
    """A character."""

    character: int
    name: str
    guild: str
    good: str
    """The good of which one more than usual can be spent on a card."""
    limit: int
    """How many of it a card takes from this character."""
    benefit: dict[str, int]
    """What it brings at the rank of Lord: `reputation`, `modifiers`, `coins`, `goods`, `settlers`, `houses`, `workers`,
    `vp`, those that are not 0."""


class EventCard(TypedDict):
    """An event."""

    event: int
    name: str
    effects: dict[str, int]
    """What it changes, and by how much."""


class Objective(TypedDict):
    """The objective of the solo game."""

    objective: int
    theme: str
    """`points`, `settlers`, `races`, `council` or `buildings`."""
    threshold: int
    """So many of them win."""
    reached: int
    """So many of them there are."""


class Commission(TypedDict):
    """A commission."""

    commission: int
    kind: str
    """What it counts: `race`, `guild`, `community`, `council`, `reputation`, `nobility`, `coins` or `races`."""
    max: int
    """The most points it brings."""
    race: NotRequired[str]
    """Of the kind `race` only."""
    guild: NotRequired[str]
    """Of the kind `guild` only."""


class Order(TypedDict):
    """A commission in work, on its dice tile."""

    tile: int
    faces: list[int]
    """The values of its three slots."""
    tokens: list[bool]
    """By slot: whether a city token lies there."""
    dice: list[bool]
    """By slot: whether a die lies there this round."""
    active: bool
    """Whether it has its three tokens, so that the commission counts."""
    extra: bool
    """Whether it is one beyond the first, taken at Berk's."""
    commission: Commission | None
    """None: hidden from the viewer."""


class Options(TypedDict):
    """How the game is played."""

    chancery: bool
    events: bool
    night: bool
    dieless_turn: str
    """`free`: only a turn without anything is a pass; `last`: every turn without a die."""


class Figures(TypedDict):
    """Numbers of the rules that hold for everybody all game."""

    hand: int
    """How many settlers cards a hand holds."""
    most_per_good: int
    """How many goods of a kind a card takes; one more of the character's own."""
    min_reputation: int
    max_reputation: int
    lord: int
    """The level of nobility at which the character's benefit comes."""
    nobility_vp: list[int]
    """Points at the end by level of nobility, from level 0 on."""
    guild_buy: list[int]
    """By pair: how many goods a die buys at a guild."""
    guild_place: list[int]
    """By pair: how many apprentices a die places there."""
    guild_activates: list[int]
    """By pair: how many workshop slots a die activates, from the left."""
    owner_reward: int
    """How often the owner of an activated workshop gets its reward."""
    goods_per_vp: int
    """So many goods are a point at the end."""
    night_guild_vp: int
    """Points for an owned guild at the end, at night."""
    chancery_income: int
    """Coins per desk in Income."""


class Tavern(TypedDict):
    """The Cavern Tavern."""

    cards: list[Card | None]
    """Six places."""
    dice: list[Die | None]
    """Filled from left to right, none lower than the one before."""
    deck: list[int]
    """Which cards are in the deck, in no order."""
    discards: list[int]


class Yard(TypedDict):
    """The Construction Yard."""

    dice: list[Die | None]
    """Filled from left to right, none higher than the one before."""
    price: int
    """The printed price of a house."""


class WorkshopSlot(TypedDict):
    """A workshop slot of a guild."""

    tile: Building | None
    owner: int | None
    """The seat that owns the workshop; None: nobody."""
    vp: int
    """Points for building here."""
    stars: int
    """Steps of nobility for building here."""
    reward: str
    """What the owner gets when another activates it: `coin`, `good`, `vp`, `reputation` or `modifier`."""


class Guild(TypedDict):
    """A guild."""

    name: str
    good: str
    price: int
    """What a good costs in this round."""
    dice: list[Die | None]
    """By pair."""
    most_dice: int
    """How many dice it takes in a round."""
    blocked: bool
    """Closed by an automa die for this round."""
    open: bool
    """Whether it takes another die in this round."""
    workshops: list[WorkshopSlot]
    slots: int
    """How many apprentices find room."""
    income: list[int]
    """Coins for each apprentice in Income, by how many there are, from one on."""


class Hall(TypedDict):
    """The Guild Hall."""

    tiles: list[Building | None]
    """By value of the die."""
    cost: list[int]
    """The printed prices, by value of the die."""
    dice: list[Die | None]
    """By value of the die."""
    bag: list[int]
    """Which tiles are in the bag, in no order."""
    discards: list[int]
    gone: list[int]
    """Tiles out of the game."""
    community_vp: int
    """Points for building a community building."""
    community_stars: int
    """Steps of nobility for building one."""
    community_bonus: int
    """Points it adds to each settlers card completed later."""
    resale: int
    """Coins for a building that is sold."""


class Port(TypedDict):
    """The Port with its ship."""

    ship: int
    prices: list[int]
    """The printed prices, by kind of goods."""
    spaces: list[int]
    """How many it takes, by kind of goods."""
    sold: list[int]
    """How many of these spaces are filled."""
    dice: list[Die | None]
    """By value of the die."""
    ships: list[int]
    """Which ships are still to come, in no order."""


class Council(TypedDict):
    """The Stone Council."""

    rows: list[list[CouncilTile | None]]
    """Three rows of six columns."""
    row_dice: list[list[int]]
    """Which values of a die each row takes."""
    columns: list[str]
    """The race of each column."""
    dice: list[list[Die | None]]
    """By row and column."""
    tiles: list[int]
    """Which tiles are still to come, in no order."""
    reputation: int
    """The reputation that a tile costs, before desk and event."""


class Berk(TypedDict):
    """The office of Berk the clerk."""

    dice: list[Die | None]
    """By pair."""
    free: list[int]
    """By pair: modifiers for nothing, as printed."""
    buy: list[int]
    """By pair: how many more can be bought."""
    modifier_price: int
    draw: list[int]
    """By pair: how many commissions are drawn, of which one is kept."""
    reputation: list[int]
    """By pair: the reputation that a commission costs."""


class Castle(TypedDict):
    """The White Castle."""

    gain: list[int]
    """By pair: the printed gain of reputation."""
    extra: int
    """The gain of the fourth slot."""
    dice: list[Die | None]
    """By pair; the fourth slot last, where it is in play."""


class Desk(TypedDict):
    """A desk of the Chancery."""

    die: int
    benefit: str
    race: str
    """Who wants to sit down needs a housed card of this race."""
    seat: int | None
    """Who sits there."""


class Chancery(TypedDict):
    """The Chancery."""

    dice: list[Die | None]
    """By value of the die."""
    desks: list[Desk]
    """Six top desks, and with five or six players six bottom ones."""
    tiles: list[int]
    """Which dice tiles are in the bag, in no order."""
    deck: int
    """How many commissions are left."""
    under: list[list[int]]
    """The commissions returned under the deck, the upper first, each as what the viewer knows of it: nothing, the
    commission, or the two of which it is one."""


class Housing(TypedDict):
    """How far a seat is from completing a settlers card with what it has."""

    spendable: list[int]
    """How many of each of the card's goods could be spent on it."""
    missing: list[str]
    """The goods of which there is none."""
    more: int
    """How many goods are missing to the least sum."""
    house: bool
    """Whether a house is missing."""
    most: int
    """How many goods could be spent, each a point; 0: the goods do not suffice."""


class Prices(TypedDict):
    """What things cost and bring a seat in this round, desks and event included."""

    house: int
    buildings: list[int]
    """By value of the die."""
    goods: list[int]
    """What the ship pays, by kind of goods."""
    council_reputation: int
    """The reputation that a council tile costs."""


class Player(TypedDict):
    """What belongs to a seat. Everything is open but the commissions."""

    score: int
    coins: int
    modifiers: int
    reputation: int
    nobility: int
    goods: list[int]
    dice: list[int]
    """Not yet placed, ascending."""
    dice_as: list[int]
    """Of each of these the value nearest to its own at which it fits under the reputation, with the modifiers in hand;
    0: none."""
    placed: int
    """The sum of the dice placed this round, which must not exceed the reputation."""
    room: int
    """How many pips still fit."""
    board_die: Die | None
    """On the slot of the player board."""
    passed: bool
    meeples: int
    """In the supply."""
    workers: int
    """In the lot."""
    apprentices: list[int]
    """By guild."""
    masters: int
    seated: int
    """In the Chancery."""
    keeper: str
    """At night: the starting guild; empty by day."""
    houses: int
    """In the supply."""
    platform: int
    """Houses ready to be built."""
    hand: list[Card]
    housing: list[Housing]
    """Of each card of the hand."""
    housed: list[Card]
    races: list[str]
    """Those of the housed cards."""
    lots: list[Building | None]
    """Community buildings, by lot."""
    lot_income: list[str]
    """What a built lot brings in Income: `coin`, `good`, `vp`, `reputation` or `modifier`."""
    council: list[CouncilTile]
    character: Character | None
    """None: not yet chosen."""
    characters: NotRequired[list[Character]]
    """At night, until one is chosen: those to choose from."""
    lord: bool
    """Whether the character's benefit has been taken."""
    prices: Prices
    desks: NotRequired[list[str]]
    """With the Chancery: the benefit of each desk where the seat has somebody."""
    extras: NotRequired[int]
    """With the Chancery: how many commissions beyond the first."""
    commissions: NotRequired[list[Order]]
    """With the Chancery."""
    offer: NotRequired[list[Commission]]
    """The viewer's own, with the Chancery: those to choose from."""
    choice: NotRequired[int]
    """The viewer's own, with the Chancery: the sealed choice among them, from 1; 0: none yet."""
    seen: NotRequired[list[int]]
    """The viewer's own, with the Chancery: the commissions seen and returned."""


class Refusal(TypedDict):
    """A slot of the town that the seat in turn cannot use, whatever die it has."""

    place: str
    """`tavern`, `yard`, a guild, `hall`, `port`, `chancery`, `berk`, `castle`, `council` or `board`."""
    slot: int
    """From 0: the slot, pair or die of the place; of the council row * 6 + column."""
    why: str
    """`taken`: a die lies there; `full`: the guild takes no more dice; `blocked`: closed by the automa; `empty`:
    nothing is left there; `coins`, `good`, `nobility`: so many are missing; `goods`: nothing can be sold; `race`:
    nobody of the column is housed; `master`: no apprentice in the guild; `no-room`: its workshops are built;
    `worker`, `apprentice`, `houses`: none is left; `lots`: all are built; `desk`: none is free for those housed."""
    n: int
    """How many are missing."""
    what: str
    """The good or the guild."""


class Decision(TypedDict):
    """What is asked of the seat in turn. A field is there with the kinds of decisions named behind it."""

    kind: str
    """`character`, `commission`, `turn`, `place`, `card`, `drop`, `spend`, `workshop`, `buy`, `apprentices`,
    `transfer`, `lot`, `sell`, `berk`, `berk-keep`, `recall`, `desk`, `benefit-card`, `benefit-good` or `over`; under
    rules 1 also `berk-commission`, `berk-modifiers` and `berk-replace`."""
    done: list[str]
    """What has been done in this turn: `die`, `card`, `sale`."""
    passes: NotRequired[bool]
    """turn: whether ending the turn now is a pass, so that it was the last of the round."""
    playable: NotRequired[list[int]]
    """turn: the faces of the dice that can be placed now, each once; empty: no die can."""
    die: NotRequired[int]
    """The die in hand, from `place` until the turn is over."""
    value: NotRequired[int]
    """What it counts as."""
    characters: NotRequired[list[Character]]
    """character: those to choose from."""
    card: NotRequired[Card]
    """drop: the new one; spend: the one to complete."""
    housing: NotRequired[Housing]
    """spend: how far it is."""
    against: NotRequired[list[Refusal]]
    """turn, place: the slots that the seat cannot use now, each with the first reason."""
    kinds: NotRequired[list[str]]
    """spend: the goods still to be spent, the one in question first."""
    spent: NotRequired[int]
    """spend: how many goods lie on the card."""
    taken: NotRequired[int]
    """card: how many have been taken in this visit."""
    guild: NotRequired[str]
    """workshop, buy, apprentices, transfer: where the die lies."""
    slot: NotRequired[int]
    """workshop: the slot, from 1."""
    building: NotRequired[Building]
    """workshop: its tile; lot: the building to be placed."""
    left: NotRequired[int]
    """card, apprentices, sell: how many more may follow, this one included."""
    origin: NotRequired[str]
    """transfer: the guild where the apprentice stands."""
    by: NotRequired[int]
    """transfer: the seat that wants him."""
    sold: NotRequired[int]
    """sell: how many goods this die has sold."""
    open: NotRequired[list[str]]
    """turn: what can be done now: `die`, `card`, `sale`; berk: what can still be done there: `commission`, `modifiers`,
    `replace`."""
    cards: NotRequired[int]
    """benefit-card, benefit-good: how many cards are still to be chosen."""
    goods: NotRequired[int]
    """benefit-card, benefit-good: how many goods are still to be chosen."""
    due: NotRequired[int]
    """benefit-card, benefit-good: points that follow."""


class View(TypedDict):
    """What a seat, or a spectator, may see."""

    game: str
    rules: int
    """The version of the rules in play."""
    seat: int
    """The viewer's; -1: a spectator."""
    options: Options
    figures: Figures
    over: bool
    round: int
    """From 1."""
    rounds: int
    stage: str
    """`setup`, `actions`, `income` or `over`."""
    first: int
    """The first player of this round."""
    turn_of: list[int]
    """Who has to decide. While commissions are chosen: everybody, so that nobody knows who has."""
    next: int | None
    """Whose turn comes after this one; None: the same seat again, or nobody's."""
    decision: Decision
    event: EventCard | None
    """With events: that of the round."""
    events_past: list[EventCard]
    objective: Objective | None
    """Solo."""
    tavern: Tavern
    yard: Yard
    guilds: list[Guild]
    hall: Hall
    port: Port
    council: Council
    berk: Berk
    castle: Castle
    players: list[Player]
    chancery: NotRequired[Chancery]
    """With the Chancery."""
    absent: NotRequired[str]
    """At night: the Blacksmith who is not in play."""
