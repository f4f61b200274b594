"""A scene with everything that a game need not say for itself. Subclass it and fill in what your game draws.

Texts are looked for under the scene's `prefix`: `<prefix>-option-<name>` explains an option, `<prefix>-source-<name>`
names a source of points, `<prefix>-tie-<note>` says why a tie was broken, `<prefix>-hint-<name>` explains what can be
pointed at. What has no text has a plain default.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from markupsafe import Markup

from meeplehall.core.game import Game
from meeplehall.core.preview import Choice
from meeplehall.web.scenes.scene import Decision, Deed, Look, Move, Story
from meeplehall.web.texts import Texts


class BaseScene:
    """Defaults for all but `layout`, `regions`, `decide` and `tell`."""

    game: str
    prefix: str = ""
    """What the ids of its texts begin with; empty: the name of the game."""
    sprites: tuple[str, ...] = ()
    style: str = "generic.css"
    teller: ModuleType | None = None
    """A module with `tell` and `moves`."""
    chooser: ModuleType | None = None
    """A module with `decide` and `sentence`."""
    sources_of_points: Sequence[str] = ()
    """Where points come from."""
    rules: Mapping[str, str] = {}
    """The rule to read before each kind of decision."""
    hint_rules: Mapping[str, str] = {}
    """What can be pointed at, and the rule that explains it."""
    untied: tuple[str, ...] = ("", "points")
    """The notes of an outcome that needed no tie-break."""

    def text_id(self, *words: str) -> str:
        """The id of one of its texts."""
        return "-".join([self.prefix or self.game, *words]).replace(" ", "-").replace("_", "-").lower()

    def defs(self, t: Texts) -> Markup:
        """Shapes that stand once on the page."""
        return Markup("")

    def layout(self, regions: dict[str, Markup], look: Look) -> Markup:
        """The middle of the page, with an element `r-<name>` around each region."""
        raise NotImplementedError

    def regions(self, view: Any, look: Look) -> dict[str, Markup]:
        """The drawn parts by name; a part is sent again when it has changed."""
        raise NotImplementedError

    def tabs(self, t: Texts) -> list[tuple[str, str, str]]:
        """The sections of a narrow screen: name, icon, label."""
        return [
            ("board", "board", t("tab-board")),
            ("mine", "meeple", t("tab-mine")),
            ("others", "eye", t("tab-others")),
        ]

    def decide(self, view: Any, options: Sequence[Choice], look: Look) -> Decision:
        """The picks of the viewer's seat."""
        if self.chooser is None:
            raise NotImplementedError
        decision: Decision = self.chooser.decide(view, options, look)
        return decision

    def sentence(self, view: Any, look: Look) -> str:
        """What the table waits for, when it is not the viewer."""
        if self.chooser is not None:
            words: str = self.chooser.sentence(view, look)
            return words
        if not look.owing:
            return look.t("over")
        name = look.names[look.owing[0]]
        return look.t("decides-name", name=name, n=len(look.owing))

    def tell(self, story: Story, deed: Deed, look: Look) -> None:
        """Add the lines and points of a deed to the story."""
        if self.teller is None:
            raise NotImplementedError
        self.teller.tell(story, deed, look)

    def moves(self, deeds: Sequence[Deed], view: Any) -> list[Move]:
        """What went where."""
        if self.teller is None or not hasattr(self.teller, "moves"):
            return []
        found: list[Move] = self.teller.moves(deeds, view)
        return found

    def standing(self, view: Any, t: Texts) -> str:
        """How far the game is, in a few words."""
        if view.get("over"):
            return t("over")
        return t("round-n", n=view["round"]) if isinstance(view.get("round"), int) else ""

    def brief(self, view: Any, t: Texts) -> str:
        """The same in a word or two, for the top of a phone."""
        return self.standing(view, t)

    def tally(self, view: Any, seat: int, t: Texts) -> tuple[str, str]:
        """How far a seat is: the figure, and the same in words."""
        players = view.get("players") or []
        score = players[seat].get("score") if seat < len(players) and isinstance(players[seat], dict) else None
        return (str(score), t("points-n", n=score)) if isinstance(score, int) else ("", "")

    def parts(self, t: Texts) -> list[str]:
        """The names of the parts of the game."""
        return []

    def sources(self) -> list[tuple[str, str]]:
        """Where points come from: name and text id."""
        return [(source, self.text_id("source", source)) for source in self.sources_of_points]

    def tie_break(self, note: str, t: Texts) -> str:
        """Why the winner won, when points were equal; empty if they were not."""
        return "" if note in self.untied else t.or_else(self.text_id("tie", note), note)

    def hints(self, t: Texts) -> dict[str, list[str]]:
        """Title, text and rule id of what can be pointed at."""
        return {
            name: [t(self.text_id("hint", name, "title")), t(self.text_id("hint", name)), rule]
            for name, rule in self.hint_rules.items()
        }

    def rule(self, view: Any) -> str:
        """The id of the rule that matters now."""
        decision = view.get("decision")
        return self.rules.get(decision["kind"], "") if isinstance(decision, dict) else ""

    def options_help(self, game: Game, t: Texts) -> dict[str, str]:
        """A short explanation of each option."""
        return {option.name: t.or_else(self.text_id("option", option.name), option.help) for option in game.options}

    def play_now(self) -> dict[str, str]:
        """The options of a game that starts with one click."""
        return {}
