"""What is remembered of a person across tables: language, how to reach them, when they rest."""

import logging
from typing import Literal

import msgspec
from msgspec import Struct

log = logging.getLogger(__name__)


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


def person_of(record: bytes) -> Person:
    """Whoever's record is damaged is as good as new to us."""
    try:
        return msgspec.msgpack.decode(record, type=Person)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        log.error("the record of a person is damaged: %s", fault)
        return Person()
