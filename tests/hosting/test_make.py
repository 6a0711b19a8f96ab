"""H-5: `make run` where Python cannot make environments, and after that was mended."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# As Debian's Python without python3-venv: it makes half an environment, complains, and fails.
CRIPPLED = """#!/bin/sh
{python} -m venv --without-pip "$3"
echo "The virtual environment was not created successfully because ensurepip is not available."
exit 1
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one line, made by our Makefile."""
    shutil.copy(ROOT / "Makefile", tmp_path / "Makefile")
    (tmp_path / "requirements.lock").write_text("# nothing\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "__main__.py").write_text("print('it runs')\n", encoding="utf-8")
    crippled = tmp_path / "crippled"
    crippled.write_text(CRIPPLED.format(python=sys.executable), encoding="utf-8")
    crippled.chmod(0o755)
    return tmp_path


def make_run(project: Path, python: str | Path) -> subprocess.CompletedProcess[str]:
    given = os.environ | {"MAKEFLAGS": ""}
    return subprocess.run(
        ["make", "run", f"PYTHON={python}"],
        cwd=project,
        env=given,
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_to_install_is_said_and_half_an_environment_does_not_stay(project: Path) -> None:
    for _ in range(2):
        failed = make_run(project, project / "crippled")
        assert failed.returncode != 0
        assert "apt install python3-venv" in failed.stderr
        assert "No module named pip" not in failed.stderr
        assert not (project / ".venv").exists()

    mended = make_run(project, sys.executable)

    assert mended.returncode == 0, mended.stderr
    assert "it runs" in mended.stdout


def test_what_an_earlier_release_left_half_made_is_made_anew(project: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", project / ".venv"], check=True)

    mended = make_run(project, sys.executable)

    assert mended.returncode == 0, mended.stderr
    assert "it runs" in mended.stdout


def test_an_environment_that_works_is_left_alone(project: Path) -> None:
    assert make_run(project, sys.executable).returncode == 0
    mark = project / ".venv" / "of-mine"
    mark.touch()

    again = make_run(project, project / "crippled")

    assert again.returncode == 0
    assert mark.exists()
