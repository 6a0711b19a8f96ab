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
    link,
    options,
    places,
    refusal,
    row,
    section,
    select,
    table,
    text,
    thumbnail,
    v1,
    v2,
    without,
)

TOP = "components.0"
CHILD = "components.0.components.0"
PICTURE = "https://example.org/a.png"


def on_row(*children: Json) -> Json:
    return v1(row(*children))


def buttons(count: int) -> list[Json]:
    return [button(f"b{n}") for n in range(count)]


def rows(count: int) -> list[Json]:
    return [row(button(f"b{n}")) for n in range(count)]


LAYOUT = [
    Row("five action rows without V2", v1(*rows(5)), v1(*rows(6)), "components"),
    Row("more than five rows with V2", v2(*rows(6)), v2(*rows(21)), "components"),
    Row("only action rows without V2", v1(row(button())), v1(text()), f"{TOP}.type"),
    Row("no bare button at the top", v2(row(button())), v2(button()), f"{TOP}.type"),
    Row("no select at the top", v2(row(select())), v2(select()), f"{TOP}.type"),
    Row("five buttons a row", on_row(*buttons(5)), on_row(*buttons(6)), f"{TOP}.components"),
    Row("a row is not empty", on_row(button()), on_row(), f"{TOP}.components"),
    Row(
        "a select fills its row",
        v1(row(select()), row(button())),
        on_row(select(), button()),
        f"{TOP}.components",
    ),
    Row("no text in a row", v2(row(button())), v2(row(text())), f"{CHILD}.type"),
    Row(
        "40 components with nested ones",
        v2(container(*[text()] * 39)),
        v2(container(*[text()] * 38), container(text())),
        "components",
    ),
    Row(
        "40 components, accessories counted",
        v2(text(), *[section(text())] * 13),
        v2(text(), text(), *[section(text())] * 13),
        "components",
    ),
    Row(
        "4000 characters of text in all",
        v2(text("a" * 2000), container(text("b" * 2000))),
        v2(text("a" * 2000), container(text("b" * 2001))),
        "components",
    ),
    Row("a text is not empty", v2(text("a")), v2(text("")), f"{TOP}.content"),
    Row("no container in a container", v2(container(text())), v2(container(container(text()))),
        f"{CHILD}.type"),
    Row("a container is not empty", v2(container(text())), v2(container()), f"{TOP}.components"),
    Row("one to three texts a section", v2(section(*[text()] * 3)), v2(section(*[text()] * 4)),
        f"{TOP}.components"),
    Row("a section has a text", v2(section(text())), v2(section()), f"{TOP}.components"),
    Row("only texts in a section", v2(section(text())), v2(section(row(button()))),
        f"{CHILD}.type"),
    Row("a section has an accessory", v2(section(text(), accessory=button())),
        v2(without(section(text()), "accessory")), f"{TOP}.accessory"),
    Row("a select is no accessory", v2(section(text())), v2(section(text(), accessory=select())),
        f"{TOP}.accessory.type"),
    Row("ten pictures a gallery", v2(gallery(*[PICTURE] * 10)), v2(gallery(*[PICTURE] * 11)),
        f"{TOP}.items"),
    Row("a gallery is not empty", v2(gallery(PICTURE)), v2(gallery()), f"{TOP}.items"),
    Row("alt text 1024", v2(gallery(PICTURE, description="a" * 1024)),
        v2(gallery(PICTURE, description="a" * 1025)), f"{TOP}.items.0.description"),
    Row("alt text of a thumbnail 1024",
        v2(section(text(), accessory=thumbnail(description="a" * 1024))),
        v2(section(text(), accessory=thumbnail(description="a" * 1025))),
        f"{TOP}.accessory.description"),
    Row("separator spacing", v2({"type": 14, "spacing": 2}), v2({"type": 14, "spacing": 3}),
        f"{TOP}.spacing"),
    Row("accent colour", v2(container(text()) | {"accent_color": 0xFFFFFF}),
        v2(container(text()) | {"accent_color": 0x1000000}), f"{TOP}.accent_color"),
    Row("known scheme of a picture", v2(gallery(PICTURE)), v2(gallery("ftp://example.org/a.png")),
        f"{TOP}.items.0.media.url"),
]  # fmt: skip

