"""First answers to interactions, with modals: each documented limit, a row of the table."""

from typing import Any

from tests.local.bodies import (
    EPHEMERAL,
    V2,
    Json,
    Row,
    label,
    modal,
    options,
    row,
    select,
    text,
    text_input,
    v2,
    without,
)

FIELD = "data.components.0.component"


def radio(count: int, **fields: Any) -> Json:
    return {"type": 21, "custom_id": "one", "options": options(count), **fields}


def checkboxes(count: int, **fields: Any) -> Json:
    return {"type": 22, "custom_id": "some", "options": options(count), **fields}


def upload(**fields: Any) -> Json:
    return {"type": 19, "custom_id": "file", **fields}


def form(component: Json) -> Json:
    return modal(label(component))


def old_row(**fields: Any) -> Json:
    return modal(row(text_input(label="Name", **fields)))


MODALS = [
    Row("title 45", modal(text(), title="a" * 45), modal(text(), title="a" * 46), "data.title"),
    Row("title at least 1", modal(text(), title="a"), modal(text(), title=""), "data.title"),
    Row("custom_id 100", modal(text(), custom_id="a" * 100), modal(text(), custom_id="a" * 101),
        "data.custom_id"),
    Row("a form has a custom_id", modal(text()), without(modal(text()), "custom_id"),
        "data.custom_id"),
    Row("five items", modal(*[text()] * 5), modal(*[text()] * 6), "data.components"),
    Row("at least one item", modal(text()), modal(), "data.components"),
    Row("no bare input", form(text_input()), modal(text_input()), "data.components.0.type"),
    Row("no button", form(select()), form({"type": 2, "style": 1, "custom_id": "a"}),
        f"{FIELD}.type"),
    Row("a label holds something", form(text_input()), modal({"type": 18, "label": "a"}), FIELD),
    Row("label 45", modal(label(text_input(), label="a" * 45)),
        modal(label(text_input(), label="a" * 46)), "data.components.0.label"),
    Row("description 100", modal(label(text_input(), description="a" * 100)),
        modal(label(text_input(), description="a" * 101)), "data.components.0.description"),
    Row("input text 4000", form(text_input(value="a" * 4000)), form(text_input(value="a" * 4001)),
        f"{FIELD}.value"),
    Row("input placeholder 100", form(text_input(placeholder="a" * 100)),
        form(text_input(placeholder="a" * 101)), f"{FIELD}.placeholder"),
    Row("max_length 4000", form(text_input(max_length=4000)), form(text_input(max_length=4001)),
        f"{FIELD}.max_length"),
    Row("max_length from 1", form(text_input(max_length=1)), form(text_input(max_length=0)),
        f"{FIELD}.max_length"),
    Row("min_length not above max_length", form(text_input(min_length=5, max_length=5)),
        form(text_input(min_length=6, max_length=5)), f"{FIELD}.min_length"),
    Row("style of an input", form(text_input(style=2)), form(text_input(style=3)),
        f"{FIELD}.style"),
    Row("custom_ids differ", modal(label(text_input("a")), label(text_input("b"))),
        modal(label(text_input("a")), label(text_input("a"))),
        "data.components.1.component.custom_id"),
    Row("2 to 10 radio options: most", form(radio(10)), form(radio(11)), f"{FIELD}.options"),
    Row("2 to 10 radio options: least", form(radio(2)), form(radio(1)), f"{FIELD}.options"),
    Row("one radio option preset", form(radio(2)),
        form(radio(2, options=options(2, default=True))), f"{FIELD}.options"),
    Row("1 to 10 checkboxes: most", form(checkboxes(10)), form(checkboxes(11)),
        f"{FIELD}.options"),
    Row("1 to 10 checkboxes: least", form(checkboxes(1)), form(checkboxes(0)),
        f"{FIELD}.options"),
    Row("as many checkboxes as can be ticked", form(checkboxes(3, max_values=3)),
        form(checkboxes(3, max_values=4)), f"{FIELD}.options"),
    Row("ten files", form(upload(max_values=10)), form(upload(max_values=11)),
        f"{FIELD}.max_values"),
    Row("none picked only if not required", form(select(min_values=0, required=False)),
        form(select(min_values=0)), f"{FIELD}.min_values"),
    Row("nothing is disabled", form(select(disabled=False)), form(select(disabled=True)),
        f"{FIELD}.disabled"),
    Row("25 options a select", form(select(count=25)), form(select(count=26)),
        f"{FIELD}.options"),
    Row("a checkbox has a custom_id", form({"type": 23, "custom_id": "a"}), form({"type": 23}),
        f"{FIELD}.custom_id"),
    Row("an input in a row has a label", old_row(), modal(row(text_input())),
        "data.components.0.components.0.label"),
]  # fmt: skip


def answer(kind: int, data: Json | None = None) -> Json:
    return {"type": kind, "data": data}


def choices(count: int, **fields: Any) -> Json:
    return {"choices": [{"name": f"Table {n}", "value": str(n), **fields} for n in range(count)]}


SAYS = {"content": "a"}
ANSWERS = [
    Row("content 2000", answer(4, {"content": "a" * 2000}), answer(4, {"content": "a" * 2001}),
        "data.content"),
    Row("may be secret", answer(4, {**SAYS, "flags": EPHEMERAL}), answer(4, {**SAYS, "flags": 1}),
        "data.flags"),
    Row("not empty", answer(4, SAYS), answer(4, {}), "", 50006),
    Row("a deferred answer carries only EPHEMERAL", answer(5, {"flags": EPHEMERAL}),
        answer(5, {"flags": EPHEMERAL | V2}), "data.flags"),
    Row("a deferred answer says nothing", answer(5), answer(5, SAYS), "data.content"),
    Row("a deferred update carries nothing", answer(6), answer(6, {"flags": EPHEMERAL}),
        "data.flags"),
    Row("an update obeys the old flag", answer(7, {"components": [text("b")]}), answer(7, SAYS),
        "data.content"),
    Row("an update leaves something", answer(7, v2(text())), answer(7, v2()), "", 50006),
    Row("a known type", answer(4, SAYS), answer(99), "type"),
    Row("choices only complete a command", answer(4, SAYS), answer(8, choices(1)), "type"),
]  # fmt: skip
COMPLETIONS = [
    Row("25 choices", choices(25), choices(26), "data.choices"),
    Row("choice name 100", choices(1, name="a" * 100), choices(1, name="a" * 101),
        "data.choices.0.name"),
    Row("choice value 100", choices(1, value="a" * 100), choices(1, value="a" * 101),
        "data.choices.0.value"),
    Row("a choice is text or number", choices(1, value=5), choices(1, value=None),
        "data.choices.0.value"),
]  # fmt: skip
