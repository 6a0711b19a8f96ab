"""Whom the table calls, and why: pure, from what stands on the sheet and what the game asks.

The same call rings once. A turn is one call, however many questions it has; after a window that
people were called to, and after a pause, whoever is asked is called again: they may have gone.
Who is called to a window is secret, for it tells who wants to be asked.
"""

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.table.model.deadline import Deadline
from bot.table.model.message_record import NotificationId
from bot.table.model.pace import decision_time, is_of_turn
from bot.table.model.record import Phase, TableRecord
from bot.table.model.table_state import TableState
from bot.table.play import windows
from bot.table.time.sanity import is_future


def notifications(state: TableState) -> dict[Seat, NotificationId]:
    """Everybody who is to be told something now, with the reason."""
    record = state.record
    if record.phase in (Phase.OVER, Phase.ENDED):
        chairs = enumerate(record.chairs)
        there = [seat for seat, chair in chairs if chair.user is not None and not chair.resigned]
        return {Seat(seat): NotificationId(Seat(seat), "end") for seat in there if record.seed}
    if record.phase is not Phase.RUNNING or record.pause is not None:
        return {}
    return {
        ask.seat: notification_for(state, ask) for ask in state.asks() if is_notified(record, ask)
    }


def is_notified(record: TableRecord, ask: Ask) -> bool:
    """People are called to their turn and to decisions; to a window only if it is long and stays
    open for them."""
    if ask.seat == TABLE or not record.chairs[ask.seat].is_played:
        return False
    if ask.clock is not Clock.REACTION:
        return True
    return windows.is_long(record) and windows.is_waited_for(record, ask.seat)


def notification_for(state: TableState, ask: Ask) -> NotificationId:
    record, turn = state.record, state.game.moment(state.game_state).turn
    again, edition = record.turn.notified_again
    anew = edition if again == turn else 0
    if ask.clock is Clock.TURN:
        return NotificationId(ask.seat, "turn", anew or turn, int(record.turn.reminded == turn))
    stands = record.ask_versions[ask.seat]
    if ask.clock is Clock.DECISION:
        return NotificationId(ask.seat, "decision", max(stands, anew), _is_half_over(state, ask))
    return NotificationId(ask.seat, "window", max(stands, anew))


def _is_half_over(state: TableState, ask: Ask) -> int:
    """1: whoever decides is reminded."""
    record, moment = state.record, state.game.moment(state.game_state)
    if is_of_turn(record, ask, moment):
        return int(record.turn.reminded == moment.turn)
    return int(record.nudged.get(ask.seat) == record.ask_versions[ask.seat])


def deadline_owner(state: TableState, deadline: Deadline) -> Seat:
    """Whose time is over with it; `TABLE` where it is that of a window for several."""
    if deadline.seat != TABLE or state.record.window.kind != "decision":
        return deadline.seat
    return next(iter(windows.missing(state)), TABLE)


def deadline_after_notification(
    state: TableState, deadline: Deadline, told_at: float | None, now: float
) -> float | None:
    """No default is played for somebody who was not told, at least half their time ago: when the
    deadline comes instead; None where it may come now."""
    if not deadline.meaning.is_end or not state.is_dealt:
        return None
    ask = state.ask_of(deadline_owner(state, deadline))
    if ask is None or not is_notified(state.record, ask):
        return None
    moment = state.game.moment(state.game_state)
    is_turn = is_of_turn(state.record, ask, moment)
    length = state.record.clocks.turn if is_turn else decision_time(state.record)
    if told_at is not None and is_future(told_at, now):
        return None  # the clock was ahead then: it is long known
    later = (now if told_at is None else told_at) + (length or 0) / 2
    return later if later > now else None
