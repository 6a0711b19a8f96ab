"""Who may import whom; arrows point one way."""

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PURE = {
    "collections", "collections.abc", "enum", "functools", "hashlib", "hmac", "itertools", "math",
    "typing", "msgspec", "msgspec.structs",
}  # fmt: skip

# folder → top names that may be imported there besides the standard library
ALLOWED = {
    "bot/words": {"fluent", "msgspec", "bot.games.contract", "bot.words"},
    "bot/table": {"msgspec", "aiosqlite", "bot.games", "bot.table", "bot.tracing"},
    "bot/local": {"aiohttp", "jsonschema_rs", "msgspec", "bot.local"},
    "bot/ui": {"aiohttp", "discord", "PIL", "msgspec", "bot.games", "bot.table", "bot.words",
               "bot.ui", "bot.tracing", "render"},
    "render": {"PIL", "msgspec", "bot.games", "render", "font_source_sans_pro", "fontawesomefree"},
    "cogs": {"discord", "msgspec", "bot", "render"},
}  # fmt: skip


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def begins(name: str, allowed: set[str]) -> bool:
    return any(name == head or name.startswith(f"{head}.") for head in allowed)


def offenders(folder: str, may: Callable[[str], bool]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(folder)
        for name in imports(path)
        if not may(name)
    ]


def test_games_are_pure() -> None:
    """Rules import nothing that knows time, chance, files, networks or Discord."""
    assert offenders("bot/games", lambda name: name in PURE or begins(name, {"bot.games"})) == []


@pytest.mark.parametrize("folder", ALLOWED)
def test_arrows_point_one_way(folder: str) -> None:
    def may(name: str) -> bool:
        return name.partition(".")[0] in sys.stdlib_module_names or begins(name, ALLOWED[folder])

    assert offenders(folder, may) == []


# which games there are, for the files beside the painters
GAMES_FOR_ALL = {"bot.games.contract", "bot.games.registry", "bot.games.kit.walks"}


def test_painters_see_views_only() -> None:
    """A painter knows the contract, and the views and the content of its own game. One that could
    import a model, rules or the game itself could be handed a state."""
    wrong = list[str]()
    for path in modules("render"):
        slug = path.relative_to(ROOT / "render").parts[0]
        own = {f"bot.games.{slug}.views", f"bot.games.{slug}.content", "bot.games.contract"}
        known = GAMES_FOR_ALL if path.parent == ROOT / "render" else own
        wrong += [
            f"{path.relative_to(ROOT)} imports {name}"
            for name in imports(path)
            if begins(name, {"bot"}) and name not in known
        ]
        wrong += [
            f"{path.relative_to(ROOT)} imports {name}"
            for name in run_time_imports(path)
            if name.startswith("bot.games.") and name.endswith(".State")
        ]
    assert wrong == []


# room → rooms of the same layer that it may import; what only the type checkers read is free
ROOMS: dict[str, dict[str, set[str]]] = {
    "bot/table": {
        "model": set(),
        "time": {"model"},
        "storage": {"model", "time"},
        "play": {"model", "time"},
        "seating": {"model", "time", "play"},
        "people": {"model", "time", "storage", "play", "seating"},
    },
}


def run_time_imports(path: Path) -> Iterator[str]:
    """Without what stands under `if TYPE_CHECKING`."""
    todo: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            todo += ast.iter_child_nodes(node)


@pytest.mark.parametrize("layer", ROOMS)
def test_rooms_know_only_what_lies_below_them(layer: str) -> None:
    head = layer.replace("/", ".") + "."
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for room, below in ROOMS[layer].items()
        for path in modules(f"{layer}/{room}")
        for name in run_time_imports(path)
        if name.startswith(head) and name.removeprefix(head).partition(".")[0] not in {room, *below}
    ]
    assert wrong == []


@pytest.mark.parametrize("layer", ROOMS)
def test_every_room_has_its_arrows_written_down(layer: str) -> None:
    rooms = {path.parent.name for path in (ROOT / layer).glob("*/__init__.py")}
    assert rooms == set(ROOMS[layer])


MOST_FILES = 14  # in one room; `__init__` is its map


@pytest.mark.parametrize("layer", ["bot/table", "bot/ui", "bot/games"])
def test_no_room_is_overcrowded(layer: str) -> None:
    rooms = {path.parent for path in modules(layer)}
    counted = {
        room: len([p for p in room.glob("*.py") if p.name != "__init__.py"]) for room in rooms
    }
    assert [str(room.relative_to(ROOT)) for room, n in counted.items() if n > MOST_FILES] == []


def test_importing_the_bot_package_brings_nothing_along() -> None:
    assert (ROOT / "bot/__init__.py").read_text(encoding="utf-8") == ""


def test_cogs_do_not_know_each_other() -> None:
    for path in modules("cogs"):
        assert [n for n in imports(path) if n.startswith("cogs")] == [], path.name
