"""End to end: the greatest thing of a turn stands as a strip below the board, and in the panel of
whoever did it, in the messages that are sent anyway (N1: delivery/test_request_budget.py)."""

import random
from functools import partial
from pathlib import Path

from bot.local.post import Post
from bot.table.model.record import Phase
from bot.ui.message import painting
from render.registry import PAINTERS
from tests.end_to_end.answers import content
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather


async def test_a_great_moment_is_shown_to_all_and_to_whoever_made_it(tmp_path: Path) -> None:
    async with house(tmp_path, seed=7) as home:
        players = [Player(person) for person in home.discord.people("Anna", "Ben")]
        luck = random.Random(7)
        await gather(home, players, "emerald")
        acting, expected = players[0], list[bytes]()
        while not expected:
            assert _strips(home, home.board(players[0].person)) == []
            acting, expected = await _act(home, players, luck), await _painted(home)
            assert (await home.table()).record.phase is Phase.RUNNING

        assert _strips(home, home.board(players[0].person)) == expected
        assert _strips(home, acting.person.inbox()[-1]) == expected


async def _act(home: House, players: list[Player], luck: random.Random) -> Player:
    while True:
        for player in luck.sample(players, len(players)):
            if (shown := await player.act(home, luck)) is not None:
                assert shown.failure is None
                await home.settle()
                return player
        await home.pass_time(2.0)


async def _painted(home: House) -> list[bytes]:
    """The strip of the newest turn, by the painter itself."""
    table = await home.table()
    names = tuple(chair.name for chair in table.record.chairs)
    view, painter = table.state.game.public(table.state.game_state), PAINTERS[table.record.game]
    return painting.encoded(partial(painter.moment, view, await table.turn_news(), names))


def _strips(home: House, post: Post) -> list[bytes]:
    found = content(home, post).items()
    return [picture for name, picture in found if name.startswith("moment-")]
