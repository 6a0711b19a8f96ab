"""A table in play as a value: game, sheet, state, deadlines, and what has just happened."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bot.games.contract import Ask, Moment, Seat, Step, Whisper
from bot.table.model.sheet import Entry, Sheet

Due = Mapping[tuple[str, Seat], float]  # kind and seat of each deadline: when it comes


class Happening(Struct, frozen=True):
    """One line of the log and what it brought; the deal is version 0 and nobody's."""

    version: int
    entry: Entry | None
    moment: Moment  # in which it was answered
    news: tuple[Any, ...]
    whispers: tuple[Whisper[Any], ...]
    reveals: bool
    scene: int = 0


class Course(Struct, frozen=True):
    """A table in play, and what has happened since the last save."""

    game: Any  # AnyGame; a module, which msgspec cannot check
    sheet: Sheet
    state: Any
    due: Due
    happened: tuple[Happening, ...] = ()

    def asks(self) -> tuple[Ask, ...]:
        asks: tuple[Ask, ...] = self.game.asks(self.state)
        return asks

    def ask_of(self, seat: Seat) -> Ask | None:
        return next((ask for ask in self.asks() if ask.seat == seat), None)


def happening(
    version: int, entry: Entry | None, moment: Moment, step: Step[Any, Any, Any]
) -> Happening:
    return Happening(version, entry, moment, step.news, step.whispers, step.reveals, step.scene)
