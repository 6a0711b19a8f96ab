"""A value as bytes: equal values give equal bytes, in every process and in every run.

Not by pickle, whose bytes depend on identity and on the order of sets, and not by `repr`, which
may leave things out: a type that is not named here is refused.
"""

from collections.abc import Mapping, Set
from enum import Enum
from functools import partial
from importlib import import_module
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import Struct

_encode = msgspec.msgpack.Encoder().encode
_PLAIN = frozenset({type(None), bool, float, str, bytes})
_LARGEST = 2**63  # from here on msgpack has no numbers


def canonical(value: object) -> bytes:
    """Raises TypeError for a type that is not known here, and for a function without a name."""
    return _encode(_named(value))


def _named(value: Any) -> Any:
    """In lists, and in maps of one key, the name of the type, for all that is no plain list."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is int:
        return value if -_LARGEST <= value < _LARGEST else {"int": str(value)}
    if kind in (tuple, list):
        return list(map(_named, value))
    if isinstance(value, Struct):
        fields = value.__struct_fields__
        return {_name(kind): [_named(getattr(value, field)) for field in fields]}
    if isinstance(value, Enum):
        return {_name(kind): value.name}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {_name(kind): list(map(_named, value))}
    if isinstance(value, Set):
        return {"set": sorted(map(canonical, value))}
    if isinstance(value, Mapping):
        return {"map": sorted((canonical(key), canonical(of)) for key, of in value.items())}
    if isinstance(value, partial):
        return {"partial": list(map(_named, (value.func, value.args, value.keywords)))}
    return {"function": _function(value)}


def _function(value: Any) -> str:
    """Only what can be found by its name: no lambda, no closure, no method of an object."""
    try:
        found = attrgetter(value.__qualname__)(import_module(value.__module__))
    except AttributeError:
        found = None
    if found is not value:
        raise TypeError(f"no fingerprint of {value!r}, a {type(value)}")
    return _name(value)


def _name(named: Any) -> str:
    return f"{named.__module__}.{named.__qualname__}"
