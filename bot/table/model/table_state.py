"""A table in play as a value: game, record, state, deadlines, and recent events."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyState, Ask, Moment, Seat, Step, TableGame, Whisper
from bot.table.model.deadline import Due
from bot.table.model.record import LogEntry, TableRecord


class LogEvent(Struct, frozen=True):
    """A log entry and its events; the deal is number 0 and has no seat."""

    number: int
    entry: LogEntry | None
    moment: Moment  # in which it was answered
    news: tuple[Any, ...]
    whispers: tuple[Whisper[Any], ...]
    reveals: bool
    episode: int = 0


NOT_DEALT = AnyState(None)  # the state before the deal


class TableState(Struct, frozen=True):
    """A table in play, and what has happened since the last save."""

    game: TableGame
    record: TableRecord
    game_state: AnyState
    due: Due
    unsaved_events: tuple[LogEvent, ...] = ()
    credits: int = 0  # counts extensions of deadlines by others, which a save must not revert

    @property
    def is_dealt(self) -> bool:
        return self.game_state is not NOT_DEALT

    def asks(self) -> tuple[Ask, ...]:
        return self.game.asks(self.game_state)

    def ask_of(self, seat: Seat) -> Ask | None:
        return next((ask for ask in self.asks() if ask.seat == seat), None)


Replay = list[tuple[LogEvent, AnyState]]  # events, each with the state after it


def log_event(
    number: int, entry: LogEntry | None, moment: Moment, step: Step[AnyState, Any, Any]
) -> LogEvent:
    """A log entry together with what its step brought."""
    return LogEvent(number, entry, moment, step.news, step.whispers, step.reveals, step.episode)


def is_public(before: TableRecord, state: TableState) -> bool:
    """Whether anything has happened since then that everybody may see."""
    after = state.record
    is_told = any(happened.news for happened in state.unsaved_events)
    return is_told or _seen_of(before) != _seen_of(after)


def _seen_of(record: TableRecord) -> tuple[object, ...]:
    return record.phase, record.pause, record.undo.told


def seen_by_all(state: TableState) -> TableState:
    """With the next public version."""
    return replace(
        state, record=replace(state.record, public_version=state.record.public_version + 1)
    )
