"""The scene of a game that brings none: its view as panels, its decisions as buttons, its events as a log.

A view reads best here with `players` (a list with a dict for every seat, `score` among its fields), `round` and
`decision` (a dict with a `kind`); everything else is shown as it comes. See docs/new-game.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from markupsafe import Markup, escape

from meeplehall.core.game import Game
from meeplehall.core.preview import Choice
from meeplehall.web.scenes.base import BaseScene
from meeplehall.web.scenes.parts import THINKING, who
from meeplehall.web.scenes.scene import Button, Decision, Deed, Look, Pick, Story
from meeplehall.web.scenes.wording import NOBODY, Wording, slug
from meeplehall.web.texts import Texts

MOST_BUTTONS = 12
"""So many decisions get a button each; of more the fields are chosen one after the other."""
DEEPEST = 4
"""Data within data within data are shown as they are from here on."""
_SCORES = ("score", "points")
_UNSHOWN = {"players", "seat", "over", "decision", "pending", "actor", "seats", "game"}
_DICE = {"dice", "faces"}
_DIE = {"die", "face"}


class GenericScene(BaseScene):
    """One for every game without a scene of its own."""

    def __init__(self, game: Game) -> None:
        self.engine = game
        self.game = game.name

    def layout(self, regions: dict[str, Markup], look: Look) -> Markup:
        """The table in the middle, one's own things below it, the others at the side."""
        t = look.t

        def region(name: str, cls: str) -> str:
            return f'<div id="r-{name}" class="{cls}">{regions[name]}</div>'

        order = [seat for seat in _order(look) if seat != look.focus]
        others = "".join(region(f"seat-{seat}", "contents") for seat in order)
        return Markup(
            f'<aside class="g-others" data-tab="others" aria-label="{escape(t("players"))}">{others}</aside>'
            f'<section class="g-table" data-tab="board" aria-label="{escape(t("tab-board"))}">'
            f"{region('table', 'contents')}</section>"
            f'<section class="g-mine" data-tab="mine" aria-label="{escape(t("tab-mine"))}">'
            f"{region(f'seat-{look.focus}', 'contents')}</section>"
        )

    def regions(self, view: Any, look: Look) -> dict[str, Markup]:
        """A panel for what is common, and one for every player."""
        panels = _Panels(Wording(self.engine, look))
        return {
            "table": panels.table(view),
            **{f"seat-{seat}": panels.seat(view, seat) for seat in range(len(look.names))},
        }

    def decide(self, view: Any, options: Sequence[Choice], look: Look) -> Decision:
        """A button for every decision; where they are many, for every kind and then for its fields."""
        words = Wording(self.engine, look)
        decision = view.get("decision")
        kind = decision["kind"] if isinstance(decision, dict) and "kind" in decision else ""
        sentence = look.t.or_else(f"{self.game}-ask-{slug(kind)}", look.t.or_else(f"{self.game}-ask", look.t("choose")))
        structured = [self.engine.structured(option.action) for option in options]
        makers = _ByField(words, structured) if len(options) > MOST_BUTTONS else _OneEach(words, structured)
        picks = [
            Pick(
                action=option.action,
                places=makers.places(data),
                label=_capital(words.action(data)),
                head=words.kind(data["kind"]),
                ends=option.passes,
                shows=option.ends and not option.passes,
            )
            for option, data in zip(options, structured)
        ]
        return Decision(
            look.viewer, sentence, picks, makers.buttons(), makers.asks(), gates=makers.gates(), numbered=True
        )

    def tell(self, story: Story, deed: Deed, look: Look) -> None:
        """The events in words."""
        story.lines += Wording(self.engine, look).lines(deed)

    def tie_break(self, note: str, t: Texts) -> str:
        """Why the winner won; told only in words of the game's own."""
        return t.or_else(self.text_id("tie", note), "")


def _order(look: Look) -> list[int]:
    """One's own seat first, then the others as they sit."""
    seats = len(look.names)
    return [(look.focus + n) % seats for n in range(seats)]


