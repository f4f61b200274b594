"""What can be said about a content pack: errors the rules cannot be played with, and remarks on counts and balance."""

from __future__ import annotations

from collections import Counter

from meeplehall.games.nobility.names import GOOD_NAMES, GUILD_NAMES, RACE_NAMES
from meeplehall.games.nobility.schema import Content
from meeplehall.games.nobility.tables import (
    BUILDINGS,
    CHARACTERS,
    COMMISSIONS,
    COUNCIL_TILES,
    DICE_TILES,
    EVENTS,
    OBJECTIVES,
    SETTLERS,
    SHIPS,
)


class Finding:
    """One thing found: an error, or a remark; where, and what."""

    def __init__(self, error: bool, place: str, text: str) -> None:
        self.error = error
        self.place = place
        self.text = text

    def __str__(self) -> str:
        return f"{'error' if self.error else 'remark'}: at {self.place}: {self.text}"

    def __repr__(self) -> str:
        return f"Finding({self})"


class _Report:
    def __init__(self) -> None:
        self.found: list[Finding] = []

    def demand(self, holds: bool, place: str, text: str) -> None:
        if not holds:
            self.found.append(Finding(True, place, text))

    def count(self, place: str, have: int, want: int) -> None:
        self.demand(have == want, place, f"{have} instead of {want}")

    def even(self, place: str, what: str, counts: dict[str, int]) -> None:
        """Remark on kinds that occur more often than others."""
        if len(set(counts.values())) > 1:
            listed = ", ".join([f"{name} {n}" for name, n in counts.items()])
            self.found.append(Finding(False, place, f"{what} are not even: {listed}"))


def find(content: Content) -> list[Finding]:
    """All findings, errors first."""
    report = _Report()
    _board(content, report)
    _settlers(content, report)
    _buildings(content, report)
    _ships(content, report)
    _council(content, report)
    _people(content, report)
    _chancery(content, report)
    return [f for f in report.found if f.error] + [f for f in report.found if not f.error]


def reconstructed(content: Content) -> list[str]:
    """The parts whose printed values are not public and have not been replaced."""
    parts = {
        "workshops": content.workshops.reconstruction,
        "guild_hall": content.guild_hall.reconstruction,
        "community": content.community.reconstruction,
        "castle": content.castle.reconstruction,
        "nobility": content.nobility.reconstruction,
        "settlers": content.settlers.reconstruction,
        "buildings": content.buildings.reconstruction,
        "ships": content.ships.reconstruction,
        "council": content.council.reconstruction,
        "characters": content.characters.reconstruction,
        "events": content.events.reconstruction,
        "objectives": content.objectives.reconstruction,
        "chancery": content.chancery.reconstruction,
    }
    return [name for name, is_one in parts.items() if is_one]


def _board(c: Content, r: _Report) -> None:
    for i, players in enumerate(range(2, 7)):
        place = f"counts[{i}]"
        r.demand(1 <= c.counts.dice[i] <= 5, f"{place}.dice", "1 to 5 dice are allowed")
        r.demand(1 <= c.counts.tavern_slots[i] <= 6, f"{place}.tavern_slots", "1 to 6 slots are allowed")
        r.demand(1 <= c.counts.yard_slots[i] <= 6, f"{place}.yard_slots", "1 to 6 slots are allowed")
        r.demand(1 <= c.counts.guild_dice[i] <= 3, f"{place}.guild_dice", "1 to 3 dice are allowed")
        r.demand(3 <= c.counts.castle_slots[i] <= 4, f"{place}.castle_slots", "3 or 4 slots are allowed")
        slots = c.counts.guild_apprentices[i]
        r.demand(1 <= slots <= 7, f"{place}.guild_apprentices", "1 to 7 slots are allowed")
        r.count(f"counts.apprentice_income[{i}]", len(c.counts.apprentice_income[i]), slots)
        r.count(f"counts.modifiers[{i}]", len(c.counts.modifiers[i]), players)
        start = c.counts.reputation[i]
        r.demand(c.reputation.min <= start <= c.reputation.max, f"{place}.reputation", "lies outside the track")
    r.demand(c.reputation.min < c.reputation.max <= 60, "reputation", "the least lies below the most, at most 60")
    r.demand(c.reputation.min >= 1, "reputation.min", "at least 1")
    r.demand(c.nobility.lord < len(c.nobility.vp), "nobility.lord", "lies above the track")
    r.demand(c.start.houses <= c.start.houses_in_all, "start.houses", "more than there are in all")
    # RN-844: what others can gain in a starting guild is what its keeper has at the start.
    r.count("workshops.vp: the sum", sum(c.workshops.vp), c.night.score)
    r.count("workshops.stars: the sum", sum(c.workshops.stars), c.night.nobility)
    r.demand(c.night.nobility < len(c.nobility.vp), "night.nobility", "lies above the track")
    r.demand(c.night.nobility >= c.nobility.lord, "night.nobility", "lies below the rank of Lord (RN-842)")
    r.demand(c.ending.rounds <= 10 or len(c.ships.ship) >= c.ending.rounds, "ending.rounds", "more rounds than ships")
    if sorted(c.guild_hall.cost) != c.guild_hall.cost:
        r.found.append(Finding(False, "guild_hall.cost", "the cost does not rise with the die"))


