"""Pieces as SVG text, each by its upper left corner and its size. Colours come from the style sheet through classes."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from markupsafe import Markup, escape

from meeplehall.web.drawing import n

SEATS = 6
LETTER = 0.66
"""About how wide a bold letter is, of its size."""
NUMBERED_SHIELDS, NUMBERED_STARS = 12, 3
"""Up to these numbers they stand once on the page: no tile has more stars."""
SMALL = 13.2
"""How wide goods on tiles are."""

_PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def text(x: float, y: float, words: object, size: float, cls: str = "") -> str:
    """Words round a point; the classes `st` and `en` let them start or end there."""
    kind = f' class="{cls}"' if cls else ""
    return f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}"{kind}>{escape(words)}</text>'


def fitted(words: str, width: float, most: float) -> float:
    """The size at which bold serif words are no wider than this."""
    return min(most, width / (len(words) * LETTER))


def _at(x: float, y: float) -> str:
    """A corner; what is 0 goes without saying."""
    return (f' x="{n(x)}"' if x else "") + (f' y="{n(y)}"' if y else "")


def rect(x: float, y: float, w: float, h: float, r: float, cls: str) -> str:
    """A box with round corners."""
    corners = f' rx="{n(r)}"' if r else ""
    return f'<rect class="{cls}"{_at(x, y)} width="{n(w)}" height="{n(h)}"{corners}/>'


def path(d: str, cls: str) -> str:
    """A line or a shape."""
    return f'<path class="{cls}" d="{d}"/>'


def use(sign: str, x: float, y: float, size: float, cls: str = "") -> str:
    """A sign of the sprite or of `defs`."""
    kind = f' class="{cls}"' if cls else ""
    return f'<use href="#{sign}"{kind}{_at(x, y)} width="{n(size)}" height="{n(size)}"/>'


def inline(sign: str, cls: str = "") -> str:
    """A sign in a text, as large as its letters."""
    kind = f' class="{cls}"' if cls else ""
    return f'<svg class="n-i"><use href="#{sign}"{kind}/></svg>'


def svg(w: float, h: float, body: str, cls: str, label: str = "", about: str = "") -> str:
    """A drawing of its own; `about` are the attributes of its hint."""
    role = f' role="group" aria-label="{escape(label)}"' if label else ""
    return f'<svg class="{cls}" viewBox="0 0 {n(w)} {n(h)}"{role}{about}>{body}</svg>'


def hint(name: str, say: str = "", title: str = "") -> str:
    """The attributes of something that explains itself: which hint, and its numbers in this position."""
    out = f' data-hint="{name}"'
    if say:
        out += f' data-say="{escape(say)}"'
    return out + (f' data-name="{escape(title)}"' if title else "")


# What stands once on the page


@cache
def outline(seat: int, cx: float, cy: float, r: float) -> str:
    """The path of a seat's shape (from 1): circle, square, diamond, triangle, hexagon, star."""
    if seat <= 1:
        return f"M{n(cx - r)} {n(cy)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0 {n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0"
    if seat == 2:
        q = r * 0.88
        return f"M{n(cx - q)} {n(cy - q)}h{n(2 * q)}v{n(2 * q)}h{n(-2 * q)}z"
    corners, grow = {3: (4, 1.22), 4: (3, 1.3), 5: (6, 1.12), 6: (10, 1.34)}[seat]
    points_ = []
    for k in range(corners):
        radius = r * grow * (0.45 if seat == 6 and k % 2 else 1.0)
        angle = math.radians(360 / corners * k)
        points_.append(f"{n(cx + radius * math.sin(angle))} {n(cy - radius * math.cos(angle))}")
    return f"M{'L'.join(points_)}z"


@cache
def shape(seat: int, cx: float, cy: float, r: float, cls: str) -> str:
    """The shape of a seat (from 1)."""
    return path(outline(seat, cx, cy, r), cls)


