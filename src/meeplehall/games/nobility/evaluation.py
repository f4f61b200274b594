"""How good a legal action looks at first glance, in tenths of a point. The greedy bot plays by it."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import has, index_of, members, popcount
from meeplehall.core.heap import count
from meeplehall.core.heuristic import DOMINATED
from meeplehall.core.native import i64
from meeplehall.games.nobility import worth
from meeplehall.games.nobility.berk import MODIFIERS_HERE, free_modifiers
from meeplehall.games.nobility.castle import castle_gain
from meeplehall.games.nobility.codes import (
    ACCEPT,
    BERK,
    BOARD,
    BUY_GOODS,
    BUY_KIND,
    CASTLE,
    CASTLE_EXTRA,
    CHANCERY,
    CHARACTER,
    COMMISSION,
    COMPLETE,
    COUNCIL,
    DESK,
    DIE,
    DROP,
    END,
    EXCHANGE_KINDS,
    GOOD_OF_CHOICE,
    GUILD,
    HALL,
    KEEP,
    LOT,
    MODIFIERS,
    MOVE,
    PLACE,
    PORT,
    RECALL,
    REFUSE,
    REPLACE,
    REROLL_DICE,
    SELL_BUILDING,
    SELL_GOOD,
    SPEND,
    STOP,
    TAKE,
    TAKE_COIN,
    TAKE_GOOD,
    TAKE_REPUTATION,
    TAVERN,
    TILE,
    TRANSFER,
    WORKER,
    YARD,
    die_shown,
    die_value,
    good_given,
    good_taken,
    transfer_origin,
    transfer_owner,
)
from meeplehall.games.nobility.commissions import (
    ALL_SLOTS,
    can_take_commission,
    commission_of,
    dice_on,
    offered,
    tokens_on,
)
from meeplehall.games.nobility.council import coins_asked, council_space, reputation_lost
from meeplehall.games.nobility.dice import playable
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.guilds import apprentices_in, good_price
from meeplehall.games.nobility.hall import building_price
from meeplehall.games.nobility.names import (
    COIN,
    EVENT_COUNCIL_VP,
    EVENT_FREE_GOOD,
    EVENT_TAVERN_BONUS,
    EVENT_TAVERN_COST,
    GOOD,
    REPUTATION,
    REROLL,
)
from meeplehall.games.nobility.night import own_guild
from meeplehall.games.nobility.places import open_places
from meeplehall.games.nobility.port import most_sold, price, sellable
from meeplehall.games.nobility.rows import at
from meeplehall.games.nobility.settlers import completable, spendable
from meeplehall.games.nobility.state import AT_BERK, BERK_MODIFIERS, DIE_DONE, GIFT_CARD, WORKSHOP, Board, Player
from meeplehall.games.nobility.tables import (
    B_COINS,
    B_GOODS,
    B_HOUSES,
    B_MODIFIERS,
    B_REPUTATION,
    B_SETTLERS,
    B_VP,
    B_WORKERS,
    BENEFIT,
    PAIR,
)
from meeplehall.games.nobility.workshops import gives, owner, workshop
from meeplehall.games.nobility.worth import VP, rounds_left
from meeplehall.games.nobility.yard import house_price

# Whatever can be done is done before the turn ends.
DO_IT: Final = 1000
NEVER: Final = -1000


def prior(s: Board, seat: i64, action: i64) -> i64:
    """How good a legal action looks."""
    p = s.players[seat]
    if action == STOP:
        if s.todo == GIFT_CARD:
            return _worst_held(s, p)
        return DOMINATED if _comes_for_nothing(s, seat) else 0
    if action == END:
        return 0
    if action < KEEP:
        return _character(s, p, action - CHARACTER + 1)
    if action < DIE:
        return worth.commission(s, seat, offered(p.offer, action - KEEP))
    if action < PLACE:
        return _die(s, seat, die_shown(action), die_value(action))
    if action < TAKE:
        return place_worth(s, seat, action - PLACE, s.value)
    if action < DROP:
        return worth.card(s, p, action - TAKE + 1)
    if action < COMPLETE:
        return -worth.card(s, p, action - DROP + 1)
    if action < SPEND:
        return _completing(s, seat, action - COMPLETE + 1)
    if action < SELL_BUILDING:
        return action
    if action < TAKE_COIN:
        return NEVER
    if action < BUY_GOODS:
        return _effect(s, p, action)
    if action < WORKER:
        return _buying(s, p, s.guild, action - BUY_GOODS + 1)
    if action < LOT:
        return _apprentices(s, seat, action)
    return _elsewhere(s, seat, action)


def _comes_for_nothing(s: Board, seat: i64) -> bool:
    """Whether something is offered that costs nothing; the owner of a workshop is rewarded anyway (RN-402)."""
    if s.todo == BERK_MODIFIERS or (s.todo == AT_BERK and not has(s.step, MODIFIERS_HERE)):
        return free_modifiers(s, s.value) > 0
    return s.todo == WORKSHOP and gives(s, seat)


def _worst_held(s: Board, p: Player) -> i64:
    """The least that a card of the hand is worth: no card of the Tavern below it is taken into a full hand (RN-608)."""
    worst: i64 = DO_IT
    for card in members(p.hand):
        found = worth.card(s, p, card)
        if found < worst:
            worst = found
    return worst


def _elsewhere(s: Board, seat: i64, action: i64) -> i64:
    """Steps of the other places."""
    p = s.players[seat]
    if action < SELL_GOOD:
        return 3 - (action - LOT)
    if action < COMMISSION:
        kind = action - SELL_GOOD
        return price(s, p, kind) * worth.coin(s, p) - worth.good(s, p, kind) + 1
    if action == COMMISSION:
        return _commission(s, seat, s.value)
    if action < REPLACE:
        bought = action - MODIFIERS
        return 5 + bought * (worth.modifier(s) - worth.coin(s, p) - 2 * p.modifiers)
    if action < RECALL:
        return _replacing(s, p, action - REPLACE)
    if action < DESK:
        return 200 - worth.leaving(s, p, action - RECALL)
    if action < GOOD_OF_CHOICE:
        return 1
    return worth.good(s, p, action - GOOD_OF_CHOICE)


def _character(s: Board, p: Player, character: i64) -> i64:
    """The benefit of a character."""
    row = character * BENEFIT
    b = s.tables.benefit
    sum_ = b[row + B_REPUTATION] * worth.reputation(s, p) + b[row + B_MODIFIERS] * 7 + b[row + B_COINS] * 7
    sum_ += b[row + B_GOODS] * 11 + b[row + B_SETTLERS] * 30 + b[row + B_HOUSES] * 40
    return sum_ + b[row + B_WORKERS] * worth.worker(s, p) + b[row + B_VP] * VP


# Dice and places


def _die(s: Board, seat: i64, die: i64, value: i64) -> i64:
    """The best place for the die at this value, less the pips and modifiers it takes."""
    p = s.players[seat]
    best: i64 = NEVER
    places = open_places(s, seat, value)
    while places != 0:
        lowest = places & -places
        places ^= lowest
        found = place_worth(s, seat, index_of(lowest), value)
        if found > best:
            best = found
    if best <= 0:
        return best
    shifts = value - die if value > die else die - value
    return DO_IT + best - worth.pip(s, p) * value - shifts * worth.modifier(s)


def place_worth(s: Board, seat: i64, place: i64, value: i64) -> i64:
    """What a die of this value brings there."""
    p = s.players[seat]
    if place == TAVERN:
        return _tavern(s, p)
    if place == YARD:
        return _yard(s, p)
    if place < HALL:
        return _guild(s, seat, place - GUILD, value)
    if place == HALL:
        return _hall(s, seat, value)
    if place == PORT:
        return _port(s, p, value)
    if place < BERK:
        return _council(s, p, value, place - COUNCIL)
    if place == BERK:
        return _berk(s, seat, value)
    if place == CASTLE:
        return castle_gain(s, value) * worth.reputation(s, p)
    if place == CASTLE_EXTRA:
        return s.tables.castle_extra * worth.reputation(s, p)
    if place == BOARD:
        return 2
    if place == CHANCERY:
        return _chancery(s, p)
    return _tile(s, seat, place - TILE + 1)


def _tavern(s: Board, p: Player) -> i64:
    """The best card shown; of little use while others wait in the hand."""
    best = worth.best_card(s, p)
    held = popcount(p.hand)
    left = rounds_left(s)
    visit = (amount(s, EVENT_TAVERN_BONUS) - amount(s, EVENT_TAVERN_COST)) * worth.coin(s, p)
    if popcount(p.housed) + held >= s.tables.houses or best < 0:
        return visit - 5
    if held == 0:
        return best * 5 // 10 + visit
    if held == 1:
        return best * (3 if left > 2 else 2) // 10 + visit
    if held == 2:
        return best // 14 + visit
    return visit - 5


def _yard(s: Board, p: Player) -> i64:
    """A house, when cards wait for one."""
    held = popcount(p.hand)
    paid = house_price(s, p) * worth.coin(s, p)
    left = rounds_left(s)
    if held > p.platform:
        if left == 0 and not _ready(s, p):
            return -5
        return 75 - paid
    if p.platform <= 1 and left > 2 and popcount(p.housed) + p.platform < s.tables.houses:
        return 45 - paid
    return -5


def _ready(s: Board, p: Player) -> bool:
    """Whether a card waits for nothing but a house."""
    hand = p.hand
    while hand != 0:
        lowest = hand & -hand
        hand ^= lowest
        if _spendable(s, p, index_of(lowest)) >= s.tables.card_min[index_of(lowest)]:
            return True
    return False


def _spendable(s: Board, p: Player, card: i64) -> i64:
    """Goods that could go on the card now; 0 if a kind is missing."""
    goods = spendable(s, p, card)
    most = s.tables.card_max[card]
    return most if goods > most else goods


def _completing(s: Board, seat: i64, card: i64) -> i64:
    """A card is completed when it is nearly as full as it will get; early in the game its workers cannot wait."""
    p = s.players[seat]
    spent = _spendable(s, p, card)
    most = s.tables.card_max[card]
    left = rounds_left(s)
    slack: i64 = 1
    if left > 4:
        slack = left // 2 if p.workers > 0 else left // 2 + 1
    elif left == 0 and s.free_turns == 1:
        # RN-204: after the last die there is a turn for every card.
        slack = 0 if _more_dice(s, seat) else 99
    elif left == 0:
        # One card a turn: wait for more goods only while there are more turns than cards.
        slack = 0 if fitting(p) > popcount(completable(s, p)) else 99
    if spent >= most - slack:
        return 2 * DO_IT + spent * VP
    return DO_IT // 2 if left == 0 and s.acted & DIE_DONE == 0 and fitting(p) == 0 else NEVER


def _more_dice(s: Board, seat: i64) -> bool:
    """Whether a die is to come that may bring more goods: in this turn, or as far as can be told in the next."""
    if s.acted & DIE_DONE == 0:
        return playable(s, seat) != 0
    return fitting(s.players[seat]) > 0


def fitting(p: Player) -> i64:
    """How many of the unplaced dice the reputation still allows, the lowest first."""
    room = p.reputation - p.placed
    n: i64 = 0
    for face in range(6):
        for _ in range(count(p.dice, face)):
            room -= face + 1
            if room >= 0:
                n += 1
    return n


# Guilds


def _guild(s: Board, seat: i64, guild: i64, value: i64) -> i64:
    """Workshops, goods and apprentices together."""
    p = s.players[seat]
    pair = PAIR[value]
    sum_: i64 = 0
    for slot in range(s.tables.guild_activates[pair]):
        sum_ += _workshop(s, seat, guild, slot)
    most = s.tables.guild_buy[pair]
    best: i64 = 0
    for n in range(1, most + 1):
        if n * good_price(s) <= p.coins:
            found = _buying(s, p, guild, n)
            if found > best:
                best = found
    sum_ += best
    free = s.tables.guild_apprentices[s.seats] - apprentices_in(s, guild)
    places = s.tables.guild_place[pair]
    if places > free:
        places = free
    if places > p.workers:
        places = p.workers
    if places > 0:
        sum_ += places * worth.apprentice(s, p, guild) - (2 if places > 1 else 0)
    return sum_


def _workshop(s: Board, seat: i64, guild: i64, slot: i64) -> i64:
    """The effect of a workshop, less what its owner gets."""
    tile = workshop(s, guild, slot)
    if tile == 0:
        return 0
    p = s.players[seat]
    effects = s.tables.tile_effects[tile]
    best: i64 = 1
    if has(effects, COIN):
        best = worth.coin(s, p)
    if has(effects, REPUTATION) and worth.reputation(s, p) > best:
        best = worth.reputation(s, p)
    if has(effects, GOOD) and worth.good(s, p, guild) > best:
        best = worth.good(s, p, guild)
    if has(effects, REROLL) and best < 4:
        best = 4
    who = owner(s, guild, slot)
    return best - 4 if who >= 0 and who != seat else best


def _buying(s: Board, p: Player, guild: i64, n: i64) -> i64:
    """So many goods, with the free ones, at their price."""
    got = n + count(p.apprentices, guild) + amount(s, EVENT_FREE_GOOD)
    paid = n * good_price(s)
    saving: i64 = worth.coin(s, p)
    if p.hand != 0 and p.platform == 0 and p.coins - paid < house_price(s, p):
        saving += 2
    return worth.goods(s, p, guild, got) - paid * saving


def _effect(s: Board, p: Player, action: i64) -> i64:
    """Use of a workshop's effect."""
    if action == TAKE_COIN:
        return worth.coin(s, p)
    if action == TAKE_REPUTATION:
        return worth.reputation(s, p)
    if action == TAKE_GOOD:
        return worth.good(s, p, s.guild)
    if action < TAKE_GOOD:
        return _reroll(s, p, action - REROLL_DICE + 1)
    if action < EXCHANGE_KINDS:
        return worth.good(s, p, action - BUY_KIND) - worth.coin(s, p)
    given = good_given(action)
    taken = good_taken(action)
    if worth.wanted(s, p, given) >= 0:
        return -1
    return worth.good(s, p, taken) - worth.good(s, p, given)


