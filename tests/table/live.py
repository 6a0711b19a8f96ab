"""Tables in the middle of real games: played there by random answers, and played on."""

import random
from collections.abc import Callable

from bot.games.contract import TABLE, Clock
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from bot.table.model.record import Phase
from bot.table.model.table_state import TableState
from bot.table.table import Table
from tests.table.kit import Room

WITH_WINDOWS = {"dracheninsel", "emerald", "schatzjagd"}  # or with decisions out of turn


async def play(
    room: Room,
    table: Table,
    luck: random.Random,
    answers: int,
    until: Callable[[TableState], bool] = lambda _: False,
) -> None:
    """So many more answers, or until this holds or the game is over."""
    last = table.record.log_length + answers
    while table.record.phase is Phase.RUNNING and table.record.log_length < last:
        if until(table.state):
            return
        await answer(room, table, luck)


async def answer(room: Room, table: Table, luck: random.Random) -> None:
    """Somebody who is asked answers, or time passes until a window closes."""
    state = table.state
    people = [ask.seat for ask in state.asks() if ask.seat != TABLE]
    if not people:
        await room.time.advance(60)
        return
    seat = luck.choice(people)
    user = state.record.chairs[seat].user
    assert user is not None
    path = random_path(state.game, state.game_state, seat, luck)
    await table.answer(user, seat, state.record.ask_versions[seat], path)


def in_a_window(state: TableState) -> bool:
    """Somebody is asked out of turn: in a window, or for a decision of his own."""
    return any(ask.clock is not Clock.TURN for ask in state.asks())


async def all_games(room: Room, answers: int = 12, seed: int = 1) -> dict[int, TableState]:
    """Each game some way into it, in an open window where the game has such; by table."""
    tables = list[Table]()
    for channel, slug in enumerate(GAMES):
        luck = random.Random(f"{seed} {slug}")
        table = await room.deal(slug, 3, seed, channel=channel)
        await play(room, table, luck, answers)
        if slug in WITH_WINDOWS:
            await play(room, table, luck, 40 * answers, until=in_a_window)
        assert table.record.phase is Phase.RUNNING
        tables.append(table)
    return {table.record.id: table.state for table in tables}