@cache
def defs(*more: str) -> Markup:
    """Dice, people and houses of every seat, the goods and more shapes: drawn once, used often."""
    out = [
        *more,
        '<pattern id="scallops" width="11" height="9" patternUnits="userSpaceOnUse"><path class="scallop" d="M0'
        ' 6q5.5 4 11 0"/></pattern>',
        '<g id="cube"><rect class="die-low" x="1" y="2" width="22" height="22" rx="4.8"/><rect class="die-top" x="1"'
        ' y=".5" width="22" height="22" rx="4.8"/></g>',
    ]
    for seat in range(1, SEATS + 1):
        out.append(
            f'<marker id="pip-{seat}" markerUnits="userSpaceOnUse" overflow="visible"><path class="pip seat-{seat}"'
            f' d="{outline(seat, 0, 0, 2.15)}"/></marker>'
        )
        for value, pips in _PIPS.items():
            middles = " ".join(f"{12 + 6 * px} {n(11.5 + 6 * py)}" for px, py in pips)
            out.append(
                f'<symbol id="d{seat}-{value}" viewBox="0 0 24 24"><g class="die-n seat-{seat}"><use href="#cube"/>'
                f'<path d="M{middles}"/></g></symbol>'
            )
    for seat in range(1, SEATS + 1):
        for name, sign, y in (("man", "i-man", 14.6), ("home", "i-cottage", 15.6)):
            inside = f'<use href="#{sign}"/>{shape(seat, 12, y, 2.7, "mk")}'
            out.append(
                f'<symbol id="{name}-{seat}" viewBox="0 0 24 24"><g class="owned seat-{seat}">{inside}</g></symbol>'
            )
    for number in range(1, NUMBERED_SHIELDS + 1):
        shield = use("i-points", 0, 0, 24, "vp") + _over(0, 0, 24, number)
        out.append(f'<symbol id="vp-{number}" viewBox="0 0 24 24">{shield}</symbol>')
    for number in range(1, NUMBERED_STARS + 1):
        out.append(f'<symbol id="star-{number}" viewBox="0 0 24 24">{_gain(0, 0, 24, number)}</symbol>')
    for good in range(6):
        out.append(
            f'<symbol id="good-{good}" viewBox="0 0 24 24"><g class="good g{good}"><rect width="24" height="24"'
            f' rx="6"/><use href="#i-good-{good}" x="3" y="3" width="18" height="18"/></g></symbol>'
        )
        out.append(f'<g id="small-{good}">{token(good, 0, 0, SMALL)}</g>')
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{"".join(out)}</defs></svg>')


# Pieces


@lru_cache(1024)
def small_token(good: int, x: float, y: float) -> str:
    """A good as it stands on tiles, of the size `SMALL`."""
    return f'<use href="#small-{good}"{_at(x, y)}/>'


@lru_cache(4096)
def token(good: int, x: float, y: float, s: float, cls: str = "") -> str:
    """A good."""
    return use(f"good-{good}", x, y, s, cls)


@lru_cache(4096)
def die(seat: int, value: int, x: float, y: float, s: float, cls: str = "") -> str:
    """A die in a seat's colour with pips of its shape; seat 0 is the automa."""
    return use(f"d{seat}-{value}", x, y, s, cls) if seat else automa_die("", value, x, y, s)


@lru_cache(256)
def automa_die(colour: str, value: int, x: float, y: float, s: float) -> str:
    """A die of the automa in its own colour (RN-822). Few tables have it: it is drawn where it lies."""
    dots = "".join(outline(0, 12 + 6 * px, 11.5 + 6 * py, 2.15) for px, py in _PIPS[value])
    body = f'<use href="#cube"/><path d="{dots}"/>'
    return f'<g class="die-n automa {colour}" transform="translate({n(x)} {n(y)}) scale({s / 24:.4f})">{body}</g>'


@lru_cache(4096)
def man(seat: int, x: float, y: float, s: float, cls: str = "") -> str:
    """A meeple of a seat (from 1); of no seat: a bare one."""
    return use(f"man-{seat}" if seat else "i-man", x, y, s, cls or ("" if seat else "mute"))