CONTROLS = [
    Row("custom_id at most 100", on_row(button("a" * 100)), on_row(button("a" * 101)),
        f"{CHILD}.custom_id"),
    Row("custom_id at least 1", on_row(button("a")), on_row(button("")), f"{CHILD}.custom_id"),
    Row("custom_ids differ", on_row(button("a"), button("b")), on_row(button("a"), button("a")),
        "components.0.components.1.custom_id"),
    Row("custom_ids differ, also in accessories",
        v2(section(text(), accessory=button("a")), row(button("b"))),
        v2(section(text(), accessory=button("a")), row(button("a"))),
        "components.1.components.0.custom_id"),
    Row("ids differ", on_row(button("a", id=1), button("b", id=2)),
        on_row(button("a", id=1), button("b", id=1)), "components.0.components.1.id"),
    Row("button label 80", on_row(button(label="a" * 80)), on_row(button(label="a" * 81)),
        f"{CHILD}.label"),
    Row("label or emoji", on_row(without(button(emoji={"name": "🐉"}), "label")),
        on_row(without(button(), "label")), CHILD),
    Row("custom_id on a button that is no link", on_row(button()),
        on_row(without(button(), "custom_id")), f"{CHILD}.custom_id"),
    Row("no url on such a button", on_row(button()), on_row(button(url=PICTURE)), f"{CHILD}.url"),
    Row("url on a link", on_row(link()), on_row(without(link(), "url")), f"{CHILD}.url"),
    Row("no custom_id on a link", on_row(link()), on_row(link(custom_id="a")),
        f"{CHILD}.custom_id"),
    Row("known scheme of a link", on_row(link()), on_row(link(url="javascript:0")),
        f"{CHILD}.url"),
    Row("url of a link 512", on_row(link(url="https://" + "a" * 504)),
        on_row(link(url="https://" + "a" * 505)), f"{CHILD}.url"),
    Row("sku on a premium button", on_row({"type": 2, "style": 6, "sku_id": "1"}),
        on_row({"type": 2, "style": 6}), f"{CHILD}.sku_id"),
    Row("style of a button", on_row(button(style=4)), on_row(button(style=7)), f"{CHILD}.style"),
    Row("an emoji has a name or id", on_row(button(emoji={"name": "💎"})),
        on_row(button(emoji={})), f"{CHILD}.emoji"),
    Row("25 options a select", on_row(select(count=25)), on_row(select(count=26)),
        f"{CHILD}.options"),
    Row("a select has an option", on_row(select(count=1)), on_row(select(count=0)),
        f"{CHILD}.options"),
    Row("option label 100", on_row(select(options=options(1, label="a" * 100))),
        on_row(select(options=options(1, label="a" * 101))), f"{CHILD}.options.0.label"),
    Row("option value 100", on_row(select(options=options(1, value="a" * 100))),
        on_row(select(options=options(1, value="a" * 101))), f"{CHILD}.options.0.value"),
    Row("option description 100", on_row(select(options=options(1, description="a" * 100))),
        on_row(select(options=options(1, description="a" * 101))),
        f"{CHILD}.options.0.description"),
    Row("option values differ", on_row(select(count=2)),
        on_row(select(options=options(2, value="a"))), f"{CHILD}.options.1"),
    Row("no more preset than can be picked",
        on_row(select(options=options(2, default=True), max_values=2)),
        on_row(select(options=options(2, default=True))), f"{CHILD}.options"),
    Row("placeholder 150", on_row(select(placeholder="a" * 150)),
        on_row(select(placeholder="a" * 151)), f"{CHILD}.placeholder"),
    Row("min_values not above max_values", on_row(select(min_values=2, max_values=2)),
        on_row(select(min_values=2, max_values=1)), f"{CHILD}.min_values"),
    Row("min_values from 0", on_row(select(min_values=0)), on_row(select(min_values=-1)),
        f"{CHILD}.min_values"),
    Row("max_values from 1", on_row(select(min_values=0, max_values=1)),
        on_row(select(min_values=0, max_values=0)), f"{CHILD}.max_values"),
    Row("as many options as can be picked", on_row(select(count=3, max_values=3)),
        on_row(select(count=3, max_values=4)), f"{CHILD}.options"),
    Row("25 picks in a user select",
        on_row({"type": 5, "custom_id": "who", "max_values": 25}),
        on_row({"type": 5, "custom_id": "who", "max_values": 26}), f"{CHILD}.max_values"),
    Row("a disabled select on a message", on_row(select(disabled=True)),
        on_row(select(disabled="yes")), f"{CHILD}.disabled"),
]  # fmt: skip


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
