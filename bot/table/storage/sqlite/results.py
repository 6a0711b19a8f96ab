"""Finished games, a line for each person: written in the transaction that ends the game."""

import sqlite3

from bot.games.contract import Outcome
from bot.table.model.course import Course
from bot.table.model.sheet import Phase, Sheet

Scored = tuple[int | None, str, int, int, bool]  # person, name, place, points, resigned


def put_results(db: sqlite3.Connection, course: Course, at: float) -> None:
    """Only the save that ends the game writes them; a table that is called off has none."""
    sheet = course.sheet
    if sheet.phase is not Phase.OVER or not course.happened:
        return
    scored = [*_seated(sheet, course.game.outcome(course.state)), *_resigned(sheet)]
    rows = [(sheet.id, seat, sheet.guild, sheet.game, *who, at) for seat, who in enumerate(scored)]
    people = [row for row in rows if row[4] is not None]
    db.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", people)
    outcome = course.game.outcome(course.state)
    computers = [
        (sheet.id, seat, chair.computer or "normal", outcome.places[seat])
        for seat, chair in enumerate(sheet.chairs)
        if chair.user is None
    ]
    db.executemany("INSERT INTO computers VALUES (?, ?, ?, ?)", computers)


def _seated(sheet: Sheet, outcome: Outcome) -> list[Scored]:
    """By seat; a computer has no results."""
    results = zip(sheet.chairs, outcome.places, outcome.scores, strict=True)
    return [(chair.user, chair.name, at, points, chair.resigned) for chair, at, points in results]


def _resigned(sheet: Sheet) -> list[Scored]:
    """Who resigned and does not sit here again: last, whatever became of the seat."""
    gone = {who.user: who.name for who in sheet.resigners if sheet.seat_of(who.user) is None}
    return [(user, name, len(sheet.chairs), 0, True) for user, name in gone.items()]
