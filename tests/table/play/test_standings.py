"""How the points grew from round to round: for all, when the game is over."""

import random

import pytest

from bot.games.contract import TABLE, Refused
from bot.games.kit.walks import random_path
from bot.table.model.record import Phase
from tests.table.kit import Room


async def test_a_line_for_each_round_and_the_scores_at_its_end(room: Room) -> None:
    table, luck = await room.deal("duel", 3, seed=2), random.Random(2)
    with pytest.raises(Refused, match="not_over"):
        await table.standings()
    while table.record.phase is Phase.RUNNING:
        asked = [ask.seat for ask in table.state.asks() if ask.seat != TABLE]
        if not asked:
            await room.time.advance(60)
            continue
        path = random_path(table.state.game, table.state.game_state, asked[0], luck)
        user = table.record.chairs[asked[0]].user or 0
        await table.answer(user, asked[0], table.record.ask_versions[asked[0]], path)

    grown = await table.standings()

    rounds = table.state.game.moment(table.state.game_state).round
    assert len(grown) == rounds + 1
    assert all(len(points) == 3 for points in grown)
    outcome = table.state.game.outcome(table.state.game_state)
    assert outcome is not None
    assert grown[-1] == outcome.scores
    await room.restart()
    assert await (await room.tables.get(table.record.id)).standings() == grown
