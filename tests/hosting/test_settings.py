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
    """H-22: whoever looks for every setting finds it said that this is not one."""
    for name in READERS - {"bot/settings.py"}:
        read = re.findall(r'"(TAFELRUNDE_\w+)"', (ROOT / name).read_text(encoding="utf-8"))
        assert read
        assert all(f"{variable} is not one" in (settings.__doc__ or "") for variable in read)


def test_every_setting_is_in_the_example_and_its_default_is_the_default() -> None:
    known = set(Settings.__struct_encode_fields__)
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
        ("TAFELRUNDE_LEVEL", "LOUD", "TAFELRUNDE_LEVEL = LOUD: must be DEBUG or INFO or WARNING"),
        ("TAFELRUNDE_PORT", "70000", "TAFELRUNDE_PORT = 70000: must be a number from 1 to 65535."),
        ("TAFELRUNDE_METRICS", "9464", "TAFELRUNDE_METRICS = 9464: must be HOST:PORT, such as"),
        ("DISCORD_TOKEN_FILE", "/none", "DISCORD_TOKEN_FILE = /none: No such file or directory."),
    ],
)
def test_what_is_wrong_is_named(name: str, value: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=re.escape(said)):
        settings.read_settings({name: value}, tmp_path / "none")


def test_ids_stand_between_spaces_or_commas(tmp_path: Path) -> None:
    found = settings.read_settings({"TAFELRUNDE_BLOCKED": "1, 2 3,4"}, tmp_path / "none")
    assert found.blocked == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("line", "token"),
    [
        ("DISCORD_TOKEN=abc.def", "abc.def"),
        ("export DISCORD_TOKEN=abc", "abc"),
        ("DISCORD_TOKEN = abc  # of the test server", "abc"),
        ("DISCORD_TOKEN=abc#def", "abc#def"),
        ('DISCORD_TOKEN="abc # def"  # quoted', "abc # def"),
        ("DISCORD_TOKEN='abc'", "abc"),
        ("DISCORD_TOKEN=a'b\"c", "a'b\"c"),
        ("DISCORD_TOKEN=${HOME}", "${HOME}"),
        ("# DISCORD_TOKEN=abc", ""),
        ("DISCORD_TOKEN", ""),
        ("DISCORD_TOKEN= # none", ""),
    ],
)
def test_the_file_is_read_as_shells_and_containers_read_it(
    line: str, token: str, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text(f"TAFELRUNDE_KEEP=3\n{line}\n", encoding="utf-8")
    found = settings.read_settings({}, tmp_path / ".env")
    assert (found.keep, found.token) == (3, token)


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("TAFELRUNDE_KEEP=3\nTAFELRUNDE_TABLES=4\n", encoding="utf-8")
    found = settings.read_settings({"TAFELRUNDE_KEEP": "5"}, tmp_path / ".env")
    assert (found.keep, found.tables) == (5, 4)


def test_the_password_of_a_database_is_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as fault:
        settings.read_settings({"TAFELRUNDE_DATABASE": "mysql://me:secret@here"}, tmp_path / "none")
    assert str(fault.value) == "TAFELRUNDE_DATABASE must be empty or begin with postgresql://."
