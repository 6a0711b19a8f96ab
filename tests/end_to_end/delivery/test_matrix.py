"""Every kind of failure × every act × once, for ten minutes, for ever: whoever is asked is told.

Forty cases, drawn by the commit, are tried with every run; all of them in a soak.
"""

import random
import subprocess
from pathlib import Path

import pytest

from tests.end_to_end.delivery.matrix import CASES, Case, assert_told_in_spite_of
from tests.end_to_end.house import house

DRAWN = 40


def drawn() -> list[Case]:
    """Others with every commit, the same for all who run it."""
    folder = Path(__file__).parent
    found = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=folder, capture_output=True, check=False
    )
    return random.Random(found.stdout or b"tafelrunde").sample(CASES, DRAWN)


@pytest.mark.parametrize("case", drawn(), ids=str)
async def test_whoever_is_asked_is_told(tmp_path: Path, case: Case) -> None:
    async with house(tmp_path) as home:
        await assert_told_in_spite_of(home, case)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_whoever_is_asked_is_told_whatever_fails(tmp_path: Path, case: Case) -> None:
    async with house(tmp_path) as home:
        await assert_told_in_spite_of(home, case)
