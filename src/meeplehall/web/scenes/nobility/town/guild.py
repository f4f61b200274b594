"""A guild: apprentices, workshops, and a door below each workshop."""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import Markup

from meeplehall.games.nobility.shapes import View, WorkshopSlot
from meeplehall.web.drawing import n
from meeplehall.web.scenes.nobility.memory import Memory
from meeplehall.web.scenes.nobility.pieces import (
    automa_die,
    coin,
    effect,
    fitted,
    hint,
    man,
    path,
    place,
    points,
    rect,
    roof,
    shape,
    star,
    svg,
    text,
    token,
)
from meeplehall.web.scenes.nobility.town.signs import pennant, taken
from meeplehall.web.scenes.nobility.words import PAIRS, building_words
from meeplehall.web.scenes.nobility.words import guild as guild_name
from meeplehall.web.scenes.scene import Look

WIDTH, HEIGHT = 170, 140
_BAY = 52.0


@cache
def guild_roof() -> str:
    """All guilds have the same roof: it stands once on the page."""
    return f'<g id="roof-guild">{roof(WIDTH, 30, 15, "roof-guild", 0, 1)}</g>'


@cache
def built() -> str:
    """The face of a workshop: it stands once on the page."""
    return f'<g id="built">{rect(0, 0, 50, 34, 5, "built")}{rect(0, 0, 13, 34, 4, "built-edge")}</g>'


GUILDS = Memory()


def guild(view: View, number: int, look: Look) -> Markup:
    """Doors close when enough dice lie here, or when the automa does."""
    here = view["guilds"][number]
    people = [[player["apprentices"][number], player["keeper"] == here["name"]] for player in view["players"]]
    shown = [here, people, _asked(view, number), _wanted(view, number), view["event"], view["options"]["night"]]
    red = look.memory.get("red") == number + 1
    return GUILDS.recall(shown, number, look.names, look.t, red, draw=lambda: _guild(view, number, look))


def _asked(view: View, number: int) -> int:
    """The workshop whose effect is chosen now; -1: none here."""
    decision = view["decision"]
    here = decision["kind"] == "workshop" and decision["guild"] == view["guilds"][number]["name"]
    return decision["slot"] - 1 if here else -1


def _wanted(view: View, number: int) -> int:
    """The seat whose apprentice is asked for; -1: none here."""
    decision = view["decision"]
    here = decision["kind"] == "transfer" and decision["origin"] == view["guilds"][number]["name"]
    return view["turn_of"][0] if here else -1


def _guild(view: View, number: int, look: Look) -> Markup:
    t = look.t
    here = view["guilds"][number]
    name = guild_name(here["name"], t)
    out = rect(4, 28, WIDTH - 8, HEIGHT - 30, 4, "wall") + f'<use href="#roof-guild" class="g{number}"/>'
    keeper = _keeper(view, number)
    left, right = 43, 140 if keeper else 158
    out += token(number, 17, 4.5, 23, "ringed")
    out += text((left + right) / 2, 23, name, fitted(name, right - left, 15), "ser w b") + keeper
    out += _apprentices(view, number, look)
    for k, workshop in enumerate(here["workshops"]):
        out += _workshop(number, k, workshop, k == _asked(view, number), look)
    for door in range(3):
        out += _door(view, number, door, look)
    if here["blocked"]:
        colour = "red" if look.memory.get("red") == number + 1 else "blue"
        out += f'<g data-hint="automa">{automa_die(colour, number + 1, 69, 101, 32)}</g>'
    edge = 138 if view["options"]["night"] else 168
    out += pennant(view, ("apprentice-income", "free-good", "good-price"), edge, -6, t)
    return Markup(svg(WIDTH, HEIGHT, out, "n-svg", name, hint("guild", _now(view, number, look), name)))


def _now(view: View, number: int, look: Look) -> str:
    """The price of a good in this round, and how many dice the guild takes."""
    here = view["guilds"][number]
    words = look.t("rn-say-guild", n=here["price"], goods=look.t(f"rn-good-{here['good']}"), dice=here["most_dice"])
    return f"{words} {look.t('rn-not-blocked')}" if here["blocked"] else words


def _keeper(view: View, number: int) -> str:
    """At night a banner with the keeper's meeple."""
    for seat, player in enumerate(view["players"]):
        if player["keeper"] == view["guilds"][number]["name"]:
            banner = path("M142-5h23v29l-11.5-6.5L142 24z", "banner") + man(seat + 1, 144.5, -4, 18)
            return f'<g data-hint="keeper">{banner}</g>'
    return ""


