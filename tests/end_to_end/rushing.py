"""A game that is over in a moment: nobody clicks, the table is answered directly."""

import random

from bot.games.contract import TABLE
from bot.games.kit.walks import random_path
from bot.local.people import Person
from bot.table.model.record import Phase
from bot.table.table import Table
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, gather


async def rushed(home: House, *people: Person, slug: str = "emerald", seed: int = 1) -> None:
    """These people meet, and their game is played at random to its end."""
    await gather(home, [Player(person) for person in people], slug)
    number = await home.bot.store.open_in(home.discord.channel.id)
    assert number is not None
    await rush(await home.bot.tables.get(number), random.Random(seed))
    await home.settle()


async def rush(table: Table, luck: random.Random) -> None:
    """Plays on at random to the end."""
    while table.record.phase is Phase.RUNNING:
        state = table.state
        seat = next(ask.seat for ask in state.asks() if ask.seat != TABLE)
        user = state.record.chairs[seat].user
        assert user is not None
        path = random_path(state.game, state.game_state, seat, luck)
        await table.answer(user, seat, state.record.ask_versions[seat], path)