@lru_cache(1024)
def home(seat: int, x: float, y: float, s: float, cls: str = "") -> str:
    """A house."""
    return use(f"home-{seat}", x, y, s, cls)


@lru_cache(4096)
def coin(x: float, y: float, s: float, number: object = "", cls: str = "") -> str:
    """A coin with its worth."""
    words = "" if number == "" else text(x + s / 2, y + s * 0.76, number, s * 0.74, "coin-n")
    return use("i-coin", x, y, s, f"coin {cls}".strip()) + words


@lru_cache(4096)
def points(x: float, y: float, s: float, number: int = -1) -> str:
    """Victory points on their shield."""
    return (
        use(f"vp-{number}", x, y, s)
        if 0 < number <= NUMBERED_SHIELDS
        else use("i-points", x, y, s, "vp") + _over(x, y, s, number)
    )


@lru_cache(4096)
def star(x: float, y: float, s: float, number: int = -1) -> str:
    """Nobility, and how many steps are gained."""
    if number < 0:
        return use("i-star", x, y, s, "star")
    return use(f"star-{number}", x, y, s) if 0 < number <= NUMBERED_STARS else _gain(x, y, s, number)


def _gain(x: float, y: float, s: float, number: int) -> str:
    """A star with a round heart, so that its number stands on gold."""
    heart = f'<circle class="star" cx="{n(x + s / 2)}" cy="{n(y + s * 0.54)}" r="{n(s * 0.32)}"/>'
    words = text(x + s / 2, y + s * 0.72, number, s * (0.52 if number < 10 else 0.42), "star-n")
    return use("i-star", x, y, s, "star") + heart + words


@lru_cache(1024)
def need(x: float, y: float, w: float, h: float, level: int) -> str:
    """A level of nobility that is asked for, not gained: a tag in place of a star."""
    return rect(x, y, w, h, h * 0.19, "need-tag") + text(x + w / 2, y + h * 0.76, f"≥{level}", h * 0.73, "need-n")


def _over(x: float, y: float, s: float, number: int) -> str:
    """A number on a shield."""
    if number < 0:
        return ""
    return text(x + s / 2, y + s * 0.67, number, s * (0.6 if number < 10 else 0.49), "vp-n")


@lru_cache(4096)
def rosette(x: float, y: float, s: float, number: object = "", cls: str = "") -> str:
    """Reputation."""
    size = s * (0.5 if len(str(number)) < 2 else 0.41)
    words = "" if number == "" else text(x + s / 2, y + s * 0.39 + size * 0.35, number, size, "rep-n")
    return use("i-reputation", x, y, s, cls) + words


@lru_cache(1024)
def city(seat: int, x: float, y: float, s: float) -> str:
    """A city token of a seat (from 1)."""
    r = s * 0.45
    disc = f'<circle class="city" cx="{n(x + s / 2)}" cy="{n(y + s / 2)}" r="{n(r)}"/>'
    sign = use("i-city", x + s / 2 - r * 0.8, y + s / 2 - r * 0.8, r * 1.6, "city-in")
    return f'<g class="seat-{seat}">{disc}{sign}</g>'


@lru_cache(1024)
def modifier(x: float, y: float, s: float) -> str:
    """A modifier."""
    return use("i-modify", x, y, s)


@lru_cache(1024)
def head(race: int, x: float, y: float, s: float, cls: str = "") -> str:
    """A face of a race."""
    return use(f"i-race-{race}", x, y, s, cls)


@lru_cache(2048)
def effect(name: str, guild: int, x: float, y: float, s: float) -> str:
    """What a workshop does."""
    match name:
        case "coin":
            return coin(x, y, s, 1)
        case "reputation":
            return rosette(x, y, s, 1)
        case "good":
            return token(guild, x + s * 0.06, y + s * 0.06, s * 0.88)
        case "reroll":
            return use("i-reroll", x, y, s, "fx")
        case "buy":
            return use("i-purchase", x, y, s, "fx")
    return use("i-exchange", x, y, s, "fx")


