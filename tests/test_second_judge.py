"""H-17: where Discord's own description is missing, that is said; and CI does not go without."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_a_missing_judge_is_told(ci: str, status: int) -> None:
    environment = os.environ | {"TAFELRUNDE_OPENAPI": "/nowhere/openapi.json", "CI": ci}
    asked = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/test_lists.py"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == status
    assert "no openapi.json here" in asked.stdout + asked.stderr
