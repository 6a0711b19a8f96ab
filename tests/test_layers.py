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
    "bot/ui": {"discord", "PIL", "msgspec", "bot.games", "bot.table", "bot.words", "bot.ui",
               "bot.tracing", "render"},
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


# what files of render may know of games, besides the contract: a painter the views and the content
# of its own game, by whole names; the files beside the painters which games there are
SHARED = {"bot.games.contract", "bot.games.registry", "bot.games.kit.walks"}


def test_painters_see_views_only() -> None:
    """A painter that could import a model, rules or the game itself could be handed a state."""
    wrong = list[str]()
    for path in modules("render"):
        slug = path.relative_to(ROOT / "render").parts[0]
        own = {f"bot.games.{slug}.views", f"bot.games.{slug}.content"}
        known = SHARED if path.parent == ROOT / "render" else {"bot.games.contract", *own}
        wrong += [
            f"{path.relative_to(ROOT)} imports {name}"
            for name in imports(path)
            if begins(name, {"bot"}) and name not in known
        ]
    assert wrong == []


def test_importing_the_bot_package_brings_nothing_along() -> None:
    assert (ROOT / "bot/__init__.py").read_text(encoding="utf-8") == ""


def test_cogs_do_not_know_each_other() -> None:
    for path in modules("cogs"):
        assert [n for n in imports(path) if n.startswith("cogs")] == [], path.name
