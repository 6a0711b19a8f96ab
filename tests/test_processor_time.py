"""A run says what it cost, and which test cost most, whichever of its processes paid."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUSY = """
import subprocess, sys
BURN = "import time\\nwhile time.process_time() < 0.6: pass"
def test_idle(): pass
def test_busy(): subprocess.run([sys.executable, "-c", BURN], check=True)
"""


def test_the_costliest_test_and_the_sum_are_told(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(BUSY, encoding="utf-8")
    options = ["-q", "-n", "1", "-p", "tests.conftest", "--cpu", "1", "-c", os.devnull]
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    (seconds,) = re.findall(r"^ +([\d.]+) s  .*test_busy$", told, re.MULTILINE)
    (whole,) = re.findall(r"^\d+ s, (\d+) s of processor time$", told, re.MULTILINE)
    assert 0.6 <= float(seconds) < float(whole) + 1
    assert "test_idle" not in told
