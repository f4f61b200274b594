"""Positions built readably, and what an action changes in them.

A scene is a really started game whose table has been rearranged: every card, tile, meeple, house and die that is laid
out comes from its supply, and after every action all of them are counted. Unless said otherwise a seat has one house
on its platform, no goods, no coins, no cards, and its dice are unplaced sixes; six settlers lie in the Tavern, and the
Guild Hall, the council and the workshop slots are empty (but for the neutral workshops of one and two players).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest

from meeplehall.core.bits import members
from meeplehall.core.errors import IllegalAction
from meeplehall.core.generator import generator
from meeplehall.games.nobility import state as s
from meeplehall.games.nobility.actions import PLACE_NAMES
from meeplehall.games.nobility.commissions import make_order, make_return
from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import EFFECT_NAMES, GOOD_NAMES, GUILD_NAMES, RACE_NAMES
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.tables import full
from tests.nobility import conservation

SPECTATOR = -1
PEOPLE = ["Verelan", "Ilmari", "Martok", "Quillon", "Hanneke", "Bogrod"]  # by seat, by day
ABSENT = "Bogrod"  # at night
DESK_SIDES = ["top", "bottom"]
# Where the dice of a place start on the board, and how many slots it has; the value tells the slot of a die.
BY_PAIR = {
    **{guild: s.GUILD_DICE + 3 * i for i, guild in enumerate(GUILD_NAMES)},
    "berk": s.BERK_DICE,
    "castle": s.CASTLE_DICE,
}
BY_VALUE = {"hall": s.HALL_DICE, "port": s.PORT_DICE, "chancery": s.CHANCERY_DICE}
ROWS = {"tavern": s.TAVERN_DICE, "yard": s.YARD_DICE}


def scene(
    players: int = 3,
    *,
    seat: int = 0,
    first: int | None = None,
    round: int = 1,
    chancery: bool = False,
    night: bool = False,
    event: str = "",
    dieless_turn: str = "",
    rules: int | None = None,
    objective: int = 1,
    tavern: Iterable[int] | None = None,
    deck: Iterable[int] | None = None,
    hall: Iterable[str] = (),
    bag: Iterable[str] | None = None,
    scrap: Iterable[str] = (),
    ship: int = 1,
    sold: Mapping[str, int] | None = None,
    council: Mapping[str, int] | None = None,
    council_left: Iterable[int] | None = None,
    workshops: Mapping[str, str] | None = None,
    placed: Iterable[str] = (),
    under: Iterable[int] = (),
    automa: tuple[int, int, int, int, int] = (1, 6, 6, 5, 6),
    others: Mapping[int, Mapping[str, Any]] | None = None,
    seed: int = 1,
    **mine: Any,
) -> Nobility:
    """A position with `seat` to move at the start of its turn.

    tavern [1, 9]: these cards, then empty places; deck [5]: this card alone, the others are discarded.
    hall ["community", "scholars coin", ""]: from die 1 on; bag likewise, and then the rest is out of the game.
    sold {"magic": 2}: on the ship; council {"elf 2": 13}: tile 13 in the second row of the elves.
    workshops {"scholars.1": "0 coin", "wizards.2": "good"}: seat 0 owns the first, nobody the second.
    placed ["1 tavern 2", "0 council-elf 3"]: dice of these seats, in order; on a council space its tile is theirs.
    under [3, 8]: commissions under the deck, each returned alone by the last seat, the upper first.
    What `mine` (and `others`, by seat) may hold is listed at `furnish`.
    """
    state = _started(players, chancery, night, event != "", dieless_turn, objective, rules).clone()
    assert isinstance(state, Nobility)
    _clear(state)
    state.rng = generator(seed)
    state.round = round - 1
    state.first = seat if first is None else first
    state.current, state.stage, state.todo = seat, s.ACTIONS, s.TURN
    _lay_out_ships(state, ship, sold or {})
    for space, tile in (council or {}).items():
        race, row = space.split()
        state.council[int(row) * 6 - 6 + RACE_NAMES.index(race)] = _take(state, "council_left", tile)
    if event:
        state.event = state.tables.event_names.index(event)
        state.events_left = full(16) - 2**state.event
    all_workshops = dict(workshops or {})
    on_board = [text.split() for text in placed]
    for n in range(players):
        in_hand = (4 if players == 6 else 5) - len([who for who, *_ in on_board if who == str(n)])
        furnish(state, n, all_workshops, in_hand, **(mine if n == seat else (others or {}).get(n, {})))
    for at, text in all_workshops.items():
        _build(state, at, text)
    for place, name in enumerate(hall):
        if name:
            state.hall += _take(state, "bag", building(state, name, state.bag)) * 64**place
    if players <= 2:
        _neutral(state)
    if bag is not None:
        kept = [_take(state, "bag", building(state, name, state.bag)) for name in bag]
        old = [_take(state, "bag", building(state, name, state.bag)) for name in scrap]
        state.gone |= state.bag
        state.bag, state.scrap = _set(kept), _set(old)
    _lay_out_cards(state, tavern, deck)
    if council_left is not None:
        for tile in set(members(state.council_left)) - set(council_left):
            state.players[seat].tiles |= 2 ** _take(state, "council_left", tile)
    for i, commission in enumerate(under):
        state.under[i] = make_return(_take(state, "commissions", commission), players - 1, 0)
        state.players[-1].seen |= 2**commission
    if players == 1:
        _automa(state, automa)
    for who, place, die in on_board:
        _place(state, int(who), place, int(die))
    conservation.check(state)
    return state


def furnish(
    state: Nobility,
    seat: int,
    workshops: dict[str, str],
    in_hand: int,
    *,
    dice: Iterable[int] = (),
    spare: int = 6,
    coins: int = 0,
    modifiers: int = 0,
    reputation: int | None = None,
    nobility: int | None = None,
    score: int | None = None,
    goods: Mapping[str, int] | None = None,
    workers: int = 0,
    apprentices: Mapping[str, int] | None = None,
    platform: int = 1,
    hand: Iterable[int] = (),
    housed: Iterable[int] = (),
    lots: Iterable[int] = (),
    tiles: Iterable[int] = (),
    passed: bool = False,
    lord: bool | None = None,
    character: str = "",
    keeper: str = "",
    desks: Iterable[str] = (),
    orders: Mapping[int, int] | None = None,
    tokens: Mapping[int, Iterable[int]] | None = None,
) -> None:
    """What belongs to a seat that has so many dice not yet placed.

    dice (5, 2): unplaced, and as many `spare` as are missing; lots (1, 3): community buildings there.
    tiles: council tiles; desks ["top 4"]; orders {3: 14}: dice tile 3 lies with commission 14, the first of them is the
    commission of the setup; tokens {3: [1, 4]}: on these faces.
    """
    p = state.players[seat]
    night = state.night == 1
    assert len(list(dice)) <= in_hand, "more dice than are left"
    p.dice = sum(1024 ** (die - 1) for die in (list(dice) + [spare] * 5)[:in_hand])
    p.coins, p.modifiers = coins, modifiers
    p.reputation = reputation if reputation is not None else (7 if state.seats == 6 else 9)
    p.nobility = nobility if nobility is not None else 6 * night
    p.score = score if score is not None else 12 * night
    p.goods = heap(goods or {}, GOOD_NAMES)
    p.apprentices = heap(apprentices or {}, GUILD_NAMES)
    p.workers = workers
    p.platform = platform
    p.hand = _set(_take(state, "deck", n) for n in hand)
    p.housed = _set(_take(state, "deck", n) for n in housed)
    p.races = _set({state.tables.card_race[n] for n in housed})
    p.houses = 7 - p.platform - len(list(housed))
    for lot in lots:
        p.lots += _take(state, "bag", building(state, "community", state.bag)) * 64 ** (lot - 1)
    p.tiles = _set(_take(state, "council_left", n) for n in tiles)
    p.passed = 1 if passed else 0
    p.keeper = GUILD_NAMES.index(keeper) + 1 if keeper else (seat + 1) * night
    p.character = _character(state, seat, character)
    p.lord = int(lord) if lord is not None else int(p.nobility >= 5)
    p.masters = sum(1 for text in workshops.values() if text.split()[0] == str(seat))
    for text in desks:
        side, value = text.split()
        state.desks[DESK_SIDES.index(side) * 6 + int(value) - 1] = seat + 1
        p.desks += 1024 ** (int(value) - 1)
        p.seated += 1
    if state.chancery == 1:
        _hand_out_orders(state, seat, orders or {}, tokens or {})
    standing = p.workers + sum((apprentices or {}).values()) + p.masters + len(list(lots)) + p.seated + (p.keeper > 0)
    p.meeples = 14 - standing


def crowd(*free: int) -> dict[int, dict[str, Any]]:
    """What the others of six players hold when no settlers card but these is left for seat 0 and the Tavern."""
    cards = [n for n in range(1, 49) if n not in free]
    return {
        seat: {"housed": cards[seat * 7 - 7 : seat * 7], "hand": cards[32 + seat * 3 : 35 + seat * 3], "platform": 0}
        for seat in range(1, 6)
    }


# Laying out


@cache
def _started(
    players: int, chancery: bool, night: bool, events: bool, dieless_turn: str, objective: int, rules: int | None
) -> Nobility:
    options = {"night": "yes" if night else "no", "events": "yes" if events else "no"}
    if dieless_turn:
        options["dieless_turn"] = dieless_turn
    if chancery or players == 6:
        options["chancery"] = "yes"
    if players == 1:
        options["objective"] = str(objective)
    state = GAME.new(players, options, seed=1, rules=rules)
    assert isinstance(state, Nobility)
    while state.stage == s.SETUP:
        seat = state.actor()
        state.apply(seat, state.legal(seat)[0])
    return state


def _clear(state: Nobility) -> None:
    """Everything back into the supplies."""
    state.players = [s.Player() for _ in range(state.seats)]
    state.deck = state.bag = full(48)
    state.discards = state.tavern = state.scrap = state.gone = state.hall = 0
    state.council_left, state.events_left, state.events_past, state.event = full(30), 0, 0, 0
    state.blocked = state.acted = state.die = state.value = 0
    state.absent = state.tables.character_names.index(ABSENT) * state.night
    for row in (state.dice, state.workshops, state.council, state.desks, state.orders, state.under):
        for i in range(len(row)):
            row[i] = 0
    state.commissions = state.dice_tiles = full(18) * state.chancery


def _take(state: Nobility, supply: str, n: int) -> int:
    there = getattr(state, supply)
    assert there & 2**n, f"{n} is not in the {supply} any more"
    setattr(state, supply, there - 2**n)
    return n


def _set(numbers: Iterable[int]) -> int:
    return sum(2**n for n in numbers)


def heap(counts: Mapping[str, int], names: list[str]) -> int:
    """Counts by name as the heap that the engine keeps."""
    return sum(n * 1024 ** names.index(name) for name, n in counts.items())


def building(state: Nobility, name: str, among: int) -> int:
    """The lowest of the tiles with this name: "community", "scholars coin", "wizards coin/reroll"."""
    found = [n for n in members(among) if building_name(state, n) == name]
    assert found, f"no {name} left for this scene"
    return found[0]


def building_name(state: Nobility, tile: int) -> str:
    guild = state.tables.tile_guild[tile]
    if tile == 0:
        return ""
    if guild < 0:
        return "community"
    return f"{GUILD_NAMES[guild]} {'/'.join(EFFECT_NAMES[n] for n in members(state.tables.tile_effects[tile]))}"


def _build(state: Nobility, at: str, text: str) -> None:
    guild, slot = at.split(".")
    owner, _, effects = text.rpartition(" ")
    tile = _take(state, "bag", building(state, f"{guild} {effects}", state.bag))
    here = GUILD_NAMES.index(guild) * 3 + int(slot) - 1
    assert state.workshops[here] == 0
    state.workshops[here] = tile + (64 * (int(owner) + 1) if owner else 0)


def _neutral(state: Nobility) -> None:
    """RN-104, RN-846: the middle slots, as far as the scene has left them empty."""
    for guild in range(6):
        if state.workshops[guild * 3 + 1] == 0 and guild + 1 not in [p.keeper for p in state.players]:
            tile = next(n for n in members(state.bag) if state.tables.tile_guild[n] == guild)
            state.workshops[guild * 3 + 1] = _take(state, "bag", tile)


def _lay_out_ships(state: Nobility, ship: int, sold: Mapping[str, int]) -> None:
    state.ships = full(18)
    state.ship = _take(state, "ships", ship)
    for _ in range(state.round):
        _take(state, "ships", members(state.ships)[-1])
    state.cargo = heap(sold, GOOD_NAMES)


def _lay_out_cards(state: Nobility, tavern: Iterable[int] | None, deck: Iterable[int] | None) -> None:
    wanted = list(deck or [])
    for n in wanted:
        _take(state, "deck", n)
    cards = list(tavern) if tavern is not None else members(state.deck)[:6]
    state.tavern = sum(_take(state, "deck", card) * 64**place for place, card in enumerate(cards))
    if deck is not None:
        state.discards, state.deck = state.deck, _set(wanted)


def _character(state: Nobility, seat: int, name: str) -> int:
    t = state.tables
    if not name and state.night == 1:
        guild = state.players[seat].keeper - 1
        return next(n for n in range(1, 14) if t.character_guild[n] == guild and n != state.absent)
    return t.character_names.index(name or PEOPLE[seat])


def _hand_out_orders(
    state: Nobility, seat: int, orders: Mapping[int, int], tokens: Mapping[int, Iterable[int]]
) -> None:
    """At least one commission each; those nobody mentions come from the end of the deck and of the tiles."""
    wanted = dict(orders) or {members(state.dice_tiles)[-1]: members(state.commissions)[-1]}
    for i, (tile, commission) in enumerate(wanted.items()):
        _take(state, "dice_tiles", tile)
        _take(state, "commissions", commission)
        slots = _set(state.tables.tile_faces[tile].index(face) for face in tokens.get(tile, ()))
        state.orders[tile] = make_order(seat, commission, slots, 0, i > 0)
    state.players[seat].extras = len(wanted) - 1


def _automa(state: Nobility, dice: tuple[int, int, int, int, int]) -> None:
    """RN-822, without its consequences but for the building, which goes."""
    white, green, yellow, red, blue = dice
    mark = 8 * (s.AUTOMA + 1)
    state.dice[s.TAVERN_DICE] = mark + white
    state.dice[s.YARD_DICE] = mark + green
    state.dice[s.HALL_DICE + yellow - 1] = mark + yellow
    assert state.hall // 64 ** (yellow - 1) % 64 == 0, "the automa die lies on an empty slot of the Guild Hall"
    for value in {red, blue}:
        state.dice[s.GUILD_DICE + value * 3 - 3] = mark + value
        state.blocked |= 2 ** (value - 1)


def _place(state: Nobility, seat: int, place: str, value: int) -> None:
    """A die of the seat onto the board."""
    p = state.players[seat]
    pair = (value - 1) // 2
    if place in ROWS:
        here = next(i for i in range(ROWS[place], ROWS[place] + 6) if state.dice[i] == 0)
    elif place in BY_PAIR:
        here = BY_PAIR[place] + pair
    elif place in BY_VALUE:
        here = BY_VALUE[place] + value - 1
    elif place.startswith("council-"):
        space = pair * 6 + RACE_NAMES.index(place.removeprefix("council-"))
        here = s.COUNCIL_DICE + space
        p.tiles |= 2 ** state.council[space]
        assert state.council[space], "a die on the council lies where a tile was"
        state.council[space] = 0
    elif place == "castle-4":
        here = s.CASTLE_DICE + 3
    elif place == "board":
        here = s.BOARD_DICE + seat
    else:
        tile = int(place.removeprefix("tile-"))
        state.orders[tile] += 2 ** (11 + state.tables.tile_faces[tile].index(value))
        here = -1
    if here >= 0:
        assert state.dice[here] == 0, f"a die lies there already: {place} {value}"
        state.dice[here] = value + 8 * (seat + 1)
    p.placed += value


# Playing


def do(state: Nobility, *actions: str) -> None:
    """Carry out actions in notation, each by the seat that owes a decision."""
    for text in actions:
        state.apply(state.actor(), GAME.parse(text))
        conservation.check(state)


def act(state: Nobility, *actions: str) -> dict[str, Any]:
    """Carry out actions and tell all that changed on the table, with its new value, and nothing that did not."""
    before = table(state)
    do(state, *actions)
    return changes(before, state)


def visit(state: Nobility, die: str, place: str, *actions: str) -> dict[str, Any]:
    """Place a die ("5", "5 as 4") and act there; what changed, but for the die itself, which is checked."""
    seat, words = state.actor(), die.split()
    before = table(state)
    do(state, f"die {die}", f"go {place}", *actions)
    changed = changes(before, state)
    rolled, value = int(words[0]), int(words[-1])
    if state.stage == s.ACTIONS and state.round + 1 == before["round"]:
        if not any(text.startswith("reroll") for text in actions):
            left = list(before[f"{seat} dice"])
            left.remove(rolled)
            assert changed.pop(f"{seat} dice") == left
        assert changed.pop(f"{seat} placed") == before[f"{seat} placed"] + value
        put = [name for name, new in changed.items() if " die " in name and new == (seat, value)]
        assert len(put) == 1
        assert put[0].startswith("castle die 4" if place == "castle-4" else place)
        del changed[put[0]]
    changed.pop("decision", None)
    return changed


def legal(state: Nobility, *kinds: str) -> list[str]:
    """The legal actions in notation; only those of these kinds, if any are named."""
    texts = [GAME.notation(action) for action in state.legal(state.actor())]
    return [text for text in texts if not kinds or text.split()[0] in kinds]


def places(state: Nobility, die: str) -> list[str]:
    """Where this die ("5", "5 as 4") can go; nothing if it cannot be placed."""
    if f"die {die}" not in legal(state):
        return []
    twin = state.clone()
    assert isinstance(twin, Nobility)
    do(twin, f"die {die}")
    return [text.removeprefix("go ") for text in legal(twin)]


def open_to(state: Nobility, place: str, dice: Iterable[int] = range(1, 7)) -> list[int]:
    """The values of these dice of the seat in turn that can go to this place."""
    return [die for die in dice if place in places(state, str(die))]


def refused(state: Nobility, *actions: str) -> bool:
    """Whether each of the actions is refused, leaving everything as it was."""
    before = state.digest()
    for text in actions:
        with pytest.raises(IllegalAction):
            state.apply(state.actor(), GAME.parse(text))
    return state.digest() == before


def end_turns(state: Nobility, times: int = 1) -> None:
    """The next turns end at once."""
    for _ in range(times):
        do(state, "end")


def idle_round(state: Nobility, *choices: str) -> None:
    """Nobody does anything more in this round; goods of choice in Income are these, else the first ones."""
    now, wanted = state.round, list(choices)
    while not state.over and state.round == now:
        texts = legal(state)
        do(state, "end" if "end" in texts else wanted.pop(0) if wanted else texts[0])


def after_round(state: Nobility, *choices: str) -> dict[str, Any]:
    """What changes until the next round has begun, or the game is over."""
    before = table(state)
    idle_round(state, *choices)
    return changes(before, state)


def play_on(state: Nobility, seed: int) -> Iterable[Nobility]:
    """Legal actions at random to the end; the state after each."""
    policy = generator(seed)
    while not state.over:
        seat = state.actor()
        choices = state.legal(seat)
        state.apply(seat, choices[policy.below(len(choices))])
        yield state


# Looking


def changes(before: Mapping[str, Any], state: Nobility) -> dict[str, Any]:
    """All that is different now, with its new value."""
    after = table(state)
    return {name: value for name, value in after.items() if before.get(name) != value and (value or name in before)}


def table(state: Nobility) -> dict[str, Any]:
    """All that lies open, flat and by readable names; supplies that nobody sees the order of are left out."""
    seen = state.view(SPECTATOR)
    flat: dict[str, Any] = {name: seen[name] for name in ("over", "round", "stage", "first")}
    flat["turn of"] = seen["turn_of"]
    flat["decision"] = seen["decision"]["kind"]
    flat["event"] = seen["event"]["name"] if seen["event"] else ""
    flat["events past"] = [event["name"] for event in seen["events_past"]]
    flat["tavern"] = [card["card"] if card else 0 for card in seen["tavern"]["cards"]]
    flat["discards"] = seen["tavern"]["discards"]
    flat["hall"] = [building_name(state, tile["tile"] if tile else 0) for tile in seen["hall"]["tiles"]]
    flat["scrap"] = sorted(building_name(state, tile) for tile in seen["hall"]["discards"])
    flat["gone"] = sorted(building_name(state, tile) for tile in seen["hall"]["gone"])
    flat["ship"] = seen["port"]["ship"]
    flat["sold"] = named(seen["port"]["sold"], GOOD_NAMES)
    for row in range(3):
        for column, race in enumerate(RACE_NAMES):
            tile = seen["council"]["rows"][row][column]
            flat[f"council {race} {row + 1}"] = tile["tile"] if tile else 0
            flat[f"council-{race} die {row + 1}"] = _die(seen["council"]["dice"][row][column])
    dice = {place: seen[place]["dice"] for place in ("tavern", "yard", "hall", "port", "berk", "castle")}
    for guild in seen["guilds"]:
        dice[guild["name"]] = guild["dice"]
        for i, slot in enumerate(guild["workshops"]):
            tile = building_name(state, slot["tile"]["tile"] if slot["tile"] else 0).partition(" ")[2]
            owner = "" if slot["owner"] is None else f"{slot['owner']} "
            flat[f"{guild['name']}.{i + 1}"] = owner + tile
    if state.chancery == 1:
        dice["chancery"] = seen["chancery"]["dice"]
        flat["commissions"] = seen["chancery"]["deck"]
        for i, desk in enumerate(seen["chancery"]["desks"]):
            flat[f"desk {DESK_SIDES[i // 6]} {i % 6 + 1}"] = desk["seat"]
    for place, row in dice.items():
        for i, die in enumerate(row):
            flat[f"{place} die {i + 1}"] = _die(die)
    for n, player in enumerate(seen["players"]):
        flat |= {f"{n} {name}": value for name, value in _player(state, player).items()}
        flat[f"board die of {n}"] = _die(player["board_die"])
        for order in player.get("commissions", []):
            for face, token, die in zip(order["faces"], order["tokens"], order["dice"]):
                flat[f"tile-{order['tile']} token {face}"] = token
                flat[f"tile-{order['tile']} die {face}"] = (n, face) if die else None
    return flat


PLAIN = ["score", "coins", "modifiers", "reputation", "nobility", "dice", "placed", "passed", "workers", "masters"]
PLAIN += ["seated", "keeper", "platform", "races", "lord", "desks", "extras"]


def _player(state: Nobility, player: Mapping[str, Any]) -> dict[str, Any]:
    flat = {name: player[name] for name in PLAIN if name in player}
    flat["goods"] = named(player["goods"], GOOD_NAMES)
    flat["apprentices"] = named(player["apprentices"], GUILD_NAMES)
    flat["hand"] = [card["card"] for card in player["hand"]]
    flat["housed"] = [card["card"] for card in player["housed"]]
    flat["lots"] = [lot + 1 for lot, tile in enumerate(player["lots"]) if tile]
    flat["council"] = [tile["tile"] for tile in player["council"]]
    flat["character"] = player["character"]["name"] if player["character"] else ""
    flat["tiles"] = [order["tile"] for order in player.get("commissions", [])]
    return flat


def _die(die: Mapping[str, Any] | None) -> tuple[Any, int] | None:
    return (die["seat"], die["value"]) if die else None


def named(counts: list[int], names: list[str]) -> dict[str, int]:
    """Counts by name, without what is not there."""
    return {name: n for name, n in zip(names, counts) if n}


assert set(ROWS) | set(BY_PAIR) | set(BY_VALUE) <= set(PLACE_NAMES)