def _apprentices(view: View, number: int, look: Look) -> str:
    t = look.t
    here = view["guilds"][number]
    count = here["slots"]
    step = 103 / max(count, 4)
    size = min(23.0, step + 2)
    standing = [seat for seat, player in enumerate(view["players"]) for _ in range(player["apprentices"][number])]
    wanted = _wanted(view, number)
    out = ""
    for k in range(count):
        x, y = 8 + k * step, 46 - size / 2
        middle = x + step / 2
        out += f'<circle class="slot" cx="{n(middle)}" cy="46" r="{n(min(11, step / 2 - 0.5))}"/>'
        if k < len(standing):
            seat = standing[k]
            name = t("rn-apprentice-of", name=look.names[seat])
            inside = man(seat + 1, middle - size / 2, y, size)
            ring = (middle - size / 2 - 1, y - 1, size + 2, size + 2, 7)
            out += place(f"app-{number}-{seat}", inside, ring, name, "apprentices", "asked" if seat == wanted else "")
        else:
            out += text(middle, 50.3, here["income"][k], 12, "q b")
    each = here["income"][max(len(standing), 1) - 1]
    title = t("rn-income-each", n=each)
    pay = coin(114, 36, 20, each) + path("M137 54l5-16", "slash") + man(0, 142, 37, 18)
    return out + f'<g data-hint="apprentices"><title>{title}</title>{pay}</g>'


def _workshop(number: int, k: int, workshop: WorkshopSlot, asked: bool, look: Look) -> str:
    t = look.t
    x = 8 + k * _BAY
    tile = workshop["tile"]
    if tile is None:
        inside = (
            rect(x, 61, 50, 34, 5, "empty")
            + points(x + 6, 69.5, 17, workshop["vp"])
            + star(x + 25, 67.5, 20, workshop["stars"])
        )
        words = t("rn-free-workshop", n=workshop["vp"], stars=workshop["stars"])
    else:
        seat = -1 if workshop["owner"] is None else workshop["owner"]
        inside = workshop_tile(number, tuple(tile["effects"]), seat + 1, x)
        owned = t("rn-owned-by", name=look.names[seat]) if seat >= 0 else t("rn-owned-by-nobody")
        words = f"{building_words(tile, t)}. {owned}"
    return place(f"ws-{number}-{k}", inside, (x, 61, 50, 34, 6), words, f"workshop-{k}", "asked" if asked else "")


@lru_cache(1024)
def workshop_tile(guild: int, effects: tuple[str, ...], seat: int, x: float) -> str:
    """A built workshop; seat 0 is nobody."""
    cls = f"seat-{seat}" if seat else "nobody"
    out = f'<g class="{cls}"><use href="#built" x="{n(x)}" y="61"/>'
    if seat:
        out += shape(seat, x + 6.5, 78, 4.2, "mk")
    if len(effects) == 1:
        out += effect(effects[0], guild, x + 19, 65.5, 25)
    else:
        out += effect(effects[0], guild, x + 14, 69.5, 17) + effect(effects[1], guild, x + 32.5, 69.5, 17)
        out += path(f"M{x + 30.5:g} 89l2.5-22", "slash")
    return out + "</g>"


def _door(view: View, number: int, door: int, look: Look) -> str:
    here = view["guilds"][number]
    x = 8 + door * _BAY
    low, high = PAIRS[door]
    die, pair = None if here["blocked"] else here["dice"][door], f"{low}–{high}"
    buy, send = view["figures"]["guild_buy"][door], view["figures"]["guild_place"][door]
    closed = die is None and not here["open"]
    inside = path(f"M{x:g} 136v-28q0-9 9-9h32q9 0 9 9v28z", "door closed" if closed else "door")
    if closed:
        bars = f"M{x + 10:g} 101v35M{x + 20:g} 100v36M{x + 30:g} 100v36M{x + 40:g} 101v35"
        inside += path(bars, "bars")
        if not here["blocked"]:
            inside += text(x + 25, 123, pair, 13, "b q")
    else:
        inside += taken(x + 2, 105, 28, die, pair)
        inside += text(x + 34.3, 116, buy, 12, "b") + token(number, x + 38.6, 106.8, 9.8)
        inside += text(x + 34.3, 131.5, send, 12, "b") + man(0, x + 38, 121, 11)
    values = {"low": low, "high": high, "activates": view["figures"]["guild_activates"][door], "buy": buy, "send": send}
    name = look.t("rn-slot-guild", guild=guild_name(here["name"], look.t), **values)
    return place(f"at-guild-{number}-{door}", inside, (x, 99.5, 50, 37, 8), name, "guild")
