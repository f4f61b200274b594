"""What belongs to the players: the cards of the rail, the own shelf and the own dice."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from markupsafe import Markup

from meeplehall.games.burgundy.shapes import Player, View
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Element, Node, b, button, div, p, section, span
from meeplehall.web.markup import render
from meeplehall.web.scenes.burgundy.estate import mini
from meeplehall.web.scenes.burgundy.faces import good_name
from meeplehall.web.scenes.burgundy.tiles import crate, goods_sign, tile_or
from meeplehall.web.scenes.parts import THINKING, points, who
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder().decode
_EMPTY = '<use href="#hx-in" class="no-tile"/>'


def _markup(*nodes: Element) -> Markup:
    return Markup(render(nodes))


def card(view: View, seat: int, look: Look) -> Markup:
    """The card of a seat; drawn again only when something on it has changed. Its class tells its place in the order."""
    order = view["order"] or list(range(len(view["players"])))
    cls = f"panel seat-card seat-{seat + 1} o-{order.index(seat)}"
    if seat in look.owing and not view["over"]:
        cls += " active"
    player = _pack(view["players"][seat])
    name, bot = look.names[seat], look.bots[seat]
    return _draw_card(player, seat, cls, name, bot, _note(view, seat, look), seat != look.focus, look.t)


@lru_cache(1024)
def _draw_card(packed: bytes, seat: int, cls: str, name: str, bot: bool, note: str, whole: bool, t: Texts) -> Markup:
    player: Player = _unpack(packed)
    return _markup(
        section(class_=cls, aria_label=name, data_at=f"seat-{seat}", data_flip=True)[
            div(class_="row")[
                who(seat, name, bot, t),
                points(t("cb-points-of", name=name, n=player["score"]), str(player["score"])),
            ],
            div(class_="row note-row")[p(class_="tiny quiet note")[_note_words(note, t)], _small_dice(player, name, t)],
            div(class_="row res num")[
                _stack("worker", t("cb-workers"), player["workers"]),
                _stack("silverling", t("cb-silverlings"), player["silver"]),
                span(class_="row gminis push")[(_small_goods(good, count, t) for good, count in _goods(player))],
            ],
            whole and [_stored(player, seat, t), _small_estate(player, seat, name, t)],
        ]
    )


def _goods(player: Player) -> list[tuple[int, int]]:
    """The goods a player has: type and count."""
    return [(good, count) for good, count in enumerate(player["goods"], start=1) if count]


def _stack(sign: str, name: str, count: int, big: bool = False) -> Element:
    token = icon(sign, "token tk-worker" if sign == "worker" else "token tk-silver")
    figure = b(class_="num")[str(count)] if big else str(count)
    return span(class_="stack big-stack" if big else "stack", data_hint=sign, data_name=name)[
        token, span(class_="hidden-text")[name, " "], figure
    ]


def _small_goods(good: int, count: int, t: Texts) -> Element:
    name = good_name(good, t)
    drawing = Markup(
        f'<svg viewBox="-12 -12 24 24" role="img" aria-label="{Markup.escape(name)}">{crate(good, 0, 0, 22)}</svg>'
    )
    return span(class_="gmini", data_hint=f"good-{good}", data_name=name)[drawing, str(count)]


def _note(view: View, seat: int, look: Look) -> str:
    """The text id of what a seat is doing."""
    if view["over"]:
        return "over-short"
    if seat in look.owing:
        return "your-turn" if seat == look.viewer else "thinks" if look.bots[seat] else "decides"
    order = view["order"]
    if not order or not look.owing or look.owing[0] not in order:
        return "waits"
    behind = order.index(seat) - order.index(look.owing[0])
    return "next" if behind == 1 else "then" if behind > 1 else "done"


def _note_words(note: str, t: Texts) -> Node:
    if note == "your-turn":
        return b(class_="note-mine")[t(note)]
    return [t(note), note in ("thinks", "decides") and THINKING]


def _small_dice(player: Player, name: str, t: Texts) -> Node:
    first, second = player["dice"]
    if not first:
        return None
    words = t("cb-dice-of", name=name, a=first, b=second)
    return span(class_="small-dice push", role="img", aria_label=words, data_hint="dice", data_name=words)[
        (
            icon(f"die-{die}", "die die-log die-seat die-used" if used else "die die-log die-seat")
            for die, used in zip(player["dice"], player["used"])
        )
    ]


def _slot(at: str, face: str, t: Texts, box: str, cls: str = "", hit: float = 0) -> Markup:
    return Markup(f'<svg class="{cls}" viewBox="{box}">{tile_or(_EMPTY, face, at, 0, 0, t, hit=hit)}</svg>')


def _stored(player: Player, seat: int, t: Texts) -> Element:
    return div(class_="row stored")[
        span(class_="tiny quiet")[t("cb-storage")],
        (_slot(f"sto-{seat}-{k}", face, t, "-31 -31 62 62") for k, face in enumerate(player["storage"], start=1)),
    ]


def _small_estate(player: Player, seat: int, name: str, t: Texts) -> Element:
    words = t("cb-look-closer", name=name)
    return button(class_="zoom", type="button", data_zoom=str(seat), data_whole="yes", aria_label=words)[
        mini(player, seat, name, t)
    ]


def shelf(view: View, look: Look) -> Markup:
    """Storage, goods and purse of the seat in focus."""
    seat, t = look.focus, look.t
    player = view["players"][seat]
    box, hit = "-34 -33 68 66", 33.0
    slots = [_slot(f"sto-{seat}-{k}", face, t, box, "slot", hit) for k, face in enumerate(player["storage"], start=1)]
    if view["decision"]["kind"] == "discard" and view["turn_of"] == [seat]:
        slots.append(_slot(f"new-{seat}", view["decision"]["tile"], t, box, "slot incoming", hit))
    sold, kinds = sum(player["sold"]), sum(count > 0 for count in player["sold"])
    return _markup(
        div(class_="store", data_hint="storage")[
            span(class_="caps")[t("cb-storage-full" if all(player["storage"]) else "cb-storage")],
            div(class_="slots")[slots],
        ],
        div(class_="goods-box", data_hint="goods")[
            span(class_="caps")[t("cb-goods")],
            div(class_="row")[(_pile(seat, good, count, t) for good, count in _goods(player))],
            span(class_="tiny quiet")[t("cb-sold-so-far", n=sold, kinds=kinds) if sold else t("cb-nothing-sold")],
        ],
        div(class_="purse")[
            span(class_="caps")[t("cb-purse")],
            div(class_="purse-c")[
                _stack("worker", t("cb-workers"), player["workers"], big=True),
                _stack("silverling", t("cb-silverlings"), player["silver"], big=True),
            ],
        ],
    )


def _pile(seat: int, good: int, count: int, t: Texts) -> Element:
    return span(class_="gstack", data_at=f"good-{seat}-{good}", data_hint=f"good-{good}")[
        goods_sign(good, t, "gicon"), b(class_="num")[str(count)], icon(f"die-{good}", "sell-die")
    ]


def dice(view: View, look: Look) -> Markup:
    """The two dice of the seat in focus, large."""
    seat = look.focus
    player = view["players"][seat]
    if not player["dice"][0] or view["over"]:
        return Markup("")
    roll = f"{view['phase']}{view['round']}"
    return _markup(
        div(class_="dice", data_roll=roll)[
            (_die(k, seat, die, used, look.t) for k, (die, used) in enumerate(zip(player["dice"], player["used"])))
        ]
    )


def _die(k: int, seat: int, die: int, used: bool, t: Texts) -> Element:
    name = t("cb-die-used" if used else "cb-die", die=die)
    cls = f"die die-l die-seat seat-{seat + 1}" + (" die-used" if used else "")
    drawing = Markup(f'<svg class="{cls}" role="img" aria-label="{name}"><use href="#i-die-{die}"/></svg>')
    tick = span(class_="used-mark")[icon("check")]
    return span(class_="die-slot priceable", data_at=f"die-{k}", data_key=str(k + 1), data_hint="dice", data_name=name)[
        drawing, used and tick
    ]
