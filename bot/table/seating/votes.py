"""Votes: what is proposed, who has agreed, how many must. Pure functions.

A pause and shorter times need everybody who really plays, calling the game off more than half of
them. Computers and replaced players have no vote.
"""

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import HOUR
from bot.table.model.record import Agreements, Ballot, Clocks, Motion, Pause, Phase, TableRecord
from bot.table.model.table_state import TableState
from bot.table.time.pauses import pause_clocks

LONGEST = 24 * HOUR  # if turns have no deadline


def voters(record: TableRecord) -> list[int]:
    """The people who have a vote."""
    return [chair.user for chair in record.chairs if chair.user is not None and chair.is_played]


def votes_needed(record: TableRecord, motion: Motion) -> int:
    """How many votes the proposal needs."""
    number = len(voters(record))
    return number // 2 + 1 if motion == "abort" else number


def vote_duration(record: TableRecord) -> int:
    """How long a vote stays open: as long as a turn."""
    return record.clocks.turn or LONGEST


def propose(
    state: TableState, user: int, motion: Motion, now: float, clocks: Clocks | None = None
) -> TableState:
    """Opens a vote, or agrees if the same is open already."""
    record = state.record
    _check_voter(record, user)
    if motion == "pause" and record.pause is not None:
        raise Refused("paused")
    ballot = record.agreements.ballots.get(motion)
    if ballot is None or ballot.clocks != clocks:  # another proposal replaces it
        until = {Deadline(DeadlineKind(motion)): now + vote_duration(record)}
        state = replace(state, due={**state.due, **until})
        ballot = Ballot(user, int(now), (), clocks)
    return _with_yes(state, user, motion, ballot, now)


def with_agreement(
    state: TableState, user: int, motion: Motion, opened: int, now: float
) -> TableState:
    """Agrees to the vote that was opened at that time."""
    _check_voter(state.record, user)
    ballot = state.record.agreements.ballots.get(motion)
    if ballot is None or ballot.opened != opened:
        raise Refused("vote_over")
    if user in ballot.yes:
        raise Refused("voted")
    return _with_yes(state, user, motion, ballot, now)


def settle_votes(state: TableState, now: float) -> TableState:
    """After a change of seats: former players lose their vote, and fewer votes may be enough."""
    if state.record.phase is not Phase.RUNNING:
        return state
    entitled = voters(state.record)
    for motion, ballot in state.record.agreements.ballots.items():
        yes = tuple(user for user in ballot.yes if user in entitled)
        state = _with(state, motion, replace(ballot, yes=yes))
        if yes and len(yes) >= votes_needed(state.record, motion):
            return _adopted(state, motion, now)
    return state


def expire_proposal(state: TableState, deadline: Deadline) -> TableState:
    """Drops a vote or the offer of a seat that has expired."""
    agreements = state.record.agreements
    if deadline.kind is DeadlineKind.SEAT_OFFER:
        agreements = agreements.without_seat_offers((deadline.seat,))
    else:
        agreements = agreements.without(deadline.kind)
    due = {key: at for key, at in state.due.items() if key != deadline}
    return replace(state, record=replace(state.record, agreements=agreements), due=due)


def call_off(state: TableState) -> TableState:
    """Ends the game without a winner; no deadlines, and the seed may be published."""
    record = replace(state.record, phase=Phase.ENDED, agreements=Agreements(), pause=None)
    return replace(state, record=record, due={})


def _check_voter(record: TableRecord, user: int) -> None:
    """Raises `Refused` if this person has no vote."""
    seat = record.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    if not record.chairs[seat].is_played:
        raise Refused("computer_plays")


def _with_yes(
    state: TableState, user: int, motion: Motion, ballot: Ballot, now: float
) -> TableState:
    yes = (*(said for said in ballot.yes if said != user), user)
    return settle_votes(_with(state, motion, replace(ballot, yes=yes)), now)


def _with(state: TableState, motion: Motion, ballot: Ballot) -> TableState:
    ballots = {**state.record.agreements.ballots, motion: ballot}
    return replace(state, record=state.record.with_agreements(ballots=ballots))


def _adopted(state: TableState, motion: Motion, now: float) -> TableState:
    if motion == "abort":
        return call_off(state)
    if motion == "times":
        return _with_times(state)
    return pause_clocks(state, Pause("agreed"), now)


def _with_times(state: TableState) -> TableState:
    """With the agreed clocks, from the next ask on."""
    record, deadline = state.record, Deadline(DeadlineKind.TIMES)
    clocks = record.agreements.ballots["times"].clocks or record.clocks
    agreements = record.agreements.without("times")
    due = {key: at for key, at in state.due.items() if key != deadline}
    return replace(state, record=replace(record, clocks=clocks, agreements=agreements), due=due)
