"""Which deadlines run after an answer: pure, over the asks before and after it.

The kinds: `turn` and `remind` (the turn clock and its half time), `floor` and `cap` (of a window,
or the cap of one seat's decision), `turn_limit` and `cap_limit` (whoever sleeps), `order` (a held
answer to a decision), `undo` (see loose.py), `computer`, `lobby`. Not of play are `pause` and
`abort` (votes) and `heir` (an offered seat).
"""

from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.table.model.course import Due
from bot.table.model.pace import COMPUTER_PAUSE, Luck, cap, floor
from bot.table.model.sheet import Entry, Sheet
from bot.table.time.whose_clock import ends, left_of, limited

TURN_KINDS = ("turn", "turn_limit", "remind")


def is_of_play(kind: str) -> bool:
    """Whether it stands still in a pause and follows the game's asks."""
    return kind not in ("pause", "abort", "heir")


def retimed(
    sheet: Sheet,
    due: Due,
    before: tuple[Ask, ...],
    after: tuple[Ask, ...],
    entry: Entry | None,
    turn: int,
    now: float,
    luck: Luck,
) -> tuple[Sheet, Due]:
    """The deadlines after an answer, and the sheet with its turn clock running or stopped."""
    asked = {ask.seat: ask for ask in after}
    kept = {key: at for key, at in due.items() if _stands(sheet, key)}
    if TABLE in asked:
        was_open = any(ask.seat == TABLE for ask in before)
        if not was_open or (entry is not None and entry.seat == TABLE):
            sheet = replace(sheet, asked=tuple(seat for seat in asked if seat != TABLE))
            kept = _window(sheet, kept, asked[TABLE], now, luck)
    else:
        sheet = replace(sheet, asked=())
        kept = _decisions(sheet, kept, after, now, luck)
    sheet, kept = _turn(sheet, kept, after, turn, now)
    return sheet, _computers(sheet, limited(sheet, kept, after, now), after, now)


def _stands(sheet: Sheet, key: tuple[str, Seat]) -> bool:
    """Does what this deadline was set for still stand?"""
    kind, seat = key
    if kind in TURN_KINDS or kind == "undo":
        return True  # judged by the turn clock, and with the loose lines
    if not is_of_play(kind):
        return True
    opened = sheet.since.get(seat)
    if opened is None:
        return False
    if kind == "computer":
        return sheet.chairs[seat].computer is not None
    if kind == "order" and seat not in sheet.held:
        return False
    return seat == TABLE or opened <= sheet.edition


def _window(
    sheet: Sheet, due: dict[tuple[str, Seat], float], table: Ask, now: float, luck: Luck
) -> dict[tuple[str, Seat], float]:
    """A window has opened: its cap and its floor."""
    due = {key: at for key, at in due.items() if key != ("cap_limit", TABLE)}
    due["floor", TABLE] = now + floor(sheet.clocks, luck)
    due["cap", TABLE] = ends(sheet, "cap", TABLE, now, cap(sheet.clocks, table.clock))
    return due


def _decisions(
    sheet: Sheet,
    due: dict[tuple[str, Seat], float],
    after: tuple[Ask, ...],
    now: float,
    luck: Luck,
) -> dict[tuple[str, Seat], float]:
    """One named seat decides: the cap of its clock, and the floor of what an order answers."""
    for ask in after:
        if ask.clock is Clock.TURN or sheet.since[ask.seat] <= sheet.edition:
            continue
        length = cap(sheet.clocks, ask.clock)
        due = due | {("cap", ask.seat): ends(sheet, "cap", ask.seat, now, length)}
        if ask.seat in sheet.held:
            due = due | {("order", ask.seat): now + floor(sheet.clocks, luck)}
    return due


def _turn(
    sheet: Sheet,
    due: dict[tuple[str, Seat], float],
    after: tuple[Ask, ...],
    turn: int,
    now: float,
) -> tuple[Sheet, dict[tuple[str, Seat], float]]:
    """One deadline for a whole turn; it stands still while another clock or a computer plays."""
    running = next((key for key in due if key[0] == "turn"), None)
    asked = next((ask.seat for ask in after if ask.clock is Clock.TURN), None)
    by_computer = asked is not None and sheet.chairs[asked].computer is not None
    if running is not None and running[1] == asked and sheet.timed == turn and not by_computer:
        return sheet, due
    left, most = _stopped(sheet, due, running, now)
    due = {key: at for key, at in due.items() if key[0] not in TURN_KINDS}
    if asked is None:
        return replace(sheet, turn_left=left, turn_most=most), due
    if sheet.timed != turn or left is None:
        left, most = sheet.clocks.turn, None
    stopped = (left, most) if by_computer else (None, None)
    sheet = replace(sheet, timed=turn, turn_left=stopped[0], turn_most=stopped[1])
    if left is None or by_computer:
        return sheet, due
    return sheet, due | _running(sheet, asked, turn, left, most, now)


def _stopped(
    sheet: Sheet, due: Due, running: tuple[str, Seat] | None, now: float
) -> tuple[float | None, float | None]:
    """What is left of the turn: awake time, and the time until its limit if it has one."""
    if running is None:
        return sheet.turn_left, sheet.turn_most
    limit = due.get(("turn_limit", running[1]))
    left = left_of(sheet, "turn", running[1], now, due[running])
    return left, None if limit is None else limit - now


def _running(
    sheet: Sheet, seat: Seat, turn: int, left: float, most: float | None, now: float
) -> dict[tuple[str, Seat], float]:
    """The turn clock goes, or goes on; a turn has one half time only."""
    due = {("turn", seat): ends(sheet, "turn", seat, now, left)}
    if most is not None:
        due["turn_limit", seat] = now + most
    half = (sheet.clocks.turn or 0) / 2
    if left > half and sheet.reminded != turn:
        due["remind", seat] = ends(sheet, "remind", seat, now, left - half)
    return due


def _computers(
    sheet: Sheet, due: dict[tuple[str, Seat], float], after: tuple[Ask, ...], now: float
) -> dict[tuple[str, Seat], float]:
    """A computer takes a breath before it acts; in a window it has answered already."""
    if any(ask.seat == TABLE for ask in after):
        return due
    seats = [ask.seat for ask in after if sheet.chairs[ask.seat].computer]
    fresh = {("computer", seat): now + COMPUTER_PAUSE for seat in seats}
    return fresh | due
