"""A game's variants are the fields of its `Options`: the lobby and all checks read them there."""

from collections.abc import Mapping
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

X = TypeVar("X")
Value = int | str


class BadOption(Exception):
    """Arguments: the option's name, the value given, and what is allowed instead."""

    def __str__(self) -> str:
        name, value, allowed = self.args
        return f"{name} = {value!r}: allowed is {', '.join(map(str, allowed))}"


def allowed(kind: type[Any]) -> dict[str, tuple[Value, ...]]:
    """The values of every option, in the order a lobby shows them."""
    hints = get_type_hints(kind)
    return {name: get_args(hints[name]) for name in kind.__struct_fields__}


def choosable(kind: type[Any], given: Mapping[str, Any]) -> dict[str, tuple[Value, ...]]:
    """As `allowed`, without the options that another one has settled: a lobby hides those."""
    return {
        name: values
        for name, values in allowed(kind).items()
        if len(_fitting(kind, given, name, values)) > 1
    }


def settled_options(kind: type[X], given: Mapping[str, Any]) -> X:
    """The options of a new game; nothing is rounded, ignored or silently corrected."""
    values = allowed(kind)
    for name, value in given.items():
        if name not in values:
            raise BadOption(name, value, sorted(values))
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError:
            raise BadOption(name, value, values[name]) from None
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError:
        raise _clash(kind, given, values) from None


def told_in_rules(
    kind: type[Any], given: Mapping[str, Any] | None = None, seats: int = 0
) -> dict[str, Value]:
    """What the rules may name: the options of a table, or the usual ones where there is none."""
    options = settled_options(kind, given or {})
    parts = {name: getattr(options, name) for name in kind.__struct_fields__}
    return {**parts, "table": "no" if given is None else "yes", "seats": seats}


def _clash(
    kind: type[Any], given: Mapping[str, Any], values: Mapping[str, tuple[Value, ...]]
) -> BadOption:
    """Each value is allowed by itself, but not all together: names the last one that disturbs."""
    for name in reversed(list(given)):
        if fitting := _fitting(kind, given, name, values[name]):
            return BadOption(name, given[name], fitting)
    return BadOption("options", dict(given), ())


def _fitting(
    kind: type[Any], given: Mapping[str, Any], name: str, values: tuple[Value, ...]
) -> list[Value]:
    """The values of one option that go with the others."""
    fitting = []
    for value in values:
        try:
            msgspec.convert({**given, name: value}, kind)
        except msgspec.ValidationError:
            continue
        fitting.append(value)
    return fitting
