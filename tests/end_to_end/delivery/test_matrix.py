"""Every kind of failure × every act × once, for ten minutes, for ever: whoever is asked is told.

Of all 744 cases a fixed table is tried with every change, which has each pair of two values; the
first part of it in `make test`. A soak tries all.
"""

from itertools import combinations
from pathlib import Path

import pytest

from tests.end_to_end.delivery.matrix import (
    CASES,
    FIRST,
    FURTHER,
    KINDS,
    Case,
    assert_told_in_spite_of,
)
from tests.end_to_end.house import house

TABLE = [*FIRST, *(case for part in FURTHER for case in part)]


def pairs(cases: list[Case]) -> set[tuple[object, object]]:
    return {pair for case in cases for pair in combinations(case, 2)}


def test_the_table_has_every_pair_once_or_more() -> None:
    assert pairs(TABLE) == pairs(CASES)
    assert len(set(TABLE)) == len(TABLE)


def test_its_first_part_has_every_kind_and_every_act_with_every_term() -> None:
    assert {case.kind for case in FIRST} == set(KINDS)
    assert {case[1:] for case in FIRST} == {case[1:] for case in CASES}


@pytest.mark.parametrize("case", FIRST, ids=str)
async def test_whoever_is_asked_is_told(tmp_path: Path, case: Case) -> None:
    async with house(tmp_path) as home:
        await assert_told_in_spite_of(home, case)


@pytest.mark.slow
@pytest.mark.parametrize("case", TABLE[len(FIRST) :], ids=str)
async def test_whoever_is_asked_is_told_with_every_pair(tmp_path: Path, case: Case) -> None:
    async with house(tmp_path) as home:
        await assert_told_in_spite_of(home, case)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_whoever_is_asked_is_told_whatever_fails(tmp_path: Path, case: Case) -> None:
    async with house(tmp_path) as home:
        await assert_told_in_spite_of(home, case)
