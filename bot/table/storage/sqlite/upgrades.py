"""Migrations that SQL cannot express, in the transaction of their step.

An upgrade reads before the SQL of its step runs, and returns what is to be done after it.
"""

import sqlite3
from collections.abc import Callable

from msgspec.structs import replace

from bot.games.contract import TABLE, Seat
from bot.table.model.message_record import (
    ALARM,
    BOARD,
    MENTION,
    MessageRecord,
    MessageRecords,
    MessageRef,
    NotificationId,
    panel_of,
)
from bot.table.model.record import Phase, TableRecord
from bot.table.storage.ledger import columns
from bot.table.storage.snapshot import COLUMNS, SavedTable, sheet_of
from bot.table.storage.sqlite.ledger import PUT

Finish = Callable[[sqlite3.Connection], None]
# kind, seat, channel, message and mark, as 1.0.0 stored them
Shown = tuple[str, int, int, int, str]


def to_ledger(db: sqlite3.Connection) -> Finish:
    """Adds the server to every table, and turns what it showed into message records."""
    saved = [sheet_of(SavedTable(*row)) for row in db.execute(f"SELECT {COLUMNS} FROM tables")]
    sheets = [record for record in saved if record is not None]
    sql = "SELECT kind, seat, channel, message, mark FROM shown WHERE table_id = ?"
    shown = {record.id: db.execute(sql, (record.id,)).fetchall() for record in sheets}

    def finish(db: sqlite3.Connection) -> None:
        for record in sheets:
            db.execute("UPDATE tables SET guild = ? WHERE id = ?", (record.guild, record.id))
            for slot, row in _ledger(record, shown[record.id]).items():
                db.execute(PUT, columns(record.id, slot, row))

    return finish


def _ledger(record: TableRecord, shown: list[Shown]) -> MessageRecords:
    """Fingerprints stay empty: every message is edited once, and nothing pushes."""
    rows: MessageRecords = {}
    reminders = {seat: MessageRef(where, number) for kind, seat, where, number, _ in shown
                 if kind == "half"}  # fmt: skip
    for kind, number, channel, message, mark in shown:
        seat, where = Seat(number), MessageRef(channel, message)
        match kind:
            case "board":
                end = str(NotificationId(TABLE, "end")) if record.phase is Phase.OVER else ""
                rows[BOARD] = MessageRecord(message=where, notification_id=end, posts=1)
            case "panel":
                rows[panel_of(seat)] = _panel(record, seat, mark, where, reminders.get(seat))
            case "end" if channel != record.channel:
                user, call = record.chairs[seat].user or 0, str(NotificationId(seat, "end"))
                rows[panel_of(seat)] = MessageRecord(user, where, notification_id=call, posts=1)
            case "end":
                rows[MENTION] = _ended(rows.get(MENTION, MessageRecord(posts=1)), seat, where)
            case "notice":
                rows[MENTION] = MessageRecord(message=where, posts=1)
            case "alarm":
                rows[ALARM] = MessageRecord(message=where, posts=1)
    return rows


def _ended(mention: MessageRecord, seat: Seat, where: MessageRef) -> MessageRecord:
    """Players without DMs were told of the end in the channel, each in a line of their own."""
    calls = [*filter(None, mention.notification_id.split("+")), str(NotificationId(seat, "end"))]
    old = (
        mention.stale_messages
        if mention.message is None
        else (*mention.stale_messages, mention.message)
    )
    return replace(mention, message=where, notification_id="+".join(calls), stale_messages=old)


def _panel(
    record: TableRecord, seat: Seat, mark: str, where: MessageRef, reminder: MessageRef | None
) -> MessageRecord:
    """A mark was `<person> turn <number>` or `<person> ask <version>`: the last notification."""
    person, _, asked = mark.partition(" ")
    kind, _, number = asked.partition(" ")
    if kind == "ask":
        kind = "window" if seat in record.window.asked else "decision"
    call = str(NotificationId(seat, kind, int(number), int(reminder is not None))) if number else ""
    at = record.asked_at.get(seat, 0.0)
    old = () if reminder is None else (reminder,)
    user = int(person) if person.isdecimal() else 0
    return MessageRecord(
        user, where, notification_id=call, notified_at=at, posts=1, stale_messages=old
    )


UPGRADES: dict[int, Callable[[sqlite3.Connection], Finish]] = {3: to_ledger}
