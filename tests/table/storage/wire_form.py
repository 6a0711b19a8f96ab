"""A type as it is encoded: sections of lines that name nothing but what stands in the bytes.

A class or an attribute that is renamed while its stored name is kept (`tag=`, `name=`) leaves the
lines as they are; one that is renamed without changes them.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import NODEFAULT, inspect, msgpack

Sections = dict[str, list[str]]
Nested = Callable[[inspect.StructType, str], str]

PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "anything",
    inspect.NoneType: "null",
    inspect.BoolType: "bool",
    inspect.IntType: "int",
    inspect.FloatType: "float",
    inspect.StrType: "str",
    inspect.BytesType: "bytes",
}
LISTS = (inspect.ListType, inspect.VarTupleType, inspect.SetType, inspect.FrozenSetType)


class Group:
    """Roots that share sections: equal structs have one section, at the first place they occur."""

    def __init__(self) -> None:
        self.sections: Sections = {}
        self._known: dict[str, str] = {}  # the key of the section, by what it says

    def add(self, root: str, kind: Any) -> None:
        """A struct has its fields at the root; any other type is one line there."""
        info = inspect.type_info(kind)
        key = _text(info, root, self._section)
        if key != f"<{root}>":
            self.sections[root] = [f"is {key}"]

    def _section(self, info: inspect.StructType, path: str) -> str:
        path += f".{info.tag}" if info.tag is not None else ""
        whole = _inline(info, path)
        if whole not in self._known:
            self._known[whole] = path
            assert path not in self.sections, path
            self.sections[path] = _lines(info, path, self._section)
        return f"<{self._known[whole]}>"


def positional(kind: Any) -> str:
    """A struct whose values are written one after the other, without names."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return _row(info.fields, "", _inline)


def literals(values: Iterable[Any]) -> str:
    """Also the values of an enum: nothing else of it is stored."""
    return " | ".join(sorted(repr(value) for value in values))


def _inline(info: inspect.StructType, path: str) -> str:
    return "{" + "; ".join(_lines(info, path, _inline)) + "}"


def _lines(info: inspect.StructType, path: str, nested: Nested) -> list[str]:
    if info.array_like:
        return [f"in order {_row(info.fields, path, nested)}, tag {info.tag!r}"]
    lines = [] if info.tag is None else [f"{info.tag_field} is {info.tag!r}"]
    for field in info.fields:
        name = field.encode_name
        lines.append(f"{name}: {_text(field.type, f'{path}.{name}', nested)}{_default(field)}")
    if info.cls.__struct_config__.omit_defaults:
        lines.append("fields at their default are left out")
    return [*lines, "no other fields are read"] if info.forbid_unknown_fields else lines


def _text(info: inspect.Type, path: str, nested: Nested) -> str:
    match info:
        case inspect.StructType():
            return nested(info, path)
        case inspect.NamedTupleType(fields=fields):
            return _row(fields, path, nested)
        case inspect.EnumType(cls=kind):
            return literals(one.value for one in kind)
        case inspect.LiteralType(values=values):
            return literals(values)
        case inspect.UnionType(types=types):
            texts = {_text(one, path, nested) for one in types}
            return " | ".join(sorted(texts, key=lambda text: (text == "null", text)))
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(_text(t, f'{path}.{n}', nested) for n, t in enumerate(types))}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"{{{_text(key, path, nested)}: {_text(value, path, nested)}}}"
    if isinstance(info, LISTS):
        return f"[{_text(info.item_type, path, nested)} ...]"
    return PLAIN[type(info)]


def _row(fields: Sequence[inspect.Field], path: str, nested: Nested) -> str:
    types = (_text(field.type, f"{path}.{n}", nested) for n, field in enumerate(fields))
    parts = (text + _default(field) for text, field in zip(types, fields, strict=True))
    return f"[{', '.join(parts)}]"


def _default(field: inspect.Field) -> str:
    if field.required:
        return ""
    made = field.default_factory is not NODEFAULT
    value = field.default_factory() if made else field.default
    return f" = {msgpack.decode(msgpack.encode(value, order='deterministic'))!r}"
