"""The Cavern Tavern: six settlers cards and rising stairs of dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from meeplehall.games.nobility.shapes import Card, Die, View
from meeplehall.web.scenes.nobility.pieces import head, hint, man, path, place, rect, roof, star, svg, text, token
from meeplehall.web.scenes.nobility.town.signs import Stairs, pennant, stairs
from meeplehall.web.scenes.nobility.words import GOODS, RACES, card_words, lines
from meeplehall.web.scenes.scene import Look

WIDTH = 314
HEIGHT, TALL = 198, 262
_CARD, _TALL_CARD = 96, 146
_STEP = 49.6


def tavern(view: View, look: Look, tall: bool) -> Markup:
    """With more room the cards are larger."""
    t = look.t
    h = TALL if tall else HEIGHT
    out = rect(262, -2, 16, 20, 0, "chimney") + path("M270-4c-6-6 6-8 0-14", "smoke")
    out += rect(4, 30, WIDTH - 8, h - 32, 4, "wall") + roof(WIDTH, 32, 18, "roof-tavern", 0, 2)
    out += text(WIDTH / 2, 25, t("rn-tavern"), 17, "ser w b")
    for number, card in enumerate(view["tavern"]["cards"]):
        x = 9 + number * _STEP
        if card is None:
            empty = rect(x, 38, 46, _TALL_CARD if tall else _CARD, 5, "empty")
            out += f"<g{hint('tavern', t('rn-no-card'))}>{empty}</g>"
        else:
            out += _offered(card, x, tall, look)
    out += _stairs(view["tavern"]["dice"], h, look)
    out += pennant(view, ("tavern-bonus", "tavern-cost"), 200, h - 18, t)
    return Markup(
        svg(
            WIDTH, h, out, "n-svg", t("rn-tavern"), hint("tavern", t("rn-left-settlers", n=len(view["tavern"]["deck"])))
        )
    )


def _offered(card: Card, x: float, tall: bool, look: Look) -> str:
    kinds = tuple(GOODS[name] for name in card["goods"])
    high = _TALL_CARD if tall else _CARD
    inside = small_card(RACES[card["race"]], kinds, card["min"], card["max"], card["workers"], card["stars"], high)
    body = f'<g transform="translate({x:g} 38)">{inside}</g>'
    return place(f"tav-{card['card']}", body, (x, 38, 46, high, 6), card_words(card, look.t), "settlers", "n-card")


@lru_cache(512)
def small_card(race: int, kinds: tuple[int, ...], least: int, most: int, workers: int, stars: int, high: float) -> str:
    """A settlers card 46 wide: who, which goods, how many, and what comes of it."""
    w = 46
    big = high > _CARD
    niche = 50 if big else 33
    out = rect(0, 0, w, high, 5, "card") + path(
        f"M3 8a5 5 0 0 1 5-5h{w - 16}a5 5 0 0 1 5 5v{niche - 5}h-{w - 6}z", f"niche n{race}"
    )
    face = 44 if big else 33
    out += head(race, w / 2 - face / 2, niche + 3 - face, face)
    size, gap = (18.5, 3) if big else (15, 2.5)
    rows = [kinds] if len(kinds) < 3 else [kinds[:2], kinds[2:]]
    y = niche + (7 if big else 5) + ((size + gap) / 2 if len(rows) == 1 else 0)
    for row in rows:
        wide = len(row) * (size + gap) - gap
        for k, kind in enumerate(row):
            out += token(kind, w / 2 - wide / 2 + k * (size + gap), y, size)
        y += size + gap
    out += text(w / 2, high - (28 if big else 15), f"{least}–{most}", 15 if big else 12.5, "b")
    sign = 14 if big else 11
    total = workers + stars
    x = w / 2 - total * sign / 2
    for k in range(workers):
        out += man(0, x + k * sign, high - sign - 3, sign)
    for k in range(stars):
        out += star(x + (workers + k) * sign, high - sign - 3, sign)
    return out


def _stairs(dice: Sequence[Die | None], h: float, look: Look) -> str:
    """Each next die at least the one before."""
    t = look.t
    count = len(dice)
    rise, size = (6.0, 32.0) if count < 6 else (4.4, 29.0)
    tops = [h - 10 - k * rise for k in range(count)]
    at = Stairs(tops, h - 4, 62.0, min(62.0, 246 / count), size, 7, edge=2)
    words = [*lines(t("rn-take-card"), 9), t("rn-rising")]
    out = "".join(text(34, h - 8 - 13.5 * (len(words) - k), line, 11.5, "q") for k, line in enumerate(words))
    return out + stairs("tavern", dice, at, "≥", t)
