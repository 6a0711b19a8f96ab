"""What buttons carry behind their verb: a struct for each that carries more than a name.

In a custom_id it is its fields, joined by dots, without the empty ones at the end; the last field
may have dots of its own. That form is data: messages that live for ever are read by it. Where a
select stands for the button, its value is the last field.
"""

from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from bot.games.contract import Path, Refused, Seat
from bot.table.model.record import Motion

T = TypeVar("T", bound=Struct)
Deed = Literal["begin", "begin_next", "go", "less", "drop"]


class SettingChoice(Struct, frozen=True):
    """Of a setting; which name and value there are is judged where it is settled."""

    name: str = ""
    value: str = ""


class PlanDeed(Struct, frozen=True):
    deed: Deed
    since: int  # how the draft stood when the button was shown
    steps: int


class Agreed(Struct, frozen=True):
    motion: Motion
    opened: int


class Waived(Struct, frozen=True):
    since: int  # the edition of the ask that is answered as well
    offer: str


class Offered(Struct, frozen=True):
    """The seat that a successor may take."""

    seat: Seat


class Taken(Struct, frozen=True):
    """The edition that is taken back; a command names none and takes the newest."""

    edition: int | None = None


class RulesPage(Struct, frozen=True):
    slug: str
    number: int


class TablePage(Struct, frozen=True):
    """A page of a table's own rules; a board's button names none."""

    number: int | None = None
    apart: Literal["", "apart"] = ""

    @property
    def is_apart(self) -> bool:
        """In a message of its own, not as a page of a panel."""
        return bool(self.apart) or self.number is None


class OrderStep(Struct, frozen=True):
    """How far the giving of an order has come."""

    offer: str = ""
    picked: str = ""

    @classmethod
    def after(cls, offer: str, picks: Path) -> "OrderStep":
        return cls(offer, ".".join(picks))

    @property
    def picks(self) -> Path:
        return tuple(self.picked.split(".")) if self.picked else ()


def write_arguments(argument: Struct) -> str:
    fields = ("" if one is None else str(one) for one in msgspec.structs.astuple(argument))
    return ".".join(fields).rstrip(".")


def read_arguments(kind: type[T], text: str) -> T:
    """Refused where no button of any release was written so."""
    names = kind.__struct_fields__
    parts = text.split(".", len(names) - 1) if text else []
    try:
        return msgspec.convert(dict(zip(names, parts, strict=False)), kind, strict=False)
    except msgspec.ValidationError:
        raise Refused("moved_on") from None
