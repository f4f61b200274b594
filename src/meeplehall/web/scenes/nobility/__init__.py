"""Rise to Nobility on the table page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup, escape

from meeplehall import registry
from meeplehall.core.content import shape
from meeplehall.games.nobility.names import GUILD_NAMES
from meeplehall.games.nobility.schema import Content
from meeplehall.games.nobility.shapes import View
from meeplehall.web.scenes.base import BaseScene
from meeplehall.web.scenes.dictionary import Glimpse, Group
from meeplehall.web.scenes.nobility import choices, dictionary, hints, log, moves, pieces, seats, strip
from meeplehall.web.scenes.nobility.board import orders, thing, tracks
from meeplehall.web.scenes.nobility.town.berk import berk
from meeplehall.web.scenes.nobility.town.castle import castle
from meeplehall.web.scenes.nobility.town.chancery import chancery
from meeplehall.web.scenes.nobility.town.council import council
from meeplehall.web.scenes.nobility.town.ground import ground
from meeplehall.web.scenes.nobility.town.guild import built, guild, guild_roof
from meeplehall.web.scenes.nobility.town.hall import awning, hall
from meeplehall.web.scenes.nobility.town.port import port
from meeplehall.web.scenes.nobility.town.tavern import tavern
from meeplehall.web.scenes.nobility.town.yard import yard
from meeplehall.web.scenes.scene import Deed, Look, Move
from meeplehall.web.texts import Texts

_PLACES = ("castle", "tavern", "yard", "berk", "chancery", *(f"guild-{n}" for n in range(6)), "hall", "council", "port")
"""The places of the town, in the order in which they are drawn."""
_LISTED = (*(f"guild-{n}" for n in range(6)), "hall", "tavern", "yard", "berk", "port", "council", "castle", "chancery")
"""The same as a list, what is used most first."""


def _name(place: str, t: Texts) -> str:
    kind, _, number = place.partition("-")
    if number:
        return t(f"rn-guild-{GUILD_NAMES[int(number)]}")
    return t(f"rn-{kind}" if kind in ("port", "hall", "chancery") else f"rn-{kind}-short")


def _place(name: str, drawn: Markup, t: Texts) -> str:
    """A place of the town. On small screens its script lets it be lifted from the map."""
    kind = name.partition("-")[0]
    more = f" n-{name}" if kind == "guild" else ""
    label = escape(_name(name, t))
    return (
        f'<div id="place-{name}" class="n-place n-{kind}{more}" data-name="{label}" data-ways="{escape(t("rn-ways"))}">'
        f'<div id="r-{name}">{drawn}</div></div>'
    )


def _chip(name: str, t: Texts) -> str:
    """A place in the list of a phone that is held sideways."""
    number = name.partition("-")[2]
    roof = f" g{number}" if number else ""
    return (
        f'<button type="button" class="n-chip{roof}" data-opens="place-{name}" data-leads="#place-{name}">'
        f'<i class="n-chip-roof"></i>{escape(_name(name, t))}<span class="dot" hidden></span></button>'
    )


class NobilityScene(BaseScene):
    """A view as a town, a board and a rail; an action as places on them."""

    game = "nobility"
    sprites = ("nobility",)
    style = "nobility.css"
    prefix = "rn"
    teller = log
    chooser = choices
    sources_of_points = log.SOURCES
    rules = hints.DECISION_RULES
    hint_rules = hints.RULES
    log_folds = "(min-width: 761px) and (max-width: 1699px) and (min-height: 500px)"

    def defs(self, t: Texts) -> Markup:
        """Shapes that stand once on the page."""
        return pieces.defs(guild_roof(), built(), awning())

    def layout(self, regions: dict[str, Markup], look: Look) -> Markup:
        """Rail, town and own board; the page adds the drawer and the bar."""
        t = look.t

        def region(name: str, cls: str = "") -> str:
            return f'<div id="r-{name}" class="{cls}">{regions[name]}</div>'

        wing = "chancery" in regions
        town = "".join(_place(name, regions[name], t) for name in _PLACES if name in regions)
        chips = "".join(_chip(name, t) for name in _LISTED if name in regions)
        label, own = escape(t("rn-town")), escape(t("rn-own-board"))
        count = len(look.names)
        cards = "".join(region(f"seat-{seat}", "contents") for seat in range(count))
        return Markup(
            f'<aside class="rail" data-tab="others" aria-label="{escape(t("players"))}">'
            f'<div class="seats seats-{count}">{cards}</div>{region("supply", "contents")}</aside>'
            f'<section class="n-middle" data-tab="board" aria-label="{label}">{region("event", "n-event-line")}'
            f'<nav class="n-chips" aria-label="{label}">{chips}</nav>'
            f'<div class="n-town{" n-wing" if wing else ""}">{ground()}{town}<div class="n-hole" hidden></div></div>'
            '<div class="n-scrim" hidden><button type="button" class="n-shut" '
            f'aria-label="{escape(t("close"))}">✕</button></div></section>'
            f'<section class="n-mine" data-tab="mine" aria-label="{own}">{region("offer", "n-offer")}'
            f"{region('tracks', 'n-tracks')}"
            f"{region('things', 'n-things')}</section>"
        )

    def regions(self, view: View, look: Look) -> dict[str, Markup]:
        """The drawn parts by name."""
        wing = "chancery" in view
        found = {
            **{f"seat-{seat}": seats.card(view, seat, look) for seat in range(len(look.names))},
            "supply": seats.supply(view, look),
            "top": strip.strip(view, look),
            "event": strip.event_line(view, look),
            "castle": castle(view, look),
            "tavern": tavern(view, look, not wing),
            "yard": yard(view, look, not wing),
            "berk": berk(view, look, not wing),
            "hall": hall(view, look),
            "council": council(view, look),
            "port": port(view, look),
            "tracks": tracks.tracks(view, look),
            "things": thing.things(view, look),
            "offer": orders.offers(view, look),
            "dice": strip.dice(view, look),
        }
        found |= {f"guild-{number}": guild(view, number, look) for number in range(6)}
        if wing:
            found["chancery"] = chancery(view, look)
        return found

    def tabs(self, t: Texts) -> list[tuple[str, str, str]]:
        """The sections of a narrow screen: name, icon, label."""
        return [
            ("board", "tower", t("rn-tab-town")),
            ("mine", "man", t("tab-mine")),
            ("others", "meeple", t("tab-others")),
        ]

    def leads(self, action: int) -> bool:
        """A die without modifiers and where it goes are one decision."""
        data = choices.data_of(action)
        return data["kind"] == "die" and bool(data["die"] == data["value"])

    def mood(self, options: Mapping[str, str]) -> str:
        """The night variant is played at night."""
        return "night" if options.get("night") == "yes" else ""

    def aim(self, view: View, t: Texts) -> str:
        """The objective of the solo game, and how near it came."""
        asked = view["objective"]
        if asked is None:
            return ""
        words = t("aim-was", aim=t(f"rn-objective-{asked['theme']}", n=asked["threshold"]))
        return f"{words} {t('aim-near', reached=asked['reached'], needed=asked['threshold'])}"

    def moves(self, deeds: Sequence[Deed], view: View) -> list[Move]:
        """What went where."""
        return moves.moves(deeds, view)

    def standing(self, view: View, t: Texts) -> str:
        """The round."""
        return t("over") if view["over"] else t("rn-round", n=view["round"])

    def brief(self, view: View, t: Texts) -> str:
        """The round."""
        return t("over-short") if view["over"] else t("rn-round", n=view["round"])

    def parts(self, t: Texts) -> list[str]:
        """The rounds, and what is counted after them."""
        return [t("rn-round", n=number) for number in range(1, log.LAST_PART + 1)] + [t("rn-final")]

    def hints(self, t: Texts) -> dict[str, list[str]]:
        """Title, text and rule of what can be pointed at."""
        return super().hints(t) | hints.kinds(t)

    def overview(self, t: Texts) -> list[Glimpse]:
        """The game in two minutes."""
        return dictionary.overview(t)

    def dictionary(self, t: Texts) -> list[Group]:
        """Every card, tile and sign, and what it does."""
        content = shape(registry.find(self.game).content, Content, "built-in content")
        return dictionary.dictionary(content, self.hints(t), t)


SCENE = NobilityScene()
