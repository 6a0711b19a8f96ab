"""Whom the table calls, and why: pure, from what stands on the sheet and what the game asks.

The same call rings once. A turn is one call, however many questions it has; after a window that
people were called to, and after a pause, whoever is asked is called again: they may have gone.
Who is called to a window is secret, for it tells who wants to be asked.
"""

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.table.model.deadline import Deadline
from bot.table.model.ledger import CallId
from bot.table.model.pace import decision_time, is_of_turn
from bot.table.model.record import Phase, TableRecord
from bot.table.model.table_state import TableState
from bot.table.play import windows
from bot.table.time.sanity import is_future


def calls(course: TableState) -> dict[Seat, CallId]:
    """Everybody who is to be told something now, with the reason."""
    sheet = course.record
    if sheet.phase in (Phase.OVER, Phase.ENDED):
        chairs = enumerate(sheet.chairs)
        there = [seat for seat, chair in chairs if chair.user is not None and not chair.resigned]
        return {Seat(seat): CallId(Seat(seat), "end") for seat in there if sheet.seed}
    if sheet.phase is not Phase.RUNNING or sheet.pause is not None:
        return {}
    return {ask.seat: call_of(course, ask) for ask in course.asks() if is_called(sheet, ask)}


def is_called(sheet: TableRecord, ask: Ask) -> bool:
    """People are called to their turn and to decisions; to a window only if it is long and stays
    open for them."""
    if ask.seat == TABLE or not sheet.chairs[ask.seat].is_played:
        return False
    if ask.clock is not Clock.REACTION:
        return True
    return windows.is_long(sheet) and windows.is_waited_for(sheet, ask.seat)


def call_of(course: TableState, ask: Ask) -> CallId:
    sheet, turn = course.record, course.game.moment(course.game_state).turn
    again, edition = sheet.turn.called_again
    anew = edition if again == turn else 0
    if ask.clock is Clock.TURN:
        return CallId(ask.seat, "turn", anew or turn, int(sheet.turn.reminded == turn))
    stands = sheet.since[ask.seat]
    if ask.clock is Clock.DECISION:
        return CallId(ask.seat, "decision", max(stands, anew), _is_half_over(course, ask))
    return CallId(ask.seat, "window", max(stands, anew))


def _is_half_over(course: TableState, ask: Ask) -> int:
    """1: whoever decides is reminded."""
    sheet, moment = course.record, course.game.moment(course.game_state)
    if is_of_turn(sheet, ask, moment):
        return int(sheet.turn.reminded == moment.turn)
    return int(sheet.nudged.get(ask.seat) == sheet.since[ask.seat])


def whose_end(course: TableState, deadline: Deadline) -> Seat:
    """Whose time is over with it; `TABLE` where it is that of a window for several."""
    if deadline.seat != TABLE or course.record.window.kind != "decision":
        return deadline.seat
    return next(iter(windows.missing(course)), TABLE)


def after_the_word(
    course: TableState, deadline: Deadline, told_at: float | None, now: float
) -> float | None:
    """No default is played for somebody who was not told, at least half their time ago: when the
    deadline comes instead; None where it may come now."""
    if not deadline.meaning.is_end or not course.is_dealt:
        return None
    ask = course.ask_of(whose_end(course, deadline))
    if ask is None or not is_called(course.record, ask):
        return None
    moment = course.game.moment(course.game_state)
    is_turn = is_of_turn(course.record, ask, moment)
    length = course.record.clocks.turn if is_turn else decision_time(course.record)
    if told_at is not None and is_future(told_at, now):
        return None  # the clock was ahead then: it is long known
    later = (now if told_at is None else told_at) + (length or 0) / 2
    return later if later > now else None
