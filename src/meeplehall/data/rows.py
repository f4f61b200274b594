"""The rows of some games, gathered while they are played and turned into tables at once."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from meeplehall.core.game import Game
from meeplehall.core.journal import EVERYONE, Event
from meeplehall.core.state import State
from meeplehall.data.schema import action_fields, columns, dtype, event_fields, fitting
from meeplehall.study.statistics import chosen_by

if TYPE_CHECKING:
    from polars import DataFrame

Cells = dict[str, list[Any]]


class Rows:
    """Games one after the other: `begin`, then `decided` and `told` in turn, then `end`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        own = {table: [c.name for c in found] for table, found in columns(game).items()}
        looked_up = {"notation", "kind", "fields", "event", "chance", "known_to"}
        self.cells: dict[str, Cells] = {
            table: {name: [] for name in names if table in ("games", "seats") or name not in looked_up}
            for table, names in own.items()
        }
        self.cells["events"]["which"] = []
        self._which: dict[tuple[str, tuple[int, ...], bool, int], int] = {}
        self._number = 0
        self._key = 0
        self._leader = -1
        self._lead_changes = 0
        self._of_seat: list[int] = []

    def begin(self, key: int, seats: int) -> None:
        """A game with this number begins."""
        self._key = key
        self._number = 0
        self._leader = -1
        self._lead_changes = 0
        self._of_seat = [0] * seats

    def decided(
        self, state: State, seat: int, action: int, choices: int, cpu_us: int | None, value: float | None
    ) -> None:
        """Before an action is played."""
        self._number += 1
        self._of_seat[seat] += 1
        points = state.scores()
        self._note_leader(points)
        row = self.cells["decisions"]
        row["game"].append(self._key)
        row["number"].append(self._number)
        row["turn"].append(state.turn_number())
        row["seat"].append(seat)
        row["choices"].append(choices)
        row["points"].append(points[seat])
        row["cpu_us"].append(cpu_us)
        row["value"].append(value)
        row["action"].append(action)

    def _note_leader(self, points: Sequence[int]) -> None:
        """A lead changes when a seat has more than all others and was not the last that had."""
        best = max(points)
        if points.count(best) == 1 and points.index(best) != self._leader:
            self._lead_changes += self._leader >= 0
            self._leader = points.index(best)

    def told(self, events: list[Event]) -> None:
        """What followed from the last action, or from the start."""
        row = self.cells["events"]
        for place, event in enumerate(events):
            key = (event.name, tuple(event.args), event.chance, event.seat)
            row["game"].append(self._key)
            row["number"].append(self._number)
            row["place"].append(place)
            row["which"].append(self._which.setdefault(key, len(self._which)))

    def end(self, state: State, about: dict[str, Any], names: Sequence[str], cpu_ms: Sequence[float | None]) -> None:
        """The game is over; `about` has what the table games knows beforehand: seed, rules, options and so on."""
        outcome = state.outcome()
        self._note_leader(outcome.scores)
        order = sorted(outcome.scores, reverse=True)
        winners = outcome.winners()
        whole = about | {
            "game": self._key,
            "decisions": self._number,
            "margin": order[0] - order[1] if len(order) > 1 else None,
            "winners": len(winners),
            "lead_changes": self._lead_changes,
        }
        for name, cells in self.cells["games"].items():
            cells.append(whole.get(name))
        view = state.view(0)
        row = self.cells["seats"]
        for seat in range(state.seats):
            row["game"].append(self._key)
            row["seat"].append(seat)
            row["name"].append(names[seat])
            row["score"].append(outcome.scores[seat])
            row["rank"].append(outcome.ranks[seat])
            row["win"].append(1 / len(winners) if seat in winners else 0.0)
            row["decisions"].append(self._of_seat[seat])
            row["cpu_ms"].append(cpu_ms[seat])
            row["chosen"].append(list(chosen_by(view, seat)))

    def files(self) -> dict[str, bytes]:
        """The tables as Parquet files."""
        found = {}
        for table, frame in self.tables().items():
            out = io.BytesIO()
            frame.write_parquet(out)
            found[table] = out.getvalue()
        return found

    def tables(self) -> dict[str, DataFrame]:
        """The tables of all games so far."""
        import polars as pl

        kinds = {table: {c.name: c.kind for c in found} for table, found in columns(self.game).items()}
        frames = {
            table: pl.DataFrame(
                cells, schema={name: dtype(kinds[table].get(name, "number")) for name in cells}, strict=False
            )
            for table, cells in self.cells.items()
        }
        frames["decisions"] = frames["decisions"].hstack(self._actions[frames["decisions"]["action"]].get_columns())
        frames["events"] = (
            frames["events"].hstack(self._events()[frames["events"]["which"]].get_columns()).drop("which")
        )
        return frames

    @cached_property
    def _actions(self) -> DataFrame:
        """What the code of an action stands for."""
        import polars as pl

        found = [self.game.structured(code) for code in range(self.game.action_count)]
        return pl.DataFrame(
            {
                "notation": [self.game.notation(code) for code in range(self.game.action_count)],
                "kind": [action["kind"] for action in found],
                "fields": _struct(action_fields(self.game), found),
            }
        )

    def _events(self) -> DataFrame:
        """What happened, each thing once."""
        import polars as pl

        keys = list(self._which)
        told = [self.game.event(Event(name, list(args))) for name, args, _, _ in keys]
        found = [{field: getattr(one, field) for field in one.__struct_fields__} for one in told]
        return pl.DataFrame(
            {
                "event": [key[0] for key in keys],
                "chance": [key[2] for key in keys],
                "known_to": [None if key[3] == EVERYONE else key[3] for key in keys],
                "fields": _struct(event_fields(self.game), found),
            },
            schema_overrides={"event": pl.String(), "chance": pl.Boolean(), "known_to": pl.Int64()},
        )


def _struct(kinds: dict[str, str], rows: Sequence[dict[str, Any]]) -> Any:
    """One column of all fields."""
    import polars as pl

    parts = [
        pl.Series(name, fitting(kind, [row.get(name) for row in rows]), dtype=dtype(kind))
        for name, kind in kinds.items()
    ]
    return pl.DataFrame(parts).to_struct("fields")
