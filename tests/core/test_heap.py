from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from meeplehall.core import heap
from meeplehall.core.numbers import whole
from meeplehall.core.ranking import ranks

COUNTS = st.lists(st.integers(0, 1000), min_size=6, max_size=6)


@given(COUNTS, COUNTS)
def test_a_heap_counts_each_kind_by_itself(counts: list[int], other: list[int]) -> None:
    both = [min(a, 500) + min(b, 500) for a, b in zip(counts, other)]
    one, two = heap.heap_of([min(a, 500) for a in counts]), heap.heap_of([min(b, 500) for b in other])
    assert heap.as_list(one + two) == both
    whole_heap = heap.heap_of(counts)
    assert heap.as_list(whole_heap) == counts
    assert heap.total(whole_heap) == sum(counts)
    assert heap.variety(whole_heap) == sum(n > 0 for n in counts)
    assert heap.kinds(whole_heap) == sum(2**kind for kind, n in enumerate(counts) if n)
    assert heap.covers(whole_heap, heap.heap_of(other)) == all(a >= b for a, b in zip(counts, other))
    for kind, n in enumerate(counts):
        assert heap.count(whole_heap, kind) == n
        assert heap.part(whole_heap, kind) == heap.one(kind) * n


@given(st.lists(st.integers(0, 15), min_size=6, max_size=6))
def test_heaps_of_four_bits_are_widened(counts: list[int]) -> None:
    narrow = sum(n * 16**kind for kind, n in enumerate(counts))
    assert heap.as_list(heap.widened(narrow, 4)) == counts


def test_ranks_are_shared_by_equals() -> None:
    assert ranks([5, 9, 5, 1]) == [2, 1, 2, 4]
    assert ranks([(3, 1), (3, 2)]) == [2, 1]
    assert ranks([]) == []


@given(st.text(max_size=25))
def test_whole_numbers_are_plain_digits(text: str) -> None:
    found = whole(text, -5, 10**18)
    if found is not None:
        assert text.removeprefix("-").isascii()
        assert text.removeprefix("-").isdigit()
        assert int(text) == found
        assert -5 <= found <= 10**18
