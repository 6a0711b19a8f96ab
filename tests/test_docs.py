"""The papers under `docs` are true: the picture is that of the code, named files are there."""

import re

import pytest

from tests.docs import PICTURE, picture
from tests.import_graph import ROOT

PAGES = sorted((ROOT / "docs").glob("*.md"))


def test_the_picture_of_the_architecture_is_that_of_the_code() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "`make docs` draws it anew"


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page: object) -> None:
    text = ROOT.joinpath(str(page)).read_text(encoding="utf-8")
    named = re.findall(r"`((?:bot|cogs|render|tests|docs)/[\w/]+(?:\.\w+|/)?)`", text)
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert named