def _reroll(s: Board, p: Player, choice: i64) -> i64:
    """High dice do not fit: roll those above 4."""
    room = p.reputation - p.placed
    n: i64 = 0
    sum_: i64 = 0
    for face in range(6):
        for _ in range(count(p.dice, face)):
            if has(choice, n):
                sum_ += face + 1 - 4
            n += 1
    return sum_ if room < 12 else -1


def _apprentices(s: Board, seat: i64, action: i64) -> i64:
    """Placing, moving, transferring, and the answer to a transfer."""
    p = s.players[seat]
    if action == WORKER:
        return worth.apprentice(s, p, s.guild)
    if action < TRANSFER:
        return worth.apprentice(s, p, s.guild) - worth.leaving(s, p, action - MOVE) - 6
    if action < ACCEPT:
        return _transfer(s, p, s.players[transfer_owner(action)], transfer_origin(action))
    lost = _moved(s, p, s.step)
    return lost - worth.reputation(s, p) if action == REFUSE else 0


def _moved(s: Board, p: Player, origin: i64) -> i64:
    """What the owner loses when an apprentice goes from the origin to the guild of the die."""
    return worth.leaving(s, p, origin) - worth.apprentice(s, p, s.guild)


def _transfer(s: Board, p: Player, q: Player, origin: i64) -> i64:
    """More room for the own apprentices there, less for the other's; less for the own ones here."""
    t = s.tables.apprentice_income
    there = apprentices_in(s, origin)
    here = apprentices_in(s, s.guild)
    row = s.seats * 8
    gain = count(p.apprentices, origin) * (t[row + there - 1] - t[row + there])
    loss = count(p.apprentices, s.guild) * (t[row + here] - t[row + here + 1])
    harm = _moved(s, q, origin) // 6
    return (gain - loss) * worth.coin(s, p) * (rounds_left(s) + 1) + harm