class _OneEach:
    """Every decision is a place of its own."""

    def __init__(self, words: Wording, decisions: Sequence[Mapping[str, Any]]) -> None:
        self.words = words
        self.decisions = decisions

    def places(self, data: Mapping[str, Any]) -> list[str]:
        """One: `do-` and the notation."""
        return [f"do-{slug(' '.join(str(value) for value in data.values()))}"]

    def buttons(self) -> list[Button]:
        """In the order of the actions."""
        return [Button(self.places(data)[0], self.words.action(data)) for data in self.decisions]

    def asks(self) -> dict[str, str]:
        """Nothing: one click decides."""
        return {}

    def gates(self) -> dict[str, str]:
        """None."""
        return {}


class _ByField(_OneEach):
    """The kind first, then one value after the other."""

    def __init__(self, words: Wording, decisions: Sequence[Mapping[str, Any]]) -> None:
        super().__init__(words, decisions)
        self.fields: dict[str, list[str]] = {}
        """Of each kind, those that are still to be chosen."""
        for kind in dict.fromkeys(data["kind"] for data in decisions):
            of_kind = [data for data in decisions if data["kind"] == kind]
            keys = dict.fromkeys(key for data in of_kind for key in data if key != "kind")
            self.fields[kind] = [key for key in keys if len({str(data.get(key)) for data in of_kind}) > 1]

    def places(self, data: Mapping[str, Any]) -> list[str]:
        """The kind, unless there is but one, and every value that is open."""
        first = [f"do-{slug(data['kind'])}"] if len(self.fields) > 1 or not self.fields[data["kind"]] else []
        return first + [f"{slug(key)}-{slug(data.get(key))}" for key in self.fields[data["kind"]]]

    def buttons(self) -> list[Button]:
        """Kinds, then values field by field, as they come."""
        found: dict[str, Button] = {}
        if len(self.fields) > 1:
            for kind in self.fields:
                found[f"do-{slug(kind)}"] = Button(f"do-{slug(kind)}", self.words.kind(kind))
        for kind, keys in self.fields.items():
            for key in keys:
                values = dict.fromkeys(data.get(key) for data in self.decisions if data["kind"] == kind)
                for value in sorted(values, key=lambda v: (v is not None, not isinstance(v, int), v)):
                    place = f"{slug(key)}-{slug(value)}"
                    found.setdefault(place, Button(place, self._label(key, value), _sign(key, value)))
        return list(found.values())

    def _label(self, key: str, value: Any) -> str:
        said = self.words.t("without", what=self.words.field(key)) if value is None else self.words.value(key, value)
        return said if isinstance(value, str) or value is None else f"{self.words.field(key)} {said}"

    def asks(self) -> dict[str, str]:
        """For all that can be open at once."""
        found = {}
        for keys in self.fields.values():
            for count in range(1, len(keys) + 1):
                for some in combinations(keys, count):
                    found["+".join(sorted(slug(key) for key in some))] = ", ".join(map(self.words.field, some))
        return found

    def gates(self) -> dict[str, str]:
        """Values wait for their kind, where there are several."""
        return {slug(key): "do-" for keys in self.fields.values() for key in keys} if len(self.fields) > 1 else {}


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _sign(key: str, value: Any) -> str:
    return f"die-{value}" if _is_die(key, value) else ""


def _is_die(key: str, value: Any, listed: bool = False) -> bool:
    """One number is a die by its name alone; those of a list are, if the first word of its name says so."""
    named = key in _DIE or (listed and key.partition("_")[0] in _DICE | _DIE)
    return named and type(value) is int and 1 <= value <= 6


