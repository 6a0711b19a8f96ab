"""Which deadlines run after an answer: pure, over the asks before and after it.

The kinds: `turn` and `remind` (the turn clock and its half time), `floor` and `cap` (of a window,
or the cap of one seat's decision), `order` (a held answer to a decision), `computer`, `lobby`.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.table.pace import COMPUTER_PAUSE, Luck, cap, floor
from bot.table.sheet import Entry, Sheet

Due = Mapping[tuple[str, Seat], float]


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
            kept = _window(sheet, kept, asked[TABLE], now, luck)
    else:
        kept = _decisions(sheet, kept, after, now, luck)
    sheet, kept = _turn(sheet, kept, after, turn, now)
    return sheet, _computers(sheet, kept, after, now)


def _stands(sheet: Sheet, key: tuple[str, Seat]) -> bool:
    """Does what this deadline was set for still stand?"""
    kind, seat = key
    if kind in ("turn", "remind"):
        return True  # judged by the turn clock
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
    times = {"floor": floor(sheet.clocks, luck), "cap": float(cap(sheet.clocks, table.clock))}
    return due | {(kind, TABLE): now + time for kind, time in times.items()}


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
        due = due | {("cap", ask.seat): now + cap(sheet.clocks, ask.clock)}
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
    left = due[running] - now if running is not None else sheet.turn_left
    due = {key: at for key, at in due.items() if key[0] not in ("turn", "remind")}
    if asked is None:
        return replace(sheet, turn_left=left), due
    full = sheet.clocks.turn
    if sheet.timed != turn or left is None:
        left = full
    sheet = replace(sheet, timed=turn, turn_left=left if by_computer else None)
    if full is None or left is None or by_computer:
        return sheet, due
    due[("turn", asked)] = now + left
    if left > full / 2:
        due[("remind", asked)] = now + left - full / 2
    return sheet, due


def _computers(
    sheet: Sheet, due: dict[tuple[str, Seat], float], after: tuple[Ask, ...], now: float
) -> dict[tuple[str, Seat], float]:
    """A computer takes a breath before it acts; in a window it has answered already."""
    if any(ask.seat == TABLE for ask in after):
        return due
    seats = [ask.seat for ask in after if sheet.chairs[ask.seat].computer]
    fresh = {("computer", seat): now + COMPUTER_PAUSE for seat in seats}
    return fresh | due
