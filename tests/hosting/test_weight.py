"""What is shipped and asked for is used: packages (H-18), permissions (H-15)."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import discord
import pytest

from bot.client import PERMISSIONS

ROOT = Path(__file__).parents[2]
SHIPPED = ("bot", "cogs", "render")
MODULES = {
    "discord.py": "discord",
    "fluent.runtime": "fluent",
    "pillow": "PIL",
    "python-dotenv": "dotenv",
}  # other names
NAMED = ("font_source_sans_pro", "resvg_py")  # imported by their names
AT_RUN_TIME = {"tzdata"}  # read by zoneinfo, where the machine has no time zones
BY_NAME = {"setuptools", "pytest_asyncio", "pytest_xdist"}  # builds the wheel; parts of pytest


def modules(*extras: str) -> set[str]:
    """What is imported of the packages that are declared; "": of those needed to run."""
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {"": known["dependencies"], **known["optional-dependencies"]}
    names = [re.split(r"[\[<>=~!;]", line)[0] for extra in extras for line in declared[extra]]
    return {MODULES.get(name, name.replace("-", "_")) for name in names}


def imported(*folders: str) -> set[str]:
    """The modules from elsewhere that are imported there, in one way or another."""
    found = set[str]()
    for path in (path for folder in folders for path in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
            elif isinstance(node, ast.Constant) and node.value in NAMED:
                found.add(node.value)
    return found - sys.stdlib_module_names - {*SHIPPED, "tests"}


def test_whatever_the_image_installs_is_imported() -> None:
    assert modules("") - imported(*SHIPPED) == AT_RUN_TIME


def test_whatever_is_imported_is_declared() -> None:
    assert imported(*SHIPPED) - modules("", "dev", "bench") == set()


def test_whatever_is_installed_for_development_serves_a_target_or_a_test() -> None:
    needed = modules("dev") - imported("tests", *SHIPPED) - BY_NAME
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert [name for name in sorted(needed) if f"$(BIN)/{name}" not in makefile] == []


def test_no_permission_is_asked_for_that_nothing_needs() -> None:
    assert {name for name, value in PERMISSIONS if value} == {
        "read_messages",  # as discord.py calls View Channel
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "attach_files",
        "read_message_history",  # of messages whose sending had no answer
    }


@pytest.mark.parametrize("name", ["README.md", "CHECKLIST.md", "docs/hosting.md"])
def test_the_papers_name_as_many_permissions(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert re.findall(r"(\w+) permissions", text)[0] == "six"
    assert len([name for name, value in PERMISSIONS if value]) == 6


def test_nothing_embeds_links() -> None:
    """Without an embed nobody needs the permission for it."""
    sources = [path for folder in SHIPPED for path in (ROOT / folder).rglob("*.py")]
    used = [path for path in sources if discord.Embed.__name__ in _names(path)]
    assert used == []


def _names(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.attr for node in nodes if isinstance(node, ast.Attribute)}
