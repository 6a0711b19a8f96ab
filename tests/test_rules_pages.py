"""The pages of `docs/rules` define every id that tests name, and every section that code cites.

A definition is an id in bold at the beginning of an item or of a row of a table: `- **EM-001** …`,
`| **SC-01** | …`. Which ids there are says `ids.rules`, beside the tests that name them.
"""

import re
from collections.abc import Iterator

import pytest

from bot.games.registry import GAMES
from tests.import_graph import ROOT
from tests.rule_ids import FOLDER, listed

RULES = ROOT / "docs/rules"

DEFINED = re.compile(r"^(?:[-*] |\| )\*\*([\w-]*\d)\b[^*]*\*\*", re.MULTILINE)
HEADING = re.compile(r"^#+ (\d+(?:\.\d+)?)\b", re.MULTILINE)
CITED_ID = re.compile(r"\b[A-Z]{2}-\d{3}\b")
CITED_SECTION = re.compile(
    r"\b(?:[Ss]ection|rules) (\d+(?:\.\d+)?)\b|\b(\d+(?:\.\d+)?) of the rules\b"
)


def page(slug: str) -> str:
    return (RULES / f"{slug}.md").read_text(encoding="utf-8")


def defined(slug: str) -> list[str]:
    return DEFINED.findall(page(slug))


def sources(*folders: str) -> Iterator[tuple[str, str]]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", GAMES)
def test_a_page_defines_every_id_once_and_no_other(slug: str) -> None:
    ids = FOLDER / slug / "ids.rules"
    assert sorted(defined(slug)) == sorted(listed(ids, "rule") + listed(ids, "scenario"))


@pytest.mark.parametrize("slug", GAMES)
def test_every_section_that_code_cites_is_a_heading(slug: str) -> None:
    headings = set(HEADING.findall(page(slug)))
    cited = [
        (where, one or other)
        for where, text in sources(f"bot/games/{slug}", f"tests/games/{slug}")
        for one, other in CITED_SECTION.findall(text)
    ]
    assert [(where, section) for where, section in cited if section not in headings] == []


def test_every_id_that_code_or_a_page_cites_is_defined() -> None:
    known = {name for slug in GAMES for name in defined(slug)}
    prefixes = {name.partition("-")[0] for name in known}
    papers = [(path.name, path.read_text(encoding="utf-8")) for path in ROOT.glob("docs/**/*.md")]
    cited = [
        (where, name)
        for where, text in (*sources("bot", "render", "tests"), *papers)
        for name in CITED_ID.findall(text)
        if name.partition("-")[0] in prefixes
    ]
    assert [(where, name) for where, name in cited if name not in known] == []
