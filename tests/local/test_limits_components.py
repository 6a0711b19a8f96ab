"""Components on messages: each documented limit, kept and broken by one."""

from typing import Any

import pytest

from bot.local.limits import Upload, check_message
from tests.local.bodies import (
    Json,
    Row,
    assert_refused,
    button,
    container,
    gallery,
    places,
    refusal,
    row,
    section,
    select,
    table,
    text,
    thumbnail,
    v2,
    without,
)
from tests.local.component_rows import CHILD, CONTROLS, LAYOUT, PICTURE


@table(LAYOUT)
def test_a_layout_at_the_limit_passes(row: Row) -> None:
    assert check_message(row.passes) == []


@table(LAYOUT)
def test_a_layout_past_the_limit_is_refused(row: Row) -> None:
    assert_refused(row, check_message)


@table(CONTROLS)
def test_a_control_at_the_limit_passes(row: Row) -> None:
    assert check_message(row.passes) == []


@table(CONTROLS)
def test_a_control_past_the_limit_is_refused(row: Row) -> None:
    assert_refused(row, check_message)


@pytest.mark.parametrize(
    ("component", "where"),
    [
        (gallery("attachment://board.png"), "components.0.items.0.media.url"),
        (
            section(text(), accessory=thumbnail(media={"url": "attachment://board.png"})),
            "components.0.accessory.media.url",
        ),
        (
            {"type": 13, "file": {"url": "attachment://board.png"}},
            "components.0.file.url",
        ),
    ],
    ids=["gallery", "thumbnail", "file"],
)
def test_attachment_addresses_name_an_uploaded_file(component: Json, where: str) -> None:
    assert check_message(v2(component), [Upload(0, "board.png", 10)]) == []
    error = refusal(lambda: check_message(v2(component), [Upload(0, "hand.png", 10)]))
    assert (error.code, places(error.errors)) == (50035, [where])


def test_a_file_shows_an_attachment_only() -> None:
    error = refusal(lambda: check_message(v2({"type": 13, "file": {"url": PICTURE}})))
    assert places(error.errors) == ["components.0.file.url"]


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"components": {}}, "components"),
        ({"components": ["row"]}, "components.0"),
        ({"components": [{}]}, "components.0.type"),
        ({"components": [{"type": 99}]}, "components.0.type"),
        ({"components": [{"type": True}]}, "components.0.type"),
        ({"components": [row(button(label=5))]}, f"{CHILD}.label"),
        ({"components": [row(button(emoji="🐉"))]}, f"{CHILD}.emoji"),
        ({"components": [row(select(min_values="1"))]}, f"{CHILD}.min_values"),
        ({"components": [row(without(select(), "options"))]}, f"{CHILD}.options"),
    ],
)
def test_a_value_of_the_wrong_type_is_a_fault_and_no_crash(wrong: Json, where: str) -> None:
    error = refusal(lambda: check_message({"content": "a", **wrong}))
    assert (error.code, places(error.errors)) == (50035, [where])


def test_errors_name_the_component_and_what_may_stand_there() -> None:
    error = refusal(lambda: check_message(v2(button())))
    faults: list[dict[str, Any]] = error.body()["errors"]["components"]["0"]["type"]["_errors"]
    assert [fault["code"] for fault in faults] == ["UNION_TYPE_CHOICES"]
    assert faults[0]["message"].startswith("No button may stand here, only: action row, section")
    assert "components.0.type: No button" in str(error)


def test_unknown_fields_warn_with_their_place() -> None:
    body = v2(container(row(button(colour="red"))), shout=True)
    assert check_message(body) == ["shout", "components.0.components.0.components.0.colour"]
