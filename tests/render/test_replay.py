"""Long games are thinned out evenly."""

from itertools import pairwise

import pytest

from render.replay import thinned


@pytest.mark.parametrize(("shots", "most"), [(1, 5), (5, 5), (6, 5), (99, 10), (1715, 94)])
def test_as_many_as_allowed_with_the_first_and_the_last(shots: int, most: int) -> None:
    found = thinned(range(shots), most)

    assert len(found) == min(shots, most)
    assert (found[0], found[-1]) == (0, shots - 1)
    assert len(set(found)) == len(found)


def test_the_gaps_are_alike() -> None:
    found = thinned(range(1000), 100)

    assert {after - before for before, after in pairwise(found)} <= {10, 11}
