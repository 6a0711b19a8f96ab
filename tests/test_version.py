"""The version stands in one place, and every release has its chapter."""

import pytest

from tests.version import ROOT, chapter, compose, main, tags, version


def test_the_tag_of_a_release_prints_its_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    told = chapter(version())
    assert told, "the version of pyproject.toml has no chapter in CHANGELOG.md"
    assert main(f"v{version()}") == 0
    assert capsys.readouterr().out == told + "\n"


def test_another_tag_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("v0.0.1") == 1
    assert capsys.readouterr().err == (f"The tag is v0.0.1, but pyproject.toml says {version()}.\n")


def test_no_other_file_names_the_version() -> None:
    """But compose.yaml, whose image is kept under it: `test_container.py` compares the two."""
    for name in ("Dockerfile", "README.md"):
        assert version() not in (ROOT / name).read_text(encoding="utf-8"), name


def test_an_image_gets_the_tags_that_hosts_may_follow() -> None:
    assert tags("host/name", "1.12.3") == [
        "host/name:1.12.3",
        "host/name:1.12",
        "host/name:1",
        "host/name:latest",
    ]


def test_the_compose_file_of_a_release_pulls_and_is_else_the_same() -> None:
    ours = (ROOT / "compose.yaml").read_text(encoding="utf-8").splitlines()
    theirs = compose("host/name", "1.2.3").splitlines()
    changed = set(ours) ^ set(theirs)
    assert {line.split()[0] for line in changed} == {"build:", "image:"}
    assert "    image: host/name:1" in theirs
