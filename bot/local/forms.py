"""Using components as a person can: buttons that are there, values that are offered, forms that
are filled within their bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.local.checks.controls import LINK, PREMIUM, SELECTS, ControlKind
from bot.local.model import Json, User
from bot.local.post import Modal, Post, name_of
from bot.local.typed import Impossible

Resolve = Callable[[User], Json]
"""How a picked person is told to the bot."""
CHOICES = (*SELECTS, ControlKind.CHECKBOX_GROUP)
TEXT_INPUT_MOST = 4000


def pressed(post: Post, which: str) -> Json:
    """The data of a click on the button with this label, emoji or custom id."""
    buttons = [one for one in post.components if one["type"] == ControlKind.BUTTON]
    button = _only(buttons, which, f"{which!r} among {[name_of(one) for one in buttons]}")
    if button.get("disabled"):
        raise Impossible(f"the button {which!r} is disabled")
    if button["style"] in (LINK, PREMIUM):
        raise Impossible(f"the button {which!r} leads out of the conversation")
    return _used(button)


def chosen(post: Post, which: str | None, values: tuple[Any, ...], resolve: Resolve) -> Json:
    """The data of a choice in the select with this placeholder or custom id, or the only one."""
    selects = [one for one in post.components if one["type"] in SELECTS]
    select = _only(selects, which, f"select {which!r}")
    if select.get("disabled"):
        raise Impossible(f"the select {which!r} is disabled")
    return _used(select) | _picked(select, values, resolve)


def submitted(modal: Modal, values: Mapping[str, Any], resolve: Resolve) -> Json:
    """The data of a filled form. Fields are named by label or custom id."""
    names = {name for label, one in modal.fields.items() for name in (label, one["custom_id"])}
    if unknown := values.keys() - names:
        raise Impossible(f"the form has no field {', '.join(sorted(unknown))}")
    resolved: Json = {}
    filled = [_section(one, values, resolve, resolved) for one in modal.payload["components"]]
    data: Json = {"custom_id": modal.custom_id, "components": filled}
    return data | {"resolved": resolved} if resolved else data


def _only(found: list[Json], which: str | None, wanted: str) -> Json:
    if which is not None:
        found = [one for one in found if which in _names(one)]
    if len(found) != 1:
        raise Impossible(f"{'no' if not found else 'more than one'} {wanted}")
    return found[0]


def _names(component: Json) -> tuple[Any, ...]:
    return name_of(component), component.get("custom_id"), component.get("placeholder")


def _used(component: Json) -> Json:
    return {
        "component_type": component["type"],
        "custom_id": component["custom_id"],
        "id": component["id"],
    }


def _picked(select: Json, values: tuple[Any, ...], resolve: Resolve) -> Json:
    """Values by label or value; people are picked as users."""
    least, most = _bounds(select)
    if not least <= len(values) <= most:
        raise Impossible(f"{len(values)} values where {least} to {most} are asked for")
    if select["type"] == ControlKind.USER_SELECT:
        return _people(values, resolve)
    offered = {option["label"]: option["value"] for option in select.get("options", [])}
    picked = [offered.get(value, value) for value in values]
    if strange := [value for value in picked if value not in offered.values()]:
        raise Impossible(f"{strange} not among the offered {list(offered)}")
    if len(set(picked)) < len(picked):
        raise Impossible("one value twice")
    return {"values": picked}


def _bounds(select: Json) -> tuple[int, int]:
    optional = select.get("required") is False
    group = select["type"] == ControlKind.CHECKBOX_GROUP
    most = select.get("max_values", len(select.get("options", [])) if group else 1)
    return (0 if optional else select.get("min_values", 1)), most


def _people(values: tuple[Any, ...], resolve: Resolve) -> Json:
    users = [value for value in values if isinstance(value, User)]
    if len(users) < len(values):
        raise Impossible("only people can be picked here")
    resolved: Json = {}
    for user in users:
        _merge(resolved, resolve(user))
    return {"values": [str(user.id) for user in users], "resolved": resolved}


def _merge(resolved: Json, found: Json) -> None:
    for key, entries in found.items():
        resolved.setdefault(key, {}).update(entries)


def _section(one: Json, values: Mapping[str, Any], resolve: Resolve, resolved: Json) -> Json:
    base: Json = {"type": one["type"], "id": one["id"]}
    if one["type"] == ControlKind.LABEL:
        field = _filled(one["component"], one["label"], values, resolve, resolved)
        return base | {"component": field}
    if one["type"] == ControlKind.ACTION_ROW:
        children = one["components"]
        fields = [_filled(c, c.get("label", ""), values, resolve, resolved) for c in children]
        return base | {"components": fields}
    return base


def _filled(
    field: Json, label: str, values: Mapping[str, Any], resolve: Resolve, resolved: Json
) -> Json:
    base: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    value = values.get(field["custom_id"], values.get(label))
    match field["type"]:
        case ControlKind.TEXT_INPUT:
            return base | {"value": _written(field, label, value)}
        case ControlKind.CHECKBOX:
            return base | {"value": bool(value)}
        case ControlKind.RADIO_GROUP:
            return base | {"value": _radio(field, label, value)}
        case kind if kind in CHOICES:
            picked = _picked(field, _several(field, value), resolve)
            _merge(resolved, picked.pop("resolved", {}))
            return base | picked
        case kind:
            raise Impossible(f"nobody can fill a component of type {kind}")


def _written(field: Json, label: str, value: Any) -> str:
    text = field.get("value") or "" if value is None else value
    if not isinstance(text, str):
        raise Impossible(f"{label} takes text")
    if not text and field.get("required", True):
        raise Impossible(f"{label} is required")
    least, most = field.get("min_length") or 0, field.get("max_length") or TEXT_INPUT_MOST
    if text and not least <= len(text) <= most:
        raise Impossible(f"{label} takes {least} to {most} characters, not {len(text)}")
    return text


def _radio(field: Json, label: str, value: Any) -> str | None:
    defaults = [one["value"] for one in field["options"] if one.get("default")]
    if value is None and (defaults or field.get("required") is False):
        return defaults[0] if defaults else None
    for option in field["options"]:
        if value in (option["label"], option["value"]):
            return str(option["value"])
    raise Impossible(f"{label}: {value!r} is not offered")


def _several(field: Json, value: Any) -> tuple[Any, ...]:
    if value is None:
        return tuple(one["value"] for one in field.get("options", []) if one.get("default"))
    return tuple(value) if isinstance(value, (list, tuple)) else (value,)
