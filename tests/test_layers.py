"""Who may import whom; arrows point one way."""

import ast
import re
import sys
from collections.abc import Callable
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests.import_graph import (
    FLOORS,
    ROOMY,
    ROOT,
    arrows,
    imports,
    modules,
    rooms,
    run_time_imports,
)

PURE = {
    "collections", "collections.abc", "enum", "functools", "hashlib", "hmac", "itertools", "math",
    "operator", "typing", "msgspec", "msgspec.structs",
}  # fmt: skip

# folder → top names that may be imported there besides the standard library
ALLOWED = {
    "bot/words": {"fluent", "msgspec", "bot.games.contract", "bot.words"},
    "bot/table": {"msgspec", "aiosqlite", "asyncpg", "filelock", "openskill", "bot.games",
                  "bot.table", "bot.lru", "bot.stopping", "bot.metrics", "structlog"},
    "bot/local": {"aiohttp", "jsonschema_rs", "msgspec", "bot.local"},
    "bot/ui": {"aiohttp", "discord", "PIL", "msgspec", "bot.games", "bot.table", "bot.words",
               "bot.ui", "bot.lru", "bot.stopping", "bot.metrics", "render", "structlog"},
    "render": {"PIL", "isal", "msgspec", "bot.games", "render", "font_source_sans_pro"},
    "cogs": {"discord", "msgspec", "bot", "render"},
}  # fmt: skip


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


SEEN_BY_PAINTERS = ("views", "content", "picks")


def test_painters_see_views_only() -> None:
    """A painter knows the contract, and of its own game the views, the content and the picks. One
    that could import a model, rules or the game itself could be handed a state."""
    wrong = list[str]()
    for path in modules("render"):
        slug = path.relative_to(ROOT / "render").parts[0]
        seen = (f"bot.games.{slug}.{name}" for name in SEEN_BY_PAINTERS)
        own = {*seen, "bot.games.contract"}
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
    assert not wrong, "\n".join((*wrong, f"of a game painters know {', '.join(SEEN_BY_PAINTERS)}"))


# room or floor → what it imports of the same layer, and nothing else
SHOWN = {"buttons", "message"}  # whatever shows something
CLICKED = {*SHOWN, "intake"}  # whatever has buttons that do something
ROOMS: dict[str, dict[str, set[str]]] = {
    "bot/table": {
        "model": set(),
        "time": {"model"},
        "storage": {"model", "time"},
        "play": {"model", "time"},
        "seating": {"model", "time", "play"},
        "people": {"model", "time", "storage", "play", "seating"},
        "entry points": {"model", "time", "storage", "play", "seating", "people"},
    },
    "bot/ui": {
        "board facts": set(),
        "buttons": set(),
        "message": {"buttons"},
        "intake": SHOWN,
        "ledger": {*CLICKED, "board facts"},
        "app_context": {*CLICKED, "ledger"},
        "board": SHOWN,
        "orders": CLICKED,
        "plan status": SHOWN,
        "honours": CLICKED,
        "person": CLICKED,
        "rules": CLICKED,
        "lobby": {*CLICKED, "board"},
        "seats": {*CLICKED, "board"},
        "history": {*CLICKED, "board", "orders"},
        "panel": {*CLICKED, "board", "orders", "plan status", "rules"},
        "plans": {*CLICKED, "panel", "plan status"},
        "commands": {"message"},
        "entry points": {
            *(CLICKED | {"commands", "ledger", "board", "orders", "honours", "person", "rules"}),
            *("app_context", "lobby", "seats", "history", "panel", "plans"),
        },
    },
}


@pytest.mark.parametrize("layer", ROOMY)
def test_rooms_import_what_is_written_down_and_nothing_else(layer: str) -> None:
    found = arrows(layer)
    new = [found[a, b] for a, b in found if b not in ROOMS[layer].get(a, set())]
    gone = [(a, b) for a, below in ROOMS[layer].items() for b in below if (a, b) not in found]
    assert (new, gone) == ([], [])


@pytest.mark.parametrize("layer", ROOMY)
def test_rooms_do_not_know_each_other_in_a_circle(layer: str) -> None:
    TopologicalSorter(ROOMS[layer]).prepare()


@pytest.mark.parametrize("layer", ROOMY)
def test_every_room_has_its_arrows_written_down(layer: str) -> None:
    assert {*rooms(layer), *FLOORS[layer]} == set(ROOMS[layer])
    files = {file for floor in FLOORS[layer].values() for file in floor}
    assert [file for file in sorted(files) if not (ROOT / layer / f"{file}.py").exists()] == []


GAME_PACKAGES = {f"{slug}/" for slug in GAMES}
# what a stranger reads first; `bot/words` is one file
MAPPED = (
    *("bot/games", "bot/table", "bot/ui", "bot/commands", "bot/lab", "bot/local"),
    *("render", "tests"),
)


@pytest.mark.parametrize("layer", MAPPED)
def test_every_package_has_a_map_of_its_files(layer: str) -> None:
    """Tests name themselves: only what supports them needs a line."""
    wrong = list[str]()
    for package in (path for path in modules(layer) if path.name == "__init__.py"):
        text = ast.get_docstring(ast.parse(package.read_text(encoding="utf-8"))) or ""
        known = {word.strip("`,:;").removesuffix(".py") for word in text.split()}
        names = {path.stem for path in package.parent.glob("*.py")} - {"__init__"}
        missing = sorted(name for name in names - known if not name.startswith("test_"))
        missing += sorted(_packages(package.parent) - known)
        wrong += [f"{package.relative_to(ROOT)} says nothing of {name}" for name in missing]
        wrong += [
            f"{package.relative_to(ROOT)}: there is no {name}" for name in _gone(package, text)
        ]
        wrong += [] if text else [f"{package.relative_to(ROOT)} is empty"]
    assert wrong == []


def _packages(folder: Path) -> set[str]:
    """Without the games, which the registry lists, and what mirrors the product below `tests`."""
    if (ROOT / "tests") in folder.parents:
        return set()
    return {f"{path.parent.name}/" for path in folder.glob("*/__init__.py")} - GAME_PACKAGES


def _gone(package: Path, text: str) -> list[str]:
    """What a line of a map names in front, and is no file or folder beside it."""
    lines = (
        re.match(r"((?:[a-z_]+(?:\.py|/)?(?:, )?)+) {2,}\S", line) for line in text.splitlines()
    )
    names = [name for line in lines if line is not None for name in line[1].split(", ")]
    if (ROOT / "bot/local") in package.parents:  # it groups its files, each in backticks
        names += re.findall(r"`([a-z_]+/?)`", text)
    beside = [package.parent / name.strip("/") for name in names]
    return [path.name for path in beside if not (path.exists() or path.with_suffix(".py").exists())]


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


def test_what_tests_share_lies_in_kits() -> None:
    """From a test module only whole tests are imported, to be run once more elsewhere. The makers
    of old data are left out: they run on the tests of another release."""
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules("tests")
        if path.parent != ROOT / "tests/fixtures" and _names_a_test(path)
        for name in run_time_imports(path)
        if _is_out_of_a_test_module(name)
    ]
    assert wrong == []


def _names_a_test(path: Path) -> bool:
    """Most test modules only define some: there is nothing to parse."""
    return re.search(r"(?<!def )\btest_", path.read_text(encoding="utf-8")) is not None


def _is_out_of_a_test_module(name: str) -> bool:
    is_test = [part.startswith("test_") for part in name.split(".")]
    return name.startswith("tests.") and any(is_test) and not all(is_test[-2:])
