from __future__ import annotations

import random

import pytest

from meeplehall.core.bits import table
from meeplehall.core.fit import Fit
from meeplehall.core.native import i64, vec
from meeplehall.core.net import SHIFT, Net

ONE = 2**SHIFT


def known(a: int, b: int) -> int:
    """A function with a bend, which a net without hidden units cannot learn."""
    return 20_000 * abs(a - 5) + 3000 * b


def examples() -> tuple[list[vec[i64]], list[int]]:
    rng = random.Random(1)
    rows = [(rng.randrange(11), rng.randrange(11)) for _ in range(600)]
    return [table(row) for row in rows], [known(*row) for row in rows]


def trained(passes: int) -> tuple[Fit, list[float]]:
    """A fit of the known function and its error after each pass."""
    x, y = examples()
    rng = random.Random(2)
    fit = Fit(2, 8, 0)
    fit.scale(x, y)
    return fit, [fit.train(x, y, [rng.randrange(len(x)) for _ in x], 0.01) for _ in range(passes)]


def output(net: Net, row: vec[i64]) -> int:
    for i in range(len(row)):
        net.x[i] = row[i]
    return net.run()


def in_real_numbers(fit: Fit, row: vec[i64]) -> float:
    """What the fit stands for, computed from its data alone."""
    first, bias, last, offset, middle, spread, (target_middle, target_spread) = fit.data()
    scaled = [(float(row[i]) - middle[i]) / spread[i] for i in range(len(middle))]
    out = offset[0]
    for j in range(len(bias)):
        unit = bias[j] + sum(value * first[i * len(bias) + j] for i, value in enumerate(scaled))
        out += max(0.0, unit) * last[j]
    return out * target_spread + target_middle


def test_a_net_by_hand() -> None:
    """Units 2a - b + 1 and a + 3b, cut off below zero; the output is 5 times the first minus the second, plus 7."""
    net = Net(2, 2, [2 * ONE, ONE, -ONE, 3 * ONE], [ONE, 0], [5 * ONE, -ONE], 7 * ONE)
    assert output(net, table([4, 1])) == 5 * 8 - 7 + 7
    assert output(net, table([0, 2])) == -6 + 7  # the first unit would be -1
    assert output(net, table([0, -2])) == 5 * 3 + 7  # the second would be -6
    assert output(net, table([0, 0])) == 5 + 7


def test_runs_leave_no_trace() -> None:
    net = Net(2, 2, [2 * ONE, ONE, -ONE, 3 * ONE], [ONE, 0], [5 * ONE, -ONE], 7 * ONE)
    before = output(net, table([4, 1]))
    output(net, table([9, 9]))
    assert output(net, table([4, 1])) == before


def test_whole_numbers_agree_with_real_ones() -> None:
    """To a few thousandths of a point; targets spread over a hundred points."""
    fit, _ = trained(10)
    net = fit.net()
    for row in examples()[0]:
        assert abs(output(net, row) - in_real_numbers(fit, row)) < 20


def test_a_fit_learns_a_known_function() -> None:
    _, errors = trained(25)
    assert errors[0] > 10_000
    assert errors[-1] < 2000
    assert errors[-1] < errors[10] < errors[0]


def test_equal_seeds_learn_alike_and_others_do_not() -> None:
    assert trained(2)[0].data() == trained(2)[0].data()
    assert Fit(2, 8, 0).data() != Fit(2, 8, 1).data()


def test_an_input_that_never_changes_does_no_harm() -> None:
    x = [table([7, n % 5]) for n in range(100)]
    y = [1000 * (n % 5) for n in range(100)]
    fit = Fit(2, 4, 0)
    fit.scale(x, y)
    for _ in range(60):
        error = fit.train(x, y, list(range(100)), 0.01)
    assert error < 300
    assert abs(output(fit.net(), table([7, 3])) - 3000) < 600


def test_data_goes_round() -> None:
    fit, _ = trained(3)
    other = Fit(2, 8, 5)
    other.restore(fit.data())
    assert other.data() == fit.data()
    row = table([3, 8])
    assert output(other.net(), row) == output(fit.net(), row)


def test_data_of_another_size_is_refused_and_changes_nothing() -> None:
    fit, other = Fit(2, 8, 0), Fit(2, 7, 0)
    before = other.data()
    with pytest.raises(ValueError, match="not those of 2 inputs and 7 hidden units"):
        other.restore(fit.data())
    with pytest.raises(ValueError, match="not those of"):
        other.restore(before[:-1])
    assert other.data() == before
