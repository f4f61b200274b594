"""The actions. Goods are named in the order books, weaponry, furnishings, magic, jewelry, artwork, so that there is one
way only to name a mix of goods."""

from __future__ import annotations

from typing import Final

from meeplehall.core.space import Kind, Space, choice, numbers
from meeplehall.games.nobility import codes
from meeplehall.games.nobility.names import GOOD_NAMES, GUILD_NAMES, RACE_NAMES

PLACE_NAMES: Final = [
    "tavern",
    "yard",
    *GUILD_NAMES,
    "hall",
    "port",
    *[f"council-{race}" for race in RACE_NAMES],
    "berk",
    "castle",
    "castle-4",
    "board",
    "chancery",
    *[f"tile-{n}" for n in range(1, 19)],
]
BUILDING_PLACES: Final = [
    *[f"{guild}.{slot}" for guild in GUILD_NAMES for slot in (1, 2, 3)],
    *[f"lot.{lot}" for lot in (1, 2, 3)],
]
DICE_CHOICES: Final = ["+".join(str(n + 1) for n in range(5) if choice >> n & 1) for choice in range(1, 32)]

_card: Final = numbers("card", 1, 48)
_good: Final = choice("good", GOOD_NAMES)
_guild: Final = choice("guild", GUILD_NAMES)

SPACE: Final = Space(
    [
        Kind(
            "character",
            codes.CHARACTER,
            "character {character}",
            [numbers("character", 1, 13)],
            "night: this character",
        ),
        Kind(
            "keep",
            codes.KEEP,
            "keep {card}",
            [numbers("card", 1, 3)],
            "that one of the commissions drawn (which one it is stays secret)",
        ),
        Kind(
            "die",
            codes.DIE,
            "die {die}[ as {value}]",
            [numbers("die", 1, 6), numbers("value", 1, 6, like="die")],
            "the die is to be placed, with modifiers as another value",
        ),
        Kind("go", codes.PLACE, "go {place}", [choice("place", PLACE_NAMES)], "where it goes"),
        Kind("take", codes.TAKE, "take {card}", [_card], "a settlers card of the Tavern"),
        Kind("drop", codes.DROP, "drop {card}", [_card], "this card of the full hand goes"),
        Kind("complete", codes.COMPLETE, "complete {card}", [_card], "this card of the hand gets a house"),
        Kind(
            "spend",
            codes.SPEND,
            "spend {number}",
            [numbers("number", 1, 4)],
            "so many of the kind in turn (kinds in their order)",
        ),
        Kind(
            "sell",
            codes.SELL_BUILDING,
            "sell {building}",
            [choice("building", BUILDING_PLACES)],
            "a workshop of yours by its slot, or `lot.1` to `lot.3`",
        ),
        Kind("coin", codes.TAKE_COIN, "coin", [], "effect of a workshop"),
        Kind("reputation", codes.TAKE_REPUTATION, "reputation", [], "effect of a workshop"),
        Kind(
            "reroll",
            codes.REROLL_DICE,
            "reroll {dice}",
            [choice("dice", DICE_CHOICES)],
            "effect: `1+3` are the first and third of the unplaced dice, lowest first",
        ),
        Kind("good", codes.TAKE_GOOD, "good", [], "effect: a good of the guild"),
        Kind("buy", codes.BUY_KIND, "buy {good}", [_good], "effect: one more good of any kind"),
        Kind(
            "exchange",
            codes.EXCHANGE_KINDS,
            "exchange {good} {for}",
            [_good, choice("for", GOOD_NAMES)],
            "effect: one good for another",
        ),
        Kind("goods", codes.BUY_GOODS, "goods {number}", [numbers("number", 1, 6)], "so many goods of the guild"),
        Kind("worker", codes.WORKER, "worker", [], "a worker becomes an apprentice here"),
        Kind("move", codes.MOVE, "move {guild}", [_guild], "one of your apprentices of that guild comes here"),
        Kind(
            "transfer",
            codes.TRANSFER,
            "transfer {seat} {guild}",
            [numbers("seat", 0, 5), _guild],
            "night: an apprentice of that seat comes here",
        ),
        Kind("accept", codes.ACCEPT, "accept", [], "night: your apprentice may go"),
        Kind("refuse", codes.REFUSE, "refuse", [], "night: he stays, for a reputation"),
        Kind("lot", codes.LOT, "lot {lot}", [numbers("lot", 1, 3)], "where the community building goes"),
        Kind("ship", codes.SELL_GOOD, "ship {good}", [_good], "one good sold at the Port (kinds in their order)"),
        Kind("commission", codes.COMMISSION, "commission", [], "one more commission at Berk's"),
        Kind(
            "modifiers",
            codes.MODIFIERS,
            "modifiers {bought}",
            [numbers("bought", 0, 3)],
            "the free ones and so many bought",
        ),
        Kind(
            "replace",
            codes.REPLACE,
            "replace {what}",
            [choice("what", ["settlers", "buildings"])],
            "all settlers, or all buildings",
        ),
        Kind("recall", codes.RECALL, "recall {guild}", [_guild], "one of your apprentices back to the lot"),
        Kind("desk", codes.DESK, "desk {desk}", [choice("desk", ["top", "bottom"])], "where the worker sits down"),
        Kind("choose", codes.GOOD_OF_CHOICE, "choose {good}", [_good], "a good of choice (kinds in their order)"),
        Kind("stop", codes.STOP, "stop", [], "no more of this step, or none"),
        Kind("end", codes.END, "end", [], "the turn is over; the view tells whether that is a pass"),
    ],
    "die 5 as 4, go tavern, take 17, goods 2, end",
)
