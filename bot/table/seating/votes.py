"""Votes: what is proposed, who has said yes, how many must. Pure functions.

A pause and less time need everybody who is really playing, calling the game off more than half of
them. Computers have no vote, nor has anybody whose seat a computer keeps warm.
"""

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import HOUR
from bot.table.model.record import Agreements, Ballot, Clocks, Motion, Pause, Phase, TableRecord
from bot.table.model.table_state import TableState
from bot.table.time.pauses import paused

LONGEST = 24 * HOUR  # where turns have no deadline


def voters(sheet: TableRecord) -> list[int]:
    return [chair.user for chair in sheet.chairs if chair.user is not None and chair.is_played]


def needed(sheet: TableRecord, motion: Motion) -> int:
    """How many must say yes."""
    number = len(voters(sheet))
    return number // 2 + 1 if motion == "abort" else number


def patience(sheet: TableRecord) -> int:
    """How long an answer is waited for: as long as for a turn."""
    return sheet.clocks.turn or LONGEST


def propose(
    course: TableState, user: int, motion: Motion, now: float, clocks: Clocks | None = None
) -> TableState:
    """Opens a vote, or says yes in the one that is open."""
    sheet = course.record
    _check_voter(sheet, user)
    if motion == "pause" and sheet.pause is not None:
        raise Refused("paused")
    ballot = sheet.agreements.ballots.get(motion)
    if ballot is None or ballot.clocks != clocks:  # another proposal begins anew
        until = {Deadline(DeadlineKind(motion)): now + patience(sheet)}
        course = replace(course, due={**course.due, **until})
        ballot = Ballot(user, int(now), (), clocks)
    return _with_yes(course, user, motion, ballot, now)


def agree(course: TableState, user: int, motion: Motion, opened: int, now: float) -> TableState:
    """Says yes in the vote that was opened then."""
    _check_voter(course.record, user)
    ballot = course.record.agreements.ballots.get(motion)
    if ballot is None or ballot.opened != opened:
        raise Refused("vote_over")
    if user in ballot.yes:
        raise Refused("voted")
    return _with_yes(course, user, motion, ballot, now)


def settled(course: TableState, now: float) -> TableState:
    """After seats have changed: who no longer plays has no vote, and fewer may be enough."""
    if course.record.phase is not Phase.RUNNING:
        return course
    entitled = voters(course.record)
    for motion, ballot in course.record.agreements.ballots.items():
        yes = tuple(user for user in ballot.yes if user in entitled)
        course = _with(course, motion, replace(ballot, yes=yes))
        if yes and len(yes) >= needed(course.record, motion):
            return _adopted(course, motion, now)
    return course


def expired(course: TableState, deadline: Deadline) -> TableState:
    """Nobody answered in time: the vote or the offer of a seat is dropped."""
    agreements = course.record.agreements
    if deadline.kind is DeadlineKind.HEIR:
        agreements = agreements.without_heirs((deadline.seat,))
    else:
        agreements = agreements.without(deadline.kind)
    due = {key: at for key, at in course.due.items() if key != deadline}
    return replace(course, sheet=replace(course.record, agreements=agreements), due=due)


def called_off(course: TableState) -> TableState:
    """No winner, no deadlines, and the seed may be published."""
    sheet = replace(course.record, phase=Phase.ENDED, agreements=Agreements(), pause=None)
    return replace(course, sheet=sheet, due={})


def _check_voter(sheet: TableRecord, user: int) -> None:
    """Raises `Refused` where this person has no vote."""
    seat = sheet.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    if not sheet.chairs[seat].is_played:
        raise Refused("computer_plays")


def _with_yes(
    course: TableState, user: int, motion: Motion, ballot: Ballot, now: float
) -> TableState:
    yes = (*(said for said in ballot.yes if said != user), user)
    return settled(_with(course, motion, replace(ballot, yes=yes)), now)


def _with(course: TableState, motion: Motion, ballot: Ballot) -> TableState:
    ballots = {**course.record.agreements.ballots, motion: ballot}
    return replace(course, sheet=course.record.with_agreements(ballots=ballots))


def _adopted(course: TableState, motion: Motion, now: float) -> TableState:
    if motion == "abort":
        return called_off(course)
    if motion == "times":
        return _with_times(course)
    return paused(course, Pause("agreed"), now)


def _with_times(course: TableState) -> TableState:
    """The clocks that all have agreed to, from the next ask on."""
    sheet, deadline = course.record, Deadline(DeadlineKind.TIMES)
    clocks = sheet.agreements.ballots["times"].clocks or sheet.clocks
    agreements = sheet.agreements.without("times")
    due = {key: at for key, at in course.due.items() if key != deadline}
    return replace(course, sheet=replace(sheet, clocks=clocks, agreements=agreements), due=due)
