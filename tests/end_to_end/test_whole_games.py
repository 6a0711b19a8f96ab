"""Whole games by people who click on what they see, from the lobby to the final card."""

import random
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.games import GAMES, emerald
from bot.table.sheet import Phase
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Habit, Player, gather, play_out

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")
HABITS: tuple[Habit, ...] = ("dm", "hand", "closed", "dm", "hand")
ASKS = {"first_move", "second_move", "take_card", "victim", "ransom"}
RARE = {"RansomHidden"}  # only with ransom_cards = secret


async def whole_game(home: House, people: int, computers: int, seed: int) -> list[Any]:
    """Plays from lobby to final card and returns all that happened."""
    seated = home.discord.people(*NAMES[:people])
    players = [Player(p, h) for p, h in zip(seated, HABITS, strict=False)]
    await gather(home, players, "emerald", computers)
    await play_out(home, players, random.Random(seed))
    table = await home.table()
    assert table.sheet.phase is Phase.OVER
    final = home.board(players[0].person)
    assert "Rematch" in final.buttons
    assert table.sheet.seed.hex() in final.text
    return await table.history()


@pytest.mark.parametrize(("people", "computers"), [(2, 1), (3, 0), (5, 0)])
async def test_emerald_from_lobby_to_final_card(
    tmp_path: Path, people: int, computers: int
) -> None:
    """No click fails, and whatever can happen in a game has happened, been told and been shown."""
    async with house(tmp_path, seed=people) as home:
        history = await whole_game(home, people, computers, seed=people)

        told = {type(event).__name__ for happened in history for event in happened.news}
        if people == 5:
            known = {kind.__name__ for kind in get_args(emerald.Event)}
            assert known - told <= RARE | {"BonusFourGiven"}
        assert len(history) > 20 * people


async def test_every_question_of_emerald_is_answered_by_a_click(tmp_path: Path) -> None:
    async with house(tmp_path, seed=3) as home:
        history = await whole_game(home, 3, 0, seed=4)

        clicked = {str(h.entry.path[0]) for h in history if h.entry and h.entry.by == "click"}
        assert {"end_turn", "give_up", "gem", "gold"} <= clicked
        assert any(pick.startswith("pay") for pick in clicked)


@pytest.mark.parametrize("slug", GAMES)
async def test_requests_stay_within_the_budget(tmp_path: Path, slug: str) -> None:
    """At most 3 requests an action, at most 5 when the turn passes; a DM is opened once for all."""
    async with house(tmp_path) as home:
        anna, ben = (Player(p, "dm") for p in home.discord.people("Anna", "Ben"))
        await gather(home, [anna, ben], slug)
        luck = random.Random(5)
        for _ in range(30):
            table = await home.table()
            turn = table.course.game.moment(table.course.state).turn
            home.requests.clear()
            for player in (anna, ben):
                await player.act(home, luck)
                await home.settle()
                if home.requests:
                    break
            passed = table.course.game.moment(table.course.state).turn != turn
            sent = [r for r in home.requests if not r.endswith("/users/@me/channels")]
            assert len(sent) <= (5 if passed else 3), sent
