"""Where Discord's own description is missing, one line says so; where it is required, all fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.openapi import MISSING, REQUIRED

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("required", "status"), [("", 0), ("1", 1)])
def test_a_missing_judge_is_told(required: str, status: int) -> None:
    """CI=true alone, which many services set, demands nothing that a clone does not have."""
    asked = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/test_lists.py"],
        cwd=ROOT,
        env=os.environ
        | {"TAFELRUNDE_OPENAPI": "/nowhere/openapi.json", "CI": "true", REQUIRED: required},
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == status
    assert (asked.stdout + asked.stderr).count(MISSING) == 1
