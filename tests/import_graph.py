"""Who imports whom? Read from the source: the layers, the rooms of each, and their floors.

An arrow is an import that happens when the program runs; what only the type checkers read is none.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMY = ("bot/ui", "bot/table")  # layers that are divided into rooms

# Some rooms have a second floor: files that lie above or below the rest of their room. A name
# without a room is a file of the layer itself.
FLOORS: dict[str, dict[str, set[str]]] = {
    "bot/ui": {
        "buttons": {"intake/buttons", "intake/custom_id", "intake/deferral", "intake/handlers"},
        "entry points": {
            *("commands/cog", "intake/dispatch"),
            *("board/channel_events", "board/contents", "panel/private"),
        },
        "app_context": {"intake/app_context"},
        "board facts": {"board/absence", "board/scrolling"},
        "plan status": {"plans/plan_status"},
    },
    "bot/table": {
        "entry points": {
            "clock_stops",
            "health",
            "observer",
            "table_history",
            "startup",
            "table",
            "tables",
        }
    },
}


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """All of them, whoever reads them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def run_time_imports(path: Path) -> Iterator[str]:
    """Names that are imported, without what stands under `if TYPE_CHECKING`."""
    todo: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            todo += ast.iter_child_nodes(node)


def rooms(layer: str) -> set[str]:
    return {path.parent.name for path in (ROOT / layer).glob("*/__init__.py")}


def floor_of(layer: str, name: str) -> str:
    """Where a dotted name below a layer lies: on its floor, else in its room."""
    parts = name.split(".")
    for floor, files in FLOORS[layer].items():
        if {parts[0], "/".join(parts[:2])} & files:
            return floor
    return parts[0]


def arrows(layer: str) -> dict[tuple[str, str], list[str]]:
    """From floor to floor of one layer, each with the imports that make it."""
    found: dict[tuple[str, str], list[str]] = {}
    head = layer.replace("/", ".") + "."
    for path in modules(layer):
        name = ".".join(path.relative_to(ROOT / layer).with_suffix("").parts)
        here = floor_of(layer, name)
        for target in run_time_imports(path):
            if not target.startswith(head):
                continue
            there = floor_of(layer, target.removeprefix(head))
            if there != here:
                found.setdefault((here, there), []).append(f"{name} imports {target}")
    return found
