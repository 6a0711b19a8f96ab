"""The pages under `docs` are true: the picture is that of the code, and what they name exists."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.docs import PICTURE, picture
from tests.import_graph import ROOT

PAGES = sorted((ROOT / "docs").glob("*.md"))
ALL_PAGES = sorted((ROOT / "docs").rglob("*.md"))
PAPERS = [*ALL_PAGES, ROOT / "CONTRIBUTING.md", ROOT / "render/README.md"]
# A file, a folder, or a name of a module: `bot/table/table.py: Table.answer`
NAMED = re.compile(r"`((?:bot|cogs|render|tests|docs)/[\w/]+(?:\.\w+|/)?)(?:: (\w+(?:\.\w+)?))?`")
LINKED = re.compile(r"\]\((?!\w+:|#)([^)#]+)")


def test_the_picture_of_the_architecture_is_that_of_the_code() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "`make docs` draws it anew"


def _named(page: Path) -> list[tuple[str, str]]:
    return NAMED.findall(page.read_text(encoding="utf-8"))


def _id(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], ids=_id)
def test_every_guide_names_files(page: Path) -> None:
    assert _named(page)


@pytest.mark.parametrize("page", PAPERS, ids=_id)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    assert [name for name, _ in _named(page) if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("page", PAPERS, ids=_id)
def test_every_function_that_a_page_names_is_there(page: Path) -> None:
    named = [(file, name) for file, name in _named(page) if name and (ROOT / file).exists()]
    assert [f"{file}: {name}" for file, name in named if name not in _defined(file)] == []


@pytest.mark.parametrize("page", PAPERS, ids=_id)
def test_every_file_that_a_page_links_to_is_there(page: Path) -> None:
    links = LINKED.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@cache
def _defined(file: str) -> frozenset[str]:
    """The names of a module, and with their class those of its methods and fields."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    members = (f"{one.name}.{name}" for one in classes for name in _names(one.body))
    return frozenset((*_names(tree.body), *members))


def _names(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.Assign(targets=targets):
                yield from (one.id for one in targets if isinstance(one, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
