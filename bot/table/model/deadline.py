"""Deadlines: which kinds there are, and what each of them means.

The words of the kinds stand in the database, so they stay as they are; all else is settled here.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from bot.games.contract import TABLE, Seat


class DeadlineKind(StrEnum):
    TURN = "turn"  # of whoever is up
    REMIND = "remind"  # half of it has passed
    FLOOR = "floor"  # before this no window closes
    CAP = "cap"  # of a window, or of one seat's decision
    NUDGE = "nudge"  # half of a decision's time has passed
    TURN_LIMIT = "turn_limit"  # where the turn ends although its owner sleeps
    CAP_LIMIT = "cap_limit"
    ORDER = "order"  # an order answers a decision
    UNDO = "undo"  # nothing is taken back any more
    COMPUTER = "computer"  # it has taken its breath
    LOBBY = "lobby"  # nobody has begun
    PAUSE = "pause"  # the votes are counted
    ABORT = "abort"
    TIMES = "times"
    SEAT_OFFER = "heir"  # an offered seat is offered no longer


class Meaning(Struct, frozen=True):
    is_of_play: bool = True  # it stands still in a pause, and follows the game's asks
    is_of_turn: bool = False  # it belongs to the one clock of a turn
    is_end: bool = False  # with it somebody's time is over
    is_awake: bool = False  # the nights of those whom it heeds do not count


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
        """What ends it although somebody sleeps."""
        return Deadline(LIMITS[self.kind], self.seat)


Due = Mapping[Deadline, float]  # when each deadline comes


def deadline_of(kind: str, seat: int) -> Deadline:
    """As it stands in a row; a kind that we do not know raises `ValueError`."""
    return Deadline(DeadlineKind(kind), Seat(seat))
