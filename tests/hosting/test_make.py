"""H-5: `make run` where Python cannot make environments, and after that was mended."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# As Debian's Python without python3-venv: it makes half an environment, complains, and fails.
PROJECT = """
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "one-line"
version = "1"

[project.scripts]
of-one-line = "bot.__main__:main"

[tool.setuptools]
packages = ["bot"]
"""
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
    shutil.copy(ROOT / "requirements-build.lock", tmp_path)
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "__main__.py").write_text(
        "def main() -> None: print('it runs')\nif __name__ == '__main__': main()\n",
        encoding="utf-8",
    )
    crippled = tmp_path / "crippled"
    crippled.write_text(CRIPPLED.format(python=sys.executable), encoding="utf-8")
    crippled.chmod(0o755)
    return tmp_path


def make_run(project: Path, python: str | Path) -> subprocess.CompletedProcess[str]:
    return called(project, "make", "run", f"PYTHON={python}")


def called(project: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    given = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    env = given | {"MAKEFLAGS": ""}
    return subprocess.run(words, cwd=project, env=env, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_an_environment_is_made_once_and_only_a_whole_one_stays(project: Path) -> None:
    """One test, since a whole environment takes seconds of processor time."""
    for _ in range(2):
        failed = make_run(project, project / "crippled")
        assert failed.returncode != 0
        assert "apt install python3-venv" in failed.stderr
        assert "No module named pip" not in failed.stderr
        assert not (project / ".venv").exists()

    left_by_an_earlier_release = [sys.executable, "-m", "venv", "--without-pip", f"{project}/.venv"]
    subprocess.run(left_by_an_earlier_release, check=True)
    mended = make_run(project, sys.executable)
    assert mended.returncode == 0, mended.stderr
    assert "it runs" in mended.stdout
    command = called(project, project / ".venv/bin/of-one-line")
    assert "it runs" in command.stdout  # hosting finding 11: without any tool of developers

    mark = project / ".venv" / "of-mine"
    mark.touch()
    again = make_run(project, project / "crippled")
    assert again.returncode == 0
    assert mark.exists()
