"""The public view in the words of the painter.

Painters import no model, because it has the state. So a deed is recognised by its fields, and the
places of treasures are listed again; a test compares both with the model.
"""

from typing import NamedTuple, Protocol, runtime_checkable

from bot.games.contract import Seat
from bot.games.dracheninsel.content import FIELDS, boat
from bot.games.dracheninsel.views import Public

WAITING, LANDED, CASHED, LOST = range(100, 104)  # a treasure that nobody carries


@runtime_checkable
class _Move(Protocol):
    @property
    def hunter(self) -> int: ...
    @property
    def origin(self) -> int: ...
    @property
    def target(self) -> int: ...
    @property
    def over(self) -> int | None: ...
    @property
    def victim(self) -> int | None: ...


@runtime_checkable
class _Patrol(Protocol):
    @property
    def origin(self) -> int | None: ...
    @property
    def target(self) -> int: ...


@runtime_checkable
class _Swap(Protocol):
    @property
    def first(self) -> int: ...
    @property
    def second(self) -> int: ...


@runtime_checkable
class _Fear(Protocol):
    @property
    def card(self) -> int: ...
    @property
    def hunter(self) -> int: ...


@runtime_checkable
class _Journey(Protocol):
    @property
    def terrain(self) -> int: ...


@runtime_checkable
class _Sneak(Protocol):
    @property
    def target(self) -> Seat: ...


class Deed(NamedTuple):
    """What a picture shows of a deed."""

    sign: str = ""  # the card that names it; a mere move has none: its arrow says all
    left: tuple[int, ...] = ()  # the places it starts from
    reached: tuple[int, ...] = ()  # the places it leads to
    is_flight: bool = False
    victim: int | None = None  # a hunter who is sent home
    robbed: tuple[Seat, ...] = ()  # seats whose cards are taken
    mover: int | None = None  # the hunter who goes


def read(view: Public, deed: object) -> Deed:
    match deed:
        case _Move():
            sign = "" if deed.victim is None else "robbery"
            flies = deed.over is not None
            places = (deed.origin,), (deed.target,)
            return Deed(sign, *places, flies, deed.victim, mover=deed.hunter)
        case _Patrol():
            left = () if deed.origin is None else (deed.origin,)
            return Deed("dragon_patrol", left, (deed.target,))
        case _Swap():
            return Deed("destroying_forces", (), (deed.first, deed.second))
        case _Fear():
            return Deed("fear", (), (boat(deed.hunter),), victim=deed.hunter)
        case _Sneak():
            return Deed("sneak_attack", robbed=(deed.target,))
        case _Journey():
            return Deed("long_journey")
        case _:
            return _curse(view)


def _curse(view: Public) -> Deed:
    """A deed without fields is a curse or, before the first card of a turn, its mere beginning."""
    if view.turn is None or view.turn.fresh:
        return Deed()
    return Deed("evil_curse", robbed=tuple(seat for seat in view.ring if seat != view.turn.seat))


def colours(view: Public, seat: Seat) -> tuple[int, ...]:
    """The hunters of a seat; none before one is chosen."""
    return tuple(hunter for hunter, owner in enumerate(view.owners) if owner == seat)


def is_vacant(view: Public, colour: int) -> bool:
    """Whether a boat belongs to nobody."""
    return view.owners[colour] not in view.ring


def lying(view: Public) -> int | None:
    """The value of the treasure on the treasure field."""
    found = view.board.treasures.find(WAITING)
    return None if found < 0 else found


def carried(view: Public) -> dict[int, int]:
    """The place and value of each treasure on its way."""
    places = enumerate(view.board.treasures)
    return {place: view.values[treasure] for treasure, place in places if place < FIELDS}
