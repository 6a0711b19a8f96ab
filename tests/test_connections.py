"""A connection to SQLite that nobody closes is blamed on whichever test runs when it is collected.

From Python 3.13 on its collection is a ResourceWarning, and warnings are errors here. `with
connect(…)` ends a transaction and closes nothing: that is what `closing` is for.
"""

import ast

from tests.import_graph import ROOT, modules

FOLDERS = ("bot", "tests")


def is_connect(call: ast.expr) -> bool:
    if not isinstance(call, ast.Call):
        return False
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name == "connect"


def left_open(source: str) -> list[int]:
    """The lines of a source where a `with` holds a connection as such."""
    if "connect(" not in source:  # parsing takes a while
        return []
    blocks = (one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.With))
    held = (item.context_expr for block in blocks for item in block.items)
    return [one.lineno for one in held if is_connect(one)]


def test_a_connection_held_by_with_alone_is_found() -> None:
    source = "with connect(a) as b:\n  with x, sqlite3.connect(a) as d:\n    pass\n"
    assert left_open(source) == [1, 2]
    assert left_open("with closing(sqlite3.connect(a)) as b: pass") == []


def test_every_connection_that_is_opened_for_a_block_is_closed_after_it() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for folder in FOLDERS
        for path in modules(folder)
        for line in left_open(path.read_text(encoding="utf-8"))
    ]
    assert found == []
