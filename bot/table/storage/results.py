"""Finished games, a line for each person: written in the transaction that ends the game."""

from typing import NamedTuple

from bot.games.contract import Outcome
from bot.table.model.record import Phase, TableRecord
from bot.table.model.table_state import TableState

Scored = tuple[int | None, str, int, int, bool]  # person, name, place, points, resigned


class Result(NamedTuple):
    """How one person did in one finished game: a row of `results`."""

    table: int
    seat: int
    guild: int
    game: str
    person: int
    name: str  # as it was then
    place: int
    points: int
    resigned: bool
    at: float


class Computer(NamedTuple):
    """How a computer did: a row of `computers`."""

    table: int
    seat: int
    level: str
    place: int


def results_of(course: TableState, at: float) -> list[Result]:
    """Only the save that ends the game has any; a table that is called off has none."""
    outcome, sheet = _new_outcome(course), course.record
    if outcome is None:
        return []
    scored = [*_seated(sheet, outcome), *_resigned(sheet)]
    return [
        Result(sheet.id, seat, sheet.guild, sheet.game, person, name, place, points, gone, at)
        for seat, (person, name, place, points, gone) in enumerate(scored)
        if person is not None
    ]


def computers_of(course: TableState) -> list[Computer]:
    outcome, sheet = _new_outcome(course), course.record
    if outcome is None:
        return []
    return [
        Computer(sheet.id, seat, chair.computer or "normal", outcome.places[seat])
        for seat, chair in enumerate(sheet.chairs)
        if chair.user is None
    ]


def _new_outcome(course: TableState) -> Outcome | None:
    is_end = course.record.phase is Phase.OVER and bool(course.happened)
    return course.game.outcome(course.game_state) if is_end else None


def _seated(sheet: TableRecord, outcome: Outcome) -> list[Scored]:
    """By seat; a computer has no results."""
    results = zip(sheet.chairs, outcome.places, outcome.scores, strict=True)
    return [(chair.user, chair.name, at, points, chair.resigned) for chair, at, points in results]


def _resigned(sheet: TableRecord) -> list[Scored]:
    """Who resigned and does not sit here again: last, whatever became of the seat."""
    gone = {who.user: who.name for who in sheet.resigners if sheet.seat_of(who.user) is None}
    return [(user, name, len(sheet.chairs), 0, True) for user, name in gone.items()]
