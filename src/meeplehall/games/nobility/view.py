"""What a seat may see: everything but supplies' order, sealed choices and the others' commissions (RN-836)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import BIT, members
from meeplehall.core.heap import as_list
from meeplehall.core.native import i64, vec
from meeplehall.games.nobility import shapes
from meeplehall.games.nobility.berk import open_at_berk
from meeplehall.games.nobility.commissions import (
    active,
    commission_of,
    dice_on,
    is_extra,
    mate,
    offered,
    owner_of,
    returned_card,
    returner,
    tokens_on,
)
from meeplehall.games.nobility.council import reputation_lost
from meeplehall.games.nobility.dice import playable
from meeplehall.games.nobility.guilds import good_price, guild_open
from meeplehall.games.nobility.hall import building_price
from meeplehall.games.nobility.names import (
    COMMISSION_KINDS,
    DESK_NAMES,
    EFFECT_NAMES,
    EVENT_EFFECTS,
    GOOD_NAMES,
    GUILD_NAMES,
    RACE_NAMES,
    REWARD_NAMES,
    THEME_NAMES,
)
from meeplehall.games.nobility.night import may_choose
from meeplehall.games.nobility.port import price
from meeplehall.games.nobility.prospects import against, best_value, housing, room
from meeplehall.games.nobility.rows import as_items
from meeplehall.games.nobility.settlers import TAVERN_CARDS
from meeplehall.games.nobility.solo import reached
from meeplehall.games.nobility.state import (
    ACTIONS,
    ANSWER,
    APPRENTICES,
    AT_BERK,
    AUTOMA,
    BERK_DICE,
    BOARD_DICE,
    BUY,
    CASTLE_DICE,
    CHANCERY_DICE,
    CHOOSE_CHARACTER,
    CHOOSE_COMMISSION,
    CHOOSE_LOT,
    CHOOSE_PLACE,
    COUNCIL_DICE,
    DIE_DONE,
    DROP_CARD,
    GIFT_CARD,
    GIFT_GOOD,
    GUILD_DICE,
    HALL_DICE,
    LOTS,
    OWNED,
    PORT_DICE,
    SELL_GOODS,
    SPEND_GOODS,
    TAKE_CARD,
    TAVERN_DICE,
    TURN,
    UNDER,
    WORKSHOP,
    WORKSHOP_SLOTS,
    YARD_DICE,
    Board,
    Player,
)
from meeplehall.games.nobility.tables import BENEFIT, BENEFIT_NAMES, CHARACTERS, EVENT_KINDS, Tables
from meeplehall.games.nobility.turn import can_complete, can_place, can_sell, next_seat, passes
from meeplehall.games.nobility.yard import house_price

DECISIONS: Final = [
    "",
    "character",
    "commission",
    "turn",
    "place",
    "card",
    "drop",
    "spend",
    "workshop",
    "buy",
    "apprentices",
    "transfer",
    "lot",
    "sell",
    "berk-commission",
    "berk-keep",
    "berk-modifiers",
    "berk-replace",
    "recall",
    "desk",
    "benefit-card",
    "benefit-good",
    "over",
    "berk",
]
DONE: Final = ["die", "card", "sale"]
BERK_ACTIONS: Final = ["commission", "modifiers", "replace"]
STAGES: Final = ["setup", "actions", "income", "over"]


def view(s: Board, seat: i64) -> shapes.View:
    """Plain data for one seat, or for a spectator (-1)."""
    t = s.tables
    choosing = s.todo == CHOOSE_COMMISSION
    out: shapes.View = {
        "game": "nobility",
        "rules": s.rules,
        "seat": seat,
        "options": {
            "chancery": s.chancery == 1,
            "events": s.events == 1,
            "night": s.night == 1,
            "dieless_turn": "free" if s.free_turns == 1 else "last",
        },
        "figures": _figures(s),
        "over": s.over,
        "round": s.round + 1,
        "rounds": t.rounds,
        "stage": STAGES[s.stage],
        "first": s.first,
        # While commissions are chosen, who has already chosen is nobody's business.
        "turn_of": list(range(s.seats))
        if choosing
        else ([] if s.over else [s.asked if s.todo == ANSWER else s.current]),
        "next": _next(s),
        "decision": _decision(s),
        "event": _event(t, s.event) if s.event != 0 else None,
        "events_past": [_event(t, n) for n in members(s.events_past)],
        "objective": _objective(s),
        "tavern": {
            "cards": [_card(t, n) if n != 0 else None for n in as_items(s.tavern, TAVERN_CARDS)],
            "dice": _dice(s, TAVERN_DICE, t.tavern_slots[s.seats]),
            "deck": members(s.deck),
            "discards": members(s.discards),
        },
        "yard": {"dice": _dice(s, YARD_DICE, t.yard_slots[s.seats]), "price": t.house_price},
        "guilds": [_guild(s, guild) for guild in range(6)],
        "hall": {
            "tiles": [_building(t, n) if n != 0 else None for n in as_items(s.hall, 6)],
            "cost": [t.building_cost[die] for die in range(1, 7)],
            "dice": _dice(s, HALL_DICE, 6),
            "bag": members(s.bag),
            "discards": members(s.scrap),
            "gone": members(s.gone),
            "community_vp": t.community_vp,
            "community_stars": t.community_stars,
            "community_bonus": t.community_bonus,
            "resale": t.resale,
        },
        "port": {
            "ship": s.ship,
            "prices": [t.ship_price[s.ship * 6 + kind] for kind in range(6)],
            "spaces": [t.ship_spaces[s.ship * 6 + kind] for kind in range(6)],
            "sold": as_list(s.cargo),
            "dice": _dice(s, PORT_DICE, 6),
            "ships": members(s.ships),
        },
        "council": {
            "rows": [[_council_space(s, row * 6 + column) for column in range(6)] for row in range(3)],
            "row_dice": [[die for die in range(1, 7) if t.council_row[die] == row] for row in range(3)],
            "columns": list(RACE_NAMES),
            "dice": [_dice(s, COUNCIL_DICE + row * 6, 6) for row in range(3)],
            "tiles": members(s.council_left),
            "reputation": t.council_reputation,
        },
        "berk": {
            "dice": _dice(s, BERK_DICE, 3),
            "free": _list(t.berk_free),
            "buy": _list(t.berk_buy),
            "modifier_price": t.modifier_price,
            "draw": _list(t.berk_draw),
            "reputation": _list(t.berk_reputation),
        },
        "castle": {
            "gain": _list(t.castle_gain),
            "extra": t.castle_extra,
            "dice": _dice(s, CASTLE_DICE, t.castle_slots[s.seats]),
        },
        "players": [_player(s, n, seat) for n in range(s.seats)],
    }
    if s.chancery == 1:
        out["chancery"] = {
            "dice": _dice(s, CHANCERY_DICE, 6),
            "desks": [_desk(s, desk) for desk in range(12 if s.seats >= 5 else 6)],
            "tiles": members(s.dice_tiles),
            "deck": _deck_size(s),
            "under": _under(s, seat),
        }
    if s.night == 1:
        out["absent"] = t.character_names[s.absent]
    return out


def _figures(s: Board) -> shapes.Figures:
    t = s.tables
    return {
        "hand": t.hand,
        "most_per_good": t.most_per_good,
        "min_reputation": t.min_reputation,
        "max_reputation": t.max_reputation,
        "lord": t.lord,
        "nobility_vp": _list(t.nobility_vp),
        "guild_buy": _list(t.guild_buy),
        "guild_place": _list(t.guild_place),
        "guild_activates": _list(t.guild_activates),
        "owner_reward": t.owner_reward[s.seats],
        "goods_per_vp": t.goods_per_vp,
        "night_guild_vp": t.night_guild_vp,
        "chancery_income": t.chancery_income,
    }


def _player(s: Board, n: i64, viewer: i64) -> shapes.Player:
    p = s.players[n]
    out: shapes.Player = {
        "score": p.score,
        "coins": p.coins,
        "modifiers": p.modifiers,
        "reputation": p.reputation,
        "nobility": p.nobility,
        "goods": as_list(p.goods),
        "dice": _faces(p.dice),
        "dice_as": [best_value(p, face) for face in _faces(p.dice)],
        "placed": p.placed,
        "room": room(p),
        "board_die": _die(s.dice[BOARD_DICE + n]),
        "passed": p.passed == 1,
        "meeples": p.meeples,
        "workers": p.workers,
        "apprentices": as_list(p.apprentices),
        "masters": p.masters,
        "seated": p.seated,
        "keeper": "" if p.keeper == 0 else GUILD_NAMES[p.keeper - 1],
        "houses": p.houses,
        "platform": p.platform,
        "hand": [_card(s.tables, card) for card in members(p.hand)],
        "housing": [housing(s, p, card) for card in members(p.hand)],
        "housed": [_card(s.tables, card) for card in members(p.housed)],
        "races": [RACE_NAMES[race] for race in members(p.races)],
        "lots": [_building(s.tables, tile) if tile != 0 else None for tile in as_items(p.lots, LOTS)],
        "lot_income": [REWARD_NAMES[s.tables.lot_income[lot]] for lot in range(LOTS)],
        "council": [_council_tile(s.tables, tile) for tile in members(p.tiles)],
        "character": _character(s.tables, p.character) if p.character != 0 else None,
        "lord": p.lord == 1,
        "prices": {
            "house": house_price(s, p),
            "buildings": [building_price(s, p, die) for die in range(1, 7)],
            "goods": [price(s, p, kind) for kind in range(6)],
            "council_reputation": reputation_lost(s, p),
        },
    }
    if s.night == 1 and p.character == 0:
        out["characters"] = _eligible(s, p)
    if s.chancery == 1:
        own = n == viewer
        out["desks"] = [desk["benefit"] for desk in [_desk(s, i) for i in range(len(s.desks))] if desk["seat"] == n]
        out["extras"] = p.extras
        out["commissions"] = [
            _order(s, tile, own or s.over) for tile in range(1, len(s.orders)) if owner_of(s.orders[tile]) == n
        ]
        if own:
            out["offer"] = [_commission(s.tables, offered(p.offer, i)) for i in range(3) if offered(p.offer, i) != 0]
            out["choice"] = p.choice
            out["seen"] = members(p.seen)
    return out


def _eligible(s: Board, p: Player) -> list[shapes.Character]:
    return [_character(s.tables, n) for n in range(1, CHARACTERS + 1) if may_choose(s, p, n)]


def _next(s: Board) -> int | None:
    following = next_seat(s) if s.stage == ACTIONS else s.current
    return following if following != s.current and following >= 0 else None


def _decision(s: Board) -> shapes.Decision:
    """What is asked of the seat in turn."""
    t = s.tables
    todo = s.todo
    out: shapes.Decision = {"kind": DECISIONS[todo], "done": [DONE[i] for i in range(3) if s.acted & BIT[i] != 0]}
    if s.die != 0:
        out["die"] = s.die
        out["value"] = s.value
    if todo == TURN:
        dice = playable(s, s.current) if s.acted & DIE_DONE == 0 else 0
        able = [can_place(s, s.current), can_complete(s, s.current), can_sell(s, s.current)]
        out["open"] = [name for name, can in zip(DONE, able) if can]
        out["passes"] = passes(s)
        out["playable"] = [face for face in range(1, 7) if (dice >> ((face - 1) * 6)) & 63 != 0]
    elif todo == CHOOSE_CHARACTER:
        out["characters"] = _eligible(s, s.players[s.current])
    elif todo == DROP_CARD:
        out["card"] = _card(t, s.card)
    elif todo == SPEND_GOODS:
        out["card"] = _card(t, s.card)
        out["housing"] = housing(s, s.players[s.current], s.card)
        out["kinds"] = [GOOD_NAMES[kind] for kind in members(s.step)]
        out["spent"] = s.left
    elif todo == GIFT_CARD or todo == GIFT_GOOD:
        out["cards"] = s.gift_cards
        out["goods"] = s.gift_goods
        out["due"] = s.due
    elif todo == TAKE_CARD:
        out["taken"] = s.step
        out["left"] = s.left
    elif todo == WORKSHOP:
        out["slot"] = s.step + 1
        out["building"] = _building(t, s.workshops[s.guild * WORKSHOP_SLOTS + s.step] % OWNED)
    elif todo == APPRENTICES:
        out["left"] = s.left
    elif todo == ANSWER:
        out["origin"] = GUILD_NAMES[s.step]
        out["by"] = s.current
    elif todo == CHOOSE_LOT:
        out["building"] = _building(t, s.card)
    elif todo == SELL_GOODS:
        out["sold"] = s.step
        out["left"] = s.left
    elif todo == AT_BERK:
        out["open"] = [BERK_ACTIONS[i] for i in members(open_at_berk(s, s.current))]
    if todo == TURN or todo == CHOOSE_PLACE:
        out["against"] = against(s, s.current)
    if todo == WORKSHOP or todo == BUY or todo == APPRENTICES or todo == ANSWER:
        out["guild"] = GUILD_NAMES[s.guild]
    return out


def _die(slot: i64) -> shapes.Die | None:
    if slot == 0:
        return None
    seat = slot // 8 - 1
    return {"value": slot % 8, "seat": None if seat == AUTOMA else seat}


def _dice(s: Board, first: i64, n: i64) -> list[shapes.Die | None]:
    return [_die(s.dice[first + i]) for i in range(n)]


def _faces(heap: i64) -> list[int]:
    return [face + 1 for face, n in enumerate(as_list(heap)) for _ in range(n)]


def _card(t: Tables, n: i64) -> shapes.Card:
    return {
        "card": n,
        "race": RACE_NAMES[t.card_race[n]],
        "goods": [GOOD_NAMES[kind] for kind in members(t.card_goods[n])],
        "min": t.card_min[n],
        "max": t.card_max[n],
        "workers": t.card_workers[n],
        "stars": t.card_stars[n],
    }


def _building(t: Tables, n: i64) -> shapes.Building:
    guild = t.tile_guild[n]
    return {
        "tile": n,
        "guild": GUILD_NAMES[guild] if guild >= 0 else "",
        "effects": [EFFECT_NAMES[effect] for effect in members(t.tile_effects[n])],
    }


def _guild(s: Board, guild: i64) -> shapes.Guild:
    t = s.tables
    slots: list[shapes.WorkshopSlot] = []
    for slot in range(WORKSHOP_SLOTS):
        here = s.workshops[guild * WORKSHOP_SLOTS + slot]
        slots.append(
            {
                "tile": _building(t, here % OWNED) if here != 0 else None,
                "owner": here // OWNED - 1 if here >= OWNED else None,
                "vp": t.workshop_vp[slot],
                "stars": t.workshop_stars[slot],
                "reward": REWARD_NAMES[t.workshop_reward[slot]],
            }
        )
    return {
        "name": GUILD_NAMES[guild],
        "good": GOOD_NAMES[guild],
        "price": good_price(s),
        "dice": _dice(s, GUILD_DICE + guild * 3, 3),
        "most_dice": t.guild_dice[s.seats],
        "blocked": s.blocked & BIT[guild] != 0,
        "open": guild_open(s, guild, 1) or guild_open(s, guild, 3) or guild_open(s, guild, 5),
        "workshops": slots,
        "slots": t.guild_apprentices[s.seats],
        "income": [t.apprentice_income[s.seats * 8 + n] for n in range(1, t.guild_apprentices[s.seats] + 1)],
    }


def _council_tile(t: Tables, n: i64) -> shapes.CouncilTile:
    return {
        "tile": n,
        "goods": as_list(t.council_goods[n]),
        "coins": t.council_coins[n],
        "nobility": t.council_nobility[n],
        "vp": t.council_vp[n],
    }


def _council_space(s: Board, space: i64) -> shapes.CouncilTile | None:
    return _council_tile(s.tables, s.council[space]) if s.council[space] != 0 else None


def _character(t: Tables, n: i64) -> shapes.Character:
    row = n * BENEFIT
    return {
        "character": n,
        "name": t.character_names[n],
        "guild": GUILD_NAMES[t.character_guild[n]],
        "good": GOOD_NAMES[t.character_guild[n]],
        "limit": t.most_per_good + 1,
        "benefit": {name: t.benefit[row + i] for i, name in enumerate(BENEFIT_NAMES) if t.benefit[row + i] != 0},
    }


def _event(t: Tables, n: i64) -> shapes.EventCard:
    return {
        "event": n,
        "name": t.event_names[n],
        "effects": {
            name: t.event_amount[n * EVENT_KINDS + kind]
            for kind, name in enumerate(EVENT_EFFECTS)
            if t.event_amount[n * EVENT_KINDS + kind] != 0
        },
    }


def _objective(s: Board) -> shapes.Objective | None:
    if s.objective == 0:
        return None
    return {
        "objective": s.objective,
        "theme": THEME_NAMES[s.tables.objective_theme[s.objective]],
        "threshold": s.tables.objective_threshold[s.objective],
        "reached": reached(s, s.tables.objective_theme[s.objective]),
    }


def _desk(s: Board, desk: i64) -> shapes.Desk:
    return {
        "die": desk % 6 + 1,
        "benefit": DESK_NAMES[s.tables.desk_benefit[desk % 6 + 1]],
        "race": RACE_NAMES[s.tables.desk_race[desk]],
        "seat": s.desks[desk] - 1 if s.desks[desk] != 0 else None,
    }


def _order(s: Board, tile: i64, known: bool) -> shapes.Order:
    order = s.orders[tile]
    return {
        "tile": tile,
        "faces": list(s.tables.tile_faces[tile]),
        "tokens": [tokens_on(order) & BIT[slot] != 0 for slot in range(3)],
        "dice": [dice_on(order) & BIT[slot] != 0 for slot in range(3)],
        "active": active(order),
        "extra": is_extra(order),
        "commission": _commission(s.tables, commission_of(order)) if known else None,
    }


def _commission(t: Tables, n: i64) -> shapes.Commission:
    kind = t.commission_kind[n]
    out: shapes.Commission = {"commission": n, "kind": COMMISSION_KINDS[kind], "max": t.commission_max[n]}
    if COMMISSION_KINDS[kind] == "race":
        out["race"] = RACE_NAMES[t.commission_of[n]]
    elif COMMISSION_KINDS[kind] == "guild":
        out["guild"] = GUILD_NAMES[t.commission_of[n]]
    return out


def _deck_size(s: Board) -> int:
    """How many commissions lie in the deck, those under it included."""
    return len(members(s.commissions)) + len([i for i in range(UNDER) if s.under[i] != 0])


def _under(s: Board, viewer: i64) -> list[list[int]]:
    """What this seat knows of the cards under the deck, the upper first: its own returns, or one of two of them."""
    out: list[list[int]] = []
    for i in range(UNDER):
        entry = s.under[i]
        if entry == 0:
            break
        if viewer >= 0 and returner(entry) == viewer:
            out.append(sorted([n for n in [returned_card(entry), mate(entry)] if n != 0]))
        else:
            out.append([])
    return out


def _list(values: vec[i64]) -> list[int]:
    return [values[i] for i in range(len(values))]
