"""How long somebody waits in a hall for a hint and for the first turn of a review, and how much is thought for it.

python -m bench.study      every game for two and alone, with the budgets that a hall has: seconds of CPU, then of the
                           clock, which say something on a quiet machine only
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from meeplehall.bots.knowledge import heuristic_for
from meeplehall.study.curves import chances_for
from meeplehall.study.turns import turns
from meeplehall.study.verdicts import Judge
from meeplehall.web.config import Limits
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.rooms.replays import record_of
from tests.web.server import HallServer, Person
from tools.pasts import Past, keep, play

HINTS = 8
JUDGED = 2000
SEED = 1477
WHO = Visitor("bench", "Marit")
TABLES = (("burgundy", 2), ("renaissance", 1), ("renaissance", 2), ("nobility", 1), ("nobility", 2))


def thinking(game: str, players: int) -> str:
    """Seconds of CPU of the worker: of hints at some moments of a game, and of its first turn in a review."""
    table = play(Past(game, players, "easy", "easy"), SEED, WHO.player, WHO.name)
    began = time.process_time()
    cut = list(turns(record_of(table), table.game))
    cutting = time.process_time() - began
    hinted = []
    for turn in [one for one in cut if not one.forced][:: max(1, len(cut) // HINTS)]:
        began = time.process_time()
        Judge(turn.before, Limits().hint_playouts, 0).advise(turn.first, turn.before, turn.seat)
        hinted.append(time.process_time() - began)
    began = time.process_time()
    Judge(cut[0].before, Limits().review_playouts, 0).judge(cut[0])
    first = time.process_time() - began
    hints = f"hint {statistics.median(hinted):.2f} s, worst of {len(hinted)} {max(hinted):.2f} s"
    return f"{hints}; review: cut into {len(cut)} turns {cutting:.2f} s, the first judged {first:.2f} s"


def waiting(server: HallServer, person: Person, game: str, players: int) -> str:
    """Seconds by the clock: of hints before one decision after the other, and until a review has its first turn."""
    table = person.new_table("me", *["bot:easy"] * (players - 1), game=game, seed=str(SEED))
    waits, refused = [], 0
    for _ in range(HINTS):
        frame = person.my_turn(table)
        began = time.monotonic()
        answer = person.post(f"/table/{table}/hint", {"seat": frame["viewer"], "version": frame["version"]})
        waits.append(time.monotonic() - began)
        refused += answer.status_code != 200
        person.play(table, 1)
    clock = f"hint {statistics.median(waits):.2f} s, worst {max(waits):.2f} s, {refused} of {HINTS} given up"
    return f"{clock}; first turn of a review {_first_turn(server, person, game, players):.2f} s"


def _first_turn(server: HallServer, person: Person, game: str, players: int) -> float:
    """From asking for the page on."""
    assert server.hall is not None
    past = play(Past(game, players, "easy", "easy"), SEED, WHO.player, WHO.name)
    server.do(keep(server.hall.store, past, [], server.hall.reviews.budget))
    began = time.monotonic()
    assert person.get(f"/table/{past.id}/review").status_code == 200
    assert person.post(f"/table/{past.id}/review", {"turn": 0}).status_code == 200
    while not (found := person.json(f"/table/{past.id}/review/progress"))["read"] and found["state"] == "reading":
        time.sleep(0.05)
    return time.monotonic() - began


def judging(game: str, players: int) -> float:
    """Microseconds of the winning chances of a position in the middle of a game, without imagining anything."""
    table = play(Past(game, players, "easy", "easy"), SEED, WHO.player, WHO.name)
    cut = list(turns(record_of(table), table.game))
    state = cut[len(cut) // 2].before
    chances, mind = chances_for(state), heuristic_for(state)
    began = time.process_time()
    for _ in range(JUDGED):
        chances.shares(mind, state)
    return 1e6 * (time.process_time() - began) / JUDGED


def main() -> None:
    """All tables; those by the clock each in a hall of its own, where nobody else asks."""
    for game, players in (*TABLES, ("burgundy", 4), ("nobility", 6)):
        print(f"CPU    {game:12} {players}: winning chances {judging(game, players):.1f} us", flush=True)
    for game, players in TABLES:
        print(f"CPU    {game:12} {players}: {thinking(game, players)}", flush=True)
    for game, players in TABLES:
        with tempfile.TemporaryDirectory() as folder:
            server = HallServer(Path(folder), limits={"hints_per_minute": 1000.0})
            assert server.hall is not None
            person = Person(server)
            name, _, value = server.hall.cookie.write(WHO).partition(";")[0].partition("=")
            person.http.cookies.set(name, value)
            print(f"clock  {game:12} {players}: {waiting(server, person, game, players)}", flush=True)
            person.close()
            server.stop()


if __name__ == "__main__":
    main()
