"""Settings: one reader, one list of them, and one sentence for what is wrong."""

import re
from pathlib import Path

import pytest

from bot import settings
from bot.settings import BadSetting, Settings

ROOT = Path(__file__).parents[2]
READERS = {"bot/settings.py", "bot/local/spec.py"}  # the second is the tests' (H-22)


def test_nobody_else_reads_the_environment() -> None:
    found = {
        str(path.relative_to(ROOT))
        for folder in ("bot", "cogs", "render")
        for path in (ROOT / folder).rglob("*.py")
        if re.search(r"os\.environ|getenv", path.read_text(encoding="utf-8"))
    }
    assert found == READERS


def test_what_is_read_elsewhere_is_named_as_an_exception() -> None:
    """H-22: whoever looks for every setting finds it said that this is none."""
    for name in READERS - {"bot/settings.py"}:
        read = re.findall(r'"(TAFELRUNDE_\w+)"', (ROOT / name).read_text(encoding="utf-8"))
        assert read
        assert all(f"{variable} is none" in (settings.__doc__ or "") for variable in read)


def test_every_setting_is_in_the_example_and_its_default_is_the_default() -> None:
    text = (ROOT / "bot/settings.py").read_text(encoding="utf-8")
    known = set(re.findall(r'"((?:TAFELRUNDE|DISCORD)_\w+)"', text))
    example = (ROOT / ".env.example").read_text(encoding="utf-8")

    assert known == set(re.findall(r"\b(?:TAFELRUNDE|DISCORD)_\w+(?==)", example)) - {
        "DISCORD_TOKEN_FILE"
    }
    assert settings.read_settings({}, ROOT / ".env.example") == Settings()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("TAFELRUNDE_KEEP", "-1", "TAFELRUNDE_KEEP = -1: must be a number from 0 to 9999."),
        ("TAFELRUNDE_LOCAL", "yes", "TAFELRUNDE_LOCAL = yes: must be 1 or 0."),
        ("TAFELRUNDE_BLOCKED", "1, Anna", "TAFELRUNDE_BLOCKED: Anna is not an id"),
        ("TAFELRUNDE_SERVERS", "9" * 5000, "is not an id"),
    ],
)
def test_what_is_wrong_is_named(name: str, value: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=re.escape(said)):
        settings.read_settings({name: value}, tmp_path / "none")


def test_ids_stand_between_spaces_or_commas(tmp_path: Path) -> None:
    found = settings.read_settings({"TAFELRUNDE_BLOCKED": "1, 2 3,4"}, tmp_path / "none")
    assert found.blocked == {1, 2, 3, 4}
