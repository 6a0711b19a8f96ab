"""Every numbered rule and every worked scenario has a test that names it.

The ids stand in tests/games/<slug>/ids.rules, one line each: `rule EM-001`, `scenario 12`.
Marks look like `@pytest.mark.rule("EM-001", "EM-002")` and `@pytest.mark.scenario("emerald", 12)`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests.rule_ids import FOLDER, listed

LISTS = [FOLDER / slug / "ids.rules" for slug in GAMES]
MOST_IDS = 3  # a test that names more shows none of them clearly


def marks(kind: str, slug: str) -> Iterator[tuple[str, list[str]]]:
    for path in sorted((FOLDER / slug).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{kind}":
                names = [str(ast.literal_eval(arg)) for arg in node.args]
                yield path.name, [name for name in names if name.lower() != slug]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
@pytest.mark.parametrize("kind", ["rule", "scenario"])
def test_every_id_is_named_by_a_test(path: Path, kind: str) -> None:
    named = {name for _, names in marks(kind, path.parent.name) for name in names}

    assert [name for name in listed(path, kind) if name not in named] == []
    assert sorted(named - set(listed(path, kind))) == []  # and none that does not exist


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_no_test_names_too_many_rules(path: Path) -> None:
    assert [
        (where, ids) for where, ids in marks("rule", path.parent.name) if len(ids) > MOST_IDS
    ] == []
