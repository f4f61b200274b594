"""Rise to Nobility as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meeplehall.core.events import Happening
from meeplehall.games.nobility import events
from meeplehall.games.nobility.names import GOOD_NAMES as GOODS
from meeplehall.games.nobility.shapes import Building, Card, Commission, CouncilTile, Die, Order, Player, View

_EFFECTS = {
    "coin": "1 coin",
    "reputation": "1 reputation",
    "reroll": "reroll dice",
    "good": "1 good of the guild",
    "buy": "buy 1 good of any kind",
    "exchange": "exchange 1 good",
}
_DESKS = {
    "council-coins": "council tiles without their coins",
    "port-bonus": "1 coin more per good sold",
    "council-reputation": "the council costs 1 reputation",
    "second-card": "2 settlers cards",
    "house-price": "houses 1 coin less",
    "building-price": "buildings 1 coin less",
}
_EVENTS = {
    "port-bonus": "{0:+} coin per good sold",
    "apprentice-income": "{0:+} coin per apprentice in Income",
    "free-good": "{0:+} good with a purchase at a guild",
    "tavern-bonus": "the Tavern pays {0} coin",
    "tavern-cost": "the Tavern costs {0} coin",
    "house-price": "houses {0:+} coins",
    "building-price": "buildings {0:+} coins",
    "good-price": "goods at guilds {0:+} coin",
    "berk-modifiers": "{0:+} modifier at Berk's",
    "castle-bonus": "the White Castle gives {0:+} reputation",
    "council-reputation": "the council costs {0} reputation less",
    "council-vp": "council tiles {0:+} points",
    "port-limit": "at most {0} goods per visit to the Port",
    "building-tax": "{0} coin per own building in Income",
}
# Reasons of what other seats gain and lose by an action.
_FOR_OTHERS = ("reward", "keeper")
_PLACES = {
    "tavern": "the Tavern",
    "yard": "the Construction Yard",
    "hall": "the Guild Hall",
    "port": "the Port",
    "berk": "Berk's office",
    "castle": "the White Castle",
    "castle-4": "the White Castle, fourth slot",
    "board": "your player board",
    "chancery": "the Chancery",
}


# Pieces in words


def card(data: Card) -> str:
    """A settlers card."""
    stars = f", {data['stars']} star{'s' * (data['stars'] > 1)}" if data["stars"] else ""
    wants = ", ".join(data["goods"])
    workers = f"{data['workers']} worker{'s' * (data['workers'] != 1)}"
    return f"#{data['card']} {data['race']} ({wants}; {data['min']}-{data['max']}; {workers}{stars})"


def building(data: Building | None) -> str:
    """A building tile."""
    if data is None:
        return "-"
    if not data["guild"]:
        return "community building"
    return f"{data['guild']} workshop ({' or '.join(_EFFECTS[e] for e in data['effects'])})"


def council_tile(data: CouncilTile | None) -> str:
    """A tile of the Stone Council."""
    if data is None:
        return "-"
    coins = f" + {data['coins']} coins" if data["coins"] else ""
    return f"{_goods(data['goods'])}{coins}, nobility {data['nobility']}: {data['vp']} points"


def commission(data: Commission) -> str:
    """A commission."""
    of = data.get("race") or data.get("guild") or ""
    return f"{data['kind']}{' ' + of if of else ''} (up to {data['max']})"


def _goods(counts: list[int]) -> str:
    return ", ".join(f"{n} {name}" for name, n in zip(GOODS, counts) if n) or "nothing"


def _dice(slots: list[Die | None]) -> str:
    return " ".join("[ ]" if d is None else f"[{d['value']}:{'a' if d['seat'] is None else d['seat']}]" for d in slots)


# The board


def board(view: View) -> str:
    """The whole table from one seat. A die in a slot is shown with its seat, automa dice with an a."""
    lines = [f"Round {view['round']} of {view['rounds']}, first player: seat {view['first']}"]
    lines += _notices(view)
    lines += ["", *_town(view), "", *_guilds(view), "", *_council(view)]
    if "chancery" in view:
        lines += ["", *_chancery(view)]
    for seat, player in enumerate(view["players"]):
        lines += ["", *_player(seat, player, view)]
    return "\n".join(lines)


def _notices(view: View) -> list[str]:
    lines = []
    if view["event"]:
        text = ", ".join(_EVENTS[name].format(n) for name, n in view["event"]["effects"].items())
        lines.append(f"Event: {view['event']['name']} ({text})")
    if view["objective"]:
        lines.append(f"Objective: {view['objective']['threshold']} or more {view['objective']['theme']}")
    return lines


def _town(view: View) -> list[str]:
    tavern, hall, port, castle = view["tavern"], view["hall"], view["port"], view["castle"]
    lines = [f"Tavern (dice rise)  {_dice(tavern['dice'])}"]
    lines += [f"    {card(c)}" for c in tavern["cards"] if c]
    lines += [
        f"Yard (dice fall)    {_dice(view['yard']['dice'])}  a house: {view['yard']['price']} coins",
        "Guild Hall",
    ]
    for n, (tile, cost, die) in enumerate(zip(hall["tiles"], hall["cost"], hall["dice"]), start=1):
        lines.append(f"    {n}: {cost} coins {_dice([die])} {building(tile)}")
    spaces = [
        f"{name} {price} (x{left - sold})"
        for name, price, left, sold in zip(GOODS, port["prices"], port["spaces"], port["sold"])
    ]
    lines += [f"Port         {_dice(port['dice'])}", f"    {', '.join(spaces)}"]
    lines.append(f"Berk         {_dice(view['berk']['dice'])}")
    lines.append(f"White Castle {_dice(castle['dice'])}  reputation {' '.join(f'+{n}' for n in castle['gain'])}")
    return lines


def _guilds(view: View) -> list[str]:
    lines = []
    for guild, data in enumerate(view["guilds"]):
        who = [f"{seat}x{p['apprentices'][guild]}" for seat, p in enumerate(view["players"]) if p["apprentices"][guild]]
        closed = " closed by the automa" if data["blocked"] else ""
        income = "/".join(map(str, data["income"]))
        present = " ".join(who) or "-"
        lines.append(
            f"{data['name'].capitalize():<12} {_dice(data['dice'])}  "
            f"apprentices {present} of {data['slots']} (coins {income}){closed}"
        )
        for slot in data["workshops"]:
            if slot["tile"]:
                owner = "nobody" if slot["owner"] is None else f"seat {slot['owner']}"
                lines.append(f"    {building(slot['tile'])}, {owner}; owner gets 1 {slot['reward']}")
    return lines


def _council(view: View) -> list[str]:
    council = view["council"]
    lines = ["Stone Council"]
    for row, tiles in enumerate(council["rows"]):
        lines.append(f"  dice {'-'.join(map(str, council['row_dice'][row]))}")
        for race, tile, die in zip(council["columns"], tiles, council["dice"][row]):
            lines.append(f"    {race:<9} {_dice([die]) if die else council_tile(tile)}")
    return lines


def _chancery(view: View) -> list[str]:
    chancery = view["chancery"]
    lines = [f"Chancery     {_dice(chancery['dice'])}  {chancery['deck']} commissions in the deck"]
    for desk in chancery["desks"]:
        who = "free" if desk["seat"] is None else f"seat {desk['seat']}"
        lines.append(f"    {desk['die']}: {desk['race']}, {_DESKS[desk['benefit']]} ({who})")
    return lines


def _player(seat: int, player: Player, view: View) -> list[str]:
    mark = ">" if seat in view["turn_of"] else " "
    you = " (you)" if seat == view["seat"] else ""
    passed = ", passed" if player["passed"] else ""
    dice = " ".join(map(str, player["dice"])) or "-"
    lines = [
        f"{mark} seat {seat}{you}: {player['score']} points, {player['coins']} coins, {player['modifiers']} modifiers, "
        f"nobility {player['nobility']}, reputation {player['reputation']} ({player['placed']} used){passed}",
        f"    dice {dice}; workers {player['workers']}, houses ready {player['platform']}, "
        f"built {len(player['housed'])}",
        f"    goods: {_goods(player['goods'])}",
    ]
    if player["character"]:
        who = player["character"]
        gift = ", ".join(f"{n} {name}" for name, n in who["benefit"].items())
        taken = " (taken)" if player["lord"] else ""
        lines.append(f"    {who['name']}: a fourth {who['good']} on a card; as a Lord {gift}{taken}")
    if player["keeper"]:
        lines.append(f"    keeper of the {player['keeper']}")
    lines += [f"    card {card(c)}" for c in player["hand"]]
    if player["races"]:
        lines.append(f"    housed: {', '.join(player['races'])}")
    lots = [f"{lot + 1} ({player['lot_income'][lot]})" for lot, tile in enumerate(player["lots"]) if tile]
    if lots:
        lines.append(f"    community buildings on lots {', '.join(lots)}")
    for order in player.get("commissions", []):
        lines.append(f"    commission {_order(order)}")
    for n, offered in enumerate(player.get("offer", []), start=1):
        lines.append(f"    drawn {n}: {commission(offered)}")
    return lines


def _order(order: Order) -> str:
    what = commission(order["commission"]) if order["commission"] else "hidden"
    faces = [
        f"{face}{'*' if token else '+' if die else ''}"
        for face, token, die in zip(order["faces"], order["tokens"], order["dice"])
    ]
    return f"{what}, dice tile {order['tile']}: {' '.join(faces)}{', active' if order['active'] else ''}"


# Actions


def action(view: View, data: dict[str, Any]) -> str:
    """An action in words."""
    player = view["players"][max(view["seat"], 0)]
    match data["kind"]:
        case "character":
            return f"play {_character(view, data['character'])}"
        case "keep":
            return f"keep commission {data['card']} of those drawn"
        case "die":
            spent = abs(data["die"] - data["value"])
            as_value = f" as a {data['value']} ({spent} modifier{'s' * (spent > 1)})" if spent else ""
            return f"place the {data['die']}{as_value}"
        case "go":
            return f"go to {_place(view, data['place'])}"
        case "take" | "drop" | "complete":
            return f"{_VERBS[data['kind']]} {_find_card(view, data['card'])}"
        case "spend":
            kinds = view["decision"].get("kinds", [])
            return f"spend {data['number']} {kinds[0] if kinds else 'goods'}"
        case "sell":
            return f"sell {_own_building(data['building'])} for coins"
        case "reroll":
            return f"reroll {' '.join(_rerolled(player['dice'], data['dice']))}"
        case "buy":
            return f"buy 1 {data['good']} more"
        case "exchange":
            return f"exchange 1 {data['good']} for 1 {data['for']}"
        case "goods":
            return f"buy {data['number']} of the guild's goods"
        case "move":
            return f"move your apprentice from the {data['guild']}"
        case "transfer":
            return f"transfer an apprentice of seat {data['seat']} from the {data['guild']}"
        case "lot":
            return f"build on lot {data['lot']} ({player['lot_income'][data['lot'] - 1]} in Income)"
        case "ship":
            price = view["port"]["prices"][GOODS.index(data["good"])]
            return f"sell 1 {data['good']} (price {price})"
        case "modifiers":
            return "take the free modifiers" + (f" and buy {data['bought']}" if data["bought"] else "")
        case "replace":
            return f"replace all {data['what']}"
        case "recall":
            return f"recall an apprentice from the {data['guild']}"
        case "desk":
            return f"sit down at the {data['desk']} desk"
        case "choose":
            return f"choose 1 {data['good']}"
    return _PLAIN[data["kind"]] if data["kind"] != "end" else _end(view)


_VERBS = {"take": "take", "drop": "discard", "complete": "complete"}
_PLAIN = {
    "coin": "take 1 coin",
    "reputation": "gain 1 reputation",
    "good": "take 1 good of the guild",
    "worker": "place a worker as an apprentice",
    "accept": "let the apprentice go",
    "refuse": "refuse, for 1 reputation",
    "commission": "take a commission",
    "stop": "no more",
}


def _end(view: View) -> str:
    return "pass for this round" if view["decision"].get("passes") else "end the turn"


def _place(view: View, place: str) -> str:
    if place in _PLACES:
        value = view["decision"].get("value")
        if place == "hall" and value:
            return (
                f"the Guild Hall: {building(view['hall']['tiles'][value - 1])}, {view['hall']['cost'][value - 1]} coins"
            )
        return _PLACES[place]
    if place.startswith("council-"):
        race, value = place.removeprefix("council-"), view["decision"].get("value")
        council = view["council"]
        for row, dice in enumerate(council["row_dice"]):
            if value in dice:
                return f"the {race} councillor: {council_tile(council['rows'][row][council['columns'].index(race)])}"
        return f"the {race} councillor"
    if place.startswith("tile-"):
        return f"dice tile {place.removeprefix('tile-')}"
    return f"the {place}"


def _character(view: View, number: int) -> str:
    for who in view["decision"].get("characters", []):
        if who["character"] == number:
            return f"{who['name']} ({', '.join(f'{n} {name}' for name, n in who['benefit'].items())})"
    return f"character {number}"


def _find_card(view: View, number: int) -> str:
    shown = [*view["tavern"]["cards"], *[c for p in view["players"] for c in p["hand"]], view["decision"].get("card")]
    return next((card(c) for c in shown if c and c["card"] == number), f"card {number}")


def _own_building(name: str) -> str:
    where, _, slot = name.partition(".")
    return f"the community building on lot {slot}" if where == "lot" else f"workshop {slot} of the {where}"


def _rerolled(dice: list[int], chosen: str) -> list[str]:
    return [str(dice[int(n) - 1]) if int(n) <= len(dice) else n for n in chosen.split("+")]


def effect(happenings: Sequence[Happening]) -> str:
    """Coins, reputation and points that an action brings at once to whoever takes it."""
    sums = {"coin": 0, "reputation": 0, "point": 0}
    for event in happenings:
        match event:
            case events.Pass() | events.Income() | events.Round():
                break
            case events.Coins() | events.Reputation() | events.Points() if event.why not in _FOR_OTHERS:
                sums[event.name.removesuffix("s")] += event.amount
    parts = [f"{n:+} {name}{'s' * (abs(n) != 1 and name != 'reputation')}" for name, n in sums.items() if n]
    return f" ({', '.join(parts)})" if parts else ""


def news(event: Happening) -> str:
    """What has happened; empty if the board or the action itself tells it."""
    match event:
        case events.Round():
            return f"round {event.round}"
        case events.Pass():
            return f"seat {event.seat} has passed"
        case events.Benefit():
            return f"seat {event.seat} takes the benefit of the character"
        case events.Transfer():
            return f"seat {event.seat} wants an apprentice of seat {event.owner}"
        case events.Coins() | events.Points() | events.Reputation() | events.Modifiers():
            unit = event.name.removesuffix("s") if abs(event.amount) == 1 else event.name
            return f"seat {event.seat}: {event.amount:+} {unit} ({event.why})"
        case events.Nobility():
            return f"seat {event.seat}: nobility {event.amount:+}"
        case events.Automa():
            return (
                f"automa: Tavern {event.white}, Yard {event.green}, Guild Hall {event.yellow}, "
                f"guilds {event.red} and {event.blue}"
            )
        case events.Discarded():
            return f"the automa discards building {event.tile}"
    return ""