class _Panels:
    """Plain data as cards, lists and tables."""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self.look = words.look

    def table(self, view: Mapping[str, Any]) -> Markup:
        """Whatever belongs to nobody: single values in a strip, everything else in panels."""
        rest = {key: value for key, value in view.items() if key not in _UNSHOWN and value not in ([], {})}
        single = {key: value for key, value in rest.items() if not isinstance(value, dict | list)}
        panels = "".join(
            f'<section class="panel g-panel"><h2>{self._name(key)}</h2>{self._shown(key, value)}</section>'
            for key, value in rest.items()
            if key not in single
        )
        strip = f'<div class="panel g-strip">{self._pairs(single, 1)}</div>' if single else ""
        return Markup(strip + panels)

    def seat(self, view: Mapping[str, Any], seat: int) -> Markup:
        """The card of a player."""
        look, t = self.look, self.look.t
        players = view.get("players")
        player = players[seat] if isinstance(players, list) and seat < len(players) else {}
        player = player if isinstance(player, dict) else {"": player}
        score = next((player[key] for key in _SCORES if isinstance(player.get(key), int)), None)
        fields = {key: value for key, value in player.items() if key not in (*_SCORES, "seat", "name")}
        active = seat in look.owing
        waits = THINKING if active and look.bots[seat] else ""
        note = t("your-turn" if seat == look.viewer else "decides") if active else ""
        points = f'<span class="points push">{score}</span>' if score is not None else ""
        return Markup(
            f'<section class="panel seat-card g-seat seat-{seat + 1}{" active" if active else ""}" '
            f'aria-label="{escape(look.names[seat])}" data-at="seat-{seat}">'
            f'<div class="row">{who(seat, look.names[seat], look.bots[seat], t, waits)}{points}</div>'
            f'<p class="tiny quiet g-note">{escape(note)}</p>{self._pairs(fields, 1)}</section>'
        )

    def _name(self, key: str) -> Markup:
        return escape(_capital(self.words.field(key)))

    def _shown(self, key: str, value: Any, depth: int = 1, listed: bool = False) -> str:
        if depth > DEEPEST:
            return f"<code>{escape(value)}</code>"
        if isinstance(value, dict):
            return self._pairs(value, depth + 1) if value else NOBODY
        if isinstance(value, list):
            return self._list(key, value, depth)
        if _is_die(key, value, listed):
            return _die(value)
        return f'<span class="num">{escape(self.words.value(key, value))}</span>'

    def _pairs(self, fields: Mapping[str, Any], depth: int) -> str:
        if not fields:
            return ""
        rows = "".join(
            f"<div><dt>{self._name(str(key))}</dt><dd>{self._shown(str(key), value, depth + 1)}</dd></div>"
            for key, value in fields.items()
        )
        return f'<dl class="g-pairs">{rows}</dl>'

    def _list(self, key: str, values: Sequence[Any], depth: int) -> str:
        if not values:
            return f'<span class="quiet">{NOBODY}</span>'
        if all(isinstance(value, dict) for value in values):
            return self._rows(values, depth)
        # A list for every seat: who it belongs to stands before each.
        by_seat = len(values) == len(self.look.names) and any(isinstance(value, list) for value in values)
        items = "".join(
            f"<li>{who(seat, self.look.names[seat], False, self.look.t) if by_seat else ''}"
            f"{self._shown(key, value, depth + 1, listed=True)}</li>"
            for seat, value in enumerate(values)
        )
        kind = "g-lines" if any(isinstance(value, list | dict) for value in values) else "g-items"
        return f'<ul class="{kind}">{items}</ul>'

    def _rows(self, values: Sequence[Mapping[str, Any]], depth: int) -> str:
        keys = list(dict.fromkeys(key for value in values for key in value))
        heads = "".join(f'<th scope="col">{self._name(key)}</th>' for key in keys)
        rows = "".join(
            "<tr>"
            + "".join(f"<td>{self._shown(key, value[key], depth + 1) if key in value else ''}</td>" for key in keys)
            + "</tr>"
            for value in values
        )
        return f'<table class="g-rows"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _die(value: int) -> str:
    return f'<svg class="die die-s" role="img" aria-label="{value}"><use href="#i-die-{value}"/></svg>'
