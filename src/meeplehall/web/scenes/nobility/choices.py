"""An action as a set of places: what lights up, and what it says and costs. No rule is written here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from meeplehall.core.preview import Choice
from meeplehall.games.nobility.actions import SPACE
from meeplehall.games.nobility.shapes import Card, View
from meeplehall.web.scenes.nobility.against import reasons_against, unsold
from meeplehall.web.scenes.nobility.sentences import sentence
from meeplehall.web.scenes.nobility.spots import spot
from meeplehall.web.scenes.nobility.words import (
    GOODS,
    GUILDS,
    RACES,
    benefit_words,
    building_words,
    card_asks,
    commission_words,
    gained,
    good,
    goods,
    guild,
    listed,
    marks,
    race,
    reasons,
    signed,
    sums,
)
from meeplehall.web.scenes.scene import Button, Decision, Look, Pick

PASS = "do-pass"
REST = "rest"
"""Pass for the round while dice are left: asked twice."""

# Which kinds of places wait until another has been chosen.
GATES = {"as": "die-", "ws": "do-sell", "lot": "do-sell", "get": "good-", "roll": "die-"}
_ASKS = ("as+at", "at", "die", "die+roll", "roll", "lot", "ws", "lot+ws", "good", "get", "as")
_CARD, _SALE = "cottage", "workshop"
"""The headings, by their icons, of what takes no die."""
_SETUP = ("keep", "character")
"""Chosen before the first turn: there is no turn to end."""
_CARDS = ("take", "drop", "complete")
"""What is done with a settlers card."""
_EFFECTS = {"coin": "coin", "reputation": "reputation", "buy": "purchase", "exchange": "exchange"}
"""Signs of the effects of workshops."""

_Words = tuple[list[str], str]
"""The places of an action, and what it says."""


@cache
def data_of(action: int) -> Mapping[str, Any]:
    """The action as data."""
    return SPACE.structured(action)


def decide(view: View, choices: Sequence[Choice], look: Look) -> Decision:
    """The decision of the viewer's seat."""
    maker = _Picks(view, choices, look)
    picks = sorted((maker.pick(choice) for choice in choices), key=_best_first)
    used = {place for pick in picks for place in pick.places}
    asks = {kinds: look.t(f"rn-ask-{kinds.replace('+', '-')}") for kinds in _ASKS}
    gates = GATES if maker.kind == "turn" else {kind: GATES[kind] for kind in ("get", "roll")}
    return Decision(
        look.viewer,
        sentence(view, look),
        picks,
        maker.buttons(),
        asks,
        maker.alias(),
        maker.given(),
        gates,
        groups=maker.groups(),
        why=_why_not(view, maker.kind, used, look),
    )


def _why_not(view: View, kind: str, used: set[str], look: Look) -> dict[str, str]:
    """By place: why it cannot be chosen."""
    if kind == "sell":
        return unsold(view, look.viewer, used, look.t)
    return reasons_against(view, look.viewer, used, look.t) if kind in ("turn", "place") else {}


def _best_first(pick: Pick) -> tuple[bool, bool, str, int, bool]:
    """Dice from low to high, for each what scores most first; a sale after all of them, the end last."""
    return pick.places[-1] in (PASS, REST), pick.group == _SALE, pick.group, -int(pick.gain or 0), pick.cost > 0


