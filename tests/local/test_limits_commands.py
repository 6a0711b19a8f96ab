"""Registering slash commands: each documented limit, kept and broken by one."""

from typing import Any

import pytest

from bot.local.limits import check_commands
from tests.local.bodies import Row, assert_refused, command, refusal, table
from tests.local.command_rows import ROWS, one, sized

NAMES = [
    ("table", True),
    ("dracheninsel", True),
    ("scratch_island", True),
    ("über-tisch", True),
    ("тест", True),
    ("โต๊ะ", True),
    ("खेल", True),
    ("a" * 32, True),
    ("Table", False),
    ("Game Start", False),
    ("table!", False),
    ("/table", False),
    ("ТЕСТ", False),
]


@table(ROWS)
def test_commands_at_the_limit_pass(row: Row) -> None:
    assert check_commands(row.passes) == []


@table(ROWS)
def test_commands_past_the_limit_are_refused(row: Row) -> None:
    assert_refused(row, check_commands)


@pytest.mark.parametrize(("name", "good"), NAMES)
def test_names_are_lower_case_words(name: str, good: bool) -> None:
    if good:
        assert check_commands(one(name=name)) == []
    else:
        error = refusal(lambda: check_commands(one(name=name)))
        fault = error.errors["0"]["name"]["_errors"][0]
        assert (error.code, fault["code"]) == (50035, "APPLICATION_COMMAND_INVALID_NAME")


def test_a_user_command_may_be_called_like_a_slash_command_and_have_spaces() -> None:
    assert check_commands([command("hand"), {"type": 2, "name": "hand"}]) == []
    assert check_commands([{"type": 3, "name": "Show Hand", "description": ""}]) == []


def test_of_translations_only_the_longest_counts() -> None:
    commands = sized(8000)
    commands[0]["name_localizations"] = {"de": "tisch", "fr": "jeux"}
    assert check_commands(commands) == []
    commands[0]["name_localizations"] = {"de": "tische"}
    assert refusal(lambda: check_commands(commands)).code == 50035


def test_the_empty_set_removes_all_commands() -> None:
    assert check_commands([]) == []


@pytest.mark.parametrize(
    "body", [None, {}, ["table"], [{}], one(type="slash"), one(options={}), one(name=5)]
)
def test_a_malformed_set_is_refused(body: Any) -> None:
    assert refusal(lambda: check_commands(body)).code == 50035
