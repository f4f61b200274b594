"""The Castles of Burgundy on the table page."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from meeplehall.core.game import Game
from meeplehall.core.preview import Choice
from meeplehall.games.burgundy.scoring import SOURCES
from meeplehall.games.burgundy.shapes import View
from meeplehall.games.burgundy.tables import PHASE_NAMES
from meeplehall.games.burgundy.tiles import FACE_NAMES, TYPE_LETTERS
from meeplehall.web.scenes.burgundy import choices, log, seats, strip, tiles
from meeplehall.web.scenes.burgundy.estate import estate
from meeplehall.web.scenes.burgundy.faces import family, number_of, tile_name
from meeplehall.web.scenes.burgundy.ring import ring
from meeplehall.web.scenes.scene import Decision, Deed, Look, Move, Story
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


class BurgundyScene:
    """Draws what a view tells, with whatever content it is played."""

    game = "burgundy"
    sprites = ("burgundy",)
    style = "burgundy.css"

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
            f"{region('bonus', cls='bonus panel')}</section>"
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

    def decide(self, view: View, options: Sequence[Choice], look: Look) -> Decision:
        """The picks of the viewer's seat."""
        return choices.decide(view, options, look)

    def sentence(self, view: View, look: Look) -> str:
        """What the table waits for."""
        return choices.sentence(view, look)

    def tell(self, story: Story, deed: Deed, look: Look) -> None:
        """Add a deed's lines and points to the story."""
        log.tell(story, deed, look)

    def moves(self, deeds: Sequence[Deed], view: View) -> list[Move]:
        """What went where."""
        return log.moves(deeds, view)

    def standing(self, view: View, t: Texts) -> str:
        """Phase and round."""
        return t("over") if view["over"] else t("cb-standing", phase=view["phase"], round=view["round"])

    def parts(self, t: Texts) -> list[str]:
        """The five phases."""
        return [t("cb-phase", phase=letter) for letter in PHASE_NAMES]

    def sources(self) -> list[tuple[str, str]]:
        """Where points come from: name and text id."""
        return [(source, f"cb-source-{source.replace(' ', '-')}") for source in SOURCES]

    def tie_break(self, note: str, t: Texts) -> str:
        """Why the winner won, when points were equal."""
        return "" if note == "points" else t(f"cb-tie-{note.replace(' ', '-')}")

    def hints(self, t: Texts) -> dict[str, list[str]]:
        """Title, text, rule and icon of what can be pointed at."""
        found = {f"kind-{k}": [t(f"cb-kind-{k}"), t(f"cb-hint-kind-{k}"), _KIND_RULES[k]] for k in TYPE_LETTERS}
        for face in FACE_NAMES[1:]:
            letter = family(face)
            words = t("cb-hint-animal" if letter == "A" else f"cb-hint-{face}")
            rule = f"CB-{407 + number_of(face)}" if letter == "K" else _KIND_RULES[letter]
            found[face] = [tile_name(face, t), words, rule]
        for good in range(1, 7):
            name = t(f"cb-good-{good}")
            found[f"good-{good}"] = [name, t("cb-hint-good", good=name, n=good), "CB-305"]
        return found

    def rule(self, view: View) -> str:
        """The id of the rule that matters now."""
        return _DECISION_RULES[view["decision"]["kind"]]

    def options_help(self, game: Game, t: Texts) -> dict[str, str]:
        """A short explanation of each option."""
        return {option.name: t(f"cb-option-{option.name}") for option in game.options}

    def play_now(self) -> dict[str, str]:
        """The options of a game that starts with one click."""
        return {}


SCENE = BurgundyScene()
