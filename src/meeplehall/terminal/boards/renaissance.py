"""Renaissance Man as text.

A card stands on two others; its needs are drawn right above the offers they have to match:

              m─────────m        m: an offer (top corners)
              │ Merchant│
              └───b─k───┘        b, k: the needs (bottom corners)
        b─────────b k─────────k
        │  Baker  │ │ Knight  │
        └───m─s───┘ └─────────┘
"""

from __future__ import annotations

from typing import Any

from meeplehall.core.events import Happening
from meeplehall.games.renaissance import events
from meeplehall.games.renaissance.shapes import Card, Cell, Choice, Player, View

LETTERS = {"coin": "m", "book": "s", "bread": "b", "shield": "k", "any": "*"}
NAMES = {
    "merchant": "Merchant",
    "scholar": "Scholar",
    "baker": "Baker",
    "knight": "Knight",
    "renaissance": "Ren. Man",
}
LEGEND = "m coin (Merchant, HIRE)  s book (Scholar, TEACH)  b bread (Baker, BARTER)  k shield (Knight, RECRUIT)  * any"
WIDTH = 11
LEVELS = 5
_DONE = {
    "foundation": "The foundations are being laid",
    "choice": "Action phase",
    "man": "Renaissance Men are placed",
    "recruit": "Recruits",
    "discard": "Discards",
    "over": "Over",
}


def board(view: View) -> str:
    """The whole table from one seat."""
    seat = max(view["seat"], 0)
    own = view["players"][seat]
    lines = [_headline(view), "", *_areas(view), ""]
    others = [n for n in range(len(view["players"])) if n != seat]
    if others:
        lines += [*_side_by_side(view, others), ""]
    lines += [_player(view, seat), ""]
    lines += ["  " + line for line in pyramid(own)]
    lines += ["", *_hand(own), *_choice(own), "", LEGEND]
    return "\n".join(line.rstrip() for line in lines)


def _headline(view: View) -> str:
    step = _DONE[view["decision"]["kind"]]
    if view["phase"]:
        step = f"Action phase {view['phase']}" + (": Renaissance Men" if view["decision"]["kind"] == "man" else "")
    cards = f"deck {view['deck_size']}, pile {view['pile_size']}"
    solo = view["solo"]
    if solo is not None:
        second = ", second deck" if solo["renewed"] else ""
        cards = f"clock: {view['deck_size']} cards left ({solo['mode']}{second})"
    return f"Round {view['round']}   {step}   {cards}"


def _areas(view: View) -> list[str]:
    lines = []
    for area in view["areas"]:
        knights = [f"seat {n}: {count}" for n, count in enumerate(area["knights"]) if count]
        knights += [f"opposing: {area['rivals']}"] if area["rivals"] else []
        now = ">" if view["decision"].get("area") == area["icon"] else " "
        card = describe(area["card"]) if area["card"] else "-"
        lines.append(f"{now} recruit {area['icon']:<7} {card:<44} {', '.join(knights)}")
    return lines


def _player(view: View, seat: int) -> str:
    player = view["players"][seat]
    asked = ">" if seat in view["turn_of"] else " "
    you = " (you)" if seat == view["seat"] else ""
    stored = " ".join(f"{icon} {n}" for icon, n in player["stored"].items()) or "-"
    taught = " ".join(player["taught"]) or "-"
    return (
        f"{asked} seat {seat}{you}: {player['workers']} workers, hand {player['hand_size']}, stored {stored}, "
        f"taught {taught}, knights at home {player['knights']}"
    )


def _side_by_side(view: View, seats: list[int]) -> list[str]:
    """The other seats: a line each, then their pyramids in small."""
    lines = []
    for seat in seats:
        known = view["players"][seat]["known"]
        lines.append(_player(view, seat) + (f", holds {', '.join(known)}" if known else ""))
    drawn = [small(view["players"][seat]) for seat in seats]
    lines.append("")
    lines += ["    " + "     ".join(row) for row in zip(*drawn)]
    return lines


def small(player: Player) -> list[str]:
    """A pyramid in five lines: offer, large icon, offer of each worker."""
    rows = []
    for level, cells in _rows(player):
        drawn = " ".join(_mini(cell["card"]) for cell in cells)
        rows.append(drawn.center(4 * LEVELS - 1) if level > 1 else drawn)
    return rows


def _mini(card: Card | None) -> str:
    if card is None:
        return " . "
    left, right = (LETTERS[icon] for icon in card["offers"])
    return f"{left}{card['text'][0]}{right}"


def _rows(player: Player) -> list[tuple[int, list[Cell]]]:
    cells = iter(player["structure"])
    return [(LEVELS - row, [next(cells) for _ in range(row + 1)]) for row in range(LEVELS)]


