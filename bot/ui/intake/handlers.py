"""Which function a button calls: `@button("order_up", str)` stands above it.

The verb and the form of the arguments are in the custom_ids of messages that live for ever: they
are data, never renamed or reused (`tests/table/storage/wire.json`). Arguments are a struct: in a
custom_id its fields, joined by dots, without the empty ones at the end; the last field may have
dots of its own. Where a select stands for the button, the chosen value is the last field.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, overload

import msgspec
from msgspec import Struct

from bot.games.contract import Refused

if TYPE_CHECKING:
    from bot.table.table import Table
    from bot.ui.intake.click import Click

T = TypeVar("T")
Handler = Callable[..., Awaitable[None]]
if TYPE_CHECKING:
    AtTable = Callable[[Click, Table], Awaitable[None]]
    AtTableWith = Callable[[Click, Table, T], Awaitable[None]]
    Anywhere = Callable[[Click], Awaitable[None]]
    AnywhereWith = Callable[[Click, T], Awaitable[None]]


class ButtonHandler(NamedTuple):
    function: Handler
    arguments: type[Any] | None  # None: it has none, and those of an old button are ignored
    at_table: bool

    async def call(self, click: Click, table: Table | None, text: str) -> None:
        """`text` is what stands behind the verb in the custom_id."""
        read = () if self.arguments is None else (read_arguments(self.arguments, text),)
        await self.function(click, *(() if table is None else (table,)), *read)


HANDLERS: dict[str, ButtonHandler] = {}


@overload
def button(verb: str) -> Callable[[AtTable], AtTable]: ...
@overload
def button(verb: str, arguments: type[T]) -> Callable[[AtTableWith[T]], AtTableWith[T]]: ...
def button(verb: str, arguments: type[Any] | None = None) -> Callable[[Handler], Handler]:
    """Registers the handler of a button that belongs to a table."""
    return _registered(verb, arguments, at_table=True)


@overload
def tableless_button(verb: str) -> Callable[[Anywhere], Anywhere]: ...
@overload
def tableless_button(
    verb: str, arguments: type[T]
) -> Callable[[AnywhereWith[T]], AnywhereWith[T]]: ...
def tableless_button(verb: str, arguments: type[Any] | None = None) -> Callable[[Handler], Handler]:
    """The same for pages of rules, one's own settings, the way round one's tables."""
    return _registered(verb, arguments, at_table=False)


def _registered(
    verb: str, arguments: type[Any] | None, *, at_table: bool
) -> Callable[[Handler], Handler]:
    def register(function: Handler) -> Handler:
        if verb in HANDLERS:
            raise ValueError(f"two buttons are called {verb}")
        HANDLERS[verb] = ButtonHandler(function, arguments, at_table)
        return function

    return register


def handler_of(verb: str, *, at_table: bool) -> ButtonHandler:
    """Raises `Refused` for a verb that no release knows, or no longer."""
    found = HANDLERS.get(verb)
    if found is None or found.at_table is not at_table:
        raise Refused("old_button")
    return found


def write_arguments(argument: Struct | str) -> str:
    if isinstance(argument, str):
        return argument
    fields = ("" if one is None else str(one) for one in msgspec.structs.astuple(argument))
    return ".".join(fields).rstrip(".")


def read_arguments(kind: type[T], text: str) -> T:
    """Raises `Refused` where no button of any release was written so."""
    names = getattr(kind, "__struct_fields__", None)
    parts = text.split(".", len(names) - 1) if names and text else []
    given = text if names is None else dict(zip(names, parts, strict=False))
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError:
        raise Refused("moved_on") from None


class SettingChoice(Struct, frozen=True):
    """Of a setting; which name and value there are is judged where it is settled."""

    name: str = ""
    value: str = ""


class RulesPage(Struct, frozen=True):
    slug: str
    number: int
