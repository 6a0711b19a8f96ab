"""How strictly people use components and forms: as the real client would let them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.forms import chosen, pressed, submitted
from bot.local.model import Json, User
from bot.local.post import Modal, Post
from bot.local.typed import Impossible

ANNA, BEN = User(1, "anna", "Anna"), User(2, "ben", "Ben")


def _resolve(user: User) -> Json:
    return {"users": {str(user.id): {"username": user.name}}}


def _post(*components: Json) -> Post:
    row = {"type": 1, "id": 99, "components": list(components)}
    return Post({"id": "5", "channel_id": "6", "flags": 0, "components": [row]})


def _button(label: str, number: int, **more: Any) -> Json:
    base = {"type": 2, "id": number, "style": 2, "label": label, "custom_id": f"b{number}"}
    return base | more


def _select(**more: Any) -> Json:
    options = [{"label": name.upper(), "value": name} for name in ("a", "b", "c")]
    return {"type": 3, "id": 4, "custom_id": "s", "placeholder": "Card", "options": options} | more


@pytest.mark.parametrize("which", ["Draw", "b1"])
def test_a_button_is_found_by_label_or_custom_id(which: str) -> None:
    post = _post(_button("Draw", 1), _button("Pass", 2))
    assert pressed(post, which) == {"component_type": 2, "custom_id": "b1", "id": 1}


@pytest.mark.parametrize(
    "buttons",
    [
        [],
        [_button("Draw", 1), _button("Draw", 2)],
        [_button("Draw", 1, disabled=True)],
        [{"type": 2, "id": 1, "style": 5, "label": "Draw", "url": "https://example.org"}],
    ],
)
def test_some_buttons_cannot_be_pressed(buttons: list[Json]) -> None:
    with pytest.raises(Impossible):
        pressed(_post(*buttons), "Draw")


def test_values_are_picked_by_label_or_value() -> None:
    select = _select(min_values=1, max_values=2)
    data = chosen(_post(select), "Card", ("A", "b"), _resolve)
    assert data["values"] == ["a", "b"]


@pytest.mark.parametrize(
    ("more", "values"),
    [
        ({}, ("x",)),
        ({}, ()),
        ({}, ("a", "b")),
        ({"max_values": 2}, ("a", "A")),
        ({"disabled": True}, ("a",)),
        ({"type": 5}, ("a",)),
    ],
)
def test_some_choices_cannot_be_made(more: Json, values: tuple[str, ...]) -> None:
    with pytest.raises(Impossible):
        chosen(_post(_select(**more)), None, values, _resolve)


def test_people_can_be_picked() -> None:
    data = chosen(_post(_select(type=5, max_values=2)), None, (ANNA, BEN), _resolve)
    assert data["values"] == ["1", "2"]
    assert data["resolved"]["users"].keys() == {"1", "2"}


def _modal(**field: Any) -> Modal:
    base = {"id": 2, "custom_id": "f"} | field
    label = {"type": 18, "id": 1, "label": "Field", "component": base}
    note = {"type": 10, "id": 3, "content": "A note"}
    return Modal({"title": "Form", "custom_id": "m", "components": [note, label]}, 6, None)


OPTIONS = [{"label": name.upper(), "value": name} for name in ("a", "b", "c")]


@pytest.mark.parametrize(
    ("field", "given", "sent"),
    [
        ({"type": 4}, {"Field": "text"}, {"value": "text"}),
        ({"type": 4}, {"f": "text"}, {"value": "text"}),
        ({"type": 4, "value": "old"}, {}, {"value": "old"}),
        ({"type": 4, "required": False, "min_length": 3}, {}, {"value": ""}),
        ({"type": 3, "options": OPTIONS}, {"Field": "B"}, {"values": ["b"]}),
        ({"type": 3, "options": OPTIONS, "required": False}, {}, {"values": []}),
        ({"type": 21, "options": OPTIONS}, {"Field": "C"}, {"value": "c"}),
        ({"type": 21, "options": OPTIONS, "required": False}, {}, {"value": None}),
        ({"type": 22, "options": OPTIONS}, {"Field": ["a", "C"]}, {"values": ["a", "c"]}),
        ({"type": 23}, {"Field": True}, {"value": True}),
        ({"type": 5}, {"Field": ANNA}, {"values": ["1"]}),
    ],
)
def test_forms_are_filled(field: Json, given: Json, sent: Json) -> None:
    data = submitted(_modal(**field), given, _resolve)
    filled = data["components"][1]["component"]
    assert filled == {"type": field["type"], "id": 2, "custom_id": "f"} | sent


@pytest.mark.parametrize(
    ("field", "given"),
    [
        ({"type": 4}, {}),
        ({"type": 4}, {"Field": 7}),
        ({"type": 4}, {"Other": "text"}),
        ({"type": 4, "min_length": 3}, {"Field": "ab"}),
        ({"type": 4, "max_length": 3}, {"Field": "abcd"}),
        ({"type": 4}, {"Field": "x" * 4001}),
        ({"type": 3, "options": OPTIONS}, {}),
        ({"type": 3, "options": OPTIONS}, {"Field": "x"}),
        ({"type": 21, "options": OPTIONS}, {"Field": "x"}),
        ({"type": 21, "options": OPTIONS}, {}),
        ({"type": 22, "options": OPTIONS, "max_values": 1}, {"Field": ["a", "b"]}),
        ({"type": 19}, {"Field": "file"}),
    ],
)
def test_some_forms_cannot_be_sent(field: Json, given: Json) -> None:
    with pytest.raises(Impossible):
        submitted(_modal(**field), given, _resolve)


def test_an_old_style_form_has_rows() -> None:
    row = {
        "type": 1,
        "id": 1,
        "components": [{"type": 4, "id": 2, "custom_id": "f", "label": "Field"}],
    }
    modal = Modal({"title": "Form", "custom_id": "m", "components": [row]}, 6, None)
    data = submitted(modal, {"Field": "text"}, _resolve)
    assert data["components"][0]["components"][0]["value"] == "text"
