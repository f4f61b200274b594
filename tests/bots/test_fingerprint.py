from __future__ import annotations

from pathlib import Path

from meeplehall.bots import fingerprint, names
from meeplehall.bots.knowledge import NOTHING, as_text, net_for
from meeplehall.core.net import Net
from meeplehall.registry import BUILT_IN, find


def test_bots_that_think_differently_differ() -> None:
    state = find("burgundy").new(2)
    all_names = [*names(), "hard@5", "hard@6", "hard@5s", f"hard:{NOTHING}"]
    found = [fingerprint(name, state) for name in all_names]
    assert len(set(found)) == len(all_names)
    assert found == [fingerprint(name, find("burgundy").new(3, {}, 8)) for name in all_names]
    assert fingerprint("flat@500", state) == fingerprint("flat", state)


def test_games_are_judged_by_weights_of_their_own() -> None:
    assert len({fingerprint("normal", find(name).new(2)) for name in BUILT_IN}) == len(BUILT_IN)
    nobility = find("nobility")
    assert fingerprint("normal", nobility.new(1)) != fingerprint("normal", nobility.new(2))
    assert fingerprint("greedy", nobility.new(1)) == fingerprint("greedy", nobility.new(2))


def test_weights_count_and_not_where_they_are(tmp_path: Path) -> None:
    state = find("renaissance").new(2)
    mind = state.game.heuristic()
    net = net_for(mind)
    assert net is not None
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    here.write_text(as_text(net, mind.feature_names(), {"games": "5"}))
    assert fingerprint(f"normal:{here}", state) == fingerprint("normal", state)
    other = Net(net.inputs, 1, [*list(net.first)[:-1], net.first[net.inputs - 1] + 1], net.bias, net.last, net.offset)
    there.write_text(as_text(other, mind.feature_names(), {"games": "5"}))
    assert fingerprint(f"normal:{there}", state) != fingerprint("normal", state)
