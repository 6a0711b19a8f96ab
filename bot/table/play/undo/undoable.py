"""Which lines of the log may still be taken back: the sheet carries it along as a sum of the log.

A line is undoable while it is its seat's own click or plan, brought neither chance nor a secret to
light, opened no window, answered none, and nobody else has answered since. Lines that hang together
are taken back one by one, the newest first. They lie in one turn, or are one decision, so that one
deadline holds for all of them: it runs on as `undo` among the deadlines while others are asked,
and when it has come nothing is taken back any more. So nobody gains time by taking back.
"""

from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Moment, Seat
from bot.table.model.deadline import Deadline, DeadlineKind, Due
from bot.table.model.pace import is_of_turn
from bot.table.model.record import LogEntry, TableRecord, Undoable


def undoable_after(
    record: TableRecord,
    entry: LogEntry,
    before: tuple[Ask, ...],
    after: tuple[Ask, ...],
    moment: Moment,
) -> Undoable | None:
    """The undoable lines after an answer that revealed nothing; the sheet is the one before it.

    Beside an open window there are none, whoever has answered in it: that would tell.
    """
    if (
        entry.by not in ("click", "plan")
        or not after
        or any(ask.seat == TABLE for ask in (*before, *after))
    ):
        return None
    own, turn = [ask for ask in before if ask.seat == entry.seat], moment.turn
    in_turn = any(is_of_turn(record, ask, moment) for ask in own)
    fresh = Undoable(
        entry.seat,
        record.chairs[entry.seat].user,
        turn if in_turn else None,
        record.public_version + 1,
    )
    old = record.undo.open
    hangs_together = in_turn and old is not None and (old.user, old.turn) == (fresh.user, turn)
    return replace(fresh, lines=old.lines + 1) if old and hangs_together else fresh


def deadlines(due: Due, was: Due, undoable: Undoable | None) -> Due:
    """The deadlines after an answer, and among them until when it may be taken back."""
    rest = {key: at for key, at in due.items() if key.kind is not DeadlineKind.UNDO}
    if undoable is None:
        return rest
    kind = DeadlineKind.CAP if undoable.turn is None else DeadlineKind.TURN
    over = Deadline(kind, undoable.seat)
    limits = [was[key] for key in (over, over.limit) if key in was]
    return {**rest, Deadline(DeadlineKind.UNDO, over.seat): min(limits)} if limits else rest


def may_undo(record: TableRecord, seat: Seat) -> bool:
    """Whether whoever sits here now may take back their newest click."""
    undoable, chair = record.undo.open, record.chairs[seat]
    return (
        record.phase == "running"
        and record.pause is None
        and undoable is not None
        and (undoable.seat, undoable.user) == (seat, chair.user)
        and chair.computer is None
    )