def pyramid(player: Player) -> list[str]:
    """The structure, three lines to a level."""
    lines = []
    for level, cells in _rows(player):
        drawn = [_drawn(cell, player["choice"]) for cell in cells]
        indent = " " * ((level - 1) * (WIDTH + 1) // 2)
        lines += [indent + " ".join(card[line] for card in drawn) for line in range(3)]
    return lines


def _drawn(cell: Cell, choice: Choice | None) -> list[str]:
    card = cell["card"]
    if card is None:
        return [" " * WIDTH, cell["place"].center(WIDTH), " " * WIDTH]
    left, right = (LETTERS[icon] for icon in card["offers"])
    name = NAMES[card["worker"]]
    if choice is not None and cell["place"] in choice["removing"]:
        name = f"x{name}x"[: WIDTH - 2]
    side = "─" * ((WIDTH - 5) // 2)
    middle = "─".join(LETTERS[icon] for icon in card["needs"]) or ("*─*" if cell["down"] else "───")
    return [
        left + "─" * (WIDTH - 2) + right,
        "│" + name.center(WIDTH - 2) + "│",
        "└" + side + middle + side + "┘",
    ]


def describe(card: Card) -> str:
    """A card in words."""
    name = NAMES[card["worker"]]
    offers = " ".join(LETTERS[icon] for icon in card["offers"])
    needs = " ".join(LETTERS[icon] for icon in card["needs"])
    return f"{name:<9} offers {offers}  needs {needs}  ({', '.join(card['needs'])})"


def _hand(player: Player) -> list[str]:
    if player["hand"] is None:
        return []
    thrown = player["choice"]["throwing"] if player["choice"] else []
    return [
        f"  c{n}  {describe(card)}{'  (thrown)' if n in thrown else ''}"
        for n, card in enumerate(player["hand"], start=1)
    ] or ["  no cards in hand"]


def _choice(player: Player) -> list[str]:
    choice = player["choice"]
    if choice is None or not choice["removing"]:
        return []
    return [f"  to be removed: {', '.join(choice['removing'])}"]


def action(view: View, data: dict[str, Any]) -> str:
    """An action in words."""
    player = view["players"][max(view["seat"], 0)]
    card, icon = "a card", "its icon"
    if "card" in data and player["hand"]:
        held = player["hand"][data["card"] - 1]
        card, icon = f"{NAMES[held['worker']]} ({' '.join(held['needs'])})", held["large"]
    match data["kind"]:
        case "lay":
            return f"{NAMES[data['worker']]} on {data['place']}"
        case "remove":
            return f"remove {_worker_at(player, data['place'])} from {data['place']}"
        case "hire":
            return f"HIRE {card} onto {data['place']}"
        case "barter":
            dropped = f", drop {data['drop']}" if "drop" in data else ""
            return f"BARTER {card}: store {icon}{dropped}"
        case "teach":
            return f"TEACH {card}: {icon} for the Renaissance area"
        case "recruit":
            moved = f" from {data['from']}" if "from" in data else ""
            return f"RECRUIT with {card}: a knight{moved} to {icon}"
        case "place":
            what = "the recruit" if view["decision"]["kind"] == "recruit" else "the Renaissance Man"
            return f"place {what} on {data['place']}"
        case "take":
            return "take the recruit into the hand"
        case "discard":
            return f"discard {card}"
    return "no action" if data["kind"] == "pass" else "keep the rest"


def _worker_at(player: Player, place: str) -> str:
    card = next(cell["card"] for cell in player["structure"] if cell["place"] == place)
    return NAMES[card["worker"]] if card else "the worker"


def news(event: Happening) -> str:
    """What has happened, for the seat that may know it; empty if the board tells it better."""
    match event:
        case events.Foundation():
            return f"seat {event.seat} lays {', '.join(NAMES[worker] for worker in event.workers)}"
        case events.Phase():
            return f"action phase {event.phase}"
        case events.Remove():
            return f"seat {event.seat} removes {event.card} from {event.place}"
        case events.Spend():
            return f"seat {event.seat} spends a stored {event.icon}"
        case events.Drop():
            return f"seat {event.seat} drops a stored {event.icon}"
        case events.Pass():
            return f"seat {event.seat} passes"
        case events.Hire():
            return f"seat {event.seat} HIRES {event.card} onto {event.place}"
        case events.Barter():
            return f"seat {event.seat} BARTERS {event.card}"
        case events.Teach():
            return f"seat {event.seat} TEACHES {event.card}"
        case events.Recruit():
            return f"seat {event.seat} RECRUITS with {event.card}"
        case events.ManPlaced():
            return f"seat {event.seat} places a Renaissance Man on {event.place}"
        case events.Flip():
            return f"flipped for the opposing side: {event.card}"
        case events.Win():
            return f"seat {event.seat} wins {event.card} on {event.icon}"
        case events.Take():
            return f"seat {event.seat} takes {event.card} into the hand"
        case events.Settle():
            return f"seat {event.seat} places {event.card} on {event.place}"
        case events.Tie():
            return f"a tie on {event.icon}"
        case events.Rival():
            return f"the opposing side wins {event.card} on {event.icon}"
        case events.Throw():
            return f"seat {event.seat} throws {event.count} card{'s' if event.count > 1 else ''}"
        case events.Reshuffle():
            return f"a new deck of {event.cards} cards"
    return ""
