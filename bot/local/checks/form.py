"""A cursor over a decoded body that reads fields and notes each fault where it stands."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from bot.local.checks.bounds import Span
from bot.local.errors import Fault, invalid_form

Json = dict[str, Any]


@dataclass(slots=True)
class FormReport:
    """What a check found: faults, which refuse the body, and unknown fields, which only warn."""

    faults: list[Fault] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    def settle(self) -> list[str]:
        """The unknown fields of an acceptable body; a faulty one raises."""
        if self.faults:
            raise invalid_form(self.faults)
        return self.unknown


@dataclass(frozen=True, slots=True)
class Place:
    """One value inside a body, with the path that leads to it."""

    value: Any
    report: FormReport = field(default_factory=FormReport)
    path: tuple[str, ...] = ()

    def at(self, key: str) -> Place:
        """The place below `key`; an absent field is a place holding None."""
        return Place(self.fields.get(key), self.report, (*self.path, key))

    def entries(self) -> list[Place]:
        """The places of a list, none if the value is something else."""
        values = self.value if isinstance(self.value, list) else []
        paths = [(*self.path, str(index)) for index in range(len(values))]
        return [Place(value, self.report, path) for value, path in zip(values, paths, strict=True)]

    @property
    def fields(self) -> Json:
        return self.value if isinstance(self.value, dict) else {}

    def fault(self, code: str, message: str) -> None:
        self.report.faults.append(Fault(self.path, code, message))

    def knows(self, names: Collection[str]) -> None:
        """Every field beyond `names` is noted as unknown."""
        for name in sorted(self.fields.keys() - names):
            self.report.unknown.append(".".join((*self.path, name)))

    def is_object(self) -> bool:
        """Whether the value is an object; if not, that is a fault."""
        if not isinstance(self.value, dict):
            self.fault("MODEL_TYPE_CONVERT", "Only dictionaries may be used here.")
        return isinstance(self.value, dict)

    def text(self, key: str, span: Span, *, required: bool = False) -> str:
        """The text at `key`, empty if absent; its length must lie within the bounds."""
        place = self.at(key)
        if place._absent(required=required):
            return ""
        if not isinstance(place.value, str):
            place.fault("STRING_TYPE_CONVERT", "Could not interpret the value as a string.")
            return ""
        place._bounded(len(place.value), span)
        return place.value

    def integer(self, key: str, span: Span, *, default: int | None = None) -> int:
        """The number at `key`; without a default it must be there."""
        least, most = span
        place = self.at(key)
        if place._absent(required=default is None):
            return default if default is not None else least
        if not isinstance(place.value, int) or isinstance(place.value, bool):
            place.fault("NUMBER_TYPE_COERCE", f"Value {place.value!r} is not an integer.")
            return least
        if not least <= place.value <= most:
            place.fault("NUMBER_TYPE_RANGE", f"Must be between {least} and {most}.")
        return place.value

    def chosen(self, key: str, allowed: Collection[int], *, required: bool = False) -> int | None:
        """The number at `key`, which must be one of those allowed."""
        place = self.at(key)
        if place._absent(required=required):
            return None
        if type(place.value) is not int or place.value not in allowed:
            names = ", ".join(map(str, sorted(allowed)))
            place.fault("BASE_TYPE_CHOICES", f"Value must be one of ({names}).")
            return None
        return place.value

    def boolean(self, key: str) -> bool:
        """The truth value at `key`, False if absent."""
        place = self.at(key)
        if place.value is not None and not isinstance(place.value, bool):
            place.fault("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return place.value is True

    def each(self, key: str, span: Span, *, required: bool = False) -> list[Place]:
        """The objects of the list at `key`; anything else in it is a fault."""
        return [one for one in self.listed(key, span, required=required) if one.is_object()]

    def listed(self, key: str, span: Span, *, required: bool = False) -> list[Place]:
        """The entries of the list at `key`, none if absent; their number must be in bounds."""
        place = self.at(key)
        if place._absent(required=required):
            return []
        if not isinstance(place.value, list):
            place.fault("LIST_TYPE_CONVERT", "Only iterables may be used here.")
            return []
        place._bounded(len(place.value), span)
        return place.entries()

    def _absent(self, *, required: bool) -> bool:
        if self.value is None and required:
            self.fault("BASE_TYPE_REQUIRED", "This field is required.")
        return self.value is None

    def _bounded(self, size: int, span: Span) -> None:
        least, most = span
        if not least <= size <= most:
            bounds = f"between {least} and {most}" if least else f"{most} or fewer"
            self.fault("BASE_TYPE_BAD_LENGTH", f"Must be {bounds} in length, not {size}.")
