"""Votes: what is proposed, who has said yes, how many must. Pure functions.

A pause and less time need everybody who is really playing, calling the game off more than half of
them. Computers have no vote, nor has anybody whose seat a computer keeps warm.
"""

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.course import Course
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import HOUR
from bot.table.model.sheet import Agreements, Ballot, Clocks, Motion, Pause, Phase, Sheet
from bot.table.time.pauses import paused

LONGEST = 24 * HOUR  # where turns have no deadline


def voters(sheet: Sheet) -> list[int]:
    return [chair.user for chair in sheet.chairs if chair.user is not None and chair.is_played]


def needed(sheet: Sheet, motion: Motion) -> int:
    """How many must say yes."""
    number = len(voters(sheet))
    return number // 2 + 1 if motion == "abort" else number


def patience(sheet: Sheet) -> int:
    """How long an answer is waited for: as long as for a turn."""
    return sheet.clocks.turn or LONGEST


def propose(
    course: Course, user: int, motion: Motion, now: float, clocks: Clocks | None = None
) -> Course:
    """Opens a vote, or says yes in the one that is open."""
    sheet = course.sheet
    _check_voter(sheet, user)
    if motion == "pause" and sheet.pause is not None:
        raise Refused("paused")
    ballot = sheet.agreements.ballots.get(motion)
    if ballot is None or ballot.clocks != clocks:  # another proposal begins anew
        until = {Deadline(DeadlineKind(motion)): now + patience(sheet)}
        course = replace(course, due={**course.due, **until})
        ballot = Ballot(user, int(now), (), clocks)
    return _with_yes(course, user, motion, ballot, now)


def agree(course: Course, user: int, motion: Motion, opened: int, now: float) -> Course:
    """Says yes in the vote that was opened then."""
    _check_voter(course.sheet, user)
    ballot = course.sheet.agreements.ballots.get(motion)
    if ballot is None or ballot.opened != opened:
        raise Refused("vote_over")
    if user in ballot.yes:
        raise Refused("voted")
    return _with_yes(course, user, motion, ballot, now)


def settled(course: Course, now: float) -> Course:
    """After seats have changed: who no longer plays has no vote, and fewer may be enough."""
    if course.sheet.phase is not Phase.RUNNING:
        return course
    entitled = voters(course.sheet)
    for motion, ballot in course.sheet.agreements.ballots.items():
        yes = tuple(user for user in ballot.yes if user in entitled)
        course = _with(course, motion, replace(ballot, yes=yes))
        if yes and len(yes) >= needed(course.sheet, motion):
            return _adopted(course, motion, now)
    return course


def expired(course: Course, deadline: Deadline) -> Course:
    """Nobody answered in time: the vote or the offer of a seat is dropped."""
    agreements = course.sheet.agreements
    if deadline.kind is DeadlineKind.HEIR:
        agreements = agreements.without_heirs((deadline.seat,))
    else:
        agreements = agreements.without(deadline.kind)
    due = {key: at for key, at in course.due.items() if key != deadline}
    return replace(course, sheet=replace(course.sheet, agreements=agreements), due=due)


def called_off(course: Course) -> Course:
    """No winner, no deadlines, and the seed may be published."""
    sheet = replace(course.sheet, phase=Phase.ENDED, agreements=Agreements(), pause=None)
    return replace(course, sheet=sheet, due={})


def _check_voter(sheet: Sheet, user: int) -> None:
    """Raises `Refused` where this person has no vote."""
    seat = sheet.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    if not sheet.chairs[seat].is_played:
        raise Refused("computer_plays")


def _with_yes(course: Course, user: int, motion: Motion, ballot: Ballot, now: float) -> Course:
    yes = (*(said for said in ballot.yes if said != user), user)
    return settled(_with(course, motion, replace(ballot, yes=yes)), now)


def _with(course: Course, motion: Motion, ballot: Ballot) -> Course:
    ballots = {**course.sheet.agreements.ballots, motion: ballot}
    return replace(course, sheet=course.sheet.with_agreements(ballots=ballots))


def _adopted(course: Course, motion: Motion, now: float) -> Course:
    if motion == "abort":
        return called_off(course)
    if motion == "times":
        return _with_times(course)
    return paused(course, Pause("agreed"), now)


def _with_times(course: Course) -> Course:
    """The clocks that all have agreed to, from the next ask on."""
    sheet, deadline = course.sheet, Deadline(DeadlineKind.TIMES)
    clocks = sheet.agreements.ballots["times"].clocks or sheet.clocks
    agreements = sheet.agreements.without("times")
    due = {key: at for key, at in course.due.items() if key != deadline}
    return replace(course, sheet=replace(sheet, clocks=clocks, agreements=agreements), due=due)
