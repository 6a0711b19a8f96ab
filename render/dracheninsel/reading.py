"""The public view in the painter's words.

Painters import no model, which could bring a state along. So a deed is told apart here by what
it has, and where a treasure can be is spelled out again; a test holds both against the model.
"""

from typing import NamedTuple, Protocol, runtime_checkable

from bot.games.contract import Seat
from bot.games.dracheninsel.content import FIELDS, boat
from bot.games.dracheninsel.views import Public

WAITING, LANDED, CASHED, LOST = range(100, 104)  # a treasure that is not on its way


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

    sign: str = ""  # the card it is known by; a mere move has none: its arrow says all
    left: tuple[int, ...] = ()  # places something goes away from
    reached: tuple[int, ...] = ()  # places something comes to
    is_flight: bool = False
    victim: int | None = None  # a hunter who is sent home
    robbed: tuple[Seat, ...] = ()  # those from whose hands cards are taken
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
    """A deed without parts is a curse, or before the first card of a turn its mere beginning."""
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
    """The treasure on the treasure field."""
    found = view.board.treasures.find(WAITING)
    return None if found < 0 else found


def carried(view: Public) -> dict[int, int]:
    """Each treasure on its way: where, and of which value."""
    places = enumerate(view.board.treasures)
    return {place: view.values[treasure] for treasure, place in places if place < FIELDS}
