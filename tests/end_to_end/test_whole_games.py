"""Whole games by people who click on what they see, from the lobby to the final card."""

import random
from pathlib import Path

import pytest

from bot.table.sheet import Phase
from tests.end_to_end.house import house
from tests.end_to_end.players import Habit, Player, gather, play_out

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")
HABITS: tuple[Habit, ...] = ("dm", "hand", "closed", "dm", "hand")


@pytest.mark.parametrize(("people", "computers"), [(2, 0), (3, 0), (5, 0), (2, 2)])
async def test_emerald_from_lobby_to_final_card(
    tmp_path: Path, people: int, computers: int
) -> None:
    async with house(tmp_path, seed=people) as home:
        seated = home.discord.people(*NAMES[:people])
        players = [Player(p, h) for p, h in zip(seated, HABITS, strict=False)]
        await gather(home, players, "emerald", computers)

        clicks = await play_out(home, players, random.Random(people))

        table = await home.table()
        assert table.sheet.phase is Phase.OVER
        assert clicks > 10 * people
        final = home.board(players[0].person)
        assert "Rematch" in final.buttons
        assert table.sheet.seed.hex() in final.text
