"""Whom the table notifies, and why. Pure: from the record and the asks.

A notification has one id and pushes once. A turn is one notification, however many asks it has;
after a window with notifications, and after a pause, the asked players are notified again, because
they may have left. Who is notified of a window is secret: it reveals who wants to be asked.
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
    """The notification of each seat that has something to be told."""
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
    """Whether an ask notifies: turns and decisions do, windows if long and open for this seat."""
    if ask.seat == TABLE or not record.chairs[ask.seat].is_played:
        return False
    if ask.clock is not Clock.REACTION:
        return True
    return windows.is_long(record) and windows.is_waited_for(record, ask.seat)


def notification_for(state: TableState, ask: Ask) -> NotificationId:
    """The id under which this ask is notified."""
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
    """1 if a decision is half over: the reminder is another notification."""
    record, moment = state.record, state.game.moment(state.game_state)
    if is_of_turn(record, ask, moment):
        return int(record.turn.reminded == moment.turn)
    return int(record.nudged.get(ask.seat) == record.ask_versions[ask.seat])


def deadline_owner(state: TableState, deadline: Deadline) -> Seat:
    """The seat whose time ends with the deadline; `TABLE` for a window of several."""
    if deadline.seat != TABLE or state.record.window.kind != "decision":
        return deadline.seat
    return next(iter(windows.missing(state)), TABLE)


def deadline_after_notification(
    state: TableState, deadline: Deadline, told_at: float | None, now: float
) -> float | None:
    """The postponed deadline if the player was not notified at least half their time ago; None if
    it may fire. No default is played for a player who did not know.
    """
    if not deadline.meaning.is_end or not state.is_dealt:
        return None
    ask = state.ask_of(deadline_owner(state, deadline))
    if ask is None or not is_notified(state.record, ask):
        return None
    moment = state.game.moment(state.game_state)
    is_turn = is_of_turn(state.record, ask, moment)
    length = state.record.clocks.turn if is_turn else decision_time(state.record)
    if told_at is not None and is_future(told_at, now):
        return None  # the clock was ahead when it was noted: long ago
    later = (now if told_at is None else told_at) + (length or 0) / 2
    return later if later > now else None
