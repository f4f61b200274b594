"""The rail: a card per seat with everything that is open about it."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from meeplehall.games.nobility.names import GOOD_NAMES
from meeplehall.games.nobility.shapes import Player, View
from meeplehall.web.drawing import icon, mark
from meeplehall.web.scenes.nobility.details import details
from meeplehall.web.scenes.nobility.memory import Memory
from meeplehall.web.scenes.nobility.pieces import die, hint, inline, rect
from meeplehall.web.scenes.nobility.words import RACES, good, goods, race
from meeplehall.web.scenes.parts import THINKING, called, points
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

FEW = 4
"""With so many players there is room for the supply."""


CARDS = Memory()


def card(view: View, seat: int, look: Look) -> Markup:
    """The card of a seat. Seats stand in the order of play; who begins carries a sign."""
    built = [[workshop["owner"] == seat for workshop in guild["workshops"]] for guild in view["guilds"]]
    shown = [view["players"][seat], view["first"], view["over"], seat in look.owing, built, _note(view, seat, look)]
    eyes = (seat, seat == look.focus, look.names[seat], look.bots[seat], len(look.names), look.t)
    return CARDS.recall(shown, *eyes, draw=lambda: _card(view, seat, look))


def _card(view: View, seat: int, look: Look) -> Markup:
    player = view["players"][seat]
    cls = f"panel seat-card seat-{seat + 1}"
    if seat in look.owing and not view["over"]:
        cls += " active"
    if player["passed"]:
        cls += " passed"
    note = f'<span class="tiny quiet note">{_note(view, seat, look)}</span>'
    return Markup(
        f'<section class="{cls}" aria-label="{escape(look.names[seat])}" data-at="seat-{seat}">'
        f"{_who(view, seat, look)}{_stats(player, look.t)}"
        f"{_limit(player['reputation'], player['placed'], view['figures']['max_reputation'], look.t)}"
        f"{_goods(tuple(player['goods']), look.t)}"
        f'{_people(player, seat, look.t)}<div class="n-last">{_dice(player, seat, look)}{note}</div>'
        f"{'' if seat == look.focus else _more(view, seat, look)}</section>"
    )


def _who(view: View, seat: int, look: Look) -> str:
    t = look.t
    score = view["players"][seat]["score"]
    begins = seat == view["first"] and len(look.names) > 1
    first = f'<em title="{escape(t("rn-first-player"))}">1</em>' if begins else ""
    words = t("rn-points-of", name=look.names[seat], n=score)
    name = called(look.names[seat], look.bots[seat], t, f'{first}<span class="n-level" data-presence=""></span>')
    return f'<div class="row n-who">{mark(seat)}<span class="n-called">{name}</span>{points(words, str(score))}</div>'


def _more(view: View, seat: int, look: Look) -> str:
    words = escape(look.t("rn-look-closer", name=look.names[seat]))
    return (
        f'<button class="n-more" type="button" data-zoom="{seat}" aria-label="{words}" title="{words}">'
        f"{details(view, seat, look)}{icon('eye')}</button>"
    )


@lru_cache(1024)
def _stat(sign: str, count: int, title: str, about: str) -> str:
    words = escape(title)
    return f'<span{hint(about, f"{title}: {count}")}>{sign}<span class="hidden-text">{words} </span>{count}</span>'


def _stats(player: Player, t: Texts) -> str:
    return (
        '<div class="n-st num">'
        + _stat(inline("i-reputation"), player["reputation"], t("rn-reputation"), "reputation")
        + _stat(inline("i-star", "star"), player["nobility"], t("rn-nobility"), "nobility")
        + _stat(inline("i-coin", "coin"), player["coins"], t("rn-coins-title"), "coins")
        + _stat(inline("i-modify"), player["modifiers"], t("rn-modifiers-title"), "modifiers")
        + "</div>"
    )


@lru_cache(2048)
def _limit(limit: int, placed: int, most: int, t: Texts) -> str:
    """Placed dice against reputation."""
    wide = most * 4
    label = escape(t("rn-reputation-words", n=limit, placed=placed, room=max(limit - placed, 0)))
    drawn = (
        rect(0, 3, wide, 6, 3, "rep-rail")
        + rect(0, 3, limit * 4, 6, 3, "rep-mine")
        + rect(0, 3, placed * 4, 6, 3, "fill")
        + rect(limit * 4 - 1, 0, 1.6, 12, 0, "limit-mark")
    )
    box = f'viewBox="0 0 {wide} 12" preserveAspectRatio="none"'
    about = hint("reputation", label)
    return f'<svg class="n-limit" {box} role="img" aria-label="{label}"{about}>{drawn}</svg>'


@lru_cache(4096)
def _goods(counts: tuple[int, ...], t: Texts) -> str:
    cells = "".join(_stored(kind, name, count, t) for kind, (name, count) in enumerate(zip(GOOD_NAMES, counts)))
    return f'<div class="n-goods num">{cells}</div>'


def _stored(kind: int, name: str, count: int, t: Texts) -> str:
    about = hint(f"good-{kind}", goods(count, name, t))
    sign = f'<svg class="n-i" role="img" aria-label="{escape(good(name, t))}"><use href="#good-{kind}"/></svg>'
    cls = "" if count else ' class="none"'
    return f"<span{cls}{about}>{sign}{count}</span>"


def _people(player: Player, seat: int, t: Texts) -> str:
    """Who has been housed; houses that wait, cards and workers."""
    homes = "".join(_home(card["race"], t) for card in player["housed"])
    counts = (
        _count(
            inline("i-cottage", "plain-house"),
            player["platform"],
            t("rn-platform-title", n=player["platform"]),
            "houses",
        )
        + _count(
            inline("i-cards", "mute-fx"),
            len(player["hand"]),
            t("rn-hand-title", n=len(player["hand"])),
            "settlers",
        )
        + _count(inline(f"man-{seat + 1}"), player["workers"], t("rn-workers-words", n=player["workers"]), "workers")
    )
    return f'<div class="n-people num"><span class="n-heads">{homes}</span>{counts}</div>'


@lru_cache(256)
def _home(people: str, t: Texts) -> str:
    about = hint("houses", t("rn-say-housed", race=t(f"rn-races-{people}")))
    label = escape(race(people, t))
    return f'<svg class="n-head" role="img" aria-label="{label}"{about}><use href="#i-race-{RACES[people]}"/></svg>'


@lru_cache(1024)
def _count(sign: str, count: int, title: str, about: str) -> str:
    words = escape(title)
    return (
        f'<em{hint(about, title)}>{sign}<span class="hidden-text">{words}</span>'
        f'<span aria-hidden="true">{count}</span></em>'
    )


def _dice(player: Player, seat: int, look: Look) -> str:
    dice = player["dice"]
    if not dice:
        return '<span class="n-dice"></span>'
    words = escape(look.t("rn-dice-left", dice=" ".join(map(str, dice))))
    drawn = "".join(die(seat + 1, value, 1 + 20 * k, 1, 18) for k, value in enumerate(dice))
    box = f'viewBox="0 0 {20 * len(dice)} 20"'
    return f'<svg class="n-dice" {box} role="img" aria-label="{words}"{hint("dice", words)}>{drawn}</svg>'


def _note(view: View, seat: int, look: Look) -> str:
    t = look.t
    if view["over"]:
        return ""
    if seat in look.owing:
        if seat == look.viewer:
            return f'<b class="note-mine">{escape(t("your-turn"))}</b>'
        return f"{escape(t('thinks' if look.bots[seat] else 'decides'))}{THINKING}"
    if view["players"][seat]["passed"]:
        return str(escape(t("rn-passed")))
    return str(escape(t("next"))) if seat == view["next"] else ""


def supply(view: View, look: Look) -> Markup:
    """What is still to come, where there is room for it."""
    t = look.t
    if len(view["players"]) > FEW:
        return Markup("")
    lines = [
        t("rn-left-settlers", n=len(view["tavern"]["deck"])),
        t("rn-left-buildings", n=len(view["hall"]["bag"])),
        t("rn-left-council", n=len(view["council"]["tiles"])),
        t("rn-left-ships", n=len(view["port"]["ships"])),
    ]
    if "chancery" in view and view["stage"] != "setup":
        lines.append(t("rn-left-commissions", n=view["chancery"]["deck"]))
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return Markup(f'<ul class="n-supply tiny quiet num">{items}</ul>')
