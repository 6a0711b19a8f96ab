"""A table in play as a value: game, sheet, state, deadlines, and what has just happened."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyState, Ask, Moment, Seat, Step, TableGame, Whisper
from bot.table.model.deadline import Due
from bot.table.model.record import LogEntry, TableRecord


class LogEvent(Struct, frozen=True):
    """One line of the log and what it brought; the deal is number 0 and nobody's."""

    number: int
    entry: LogEntry | None
    moment: Moment  # in which it was answered
    news: tuple[Any, ...]
    whispers: tuple[Whisper[Any], ...]
    reveals: bool
    episode: int = 0


NOT_DEALT = AnyState(None)  # the state of a table that has not begun


class TableState(Struct, frozen=True):
    """A table in play, and what has happened since the last save."""

    game: TableGame
    record: TableRecord
    game_state: AnyState
    due: Due
    unsaved_events: tuple[LogEvent, ...] = ()
    credits: int = 0  # how often others have put off its deadlines, which no save may undo

    @property
    def is_dealt(self) -> bool:
        return self.game_state is not NOT_DEALT

    def asks(self) -> tuple[Ask, ...]:
        return self.game.asks(self.game_state)

    def ask_of(self, seat: Seat) -> Ask | None:
        return next((ask for ask in self.asks() if ask.seat == seat), None)


Replay = list[tuple[LogEvent, AnyState]]  # what happened, and where each led


def log_event(
    number: int, entry: LogEntry | None, moment: Moment, step: Step[AnyState, Any, Any]
) -> LogEvent:
    return LogEvent(number, entry, moment, step.news, step.whispers, step.reveals, step.episode)


def is_public(before: TableRecord, state: TableState) -> bool:
    """Whether anything has happened since then that all may see."""
    after = state.record
    is_told = any(happened.news for happened in state.unsaved_events)
    return is_told or _seen_of(before) != _seen_of(after)


def _seen_of(record: TableRecord) -> tuple[object, ...]:
    return record.phase, record.pause, record.undo.told


def seen_by_all(state: TableState) -> TableState:
    """With the next edition, which buttons and file names count."""
    return replace(
        state, record=replace(state.record, public_version=state.record.public_version + 1)
    )
