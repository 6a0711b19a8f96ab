"""Whole games by people who click on what they see, from the lobby to the final card."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.ui.message.painting import start_painters
from render.painter import png
from render.registry import PAINTERS
from tests.end_to_end.answers import content
from tests.end_to_end.house import house
from tests.end_to_end.players import gather, play_out
from tests.end_to_end.whole_games import events_of, seated, told, whole_game
from tests.fingerprints.encoded import is_fingerprint

SIZES = [(slug, people) for slug, game in GAMES.items() for people in game.SEATS]
OPENING = 24  # clicks


async def test_emerald_from_lobby_to_final_card(tmp_path: Path) -> None:
    """No click fails, every kind of question was answered, every kind of news was told."""
    async with house(tmp_path, seed=3) as home:
        history = await whole_game(home, "emerald", 3, seed=4)

        own = [h.entry.path for h in history if h.entry and h.entry.by == "click"]
        clicked = {pick for path in own for pick in path}
        assert {"end_turn", "give_up", "gem", "gold"} <= clicked
        assert any(pick.startswith("pay") for pick in clicked)
        assert events_of("emerald") - told(history) <= {"RansomHidden", "BonusFourGiven"}


@pytest.fixture
def a_painter() -> Iterator[None]:
    """Pictures are painted as for people, by a process of their own."""
    start_painters(1)
    yield
    start_painters(0)


@pytest.mark.painted
@pytest.mark.usefixtures("a_painter")
@pytest.mark.parametrize("slug", GAMES)
async def test_the_first_clicks_of_every_game(tmp_path: Path, slug: str) -> None:
    """With as many people as the game takes, no click fails; its pictures are those of the
    painter, not fingerprints."""
    people = max(GAMES[slug].SEATS)
    async with house(tmp_path, seed=people) as home:
        players = seated(home, people)
        await gather(home, players, slug)

        clicks = await play_out(home, players, random.Random(people), clicks=OPENING)

        assert clicks == OPENING
        table = await home.table()
        names = tuple(chair.name for chair in table.record.chairs)
        board = PAINTERS[slug].board(GAMES[slug].public(table.state.game_state), names)
        assert png(board) in content(home, home.board(players[0].person)).values()
        assert not any(map(is_fingerprint, home.discord.world.files.values()))


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "people"), SIZES)
async def test_whole_games_of_every_size(tmp_path: Path, slug: str, people: int) -> None:
    async with house(tmp_path, seed=people) as home:
        history = await whole_game(home, slug, people, seed=people)

        assert len(told(history)) > 5
