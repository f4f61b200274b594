"""The Castles of Burgundy on the table page."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall import registry
from meeplehall.core.content import shape
from meeplehall.games.burgundy.schema import Content
from meeplehall.games.burgundy.scoring import SOURCES
from meeplehall.games.burgundy.shapes import View
from meeplehall.games.burgundy.tables import PHASE_NAMES
from meeplehall.games.burgundy.tiles import FACE_NAMES, TYPE_LETTERS
from meeplehall.web.scenes.base import BaseScene
from meeplehall.web.scenes.burgundy import choices, dictionary, log, seats, strip, tiles
from meeplehall.web.scenes.burgundy.estate import estate
from meeplehall.web.scenes.burgundy.faces import family, number_of, tile_name
from meeplehall.web.scenes.burgundy.ring import black_row, ring
from meeplehall.web.scenes.dictionary import Glimpse, Group
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

# The rule that explains each kind of tile.
_KIND_RULES = {"C": "CB-402", "M": "CB-205", "S": "CB-401", "A": "CB-404", "B": "CB-405", "K": "CB-408"}
# The rule to read before each decision.
_DECISION_RULES = {
    "castle": "CB-105",
    "turn": "CB-301",
    "extra": "CB-402",
    "load": "CB-401",
    "goods": "CB-401",
    "sell": "CB-405",
    "take": "CB-405",
    "place": "CB-406",
    "discard": "CB-303",
    "over": "CB-503",
}
# What is no tile: the rule that explains it.
_THINGS = {
    "wheel": "CB-201",
    "round-goods": "CB-203",
    "white-die": "CB-203",
    "turn-order": "CB-204",
    "region-table": "CB-501",
    "depot": "CB-303",
    "black-depot": "CB-307",
    "empty": "CB-201",
    "storage": "CB-303",
    "goods": "CB-305",
    "worker": "CB-302",
    "silverling": "CB-307",
    "dice": "CB-301",
}
# Tiles that count otherwise in another edition.
_BY_EDITION = ("knowledge-15", "knowledge-26")


class BurgundyScene(BaseScene):
    """Draws what a view tells, with whatever content it is played."""

    game = "burgundy"
    sprites = ("burgundy",)
    style = "burgundy.css"
    prefix = "cb"
    teller = log
    chooser = choices
    sources_of_points = SOURCES
    rules = _DECISION_RULES

    def defs(self, t: Texts) -> Markup:
        """Shapes that stand once on the page."""
        return tiles.defs(t("cb-free"))

    def layout(self, regions: dict[str, Markup], look: Look) -> Markup:
        """Rail, common board, estate; the page adds the drawer and the bar."""
        t = look.t

        def region(name: str, tag: str = "div", cls: str = "") -> str:
            return f'<{tag} id="r-{name}" class="{cls}">{regions[name]}</{tag}>'

        cards = "".join(region(f"seat-{seat}", cls="contents") for seat in range(len(look.names)))
        return Markup(
            f'<aside class="rail" data-tab="others" aria-label="{escape(t("players"))}">'
            f'<div class="seats">{cards}</div></aside>'
            f'<section class="common" data-tab="board" aria-label="{escape(t("cb-main-board"))}">'
            f"{region('strip', cls='strip panel')}{region('ring', cls='ring-box')}"
            f"{region('black', cls='black-row')}{region('bonus', cls='bonus panel')}</section>"
            f'<section class="mine" data-tab="mine" aria-label="{escape(t("cb-estate"))}">'
            f"{region('head', 'header', 'mine-h')}{region('estate', cls='estate-box')}"
            f"{region('shelf', cls='shelf')}</section>"
        )

    def regions(self, view: View, look: Look) -> dict[str, Markup]:
        """The drawn parts by name."""
        return {
            **{f"seat-{seat}": seats.card(view, seat, look) for seat in range(len(look.names))},
            "strip": strip.strip(view, look),
            "ring": ring(view, look),
            "black": black_row(view, look),
            "bonus": strip.bonus(view, look),
            "head": strip.head(view, look),
            "estate": estate(view, look.focus, look),
            "shelf": seats.shelf(view, look),
            "dice": seats.dice(view, look),
        }

    def tabs(self, t: Texts) -> list[tuple[str, str, str]]:
        """The sections of a narrow screen: name, icon, label."""
        return [
            ("board", "board", t("tab-board")),
            ("mine", "castle", t("tab-mine")),
            ("others", "meeple", t("tab-others")),
        ]

    def standing(self, view: View, t: Texts) -> str:
        """Phase and round."""
        return t("over") if view["over"] else t("cb-standing", phase=view["phase"], round=view["round"])

    def brief(self, view: View, t: Texts) -> str:
        """Phase and round."""
        return t("over-short") if view["over"] else t("cb-brief", phase=view["phase"], round=view["round"])

    def parts(self, t: Texts) -> list[str]:
        """The five phases."""
        return [t("cb-phase", phase=letter) for letter in PHASE_NAMES]

    def hints(self, t: Texts) -> dict[str, list[str]]:
        """Title, text, rule and icon of what can be pointed at."""
        found = {name: [t(f"cb-{name}-title"), t(f"cb-hint-{name}"), rule] for name, rule in _THINGS.items()}
        for face in _BY_EDITION:
            number = number_of(face)
            found[f"{face}@edition=2019"] = [tile_name(face, t), t(f"cb-hint-{face}-2019"), f"CB-{407 + number}"]
        for k in TYPE_LETTERS:
            found[f"bonus-{k}"] = [t("cb-bonus-title", kind=t(f"cb-kind-{k}")), t("cb-hint-bonus"), "CB-502"]
        found |= {f"kind-{k}": [t(f"cb-kind-{k}"), t(f"cb-hint-kind-{k}"), _KIND_RULES[k]] for k in TYPE_LETTERS}
        for face in FACE_NAMES[1:]:
            letter = family(face)
            words = t("cb-hint-animal" if letter == "A" else f"cb-hint-{face}")
            rule = f"CB-{407 + number_of(face)}" if letter == "K" else _KIND_RULES[letter]
            found[face] = [tile_name(face, t), words, rule]
        for good in range(1, 7):
            name = t(f"cb-good-{good}")
            found[f"good-{good}"] = [name, t("cb-hint-good", good=name, n=good), "CB-305"]
        return found

    def overview(self, t: Texts) -> list[Glimpse]:
        """The game in two minutes."""
        return dictionary.overview(t)

    def dictionary(self, t: Texts) -> list[Group]:
        """Every tile, and what it does."""
        content = shape(registry.find(self.game).content, Content, "built-in content")
        return dictionary.dictionary(content.tile, content.goods.per_type, self.hints(t), t)


SCENE = BurgundyScene()
