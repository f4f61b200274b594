"""An action as a set of places: what lights up, and what it says and costs. No rule is written here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from meeplehall.games.nobility import actions
from meeplehall.games.nobility.game import GAME
from meeplehall.table import Choice
from meeplehall.web.scenes.nobility.board.character import benefit_of, benefit_words
from meeplehall.web.scenes.nobility.sentences import DIE_DONE, sentence
from meeplehall.web.scenes.nobility.words import (
    GOODS,
    GUILDS,
    RACES,
    building_words,
    commission_words,
    good,
    goods,
    guild,
    listed,
    points_of,
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


@cache
def _data(action: int) -> dict[str, Any]:
    return actions.structured(action)


def decide(view: dict[str, Any], choices: Sequence[Choice], look: Look) -> Decision:
    """The decision of the viewer's seat."""
    maker = _Picks(view, choices, look)
    picks = [maker.pick(choice) for choice in choices]
    asks = {kinds: look.t(f"rn-ask-{kinds.replace('+', '-')}") for kinds in _ASKS}
    gates = GATES if maker.kind == "turn" else {kind: GATES[kind] for kind in ("get", "roll")}
    return Decision(
        look.viewer, sentence(view, look), picks, maker.buttons(picks), asks, maker.alias(), maker.given(), gates
    )


