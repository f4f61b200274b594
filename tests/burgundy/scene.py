"""Positions built readably, and what an action changes in them.

A scene is a position set up by hand: every tile and every goods tile that is laid out comes from the supplies, so all
164 and all 42 stay accounted for. Unless said otherwise the seats have nothing, the depots are empty and everything
else lies in the supplies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from meeplehall.core.errors import IllegalAction
from meeplehall.core.events import Happening
from meeplehall.core.generator import generator
from meeplehall.core.heap import as_list, one
from meeplehall.games.burgundy.game import GAME
from meeplehall.games.burgundy.geometry import SPACE_NAMES
from meeplehall.games.burgundy.position import Burgundy
from meeplehall.games.burgundy.state import DISCARD
from meeplehall.games.burgundy.tables import SLOTS, Estate
from meeplehall.games.burgundy.tiles import CASTLE, FACE_NAMES, FACES, KNOWLEDGE

SPECTATOR = -1


def scene(
    players: int = 2,
    *,
    seat: int = 0,
    edition: str = "2011",
    tie: str = "fewest",
    estates: str = "",
    castles: str = "",
    phase: str = "A",
    round: int = 1,
    depots: Mapping[int, list[str]] | None = None,
    black: Iterable[str] = (),
    cargo: Mapping[int, list[int]] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    seed: int = 1,
    **mine: Any,
) -> Burgundy:
    """A position with `seat` to move, first in the round's order.

    estates "1,5": on these; castles "a2 d4": where the start castles lie (else the first castle space, or the centre).
    depots {3: ["bank"]}: tiles on depot 3; black: on the black depot; cargo {3: [5, 5]}: goods on depot 3.
    What `mine` (and `others`, by seat) may hold is listed at `furnished`.
    """
    castles = castles or ("" if estates else " ".join(["d4"] * players))
    estates = estates or ",".join(["1"] * players)
    grounds = [GAME.tables.estate(edition, int(number)) for number in estates.split(",")]
    firsts = [SPACE_NAMES[list(ground.types).index(CASTLE)] for ground in grounds]
    where = castles.split() or firsts
    order = [seat, *[s for s in range(players) if s != seat]]
    owned = {s: dict(mine if s == seat else (others or {}).get(s, {})) for s in range(players)}
    seats = [
        furnished(grounds[s], castle=where[s], **({"arrival": players - order.index(s)} | owned[s]))
        for s in range(players)
    ]
    lying = [counts((cargo or {}).get(depot, [])) for depot in range(1, 7)]
    left = [
        7 - sum(taken)
        for taken in zip(*lying, *[belongings[name] for belongings in seats for name in ("goods", "sold")])
    ]
    coming = []
    for _ in range(round, 5):
        coming.append(left.index(max(left)) + 1)
        left[coming[-1] - 1] -= 1
    state = GAME.position(
        {
            "players": players,
            "options": {"edition": edition, "tie": tie, "setup": "free", "estates": estates},
            "seats": seats,
            "phase": phase,
            "round": round,
            "order": order,
            "white": 1,
            "depots": [(depots or {}).get(depot, []) for depot in range(1, 7)],
            "black_depot": list(black),
            "cargo": lying,
            "round_goods": [0] * round + coming,
        },
        seed,
    )
    assert isinstance(state, Burgundy)
    return state


def furnished(
    ground: Estate,
    *,
    castle: str,
    dice: tuple[int, ...] = (1, 1),
    tiles: Mapping[str, str] | None = None,
    knowledge: Iterable[int] = (),
    goods: Iterable[int] = (),
    sold: Iterable[int] = (),
    **more: Any,
) -> dict[str, Any]:
    """What belongs to a seat.

    dice (6, 3): both unused; (6,): the other one is used; (): both are. tiles {"d5": "ship"}: in the estate.
    knowledge [8]: tile 8 lies on the last empty knowledge space. goods and sold: types. More: as in positions by hand.
    """
    laid = dict(tiles or {})
    for n in knowledge:
        free = [name for i, name in enumerate(SPACE_NAMES) if ground.types[i] == KNOWLEDGE and name not in laid]
        laid[free[-1]] = f"knowledge-{n}"
    return {
        "castle": castle,
        "dice": list((*dice, 1, 1)[:2]),
        "used": [len(dice) < 1, len(dice) < 2],
        "tiles": laid,
        "goods": counts(goods),
        "sold": counts(sold),
        **({"workers": 0, "silver": 0, "storage": []} | more),
    }


def counts(goods: Iterable[int]) -> list[int]:
    """Types of goods as counts by type."""
    listed = list(goods)
    return [listed.count(good) for good in range(1, 7)]


def heap(goods: Iterable[int]) -> int:
    """Goods types as the heap that the engine keeps."""
    return sum(one(good - 1) for good in goods)


# Playing


def do(state: Burgundy, *actions: str) -> None:
    """Carry out actions in notation, each by the seat that owes a decision."""
    for text in actions:
        state.apply(state.actor(), GAME.parse(text))


def act(state: Burgundy, *actions: str) -> dict[str, Any]:
    """Carry out actions and tell all that changed on the table, with its new value, and nothing that did not."""
    before = table(state)
    do(state, *actions)
    after = table(state)
    return {name: value for name, value in after.items() if before[name] != value}


def legal(state: Burgundy, *kinds: str) -> list[str]:
    """The legal actions in notation; only those of these kinds, if any are named."""
    texts = [GAME.notation(action) for action in state.legal(state.actor())]
    return [text for text in texts if not kinds or text.split()[0] in kinds]


def refused(state: Burgundy, *actions: str) -> bool:
    """Whether each of the actions is refused, leaving everything as it was."""
    before = state.digest()
    for text in actions:
        with pytest.raises(IllegalAction):
            state.apply(state.actor(), GAME.parse(text))
    return state.digest() == before


def idle(state: Burgundy) -> None:
    """Finish the turn in hand without touching anything but workers."""
    seat, turn, round_ = state.actor(), state.turn, (state.phase, state.round)
    while not state.over and (state.actor(), state.turn, (state.phase, state.round)) == (seat, turn, round_):
        do(state, (legal(state, "workers") or ["pass"])[0])


def idle_round(state: Burgundy) -> None:
    """Finish the round in hand like this."""
    now = (state.phase, state.round)
    while not state.over and (state.phase, state.round) == now:
        idle(state)


def play_on(state: Burgundy, seed: int) -> Iterable[Burgundy]:
    """Legal actions at random to the end; the state after each."""
    policy = generator(seed)
    while not state.over:
        seat = state.actor()
        choices = state.legal(seat)
        state.apply(seat, choices[policy.below(len(choices))])
        yield state


# Looking


def told(state: Burgundy) -> list[Happening]:
    """What the journal was told since the last time, by name."""
    assert state.journal is not None
    return [GAME.event(event) for event in state.journal.take()]


def table(state: Burgundy) -> dict[str, Any]:
    """All that lies open, flat and by readable names; supplies that nobody sees the order of are left out."""
    seen = state.view(SPECTATOR)
    flat: dict[str, Any] = {name: seen[name] for name in ("over", "phase", "round", "order", "bought", "white", "gone")}
    flat["turn of"] = seen["turn_of"]
    flat["decision"] = seen["decision"]["kind"]
    for n in range(6):
        flat[f"depot {n + 1}"] = [name for name in seen["depots"][n] if name]
        flat[f"cargo {n + 1}"] = goods_list(seen["cargo"][n])
    flat["black depot"] = [name for name in seen["black_depot"] if name]
    flat["round goods"] = seen["round_goods"]
    for kind, seats in seen["bonus"].items():
        flat[f"{kind} bonus"] = seats
    for n, player in enumerate(seen["players"]):
        flat |= {f"{n} {name}": player[name] for name in ("workers", "silver", "score", "track", "knowledge")}
        flat[f"{n} storage"] = player["storage"]
        flat[f"{n} goods"] = goods_list(player["goods"])
        flat[f"{n} sold"] = goods_list(player["sold"])
        flat[f"{n} dice"] = [die for die, used in zip(player["dice"], player["used"]) if not used]
        flat |= {f"{n} {space['name']}": space["tile"] for space in player["spaces"]}
    return flat


def goods_list(counts: list[int]) -> list[int]:
    """Counts by type as a list of types."""
    return [good for good, count in enumerate(counts, start=1) for _ in range(count)]


def account(state: Burgundy) -> Counter[str]:
    """Every hex tile there is, wherever it lies."""
    found: Counter[str] = Counter()
    for face in range(1, FACES):
        found[FACE_NAMES[face]] += state.coloured[face] + state.black[face] + state.gone[face]
    faces = [state.depots[slot] for slot in range(SLOTS)]
    for p in state.players:
        faces += [p.storage[i] for i in range(len(p.storage))] + [p.tiles[i] for i in range(len(p.tiles))]
    if state.todo == DISCARD:
        faces.append(state.arg)
    found.update(FACE_NAMES[face] for face in faces if face != 0)
    return found


def account_goods(state: Burgundy) -> list[int]:
    """How many tiles of each goods type there are, wherever they lie."""
    heaps = [state.goods_supply, *[state.cargo[depot] for depot in range(1, 7)]]
    heaps += [owned for p in state.players for owned in (p.goods, p.sold)]
    heaps += [heap([state.round_goods[i]]) for i in range(5) if state.round_goods[i] != 0]
    return as_list(sum(heaps))
