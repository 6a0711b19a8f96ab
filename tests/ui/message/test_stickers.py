"""The greatest thing of a turn: whoever it concerns sees it, also when the game has gone on."""

from bot.games.contract import AnyGame, Seat
from bot.table.model.table_state import LogEvent
from bot.ui.message.table_view import TableView
from bot.ui.panel.panel import panel
from bot.ui.panel.story import concerning
from tests.ui.scenes import plain, story_of, view_of

LATER = 6  # steps


async def test_a_panel_shows_the_great_things_that_concern_its_reader_and_no_others(
    registered: AnyGame,
) -> None:
    seats = max(registered.SEATS)
    view, one = first_great(registered, seats)
    concerned = [is_great_to(view, Seat(seat), one) for seat in range(seats)]

    assert await has_strip(view, Seat(concerned.index(True)), one)
    assert not await has_strip(view, Seat(concerned.index(False)), one)


def first_great(game: AnyGame, seats: int) -> tuple[TableView, LogEvent]:
    """The first great thing that concerns some and leaves others cold, as seen some steps later."""
    walk = story_of(game, seats)[:-1]
    for (one, _), (_, later) in zip(walk, walk[LATER:], strict=False):
        view = view_of(game, later, seats)
        is_great = view.painter.moment(view.public, one.news, view.names) is not None
        if is_great and {is_great_to(view, Seat(s), one) for s in range(seats)} == {False, True}:
            return view, one
    raise AssertionError("nothing great has happened")


def is_great_to(view: TableView, seat: Seat, one: LogEvent) -> bool:
    news = concerning(view, seat, [one])
    return view.painter.moment(view.public, news, view.names) is not None


async def has_strip(view: TableView, seat: Seat, one: LogEvent) -> bool:
    _, files = plain(await panel(view, seat, story=[one]))
    return any(name.startswith("moment-") for name, _ in files)
