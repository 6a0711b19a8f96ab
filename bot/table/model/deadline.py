"""Deadlines: their kinds, and what each kind implies.

The enum values are stored in the database and never change; everything else is defined here.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from bot.games.contract import TABLE, Seat


class DeadlineKind(StrEnum):
    TURN = "turn"  # of the seat whose turn it is
    REMIND = "remind"  # half of it has passed
    FLOOR = "floor"  # before this no window closes
    CAP = "cap"  # of a window, or of one seat's decision
    NUDGE = "nudge"  # half of a decision's time has passed
    TURN_LIMIT = "turn_limit"  # ends the turn even if its owner is asleep
    CAP_LIMIT = "cap_limit"
    ORDER = "order"  # an order answers a decision
    UNDO = "undo"  # nothing can be taken back any more
    COMPUTER = "computer"  # a computer pauses before it acts
    LOBBY = "lobby"  # nobody has started the lobby
    PAUSE = "pause"  # the votes are counted
    ABORT = "abort"
    TIMES = "times"
    SEAT_OFFER = "heir"  # the offer of a seat expires


class Meaning(Struct, frozen=True):
    is_of_play: bool = True  # stops during a pause, and follows the asks of the game
    is_of_turn: bool = False  # it belongs to the one clock of a turn
    is_end: bool = False  # a player misses their deadline when it comes
    is_awake: bool = False  # quiet hours of those whom it heeds do not count


MEANINGS: Mapping[DeadlineKind, Meaning] = {
    DeadlineKind.TURN: Meaning(is_of_turn=True, is_end=True, is_awake=True),
    DeadlineKind.REMIND: Meaning(is_of_turn=True, is_awake=True),
    DeadlineKind.FLOOR: Meaning(),
    DeadlineKind.CAP: Meaning(is_end=True, is_awake=True),
    DeadlineKind.NUDGE: Meaning(is_awake=True),
    DeadlineKind.TURN_LIMIT: Meaning(is_of_turn=True, is_end=True),
    DeadlineKind.CAP_LIMIT: Meaning(is_end=True),
    DeadlineKind.ORDER: Meaning(),
    DeadlineKind.UNDO: Meaning(is_awake=True),
    DeadlineKind.COMPUTER: Meaning(),
    DeadlineKind.LOBBY: Meaning(),
    DeadlineKind.PAUSE: Meaning(is_of_play=False),
    DeadlineKind.ABORT: Meaning(is_of_play=False),
    DeadlineKind.TIMES: Meaning(is_of_play=False),
    DeadlineKind.SEAT_OFFER: Meaning(is_of_play=False),
}
LIMITS = {
    DeadlineKind.TURN: DeadlineKind.TURN_LIMIT,
    DeadlineKind.CAP: DeadlineKind.CAP_LIMIT,
}


class Deadline(NamedTuple):
    """One thing that runs out at a table: at most one of each kind for each seat."""

    kind: DeadlineKind
    seat: Seat = TABLE

    @property
    def meaning(self) -> Meaning:
        return MEANINGS[self.kind]

    @property
    def limit(self) -> "Deadline":
        """The kind of the deadline that ends this one even if somebody sleeps."""
        return Deadline(LIMITS[self.kind], self.seat)


Due = Mapping[Deadline, float]  # the moment of each deadline


def first_end(due: Due) -> float | None:
    """When the open question or window ends at the latest; None if it has no deadline."""
    return min((at for one, at in due.items() if one.meaning.is_end), default=None)


def deadline_of(kind: str, seat: int) -> Deadline:
    """The deadline of a stored row; raises `ValueError` for an unknown kind."""
    return Deadline(DeadlineKind(kind), Seat(seat))