def _settlers(c: Content, r: _Report) -> None:
    cards = c.settlers.card
    r.count("settlers.card", len(cards), SETTLERS)
    first = len([card for card in cards if card.deck == 1])
    r.demand(first >= 6, "settlers.card", f"{first} cards of deck 1; six players need one each")
    for n, card in enumerate(cards, start=1):
        place = f"settlers.card {n}"
        kinds = len(card.goods)
        r.demand(len(set(card.goods)) == kinds, place, "a good is listed twice")
        r.demand(kinds <= card.max, place, f"{kinds} kinds of goods do not fit a maximum of {card.max}")
        r.demand(card.min <= card.max, place, f"minimum {card.min} above maximum {card.max}")
        most = kinds * c.settling.most_per_good
        r.demand(card.min <= most, place, f"minimum {card.min}, but at most {most} goods can be spent")
    r.even("settlers.card", "races", {race: len([x for x in cards if x.race == race]) for race in RACE_NAMES})
    r.even("settlers.card", "goods", {good: len([x for x in cards if good in x.goods]) for good in GOOD_NAMES})


def _buildings(c: Content, r: _Report) -> None:
    shops = c.buildings.workshop
    r.count("buildings", c.buildings.community + len(shops), BUILDINGS)
    by_guild = {guild: len([w for w in shops if w.guild == guild]) for guild in GUILD_NAMES}
    for guild, n in by_guild.items():
        r.demand(n >= 1, "buildings.workshop", f"no workshop of the {guild}")
    for n, shop in enumerate(shops, start=1):
        r.demand(len(set(shop.effects)) == len(shop.effects), f"buildings.workshop {n}", "an effect is listed twice")
    r.even("buildings.workshop", "guilds", by_guild)
    r.even("buildings.workshop", "effects", dict(sorted(Counter([e for w in shops for e in w.effects]).items())))


def _ships(c: Content, r: _Report) -> None:
    ships = c.ships.ship
    r.count("ships.ship", len(ships), SHIPS)
    for n, ship in enumerate(ships, start=1):
        for price, spaces, good in zip(ship.prices, ship.spaces, GOOD_NAMES):
            fits = (price == 0) == (spaces == 0) and spaces <= 60
            r.demand(fits, f"ships.ship {n}", f"{good}: {spaces} spaces at a price of {price}")
    worth = {
        good: sum([ship.prices[i] * ship.spaces[i] for ship in ships if len(ship.prices) == 6])
        for i, good in enumerate(GOOD_NAMES)
    }
    r.even("ships.ship", "what the goods bring on all ships", worth)


def _council(c: Content, r: _Report) -> None:
    tiles = c.council.tile
    r.count("council.tile", len(tiles), COUNCIL_TILES)
    dice = sorted([die for row in c.council.rows for die in row])
    r.demand(len(set(dice)) == len(dice), "council.rows", "a die belongs to two rows")
    for n, tile in enumerate(tiles, start=1):
        r.demand(tile.nobility < len(c.nobility.vp), f"council.tile {n}", "asks for more nobility than the track has")
    wanted = {good: sum([tile.goods[i] for tile in tiles]) for i, good in enumerate(GOOD_NAMES)}
    r.even("council.tile", "goods", wanted)


def _people(c: Content, r: _Report) -> None:
    people = c.characters.card
    r.count("characters.card", len(people), CHARACTERS)
    for guild in GUILD_NAMES:
        want = 3 if guild == "blacksmiths" else 2
        n = len([p for p in people if p.guild == guild])
        r.demand(n == want, "characters.card", f"{n} characters of the {guild} instead of {want} (RN-842)")
    r.demand(len({p.name for p in people}) == len(people), "characters.card", "a name is given twice")
    r.count("events.card", len(c.events.card), EVENTS)
    for n, event in enumerate(c.events.card, start=1):
        signed = event.effect in ("house-price", "building-price", "good-price")
        r.demand(signed or event.amount >= 0, f"events.card {n}", f"'{event.effect}' cannot be negative")
    for deck in (1, 2):
        n = len([e for e in c.events.card if e.deck == deck])
        r.demand(n >= 5, "events.card", f"{n} cards of deck {deck}; five are needed")
    r.demand(c.ending.rounds <= 10, "ending.rounds", "there are events for at most 10 rounds")
    r.count("objectives.card", len(c.objectives.card), OBJECTIVES)


def _chancery(c: Content, r: _Report) -> None:
    r.count("chancery.dice_tile", len(c.chancery.dice_tile), DICE_TILES)
    r.count("chancery.commission", len(c.chancery.commission), COMMISSIONS)
    for n, tile in enumerate(c.chancery.dice_tile, start=1):
        r.demand(len(set(tile)) == 3, f"chancery.dice_tile {n}", "the three faces must differ")
    for n, commission in enumerate(c.chancery.commission, start=1):
        place = f"chancery.commission {n}"
        r.demand((commission.race is not None) == (commission.kind == "race"), place, "a race belongs to kind 'race'")
        r.demand((commission.guild is not None) == (commission.kind == "guild"), place, "a guild belongs to 'guild'")
        stepped = commission.kind in ("reputation", "nobility")
        r.demand(bool(commission.steps) == stepped, place, "steps belong to kinds 'reputation' and 'nobility'")
    benefits = [desk.benefit for desk in c.chancery.desk]
    r.demand(len(set(benefits)) == 6, "chancery.desk", "a benefit is given twice")
    faces = {str(face): len([t for t in c.chancery.dice_tile if face in t]) for face in range(1, 7)}
    r.even("chancery.dice_tile", "faces", faces)
    for side in ("top", "bottom"):
        races: list[str] = [desk.top if side == "top" else desk.bottom for desk in c.chancery.desk]
        r.even("chancery.desk", f"races of the {side} desks", {race: races.count(race) for race in RACE_NAMES})
