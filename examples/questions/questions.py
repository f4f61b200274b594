"""Five questions about the games, answered by bots' games. Run it as a whole, or cell by cell (`# %%`) in an editor.

    python examples/questions/questions.py FOLDER [GAMES]

Games, plots and answers.md go into the folder. docs/questions.md shows what came out.
"""

# %% The games: greedy bots, kept as tables; what is there already is not played again
from __future__ import annotations

import sys
from pathlib import Path

import polars as pl

import meeplehall
from meeplehall.data.report.measures import Mean, apart, mean_of, paired, stand_out
from meeplehall.data.report.plots import bars, standalone
from meeplehall.data.report.questions import Games
from meeplehall.data.simulated import simulate_into
from meeplehall.lab.simulation import Series

FOLDER = Path(sys.argv[1])
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 4000
SEED = 2026
answers: list[str] = []


def games(game: str, players: int, **options: str) -> Games:
    """So many games of greedy bots, from the same seed on."""
    name = "-".join([game, str(players), *options.values()])
    simulate_into(str(FOLDER / name), Series(game, players, ("greedy",), SEED, options), COUNT)
    return Games.load(meeplehall.game(game), str(FOLDER / name))


def answer(name: str, question: str, rows: list[Mean], words: str, factor: float = 100, unit: str = " %") -> None:
    """A plot, and a sentence or two."""
    (FOLDER / f"{name}.svg").write_text(standalone(bars(question, rows, unit, factor)), encoding="utf-8")
    answers.append(f"## {question}\n\n{words}\n\n![{question}](pictures/questions/{name}.svg)\n")


# %% 1. Which knowledge tiles win?
burgundy = games("burgundy", 2)
things = burgundy.things()
tiles = sorted(name for name in things["thing"].unique().to_list() if name.startswith("place, tile: knowledge-"))
found = stand_out([burgundy.had(tile, things, "win") for tile in tiles])
found.sort(key=lambda one: -one.one.mean)
label = {one.label: one.label.rpartition(": ")[2] for one in found}
real = [one for one in found if one.real]
best = [f"{label[one.label]} ({one.text(1, 100)} percentage points)" for one in real if one.mean > 0]
worst = [label[one.label] for one in real if one.mean < 0]
answer(
    "knowledge",
    "The Castles of Burgundy: which knowledge tiles win?",
    [Mean(label[one.label], one.one.mean, one.one.half, one.one.count) for one in found],
    f"How often the seat that built a tile won. Standing out for the better: "
    f"{', '.join(best) or 'none'}; for the worse: {', '.join(worst) or 'none'} (of {len(found)} looked at).",
)

# %% 2. Is the first seat better?
seats = []
for game in ("burgundy", "renaissance", "nobility"):
    table = burgundy if game == "burgundy" else games(game, 2)
    first = table.by_seat("win")[0]
    seats.append(Mean(game, first.mean, first.half, first.count))
clear = [one.label for one in seats if abs(one.mean - 0.5) > one.half]
answer(
    "first-seat",
    "Is the first seat better?",
    seats,
    f"Wins of seat 0 of two. Away from one half by more than the interval: {', '.join(clear) or 'none'}.",
)

# %% 3. Which character with which guild?
nobility = games("nobility", 3)
work = nobility.events.filter(pl.col("event") == "apprentice").select(
    "game", seat=pl.col("fields").struct.field("seat"), guild=pl.col("fields").struct.field("guild")
)
favourite = (
    work.group_by("game", "seat", "guild")
    .len()
    .sort("len", "guild", descending=True)
    .unique(["game", "seat"], keep="first")
)
joined = nobility.seats.explode("chosen").join(favourite, on=["game", "seat"])
pairs = [
    apart(f"{key[0]} with {key[1]}", group["win"].to_list(), others["win"].to_list())
    for key, group in sorted(joined.group_by("chosen", "guild"), key=lambda one: one[0])
    if group.height >= 30
    and (others := joined.filter((pl.col("chosen") == key[0]) & (pl.col("guild") != key[1]))).height
]
marked = sorted(stand_out(pairs), key=lambda one: -one.one.mean)
shown = marked if len(marked) <= 12 else marked[:8] + marked[-4:]
named = [one.label for one in marked if one.real]
answer(
    "character-guild",
    "Rise to Nobility: which character with which guild?",
    [Mean(one.label, one.one.mean, one.one.half, one.one.count) for one in shown],
    f"Wins by character and the guild of most of its apprentices, three players (best eight and last four of "
    f"{len(marked)} pairs with 30 seats or more). Better or worse than the same character with other guilds: "
    f"{', '.join(named) or 'none stands out'}.",
)

# %% 4. Who leads half-way, wins?
leads = []
for game, table in (
    ("burgundy", burgundy),
    ("renaissance", games("renaissance", 2)),
    ("nobility", games("nobility", 2)),
):
    half = table.decisions.with_columns(last=pl.col("number").max().over("game")).filter(
        pl.col("number") <= pl.col("last") // 2
    )
    points = half.sort("number").unique(["game", "seat"], keep="last").select("game", "seat", "points")
    top = points.with_columns(best=pl.col("points").max().over("game")).filter(pl.col("points") == pl.col("best"))
    alone = top.filter(pl.len().over("game") == 1)
    won = alone.join(table.seats, on=["game", "seat"])["win"].to_list()
    leads.append(mean_of(game, won))
answer(
    "half-way",
    "Does the one who leads half-way win?",
    leads,
    "Wins of the seat that alone has most points when half of the decisions are made, two players.",
)

# %% 5. What does the Chancery change?
plain, chancery = nobility, games("nobility", 3, chancery="yes")
changes = stand_out(
    [
        paired(words, chancery.games.sort("game")[column].to_list(), plain.games.sort("game")[column].to_list())
        for words, column in (("decisions", "decisions"), ("margin", "margin"), ("lead changes", "lead_changes"))
    ]
)
answer(
    "chancery",
    "Rise to Nobility: what does the Chancery change?",
    [Mean(one.label, one.mean, one.half, one.one.count) for one in changes],
    "Per game, with it less without it, on the same seeds: "
    + "; ".join(f"{one.label} {one.text()}{'' if one.real else ' (may be chance)'}" for one in changes)
    + ".",
    1,
    "",
)

# %% Everything on one page
(FOLDER / "answers.md").write_text("\n".join(answers), encoding="utf-8")
print("\n".join(answers))
