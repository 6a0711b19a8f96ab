"""First answers to interactions, with modals: each documented limit, kept and broken by one."""

from typing import Any

import pytest

from bot.local.limits import check_callback
from tests.local.bodies import (
    V2,
    Json,
    Row,
    assert_refused,
    modal,
    places,
    refusal,
    table,
    text,
)
from tests.local.callback_rows import ANSWERS, COMPLETIONS, MODALS, SAYS, answer

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
OLD: Json = {"content": "", "flags": V2, "components": [text()], "embeds": []}


def shown(body: Any) -> list[str]:
    return check_callback({"type": 9, "data": body}, COMMAND)


@table(MODALS)
def test_a_modal_at_the_limit_passes(row: Row) -> None:
    assert shown(row.passes) == []


@table(MODALS)
def test_a_modal_past_the_limit_is_refused(row: Row) -> None:
    assert_refused(row, shown)


@table(ANSWERS)
def test_an_answer_to_a_click_at_the_limit_passes(row: Row) -> None:
    assert check_callback(row.passes, COMPONENT, OLD) == []


@table(ANSWERS)
def test_an_answer_to_a_click_past_the_limit_is_refused(row: Row) -> None:
    assert_refused(row, lambda body: check_callback(body, COMPONENT, OLD))


@table(COMPLETIONS)
def test_a_completion_at_the_limit_passes(row: Row) -> None:
    assert check_callback(answer(8, row.passes), AUTOCOMPLETE) == []


@table(COMPLETIONS)
def test_a_completion_past_the_limit_is_refused(row: Row) -> None:
    assert_refused(row, lambda body: check_callback(answer(8, body), AUTOCOMPLETE))


@pytest.mark.parametrize(
    ("interaction", "old", "body"),
    [
        (COMMAND, None, answer(7, SAYS)),
        (COMMAND, None, answer(6)),
        (MODAL, None, answer(7, SAYS)),
        (MODAL, OLD, answer(9, modal(text()))),
        (AUTOCOMPLETE, None, answer(4, SAYS)),
        (1, None, answer(4, SAYS)),
    ],
    ids=[
        "update without a message",
        "deferred update without a message",
        "update of a form a command opened",
        "a form upon a form",
        "a message to a completion",
        "a message to a ping",
    ],
)
def test_an_answer_must_suit_the_interaction(
    interaction: int, old: Json | None, body: Json
) -> None:
    error = refusal(lambda: check_callback(body, interaction, old))
    assert (error.code, places(error.errors)) == (50035, ["type"])


@pytest.mark.parametrize("body", [None, [], {}, {"type": "4"}, {"type": 9}, {"type": 4}])
def test_a_malformed_answer_is_refused(body: Any) -> None:
    assert refusal(lambda: check_callback(body, COMMAND)).code == 50035
