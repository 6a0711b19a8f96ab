"""Which log entries can still be undone; the record stores this as a summary of the log.

An entry can be undone while it is its seat's own click or plan, brought no chance or secret to
light, opened or answered no window, and nobody else has answered since. Entries that belong
together are undone one by one, the newest first. They are in one turn, or are one decision, so that
one deadline holds for all of them: it goes on as `undo` while others are asked, and after it
nothing is undone. So nobody gains time by an undo.
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
    """The undoable entries after an answer that revealed nothing; the record is the one before it.

    None while a window is open, whoever has answered in it: that would reveal it.
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
    """The deadlines after an answer, including the one for undoing it."""
    rest = {key: at for key, at in due.items() if key.kind is not DeadlineKind.UNDO}
    if undoable is None:
        return rest
    kind = DeadlineKind.CAP if undoable.turn is None else DeadlineKind.TURN
    over = Deadline(kind, undoable.seat)
    limits = [was[key] for key in (over, over.limit) if key in was]
    return {**rest, Deadline(DeadlineKind.UNDO, over.seat): min(limits)} if limits else rest


def may_undo(record: TableRecord, seat: Seat) -> bool:
    """Whether the present owner of this seat may undo their newest click."""
    undoable, chair = record.undo.open, record.chairs[seat]
    return (
        record.phase == "running"
        and record.pause is None
        and undoable is not None
        and (undoable.seat, undoable.user) == (seat, chair.user)
        and chair.computer is None
    )
