"""Renaissance Man on the table page."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.games.renaissance.shapes import View
from meeplehall.web.scenes.base import BaseScene
from meeplehall.web.scenes.dictionary import Glimpse, Group
from meeplehall.web.scenes.renaissance import cards, choices, dictionary, letters, log, recruits, seats, supply
from meeplehall.web.scenes.renaissance.hand import hand
from meeplehall.web.scenes.renaissance.names import ACTION_OF, ICONS, WORKER_OF, icon_name
from meeplehall.web.scenes.renaissance.pyramid import pyramid
from meeplehall.web.scenes.renaissance.structure import PLACES
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

# The rule that explains each trade and each thing on the table.
_RULES = {
    "coin": "RM-301",
    "book": "RM-304",
    "bread": "RM-303",
    "shield": "RM-307",
    "any": "RM-306",
    "stored": "RM-204",
    "renaissance": "RM-305",
    "knights": "RM-401",
    "letters": "RM-203",
    "phases": "RM-202",
    "deck": "RM-105",
    "pile": "RM-209",
    "clock": "RM-604",
    "dealer": "RM-101",
    "place": "RM-106",
    "area": "RM-401",
    "discard": "RM-405",
    "hidden": "RM-208",
    "seat": "RM-501",
    "rivals": "RM-601",
}
_CARD_RULE = "RM-203"
# The rule to read before each decision.
_DECISION_RULES = {
    "foundation": "RM-103",
    "choice": "RM-203",
    "man": "RM-305",
    "recruit": "RM-402",
    "discard": "RM-405",
    "over": "RM-501",
}


class RenaissanceScene(BaseScene):
    """The own pyramid in the middle, the recruit board and the sealed choices beside it."""

    game = "renaissance"
    sprites = ("renaissance",)
    style = "renaissance.css"
    log_stays = True
    untimed = True
    prefix = "rm"
    teller = log
    chooser = choices
    sources_of_points = log.SOURCES
    rules = _DECISION_RULES

    def defs(self, t: Texts) -> Markup:
        """Shapes that stand once on the page."""
        return cards.defs()

    def layout(self, regions: dict[str, Markup], look: Look) -> Markup:
        """Rail, pyramid with hand, board; the page adds the drawer and the bar."""
        t = look.t

        def region(name: str, cls: str) -> str:
            return f'<div id="r-{name}" class="{cls}">{regions[name]}</div>'

        return Markup(
            f'<aside class="rm-rail" data-tab="others"'
            f' aria-label="{escape(t("players"))}">{region("rail", "rm-rail-in")}</aside>'
            f'<section class="rm-own" data-tab="mine"'
            f' aria-label="{escape(t("rm-pyramid"))}">{region("steps", "rm-round")}'
            f"{region('pyramid', 'rm-structure')}{region('things', 'rm-things')}{region('hand', 'rm-hand')}</section>"
            f'<section class="rm-common" data-tab="board" aria-label="{escape(t("rm-board"))}">'
            f"{region('recruits', 'panel rm-board')}{region('letters', 'panel rm-post')}"
            f"{region('supply', 'panel rm-supply')}"
            "</section>"
        )

    def regions(self, view: View, look: Look) -> dict[str, Markup]:
        """The drawn parts by name."""
        return {
            "rail": seats.rail(view, look),
            "steps": supply.steps(view, look),
            "pyramid": pyramid(view, look),
            "things": seats.own(view, look),
            "hand": hand(view, look),
            "recruits": recruits.board(view, look),
            "letters": letters.table(view, look),
            "supply": supply.supply(view, look),
        }

    def tabs(self, t: Texts) -> list[tuple[str, str, str]]:
        """The sections of a narrow screen: name, icon, label."""
        return [
            ("board", "shield", t("tab-board")),
            ("mine", "hand", t("tab-mine")),
            ("others", "meeple", t("tab-others")),
        ]

    def standing(self, view: View, t: Texts) -> str:
        """Round, and how far the best pyramid is."""
        if view["over"]:
            return t("over")
        if view["decision"]["kind"] == "foundation":
            return t("rm-setting-up")
        return t("rm-standing", round=view["round"], n=max(player["workers"] for player in view["players"]))

    def brief(self, view: View, t: Texts) -> str:
        """The round."""
        if view["over"]:
            return t("over-short")
        return t("rm-setting-up") if view["decision"]["kind"] == "foundation" else t("round-n", n=view["round"])

    def tally(self, view: View, seat: int, t: Texts) -> tuple[str, str]:
        """Workers in the pyramid."""
        workers = view["players"][seat]["workers"]
        return f"{workers} / {len(PLACES)}", t("rm-tally", n=workers)

    def aim(self, view: View, t: Texts) -> str:
        """Solo: a Master before the deck runs out."""
        if view["solo"] is None:
            return ""
        workers = view["players"][0]["workers"]
        if workers == len(PLACES):
            return t("rm-goal-won", deck=view["deck_size"])
        return t("rm-goal-lost", n=workers, left=len(PLACES) - workers)

    def parts(self, t: Texts) -> list[str]:
        """The five levels."""
        return [t("rm-level", level=level) for level in range(1, 6)]

    def tie_break(self, note: str, t: Texts) -> str:
        """Why the winner won."""
        return t(f"rm-end-{note.replace(' ', '-').lower()}")

    def hints(self, t: Texts) -> dict[str, list[str]]:
        """Title, text and rule of what can be pointed at."""
        found = {}
        for name, rule in _RULES.items():
            title = t(f"rm-{WORKER_OF[name]}-does") if name in ICONS else t(f"rm-hint-{name}-title")
            found[name] = [title, t(f"rm-hint-{ACTION_OF.get(name, name)}"), rule]
        for icon in ICONS:
            words = t("rm-hint-card", action=t(f"rm-{ACTION_OF[icon]}"), icon=icon_name(icon, t))
            found[f"card-{icon}"] = [t(f"rm-{WORKER_OF[icon]}"), words, _CARD_RULE]
        return found

    def overview(self, t: Texts) -> list[Glimpse]:
        """The game in two minutes."""
        return dictionary.overview(t)

    def dictionary(self, t: Texts) -> list[Group]:
        """Every card, tile and sign, and what it does."""
        return dictionary.dictionary(self.hints(t), t)


SCENE = RenaissanceScene()
