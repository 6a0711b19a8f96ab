"""What is remembered of a person across tables: language, how to reach them, when they rest."""

import logging
from typing import Literal

import msgspec
from msgspec import Struct, field

log = logging.getLogger(__name__)


Sight = Literal["", "deuteranopia", "protanopia", "tritanopia", "high_contrast"]


UNLIMITED = 1_000_000  # calls a day of whoever wants to hear each


class Habits(Struct, frozen=True):
    """When a person is not to be waited for with a running clock."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # from and to, in minutes after midnight
    vacation: float = 0.0  # until this moment


class Person(Struct, frozen=True):
    language: str = "en"
    dms_closed: bool = False  # found out when a message did not get through
    has_chosen: bool = False  # the language, by `/me`: the client's does not change it any more
    notices: Literal["dm", "mention", "none"] = "dm"  # how to be told of a turn
    habits: Habits = Habits()
    dms_closed_at: float = 0.0  # when that was found out: a day later it is tried again
    sight: Sight = ""  # in which colours their own pictures are
    large: bool = False  # each of those in two halves, one below the other
    daily_push_limit: int | None = field(
        default=None, name="most_calls"
    )  # a day, at tables over days; None: as usual
    answers: int = 0  # given so far in person, counted up to those that come with a hint


def known_zone(person: Person) -> str:
    """Where they live, as far as they have told us."""
    habits = person.habits
    return "" if habits.zone == Habits().zone and habits.quiet is None else habits.zone


def person_of(record: bytes) -> Person:
    """Whoever's record is damaged is as good as new to us."""
    try:
        return msgspec.msgpack.decode(record, type=Person)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        log.error("the record of a person is damaged: %s", fault)
        return Person()
