"""CONTRIBUTING, "Add a game", is true to the letter: a toy is added in a copy by its very steps."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SLUG = "total"
ADDING = ROOT / "tests/toys/adding"

# the toy's files for the places that the steps name; a folder stands for all that lies in it
NEW = {
    "bot/games/total/": ROOT / "tests/toys/total",
    "bot/words/de/total.ftl": ADDING / "de.ftl",
    "bot/words/en/total.ftl": ADDING / "en.ftl",
    "render/total/__init__.py": ADDING / "painter.py",
    "cogs/total.py": ADDING / "cog.py",
    "docs/rules/total.md": ADDING / "rules.md",
}
TESTS = {"kit.py": "kit.py", "ids.rules": "ids.rules", "test_total.py": "rules_of_total.py"}
COMMANDS = ("pytest ", "python -m ", "tafelrunde ")
OF_GAMES = (
    *("tests/test_rules_named.py", "tests/test_rules_pages.py", "tests/test_layers.py"),
    "tests/render/test_painters.py",
    *("tests/ui/rules", "tests/games/total", "tests/games/test_golden.py"),
    *("tests/test_speaking.py", "tests/test_labels.py"),
)
MAP = '''"""The rule of Total.\n\nkit  positions of Total\n"""\n'''
MOVED = {"tests.toys.total": "bot.games.total", "tests.toys.adding.kit": "tests.games.total.kit"}
ENTRY = """TOTAL = GameEntry(
    "total",
    total,
    ("start", "at:guess", "hand:guess", "choice:tens", "choice:total", "final"),
    {"guess": 2, "tens": 4, "total": 5},
)

AnyEntry"""
# what is written into files that are there: before which text, and what
LINES = {
    "bot/words/de/common.ftl": [("group-emerald", "group-total = Total: Wer nennt die Summe?\n")],
    "bot/words/en/common.ftl": [("group-emerald", "group-total = Total: who says the sum?\n")],
    "bot/games/registry.py": [
        ("from bot.games.contract", "from bot.games import total\n"),
        ("AnyEntry", ENTRY.removesuffix("AnyEntry")),
        ("DRACHENINSEL, ", "TOTAL, "),
    ],
    "tests/games/golden_cases.py": [
        ('    "dracheninsel": [', '    "total": cases(range(2, 6), "guessed", "random"),\n')
    ],
    "README.md": [("| `emerald`", "| `total` | Total | 2–5 | a hidden die each |\n")],
    "CHANGELOG.md": [("- **Die Dracheninsel**", "- **Total** (2–5).\n")],
}


def steps() -> Iterator[str]:
    """What stands in the second column: places with the slug filled in, and commands."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = page.partition("## Add a game")[2].partition("\n\nNothing in")[0]
    for row in re.findall(r"^\| \d+ \| (.+?) \|", table, re.MULTILINE):
        for step in re.findall(r"`([^`]+)`", row):
            named = step.replace("<slug>", SLUG)
            yield from (
                named.replace("{de,en}", language)
                for language in (("de", "en") if "{de,en}" in named else ("",))
            )


def test_there_is_a_toy_for_every_place_that_the_steps_name() -> None:
    """And none for a place they do not name: nothing is needed that is not said."""
    places = {step for step in steps() if not step.startswith(COMMANDS)}
    assert places == {*NEW, *LINES, f"tests/games/{SLUG}/"}
    assert not [place for place in places if place.startswith(("bot/table", "bot/ui"))]


def test_a_game_added_in_these_places_is_a_game(tmp_path: Path) -> None:
    """All tests that the steps name, and those of games, in one process."""
    house = copied(tmp_path / "house")
    for step in steps():
        if not step.startswith("pytest "):
            take(house, step)
    named = [step.split()[1] for step in steps() if step.startswith("pytest ")]
    assert_runs(
        house, "pytest", *named, *OF_GAMES, "--game", f"bot.games.{SLUG}", "-k", "total or layers"
    )


@pytest.mark.slow
def test_a_game_added_by_these_steps_is_a_game(tmp_path: Path) -> None:
    """Each command where it stands: what it needs is there by then."""
    house = copied(tmp_path / "house")
    for step in steps():
        take(house, step)
    assert_runs(house, "pytest", "tests/test_laws.py", *OF_GAMES, "-k", "total or layers")


def copied(house: Path) -> Path:
    house.mkdir()
    left_out = shutil.ignore_patterns("__pycache__", "data", "*.pyc")
    for folder in ("bot", "cogs", "render", "tests"):
        shutil.copytree(ROOT / folder, house / folder, ignore=left_out)
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, house)
    return house


def take(house: Path, step: str) -> None:
    """One step: a command is run, a file is written, a line is added."""
    if step.startswith("pytest "):
        assert_runs(house, *step.split(), "-k", SLUG)
    elif step.startswith("python -m "):
        assert_runs(house, *step.split()[2:])
    elif step.startswith("tafelrunde "):
        assert_runs(house, "bot", *step.split()[1:])
    elif step == f"tests/games/{SLUG}/":
        write(house / step / "__init__.py", MAP)
        for name, source in TESTS.items():
            write(house / step / name, (ADDING / source).read_text(encoding="utf-8"))
    elif step in LINES:
        add_lines(house / step, LINES[step])
    else:
        add_files(house / step, NEW[step])


def add_lines(path: Path, lines: list[tuple[str, str]]) -> None:
    text = path.read_text(encoding="utf-8")
    for before, line in lines:
        assert before in text, f"{path.name} has no {before!r}"
        text = text.replace(before, line + before, 1)
    path.write_text(text, encoding="utf-8")


def add_files(place: Path, source: Path) -> None:
    if source.is_file():
        write(place, source.read_text(encoding="utf-8"))
        return
    for path in source.glob("*.py"):
        write(place / path.name, path.read_text(encoding="utf-8"))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    for old, new in MOVED.items():
        text = text.replace(f"from {old} ", f"from {new} ").replace(f"from {old}.", f"from {new}.")
    text = text.replace("from tests.toys import total", "from bot.games import total")
    path.write_text(text, encoding="utf-8")


def assert_runs(house: Path, module: str, *arguments: str) -> None:
    """As a newcomer runs it: away from CI, which demands files that lie beside the project."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=house,
        env=os.environ | {"CI": ""},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        pytest.fail(f"{module} {' '.join(arguments)}\n{done.stdout[-4000:]}\n{done.stderr[-2000:]}")
