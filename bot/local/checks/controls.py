"""What people press and pick from: buttons and selects, on messages and in modals."""

from __future__ import annotations

from enum import IntEnum
from urllib.parse import urlsplit

from bot.local.checks import bounds
from bot.local.checks.bounds import Span
from bot.local.checks.form import Place


class ControlKind(IntEnum):
    """The `type` of a component."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        ControlKind.STRING_SELECT,
        ControlKind.USER_SELECT,
        ControlKind.ROLE_SELECT,
        ControlKind.MENTIONABLE_SELECT,
        ControlKind.CHANNEL_SELECT,
    }
)
LINK, PREMIUM = 5, 6
STYLES = frozenset(range(1, 7))


def kind_among(place: Place, allowed: frozenset[ControlKind]) -> ControlKind | None:
    """The component's kind if it may stand here; the fault says what may."""
    kind = place.fields.get("type")
    if type(kind) is int and kind in allowed:
        return ControlKind(kind)
    names = ", ".join(_localized(one) for one in sorted(allowed))
    found = (
        _localized(ControlKind(kind))
        if kind in list(ControlKind)
        else f"component of type {kind!r}"
    )
    place.at("type").fault("UNION_TYPE_CHOICES", f"No {found} may stand here, only: {names}.")
    return None


def check_button(place: Place) -> None:
    place.knows({"type", "id", "style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"})
    style = place.chosen("style", STYLES, required=True)
    place.text("label", bounds.BUTTON_LABEL)
    place.boolean("disabled")
    check_emoji(place)
    if style == PREMIUM:
        _needs(place, "sku_id", without=("custom_id", "label", "url", "emoji"))
        return
    if style == LINK:
        _needs(place, "url", without=("custom_id", "sku_id"))
        check_url(place, bounds.BUTTON_URL, {"http", "https", "discord"})
    elif style is not None:
        _needs(place, "custom_id", without=("url", "sku_id"))
        place.text("custom_id", bounds.CUSTOM_ID)
    if not place.fields.get("label") and not place.fields.get("emoji"):
        place.fault("BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji.")


def check_select(place: Place, *, in_modal: bool) -> None:
    """A select of any kind; in a modal it cannot be disabled and is required unless it says no."""
    place.knows(
        {"type", "id", "custom_id", "placeholder", "min_values", "max_values", "disabled"}
        | {"required", "options", "default_values", "channel_types"}
    )
    place.text("custom_id", bounds.CUSTOM_ID, required=True)
    place.text("placeholder", bounds.PLACEHOLDER)
    place.boolean("required")
    if place.boolean("disabled") and in_modal:
        place.at("disabled").fault("MODAL_DISABLED", "Nothing in a modal can be disabled.")
    most = check_picks(place, bounds.MOST_PICKS, in_modal=in_modal)
    if place.fields["type"] == ControlKind.STRING_SELECT:
        check_options(place, bounds.OPTIONS, most)
    else:
        place.each("default_values", (0, most))


def check_picks(place: Place, ceiling: int, *, in_modal: bool, most: int = 1) -> int:
    """`min_values` and `max_values` agree with each other and with `required`; gives the latter."""
    fewest = place.integer("min_values", (0, ceiling), default=1)
    most = place.integer("max_values", (1, ceiling), default=most)
    if fewest > most:
        place.at("min_values").fault("NUMBER_TYPE_MAX", f"Must not exceed max_values, {most}.")
    if in_modal and fewest == 0 and place.fields.get("required") is not False:
        place.at("min_values").fault("NUMBER_TYPE_MIN", "Must be 1 or more while required.")
    return most


def check_options(place: Place, span: Span, most: int) -> None:
    """The choices of a select or group: unique values, enough to pick `most`, no more preset."""
    options = place.each("options", (max(span[0], most), span[1]), required=True)
    seen: set[str] = set()
    for option in options:
        _check_option(option, seen)
    if sum(option.fields.get("default") is True for option in options) > most:
        place.at("options").fault("SELECT_DEFAULTS", f"At most {most} options can be preset.")


def check_emoji(place: Place) -> None:
    emoji = place.at("emoji")
    if emoji.value is None or not emoji.is_object():
        return
    emoji.knows({"id", "name", "animated"})
    emoji.text("name", bounds.EMOJI_NAME)
    if not emoji.fields.get("name") and not emoji.fields.get("id"):
        emoji.fault("BUTTON_COMPONENT_INVALID_EMOJI", "An emoji needs a name or an id.")


def check_url(place: Place, span: Span, schemes: set[str]) -> str:
    """The address at `url`, with one of the schemes."""
    url = place.text("url", span, required=True)
    if url and urlsplit(url).scheme not in schemes:
        names = ", ".join(sorted(schemes))
        place.at("url").fault("URL_TYPE_INVALID_SCHEME", f"The scheme must be one of: {names}.")
    return url


def _check_option(option: Place, seen: set[str]) -> None:
    option.knows({"label", "value", "description", "emoji", "default"})
    option.text("label", bounds.OPTION_LABEL, required=True)
    option.text("description", bounds.OPTION_DESCRIPTION)
    option.boolean("default")
    check_emoji(option)
    value = option.text("value", bounds.OPTION_VALUE, required=True)
    if value in seen:
        option.fault(
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", f"Another option has the value {value!r}."
        )
    seen.add(value)


def _needs(place: Place, name: str, *, without: tuple[str, ...]) -> None:
    if place.fields.get(name) is None:
        place.at(name).fault("BASE_TYPE_REQUIRED", f"A button of this style needs {name}.")
    for other in without:
        if place.fields.get(other) is not None:
            place.at(other).fault("BUTTON_FIELDS", f"A button of this style has no {other}.")


def _localized(kind: ControlKind) -> str:
    return kind.name.lower().replace("_", " ")
