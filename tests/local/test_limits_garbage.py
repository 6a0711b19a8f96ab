"""Whatever a body holds, a check refuses it or accepts it, and never breaks."""

import contextlib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.local.errors import ApiError
from bot.local.limits import (
    check_callback,
    check_commands,
    check_edit,
    check_followup,
    check_message,
    check_thread,
    check_thread_edit,
)
from tests.local import callback_rows as callbacks
from tests.local import command_rows as commands
from tests.local import component_rows as components
from tests.local import message_rows as messages

GARBAGE = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 30) | st.floats(-1, 1) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=3,
)
MESSAGES = [row.passes for row in (*components.LAYOUT, *components.CONTROLS, *messages.NEW)]
FORMS = [{"type": 9, "data": row.passes} for row in callbacks.MODALS]
COMPLETIONS = [{"type": 8, "data": row.passes} for row in callbacks.COMPLETIONS]
ANSWERS = [row.passes for row in callbacks.ANSWERS]
COMMANDS = [row.passes for row in commands.ROWS]
OLD = {"flags": 0, "content": "Old", "attachments": [{"id": "77", "filename": "a.png"}]}


def spoiled(bodies: list[Any]) -> st.SearchStrategy[Any]:
    """A good body of which one value, at any depth, was replaced."""
    return st.builds(_spoil, st.sampled_from(bodies), st.randoms(use_true_random=False), GARBAGE)


def _spoil(body: Any, chance: Any, garbage: Any) -> Any:
    body = deepcopy(body)
    places = list(_places(body))
    inside, key = chance.choice(places)
    inside[key] = garbage
    return body


def _places(value: Any) -> Any:
    keys = value if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _places(value[key])


def _assert_survives(check: Callable[[], list[str]]) -> None:
    with contextlib.suppress(ApiError):
        assert isinstance(check(), list)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(spoiled([body for body in MESSAGES if body]))
def test_messages(body: Any) -> None:
    _assert_survives(lambda: check_message(body))
    _assert_survives(lambda: check_followup(body))
    _assert_survives(lambda: check_edit(body, OLD))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(spoiled([*FORMS, *COMPLETIONS, *ANSWERS]), st.integers(1, 5))
def test_answers(body: Any, interaction: int) -> None:
    _assert_survives(lambda: check_callback(body, interaction, OLD))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(spoiled(COMMANDS))
def test_commands(body: Any) -> None:
    _assert_survives(lambda: check_commands(body))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(spoiled([{"name": "a", "type": 11, "auto_archive_duration": 60, "invitable": True}]))
def test_threads(body: Any) -> None:
    _assert_survives(lambda: check_thread(body, on_message=False))
    _assert_survives(lambda: check_thread_edit(body))