# Other places


def _hall(s: Board, seat: i64, value: i64) -> i64:
    """A building: points and stars, less its price and what its meeple did before."""
    p = s.players[seat]
    tile = at(s.hall, value - 1)
    paid = building_price(s, p, value) * worth.coin(s, p)
    left = rounds_left(s)
    guild = s.tables.tile_guild[tile]
    if guild < 0:
        gain = VP * s.tables.community_vp + s.tables.community_stars * worth.star(s, p)
        to_come = s.tables.houses - popcount(p.housed)
        if to_come > 1 + left // 2:
            to_come = 1 + left // 2
        return gain + VP * to_come + 6 * (left + 1) - paid - 7 * left
    slot: i64 = 0
    while workshop(s, guild, slot) != 0:
        slot += 1
    gain = VP * s.tables.workshop_vp[slot] + s.tables.workshop_stars[slot] * worth.star(s, p)
    if own_guild(p, guild):
        gain = 25 + 2 * VP
    if s.night == 1:
        gain += 15
    return gain + 13 * (left + 1) - paid - worth.leaving(s, p, guild)


def _port(s: Board, p: Player, value: i64) -> i64:
    """The best goods for sale, as many as the die shows."""
    sum_: i64 = 0
    most = most_sold(s, value)
    coin = worth.coin(s, p)
    for wanted_price in range(6, 0, -1):
        for kind in range(6):
            if price(s, p, kind) != wanted_price or not sellable(s, p, kind):
                continue
            margin = wanted_price * coin - worth.good(s, p, kind) + 1
            spare = s.tables.ship_spaces[s.ship * 6 + kind] - count(s.cargo, kind)
            have = count(p.goods, kind)
            n = have if have < spare else spare
            if n > most:
                n = most
            if margin > 0:
                sum_ += margin * n
                most -= n
    if p.coins < 5 and sum_ > 0 and rounds_left(s) > 0:
        sum_ += 8
    return sum_


