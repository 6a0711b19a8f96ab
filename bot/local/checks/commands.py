"""Slash commands as an application registers them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from bot.local.checks import bounds
from bot.local.checks.bounds import Span
from bot.local.checks.form import Place
from bot.local.errors import TOO_MANY_COMMANDS, ApiError

SLASH = 1
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
LEAVES = frozenset(range(3, 12))
NUMERIC = frozenset({INTEGER, NUMBER})
CHOOSABLE = NUMERIC | {STRING}
# Letters and digits of any script, with the marks that Thai and Devanagari words need.
NAME = re.compile("[-_'\\w\u0900-\u0903\u093a-\u094f\u0955-\u0957\u0962\u0963\u0e31-\u0e4e]+")

OPTION_FIELDS = frozenset(
    {"type", "name", "name_localizations", "description", "description_localizations"}
    | {"required", "choices", "options", "channel_types", "min_value", "max_value"}
    | {"min_length", "max_length", "autocomplete"}
)
COMMAND_FIELDS = frozenset(
    {"id", "type", "name", "name_localizations", "description", "description_localizations"}
    | {"options", "default_member_permissions", "dm_permission", "contexts"}
    | {"integration_types", "nsfw", "handler"}
)


def check_all(commands: Place) -> None:
    """The whole set, as a bulk overwrite sends it."""
    if not isinstance(commands.value, list):
        commands.fault("LIST_TYPE_CONVERT", "Only iterables may be used here.")
        return
    places = [place for place in commands.entries() if place.is_object()]
    _check_number(places)
    for place in places:
        _check_command(place)
    for kind in bounds.COMMANDS:
        alike = [place for place in places if _kind(place) == kind]
        _check_names_differ(alike, "APPLICATION_COMMANDS_DUPLICATE_NAME")


def check_choices(option: Place, typed: int | None) -> None:
    """Choices of an option or of an autocompletion; `typed` is the option's type, if known."""
    choices = option.each("choices", bounds.COMMAND_CHOICES)
    for choice in choices:
        choice.knows({"name", "name_localizations", "value"})
        choice.text("name", bounds.CHOICE_NAME, required=True)
        _check_localized(choice, "name_localizations", bounds.CHOICE_NAME)
        _check_value(choice, typed)
    _check_names_differ(choices, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED")


def size(command: Mapping[str, Any]) -> int:
    """The characters that count towards a command's budget: names, descriptions and values with
    all that is nested; of translations only the longest text counts."""
    own = _longest(command, "name") + _longest(command, "description")
    value = command.get("value")
    below = [*(command.get("options") or ()), *(command.get("choices") or ())]
    return own + (len(value) if isinstance(value, str) else 0) + sum(map(size, below))


def _check_number(commands: list[Place]) -> None:
    for kind, number in Counter(_kind(place) for place in commands).items():
        most = bounds.COMMANDS.get(kind, number)
        if number > most:
            message = f"Maximum number of application commands reached ({most})"
            raise ApiError(400, TOO_MANY_COMMANDS, message)


def _kind(command: Place) -> int:
    kind = command.fields.get("type")
    return kind if isinstance(kind, int) else SLASH


def _check_command(command: Place) -> None:
    command.knows(COMMAND_FIELDS)
    command.chosen("type", bounds.COMMANDS)
    if _kind(command) == SLASH:
        _check_words(command)
        _check_options(command, LEAVES | {SUBCOMMAND, GROUP})
    else:
        command.text("name", bounds.COMMAND_NAME, required=True)
        command.text("description", (0, 0))
    if not command.report.faults and size(command.fields) > bounds.COMMAND_TEXT:
        command.fault(
            "APPLICATION_COMMAND_TOO_LARGE",
            f"{size(command.fields)} characters in all, at most {bounds.COMMAND_TEXT}.",
        )


def _check_words(place: Place) -> None:
    """Name and description of a command or option, in every language."""
    names = [(place.at("name"), place.text("name", bounds.COMMAND_NAME, required=True))]
    names += _check_localized(place, "name_localizations", bounds.COMMAND_NAME)
    for at, name in names:
        if name and (not NAME.fullmatch(name) or name != name.lower()):
            at.fault(
                "APPLICATION_COMMAND_INVALID_NAME",
                f"{name!r}: only lower-case letters, digits, hyphen and underscore.",
            )
    place.text("description", bounds.COMMAND_DESCRIPTION, required=True)
    _check_localized(place, "description_localizations", bounds.COMMAND_DESCRIPTION)


def _check_localized(place: Place, key: str, span: Span) -> list[tuple[Place, str]]:
    """The translations, each with its place."""
    words = place.at(key)
    if words.value is None or not words.is_object():
        return []
    for locale in words.fields.keys() - bounds.LOCALES:
        words.at(locale).fault("BASE_TYPE_CHOICES", f"{locale!r} is no locale Discord knows.")
    return [(words.at(locale), words.text(locale, span)) for locale in words.fields]


def _check_options(parent: Place, allowed: frozenset[int]) -> None:
    options = parent.each("options", bounds.COMMAND_OPTIONS)
    for option in options:
        _check_option(option, allowed)
    _check_names_differ(options, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID")
    nests = {option.fields.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(nests) > 1:
        parent.at("options").fault(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Subcommands and groups cannot stand beside other options.",
        )
    required = [option.fields.get("required") is True for option in options]
    if required != sorted(required, reverse=True):
        parent.at("options").fault(
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required options must stand before optional ones.",
        )


def _check_option(option: Place, allowed: frozenset[int]) -> None:
    option.knows(OPTION_FIELDS)
    _check_words(option)
    option.boolean("required")
    kind = option.chosen("type", allowed, required=True)
    if kind == GROUP:
        _check_options(option, frozenset({SUBCOMMAND}))
    elif kind == SUBCOMMAND:
        _check_options(option, LEAVES)
    elif kind is not None:
        _check_leaf(option, kind)


def _check_leaf(option: Place, kind: int) -> None:
    check_choices(option, kind)
    if option.fields.get("choices") and kind not in CHOOSABLE:
        option.at("choices").fault("CHOICES", "Only text and numbers can have choices.")
    if option.boolean("autocomplete") and (option.fields.get("choices") or kind not in CHOOSABLE):
        option.at("autocomplete").fault(
            "AUTOCOMPLETE", "Only text and numbers without choices can be completed."
        )
    if kind == STRING:
        least = option.integer("min_length", bounds.TYPED_LEAST, default=0)
        most = option.integer("max_length", bounds.TYPED_MOST, default=bounds.TYPED_MOST[1])
        if least > most:
            option.at("min_length").fault("NUMBER_TYPE_MAX", f"Must not exceed max_length, {most}.")


def _check_value(choice: Place, typed: int | None) -> None:
    value = choice.fields.get("value")
    if isinstance(value, str) and typed not in NUMERIC:
        choice.text("value", bounds.CHOICE_VALUE)
    elif isinstance(value, bool) or not isinstance(value, int | float) or typed == STRING:
        choice.at("value").fault("CHOICE_VALUE", f"{value!r} does not fit the option's type.")


def _check_names_differ(places: list[Place], code: str) -> None:
    seen: set[str] = set()
    for place in places:
        name = place.fields.get("name")
        if not isinstance(name, str):
            continue
        if name in seen:
            place.at("name").fault(code, f"The name {name!r} occurs twice.")
        seen.add(name)


def _longest(place: Mapping[str, Any], key: str) -> int:
    texts = [place.get(key), *(place.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in (*texts, "") if isinstance(text, str))