class _Picks:
    """Turns the legal actions of one decision into picks."""

    def __init__(self, view: dict[str, Any], choices: Sequence[Choice], look: Look) -> None:
        self.view = view
        self.look = look
        self.t = look.t
        self.seat = look.viewer
        self.player = view["players"][self.seat]
        self.decision = view["decision"]
        self.kind: str = self.decision["kind"]
        self.names: dict[str, tuple[str, str]] = {}
        """What the buttons of the bar say: label and icon by place, in their order."""
        self.dice = {face: k for k, face in reversed(list(enumerate(self.player["dice"])))}
        self.faces = {self._face(choice) for choice in choices} - {0}
        """The dice that can be used now."""

    def _face(self, choice: Choice) -> int:
        data = _data(choice.lead if choice.lead >= 0 else choice.action)
        return int(data["die"]) if data["kind"] == "die" else 0

    def pick(self, choice: Choice) -> Pick:
        """One action."""
        data = _data(choice.action)
        gained = sums(choice.events, self.seat, self.t)
        worth = points_of(choice.events, self.seat)
        places, label, head, quiet = self._words(choice, data)
        notes = gained
        if choice.lead >= 0:
            notes = [self.t("rn-with-die", die=self._face(choice)), *gained]
        return Pick(
            action=choice.action,
            places=places,
            label=label,
            head=head,
            cost=1 if quiet else -1,
            note=listed(notes),
            gain=signed(worth) if worth > 0 else "",
            ends=choice.passes,
            shows=choice.ends and not choice.passes,
            lead=choice.lead,
        )

    def _words(self, choice: Choice, data: dict[str, Any]) -> tuple[list[str], str, str, bool]:
        """The places, the label and the head of an action, and whether it stays in the background."""
        kind = data["kind"]
        if kind == "go":
            return self._go(choice, data["place"])
        handle = getattr(self, f"_on_{kind}")
        places, label = handle(data, choice)
        return places, label, "", kind == "sell"

    # A turn

    def _go(self, choice: Choice, name: str) -> tuple[list[str], str, str, bool]:
        value = self._face(choice) if choice.lead >= 0 else self.decision["value"]
        at, label = self.spot(name, value)
        if choice.lead < 0:
            return [at], label, "", False
        return [f"die-{self.dice[value]}", at], label, self.t("rn-head-die", die=value), len(self.faces) > 1

    def spot(self, name: str, value: int) -> tuple[str, str]:
        """The slot where a die of this value lies at a place, and what it does there."""
        t, view = self.t, self.view
        pair = (value - 1) // 2
        if name in GUILDS:
            number = GUILDS[name]
            return f"at-guild-{number}-{pair}", t("rn-go-guild", guild=guild(number, t))
        if name.startswith("council-"):
            column = RACES[name.removeprefix("council-")]
            row = next(k for k, dice in enumerate(view["council"]["row_dice"]) if value in dice)
            return f"at-council-{row}-{column}", t("rn-go-council", race=t(f"rn-race-{name.removeprefix('council-')}"))
        if name.startswith("tile-"):
            number = int(name.removeprefix("tile-"))
            order = next(order for order in self.player["commissions"] if order["tile"] == number)
            return f"at-tile-{number}-{order['faces'].index(value)}", t("rn-go-tile")
        match name:
            case "tavern" | "yard":
                return f"at-{name}-{view[name]['dice'].index(None)}", t(f"rn-go-{name}")
            case "hall":
                return f"at-hall-{value}", t("rn-go-hall", building=building_words(view["hall"]["tiles"][value - 1], t))
            case "castle-4":
                return "at-castle-3", t("rn-go-castle")
            case "berk" | "castle":
                return f"at-{name}-{pair}", t(f"rn-go-{name}")
            case "board":
                return f"at-board-{self.seat}", t("rn-go-board")
        return f"at-{name}-{value}", t(f"rn-go-{name}")

    def _on_die(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        face, value = data["die"], data["value"]
        label = self.t("rn-shift", die=face, value=value)
        self.names[f"as-{value}"] = (self.t("rn-as", value=value), "modify")
        return [
            f"die-{self.dice[face]}",
            f"as-{value}",
        ], f"{label} ({signed(-abs(face - value))})"

    def _on_complete(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        card = next(card for card in self.player["hand"] if card["card"] == data["card"])
        at = f"hand-{self.seat}-{data['card']}"
        label = self.t("rn-pick-complete", race=self.t(f"rn-race-{card['race']}"))
        self.names[at] = (label, "cottage")
        return [at], label

    def _on_sell(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        name, _, number = data["building"].partition(".")
        self.names["do-sell"] = (self.t("rn-do-sell"), "workshop")
        if name == "lot":
            return ["do-sell", f"lot-{self.seat}-{int(number) - 1}"], self.t("rn-pick-sell-community")
        label = self.t("rn-pick-sell-workshop", guild=guild(GUILDS[name], self.t))
        return ["do-sell", f"ws-{GUILDS[name]}-{int(number) - 1}"], label

    def _on_end(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        if self.decision["acted"] & DIE_DONE or not self.dice:
            label = self.t("rn-do-end")
            self.names[PASS] = (label, "")
            return [PASS], label
        label = self.t("rn-do-rest")
        self.names[REST] = (label, "")
        return [REST], label

    # Cards

    def _on_take(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        cards = [card for card in self.view["tavern"]["cards"] if card]
        card = next(card for card in cards if card["card"] == data["card"])
        return [f"tav-{data['card']}"], self.t("rn-pick-take", race=self.t(f"rn-race-{card['race']}"))

    def _on_drop(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        card = next(card for card in self.player["hand"] if card["card"] == data["card"])
        at = f"hand-{self.seat}-{data['card']}"
        label = self.t("rn-pick-drop", race=self.t(f"rn-race-{card['race']}"))
        self.names[at] = (label, "cards")
        return [at], label

    def _on_spend(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        kind = GOODS[self.decision["kinds"][0]]
        label = goods(data["number"], kind, self.t)
        self.names[f"spend-{data['number']}"] = (label, f"good-{kind}")
        return [f"spend-{data['number']}"], label

    def _coins(self, choice: Choice) -> list[str]:
        """What an action earns or costs in coins."""
        return sums([event for event in choice.events if event.name == "coins"], self.seat, self.t)

    # Guilds

    def _fx(self, name: str, icon: str) -> tuple[list[str], str]:
        label = self.t(f"rn-fx-{name}", good=good(GUILDS[self.decision["guild"]], self.t))
        self.names[f"fx-{name}"] = (label, icon)
        return [f"fx-{name}"], label

    def _on_coin(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        return self._fx("coin", "coin")

    def _on_reputation(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        return self._fx("reputation", "reputation")

    def _on_good(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        return self._fx("good", f"good-{GUILDS[self.decision['guild']]}")

    def _on_buy(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        places, _ = self._fx("buy", "purchase")
        kind = GOODS[data["good"]]
        return [*places, f"good-{self.seat}-{kind}"], self.t("rn-pick-buy-any", good=good(kind, self.t))

    def _on_exchange(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        places, _ = self._fx("exchange", "exchange")
        give, get = GOODS[data["good"]], GOODS[data["for"]]
        self.names[f"get-{get}"] = (self.t("rn-for", good=good(get, self.t)), f"good-{get}")
        label = self.t("rn-pick-exchange", give=good(give, self.t), get=good(get, self.t))
        return [*places, f"good-{self.seat}-{give}", f"get-{get}"], label

    def _on_reroll(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        chosen = [int(number) - 1 for number in data["dice"].split("+")]
        count = len(chosen)
        self.names[f"roll-{count}"] = (self.t("rn-roll", n=count), "reroll")
        faces = listed(str(self.player["dice"][k]) for k in chosen)
        return [*(f"die-{k}" for k in chosen), f"roll-{count}"], self.t("rn-pick-reroll", dice=faces)

    def _on_goods(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        kind = GUILDS[self.decision["guild"]]
        got = sum(event.args[2] for event in choice.events if event.name == "good" and event.args[0] == self.seat)
        words = self.t("rn-pick-buy", goods=goods(got, kind, self.t), n=data["number"], free=got - data["number"])
        label = listed([words, *self._coins(choice)])
        self.names[f"buy-{data['number']}"] = (label, f"good-{kind}")
        return [f"buy-{data['number']}"], label

    def _on_worker(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        label = self.t("rn-pick-worker")
        self.names[f"worker-{self.seat}"] = (label, "man")
        return [f"worker-{self.seat}"], label

    def _on_move(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        number = GUILDS[data["guild"]]
        at = f"app-{number}-{self.seat}"
        label = self.t("rn-pick-move", guild=guild(number, self.t))
        self.names[at] = (label, f"good-{number}")
        return [at], label

    def _on_transfer(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        number = GUILDS[data["guild"]]
        name = self.look.names[data["seat"]]
        return [f"app-{number}-{data['seat']}"], self.t("rn-pick-transfer", name=name, guild=guild(number, self.t))

    def _plain(self, at: str, message: str, icon: str = "") -> tuple[list[str], str]:
        label = self.t(message)
        self.names[at] = (label, icon)
        return [at], label

    def _on_accept(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        return self._plain("do-accept", "rn-pick-accept", "check")

    def _on_refuse(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        return self._plain("do-refuse", "rn-pick-refuse", "lock")

    # Other places

    def _on_lot(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        lot = data["lot"] - 1
        at = f"lot-{self.seat}-{lot}"
        label = self.t(f"rn-pick-lot-{self.player['lot_income'][lot]}", n=data["lot"])
        self.names[at] = (label, "cottage")
        return [at], label

    def _on_ship(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        kind = GOODS[data["good"]]
        at = f"good-{self.seat}-{kind}"
        label = listed([self.t("rn-pick-ship", goods=good(kind, self.t)), *self._coins(choice)])
        self.names[at] = (label, f"good-{kind}")
        return [at], label

    def _on_commission(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        return self._plain("do-commission", "rn-pick-commission", "quill")

    def _on_modifiers(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        got = sum(event.args[1] for event in choice.events if event.name == "modifiers" and event.args[0] == self.seat)
        label = listed([self.t("rn-pick-modifiers", n=got), *self._coins(choice)])
        self.names[f"mod-{data['bought']}"] = (label, "modify")
        return [f"mod-{data['bought']}"], label

    def _on_replace(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        icon = "cards" if data["what"] == "settlers" else "workshop"
        return self._plain(f"do-{data['what']}", f"rn-pick-replace-{data['what']}", icon)

    def _on_recall(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        number = GUILDS[data["guild"]]
        at = f"app-{number}-{self.seat}"
        label = self.t("rn-pick-recall", guild=guild(number, self.t))
        self.names[at] = (label, f"good-{number}")
        return [at], label

    def _on_desk(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        number = self.decision["value"] - 1 + (6 if data["desk"] == "bottom" else 0)
        desk = self.view["chancery"]["desks"][number]
        label = self.t("rn-pick-desk", race=self.t(f"rn-races-{desk['race']}"))
        self.names[f"desk-{number}"] = (label, f"race-{RACES[desk['race']]}")
        return [f"desk-{number}"], label

    def _on_choose(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        kind = GOODS[data["good"]]
        at = f"good-{self.seat}-{kind}"
        label = good(kind, self.t)
        self.names[at] = (label, f"good-{kind}")
        return [at], label

    def _on_keep(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        commission = self.player["offer"][data["card"] - 1]
        return [f"offer-{data['card']}"], self.t("rn-pick-keep", what=commission_words(commission, self.t))

    def _on_character(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        number = data["character"]
        name = GAME.tables.character_names[number]
        label = self.t("rn-pick-character", name=name, benefit=benefit_words(benefit_of(number), self.t))
        return [f"char-{number}"], label

    def _on_stop(self, data: dict[str, Any], choice: Choice) -> tuple[list[str], str]:
        label = self.t(f"rn-stop-{self.kind}")
        self.names[PASS] = (label, "")
        return [PASS], label

    # What stands round the picks

    def buttons(self, picks: Sequence[Pick]) -> list[Button]:
        """Everything that is not only drawn; values of a die in order, what ends the step last."""
        last = {PASS: 2, REST: 1}
        order = sorted(self.names, key=lambda at: (last.get(at, 0), at if at.startswith("as-") else ""))
        return [Button(at, *self.names[at]) for at in order]

    def alias(self) -> dict[str, str]:
        """Equal dice are one place; goods on the ship stand for those in storage."""
        alias = {}
        if self.kind in ("turn", "place"):
            alias = {
                f"die-{k}": f"die-{self.dice[face]}"
                for k, face in enumerate(self.player["dice"])
                if self.dice[face] != k
            }
        if self.kind == "sell":
            alias |= {f"ship-{kind}": f"good-{self.seat}-{kind}" for kind in range(6)}
        return alias

    def given(self) -> list[str]:
        """The only die that can be used is as good as chosen."""
        return [f"die-{self.dice[face]}" for face in self.faces] if len(self.faces) == 1 else []
