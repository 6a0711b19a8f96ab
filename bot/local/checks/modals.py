"""The forms a bot opens: title, labels and what stands under them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.local.checks import bounds
from bot.local.checks.components import check_text, check_unique, nested
from bot.local.checks.controls import (
    SELECTS,
    ControlKind,
    check_options,
    check_picks,
    check_select,
    kind_among,
)
from bot.local.checks.form import Place

TOP = frozenset({ControlKind.LABEL, ControlKind.TEXT_DISPLAY, ControlKind.ACTION_ROW})
LABELLED = SELECTS | {
    ControlKind.TEXT_INPUT,
    ControlKind.FILE_UPLOAD,
    ControlKind.RADIO_GROUP,
    ControlKind.CHECKBOX_GROUP,
    ControlKind.CHECKBOX,
}


def check_modal(modal: Place) -> None:
    modal.knows({"custom_id", "title", "components"})
    modal.text("custom_id", bounds.CUSTOM_ID, required=True)
    modal.text("title", bounds.MODAL_TITLE, required=True)
    for item in modal.each("components", bounds.MODAL_ITEMS, required=True):
        _check(item, TOP)
    check_unique(list(nested(modal.at("components"))))


def _check(place: Place, allowed: frozenset[ControlKind]) -> None:
    kind = kind_among(place, allowed)
    if kind is None:
        return
    place.integer("id", bounds.COMPONENT_NUMBER, default=0)
    if kind in SELECTS:
        check_select(place, in_modal=True)
    else:
        _CHECKS[kind](place)


def _check_label(place: Place) -> None:
    place.knows({"type", "id", "label", "description", "component"})
    place.text("label", bounds.MODAL_LABEL, required=True)
    place.text("description", bounds.MODAL_DESCRIPTION)
    component = place.at("component")
    if component.value is None:
        component.fault("BASE_TYPE_REQUIRED", "A label needs a component.")
    elif component.is_object():
        _check(component, LABELLED)


def _check_row(place: Place) -> None:
    """The old way: a row with one text input that carries its own label."""
    place.knows({"type", "id", "components"})
    for child in place.each("components", (1, 1), required=True):
        _check(child, frozenset({ControlKind.TEXT_INPUT}))
        child.text("label", bounds.MODAL_LABEL, required=True)


def _check_text_input(place: Place) -> None:
    place.knows(
        {"type", "id", "custom_id", "style", "label", "value", "placeholder", "required"}
        | {"min_length", "max_length"}
    )
    place.text("custom_id", bounds.CUSTOM_ID, required=True)
    place.chosen("style", {1, 2}, required=True)
    place.text("value", bounds.INPUT_TEXT)
    place.text("placeholder", bounds.INPUT_PLACEHOLDER)
    place.boolean("required")
    least = place.integer("min_length", bounds.INPUT_TEXT, default=0)
    most = place.integer("max_length", bounds.INPUT_MOST, default=bounds.INPUT_MOST[1])
    if least > most:
        place.at("min_length").fault("NUMBER_TYPE_MAX", f"Must not exceed max_length, {most}.")


def _check_upload(place: Place) -> None:
    place.knows({"type", "id", "custom_id", "min_values", "max_values", "required"})
    place.text("custom_id", bounds.CUSTOM_ID, required=True)
    place.boolean("required")
    check_picks(place, bounds.MOST_TICKS, in_modal=True)


def _check_radio(place: Place) -> None:
    place.knows({"type", "id", "custom_id", "options", "required"})
    place.text("custom_id", bounds.CUSTOM_ID, required=True)
    place.boolean("required")
    check_options(place, bounds.RADIO, most=1)


def _check_checkboxes(place: Place) -> None:
    place.knows({"type", "id", "custom_id", "options", "min_values", "max_values", "required"})
    place.text("custom_id", bounds.CUSTOM_ID, required=True)
    place.boolean("required")
    options = place.fields.get("options")
    offered = len(options) if isinstance(options, list) else 1
    ceiling = bounds.MOST_TICKS
    most = check_picks(place, ceiling, in_modal=True, most=min(max(offered, 1), ceiling))
    check_options(place, bounds.CHECKBOXES, most)


def _check_checkbox(place: Place) -> None:
    place.knows({"type", "id", "custom_id", "default"})
    place.text("custom_id", bounds.CUSTOM_ID, required=True)
    place.boolean("default")


_CHECKS: Mapping[ControlKind, Callable[[Place], None]] = {
    ControlKind.LABEL: _check_label,
    ControlKind.TEXT_DISPLAY: check_text,
    ControlKind.ACTION_ROW: _check_row,
    ControlKind.TEXT_INPUT: _check_text_input,
    ControlKind.FILE_UPLOAD: _check_upload,
    ControlKind.RADIO_GROUP: _check_radio,
    ControlKind.CHECKBOX_GROUP: _check_checkboxes,
    ControlKind.CHECKBOX: _check_checkbox,
}
