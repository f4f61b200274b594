"""What a view of Renaissance Man is made of.

Seats are numbers from 0. Icons are `coin`, `book`, `bread` and `shield`; workers are `merchant`, `scholar`, `baker`,
`knight` and `renaissance`. A place is written level.position, `1.1` to `5.1`. A face as text is `M:mm/bs`: a Merchant
who offers two coins and needs bread on the left and a book on the right; icons go by the initials of their workers. A
foundation card has no needs (`M:mm`), and any Renaissance Man is `R:**`.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Card(TypedDict):
    """A card that the viewer may see."""

    text: str
    """The face as text."""
    worker: str
    large: str | None
    """The large icon; None on a Renaissance Man."""
    offers: list[str]
    """The icons of the top corners, left and right; `any` on a Renaissance Man."""
    needs: list[str]
    """The icons of the bottom corners, left and right; none on foundation cards and Renaissance Men."""


class Decision(TypedDict):
    """What is asked of the seats in `turn_of`."""

    kind: str
    """`foundation`: the next card of the own foundation; `choice`: removals, then an action or a pass; `man`: removals
    (by rules 2), then the place of a Renaissance Man; `recruit`: removals, then where a won recruit goes; `discard`:
    removals and hand cards to throw; `over`: nothing, the game is over. All but `recruit` are sealed."""
    area: NotRequired[str]
    """With `recruit`: the icon of the area that was won."""
    card: NotRequired[Card]
    """With `recruit`: the card that was won."""


class Area(TypedDict):
    """An area of the recruit board."""

    icon: str
    card: Card | None
    """The recruit; None between being won and the refill."""
    knights: list[int]
    """How many knights of each seat are there."""
    rivals: int
    """How many opposing knights are there; 0 with several players."""


class Solo(TypedDict):
    """The game for one."""

    mode: str
    """`normal`, `easier` or `harder`."""
    cards: int
    """The option `solo_cards`."""
    renewed: bool
    """Whether the second deck of the easier game is in use."""
    lost: bool
    """Whether a card was needed and the deck had none."""
    clock: int
    """How many cards the deck in use has to last for: 88 after the deal of the normal game."""
    put_away: int
    """How many cards left the game face down before it began; they are neither in the deck nor in the pile."""


class Cell(TypedDict):
    """A place of a structure."""

    place: str
    card: Card | None
    """Who stands there; others' foundations are None until all are shown."""
    down: bool
    """Whether it is a Renaissance Man from the deck: a card face down, unknown to everybody."""


class Choice(TypedDict):
    """A seat's own choice that is not yet shown, as far as it has got."""

    complete: bool
    """Whether nothing is missing but the choices of others."""
    removing: list[str]
    """The places to be cleared."""
    throwing: list[int]
    """In the discard step: the hand cards to be thrown, counted from 1."""
    action: dict[str, Any] | None
    """The sealed action, pass or place as data, like `game.structured` gives it; None while it is open."""


class Player(TypedDict):
    """What belongs to a seat."""

    structure: list[Cell]
    """All 15 places from the top down and from left to right."""
    to_lay: list[Card] | None
    """The foundation cards that do not lie yet; None: not for the viewer to see."""
    hand_size: int
    hand: list[Card] | None
    """The hand in the order in which actions count it; None: not for the viewer to see."""
    known: list[str]
    """Recruits of this hand that everybody has seen, as text."""
    stored: dict[str, int]
    """Stored tokens by icon; icons of which there is none are left out."""
    taught: list[str]
    """The icons in the Renaissance area."""
    knights: int
    """Knights at home."""
    man: bool
    """Whether a Renaissance Man waits to be placed."""
    workers: int
    """Cards in the structure, 5 to 15; 0 until the foundations are shown."""
    in_play: int
    """What breaks ties: stored tokens, tokens in the Renaissance area and knights on the recruit board."""
    choice: Choice | None
    """None: not the viewer's."""


class View(TypedDict):
    """What a seat, or a spectator, may see and remember."""

    game: str
    seat: int
    """Who looks; -1: a spectator."""
    deck: str
    """`t12`, `p24` or `own`."""
    round_limit: int
    """The game ends after so many rounds; 0: never."""
    store_size: int
    """How many tokens a store holds."""
    over: bool
    dealer: int
    """Dealing begins with the seat after this one."""
    round: int
    """From 1; 0 while foundations are laid."""
    phase: int
    """The action phase, 1 to 4; 0 outside the action phases."""
    turn_of: list[int]
    """The seats that this step asks; whether one has already chosen does not show."""
    decision: Decision
    areas: list[Area]
    """The recruit board from left to right."""
    deck_size: int
    pile_size: int
    """Cards in the discard pile, seen or not."""
    seen: dict[str, int]
    """How many cards of each face are known to the viewer to lie in the pile."""
    unseen: dict[str, int]
    """How many cards of each face may be anywhere that the viewer cannot look: in the deck, in other hands, face down,
    thrown by others."""
    solo: Solo | None
    """None with several players."""
    players: list[Player]