class _Picks:
    """Turns the legal actions of one decision into picks."""

    def __init__(self, view: View, choices: Sequence[Choice], look: Look) -> None:
        self.view = view
        self.look = look
        self.t = look.t
        self.seat = look.viewer
        self.player = view["players"][self.seat]
        self.decision = view["decision"]
        self.kind = self.decision["kind"]
        self.names: dict[str, tuple[str, str]] = {}
        """What the buttons of the bar say: label and icon by place, in their order."""
        self.dice = {face: k for k, face in reversed(list(enumerate(self.player["dice"])))}
        self.faces = {self._face(choice) for choice in choices} - {0}
        """The dice that can be used now."""

    def _face(self, choice: Choice) -> int:
        data = data_of(choice.lead if choice.lead >= 0 else choice.action)
        return int(data["die"]) if data["kind"] == "die" else 0

    def pick(self, choice: Choice) -> Pick:
        """One action."""
        data = data_of(choice.action)
        # What a character brings is its name on the button.
        notes = [] if data["kind"] == "character" else sums(choice.events, self.seat, self.t)
        worth = gained(choice.events, self.seat)["points"]
        places, label = self._words(choice, data)
        head, quiet = "", data["kind"] == "sell"
        if data["kind"] in _CARDS:
            notes.insert(0, card_asks(self._card(data["card"]), self.t))
        if choice.lead >= 0:
            face = self._face(choice)
            places.insert(0, f"die-{self.dice[face]}")
            head, quiet = self.t("rn-head-die", die=face), len(self.faces) > 1
        return Pick(
            action=choice.action,
            places=places,
            label=label,
            head=head,
            cost=1 if quiet else -1,
            note=listed(notes),
            price=marks(choice.events, self.seat),
            group=self._group(choice, data),
            gain=signed(worth) if worth > 0 else "",
            why=listed(reasons(choice.events, self.seat, self.t)) if notes else "",
            ends=choice.passes and data["kind"] not in _SETUP,
            shows=choice.ends and (data["kind"] in _SETUP or not choice.passes) and data["kind"] != "keep",
            lead=choice.lead,
        )

    def _group(self, choice: Choice, data: Mapping[str, Any]) -> str:
        """The heading in the list of all choices, by its icon."""
        face = self._face(choice)
        if face:
            return f"die-{face}"
        return {"complete": _CARD, "sell": _SALE}.get(data["kind"], "")

    def groups(self) -> dict[str, str]:
        """The headings of a turn, in their order."""
        if self.kind != "turn":
            return {}
        dice = {f"die-{face}": self.t("rn-group-die", die=face) for face in sorted(self.faces)}
        return dice | {_CARD: self.t("rn-group-card"), _SALE: self.t("rn-group-sale")}

    def _words(self, choice: Choice, data: Mapping[str, Any]) -> _Words:
        t, seat, kind = self.t, self.seat, data["kind"]
        match kind:
            case "go":
                value = self._face(choice) if choice.lead >= 0 else self.decision["value"]
                return [spot(data["place"], value, seat, self.view)], self._visit(data["place"], value)
            case "die":
                face, value = data["die"], data["value"]
                self._button(f"as-{value}", t("rn-as", value=value), "modify")
                label = t("rn-shift", die=face, value=value)
                return [f"die-{self.dice[face]}", f"as-{value}"], label
            case "complete" | "drop":
                card = self._card(data["card"])
                label = t(f"rn-pick-{kind}", race=race(card["race"], t), least=card["min"], most=card["max"])
                return self._button(f"hand-{seat}-{data['card']}", label, "cottage" if kind == "complete" else "cards")
            case "take":
                people = self._card(data["card"])["race"]
                return [f"tav-{data['card']}"], t("rn-pick-take", race=race(people, t))
            case "spend":
                name, number = self.decision["kinds"][0], data["number"]
                return self._button(f"spend-{number}", goods(number, name, t), f"good-{GOODS[name]}")
            case "sell":
                return self._sell(*data["building"].split("."))
            case "coin" | "reputation" | "good":
                return self._effect(kind)
            case "buy":
                places, _ = self._effect("buy")
                return [*places, self._stored(data["good"])], t("rn-pick-buy-any", good=good(data["good"], t))
            case "exchange":
                places, _ = self._effect("exchange")
                give, get = data["good"], data["for"]
                at = f"get-{GOODS[get]}"
                self._button(at, t("rn-for", good=good(get, t)), f"good-{GOODS[get]}")
                label = t("rn-pick-exchange", give=good(give, t), get=good(get, t))
                return [*places, self._stored(give), at], label
            case "reroll":
                chosen = [int(number) - 1 for number in data["dice"].split("+")]
                at = f"roll-{len(chosen)}"
                self._button(at, t("rn-roll", n=len(chosen)), "reroll")
                faces = listed(str(self.player["dice"][k]) for k in chosen)
                return [*(f"die-{k}" for k in chosen), at], t("rn-pick-reroll", dice=faces)
            case "goods":
                name, n = self._good_here(), data["number"]
                got = gained(choice.events, seat)[name]
                label = t("rn-pick-buy", goods=goods(got, name, t), n=n, free=got - n)
                return self._button(f"buy-{n}", label, f"good-{GOODS[name]}")
            case "worker":
                return self._button(f"worker-{seat}", t("rn-pick-worker"), "man")
            case "move" | "recall":
                number = GUILDS[data["guild"]]
                label = t(f"rn-pick-{kind}", guild=guild(data["guild"], t))
                return self._button(f"app-{number}-{seat}", label, f"good-{number}")
            case "transfer":
                label = t("rn-pick-transfer", name=self.look.names[data["seat"]], guild=guild(data["guild"], t))
                return [f"app-{GUILDS[data['guild']]}-{data['seat']}"], label
            case "accept" | "refuse":
                return self._button(f"do-{kind}", t(f"rn-pick-{kind}"), "check" if kind == "accept" else "lock")
            case "lot":
                lot = data["lot"] - 1
                label = t(f"rn-pick-lot-{self.player['lot_income'][lot]}", n=data["lot"])
                return self._button(f"lot-{seat}-{lot}", label, "cottage")
            case "ship":
                label = t("rn-pick-ship", goods=good(data["good"], t))
                return self._button(self._stored(data["good"]), label, f"good-{GOODS[data['good']]}")
            case "choose":
                return self._button(self._stored(data["good"]), good(data["good"], t), f"good-{GOODS[data['good']]}")
            case "commission":
                return self._button("do-commission", t("rn-pick-commission"), "quill")
            case "modifiers":
                label = t("rn-pick-modifiers", n=gained(choice.events, seat)["modifiers"])
                return self._button(f"mod-{data['bought']}", label, "modify")
            case "replace":
                what = data["what"]
                icon = "cards" if what == "settlers" else "workshop"
                return self._button(f"do-{what}", t(f"rn-pick-replace-{what}"), icon)
            case "desk":
                number = self.decision["value"] - 1 + (6 if data["desk"] == "bottom" else 0)
                people = self.view["chancery"]["desks"][number]["race"]
                benefit = t(f"rn-desk-{self.view['chancery']['desks'][number]['benefit']}")
                label = t("rn-pick-desk", race=t(f"rn-races-{people}"), benefit=benefit)
                return self._button(f"desk-{number}", label, f"race-{RACES[people]}")
            case "keep":
                commission = self.player["offer"][data["card"] - 1]
                return self._button(
                    f"offer-{data['card']}", t("rn-pick-keep", what=commission_words(commission, t)), "quill"
                )
            case "character":
                found = next(c for c in self.decision["characters"] if c["character"] == data["character"])
                label = t("rn-pick-character", name=found["name"], benefit=benefit_words(found["benefit"], t))
                return [f"char-{data['character']}"], label
            case "end" if self.decision["passes"]:
                return self._button(REST if self.dice else PASS, t("rn-do-rest"))
            case "end":
                return self._button(PASS, t("rn-do-end"))
        return self._button(PASS, t(f"rn-stop-{self.kind}"))

    def _card(self, number: int) -> Card:
        """A settlers card, in the hand or at the Tavern."""
        seen = [*self.player["hand"], *(card for card in self.view["tavern"]["cards"] if card)]
        return next(card for card in seen if card["card"] == number)

    def _button(self, at: str, label: str, icon: str = "") -> _Words:
        self.names[at] = (label, icon)
        return [at], label

    def _stored(self, name: str) -> str:
        return f"good-{self.seat}-{GOODS[name]}"

    def _visit(self, name: str, value: int) -> str:
        """What a die of this value does at a place."""
        kind, _, people = name.partition("-")
        if name in GUILDS:
            return self.t("rn-go-guild", guild=guild(name, self.t))
        if kind == "council":
            return self.t("rn-go-council", race=self.t(f"rn-races-{people}"))
        tile = self.view["hall"]["tiles"][value - 1]
        if kind == "hall" and tile:
            return self.t("rn-go-hall", building=building_words(tile, self.t))
        if kind == "chancery":
            desk = self.view["chancery"]["desks"][value - 1]
            return self.t("rn-go-chancery", benefit=self.t(f"rn-desk-{desk['benefit']}"))
        return self.t(f"rn-go-{kind}")

    def _sell(self, name: str, number: str) -> _Words:
        self._button("do-sell", self.t("rn-do-sell"), "workshop")
        if name == "lot":
            return ["do-sell", f"lot-{self.seat}-{int(number) - 1}"], self.t("rn-pick-sell-community")
        label = self.t("rn-pick-sell-workshop", guild=guild(name, self.t))
        return ["do-sell", f"ws-{GUILDS[name]}-{int(number) - 1}"], label

    def _effect(self, name: str) -> _Words:
        """What a workshop does."""
        sold = self._good_here()
        label = self.t(f"rn-fx-{name}", good=good(sold, self.t))
        return self._button(f"fx-{name}", label, _EFFECTS.get(name, f"good-{GOODS[sold]}"))

    def _good_here(self) -> str:
        """The good of the guild where the die lies."""
        return self.view["guilds"][GUILDS[self.decision["guild"]]]["good"]

    # What stands round the picks

    def buttons(self) -> list[Button]:
        """Everything that is not only drawn; values of a die in order, then what ends the step. A sale comes last."""
        last = {"do-sell": 3, PASS: 2, REST: 1}
        order = sorted(self.names, key=lambda at: (last.get(at, 0), at if at.startswith("as-") else ""))
        return [Button(at, *self.names[at]) for at in order]

    def alias(self) -> dict[str, str]:
        """Equal dice are one place; goods on the ship stand for those in storage."""
        if self.kind == "sell":
            return {f"ship-{kind}": f"good-{self.seat}-{kind}" for kind in range(6)}
        if self.kind not in ("turn", "place"):
            return {}
        first = [(k, self.dice[face]) for k, face in enumerate(self.player["dice"])]
        return {f"die-{k}": f"die-{same}" for k, same in first if same != k}

    def given(self) -> list[str]:
        """The only die that can be used is as good as chosen."""
        return [f"die-{self.dice[face]}" for face in self.faces] if len(self.faces) == 1 else []