def _council(s: Board, p: Player, value: i64, column: i64) -> i64:
    """A tile: points, less goods, coins and reputation."""
    tile = s.council[council_space(s, value, column)]
    sum_ = VP * (s.tables.council_vp[tile] + amount(s, EVENT_COUNCIL_VP))
    for kind in range(6):
        sum_ -= count(s.tables.council_goods[tile], kind) * worth.good(s, p, kind)
    sum_ -= coins_asked(s, p, tile) * worth.coin(s, p)
    return sum_ - reputation_lost(s, p) * worth.reputation(s, p)


def _berk(s: Board, seat: i64, value: i64) -> i64:
    """Modifiers, and a commission where one can be had."""
    sum_ = free_modifiers(s, value) * worth.modifier(s)
    if can_take_commission(s, seat):
        taken = _commission(s, seat, value)
        if taken > 0:
            sum_ += taken
    return sum_ if s.players[seat].modifiers < 4 else 2


def _commission(s: Board, seat: i64, value: i64) -> i64:
    """One more commission, if there is time for its dice."""
    p = s.players[seat]
    left = rounds_left(s)
    if left < 2:
        return -10
    return 24 + 3 * left - s.tables.berk_reputation[PAIR[value]] * worth.reputation(s, p) // 2


def _replacing(s: Board, p: Player, what: i64) -> i64:
    """New settlers if none of those shown is wanted; new buildings hardly ever."""
    if what == 1:
        return -1
    best = worth.best_card(s, p)
    return 1 if best < 60 and popcount(p.hand) == 0 else -1


def _chancery(s: Board, p: Player) -> i64:
    """A desk: coins in every Income and its benefit; a worker less."""
    left = rounds_left(s)
    return 3 * worth.coin(s, p) * (left + 1) + 6 * left - (0 if p.workers > 1 else 4 * left)


def _tile(s: Board, seat: i64, tile: i64) -> i64:
    """A third of the commission, more when few slots are left."""
    order = s.orders[tile]
    open_ = 3 - popcount((tokens_on(order) | dice_on(order)) & ALL_SLOTS)
    if open_ > 1 + 2 * rounds_left(s):
        return -1
    hope = worth.commission(s, seat, commission_of(order))
    return hope * 4 // 10 if open_ > 1 else hope * 5 // 10
