"""What is stored about a person across tables: language, notifications, quiet hours."""

import logging
from typing import Literal

import msgspec
from msgspec import Struct, field

log = logging.getLogger(__name__)


Sight = Literal["", "deuteranopia", "protanopia", "tritanopia", "high_contrast"]


UNLIMITED = 1_000_000  # notifications per day, for people who want all of them


class Habits(Struct, frozen=True):
    """When long clocks do not run for a person."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # from and to, in minutes after midnight
    vacation: float = 0.0  # until this moment


class Person(Struct, frozen=True):
    language: str = "en"
    dms_closed: bool = False  # set when a DM could not be delivered
    # the language was chosen with `/me`, so the client's does not replace it
    has_chosen: bool = False
    notices: Literal["dm", "mention", "none"] = "dm"  # how to be told of a turn
    habits: Habits = Habits()
    dms_closed_at: float = 0.0  # when that was found out; it is tried again after a day
    sight: Sight = ""  # in which colours their own pictures are
    large: bool = False  # each picture in two halves, one below the other
    daily_push_limit: int | None = field(
        default=None, name="most_calls"
    )  # a day, at tables over days; None: as usual
    answers: int = 0  # answers given in person, counted as long as hints are shown


def known_zone(person: Person) -> str:
    """The time zone, if the person has set one."""
    habits = person.habits
    return "" if habits.zone == Habits().zone and habits.quiet is None else habits.zone


def person_of(record: bytes) -> Person:
    """The stored person; a fresh one if the record is damaged."""
    try:
        return msgspec.msgpack.decode(record, type=Person)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        log.error("the record of a person is damaged: %s", fault)
        return Person()
