"""Results of finished games, one row for each person, written by the save that ends the game."""

from typing import NamedTuple

from bot.games.contract import Outcome
from bot.table.model.record import Phase, TableRecord
from bot.table.model.table_state import TableState

Scored = tuple[int | None, str, int, int, bool]  # person, name, place, points, resigned


class PlayerResult(NamedTuple):
    """How a person did in a finished game: a row of `results`."""

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


class ComputerResult(NamedTuple):
    """How a computer did: a row of `computers`."""

    table: int
    seat: int
    level: str
    place: int


def results_of(state: TableState, at: float) -> list[PlayerResult]:
    """The results, if this save ends the game; none if the table was called off."""
    outcome, record = _new_outcome(state), state.record
    if outcome is None:
        return []
    scored = [*_seated(record, outcome), *_resigned(record)]
    return [
        PlayerResult(
            record.id, seat, record.guild, record.game, person, name, place, points, gone, at
        )
        for seat, (person, name, place, points, gone) in enumerate(scored)
        if person is not None
    ]


def computers_of(state: TableState) -> list[ComputerResult]:
    """The results of computers, if this save ends the game."""
    outcome, record = _new_outcome(state), state.record
    if outcome is None:
        return []
    return [
        ComputerResult(record.id, seat, chair.computer or "normal", outcome.places[seat])
        for seat, chair in enumerate(record.chairs)
        if chair.user is None
    ]


def _new_outcome(state: TableState) -> Outcome | None:
    is_end = state.record.phase is Phase.OVER and bool(state.unsaved_events)
    return state.game.outcome(state.game_state) if is_end else None


def _seated(record: TableRecord, outcome: Outcome) -> list[Scored]:
    """By seat; computers are in another table."""
    results = zip(record.chairs, outcome.places, outcome.scores, strict=True)
    return [(chair.user, chair.name, at, points, chair.resigned) for chair, at, points in results]


def _resigned(record: TableRecord) -> list[Scored]:
    """People who resigned and have no seat here any more come last, whatever the seat reached."""
    gone = {who.user: who.name for who in record.resigned_users if record.seat_of(who.user) is None}
    return [(user, name, len(record.chairs), 0, True) for user, name in gone.items()]