@lru_cache(2048)
def reward(name: str, guild: int, x: float, y: float, s: float) -> str:
    """What an owner or a lot gets."""
    match name:
        case "coin":
            return coin(x, y, s, 1)
        case "vp":
            return points(x, y, s, 1)
        case "reputation":
            return rosette(x, y, s, 1)
        case "modifier":
            return modifier(x, y, s)
    if guild >= 0:
        return token(guild, x, y, s)
    return rect(x, y, s, s, s * 0.26, "any-good") + text(x + s / 2, y + s * 0.74, "?", s * 0.68, "b q")


@lru_cache(4096)
def faces(low: int, high: int) -> str:
    """The dice a slot takes, in words."""
    return str(low) if low == high else f"{low}–{high}"


@lru_cache(8192)
def slot(x: float, y: float, s: float, label: str = "", seat: int = -1, value: int = 0, pips: int = 0) -> str:
    """Where a die goes: a label or a pale face of the value, or the die that lies there."""
    out = rect(x, y, s, s, s * 0.2, "slot")
    if seat >= 0:
        return out + die(seat, value, x + 1.5, y + 1.5, s - 3)
    if pips:
        m = s * 0.66
        return out + use(f"i-die-{pips}", x + (s - m) / 2, y + (s - m) / 2, m, "pale")
    return out + (text(x + s / 2, y + s / 2 + s * 0.15, label, s * 0.43, "slot-n") if label else "")


@lru_cache(8192)
def place(
    at: str,
    inside: str,
    ring: tuple[float, float, float, float, float],
    name: str = "",
    hint: str = "",
    cls: str = "",
    say: str = "",
    hit: tuple[float, float, float, float] | None = None,
) -> str:
    """Something that can be lit and chosen; `ring` is its outline: x, y, width, height, corner. `say`: its numbers.

    `hit` is what answers to a press, where it is more than the outline: x, y, width, height.
    """
    x, y, w, h, r = ring
    wide, high = max(w, 44), max(h, 44)
    title = f"<title>{escape(name)}</title>" if name else ""
    about = f' data-hint="{hint}"' if hint else ""
    about += f' data-say="{escape(say)}"' if say else ""
    pressed = ""
    if hit is not None:
        pressed = _hit(*hit)
    elif wide > w or high > h:
        pressed = _hit(max(x + w / 2 - wide / 2, 0), y + h / 2 - high / 2, wide, high)
    kind = f"place {cls}" if cls else "place"
    return f'<g class="{kind}" data-at="{at}"{about}>{title}{pressed}{inside}{rect(x, y, w, h, r, "ring")}</g>'


def _hit(x: float, y: float, w: float, h: float) -> str:
    return path(f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}z", "hit")


# Buildings


@cache
def roof(w: float, h: float, inset: float, cls: str, x: float = 0, y: float = 0) -> str:
    """A tiled hip roof with its scallops."""
    over = 3
    shape_ = f"M{n(x - over)} {n(y + h)}L{n(x + inset)} {n(y)}H{n(x + w - inset)}L{n(x + w + over)} {n(y + h)}z"
    return path(shape_, cls) + path(shape_, "scallops") + path(f"M{n(x - over)} {n(y + h)}H{n(x + w + over)}", "eave")


@cache
def battlement(x: float, y: float, w: float, h: float, teeth: int, tall: float) -> str:
    """The outline of a crenellated wall or tower."""
    k = w / (2 * teeth - 1)
    out = f"M{n(x)} {n(y + h)}V{n(y)}"
    for i in range(teeth):
        out += f"v{n(-tall)}h{k:.2f}v{n(tall)}" + (f"h{k:.2f}" if i < teeth - 1 else "")
    return out + f"V{n(y + h)}z"
