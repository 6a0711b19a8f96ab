"""Running tables in any state of a game, ready to be shown, and what is shown as plain data."""

from typing import Any

from msgspec.structs import replace

from bot.games.contract import AnyGame, Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Chair, LogEntry, Phase, TableRecord
from bot.table.model.table_state import LogEvent, TableState, log_event
from bot.ui.intake.buttons import Buttons
from bot.ui.message.parts import Post
from bot.ui.message.table_view import TableView
from render.painter import TablePainter
from render.registry import PAINTERS
from tests.laws import scenes, slug_of

BUTTONS = Buttons(bytes(32))
NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")


def table_view(state: TableState, painter: TablePainter, language: str) -> TableView:
    """With a key, so that its buttons can be made."""
    return TableView(state, painter, language, buttons=BUTTONS)


def course_of(game: AnyGame, state: Any, seats: int) -> TableState:
    """A running table in this state, as the table layer would have it."""
    chairs = tuple(Chair(user, NAMES[user]) for user in range(seats))
    since = {ask.seat: 1 for ask in game.asks(state)}
    record = TableRecord(
        1, slug_of(game), 2, 3, 0, "de", chairs=chairs, seed=bytes(32), ask_versions=since
    )
    due = {Deadline(DeadlineKind.TURN, Seat(0)): 1000.0}
    return TableState(game, replace(record, phase=Phase.RUNNING), state, due)


def plain(post: Post) -> tuple[Any, list[tuple[str, bytes]]]:
    files = [(file.filename, file.fp.read()) for file in post.files]
    components: Any = post.view.to_components()  # type: ignore[no-untyped-call]
    return components, files


def story_of(game: AnyGame, seats: int) -> list[tuple[LogEvent, Any]]:
    """A whole random game, every answer given in person, with the states it led to."""
    return [
        (log_event(n, LogEntry(seat, path), game.moment(state), step), step.state)
        for n, (state, _, seat, path, step) in enumerate(scenes(game, seats, 1), 1)
    ]


def view_of(game: AnyGame, state: Any, seats: int, language: str = "en") -> TableView:
    return table_view(course_of(game, state, seats), PAINTERS[slug_of(game)], language)
