from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meeplehall.bots.knowledge import NOTHING, as_net, as_text, forget, heuristic_for, net_for
from meeplehall.core.errors import BadContent, MeeplehallError
from meeplehall.core.net import Net
from meeplehall.registry import BUILT_IN, find
from tests.plugins import GAME, plug_in, run

NAMES = ("goods", "coins", "rounds left")


def net() -> Net:
    return Net(3, 2, [1, -2, 3, -4, 5, -6], [7, -8], [9, -10], 11)


def content(of: Net) -> list[object]:
    return [of.inputs, of.hidden, list(of.first), list(of.bias), list(of.last), of.offset]


def test_text_goes_round() -> None:
    text = as_text(net(), list(NAMES), {"games": "12", "remark": 'a "quoted" ü'})
    assert content(as_net(text, "value.json", NAMES)) == content(net())
    assert json.loads(text)["about"] == {"games": "12", "remark": 'a "quoted" ü'}
    assert json.loads(text)["rows"] == [[1, -2], [3, -4], [5, -6]]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(features=["goods", "coins"]), "was learned from 2 features, not the 3 in use"),
        (lambda d: d.update(features=["goods", "silver", "rounds left"]), "feature 2 is 'silver', but 'coins' is in"),
        (lambda d: d["rows"].pop(), "needs 3 rows of 2 weights"),
        (lambda d: d["rows"][1].append(1), "needs 3 rows of 2 weights"),
        (lambda d: d["last"].append(1), "needs 3 rows of 2 weights"),
        (lambda d: d["rows"].__setitem__(0, [0.5, 1]), "Expected `int`, got `float` - at `$.rows[0][0]`"),
        (lambda d: d["bias"].__setitem__(0, 2**62), "at `$.bias[0]`"),
        (lambda d: d.pop("offset"), "missing required field `offset`"),
        (lambda d: d.update(color="red"), "unknown field `color`"),
    ],
)
def test_what_does_not_fit_is_refused(change: Callable[[dict[str, Any]], object], message: str) -> None:
    data = json.loads(as_text(net(), list(NAMES), {}))
    change(data)
    with pytest.raises(BadContent) as caught:
        as_net(json.dumps(data), "dir/mine.json", NAMES)
    assert str(caught.value).startswith("dir/mine.json: ")
    assert message in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[]", as_text(net(), list(NAMES), {})[:-20]])
def test_broken_json_is_refused(text: str) -> None:
    with pytest.raises(BadContent, match=r"^mine\.json: "):
        as_net(text, "mine.json", NAMES)


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_reads_its_own_knowledge(name: str) -> None:
    mind = find(name).heuristic()
    found = net_for(mind)
    assert net_for(mind, path=NOTHING) is None
    assert found is None or found.inputs == len(mind.feature_names())
    assert found is not None or name == "renaissance", "burgundy and nobility come with weights"


def test_a_file_is_read_once_until_it_is_forgotten(tmp_path: Path) -> None:
    mind = find("burgundy").heuristic()
    names = mind.feature_names()
    path = tmp_path / "value.json"
    for offset in (1, 2):
        path.write_text(as_text(Net(len(names), 1, [0] * len(names), [0], [0], offset), names, {}))
        found = net_for(mind, path=str(path))
        assert found is not None
        assert found.offset == 1
    forget()
    found = net_for(mind, path=str(path))
    assert found is not None
    assert found.offset == 2


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(MeeplehallError, match=r"none\.json: cannot be read: No such file"):
        net_for(find("burgundy").heuristic(), path=str(tmp_path / "none.json"))


@pytest.mark.parametrize("hidden", [0, 2])
def test_a_sum_of_terms_has_one_weight_each(hidden: int, tmp_path: Path) -> None:
    """Renaissance Man reads them so; a net of that shape is welcome in Burgundy."""
    path = tmp_path / "value.json"
    for name in ("renaissance", "burgundy"):
        mind = find(name).heuristic()
        names = mind.feature_names()
        path.write_text(
            as_text(Net(len(names), hidden, [1] * hidden * len(names), [0] * hidden, [0] * hidden, 0), names, {})
        )
        forget()
        if name == "renaissance":
            with pytest.raises(
                BadContent, match=rf"value\.json: has {hidden} weights for each term; a sum of terms needs 1"
            ):
                net_for(mind, path=str(path))
        else:
            assert net_for(mind, path=str(path)) is not None


def test_no_two_bots_share_what_they_think_with() -> None:
    """Several bots may think at once: each has inputs of its own for the same weights."""
    state = find("burgundy").new(2)
    one, other = (heuristic_for(state) for _ in range(2))
    assert one.net is not None
    assert other.net is not None
    one.net.x[0], other.net.x[0] = 1, 2
    assert (one.net.x[0], other.net.x[0]) == (1, 2)
    assert list(one.net.first) == list(other.net.first)


MIND = """
class Mind(Heuristic):
    pass


class CountdownGame(Game):
    def heuristic(self):
        return Mind()

"""


def test_bots_that_search_play_what_a_single_module_brings(tmp_path: Path) -> None:
    code = "from meeplehall.core.heuristic import Heuristic\n" + GAME.replace("class CountdownGame(Game):\n", MIND)
    plug_in(tmp_path, "countdown", code)
    said = run(tmp_path, "-m", "meeplehall", "simulate", "countdown", "--games", "1", "--bots", "normal,expert@6")
    assert said.returncode == 0, said.stderr
    assert "1 games" in said.stdout
