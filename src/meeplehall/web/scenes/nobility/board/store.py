"""Storage, workers, houses and community lots."""

from __future__ import annotations

from meeplehall.games.nobility.names import GOOD_NAMES
from meeplehall.games.nobility.shapes import Player
from meeplehall.web.scenes.nobility.pieces import head, hint, home, man, path, place, rect, reward, svg, text, token
from meeplehall.web.scenes.nobility.town.hall import community
from meeplehall.web.scenes.nobility.town.signs import taken
from meeplehall.web.scenes.nobility.words import RACES, building_words, goods
from meeplehall.web.scenes.scene import Look


def storage(player: Player, look: Look) -> str:
    """Six bins; the character's good carries its higher limit."""
    t = look.t
    character = player["character"]
    out = ""
    for kind, (good, count) in enumerate(zip(GOOD_NAMES, player["goods"])):
        x, y = 2 + (kind % 3) * 54, 2 + (kind // 3) * 69
        inside = rect(x, y, 51, 65, 6, "bin") + token(kind, x + 6.5, y + 6, 38, "" if count else "faint")
        inside += text(x + 25.5, y + 60, count, 15, "b" if count else "q")
        if character and character["good"] == good:
            most = f"≤{character['limit']}"
            inside += rect(x + 28, y + 1, 22, 16, 8, "limit") + text(x + 39, y + 13.3, most, 12, "limit-n")
        out += place(f"good-{look.focus}-{kind}", inside, (x, y, 51, 65, 7), goods(count, good, t), f"good-{kind}")
    return svg(166, 138, out, "n-svg", t("rn-storage"))


def lot(player: Player, look: Look) -> str:
    """Workers who wait for work, and the slot that calls one back."""
    t = look.t
    seat = look.focus
    count = player["workers"]
    shown = min(count, 12)
    inside = rect(1, 1, 116, 82, 6, "workyard")
    per_row, size = (3, 34.0) if shown <= 6 else (6, 18.5)
    rows = 2
    for k in range(max(6, shown)):
        x = 8 + (k % per_row) * (108 / per_row)
        y = 6 + (k // per_row) * (76 / rows)
        if k < shown:
            inside += man(seat + 1, x, y, size)
        else:
            inside += f'<circle class="slot" cx="{x + size / 2:g}" cy="{y + size / 2 + 1:g}" r="{size / 3:g}"/>'
    name = t("rn-workers-words", n=count)
    out = place(f"worker-{seat}", inside, (1, 1, 116, 82, 7), name, "workers")
    inside = taken(1, 93, 42, player["board_die"], "5–6")
    inside += text(50, 110, t("rn-recall-1"), 12, "q st") + text(50, 125, t("rn-recall-2"), 12, "q st")
    hit = (0, 87, 124, 51)
    out += place(f"at-board-{seat}", inside, (1, 93, 42, 42, 8), t("rn-slot-board"), "recall", hit=hit)
    return svg(124, 138, out, "n-svg", t("rn-lot"))


def houses(player: Player, look: Look) -> str:
    """Seven lots: who lives there; and the houses that wait on the platform."""
    t = look.t
    seat = look.focus
    out = path("M0 61h292", "ground-line")
    living = [RACES[card["race"]] for card in player["housed"]]
    for k in range(7):
        x = 1 + k * 33.5
        if k < len(living):
            out += (
                home(seat + 1, x, 21, 36)
                + f'<g class="seat-{seat + 1}"><circle class="window" cx="{x + 18:g}" cy="44" r="12.500"/></g>'
            )
            out += head(living[k], x + 7, 33, 22)
        else:
            out += path(f"M{x + 4:g} 59V38L{x + 18:g} 26L{x + 32:g} 38V59z", "house-lot")
    out += path("M240 61V16M289 61V16M240 39h49M240 20h49M240 61l49-22", "scaffold")
    for k in range(min(player["platform"], 4)):
        out += home(seat + 1, 246 + k * 5, 30 - k * 4, 30)
    if player["platform"] > 1:
        out += text(264, 12, f"×{player['platform']}", 13, "b")
    out += text(1, 12, t("rn-houses", n=len(living)), 12, "q st")
    out += text(236, 12, t("rn-waiting"), 12, "q en")
    title = t("rn-houses-words", n=len(living), waiting=player["platform"], left=player["houses"])
    return f"<div{hint('houses', title)}>{svg(292, 66, out, 'n-svg', title)}</div>"


def lots(player: Player, look: Look) -> str:
    """Three community lots with what each brings in Income."""
    t = look.t
    seat = look.focus
    out = text(1, 9, t("rn-lots"), 12, "q st")
    for k, (tile, brings) in enumerate(zip(player["lots"], player["lot_income"])):
        x = 2 + k * 97
        if tile:
            inside = rect(x, 14, 93, 52, 6, "card") + community(x + 6, 23, 32) + man(seat + 1, x + 33, 31, 24)
            inside += reward(brings, -1, x + 62, 28, 24)
            name = building_words(tile, t)
        else:
            inside = rect(x, 14, 93, 52, 6, "empty") + reward(brings, -1, x + 34.5, 19, 24)
            inside += text(x + 46.5, 60, t("rn-each-income"), 12, "q")
            name = t("rn-lot-free", n=k + 1)
        out += place(f"lot-{seat}-{k}", inside, (x, 14, 93, 52, 7), name, f"lot-{brings}")
    return svg(294, 68, out, "n-svg", t("rn-lots"))
