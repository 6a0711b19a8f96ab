"""Which lines of the log may still be taken back: the sheet carries it along as a sum of the log.

A line is loose while it is its seat's own click or plan, brought neither chance nor a secret to
light, opened no window, answered none, and nobody else has answered since. Lines that hang together
are taken back one by one, the newest first. They lie in one turn, or are one decision, so that one
deadline holds for all of them: it runs on as `undo` among the deadlines while others are asked,
and when it has come nothing is taken back any more. So nobody gains time by taking back.
"""

from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.table.model.course import Due
from bot.table.model.sheet import Entry, Sheet, Undoable


def loosened(
    sheet: Sheet, entry: Entry, before: tuple[Ask, ...], after: tuple[Ask, ...], turn: int
) -> Undoable | None:
    """The loose lines after an answer that revealed nothing; the sheet is the one before it.

    Beside an open window there are none, whoever has answered in it: that would tell.
    """
    if (
        entry.by not in ("click", "plan")
        or not after
        or any(ask.seat == TABLE for ask in (*before, *after))
    ):
        return None
    in_turn = any(ask.seat == entry.seat and ask.clock is Clock.TURN for ask in before)
    fresh = Undoable(
        entry.seat, sheet.chairs[entry.seat].user, turn if in_turn else None, sheet.edition + 1
    )
    old = sheet.undoable
    hangs_together = in_turn and old is not None and (old.user, old.turn) == (fresh.user, turn)
    return replace(fresh, lines=old.lines + 1) if old and hangs_together else fresh


def deadlines(due: Due, was: Due, loose: Undoable | None) -> Due:
    """The deadlines after an answer, and among them until when it may be taken back."""
    rest = {key: at for key, at in due.items() if key[0] != "undo"}
    if loose is None:
        return rest
    kind = "cap" if loose.turn is None else "turn"
    limits = [was[key, loose.seat] for key in (kind, f"{kind}_limit") if (key, loose.seat) in was]
    return rest | {("undo", loose.seat): min(limits)} if limits else rest


def may_undo(sheet: Sheet, seat: Seat) -> bool:
    """Whether whoever sits here now may take back his newest click."""
    loose, chair = sheet.undoable, sheet.chairs[seat]
    return (
        sheet.phase == "running"
        and sheet.pause is None
        and loose is not None
        and (loose.seat, loose.user) == (seat, chair.user)
        and chair.computer is None
    )
