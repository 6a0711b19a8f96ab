"""Discord's OpenAPI file as second judge. The file is no part of the project: these tests exist
where it lies (tests/openapi.py), and are not collected elsewhere, which is said at the end."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from bot.local.spec import VARIABLE, Spec
from tests.local import callback_rows as callbacks
from tests.local import command_rows as commands
from tests.local import component_rows as components
from tests.local import message_rows as messages
from tests.local.bodies import (
    Json,
    Row,
    button,
    command,
    container,
    label,
    modal,
    option,
    row,
    section,
    select,
    table,
    text,
    text_input,
    thumbnail,
    v2,
    without,
)
from tests.local.client_bodies import CALLBACK, COMMANDS, PATCH, POST, Sent, layouts, sent_bodies
from tests.openapi import found

FILE = found() or Path("nowhere")
__test__ = FILE.is_file()

SENT = sent_bodies()
NEW = [*components.LAYOUT, *components.CONTROLS, *messages.NEW]
NESTED = "components.0.components.0.components.0"


@cache
def spec() -> Spec:
    return Spec.load(FILE)


def faults(operation: tuple[str, str], body: Any) -> list[str]:
    return [".".join(fault.path) for fault in spec().check(*operation, body)]


def nested(**fields: Any) -> Json:
    return v2(container(row(button(**fields))))


@pytest.mark.parametrize("sent", SENT.values(), ids=SENT)
def test_a_body_of_the_client_passes(sent: Sent) -> None:
    assert spec().check(*sent.operation, sent.body) == []


@settings(max_examples=50, deadline=None, derandomize=True)
@given(layouts())
def test_any_layout_within_the_limits_passes(body: Json) -> None:
    assert faults(POST, body) == []


@table(NEW)
def test_a_message_our_checks_accept_passes(row: Row) -> None:
    assert faults(POST, row.passes) == []


@pytest.mark.parametrize("edit", [row.passes for _, row in messages.EDITS])
def test_an_edit_our_checks_accept_passes(edit: Json) -> None:
    assert faults(PATCH, edit) == []


@table([*callbacks.ANSWERS, *callbacks.COMPLETIONS, *callbacks.MODALS])
def test_an_answer_our_checks_accept_passes(row: Row) -> None:
    kind = 8 if "choices" in row.passes else 9
    body = row.passes if "type" in row.passes else {"type": kind, "data": row.passes}
    assert faults(CALLBACK, body) == []


@table(commands.ROWS)
def test_commands_our_checks_accept_pass(row: Row) -> None:
    assert faults(COMMANDS, row.passes) == []


@pytest.mark.parametrize(
    ("operation", "body", "where"),
    [
        (POST, {"content": "a" * 4001}, ["content"]),
        (POST, nested(label="a" * 81), [f"{NESTED}.label"]),
        (POST, nested(custom_id="a" * 101), [f"{NESTED}.custom_id"]),
        (POST, nested(style=9), [f"{NESTED}.style"]),
        (POST, nested(type=99), [f"{NESTED}.type"]),
        (POST, v2(container(row(without(button(), "style")))), [NESTED]),
        (POST, v2(container(row(*[button()] * 6))), ["components.0.components.0.components"]),
        (POST, v2(container(*[text()] * 41)), ["components.0.components"]),
        (POST, v2(without(section(text()), "accessory")), ["components.0"]),
        (POST, v2(section(text(), accessory=thumbnail(description="a" * 1025))),
         ["components.0.accessory.description"]),
        (POST, v2(row(select(count=0))), ["components.0.components.0.options"]),
        (CALLBACK, {"type": 9, "data": modal(label(text_input()), title="a" * 46)},
         ["data.title"]),
        (CALLBACK, {"type": 99}, ["type"]),
        (COMMANDS, [command(description="a" * 101)], ["0.description"]),
        (COMMANDS, [command(options=[option(description="a" * 101)])],
         ["0.options.0.description"]),
        (COMMANDS, [command(options=[option(choices=commands.choices(26))])],
         ["0.options.0.choices"]),
    ],
)  # fmt: skip
def test_a_fault_is_reported_once_and_where_it_stands(
    operation: tuple[str, str], body: Any, where: list[str]
) -> None:
    assert faults(operation, body) == where


def test_the_message_of_a_fault_is_short_and_names_the_limit() -> None:
    (fault,) = spec().check(*POST, {"content": "a" * 4001})
    assert fault.message.endswith("is longer than 4000 characters")
    assert len(fault.message) < 250


def test_ids_may_be_numbers() -> None:
    assert faults(POST, {"attachments": [{"id": 0, "filename": "board.png"}]}) == []
    assert faults(("POST", "/users/@me/channels"), {"recipient_id": 5}) == []


def test_parameters_of_a_route_may_have_any_name() -> None:
    assert faults(("post", "/channels/{where}/messages"), {"content": 5}) == ["content"]


def test_a_route_discord_does_not_have_is_a_fault() -> None:
    (fault,) = spec().check("PUT", "/tables/{id}", {})
    assert fault.message == "Discord has no PUT /tables/{id}."


def test_a_route_without_body_takes_anything() -> None:
    assert faults(("POST", "/channels/{id}/typing"), None) == []


def test_the_environment_names_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(FILE))
    found = Spec.from_environment()
    assert found is not None
    assert found.check(*POST, {"content": "a"}) == []
    assert Spec.from_environment() is found
    monkeypatch.delenv(VARIABLE)
    assert Spec.from_environment() is None
